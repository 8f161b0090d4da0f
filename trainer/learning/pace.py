"""How fast a learner counts: their own expectation for a hand, from their own times.

A hand that scores more takes longer, so times are compared by the complexity of the hands.
"""

from collections.abc import Sequence
from statistics import median

from trainer.cribbage import census
from trainer.cribbage.census import Facts

_FASTEST, _SLOWEST = 0.8, 120.0
_KNOWN_FROM = 20

REMEMBERED = 100
"""How many of the latest paces an expectation is made of."""

Paces = tuple[float, ...]
"""The latest right answers' seconds for a unit of complexity, oldest first."""


def complexity(deal: Facts) -> float:
    """How much there is to count: two, and one for each fifteen, pair, three points of runs, and for flush or trap."""
    number, length = census.runs(deal.ranks)
    groups = len(census.fifteens(deal.ranks)) + census.pairs(deal.ranks)
    return 2 + groups + number * length / 3 + _has_flush_or_trap(deal)


def _has_flush_or_trap(deal: Facts) -> bool:
    suits = deal.suits
    is_trap = suits.has_wrong_jack or suits.is_starter_jack or suits.of_starter_suit == 3
    return suits.is_one_suit or is_trap or bool(census.round_the_corner(deal.ranks))


def pace(seconds: float, deal: Facts) -> float | None:
    """Seconds for a unit of complexity; None for a time that tells nothing, a slip of the finger or a coffee."""
    return seconds / complexity(deal) if _FASTEST <= seconds <= _SLOWEST else None


def slowness(of: float | None, paces: Sequence[float]) -> float | None:
    """A pace as a multiple of what is expected, the learner's own median; None while that is not known."""
    return of / median(paces) if of is not None and len(paces) >= _KNOWN_FROM else None


def remember(of: float | None, paces: Paces) -> Paces:
    """The paces with one more, the oldest forgotten."""
    return paces if of is None else (*paces, of)[-REMEMBERED:]
