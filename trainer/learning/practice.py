"""A deal chosen for practice: it puts a skill to the test, and others that need it too."""

from collections.abc import Mapping, Sequence
from math import sqrt
from random import Random

from trainer.cribbage import plays
from trainer.cribbage.plays import PlayTarget
from trainer.cribbage.position import Position
from trainer.cribbage.target import Target
from trainer.learning.asked import Asked
from trainer.learning.deck import Skill
from trainer.learning.diagnosis import exercised
from trainer.learning.habits import UNKNOWN, Habits, Stage
from trainer.learning.positions import showing
from trainer.learning.slips.catalogue import CATALOGUE
from trainer.learning.slips.play import PLAY_CATALOGUE
from trainer.learning.slips.slip import Slip

_CANDIDATES = 30
"""Deals of the skill, of which the one that exercises the weakest others is taken."""

_ANY_SLIP_ONE_IN = 4


def deal_for(
    skill: Skill, habits: Habits, skills: Sequence[Skill], weakness: Mapping[str, float], rng: Random
) -> Asked:
    """Of some deals of a skill the one that also exercises the weakest others: every hand is to teach much.

    By the root of their `weakness`, 0 to 1 by the keys of the others among the `skills`, so that several weak skills
    weigh more than one that is very weak. The slip of the skill that is in question shows on it.
    """
    if skill.plays:
        return _card_for(skill, skill.plays, habits, rng)
    slip = _in_question(skill, habits, rng)
    others = [other for other in skills if other is not skill]
    deals = [skill.deal(Target(), rng) for _ in range(_CANDIDATES)]
    deals = [hand for hand in deals if slip and slip.difference(hand)] or deals
    return max(deals, key=lambda hand: sum(sqrt(weakness[key]) for key in exercised(hand, others)))


def _in_question(skill: Skill, habits: Habits, rng: Random) -> Slip | None:
    """One of the slips of a skill, drawn by how probable it still is that the learner has it; None if it has none.

    Else what was never put to the test could pass for held: of the flushes only one in six has five cards.
    """
    slips = [slip for slip in CATALOGUE if slip.skill == skill.key]
    beliefs = [habits.get(slip.id, UNKNOWN).p for slip in slips]
    return rng.choices(slips, beliefs)[0] if slips else None


def _card_for(skill: Skill, target: PlayTarget, habits: Habits, rng: Random) -> Position:
    """A position of a skill of the play; if the learner has slips of it, one on which one of these shows.

    Else one in four is a position on which one of all its slips shows, each as often: by chance alone four of a rank
    would come once in ninety times.
    """
    of_skill = [slip for slip in PLAY_CATALOGUE if slip.skill == skill.key]
    showing_one_of = [slip for slip in of_skill if habits.get(slip.id, UNKNOWN).stage is Stage.CONFIRMED]
    if not showing_one_of and rng.random() < 1 / _ANY_SLIP_ONE_IN:
        showing_one_of = of_skill
    return showing(rng.choice(showing_one_of), target, rng) if showing_one_of else plays.deal(target, rng)
