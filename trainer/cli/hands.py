"""Where the hands of a quiz and of a drill come from, and where the answers go."""

from collections.abc import Sequence
from random import Random

from trainer.cli import clock
from trainer.cribbage.target import Target
from trainer.learning.deck import Skill
from trainer.learning.diagnosis import evidence
from trainer.learning.library import Library
from trainer.learning.quiz import Answer, Origin, Question, questions
from trainer.learning.session import Session
from trainer.store.history import Store


class QuizHands:
    """`number` hands: natural ones, or of some skills; the same `seed` deals the same hands."""

    origin = Origin.QUIZ
    deck: str | None = None

    def __init__(
        self, store: Store, library: Library, skills: Sequence[Skill], *, among: Target, seed: int, number: int
    ) -> None:
        self.day = clock.study_day(clock.now())
        self._store = store
        self._watched = {skill.key: skill for skill in (*library.drilled, *skills)}.values()
        self._questions = questions(skills, among, Random(seed))
        self._number = number

    def progress(self, asked: int) -> tuple[int, int] | None:
        """The place of the next hand and how many there are."""
        return (asked + 1, self._number) if asked < self._number else None

    def next(self) -> Question:
        """The next hand."""
        return next(self._questions)

    def record(self, answer: Answer) -> int:
        """Keep an answer."""
        return self._store.record(answer, evidence(answer, self._watched))

    def undo(self, number: int) -> None:
        """Take an answer back."""
        self._store.undo(number, clock.now())


class DrillHands:
    """The hands that a session chooses from some skills; see Session for `number`."""

    origin = Origin.DRILL

    def __init__(
        self,
        store: Store,
        library: Library,
        skills: Sequence[Skill],
        *,
        seed: int,
        number: int | None,
        deck: str | None,
    ) -> None:
        self.day = clock.study_day(clock.now())
        self.deck = deck
        self._store = store
        self._watched = {skill.key: skill for skill in (*library.drilled, *skills)}.values()
        self._keys = [skill.key for skill in skills]
        self._session = Session(
            skills,
            self.day,
            Random(seed),
            standings=store.standings(self._keys),
            played=store.played(self.day),
            was_due=store.was_due(self._keys, self.day),
            last_practised=store.last_practised(self.day),
            number=number,
            deck=deck,
            has_natural=deck is None,
        )

    def progress(self, asked: int) -> tuple[int, int] | None:
        """The place of the next hand and how many there are."""
        return self._session.progress(asked)

    @property
    def left_today(self) -> int:
        """How many of the day's hands are still to be played."""
        return self._session.left_today

    def next(self) -> Question:
        """The next hand."""
        return self._session.next()

    def record(self, answer: Answer) -> int:
        """Keep an answer, and learn from it which hand is to come."""
        number = self._store.record(answer, evidence(answer, self._watched))
        self._learn()
        return number

    def undo(self, number: int) -> None:
        """Take an answer back, and what was learnt from it."""
        self._store.undo(number, clock.now())
        self._learn()

    def _learn(self) -> None:
        self._session.learn(self._store.standings(self._keys), self._store.played(self.day))
