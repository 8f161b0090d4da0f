"""The keys at the prompt, what is an answer and what is not, and what is said of it; by quiz, from a pipe."""

import re
import signal
from pathlib import Path

import pytest

from tests import oracle
from tests.cli import screen
from tests.conftest import Clock, Run
from trainer.language.english import ENGLISH
from trainer.learning.quiz import Answer
from trainer.store.history import Recorded, Store

QUIZ = ["quiz", "--seed", "7"]
NOTHING_FIRST = [*QUIZ, "-n", "4"]
"""Seed 7 deals a hand worth nothing first, then one worth five, then two cribs."""


@pytest.fixture(autouse=True)
def _fixed(clock: Clock) -> None:
    """The time stands still."""


def session(run: Run, *typed: str, words: list[str] = NOTHING_FIRST) -> str:
    result = run(*words, typed="".join(f"{line}\n" for line in typed))
    assert (result.exit_code, result.stderr) == (0, "")
    return result.stdout


def after(text: str, typed: str, number: int = 1) -> str:
    """What was said after an answer, up to the next question."""
    return text.split(f"Points? {typed}\n")[number].partition("\n\n")[0]


# The keys


@pytest.mark.parametrize(("lang", "keys"), [("en", ENGLISH.keys), ("de", None)])
def test_25_the_keys_are_shown_above_the_first_question_only(run: Run, lang: str, keys: str | None) -> None:
    text = session(run, "0", "0", "q", words=[*NOTHING_FIRST, "--lang", lang])
    first = " ".join(text.split("Hand 1/4")[0].split())
    assert keys is None or first == keys
    assert all(re.search(rf"(^|\W){re.escape(key)} ", first) for key in "?suq")
    assert " ".join(text.split()).count(first) == 1


def test_25_the_keys_are_shown_again_after_junk(run: Run) -> None:
    said = " ".join(session(run, "junk", "q").split("Points? junk\n")[1].split())
    assert said.startswith(f"{ENGLISH.aloud.misheard.format(word='junk')} {ENGLISH.guide}")
    said = " ".join(session(run, "?!", "q").split("Points? ?!\n")[1].split())
    assert said.startswith(f"{ENGLISH.no_answer} {ENGLISH.guide}")


@pytest.mark.parametrize(("lang", "prompt"), [("en", "Points? "), ("de", "Punkte? ")])
def test_25_the_prompt_is_plain_and_the_keys_are_the_same_letters(run: Run, lang: str, prompt: str) -> None:
    text = session(run, "?", "u", "s", "q", words=[*NOTHING_FIRST, "--lang", lang])
    assert [line for line in text.splitlines() if line.startswith(prompt)] == [f"{prompt}{key}" for key in "?usq"]


@pytest.mark.parametrize("typed", ["Q", " q ", "q"])
def test_25_keys_may_be_large_or_have_spaces_around_them(run: Run, typed: str) -> None:
    text = session(run, typed, "0")
    assert text.count("Points? ") == 1
    assert "Stopped after 0 of 4 hands. Saved." in text


# Answers and junk

JUNK = [
    "",
    " ",
    "30",
    "-1",
    "abc",
    "²",
    "١٢",
    "1e1",
    "007",
    "12x",
    "fifteen wibble",
    "five six",
    "qq",
    "??",
    "help",
    "\x1b[A",
    "thirty",
]


@pytest.mark.parametrize("typed", JUNK, ids=ascii)
def test_26_junk_is_never_counted_as_an_answer(run: Run, home: Path, typed: str) -> None:
    text = session(run, typed, "q")
    assert screen.places(text) == ["1/4"]
    assert text.count("Points? ") == 2
    assert screen.answers(home) == []
    assert "Stopped after 0 of 4 hands" in text


@pytest.mark.parametrize("typed", ["5", "05", " 5 ", "five", "FIVE", "fünf", "5."])
def test_26_a_bare_number_or_number_word_of_either_language_is_the_total(run: Run, home: Path, typed: str) -> None:
    for lang in ("en", "de"):
        session(run, "s", typed, "q", words=[*NOTHING_FIRST, "--lang", lang])
        assert screen.answers(home)[-1] == ("3H 4S 7S TH + 2D", "total", 5)


