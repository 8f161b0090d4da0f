"""Dealing hands that fit a target, each of them exactly equally likely.

The deals that fit are numbered: how many there are, which is the n-th. One at random is the n-th for a random n, so
nothing is dealt and thrown away, and a hand that comes once in three million deals comes as fast as any.
"""

from bisect import bisect_right
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import accumulate
from random import Random

from trainer.cribbage.cards import Hand
from trainer.cribbage.census import (
    Facts,
    RankFacts,
    Ranks,
    SuitFacts,
    Suiting,
    SuitShape,
    facts,
    rank_classes,
    rank_facts,
    suit_shape,
    suitings,
    suitings_by_facts,
)
from trainer.errors import BadPoints, NoSuchDeal

Value = int | str | bool

PAIRS = {1: "pair", 2: "two pairs", 3: "pair royal", 4: "full house", 6: "double pair royal"}
"""What a number of pairs is called, all five cards taken together."""


def _run_words(of: RankFacts) -> Collection[Value]:
    """What the runs of a deal may be called.

    A run of four is "four" also when it is double; "three" is a single one.
    """
    multiple = {2: "double", 3: "triple", 4: "double double"}.get(of.runs, "")
    length = {3: "three", 4: "four", 5: "five"}.get(of.run_length, "")
    return frozenset((multiple or length, length if of.run_length == 4 else "")) - {""}


def _jack_words(of: SuitFacts) -> set[Value]:
    return {word for word, is_there in (("starter", of.is_starter_jack), ("wrong", of.has_wrong_jack)) if is_there}


RANK_WORDS: dict[str, Callable[[RankFacts], Collection[Value]]] = {
    "fifteens": lambda of: (len(of.fifteens),),
    "fifteen-of": lambda of: of.fifteens,
    "repeated-fifteen": lambda of: (of.has_repeated_fifteen,),
    "pairs": lambda of: (PAIRS.get(of.pairs, ""),),
    "run": _run_words,
    "round-the-corner": lambda of: (of.is_round_the_corner,),
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
        return self.fits_facts(facts(hand))

    def fits_facts(self, of: Facts) -> bool:
        """Whether a hand with these facts is what is wanted."""
        return (
            of.is_crib in self.allowed("crib")
            and of.points in self.allowed("points")
            and self.fits_ranks(of.ranks)
            and self.fits_suits(of.suits)
        )

    def fits_ranks(self, of: RankFacts) -> bool:
        """Whether the ranks are what is wanted."""
        return all(not allowed.isdisjoint(RANK_WORDS[word](of)) for word, allowed in self.wanted if word in RANK_WORDS)

    def fits_suits(self, of: SuitFacts) -> bool:
        """Whether the suits are what is wanted."""
        return all(not allowed.isdisjoint(SUIT_WORDS[word](of)) for word, allowed in self.wanted if word in SUIT_WORDS)

    @property
    def minds_suits(self) -> bool:
        """Whether the suits can make a difference; hand or crib is none by itself."""
        return any(word in SUIT_WORDS or word == "points" for word, _ in self.wanted)

    def allowed(self, word: str) -> frozenset[Value]:
        """The values that a word may have."""
        return dict(self.wanted).get(word, VALUES[word])


HAND = Target.of({"crib": False})
CRIB = Target.of({"crib": True})


def read_range(text: str) -> range:
    """The numbers that "12" or "8..12" means, the ends included. Raises BadPoints."""
    low, dots, high = text.partition("..")
    ends = (low, high) if dots else (low, low)
    if not all(end.strip().isascii() and end.strip().isdecimal() for end in ends):
        raise BadPoints(text)
    return range(int(ends[0]), int(ends[1]) + 1)


@dataclass(frozen=True, slots=True)
class _Block:
    """Neighbouring numbers: one multiset of ranks, in all the suitings that fit, each in four turns."""

    ranks: Ranks
    is_crib: bool
    suitings: Sequence[Suiting]


@dataclass(frozen=True, slots=True)
class _Numbering:
    """All the deals that fit a target: blocks, and the number at which each ends."""

    blocks: list[_Block]
    ends: list[int]


@cache
def _numbering(target: Target) -> _Numbering:
    fitting = [
        (ranks, of.points, suit_shape(ranks)) for ranks in rank_classes() if target.fits_ranks(of := rank_facts(ranks))
    ]
    blocks = [
        _Block(ranks, bool(is_crib), suitings)
        for is_crib in sorted(target.allowed("crib"))
        for ranks, points, shape in fitting
        if (suitings := _fitting_suitings(target, bool(is_crib), shape, points))
    ]
    return _Numbering(blocks, [*accumulate(4 * len(block.suitings) for block in blocks)])


@cache
def _fitting_suitings(target: Target, is_crib: bool, shape: SuitShape, rank_points: int) -> Sequence[Suiting]:
    """The suitings of a shape, whose ranks fit and make so many points, with which it is what is wanted."""
    if not target.minds_suits:
        return suitings(shape)
    return [
        suiting
        for of, alike in suitings_by_facts(shape, is_crib).items()
        if target.fits_suits(of) and rank_points + of.points in target.allowed("points")
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
    suiting, turn = divmod(n - numbering.ends[place] + 4 * len(block.suitings), 4)
    cards, starter = block.suitings[suiting].cards(block.ranks, turn)
    return Hand(cards, starter, block.is_crib)


def deal(target: Target, rng: Random) -> Hand:
    """A hand that fits a target, each one equally likely. Raises NoSuchDeal when none does."""
    number = how_many(target)
    if not number:
        raise NoSuchDeal(tuple(sorted((word, ", ".join(sorted(map(str, values)))) for word, values in target.wanted)))
    return nth(target, rng.randrange(number))
