"""The program in a real terminal: dialogue, signals, the end of input, two at once, and days that pass."""

import io
import json
import os
import re
import shutil
import signal
import sqlite3
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from tests import oracle, slip_oracle
from tests.cli import screen
from tests.cli.conftest import Program
from tests.store.recording import READ
from trainer.errors import StoreChanged
from trainer.language.english import ENGLISH
from trainer.language.game_english import ENGLISH_GAME
from trainer.language.german import GERMAN
from trainer.language.slips_english import ENGLISH_SLIPS
from trainer.language.slips_german import GERMAN_SLIPS
from trainer.store.history import FILE, Store

pexpect = pytest.importorskip("pexpect")
pyte = pytest.importorskip("pyte")

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="a terminal of Unix")

PROMPT = re.escape(ENGLISH.prompt) + "$"
ENTER = re.escape(ENGLISH.enter) + "$"
HOW = f"({re.escape(ENGLISH_SLIPS.how_prompt)}|{re.escape(GERMAN_SLIPS.how_prompt)})$"
LAST_CHANCES = [re.escape(book.last_prompt) + "$" for book in (ENGLISH, GERMAN)]
ESCAPE = re.compile(r"\x1b\[[0-9;]*m")
VERDICT = f"({ENGLISH.right}|{ENGLISH.wrong}): "


class Dialogue:
    """A program at a terminal, and all that it has shown so far."""

    def __init__(self, child: Any) -> None:
        self.child = child
        self._log = io.StringIO()
        child.logfile_read = self._log
        child.delaybeforesend = None

    @property
    def raw(self) -> str:
        return self._log.getvalue()

    @property
    def text(self) -> str:
        """What was shown, without colours."""
        return ESCAPE.sub("", self.raw).replace("\r\n", "\n")

    def expect(self, pattern: str) -> None:
        """Wait for what comes next; where it is asked how a hand was counted and that is not it, press Enter."""
        while self.child.expect([pattern, *([] if pattern == HOW else [HOW])]):
            self.child.sendline("")

    def type(self, line: str, then: str = PROMPT) -> None:
        """Type a line and wait for what comes after it."""
        self.child.sendline(line)
        self.expect(then)

    def answer(self, *lines: str) -> None:
        """Type line after line, each when it is asked for."""
        for line in lines:
            self.type(line)

    def rightly(self) -> str:
        """The right answer to the hand that was asked last."""
        return screen.worth(screen.deals(self.text)[-1])

    def pass_over_placement(self) -> None:
        """Go straight to the hands of the day; the placement leaves no trace in the log."""
        self.expect(PROMPT)
        self._log.truncate(0)
        self._log.seek(0)
        self.child.sendline("q")

    def interrupt(self, then: Callable[[], object] = lambda: None) -> int | None:
        """Press Ctrl-C, do what comes then, and wait until it ends; its exit code.

        Python passes over a signal that comes after the prompt is written and before it waits for a key, so it is
        pressed again where nothing happens.
        """
        for attempt in range(10):
            self.child.sendintr()
            if not attempt:
                then()
            if self.child.expect([pexpect.EOF, pexpect.TIMEOUT], timeout=3) == 0:
                break
        return self.end()

    def end(self) -> int | None:
        """Wait until it ends, letting the last answer stand; its exit code."""
        while self.child.expect([pexpect.EOF, *LAST_CHANCES, HOW]):
            self.child.sendline("")
        self.child.close()
        return int(self.child.exitstatus) if self.child.exitstatus is not None else None


AtTerminal = Callable[..., Dialogue]


@pytest.fixture
def at_terminal(environment: dict[str, str], home: Path, tmp_path: Path) -> Iterator[AtTerminal]:
    """Start it: at_terminal("drill", ..., columns=80, env={...}, wrapper=("faketime", ...), code="...").

    The very first drill begins behind its placement, unless the placement is wanted (`is_placed`).
    """
    running: list[Dialogue] = []

    def start(
        *words: str,
        columns: int = 80,
        env: dict[str, str] | None = None,
        wrapper: Sequence[str] = (),
        code: str | None = None,
        is_placed: bool = False,
    ) -> Dialogue:
        variables = {**environment, "TERM": "xterm-256color", "TZ": "UTC", **(env or {})}
        del variables["COLUMNS"]  # a terminal tells its width itself
        command = [*wrapper, sys.executable, *(["-c", code] if code else ["-m", "trainer"]), *words]
        child = pexpect.spawn(
            command[0],
            command[1:],
            env=variables,
            cwd=str(tmp_path),
            encoding="utf-8",
            dimensions=(24, columns),
            timeout=30,
        )
        running.append(Dialogue(child))
        if words[:1] == ("drill",) and not is_placed and not has_drilled(home):
            running[-1].pass_over_placement()
        return running[-1]

    yield start
    for dialogue in running:
        dialogue.child.close(force=True)


def has_drilled(home: Path) -> bool:
    """Whether there was a drill before."""
    there = (home / FILE).exists()
    return there and bool(screen.rows(home, "SELECT 1 FROM answer WHERE origin <> 'quiz'"))


