"""`stats`: an empty history, one with answers, and what programs get of it."""

import json
from datetime import date
from pathlib import Path

import pytest

from tests import oracle
from tests.conftest import Clock, Run
from tests.learning.samples import PLAY_KEYS
from trainer.language.english import ENGLISH
from trainer.language.german import GERMAN

pytestmark = pytest.mark.usefixtures("clock")

KEYS = ["key", "mastery", "answers", "right", "seconds", "due"]


@pytest.mark.parametrize(("lang", "words"), [("en", ENGLISH.stats_empty), ("de", GERMAN.stats_empty)])
def test_42_an_empty_history_says_what_to_do_next(run: Run, lang: str, words: str) -> None:
    result = run("stats", "--lang", lang)
    assert (result.exit_code, result.stderr) == (0, "")
    first, command = result.stdout.splitlines()
    assert first == words
    assert command.split()[:2] == ["cribbage-trainer", "drill"]


def test_17_an_empty_history_is_a_document_of_unknown_values(run: Run) -> None:
    document = json.loads(run("stats", "--json").stdout)
    assert list(document) == ["answers", "right", "days_practised", "real_play", "skills", "slips"]
    assert document["answers"] == document["right"] == document["days_practised"] == 0
    assert document["real_play"] == {"answers": 0, "right": 0}
    assert document["slips"] == []
    assert [skill["key"] for skill in document["skills"]] == [*oracle.SKILLS, *PLAY_KEYS]
    for skill in document["skills"]:
        assert list(skill) == KEYS
        assert [skill[key] for key in KEYS[1:]] == [None, 0, 0, None, None]


def test_17_a_quiz_shows_in_answers_and_time_but_not_in_mastery_or_schedule(run: Run, clock: Clock) -> None:
    clock.pace = 6.5
    run("quiz", "--skill", "triple-run", "-n", "2", "--seed", "1", typed="29\ns\n")
    document = json.loads(run("stats", "--json").stdout)
    assert (document["answers"], document["right"], document["days_practised"]) == (1, 0, 1)
    [skill] = [of for of in document["skills"] if of["key"] == "triple-run"]
    assert skill == {"key": "triple-run", "mastery": None, "answers": 1, "right": 0, "seconds": 6.5, "due": None}


def test_17_a_drill_shows_in_mastery_and_due_dates(run: Run, clock: Clock) -> None:
    run("drill", "--seed", "1", typed="29\n" * 10)
    document = json.loads(run("stats", "--json").stdout)
    assert document["answers"] == 10
    assert document["days_practised"] == 1
    met = [of for of in document["skills"] if of["due"]]
    assert met
    for skill in met:
        assert 0.05 <= skill["mastery"] <= 0.98
        assert skill["seconds"] == 4.0
        assert date.fromisoformat(skill["due"]) == date(2026, 3, 3)
        assert 0 <= skill["right"] <= skill["answers"]


def test_real_play_counts_only_the_natural_hands_of_drills(run: Run) -> None:
    run("quiz", "-n", "5", typed="29\n" * 5)
    assert json.loads(run("stats", "--json").stdout)["real_play"] == {"answers": 0, "right": 0}
    run("drill", "-n", "60", "--seed", "1", typed="29\n" * 60)
    real = json.loads(run("stats", "--json").stdout)["real_play"]
    assert 1 <= real["answers"] <= 15


def test_days_practised_are_those_of_the_last_30(run: Run, clock: Clock) -> None:
    for _ in range(3):
        run("drill", typed="29\nq\n")
        clock.move(days=14)
    assert json.loads(run("stats", "--json").stdout)["days_practised"] == 2  # 14 and 28 days ago
    clock.move(days=300)
    assert json.loads(run("stats", "--json").stdout)["days_practised"] == 0


def test_an_answer_taken_back_is_not_counted(run: Run) -> None:
    run("quiz", "-n", "2", "--seed", "7", typed="0\nu\n12\nq\n")
    document = json.loads(run("stats", "--json").stdout)
    assert (document["answers"], document["right"]) == (1, 0)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_table_names_the_skills_that_were_met_and_those_that_were_not(run: Run, lang: str) -> None:
    run("drill", "--seed", "1", typed="29\n" * 10)
    document = json.loads(run("stats", "--json").stdout)
    decks = json.loads(run("decks", "--json", "--lang", lang).stdout)
    assert decks
    text = run("stats", "--lang", lang).stdout
    rows = [line for line in text.splitlines() if "#" in line or "..." in line]
    assert len(rows) >= len([skill for skill in document["skills"] if skill["mastery"] is not None])
    assert {"en": ENGLISH, "de": GERMAN}[lang].stats_not_met.partition("{")[0] in text


def test_next_due_is_told_in_days(run: Run, clock: Clock) -> None:
    run("drill", "--seed", "1", typed="29\n" * 10)
    assert "  tomorrow\n" in run("stats").stdout
    clock.move(days=1)
    assert "  today\n" in run("stats").stdout
    clock.move(days=400)
    assert "  today\n" in run("stats").stdout


def test_plainly_there_is_one_skill_a_line_and_no_bar(run: Run) -> None:
    run("drill", "--seed", "1", typed="29\n" * 10)
    lines = run("stats", "--plain").stdout.splitlines()
    assert [line for line in lines if "#" in line or ".." in line] == []
    assert [line for line in lines if line.startswith("Pair: mastery ")]


def test_stats_changes_nothing(run: Run, home: Path) -> None:
    run("drill", "--seed", "1", typed="29\n" * 3)
    before = (home / "history.db").read_bytes()
    for words in (["stats"], ["stats", "--json"], ["stats", "--paths"]):
        run(*words)
    assert (home / "history.db").read_bytes() == before
    assert [file.name for file in home.iterdir()] == ["history.db"]
