"""The looks that the tests of the display share, and the styles that may be seen."""

from collections.abc import Iterable

import pytest
from rich.style import Style
from rich.text import Text

from trainer.display.look import Look
from trainer.language.english import ENGLISH
from trainer.language.german import GERMAN

WIDE = Look(ENGLISH)
NARROW = Look(ENGLISH, width=40)
LETTERS = Look(ENGLISH, has_symbols=False)
PLAIN = Look(ENGLISH, is_plain=True)
GERMAN_LOOK = Look(GERMAN)

BOTH_LANGUAGES = pytest.mark.parametrize("book", [ENGLISH, GERMAN], ids=["en", "de"])


def texts(lines: Iterable[Text]) -> list[str]:
    """The lines without their colours."""
    return [line.plain for line in lines]


def styled(line: Text) -> list[tuple[str, str]]:
    """The parts of a line that have a style, with it; a background or dim letters are refused."""
    for span in line.spans:
        style = Style.parse(str(span.style))
        assert not style.bgcolor
        assert not style.dim
    return [(line.plain[span.start : span.end], str(span.style)) for span in line.spans]
