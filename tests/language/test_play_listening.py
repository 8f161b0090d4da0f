"""A typed answer in the play: count and points, or the points alone, in figures and words of either language."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests import pegging_oracle as oracle
from trainer.cribbage.plays import WORDS, PlayTarget, deal
from trainer.cribbage.position import Position, read_position
from trainer.language.calling import call
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
        ("15 for two", Said(2, 15)),
        ("fifteen for two", Said(2, 15)),
        ("Fünfzehn für zwei", Said(2, 15)),
        ("thirty-one for 2", Said(2, 31)),
        ("einunddreißig/2", Said(2, 31)),
        ("EINUNDDREISSIG für zwei", Said(2, 31)),
        ("22 for 0", Said(0, 22)),
        ("31/15", Said(15, 31)),
        # with other signs, and without a hyphen
        ("15-2", Said(2, 15)),
        ("15 – 2", Said(2, 15)),
        ("25, 3", Said(3, 25)),
        ("25,3", Said(3, 25)),
        ("25: 3", Said(3, 25)),
        ("25; 3", Said(3, 25)),
        ("twenty five for three", Said(3, 25)),
        ("twenty-five three", Said(3, 25)),
        ("twenty for five", Said(5, 20)),
        # a German keyboard, or none
        ("25 fuer 3", Said(3, 25)),
        ("fuenfundzwanzig fuer drei", Said(3, 25)),
        ("dreissig für einen", Said(1, 30)),
        ("dreißig für einen", Said(1, 30)),
        ("dreißig für ein Punkt", Said(1, 30)),
        ("fu\u0308nfzehn fu\u0308r zwei", Said(2, 15)),
        # points by their name
        ("3 points", Said(3)),
        ("12 points", Said(12)),
        ("1 point", Said(1)),
        ("25 points", Said(25)),
        ("ein Paar für 2", Said(2)),
        ("3 Punkte.", Said(3)),
        ("ein Punkt", Said(1)),
        ("25 for 3 points", Said(3, 25)),
        ("25 für 3 Punkte", Said(3, 25)),
        ("25 for nothing", Said(0, 25)),
        ("25 für nichts", Said(0, 25)),
        ("pair for 2", Said(2)),
        ("a pair for two", Said(2)),
        ("Paar für 2", Said(2)),
        ("run of three for 3", Said(3)),
        ("run for 4", Said(4)),
        ("Dreierfolge für drei", Said(3)),
        ("pair royal 6", Said(6)),
        # one for go, one for last
        ("sixteen, one for last", Said(1, 16)),
        ("thirty, one for go", Said(1, 30)),
        ("sechzehn, eins für die letzte Karte", Said(1, 16)),
        ("dreißig, eins für Go", Said(1, 30)),
        ("16, 1 for last", Said(1, 16)),
        ("16 one for last", Said(1, 16)),
        ("16, eins fuer letzte", Said(1, 16)),
        ("14 for 2, one for last", Said(3, 14)),
        ("14 for 2 and one for last", Said(3, 14)),
        ("14 für zwei und eins für die letzte Karte", Said(3, 14)),
        ("14 for two (pair), one for last", Said(3, 14)),
        ("one for go", Said(1)),
        ("that's 25 for 3", Said(3, 25)),
        ("macht 25 für 3", Said(3, 25)),
        ("2 points, one for last", Said(3)),
    ],
)
def test_an_answer_is_understood(typed: str, meant: Said) -> None:
    assert said(typed, *BOTH) == meant


@pytest.mark.parametrize(
    ("typed", "number"),
    [
        ("3", 3),
        ("0", 0),
        ("03", 3),
        ("three", 3),
        ("drei!", 3),
        *(("nothing", 0), ("nichts", 0), ("no points", 0), ("keine Punkte", 0)),
        ("12", 12),
        ("16", 16),
        ("22", 22),
        ("twenty two", 22),
        ("fuenfundzwanzig", 25),
        ("Fünfundzwanzig.", 25),
        ("99", 99),
    ],
)
def test_a_number_alone_is_no_more_than_that(typed: str, number: int) -> None:
    assert said(typed, *BOTH) == number


@pytest.mark.parametrize(
    "typed",
    [
        *("", " ", ".", "/", "for", "25 for", "for 3", "/3", "25/", "25 for 3 for 3", "1 2 3", "25//3"),
        *("-1", "+3", "3.5", "123", "25 for 123", "x", "25 for x", "x for 3", "²", "?"),
        *("25for3", "points", "25 for points", "pair", "for last", "25 for one for last for 2", "25 / for 3"),
        *("one for last one for last", "(pair)", "25 (for 3"),
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
    if isinstance(found, Said):
        assert 0 <= found.points <= 100
        assert found.count is None or 0 <= found.count <= 99
    else:
        assert found is None or 0 <= found <= 99


# Whatever is called is heard


def every_kind() -> list[Position]:
    """All short series, with each sign behind them; positions of every kind; and what is called longest."""
    short = [" ".join(oracle.suited(ranks)) for ranks in oracle.series(longest=3)]
    rng = Random(4)
    return [
        *(read_position(play + sign) for play in short for sign in ("", " go", " last")),
        *(deal(PlayTarget.of(word), rng) for word in WORDS for _ in range(20)),
        read_position("AH 4D 2S 5C 3H 6D 7C go"),
        read_position("7H 7D 7S 7C last"),
        read_position("AH 2D 3H 3D 3S 3C last"),
    ]


@pytest.mark.parametrize("book", BOTH, ids=lambda book: book.code)
def test_what_is_called_of_a_card_is_heard_as_its_count_and_points(book: Phrasebook) -> None:
    for position in every_kind():
        count, points = position.series.count, position.tally.points
        heard = said(call(position, book), *BOTH)
        assert heard == (Said(points, count) if points else count), str(position)
