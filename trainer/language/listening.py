"""What a typed answer says: a total, or a count as one says it or scribbles it, in all languages at once.

A bare number or number word is the total: "15" is fifteen points, "nothing" none. Everything else is a count: groups in
any order, each with the running total behind it or without: "15 2 15 4 pair 6". How its words belong together is found
in `readings`. A word that is not understood, or that no reading takes in, makes the whole answer none.

"Pair 2, double run 8" may be totals or worths. Of the readings in which as little is amiss that one is meant which is
nearest to the hand, if it is about as usual: nobody is told to be wrong who may have been right.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from trainer.cribbage.cards import Hand
from trainer.language.phrasebook import Phrasebook
from trainer.language.readings import Reading
from trainer.language.vocabulary import Token, Unknown, tokens
from trainer.language.ways import Ways
from trainer.learning.claims import Claim
from trainer.learning.judging import judge
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


_ABOUT = 20
"""By how much costs may differ of readings that are about as usual."""


def hear(text: str, *phrasebooks: Phrasebook, hand: Hand | None = None) -> Heard | None:
    """What an answer says of a hand; None when it says nothing."""
    points = total(text, *phrasebooks)
    if points is not None:
        return points
    try:
        said = [*tokens(text, phrasebooks)]
        if len(said) == 1 and isinstance(said[0].meaning, int):
            return said[0].meaning
        return _meant(_readings(said), hand).claims if said else None
    except Unknown as unknown:
        return Misheard(unknown.word)


def _readings(words: Sequence[Token]) -> Collection[Reading]:
    """The readings of a count. Raises Unknown at the word that none takes in."""
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
    return best[-1].values()


def _meant(readings: Collection[Reading], hand: Hand | None) -> Reading:
    """The reading in which least is amiss; of several that are about as usual the one that is nearest to the hand."""
    amiss, cost = min((reading.amiss, reading.cost) for reading in readings)
    usual = [reading for reading in readings if reading.amiss == amiss and reading.cost <= cost + _ABOUT]
    return min(usual, key=lambda reading: (judge(reading.claims, hand).distance if hand else 0, reading.cost))
