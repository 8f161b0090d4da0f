"""`quiz`: which hands are asked, that a seed repeats them, and that the commands it prints do what they say."""

import shlex
from collections import Counter
from pathlib import Path

import pytest

from tests import oracle
from tests.cli import screen
from tests.conftest import Clock, Run
from tests.oracle import Deal


@pytest.fixture(autouse=True)
def _fixed(clock: Clock) -> None:
    """The time stands still."""


def text_of(run: Run, *options: str, number: int = 20, typed: str = "s") -> str:
    result = run("quiz", "-n", str(number), *options, typed=f"{typed}\n" * number)
    assert (result.exit_code, result.stderr) == (0, "")
    return result.stdout


def dealt(run: Run, *options: str, number: int = 20) -> list[Deal]:
    found = screen.deals(text_of(run, *options, number=number))
    assert len(found) == number
    return found


def test_it_asks_ten_hands_unless_told_otherwise(run: Run) -> None:
    assert screen.places(run("quiz", typed="s\n" * 20).stdout) == [f"{place}/10" for place in range(1, 11)]
    assert screen.places(text_of(run, number=3)) == ["1/3", "2/3", "3/3"]


def test_hands_and_cribs_are_mixed(run: Run) -> None:
    number = Counter(is_crib for _, _, is_crib in dealt(run, "--seed", "1", number=100))
    assert 30 < number[True] < 70


@pytest.mark.parametrize(("option", "cribs"), [("--hand", {False}), ("--crib", {True})])
def test_hand_and_crib_ask_only_those(run: Run, option: str, cribs: set[bool]) -> None:
    assert {is_crib for _, _, is_crib in dealt(run, option)} == cribs


def test_hand_and_crib_together_are_the_mix(run: Run) -> None:
    assert dealt(run, "--hand", "--crib", "--seed", "4") == dealt(run, "--seed", "4")


@pytest.mark.parametrize("skill", oracle.SKILLS)
def test_skill_asks_only_hands_that_exercise_it(run: Run, skill: str) -> None:
    for deal in dealt(run, "--skill", skill, "--seed", "2", number=8):
        assert oracle.exercises(skill, *deal), deal


def test_several_skills_make_a_mix(run: Run, home: Path) -> None:
    dealt(run, "--skill", "triple-run", "--skill", "nineteen", "--seed", "1", number=30)
    number = Counter(skill for (skill,) in screen.rows(home, "SELECT skill FROM answer"))
    assert set(number) == {"triple-run", "nineteen"}
    assert min(number.values()) > 5


def test_deck_asks_hands_of_its_skills(run: Run, home: Path) -> None:
    dealt(run, "--deck", "flush-and-nobs", "--seed", "1")
    assert {skill for (skill,) in screen.rows(home, "SELECT skill FROM answer")} == {"nobs", "flush"}


def test_fixed_hands_are_not_asked_twice_before_all_were(run: Run) -> None:
    hands = dealt(run, "--skill", "argued-royals", "--seed", "1", number=10)
    assert len({*hands[:5]}) == len({*hands[5:]}) == 5
    assert {*hands[:5]} == {*hands[5:]}


@pytest.mark.parametrize("options", [["--skill", "crib-flush", "--hand"], ["--skill", "flush", "--crib"]], ids=" ".join)
def test_11_a_skill_without_such_hands_is_refused_before_the_first_question(run: Run, options: list[str]) -> None:
    result = run("quiz", *options, typed="0\n")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr


@pytest.mark.parametrize("words", [["--skill", "nosuch"], ["--deck", "nosuch"]], ids=" ".join)
def test_11_what_is_unknown_is_refused_with_what_is_known(run: Run, words: list[str]) -> None:
    result = run("quiz", *words)
    assert result.exit_code == 2
    assert "nosuch" in result.stderr
    assert {"--skill": "double-pair-royal", "--deck": "double-runs"}[words[0]] in result.stderr


# The seed


def test_33_a_seed_deals_these_hands_everywhere(run: Run) -> None:
    assert [screen.written(deal) for deal in dealt(run, "--seed", "7", number=4)] == [
        "4D 7C TH JH + KS",
        "3H 4S 7S TH + 2D",
        "AD AS 4H 6S + 5D crib",
        "3H 5S 8H QH + 9S crib",
    ]
    assert [screen.written(deal) for deal in dealt(run, "--seed", "7", "--skill", "triple-run", number=2)] == [
        "6H 6S 7S 8C + 6C",
        "3C 3D 3H 4D + 2D",
    ]


def test_33_the_answers_do_not_change_which_hands_come(run: Run) -> None:
    for typed in ("0", "?", "s", "29"):
        assert screen.deals(text_of(run, "--seed", "7", number=5, typed=typed)) == dealt(run, "--seed", "7", number=5)


def test_33_without_a_seed_the_hands_differ_and_the_seed_is_told(run: Run) -> None:
    first, second = text_of(run, number=5), text_of(run, number=5)
    assert screen.deals(first) != screen.deals(second)
    assert "--seed " in first


def commands(text: str) -> list[list[str]]:
    """The commands to copy, without the name of the program."""
    return [shlex.split(line)[1:] for line in text.splitlines() if line.startswith("  cribbage-trainer ")]


@pytest.mark.parametrize(
    "options",
    [
        [],
        ["--hand"],
        ["--crib", "--seed", "5"],
        ["--skill", "nobs", "--skill", "triple-run"],
        ["--deck", "traps"],
        ["--deck", "traps", "--skill", "pair", "--crib"],
        ["--lang", "de", "--plain"],
        ["-n", "3"],
    ],
    ids=" ".join,
)
def test_28_the_same_hands_again_is_a_command_that_asks_them(run: Run, options: list[str]) -> None:
    text = run("quiz", *options, typed="s\n" * 10).stdout
    again, *_ = commands(text)
    repeated = run(*again, typed="s\n" * 10).stdout
    assert repeated == text


def test_28_practise_next_is_a_command_for_what_was_missed(run: Run) -> None:
    _, practise = commands(text_of(run, "--skill", "triple-run", "--seed", "1", number=3, typed="29"))
    assert practise[:2] == ["quiz", "--skill"]
    assert run(*practise, typed="s\n" * 10).exit_code == 0
    asked = dealt(run, "--skill", "triple-run", "--seed", "1", number=3)
    assert all(oracle.exercises(practise[2], *deal) for deal in asked)


def test_28_without_a_miss_the_daily_drill_is_next(run: Run) -> None:
    hands = dealt(run, "--seed", "7", number=3)
    text = run("quiz", "-n", "3", "--seed", "7", typed="".join(f"{screen.worth(deal)}\n" for deal in hands)).stdout
    assert "3 of 3 right, 0 points off" in text
    assert commands(text)[1] == ["drill"]


def test_quiz_answers_are_kept_with_their_origin_and_touch_no_schedule(run: Run, home: Path) -> None:
    text_of(run, "--skill", "nobs", "--seed", "1", number=4, typed="29")
    assert screen.rows(home, "SELECT DISTINCT origin, skill, day FROM answer") == [("quiz", "nobs", "2026-03-02")]
    assert screen.rows(home, "SELECT * FROM review") == []
    assert {*screen.rows(home, "SELECT right, wrong FROM standing")} == {(1.5, 1.0)}
