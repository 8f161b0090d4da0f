"""What a typed answer says of a card of the play, in all languages at once.

Count and points ("25 for 3", "25/3", "fünfzehn für zwei"), the points by themselves ("3 points", "pair for 2",
"nothing"), or one more for go or last card ("sixteen, one for last"). A number alone is the points or the count, which
depends on the card. Reasons in brackets, as the calls have them, say nothing more.
"""

import re
from collections.abc import Iterator, Mapping
from enum import Enum
from functools import cache

from trainer.cribbage.position import Sign
from trainer.language.phrasebook import Phrasebook
from trainer.language.vocabulary import plain
from trainer.learning.positions import Said


class Word(Enum):
    """What is said beside numbers: what joins them, the word for points, one for go or last, a score by its name."""

    JOINT = "for"
    POINTS = "points"
    ONE = "one for go"
    NAME = "pair"
    FILLER = "a"


Meaning = int | Word
_Known = Mapping[tuple[str, ...], Meaning]
"""What is known, by the words of each phrase."""

_BRACKETS = re.compile(r"\([^()]*\)")
_SIGNS = "/,:;\u2013-"
_WORDS = re.compile(rf"[{_SIGNS}]|[^\s{_SIGNS}]+")


def said(text: str, *phrasebooks: Phrasebook) -> Said | int | None:
    """What an answer names: points, with the count or without, or a number alone; None when it is no answer."""
    meanings = _meanings(_words(_BRACKETS.sub(" ", text).rstrip(" .!")), _known(phrasebooks))
    one = 1 if meanings[-1:] == [Word.ONE] else 0
    if one:
        meanings = meanings[: -2 if meanings[-2:-1] == [Word.JOINT] else -1]
    match meanings:
        case [int(number)]:
            return Said(1, number) if one else number
        case [int(points), Word.POINTS]:
            return Said(points + one)
        case [Word.NAME, int(points)] | [Word.NAME, Word.JOINT, int(points)]:
            return Said(points + one)
        case [int(count), int(points)] | [int(count), Word.JOINT, int(points)]:
            return Said(points + one, count)
        case [int(count), int(points), Word.POINTS] | [int(count), Word.JOINT, int(points), Word.POINTS]:
            return Said(points + one, count)
    return Said(1) if one and not meanings else None


def _words(text: str) -> list[str]:
    return _WORDS.findall(plain(text))


def _meanings(words: list[str], known: _Known) -> list[Meaning | None]:
    """What the words of an answer mean, the longest phrases first, without what says nothing; None is an unknown."""
    found: list[Meaning | None] = []
    longest = max(map(len, known))
    while words:
        size = next((size for size in range(longest, 0, -1) if tuple(words[:size]) in known), 0)
        meaning = known.get(tuple(words[:size]))
        if meaning is not Word.FILLER:
            found.append(meaning)
        words = words[size or 1 :]
    return found


@cache
def _known(books: tuple[Phrasebook, ...]) -> _Known:
    """All that has a meaning; what comes later stands over what came before it."""
    known = {tuple(_words(phrase)): meaning for book in books for phrase, meaning in _phrases(book)}
    known |= {(sign,): Word.JOINT for sign in _SIGNS}
    return known | {(f"{number:0{width}}",): number for number in range(100) for width in (1, 2)}


def _phrases(book: Phrasebook) -> Iterator[tuple[str, Meaning]]:
    """The phrases of a language, each with its meaning."""
    words, ones = book.play, book.play.one.split()
    joint = words.count_for.format(count="", points="").strip()
    yield from ((filler, Word.FILLER) for filler in (*book.aloud.fillers, *book.aloud.makes))
    for name in (*words.kinds.values(), *words.runs.values(), *book.aloud.run):
        yield from ((phrase, Word.NAME) for phrase in (name, *(f"{one} {name}" for one in ones)))
    for number, word in enumerate(book.numbers):
        yield from ((phrase, number) for phrase in (word, word.replace("-", " ")))
    yield from ((one, 1) for one in ones)
    yield from ((nothing, 0) for nothing in book.aloud.nothing)
    yield joint, Word.JOINT
    yield from ((points, Word.POINTS) for points in (book.point, book.points))
    for what in (*Sign, words.last_sign, *(ending.partition(f" {joint} ")[2] for ending in words.endings.values())):
        yield from ((f"{one} {joint} {what}", Word.ONE) for one in ("1", *ones))
