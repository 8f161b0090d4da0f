"""The schedule: study days, ratings, what is a review, and that memory is nothing but its reviews replayed."""

import random
import time
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta, timezone
from itertools import pairwise
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import fsrs
import fsrs.card
import fsrs.scheduler
import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.learning import schedule
from trainer.learning.schedule import (
    Memory,
    Rating,
    Review,
    Shown,
    is_review,
    rate,
    replay,
    retrievability,
    review,
    study_day,
)

AGAIN, HARD, GOOD, EASY = Rating
DAY = date(2026, 3, 2)


def day(number: int) -> date:
    """A day counted from the first."""
    return DAY + timedelta(number)


def step_by_step(reviews: list[Review]) -> Memory | None:
    memory = None
    for of in reviews:
        memory = review(memory, of.rating, of.day)
    return memory


def interval(memory: Memory) -> int:
    return (memory.due - memory.reviewed).days


def practised(rating: Rating, times: int) -> list[Memory]:
    """The memories of a skill that is rated alike whenever it is due."""
    memories = [review(None, rating, DAY)]
    while len(memories) < times:
        memories.append(review(memories[-1], rating, memories[-1].due))
    return memories


# The study day


@pytest.mark.parametrize(
    ("local", "of"),
    [
        (datetime(2026, 3, 2, 4, 0, tzinfo=UTC), date(2026, 3, 2)),
        (datetime(2026, 3, 2, 3, 59, 59, 999_999, tzinfo=UTC), date(2026, 3, 1)),
        (datetime(2026, 3, 2, 23, 59, tzinfo=UTC), date(2026, 3, 2)),
        (datetime(2026, 3, 3, 0, 0, tzinfo=UTC), date(2026, 3, 2)),
        (datetime(2026, 1, 1, 3, 59, tzinfo=UTC), date(2025, 12, 31)),
        (datetime(2028, 2, 29, 3, 59, tzinfo=UTC), date(2028, 2, 28)),
        (datetime(2028, 2, 29, 4, 0, tzinfo=UTC), date(2028, 2, 29)),
        (datetime(2028, 3, 1, 3, 59, tzinfo=UTC), date(2028, 2, 29)),
        (datetime(2026, 3, 1, 3, 59, tzinfo=UTC), date(2026, 2, 28)),
    ],
)
@pytest.mark.parametrize("offset", [0, 14, -12])
def test_a_study_day_begins_at_four_in_the_morning(local: datetime, of: date, offset: int) -> None:
    assert study_day(local.replace(tzinfo=timezone(timedelta(hours=offset)))) == of


@pytest.mark.parametrize(
    ("utc", "of"),
    [
        # clocks go from 02:00 to 03:00 on 29 March, and from 03:00 back to 02:00 on 25 October
        (datetime(2026, 3, 29, 1, 59, tzinfo=UTC), date(2026, 3, 28)),
        (datetime(2026, 3, 29, 2, 0, tzinfo=UTC), date(2026, 3, 29)),
        (datetime(2026, 3, 28, 3, 0, tzinfo=UTC), date(2026, 3, 28)),
        (datetime(2026, 3, 28, 2, 59, tzinfo=UTC), date(2026, 3, 27)),
        (datetime(2026, 10, 25, 0, 30, tzinfo=UTC), date(2026, 10, 24)),
        (datetime(2026, 10, 25, 1, 30, tzinfo=UTC), date(2026, 10, 24)),
        (datetime(2026, 10, 25, 2, 59, tzinfo=UTC), date(2026, 10, 24)),
        (datetime(2026, 10, 25, 3, 0, tzinfo=UTC), date(2026, 10, 25)),
    ],
)
def test_a_study_day_begins_at_four_by_the_wall_clock_when_clocks_are_changed(utc: datetime, of: date) -> None:
    try:
        berlin = ZoneInfo("Europe/Berlin")
    except ZoneInfoNotFoundError:
        pytest.skip("the system has no time zones")
    assert study_day(utc.astimezone(berlin)) == of
    fixed = timezone(utc.astimezone(berlin).utcoffset() or timedelta())
    assert study_day(utc.astimezone(fixed)) == of


