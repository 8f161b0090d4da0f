"""Learner B: knowledge tracing with forgetting.

Corbett and Anderson (1995), "Knowledge tracing: modeling the acquisition of procedural knowledge", User Modeling and
User-Adapted Interaction 4, 253-278. A skill is known or not. It is known from the start with P(L0); each practice of an
unknown one makes it known with P(T). A known skill fails all the same with P(S), an unknown one holds by luck with
P(G):

    p = 1 - P(S) if known, else P(G)

They let nothing be forgotten. Here a known skill is forgotten at a rate f a day, as in knowledge tracing with
forgetting (Khajah, Lindsey and Mozer 2016, "How deep is knowledge tracing?", Educational Data Mining), so that it is
still known after some days with

    P(known) = exp(-f * days)

P(S) and P(G) stay below 0.1 and 0.3, which Baker, Corbett and Aleven (2008), "More accurate student modeling through
contextual estimation of slip and guess probabilities", Intelligent Tutoring Systems, take as bounds of a sound model;
far below, because mastery means 0.9 here, and because luck is in the deals already: many a slip changes nothing. P(T)
and f differ by skill and learner. P(L0), P(T) and f are no fit: they were chosen on the tuning seeds so that players of
random hands and of the skills in turn learn about as fast as teaching is reckoned to take, hundreds of hands.
"""

from collections.abc import Iterable
from math import exp
from random import Random

from tests.benchmarks.learners.memory import SECONDS_A_DAY

KNOWN_AT_FIRST = 0.1
LEARNT = (0.06, 0.18)
FORGOTTEN_A_DAY = (0.005, 0.02)
GUESS = 0.05
SLIP = 0.03


class Tracing:
    """The memory of learner B; `learnt` is P(T) by skill, `forgotten` the rate f by skill, `known` what is known."""

    def __init__(
        self, learnt: dict[str, float], forgotten: dict[str, float], known: Iterable[str], rng: Random
    ) -> None:
        self._learnt = learnt
        self._forgotten = forgotten
        self.known = set(known)
        self._rng = rng

    def p(self, skill: str) -> float:
        """The probability, 0 to 1, that the skill holds now."""
        return 1 - SLIP if skill in self.known else GUESS

    def practise(self, skill: str, held: bool) -> None:
        """Perhaps learn what is not known, whether it held by luck or not."""
        if self._rng.random() < self._learnt[skill]:
            self.known.add(skill)

    def wait(self, seconds: float) -> None:
        """Time in which some of what is known is forgotten."""
        days = seconds / SECONDS_A_DAY
        self.known = {skill for skill in sorted(self.known) if self._rng.random() < exp(-self._forgotten[skill] * days)}

    def sleep(self, seconds: float) -> None:
        """The same between sittings."""
        self.wait(seconds)


def newcomer(skills: Iterable[str], rng: Random) -> Tracing:
    """The memory of somebody to whom some skills are plain from the start."""
    skills = list(skills)
    return Tracing(
        learnt={skill: rng.uniform(*LEARNT) for skill in skills},
        forgotten={skill: rng.uniform(*FORGOTTEN_A_DAY) for skill in skills},
        known=[skill for skill in skills if rng.random() < KNOWN_AT_FIRST],
        rng=rng,
    )
