"""The placement before the very first drill, for somebody at the keyboard."""

import sys
from random import Random
from typing import TYPE_CHECKING

from trainer.cli.asking import Ending, Sitting
from trainer.cli.ending import show_found
from trainer.cli.hands import Recording
from trainer.learning.placement import placement
from trainer.learning.quiz import Origin, Question, Response

if TYPE_CHECKING:
    from trainer.cli.terminal import Terminal
    from trainer.cribbage.spoken import Style
    from trainer.store.history import Store


class PlacementHands(Recording):
    """The hands of a placement."""

    origin = Origin.PLACEMENT

    def __init__(self, store: "Store", seed: int) -> None:
        super().__init__(store)
        questions = placement(Random(seed))
        self.number = len(questions)
        self._questions = iter(questions)

    def progress(self, asked: int) -> tuple[int, int] | None:
        """The place of the next hand and how many there are."""
        return (asked + 1, self.number) if asked < self.number else None

    def next(self) -> Question:
        """The next hand."""
        return next(self._questions)


def place(store: "Store", screen: "Terminal", style: "Style", seed: int) -> Ending:
    """Ask the hands of the placement and say what they have shown; it may be left at any hand."""
    hands = PlacementHands(store, seed)
    screen.show(screen.slips.placement.format(number=hands.number))
    sitting = Sitting(hands, screen, style, is_prelude=True)
    ending = sitting.play()
    if ending is not Ending.INTERRUPTED and sitting.answers:
        totals = sum(answer.response is Response.TOTAL for answer in sitting.answers)
        show_found(store.habits(), screen, is_whole=totals == hands.number)
        screen.show("", screen.slips.placement_over)
    return ending


def is_wanted(store: "Store") -> bool:
    """Whether this is the first drill, and somebody is there to answer."""
    return sys.stdin.isatty() and not store.has_practice()