# The rating of a day

F, S, N = 0.5, 0.19, 0.2
"""The lowest blame that fails, one that succeeds, and one that shows nothing."""


@pytest.mark.parametrize(
    ("blames", "rating"),
    [
        ([], None),
        ([N], None),
        ([N, 0.3, 0.49], None),
        ([0.0], GOOD),
        ([S], GOOD),
        ([S, 0.0, S], GOOD),
        ([S, N], GOOD),
        ([1.0], AGAIN),
        ([F], AGAIN),
        ([F, N, N], AGAIN),
        ([F, S], AGAIN),
        ([F, S, S], AGAIN),
        ([S, S, F], AGAIN),
        ([F, S, S, S], HARD),
        ([F, S, S, N], AGAIN),
        ([F, F, S, S, S], AGAIN),
        ([F, F, S, S, S, S], AGAIN),
        ([F, F, S, S, S, S, S], HARD),
    ],
)
def test_a_day_is_rated_by_the_share_of_failures(blames: list[float], rating: Rating | None) -> None:
    assert rate([Shown(blame) for blame in blames], reviews=9) is rating


@given(st.lists(st.floats(0, 1)), st.randoms(use_true_random=False))
def test_the_order_of_the_answers_does_not_matter(blames: list[float], rng: random.Random) -> None:
    shuffled = rng.sample(blames, len(blames))
    assert rate([Shown(of) for of in shuffled], 0) is rate([Shown(of) for of in blames], 0)


SLOW, USUAL, FAST = 2.01, 1.0, 0.6


@pytest.mark.parametrize(
    ("times", "reviews", "rating"),
    [
        ([USUAL], 9, GOOD),
        ([2.0], 9, GOOD),
        ([SLOW], 9, HARD),
        ([SLOW, SLOW, USUAL], 9, HARD),
        ([SLOW, USUAL, USUAL], 9, GOOD),
        ([None, SLOW], 0, HARD),
        ([FAST, FAST], 3, EASY),
        ([FAST, 0.1], 99, EASY),
        ([FAST, FAST], 2, GOOD),  # a new skill
        ([FAST], 9, GOOD),  # one answer only
        ([0.61, 0.61], 9, GOOD),
        ([None, None], 9, GOOD),
        ([FAST, None], 9, EASY),
    ],
)
def test_right_answers_are_rated_by_their_time(times: list[float | None], reviews: int, rating: Rating) -> None:
    assert rate([Shown(S, of) for of in times], reviews) is rating


@given(st.lists(st.tuples(st.floats(0, 1), st.floats(0.01, 99)), min_size=1), st.integers(0, 9))
def test_slowness_is_never_a_failure(shown: list[tuple[float, float]], reviews: int) -> None:
    without = rate([Shown(blame) for blame, _ in shown], reviews)
    timed = rate([Shown(*of) for of in shown], reviews)
    assert (timed is AGAIN) == (without is AGAIN)
    assert (timed is None) == (without is None)


def test_a_failure_is_never_easy_however_fast() -> None:
    assert rate([Shown(F, 0.1), *[Shown(0.0, 0.1)] * 8], 9) is HARD


# What is a review


def memory(reviewed: int, due: int) -> Memory:
    return Memory(5.0, 5.0, day(reviewed), day(due))


@pytest.mark.parametrize("blame", [0.0, S, N, F, 1.0])
def test_the_first_is_always_a_review(blame: float) -> None:
    assert is_review(None, [Shown(blame)], DAY)


@pytest.mark.parametrize("shown", [[F], [1.0, 0.0], [0.0, 0.0, 0.0, F]])
@pytest.mark.parametrize("after", [0, 1, 4, 5, 10, 99])
def test_a_failure_is_always_a_review(shown: list[float], after: int) -> None:
    assert is_review(memory(0, 10), [Shown(blame) for blame in shown], day(after))


