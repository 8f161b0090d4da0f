"""A deal for all that a count can depend on: each rank class in each suit situation; and all counts that there are."""

from collections import Counter
from functools import cache

from tests import oracle
from tests.oracle import Deal
from trainer.cribbage.cards import PACK, Hand
from trainer.cribbage.show import tally
from trainer.cribbage.spoken import Call, Style, calls

CARDS = {str(card): card for card in PACK}


def hand_of(deal: Deal) -> Hand:
    cards, starter, is_crib = deal
    return Hand(tuple([CARDS[card] for card in cards]), CARDS[starter], is_crib)


def suit_situation(deal: Deal) -> tuple[int, int]:
    """The points for a flush and for nobs."""
    worth = Counter({kind: points for kind, _, points in oracle.items(*deal)})
    return worth["flush"], worth["nobs"]


def suited(ranks: str) -> dict[tuple[int, int], Deal]:
    """A hand of these ranks in each suit situation that they allow."""
    found: dict[tuple[int, int], Deal] = {}
    for place, rank in enumerate(ranks):
        others = ranks[:place] + ranks[place + 1 :]
        plain = oracle.plain_five(others + rank)
        candidates = [
            plain,
            *([*(card + suit for card in others), rank + other] for suit, other in ("SS", "SH")),
            *([*plain[:at], "J" + plain[-1][1], *plain[at + 1 :]] for at in range(4) if plain[at][0] == "J"),
        ]
        for *cards, starter in candidates:
            if len({*cards, starter}) == 5:
                deal = (tuple(cards), starter, False)
                found.setdefault(suit_situation(deal), deal)
    return found


@cache
def deals() -> list[Deal]:
    return [deal for ranks in oracle.rank_classes() for deal in suited(ranks).values()]


@cache
def counts() -> list[tuple[Deal, Style, tuple[Call, ...]]]:
    """Every count that can be called, nothing but "nineteen" apart: a deal for each names and totals of each style."""
    found: dict[tuple[object, ...], tuple[Deal, Style, tuple[Call, ...]]] = {}
    for deal in deals():
        of = tally(hand_of(deal))
        for style in Style:
            made = calls(of, style)
            found.setdefault((style, *((call.name, call.total) for call in made)), (deal, style, made))
    return [count for count in found.values() if count[2]]
