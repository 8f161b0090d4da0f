"""A second scorer of the play, written otherwise than the trainer's: strings of ranks, sorted and searched."""

import re
from collections.abc import Iterator, Sequence
from itertools import product

from tests.oracle import PIPS, RANKS, SUITS

ROYALS = {2: ("pair", 2), 3: ("pair royal", 6), 4: ("double pair royal", 12)}
TARGETS = {15: [("fifteen", 2)], 31: [("thirty-one", 2)]}


def count(ranks: str) -> int:
    """The running count after the last of these ranks."""
    return sum(PIPS[rank] for rank in ranks)


def items(ranks: str) -> list[tuple[str, int]]:
    """What the last card of a series scores: kind and points."""
    return [*TARGETS.get(count(ranks), []), *_alike(ranks), *_run(ranks)]


def points(ranks: str) -> int:
    """How much it scores."""
    return sum(worth for _, worth in items(ranks))


def _alike(ranks: str) -> list[tuple[str, int]]:
    """The same letter again and again at the end."""
    tail = re.search(r"(.)\1*$", ranks)
    return [ROYALS[len(tail.group())]] if tail and len(tail.group()) > 1 else []


def _run(ranks: str) -> list[tuple[str, int]]:
    """The longest end that, put in order, stands in the row of ranks."""
    ends = [ranks[start:] for start in range(len(ranks) - 2)]
    return [("run", len(end)) for end in ends if "".join(sorted(end, key=RANKS.index)) in RANKS][:1]


def suited(ranks: str) -> list[str]:
    """Different cards of these ranks, none of which may be there more than four times."""
    return [rank + SUITS[ranks[:place].count(rank)] for place, rank in enumerate(ranks)]


def series(longest: int) -> Iterator[str]:
    """The ranks of every series of so many cards at most that stays within thirty-one."""
    for length in range(1, longest + 1):
        for ranks in map("".join, product(RANKS, repeat=length)):
            if count(ranks) <= 31:
                yield ranks


def ranks_of(cards: Sequence[str]) -> str:
    """The ranks of cards."""
    return "".join(card[0] for card in cards)
