"""The minimal contrast of a trap: the same cards, one thing changed, and what looked like a score is one.

Seen soon after the trap was missed, it teaches what the difference hangs on.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random

from trainer.cribbage import show
from trainer.cribbage.cards import Card, Hand, Rank, card_of
from trainer.errors import DuplicateCard


def contrast(skill: str, hand: Hand, rng: Random) -> Hand | None:
    """The contrast of a missed hand of a trap, one of several at random; None where the skill is no trap or has none.

    `skill` is the key of the trap.
    """
    if skill not in CONTRASTS:
        return None
    found = CONTRASTS[skill](hand)
    return rng.choice(found) if found else None


def owed(skill: str, missed: Hand | None, rng: Random) -> Hand | None:
    """The contrast that is owed for the hand of a trap that was missed, if one was: half of the time."""
    return contrast(skill, missed, rng) if missed and _is_heads(missed) else None


def _is_heads(hand: Hand) -> bool:
    """A coin that falls for a hand as it fell before, so that it is tossed once for each."""
    return sum(card.rank + card.suit for card in hand.five) % 2 == 0


def _crib_flushes(hand: Hand) -> list[Hand]:
    """The same cards as a hand, whose flush counts; or with a starter of their suit."""
    if not show.missed_crib_flush(hand):
        return []
    with_flush = _changed(hand, hand.starter, card_of(hand.starter.rank, hand.cards[0].suit))
    return [replace(hand, is_crib=False), *with_flush]


def _starter_flushes(hand: Hand) -> list[Hand]:
    """The odd card in the suit of the others: now all four share it."""
    odd = [card for card in hand.cards if card.suit != hand.starter.suit]
    return _changed(hand, odd[0], card_of(odd[0].rank, hand.starter.suit)) if len(odd) == 1 else []


def _wrong_jacks(hand: Hand) -> list[Hand]:
    """A jack in the starter's suit: his nobs."""
    return [
        other
        for jack in show.wrong_jacks(hand)
        for other in _changed(hand, jack, card_of(jack.rank, hand.starter.suit))
    ]


def _starter_jacks(hand: Hand) -> list[Hand]:
    """The jack in hand and one of the hand's cards, in its suit, turned up instead: his nobs."""
    jack = hand.starter
    return [
        other
        for card in hand.cards
        if card.rank != Rank.JACK == jack.rank
        for other in _made(_swapped(hand, card, jack), card_of(card.rank, jack.suit), hand.is_crib)
    ]


def _round_the_corner(hand: Hand) -> list[Hand]:
    """The ace as the card below the court cards, or the king as the one above the low cards: a true run.

    A run that is there already is made longer, never broken.
    """
    cards = show.round_the_corner(hand.five)
    low, high = ({card.rank for card in cards if is_low == (card.rank < Rank.SEVEN)} for is_low in (True, False))
    changes = [(Rank.ACE, min(high) - 1)] if len(high) > 1 and len(low) < 3 else []
    changes += [(Rank.KING, max(low) + 1)] if len(low) > 1 and len(high) < 3 else []
    return [
        other
        for card in cards
        for old, new in changes
        if card.rank == old
        for other in _changed(hand, card, card_of(new, card.suit))
    ]


CONTRASTS: Mapping[str, Callable[[Hand], list[Hand]]] = {
    "crib-flush": _crib_flushes,
    "starter-flush": _starter_flushes,
    "wrong-jack": _wrong_jacks,
    "starter-jack": _starter_jacks,
    "round-the-corner": _round_the_corner,
}
"""The contrasts of a missed hand, by the key of the trap."""


def _changed(hand: Hand, old: Card, new: Card) -> list[Hand]:
    """The hand with a card for another, if that is not there already."""
    return _made(_swapped(hand, old, new), new if old == hand.starter else hand.starter, hand.is_crib)


def _swapped(hand: Hand, old: Card, new: Card) -> tuple[Card, ...]:
    """The four cards with one for another."""
    return tuple(new if card == old else card for card in hand.cards)


def _made(cards: tuple[Card, ...], starter: Card, is_crib: bool) -> list[Hand]:
    """The hand of these cards; none when one of them would be there twice."""
    try:
        return [Hand(cards, starter, is_crib)]
    except DuplicateCard:
        return []
