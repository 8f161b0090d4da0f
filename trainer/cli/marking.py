"""Keeping an answer and showing what is true of it: what quiz, drill and game do alike.

An answer is in the history before its verdict is on the screen, so that nothing that ends the program loses one.
"""

import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import date
from typing import TYPE_CHECKING, Protocol

from trainer.cli import clock
from trainer.cli.reading import Key, Reader, Typed
from trainer.cli.showing import show_count, show_score_of_card
from trainer.cribbage.cards import Hand
from trainer.cribbage.position import Position
from trainer.display import asking, slips
from trainer.display.claims import judgement_lines
from trainer.learning.asked import Asked
from trainer.learning.diagnosis import at_stage
from trainer.learning.habits import Stage
from trainer.learning.judging import judge
from trainer.learning.positions import Said
from trainer.learning.quiz import Answer, Origin, Question, Response, mark
from trainer.learning.slips.play import PlaySlip
from trainer.learning.slips.slip import Slip

if TYPE_CHECKING:
    from trainer.cli.terminal import Terminal
    from trainer.cribbage.spoken import Style
    from trainer.learning.claims import Claim
    from trainer.learning.diagnosis import Diagnosis
    from trainer.store.history import Recorded


_RESPONSES = {Key.UNKNOWN: Response.UNKNOWN, Key.SKIP: Response.SKIP}


class Record(Protocol):
    """Where the answers go."""

    origin: Origin
    day: date
    """The study day to which the answers belong: that on which the sitting began, also past four in the morning."""
    deck: str | None

    def record(self, answer: Answer) -> "Recorded":
        """Keep an answer; the number by which it can be taken back, and what it showed."""

    def tell(self, number: int, claims: Sequence["Claim"]) -> "Diagnosis":
        """Keep the count by which an answer reached its total; what that showed."""

    def undo(self, number: int) -> None:
        """Take an answer back."""


