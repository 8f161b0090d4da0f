"""The program as a process of its own, for what only a real one shows: streams, encodings, exit codes."""

import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent


@dataclass(frozen=True)
class Outcome:
    """What a run of the program left: its exit code, and what was on its two streams."""

    code: int
    out: bytes
    err: bytes

    @property
    def text(self) -> str:
        """Standard output, which must be UTF-8."""
        return self.out.decode("utf-8")

    @property
    def errors(self) -> str:
        """Standard error, which must be UTF-8."""
        return self.err.decode("utf-8")


Program = Callable[..., Outcome]


@pytest.fixture
def environment(home: Path, tmp_path: Path) -> dict[str, str]:
    """The environment of a process: what it needs to run, and nothing that changes how it speaks."""
    kept = {name: os.environ[name] for name in ("PATH", "SYSTEMROOT", "PYTHONDONTWRITEBYTECODE") if name in os.environ}
    return kept | {
        "HOME": str(tmp_path),
        "CRIBBAGE_TRAINER_HOME": str(home),
        "PYTHONPATH": str(ROOT),
        "PYTHONUTF8": "1",
        "COLUMNS": "80",
    }


@pytest.fixture
def program(environment: dict[str, str], tmp_path: Path) -> Program:
    """Run it: program("count", "5H", ..., typed="...", env={...}); a variable that is None is taken away."""

    def start(
        *words: str | bytes,
        typed: str | bytes = "",
        env: Mapping[str, str | None] | None = None,
        wrapper: tuple[str, ...] = (),
    ) -> Outcome:
        variables = {name: value for name, value in {**environment, **(env or {})}.items() if value is not None}
        done = subprocess.run(
            [*wrapper, sys.executable, "-m", "trainer", *words],
            input=typed.encode() if isinstance(typed, str) else typed,
            capture_output=True,
            env=variables,
            cwd=tmp_path,
            timeout=60,
            check=False,
        )
        return Outcome(done.returncode, done.stdout, done.stderr)

    return start
