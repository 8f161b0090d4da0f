"""Dealing hands that fit a target, each of them exactly equally likely.

The deals that fit are numbered: how many there are, which is the n-th. One at random is the n-th for a random n, so
nothing is dealt and thrown away, and a hand that comes once in three million deals comes as fast as any.
"""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import accumulate
from random import Random
from typing import NamedTuple

from trainer.cribbage import census
from trainer.cribbage.cards import Hand
from trainer.cribbage.census import Ranks, SuitShape
from trainer.cribbage.target import RANK_WORDS, Target
from trainer.errors import NoSuchDeal


class _Block(NamedTuple):
    """Neighbouring numbers: one multiset of ranks in the suitings that fit (their numbers), each in four turns."""

    ranks: Ranks
    is_crib: bool
    suitings: Sequence[int]


class _Numbering(NamedTuple):
    """All the deals that fit a target: blocks, and the number at which each ends."""

    blocks: list[_Block]
    ends: list[int]


@cache
def _numbering(target: Target) -> _Numbering:
    """The numbering of a target, made once: 4 to 40 ms."""
    classes = _fitting_classes(target)
    blocks = [block for is_crib in sorted(target.allowed("crib")) for block in _blocks(target, bool(is_crib), classes)]
    return _Numbering(blocks, [*accumulate([4 * len(block.suitings) for block in blocks])])


def _fitting_classes(target: Target) -> list[int]:
    """The rank classes, by their places, whose ranks are what is wanted."""
    fitting = [*range(len(census.rank_classes()))]
    for word, allowed in target.wanted:
        if word in RANK_WORDS:
            values = census.of_every_class(RANK_WORDS[word])
            fitting = [place for place in fitting if not allowed.isdisjoint(values[place])]
    return fitting


def _blocks(target: Target, is_crib: bool, classes: list[int]) -> Iterator[_Block]:
    """The hands, or the cribs, that fit; classes that the suits cannot tell apart have the same suitings."""
    ranks, shapes = census.rank_classes(), census.of_every_class(census.suit_shape)
    points = census.of_every_class(census.rank_points) if target.minds_points else None
    known: dict[tuple[SuitShape, int], Sequence[int]] = {}
    for place in classes:
        alike = shapes[place], points[place] if points else 0
        if alike not in known:
            known[alike] = _fitting_suitings(target, is_crib, *alike)
        if known[alike]:
            yield _Block(ranks[place], is_crib, known[alike])


def _fitting_suitings(target: Target, is_crib: bool, shape: SuitShape, rank_points: int) -> Sequence[int]:
    """The suitings of a shape with which ranks that come to `rank_points` are what is wanted."""
    if not target.minds_suits:
        return range(census.number_of_suitings(shape))
    allowed = target.allowed("points")
    return [
        suiting
        for of, alike in census.suitings_by_facts(shape, is_crib).items()
        if target.fits_suits(of) and (not target.minds_points or rank_points + of.points in allowed)
        for suiting in alike
    ]


def how_many(target: Target) -> int:
    """The number of deals that fit a target, hands and cribs together; 25,989,600 for one that wants nothing."""
    ends = _numbering(target).ends
    return ends[-1] if ends else 0


def nth(target: Target, n: int) -> Hand:
    """The n-th deal that fits a target, from 0. Each deal has one number, each number below `how_many` one deal.

    Raises IndexError for a number that no deal has.
    """
    if not 0 <= n < how_many(target):
        raise IndexError(n)
    numbering = _numbering(target)
    place = bisect_right(numbering.ends, n)
    block = numbering.blocks[place]
    suiting, turn = divmod(numbering.ends[place] - 1 - n, 4)
    cards, starter = census.cards(block.ranks, block.suitings[suiting], turn)
    return Hand(cards, starter, block.is_crib)


def deal(target: Target, rng: Random) -> Hand:
    """A hand that fits a target, each one equally likely. Raises NoSuchDeal when none does."""
    require(target)
    return nth(target, rng.randrange(how_many(target)))


def require(target: Target) -> None:
    """Raise NoSuchDeal unless a deal fits the target."""
    if not how_many(target):
        raise NoSuchDeal(target.spelled)
