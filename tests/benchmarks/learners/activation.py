"""Learner A: activation with a decay that depends on the spacing.

Pavlik and Anderson (2005), "Practice and forgetting effects on vocabulary memory: an activation-based model of the
spacing effect", Cognitive Science 29, 559-586. Every practice j of an item leaves a trace, which fades as a power of
its age t_j; the activation m is the logarithm of all the traces together, and an item is recalled when it is above a
threshold tau, but for logistic noise s:

    m = ln(sum over j of b_j * t_j ** -d_j)
    p = 1 / (1 + exp((tau - m) / s))

What makes spaced practice last is that a trace decays the faster the more active the item was when it was left:

    d_j = c * exp(m at the practice j) + a

Ages are in seconds, those between sittings multiplied by h, since less interferes then. The parameters are those that
the authors fitted: a = 0.177, c = 0.217, tau = -0.704, s = 0.255, h = 0.025.

An item is a skill. The weight b_j is of Pavlik (2007), "Understanding and applying the dynamics of test practice and
study practice", Instructional Science 35, 407-441: to be right strengthens more than to be shown. b = 1 for a success;
b = 0.3 for a failure, after which the whole count is shown and the learner must find out alone what was wrong in it, is
no fit: it was chosen on the tuning seeds so that players of random hands and of the skills in turn learn about as fast
as teaching is reckoned to take, hundreds of hands.
"""

from math import exp
from typing import NamedTuple

INTERCEPT = 0.177
SCALE = 0.217
THRESHOLD = -0.704
NOISE = 0.255
BETWEEN_SITTINGS = 0.025
AFTER_FAILURE = 0.3

_STRENGTH_AT_THRESHOLD = exp(THRESHOLD)


class Trace(NamedTuple):
    """What a practice left: when it was, in the learner's seconds, how it decays, and how strong it was at first."""

    at: float
    decay: float
    weight: float


class Activation:
    """The memory of learner A."""

    def __init__(self) -> None:
        self._now = 0.0
        self._traces: dict[str, list[Trace]] = {}
        self._strengths: dict[str, float] = {}  # of this moment, since they take long to sum up

    def strength(self, skill: str) -> float:
        """The traces of a skill together, the e-th power of its activation."""
        if skill not in self._strengths:
            now = self._now
            self._strengths[skill] = sum(
                [weight * (now - at) ** -decay for at, decay, weight in self._traces.get(skill, ())]
            )
        return self._strengths[skill]

    def p(self, skill: str) -> float:
        """The probability, 0 to 1, that the skill is recalled now."""
        strength = self.strength(skill)
        return 1 / (1 + (_STRENGTH_AT_THRESHOLD / strength) ** (1 / NOISE)) if strength else 0.0

    def practise(self, skill: str, held: bool) -> None:
        """Leave a trace."""
        trace = Trace(self._now, SCALE * self.strength(skill) + INTERCEPT, 1.0 if held else AFTER_FAILURE)
        self._traces.setdefault(skill, []).append(trace)

    def wait(self, seconds: float) -> None:
        """Time within a sitting counts in full."""
        self._now += seconds
        self._strengths.clear()

    def sleep(self, seconds: float) -> None:
        """Time between sittings counts only in part."""
        self.wait(BETWEEN_SITTINGS * seconds)
