"""How the learner stands, in numbers."""

from dataclasses import dataclass
from datetime import date, timedelta

WINDOW = timedelta(days=30)
"""The study days over which those practised are counted."""


@dataclass(frozen=True, slots=True)
class Totals:
    """All answers, skipped hands left out; those to natural hands of drills (real play); days practised lately."""

    answers: int = 0
    right: int = 0
    real_play: int = 0
    real_play_right: int = 0
    days_practised: int = 0


@dataclass(frozen=True, slots=True)
class SkillProgress:
    """One skill: mastery 0 to 1, answers to hands that exercised it (quizzes too), how many of them were right.

    `seconds` is the median time of the latest answers to hands dealt for it, `due` a study day. Unknown values are
    None.
    """

    key: str
    mastery: float | None = None
    answers: int = 0
    right: int = 0
    seconds: float | None = None
    due: date | None = None
