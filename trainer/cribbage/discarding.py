"""What a discard is worth: the four cards that stay, over all starters, and the two that go into the crib.

The hand is exact: every one of the 46 cards that may be turned up is counted. No rule stands here. Fifteens, pairs and
runs do not see a starter's suit, flush and nobs do not see its rank, so `show` is asked once for each of the 13 ranks
and each of the 4 suits. What two cards are worth in a crib was measured: see crib_values.
"""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import NamedTuple

from trainer.cribbage import census, show
from trainer.cribbage.cards import PACK, Card, Hand, Rank, Suit
from trainer.cribbage.crib_values import OTHERS_CRIB, OWN_CRIB

rank_points = cache(census.rank_points)
"""What fifteens, pairs and runs of five ranks come to."""


class Choice(NamedTuple):
    """One way to discard: which two cards, and the points that the hand which stays has on average."""

    discards: tuple[Card, ...]
    hand_points: float


def choices(six: Sequence[Card]) -> list[Choice]:
    """The fifteen ways to discard from six cards."""
    pairs = [*combinations(six, 2)]
    return [Choice(pair, hand_points(tuple([card for card in six if card not in pair]), six)) for pair in pairs]


def hand_points(kept: tuple[Card, ...], six: Sequence[Card]) -> float:
    """The points of four cards out of six, on average over the 46 starters that are left."""
    return (_of_ranks(kept, six) + _of_suits(kept, six)) / 46


def _of_ranks(kept: Sequence[Card], six: Sequence[Card]) -> int:
    """What fifteens, pairs and runs come to, summed over all starters."""
    held = [card.rank for card in kept]
    left = Counter(dict.fromkeys(Rank, 4))
    left.subtract([card.rank for card in six])
    return sum(number * rank_points(tuple(sorted([*held, rank]))) for rank, number in left.items() if number)


def _of_suits(kept: tuple[Card, ...], six: Sequence[Card]) -> int:
    """What flush and nobs come to, summed over all starters."""
    total = 0
    for suit in Suit:
        starters = [card for card in PACK[suit::4] if card not in six]
        hand = Hand(kept, starters[0])
        total += len(starters) * sum(each.points for each in (*show.flush(hand), *show.nobs(hand)))
    return total


def crib_points(discards: Sequence[Card], is_own: bool) -> float:
    """The points of a crib into which these two cards go, on average; in the own crib, or in the other's."""
    lower, upper = sorted(discards)
    values = OWN_CRIB if is_own else OTHERS_CRIB
    if lower.suit == upper.suit:
        return values[lower.rank - 1][upper.rank - 1]
    return values[upper.rank - 1][lower.rank - 1]


def best_discards(six: Sequence[Card], is_dealer: bool) -> tuple[Card, ...]:
    """The two cards without which a hand, with its crib or less the other's, is worth most; of equals the first."""
    sign = 1 if is_dealer else -1
    best = max(choices(six), key=lambda choice: choice.hand_points + sign * crib_points(choice.discards, is_dealer))
    return best.discards
