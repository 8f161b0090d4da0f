"""Showing a count, line by line where that is wanted."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from trainer.cribbage import show
from trainer.cribbage.spoken import calls
from trainer.display import counting

if TYPE_CHECKING:
    from trainer.cli.terminal import Terminal
    from trainer.cribbage.cards import Hand
    from trainer.cribbage.spoken import Style


def show_count(
    hand: "Hand", style: "Style", screen: "Terminal", wait: Callable[[], None] | None = None, *, has_total: bool = False
) -> None:
    """Print the itemized count of a hand, its total if that was not said before, and the spoken count.

    `wait` is called before each line of the itemized count.
    """
    tally = show.tally(hand)
    for lines in counting.count_steps(hand, tally, screen.look):
        if wait:
            wait()
        screen.show(*lines)
    if has_total:
        screen.show(counting.total_line(tally, screen.look))
    screen.show(screen.book.spoken(calls(tally, style), style))