@pytest.mark.parametrize("typed", ["15 2 15 4 nobs 5", "fünfzehn zwei, vier, fünf", "f2 f 4 n", "r5", "15 2 r5"])
def test_26_a_count_of_either_language_is_an_answer_by_its_total(run: Run, home: Path, typed: str) -> None:
    session(run, "s", typed, "q")
    assert screen.answers(home)[-1] == ("3H 4S 7S TH + 2D", "total", 5)


def test_26_a_word_that_is_not_understood_is_quoted_and_asked_again(run: Run, home: Path) -> None:
    text = session(run, "15 2 wibble \x1b[1m 4", "15 2 \x1b[1m", "", "q")
    assert ENGLISH.aloud.misheard.format(word="wibble") in text
    assert ENGLISH.aloud.misheard.format(word="?[1m") in text
    assert text.count("Points? ") == 4
    assert screen.answers(home) == []


@pytest.mark.parametrize("key", ["s", "S"])
def test_25_the_letters_of_the_keys_are_no_shorthand(run: Run, home: Path, key: str) -> None:
    session(run, key, "n", "q")
    assert [answer[1:] for answer in screen.answers(home)] == [("skip", None), ("total", 1)]


def test_26_nineteen_is_right_for_a_hand_worth_nothing(run: Run) -> None:
    for typed in ("19", "nineteen", "neunzehn", "0", "zero"):
        assert after(session(run, typed, "q"), typed).startswith("Right: ")
    assert after(session(run, "19", "q"), "19").splitlines()[0] == f"Right: {ENGLISH.right_nineteen} :-)"


@pytest.mark.parametrize("typed", ["19", "25", "26", "27"])
def test_26_totals_that_no_hand_makes_are_wrong_with_a_word_about_it(run: Run, typed: str) -> None:
    verdict, word, *_ = after(session(run, "s", typed, "q"), typed).splitlines()
    assert verdict.startswith("Wrong: 5 points")
    assert word == ENGLISH.no_such_hand.format(given=typed)


@pytest.mark.parametrize(
    "options", [["--skill", "nobs"], ["--deck", "traps"], ["--skill", "flush", "--skill", "pair"]], ids=" ".join
)
def test_26_nothing_is_given_away_before_the_answer(run: Run, options: list[str]) -> None:
    text = session(run, "s", "s", "s", words=["quiz", "-n", "3", "--seed", "1", *options])
    before_the_end = text.split("Hand 1/3")[1].split("Skipped.\n")[:3]
    for asked in before_the_end:
        lines = [line for line in asked.splitlines() if line.strip()]
        assert re.fullmatch(r"Points\? s", lines[-1])
        assert re.fullmatch(r"  (\S+ ){4}\+ \S+", lines[-2])
        assert len(lines) <= 3


# Feedback


def test_27_right_is_a_word_and_the_count_follows(run: Run) -> None:
    assert after(session(run, "s", "5", "q"), "5").splitlines() == [
        "Right: 5 points.",
        "  [3♥]   4♠    7♠   [10♥] + [2♦]    fifteen       +2  =  2",
        "  [3♥]  [4♠]   7♠    10♥  + [2♦]    run of three  +3  =  5",
        "Fifteen two, run of three five.",
    ]


@pytest.mark.parametrize(
    ("typed", "difference"), [("3", "2 points short"), ("4", "1 point short"), ("11", "6 points too many")]
)
def test_27_wrong_is_a_word_with_total_and_difference(run: Run, typed: str, difference: str) -> None:
    first, *count = after(session(run, "s", typed, "q"), typed).splitlines()
    assert first.startswith("Wrong: 5 points")
    assert difference in first
    assert len(count) == 3


@pytest.mark.parametrize(
    ("style", "sentence"),
    [("long", "Fifteen two, and a run of three makes five."), ("shortcut", "Fifteen two, run of three five.")],
)
def test_27_the_count_is_spoken_in_the_style(run: Run, style: str, sentence: str) -> None:
    assert after(session(run, "s", "5", "q", words=[*NOTHING_FIRST, "--style", style]), "5").endswith(sentence)


