"""Which slips a learner has as habits: one belief over the whole catalogue, brought up to date at every answer.

For each slip there is the probability that the learner has it. An answer speaks for it when the slip would have made
that total, against it when the slip would have changed the total and did not. A habit is applied most of the time, not
always; some of the belief is forgotten every day, because habits change.
"""

from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum
from typing import NamedTuple

from trainer.learning.hypotheses import Hypothesis, Part, made

PRIOR = 0.05
"""The probability that a learner has a slip, before anything is known."""

APPLIED = 0.85
"""How often a learner who has a slip makes it."""

_BY_CHANCE = 0.005
"""How often one who has it not makes it all the same."""

SUSPECTED = 0.1
"""From this probability on a slip is worth a hand that settles it."""

_CONFIRMED_AT, _CONFIRMED_AFTER = 0.95, 2
_OFTEN_STRAY, _MORE_FIRINGS = 0.2, 50
"""Who is oftener wrong for no habit than this must make a slip more often until it is sure, by this for each 1."""

_CURED_AFTER = 3
_KEPT_A_DAY = 0.98
_LOWEST, _HIGHEST = 0.002, 0.999
_WAS_MADE, _WAS_NOT_MADE = 0.5, 0.1


class Stage(StrEnum):
    """What is known of a slip: nothing sure, that the learner has it, that they had it."""

    OPEN = "open"
    CONFIRMED = "confirmed"
    CURED = "cured"


class Habit(NamedTuple):
    """The belief about one slip.

    `p`: the probability that the learner has it. `firings`: how often it was made, since it was cured if it was.
    `quiet`: on how many deals in a row, up to now, it would have changed the total and did not.
    """

    p: float = PRIOR
    firings: int = 0
    quiet: int = 0
    stage: Stage = Stage.OPEN

    @property
    def is_doubtful(self) -> bool:
        """Whether it is suspected and not settled."""
        return self.stage is not Stage.CONFIRMED and self.p >= SUSPECTED

    def mixed(self, days: int) -> "Habit":
        """The belief after some days, on each of which a little of it gives way to the prior."""
        kept = _KEPT_A_DAY**days
        return self._replace(p=kept * self.p + (1 - kept) * PRIOR)

    def after(self, part: Part, posterior: float, *, stray: float = 0.0, is_right: bool = True) -> "Habit":
        """The belief after an answer whose total it may have changed, which it did with this posterior probability.

        By Bayes: `posterior` against the prior odds of the part is how much better the total fits with the slip made
        than without it. `stray` as in `settled`. Only what is right shows that a slip is over: another mistake may have
        been in its way. What other mistakes have made improbable is open again.
        """
        posterior = min(max(posterior, 1e-9), 1 - 1e-9)
        fit = posterior / (1 - posterior) / part.odds
        has = APPLIED * fit + 1 - APPLIED
        has_not = _BY_CHANCE * fit + 1 - _BY_CHANCE
        p = min(max(self.p * has / (self.p * has + (1 - self.p) * has_not), _LOWEST), _HIGHEST)
        firings = self.firings + (posterior >= _WAS_MADE)
        quiet = 0 if posterior >= _WAS_MADE else self.quiet + (is_right and posterior < _WAS_NOT_MADE)
        after = Habit(p, firings, quiet, self.stage).settled(stray)
        is_disproved = after.stage is Stage.CONFIRMED and not is_right and p < SUSPECTED
        return after._replace(stage=Stage.OPEN, firings=0) if is_disproved else after

    def settled(self, stray: float = 0.0) -> "Habit":
        """The same, confirmed or cured where the time has come; what is cured begins anew.

        `stray`: how often the learner is wrong for no habit, which asks for more firings.
        """
        if self.stage is Stage.CONFIRMED:
            return Habit(stage=Stage.CURED) if self.quiet >= _CURED_AFTER else self
        needed = _CONFIRMED_AFTER + _MORE_FIRINGS * max(0.0, stray - _OFTEN_STRAY)
        is_sure = self.p >= _CONFIRMED_AT and self.firings >= needed
        return self._replace(stage=Stage.CONFIRMED) if is_sure else self


Habits = Mapping[str, Habit]
"""By the id of the slip; one that is not there is as nothing is known of it."""

UNKNOWN = Habit()


def odds(habits: Habits, slips: Iterable[str]) -> dict[str, float]:
    """The odds that each of some slips is made where it can be, from the habits alone."""
    of = {slip: APPLIED * habits.get(slip, UNKNOWN).p for slip in slips}
    return {slip: p / (1 - p) for slip, p in of.items()}


def learn(
    habits: Habits, parts: Iterable[Part], explained: Sequence[Hypothesis], difference: int, stray: float = 0.0
) -> dict[str, Habit]:
    """The habits after an answer: those of the slips that would have changed its total, the rest as they were.

    A total that no slips make exactly tells nothing of any. `stray`: how often the learner is wrong for no habit.
    """
    if not is_explained(explained, difference):
        return {**habits}
    posterior = made(explained)
    changed = {
        part.slip.id: habits.get(part.slip.id, UNKNOWN).after(
            part, posterior.get(part.slip.id, 0.0), stray=stray, is_right=difference == 0
        )
        for part in parts
        if part.slip
    }
    return {**habits, **changed}


def is_explained(explained: Iterable[Hypothesis], difference: int) -> bool:
    """Whether slips make a difference exactly, however improbable they are; none is needed for a right total."""
    return any(of.makes(difference) for of in explained)


def strays(habits: Habits, explained: Sequence[Hypothesis], difference: int) -> float:
    """How probably a total is wrong for no habit, by the habits after it: 0 for a right one."""
    if difference == 0:
        return 0.0
    if not is_explained(explained, difference):
        return 1.0
    return 1 - max((p * habits.get(slip, UNKNOWN).p for slip, p in made(explained).items()), default=0.0)


def mixed(habits: Habits, days: int) -> dict[str, Habit]:
    """The habits after some days."""
    return {slip: habit.mixed(days) for slip, habit in habits.items()}