class Marking:
    """The answers of one sitting.

    `answers` are those given in it and not taken back, `diagnoses` what they showed, `last` the number of the latest if
    it can be taken back. With `asks_how`, whoever sits at the keyboard is asked for the count where it is not clear
    what made a wrong total. What `is_final` is not taken back.
    """

    def __init__(
        self,
        record: Record,
        screen: "Terminal",
        style: "Style",
        reader: Reader,
        *,
        step: bool = False,
        asks_how: bool = True,
        is_final: bool = False,
    ) -> None:
        self._record = record
        self._screen = screen
        self._style = style
        self._reader = reader
        self._is_stepwise = step and reader.is_at_keyboard
        self._asks_how = asks_how and reader.is_at_keyboard
        self._is_final = is_final
        self.last: int | None = None
        self.answers: list[Answer] = []
        self.diagnoses: list[Diagnosis] = []

    def keep(self, question: Question, typed: Typed, seconds: float) -> Answer:
        """Keep an answer; whoever calls sees to it that nothing disturbs this."""
        claims = typed if isinstance(typed, tuple) else ()
        total = judge(claims, question.hand).said if claims else typed
        answer = Answer(
            question=question,
            response=_RESPONSES[typed] if isinstance(typed, Key) else Response.TOTAL,
            given=typed.points if isinstance(typed, Said) else total if isinstance(total, int) else None,
            seconds=round(seconds, 3),
            at=clock.now(),
            day=self._record.day,
            origin=self._record.origin,
            deck=self._record.deck,
            claims=claims,
            count=typed.count if isinstance(typed, Said) else None,
        )
        self.last, diagnosis = self._record.record(answer)
        self.answers.append(answer)
        self.diagnoses.append(diagnosis)
        return answer

    def take_back(self, last: int) -> Question:
        """Take the latest answer back; its question."""
        with undisturbed():
            self._record.undo(last)
            self.last = None
            self.diagnoses.pop()
            return self.answers.pop().question

    def show_verdict(self, answer: Answer) -> Key | None:
        """Show what is true of an answer, why it was wrong, and the count; the key that was typed meanwhile, if any.

        The count is not shown to whoever takes the answer back.
        """
        if answer.response is Response.SKIP:
            self._screen.show(self._screen.book.skipped)
            return None
        key, claims = None, answer.claims
        verdict, diagnosis = mark(answer), self.diagnoses[-1]
        self._screen.show(
            *asking.verdict_lines(answer, verdict, self._screen.look, is_explained=bool(diagnosis.made_by))
        )
        if answer.claims:
            self._show_judgement(answer.claims, answer)
        elif diagnosis.suspects and not diagnosis.made_by and self._asks_how_of(answer):
            told = self._ask_how(answer)
            key, claims = (told, ()) if isinstance(told, Key) else (None, told)
        if key is Key.UNDO and not self._is_final:
            return key
        self._show_slips(answer, claims)
        is_shown = self._show_truth(answer.question.of)
        self._show_changes()
        return key if is_shown else Key.STOP

    def _show_truth(self, of: Asked) -> bool:
        """Show the count of a hand, or what a card of the play scores; False when that was stopped before its end."""
        wait = self._reader.wait if self._is_stepwise else None
        if isinstance(of, Position):
            return show_score_of_card(of, self._screen, wait)
        return show_count(of, self._style, self._screen, wait)

    def _asks_how_of(self, answer: Answer) -> bool:
        """Whether the count is asked for: that of a hand is several items, the score of a card is shown at once."""
        return self._asks_how and not isinstance(answer.question.of, Position)

    def _show_slips(self, answer: Answer, claims: tuple["Claim", ...]) -> None:
        """Say in one sentence by which slip, or which two, a total was reached, where that is clear.

        `claims` are the count, if it was told: where several kinds in it are wrong, no slip alone makes the total.
        """
        diagnosis, screen, of = self.diagnoses[-1], self._screen, answer.question.of
        known = [
            slip for slip in at_stage(diagnosis.profile.habits, Stage.CONFIRMED) if slip not in diagnosis.confirmed
        ]
        is_habit = all(slip in known for slip in diagnosis.made_by)
        for slip in diagnosis.suspects[: diagnosis.is_clear]:
            if isinstance(of, Position) and isinstance(slip, PlaySlip):
                screen.show(slips.explained_in_play_line(slip, of, is_habit=is_habit, book=screen.slips))
            elif isinstance(of, Hand) and isinstance(slip, Slip):
                is_one_kind = not claims or len(judge(claims, of).off) <= 1
                is_of_total = is_one_kind and slip.difference(of) == mark(answer).difference
                words = slips.explained_line(
                    slip, of, is_of_total=is_of_total, is_habit=is_habit, book=screen.slips, look=screen.look
                )
                screen.show(words)
        if diagnosis.together:
            words = slips.together_line(diagnosis.together, of, is_habit=is_habit, book=screen.slips, look=screen.look)
            screen.show(words)

    def _ask_how(self, answer: Answer) -> tuple["Claim", ...] | Key:
        """Ask for the count aloud, keep what is said, and compare it with the hand; the count, or the key typed."""
        self._screen.show(self._screen.slips.how)
        said = self._reader.listen(answer.question.hand)
        if not isinstance(said, Key) and said and self.last is not None:
            with undisturbed():
                self.diagnoses[-1] = self._record.tell(self.last, said)
            self._show_judgement(said, answer)
        return said

    def _show_judgement(self, claims: Sequence["Claim"], answer: Answer) -> None:
        """Say claim by claim what is not right in a count."""
        hand = answer.question.hand
        judgement = judge(claims, hand)
        if not judgement.is_right or judgement.wrong_totals or judgement.misnamed:
            self._screen.show(*judgement_lines(judgement, hand, self._screen.look))
        if judgement.points != answer.given and not answer.claims:  # the count was told behind another total
            book = self._screen.slips
            words = book.count_is_right if judgement.is_right else book.count_makes
            self._screen.show(words.format(made=judgement.points, said=answer.given))

    def _show_changes(self) -> None:
        """Say what has become sure with the last answer."""
        screen, diagnosis = self._screen, self.diagnoses[-1]
        screen.show(*(slips.confirmed_line(slip, screen.slips, screen.look) for slip in diagnosis.confirmed))
        screen.show(*(slips.cured_line(slip, screen.slips, screen.look) for slip in diagnosis.cured))


@contextmanager
def undisturbed() -> Iterator[None]:
    """Let Ctrl-C wait until an answer is both in the history and in the score."""
    pressed: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: pressed.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if pressed:
        raise KeyboardInterrupt
