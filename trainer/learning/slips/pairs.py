"""Slips in counting pairs."""

from itertools import combinations

from trainer.cribbage import census
from trainer.cribbage.census import Facts
from trainer.cribbage.tally import Kind
from trainer.learning.slips.slip import slip


@slip(Kind.PAIR, "pair")
def pairs_forgotten(deal: Facts) -> int:
    """Forgets the pairs."""
    return -2 * census.pairs(deal.ranks)


@slip(Kind.PAIR, "pair", is_of_worth=True)
def pair_as_one(deal: Facts) -> int:
    """Counts a pair as one; of three or four of a rank other slips tell."""
    return -_sizes(deal).count(2)


@slip(Kind.PAIR, "pair")
def tens_as_pairs(deal: Facts) -> int:
    """Takes ten, jack, queen and king for pairs, since they all count ten."""
    by_pips = sum(one.pips == two.pips for one, two in combinations(deal.ranks, 2))
    return 2 * (by_pips - census.pairs(deal.ranks))


@slip(Kind.PAIR, "two-pairs")
def one_of_two_pairs(deal: Facts) -> int:
    """Sees only one of two paired ranks."""
    return -2 if len(_sizes(deal)) > 1 else 0


@slip(Kind.PAIR, "pair-royal", is_of_worth=True)
def royal_as_two(deal: Facts) -> int:
    """Takes a pair royal for a pair: two."""
    return -4 if 3 in _sizes(deal) else 0


@slip(Kind.PAIR, "pair-royal", is_of_worth=True)
def royal_as_three(deal: Facts) -> int:
    """Counts a pair royal as three, a point for each card."""
    return -3 if 3 in _sizes(deal) else 0


@slip(Kind.PAIR, "pair-royal", is_of_worth=True)
def royal_as_four(deal: Facts) -> int:
    """Takes a pair royal for two pairs: four."""
    return -2 if 3 in _sizes(deal) else 0


@slip(Kind.PAIR, "double-pair-royal", is_of_worth=True)
def double_royal_as_six(deal: Facts) -> int:
    """Takes a double pair royal for a pair royal: six."""
    return -6 if 4 in _sizes(deal) else 0


@slip(Kind.PAIR, "double-pair-royal", is_of_worth=True)
def double_royal_as_eight(deal: Facts) -> int:
    """Takes a double pair royal for four pairs: eight."""
    return -4 if 4 in _sizes(deal) else 0


def _sizes(deal: Facts) -> list[int]:
    """How many cards each paired rank has."""
    return [size for rank in {*deal.ranks} if (size := deal.ranks.count(rank)) > 1]