def stored(home: Path) -> list[int | None]:
    return [given for _, _, given in screen.answers(home)]


# Stopping


@pytest.mark.parametrize("command", ["quiz", "drill"])
def test_13_29_ctrl_c_at_the_prompt_stops_in_order(at_terminal: AtTerminal, home: Path, command: str) -> None:
    dialogue = at_terminal(command, "--seed", "7")
    dialogue.expect(PROMPT)
    dialogue.answer("12", "s", "29")
    assert dialogue.interrupt() == 130
    last = dialogue.text.rpartition("Points? ")[2]
    assert re.match(r"(\^C)?\n\n?Stopped after 3 of 10 hands\. Saved\.\n\n\d of 2 right", last)
    assert "Traceback" not in last
    assert stored(home) == [12, None, 29]


def test_13_ctrl_c_at_the_first_prompt_has_nothing_to_tell(at_terminal: AtTerminal, home: Path) -> None:
    dialogue = at_terminal("drill")
    dialogue.expect(PROMPT)
    assert dialogue.interrupt() == 130
    assert "Stopped after 0 of 10 hands. Saved." in dialogue.text
    assert stored(home) == []


TWO_CARDS = re.escape(ENGLISH_GAME.discard_prompt[1]) + "$"
CARD = re.escape(ENGLISH_GAME.lay_prompt) + "$"


def test_a_game_is_played_stopped_with_ctrl_c_and_gone_on_with(at_terminal: AtTerminal, home: Path) -> None:
    dialogue = at_terminal("game", "--seed", "7")
    dialogue.expect(TWO_CARDS)
    dialogue.type("5D 6C", CARD)
    dialogue.type("6H", CARD)
    assert dialogue.interrupt() == 130
    assert dialogue.text.endswith(f"{ENGLISH_GAME.saved}\n  cribbage-trainer game\n")
    assert "Traceback" not in dialogue.text
    again = at_terminal("game")
    again.expect(re.escape(ENGLISH_GAME.goes_on_prompt) + "$")
    again.type("", CARD)
    for card in ("7H", "JC"):
        again.type(card, CARD if card == "7H" else re.escape(ENGLISH_GAME.only_prompt) + "$")
    again.type("")
    again.type("2", ENTER)  # the computer counts at the player's pace
    for _ in range(20):
        again.child.sendline("")
        if again.child.expect([ENTER, re.escape(ENGLISH_GAME.discard_prompt[0]) + "$"]):
            break
    again.child.sendline("q")
    assert again.end() == 0
    assert stored(home) == [2]


GOES_ON = re.escape(ENGLISH_GAME.goes_on_prompt) + "$"
SAVED = f"{ENGLISH_GAME.saved}\n  cribbage-trainer game\n"


def at_the_computers_count(at_terminal: AtTerminal, *options: str) -> Dialogue:
    """A game up to where the computer counts its hand, before the first line."""
    dialogue = at_terminal("game", "--seed", "7", *options)
    dialogue.expect(TWO_CARDS)
    for line in ("5D 6C", "6H", "7H"):
        dialogue.type(line, CARD)
    dialogue.type("JC", re.escape(ENGLISH_GAME.only_prompt) + "$")
    dialogue.type("")
    dialogue.type("2", ENTER)
    return dialogue


@pytest.mark.parametrize("typed", ["q\n", "Q\n", "\x04"], ids=["q", "Q", "Ctrl-D"])
def test_a_game_is_stopped_also_between_the_lines_of_a_count(at_terminal: AtTerminal, home: Path, typed: str) -> None:
    dialogue = at_the_computers_count(at_terminal)
    dialogue.type("", ENTER)
    before = (home / "game.json").read_text("utf-8")
    dialogue.child.send(typed)
    assert dialogue.end() == 0
    assert SAVED in dialogue.text
    assert (home / "game.json").read_text("utf-8") == before
    again = at_terminal("game")
    again.expect(GOES_ON)
    again.type("", ENTER)
    assert again.text.count(ENGLISH_GAME.hand[1]) == 1


def test_one_key_shows_the_rest_of_a_count(at_terminal: AtTerminal) -> None:
    dialogue = at_the_computers_count(at_terminal)
    for junk in ("?", "x"):
        dialogue.type(junk, ENTER)
    assert dialogue.text.count(f"{ENGLISH.enter_help}\n") == 2
    before = len(dialogue.text)
    dialogue.type("a", ENTER)  # the next hand, the computer's crib
    shown = dialogue.text[before:].partition(ENGLISH_GAME.crib[1])[0]
    assert re.findall(r"= +(\d+)$", shown, re.MULTILINE) == ["2", "8"]
    assert ENGLISH.enter not in shown


@pytest.mark.parametrize("typed", ["q\n", "\x04"], ids=["q", "Ctrl-D"])
def test_who_is_asked_whether_a_game_goes_on_may_stop(at_terminal: AtTerminal, home: Path, typed: str) -> None:
    dialogue = at_terminal("game", "--seed", "7")
    dialogue.expect(TWO_CARDS)
    dialogue.child.sendline("q")
    assert dialogue.end() == 0
    before = (home / "game.json").read_text("utf-8")
    again = at_terminal("game", "--seed", "8")
    again.expect(GOES_ON)
    for line in ("?", "x", "y n"):
        again.type(line, GOES_ON)
    assert " ".join(again.text.split()).count(ENGLISH_GAME.goes_on_help) == 3
    again.child.send(typed)
    assert again.end() == 0
    assert again.text.endswith(SAVED)
    assert (home / "game.json").read_text("utf-8") == before


