"""What is known of a learner apart from the skills: habits and pace, as they stood after an answer."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import date

from trainer.learning import habits
from trainer.learning.habits import Habit
from trainer.learning.pace import Paces

_KEPT = 0.8


@dataclass(frozen=True, slots=True)
class Profile:
    """`habits` by the id of the slip, the latest `paces`, the study day of the latest answer, None before any.

    `stray`: how often, of late, a total was wrong for no habit, 0 to 1.
    """

    habits: Mapping[str, Habit] = field(default_factory=dict)
    paces: Paces = ()
    day: date | None = None
    stray: float = 0.0

    def after(self, habits: Mapping[str, Habit], strays: float) -> "Profile":
        """The profile after an answer: its habits, and whether it was wrong for none."""
        return replace(self, habits=habits, stray=_KEPT * self.stray + (1 - _KEPT) * strays)

    def on(self, day: date) -> "Profile":
        """The profile on a study day: some of the belief in each habit is forgotten for every day gone by."""
        gone = max((day - self.day).days, 0) if self.day else 0
        return replace(self, habits=habits.mixed(self.habits, gone), day=max(day, self.day or day))
