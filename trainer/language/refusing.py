"""A refusal in words: what was read, what is wrong, what to do."""

from typing import TYPE_CHECKING

from trainer.errors import DeckError, TrainerError

if TYPE_CHECKING:
    from trainer.language.phrasebook import Phrasebook

LONGEST_QUOTE = 40
"""In characters."""

_NEEDED_WHOLE = {"path", "reason"}
"""Fields of an error that nobody typed: where a file is, and what the system says of it."""


def refusal(error: TrainerError, book: "Phrasebook") -> str:
    """One sentence for an error."""
    if isinstance(error, DeckError):
        return _deck_refusal(error, book)
    return book.errors[type(error)].format(**{field: _in_words(field, value) for field, value in vars(error).items()})


def quoted(text: str) -> str:
    """What was read, as it is quoted: of a long text the beginning."""
    return text if len(text) <= LONGEST_QUOTE else text[: LONGEST_QUOTE - 3] + "..."


def _in_words(field: str, value: object) -> str:
    """A field of an error: a list is spelled out, word and value pairs too."""
    if isinstance(value, tuple):
        return ", ".join(" = ".join(item) if isinstance(item, tuple) else str(item) for item in value)
    return str(value) if field in _NEEDED_WHOLE else quoted(str(value))


def _deck_refusal(error: DeckError, book: "Phrasebook") -> str:
    """Where in which file the fault is, and what it is: all of it, for whoever looks for it there."""
    where = [
        template.format(value)
        for template, value in (
            (book.deck_fault_line, error.line),
            (book.deck_fault_skill, error.skill),
            (book.deck_fault_key, error.key),
        )
        if value is not None
    ]
    fault = book.deck_faults[error.fault].format(detail=error.detail)
    return f"{', '.join([error.file, *where])}: {fault}"
