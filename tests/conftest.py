"""What every test stands on: a fixed environment, a fixed clock, an own folder for the history, and no network."""

import os
import signal
import socket
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

# typer reads some of these when it is imported, so they go before anything else.
for _variable in (
    *("FORCE_COLOR", "NO_COLOR", "PY_COLORS", "GITHUB_ACTIONS", "CLICOLOR_FORCE", "TTY_COMPATIBLE", "ACCESSIBLE"),
    *("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG", "CRIBBAGE_TRAINER_LANG", "CRIBBAGE_TRAINER_HOME"),
    *("TERM", "COLUMNS", "LINES", "COLORTERM"),
):
    os.environ.pop(_variable, None)
signal.signal(signal.SIGINT, signal.default_int_handler)  # a job in the background inherits that it is ignored
os.environ.update(COLUMNS="80", TERM="xterm-256color", PYTHONUTF8="1")

import hypothesis  # noqa: E402
import pytest  # noqa: E402
from typer.testing import CliRunner, Result  # noqa: E402

hypothesis.settings.register_profile("always", deadline=None, derandomize=True, database=None)
hypothesis.settings.load_profile("always")

MONDAY = datetime(2026, 3, 2, 18, 0, tzinfo=UTC)
"""When the tests take place."""


class Clock:
    """A clock that stands until it is moved; the stopwatch takes `pace` seconds for every answer."""

    def __init__(self) -> None:
        self.time = MONDAY
        self.pace = 4.0
        self._stopped = 0.0

    def now(self) -> datetime:
        return self.time

    def stopwatch(self) -> float:
        self._stopped += self.pace
        return self._stopped

    def move(self, **delta: float) -> None:
        self.time += timedelta(**delta)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of this test's history, which does not exist yet."""
    folder = tmp_path / "home"
    monkeypatch.setenv("CRIBBAGE_TRAINER_HOME", str(folder))
    return folder


@pytest.fixture(autouse=True)
def _no_network(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise AssertionError("the program went to the network")

    monkeypatch.setattr(socket.socket, "connect", refuse)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """A fixed clock, in UTC, for the commands."""
    from trainer.cli import clock as real

    fixed = Clock()
    monkeypatch.setattr(real, "now", fixed.now)
    monkeypatch.setattr(real, "stopwatch", fixed.stopwatch)
    monkeypatch.setattr(real, "study_day", lambda now: (now - timedelta(hours=4)).date())
    return fixed


Run = Callable[..., Result]


@pytest.fixture
def run() -> Run:
    """Run the program: run("count", "5H", ..., typed="12\\nq\\n"). Standard input is no terminal."""
    from trainer.cli.app import app

    def invoke(*words: str, typed: str | None = None, env: dict[str, str] | None = None) -> Result:
        return CliRunner().invoke(app, words, input=typed, env=env or {}, prog_name="cribbage-trainer")

    return invoke
