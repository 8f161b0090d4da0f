"""What an answer shows, from the total to skills, suspects, habits and pace: hand-worked answers and many deals."""

from collections.abc import Mapping, Sequence
from datetime import date, timedelta
from functools import cache
from itertools import permutations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests import oracle, slip_oracle
from tests.learning.samples import (
    DAY,
    KEYS,
    NOTHING,
    PAIR,
    answer,
    deal_of,
    fixed_skill,
    points,
    random_hands,
    shipped,
    skill,
    skills,
)
from trainer.cribbage.cards import Hand, read_hand
from trainer.cribbage.target import Target
from trainer.learning.deck import Skill
from trainer.learning.diagnosis import FAILED, SUCCEEDED, Diagnosis, at_stage, diagnose, reading
from trainer.learning.habits import PRIOR, Habit, Stage
from trainer.learning.mastery import Mastery
from trainer.learning.profile import Profile
from trainer.learning.quiz import Answer, Origin, Response
from trainer.learning.slips.catalogue import CATALOGUE

IDS = [slip.id for slip in CATALOGUE]
FIVES_AND_RUN = "4H 5D 6C JS + 5S"
"""Seventeen: four fifteens, a pair, a double run, his nobs."""

WORKED = ("two-card-fifteens", "pair", "three-card-fifteens", "nobs", "repeated-fifteens", "double-run")
"""What it exercises."""


def shown(
    hand: str | Hand,
    given: int,
    profile: Profile | None = None,
    masteries: Mapping[str, Mastery] | None = None,
    watched: Sequence[Skill] = (),
) -> Diagnosis:
    return diagnose(answer(hand, given), watched or skills(), masteries or {}, profile or Profile())


def suspects(of: Diagnosis) -> list[str]:
    return [slip.id for slip in of.suspects]


def believing(**habits: Habit) -> Profile:
    return Profile({slip.replace("_", "-"): habit for slip, habit in habits.items()})


# One slip on a clear deal


@pytest.mark.parametrize(
    ("hand", "given", "slip", "blamed"),
    [
        ("2S 4S 8S QS + 6D crib", 4, "crib-flush-of-four", "crib-flush"),
        ("2S 4S 8S QD + 6S", 4, "flush-with-starter", "starter-flush"),
        ("2S 4S 8S QS + 6D", 0, "flush-missed", "flush"),
        ("2S 4S 8H JD + 6C", 1, "any-jack", "wrong-jack"),
        (NOTHING, 2, "something-from-nothing", "nineteen"),
        (PAIR, 0, "pairs-forgotten", "pair"),
        ("5H 5D 5S JC + 5C", 28, "nobs-missed", "nobs"),
        ("5H 5D 5S JC + 5C", 23, "double-royal-as-six", "double-pair-royal"),
        ("3H 4D 5C 6S + KD", 7, "long-run-as-three", "long-run"),
        ("QH KD AC 3S + 7D", 3, "round-the-corner", "round-the-corner"),
        ("2D 3H 4S 9C + TH", 4, "run-missed", "run-of-three"),
    ],
)
def test_a_slip_that_explains_a_total_is_named_and_its_skill_blamed(
    hand: str, given: int, slip: str, blamed: str
) -> None:
    of = shown(hand, given)
    assert of.is_clear
    assert suspects(of)[0] == slip
    assert of.evidence[blamed] >= FAILED
    assert max(of.evidence, key=lambda key: of.evidence[key]) == blamed
    assert of.profile.habits[slip].p > PRIOR


def test_the_other_skills_of_the_hand_are_credited_where_it_is_clear() -> None:
    """Three of a rank counted as two, four short: nothing else in the hand makes that."""
    of = shown("3H 3D 3S JC + 8D", 2)
    assert suspects(of) == ["royal-as-two"]
    assert of.evidence["pair-royal"] >= FAILED
    assert {key for key, blame in of.evidence.items() if blame >= SUCCEEDED} == {"pair-royal"}


# Several, or none


@pytest.mark.parametrize(
    ("hand", "given", "expected"),
    [
        (FIVES_AND_RUN, 15, {"pairs-forgotten", "run-pair-forgotten", "fifteen-missed", "faces-as-numbers"}),
        ("2S 4S 8H 6D + JC", 2, {"something-from-nothing", "heels-in-hand", "faces-as-numbers"}),
    ],
)
def test_where_several_explain_a_total_all_are_suspects_and_none_is_clear(
    hand: str, given: int, expected: set[str]
) -> None:
    of = shown(hand, given)
    assert {*suspects(of)} == expected
    assert not of.is_clear


