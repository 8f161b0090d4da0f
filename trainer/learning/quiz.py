"""Asking and marking: a question, what was answered, and the verdict on it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from enum import StrEnum
from itertools import islice
from random import Random
from statistics import median

from trainer.cribbage import dealing, show
from trainer.cribbage.cards import Hand
from trainer.cribbage.position import Position
from trainer.cribbage.tally import Tally
from trainer.cribbage.target import Target
from trainer.learning import positions
from trainer.learning.asked import Asked
from trainer.learning.claims import Claim
from trainer.learning.deck import Skill
from trainer.learning.judging import judge
from trainer.learning.positions import Said

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
    PLACEMENT = "placement"
    GAME = "game"

    @property
    def is_practice(self) -> bool:
        """Whether such answers touch mastery and schedule; those of a quiz do not."""
        return self is not Origin.QUIZ


class Aim(StrEnum):
    """What else than a skill a hand was chosen for.

    A contrast shows the other side of a trap that was missed, a doubt is settled about a slip, a first look is at a
    kind of hand never met, a placement finds out where the learner stands.
    """

    CONTRAST = "contrast"
    DOUBT = "doubt"
    FIRST_LOOK = "first look"
    PLACEMENT = "placement"


class Response(StrEnum):
    """What a learner did with a question: gave a total, said "I don't know", or skipped it."""

    TOTAL = "total"
    UNKNOWN = "unknown"
    SKIP = "skip"


@dataclass(frozen=True, slots=True)
class Question:
    """A hand to count or a card of the play, the key of the skill it was dealt for, and what else it was chosen for.

    A natural hand, dealt at random, has neither.
    """

    of: Asked
    skill: str | None = None
    aim: Aim | None = None

    @property
    def hand(self) -> Hand:
        """The hand, where it is known to be one. Raises TypeError for a card of the play."""
        if isinstance(self.of, Position):
            raise TypeError(f"no hand: {self.of}")
        return self.of


@dataclass(frozen=True, slots=True)
class Answer:
    """The fact of an answer.

    `given`: the total in points, None when none was given. `seconds` from the question to the answer. `at` is UTC,
    `day` the learner's study day. `deck`: the deck to which a drill kept, None for the whole drill. `claims`: the count
    by which the total was reached, if the learner told it. `count`: what was said of the count in the play, if it was.
    """

    question: Question
    response: Response
    given: int | None
    seconds: float
    at: datetime
    day: date
    origin: Origin
    deck: str | None = None
    claims: tuple[Claim, ...] = ()
    count: int | None = None


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is true of an answer. `difference`: points given more than true, 0 without a total.

    In the play the count that was said may be wrong, whatever the points.
    """

    tally: Tally
    is_right: bool
    is_nineteen: bool
    is_impossible: bool
    difference: int
    is_count_right: bool = True


def mark(answer: Answer) -> Verdict:
    """Compare an answer with the tally of its hand or card. "Nineteen" is right for a hand worth nothing.

    A right total is not right by wrong items: these are then what is wrong.
    """
    if isinstance(answer.question.of, Position):
        return _mark_card(answer.question.of, answer)
    tally = show.tally(answer.question.of)
    given = answer.given
    is_nineteen = given == NINETEEN and tally.points == 0
    is_total_right = given == tally.points or is_nineteen
    is_right = is_total_right and not (answer.claims and not judge(answer.claims, answer.question.of).is_right_by_items)
    return Verdict(
        tally=tally,
        is_right=is_right,
        is_nineteen=is_nineteen,
        is_impossible=given in IMPOSSIBLE and not is_nineteen,
        difference=0 if given is None or is_total_right else given - tally.points,
    )


def _mark_card(position: Position, answer: Answer) -> Verdict:
    """Compare an answer with what the card just laid makes and scores."""
    if answer.given is None:
        return Verdict(position.tally, is_right=False, is_nineteen=False, is_impossible=False, difference=0)
    of = positions.mark(position, Said(answer.given, answer.count))
    return Verdict(of.tally, of.is_right, False, False, of.difference, of.is_count_right)


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
        elif skill.target or skill.plays:
            yield Question(skill.asked(among, rng), skill.key)
        else:
            skill.require(among)
            pile = pile or _shuffled(skills, among, rng)
            yield pile.pop()


def dealt(skill: Skill | None, among: Target, number: int, rng: Random) -> Iterator[Asked]:
    """So many hands, of a skill or any, that fit `among`, or positions. Raises NoSuchDeal before the first."""
    asked = questions([skill] if skill else [], among, rng)
    return (question.of for question in islice(asked, number))


def _shuffled(skills: Sequence[Skill], among: Target, rng: Random) -> list[Question]:
    """All the fixed hands of some skills that fit, in random order."""
    pile = [Question(hand, skill.key) for skill in skills for hand in skill.fixed(among)]
    rng.shuffle(pile)
    return pile


@dataclass(frozen=True, slots=True)
class Score:
    """How a session went.

    `answered`: hands with a total or "I don't know". `points_off` adds up what wrong totals were off by. `seconds`: the
    median time of the totals, None without any. `missed`: the answers that were not right, in order.
    """

    answered: int
    right: int
    shown: int
    skipped: int
    points_off: int
    seconds: float | None
    missed: tuple[Answer, ...]


def score(answers: Sequence[Answer]) -> Score:
    """The score of some answers."""
    responses = [answer.response for answer in answers]
    verdicts = [mark(answer) for answer in answers]
    times = [answer.seconds for answer in answers if answer.response is Response.TOTAL]
    skipped = responses.count(Response.SKIP)
    return Score(
        answered=len(answers) - skipped,
        right=sum(verdict.is_right for verdict in verdicts),
        shown=responses.count(Response.UNKNOWN),
        skipped=skipped,
        points_off=sum(abs(verdict.difference) for verdict in verdicts),
        seconds=median(times) if times else None,
        missed=tuple(
            answer
            for answer, verdict in zip(answers, verdicts, strict=True)
            if not verdict.is_right and answer.response is not Response.SKIP
        ),
    )
