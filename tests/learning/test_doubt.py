"""The deal that settles a doubt: whom it is about, that it tells the suspects apart, and how soon a slip is named."""

from collections import defaultdict
from functools import cache
from math import log2
from random import Random
from statistics import mean

import pytest

from tests import slip_oracle
from tests.learning.samples import answer, deal_of, points, skill, skills
from trainer.cribbage import dealing
from trainer.cribbage.cards import Hand
from trainer.cribbage.target import Target
from trainer.learning.diagnosis import diagnose
from trainer.learning.doubt import suspect, telling_deal
from trainer.learning.habits import Habit, Stage
from trainer.learning.profile import Profile
from trainer.learning.slips.catalogue import CATALOGUE
from trainer.learning.slips.slip import Slip

BY_ID = {slip.id: slip for slip in CATALOGUE}

# Whom it is about


def test_without_habits_there_is_no_doubt() -> None:
    assert suspect({}) is None
    assert suspect({"any-jack": Habit(0.09)}) is None


def test_the_strongest_suspect_is_looked_at() -> None:
    assert suspect({"any-jack": Habit(0.3), "nobs-missed": Habit(0.6)}) is BY_ID["nobs-missed"]
    assert suspect({"any-jack": Habit(0.6), "nobs-missed": Habit(0.3)}) is BY_ID["any-jack"]
    assert suspect({"any-jack": Habit(0.97, 1)}) is BY_ID["any-jack"]  # one firing settles nothing


def test_what_is_settled_is_not_looked_at() -> None:
    confirmed = Habit(0.99, 2, stage=Stage.CONFIRMED)
    assert suspect({"any-jack": confirmed}) is None
    assert suspect({"any-jack": confirmed, "nobs-missed": Habit(0.2)}) is BY_ID["nobs-missed"]
    assert suspect({"any-jack": Habit(0.2, stage=Stage.CURED)}) is BY_ID["any-jack"]  # it may be back


def test_a_slip_that_is_not_in_the_catalogue_is_passed_over() -> None:
    assert suspect({"a slip of older days": Habit(0.9)}) is None


# What it tells


def foretold(hand: Hand, *slips: str) -> list[int]:
    return [slip_oracle.difference(slip, *deal_of(hand)) for slip in slips]


@pytest.mark.parametrize("seed", range(25))
def test_two_suspects_foretell_different_totals(seed: int) -> None:
    one, other = (slip.id for slip in Random(seed).sample(CATALOGUE, 2))
    habits = {one: Habit(0.5), other: Habit(0.4)}
    hand = telling_deal(BY_ID[one], habits, skills(), Random(seed))
    assert len({*foretold(hand, one, other)}) == 2, f"{hand}: {one}, {other}"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("nobs-missed", "flush-five-as-four"),
        ("royal-as-two", "royal-as-four"),
        ("double-royal-as-six", "double-royal-as-eight"),
        ("double-double-as-double", "double-double-as-triple"),
        ("multiple-run-as-one", "run-pair-forgotten"),
        ("crib-flush-of-four", "flush-with-starter"),
        ("fifteens-forgotten", "fifteen-missed"),
        ("no-three-card-fifteens", "only-two-card-fifteens"),
        ("starter-jack-as-nobs", "heels-in-hand"),
    ],
)
def test_even_those_that_are_much_alike(one: str, other: str) -> None:
    for first, second in ((one, other), (other, one)):
        hand = telling_deal(BY_ID[first], {first: Habit(0.4), second: Habit(0.35)}, skills(), Random(1))
        assert len({*foretold(hand, one, other)}) == 2, f"{hand}: {first}"


def told(hand: Hand, habits: dict[str, Habit]) -> float:
    """The bits that the total tells, with what is left over on the true one."""
    masses = defaultdict(float, {0: 1 - sum(habit.p for habit in habits.values())})
    for slip, habit in habits.items():
        masses[foretold(hand, slip)[0]] += habit.p
    return -sum(mass * log2(mass) for mass in masses.values() if mass)