@pytest.mark.parametrize(("hand", "given"), [(PAIR, 12), (PAIR, 29), (PAIR, 3), (NOTHING, 7), (FIVES_AND_RUN, 0)])
def test_a_total_that_no_slip_makes_has_no_suspects(hand: str, given: int) -> None:
    assert not any(
        slip_oracle.difference(slip, *deal_of(read_hand(hand))) == given - points(read_hand(hand)) for slip in IDS
    )
    of = shown(hand, given)
    assert of.suspects == ()
    assert not of.is_clear


# Right totals


def test_a_right_total_credits_what_the_hand_exercises_and_suspects_nothing() -> None:
    of = shown(FIVES_AND_RUN, 17)
    assert of.evidence == dict.fromkeys(WORKED, 0.0)
    assert (of.suspects, of.is_clear, of.confirmed, of.cured) == ((), False, (), ())


def test_nineteen_for_nothing_is_right() -> None:
    of = shown(NOTHING, 19)
    assert of.evidence == {"nineteen": 0.0}
    assert of.suspects == ()


def test_a_right_total_speaks_against_every_slip_that_would_have_changed_it() -> None:
    habits = shown(FIVES_AND_RUN, 17).profile.habits
    changing = {slip for slip in IDS if slip_oracle.difference(slip, *deal_of(read_hand(FIVES_AND_RUN)))}
    assert habits.keys() == changing
    assert all(habit.p < PRIOR and habit.quiet == 1 for habit in habits.values())


# No total


def test_i_do_not_know_fails_the_skill_the_hand_was_dealt_for_and_no_other() -> None:
    before = Profile({"nobs-missed": Habit(0.5)}, (1.0,), DAY)
    of = diagnose(answer(FIVES_AND_RUN, response=Response.UNKNOWN, skill="nobs"), skills(), {}, before)
    assert of == Diagnosis({"nobs": 1.0}, None, (), False, before)


def test_i_do_not_know_of_a_natural_hand_is_no_evidence() -> None:
    assert diagnose(answer(FIVES_AND_RUN, response=Response.UNKNOWN), skills(), {}, Profile()).evidence == {}


def test_a_skipped_hand_is_no_evidence() -> None:
    of = diagnose(answer(FIVES_AND_RUN, response=Response.SKIP, skill="nobs"), skills(), {}, Profile())
    assert of == Diagnosis({}, None, (), False, Profile(day=DAY))


# Blame


def test_the_marks_of_failure_and_success() -> None:
    assert (FAILED, SUCCEEDED) == (0.5, 0.2)


@cache
def wrong_answers() -> list[tuple[Hand, Diagnosis]]:
    rng = Random(4)
    hands = random_hands(250, seed=8)
    return [(hand, shown(hand, max(0, points(hand) + rng.choice([-6, -4, -3, -2, -1, 1, 2, 4])))) for hand in hands]


def test_what_the_deal_does_not_exercise_is_blamed_only_when_it_has_failed() -> None:
    elsewhere = []
    for hand, of in wrong_answers():
        exercised = {key for key in KEYS if oracle.exercises(key, *deal_of(hand))}
        assert exercised <= of.evidence.keys()
        elsewhere += [of.evidence[key] for key in of.evidence.keys() - exercised]
    assert elsewhere, "there are such"
    assert min(elsewhere) >= FAILED


@given(
    st.sampled_from(random_hands(60, seed=2)),
    st.integers(0, 29),
    st.lists(st.sampled_from([0.0, 0.3, 1.0]), max_size=12),
    st.sampled_from([Habit(0.002), Habit(), Habit(0.6), Habit(0.999, 4, 2, Stage.CONFIRMED)]),
)
def test_whatever_was_known_before(hand: Hand, total: int, blames: list[float], habit: Habit) -> None:
    mastery = Mastery()
    for blame in blames:
        mastery = mastery.after(blame)
    of = diagnose(
        answer(hand, total), skills(), dict.fromkeys(KEYS[::2], mastery), Profile(dict.fromkeys(IDS[::3], habit))
    )
    assert all(0 <= blame <= 1 + 1e-9 for blame in of.evidence.values())
    assert all(0.002 <= each.p <= 0.999 for each in of.profile.habits.values())
    off = total - points(hand)
    assert all(slip_oracle.difference(slip.id, *deal_of(hand)) == off for slip in of.suspects)
    assert of.suspects or not of.is_clear


