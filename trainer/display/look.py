"""How things are shown to this learner, and how text from outside is made harmless."""

import unicodedata
from dataclasses import dataclass

from trainer.language.phrasebook import Phrasebook

_NOT_PRINTABLE = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")


@dataclass(frozen=True, slots=True)
class Look:
    """How things are shown: in which language, with suit symbols or letters, plainly or not, in how many columns."""

    book: Phrasebook
    has_symbols: bool = True
    is_plain: bool = False
    width: int = 80


def harmless(text: str) -> str:
    """A text from outside as it may be shown: what is not printable is a question mark."""
    return "".join("?" if unicodedata.category(each) in _NOT_PRINTABLE else each for each in text)
