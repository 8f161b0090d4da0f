"""The itemized count of a hand: one line a call, and why what looks like a score is none."""

from collections.abc import Sequence

from rich.text import Text

from trainer.cribbage import show
from trainer.cribbage.cards import Card, Hand
from trainer.cribbage.spoken import Call, calls
from trainer.cribbage.tally import Tally
from trainer.display.cards import card_name, marked_hand
from trainer.display.look import Look

_WIDE_ENOUGH = 60
"""Columns from which on a call is one line; below it, two."""


def count_steps(hand: Hand, tally: Tally, look: Look) -> list[list[Text]]:
    """The itemized count: for each call its lines, then one step with the near misses."""
    called = calls(tally)
    steps = [_call_lines(hand, call, called, look) for call in called]
    misses = [near_miss_line(look.book.misses[miss.why], miss.cards, look) for miss in show.near_misses(hand)]
    return [*steps, misses] if misses else steps


def _call_lines(hand: Hand, call: Call, called: Sequence[Call], look: Look) -> list[Text]:
    """One call: its cards within the hand, its name, what it adds and the running total."""
    name = look.book.calls[call.name].name
    marked = {card for combination in call.combinations for card in combination.cards}
    if look.is_plain:
        return [plain_item([card for card in hand.five if card in marked], name, call.total, look)]
    longest = max(len(look.book.calls[each.name].name) for each in called)
    return item_lines(marked_hand(hand, marked, look), name.ljust(longest), call.points, call.total, look)


def plain_item(cards: Sequence[Card], name: str, total: int, look: Look) -> Text:
    """What scores, with its cards spelled out and the running total."""
    return Text(look.book.plain_call.format(name=name, cards=", ".join(map(look.book.name_of, cards)), total=total))


def item_lines(cards: Text, name: str, points: int, total: int, look: Look) -> list[Text]:
    """What scores: its cards, its name in a column of names, what it adds and the running total."""
    line = Text("  ").append_text(cards).append(f"   {name}  +{points:<2} = {total:>2}")
    if line.cell_len <= look.width and look.width >= _WIDE_ENOUGH:
        return [line]
    return [Text(f"{name.rstrip()}  +{points} = {total}"), Text(" ").append_text(cards)]


def near_miss_line(why: str, cards: Sequence[Card], look: Look) -> Text:
    """Why cards that look like a score are none."""
    names = [look.book.name_of(card) if look.is_plain else card_name(card, look) for card in cards]
    return Text(look.book.near_miss.format(why=why, cards=(", " if look.is_plain else " ").join(names)))


def total_line(tally: Tally, look: Look) -> Text:
    """The points of a hand."""
    return Text(look.book.points_of(tally.points), style="bold")
