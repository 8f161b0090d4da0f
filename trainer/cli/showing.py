"""Showing a count, line by line where that is wanted."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from trainer.cribbage import show
from trainer.display import counting

if TYPE_CHECKING:
    from trainer.cli.terminal import Terminal
    from trainer.cribbage.cards import Hand
    from trainer.cribbage.spoken import Style


def show_count(hand: "Hand", style: "Style", screen: "Terminal", wait: Callable[[], None] | None = None) -> None:
    """Print the itemized count of a hand, its points and the spoken count; `wait` is called before each line of it."""
    tally = show.tally(hand)
    for lines in counting.count_steps(hand, tally, screen.look):
        if wait:
            wait()
        screen.show(*lines)
    screen.show(*counting.result_lines(tally, style, screen.look))
