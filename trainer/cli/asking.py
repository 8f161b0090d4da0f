"""Asking hand after hand: the loop that quiz and drill share."""

from collections.abc import Sequence
from enum import Enum
from typing import TYPE_CHECKING, Protocol

from trainer.cli.marking import Marking, Record, undisturbed
from trainer.cli.reading import Key, Reader, Typed
from trainer.cribbage.position import Position
from trainer.display import asking
from trainer.learning.asked import Asked
from trainer.learning.quiz import Answer, Question

if TYPE_CHECKING:
    from trainer.cli.terminal import Terminal
    from trainer.cribbage.spoken import Style
    from trainer.language.phrasebook import Phrasebook
    from trainer.language.play_words import PlayWords
    from trainer.learning.diagnosis import Diagnosis


class Hands(Record, Protocol):
    """Where the questions come from and the answers go."""

    def progress(self, asked: int) -> tuple[int, int] | None:
        """The place of the next hand and how many there are; None when there is no more."""

    def next(self) -> Question:
        """The next hand."""


class Ending(Enum):
    """How a sitting ended."""

    PLAYED_OUT = "played out"
    STOPPED = "stopped"
    INPUT_ENDED = "input ended"
    INTERRUPTED = "interrupted"


class Sitting:
    """One sitting at quiz or drill.

    After a prelude more hands follow: nobody is asked how they counted, and to stop it is to go straight on to these.
    """

    def __init__(
        self, hands: Hands, screen: "Terminal", style: "Style", *, step: bool = False, is_prelude: bool = False
    ) -> None:
        self._hands = hands
        self._screen = screen
        self._reader = Reader(screen, screen.slips.placement_keys if is_prelude else None)
        self._marking = Marking(hands, screen, style, self._reader, step=step, asks_how=not is_prelude)
        self._is_prelude = is_prelude
        self._upcoming: list[Question] = []
        self._told_keys: set[type[Asked]] = set()

    @property
    def answers(self) -> Sequence[Answer]:
        """The answers that were given and not taken back."""
        return self._marking.answers

    @property
    def diagnoses(self) -> Sequence["Diagnosis"]:
        """What they showed."""
        return self._marking.diagnoses

    @property
    def words(self) -> "Phrasebook | PlayWords":
        """What is said of hands, or of cards where nothing but cards of the play was asked."""
        book = self._screen.book
        return book.play if self._told_keys == {Position} else book

    def play(self) -> Ending:
        """Ask until the hands are played, or the learner stops."""
        of = 0
        try:
            while progress := self._progress():
                place, of = progress
                question = self._upcoming.pop() if self._upcoming else self._hands.next()
                if not self._ask(question, place, of):
                    return self._stopped(of)
        except KeyboardInterrupt:
            self._screen.show("")
            self._say_stopped(of)
            return Ending.INTERRUPTED
        return Ending.INPUT_ENDED if self._is_prelude and self._reader.is_over else Ending.PLAYED_OUT

    def _stopped(self, of: int) -> Ending:
        """Say so, unless a prelude is left for the hands that follow."""
        if self._is_prelude and not self._reader.is_over:
            return Ending.STOPPED
        self._screen.show("")
        self._say_stopped(of)
        return Ending.INPUT_ENDED if self._reader.is_over else Ending.STOPPED

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
        self._screen.show(self.words.stopped.format(done=done, of=of))

    def _ask(self, question: Question, place: int, of: int) -> bool:
        """Ask one hand and do what was typed; False to stop."""
        self._show_keys(question)
        self._screen.show("", *asking.question_lines(question.of, place, of, self._screen.look))
        reader, asked = self._reader, question.of
        typed, seconds = reader.ask_of_card(asked) if isinstance(asked, Position) else reader.ask()
        if typed is Key.STOP:
            return False
        if typed is Key.UNDO:
            self._undo(question)
            return True
        return self._answer(question, typed, seconds)

    def _show_keys(self, question: Question) -> None:
        """Say what may be typed, before the first hand and before the first card of the play."""
        if type(question.of) in self._told_keys:
            return
        lines = asking.keys_lines(question.of, self._screen.look)
        keys = [self._screen.slips.placement_keys] if self._is_prelude else lines
        self._screen.show(*([""] if self._told_keys else []), *keys)
        self._told_keys.add(type(question.of))

    def _undo(self, question: Question) -> None:
        """Take the last answer back and ask its hand again, then the one that was just asked."""
        self._upcoming.append(question)
        if self._marking.last is None:
            self._screen.show(self._screen.book.nothing_to_undo)
        else:
            self._take_back(self._marking.last)

    def _takes_back_the_last(self) -> bool:
        """When all is played, the last answer may still be a typing slip; only somebody at the keyboard is asked."""
        last = self._marking.last
        words = self._screen.slips.placement_last if self._is_prelude else self.words.last_chance
        if last is None or not self._reader.is_at_keyboard or not self._reader.wants_undo(words):
            return False
        self._take_back(last)
        return True

    def _take_back(self, last: int) -> None:
        self._upcoming.append(self._marking.take_back(last))
        self._screen.show(self._screen.book.undone)

    def _answer(self, question: Question, typed: Typed, seconds: float) -> bool:
        """Keep an answer, then show what is true of it and do what was typed meanwhile; False to stop."""
        with undisturbed():
            answer = self._marking.keep(question, typed, seconds)
        key = self._marking.show_verdict(answer)
        if key is Key.UNDO and self._marking.last is not None:
            self._take_back(self._marking.last)
        return key is not Key.STOP
