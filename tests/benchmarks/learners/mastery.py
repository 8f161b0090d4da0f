"""How many hands a learner needs, and how well it counts after thirty days."""

from collections import deque
from dataclasses import dataclass
from functools import cache
from itertools import islice
from random import Random
from statistics import mean

from tests.benchmarks.learners.counting import Deal, Learner, beginner, deal_of, skills
from tests.benchmarks.learners.lessons import lessons, policy
from trainer.cribbage import dealing
from trainer.cribbage.target import CRIB, HAND, Target

CUT_OFF = 6000
"""Hands after which a run is given up."""

MASTERED = 0.9
ONE_IN = 250
DAYS = 30
NATURAL_DEALS = 600


@dataclass(frozen=True)
class Course:
    """`hands` until the frequent skills all stood at mastery on a morning, None when the run was cut off before.

    At the morning after day 30, as parts of one: `natural`, the expected part of right totals over natural hands and
    cribs; `balanced`, the probability of each of the 21 skills to hold, averaged over them.
    """

    hands: int | None
    natural: float
    balanced: float


def course(kind: str, name: str, hands_a_day: int, seed: int, cut_off: int = CUT_OFF) -> Course:
    """What a policy makes of a learner of a kind, A or B."""
    learner = beginner(kind, seed)
    hands, natural, balanced = None, 0.0, 0.0
    with policy(name, seed, hands_a_day) as by:
        days = islice(lessons(learner, by, hands_a_day, seed), max(cut_off // hands_a_day, DAYS))
        for number, day in enumerate(days, 1):
            deque(day, maxlen=0)
            if hands is None and has_mastered(learner):
                hands = number * hands_a_day
            if number == DAYS:
                natural, balanced = natural_accuracy(learner), balanced_accuracy(learner)
            if hands is not None and number >= DAYS:
                break
    return Course(hands, natural, balanced)


def has_mastered(learner: Learner) -> bool:
    """Whether all the frequent skills stand at mastery now."""
    return all(learner.memory.p(key) >= MASTERED for key in frequent())


def balanced_accuracy(learner: Learner) -> float:
    """The probability of a skill to hold now, averaged over all of them."""
    return mean(learner.memory.p(skill.key) for skill in skills())


def natural_accuracy(learner: Learner) -> float:
    """The expected part of right totals over natural hands and cribs, now."""
    return mean(map(learner.p_right, natural_deals()))


@cache
def frequent() -> tuple[str, ...]:
    """The keys of the skills that at least one natural deal in 250 exercises."""
    return tuple([skill.key for skill in skills() if ONE_IN * skill.frequency >= dealing.how_many(Target())])


@cache
def natural_deals() -> tuple[Deal, ...]:
    """The same natural deals for all, half of them cribs."""
    rng = Random("natural deals")
    return tuple([deal_of(dealing.deal(among, rng)) for among in (HAND, CRIB) for _ in range(NATURAL_DEALS // 2)])
