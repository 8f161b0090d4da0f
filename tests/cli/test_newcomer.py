"""What a newcomer stumbled over, each once."""

import json
import sqlite3
from pathlib import Path

import pytest

from tests.conftest import Clock, Run
from trainer.language.english import ENGLISH

DAY = "4\n" * 10


def test_30_a_drill_of_one_deck_leaves_the_hands_of_the_whole_drill_to_be_played(run: Run, clock: Clock) -> None:
    run("drill", "--seed", "1", typed=DAY)
    clock.move(days=1)
    run("drill", "--deck", "first-counts", "-n", "10", typed=DAY)
    text = run("drill", "--seed", "1", typed="q\n").stdout
    assert "Hand 1/10" in text


def test_30_after_some_extra_hands_the_day_is_not_called_played(run: Run, clock: Clock) -> None:
    text = run("drill", "-n", "1", typed="4\n").stdout
    assert ENGLISH.played_out not in text
    assert ENGLISH.left_today.format(number=9) in text
    assert "Hand 2/10" in run("drill", typed="q\n").stdout


def test_30_a_day_that_is_played_is_called_so_again(run: Run, clock: Clock) -> None:
    assert ENGLISH.played_out in run("drill", typed=DAY).stdout
    assert ENGLISH.played_out in run("drill").stdout


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE review SET due = 'someday'",
        "UPDATE review SET day = CAST(x'ff' AS TEXT)",
        "UPDATE standing SET right = 'much'",
        "DROP TABLE evidence",
        "DROP VIEW standing_answer",
    ],
)
@pytest.mark.parametrize("command", ["stats", "drill"])
def test_39_a_history_that_makes_no_sense_is_refused_in_a_sentence(
    run: Run, home: Path, clock: Clock, damage: str, command: str
) -> None:
    run("drill", typed=DAY)
    with sqlite3.connect(home / "history.db") as database:
        database.execute(damage)
    database.close()
    before = (home / "history.db").read_bytes()
    result = run(command, typed="q\n")
    assert result.exit_code == 1
    assert result.stderr.count("\n") == 1
    assert (home / "history.db").read_bytes() == before


@pytest.mark.parametrize(
    "words", [["deal", "-n", "9" * 20], ["quiz", "-n", "9" * 20], ["drill", "-n", "0"]], ids=" ".join
)
def test_11_more_hands_than_anybody_plays_are_a_usage_error(run: Run, words: list[str]) -> None:
    assert run(*words).exit_code == 2


@pytest.mark.parametrize(
    "words",
    [
        ["deal", "--skill", ""],
        ["quiz", "--deck", ""],
        ["drill", "--deck", ""],
        ["quiz", "--skill", ""],
        ["deal", "--lang", ""],
    ],
    ids=" ".join,
)
def test_11_an_empty_name_is_unknown(run: Run, home: Path, words: list[str]) -> None:
    assert run(*words).exit_code == 2
    assert not home.exists()


def test_12_a_home_that_cannot_be_resolved_is_taken_as_it_is(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CRIBBAGE_TRAINER_HOME", "~nobody-of-this-name/x")
    assert run("stats").exit_code == 0


def test_an_impossible_deal_names_all_that_was_wanted(run: Run) -> None:
    assert "points = 30..40" in run("deal", "--points", "30..40").stderr
    refused = run("deal", "--skill", "crib-flush", "--hand").stderr
    assert "skill = crib-flush" in refused
    assert "crib = false" in refused


def test_a_quiz_that_cannot_be_dealt_makes_no_history(run: Run, home: Path) -> None:
    assert run("quiz", "--skill", "crib-flush", "--hand").exit_code == 2
    assert not home.exists()


def test_a_deck_asks_the_skills_of_it_that_have_a_crib(run: Run) -> None:
    text = run("quiz", "--deck", "flush-and-nobs", "--crib", "-n", "3", typed="1\n1\n1\n").stdout
    assert text.count("a crib") == 3


def test_17_paths_are_json_too(run: Run, home: Path) -> None:
    assert json.loads(run("stats", "--paths", "--json").stdout)["data"] == str(home / "history.db")


def test_37_an_empty_file_is_no_history_and_reading_leaves_it(run: Run, home: Path) -> None:
    home.mkdir()
    (home / "history.db").touch()
    assert run("stats").exit_code == 0
    assert (home / "history.db").read_bytes() == b""


def test_a_day_with_only_skipped_or_taken_back_hands_is_not_practised(run: Run, clock: Clock) -> None:
    run("quiz", "--seed", "1", typed="s\n4\nu\nq\n")
    found = json.loads(run("stats", "--json").stdout)
    assert (found["answers"], found["days_practised"]) == (0, 0)


def test_a_counted_crib_is_called_one(run: Run) -> None:
    assert run("count", "2S4S8SQS6S", "--crib").stdout.splitlines()[0].endswith(" crib")
    assert run("count", "2S4S8SQS6S", "--crib", "--lang", "de").stdout.splitlines()[0].endswith(" Crib")
