"""A typed answer: which numbers and words are a total, and that nothing else is."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.language import grammar
from trainer.language.english import ENGLISH
from trainer.language.german import GERMAN
from trainer.language.listening import total

BOTH = (ENGLISH, GERMAN)


@pytest.mark.parametrize("points", range(30))
def test_every_total_is_understood_as_a_number(points: int) -> None:
    assert total(str(points), *BOTH) == points


@pytest.mark.parametrize("language", [grammar.ENGLISH, grammar.GERMAN], ids=["en", "de"])
def test_every_total_is_understood_as_a_word_of_either_language(language: grammar.Grammar) -> None:
    for points, word in enumerate(language.numbers.split()):
        for typed in (word, word.upper(), word.capitalize(), f" {word} ", f"{word}.", f"{word}!"):
            assert total(typed, *BOTH) == points, typed


@pytest.mark.parametrize(
    ("typed", "points"),
    [
        ("12 ", 12),
        ("\t12\n", 12),
        ("12.", 12),
        ("00", 0),
        ("07", 7),
        ("zwölf", 12),
        ("Twenty-Nine", 29),
        ("ZWÖLF", 12),
        ("fünf", 5),
        ("Nineteen!", 19),
        ("NEUNUNDZWANZIG", 29),
    ],
)
def test_26_a_bare_number_or_number_word_is_the_total(typed: str, points: int) -> None:
    assert total(typed, *BOTH) == points


@pytest.mark.parametrize(
    "typed",
    [
        *(
            "",
            " ",
            ".",
            "!",
            "-",
            "30",
            "31",
            "99",
            "-1",
            "+1",
            "abc",
            "²",
            "½",
            "١٢",
            "1e1",
            "0x1",
            "007",
            "1_0",
            "1.5",
        ),
        *(
            "12a",
            "1 2",
            "fifteen two",
            "twelve twelve",
            "thirty",
            "thirty-one",
            "dreißig",
            "einunddreißig",
            "null null",
        ),
        *("five six", "\x1b[A", "\x00", "⑫", "１２", "12\u200b", "\ufeff12", "nineteenth", "twentynine", "1,2"),
    ],
    ids=ascii,
)
def test_26_anything_else_is_no_answer(typed: str) -> None:
    assert total(typed, *BOTH) is None


def test_words_of_a_language_that_is_not_listened_for_are_no_answer() -> None:
    assert total("zwölf", ENGLISH) is None
    assert total("twelve", GERMAN) is None
    assert total("twelve") is None
    assert total("12") == 12


@given(st.text())
def test_whatever_is_typed_it_is_a_possible_total_or_no_answer(typed: str) -> None:
    assert total(typed, *BOTH) in {None, *range(30)}


@given(st.integers())
def test_no_number_beyond_the_highest_hand_is_an_answer(number: int) -> None:
    assert total(str(number), *BOTH) == (number if 0 <= number <= 29 else None)
