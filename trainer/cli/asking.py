"""Asking hand after hand: the loop that quiz and drill share.

An answer is in the history before its verdict is on the screen, so that nothing that ends the program loses one.
"""

import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import date
from enum import Enum
from typing import TYPE_CHECKING, Protocol

from trainer.cli import clock
from trainer.cli.reading import Key, Reader, Typed
from trainer.cli.showing import show_count
from trainer.display import asking, slips
from trainer.display.claims import judgement_lines
from trainer.learning.habits import Stage
from trainer.learning.judging import judge
from trainer.learning.quiz import Answer, Origin, Question, Response, mark

if TYPE_CHECKING:
    from trainer.cli.terminal import Terminal
    from trainer.cribbage.spoken import Style
    from trainer.learning.claims import Claim
    from trainer.learning.diagnosis import Diagnosis
    from trainer.learning.slips.slip import Slip
    from trainer.store.history import Recorded


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

    def record(self, answer: Answer) -> "Recorded":
        """Keep an answer; the number by which it can be taken back, and what it showed."""

    def tell(self, number: int, claims: Sequence["Claim"]) -> "Diagnosis":
        """Keep the count by which an answer reached its total; what that showed."""

    def undo(self, number: int) -> None:
        """Take an answer back."""


class Ending(Enum):
    """How a sitting ended."""

    PLAYED_OUT = "played out"
    STOPPED = "stopped"
    INTERRUPTED = "interrupted"


class Sitting:
    """One sitting at quiz or drill.

    `answers` are those given in it and not taken back, `diagnoses` what they showed. With `asks_how`, whoever sits at
    the keyboard is asked for the count where a wrong total has more than one explanation.
    """

    def __init__(
        self, hands: Hands, screen: "Terminal", style: "Style", *, step: bool = False, asks_how: bool = True
    ) -> None:
        self._hands = hands
        self._screen = screen
        self._style = style
        self._reader = Reader(screen)
        self._is_stepwise = step and self._reader.is_at_keyboard
        self._asks_how = asks_how and self._reader.is_at_keyboard
        self._upcoming: list[Question] = []
        self._last: int | None = None
        self.answers: list[Answer] = []
        self.diagnoses: list[Diagnosis] = []

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
            self.diagnoses.pop()
        self._screen.show(self._screen.book.undone)

    def _answer(self, question: Question, typed: Typed, seconds: float) -> None:
        """Keep an answer, then show what is true of it."""
        claims = typed if isinstance(typed, tuple) else ()
        total = judge(claims, question.hand).said if claims else typed
        answer = Answer(
            question=question,
            response=_RESPONSES[typed] if isinstance(typed, Key) else Response.TOTAL,
            given=total if isinstance(total, int) else None,
            seconds=round(seconds, 3),
            at=clock.now(),
            day=self._hands.day,
            origin=self._hands.origin,
            deck=self._hands.deck,
            claims=claims,
        )
        with _undisturbed():
            self._last, diagnosis = self._hands.record(answer)
            self.answers.append(answer)
            self.diagnoses.append(diagnosis)
        self._show_verdict(answer)

    def _show_verdict(self, answer: Answer) -> None:
        """Show what is true of an answer, why it was wrong, and the count."""
        if answer.response is Response.SKIP:
            self._screen.show(self._screen.book.skipped)
            return
        verdict, diagnosis = mark(answer), self.diagnoses[-1]
        self._screen.show(*asking.verdict_lines(answer, verdict, self._screen.look, is_explained=diagnosis.is_clear))
        if answer.claims:
            self._show_judgement(answer.claims, answer)
        elif len(diagnosis.suspects) > 1 and not diagnosis.is_clear and self._asks_how:
            self._ask_how(answer)
        if self.diagnoses[-1].is_clear:
            self._show_slip(self.diagnoses[-1].suspects[0], answer)
        wait = self._reader.wait if self._is_stepwise else None
        show_count(answer.question.hand, self._style, self._screen, wait)
        self._show_changes()

    def _show_slip(self, slip: "Slip", answer: Answer) -> None:
        """Say in one sentence by which slip a total was reached."""
        diagnosis, screen = self.diagnoses[-1], self._screen
        is_habit = diagnosis.profile.habits[slip.id].stage is Stage.CONFIRMED and slip not in diagnosis.confirmed
        hand, is_of_total = answer.question.hand, slip.difference(answer.question.hand) == mark(answer).difference
        words = slips.explained_line(
            slip, hand, is_of_total=is_of_total, is_habit=is_habit, book=screen.slips, look=screen.look
        )
        screen.show(words)

    def _ask_how(self, answer: Answer) -> None:
        """Ask for the count aloud, keep what is said, and compare it with the hand."""
        self._screen.show(self._screen.slips.how)
        claims = self._reader.listen()
        if claims and self._last is not None:
            with _undisturbed():
                self.diagnoses[-1] = self._hands.tell(self._last, claims)
            self._show_judgement(claims, answer)

    def _show_judgement(self, claims: Sequence["Claim"], answer: Answer) -> None:
        """Say claim by claim what is not right in a count."""
        hand = answer.question.hand
        judgement = judge(claims, hand)
        if not judgement.is_right or judgement.wrong_totals or judgement.misnamed:
            self._screen.show(*judgement_lines(judgement, hand, self._screen.look))

    def _show_changes(self) -> None:
        """Say what has become sure with the last answer."""
        screen, diagnosis = self._screen, self.diagnoses[-1]
        screen.show(*(slips.confirmed_line(slip, screen.slips, screen.look) for slip in diagnosis.confirmed))
        screen.show(*(slips.cured_line(slip, screen.slips, screen.look) for slip in diagnosis.cured))


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