@pytest.mark.parametrize("slowness", [None, FAST, SLOW])
@pytest.mark.parametrize(
    ("due", "after", "is_one"),
    [
        (10, 0, False),
        (10, 4, False),
        (10, 5, True),
        (10, 10, True),
        (10, 99, True),
        (11, 5, False),
        (11, 6, True),
        (1, 0, False),
        (1, 1, True),
        (2, 1, True),
        (3, 1, False),
        (10, -3, False),
    ],
)
def test_a_success_is_a_review_from_half_the_interval_on(
    slowness: float | None, due: int, after: int, is_one: bool
) -> None:
    assert is_review(memory(0, due), [Shown(0.0, slowness)], day(after)) == is_one


# Memory

RATINGS = st.sampled_from([*Rating])
SERIES = st.lists(st.tuples(RATINGS, st.integers(1, 60)), min_size=1, max_size=12).map(
    lambda of: [Review(day(sum(gap for _, gap in of[:place])), rating) for place, (rating, _) in enumerate(of)]
)
"""Reviews on different days, in order."""


@given(SERIES)
def test_reviewing_step_by_step_is_replaying_all(reviews: list[Review]) -> None:
    assert step_by_step(reviews) == replay(reviews)


@given(SERIES)
def test_a_memory_that_was_stored_goes_on_as_if_it_had_not_been(reviews: list[Review]) -> None:
    of = step_by_step(reviews[:-1])
    stored = of and Memory(float(repr(of.stability)), float(repr(of.difficulty)), of.reviewed, of.due)
    assert review(stored, reviews[-1].rating, reviews[-1].day) == replay(reviews)


def test_without_a_review_there_is_no_memory() -> None:
    assert replay([]) is None


@given(SERIES)
def test_an_interval_is_a_day_at_least_and_three_weeks_at_most(reviews: list[Review]) -> None:
    for number in range(1, len(reviews) + 1):
        of = step_by_step(reviews[:number])
        assert of
        assert of.reviewed == reviews[number - 1].day
        assert 1 <= interval(of) <= 21
        assert of.stability > 0
        assert 1 <= of.difficulty <= 10


@pytest.mark.parametrize("rating", [GOOD, EASY])
def test_intervals_grow_to_three_weeks_while_all_goes_well(rating: Rating) -> None:
    memories = practised(rating, 12)
    intervals = [interval(of) for of in memories]
    assert intervals == sorted(intervals)
    assert intervals[-1] == 21
    stabilities = [of.stability for of in memories]
    assert all(one < following for one, following in pairwise(stabilities))


def test_a_skill_that_is_held_is_seen_again_the_next_day_at_first() -> None:
    assert interval(review(None, GOOD, DAY)) == 1


def test_a_failure_brings_the_skill_back_soon() -> None:
    held = practised(GOOD, 8)[-1]
    failed = review(held, AGAIN, held.due)
    assert interval(failed) < interval(held) / 3
    assert failed.stability < held.stability
    assert failed.difficulty > held.difficulty


def test_the_worse_the_rating_the_sooner_it_is_due() -> None:
    held = practised(GOOD, 4)[-1]
    stabilities = [review(held, rating, held.due).stability for rating in Rating]
    assert stabilities == sorted(stabilities)
    assert len({*stabilities}) == 4


def test_a_skill_is_due_when_it_is_remembered_with_95_percent() -> None:
    seen = set()
    for rating in (HARD, GOOD, EASY):
        for of in practised(rating, 12):
            assert retrievability(of, of.reviewed) == 1.0
            if 1 < interval(of) < 21:  # elsewhere the interval is cut to its bounds
                seen.add(interval(of))
                assert retrievability(of, of.due - timedelta(1)) > 0.95 > retrievability(of, of.due + timedelta(1))
                assert retrievability(of, of.due) == pytest.approx(0.95, abs=0.01)
    assert len(seen) > 4


@given(SERIES, st.integers(0, 400))
def test_what_is_not_practised_is_forgotten_little_by_little(reviews: list[Review], days: int) -> None:
    of = step_by_step(reviews)
    assert of
    now, later = (of.reviewed + timedelta(days + more) for more in (0, 1))
    assert 1 >= retrievability(of, now) > retrievability(of, later) > 0


