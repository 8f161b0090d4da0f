"""Asking hand after hand: the loop that quiz and drill share.

An answer is in the history before its verdict is on the screen, so that nothing that ends the program loses one.
"""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date
from enum import Enum
from typing import TYPE_CHECKING, Protocol

from trainer.cli import clock
from trainer.cli.reading import Key, Reader
from trainer.cli.showing import show_count
from trainer.display import asking
from trainer.learning.judging import judge
from trainer.learning.quiz import Answer, Origin, Question, Response, mark

if TYPE_CHECKING:
    from trainer.cli.terminal import Terminal
    from trainer.cribbage.spoken import Style


_RESPONSES = {Key.UNKNOWN: Response.UNKNOWN, Key.SKIP: Response.SKIP}


class Hands(Protocol):
    """Where the questions come from and the answers go."""

    origin: Origin
    day: date
    """The study day to which the answers belong: that on which the sitting began, also past four in the morning."""
    deck: str | None

    def progress(self, asked: int) -> tuple[int, int] | None:
        """The place of the next hand and how many there are; None when there is no more."""

    def next(self) -> Question:
        """The next hand."""

    def record(self, answer: Answer) -> int:
        """Keep an answer; the number by which it can be taken back."""

    def undo(self, number: int) -> None:
        """Take an answer back."""


class Ending(Enum):
    """How a sitting ended."""

    PLAYED_OUT = "played out"
    STOPPED = "stopped"
    INTERRUPTED = "interrupted"


class Sitting:
    """One sitting at quiz or drill; `answers` are those given in it and not taken back."""

    def __init__(self, hands: Hands, screen: "Terminal", style: "Style", *, step: bool) -> None:
        self._hands = hands
        self._screen = screen
        self._style = style
        self._reader = Reader(screen)
        self._is_stepwise = step and self._reader.is_at_keyboard
        self._upcoming: list[Question] = []
        self._last: int | None = None
        self.answers: list[Answer] = []

    def play(self) -> Ending:
        """Ask until the hands are played, or the learner stops."""
        self._screen.show(self._screen.book.keys)
        of = 0
        try:
            while progress := self._progress():
                place, of = progress
                question = self._upcoming.pop() if self._upcoming else self._hands.next()
                if not self._ask(question, place, of):
                    self._screen.show("")
                    self._say_stopped(of)
                    return Ending.STOPPED
        except KeyboardInterrupt:
            self._screen.show("")
            self._say_stopped(of)
            return Ending.INTERRUPTED
        return Ending.PLAYED_OUT

    def _progress(self) -> tuple[int, int] | None:
        """The place of the next hand and how many there are; None when all are played and the last answer stands."""
        asked = len(self.answers)
        progress = self._hands.progress(asked)
        if not progress and self._takes_back_the_last():
            progress = self._hands.progress(asked - 1)
        return progress

    def _say_stopped(self, of: int) -> None:
        """Say how many of the hands are answered, the one that was being recorded included."""
        progress = self._hands.progress(len(self.answers))
        done = progress[0] - 1 if progress else of
        self._screen.show(self._screen.book.stopped.format(done=done, of=of))

    def _ask(self, question: Question, place: int, of: int) -> bool:
        """Ask one hand and do what was typed; False to stop."""
        self._screen.show("", *asking.question_lines(question.hand, place, of, self._screen.look))
        typed, seconds = self._reader.ask()
        if isinstance(typed, tuple):
            typed = judge(typed, question.hand).said
        if typed is Key.STOP:
            return False
        if typed is Key.UNDO:
            self._undo(question)
        else:
            self._answer(question, typed, seconds)
        return True

    def _undo(self, question: Question) -> None:
        """Take the last answer back and ask its hand again, then the one that was just asked."""
        self._upcoming.append(question)
        if self._last is None:
            self._screen.show(self._screen.book.nothing_to_undo)
        else:
            self._take_back(self._last)

    def _takes_back_the_last(self) -> bool:
        """When all is played, the last answer may still be a typing slip; only somebody at the keyboard is asked."""
        if self._last is None or not self._reader.is_at_keyboard or not self._reader.wants_undo():
            return False
        self._take_back(self._last)
        return True

    def _take_back(self, last: int) -> None:
        with _undisturbed():
            self._hands.undo(last)
            self._last = None
            self._upcoming.append(self.answers.pop().question)
        self._screen.show(self._screen.book.undone)

    def _answer(self, question: Question, typed: int | Key, seconds: float) -> None:
        """Keep an answer, then show what is true of it."""
        answer = Answer(
            question=question,
            response=Response.TOTAL if isinstance(typed, int) else _RESPONSES[typed],
            given=typed if isinstance(typed, int) else None,
            seconds=round(seconds, 3),
            at=clock.now(),
            day=self._hands.day,
            origin=self._hands.origin,
            deck=self._hands.deck,
        )
        with _undisturbed():
            self._last = self._hands.record(answer)
            self.answers.append(answer)
        self._show_verdict(answer)

    def _show_verdict(self, answer: Answer) -> None:
        if answer.response is Response.SKIP:
            self._screen.show(self._screen.book.skipped)
            return
        self._screen.show(*asking.verdict_lines(answer, mark(answer), self._screen.look))
        wait = self._reader.wait if self._is_stepwise else None
        show_count(answer.question.hand, self._style, self._screen, wait)


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Let Ctrl-C wait until an answer is both in the history and in the score."""
    pressed: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: pressed.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if pressed:
        raise KeyboardInterrupt
