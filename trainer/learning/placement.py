"""Placement: a few hands at the very beginning that find out what a learner gets wrong.

Their totals tell apart all slips. The last is worth nothing: it shows who sees points where there are none. Suits and
the order of the cards vary from learner to learner.
"""

from collections.abc import Sequence
from random import Random

from trainer.cribbage.cards import Hand, Suit, card_of, read_hand
from trainer.learning.diagnosis import Diagnosis
from trainer.learning.habits import UNKNOWN, Habits
from trainer.learning.quiz import Aim, Answer, Question, mark
from trainer.learning.slips.catalogue import CATALOGUE
from trainer.learning.slips.slip import Slip

HANDS = (
    "6H AD AC 6D + AS crib",
    "JH JC QD QS + KH",
    "5C 5D 5H 5S + JC",
    "3H 3S 4S 5D + 3C",
    "AC 4C 6C QC + KC crib",
    "2H 5H 3H 4H + 2C crib",
    "JS 7D TD 4D + KD",
)
"""Worth 10, 17, 28, 21, 9, 10 and 0."""

_SEEMS, _SEEMS_AT_ONCE = 0.5, 0.8
"""How probable a slip is that seems to be a habit; if it showed once, and something else may have been it."""

_BY_THE_FINGER = 2
"""By so many points a total may be wrong for no reason."""


def placement(rng: Random) -> list[Question]:
    """The hands of a placement, varied; the true totals are always the same."""
    return [Question(_varied(read_hand(hand), rng), aim=Aim.PLACEMENT) for hand in HANDS]


def _varied(hand: Hand, rng: Random) -> Hand:
    """The hand with other suits and its four cards in another order, which scores the same."""
    suits = rng.sample([*Suit], 4)
    *four, starter = [card_of(card.rank, suits[card.suit]) for card in hand.five]
    return Hand(tuple(rng.sample(four, 4)), starter, hand.is_crib)


def found(answers: Sequence[Answer], diagnoses: Sequence[Diagnosis], habits: Habits) -> list[Slip]:
    """The slips that seem to be habits by the answers to a placement and what they showed.

    None of whoever is wrong all over: the slips that seem so must make half of the wrong totals.
    """
    evident = {
        of.suspects[0]
        for answer, of in zip(answers, diagnoses, strict=True)
        if of.is_clear and len(of.suspects) == 1 and abs(mark(answer).difference) > _BY_THE_FINGER
    }
    likely = [
        slip
        for slip in CATALOGUE
        if (of := habits.get(slip.id, UNKNOWN)).p >= _SEEMS
        and (slip in evident or of.firings > 1 or of.p >= _SEEMS_AT_ONCE)
    ]
    wrong = [answer for answer in answers if mark(answer).difference]
    made = [answer for answer in wrong if any(_makes(slip, answer) for slip in likely)]
    return likely if 2 * len(made) >= len(wrong) else []


def _makes(slip: Slip, answer: Answer) -> bool:
    """Whether a slip alone makes the total of an answer."""
    return slip.difference(answer.question.hand) == mark(answer).difference
