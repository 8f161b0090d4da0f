"""`drill`: the day's hands, going on with them, and what is said when they are played."""

import json
import re
import shlex
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

from tests import oracle
from tests.cli import screen
from tests.conftest import Clock, Run
from trainer.language.english import ENGLISH

pytestmark = pytest.mark.usefixtures("clock")


def played(run: Run, *options: str, typed: str = "29", number: int = 10) -> str:
    result = run("drill", *options, typed=f"{typed}\n" * number)
    assert (result.exit_code, result.stderr) == (0, "")
    return result.stdout


def stats(run: Run) -> dict[str, dict[str, object]]:
    return {skill["key"]: skill for skill in json.loads(run("stats", "--json").stdout)["skills"]}


def test_the_day_s_drill_is_ten_hands(run: Run, home: Path) -> None:
    text = played(run, number=12)
    assert screen.places(text) == [f"{place}/10" for place in range(1, 11)]
    assert screen.rows(home, "SELECT count(*), min(origin), max(origin) FROM answer") == [(10, "drill", "drill")]


def test_30_played_out_it_says_so_and_when_the_next_are_due_and_how_to_go_on(run: Run) -> None:
    text = played(run)
    assert f"\n{ENGLISH.played_out}\nNext due " in text
    assert text.endswith(f"{ENGLISH.more}\n  cribbage-trainer drill -n 10\n")


def test_30_started_again_on_the_same_day_it_asks_nothing(run: Run, home: Path) -> None:
    played(run)
    again = run("drill", typed="29\n")
    assert (again.exit_code, again.stderr) == (0, "")
    assert "Points?" not in again.stdout
    assert again.stdout.startswith(f"{ENGLISH.played_out}\nNext due ")
    assert len(screen.answers(home)) == 10


def test_30_the_command_for_more_asks_ten_more(run: Run) -> None:
    *_, command = played(run).splitlines()
    more = run(*shlex.split(command)[1:], typed="0\n" * 20).stdout
    assert screen.places(more) == [f"{place}/10" for place in range(1, 11)]


def test_30_stopped_and_started_again_it_goes_on(run: Run, home: Path) -> None:
    first = run("drill", typed="29\n29\n29\nq\n").stdout
    assert "Stopped after 3 of 10 hands. Saved." in first
    assert ENGLISH.played_out not in first
    second = played(run)
    assert screen.places(second) == [f"{place}/10" for place in range(4, 11)]
    assert ENGLISH.played_out in second
    assert len(screen.answers(home)) == 10


def test_31_undo_works_across_the_day_s_hands(run: Run, home: Path) -> None:
    text = run("drill", "--seed", "7", typed="29\n29\nu\n0\nq\n").stdout
    assert screen.places(text) == ["1/10", "2/10", "3/10", "2/10", "3/10"]
    assert screen.deals(text)[1] == screen.deals(text)[3]
    assert "Stopped after 2 of 10 hands. Saved." in text
    assert screen.rows(home, "SELECT answer FROM undone") == [(2,)]
    assert screen.places(played(run))[0] == "3/10"


def test_31_an_answer_taken_back_leaves_the_schedule_as_it_was(run: Run, home: Path, tmp_path: Path) -> None:
    other = {"CRIBBAGE_TRAINER_HOME": str(tmp_path / "other")}
    run("drill", "--seed", "7", typed="29\n29\nq\n", env=other)
    run("drill", "--seed", "7", typed="0\nu\n29\n29\nq\n")
    queries = [
        "SELECT skill, day, rating, stability, due FROM review ORDER BY skill",
        "SELECT * FROM standing ORDER BY skill",
    ]
    for query in queries:
        assert screen.rows(home, query) == screen.rows(tmp_path / "other", query) != []


def test_number_asks_that_many_whatever_is_due(run: Run) -> None:
    assert screen.places(played(run, "-n", "3")) == ["1/3", "2/3", "3/3"]
    played(run)
    assert screen.places(played(run, "--number", "2")) == ["1/2", "2/2"]


def test_what_is_asked_for_a_skill_exercises_it(run: Run, home: Path) -> None:
    played(run, "-n", "40", "--seed", "5", number=40)
    asked = screen.rows(home, "SELECT skill, hand FROM answer WHERE skill IS NOT NULL")
    assert len(asked) > 30
    for skill, hand in asked:
        cards, _, rest = hand.partition(" + ")
        assert oracle.exercises(skill, cards.split(), rest[:2], rest.endswith("crib")), (skill, hand)


