"""What an answer shows: evidence by skill, and the weakest skill."""

import pytest

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
from trainer.learning.diagnosis import FAILED, SUCCEEDED, Evidence, diagnose, exercised, weakest
from trainer.learning.profile import Profile
from trainer.learning.quiz import Answer, Origin, Response

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


def evidence(of: Answer) -> Evidence:
    return diagnose(of, skills(), {}, Profile()).evidence


OF_TWENTY_NINE = ("two-card-fifteens", "three-card-fifteens", "nobs", "repeated-fifteens", "double-pair-royal")


def test_a_right_total_credits_every_skill_that_the_hand_exercises() -> None:
    assert evidence(answer(TWENTY_NINE, 29, skill="nobs")) == dict.fromkeys(OF_TWENTY_NINE, 0.0)


def test_a_wrong_total_blames_the_skill_whose_slip_explains_it() -> None:
    shown = evidence(answer(TWENTY_NINE, 28))
    assert shown.keys() == {*OF_TWENTY_NINE}
    assert shown["nobs"] >= FAILED
    assert max(blame for key, blame in shown.items() if key != "nobs") < FAILED


def test_nineteen_for_nothing_is_a_right_total() -> None:
    assert evidence(answer(NOTHING, 19)) == {"nineteen": 0.0}


def test_not_to_know_blames_only_the_skill_the_hand_was_dealt_for() -> None:
    assert evidence(answer(TWENTY_NINE, response=Response.UNKNOWN, skill="nobs")) == {"nobs": 1.0}
    assert evidence(answer(TWENTY_NINE, response=Response.UNKNOWN)) == {}


def test_a_skipped_hand_shows_nothing() -> None:
    assert evidence(answer(TWENTY_NINE, response=Response.SKIP, skill="nobs")) == {}
    assert evidence(answer(TWENTY_NINE, response=Response.SKIP)) == {}


def test_a_quiz_answer_shows_what_a_drill_answer_shows() -> None:
    for given_total in (28, 29):
        of_quiz = answer(TWENTY_NINE, given_total, origin=Origin.QUIZ)
        assert evidence(of_quiz) == evidence(answer(TWENTY_NINE, given_total))


def test_random_right_answers_credit_what_the_second_scorer_says() -> None:
    for hand in random_hands(300, seed=12):
        exercised = [key for key in KEYS if oracle.exercises(key, *deal_of(hand))]
        assert evidence(answer(hand, points(hand))) == dict.fromkeys(exercised, 0.0)


def test_what_a_hand_does_not_exercise_is_blamed_or_left_alone() -> None:
    for hand in random_hands(300, seed=13):
        for key, blame in evidence(answer(hand, (points(hand) + 3) % 30)).items():
            assert 0 <= blame <= 1 + 1e-12
            assert blame >= FAILED or oracle.exercises(key, *deal_of(hand))


def test_between_success_and_failure_there_is_room_for_doubt() -> None:
    assert (SUCCEEDED, FAILED) == (0.2, 0.5)


# The weakest skill


def failing(*keys: str) -> list[Evidence]:
    """What some answers showed: each failed a skill, and another held."""
    return [{key: 1.0, "round-the-corner": 0.0} for key in keys]


def test_the_weakest_skill_is_the_one_that_failed_most_often() -> None:
    assert weakest(failing("pair", "pair", "nineteen"), skills()) == skill("pair")
    assert weakest(failing("pair", "nineteen", "nineteen"), skills()) == skill("nineteen")


def test_of_several_the_one_introduced_last_is_the_weakest() -> None:
    assert weakest(failing("flush", "two-pairs"), skills()) == skill("two-pairs")
    assert weakest(failing("two-pairs", "flush"), skills()) == skill("two-pairs")


def test_a_skill_without_a_place_in_the_introduction_goes_before_those_that_have_one() -> None:
    argued = fixed_skill(PAIR)
    assert weakest([{"pair": 1.0, "argued": 1.0}], [skill("pair"), argued]) == argued
    assert weakest([{"pair": 1.0, "argued": 1.0}], [skill("pair")]) == skill("pair")


def test_no_skill_is_weak_without_a_failure() -> None:
    assert weakest([{"pair": 0.0, "nobs": 0.19}, {}], skills()) is None
    assert weakest([], skills()) is None


def test_where_nothing_failed_for_sure_the_most_blamed_is_the_weakest() -> None:
    assert weakest([{"pair": 0.3, "nobs": 0.1}, {"nobs": 0.25}], skills()) == skill("nobs")


def test_a_wild_guess_fails_the_skill_that_the_hand_was_dealt_for() -> None:
    assert evidence(answer(TWENTY_NINE, 4, skill="nobs"))["nobs"] == 1.0


def test_only_the_skills_asked_about_can_be_weak() -> None:
    assert weakest(failing("flush", "flush", "nobs"), skills("nobs", "pair")) == skill("nobs")
