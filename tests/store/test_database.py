"""The history file: made when it is missing, refused and left alone when it is not ours, changed only as a whole."""

import os
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest

from tests.store.recording import READ, record, rows, some_answers
from trainer.errors import StoreDamaged, StoreError, StoreNewer, StoreUnavailable
from trainer.store import database
from trainer.store.database import APPLICATION_ID, VERSION, Database
from trainer.store.history import FILE, Store


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where a history is to be; the folder is there."""
    return tmp_path / FILE


def open_and_close(file: Path) -> None:
    Database(file).close()


def pragma(file: Path, name: str) -> int:
    return int(rows(file.parent, f"PRAGMA {name}")[0][0])


@cache
def history() -> bytes:
    """A file with 60 answers."""
    with TemporaryDirectory() as folder:
        with Store(Path(folder), READ) as store:
            record(store, some_answers(60, seed=1))
        return (Path(folder) / FILE).read_bytes()


def assert_refused(file: Path, error: type[StoreError]) -> StoreError:
    """The file is refused, and it and its folder stay as they are."""
    before = file.read_bytes() if file.is_file() else None
    folder = sorted(file.parent.iterdir())
    with pytest.raises(error) as refused:
        open_and_close(file)
    assert refused.value.path == str(file)
    assert (file.read_bytes() if file.is_file() else None) == before
    assert sorted(file.parent.iterdir()) == folder
    return refused.value


# Made when it is missing


def test_a_missing_file_is_made_with_its_folder(tmp_path: Path) -> None:
    file = tmp_path / "data" / "cribbage" / FILE
    open_and_close(file)
    assert pragma(file, "user_version") == VERSION == 2
    assert pragma(file, "application_id") == APPLICATION_ID == 0x43524942
    assert {name for (name,) in rows(file.parent, "SELECT name FROM sqlite_master WHERE type = 'table'")} == {
        *("answer", "undone", "told")
    }


def test_an_empty_file_is_taken_for_a_missing_one(file: Path) -> None:
    file.touch()
    open_and_close(file)
    assert pragma(file, "user_version") == VERSION


def test_a_file_that_is_there_is_opened_and_not_changed(file: Path) -> None:
    file.write_bytes(history())
    open_and_close(file)
    assert file.read_bytes() == history()
    assert rows(file.parent, "SELECT count(*) FROM answer") == [(60,)]


def test_many_who_open_a_missing_file_at_once_make_one(file: Path) -> None:
    with ThreadPoolExecutor(8) as pool:
        assert [*pool.map(open_and_close, 8 * [file])] == 8 * [None]
    assert pragma(file, "user_version") == VERSION
    assert rows(file.parent, "SELECT count(*) FROM answer") == [(0,)]


def test_nothing_is_left_beside_the_file(file: Path) -> None:
    open_and_close(file)
    assert [*file.parent.iterdir()] == [file]


def test_what_is_committed_is_on_the_disk(file: Path) -> None:
    with closing(Database(file)) as db:
        assert db.connection.execute("PRAGMA synchronous").fetchone() == (2,)


# Refused when it is not ours


def test_a_file_of_a_later_version_is_refused_as_newer(file: Path) -> None:
    file.write_bytes(history())
    rows(file.parent, "PRAGMA user_version = 3")
    error = assert_refused(file, StoreNewer)
    assert isinstance(error, StoreNewer)
    assert (error.version, error.known) == (3, VERSION)


@pytest.mark.parametrize(
    "content",
    [
        b"Dear diary, today I counted cribbage hands.\n",
        b"ab",
        100 * b"\0",
        5000 * b"\xff",
        b"SQLite format 3\0",
        b"SQLite format 3\0" + 4080 * b"\0",
        b"SQLite format 3\0" + Random(1).randbytes(8176),
    ],
    ids=["a text", "two letters", "zeros", "noise", "the first words", "a hollow page", "noise behind them"],
)
def test_a_file_of_another_kind_is_refused_as_damaged(file: Path, content: bytes) -> None:
    file.write_bytes(content)
    assert_refused(file, StoreDamaged)


def test_a_file_of_one_letter_is_refused_as_damaged(file: Path) -> None:
    file.write_bytes(b"x")
    assert_refused(file, StoreDamaged)


FOREIGN = [
    "CREATE TABLE song (name TEXT)",
    "CREATE TABLE answer (id INTEGER); PRAGMA user_version = 1",
    "CREATE TABLE answer (id INTEGER); PRAGMA user_version = 7; PRAGMA application_id = 7",
    f"CREATE TABLE answer (id INTEGER); PRAGMA application_id = {APPLICATION_ID}",
    f"CREATE TABLE answer (id INTEGER); PRAGMA application_id = {APPLICATION_ID}; PRAGMA user_version = -1",
    "CREATE VIEW songs AS SELECT 1",
    "PRAGMA journal_mode = WAL; CREATE TABLE song (name TEXT)",
    "PRAGMA user_version = 3",
]


@pytest.mark.parametrize("script", FOREIGN)
def test_a_database_of_another_program_is_refused_as_damaged(file: Path, script: str) -> None:
    with closing(sqlite3.connect(file)) as db:
        db.executescript(script)
    assert_refused(file, StoreDamaged)


def test_an_empty_database_of_another_program_is_refused_as_damaged(file: Path) -> None:
    with closing(sqlite3.connect(file)) as db:
        db.executescript("PRAGMA application_id = 7")
    assert_refused(file, StoreDamaged)


def cuts() -> list[int]:
    """Lengths to which a history may be cut: within the header, within pages, between pages."""
    whole, page = len(history()), 4096
    between = range(page, whole, page)
    return sorted({2, 15, 16, 50, 99, 100, 511, 512, 1000, 4095, 4097, 6000, *between, whole - page - 1, whole - page})


@pytest.mark.parametrize("length", cuts())
def test_a_truncated_history_is_refused_as_damaged(file: Path, length: int) -> None:
    file.write_bytes(history()[:length])
    assert_refused(file, StoreDamaged)


@pytest.mark.parametrize("lacking", [1, 100, 2048, 4095])
def test_a_history_whose_end_is_lacking_is_refused_as_damaged(file: Path, lacking: int) -> None:
    file.write_bytes(history()[:-lacking])
    assert_refused(file, StoreDamaged)


def pages_behind_the_first() -> range:
    return range(1, len(history()) // 4096)


@pytest.mark.parametrize("page", pages_behind_the_first())
def test_a_history_with_a_page_overwritten_is_refused_as_damaged(file: Path, page: int) -> None:
    start = 4096 * page
    file.write_bytes(history()[:start] + Random(page).randbytes(4096) + history()[start + 4096 :])
    assert_refused(file, StoreDamaged)


def test_a_folder_in_place_of_the_file_cannot_be_used(file: Path) -> None:
    file.mkdir()
    error = assert_refused(file, StoreUnavailable)
    assert isinstance(error, StoreUnavailable)
    assert error.reason


def test_a_file_in_place_of_the_folder_cannot_be_used(tmp_path: Path) -> None:
    (tmp_path / "home").write_text("x", encoding="utf-8")
    for file in (tmp_path / "home" / FILE, tmp_path / "home" / "deep" / FILE):
        with pytest.raises(StoreUnavailable) as refused:
            open_and_close(file)
        assert refused.value.path == str(file)
        assert refused.value.reason
    assert (tmp_path / "home").read_text(encoding="utf-8") == "x"


def test_a_link_that_leads_nowhere_cannot_be_used(file: Path) -> None:
    file.symlink_to(file.parent / "gone" / "file")
    with pytest.raises(StoreUnavailable):
        open_and_close(file)


# Refused by the system


@contextmanager
def without_rights() -> Iterator[None]:
    """As a user who may not do everything, where this one may."""
    if not hasattr(os, "geteuid"):
        pytest.skip("the system has no such rights")
    is_root = os.geteuid() == 0
    if is_root:
        os.seteuid(65534)
    try:
        yield
    finally:
        if is_root:
            os.seteuid(0)


@pytest.fixture
def public_folder() -> Iterator[Path]:
    """A folder that anybody may enter, and nobody but its owner write to; pytest's own may not be entered."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)
        yield folder
        folder.chmod(0o755)


