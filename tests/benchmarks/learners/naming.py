"""How soon a single habit is named, by somebody who is right but for it."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import chain, islice
from random import Random

from tests.benchmarks.learners.counting import Count, Deal, Unchanging, off_by_chance
from tests.benchmarks.learners.lessons import Turn, lessons
from tests.benchmarks.learners.ours import ours
from trainer.learning.slips.catalogue import CATALOGUE
from trainer.learning.slips.slip import Slip

APPLIED = 0.85
CHANCE = 0.05
NAMED = 0.95
HANDS_A_DAY = 10

UNTIL_ERROR = 1000
"""Hands after which a slip that never showed is given up."""

UNTIL_NAMED = 1000
"""Hands after its first error after which a slip that was not named is given up.

So late that hardly any run is cut off: a mean over runs that were is no more than a lower bound.
"""


class Habitual(Unchanging):
    """Makes one slip nearly whenever it can, and a chance error now and then; never learns."""

    def __init__(self, slip: Slip, rng: Random) -> None:
        self._slip = slip
        self._rng = rng

    def count(self, deal: Deal) -> Count:
        """The total, with the slip or without; what failed is the slip's skill, if it has one."""
        difference = self._slip(deal.facts) if self._rng.random() < APPLIED else 0
        failed = frozenset([self._slip.skill] if difference and self._slip.skill else [])
        given = off_by_chance(max(deal.facts.points + difference, 0), CHANCE, self._rng)
        return Count(given, failed, failed)


@dataclass(frozen=True)
class Naming:
    """`further` hands from the first error that the slip made until a slip was named, and whether it was the right one.

    `further` is None when none was named in time; `has_shown` is False when the slip made no error at all.
    """

    has_shown: bool
    further: int | None = None
    is_right: bool = False


def naming(of: str, seed: int, until_error: int = UNTIL_ERROR, until_named: int = UNTIL_NAMED) -> Naming:
    """How our trainer finds out the slip with an id; what it names before the first error is taken at that error."""
    slip = next(slip for slip in CATALOGUE if slip.id == of)
    with ours(Random(seed), HANDS_A_DAY) as by:
        player = Habitual(slip, Random(f"{of} {seed}"))
        turns = chain.from_iterable(lessons(player, by, HANDS_A_DAY, seed))
        if not any(_shows(slip, turn) for turn in islice(turns, until_error)):
            return Naming(has_shown=False)
        for further in range(until_named + 1):
            if name := _named(by.suspects()):
                return Naming(has_shown=True, further=further, is_right=name == of)
            next(turns)
    return Naming(has_shown=True)


def _shows(slip: Slip, turn: Turn) -> bool:
    """Whether a total is wrong by what the slip makes."""
    difference = slip(turn.deal.facts)
    return difference != 0 and turn.count.given == max(turn.deal.facts.points + difference, 0)


def _named(suspects: Mapping[str, float]) -> str | None:
    """The slip that is as good as certain, if any."""
    return next((name for name, p in suspects.items() if p >= NAMED), None)
