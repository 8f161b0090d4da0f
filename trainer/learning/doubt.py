"""A deal chosen for information: it settles a doubt about what a learner does wrong.

When a slip is suspected, some deals tell more than others: those on which the suspects foretell different totals.
"""

from collections.abc import Mapping, Sequence
from math import log2
from random import Random

from trainer.cribbage import census, dealing
from trainer.cribbage.cards import Hand
from trainer.cribbage.census import Facts
from trainer.cribbage.target import Target
from trainer.learning.deck import Skill
from trainer.learning.habits import Habit, Habits, Stage
from trainer.learning.slips.catalogue import CATALOGUE
from trainer.learning.slips.slip import Slip

_CANDIDATES = 100
"""Natural deals, and as many of the suspect's skill, of which the one that tells most is taken."""

_WORTH_A_LOOK = 0.02


def suspect(habits: Habits) -> Slip | None:
    """The slip most strongly suspected and not settled, None where there is no doubt."""
    doubtful = [slip for slip in CATALOGUE if slip.id in habits and habits[slip.id].is_doubtful]
    return max(doubtful, key=lambda slip: habits[slip.id].p, default=None)


def telling_deal(of: Slip, habits: Habits, skills: Sequence[Skill], rng: Random) -> Hand:
    """The deal that splits the suspects best, by the totals that they foretell; `of` is the strongest of them."""
    suspects = [(slip, habits[slip.id].p) for slip in CATALOGUE if slip.id in habits and not _is_known(habits[slip.id])]
    return max(_candidates(of, skills, rng), key=lambda hand: _tells(census.facts(hand), suspects))


def _is_known(habit: Habit) -> bool:
    return habit.stage is Stage.CONFIRMED or habit.p < _WORTH_A_LOOK


def _candidates(of: Slip, skills: Sequence[Skill], rng: Random) -> list[Hand]:
    natural = [dealing.deal(Target(), rng) for _ in range(_CANDIDATES)]
    own = [skill for skill in skills if skill.key == of.skill]
    return [*natural, *(skill.deal(Target(), rng) for skill in own for _ in range(_CANDIDATES))]


def _tells(deal: Facts, suspects: Sequence[tuple[Slip, float]]) -> float:
    """How much a total tells about the suspects: the entropy, in bits, of the totals that they foretell."""
    foretold = {0: max(0.0, 1 - sum(p for _, p in suspects))}
    for slip, p in suspects:
        points = slip(deal)
        foretold[points] = foretold.get(points, 0.0) + p
    return _entropy(foretold)


def _entropy(masses: Mapping[int, float]) -> float:
    total = sum(masses.values())
    return -sum(mass / total * log2(mass / total) for mass in masses.values() if mass)
