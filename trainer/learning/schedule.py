"""When a skill is to be seen again. The only module that knows fsrs.

A skill has one memory and at most one review a study day, made of all that the day's answers showed of it. The review
is stamped noon UTC of that date: fsrs counts whole days, so practising every 23½ hours by the clock would otherwise
never make a memory more stable.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from enum import IntEnum
from statistics import median
from typing import NamedTuple

import fsrs

from trainer.learning.diagnosis import FAILED, SUCCEEDED

TURN_OF_DAY = timedelta(hours=4)
"""A study day begins at four in the morning, local time."""

_SLOW, _FAST = 2.0, 0.6
_REVIEWS_BEFORE_EASY = 3

_CARD_ID = 1  # each skill is replayed by itself, so one number does; without one fsrs sleeps and reads the clock

_SCHEDULER = fsrs.Scheduler(
    desired_retention=0.95,  # errors compound: at 0.90 a skill only 79 % of natural hands come out right, at 0.95 89 %
    maximum_interval=21,
    learning_steps=(),
    relearning_steps=(),
    enable_fuzzing=False,
)


class Rating(IntEnum):
    """How a day went for a skill, in the numbers of fsrs."""

    AGAIN = 1
    HARD = 2
    GOOD = 3
    EASY = 4


@dataclass(frozen=True, slots=True)
class Memory:
    """What is believed of a skill's memory.

    `stability` in days, `difficulty` 1 to 10, the study days of the last review and of the next one.
    """

    stability: float
    difficulty: float
    reviewed: date
    due: date


class Shown(NamedTuple):
    """What an answer showed of a skill: the blame, and its time as a multiple of what was expected, None if unknown."""

    blame: float
    slowness: float | None = None


@dataclass(frozen=True, slots=True)
class Review:
    """What a study day showed of a skill."""

    day: date
    rating: Rating


def study_day(local: datetime) -> date:
    """The study day of a local time."""
    return (local - TURN_OF_DAY).date()


def rate(shown: Sequence[Shown], reviews: int) -> Rating | None:
    """The rating of a day from what its answers showed of a skill, after so many reviews; None when they show nothing.

    A third or more of them failed: again; fewer failures: hard; none: good. Hard also when all is right but slow, easy
    when at least two answers were right and fast and the skill is no new one. Slowness is never a failure.
    """
    failed = sum(of.blame >= FAILED for of in shown)
    succeeded = sum(of.blame < SUCCEEDED for of in shown)
    if not failed + succeeded:
        return None
    if 3 * failed >= failed + succeeded:
        return Rating.AGAIN
    times = [of.slowness for of in shown if of.slowness is not None]
    if failed or (times and median(times) > _SLOW):
        return Rating.HARD
    is_easy = succeeded >= 2 and reviews >= _REVIEWS_BEFORE_EASY and times and median(times) <= _FAST
    return Rating.EASY if is_easy else Rating.GOOD


def is_review(memory: Memory | None, shown: Sequence[Shown], day: date) -> bool:
    """Whether what a day's answers showed is a review.

    A success before half the interval is none, for it shows little; a failure always is.
    """
    if memory is None or any(of.blame >= FAILED for of in shown):
        return True
    interval = memory.due - memory.reviewed
    return 2 * (day - memory.reviewed) >= interval


def review(memory: Memory | None, rating: Rating, day: date) -> Memory:
    """The memory after a review; None stands for that of a skill never reviewed."""
    card, _ = _SCHEDULER.review_card(_card(memory), fsrs.Rating(rating), _noon(day))
    return _memory(card)


def replay(reviews: Sequence[Review]) -> Memory | None:
    """The memory that a series of reviews makes, from the first on."""
    if not reviews:
        return None
    logs = [fsrs.ReviewLog(_CARD_ID, fsrs.Rating(of.rating), _noon(of.day), None) for of in reviews]
    return _memory(_SCHEDULER.reschedule_card(_card(None), logs))


def retrievability(memory: Memory, day: date) -> float:
    """The probability, 0 to 1, that the skill is remembered on a day."""
    return _SCHEDULER.get_card_retrievability(_card(memory), _noon(day))


def _noon(day: date) -> datetime:
    return datetime.combine(day, time(12), tzinfo=UTC)


def _card(memory: Memory | None) -> fsrs.Card:
    """The memory as fsrs knows it."""
    if memory is None:
        return fsrs.Card(card_id=_CARD_ID, due=_noon(date.min))
    return fsrs.Card(
        card_id=_CARD_ID,
        state=fsrs.State.Review,
        stability=memory.stability,
        difficulty=memory.difficulty,
        due=_noon(memory.due),
        last_review=_noon(memory.reviewed),
    )


def _memory(card: fsrs.Card) -> Memory:
    """What fsrs makes of a reviewed card."""
    if card.stability is None or card.difficulty is None or card.last_review is None:
        raise ValueError("a card without review has no memory")
    return Memory(card.stability, card.difficulty, card.last_review.date(), card.due.date())
