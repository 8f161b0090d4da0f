"""What is known of a learner apart from the skills: habits and pace, as they stood after an answer."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import date

from trainer.learning import habits
from trainer.learning.habits import Habit, Recent
from trainer.learning.pace import Paces


@dataclass(frozen=True, slots=True)
class Profile:
    """`habits` by the id of the slip, the latest `paces`, the study day of the latest answer, None before any.

    `recent`: what makes each of the latest totals.
    """

    habits: Mapping[str, Habit] = field(default_factory=dict)
    paces: Paces = ()
    day: date | None = None
    recent: Recent = ()

    def on(self, day: date) -> "Profile":
        """The profile on a study day: some of the belief in each habit is forgotten for every day gone by."""
        gone = max((day - self.day).days, 0) if self.day else 0
        return replace(self, habits=habits.mixed(self.habits, gone), day=max(day, self.day or day))