def test_a_skill_of_fixed_hands_may_fail_in_ways_that_no_slip_has() -> None:
    argued = fixed_skill(PAIR)
    assert shown(PAIR, 2, watched=[argued]).evidence == {"argued": 0.0}
    assert shown(PAIR, 5, watched=[argued]).evidence["argued"] >= FAILED


def test_only_the_skills_watched_are_credited() -> None:
    assert shown(FIVES_AND_RUN, 17, watched=skills("nobs", "flush")).evidence == {"nobs": 0.0}


# What was known before


def test_the_skill_that_is_held_worse_is_blamed() -> None:
    """Two short: a pair or a fifteen. Who knows pairs well has missed the fifteen, and the other way round."""
    well, badly = Mastery(49, 1), Mastery(1, 4)
    fifteens = shown("2D 2H 7S 8C + QH", 2, masteries={"pair": well, "two-card-fifteens": badly})
    pairs = shown("2D 2H 7S 8C + QH", 2, masteries={"pair": badly, "two-card-fifteens": well})
    assert fifteens.evidence["two-card-fifteens"] >= FAILED > SUCCEEDED > fifteens.evidence["pair"]
    assert pairs.evidence["pair"] >= FAILED > SUCCEEDED > pairs.evidence["two-card-fifteens"]
    assert "fifteen-missed" in suspects(fifteens)
    assert suspects(pairs)[0] == "pairs-forgotten"
    assert "pairs-forgotten" not in suspects(fifteens)
    assert "fifteen-missed" not in suspects(pairs)


def test_a_habit_decides_between_the_slips_of_one_skill() -> None:
    """Two short of seventeen: a fifteen missed, or the jack counted as eleven."""
    assert {"fifteen-missed", "faces-as-numbers"} <= {*suspects(shown(FIVES_AND_RUN, 15))}
    for habit, other in permutations(("fifteen-missed", "faces-as-numbers")):
        after = suspects(shown(FIVES_AND_RUN, 15, Profile({habit: Habit(0.9, 3)})))
        assert habit in after
        assert other not in after


def test_a_habit_makes_clear_what_was_not() -> None:
    """Two points in a nineteen with a jack as starter: heels, once it is known that they are counted in the hand."""
    hand = "2S 4S 8H 6D + JC"
    assert not shown(hand, 2).is_clear
    known = believing(
        heels_in_hand=Habit(0.99, 3, stage=Stage.CONFIRMED),
        starter_jack_as_nobs=Habit(0.002),
        something_from_nothing=Habit(0.002),
        faces_as_numbers=Habit(0.002),
    )
    weak = {"starter-jack": Mastery(1, 9), "nineteen": Mastery(49, 1), "two-card-fifteens": Mastery(49, 1)}
    of = shown(hand, 2, known, weak)
    assert of.is_clear
    assert suspects(of)[0] == "heels-in-hand"


def test_where_two_slips_fit_exactly_none_is_clear_unless_one_is_far_likelier() -> None:
    """A point short with nobs and a pair: his nobs or the pair as one."""
    hand = "3D 3H 6S JC + TC"
    assert {*suspects(shown(hand, 2))} == {"nobs-missed", "pair-as-one"}
    assert not shown(hand, 2).is_clear
    assert shown(hand, 2, masteries={"pair": Mastery(49, 1), "nobs": Mastery(1, 4)}).is_clear


def test_a_habit_that_is_sure_is_what_made_a_total_that_it_explains() -> None:
    """Whatever the mastery of its skill says."""
    sure = believing(nobs_missed=Habit(0.96, 2, stage=Stage.CONFIRMED), pair_as_one=Habit(0.7, 1))
    of = shown("3D 3H 6S JC + TC", 2, sure, {"nobs": Mastery(49, 1), "pair": Mastery(1, 9)})
    assert of.is_clear
    assert suspects(of)[0] == "nobs-missed"
    assert [slip.id for slip in of.made_by] == ["nobs-missed"]


