"""The placement before the very first drill, for somebody at the keyboard."""

import sys
from random import Random
from typing import TYPE_CHECKING

from trainer.cli.asking import Ending, Sitting
from trainer.cli.ending import show_score
from trainer.cli.hands import Recording
from trainer.display import slips
from trainer.learning.placement import HANDS, found, placement
from trainer.learning.quiz import Origin, Question, Response, score

if TYPE_CHECKING:
    from trainer.cli.terminal import Terminal
    from trainer.cribbage.spoken import Style
    from trainer.store.history import Store


class PlacementHands(Recording):
    """The hands of a placement that are not answered yet."""

    origin = Origin.PLACEMENT

    def __init__(self, store: "Store", seed: int) -> None:
        super().__init__(store)
        questions = placement(Random(seed))
        self.number = len(questions)
        self._before = store.placed()
        self._questions = iter(questions[self._before :])

    @property
    def left(self) -> int:
        """How many of them are still to be played."""
        return max(self.number - self._store.placed(), 0)  # two windows may have answered the same ones

    def progress(self, asked: int) -> tuple[int, int] | None:
        """The place of the next hand and how many there are."""
        place = self._before + asked + 1
        return (place, self.number) if place <= self.number else None

    def next(self) -> Question:
        """The next hand."""
        return next(self._questions)


def place(store: "Store", screen: "Terminal", style: "Style", seed: int) -> Ending:
    """Ask the hands of the placement and say what they have shown; it may be left at any hand."""
    hands = PlacementHands(store, seed)
    screen.show(_beginning(hands, screen))
    sitting = Sitting(hands, screen, style, is_prelude=True)
    ending = sitting.play()
    goes_on = ending in (Ending.PLAYED_OUT, Ending.STOPPED)
    if not goes_on:
        show_score(sitting.answers, screen)
    totals = [answer for answer in sitting.answers if answer.response is Response.TOTAL]
    _show_found(sitting, store, screen, is_whole=len(totals) == hands.number)
    if goes_on and sitting.answers:
        words = screen.slips.placement_left if hands.left else screen.slips.placement_over
        screen.show("", words.format(done=hands.number - hands.left, of=hands.number))
    return ending


def _show_found(sitting: Sitting, store: "Store", screen: "Terminal", *, is_whole: bool) -> None:
    """Print which slips are likely habits; that there are none only if it was played whole and all was right."""
    missed = score(sitting.answers).missed
    likely = found(sitting.answers, sitting.diagnoses, store.habits())
    if missed or likely or is_whole:
        screen.show("", *slips.found_lines(likely, screen.slips, screen.look, is_right=not missed))


def _beginning(hands: PlacementHands, screen: "Terminal") -> str:
    """What is coming: all the hands, or those that are left."""
    if hands.left == hands.number:
        return screen.slips.placement.format(number=hands.number)
    if hands.left == 1:
        return screen.slips.placement_last_one
    return screen.slips.placement_rest.format(number=hands.left)


def is_wanted(store: "Store") -> bool:
    """Whether no drill has begun yet, hands of the placement are left, and somebody is there to answer."""
    return sys.stdin.isatty() and not store.has_drilled() and store.placed() < len(HANDS)
