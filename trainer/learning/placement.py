"""Placement: a few hands at the very beginning that find out what a learner gets wrong.

Their totals tell apart all slips. The last is worth nothing: it shows who sees points where there are none. Suits and
the order of the cards vary from learner to learner.
"""

from random import Random

from trainer.cribbage.cards import Hand, Suit, card_of, read_hand
from trainer.learning.quiz import Aim, Question

HANDS = (
    "AH AS 6D AC + 6S crib",
    "JH JC QD QS + KH",
    "5C 5D 5H 5S + JC",
    "4H 2H 4C 3D + 4S",
    "AC 4C 6C QC + KC crib",
    "JH 8H TH 9H + JC crib",
    "JS 8D 2D 4D + KD",
)
"""Worth 10, 17, 28, 17, 9, 10 and 0."""


def placement(rng: Random) -> list[Question]:
    """The hands of a placement, varied; the true totals are always the same."""
    return [Question(_varied(read_hand(hand), rng), aim=Aim.PLACEMENT) for hand in HANDS]


def _varied(hand: Hand, rng: Random) -> Hand:
    """The hand with other suits and its four cards in another order, which scores the same."""
    suits = rng.sample([*Suit], 4)
    *four, starter = [card_of(card.rank, suits[card.suit]) for card in hand.five]
    return Hand(tuple(rng.sample(four, 4)), starter, hand.is_crib)
