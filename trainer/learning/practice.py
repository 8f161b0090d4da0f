"""A deal chosen for practice: it puts a skill to the test, and others that need it too."""

from collections.abc import Collection, Mapping, Sequence
from math import sqrt
from random import Random

from trainer.cribbage.target import Target
from trainer.learning.asked import Asked
from trainer.learning.deck import Skill
from trainer.learning.diagnosis import at_stage, exercised
from trainer.learning.habits import UNKNOWN, Habits, Stage
from trainer.learning.positions import position_for
from trainer.learning.slips.catalogue import CATALOGUE
from trainer.learning.slips.slip import Slip

_CANDIDATES = 30
"""Deals of the skill, of which the one that exercises the weakest others is taken."""


def deal_for(
    skill: Skill,
    habits: Habits,
    skills: Sequence[Skill],
    *,
    weakness: Mapping[str, float],
    resting: Collection[str],
    rng: Random,
) -> Asked:
    """Of some deals of a skill the one that also exercises the weakest others: every hand is to teach much.

    By the root of their `weakness`, 0 to 1 by the keys of the others among the `skills`, so that several weak skills
    weigh more than one that is very weak. The slip of the skill that is in question shows on it, and none of the known
    ones of the skills that are `resting`.
    """
    if skill.plays:
        return position_for(skill.key, skill.plays, at_stage(habits, Stage.CONFIRMED), rng)
    slip = _in_question(skill, habits, rng)
    others = [other for other in skills if other is not skill]
    deals = [skill.deal(Target(), rng) for _ in range(_CANDIDATES)]
    deals = [hand for hand in deals if slip and slip.difference(hand)] or deals
    known = [of for of in CATALOGUE if of.skill in resting and habits.get(of.id, UNKNOWN).stage is Stage.CONFIRMED]
    deals = [hand for hand in deals if not any(of.difference(hand) for of in known)] or deals
    return max(deals, key=lambda hand: sum(sqrt(weakness[key]) for key in exercised(hand, others)))


def _in_question(skill: Skill, habits: Habits, rng: Random) -> Slip | None:
    """One of the slips of a skill, drawn by how probable it still is that the learner has it; None if it has none.

    Else what was never put to the test could pass for held: of the flushes only one in six has five cards.
    """
    slips = [slip for slip in CATALOGUE if slip.skill == skill.key]
    beliefs = [habits.get(slip.id, UNKNOWN).p for slip in slips]
    return rng.choices(slips, beliefs)[0] if slips else None
