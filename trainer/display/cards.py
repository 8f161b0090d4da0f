"""How cards look: short with their suit symbols, spelled out for screen readers, marked within the hand.

Cards that score are marked with brackets and, where there is colour, brightly, so that nothing hangs on colour alone.
"""

from collections.abc import Collection, Sequence

from rich.text import Text

from trainer.cribbage.cards import Card, Hand, Suit
from trainer.display.look import Look

_SUIT_STYLES = {Suit.HEARTS: "bold red", Suit.DIAMONDS: "bold red"}


def card_name(card: Card, look: Look) -> str:
    """A card, short: "10♥", "B♠", or "10H" where symbols cannot be shown."""
    return look.book.rank_letters[card.rank] + (card.suit.symbol if look.has_symbols else card.suit.letter)


def card_style(card: Card) -> str:
    """How a card is printed: in its colour, and bold."""
    return _SUIT_STYLES.get(card.suit, "bold")


def hand_line(hand: Hand, look: Look) -> Text:
    """The four cards and the starter."""
    if look.is_plain:
        names = [look.book.name_of(card) for card in hand.cards]
        return Text(", ".join([*names, look.book.starter_name.format(card=look.book.name_of(hand.starter))]))
    line = Text()
    for card in hand.five:
        line.append("+ " if card is hand.starter else "")
        line.append(card_name(card, look), style=card_style(card))
        line.append(" ")
    line.rstrip()
    return line


def named_hand_line(hand: Hand, look: Look) -> Text:
    """The cards, with a word behind them when they are a crib."""
    line = hand_line(hand, look)
    return line.append(f" {look.book.crib_name}") if hand.is_crib else line


def marked_hand(hand: Hand, marked: Collection[Card], look: Look) -> Text:
    """The whole hand, with some of its cards marked."""
    return marked_cards(hand.five, marked, look, starter=hand.starter)


def marked_cards(cards: Sequence[Card], marked: Collection[Card], look: Look, starter: Card | None = None) -> Text:
    """Cards with some of them marked."""
    names = [card_name(card, look) for card in cards]
    width = max(map(len, names))
    line = Text()
    for card, name in zip(cards, names, strict=True):
        line.append(" + " if card is starter else " " if line else "")
        if card in marked:
            line.append(f"[{name}]".ljust(width + 2), style=card_style(card))
        else:
            line.append(f" {name} ".ljust(width + 2))
    return line
