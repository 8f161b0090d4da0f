"""Asking and marking: a question, what was answered, and the verdict on it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from enum import StrEnum
from random import Random

from trainer.cribbage import dealing, show
from trainer.cribbage.cards import Hand
from trainer.cribbage.dealing import Target
from trainer.cribbage.tally import Tally
from trainer.learning.deck import Skill

NINETEEN = 19
"""What players say for a hand worth nothing, since no hand makes it."""

IMPOSSIBLE = frozenset((19, 25, 26, 27))
"""Totals that no hand makes."""

HIGHEST = 29
"""The highest total of a hand."""


class Origin(StrEnum):
    """What an answer was given in."""

    QUIZ = "quiz"
    DRILL = "drill"


class Response(StrEnum):
    """What a learner did with a question: gave a total, said "I don't know", or skipped it."""

    TOTAL = "total"
    UNKNOWN = "unknown"
    SKIP = "skip"


@dataclass(frozen=True, slots=True)
class Question:
    """A hand to count, and the key of the skill it was dealt for; None for a natural hand, dealt at random."""

    hand: Hand
    skill: str | None = None


@dataclass(frozen=True, slots=True)
class Answer:
    """The fact of an answer.

    `given`: the total in points, None when none was given. `seconds` from the question to the answer. `at` is UTC,
    `day` the learner's study day.
    """

    question: Question
    response: Response
    given: int | None
    seconds: float
    at: datetime
    day: date
    origin: Origin


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is true of an answer. `difference`: points given more than true, 0 without a total."""

    tally: Tally
    is_right: bool
    is_nineteen: bool
    is_impossible: bool
    difference: int


def mark(answer: Answer) -> Verdict:
    """Compare an answer with the tally of its hand. "Nineteen" is right for a hand worth nothing."""
    tally = show.tally(answer.question.hand)
    given = answer.given
    is_nineteen = given == NINETEEN and tally.points == 0
    is_right = given == tally.points or is_nineteen
    return Verdict(
        tally=tally,
        is_right=is_right,
        is_nineteen=is_nineteen,
        is_impossible=given in IMPOSSIBLE and not is_nineteen,
        difference=0 if given is None or is_right else given - tally.points,
    )


def questions(skills: Sequence[Skill], among: Target, rng: Random) -> Iterator[Question]:
    """Questions without end: natural hands, or of the skills in equal parts at random; all of them fit `among`.

    Fixed hands come in random order, none twice before all were asked. Raises NoSuchDeal when a skill has no fitting
    hand.
    """
    pile: list[Question] = []
    while True:
        skill = rng.choice(skills) if skills else None
        if skill is None:
            yield Question(dealing.deal(among, rng))
        elif skill.target:
            yield Question(skill.deal(among, rng), skill.key)
        else:
            pile = pile or _shuffled(skills, among, rng)
            yield pile.pop()


def _shuffled(skills: Sequence[Skill], among: Target, rng: Random) -> list[Question]:
    """All the fixed hands of some skills that fit, in random order."""
    pile = [Question(hand, skill.key) for skill in skills for hand in skill.fixed(among)]
    rng.shuffle(pile)
    return pile