def test_ctrl_c_where_it_is_asked_whether_a_game_goes_on_says_that_it_is_saved(at_terminal: AtTerminal) -> None:
    dialogue = at_terminal("game", "--seed", "7")
    dialogue.expect(TWO_CARDS)
    dialogue.child.sendline("q")
    assert dialogue.end() == 0
    again = at_terminal("game")
    again.expect(GOES_ON)
    assert again.interrupt() == 130
    assert again.text.endswith(SAVED)


@pytest.mark.parametrize(("key", "told"), [("u", 1), ("s", 0)])
def test_what_is_missed_in_a_game_is_shown_whatever_is_typed_for_the_count(
    at_terminal: AtTerminal, home: Path, key: str, told: int
) -> None:
    dialogue = at_terminal("game", "--seed", "11")
    dialogue.expect(re.escape(ENGLISH_GAME.discard_prompt[0]) + "$")
    for line in ("2S TC", "1", "1"):
        dialogue.type(line, CARD)
    dialogue.type("1", re.escape(ENGLISH_GAME.only_prompt) + "$")
    dialogue.type("1", ENTER)
    dialogue.type("a")
    dialogue.type("10", HOW)
    dialogue.type(key)  # the crib
    shown = dialogue.text.rpartition("Your count? ")[2]
    assert "Fifteen two, four, pair six, double run twelve." in shown
    assert shown.count(ENGLISH_GAME.stays) == told
    assert "You peg 10 points.\nMissed and lost: 2 points.\n" in shown
    assert stored(home) == [10]


@pytest.mark.parametrize("typed", ["q\n", "\x04"], ids=["q", "Ctrl-D"])
def test_a_sitting_and_a_count_are_stopped_also_between_the_lines_of_a_count(
    at_terminal: AtTerminal, home: Path, typed: str
) -> None:
    dialogue = at_terminal("quiz", "--step", "--seed", "7")
    dialogue.expect(PROMPT)
    dialogue.answer("s")
    dialogue.type("5", then=ENTER)
    dialogue.child.send(typed)
    assert dialogue.end() == 0
    assert "Stopped after 2 of 10 hands. Saved." in dialogue.text
    assert stored(home) == [None, 5]
    count = at_terminal("count", "5H", "5D", "5S", "JC", "5C", "--step")
    count.expect(ENTER)
    count.child.send(typed)
    assert count.end() == 0
    assert "29 points" not in count.text


def test_a_closed_terminal_loses_no_card_of_a_game(at_terminal: AtTerminal, home: Path) -> None:
    dialogue = at_terminal("game", "--seed", "7")
    dialogue.expect(TWO_CARDS)
    dialogue.type("5D 6C", CARD)
    dialogue.type("6H", CARD)
    dialogue.child.kill(signal.SIGHUP)
    dialogue.end()
    again = at_terminal("game")
    again.expect(re.escape(ENGLISH_GAME.goes_on_prompt) + "$")
    again.type("", CARD)
    assert re.search(r"^  You +6♥ +six\n  Computer +K♠ +sixteen$", again.text, re.MULTILINE)
    again.child.sendline("q")
    assert again.end() == 0


def test_a_new_game_is_begun_where_that_is_wanted(at_terminal: AtTerminal, home: Path) -> None:
    dialogue = at_terminal("game", "--seed", "7")
    dialogue.expect(TWO_CARDS)
    dialogue.type("5D 6C", CARD)
    dialogue.child.sendline("q")
    assert dialogue.end() == 0
    again = at_terminal("game", "--seed", "7")
    again.expect(re.escape(ENGLISH_GAME.goes_on_prompt) + "$")
    again.type("n", TWO_CARDS)
    again.child.sendline("q")
    assert again.end() == 0
    assert '"discard' not in (home / "game.json").read_text("utf-8")


SLOW = """
from trainer.store.history import Store

record = Store.record

def slowly(self, answer):
    print("[recording]", flush=True)
    open(GATE).read()  # waits for the test
    return record(self, answer)

Store.record = slowly

from trainer.cli import main

main()
"""


def test_29_ctrl_c_while_an_answer_is_recorded_loses_nothing(
    at_terminal: AtTerminal, home: Path, tmp_path: Path
) -> None:
    gate = tmp_path / "gate"
    os.mkfifo(gate)
    dialogue = at_terminal("drill", "--seed", "7", code=SLOW.replace("GATE", repr(str(gate))))
    dialogue.expect(PROMPT)
    dialogue.type("12", then=r"\[recording\]")
    assert dialogue.interrupt(then=lambda: gate.write_text("go on", encoding="utf-8")) == 130
    assert stored(home) == [12]
    assert "of 1 right" in dialogue.text
    assert "Traceback" not in dialogue.text
    assert dialogue.text.count("Hand ") == 1


