"""A count as the learner says it: claims, group by group, as they are heard and stored.

A claim names a group and no cards, as counts are spoken. What it claims are therefore items: so many fifteens, so many
pairs, so many runs of three. That three pairs may be called a pair royal, and a double run whole or after its pair,
then needs no rule of its own: the items are the same.
"""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from trainer.cribbage.spoken import Name
from trainer.cribbage.tally import Combination, Kind


@dataclass(frozen=True, slots=True)
class Claim:
    """One group that is claimed, and the running total that was said with it, if any was."""

    name: Name
    total: int | None = None


class Item(NamedTuple):
    """What a combination is and what it is worth; a hand may have several of an item."""

    kind: Kind
    points: int


Items = Counter[Item]
"""Items, and how many there are of each."""


def items_of(combinations: Iterable[Combination]) -> Items:
    """Combinations as items."""
    return Counter(Item(combination.kind, combination.points) for combination in combinations)


def points_of(items: Items) -> int:
    """What items come to."""
    return sum(item.points * number for item, number in items.items())


def _runs(number: int, length: int, pairs: int = 0) -> Items:
    return +Counter({Item(Kind.PAIR, 2): pairs, Item(Kind.RUN, length): number})


def _some(kind: Kind, points: int, number: int = 1) -> Items:
    return Counter({Item(kind, points): number})


READINGS: Mapping[Name, tuple[Items, ...]] = {
    Name.FIFTEEN: (_some(Kind.FIFTEEN, 2),),
    Name.PAIR: (_some(Kind.PAIR, 2),),
    Name.PAIR_ROYAL: (_some(Kind.PAIR, 2, 3),),
    Name.DOUBLE_PAIR_ROYAL: (_some(Kind.PAIR, 2, 6),),
    Name.RUN_OF_THREE: (_runs(1, 3),),
    Name.RUN_OF_FOUR: (_runs(1, 4),),
    Name.RUN_OF_FIVE: (_runs(1, 5),),
    Name.DOUBLE_RUN: (_runs(2, 3), _runs(2, 3, pairs=1), _runs(2, 4), _runs(2, 4, pairs=1)),
    Name.DOUBLE_RUN_OF_THREE: (_runs(2, 3, pairs=1), _runs(2, 3)),
    Name.DOUBLE_RUN_OF_FOUR: (_runs(2, 4, pairs=1), _runs(2, 4)),
    Name.TRIPLE_RUN: (_runs(3, 3), _runs(3, 3, pairs=3)),
    Name.DOUBLE_DOUBLE_RUN: (_runs(4, 3), _runs(4, 3, pairs=2)),
    Name.FLUSH: (_some(Kind.FLUSH, 4), _some(Kind.FLUSH, 5)),
    Name.NOBS: (_some(Kind.NOBS, 1),),
    Name.HEELS: (_some(Kind.HEELS, 2),),
}
"""What each name may mean, the plainest reading first."""


@cache
def worths(name: Name) -> frozenset[int]:
    """The points that a group of this name may be worth."""
    return frozenset(map(points_of, READINGS[name]))


# As text


def written(claims: Sequence[Claim]) -> str:
    """Claims as they are stored: "fifteen 2, fifteen 4, pair, nobs 7"."""
    return ", ".join(f"{claim.name}" if claim.total is None else f"{claim.name} {claim.total}" for claim in claims)


_WRITTEN = re.compile(r"([a-z ]+?)(?: ([12]?[0-9]))?")


def read(text: str) -> tuple[Claim, ...]:
    """The claims that were written. Raises ValueError for what is none, and for no claim at all."""
    return tuple(_claim(part) for part in text.split(", "))


def _claim(text: str) -> Claim:
    found = _WRITTEN.fullmatch(text)
    if not found:
        raise ValueError(f"no claim: {text!r}")
    return Claim(Name(found[1]), int(found[2]) if found[2] else None)
