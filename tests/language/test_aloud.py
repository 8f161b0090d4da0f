"""The words with which a count is heard and judged: none is missing, none means two things."""

import string
from dataclasses import fields, replace

import pytest

from trainer.cribbage.spoken import Name
from trainer.language.aloud import ENGLISH_ALOUD, GERMAN_ALOUD, Aloud
from trainer.language.english import ENGLISH
from trainer.language.german import GERMAN
from trainer.language.listening import hear
from trainer.language.phrasebook import Phrasebook
from trainer.learning.claims import Claim

BOTH = (ENGLISH, GERMAN)
SENTENCES = [field.name for field in fields(Aloud) if field.type is str and field.name not in ("run", "runs")]


def placeholders(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


@pytest.mark.parametrize("sentence", SENTENCES)
def test_a_sentence_has_the_same_facts_in_both_languages_and_other_words(sentence: str) -> None:
    english, german = getattr(ENGLISH_ALOUD, sentence), getattr(GERMAN_ALOUD, sentence)
    assert placeholders(english) == placeholders(german)
    assert english != german
    assert english.strip()
    assert german.strip()
    assert english[-1] in ".:"
    assert german[-1] in ".:"


@pytest.mark.parametrize("name", Name)
def test_a_name_without_a_plural_is_refused(name: Name) -> None:
    with pytest.raises(LookupError, match=str(name)):
        replace(ENGLISH_ALOUD, plurals={other: "x" for other in Name if other is not name})


@pytest.mark.parametrize("book", BOTH, ids=["en", "de"])
def test_every_name_is_heard_alone_as_itself(book: Phrasebook) -> None:
    for name, noun in book.calls.items():
        if noun.name != "fifteen":  # a number too
            assert hear(noun.name, *BOTH) == (Claim(name),)
    for phrase, name in book.aloud.also_called.items():
        assert hear(phrase, *BOTH) == (Claim(name),), phrase


@pytest.mark.parametrize("book", BOTH, ids=["en", "de"])
def test_several_are_heard_by_their_plural(book: Phrasebook) -> None:
    for name in (Name.FIFTEEN, Name.PAIR, Name.RUN_OF_THREE, Name.RUN_OF_FOUR, Name.RUN_OF_FIVE):
        for number in (2, 3):
            assert hear(f"{number} {book.aloud.plurals[name]}", *BOTH) == (Claim(name),) * number


@pytest.mark.parametrize("book", BOTH, ids=["en", "de"])
def test_words_that_say_nothing_are_no_names(book: Phrasebook) -> None:
    assert hear(" ".join(book.aloud.fillers), *BOTH) is None
    assert all(hear(word, *BOTH) == 0 for word in book.aloud.nothing)
