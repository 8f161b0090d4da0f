"""What a typed answer says: a total, as a number or a number word of either language."""

from trainer.language.phrasebook import Phrasebook
from trainer.learning.quiz import HIGHEST


def total(text: str, *phrasebooks: Phrasebook) -> int | None:
    """The points that an answer names, 0 to 29; None when it is no answer."""
    word = " ".join(text.split()).rstrip(".!").casefold()
    if word.isascii() and word.isdecimal() and len(word) <= 2:
        points = int(word)
    else:
        points = next((number for book in phrasebooks if (number := _number(word, book)) is not None), HIGHEST + 1)
    return points if points <= HIGHEST else None


def _number(word: str, book: Phrasebook) -> int | None:
    """The number that a word of a language means."""
    words = [number.casefold() for number in book.numbers]
    return words.index(word) if word in words else None
