"""What a player calls when a card is laid: the count, the points that it is for, and what they are for."""

from collections.abc import Sequence

from trainer.cribbage.position import Position
from trainer.cribbage.tally import Combination, Kind
from trainer.language.phrasebook import Phrasebook

_SAID_BY_THE_COUNT = (Kind.FIFTEEN, Kind.THIRTY_ONE)


def call(position: Position, book: Phrasebook) -> str:
    """The call of the card just laid: "seven", "fifteen for two", "thirty for three (run of three), one for go"."""
    laid = position.laid
    said = book.numbers[position.series.count]
    if laid.points:
        said = book.play.count_for.format(count=said, points=book.numbers[laid.points]) + _why(laid.combinations, book)
    return ", ".join([said, *(book.play.endings[ending.kind] for ending in position.ending)])


def _why(combinations: Sequence[Combination], book: Phrasebook) -> str:
    """What the points are for, in brackets, where the count alone does not say it."""
    if len(combinations) == 1 and combinations[0].kind in _SAID_BY_THE_COUNT:
        return ""
    return f" ({', '.join(name_of(each, book) for each in combinations)})"


def name_of(combination: Combination, book: Phrasebook) -> str:
    """The name of what a card scores: "fifteen", "pair royal", "run of four", "one for go"."""
    if combination.kind in book.play.endings:
        return book.play.endings[combination.kind]
    return book.play.runs[len(combination.cards)] if combination.kind is Kind.RUN else book.play.kinds[combination.kind]