def test_27_every_verdict_agrees_with_the_other_scorer(run: Run) -> None:
    text = session(run, *["5"] * 60, words=["quiz", "-n", "60", "--seed", "3"])
    blocks = re.split(r"\nHand \d+/60", text)[1:]
    deals = screen.deals(text)
    assert len(deals) == 60
    for block, deal in zip(blocks, deals, strict=True):
        points = oracle.points(*deal)
        assert ("Right: " in block) == (points == 5), block
        assert f": {points} point" in block
        totals = [0, *map(int, re.findall(r"= +(\d+)$", block, re.MULTILINE))]
        assert totals == sorted(totals)
        assert totals[-1] == points
        marked = [re.findall(r"\[(\S+?)([CDHS♣♦♥♠])\]", line) for line in block.splitlines() if "[" in line]
        scoring = {card for _, cards, _ in oracle.items(*deal) for card in cards}
        assert {screen.card(*each) for line in marked for each in line} == scoring


# Showing, skipping, undoing


def test_25_a_question_mark_shows_the_count_and_goes_on(run: Run, home: Path) -> None:
    text = session(run, "s", "?", "q")
    said = after(text, "?")
    assert said.startswith(ENGLISH.shown.format(points="5 points"))
    assert said.endswith("run of three five.")
    assert "Hand 3/4" in text
    assert screen.answers(home)[1] == ("3H 4S 7S TH + 2D", "unknown", None)
    assert "1 shown" in text


def test_25_s_skips_without_a_verdict(run: Run, home: Path) -> None:
    text = session(run, "s", "q")
    assert after(text, "s") == ENGLISH.skipped
    assert screen.answers(home) == [("4D 7C TH JH + KS", "skip", None)]
    assert "Stopped after 1 of 4 hands. Saved." in text


def test_31_u_takes_the_last_answer_back_and_asks_that_hand_again(run: Run, home: Path) -> None:
    text = session(run, "12", "u", "0", "5", "q")
    assert screen.places(text) == ["1/4", "2/4", "1/4", "2/4", "3/4"]
    first, second, again, *_ = screen.deals(text)
    assert first == again
    assert screen.deals(text)[3] == second
    assert "2 of 2 right" in text
    assert screen.answers(home) == [
        ("4D 7C TH JH + KS", "total", 12),
        ("4D 7C TH JH + KS", "total", 0),
        ("3H 4S 7S TH + 2D", "total", 5),
    ]
    assert screen.rows(home, "SELECT answer FROM undone") == [(1,)]


def test_31_undo_goes_one_step_back_and_no_further(run: Run, home: Path) -> None:
    text = session(run, "u", "0", "5", "u", "u", "5", "u", "s", "q")
    assert text.count(ENGLISH.nothing_to_undo) == 2
    assert text.count(ENGLISH.undone) == 2
    assert screen.places(text) == ["1/4", "1/4", "2/4", "3/4", "2/4", "2/4", "3/4", "2/4", "3/4"]
    assert screen.rows(home, "SELECT answer FROM undone") == [(2,), (3,)]
    assert "1 of 1 right" in text


@pytest.mark.parametrize("typed", ["s", "?"])
def test_31_a_skipped_or_shown_hand_can_be_taken_back(run: Run, home: Path, typed: str) -> None:
    text = session(run, typed, "u", "0", "q")
    assert screen.places(text) == ["1/4", "2/4", "1/4", "2/4"]
    assert screen.rows(home, "SELECT answer FROM undone") == [(1,)]
    assert "1 of 1 right" in text
    assert "skipped" not in text.split("Stopped")[1]


def test_31_after_the_last_hand_there_is_nothing_to_undo(run: Run) -> None:
    text = session(run, "0", "u", "u", words=[*QUIZ, "-n", "1"])
    assert ENGLISH.undone not in text
    assert "1 of 1 right" in text


def test_31_undo_does_not_change_which_hands_come(run: Run) -> None:
    straight = screen.deals(session(run, "0", "5", "0", "0"))
    back_and_forth = screen.deals(session(run, "0", "u", "1", "5", "u", "u", "7", "?", "u", "0", "0"))
    assert [*dict.fromkeys(back_and_forth)] == straight


