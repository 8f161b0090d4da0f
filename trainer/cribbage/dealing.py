"""Dealing hands that fit a target, each of them exactly equally likely.

The deals that fit are numbered: how many there are, which is the n-th. One at random is the n-th for a random n, so
nothing is dealt and thrown away, and a hand that comes once in three million deals comes as fast as any.
"""

import re
from bisect import bisect_right
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import accumulate
from random import Random
from typing import NamedTuple

from trainer.cribbage import census
from trainer.cribbage.cards import Hand
from trainer.cribbage.census import Facts, Ranks, SuitFacts, SuitShape
from trainer.errors import BadPoints, NoSuchDeal

Value = int | str | bool

PAIRS = {1: "pair", 2: "two pairs", 3: "pair royal", 4: "full house", 6: "double pair royal"}
"""What a number of pairs is called, all five cards taken together."""


def _run_words(ranks: Ranks) -> Collection[Value]:
    """What the runs of a deal may be called.

    A run of four is "four" also when it is double; "three" is a single one.
    """
    number, run_length = census.runs(ranks)
    multiple = {2: "double", 3: "triple", 4: "double double"}.get(number, "")
    length = {3: "three", 4: "four", 5: "five"}.get(run_length, "")
    return (multiple or length, length if run_length == 4 else "")


def _jack_words(of: SuitFacts) -> set[Value]:
    return {word for word, is_there in (("starter", of.is_starter_jack), ("wrong", of.has_wrong_jack)) if is_there}


RANK_WORDS: dict[str, Callable[[Ranks], Collection[Value]]] = {
    "fifteens": lambda ranks: (len(census.fifteens(ranks)),),
    "fifteen-of": lambda ranks: [len(places) for places in census.fifteens(ranks)],
    "repeated-fifteen": lambda ranks: (census.has_repeated_fifteen(ranks),),
    "pairs": lambda ranks: (PAIRS.get(census.pairs(ranks), ""),),
    "run": _run_words,
    "round-the-corner": lambda ranks: (census.is_round_the_corner(ranks),),
}
"""What a target may want of the ranks, and what a deal has of it."""

SUIT_WORDS: dict[str, Callable[[SuitFacts], Collection[Value]]] = {
    "flush": lambda of: (of.flush,),
    "one-suit": lambda of: (of.is_one_suit,),
    "starter-suit": lambda of: (of.of_starter_suit,),
    "nobs": lambda of: (of.has_nobs,),
    "jack": _jack_words,
}
"""What a target may want of the suits, and what a deal has of it."""

VALUES: dict[str, frozenset[Value]] = {
    "points": frozenset(range(30)),
    "crib": frozenset((False, True)),
    "fifteens": frozenset(range(11)),
    "fifteen-of": frozenset((2, 3, 4, 5)),
    "repeated-fifteen": frozenset((False, True)),
    "pairs": frozenset(PAIRS.values()),
    "run": frozenset(("three", "four", "five", "double", "triple", "double double")),
    "round-the-corner": frozenset((False, True)),
    "flush": frozenset((0, 4, 5)),
    "one-suit": frozenset((False, True)),
    "starter-suit": frozenset(range(5)),
    "nobs": frozenset((False, True)),
    "jack": frozenset(("starter", "wrong")),
}
"""Every word of a target, with the values that it knows."""


def _as_set(value: Value | Collection[Value]) -> frozenset[Value]:
    return frozenset((value,)) if isinstance(value, int | str) else frozenset(value)