def test_a_folder_that_may_not_be_written_to_cannot_be_used(public_folder: Path) -> None:
    public_folder.chmod(0o555)
    for file in (public_folder / FILE, public_folder / "home" / FILE):
        with without_rights(), pytest.raises(StoreUnavailable) as refused:
            open_and_close(file)
        assert refused.value.reason
    assert [*public_folder.iterdir()] == []
    public_folder.chmod(0o755)


def test_a_file_that_may_not_be_read_cannot_be_used(public_folder: Path) -> None:
    file = public_folder / FILE
    file.write_bytes(history())
    file.chmod(0o000)
    with without_rights(), pytest.raises(StoreUnavailable):
        open_and_close(file)
    file.chmod(0o644)
    assert file.read_bytes() == history()


def test_a_file_that_may_only_be_read_is_read_and_refused_when_written(public_folder: Path) -> None:
    file = public_folder / FILE
    file.write_bytes(history())
    file.chmod(0o444)
    public_folder.chmod(0o555)
    with without_rights(), closing(Database(file)) as db:
        assert db.connection.execute("SELECT count(*) FROM answer").fetchone() == (60,)
        with pytest.raises(StoreUnavailable), db.transaction():
            db.connection.execute("INSERT INTO undone VALUES (1, 'now')")
    public_folder.chmod(0o755)
    assert file.read_bytes() == history()


