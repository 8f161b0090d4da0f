"""Reading what a learner types, one line at a time.

Plain input() with a plain prompt: it works in a pipe, with line editing and type-ahead, and never loops on nothing.
When standard input is no terminal, what was read is printed behind the prompt, so that the output reads as a session.
"""

import contextlib
import sys
from collections.abc import Callable
from enum import Enum
from typing import TYPE_CHECKING

from trainer.cli import clock
from trainer.cli.languages import BOOKS
from trainer.cli.showing import Pace
from trainer.cribbage.position import Position
from trainer.display import claims
from trainer.display.look import harmless
from trainer.language import listening
from trainer.language.play_listening import said
from trainer.learning.claims import Claim
from trainer.learning.positions import Said, meant

if TYPE_CHECKING:
    from trainer.cli.terminal import Terminal


class Key(Enum):
    """What may be typed instead of points; the same letters in every language."""

    UNKNOWN = "?"
    SKIP = "s"
    UNDO = "u"
    STOP = "q"


Typed = int | tuple[Claim, ...] | Said | Key
"""A total in points, a count as one says it, what is said of a card of the play, or a key."""

Hear = Callable[[str], Typed | listening.Misheard | None]
"""What is understood of a line; None for what is no answer at all."""


class Reader:
    """Asks at a terminal. `guide` tells what may be typed for a hand, for whom has typed something else.

    `is_over`: the input has ended.
    """

    def __init__(self, screen: "Terminal", guide: str | None = None) -> None:
        self._screen = screen
        self._guide = guide or screen.book.guide
        self.is_at_keyboard = sys.stdin.isatty()
        self.is_over = False
        if self.is_at_keyboard:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401 (loading it gives input() line editing)

    def ask(self) -> tuple[Typed, float]:
        """The points, count or key that was typed for a hand, and the seconds from now until it was."""
        return self._ask(self._screen.book.prompt, self._guide, _heard)

    def ask_of_card(self, position: Position) -> tuple[Typed, float]:
        """What was said of a card of the play, or a key, and the seconds from now until it was."""

        def hear(text: str) -> Said | None:
            heard = said(text, *BOOKS.values())
            return None if heard is None else meant(position, heard)

        return self._ask(self._screen.book.play.prompt, self._screen.book.play.guide, hear)

    def _ask(self, prompt: str, guide: str, hear: Hear) -> tuple[Typed, float]:
        """Ask until there is an answer; the end of input stops.

        Anything else is no answer: it is said which word is not understood, and what would be an answer, and asked
        again.
        """
        start = clock.stopwatch()
        while True:
            text = self._line(prompt)
            if text is None:
                return Key.STOP, clock.stopwatch() - start
            answer = _key(text) or hear(text)
            if isinstance(answer, listening.Misheard):
                self._screen.show(claims.misheard_line(answer.word, self._screen.look))
            elif answer is None:
                self._screen.show(self._screen.book.no_answer)
            else:
                return answer, clock.stopwatch() - start
            self._screen.show(guide)

    def listen(self) -> tuple[Claim, ...] | Key:
        """The count that was said, none when there is none, or a key; the end of input stops.

        A word that is not understood is asked about.
        """
        while True:
            text = self._line(self._screen.slips.how_prompt)
            heard = Key.STOP if text is None else _key(text) or _heard(text)
            if not isinstance(heard, listening.Misheard):
                return heard if isinstance(heard, tuple | Key) else ()
            self._screen.show(claims.misheard_line(heard.word, self._screen.look), self._screen.slips.how_passes)

    def wants_undo(self, words: str) -> bool:
        """Whether `u` is typed behind the last answer, of which these words tell; anything else lets it stand."""
        self._screen.show("", words)
        return (self._line(self._screen.book.last_prompt) or "").strip().lower() == Key.UNDO.value

    def wait(self) -> Pace:
        """How a count is to go on: Enter shows its next line. The end of input stops, or in a pipe waits no more."""
        while True:
            text = self._line(self._screen.book.enter)
            if text is None:
                return Pace.STOP if self.is_at_keyboard else Pace.REST
            for pace in Pace:
                if text.strip().lower() == pace.value:
                    return pace
            self._screen.show(self._screen.book.enter_help)

    def _line(self, prompt: str) -> str | None:
        """What was typed behind a prompt; None at the end of input."""
        sys.stdout.flush()
        try:
            text = input(prompt)
        except EOFError:
            self._screen.show("")
            self.is_over = True
            return None
        if not self.is_at_keyboard:
            self._screen.show(harmless(text))
        return text


def _key(text: str) -> Key | None:
    """The key that was typed; its letter wins over those of a count."""
    return next((key for key in Key if text.strip().lower() == key.value), None)


def _heard(text: str) -> Typed | listening.Misheard | None:
    """The total or the count of a hand."""
    return listening.hear(text, *BOOKS.values())
