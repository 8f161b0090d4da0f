"""The words of a count: what each word or phrase that a learner types may mean, in all languages at once.

Small and large letters are the same, and ä ö ü ß may be written ae oe ue ss. Between words stand spaces, commas and the
like, and within "15-2" or "15/2" a sign, too; a letter and a number may stand together, as in "f2" and "p6".
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from functools import cache

from trainer.cribbage.spoken import Name
from trainer.language.phrasebook import Phrasebook
from trainer.learning.quiz import HIGHEST


class Link(Enum):
    """What stands before a word and tells how it belongs to the one before it."""

    STOP = ","
    OF = "for"
    TIMES = "times"
    MAKES = "makes"
    GLUED = ""
    OTHER = "and"


@dataclass(frozen=True, slots=True)
class Group:
    """The name of a group; None for a run of which it is not said how long it is.

    `is_plural` is None where one and several are called the same. `worth`: the points, if the name tells.
    """

    name: Name | None
    is_plural: bool | None = False
    worth: int | None = None


@dataclass(frozen=True, slots=True)
class Times:
    """A number of groups in one word: "twice"."""

    number: int


Meaning = int | Group | Times | Link
"""A number, a group, how many there are of one, or what only links these."""


@dataclass(frozen=True, slots=True)
class Token:
    """A number or a group, how it was typed, and what stands between it and the one before.

    With `is_times` it tells how often there is what stands beside it: "twice".
    """

    meaning: int | Group
    typed: str
    links: frozenset[Link] = frozenset()
    is_times: bool = False


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

_BETWEEN = re.compile(r"([\s,;:=&|()\"„“”…]+|(?<=\w)[-–—−+/]+(?=\w)|(?<=\s)[-–—−+/]+(?=\s))")
_SIGNS = {Link.STOP: ",;", Link.MAKES: "=", Link.OTHER: ":&|()+"}
_TIMES = re.compile("(?<=[0-9])[x×](?=[0-9])")
_TOGETHER = re.compile(r"([a-z]+)([0-9]{1,2})|([0-9]{1,2})([a-z]+)")
_UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "’": "'"})


def tokens(text: str, books: tuple[Phrasebook, ...]) -> Iterator[Token]:
    """The numbers and groups of a text, in their order. Raises Unknown."""
    known = _known(books)
    longest = max(map(len, known))
    words = [*_words_of(text)]
    spelled = [plain(word) for word, _ in words]
    links: frozenset[Link] = frozenset()
    place = 0
    while place < len(words):
        typed, signs = words[place]
        links |= signs
        size = next((size for size in range(longest, 0, -1) if tuple(spelled[place : place + size]) in known), 1)
        meaning = known.get(tuple(spelled[place : place + size]))
        if isinstance(meaning, Link):
            links |= {meaning}
        elif isinstance(meaning, Times):
            yield Token(meaning.number, typed, links, is_times=True)
            links = frozenset({Link.TIMES})
        else:
            if meaning is None:
                yield from _apart(typed, links, known)
            else:
                yield Token(meaning, " ".join(word for word, _ in words[place : place + size]), links)
            links = frozenset()
        place += size


def _words_of(text: str) -> Iterator[tuple[str, frozenset[Link]]]:
    """The words of a text, each with the signs before it."""
    signs = ""
    for number, part in enumerate(_BETWEEN.split(_TIMES.sub(" x ", text.strip()))):
        if number % 2:
            signs += part
        elif word := part.rstrip(".!?"):
            yield word, frozenset(link for link, marks in _SIGNS.items() if {*marks} & {*signs})
            signs = ""


def _apart(typed: str, links: frozenset[Link], known: "_Known") -> Iterator[Token]:
    """The two tokens of a word like "f2" or "2f". Raises Unknown."""
    found = _TOGETHER.fullmatch(plain(typed))
    for part in filter(None, found.groups()) if found else [typed]:
        meaning = known.get((part,))
        if meaning is None or isinstance(meaning, Link | Times):
            raise Unknown(typed)
        yield Token(meaning, typed, links)
        links = frozenset({Link.GLUED})


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
        for link, words in _links(book):
            known |= {_words(word): link for word in words}
    for book in books:
        for phrase, group in _groups(book):
            known |= {_words(phrase): group, _in_digits(_words(phrase), book): group}
    for book in books:
        known |= {_words(word): number for number, word in enumerate(book.numbers[: HIGHEST + 1])}
        known |= {_words(word): 0 for word in book.aloud.nothing}
        known |= {_words(word): Times(number) for word, number in _multiples(book)}
    known |= {(written,): group for written, group in SHORTHAND.items()}
    return known | {(f"{number:0{width}}",): number for number in range(HIGHEST + 1) for width in (1, 2)}


def _links(book: Phrasebook) -> Iterator[tuple[Link, Iterable[str]]]:
    """The words of a language that only link others."""
    yield Link.OTHER, book.aloud.fillers
    yield Link.OF, book.aloud.of
    yield Link.TIMES, book.aloud.times
    yield Link.MAKES, book.aloud.makes


def _multiples(book: Phrasebook) -> Iterator[tuple[str, int]]:
    """What says how often: "twice", "two times", "2 x"."""
    yield from ((word, number) for number, word in enumerate(book.aloud.multiples, 1))
    for number, word in enumerate(book.numbers[1:10], 1):
        yield from ((f"{said} {times}", number) for said in (word, str(number)) for times in book.aloud.times)


def _groups(book: Phrasebook) -> Iterator[tuple[str, Group]]:
    """What groups are called in a language."""
    for name, plural in book.aloud.plurals.items():
        yield plural, Group(name, is_plural=True)
    for name, noun in book.calls.items():
        yield noun.name, Group(name, is_plural=None if noun.name == book.aloud.plurals[name] else False)
    for phrase, name in book.aloud.also_called.items():
        yield phrase, Group(name)
    for phrase, worth in book.aloud.flushes.items():
        yield phrase, Group(Name.FLUSH, worth=worth)
    yield from ((word, Group(None)) for word in book.aloud.run)
    yield from ((word, Group(None, is_plural=True)) for word in book.aloud.runs)


def _words(phrase: str) -> tuple[str, ...]:
    return tuple(plain(word) for word in _BETWEEN.split(phrase)[::2])


def _in_digits(words: tuple[str, ...], book: Phrasebook) -> tuple[str, ...]:
    """A phrase with its numbers in digits: "run of 3"."""
    digits = {plain(word): str(number) for number, word in enumerate(book.numbers)}
    return tuple(digits.get(word, word) for word in words)
