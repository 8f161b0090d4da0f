"""What may have gone wrong in a count: every explanation of a difference, each with its weight.

An explanation is that nothing habitual went wrong (a slip of the tongue), one slip of the catalogue that changes this
deal's count, a skill that failed in a way that is not in the catalogue, or two of these from different skills. Its
prior is the product of the odds of its parts, its likelihood says how well it foretells the difference.
"""

from collections.abc import Iterable, Mapping, Sequence, Set
from dataclasses import dataclass
from itertools import combinations
from typing import NamedTuple

from trainer.learning.slips.catalogue import AnySlip

_EXACT, _NEAR, _FAR = 0.96, 0.01, 1e-4
_FAR_UNKNOWN = 0.002
_NEAR_MISSES = (1, 2)

_CLEAR, _FAR_LIKELIER = 0.5, 3
"""How probable an explanation must be to be the one, and by how much it must outweigh all that fit as exactly."""

_UNKNOWN_WAYS = (-6, -5, -4, -3, -2, -1, 1, 2, 3, 4)
"""Differences, in points, that mistakes outside the catalogue make, all alike."""


class Part(NamedTuple):
    """Something that may have gone wrong: the skill that failed, the slip by which, None for an unknown way, the odds.

    `difference` in points is what it adds to the count, None when that is unknown.
    """

    skill: str | None
    slip: AnySlip | None
    difference: int | None
    odds: float


@dataclass(frozen=True, slots=True)
class Hypothesis:
    """An explanation: what went wrong, nothing for a slip of the tongue, and its posterior probability."""

    parts: tuple[Part, ...]
    p: float

    @property
    def slip(self) -> AnySlip | None:
        """The slip that explains the difference by itself, None where it is not one alone."""
        return self.parts[0].slip if len(self.parts) == 1 else None

    def makes(self, difference: int) -> bool:
        """Whether its parts are known and add up to a difference.

        To a slip that touches several kinds nothing can be added.
        """
        known = [part.difference for part in self.parts if part.difference is not None]
        adds_up = len(self.parts) < 2 or all(part.slip and part.slip.kind for part in self.parts)
        return adds_up and len(known) == len(self.parts) and sum(known) == difference


_BOLDER = 3.0
"""How much less likely a slip is that tells of more than was asked, where one that does not explains as much."""

Effects = Sequence[tuple[AnySlip, int]]
"""Slips, each with what it adds to the true points of what was asked."""


def firing(effects: Effects, odds: Mapping[str, float]) -> list[Part]:
    """The slips that change the points, with their odds, by id."""
    return [Part(slip.skill, slip, points, odds[slip.id]) for slip, points in effects if points]


def without_bold_claims(odds: Mapping[str, float], effects: Effects, asked: str) -> dict[str, float]:
    """The odds of slips, less for those of other skills that add the same points as one of the skill `asked` for.

    As long as that skill alone is asked nothing tells the two apart, and what is said then is to reach no further. What
    has shown elsewhere, and is likelier by that, is no bold claim.
    """
    of_asked = {points: odds[slip.id] for slip, points in effects if points and slip.skill == asked}
    bold = {
        slip.id
        for slip, points in effects
        if points in of_asked and slip.skill != asked and odds[slip.id] <= of_asked[points]
    }
    return {slip: of / _BOLDER if slip in bold else of for slip, of in odds.items()}


def unknown(odds: Mapping[str, float]) -> list[Part]:
    """Skills that may have failed in a way that the catalogue does not have, with the odds of that, by key."""
    return [Part(skill, None, None, of) for skill, of in odds.items()]


def explain(difference: int, parts: Sequence[Part]) -> list[Hypothesis]:
    """Every explanation of a difference (points given more than true) by at most two parts, with its probability."""
    weighed = [((), _likelihood(difference)), *(((part,), part.odds * _foretells(difference, part)) for part in parts)]
    for one, other in combinations(parts, 2):
        if one.skill != other.skill:
            weighed.append(((one, other), one.odds * other.odds * _foretell(difference, one, other)))
    total = sum(weight for _, weight in weighed)
    return [Hypothesis(explanation, weight / total) for explanation, weight in weighed]


def _foretells(difference: int, part: Part) -> float:
    if part.difference is None:
        return _likelihood_of_unknown(difference)
    return _likelihood(difference - part.difference)


def _foretell(difference: int, one: Part, other: Part) -> float:
    """How well two parts together foretell a difference; of two unknown ways the second adds nothing to know."""
    if one.difference is None:
        return _likelihood_of_unknown(difference - (other.difference or 0))
    return _foretells(difference - one.difference, other)


def _likelihood(rest: int) -> float:
    """How likely a total is that an explanation misses by so many points."""
    return _EXACT if rest == 0 else _NEAR if abs(rest) in _NEAR_MISSES else _FAR


def _likelihood_of_unknown(difference: int) -> float:
    if difference in _UNKNOWN_WAYS:
        return _EXACT / len(_UNKNOWN_WAYS)
    return _FAR_UNKNOWN if difference else _FAR


def blame(hypotheses: Iterable[Hypothesis]) -> dict[str, float]:
    """The probability, by the key of the skill, that it failed: the mass of the explanations that hold it."""
    blames: dict[str, float] = {}
    for hypothesis in hypotheses:
        for part in hypothesis.parts:
            if part.skill is not None:
                blames[part.skill] = blames.get(part.skill, 0.0) + hypothesis.p
    return blames


def made(hypotheses: Iterable[Hypothesis]) -> dict[str, float]:
    """The probability, by the id of the slip, that it was made."""
    slips: dict[str, float] = {}
    for hypothesis in hypotheses:
        for part in hypothesis.parts:
            if part.slip is not None:
                slips[part.slip.id] = slips.get(part.slip.id, 0.0) + hypothesis.p
    return slips


def alone(difference: int, explained: Iterable[Hypothesis]) -> list[tuple[float, AnySlip]]:
    """The slips that explain a difference by themselves, with their probabilities."""
    return [(of.p, of.slip) for of in explained if of.slip and of.parts[0].difference == difference]


def clear(difference: int, explained: Iterable[Hypothesis], sure: Set[str]) -> tuple[AnySlip, ...]:
    """The slip, or the two, that have clearly made a difference.

    Habits that are sure go before all that is none, one alone before two. Else it must be likely by itself, and far
    likelier than all that explains the difference as exactly; and one of two must be sure.
    """
    exact = [(of.p, slips) for of in explained if of.makes(difference) and (slips := _apart(of))]
    known = [of for of in exact if {slip.id for slip in of[1]} <= sure]
    if known:
        return min(known, key=lambda of: (len(of[1]), -of[0]))[1]
    (p, likeliest), (next_p, _), *_ = *sorted(exact, key=lambda of: -of[0]), (0.0, ()), (0.0, ())
    is_told = len(likeliest) == 1 or any(slip.id in sure for slip in likeliest)
    return likeliest if is_told and p >= max(_CLEAR, _FAR_LIKELIER * next_p) else ()


def _apart(of: Hypothesis) -> tuple[AnySlip, ...]:
    """The slips of an explanation, none if two of them touch the same kind and so cannot be told by their points."""
    slips = tuple(part.slip for part in of.parts if part.slip)
    return slips if len({slip.kind for slip in slips}) == len(slips) else ()
