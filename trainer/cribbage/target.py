"""Targets: what may be wanted of a deal, in the players' own words.

A target wants nothing that it has no word for; the words are those of the deck files, and VALUES has them all.
"""

import re
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from functools import cached_property

from trainer.cribbage import census
from trainer.cribbage.cards import Hand
from trainer.cribbage.census import Facts, Ranks, SuitFacts
from trainer.errors import BadPoints

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
    "round-the-corner": lambda ranks: (bool(census.round_the_corner(ranks)),),
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

        Target.of({"run": "double", "points": range(8, 13)}) wants a double run worth 8 to 12. Raises KeyError for a
        word that is not in VALUES.
        """
        if unknown := wanted.keys() - VALUES.keys():
            raise KeyError(*unknown)
        return cls(frozenset((word, _as_set(value)) for word, value in wanted.items()))

    def __and__(self, other: "Target") -> "Target":
        """The target that wants what both want.

        Only for words of which a deal has one value: points and crib are such.
        """
        both = self._words | other._words
        return Target(frozenset((word, both[word] & self._words.get(word, both[word])) for word in both))

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

    @property
    def spelled(self) -> tuple[tuple[str, str], ...]:
        """The words with their values, as they are written in a deck: neighbouring numbers as a range."""
        return tuple(sorted((word, _spelled(values)) for word, values in self.wanted))

    def allowed(self, word: str) -> frozenset[Value]:
        """The values that a word may have."""
        return self._words.get(word, VALUES[word])

    @cached_property
    def _words(self) -> dict[str, frozenset[Value]]:
        return dict(self.wanted)


def _spelled(values: Collection[Value]) -> str:
    numbers = sorted(value for value in values if isinstance(value, int) and not isinstance(value, bool))
    if len(numbers) > 2 and numbers == [*range(numbers[0], numbers[-1] + 1)]:
        return f"{numbers[0]}..{numbers[-1]}"
    return " or ".join(sorted(str(value).lower() for value in values))


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
    low, high = (int(end) for end in (ends[1], ends[2] or ends[1]))
    if low > high:
        raise BadPoints(text)
    return range(low, high + 1)
