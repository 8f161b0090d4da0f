"""What may have failed in an answer: slips, and ways that the catalogue does not have, each with its odds."""

from collections.abc import Iterable, Mapping

from trainer.learning import habits, hypotheses
from trainer.learning.habits import Habits
from trainer.learning.hypotheses import Effects, Part
from trainer.learning.mastery import Mastery
from trainer.learning.slips.catalogue import ALL_SLIPS, AnySlip

_IN_UNKNOWN_WAYS = 0.1
"""The share of a skill's failures that no slip of the catalogue makes."""


def touched(exercised: Iterable[str], effects: Effects) -> list[str]:
    """Those of some skills that one of the slips is evidence against, and those against which none is."""
    touched = {slip.skill for slip, _ in effects}
    return [skill for skill in exercised if skill in touched or skill not in SLIPS_OF]


def failures(
    effects: Effects,
    exercised: Iterable[str],
    masteries: Mapping[str, Mastery],
    believed: Habits,
    asked: str | None,
) -> list[Part]:
    """What may have failed: slips and unknown ways, with their odds.

    The odds of a skill are those of its mastery; its slips share them by how much each is believed to be a habit. One
    that is sure to be a habit, or blames no skill, has the odds of that belief alone. `asked`: the skill for which a
    card of the play was dealt.
    """
    known: dict[str, float] = {}
    for skill, of_skill in _by_skill(slip for slip, _ in effects).items():
        beliefs = {slip: believed.get(slip, habits.UNKNOWN).p for slip in of_skill}
        share = (1 - _IN_UNKNOWN_WAYS) * _odds(skill, masteries) / sum(beliefs.values())
        known |= {slip: share * belief for slip, belief in beliefs.items()}
    sure = habits.confirmed(believed)
    known |= habits.odds(believed, [slip.id for slip, _ in effects if slip.skill is None or slip.id in sure])
    unknown = {skill: _IN_UNKNOWN_WAYS * _odds(skill, masteries) for skill in exercised}
    known = hypotheses.without_bold_claims(known, effects, asked) if asked else known
    return [*hypotheses.firing(effects, known), *hypotheses.unknown(unknown)]


def _odds(skill: str, masteries: Mapping[str, Mastery]) -> float:
    """The odds that a skill fails."""
    p = masteries.get(skill, Mastery()).p
    return (1 - p) / p


def _by_skill(slips: Iterable[AnySlip]) -> dict[str, list[str]]:
    """The ids of the slips by the key of their skill."""
    by_skill: dict[str, list[str]] = {}
    for slip in slips:
        if slip.skill is not None:
            by_skill.setdefault(slip.skill, []).append(slip.id)
    return by_skill


SLIPS_OF = _by_skill(ALL_SLIPS)
