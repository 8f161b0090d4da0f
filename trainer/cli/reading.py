"""Reading what a learner types, one line at a time.

Plain input() with a plain prompt: it works in a pipe, with line editing and type-ahead, and never loops on nothing.
When standard input is no terminal, what was read is printed behind the prompt, so that the output reads as a session.
"""

import contextlib
import sys
from enum import Enum
from typing import TYPE_CHECKING

from trainer.cli import clock
from trainer.cli.languages import BOOKS
from trainer.cribbage.position import Position
from trainer.display import claims
from trainer.display.look import harmless
from trainer.language import listening
from trainer.language.play_listening import said
from trainer.learning.asked import Asked
from trainer.learning.claims import Claim
from trainer.learning.positions import Said

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


class Reader:
    """Asks at a terminal."""

    def __init__(self, screen: "Terminal") -> None:
        self._screen = screen
        self.is_at_keyboard = sys.stdin.isatty()
        if self.is_at_keyboard:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401 (loading it gives input() line editing)

    def ask(self, of: Asked) -> tuple[Typed, float]:
        """What was typed for a hand or a card, and the seconds from now until it was; the end of input stops.

        Anything else is no answer: it is said which word is not understood, and what would be an answer, and asked
        again.
        """
        book, is_card = self._screen.book, isinstance(of, Position)
        start = clock.stopwatch()
        while True:
            text = self._line(book.play.prompt if is_card else book.prompt)
            if text is None:
                return Key.STOP, clock.stopwatch() - start
            answer = _key(text) or (said(text, *BOOKS.values()) if is_card else listening.hear(text, *BOOKS.values()))
            if isinstance(answer, listening.Misheard):
                if answer.word != text.strip():  # a word alone needs no quoting: it stands right above
                    self._screen.show(claims.misheard_line(answer.word, self._screen.look))
            elif answer is not None:
                return answer, clock.stopwatch() - start
            self._screen.show(book.play.junk if is_card else book.junk)

    def listen(self) -> tuple[Claim, ...]:
        """The count that was said; none when there is none, or a key. A word that is not understood is asked about."""
        while True:
            text = self._line(self._screen.slips.how_prompt) or ""
            heard = _key(text) or listening.hear(text, *BOOKS.values())
            if not isinstance(heard, listening.Misheard):
                return heard if isinstance(heard, tuple) else ()
            self._screen.show(claims.misheard_line(heard.word, self._screen.look))

    def wants_undo(self) -> bool:
        """Whether `u` is typed at the end of a sitting; anything else ends it."""
        self._screen.show("", self._screen.book.last_chance)
        return (self._line(self._screen.book.last_prompt) or "").strip().lower() == Key.UNDO.value

    def wait(self) -> None:
        """Wait for Enter; the end of input waits no more."""
        self._line(self._screen.book.enter)

    def _line(self, prompt: str) -> str | None:
        """What was typed behind a prompt; None at the end of input."""
        sys.stdout.flush()
        try:
            text = input(prompt)
        except EOFError:
            self._screen.show("")
            return None
        if not self.is_at_keyboard:
            self._screen.show(harmless(text))
        return text


def _key(text: str) -> Key | None:
    """The key that was typed; its letter wins over those of a count."""
    return next((key for key in Key if text.strip().lower() == key.value), None)
