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
from trainer.display import claims
from trainer.display.look import harmless
from trainer.language import listening
from trainer.learning.claims import Claim

if TYPE_CHECKING:
    from trainer.cli.terminal import Terminal


class Key(Enum):
    """What may be typed instead of points; the same letters in every language."""

    UNKNOWN = "?"
    SKIP = "s"
    UNDO = "u"
    STOP = "q"


Typed = int | tuple[Claim, ...] | Key
"""A total in points, a count as one says it, or a key."""


class Reader:
    """Asks at a terminal. `junk` is said when something is no answer."""

    def __init__(self, screen: "Terminal", junk: str | None = None) -> None:
        self._screen = screen
        self._junk = junk or screen.book.junk
        self.is_at_keyboard = sys.stdin.isatty()
        if self.is_at_keyboard:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401 (loading it gives input() line editing)

    def ask(self) -> tuple[Typed, float]:
        """The points, count or key that was typed, and the seconds from now until it was; the end of input stops.

        Anything else is no answer: it is said which word is not understood, and what would be an answer, and asked
        again.
        """
        start = clock.stopwatch()
        while True:
            text = self._line(self._screen.book.prompt)
            if text is None:
                return Key.STOP, clock.stopwatch() - start
            answer = _understood(text)
            if isinstance(answer, listening.Misheard):
                if answer.word != text.strip():  # a word alone needs no quoting: it stands right above
                    self._screen.show(claims.misheard_line(answer.word, self._screen.look))
            elif answer is not None:
                return answer, clock.stopwatch() - start
            self._screen.show(self._junk)

    def listen(self) -> tuple[Claim, ...]:
        """The count that was said; none when there is none, or a key. A word that is not understood is asked about."""
        while True:
            heard = _understood(self._line(self._screen.slips.how_prompt) or "")
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


def _understood(text: str) -> Typed | listening.Misheard | None:
    """A key, whose letters win over those of a count, or what is heard."""
    word = text.strip().lower()
    for key in Key:
        if word == key.value:
            return key
    return listening.hear(text, *BOOKS.values())
