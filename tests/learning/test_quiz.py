"""The quiz: marking answers, asking questions, the score of a session."""

import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests import oracle
from tests.learning.samples import (
    NOTHING,
    PAIR,
    TWENTY_NINE,
    answer,
    deal_of,
    fixed_skill,
    points,
    random_hands,
    skill,
    skills,
)
from trainer.cribbage.cards import Hand, read_hand
from trainer.cribbage.target import CRIB, HAND, Target
from trainer.errors import NoSuchDeal
from trainer.learning.deck import Skill
from trainer.learning.quiz import (
    HIGHEST,
    IMPOSSIBLE,
    Answer,
    Question,
    Response,
    Score,
    Verdict,
    dealt,
    mark,
    questions,
    score,
)

ROOT = Path(__file__).parent.parent.parent

FLUSH = "2S 4S 8S QS + 6D"
"""Four points; as a crib none."""

# Marking


@pytest.mark.parametrize(
    ("hand", "given", "is_right", "is_nineteen", "is_impossible", "difference"),
    [
        (TWENTY_NINE, 29, True, False, False, 0),
        (TWENTY_NINE, 28, False, False, False, -1),
        (TWENTY_NINE, 0, False, False, False, -29),
        (TWENTY_NINE, 19, False, False, True, -10),
        (TWENTY_NINE, 27, False, False, True, -2),
        (PAIR, 2, True, False, False, 0),
        (PAIR, 4, False, False, False, 2),
        (PAIR, 19, False, False, True, 17),
        (PAIR, 25, False, False, True, 23),
        (PAIR, 26, False, False, True, 24),
        (PAIR, 24, False, False, False, 22),
        (NOTHING, 0, True, False, False, 0),
        (NOTHING, 19, True, True, False, 0),
        (NOTHING, 1, False, False, False, 1),
        (NOTHING, 25, False, False, True, 25),
        (FLUSH, 4, True, False, False, 0),
        (FLUSH + " crib", 4, False, False, False, 4),
        (FLUSH + " crib", 0, True, False, False, 0),
        (FLUSH + " crib", 19, True, True, False, 0),
    ],
)
def test_a_total_is_marked(  # noqa: PLR0917
    hand: str, given: int, is_right: bool, is_nineteen: bool, is_impossible: bool, difference: int
) -> None:
    verdict = mark(answer(hand, given))
    assert (verdict.is_right, verdict.is_nineteen) == (is_right, is_nineteen)
    assert (verdict.is_impossible, verdict.difference) == (is_impossible, difference)
    assert verdict.tally.points == points(read_hand(hand))


@pytest.mark.parametrize("response", [Response.UNKNOWN, Response.SKIP])
@pytest.mark.parametrize("hand", [PAIR, NOTHING])
def test_no_total_is_not_right_and_no_points_off(response: Response, hand: str) -> None:
    verdict = mark(answer(hand, response=response))
    assert verdict == Verdict(verdict.tally, is_right=False, is_nineteen=False, is_impossible=False, difference=0)
    assert verdict.tally.points == points(read_hand(hand))


def test_no_total_is_right_but_the_true_one_and_nineteen_for_nothing() -> None:
    for hand in random_hands(200, seed=5):
        right = {given for given in range(30) if mark(answer(hand, given)).is_right}
        assert right == ({0, 19} if points(hand) == 0 else {points(hand)})


def test_the_impossible_totals_are_those_below_the_highest_that_no_hand_makes() -> None:
    tables = json.loads((ROOT / "tests" / "data" / "distribution.json").read_text(encoding="utf-8"))
    made = {int(total) for table in tables.values() for total, number in table["counts"].items() if number}
    assert max(made) == HIGHEST
    assert {*range(HIGHEST)} - made == IMPOSSIBLE


# Questions


def asked(number: int, seed: int, of: Sequence[Skill] = (), among: Target | None = None) -> list[Question]:
    return [*islice(questions(of, among or Target(), Random(seed)), number)]


def test_without_skills_the_hands_are_natural() -> None:
    natural = asked(200, seed=1)
    assert {question.skill for question in natural} == {None}
    assert 70 < sum(question.hand.is_crib for question in natural) < 130
    assert len({str(question.hand) for question in natural}) == 200


def test_natural_hands_are_as_often_worth_nothing_as_in_play() -> None:
    nothing = sum(points(question.hand) == 0 for question in asked(2000, seed=2))
    assert 110 < nothing < 210  # one in 12.8


def test_the_same_seed_asks_the_same_hands() -> None:
    for of in ((), skills("pair", "flush"), (fixed_skill(TWENTY_NINE, PAIR, NOTHING),)):
        assert asked(12, 7, of) == asked(12, 7, of)
        assert asked(12, 7, of) != asked(12, 8, of)


PROGRAM = """
from itertools import islice
from pathlib import Path
from random import Random
from trainer.cribbage.target import Target
from trainer.learning.library import library
from trainer.learning.quiz import questions
skills = [library(Path("no such folder")).skill(key) for key in ("pair", "flush", "nineteen")]
for question in islice(questions(skills, Target(), Random(7)), 9):
    print(question.skill, question.hand)
"""


@pytest.mark.parametrize("hash_seed", ["1", "2"])
def test_a_seed_asks_the_same_hands_in_every_process(hash_seed: str) -> None:
    env = {**os.environ, "PYTHONHASHSEED": hash_seed}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], cwd=ROOT, env=env, check=True, capture_output=True, text=True
    )
    here = asked(9, 7, skills("pair", "flush", "nineteen"))
    assert done.stdout.splitlines() == [f"{question.skill} {question.hand}" for question in here]


