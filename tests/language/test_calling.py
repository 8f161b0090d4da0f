"""What is called in the play, in both languages, and that nothing lacks its words."""

from dataclasses import fields, replace
from typing import Any, cast

import pytest

from tests import pegging_oracle as oracle
from tests.language.grammar import GRAMMARS
from tests.language.test_phrasebook import LANGUAGES, placeholders
from trainer.cribbage.position import positions, read_play
from trainer.language.calling import call
from trainer.language.english import ENGLISH
from trainer.language.german import GERMAN
from trainer.language.phrasebook import Phrasebook
from trainer.language.play_words import PlayWords


def calls(text: str, book: Phrasebook) -> list[str]:
    return [call(position, book) for position in positions(read_play(text))]


@pytest.mark.parametrize(
    ("text", "english", "german"),
    [
        # those of the rules
        ("7H", "seven", "sieben"),
        ("7H 8D", "fifteen for two", "fünfzehn für zwei"),
        ("7H 8D 7S", "twenty-two", "zweiundzwanzig"),
        ("KH QD JS AC", "thirty-one for two", "einunddreißig für zwei"),
        ("KH QD 9S last", "twenty-nine, one for last", "neunundzwanzig, eins für die letzte Karte"),
        ("KH QD 9S go", "twenty-nine, one for go", "neunundzwanzig, eins für Go"),
        # and why
        ("7H 7D", "fourteen for two (pair)", "vierzehn für zwei (Paar)"),
        ("7H 7D 7S", "twenty-one for six (pair royal)", "einundzwanzig für sechs (Drilling)"),
        ("7H 7D 7S 7C", "twenty-eight for twelve (double pair royal)", "achtundzwanzig für zwölf (Vierling)"),
        ("4H 6D 5S", "fifteen for five (fifteen, run of three)", "fünfzehn für fünf (Fünfzehner, Dreierfolge)"),
        (
            "9H 6C 8D 8S",
            "thirty-one for four (thirty-one, pair)",
            "einunddreißig für vier (Einunddreißig, Paar)",
        ),
        (
            "AH 4D 2S 5C 3H 6D 7C go",
            "twenty-eight for seven (run of seven), one for go",
            "achtundzwanzig für sieben (Siebenerfolge), eins für Go",
        ),
        ("KH QD JS AC last", "thirty-one for two", "einunddreißig für zwei"),
    ],
)
def test_a_card_is_called_as_at_the_table(text: str, english: str, german: str) -> None:
    assert calls(text, ENGLISH)[-1] == english
    assert calls(text, GERMAN)[-1] == german


@LANGUAGES
def test_every_short_series_is_called_with_its_count_and_points(book: Phrasebook) -> None:
    numbers = [*GRAMMARS[book.code].numbers.split(), *book.numbers[30:]]
    for ranks in oracle.series(longest=3):
        said = calls(" ".join(oracle.suited(ranks)), book)[-1].partition(" (")[0]
        worth = oracle.points(ranks)
        joint = {"en": " for ", "de": " für "}[book.code]
        assert said == numbers[oracle.count(ranks)] + (joint + numbers[worth] if worth else "")


# Nothing without words


@LANGUAGES
@pytest.mark.parametrize("table", ["kinds", "runs", "endings", "traps"])
def test_play_words_that_lack_one_entry_are_refused(table: str, book: Phrasebook) -> None:
    words = getattr(book.play, table)
    for key in words:
        without = {other: value for other, value in words.items() if other != key}
        with pytest.raises(LookupError, match=str(key)):
            replace(book.play, **cast(dict[str, Any], {table: without}))


def test_both_languages_fill_in_the_same_facts() -> None:
    for field in fields(PlayWords):
        english, german = getattr(ENGLISH.play, field.name), getattr(GERMAN.play, field.name)
        if isinstance(english, str):
            assert placeholders(english) == placeholders(german)
            assert english.strip()
            assert german.strip()
        else:
            assert english.keys() == german.keys()
            assert all(words.strip() for words in (*english.values(), *german.values()))