def test_what_becomes_sure_with_a_total_has_made_it() -> None:
    of = shown("3D 3H 6S JC + TC", 2, believing(nobs_missed=Habit(0.93, 4), pair_as_one=Habit(0.002)))
    assert [slip.id for slip in of.confirmed] == ["nobs-missed"]
    assert [slip.id for slip in of.made_by] == ["nobs-missed"]


TWO_KINDS = "4H 5D 6C 6S + JS"
"""A double run and a jack as starter: once and one for the jack is two short of what it is worth."""


def test_two_habits_that_are_sure_have_made_together_what_neither_makes_alone() -> None:
    both = believing(
        multiple_run_as_one=Habit(0.97, 2, stage=Stage.CONFIRMED),
        starter_jack_as_nobs=Habit(0.97, 2, stage=Stage.CONFIRMED),
    )
    of = shown(TWO_KINDS, points(read_hand(TWO_KINDS)) - 3 + 1, both)
    assert [slip.id for slip in of.together] == ["multiple-run-as-one", "starter-jack-as-nobs"]
    assert of.made_by == of.together
    assert not of.is_clear


def test_what_nobody_is_known_for_is_not_told_of_two_slips_at_once() -> None:
    of = shown(TWO_KINDS, points(read_hand(TWO_KINDS)) - 3 + 1)
    assert of.made_by == ()


@pytest.mark.parametrize(
    ("hand", "key"), [("4H 5D 5C 6S + 5S", "triple-run"), ("4H 5D 5C 6S + 6D", "double-double-run")]
)
@pytest.mark.parametrize("slip", ["multiple-run-as-one", "multiple-run-as-run-alone"])
def test_a_triple_run_counted_once_is_a_failure_of_triple_runs_too(hand: str, key: str, slip: str) -> None:
    dealt = read_hand(hand)
    given = points(dealt) + slip_oracle.difference(slip, *deal_of(dealt))
    sure = Profile({slip: Habit(0.97, 2, stage=Stage.CONFIRMED)})
    assert shown(dealt, given, sure).evidence[key] >= FAILED


def test_a_slip_is_named_in_a_deck_of_ones_own_too_and_its_skill_has_failed() -> None:
    """The skill has no slips, so it fails whichever way its hand is miscounted."""
    hand = "JS 4H 4D 5C + 6S"
    watched = [*skills(), fixed_skill(hand)]
    for short, slip in ((1, "nobs-missed"), (3, "multiple-run-as-one")):
        of = shown(hand, points(read_hand(hand)) - short, watched=watched)
        assert slip in suspects(of)
        assert of.evidence["argued"] >= FAILED
    sure = believing(nobs_missed=Habit(0.97, 2, stage=Stage.CONFIRMED))
    assert [slip.id for slip in shown(hand, points(read_hand(hand)) - 1, sure, watched=watched).made_by] == [
        "nobs-missed"
    ]


# Habits confirmed and cured


def test_a_slip_is_confirmed_once() -> None:
    of = shown("2S 4S 8S QS + 6D crib", 4, believing(crib_flush_of_four=Habit(0.9, 1)))
    assert [slip.id for slip in of.confirmed] == ["crib-flush-of-four"]
    assert of.profile.habits["crib-flush-of-four"].stage is Stage.CONFIRMED
    again = shown("2S 4S 8S QS + 6D crib", 4, of.profile)
    assert again.confirmed == ()


def test_a_slip_is_cured_once_and_begins_anew() -> None:
    confirmed = Habit(0.97, 2, 2, Stage.CONFIRMED)
    of = shown("2S 4S 8S QS + 6D crib", 0, believing(crib_flush_of_four=confirmed))
    assert [slip.id for slip in of.cured] == ["crib-flush-of-four"]
    assert of.profile.habits["crib-flush-of-four"] == Habit(stage=Stage.CURED)
    assert shown("2S 4S 8S QS + 6D crib", 0, of.profile).cured == ()


def test_a_deal_on_which_it_would_not_fire_says_nothing_of_it() -> None:
    confirmed = Habit(0.97, 2, 2, Stage.CONFIRMED)
    of = shown(PAIR, 2, believing(crib_flush_of_four=confirmed))
    assert of.cured == ()
    assert of.profile.habits["crib-flush-of-four"] == confirmed


