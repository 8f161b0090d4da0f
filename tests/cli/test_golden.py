"""Whole sessions, as they are on the screen, compared with files. GOLDEN_UPDATE=1 writes the files anew."""

import os
import re
import shlex
from pathlib import Path

import pytest

from tests import oracle
from tests.cli import screen
from tests.conftest import Clock, Run

FOLDER = Path(__file__).parent / "golden"

Step = tuple[str, str]
"""A command and what is typed at it, a word a line."""

SESSIONS: dict[str, tuple[dict[str, str], list[Step]]] = {
    "quiz-en": ({}, [("quiz -n 7 --seed 7", "19 seven 3 u 5 30 ? u ? s 27 q")]),
    "quiz-de": (
        {"LANG": "de_DE.UTF-8"},
        [("quiz --deck arguments --style long -n 6 --seed 1", "neunzehn 12 ja ? 24 u 10 8 s")],
    ),
    "drill-en": (
        {},
        [
            ("drill --seed 7", "16 2 12 ? u 4 5 q"),
            ("drill --seed 7 --style shortcut", "0 2 4 s 6 8 19 10 12 14"),
            ("drill", ""),
            ("", ""),
            ("drill --seed 8", "q"),
            ("stats", ""),
        ],
    ),
    "drill-de": (
        {"COLUMNS": "40", "CRIBBAGE_TRAINER_LANG": "de"},
        [("drill --seed 5", "2 ? x 4 4 4 5 s 4 2 2 2"), ("stats", "")],
    ),
}
"""The environment and the steps of each; an empty command is a night's sleep."""


@pytest.mark.parametrize("name", SESSIONS)
def test_a_session_looks_as_it_did(run: Run, clock: Clock, name: str) -> None:
    env, steps = SESSIONS[name]
    seen = ""
    for command, typed in steps:
        if not command:
            clock.move(days=1)
            continue
        result = run(*shlex.split(command), typed="".join(f"{line}\n" for line in typed.split()), env=env)
        assert (result.exit_code, result.stderr) == (0, "")
        seen += f"$ cribbage-trainer {command}\n{result.stdout}\n"
    file = FOLDER / f"{name}.txt"
    if os.environ.get("GOLDEN_UPDATE"):
        file.write_text(seen, encoding="utf-8", newline="\n")
    assert seen == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", SESSIONS)
def test_what_is_in_the_file_is_right(name: str) -> None:
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    blocks = re.split(r"^(?=Hand \d)", text, flags=re.MULTILINE)[1:]
    counted = 0
    for block, deal in zip(blocks, screen.deals(text), strict=True):
        count = block.partition("\n\n")[0]
        if "= " not in count:
            continue
        counted += 1
        totals = [int(total) for total in re.findall(r"\+\d+ += +(\d+)$", count, re.MULTILINE)]
        assert totals[-1] == oracle.points(*deal), block
        marked = [re.findall(r"\[(\S+?)([CDHS♣♦♥♠])\]", line) for line in count.splitlines() if "[" in line]
        assert len(marked) == len(totals)
        scoring = {card for _, cards, _ in oracle.items(*deal) for card in cards}
        assert {screen.card(*each) for line in marked for each in line} == scoring, block
    assert counted >= 3


def test_there_is_no_file_without_a_session() -> None:
    assert {file.stem for file in FOLDER.iterdir()} == {*SESSIONS}
