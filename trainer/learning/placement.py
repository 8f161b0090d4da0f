"""Placement: a few hands at the very beginning that find out what a learner gets wrong.

Their totals tell apart all slips. The last is worth nothing: it shows who sees points where there are none. Suits and
the order of the cards vary from learner to learner.
"""

from random import Random

from trainer.cribbage.cards import Hand, Suit, card_of, read_hand
from trainer.learning.quiz import Aim, Question

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


def placement(rng: Random) -> list[Question]:
    """The hands of a placement, varied; the true totals are always the same."""
    return [Question(_varied(read_hand(hand), rng), aim=Aim.PLACEMENT) for hand in HANDS]


def _varied(hand: Hand, rng: Random) -> Hand:
    """The hand with other suits and its four cards in another order, which scores the same."""
    suits = rng.sample([*Suit], 4)
    *four, starter = [card_of(card.rank, suits[card.suit]) for card in hand.five]
    return Hand(tuple(rng.sample(four, 4)), starter, hand.is_crib)