def test_the_slips_at_a_stage_come_in_the_order_of_the_catalogue() -> None:
    confirmed = Habit(0.97, 2, 0, Stage.CONFIRMED)
    habits = {"any-jack": confirmed, "flush-missed": Habit(0.9), "fifteen-missed": confirmed, "of old": confirmed}
    assert [slip.id for slip in at_stage(habits, Stage.CONFIRMED)] == ["fifteen-missed", "any-jack"]
    assert len(at_stage({}, Stage.OPEN)) == 42 + 24


# Pace and days


def in_seconds(seconds: float, given: int, paces: tuple[float, ...]) -> Diagnosis:
    return diagnose(answer(NOTHING, given, seconds=seconds), skills(), {}, Profile(paces=paces))


def test_slowness_of_right_totals_only() -> None:
    """The hand counts two: six seconds are a pace of three, twice the usual one and a half."""
    usual = (1.5,) * 20
    assert in_seconds(6.0, 0, usual).slowness == pytest.approx(2.0)
    assert in_seconds(6.0, 0, usual).profile.paces == (*usual, 3.0)
    assert in_seconds(6.0, 2, usual).slowness is None
    assert in_seconds(6.0, 2, usual).profile.paces == usual
    assert in_seconds(6.0, 0, usual[1:]).slowness is None
    assert in_seconds(0.5, 0, usual).slowness is None
    assert in_seconds(0.5, 0, usual).profile.paces == usual


@pytest.mark.parametrize("response", [Response.UNKNOWN, Response.SKIP])
def test_no_slowness_without_a_total(response: Response) -> None:
    before = Profile(paces=(1.5,) * 20)
    of = diagnose(answer(NOTHING, response=response, seconds=6.0), skills(), {}, before)
    assert of.slowness is None
    assert of.profile.paces == before.paces


def believed_on(profile: Profile, day: date) -> float:
    return profile.on(day).habits["any-jack"].p


def test_some_of_the_belief_is_forgotten_for_every_day_gone_by() -> None:
    profile, later = Profile({"any-jack": Habit(0.9)}, (1.0,), DAY), DAY + timedelta(days=2)
    assert believed_on(profile, DAY) == pytest.approx(0.9)
    assert believed_on(profile, later) == pytest.approx(0.9604 * 0.9 + 0.0396 * 0.05)
    assert (profile.on(later).day, profile.on(later).paces) == (later, (1.0,))


def test_the_first_day_forgets_nothing_and_an_earlier_day_turns_nothing_back() -> None:
    assert believed_on(Profile({"any-jack": Habit(0.9)}), DAY) == pytest.approx(0.9)
    profile, earlier = Profile({"any-jack": Habit(0.9)}, day=DAY), DAY - timedelta(days=5)
    assert believed_on(profile, earlier) == pytest.approx(0.9)
    assert profile.on(earlier).day == DAY
    assert Profile().on(DAY).day == DAY


def test_an_answer_is_read_with_the_habits_of_its_day() -> None:
    before = Profile({"any-jack": Habit(0.9)}, day=DAY - timedelta(days=50))
    of = diagnose(answer(PAIR, 2), skills(), {}, before)
    assert of.profile.day == DAY
    assert of.profile.habits["any-jack"] == before.on(DAY).habits["any-jack"] != Habit(0.9)


# Many deals


def deals_that_show(slip: str, number: int = 9) -> list[Hand]:
    rng = Random(slip)
    key = next(each.skill for each in CATALOGUE if each.id == slip)
    if key is None:
        return [hand for hand in random_hands(number, seed=5) if slip_oracle.difference(slip, *deal_of(hand))]
    hands = (skill(key).deal(Target(), rng) for _ in range(40 * number))
    return [hand for hand in hands if slip_oracle.difference(slip, *deal_of(hand))][:number]


@cache
def exactly(slip: str) -> list[tuple[Hand, Diagnosis]]:
    """What answers show in which nothing but this slip is made."""
    return [
        (hand, shown(hand, points(hand) + slip_oracle.difference(slip, *deal_of(hand))))
        for hand in deals_that_show(slip)
    ]


@pytest.mark.parametrize("slip", IDS[:-1])
def test_the_slip_that_was_made_is_among_the_suspects_and_all_of_them_explain_the_total(slip: str) -> None:
    assert exactly(slip)
    for hand, of in exactly(slip):
        assert slip in suspects(of), str(hand)
        totals = {slip_oracle.difference(each, *deal_of(hand)) for each in suspects(of)}
        assert totals == {slip_oracle.difference(slip, *deal_of(hand))}