def test_33_a_seed_repeats_a_drill_on_the_same_history(run: Run, home: Path, tmp_path: Path) -> None:
    first = played(run, "--seed", "7")
    other = run("drill", "--seed", "7", typed="29\n" * 10, env={"CRIBBAGE_TRAINER_HOME": str(tmp_path / "other")})
    assert other.stdout == first
    assert "7" in first.split("Missed:")[1]


def test_33_without_a_seed_the_summary_tells_one(run: Run, tmp_path: Path) -> None:
    text = played(run)
    seed = re.search(r"^Seed (\d+)\.$", text, re.MULTILINE)
    assert seed
    other = {"CRIBBAGE_TRAINER_HOME": str(tmp_path / "other")}
    assert run("drill", "--seed", seed[1], typed="29\n" * 10, env=other).stdout == text


def test_a_deck_s_drill_asks_only_its_skills(run: Run, home: Path) -> None:
    played(run, "--deck", "runs", "-n", "20", number=20)
    assert {skill for (skill,) in screen.rows(home, "SELECT skill FROM answer")} <= {"run-of-three", "long-run"}
    assert "--deck runs" in played(run, "--deck", "runs")


def test_the_first_skills_are_those_without_a_forerunner(run: Run, home: Path) -> None:
    played(run, "--seed", "1", typed="?")
    asked = {skill for (skill,) in screen.rows(home, "SELECT skill FROM answer WHERE skill IS NOT NULL")}
    assert asked <= {"two-card-fifteens", "pair", "run-of-three", "nobs", "flush"}


# Day after day


def right_answers(run: Run, clock: Clock) -> Iterator[str]:
    """Play the day's hands, each answered right: the answer is not known before the hand, so it is asked one by one."""
    while True:
        before = run("drill", "--seed", "3", typed="q\n").stdout
        if not screen.deals(before):
            return
        [deal] = screen.deals(before)
        yield run("drill", "--seed", "3", typed=f"{screen.worth(deal)}\nq\n").stdout


def test_three_days_of_right_answers(run: Run, clock: Clock, home: Path) -> None:
    for day in range(3):
        texts = [*right_answers(run, clock)]
        assert len(texts) == 10, day
        assert all("Right: " in text for text in texts)
        assert ENGLISH.played_out in run("drill", typed="0\n").stdout
        clock.move(days=1)
    assert screen.rows(home, "SELECT day, count(*), sum(is_right) FROM answer GROUP BY day") == [
        ("2026-03-02", 10, 10),
        ("2026-03-03", 10, 10),
        ("2026-03-04", 10, 10),
    ]
    known = [skill for skill in stats(run).values() if skill["due"]]
    assert len(known) > 6
    assert all(date.fromisoformat(str(skill["due"])) > date(2026, 3, 2) for skill in known)


def test_the_day_turns_at_four_in_the_morning(run: Run, clock: Clock) -> None:
    clock.time = clock.time.replace(hour=23, minute=50)
    run("drill", typed="29\n" * 5)
    clock.move(hours=4)  # ten to four
    assert screen.places(run("drill", typed="q\n").stdout) == ["6/10"]
    clock.move(minutes=20)  # ten past four
    assert screen.places(run("drill", typed="q\n").stdout) == ["1/10"]


def test_41_a_drill_that_goes_on_past_four_in_the_morning_stays_sane(run: Run, clock: Clock, home: Path) -> None:
    clock.time = clock.time.replace(hour=3, minute=59)
    clock.pace = 4.0
    played(run)
    clock.move(minutes=2)
    assert run("drill", typed="q\n").exit_code == 0
    assert screen.rows(home, "SELECT DISTINCT day FROM answer") == [("2026-03-01",)]


def test_41_a_clock_that_goes_backwards_loses_nothing(run: Run, clock: Clock, home: Path) -> None:
    played(run)
    clock.move(days=-2)
    played(run, "-n", "2")
    clock.move(days=4)
    played(run, "-n", "2")
    assert len(screen.answers(home)) == 14
    assert run("stats").exit_code == 0


def test_30_on_a_day_with_nothing_due_it_says_so_and_when_it_is(run: Run, clock: Clock) -> None:
    played(run, "--deck", "the-crib", "-n", "3", typed="29", number=3)
    text = run("drill", "--deck", "the-crib", typed="0\n").stdout
    assert "Next due tomorrow" in text or "Points?" in text


def test_32_the_end_of_input_ends_with_the_summary(run: Run, home: Path) -> None:
    result = run("drill", typed="29\n29")
    assert result.exit_code == 0
    assert "0 of 2 right" in result.stdout
    assert len(screen.answers(home)) == 2
