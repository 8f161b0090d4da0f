"""The pack, and how cards are read and written.

A card is a rank and a suit. Written for programs it is two letters, "5H", "TD"; read from people it may also be "10d"
or "5♥". A Hand is four cards and a starter: what is counted in the show.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import IntEnum

from trainer.errors import DuplicateCard, MisplacedStarter, UnreadableCard, WrongNumberOfCards


class Rank(IntEnum):
    """Ace (1, always low) to king (13); `pips` is what a card of it counts: an ace 1, a face 10."""

    ACE = 1
    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13

    pips: int

    def __init__(self, value: int) -> None:
        self.pips = min(value, 10)

    @property
    def letter(self) -> str:
        """A, 2 to 9, T, J, Q or K."""
        return "A23456789TJQK"[self - 1]


class Suit(IntEnum):
    """Clubs, diamonds, hearts, spades, in the order of their letters."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3

    @property
    def letter(self) -> str:
        """C, D, H or S."""
        return "CDHS"[self]

    @property
    def symbol(self) -> str:
        """♣, ♦, ♥ or ♠."""
        return "♣♦♥♠"[self]


@dataclass(frozen=True, slots=True, order=True)
class Card:
    """A playing card. Cards sort by rank, then by suit. `pips`: what it counts (ace 1, faces 10)."""

    rank: Rank
    suit: Suit
    pips: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "pips", self.rank.pips)

    def __str__(self) -> str:
        return self.rank.letter + self.suit.letter


PACK = tuple(Card(rank, suit) for rank in Rank for suit in Suit)
"""The 52 cards, aces first, each rank in the order of the suits."""


def card_of(rank: int, suit: int) -> Card:
    """The card of the pack with this rank (1 to 13) and suit (0 to 3)."""
    return PACK[4 * (rank - 1) + suit]


@dataclass(frozen=True, slots=True)
class Hand:
    """Four cards and the starter, as they are counted in the show; `is_crib` when the four are the crib.

    Raises WrongNumberOfCards unless the cards are four, DuplicateCard when one of the five is there twice.
    """

    cards: tuple[Card, ...]
    starter: Card
    is_crib: bool = False

    def __post_init__(self) -> None:
        if len(self.cards) != 4:
            raise WrongNumberOfCards(len(self.cards) + 1)
        for place, card in enumerate(self.five):
            if card in self.five[:place]:
                raise DuplicateCard(str(card))

    @property
    def five(self) -> tuple[Card, ...]:
        """All five cards, the starter last."""
        return (*self.cards, self.starter)

    def __str__(self) -> str:
        cards = " ".join(map(str, self.cards))
        return f"{cards} + {self.starter}" + (" crib" if self.is_crib else "")


_RANKS = {"10": Rank.TEN} | {rank.letter: rank for rank in Rank}
_SUITS = {suit.letter: suit for suit in Suit} | dict(zip("♣♦♥♠♧♢♡♤", [*Suit, *Suit], strict=True))
_SYMBOL_STYLES = str.maketrans("", "", "\N{VARIATION SELECTOR-15}\N{VARIATION SELECTOR-16}")
_WORD = re.compile(r"[+|]|[^\s,;+|]+")
_CARD = re.compile(r"(10|[2-9A-Za-z])([A-Za-z♣♦♥♠♧♢♡♤])|.")


def read_cards(text: str, more_ranks: Mapping[str, Rank] | None = None) -> list[Card | None]:
    """The cards of a text, in their order; None stands where a `+` or `|` announces the starter.

    Cards are "5H", "5h", "5♥", "10h" or "TH", with spaces, commas or nothing between them. `more_ranks` are further
    letters for ranks, as another language has them. Raises UnreadableCard.
    """
    ranks = {**(more_ranks or {}), **_RANKS}
    marked: list[Card | None] = []
    for word in _WORD.findall(text.translate(_SYMBOL_STYLES)):
        marked += [None] if word in "+|" else _cards_of(word, ranks)
    return marked


def _cards_of(word: str, ranks: Mapping[str, Rank]) -> list[Card]:
    """The cards that are written together in a word. Raises UnreadableCard with what is none of them."""
    cards: list[Card] = []
    for written in _CARD.finditer(word):
        rank, suit = written.groups(default="")
        if rank.upper() not in ranks or suit.upper() not in _SUITS:
            raise UnreadableCard(written.group() if cards else word)
        cards.append(card_of(ranks[rank.upper()], _SUITS[suit.upper()]))
    return cards


def read_hand(text: str, is_crib: bool = False, more_ranks: Mapping[str, Rank] | None = None) -> Hand:
    """The hand that a text means: four cards and the starter, last or after `+` or `|`.

    " crib" behind it makes it a crib, as `is_crib` does.
    Raises UnreadableCard, WrongNumberOfCards, MisplacedStarter, DuplicateCard.
    """
    words = text.split()
    if words and words[-1].lower() == "crib":
        text, is_crib = text.rstrip()[: -len("crib")], True
    marked = read_cards(text, more_ranks)
    cards = [card for card in marked if card is not None]
    if len(cards) != 5:
        raise WrongNumberOfCards(len(cards))
    if (None in marked and marked.index(None) != 4) or len(marked) > 6:
        raise MisplacedStarter(text)
    return Hand(tuple(cards[:4]), cards[4], is_crib)
