"""What a typed answer says of a card of the play: "25 for 3", "25/3", "fünfzehn für zwei", or the points alone."""

import re

from trainer.cribbage.pegging import HIGHEST as HIGHEST_COUNT
from trainer.language.phrasebook import Phrasebook
from trainer.learning.positions import HIGHEST as HIGHEST_POINTS
from trainer.learning.positions import Said


def said(text: str, *phrasebooks: Phrasebook) -> Said | None:
    """The points that an answer names, behind the count or alone; None when it is no answer."""
    joints = "|".join(re.escape(book.play.count_for.format(count="", points="").strip()) for book in phrasebooks)
    answer = re.fullmatch(rf"(?:(\S+?)(?: ?/ ?| (?:{joints}) | ))?(\S+?)[.!]*", " ".join(text.split()).casefold())
    if answer is None:
        return None
    count, points = (word and _number(word, *phrasebooks) for word in answer.groups())
    if not isinstance(points, int) or points > HIGHEST_POINTS:
        return None
    if answer[1] is None:
        return Said(points)
    return Said(points, count) if isinstance(count, int) and count <= HIGHEST_COUNT else None


def _number(word: str, *phrasebooks: Phrasebook) -> int | None:
    """The number that a word means, in figures or in any of the languages."""
    if word.isascii() and word.isdecimal() and len(word) <= 2:
        return int(word)
    for book in phrasebooks:
        numbers = [number.casefold() for number in book.numbers]
        if word in numbers:
            return numbers.index(word)
    return None