def test_a_file_that_another_keeps_locked_cannot_be_used_for_now(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "_BUSY_SECONDS", 0.0)
    file.write_bytes(history())
    with closing(sqlite3.connect(file, isolation_level=None)) as other, closing(Database(file)) as db:
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(StoreUnavailable, match="locked"), db.transaction():
            pass
        with pytest.raises(StoreUnavailable, match="locked"):
            open_and_close(file)
        other.execute("ROLLBACK")
        with db.transaction():
            db.connection.execute("INSERT INTO undone VALUES (1, 'now')")
    assert rows(file.parent, "SELECT * FROM undone") == [(1, "now")]


def test_a_full_disk_leaves_the_file_as_it_was(file: Path) -> None:
    file.write_bytes(history())
    with closing(Database(file)) as db:
        db.connection.execute(f"PRAGMA max_page_count = {len(history()) // 4096}")
        many = [(number, 100 * "x") for number in range(5000)]
        with pytest.raises(StoreUnavailable, match="full"), db.transaction():
            db.connection.executemany("INSERT INTO undone VALUES (?, ?)", many)
    assert file.read_bytes() == history()


def test_a_statement_that_does_not_fit_the_file_is_damage(file: Path) -> None:
    with closing(Database(file)) as db:
        rows(file.parent, "DROP TABLE told")
        with pytest.raises(StoreDamaged), db.refusals():
            db.connection.execute("SELECT * FROM told")
    with pytest.raises(StoreDamaged):
        Database(file)


# All or nothing


def half_done(error: BaseException) -> Callable[[Database], None]:
    def run(db: Database) -> None:
        with db.transaction():
            db.connection.execute("INSERT INTO undone VALUES (1, 'now')")
            db.connection.execute("INSERT INTO undone VALUES (2, 'now')")
            raise error

    return run


@pytest.mark.parametrize("error", [RuntimeError("half-way"), KeyboardInterrupt(), GeneratorExit()], ids=repr)
def test_a_transaction_that_ends_half_way_leaves_nothing(file: Path, error: BaseException) -> None:
    file.write_bytes(history())
    with closing(Database(file)) as db:
        with pytest.raises(type(error)) as raised:
            half_done(error)(db)
        assert raised.value is error
        assert not db.connection.in_transaction
        assert db.connection.execute("SELECT count(*) FROM undone").fetchone() == (0,)
    assert file.read_bytes() == history()


def test_after_a_transaction_that_ended_half_way_the_next_one_works(file: Path) -> None:
    with closing(Database(file)) as db:
        with pytest.raises(RuntimeError):
            half_done(RuntimeError())(db)
        with db.transaction():
            db.connection.execute("INSERT INTO undone VALUES (3, 'now')")
    assert rows(file.parent, "SELECT answer FROM undone") == [(3,)]


def test_a_refused_statement_takes_the_whole_transaction_back(file: Path) -> None:
    with closing(Database(file)) as db:
        twice = [(1, "now"), (2, "now"), (1, "now")]
        with pytest.raises(StoreError), db.transaction():
            db.connection.executemany("INSERT INTO undone VALUES (?, ?)", twice)
        assert not db.connection.in_transaction
    assert rows(file.parent, "SELECT * FROM undone") == []


def test_others_see_a_transaction_when_it_is_done_and_not_before(file: Path) -> None:
    with closing(Database(file)) as db:
        with db.transaction():
            db.connection.execute("INSERT INTO undone VALUES (1, 'now')")
            assert rows(file.parent, "SELECT * FROM undone") == []
        assert rows(file.parent, "SELECT * FROM undone") == [(1, "now")]


def test_nobody_else_writes_during_a_transaction(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "_BUSY_SECONDS", 0.0)
    with closing(Database(file)) as one, closing(Database(file)) as other:
        with one.transaction(), pytest.raises(StoreUnavailable, match="locked"), other.transaction():
            raise AssertionError("both were let in")
        with other.transaction():
            pass


def test_a_connection_is_closed_when_the_file_is_refused(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[sqlite3.Connection] = []
    connect = sqlite3.connect

    def remember(*args: object, **options: object) -> sqlite3.Connection:
        opened.append(connect(*args, **options))  # type: ignore[call-overload]
        return opened[-1]

    monkeypatch.setattr(sqlite3, "connect", remember)
    file.write_text(100 * "no history ", encoding="utf-8")
    with pytest.raises(StoreDamaged):
        Database(file)
    with pytest.raises(sqlite3.ProgrammingError, match="closed"):
        opened[0].execute("SELECT 1")
