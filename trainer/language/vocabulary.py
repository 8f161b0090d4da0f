"""The words of a count: what each word or phrase that a learner types may mean, in all languages at once.

Small and large letters are the same, and ä ö ü ß may be written ae oe ue ss. Between words stand spaces, commas and the
like, and within "15-2" or "15/2" a sign, too; a letter and a number may stand together, as in "f2" and "p6".
"""

import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from trainer.cribbage.spoken import Name
from trainer.language.phrasebook import Phrasebook
from trainer.learning.quiz import HIGHEST


@dataclass(frozen=True, slots=True)
class Group:
    """The name of a group; None for a run of which it is not said how long it is."""

    name: Name | None
    is_plural: bool = False


Meaning = int | Group | None
"""A number, a group, or nothing at all."""


@dataclass(frozen=True, slots=True)
class Token:
    """A number or a group, and how it was typed; `first` and `last`: the places of its words in the text."""

    meaning: int | Group
    typed: str
    first: int
    last: int


class Unknown(Exception):
    """A word that has no meaning in a count."""

    def __init__(self, word: str) -> None:
        super().__init__(word)
        self.word = word


SHORTHAND: Mapping[str, Group] = {
    "f": Group(Name.FIFTEEN),
    "p": Group(Name.PAIR),
    "pr": Group(Name.PAIR_ROYAL),
    "dpr": Group(Name.DOUBLE_PAIR_ROYAL),
    "r": Group(None),
    "dr": Group(Name.DOUBLE_RUN),
    "dr3": Group(Name.DOUBLE_RUN_OF_THREE),
    "dr4": Group(Name.DOUBLE_RUN_OF_FOUR),
    "tr": Group(Name.TRIPLE_RUN),
    "ddr": Group(Name.DOUBLE_DOUBLE_RUN),
    "fl": Group(Name.FLUSH),
    "n": Group(Name.NOBS),
    "15s": Group(Name.FIFTEEN, is_plural=True),
    "15's": Group(Name.FIFTEEN, is_plural=True),
}
"""How a count is scribbled, in every language; "r3" is "r" and "3"."""

_BETWEEN = re.compile(r"[\s,;:=&()\"„“”…]+|(?<=\w)[-–—−+/]+(?=\w)|(?<=\s)[-–—−+/]+(?=\s)")
_TOGETHER = re.compile(r"([a-z]+)([0-9]{1,2})")
_UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "’": "'"})


def tokens(text: str, books: tuple[Phrasebook, ...]) -> Iterator[Token]:
    """The numbers and groups of a text, in their order. Raises Unknown."""
    known = _known(books)
    longest = max(map(len, known))
    typed = [word for word in (part.rstrip(".!?") for part in _BETWEEN.split(text.strip())) if word]
    words = [plain(word) for word in typed]
    place = 0
    while place < len(words):
        size = next((size for size in range(longest, 0, -1) if tuple(words[place : place + size]) in known), 0)
        if not size:
            yield from _apart(typed[place], place, known)
        elif (meaning := known[tuple(words[place : place + size])]) is not None:
            yield Token(meaning, " ".join(typed[place : place + size]), place, place + size - 1)
        place += size or 1


def _apart(typed: str, place: int, known: "_Known") -> Iterator[Token]:
    """The two tokens of a word like "f2". Raises Unknown."""
    found = _TOGETHER.fullmatch(plain(typed))
    for part in found.groups() if found else [typed]:
        meaning = known.get((part,))
        if meaning is None:
            raise Unknown(typed)
        yield Token(meaning, typed, place, place)


def plain(word: str) -> str:
    """A word without what does not matter: the size of its letters, and how its umlauts are written."""
    return unicodedata.normalize("NFC", word).casefold().translate(_UMLAUTS)


_Known = Mapping[tuple[str, ...], Meaning]
"""What is known, by the words of each phrase."""


@cache
def _known(books: tuple[Phrasebook, ...]) -> _Known:
    """All that has a meaning; what comes later stands over what came before it."""
    known: dict[tuple[str, ...], Meaning] = {}
    for book in books:
        known |= {_words(filler): None for filler in book.aloud.fillers}
    for book in books:
        for phrase, group in _groups(book):
            known |= {_words(phrase): group, _in_digits(_words(phrase), book): group}
    for book in books:
        known |= {_words(word): number for number, word in enumerate(book.numbers[: HIGHEST + 1])}
        known |= {_words(word): 0 for word in book.aloud.nothing}
    known |= {(written,): group for written, group in SHORTHAND.items()}
    return known | {(f"{number:0{width}}",): number for number in range(HIGHEST + 1) for width in (1, 2)}


def _groups(book: Phrasebook) -> Iterator[tuple[str, Group]]:
    """What groups are called in a language. Where one and several are called the same, it is one."""
    for name, plural in book.aloud.plurals.items():
        yield plural, Group(name, is_plural=True)
    for name, noun in book.calls.items():
        yield noun.name, Group(name)
    for phrase, name in book.aloud.also_called.items():
        yield phrase, Group(name)
    yield book.aloud.run, Group(None)
    yield book.aloud.runs, Group(None, is_plural=True)


def _words(phrase: str) -> tuple[str, ...]:
    return tuple(plain(word) for word in _BETWEEN.split(phrase))


def _in_digits(words: tuple[str, ...], book: Phrasebook) -> tuple[str, ...]:
    """A phrase with its numbers in digits: "run of 3"."""
    digits = {plain(word): str(number) for number, word in enumerate(book.numbers)}
    return tuple(digits.get(word, word) for word in words)
