"""What an answer shows about the learner's skills.

Evidence is a blame by skill: 0 when the answer shows that the skill holds, 1 when it shows that it failed. For now a
wrong total blames every skill that the deal exercises. Mastery is the evidence of a skill summed up, the recent
weighing more.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from math import inf
from typing import NamedTuple

from trainer.cribbage.cards import Hand
from trainer.cribbage.census import facts
from trainer.learning.deck import Skill
from trainer.learning.quiz import Answer, Response, mark

Evidence = Mapping[str, float]
"""Blame, 0 to 1, by the key of the skill; a skill that is not there has no evidence."""

FAILED = 0.5
"""From this blame on a skill has failed."""

SUCCEEDED = 0.2
"""Below this blame a skill has succeeded."""

_KEPT = 0.9
_LOWEST, _HIGHEST = 0.05, 0.98


def exercised(hand: Hand, skills: Iterable[Skill]) -> list[str]:
    """The keys of the skills that a hand exercises."""
    of = facts(hand)
    return [skill.key for skill in skills if skill.is_exercised_by(hand, of)]


def evidence(answer: Answer, skills: Iterable[Skill]) -> Evidence:
    """The blame by skill that an answer is evidence of.

    A right total credits every skill that the deal exercises, a wrong one blames them. "I don't know" is evidence only
    against the skill that the hand was dealt for, a skipped hand is none at all.
    """
    question = answer.question
    match answer.response:
        case Response.SKIP:
            return {}
        case Response.UNKNOWN:
            return {question.skill: 1.0} if question.skill else {}
        case Response.TOTAL:
            blame = 0.0 if mark(answer).is_right else 1.0
            return dict.fromkeys(exercised(question.hand, skills), blame)


class Mastery(NamedTuple):
    """How well a skill is held: a Beta distribution whose weights fade by a tenth at each observation.

    It starts at (1.5, 1): a learner is taken to know a little more than half.
    """

    right: float = 1.5
    wrong: float = 1.0

    @property
    def p(self) -> float:
        """The probability that the skill holds, the mean of the distribution, kept within 0.05 and 0.98."""
        return min(max(self.right / (self.right + self.wrong), _LOWEST), _HIGHEST)

    def after(self, blame: float) -> "Mastery":
        """The mastery after one more observation."""
        return Mastery(self.right * _KEPT + 1 - blame, self.wrong * _KEPT + blame)


def weakest(answers: Iterable[Answer], skills: Sequence[Skill]) -> Skill | None:
    """The skill that some answers failed most often, of several the one introduced last; None when they failed none."""
    failures: Counter[str] = Counter()
    for answer in answers:
        failures.update(key for key, blame in evidence(answer, skills).items() if blame >= FAILED)
    failed = [skill for skill in skills if failures[skill.key]]
    return max(
        failed, key=lambda skill: (failures[skill.key], inf if skill.place is None else skill.place), default=None
    )
