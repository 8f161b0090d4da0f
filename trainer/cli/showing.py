"""Showing a count, or what a card of the play scores, line by line where that is wanted."""

from collections.abc import Callable, Iterable, Sequence
from enum import Enum
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


class Pace(Enum):
    """How a count goes on that is shown line by line, by what is typed for it; the same letters in every language."""

    LINE = ""
    REST = "a"
    STOP = "q"


Wait = Callable[[], Pace]
"""What is called before each line of a count, until it says that the rest is wanted at once; it may stop the count."""


def show_count(
    hand: "Hand", style: "Style", screen: "Terminal", wait: Wait | None = None, *, has_total: bool = False
) -> bool:
    """Print the itemized count of a hand, its total if that was not said before, and the spoken count.

    False when it was stopped before its end.
    """
    tally = show.tally(hand)
    if not _show_steps(counting.count_steps(hand, tally, screen.look), screen, wait):
        return False
    if has_total:
        screen.show(counting.total_line(tally, screen.look))
    screen.show(screen.book.spoken(calls(tally, style), style))
    return True


def show_score_of_card(position: "Position", screen: "Terminal", wait: Wait | None = None) -> bool:
    """Print what the card just laid scores, item by item, and its call; False when it was stopped before its end."""
    return _show_steps(play.score_steps(position, screen.look), screen, wait)


def _show_steps(steps: Iterable[Sequence["Text"]], screen: "Terminal", wait: Wait | None) -> bool:
    pace = Pace.LINE if wait else Pace.REST
    for lines in steps:
        if wait and pace is Pace.LINE:
            pace = wait()
        if pace is Pace.STOP:
            return False
        screen.show(*lines)
    return True
