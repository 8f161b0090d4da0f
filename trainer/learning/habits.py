"""Which slips a learner has as habits: one belief over the whole catalogue, brought up to date at every answer.

For each slip there is the probability that the learner has it. An answer speaks for it when the slip would have made
that total, against it when the slip would have changed the total and did not. A habit is applied most of the time, not
always; some of the belief is forgotten every day, because habits change.

What is probable is not sure yet: the latest totals must bear it out. Where something else explains the same totals, or
others are wrong for no reason that is known, nothing is claimed: who answers at random makes any slip now and then.
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
_RIVALS_FROM = 0.3
"""What explains the same totals and is as probable as this stands in the way of a habit."""

REMEMBERED = 20
"""How many of the latest totals must bear out a habit."""

_MANY = 8
"""Of fewer totals than these it cannot be said that most are guessed."""

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

    `p`: the probability that the learner has it. `firings`: how often it made a total, alone or beside habits that are
    as good as sure, since it was cured if it was. `quiet`: on how many deals in a row, up to now, it would have changed
    the total and did not.
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

    def after(self, part: Part, posterior: float, *, is_alone: bool = True, is_right: bool = True) -> "Habit":
        """The belief after an answer whose total it may have changed, which it did with this posterior probability.

        By Bayes: `posterior` against the prior odds of the part is how much better the total fits with the slip made
        than without it. `is_alone`: nothing that is not sure was needed beside it. Only what is right shows that a slip
        is over: another mistake may have been in its way. What other mistakes have made improbable is open again.
        """
        posterior = min(max(posterior, 1e-9), 1 - 1e-9)
        fit = posterior / (1 - posterior) / part.odds
        has = APPLIED * fit + 1 - APPLIED
        has_not = _BY_CHANCE * fit + 1 - _BY_CHANCE
        p = min(max(self.p * has / (self.p * has + (1 - self.p) * has_not), _LOWEST), _HIGHEST)
        firings = self.firings + (is_alone and posterior >= _WAS_MADE)
        quiet = 0 if posterior >= _WAS_MADE else self.quiet + (is_right and posterior < _WAS_NOT_MADE)
        is_disproved = self.stage is Stage.CONFIRMED and not is_right and p < SUSPECTED
        return Habit(p, 0, quiet) if is_disproved else Habit(p, firings, quiet, self.stage)

    def settled(self, *, is_borne_out: bool = True) -> "Habit":
        """The same, confirmed or cured where the time has come; what is cured begins anew.

        `is_borne_out`: whether the latest totals leave nothing else to believe.
        """
        if self.stage is Stage.CONFIRMED:
            return Habit(stage=Stage.CURED) if self.quiet >= _CURED_AFTER else self
        is_sure = is_borne_out and self.p >= _CONFIRMED_AT and self.firings >= _CONFIRMED_AFTER
        return self._replace(stage=Stage.CONFIRMED) if is_sure else self


Habits = Mapping[str, Habit]
"""By the id of the slip; one that is not there is as nothing is known of it."""

Makers = tuple[str, ...]
"""The ids of the slips that make a wrong total exactly, each alone or beside habits that are as good as sure."""

Recent = tuple[Makers | None, ...]
"""What makes each of the latest totals, oldest first; None for a right one."""

UNKNOWN = Habit()


def odds(habits: Habits, slips: Iterable[str]) -> dict[str, float]:
    """The odds that each of some slips is made where it can be, from the habits alone."""
    of = {slip: APPLIED * habits.get(slip, UNKNOWN).p for slip in slips}
    return {slip: p / (1 - p) for slip, p in of.items()}


def learn(
    habits: Habits, parts: Iterable[Part], explained: Sequence[Hypothesis], difference: int, recent: Recent = ()
) -> tuple[dict[str, Habit], Recent]:
    """The habits after an answer, and the latest totals with its own.

    They change for the slips that would have changed the total. One that no slips make exactly tells nothing of any.
    """
    makers = None if difference == 0 else _makers(habits, explained, difference)
    recent = remembered(recent, [makers])
    if not _is_explained(explained, difference):
        return _believed({**habits}, recent), recent
    posterior = made(explained)
    changed = {
        part.slip.id: habits.get(part.slip.id, UNKNOWN).after(
            part,
            posterior.get(part.slip.id, 0.0),
            is_alone=makers is not None and part.slip.id in makers,
            is_right=difference == 0,
        )
        for part in parts
        if part.slip
    }
    known = {**habits, **changed}
    settled = {slip: of.settled(is_borne_out=_is_borne_out(slip, known, recent)) for slip, of in changed.items()}
    return _believed(known | settled, recent), recent


def remembered(recent: Recent, kinds: Sequence[Makers | None]) -> Recent:
    """The latest totals with one more, of which it is known for each kind in it what made it; none where nothing is."""
    wrong = [makers for makers in kinds if makers is not None]
    total = tuple(sorted({slip for makers in wrong for slip in makers})) if wrong else None
    return (*recent, total)[-REMEMBERED:] if kinds else recent


def _is_explained(explained: Iterable[Hypothesis], difference: int) -> bool:
    """Whether slips make a difference exactly, however improbable they are; none is needed for a right total."""
    return any(of.makes(difference) for of in explained)


def _makers(habits: Habits, explained: Iterable[Hypothesis], difference: int) -> Makers:
    """The slips that make a difference exactly, each alone or beside habits that are as good as sure."""
    sure = {slip for slip, habit in habits.items() if habit.stage is Stage.CONFIRMED or habit.p >= _CONFIRMED_AT}
    exact = [{part.slip.id for part in of.parts if part.slip} for of in explained if of.makes(difference)]
    return tuple(sorted({slip for slips in exact for slip in slips if slips - {slip} <= sure}))


def _is_borne_out(slip: str, habits: Habits, recent: Recent) -> bool:
    """Whether the latest totals speak for a habit: it explains more of them than nothing explains that is known.

    And no other explains all of these too, unless it is improbable.
    """
    own = [{*makers} for makers in recent if makers and slip in makers]
    rivals = set[str]().union(*own).intersection(*own) - {slip}
    has_rival = any(habits.get(rival, UNKNOWN).p >= _RIVALS_FROM for rival in rivals)
    return len(own) > _strays(recent, confirmed(habits) | {slip}) and not has_rival


def _believed(habits: dict[str, Habit], recent: Recent) -> dict[str, Habit]:
    """The habits, none of them confirmed when most of the latest totals are wrong for none: that is guessing."""
    sure = confirmed(habits)
    if 2 * _strays(recent, sure) <= max(len(recent), _MANY):
        return habits
    return habits | {slip: habits[slip]._replace(stage=Stage.OPEN) for slip in sure}


def _strays(recent: Recent, known: set[str]) -> int:
    """How many of the latest totals are wrong, and not by one of some slips."""
    return sum(makers is not None and not known & {*makers} for makers in recent)


def confirmed(habits: Habits) -> set[str]:
    """The slips that are sure to be habits."""
    return {slip for slip, habit in habits.items() if habit.stage is Stage.CONFIRMED}


def mixed(habits: Habits, days: int) -> dict[str, Habit]:
    """The habits after some days."""
    return {slip: habit.mixed(days) for slip, habit in habits.items()}
