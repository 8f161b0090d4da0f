"""A history of the first version, as the program of that time wrote it, is taken over whole and read anew."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.store.recording import DERIVED, READ, rows, tables
from trainer.errors import StoreDamaged
from trainer.learning.diagnosis import VERSION
from trainer.store import database
from trainer.store.history import FILE, Store

SCRIPT = Path(__file__).parent.parent / "data" / "history-1.sql"
ANSWERS = "SELECT id, at, day, origin, deck, skill, hand, response, given, is_right, seconds FROM answer ORDER BY id"


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """The folder of a history of version 1: eleven answers of a drill, one of them taken back."""
    with closing(sqlite3.connect(tmp_path / FILE)) as db:
        db.executescript(SCRIPT.read_text(encoding="utf-8"))
        db.execute("PRAGMA application_id = 0x43524942")
        db.execute("PRAGMA user_version = 1")
    return tmp_path


def test_no_answer_of_an_old_history_is_lost(old: Path) -> None:
    answers, undone = rows(old, ANSWERS), rows(old, "SELECT * FROM undone")
    with Store(old, READ):
        pass
    assert len(answers) == 11
    assert (rows(old, ANSWERS), rows(old, "SELECT * FROM undone")) == (answers, undone)
    assert rows(old, "PRAGMA user_version") == [(database.VERSION,)]


def test_an_old_history_is_read_by_todays_diagnosis(old: Path) -> None:
    with Store(old, READ) as store:
        assert store.habits()
    assert rows(old, "SELECT version FROM derivation") == [(VERSION,)]
    upgraded = tables(old)
    with Store(old, READ) as store:
        store.rebuild()
    assert tables(old) == upgraded


def test_an_upgraded_history_has_the_tables_of_a_new_one(old: Path, tmp_path: Path) -> None:
    with Store(old, READ), Store(tmp_path / "new", READ):
        pass
    columns = (
        "SELECT m.name, p.name, p.type, p.'notnull' FROM sqlite_master m, pragma_table_info(m.name) p ORDER BY 1, 2"
    )
    others = "SELECT type, name FROM sqlite_master WHERE name NOT LIKE 'sqlite_%' ORDER BY 1, 2"
    assert rows(old, columns) == rows(tmp_path / "new", columns)
    assert rows(old, others) == rows(tmp_path / "new", others)


def test_an_upgrade_that_ends_half_way_leaves_the_old_history(old: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = (old / FILE).read_bytes()
    broken = old / "broken.sql"
    broken.write_text("ALTER TABLE answer ADD COLUMN aim TEXT;\nALTER TABLE nowhere ADD COLUMN x;\n", encoding="utf-8")
    with monkeypatch.context() as patch:
        patch.setitem(database._UPGRADES, 1, broken)
        with pytest.raises(StoreDamaged):
            Store(old, READ)
    assert (old / FILE).read_bytes() == before
    with Store(old, READ):
        assert len(rows(old, ANSWERS)) == 11


def test_answers_read_in_an_older_way_are_read_anew(tmp_path: Path, old: Path) -> None:
    with Store(old, READ):
        pass
    read = tables(old)
    with closing(sqlite3.connect(old / FILE)) as db, db:
        db.execute("UPDATE derivation SET version = 0")
        db.execute("DELETE FROM evidence")
    with Store(old, READ):
        pass
    assert tables(old, DERIVED) == read