def test_a_day_before_the_last_review_does_no_harm() -> None:
    of = practised(GOOD, 3)[-1]
    assert retrievability(of, of.reviewed - timedelta(5)) == 1.0
    back = review(of, GOOD, of.reviewed - timedelta(5))
    assert back.reviewed == of.reviewed - timedelta(5)
    assert 1 <= interval(back) <= 21


@pytest.mark.parametrize("start", [date(2028, 2, 28), date(2027, 12, 31), date(2026, 3, 28), date(2026, 10, 24)])
def test_a_memory_does_not_mind_which_day_of_the_year_it_is(start: date) -> None:
    def memory_from(first: date) -> Memory:
        of = replay([Review(first + timedelta(gap), rating) for gap, rating in ((0, GOOD), (1, GOOD), (6, HARD))])
        assert of
        return of

    here, there = memory_from(start), memory_from(DAY)
    assert (here.stability, here.difficulty, interval(here)) == (there.stability, there.difficulty, interval(there))


# What fsrs gets to see


def everything_is_done_once() -> None:
    """One pass through all that uses fsrs."""
    reviews = [Review(day(number), rating) for number, rating in enumerate([*Rating, *Rating])]
    replay(reviews)
    of = step_by_step(reviews)
    assert of
    retrievability(of, day(30))


def test_fsrs_sees_noon_utc_of_the_study_day_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[datetime | None, ...]] = []
    real_review, real_retrievability = fsrs.Scheduler.review_card, fsrs.Scheduler.get_card_retrievability

    def review_card(
        self: fsrs.Scheduler,
        card: fsrs.Card,
        rating: fsrs.Rating,
        review_datetime: datetime | None = None,
        review_duration: int | None = None,
    ) -> tuple[fsrs.Card, fsrs.ReviewLog]:
        seen.append((review_datetime, card.last_review, card.due))
        assert card.card_id == 1
        assert isinstance(rating, fsrs.Rating)
        return real_review(self, card, rating, review_datetime, review_duration)

    def get_card_retrievability(
        self: fsrs.Scheduler, card: fsrs.Card, current_datetime: datetime | None = None
    ) -> float:
        seen.append((current_datetime, card.last_review, card.due))
        return real_retrievability(self, card, current_datetime)

    monkeypatch.setattr(fsrs.Scheduler, "review_card", review_card)
    monkeypatch.setattr(fsrs.Scheduler, "get_card_retrievability", get_card_retrievability)
    everything_is_done_once()
    assert len([at for at, _, _ in seen if at and at.date() == day(30)]) == 1
    assert len({at for at, _, _ in seen}) == 9
    for at, *others in seen:
        assert at is not None
        for moment in (at, *filter(None, others)):
            assert moment.tzinfo is UTC
            assert (moment.hour, moment.minute, moment.second, moment.microsecond) == (12, 0, 0, 0)


class NoClock(datetime):
    """A datetime that cannot tell the time."""

    @classmethod
    def now(cls, tz: object = None) -> "NoClock":
        raise AssertionError("the clock was read")

    utcnow = today = now


def refuse(what: str) -> Callable[..., float]:
    def asked(*_: object) -> float:
        raise AssertionError(what)

    return asked


def test_neither_the_clock_nor_chance_nor_sleep_has_a_part(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (fsrs.card, fsrs.scheduler):
        monkeypatch.setattr(module, "datetime", NoClock)
    monkeypatch.setattr(time, "sleep", refuse("fsrs slept"))
    monkeypatch.setattr(fsrs.scheduler, "random", refuse("fsrs used chance"))
    before = random.getstate()
    everything_is_done_once()
    assert random.getstate() == before
    with pytest.raises(AssertionError, match="clock was read"):
        fsrs.Card()  # so the guard guards


def test_the_turn_of_the_day_is_at_four() -> None:
    assert timedelta(hours=4) == schedule.TURN_OF_DAY
