"""The terminal: in which language and colours it is spoken to, and how errors are told.

Results go to standard output, everything else to standard error. Whatever the encoding of the output, printing never
fails.
"""

import json
import os
import shlex
import shutil
import sys
import traceback
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cached_property
from typing import TYPE_CHECKING

import typer

from trainer.cli import languages, streams
from trainer.display.look import Look, harmless
from trainer.errors import TrainerError, UsageError
from trainer.language.phrasebook import Phrasebook

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text

    from trainer.language.slips import SlipBook

Option = str | int | bool | list[str] | None

INTERRUPTED = 130
FAILED = 1
MISUSED = 2

_NARROWEST = 12


class Terminal:
    """Where a command prints. `book` is the phrasebook, `look` how things are shown."""

    def __init__(self, lang: str | None, *, no_color: bool = False, plain: bool = False) -> None:
        self.book = languages.phrasebook(lang)
        self._flags = [
            *(["--lang", lang] if lang else []),
            *(["--plain"] if plain else []),
            *(["--no-color"] if no_color else []),
        ]
        width = max(shutil.get_terminal_size().columns, _NARROWEST)
        is_plain = plain or bool(os.environ.get("ACCESSIBLE"))
        self.look = Look(self.book, has_symbols=_can_show("♣♦♥♠"), is_plain=is_plain, width=width)
        self._has_color = not (no_color or os.environ.get("NO_COLOR") or is_plain)

    @cached_property
    def slips(self) -> "SlipBook":
        """The words for the slips."""
        return languages.slip_book(self.book.code)

    @cached_property
    def _console(self) -> "Console":
        from rich.console import Console

        return Console(
            file=sys.stdout,
            width=self.look.width,
            color_system="auto" if self._has_color else None,
            highlight=False,
            emoji=False,
            markup=False,
        )

    def show(self, *lines: "Text | str") -> None:
        """Print lines, wrapped between words where they are too long."""
        from rich.text import Text

        for line in lines:
            text = Text(line) if isinstance(line, str) else line
            hang = _hang(text.plain) if text.cell_len > self.look.width else ""
            for place, part in enumerate(text.wrap(self._console, self.look.width - len(hang))):
                part.rstrip()
                self._console.print(Text(hang).append_text(part) if place else part, soft_wrap=True)

    def show_command(self, words: "Text | str", command: str) -> None:
        """Print a command to copy on a line of its own, never broken, below the words that lead to it."""
        self.show(words)
        self.show_raw("  " + harmless(command))

    def show_raw(self, line: str) -> None:
        """Print a line as it is, not wrapped."""
        print(line)

    def show_json(self, document: object) -> None:
        """Print JSON on one line, in characters that the output has."""
        print(json.dumps(document, ensure_ascii=not _can_show("♥ä")))

    def warn(self, sentence: str) -> None:
        """Say something that is no result."""
        print(harmless(sentence), file=sys.stderr)

    def command(self, name: str, options: Mapping[str, Option] | None = None) -> str:
        """A command to copy, with its options that are on and those by which this command was told how to speak."""
        words = [word for option, value in (options or {}).items() for word in _written(option, value)]
        return " ".join(["cribbage-trainer", name, *words, *self._flags])


def _hang(line: str) -> str:
    """By what the continuation of an indented line is indented: a little more than the line itself."""
    indent = len(line) - len(line.lstrip(" "))
    return " " * (indent + 2) if indent else ""


def _written(option: str, value: Option) -> list[str]:
    """An option as it is typed."""
    if value is None or value is False:
        return []
    if isinstance(value, list):
        return [word for each in value for word in (option, shlex.quote(each))]
    return [option] if value is True else [option, shlex.quote(str(value))]


def any_seed() -> int:
    """A seed drawn by chance, short enough to be typed again."""
    import secrets

    return secrets.randbelow(1_000_000)


def _can_show(text: str) -> bool:
    try:
        text.encode(getattr(sys.stdout, "encoding", None) or "ascii")
    except (UnicodeError, LookupError):
        return False
    return True


@contextmanager
def terminal(
    lang: str | None, *, no_color: bool = False, plain: bool = False, debug: bool = False
) -> Iterator[Terminal]:
    """A terminal for one command; whatever ends the command early is told in a sentence and becomes its exit code."""
    streams.prepare()
    book = languages.phrasebook(None, is_forgiving=True)
    try:
        of = Terminal(lang, no_color=no_color, plain=plain)
        book = of.book
        yield of
        sys.stdout.flush()
    except TrainerError as error:
        _tell(book.refusal(error), is_traced=debug)
        raise typer.Exit(MISUSED if isinstance(error, UsageError) else FAILED) from None
    except BrokenPipeError:
        streams.forget_output()
        raise typer.Exit(FAILED) from None
    except KeyboardInterrupt:
        print(file=sys.stderr)  # the prompt stands there still
        _tell(book.interrupted, is_traced=debug)
        raise typer.Exit(INTERRUPTED) from None
    except OSError as error:
        give_up_printing(error, book)
        raise typer.Exit(FAILED) from None


def give_up_printing(error: OSError, book: Phrasebook) -> None:
    """Say that the output cannot be written."""
    streams.forget_output()
    _tell(book.output_failed.format(reason=error.strerror or error), is_traced=False)


def _tell(sentence: str, *, is_traced: bool) -> None:
    if is_traced:
        traceback.print_exc()
    print(harmless(sentence), file=sys.stderr)
