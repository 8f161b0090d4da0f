"""The words for the slips of the play: all of them, in both languages, as sentences that can be joined."""

from dataclasses import replace

import pytest

from trainer.language.play_slips import PlaySlipBook
from trainer.language.play_slips_english import ENGLISH_PLAY_SLIPS
from trainer.language.play_slips_german import GERMAN_PLAY_SLIPS
from trainer.learning.slips.play import PLAY_CATALOGUE

BOOKS = pytest.mark.parametrize("book", [ENGLISH_PLAY_SLIPS, GERMAN_PLAY_SLIPS], ids=lambda book: book.code)


@BOOKS
def test_a_book_that_lacks_a_slip_or_has_another_is_refused(book: PlaySlipBook) -> None:
    for slip in PLAY_CATALOGUE:
        others = {key: words for key, words in book.words.items() if key != slip.id}
        with pytest.raises(LookupError, match=slip.id):
            replace(book, words=others)
        with pytest.raises(LookupError, match="another"):
            replace(book, words={**book.words, "another": book.words[slip.id]})


@BOOKS
def test_a_mistake_is_a_sentence_and_a_rule_the_rest_of_one(book: PlaySlipBook) -> None:
    for words in book.words.values():
        assert words.mistake.startswith({"en": "You ", "de": "Du "}[book.code])
        assert words.mistake.endswith(".")
        assert words.rule.strip(" .") == words.rule != ""


@BOOKS
def test_no_two_slips_have_the_same_words(book: PlaySlipBook) -> None:
    assert len({words.mistake for words in book.words.values()}) == len(PLAY_CATALOGUE)
    assert len({words.rule for words in book.words.values()}) == len(PLAY_CATALOGUE)


def test_46_the_words_differ_between_the_languages() -> None:
    for key, words in ENGLISH_PLAY_SLIPS.words.items():
        assert words.mistake != GERMAN_PLAY_SLIPS.words[key].mistake
        assert words.rule != GERMAN_PLAY_SLIPS.words[key].rule
