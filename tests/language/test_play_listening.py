"""A typed answer in the play: count and points, or the points alone, in figures and words of either language."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.language.english import ENGLISH
from trainer.language.german import GERMAN
from trainer.language.phrasebook import Phrasebook
from trainer.language.play_listening import said
from trainer.learning.positions import Said

BOTH = (ENGLISH, GERMAN)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("25 for 3", Said(3, 25)),
        ("25 für 3", Said(3, 25)),
        ("25/3", Said(3, 25)),
        ("25 / 3", Said(3, 25)),
        ("25 /3", Said(3, 25)),
        ("25 3", Said(3, 25)),
        ("  25   FOR 3. ", Said(3, 25)),
        ("3", Said(3)),
        ("0", Said(0)),
        ("03", Said(3)),
        ("three", Said(3)),
        ("drei!", Said(3)),
        ("15 for two", Said(2, 15)),
        ("fifteen for two", Said(2, 15)),
        ("Fünfzehn für zwei", Said(2, 15)),
        ("thirty-one for 2", Said(2, 31)),
        ("einunddreißig/2", Said(2, 31)),
        ("EINUNDDREISSIG für zwei", Said(2, 31)),
        ("22 for 0", Said(0, 22)),
        ("31/15", Said(15, 31)),
    ],
)
def test_an_answer_is_understood(typed: str, meant: Said) -> None:
    assert said(typed, *BOTH) == meant


@pytest.mark.parametrize(
    "typed",
    [
        *("", " ", ".", "/", "for", "25 for", "for 3", "/3", "25/", "25 for 3 for 3", "1 2 3", "25//3"),
        *("-1", "+3", "3.5", "16", "22", "99", "123", "32 for 2", "25 for 16", "x", "25 for x", "x for 3", "²", "?"),
        "25for3",
    ],
)
def test_what_is_no_answer_is_none(typed: str) -> None:
    assert said(typed, *BOTH) is None


@pytest.mark.parametrize("book", BOTH, ids=lambda book: book.code)
def test_every_count_with_its_points_is_understood_as_it_is_called(book: Phrasebook) -> None:
    for count in range(32):
        for points in range(16):
            called = book.play.count_for.format(count=book.numbers[count], points=book.numbers[points])
            assert said(called, *BOTH) == said(f"{count}/{points}", *BOTH) == Said(points, count)


@given(st.text())
def test_whatever_is_typed_is_an_answer_within_bounds_or_none(text: str) -> None:
    found = said(text, *BOTH)
    assert found is None or (0 <= found.points <= 15 and (found.count is None or 0 <= found.count <= 31))