def test_29_ctrl_d_stops_in_order(at_terminal: AtTerminal, home: Path) -> None:
    dialogue = at_terminal("drill")
    dialogue.expect(PROMPT)
    dialogue.answer("12", "29")
    dialogue.child.sendeof()
    assert dialogue.end() == 0
    last = dialogue.text.rpartition("Points? ")[2]
    assert last.startswith("\n")
    assert "Stopped after 2 of 10 hands. Saved." in last
    assert stored(home) == [12, 29]


def test_29_q_stops_in_order(at_terminal: AtTerminal, home: Path) -> None:
    dialogue = at_terminal("drill")
    dialogue.expect(PROMPT)
    dialogue.answer("12")
    dialogue.child.sendline("q")
    assert dialogue.end() == 0
    assert "Points? q\n\nStopped after 1 of 10 hands. Saved.\n" in dialogue.text
    assert stored(home) == [12]


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGKILL], ids=lambda number: number.name)
def test_29_whatever_ends_it_after_an_answer_the_answer_is_stored(
    at_terminal: AtTerminal, home: Path, number: signal.Signals
) -> None:
    dialogue = at_terminal("drill", "--seed", "7")
    dialogue.expect(PROMPT)
    dialogue.answer("12", "29")
    dialogue.type("5", then=VERDICT)
    dialogue.child.kill(number)
    dialogue.end()
    assert stored(home) == [12, 29, 5]


def test_29_a_terminal_that_goes_away_takes_no_answer_with_it(at_terminal: AtTerminal, home: Path) -> None:
    dialogue = at_terminal("drill")
    dialogue.expect(PROMPT)
    dialogue.answer("12", "29")
    dialogue.child.close(force=True)
    assert stored(home) == [12, 29]
    again = at_terminal("drill")
    again.expect(PROMPT)
    assert screen.places(again.text) == ["3/10"]


def test_13_ctrl_c_between_the_lines_of_a_count_keeps_the_answer(at_terminal: AtTerminal, home: Path) -> None:
    dialogue = at_terminal("quiz", "--step", "--seed", "7")
    dialogue.expect(PROMPT)
    dialogue.answer("s")
    dialogue.type("5", then=ENTER)
    assert dialogue.interrupt() == 130
    assert stored(home) == [None, 5]
    assert "1 of 1 right" in dialogue.text


def test_13_ctrl_c_in_a_count_says_so_and_nothing_more(at_terminal: AtTerminal) -> None:
    dialogue = at_terminal("count", "5H", "5D", "5S", "JC", "5C", "--step")
    dialogue.expect(ENTER)
    assert dialogue.interrupt() == 130
    assert ENGLISH.interrupted in dialogue.text
    assert "Traceback" not in dialogue.text


def test_14_a_reader_that_goes_away_sees_no_traceback_at_a_terminal_either(at_terminal: AtTerminal) -> None:
    dialogue = at_terminal("quiz", wrapper=("sh", "-c", '"$@" | head -1', "sh"))
    assert dialogue.end() == 0
    assert len(dialogue.text.splitlines()) == 1


# Dialogue


def test_25_the_keys_come_before_the_first_question_and_the_prompt_is_plain(at_terminal: AtTerminal) -> None:
    dialogue = at_terminal("quiz", "--seed", "7")
    dialogue.expect(PROMPT)
    keys = " ".join(dialogue.text.partition("Hand 1/10")[0].split())
    assert keys == ENGLISH.keys
    assert dialogue.raw.endswith("\r\nPoints? ")


def test_answers_may_be_corrected_and_typed_ahead(at_terminal: AtTerminal, home: Path) -> None:
    dialogue = at_terminal("quiz", "--seed", "7", "-n", "4")
    dialogue.expect(PROMPT)
    dialogue.answer("29\x7f\x7f12")
    dialogue.child.send("5\n28\n?\n")
    assert dialogue.end() == 0
    assert stored(home) == [12, 5, 28, None]


def test_step_waits_for_enter_before_each_line_of_a_count(at_terminal: AtTerminal) -> None:
    dialogue = at_terminal("count", "4H", "5D", "6C", "JS", "5S", "--step")
    for line in range(7):
        dialogue.expect(ENTER)
        assert len(re.findall(r"= +\d+$", dialogue.text, re.MULTILINE)) == line
        dialogue.child.sendline("")
    assert dialogue.end() == 0
    assert "Fifteen two, four, six, eight, pair ten," in dialogue.text


def test_step_waits_for_enter_in_a_quiz(at_terminal: AtTerminal) -> None:
    dialogue = at_terminal("quiz", "--seed", "7", "--step")
    dialogue.expect(PROMPT)
    dialogue.answer("s")
    dialogue.type("5", then=ENTER)
    assert f"{ENGLISH.right}: " in dialogue.text
    assert "fifteen  " not in dialogue.text
    dialogue.type("", then=ENTER)
    assert "run of three " not in dialogue.text
    dialogue.type("")
    assert screen.places(dialogue.text) == ["1/10", "2/10", "3/10"]


