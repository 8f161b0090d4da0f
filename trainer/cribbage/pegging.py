"""The play: the rules by which a card scores at the moment when it is laid.

A series is the cards laid since the last go or thirty-one; nothing reaches back across either. The functions look at
the last card of a series only: what the cards before it earned, they earned when they were laid.

Rules of the American Cribbage Congress.
"""

from dataclasses import dataclass

from trainer.cribbage.cards import Card, Rank
from trainer.cribbage.tally import Combination, Kind, Tally
from trainer.errors import PastThirtyOne

HIGHEST = 31
"""The count that no card may pass."""


@dataclass(frozen=True, slots=True)
class Series:
    """The cards laid since the last go or thirty-one, in order."""

    cards: tuple[Card, ...] = ()

    @property
    def count(self) -> int:
        """The pips of all its cards."""
        return sum(card.pips for card in self.cards)

    @property
    def is_full(self) -> bool:
        """Whether it has come to thirty-one, so that the next card begins a new one."""
        return self.count == HIGHEST

    def takes(self, card: Card) -> bool:
        """Whether a card may be laid: the count does not pass thirty-one with it."""
        return self.count + card.pips <= HIGHEST

    def lay(self, card: Card) -> "Series":
        """The series with one more card. Raises PastThirtyOne."""
        if not self.takes(card):
            raise PastThirtyOne(str(card), self.count + card.pips)
        return Series((*self.cards, card))


def tally(series: Series) -> Tally:
    """Everything that the last card of a series scores, without go and last card."""
    return Tally((*fifteen(series), *thirty_one(series), *pairs(series), *run(series)))


def fifteen(series: Series) -> list[Combination]:
    """The count is exactly fifteen: two points."""
    return [Combination(Kind.FIFTEEN, series.cards, 2)] if series.count == 15 else []


def thirty_one(series: Series) -> list[Combination]:
    """The count is exactly thirty-one: two points, and nothing more for go or last card."""
    return [Combination(Kind.THIRTY_ONE, series.cards, 2)] if series.is_full else []


_OF_A_RANK = {2: (Kind.PAIR, 2), 3: (Kind.PAIR_ROYAL, 6), 4: (Kind.DOUBLE_PAIR_ROYAL, 12)}


def pairs(series: Series) -> list[Combination]:
    """The last two cards are of one rank: two points; the last three: six; the last four: twelve."""
    alike: list[Card] = []
    for card in reversed(series.cards):
        if card.rank != series.cards[-1].rank:
            break
        alike.append(card)
    if len(alike) < 2:
        return []
    kind, points = _OF_A_RANK[len(alike)]
    return [Combination(kind, tuple(reversed(alike)), points)]


def run(series: Series) -> list[Combination]:
    """The last three or more cards form a run, in any order: a point a card, for the longest such run."""
    for length in range(len(series.cards), 2, -1):
        last = series.cards[-length:]
        if is_run(last):
            return [Combination(Kind.RUN, last, length)]
    return []


def is_run(cards: tuple[Card, ...]) -> bool:
    """Whether cards are ranks in sequence, in any order and none of them twice; the ace is low only."""
    ranks = {card.rank for card in cards}
    return len(ranks) == len(cards) == max(ranks) - min(ranks) + 1


def go(series: Series) -> list[Combination]:
    """The last card before neither player can lay: one point, but nothing at thirty-one, which has scored already."""
    return _one_point(Kind.GO, series)


def last_card(series: Series) -> list[Combination]:
    """The last card of the whole play: one point, but nothing at thirty-one, and never on top of a go."""
    return _one_point(Kind.LAST_CARD, series)


def _one_point(kind: Kind, series: Series) -> list[Combination]:
    return [Combination(kind, series.cards[-1:], 1)] if series.cards and not series.is_full else []


def heels(starter: Card) -> list[Combination]:
    """His heels, a jack turned up as starter: two points for the dealer at once."""
    return [Combination(Kind.HEELS, (starter,), 2)] if starter.rank == Rank.JACK else []
