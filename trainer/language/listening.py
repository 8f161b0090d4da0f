"""What a typed answer says: a total, or a count as one says it or scribbles it, in all languages at once.

A bare number or number word is the total: "15" is fifteen points, "nothing" none. Everything else is a count: groups in
any order, each with the running total behind it or without: "15 2 15 4 pair 6". How its words belong together is found
in `readings`. A word that is not understood, or that no reading takes in, makes the whole answer none.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from trainer.language.phrasebook import Phrasebook
from trainer.language.readings import Reading, Ways
from trainer.language.vocabulary import Token, Unknown, tokens
from trainer.learning.claims import Claim
from trainer.learning.quiz import HIGHEST


@dataclass(frozen=True, slots=True)
class Misheard:
    """The word, or words with a space between them, by which an answer cannot be understood; as they were typed."""

    word: str


Heard = int | tuple[Claim, ...] | Misheard
"""A total in points, a count of one claim or more, or the word that is not understood."""


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


def hear(text: str, *phrasebooks: Phrasebook) -> Heard | None:
    """What an answer says; None when it says nothing."""
    points = total(text, *phrasebooks)
    if points is not None:
        return points
    try:
        said = [*tokens(text, phrasebooks)]
        if len(said) == 1 and isinstance(said[0].meaning, int):
            return said[0].meaning
        return _claims(said) if said else None
    except Unknown as unknown:
        return Misheard(unknown.word)


def _claims(words: Sequence[Token]) -> tuple[Claim, ...]:
    """The claims of a count, in its best reading. Raises Unknown at the word that no reading takes in."""
    start = Reading()
    best: list[dict[tuple[object, ...], Reading]] = [{start.goes_on_as: start}, *({} for _ in words)]
    for at in range(len(words)):
        for reading in best[at].values():
            for to, then in Ways(words, at, reading):
                before = best[to].get(then.goes_on_as)
                if then.least <= HIGHEST and (before is None or then.cost < before.cost):
                    best[to][then.goes_on_as] = then
    if not best[-1]:
        raise Unknown(words[max(at for at, readings in enumerate(best) if readings)].typed)
    return min(best[-1].values(), key=lambda reading: reading.cost).claims