# The end


def test_10_q_stops_with_the_summary(run: Run) -> None:
    text = session(run, "0", "q")
    assert f"\n\nStopped after 1 of 4 hands. Saved.\n\n{ENGLISH.score.format(right=1, answered=1)}" in text


def test_32_the_end_of_input_stops_with_the_summary(run: Run) -> None:
    text = session(run, "0")
    assert "Points? \n\nStopped after 1 of 4 hands. Saved.\n\n1 of 1 right" in text
    assert "Stopped after 0 of 4 hands. Saved." in session(run)


def test_32_a_last_line_without_its_end_is_an_answer(run: Run, home: Path) -> None:
    assert run(*NOTHING_FIRST, typed="0\n5").exit_code == 0
    assert [given for _, _, given in screen.answers(home)] == [0, 5]


def test_32_only_answers_are_read_and_no_enter_is_waited_for(run: Run, home: Path) -> None:
    stepwise = session(run, "0", "5", "s", "s", words=[*NOTHING_FIRST, "--step"])
    assert ENGLISH.enter not in stepwise
    assert [given for _, _, given in screen.answers(home)] == [0, 5, None, None]


def test_10_a_session_played_out_says_nothing_of_stopping(run: Run) -> None:
    text = session(run, "0", "5", "s", "s")
    assert "Stopped" not in text
    assert ENGLISH.score.format(right=2, answered=2) in text
    assert ENGLISH.skipped_count.format(number=2) in text


def test_28_the_summary_has_the_score_the_missed_hands_the_seed_and_what_to_practise(run: Run) -> None:
    text = session(run, "12", "7", "?", "s")
    summary = text.split("Skipped.\n")[1].strip().splitlines()
    assert re.findall(r"\d+", summary[0]) == ["0", "3", "14", "4", "0", "1", "1"]
    assert summary[1] == ENGLISH.missed
    assert summary[2].startswith("  4♦ 7♣ 10♥ J♥ + K♠: 0 points, ")
    assert summary[3].startswith("  3♥ 4♠ 7♠ 10♥ + 2♦: 5 points, ")
    assert summary[4].startswith("  A♦ A♠ 4♥ 6♠ + 5♦ crib: 7 points, ")
    assert "7" in summary[5]
    assert summary[6] == "  cribbage-trainer quiz -n 4 --seed 7"
    assert summary[8].startswith("  cribbage-trainer quiz --skill ")


# Time


def test_35_time_is_from_the_question_to_the_answer(run: Run, home: Path, clock: Clock) -> None:
    clock.pace = 2.5
    session(run, "0", "junk", "5", "q")
    assert screen.rows(home, "SELECT seconds FROM answer") == [(2.5,), (2.5,)]


# Ctrl-C at the worst moment


@pytest.fixture
def _interrupted_while_recording(monkeypatch: pytest.MonkeyPatch) -> None:
    record = Store.record

    def slow(self: Store, answer: Answer) -> Recorded:
        if answer.given == 12:
            signal.raise_signal(signal.SIGINT)
        recorded = record(self, answer)
        if answer.given == 13:
            signal.raise_signal(signal.SIGINT)
        return recorded

    monkeypatch.setattr(Store, "record", slow)


@pytest.mark.usefixtures("_interrupted_while_recording")
@pytest.mark.parametrize("typed", ["12", "13"])
def test_29_ctrl_c_while_an_answer_is_recorded_loses_nothing_and_stops_after_it(
    run: Run, home: Path, typed: str
) -> None:
    result = run(*NOTHING_FIRST, typed=f"0\n{typed}\n5\n")
    assert result.exit_code == 130
    assert [given for _, _, given in screen.answers(home)] == [0, int(typed)]
    assert "1 of 2 right" in result.stdout
    assert result.stdout.count("Points? ") == 2
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


@pytest.mark.usefixtures("_interrupted_while_recording")
def test_13_an_answer_that_was_recorded_is_counted_when_it_stops(run: Run) -> None:
    assert "Stopped after 2 of 4 hands. Saved." in run(*NOTHING_FIRST, typed="0\n12\n").stdout