def test_skills_are_mixed_in_equal_parts() -> None:
    of = skills("pair", "nobs", "triple-run")
    counts = Counter(question.skill for question in asked(900, 3, of))
    assert set(counts) == {"pair", "nobs", "triple-run"}
    assert all(250 < number < 350 for number in counts.values())


def test_the_hands_of_a_skill_exercise_it() -> None:
    for question in asked(60, 4, skills("pair", "crib-flush", "triple-run")):
        assert question.skill
        assert oracle.exercises(question.skill, *deal_of(question.hand))


@pytest.mark.parametrize(("among", "is_crib"), [(HAND, False), (CRIB, True)])
def test_questions_are_narrowed_to_hands_or_cribs(among: Target, is_crib: bool) -> None:
    fixed = fixed_skill(TWENTY_NINE, TWENTY_NINE + " crib", PAIR, PAIR + " crib")
    for of in ((), skills("pair", "triple-run"), (fixed,)):
        assert {question.hand.is_crib for question in asked(30, 5, of, among)} == {is_crib}


FIXED = (TWENTY_NINE, PAIR, NOTHING, FLUSH, FLUSH + " crib")


def test_of_fixed_hands_none_comes_twice_before_all_were_asked() -> None:
    hands = [str(question.hand) for question in asked(25, 6, (fixed_skill(*FIXED),))]
    rounds = [hands[start : start + 5] for start in range(0, 25, 5)]
    assert all(sorted(of) == sorted(FIXED) for of in rounds)
    assert len({tuple(of) for of in rounds}) > 1


def test_of_the_fixed_hands_of_several_skills_none_comes_twice_before_all_were_asked() -> None:
    of = (fixed_skill(*FIXED[:4], key="one"), fixed_skill(FIXED[4], key="two"))
    for start in range(0, 20, 5):
        questions = asked(20, 9, of)[start : start + 5]
        assert {(question.skill, str(question.hand)) for question in questions} == {
            *(("one", hand) for hand in FIXED[:4]),
            ("two", FIXED[4]),
        }


def test_fixed_and_dealt_hands_are_mixed() -> None:
    of = (fixed_skill(*FIXED), skill("pair"))
    questions = asked(400, 10, of)
    counts = Counter(question.skill for question in questions)
    assert 150 < counts["pair"] < 250
    assert counts["pair"] + counts["argued"] == 400
    fixed = [str(question.hand) for question in questions if question.skill == "argued"]
    assert sorted(fixed[:5]) == sorted(FIXED)


def test_a_skill_without_a_fitting_hand_is_refused_when_it_is_asked() -> None:
    for of, among in ((skill("flush"), CRIB), (skill("crib-flush"), HAND), (fixed_skill(PAIR), CRIB)):
        with pytest.raises(NoSuchDeal):
            asked(1, 1, (of,), among)


@given(st.randoms(use_true_random=False), st.sampled_from([(), ("pair",), ("flush", "nobs")]))
def test_questions_never_end(rng: Random, keys: tuple[str, ...]) -> None:
    of = skills(*keys) if keys else ()
    assert len([*islice(questions(of, HAND, rng), 15)]) == 15


# Dealing so many


def test_so_many_hands_are_dealt_as_were_asked_for() -> None:
    assert len([*dealt(None, Target(), 7, Random(1))]) == 7
    assert [*dealt(None, Target(), 0, Random(1))] == []


def test_hands_are_dealt_of_a_skill() -> None:
    for hand in dealt(skill("triple-run"), CRIB, 20, Random(1)):
        assert isinstance(hand, Hand)
        assert hand.is_crib
        assert oracle.exercises("triple-run", *deal_of(hand))


def test_hands_are_dealt_as_a_quiz_asks_them() -> None:
    for of in (None, skill("pair"), fixed_skill(*FIXED)):
        hands = [*dealt(of, Target(), 10, Random(2))]
        assert hands == [question.hand for question in asked(10, 2, [of] if of else [])]


@pytest.mark.parametrize(
    ("of", "among"),
    [("flush", CRIB), (None, Target.of({"points": 19})), ("pair", Target.of({"points": range(25, 28)}))],
)
def test_a_deal_that_there_is_not_is_refused_before_the_first(of: str | None, among: Target) -> None:
    with pytest.raises(NoSuchDeal):
        next(dealt(skill(of) if of else None, among, 3, Random(1)))


# The score


def session() -> list[Answer]:
    return [
        answer(PAIR, 2, seconds=3.0),
        answer(PAIR, 6, seconds=9.0),
        answer(NOTHING, 19, seconds=5.0),
        answer(TWENTY_NINE, 26, seconds=4.0),
        answer(TWENTY_NINE, response=Response.UNKNOWN, seconds=90.0),
        answer(PAIR, response=Response.SKIP, seconds=80.0),
    ]


def test_a_session_is_scored() -> None:
    answers = session()
    assert score(answers) == Score(
        answered=5,
        right=2,
        shown=1,
        skipped=1,
        points_off=4 + 3,
        seconds=4.5,
        missed=(answers[1], answers[3], answers[4]),
    )


def test_an_empty_session_has_no_time() -> None:
    assert score([]) == Score(answered=0, right=0, shown=0, skipped=0, points_off=0, seconds=None, missed=())


def test_only_the_time_of_totals_counts() -> None:
    assert score(session()[4:]).seconds is None
    assert score(session()[:3]).seconds == 5.0


@given(st.lists(st.sampled_from(session())))
def test_every_answer_is_right_missed_or_skipped(answers: list[Answer]) -> None:
    of = score(answers)
    assert of.right + len(of.missed) == of.answered
    assert of.answered + of.skipped == len(answers)
    assert of.points_off == sum(abs(mark(each).difference) for each in answers)
