"""A play as it is told, card by card, and the position that each card makes.

Beside the cards there are two signs: `go` where neither player can lay, `last` at the end of the play. A position is
what somebody at the table sees when a card has been laid, and all that its score can depend on.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum

from trainer.cribbage import pegging
from trainer.cribbage.cards import Card, Rank, read_cards
from trainer.cribbage.pegging import Series
from trainer.cribbage.tally import Combination, Tally
from trainer.errors import LaidTwice, MisplacedGo, MisplacedLast, UnreadableCard


class Sign(StrEnum):
    """What is said behind a card: go, when neither player can lay another, and last, when it was the last of all."""

    GO = "go"
    LAST = "last"


@dataclass(frozen=True, slots=True)
class Position:
    """The series with the card just laid, the sign behind that card, and the series before, which counts no more."""

    series: Series
    sign: Sign | None = None
    before: Series = field(default_factory=Series)

    def __str__(self) -> str:
        """As it is told, with the series before: "KH TD 5S go 5D"."""
        is_go_told = bool(self.before.cards) and not self.before.is_full
        words = [*self.before.cards, *([Sign.GO] if is_go_told else []), *self.series.cards, *filter(None, [self.sign])]
        return " ".join(map(str, words))

    @property
    def card(self) -> Card:
        """The card just laid."""
        return self.series.cards[-1]

    @property
    def is_end(self) -> bool:
        """Whether the next card begins a new series."""
        return self.sign is not None or self.series.is_full

    @property
    def laid(self) -> Tally:
        """What the card scored when it was laid."""
        return pegging.tally(self.series)

    @property
    def ending(self) -> Sequence[Combination]:
        """What the sign behind the card adds: one point, but none at thirty-one."""
        if self.sign is None:
            return ()
        return pegging.last_card(self.series) if self.sign is Sign.LAST else pegging.go(self.series)

    @property
    def tally(self) -> Tally:
        """Everything that the card scores."""
        return Tally((*self.laid.combinations, *self.ending))

    def then(self, card: Card) -> "Position":
        """The position when one more card is laid. Raises PastThirtyOne."""
        if self.is_end:
            return Position(Series((card,)), before=self.series)
        return Position(self.series.lay(card), before=self.before)


def positions(play: Iterable[Card | Sign]) -> list[Position]:
    """The position that each card of a play makes.

    A new series begins behind a go, and by itself behind thirty-one, where a go adds nothing. Said twice it is one go,
    and a last behind a go takes its place: no card is paid twice. Raises PastThirtyOne, LaidTwice, MisplacedGo,
    MisplacedLast.
    """
    found: list[Position] = []
    for each in play:
        if found and found[-1].sign is Sign.LAST:
            raise MisplacedLast
        if isinstance(each, Card):
            if any(each == position.card for position in found):
                raise LaidTwice(str(each))
            found.append(found[-1].then(each) if found else Position(Series((each,))))
        elif found:
            found[-1] = replace(found[-1], sign=each)
        else:
            raise MisplacedGo if each is Sign.GO else MisplacedLast
    return found


def read_position(text: str) -> Position:
    """The position that the last card of a play makes, as it is told. Raises what `read_play` and `positions` raise."""
    return positions(read_play(text))[-1]


def early_go(found: Sequence[Position]) -> tuple[Position, Card] | None:
    """The first go behind which a card followed that could have been laid still, and that card.

    By the rules there is none: whoever can lay must, and a go is for when nobody can.
    """
    for place, position in enumerate(found):
        for later in found[place + 1 :]:
            if position.sign is Sign.GO and position.series.takes(later.card):
                return position, later.card
    return None


_WORD = re.compile(r"[^\s,;]+")


def read_play(
    text: str, more_ranks: Mapping[str, Rank] | None = None, more_signs: Mapping[str, Sign] | None = None
) -> list[Card | Sign]:
    """The cards and signs of a text, in their order, with spaces, commas or nothing between the cards.

    `more_ranks` and `more_signs` are what another language has for them. Raises UnreadableCard.
    """
    signs = {**(more_signs or {}), **{sign.value: sign for sign in Sign}}
    play: list[Card | Sign] = []
    for word in _WORD.findall(text):
        if sign := signs.get(word.casefold()):
            play.append(sign)
        else:
            play += _cards(word, more_ranks)
    if not play:
        raise UnreadableCard(text)
    return play


def _cards(word: str, more_ranks: Mapping[str, Rank] | None) -> list[Card]:
    """The cards written together in a word; no starter is announced in the play. Raises UnreadableCard."""
    cards = [card for card in read_cards(word, more_ranks) if card is not None]
    if not cards or "+" in word or "|" in word:
        raise UnreadableCard(word)
    return cards