def test_the_starter_left_out_is_outweighed_only_by_what_explains_the_same_total() -> None:
    """It is rarer beforehand than the failures of skills, alone or two together."""
    found = exactly("starter-left-out")
    for hand, of in found:
        for each in suspects(of):
            expected = slip_oracle.difference("starter-left-out", *deal_of(hand))
            assert slip_oracle.difference(each, *deal_of(hand)) == expected
    assert any("starter-left-out" in suspects(of) for _, of in found)


def test_what_is_named_clearly_is_right_nearly_always() -> None:
    """And it is named in every other answer."""
    every = [(slip, of) for slip in IDS for _, of in exactly(slip)]
    clear = [suspects(of)[0] == slip for slip, of in every if of.is_clear]
    assert len(clear) > 0.45 * len(every)
    assert sum(clear) > 0.93 * len(clear)


def test_the_skill_that_failed_is_hardly_ever_credited() -> None:
    keys = {slip.id: slip.skill for slip in CATALOGUE}
    blames = [of.evidence.get(keys[slip] or "", 1.0) for slip in IDS for _, of in exactly(slip)]
    assert sum(blame >= FAILED for blame in blames) > 0.6 * len(blames)
    assert sum(blame < SUCCEEDED for blame in blames) < 0.1 * len(blames)


# With a library


def test_answers_are_read_for_the_skills_of_the_drill() -> None:
    read = reading(shipped())
    of = read(answer("2S 4S 8S QS + 6D crib", 4), {}, Profile())
    assert of == shown("2S 4S 8S QS + 6D crib", 4)
    assert read(answer("2S 4S 8S QS + 6D crib", 0), {}, Profile()).evidence == {"crib-flush": 0.0, "nineteen": 0.0}


# What must not be taken for a habit


def answered(*answers: Answer) -> Profile:
    """What is known of a learner after some answers."""
    profile, masteries = Profile(), dict[str, Mastery]()
    for of in answers:
        diagnosis = diagnose(of, skills(), masteries, profile)
        for key, blame in diagnosis.evidence.items():
            masteries[key] = masteries.get(key, Mastery()).after(blame)
        profile = diagnosis.profile
    return profile


def confirmed(profile: Profile) -> set[str]:
    return {slip for slip, habit in profile.habits.items() if habit.stage is Stage.CONFIRMED}


@pytest.mark.parametrize("hand", ["4H 5D 6C JS + 5S", "3H 3S 4C 9D + 2S"])
def test_a_total_that_no_slips_make_exactly_is_nobodys_habit(hand: str) -> None:
    assert confirmed(answered(*[answer(hand, 1)] * 6)) == set()


def test_nothing_is_added_to_the_four_cards_without_the_starter() -> None:
    """They make seven here; that the fifteens were forgotten as well would count those of the starter twice."""
    assert "starter-left-out" not in confirmed(answered(*[answer(FIVES_AND_RUN, 0)] * 6))


@pytest.mark.parametrize("origin", [Origin.QUIZ, Origin.DRILL])
def test_who_always_says_the_same_has_hardly_a_habit_of_the_catalogue(origin: Origin) -> None:
    """Nothing or two again and again is no example: that is what forgetting everything makes."""
    named = [
        confirmed(answered(*(answer(hand, total, origin=origin) for hand in random_hands(20, seed))))
        for seed in range(8)
        for total in (4, 6, 8, 12)
    ]
    assert sum(map(bool, named)) <= 4, named


def test_who_answers_at_random_has_no_habit() -> None:
    rng = Random(7)
    named = [
        confirmed(answered(*(answer(hand, rng.randrange(14)) for hand in random_hands(60, seed)))) for seed in range(8)
    ]
    assert sum(map(len, named)) <= 1, named


def test_nobody_gets_over_a_slip_by_another_wrong_answer() -> None:
    nobs = "2D 4H 6S JC + TC"
    made = answered(*[answer(nobs, 0)] * 4)
    assert "nobs-missed" in confirmed(made)
    for hand, total in (("2D 2H 6S JC + TC", 1), ("3D 3H 7S JC + KC", 1), ("4D 4H 8S JC + KC", 1)):
        made = diagnose(answer(hand, total), skills(), {}, made).profile
    assert "nobs-missed" in confirmed(made)
