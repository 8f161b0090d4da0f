"""The words for the slips: all of them, in both languages, as sentences and ends of sentences."""

import re
from collections import Counter
from dataclasses import replace

import pytest

from tests import slip_oracle
from trainer.language.slips import SlipBook, SlipWords
from trainer.language.slips_english import ENGLISH_SLIPS
from trainer.language.slips_german import GERMAN_SLIPS
from trainer.learning.slips.play import PLAY_CATALOGUE

BOOKS = [ENGLISH_SLIPS, GERMAN_SLIPS]
LANGUAGES = pytest.mark.parametrize("book", BOOKS, ids=["en", "de"])

SAME_RULE = [
    {"royal-as-two", "royal-as-three", "royal-as-four"},
    {"double-royal-as-six", "double-royal-as-eight"},
    {"double-double-as-double", "double-double-as-triple"},
]
"""Slips that break one rule."""


@LANGUAGES
def test_there_are_words_for_every_slip_in_the_order_of_the_catalogue(book: SlipBook) -> None:
    assert [*book.words] == [*slip_oracle.MISCOUNTS, *(slip.id for slip in PLAY_CATALOGUE)]
    assert all(words.mistake.strip() and words.rule.strip() for words in book.words.values())


@LANGUAGES
def test_no_two_mistakes_are_said_alike(book: SlipBook) -> None:
    assert [said for said, times in Counter(words.mistake for words in book.words.values()).items() if times > 1] == []


@LANGUAGES
def test_rules_are_said_alike_only_where_the_rule_is_the_same(book: SlipBook) -> None:
    slips: dict[str, set[str]] = {}
    for slip, words in book.words.items():
        slips.setdefault(words.rule, set()).add(slip)
    assert [alike for alike in slips.values() if len(alike) > 1] == SAME_RULE


@pytest.mark.parametrize(("book", "you"), [(ENGLISH_SLIPS, "You "), (GERMAN_SLIPS, "Du ")], ids=["en", "de"])
def test_a_mistake_is_a_sentence_to_the_learner(book: SlipBook, you: str) -> None:
    for slip, words in book.words.items():
        assert re.fullmatch(rf"{you}[^.!?:]+\.", words.mistake), slip


@LANGUAGES
def test_a_rule_is_the_end_of_a_sentence_that_has_a_colon_and_gets_cards_and_a_full_stop(book: SlipBook) -> None:
    for slip, words in book.words.items():
        assert re.fullmatch(r"[^\s.!?:()][^.!?:()]*[^\s.!?:();,]", words.rule), slip


def test_an_english_rule_begins_small_a_german_one_but_for_nouns() -> None:
    assert all(words.rule[0].islower() for words in ENGLISH_SLIPS.words.values())
    large = {words.rule.split()[0].rstrip(",") for words in GERMAN_SLIPS.words.values() if not words.rule[0].islower()}
    assert large == {"Bube", "Go", "Karten", "Nobs", "His"}


@LANGUAGES
def test_nothing_is_to_be_filled_in_and_no_space_is_left_over(book: SlipBook) -> None:
    for words in book.words.values():
        for text in (words.mistake, words.rule):
            assert not {*"{}%\n\t"} & {*text}
            assert "  " not in text


def test_german_has_its_umlauts() -> None:
    text = " ".join(text for words in GERMAN_SLIPS.words.values() for text in (words.mistake, words.rule))
    written = re.findall(r"\w*(?:(?<![aeq])ue|ae|oe)\w*", text, re.IGNORECASE)
    assert written == []
    for word in ("Fünfzehner", "zählst", "übersiehst", "König", "hältst", "für", "fünf", "zwölf", "kürzeren", "lässt"):
        assert word in text


def test_english_is_plain_ascii() -> None:
    assert all((words.mistake + words.rule).isascii() for words in ENGLISH_SLIPS.words.values())


@LANGUAGES
def test_german_and_english_are_not_mixed(book: SlipBook) -> None:
    foreign = {"en": r"\b(Du|Karten?|zählt|Paar)\b", "de": r"\b(You|count|cards?|pair|the)\b"}[book.code]
    assert not [words for words in book.words.values() if re.search(foreign, words.mistake + " " + words.rule)]


@LANGUAGES
def test_a_book_that_lacks_a_slip_cannot_be_made(book: SlipBook) -> None:
    with pytest.raises(LookupError, match="any-jack"):
        replace(book, words={slip: words for slip, words in book.words.items() if slip != "any-jack"})


@LANGUAGES
def test_a_book_with_words_for_no_slip_cannot_be_made(book: SlipBook) -> None:
    with pytest.raises(LookupError, match=f"{book.code}.*any-queen"):
        replace(book, words={**book.words, "any-queen": SlipWords("You count a queen.", "a queen is no nobs")})
