"""Which language is spoken: that of the option, of the variable, or of the system; English where that has none."""

import os
from typing import TYPE_CHECKING

from trainer.errors import UnknownLanguage
from trainer.language.english import ENGLISH
from trainer.language.german import GERMAN
from trainer.language.phrasebook import Phrasebook

if TYPE_CHECKING:
    from trainer.language.game_words import GameWords
    from trainer.language.slips import SlipBook

BOOKS = {book.code: book for book in (ENGLISH, GERMAN)}

_OPTION, _VARIABLE = "--lang", "CRIBBAGE_TRAINER_LANG"


def phrasebook(option: str | None, *, is_forgiving: bool = False) -> Phrasebook:
    """The phrasebook to speak from. Raises UnknownLanguage for what was asked for by name, unless it is forgiving."""
    for code, source in ((option, _OPTION), (os.environ.get(_VARIABLE) or None, _VARIABLE)):
        if code is not None and code.lower() in BOOKS:
            return BOOKS[code.lower()]
        if code is not None and not is_forgiving:
            raise UnknownLanguage(code, tuple(BOOKS), source)
    return _of_the_system()


def _of_the_system() -> Phrasebook:
    """The first language of LANGUAGE that we speak, else that of the locale."""
    for locale in os.environ.get("LANGUAGE", "").split(":"):
        if _code(locale) in BOOKS:
            return BOOKS[_code(locale)]
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if locale := os.environ.get(variable, ""):
            return BOOKS.get(_code(locale), ENGLISH)
    return ENGLISH


def _code(locale: str) -> str:
    """The language of a locale: "de" of "de_AT.UTF-8"."""
    return locale.partition(".")[0].partition("@")[0].partition("_")[0].lower()


def slip_book(code: str) -> "SlipBook":
    """The words for the slips in a language."""
    from trainer.language.slips_english import ENGLISH_SLIPS
    from trainer.language.slips_german import GERMAN_SLIPS

    return {book.code: book for book in (ENGLISH_SLIPS, GERMAN_SLIPS)}[code]


def game_words(code: str) -> "GameWords":
    """The words of a game in a language."""
    from trainer.language.game_english import ENGLISH_GAME
    from trainer.language.game_german import GERMAN_GAME

    return {words.code: words for words in (ENGLISH_GAME, GERMAN_GAME)}[code]
