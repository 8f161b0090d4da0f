"""Where the hands of a quiz and of a drill come from, and where the answers go."""

from collections.abc import Sequence
from random import Random

from trainer.cli import clock
from trainer.cribbage.target import Target
from trainer.learning.claims import Claim
from trainer.learning.deck import Skill
from trainer.learning.diagnosis import Diagnosis
from trainer.learning.quiz import Answer, Origin, Question, questions
from trainer.learning.session import Session
from trainer.store.history import Recorded, Store


class Recording:
    """Where answers go: into the history, on the study day on which the sitting began."""

    deck: str | None = None

    def __init__(self, store: Store) -> None:
        self.day = clock.study_day(clock.now())
        self._store = store

    def record(self, answer: Answer) -> Recorded:
        """Keep an answer."""
        recorded = self._store.record(answer)
        self._learn()
        return recorded

    def tell(self, number: int, claims: Sequence[Claim]) -> Diagnosis:
        """Keep the count by which an answer reached its total."""
        diagnosis = self._store.tell(number, claims, clock.now())
        self._learn()
        return diagnosis

    def undo(self, number: int) -> None:
        """Take an answer back."""
        self._store.undo(number, clock.now())
        self._learn()

    def _learn(self) -> None:
        """Learn from the history which hand is to come; those that are chosen beforehand need not."""


class GameHands(Recording):
    """The hands that are counted in a game: natural ones, which the game deals."""

    origin = Origin.GAME


class QuizHands(Recording):
    """`number` hands: natural ones, or of some skills; the same `seed` deals the same hands."""

    origin = Origin.QUIZ

    def __init__(self, store: Store, skills: Sequence[Skill], *, among: Target, seed: int, number: int) -> None:
        super().__init__(store)
        self._questions = questions(skills, among, Random(seed))
        self._number = number

    def progress(self, asked: int) -> tuple[int, int] | None:
        """The place of the next hand and how many there are."""
        return (asked + 1, self._number) if asked < self._number else None

    def next(self) -> Question:
        """The next hand."""
        return next(self._questions)


class DrillHands(Recording):
    """The hands that a session chooses from some skills; see Session for `number`."""

    origin = Origin.DRILL

    def __init__(
        self, store: Store, skills: Sequence[Skill], *, seed: int, number: int | None, deck: str | None
    ) -> None:
        super().__init__(store)
        self.deck = deck
        self._keys = [skill.key for skill in skills]
        self._session = Session(
            skills,
            self.day,
            Random(seed),
            standings=store.standings(self._keys),
            played=store.played(self.day),
            habits=store.habits(),
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

    def _learn(self) -> None:
        store = self._store
        self._session.learn(store.standings(self._keys), store.played(self.day), store.habits())