def test_18_without_cards_count_prints_help_and_never_hangs(at_terminal: AtTerminal) -> None:
    dialogue = at_terminal("count")
    assert dialogue.end() == 2
    assert dialogue.text.startswith("Usage: cribbage-trainer count ")


def test_31_the_last_answer_too_can_be_taken_back(at_terminal: AtTerminal, home: Path) -> None:
    dialogue = at_terminal("quiz", "-n", "2")
    dialogue.expect(PROMPT)
    dialogue.answer("1")
    dialogue.type("28", then=LAST_CHANCES[0])
    dialogue.type("u")
    dialogue.type("2", then=LAST_CHANCES[0])
    dialogue.child.sendline("")
    assert dialogue.end() == 0
    assert screen.places(dialogue.text) == ["1/2", "2/2", "2/2"]
    assert stored(home) == [1, 28, 2]
    with Store(home, READ) as store:
        assert store.totals(date(2100, 1, 1)).answers == 2


def test_31_the_last_of_nothing_but_cards_is_called_a_card(at_terminal: AtTerminal) -> None:
    dialogue = at_terminal("quiz", "-n", "1", "--skill", "play-pair")
    dialogue.expect(re.escape(ENGLISH.play.prompt) + "$")
    dialogue.type("0", then=LAST_CHANCES[0])
    dialogue.child.sendline("")
    assert dialogue.end() == 0
    assert ENGLISH.play.last_chance in " ".join(dialogue.text.split())


def test_30_a_drill_that_was_stopped_goes_on_the_same_day(at_terminal: AtTerminal, home: Path) -> None:
    dialogue = at_terminal("drill")
    dialogue.expect(PROMPT)
    dialogue.answer("12", "12", "12", "12")
    dialogue.child.sendline("q")
    dialogue.end()
    again = at_terminal("drill")
    again.expect(PROMPT)
    again.answer(*["12"] * 5)
    again.child.sendline("12")
    assert again.end() == 0
    assert screen.places(again.text) == [f"{place}/10" for place in range(5, 11)]
    assert ENGLISH.played_out in again.text
    assert stored(home) == [12] * 10


# The screen


@pytest.mark.parametrize(
    ("options", "env", "has_colour"),
    [
        ([], {}, True),
        (["--no-color"], {}, False),
        ([], {"NO_COLOR": "1"}, False),
        ([], {"TERM": "dumb"}, False),
    ],
    ids=str,
)
def test_21_a_terminal_has_colour_unless_it_is_not_wanted(
    at_terminal: AtTerminal, options: list[str], env: dict[str, str], has_colour: bool
) -> None:
    dialogue = at_terminal("quiz", "-n", "1", "--seed", "7", *options, env=env)
    dialogue.expect(PROMPT)
    dialogue.child.sendline("12")
    assert dialogue.end() == 0
    assert ("\x1b" in dialogue.raw) == has_colour


def test_34_no_escape_moves_the_cursor_or_clears_the_screen(at_terminal: AtTerminal) -> None:
    dialogue = at_terminal("quiz", "-n", "2", "--seed", "7", "--step")
    dialogue.expect(PROMPT)
    dialogue.answer("junk", "12")
    dialogue.type("?", then=ENTER)
    dialogue.type("", then=ENTER)
    dialogue.child.sendline("")
    assert dialogue.end() == 0
    assert "\x1b[" in dialogue.raw
    assert "\x1b" not in ESCAPE.sub("", dialogue.raw)
    assert "\r" not in dialogue.raw.replace("\r\n", "")


@pytest.mark.parametrize("lang", ["en", "de"])
def test_23_at_40_columns_nothing_is_cut(at_terminal: AtTerminal, lang: str) -> None:
    prompt = {"en": PROMPT, "de": re.escape(GERMAN.prompt) + "$"}[lang]
    dialogue = at_terminal("quiz", "--seed", "7", "-n", "3", "--lang", lang, columns=40)
    dialogue.expect(prompt)
    for line in ("junk", "12", "?"):
        dialogue.type(line, then=prompt)
    lines = [line.rstrip() for line in dialogue.text.splitlines()]
    assert [line for line in lines if len(line) > 40] == []
    assert "…" not in dialogue.text
    shown = pyte.Screen(40, 200)
    pyte.Stream(shown).feed(dialogue.raw)
    assert [row.rstrip() for row in shown.display][: len(lines)] == lines
    assert shown.cursor.x == len("Points? ")
    assert any(row.startswith("  4♦ 7♣ 10♥ ") and row.rstrip().endswith(" + K♠") for row in shown.display)


def test_34_the_session_stays_in_the_scroll_back(at_terminal: AtTerminal) -> None:
    dialogue = at_terminal("quiz", "--seed", "7", "-n", "5")
    dialogue.expect(PROMPT)
    dialogue.answer("12", "12", "12", "12")
    dialogue.child.sendline("12")
    dialogue.end()
    shown = pyte.HistoryScreen(80, 24, history=500)
    pyte.Stream(shown).feed(dialogue.raw)
    above = ["".join(row[column].data for column in range(80)).rstrip() for row in shown.history.top]
    text = "\n".join([*above, *(row.rstrip() for row in shown.display)]).rstrip()
    assert text == "\n".join(line.rstrip() for line in dialogue.text.splitlines())


