"""Slips in counting fifteens."""

from collections.abc import Iterator
from functools import cache
from itertools import chain, combinations

from trainer.cribbage import census
from trainer.cribbage.cards import Rank
from trainer.cribbage.census import Facts
from trainer.cribbage.tally import Kind
from trainer.learning.slips.slip import slip


@slip(Kind.FIFTEEN, "two-card-fifteens")
def fifteen_missed(deal: Facts) -> int:
    """Misses one fifteen."""
    return -2 if _fifteens(deal) else 0


@slip(Kind.FIFTEEN, "two-card-fifteens")
def fifteens_forgotten(deal: Facts) -> int:
    """Forgets the fifteens altogether."""
    return -2 * _fifteens(deal)


@slip(Kind.FIFTEEN, "two-card-fifteens", is_of_worth=True)
def fifteen_as_one(deal: Facts) -> int:
    """Counts a fifteen as one."""
    return -_fifteens(deal)


@slip(Kind.FIFTEEN, "three-card-fifteens")
def no_three_card_fifteens(deal: Facts) -> int:
    """Never looks for fifteens of three cards."""
    return -2 * _fifteens(deal, 3)


@slip(Kind.FIFTEEN, "three-card-fifteens")
def only_two_card_fifteens(deal: Facts) -> int:
    """Counts only the fifteens of two cards."""
    return -2 * _fifteens(deal, 3, 4, 5)


@slip(Kind.FIFTEEN, "long-fifteens")
def no_four_card_fifteens(deal: Facts) -> int:
    """Never looks for fifteens of four cards."""
    return -2 * _fifteens(deal, 4)


@slip(Kind.FIFTEEN, "long-fifteens")
def no_five_card_fifteen(deal: Facts) -> int:
    """Misses that all five cards make fifteen."""
    return -2 * _fifteens(deal, 5)


@slip(Kind.FIFTEEN, "repeated-fifteens")
def repeated_once(deal: Facts) -> int:
    """Counts a fifteen made with a paired rank once, whichever of the two cards makes it."""
    sets = {tuple(deal.ranks[place] for place in places) for places in census.fifteens(deal.ranks)}
    return 2 * (len(sets) - _fifteens(deal))


@slip(Kind.FIFTEEN, "repeated-fifteens")
def cards_used_once(deal: Facts) -> int:
    """Lets each card be in one fifteen at most."""
    return 2 * (_most_disjoint(census.fifteens(deal.ranks)) - _fifteens(deal))


@slip(Kind.FIFTEEN, "two-card-fifteens")
def faces_as_numbers(deal: Facts) -> int:
    """Counts the jack as 11, the queen as 12, the king as 13."""
    return 2 * (_making_fifteen(tuple(map(int, deal.ranks))) - _fifteens(deal))


@slip(Kind.FIFTEEN, "three-card-fifteens")
def ace_as_eleven(deal: Facts) -> int:
    """Counts the ace as 11."""
    pips = tuple(11 if rank == Rank.ACE else rank.pips for rank in deal.ranks)
    return 2 * (_making_fifteen(pips) - _fifteens(deal))


@slip(Kind.FIFTEEN, "two-card-fifteens", is_of_worth=True)
def fifteen_too_many(deal: Facts) -> int:
    """Goes a step of the running count too far, or counts a fifteen twice."""
    return 2 if _fifteens(deal) else 0


@slip(Kind.FIFTEEN, "nineteen")
def something_from_nothing(deal: Facts) -> int:
    """Sees two points in a hand that is worth nothing."""
    return 0 if deal.points else 2


def _fifteens(deal: Facts, *sizes: int) -> int:
    """How many fifteens there are, or how many of some numbers of cards."""
    return sum(not sizes or len(places) in sizes for places in census.fifteens(deal.ranks))


@cache
def _making_fifteen(pips: tuple[int, ...]) -> int:
    """How many sets of two cards or more make fifteen, when the cards count these pips."""
    sets: Iterator[tuple[int, ...]] = chain.from_iterable(combinations(pips, size) for size in range(2, 6))
    return sum(sum(chosen) == 15 for chosen in sets)


@cache
def _most_disjoint(fifteens: tuple[tuple[int, ...], ...]) -> int:
    """How many fifteens there can be at most when no card is in two."""
    if not fifteens:
        return 0
    first, *others = fifteens
    without = _most_disjoint(tuple(others))
    return max(without, 1 + _most_disjoint(tuple(other for other in others if not {*first} & {*other})))
