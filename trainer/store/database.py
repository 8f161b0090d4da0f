"""The file that holds the history: made when it is missing, refused when it is not ours, changed only as a whole."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from trainer.errors import StoreDamaged, StoreError, StoreNewer, StoreUnavailable

VERSION = 2
"""Of the schema."""

APPLICATION_ID = int.from_bytes(b"CRIB", "big")
"""Tells our files from other SQLite files."""

_SCHEMA = Path(__file__).with_name("schema.sql")
_UPGRADES = {1: Path(__file__).with_name("from_1.sql")}
_BUSY_SECONDS = 10.0
_HEADER_BYTES = 100
_TABLES = {"answer", "undone", "told", "standing_answer"}

_CHECKED_PAGES = 256
"""Up to this size, some four thousand answers, the whole file is checked when it is opened, which takes a few ms."""


def statements(script: Path) -> Iterator[str]:
    """The statements of a file of SQL."""
    statement = ""
    for line in script.read_text(encoding="utf-8").splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""


class Database:
    """A connection to the file `path`; opening it makes the file, and its folder, where they are missing.

    Whatever the system refuses is raised as StoreDamaged, StoreNewer or StoreUnavailable, and the file is left as it
    is.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        with self.refusals():
            path.parent.mkdir(parents=True, exist_ok=True)
            self.connection = sqlite3.connect(path, timeout=_BUSY_SECONDS, isolation_level=None)
            try:
                self.connection.execute("PRAGMA synchronous = FULL")
                self._create_if_empty()
                self._check()
                self._upgrade()
            except BaseException:
                self.connection.close()
                raise

    def close(self) -> None:
        """Let the file go."""
        self.connection.close()

    @contextmanager
    def refusals(self) -> Iterator[None]:
        """Turn what the system refuses into an error of ours."""
        try:
            yield
        except sqlite3.Error as error:
            raise self._refusal(error) from error
        except (ValueError, TypeError) as error:  # what was read is no text, no date, no number
            raise StoreDamaged(str(self._path)) from error
        except OSError as error:
            raise StoreUnavailable(str(self._path), error.strerror or str(error)) from error

    def _refusal(self, error: sqlite3.Error) -> StoreError:
        """A statement that does not fit the file, or a file that makes no sense, is damage; the rest may pass."""
        code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)  # text that is no UTF-8 has none
        is_passing = isinstance(error, sqlite3.OperationalError) and code != sqlite3.SQLITE_ERROR
        return StoreUnavailable(str(self._path), str(error)) if is_passing else StoreDamaged(str(self._path))

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """All or nothing, and nobody else writes meanwhile; what was done in it is on the disk when it ends."""
        with self.refusals():
            self.connection.execute("BEGIN IMMEDIATE")
            try:
                yield
                self.connection.execute("COMMIT")
            except BaseException:
                if self.connection.in_transaction:
                    self.connection.execute("ROLLBACK")
                raise

    def _create_if_empty(self) -> None:
        if 0 < self._path.stat().st_size < _HEADER_BYTES:
            raise StoreDamaged(str(self._path))  # SQLite takes it for an empty file and would write over it
        if self._is_empty():
            with self.transaction():
                if self._is_empty():  # else another process was faster
                    self._create()

    def _is_empty(self) -> bool:
        is_marked = self._pragma("user_version") or self._pragma("application_id")
        return not is_marked and not self.connection.execute("SELECT 1 FROM sqlite_master").fetchone()

    def _create(self) -> None:
        self._run(_SCHEMA)
        self.connection.execute(f"PRAGMA application_id = {APPLICATION_ID:d}")
        self.connection.execute(f"PRAGMA user_version = {VERSION:d}")

    def _upgrade(self) -> None:
        """Bring an older file up to date, all of it or nothing."""
        if self._pragma("user_version") == VERSION:
            return
        with self.transaction():
            for version in range(self._pragma("user_version"), VERSION):  # another process may have been faster
                self._run(_UPGRADES[version])
            self.connection.execute(f"PRAGMA user_version = {VERSION:d}")

    def _run(self, script: Path) -> None:
        for statement in statements(script):
            self.connection.execute(statement)

    def _check(self) -> None:
        version = self._pragma("user_version")
        if self._pragma("application_id") != APPLICATION_ID or version < 1:
            raise StoreDamaged(str(self._path))
        if version > VERSION:
            raise StoreNewer(str(self._path), version, VERSION)
        there = {name for (name,) in self.connection.execute("SELECT name FROM sqlite_master")}
        needed = _TABLES - ({"told"} if version == 1 else set())
        if not there >= needed or not self._is_whole():
            raise StoreDamaged(str(self._path))

    def _is_whole(self) -> bool:
        """Whether no page is missing and all make sense; what a large file has wrong SQLite tells when it reads it."""
        self.connection.execute("BEGIN")
        pages = self._pragma("page_count")
        is_long_enough = self._path.stat().st_size >= pages * self._pragma("page_size")
        is_sound = pages > _CHECKED_PAGES or self.connection.execute("PRAGMA quick_check(1)").fetchone() == ("ok",)
        self.connection.execute("COMMIT")
        return is_long_enough and is_sound

    def _pragma(self, name: str) -> int:
        return int(self.connection.execute(f"PRAGMA {name}").fetchone()[0])