# Two at once, and days that pass


def test_39_two_drills_at_once_lose_nothing(at_terminal: AtTerminal, home: Path, program: Program) -> None:
    one, other = at_terminal("drill", "--seed", "1"), at_terminal("drill", "--seed", "2")
    one.expect(PROMPT)
    other.expect(PROMPT)
    for given in range(4):
        one.child.sendline(str(given))
        other.child.sendline(str(10 + given))
        one.expect(PROMPT)
        other.expect(PROMPT)
    for dialogue in (one, other):
        dialogue.child.sendline("q")
        assert dialogue.end() == 0
    assert sorted(given for given in stored(home) if given is not None) == [0, 1, 2, 3, 10, 11, 12, 13]
    assert json.loads(program("stats", "--json").text)["answers"] == 8
    third = at_terminal("drill")
    third.expect(PROMPT)
    assert screen.places(third.text) == ["9/10"]


def test_39_a_game_that_goes_on_in_another_window_is_left_to_it(at_terminal: AtTerminal, home: Path) -> None:
    one = at_terminal("game", "--seed", "7")
    one.expect(TWO_CARDS)
    other = at_terminal("game")
    other.expect(re.escape(ENGLISH_GAME.goes_on_prompt) + "$")
    other.type("", TWO_CARDS)
    other.type("1 2", CARD)
    one.child.sendline("5 6")
    assert one.end() == 1
    assert ENGLISH.refusal(StoreChanged(str(home / "game.json"))) in " ".join(one.text.split())
    other.type("6H", CARD)
    other.child.sendline("q")
    assert other.end() == 0


