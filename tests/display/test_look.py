"""Text from outside, made harmless."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.display.look import harmless


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("\x1b[31mred\x1b[0m", "?[31mred?[0m"),
        ("\x9b31m", "?31m"),
        ("\x1b]0;title\x07", "?]0;title?"),
        ("a\nb", "a?b"),
        ("a\r\nb", "a??b"),
        ("a\tb", "a?b"),
        ("\x00", "?"),
        ("\x7f\b", "??"),
        ("\udcff", "?"),
        ("\u202eevil\u202c", "?evil?"),
        ("\u2066a\u2069", "?a?"),
        ("a\u200bb\ufeff", "a?b?"),
        ("a\u2028b\u2029", "a?b?"),
        ("\ue000\U000f0000", "??"),
        ("\u0378", "?"),
        ("[/x]", "[/x]"),
        ("[bold]", "[bold]"),
        (":smile:", ":smile:"),
        ("{text}", "{text}"),
        ("Bälle ß ♥ 牌 \u00a0", "Bälle ß ♥ 牌 \u00a0"),
        ("", ""),
    ],
    ids=ascii,
)
def test_24_what_is_not_printable_is_a_question_mark(text: str, shown: str) -> None:
    assert harmless(text) == shown


@given(st.text(st.characters(exclude_categories=[])))
def test_24_nothing_that_acts_on_a_terminal_is_left(text: str) -> None:
    shown = harmless(text)
    assert len(shown) == len(text)
    assert not {"Cc", "Cf", "Cs", "Zl", "Zp"} & {*map(unicodedata.category, shown)}
    shown.encode("utf-8")


@given(st.text())
def test_harmless_text_stays_as_it_is(text: str) -> None:
    assert harmless(harmless(text)) == harmless(text)
