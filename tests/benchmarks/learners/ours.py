"""Our policy: the trainer itself, driven day after day as its `drill -n` drives it."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from datetime import date
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from tests.benchmarks.learners.counting import skills
from trainer.learning.diagnosis import Evidence, evidence
from trainer.learning.quiz import Answer, Question
from trainer.learning.session import Session
from trainer.store.history import Store

_IN_MEMORY = Path("/dev/shm")
"""A file system in memory, where the system has one: a history is flushed to the disk at every answer."""


class Ours:
    """A history, and each day a session of `number` hands on it."""

    def __init__(self, store: Store, rng: Random, number: int) -> None:
        self._store = store
        self._rng = rng
        self._number = number
        self._keys = [skill.key for skill in skills()]
        self._day: date | None = None

    def next(self, day: date) -> Question:
        """The next hand of the day's session."""
        if day != self._day:
            self._begin(day)
        return self._session.next()

    def learn(self, answer: Answer) -> None:
        """Record the answer, and let the session know."""
        self._store.record(answer, evidence(answer, skills()))
        self._session.learn(self._store.standings(self._keys), self._store.played(answer.day))

    def blame(self, day: date) -> Evidence:
        """What the history says that the day's latest answer showed."""
        return self._store.played(day)[-1].evidence

    def suspects(self) -> Mapping[str, float]:
        """The probability of each slip, by its id, that it is the learner's habit. The trainer knows none yet."""
        return {}

    def _begin(self, day: date) -> None:
        self._day = day
        self._session = Session(
            skills(),
            day,
            self._rng,
            standings=self._store.standings(self._keys),
            played=self._store.played(day),
            was_due=self._store.was_due(self._keys, day),
            last_practised=self._store.last_practised(day),
            number=self._number,
        )


@contextmanager
def ours(rng: Random, number: int) -> Iterator[Ours]:
    """The trainer with an empty history, which is gone afterwards."""
    with (
        TemporaryDirectory(dir=_IN_MEMORY if _IN_MEMORY.is_dir() else None) as home,
        Store(Path(home)) as store,
    ):
        yield Ours(store, rng, number)
