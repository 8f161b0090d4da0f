"""Who chooses the next hand: at random, one skill after the other, or by Leitner's boxes. Ours is in `ours`."""

from datetime import date, timedelta
from random import Random
from typing import Protocol

from tests.benchmarks.learners.counting import deal_of, skills
from trainer.cribbage import dealing
from trainer.cribbage.target import Target
from trainer.learning.deck import Skill
from trainer.learning.quiz import Answer, Question, mark


class Policy(Protocol):
    """Chooses hands and sees the answers: the totals and the times, never what went wrong."""

    def next(self, day: date) -> Question:
        """The next hand, and the skill that it was dealt for, if any."""

    def learn(self, answer: Answer) -> None:
        """What was answered to it."""


class Uniform:
    """Natural hands and cribs at random, as every other trainer deals them."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def next(self, day: date) -> Question:
        """Any deal."""
        return Question(dealing.deal(Target(), self._rng))

    def learn(self, answer: Answer) -> None:
        """Nothing."""


class RoundRobin:
    """A deal of each skill in turn."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._number = 0

    def next(self, day: date) -> Question:
        """A deal of the next skill."""
        skill = skills()[self._number % len(skills())]
        self._number += 1
        return Question(skill.deal(Target(), self._rng), skill.key)

    def learn(self, answer: Answer) -> None:
        """Nothing."""


INTERVALS = (1, 2, 4, 8, 16)
"""Days until a skill in each of Leitner's boxes is due again."""


class Leitner:
    """Five boxes of skills.

    A right total moves up every due skill that the hand exercises, a wrong one sends all that it exercises back to the
    first box. Due skills come first, those of the lowest box before others; then, too, the lowest box, and in it the
    one that was dealt longest ago.
    """

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._boxes = {skill.key: 0 for skill in skills()}
        self._due = {skill.key: date.min for skill in skills()}
        self._dealt = {skill.key: -1 for skill in skills()}
        self._number = 0

    def next(self, day: date) -> Question:
        """A deal of the skill whose turn it is."""
        skill = min(skills(), key=lambda skill: self._turn(skill, day))
        self._dealt[skill.key] = self._number
        self._number += 1
        return Question(skill.deal(Target(), self._rng), skill.key)

    def learn(self, answer: Answer) -> None:
        """Move the skills that the hand exercises."""
        is_right = mark(answer).is_right
        for key in deal_of(answer.question.hand).exercised:
            if not is_right:
                self._boxes[key] = 0
            elif self._due[key] <= answer.day:
                self._boxes[key] = min(self._boxes[key] + 1, len(INTERVALS) - 1)
            else:
                continue
            self._due[key] = answer.day + timedelta(INTERVALS[self._boxes[key]])

    def _turn(self, skill: Skill, day: date) -> tuple[date, int]:
        return max(self._due[skill.key], day), self._dealt[skill.key]
