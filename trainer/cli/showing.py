"""Showing a count, or what a card of the play scores, line by line where that is wanted."""

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from trainer.cribbage import show
from trainer.cribbage.spoken import calls
from trainer.display import counting, play

if TYPE_CHECKING:
    from rich.text import Text

    from trainer.cli.terminal import Terminal
    from trainer.cribbage.cards import Hand
    from trainer.cribbage.position import Position
    from trainer.cribbage.spoken import Style


def show_count(
    hand: "Hand", style: "Style", screen: "Terminal", wait: Callable[[], None] | None = None, *, has_total: bool = False
) -> None:
    """Print the itemized count of a hand, its total if that was not said before, and the spoken count.

    `wait` is called before each line of the itemized count.
    """
    tally = show.tally(hand)
    _show_steps(counting.count_steps(hand, tally, screen.look), screen, wait)
    if has_total:
        screen.show(counting.total_line(tally, screen.look))
    screen.show(screen.book.spoken(calls(tally, style), style))


def show_score_of_card(position: "Position", screen: "Terminal", wait: Callable[[], None] | None = None) -> None:
    """Print what the card just laid scores, item by item, and its call; `wait` is called before each of them."""
    _show_steps(play.score_steps(position, screen.look), screen, wait)


def _show_steps(steps: Iterable[Sequence["Text"]], screen: "Terminal", wait: Callable[[], None] | None) -> None:
    for lines in steps:
        if wait:
            wait()
        screen.show(*lines)
