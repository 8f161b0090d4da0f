"""By how many points an answer is off, and the slips that may have made that: of a count, kind by kind."""

from collections.abc import Iterator

from trainer.cribbage import census
from trainer.cribbage.position import Position
from trainer.cribbage.tally import Kind
from trainer.learning.hypotheses import Effects
from trainer.learning.judging import Judgement, judge
from trainer.learning.quiz import Answer, mark
from trainer.learning.slips.catalogue import CATALOGUE
from trainer.learning.slips.play import PLAY_CATALOGUE
from trainer.learning.slips.slip import Slip


def differences(answer: Answer) -> Iterator[tuple[int | None, Effects]]:
    """The points by which an answer is off, each with what the slips that may have made it add.

    None in a count where all of a kind was seen and only the adding went astray: that tells nothing of its skills.
    """
    of = answer.question.of
    if isinstance(of, Position):
        yield mark(answer).difference, [(slip, slip(of)) for slip in PLAY_CATALOGUE]
        return
    deal = census.facts(of)
    effects = [(slip, slip(deal)) for slip in CATALOGUE]
    if not answer.claims:
        yield mark(answer).difference, effects
        return
    judgement = judge(answer.claims, of)
    for kind in dict.fromkeys(slip.kind for slip in CATALOGUE if slip.kind):
        yield _difference(kind, [each for each in effects if each[0].kind is kind], judgement)


def _difference(kind: Kind, effects: Effects, judgement: Judgement) -> tuple[int | None, Effects]:
    """By how many points a count is off in a kind; where only its total went wrong, by the slips of a wrong worth."""
    off, step = judgement.off.get(kind, 0), judgement.steps.get(kind, 0)
    if step and not off:
        effects = [(slip, points if isinstance(slip, Slip) and slip.is_of_worth else 0) for slip, points in effects]
    is_explained = any(points == off + step for _, points in effects)
    return (off + step if is_explained or not step else off or None), effects
