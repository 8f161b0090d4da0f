"""The placement: seven hands whose totals tell every slip from every other, for every learner."""

from functools import cache
from itertools import combinations
from random import Random

import pytest

from tests import slip_oracle
from tests.learning.samples import deal_of, points
from trainer.cribbage.cards import read_hand
from trainer.learning.placement import HANDS, placement
from trainer.learning.quiz import Aim
from trainer.learning.slips.catalogue import CATALOGUE

TRUE = [10, 17, 28, 21, 9, 10, 0]
SEEDS = range(40)
IDS = [slip.id for slip in CATALOGUE]


@cache
def vectors(seed: int) -> dict[str, tuple[int, ...]]:
    """What each slip adds to the total of each hand."""
    hands = [question.hand for question in placement(Random(seed))]
    return {slip.id: tuple(slip.difference(hand) for hand in hands) for slip in CATALOGUE}


def test_what_the_hands_are_worth() -> None:
    assert [points(read_hand(hand)) for hand in HANDS] == TRUE


@pytest.mark.parametrize("seed", SEEDS)
def test_every_learner_gets_hands_of_the_same_worth(seed: int) -> None:
    asked = placement(Random(seed))
    assert [points(question.hand) for question in asked] == TRUE
    assert [question.hand.is_crib for question in asked] == [True, False, False, False, True, True, False]
    assert all(question.skill is None and question.aim is Aim.PLACEMENT for question in asked)


def test_suits_and_order_vary_from_learner_to_learner_and_only_they() -> None:
    assert len({tuple(str(question.hand) for question in placement(Random(seed))) for seed in SEEDS}) == len(SEEDS)
    assert placement(Random(7)) == placement(Random(7))
    for number, hand in enumerate(HANDS):
        varied = [placement(Random(seed))[number].hand for seed in SEEDS]
        assert len({other.cards for other in varied}) > 10
        assert {other.starter.rank for other in varied} == {read_hand(hand).starter.rank}
        assert {other.starter.suit for other in varied} == {0, 1, 2, 3}
        ranks = sorted(card.rank for card in read_hand(hand).five)
        assert all(sorted(card.rank for card in other.five) == ranks for other in varied)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_totals_tell_every_slip_from_every_other_and_from_none(seed: int) -> None:
    found = vectors(seed)
    assert all(any(changes) for changes in found.values())
    alike = [(one, other) for one, other in combinations(IDS, 2) if found[one] == found[other]]
    assert alike == []


def test_the_hand_worth_nothing_shows_who_sees_points_where_there_are_none() -> None:
    """And two traps for which no other hand has room beside what else it must show."""
    found = vectors(1)
    of_the_last = {slip: found[slip][-1] for slip in IDS if not any(found[slip][:-1])}
    assert of_the_last == {"something-from-nothing": 2, "flush-with-starter": 4, "any-jack": 1}


@pytest.mark.parametrize("slip", IDS)
def test_each_total_is_what_somebody_with_the_slip_would_say(slip: str) -> None:
    told = tuple(slip_oracle.difference(slip, *deal_of(read_hand(hand))) for hand in HANDS)
    assert {vectors(seed)[slip] for seed in SEEDS[:3]} == {told}