def test_it_tells_more_than_deals_that_are_not_chosen() -> None:
    habits = {"any-jack": Habit(0.3), "nobs-as-two": Habit(0.25), "starter-jack-as-nobs": Habit(0.2)}
    chosen = [told(telling_deal(BY_ID["any-jack"], habits, skills(), Random(seed)), habits) for seed in range(5)]
    natural = [told(dealing.deal(Target(), Random(seed)), habits) for seed in range(60)]
    of_skill = [told(skill("wrong-jack").deal(Target(), Random(seed)), habits) for seed in range(60)]
    assert min(chosen) >= max(*natural, *of_skill)
    assert min(chosen) > mean(of_skill) > mean(natural)


def test_what_is_confirmed_or_hardly_possible_is_no_suspect() -> None:
    """Else deals would be chosen to tell those apart too."""
    alone = {"any-jack": Habit(0.4)}
    others = {"nobs-missed": Habit(0.99, 3, stage=Stage.CONFIRMED), "royal-as-two": Habit(0.01)}
    for seed in range(3):
        with_others = telling_deal(BY_ID["any-jack"], {**alone, **others}, skills(), Random(seed))
        assert with_others == telling_deal(BY_ID["any-jack"], alone, skills(), Random(seed))


def test_it_is_the_same_for_the_same_seed_and_another_for_another() -> None:
    habits = {"flush-missed": Habit(0.4)}
    dealt = [telling_deal(BY_ID["flush-missed"], habits, skills(), Random(seed)) for seed in (1, 1, 2, 3)]
    assert dealt[0] == dealt[1]
    assert len({*dealt}) > 1


def test_without_the_suspects_skill_it_is_a_natural_deal_that_tells() -> None:
    habits = {"any-jack": Habit(0.4)}
    hand = telling_deal(BY_ID["any-jack"], habits, skills("pair"), Random(1))
    assert foretold(hand, "any-jack") == [1]


# How soon a slip is named


@cache
def first_errors(slip: Slip) -> list[Hand]:
    """Some deals of its skill on which a slip shows."""
    rng = Random(slip.id)
    deals = (skill(slip.skill).deal(Target(), rng) if slip.skill else dealing.deal(Target(), rng) for _ in range(2000))
    return [hand for hand in deals if slip.difference(hand)][:5]


def said(slip: Slip, hand: Hand, rng: Random) -> int:
    """What a learner says who makes the slip 17 times of 20, and one time of 20 is off by chance."""
    total = points(hand)
    if rng.random() < 0.85:
        total += slip_oracle.difference(slip.id, *deal_of(hand))
    if rng.random() < 0.05:
        total += rng.choice((-2, -1, 1, 2))
    return max(total, 0)


def hands_until_named(slip: Slip, seed: int) -> tuple[int, list[str]]:
    """After how many deals a slip is confirmed, the first error included, and which one it is."""
    rng = Random(f"{slip.id} {seed}")
    profile = Profile()
    for number in range(1, 31):
        doubted = suspect(profile.habits)
        hand = telling_deal(doubted, profile.habits, skills(), rng) if doubted else rng.choice(first_errors(slip))
        shown = diagnose(answer(hand, said(slip, hand, rng)), skills(), {}, profile)
        profile = shown.profile
        if shown.confirmed:
            assert all(profile.habits[each.id].p >= 0.95 for each in shown.confirmed)
            return number, [each.id for each in shown.confirmed]
    return number, []


@pytest.mark.parametrize("slip", CATALOGUE, ids=lambda slip: slip.id)
def test_every_noisy_slip_is_named_soon(slip: Slip) -> None:
    hands = []
    for seed in range(2):
        number, named = hands_until_named(slip, seed)
        assert named == [slip.id], f"seed {seed}, after {number} hands"
        hands.append(number)
    assert mean(hands) <= 10
