"""`deal`: one hand a line, of a skill or so many points."""

import json
import re
from collections import Counter

import pytest

from tests import oracle
from tests.conftest import Run
from tests.oracle import Deal

LINE = re.compile(r"((?:[A2-9TJQK][CDHS] ){4})\+ ([A2-9TJQK][CDHS])( crib)?")


def dealt(run: Run, *options: str) -> list[Deal]:
    result = run("deal", *options)
    assert (result.exit_code, result.stderr) == (0, "")
    found = []
    for line in result.stdout.splitlines():
        parsed = LINE.fullmatch(line)
        assert parsed, line
        found.append((tuple(parsed[1].split()), parsed[2], bool(parsed[3])))
    return found


def test_one_hand_is_dealt_unless_told_otherwise(run: Run) -> None:
    assert len(dealt(run)) == 1
    assert len(dealt(run, "-n", "7")) == len(dealt(run, "--number", "7")) == 7


def test_33_a_seed_deals_these_hands_everywhere(run: Run) -> None:
    assert run("deal", "-n", "3", "--seed", "7").stdout == (
        "4D 7C TH JH + KS\n3H 4S 7S TH + 2D\nAD AS 4H 6S + 5D crib\n"
    )
    assert run("deal", "-n", "3", "--seed", "7", "--skill", "double-run").stdout == (
        "4H 5S 6D 8D + 5H\nAC TH JS QC + TC\n7S TS JC QC + JD crib\n"
    )
    assert run("deal", "-n", "2", "--seed", "7", "--points", "29").stdout == (
        "5C 5D 5S JH + 5H crib\n5C 5H 5S JD + 5D\n"
    )


def test_33_without_a_seed_the_hands_differ(run: Run) -> None:
    assert dealt(run, "-n", "5") != dealt(run, "-n", "5")


@pytest.mark.parametrize("skill", oracle.SKILLS)
def test_skill_deals_only_hands_that_exercise_it(run: Run, skill: str) -> None:
    for deal in dealt(run, "--skill", skill, "-n", "10", "--seed", "1"):
        assert oracle.exercises(skill, *deal), deal


@pytest.mark.parametrize(
    ("points", "allowed"), [("0", {0}), ("12", {12}), ("20..29", {*range(20, 30)}), ("28..28", {28}), ("0..1", {0, 1})]
)
def test_points_are_a_number_or_a_range(run: Run, points: str, allowed: set[int]) -> None:
    deals = dealt(run, "--points", points, "-n", "60", "--seed", "1")
    assert {oracle.points(*deal) for deal in deals} <= allowed
    assert len({oracle.points(*deal) for deal in deals}) >= min(len(allowed), 2)


def test_skill_points_and_crib_go_together(run: Run) -> None:
    for cards, starter, is_crib in dealt(run, "--skill", "pair-royal", "--points", "8..12", "--crib", "-n", "20"):
        assert is_crib
        assert 8 <= oracle.points(cards, starter, is_crib) <= 12
        assert oracle.exercises("pair-royal", cards, starter, is_crib)


def test_hands_and_cribs_are_dealt_in_equal_parts_unless_one_is_asked_for(run: Run) -> None:
    number = Counter(is_crib for _, _, is_crib in dealt(run, "-n", "400", "--seed", "1"))
    assert 160 < number[True] < 240
    assert {is_crib for _, _, is_crib in dealt(run, "--hand", "-n", "20")} == {False}
    assert {is_crib for _, _, is_crib in dealt(run, "--crib", "-n", "20")} == {True}
    assert len({is_crib for _, _, is_crib in dealt(run, "--hand", "--crib", "-n", "40")}) == 2


@pytest.mark.parametrize("points", ["19", "25", "26", "27", "25..27", "30..40"])
@pytest.mark.parametrize("lang", ["en", "de"])
def test_11_points_that_no_hand_makes_are_refused(run: Run, points: str, lang: str) -> None:
    result = run("deal", "--points", points, "--lang", lang)
    assert (result.exit_code, result.stdout) == (2, "")
    assert len(result.stderr.splitlines()) == 1


@pytest.mark.parametrize("points", ["", "x", "-1", "1..", "..5", "1-5", "²", "1..2..3", "5.0"])
def test_11_points_that_are_no_points_are_refused_with_what_was_read(run: Run, points: str) -> None:
    result = run("deal", f"--points={points}")
    assert (result.exit_code, result.stdout) == (2, "")
    assert f'"{points}"' in result.stderr


def test_11_a_range_the_wrong_way_round_is_refused_with_what_was_read(run: Run) -> None:
    result = run("deal", "--points", "9..3")
    assert (result.exit_code, result.stdout) == (2, "")
    assert "9..3" in result.stderr


def test_17_a_dealt_hand_has_its_points_and_skills_for_programs(run: Run) -> None:
    result = run("deal", "-n", "100", "--seed", "3", "--json")
    found = [json.loads(line) for line in result.stdout.splitlines()]
    assert len(found) == 100
    for of in found:
        assert list(of) == ["hand", "starter", "crib", "points", "skills"]
        deal = (of["hand"], of["starter"], of["crib"])
        assert of["points"] == oracle.points(*deal)
        assert set(of["skills"]) == {skill for skill in oracle.SKILLS if oracle.exercises(skill, *deal)}


def test_17_the_documents_are_the_hands_of_the_lines(run: Run) -> None:
    documents = map(json.loads, run("deal", "-n", "20", "--seed", "3", "--json").stdout.splitlines())
    assert [(tuple(of["hand"]), of["starter"], of["crib"]) for of in documents] == dealt(run, "-n", "20", "--seed", "3")


def test_46_the_lines_are_the_same_in_every_language(run: Run) -> None:
    for options in (["--lang", "de"], ["--plain"], ["--no-color"]):
        assert dealt(run, "-n", "5", "--seed", "3", *options) == dealt(run, "-n", "5", "--seed", "3")