def test_39_an_answer_waits_while_another_program_writes(at_terminal: AtTerminal, home: Path) -> None:
    dialogue = at_terminal("drill")
    dialogue.expect(PROMPT)
    with closing(sqlite3.connect(home / "history.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        dialogue.child.sendline("12")
        assert dialogue.child.expect([PROMPT, pexpect.EOF, pexpect.TIMEOUT], timeout=0.5) == 2
        other.execute("ROLLBACK")
    dialogue.expect(PROMPT)
    assert stored(home) == [12]


@pytest.mark.skipif(not shutil.which("faketime"), reason="needs faketime")
def test_three_days_of_drills(at_terminal: AtTerminal, home: Path) -> None:
    for day in (2, 3, 4):
        wrapper = ("faketime", f"2026-03-{day:02} 18:00:00")
        dialogue = at_terminal("drill", wrapper=wrapper)
        for place in range(1, 11):
            dialogue.expect(PROMPT)
            assert screen.places(dialogue.text)[-1] == f"{place}/10"
            dialogue.child.sendline(dialogue.rightly())
        assert dialogue.end() == 0
        assert ENGLISH.score.format(right=10, answered=10) in dialogue.text
        assert ENGLISH.played_out in dialogue.text
        again = at_terminal("drill", wrapper=wrapper)
        assert again.end() == 0
        assert "Points?" not in again.text
        assert ENGLISH.next_due.partition("{")[0] in again.text
    days = screen.rows(home, "SELECT day, count(*), sum(is_right) FROM answer GROUP BY day")
    assert days == [(f"2026-03-0{day}", 10, 10) for day in (2, 3, 4)]
    statistics = at_terminal("stats", "--json", wrapper=("faketime", "2026-03-05 03:00:00"))
    statistics.end()
    document = json.loads(statistics.text)
    assert (document["answers"], document["days_practised"]) == (30, 3)
    assert all(skill["due"] > "2026-03-02" for skill in document["skills"] if skill["due"])


# What went wrong


STANDS = LAST_CHANCES[0]


def test_the_first_drill_begins_with_a_placement_and_aims_at_what_it_found(at_terminal: AtTerminal, home: Path) -> None:
    dialogue = at_terminal("drill", is_placed=True)
    for place in range(1, 8):
        dialogue.expect(PROMPT)
        assert screen.places(dialogue.text)[-1] == f"{place}/7"
        deal = screen.deals(dialogue.text)[-1]
        total = oracle.points(*deal) + slip_oracle.difference("crib-flush-of-four", *deal)
        dialogue.child.sendline(str(total))
    dialogue.expect(STANDS)
    assert ENGLISH_SLIPS.placement_last in dialogue.text
    assert ENGLISH.last_chance.split(".")[0] not in dialogue.text
    dialogue.type("")
    assert ENGLISH_SLIPS.found in dialogue.text
    assert ENGLISH_SLIPS.words["crib-flush-of-four"].mistake in dialogue.text
    assert screen.places(dialogue.text)[-1] == "1/10"
    cards, starter, is_crib = screen.deals(dialogue.text)[-1]
    assert is_crib
    assert len({card[1] for card in cards}) == 1
    assert starter[1] != cards[0][1]
    dialogue.child.sendline("q")
    dialogue.end()
    assert screen.rows(home, "SELECT origin, count(*) FROM answer GROUP BY origin") == [("placement", 7)]


def placing(dialogue: Dialogue, slip: str) -> None:
    """Answer the whole placement as somebody who makes a slip does, right else."""
    for _ in range(7):
        dialogue.expect(PROMPT)
        deal = screen.deals(dialogue.text)[-1]
        dialogue.child.sendline(str(oracle.points(*deal) + slip_oracle.difference(slip, *deal)))
    dialogue.expect(STANDS)


def test_after_a_single_error_that_has_several_explanations_nothing_is_claimed(at_terminal: AtTerminal) -> None:
    """A point short: his nobs, or anything that is one point."""
    dialogue = at_terminal("drill", is_placed=True)
    placing(dialogue, "nobs-missed")
    dialogue.type("")
    assert ENGLISH_SLIPS.found not in dialogue.text
    assert ENGLISH_SLIPS.found_nothing not in dialogue.text
    assert ENGLISH_SLIPS.found_unsure in dialogue.text


def test_the_last_answer_of_the_placement_can_be_taken_back(at_terminal: AtTerminal, home: Path) -> None:
    dialogue = at_terminal("drill", is_placed=True)
    placing(dialogue, "something-from-nothing")
    dialogue.type("u")
    assert screen.places(dialogue.text)[-1] == "7/7"
    dialogue.type("0", then=STANDS)
    dialogue.type("")
    assert screen.places(dialogue.text)[-1] == "1/10"
    assert ENGLISH_SLIPS.found_nothing in dialogue.text
    rows = screen.rows(home, "SELECT given FROM standing_answer WHERE origin = 'placement' ORDER BY id")
    assert rows[-1] == (0,)
    assert len(rows) == 7


def test_a_placement_left_with_ctrl_c_has_its_summary_and_goes_on_the_next_time(
    at_terminal: AtTerminal, home: Path
) -> None:
    dialogue = at_terminal("drill", is_placed=True)
    dialogue.expect(PROMPT)
    dialogue.answer("1", "s")
    assert dialogue.interrupt() == 130
    assert "Stopped after 2 of 7 hands. Saved." in dialogue.text
    assert "0 of 1 right" in dialogue.text
    assert stored(home) == [1, None]
    again = at_terminal("drill", is_placed=True)
    again.expect(PROMPT)
    assert screen.places(again.text) == ["3/7"]
    assert ENGLISH_SLIPS.placement_rest.format(number=5) in again.text
    again.type("q")
    assert screen.places(again.text) == ["3/7", "1/10"]
    again.type("4")
    again.child.sendline("q")
    again.end()
    third = at_terminal("drill", is_placed=True)
    third.expect(PROMPT)
    assert screen.places(third.text) == ["2/10"]


def test_the_end_of_input_in_the_placement_ends_the_program(at_terminal: AtTerminal, home: Path) -> None:
    dialogue = at_terminal("drill", is_placed=True)
    dialogue.expect(PROMPT)
    dialogue.answer("1", "2", "3")
    dialogue.child.sendeof()
    assert dialogue.end() == 0
    assert "Stopped after 3 of 7 hands. Saved." in dialogue.text
    assert "of 3 right" in dialogue.text
    assert screen.places(dialogue.text)[-1] == "4/7"
    assert stored(home) == [1, 2, 3]


def test_q_in_the_placement_goes_straight_on_and_its_keys_say_so(at_terminal: AtTerminal) -> None:
    dialogue = at_terminal("drill", is_placed=True)
    dialogue.expect(PROMPT)
    assert " ".join(ENGLISH_SLIPS.placement_keys.split()) in " ".join(dialogue.text.split())
    assert "q stop" not in dialogue.text
    dialogue.answer("wibble", "1", "2", "3")
    assert "q stop" not in dialogue.text
    dialogue.type("q")
    assert "Stopped" not in dialogue.text
    assert ENGLISH_SLIPS.placement_left.format(done=3, of=7) in dialogue.text
    assert ENGLISH_SLIPS.placement_over not in dialogue.text
    assert "q stop" in dialogue.text
    assert screen.places(dialogue.text)[-1] == "1/10"


def test_a_placement_of_which_nothing_was_answered_claims_nothing(at_terminal: AtTerminal) -> None:
    dialogue = at_terminal("drill", is_placed=True)
    dialogue.expect(PROMPT)
    dialogue.answer(*"ssssss")
    dialogue.type("s", then=STANDS)
    dialogue.type("")
    assert screen.places(dialogue.text)[-1] == "1/10"
    assert ENGLISH_SLIPS.found_nothing not in dialogue.text
    assert ENGLISH_SLIPS.placement_over in dialogue.text


@pytest.mark.parametrize("given", ["4", "9"])
def test_a_placement_claims_nothing_of_whoever_guesses(at_terminal: AtTerminal, given: str) -> None:
    dialogue = at_terminal("drill", is_placed=True)
    dialogue.expect(PROMPT)
    dialogue.answer(*[given] * 6)
    dialogue.type(given, then=STANDS)
    dialogue.type("")
    said = " ".join(dialogue.text.split())
    assert ENGLISH_SLIPS.found_unsure in said
    assert ENGLISH_SLIPS.found not in said


def test_a_habit_that_is_sure_is_not_met_with_a_question(at_terminal: AtTerminal) -> None:
    dialogue = at_terminal("quiz", "-n", "9", "--skill", "pair", "--seed", "5")
    for _ in range(9):
        dialogue.expect(PROMPT)
        deal = screen.deals(dialogue.text)[-1]
        dialogue.child.sendline(str(oracle.points(*deal) + slip_oracle.difference("pairs-forgotten", *deal)))
    dialogue.end()
    known = dialogue.text.partition(ENGLISH_SLIPS.confirmed.split("{")[0])[2]
    assert known.count("You are 2 short, as before: each pair counts two") >= 3
    assert ENGLISH_SLIPS.how not in known


def test_where_several_slips_explain_a_total_it_is_asked_how_it_was_counted(
    at_terminal: AtTerminal, home: Path
) -> None:
    dialogue = at_terminal("quiz", "-n", "2", "--seed", "3")
    dialogue.expect(PROMPT)
    dialogue.type("6", then=HOW)  # 3H 4D 5C 9D + 6C is worth eight
    dialogue.type("fifteen two and wibble", then=HOW)
    assert '"wibble"' in dialogue.text
    assert ENGLISH_SLIPS.how_passes in dialogue.text
    dialogue.type("fifteen two, run of four six")
    assert "1 fifteen" in dialogue.text.partition("wibble")[2]
    assert screen.rows(home, "SELECT answer, claims FROM told") == [(1, "fifteen 2, run of four 6")]
    dialogue.child.sendline("q")
    dialogue.end()
    assert stored(home) == [6]


@pytest.mark.parametrize("typed", ["", "s", "?", "7"])
def test_enter_or_a_number_passes_over_the_question_how_it_was_counted(
    at_terminal: AtTerminal, home: Path, typed: str
) -> None:
    dialogue = at_terminal("quiz", "-n", "2", "--seed", "3")
    dialogue.expect(PROMPT)
    dialogue.type("6", then=HOW)
    dialogue.type(typed)
    assert screen.rows(home, "SELECT * FROM told") == []
    assert stored(home) == [6]


def test_q_at_the_question_how_it_was_counted_stops(at_terminal: AtTerminal, home: Path) -> None:
    dialogue = at_terminal("quiz", "-n", "2", "--seed", "3")
    dialogue.expect(PROMPT)
    dialogue.type("6", then=HOW)
    dialogue.child.sendline("q")
    assert dialogue.end() == 0
    assert "Stopped after 1 of 2 hands. Saved." in dialogue.text
    assert stored(home) == [6]


def test_ctrl_d_at_the_question_how_it_was_counted_stops(at_terminal: AtTerminal, home: Path) -> None:
    dialogue = at_terminal("quiz", "-n", "2", "--seed", "3")
    dialogue.expect(PROMPT)
    dialogue.type("6", then=HOW)
    dialogue.child.sendeof()
    assert dialogue.end() == 0
    assert "Stopped after 1 of 2 hands. Saved." in dialogue.text


def test_u_at_the_question_how_it_was_counted_takes_the_answer_back(at_terminal: AtTerminal, home: Path) -> None:
    dialogue = at_terminal("quiz", "-n", "2", "--seed", "3")
    dialogue.expect(PROMPT)
    dialogue.type("6", then=HOW)
    dialogue.type("u")
    assert screen.places(dialogue.text) == ["1/2", "1/2"]
    dialogue.type("8")
    assert screen.places(dialogue.text)[-1] == "2/2"
    dialogue.child.sendline("q")
    dialogue.end()
    assert "1 of 1 right" in dialogue.text
    assert screen.rows(home, "SELECT given FROM standing_answer") == [(8,)]


def test_a_wrong_count_that_makes_another_total_than_was_said_is_told(at_terminal: AtTerminal) -> None:
    dialogue = at_terminal("quiz", "-n", "2", "--seed", "3")
    dialogue.expect(PROMPT)
    dialogue.type("6", then=HOW)
    dialogue.type("run of four four")
    assert ENGLISH_SLIPS.count_makes.format(made=4, said=6) in dialogue.text


def test_a_right_count_behind_a_wrong_total_is_told_to_be_right(at_terminal: AtTerminal) -> None:
    dialogue = at_terminal("quiz", "-n", "2", "--seed", "3")
    dialogue.expect(PROMPT)
    dialogue.type("6", then=HOW)
    dialogue.type("fifteen two, four, run of four eight")
    assert ENGLISH_SLIPS.count_is_right.format(made=8, said=6) in dialogue.text


def test_ctrl_c_at_the_question_how_it_was_counted_loses_nothing(at_terminal: AtTerminal, home: Path) -> None:
    dialogue = at_terminal("quiz", "-n", "2", "--seed", "3")
    dialogue.expect(PROMPT)
    dialogue.type("6", then=HOW)
    assert dialogue.interrupt() == 130
    assert stored(home) == [6]
    assert "Stopped after 1 of 2 hands. Saved." in dialogue.text
