"""The time. Everything that needs it gets it from here, as a parameter."""

import time
from datetime import UTC, date, datetime

from trainer.learning import schedule


def now() -> datetime:
    """The time now, UTC."""
    return datetime.now(UTC)


def study_day(now: datetime) -> date:
    """The study day of a time, where the learner is."""
    return schedule.study_day(now.astimezone())


def stopwatch() -> float:
    """Seconds that only differences of mean something."""
    return time.monotonic()
