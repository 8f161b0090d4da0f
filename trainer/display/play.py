"""The play, one line a card."""

from collections.abc import Sequence

from rich.text import Text

from trainer.cribbage.position import Position
from trainer.display.cards import card_name, card_style
from trainer.display.look import Look
from trainer.language.calling import call


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
