"""Our policy: the trainer itself, driven day after day as its `drill -n` drives it."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from datetime import date
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from tests.benchmarks.learners.counting import decks, skills
from trainer.learning.diagnosis import Evidence, reading
from trainer.learning.quiz import Answer, Question
from trainer.learning.session import Session
from trainer.store.history import Store

_IN_MEMORY = Path("/dev/shm")
"""A file system in memory, where the system has one: a history is flushed to the disk at every answer."""


class Ours:
    """A history, and each day a session of `number` hands on it. `evidence` is what the latest answer showed."""

    def __init__(self, store: Store, rng: Random, number: int) -> None:
        self._store = store
        self._rng = rng
        self._number = number
        self._keys = [skill.key for skill in skills()]
        self._day: date | None = None
        self.evidence: Evidence = {}

    def next(self, day: date) -> Question:
        """The next hand of the day's session."""
        if day != self._day:
            self._begin(day)
        return self._session.next()

    def learn(self, answer: Answer) -> None:
        """Record the answer, and let the session know."""
        store = self._store
        self.evidence = store.record(answer).diagnosis.evidence
        self._session.learn(store.standings(self._keys), store.played(answer.day), store.habits())

    def suspects(self) -> Mapping[str, float]:
        """The probability of each slip, by its id, that it is the learner's habit."""
        return {slip: habit.p for slip, habit in self._store.habits().items()}

    def _begin(self, day: date) -> None:
        self._day = day
        self._session = Session(
            skills(),
            day,
            self._rng,
            standings=self._store.standings(self._keys),
            played=self._store.played(day),
            habits=self._store.habits(),
            was_due=self._store.was_due(self._keys, day),
            last_practised=self._store.last_practised(day),
            number=self._number,
        )


@contextmanager
def ours(rng: Random, number: int) -> Iterator[Ours]:
    """The trainer with an empty history, which is gone afterwards."""
    with (
        TemporaryDirectory(dir=_IN_MEMORY if _IN_MEMORY.is_dir() else None) as home,
        Store(Path(home), reading(decks())) as store,
    ):
        yield Ours(store, rng, number)
