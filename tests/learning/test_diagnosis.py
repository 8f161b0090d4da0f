"""What an answer shows: evidence by skill, mastery by hand-worked numbers, the weakest skill."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests import oracle
from tests.learning.samples import (
    KEYS,
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
from trainer.cribbage.cards import read_hand
from trainer.learning.diagnosis import FAILED, SUCCEEDED, Mastery, evidence, exercised, weakest
from trainer.learning.quiz import Origin, Response

# What a hand exercises


def test_a_hand_exercises_what_the_second_scorer_says_it_does() -> None:
    seen = set()
    for hand in random_hands(3000, seed=11):
        keys = exercised(hand, skills())
        assert keys == [key for key in KEYS if oracle.exercises(key, *deal_of(hand))], str(hand)
        seen.update(keys)
    assert {*KEYS} - seen <= {"double-pair-royal", "triple-run"}  # the rarest


@pytest.mark.parametrize(
    ("hand", "keys"),
    [
        ("3C 3D 3S 3H + 9C", {"three-card-fifteens", "repeated-fifteens", "double-pair-royal"}),
        ("4C 4D 4S 5H + 6C", {"triple-run", "pair-royal", "three-card-fifteens", "repeated-fifteens"}),
        (TWENTY_NINE, {"two-card-fifteens", "three-card-fifteens", "repeated-fifteens", "double-pair-royal", "nobs"}),
        (NOTHING, {"nineteen"}),
        (PAIR, {"pair"}),
        ("2S 4S 8S QS + 6S", {"flush"}),
        ("2S 4S 8S QS + 6S crib", {"crib-flush"}),
        ("2S 4S 8S QS + 6D crib", {"crib-flush", "nineteen"}),
        ("2S 4S 8S QH + 6S", {"starter-flush", "nineteen"}),
    ],
)
def test_a_hand_exercises_these_skills(hand: str, keys: set[str]) -> None:
    assert {*exercised(read_hand(hand), skills())} == keys


def test_only_the_skills_asked_about_are_looked_at() -> None:
    assert exercised(read_hand(TWENTY_NINE), skills("pair", "nobs")) == ["nobs"]
    assert exercised(read_hand(TWENTY_NINE), ()) == []


def test_a_skill_of_fixed_hands_is_exercised_by_them() -> None:
    argued = fixed_skill(TWENTY_NINE, PAIR)
    assert exercised(read_hand(TWENTY_NINE), [argued, skill("nobs")]) == ["argued", "nobs"]
    assert exercised(read_hand(NOTHING), [argued]) == []


# Evidence

OF_TWENTY_NINE = ("two-card-fifteens", "three-card-fifteens", "nobs", "repeated-fifteens", "double-pair-royal")


def test_a_right_total_credits_every_skill_that_the_hand_exercises() -> None:
    assert evidence(answer(TWENTY_NINE, 29, skill="nobs"), skills()) == dict.fromkeys(OF_TWENTY_NINE, 0.0)


def test_a_wrong_total_blames_every_skill_that_the_hand_exercises() -> None:
    assert evidence(answer(TWENTY_NINE, 28, skill="nobs"), skills()) == dict.fromkeys(OF_TWENTY_NINE, 1.0)


def test_nineteen_for_nothing_is_a_right_total() -> None:
    assert evidence(answer(NOTHING, 19), skills()) == {"nineteen": 0.0}
    assert evidence(answer(PAIR, 19), skills()) == {"pair": 1.0}


def test_not_to_know_blames_only_the_skill_the_hand_was_dealt_for() -> None:
    assert evidence(answer(TWENTY_NINE, response=Response.UNKNOWN, skill="nobs"), skills()) == {"nobs": 1.0}
    assert evidence(answer(TWENTY_NINE, response=Response.UNKNOWN), skills()) == {}


def test_a_skipped_hand_shows_nothing() -> None:
    assert evidence(answer(TWENTY_NINE, response=Response.SKIP, skill="nobs"), skills()) == {}
    assert evidence(answer(TWENTY_NINE, response=Response.SKIP), skills()) == {}


def test_a_quiz_answer_shows_what_a_drill_answer_shows() -> None:
    for given_total in (28, 29):
        of_quiz = answer(TWENTY_NINE, given_total, origin=Origin.QUIZ)
        assert evidence(of_quiz, skills()) == evidence(answer(TWENTY_NINE, given_total), skills())


def test_random_answers_are_evidence_of_what_the_second_scorer_says() -> None:
    for place, hand in enumerate(random_hands(500, seed=12)):
        true = points(hand)
        is_right = place % 2 == 0
        shown = evidence(answer(hand, true if is_right else true + 1), skills())
        assert shown == {key: 0.0 if is_right else 1.0 for key in KEYS if oracle.exercises(key, *deal_of(hand))}


# Mastery

DAY_BY_DAY = [
    # blames, right, wrong, p
    ([], 1.5, 1.0, 0.6),
    ([0], 2.35, 0.9, 2.35 / 3.25),
    ([1], 1.35, 1.9, 1.35 / 3.25),
    ([0, 0], 3.115, 0.81, 3.115 / 3.925),
    ([0, 1], 2.115, 1.81, 2.115 / 3.925),
    ([1, 0], 2.215, 1.71, 2.215 / 3.925),
    ([0, 0, 0], 3.8035, 0.729, 3.8035 / 4.5325),
    ([0.25], 2.1, 1.15, 2.1 / 3.25),
    ([0.5], 1.85, 1.4, 1.85 / 3.25),
]


@pytest.mark.parametrize(("blames", "right", "wrong", "p"), DAY_BY_DAY)
def test_mastery_after_some_observations(blames: list[float], right: float, wrong: float, p: float) -> None:
    mastery = Mastery()
    for blame in blames:
        mastery = mastery.after(blame)
    assert mastery == pytest.approx((right, wrong), abs=1e-12)
    assert mastery.p == pytest.approx(p, abs=1e-12)


def test_three_right_answers_open_the_next_skill_and_two_do_not() -> None:
    two = Mastery().after(0).after(0)
    assert two.p < 0.8 < two.after(0).p


def test_mastery_is_kept_within_its_bounds() -> None:
    always_right, always_wrong = Mastery(), Mastery()
    for _ in range(200):
        always_right, always_wrong = always_right.after(0), always_wrong.after(1)
    assert (always_right.p, always_wrong.p) == (0.98, 0.05)


@pytest.mark.parametrize(
    ("weights", "p"), [((97.9, 2.1), 0.979), ((98.1, 1.9), 0.98), ((5.1, 94.9), 0.051), ((4.9, 95.1), 0.05)]
)
def test_the_bounds_are_at_5_and_98_percent(weights: tuple[float, float], p: float) -> None:
    assert Mastery(*weights).p == pytest.approx(p, abs=1e-12)


@given(st.lists(st.floats(0, 1)), st.floats(0, 1), st.floats(0, 1))
def test_more_blame_never_makes_a_better_mastery(blames: list[float], one: float, other: float) -> None:
    mastery = Mastery()
    for blame in blames:
        mastery = mastery.after(blame)
    assert mastery.after(min(one, other)).p >= mastery.after(max(one, other)).p
    assert 0.05 <= mastery.p <= 0.98


def test_recent_answers_weigh_more() -> None:
    better, worse = Mastery(), Mastery()
    for blame in (1, 1, 0, 0):
        better, worse = better.after(blame), worse.after(1 - blame)
    assert better.p > 0.5 > worse.p


def test_between_success_and_failure_there_is_room_for_doubt() -> None:
    assert (SUCCEEDED, FAILED) == (0.2, 0.5)


# The weakest skill


def test_the_weakest_skill_is_the_one_that_failed_most_often() -> None:
    answers = [answer(PAIR, 0), answer(PAIR, 0), answer(NOTHING, 2), answer(PAIR, 2)]
    assert weakest(answers, skills()) == skill("pair")


def test_of_several_the_one_introduced_last_is_the_weakest() -> None:
    assert weakest([answer(TWENTY_NINE, 28)], skills()) == skill("double-pair-royal")
    flush, two_pairs = answer("2S 4S 8S QS + 6D", 0), answer("2D 2H 6S 6C + TH", 0)
    assert weakest([flush, two_pairs], skills()) == skill("two-pairs")
    assert weakest([two_pairs, flush], skills()) == skill("two-pairs")
    assert weakest([two_pairs, flush, flush], skills()) == skill("flush")


def test_a_skill_without_a_place_in_the_introduction_goes_before_those_that_have_one() -> None:
    argued = fixed_skill(PAIR)
    assert weakest([answer(PAIR, 0)], [skill("pair"), argued]) == argued
    assert weakest([answer(PAIR, 0)], [skill("pair")]) == skill("pair")


def test_not_to_know_makes_the_skill_of_the_hand_weak() -> None:
    assert weakest([answer(TWENTY_NINE, response=Response.UNKNOWN, skill="nobs")], skills()) == skill("nobs")


def test_no_skill_is_weak_without_a_failure() -> None:
    answers = [answer(TWENTY_NINE, 29), answer(NOTHING, 19), answer(PAIR, response=Response.SKIP, skill="pair")]
    assert weakest(answers, skills()) is None
    assert weakest([], skills()) is None


def test_only_the_skills_asked_about_can_be_weak() -> None:
    assert weakest([answer(TWENTY_NINE, 28)], skills("nobs", "pair")) == skill("nobs")