@dataclass(frozen=True)
class Target:
    """What is wanted of a deal: for each word a value that it must have, or one of several.

    An empty target wants nothing.
    """

    wanted: frozenset[tuple[str, frozenset[Value]]] = frozenset()

    @classmethod
    def of(cls, wanted: Mapping[str, Value | Collection[Value]]) -> "Target":
        """A target from words and values, where a collection means any of them.

        Target.of({"run": "double", "points": range(8, 13)}) wants a double run worth 8 to 12.
        """
        return cls(frozenset((word, _as_set(value)) for word, value in wanted.items()))

    def __and__(self, other: "Target") -> "Target":
        """The target that wants what both want.

        Only for words of which a deal has one value: points and crib are such.
        """
        mine, others = dict(self.wanted), dict(other.wanted)
        return Target(
            frozenset((word, mine.get(word, VALUES[word]) & others.get(word, VALUES[word])) for word in mine | others)
        )

    def fits(self, hand: Hand) -> bool:
        """Whether a hand is what is wanted."""
        return self.fits_facts(census.facts(hand))

    def fits_facts(self, of: Facts) -> bool:
        """Whether a hand with these facts is what is wanted."""
        return (
            of.is_crib in self.allowed("crib")
            and of.points in self.allowed("points")
            and self.fits_ranks(of.ranks)
            and self.fits_suits(of.suits)
        )

    def fits_ranks(self, ranks: Ranks) -> bool:
        """Whether the ranks are what is wanted."""
        return all(
            not allowed.isdisjoint(RANK_WORDS[word](ranks)) for word, allowed in self.wanted if word in RANK_WORDS
        )

    def fits_suits(self, of: SuitFacts) -> bool:
        """Whether the suits are what is wanted."""
        return all(not allowed.isdisjoint(SUIT_WORDS[word](of)) for word, allowed in self.wanted if word in SUIT_WORDS)

    @cached_property
    def minds_points(self) -> bool:
        """Whether the points can make a difference."""
        return "points" in self._words

    @cached_property
    def minds_suits(self) -> bool:
        """Whether the suits can make a difference; hand or crib is none by itself."""
        return self.minds_points or not SUIT_WORDS.keys().isdisjoint(self._words)

    def allowed(self, word: str) -> frozenset[Value]:
        """The values that a word may have."""
        return self._words.get(word, VALUES[word])

    @cached_property
    def _words(self) -> dict[str, frozenset[Value]]:
        return dict(self.wanted)


_RANGE = re.compile(r" *([0-9]{1,3}) *(?:\.\. *([0-9]{1,3}) *)?")

HAND = Target.of({"crib": False})
CRIB = Target.of({"crib": True})


def among(*, hands: bool, cribs: bool) -> Target:
    """Hands only, cribs only, or both, which is meant too when neither is asked for."""
    return Target() if hands == cribs else HAND if hands else CRIB


def read_range(text: str) -> range:
    """The numbers that "12" or "8..12" means, the ends included; none has more than three digits. Raises BadPoints."""
    ends = _RANGE.fullmatch(text)
    if not ends:
        raise BadPoints(text)
    low, high = ends.groups()
    return range(int(low), int(high or low) + 1)


class _Block(NamedTuple):
    """Neighbouring numbers:

    One multiset of ranks in the suitings that fit, given by their numbers, each in four turns.
    """

    ranks: Ranks
    is_crib: bool
    suitings: Sequence[int]


class _Numbering(NamedTuple):
    """All the deals that fit a target: blocks, and the number at which each ends."""

    blocks: list[_Block]
    ends: list[int]


@cache
def _numbering(target: Target) -> _Numbering:
    fitting = [ranks for ranks in census.rank_classes() if target.fits_ranks(ranks)]
    blocks = [
        _Block(ranks, bool(is_crib), suitings)
        for is_crib in sorted(target.allowed("crib"))
        for ranks in fitting
        if (suitings := _fitting_suitings(target, bool(is_crib), ranks))
    ]
    return _Numbering(blocks, [*accumulate([4 * len(block.suitings) for block in blocks])])


def _fitting_suitings(target: Target, is_crib: bool, ranks: Ranks) -> Sequence[int]:
    """The suitings with which ranks that fit make what is wanted."""
    shape = census.suit_shape(ranks)
    if not target.minds_suits:
        return range(census.number_of_suitings(shape))
    points = census.rank_points(ranks) if target.minds_points else None
    return _suitings_that_fit(target, is_crib, shape, points)


@cache
def _suitings_that_fit(target: Target, is_crib: bool, shape: SuitShape, rank_points: int | None) -> Sequence[int]:
    """The suitings of a shape that fit a target; `rank_points` is what the ranks come to, where points matter."""
    allowed = target.allowed("points")
    return [
        suiting
        for of, alike in census.suitings_by_facts(shape, is_crib).items()
        if target.fits_suits(of) and (rank_points is None or rank_points + of.points in allowed)
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
        raise NoSuchDeal(tuple(sorted((word, _written(values)) for word, values in target.wanted)))


def _written(values: Collection[Value]) -> str:
    """The values of a word as they are written in a deck: neighbouring numbers as a range."""
    numbers = sorted(value for value in values if isinstance(value, int) and not isinstance(value, bool))
    if len(numbers) > 2 and numbers == [*range(numbers[0], numbers[-1] + 1)]:
        return f"{numbers[0]}..{numbers[-1]}"
    return " or ".join(sorted(str(value).lower() for value in values))
