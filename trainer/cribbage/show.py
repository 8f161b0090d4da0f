"""The show: the rules by which a hand of four cards and a starter is counted.

One function a rule, in the order of counting. Each returns the combinations that score, their cards in the order in
which the hand holds them, smaller combinations first. Behind them stand the near misses: what looks like a score and is
none.

Rules of the American Cribbage Congress.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations, compress

from trainer.cribbage.cards import Card, Hand, Rank
from trainer.cribbage.tally import Combination, Kind, Tally


def tally(hand: Hand) -> Tally:
    """Everything that scores in a hand, in the order in which it is counted."""
    five = hand.five
    return Tally((*fifteens(five), *pairs(five), *runs(five), *flush(hand), *nobs(hand)))


def fifteens(cards: Sequence[Card]) -> list[Combination]:
    """Each different set of two or more cards whose pips make fifteen: two points."""
    pips = [card.pips for card in cards]
    return [
        Combination(Kind.FIFTEEN, group, 2)
        for size in range(2, len(cards) + 1)
        for group in compress(combinations(cards, size), [total == 15 for total in map(sum, combinations(pips, size))])
    ]


def pairs(cards: Sequence[Card]) -> list[Combination]:
    """Each two cards of one rank: two points. Three of a rank are three pairs, four are six."""
    return [Combination(Kind.PAIR, (one, other), 2) for one, other in combinations(cards, 2) if one.rank == other.rank]


def runs(cards: Sequence[Card]) -> list[Combination]:
    """Each longest sequence of three or more ranks, whatever the suits: a point a card.

    A card held twice makes the run count twice. The ace is low only, and runs inside a longer one do not count.
    """
    stretch = longest_stretch({card.rank for card in cards})
    length = len(stretch)
    if length < 3:
        return []
    members = [card for card in cards if card.rank in stretch]
    return [
        Combination(Kind.RUN, group, length)
        for group in combinations(members, length)
        if len({card.rank for card in group}) == length
    ]


def longest_stretch(ranks: set[Rank]) -> range:
    """The longest sequence of neighbouring ranks; of five cards only one can be three long or more."""
    longest = range(0)
    for first in ranks:
        if first - 1 not in ranks:
            end = first + 1
            while end in ranks:
                end += 1
            if end - first > len(longest):
                longest = range(first, end)
    return longest


def flush(hand: Hand) -> list[Combination]:
    """The four cards of the hand in one suit: four points, five if the starter is of it too.

    A crib scores only all five.
    """
    if not is_one_suit(hand):
        return []
    if hand.starter.suit == hand.cards[0].suit:
        return [Combination(Kind.FLUSH, hand.five, 5)]
    return [] if hand.is_crib else [Combination(Kind.FLUSH, hand.cards, 4)]


def is_one_suit(hand: Hand) -> bool:
    """Whether the four cards of the hand share a suit."""
    first, *others = hand.cards
    return all(card.suit == first.suit for card in others)


def nobs(hand: Hand) -> list[Combination]:
    """His nobs, the jack in hand of the starter's suit: one point. A jack that is itself the starter is no nobs."""
    return [
        Combination(Kind.NOBS, (card,), 1)
        for card in hand.cards
        if card.rank == Rank.JACK and card.suit == hand.starter.suit
    ]


class Miss(StrEnum):
    """Why something that looks like a score is none."""

    CRIB_FLUSH = "crib-flush"
    STARTER_FLUSH = "starter-flush"
    ROUND_THE_CORNER = "round-the-corner"
    STARTER_JACK = "starter-jack"


@dataclass(frozen=True, slots=True)
class NearMiss:
    """What looks like a score in a hand and is none, with the cards that look so."""

    why: Miss
    cards: tuple[Card, ...]


def near_misses(hand: Hand) -> list[NearMiss]:
    """Everything in the hand that looks like a score and is none, in the order of counting."""
    found = {
        Miss.ROUND_THE_CORNER: round_the_corner(hand.five),
        Miss.CRIB_FLUSH: missed_crib_flush(hand),
        Miss.STARTER_FLUSH: flush_with_starter(hand),
        Miss.STARTER_JACK: starter_jack(hand),
    }
    return [NearMiss(why, cards) for why, cards in found.items() if cards]


def round_the_corner(cards: Sequence[Card]) -> tuple[Card, ...]:
    """The cards that would make a run of three or more if the ace followed the king: the ace is low only."""
    ranks = {card.rank for card in cards}
    above = _neighbours(ranks, Rank.ACE, +1)
    below = _neighbours(ranks, Rank.KING, -1)
    if not (above and below) or len(above | below) < 3:
        return ()
    return tuple(card for card in cards if card.rank in above | below)


def _neighbours(ranks: set[Rank], start: int, step: int) -> set[int]:
    """The ranks that are there from `start` on, one after the other, in one direction."""
    stretch = set()
    while start in ranks:
        stretch.add(start)
        start += step
    return stretch


def missed_crib_flush(hand: Hand) -> tuple[Card, ...]:
    """Four cards of one suit in a crib whose starter is of another: a crib's flush needs all five."""
    return hand.cards if hand.is_crib and is_one_suit(hand) and not flush(hand) else ()


def of_starter_suit(hand: Hand) -> tuple[Card, ...]:
    """The cards of the hand that have the starter's suit."""
    return tuple(card for card in hand.cards if card.suit == hand.starter.suit)


def flush_with_starter(hand: Hand) -> tuple[Card, ...]:
    """Three cards of the hand and the starter in one suit: the starter never stands in for a card of the hand."""
    same = of_starter_suit(hand)
    return (*same, hand.starter) if len(same) == 3 else ()


def starter_jack(hand: Hand) -> tuple[Card, ...]:
    """A jack as starter, his heels: it scored two for the dealer when it was turned up, and is nobody's nobs."""
    return (hand.starter,) if hand.starter.rank == Rank.JACK else ()


def wrong_jacks(hand: Hand) -> tuple[Card, ...]:
    """The jacks of a hand none of whose jacks has the starter's suit: no nobs."""
    return () if nobs(hand) else tuple(card for card in hand.cards if card.rank == Rank.JACK)
