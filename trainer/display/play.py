"""The play: one line a card, a card to score, and what it scores."""

from collections.abc import Sequence
from itertools import accumulate

from rich.text import Text

from trainer.cribbage.cards import Card
from trainer.cribbage.pegging import HIGHEST
from trainer.cribbage.position import Position, Sign
from trainer.cribbage.tally import Combination
from trainer.cribbage.traps import traps
from trainer.display.cards import card_name, card_style, marked_cards
from trainer.display.counting import item_lines, near_miss_line, plain_item
from trainer.display.look import Look
from trainer.language.calling import call, name_of


def position_lines(positions: Sequence[Position], look: Look) -> list[Text]:
    """Each card with the count that it makes and its call."""
    width = max(len(card_name(position.card, look)) for position in positions)
    return [_position_line(position, width, look) for position in positions]


def _position_line(position: Position, width: int, look: Look) -> Text:
    said = call(position, look.book)
    if look.is_plain:
        return Text(look.book.play.plain_position.format(card=look.book.name_of(position.card), said=said))
    name = (card_name(position.card, look).ljust(width), card_style(position.card))
    return Text.assemble(name, f"  {position.series.count:>2}  {said}")


def laid_line(position: Position, look: Look) -> Text:
    """The cards as they were laid, the last in brackets, with what ended the series before and what is said now.

    Spelled out there are no brackets, which are a nuisance when they are read aloud.
    """
    words = [_card(card, look) for card in position.before.cards]
    if position.before.cards:
        words.append(Text(str(HIGHEST) if position.before.is_full else Sign.GO))
    words += [_card(card, look) for card in position.series.cards[:-1]]
    last = _card(position.card, look)
    words.append(last if look.is_plain else Text.assemble("[", last, "]"))
    if position.sign:
        words.append(Text(look.book.play.last_sign if position.sign is Sign.LAST else position.sign))
    return Text(", " if look.is_plain else " ").join(words)


def _card(card: Card, look: Look) -> Text:
    return Text(look.book.name_of(card)) if look.is_plain else Text(card_name(card, look), style=card_style(card))


def score_steps(position: Position, look: Look) -> list[list[Text]]:
    """What the card just laid scores: for each item its lines, one step with the traps, then one with the call."""
    items = position.tally.combinations
    longest = max((len(name_of(item, look.book)) for item in items), default=0)
    totals = accumulate(item.points for item in items)
    steps = [_item(position, item, longest, total, look) for item, total in zip(items, totals, strict=True)]
    why_none = look.book.play.traps
    misses = [near_miss_line(why_none[trap], cards, look) for trap, cards in traps(position).items()]
    return [*steps, *([misses] if misses else []), position_lines([position], look)]


def _item(position: Position, item: Combination, longest: int, total: int, look: Look) -> list[Text]:
    name = name_of(item, look.book)
    if look.is_plain:
        return [plain_item(item.cards, name, total, look)]
    cards = marked_cards(position.series.cards, item.cards, look)
    return item_lines(cards, name.ljust(longest), item.points, total, look)
