"""Marking what was said of a card of the play, and the slips that explain it."""

import pytest

from trainer.cribbage.position import Position, positions, read_play
from trainer.learning.positions import HIGHEST, Said, explaining, mark, meant


def last(text: str) -> Position:
    return positions(read_play(text))[-1]


@pytest.mark.parametrize(
    ("text", "said", "is_right", "is_count_right", "difference"),
    [
        ("JH 5S", Said(2, 15), True, True, 0),
        ("JH 5S", Said(2), True, True, 0),
        ("JH 5S", Said(0), False, True, -2),
        ("JH 5S", Said(2, 14), False, False, 0),
        ("JH 5S", Said(4, 14), False, False, 2),
        ("JH 5S 7C", Said(0, 22), True, True, 0),
        ("JH 5S 7C 6H 2S go", Said(1, 30), True, True, 0),
        ("JH 5S 7C 6H 2S go 6D", Said(0, 36), False, False, 0),
        ("6D 4S 4H last", Said(3, 14), True, True, 0),
    ],
)
def test_points_must_be_right_and_the_count_if_it_is_said(
    text: str, said: Said, is_right: bool, is_count_right: bool, difference: int
) -> None:
    verdict = mark(last(text), said)
    assert (verdict.is_right, verdict.is_count_right, verdict.difference) == (is_right, is_count_right, difference)
    assert (verdict.count, verdict.tally) == (last(text).series.count, last(text).tally)


@pytest.mark.parametrize(
    ("text", "points", "slips"),
    [
        ("4H 6D 5S", 5, set()),
        ("4H 6D 5S", 3, {"count-of-fifteen-missed", "only-one-of-two-at-once"}),
        ("4H 6D 5S", 2, {"run-in-play-missed", "disordered-run-missed"}),
        ("4H 5D 6S", 2, {"run-in-play-missed"}),
        ("4H 6D 5S", 11, set()),
        ("KH QD 5S 4C 2H last", 3, {"thirty-one-and-one"}),
        ("7H 7D 7S", 2, {"royal-as-pair"}),
        ("7H 6D 7S", 2, {"parted-pair"}),
        ("QH KD AS", 3, {"run-round-the-corner"}),
        ("KH TD 5S go 5D", 2, {"pair-across"}),
        ("KH QD TS go", 3, {"thirty-as-fifteens"}),
    ],
)
def test_a_wrong_number_is_explained_by_the_slips_that_lead_to_it(text: str, points: int, slips: set[str]) -> None:
    assert {slip.id for slip in explaining(last(text), Said(points))} == slips


def test_a_wrong_count_with_the_right_points_is_no_slip_of_scoring() -> None:
    assert explaining(last("JH 5S"), Said(2, 16)) == []


def test_the_most_that_a_card_can_score_is_a_double_pair_royal_with_fifteen_and_last() -> None:
    assert last("AH 2D 3H 3D 3S 3C last").tally.points == HIGHEST


# What a number alone means


@pytest.mark.parametrize(
    ("text", "number", "said"),
    [
        # a card that scores nothing is called by its count alone
        ("7H 5D", 12, Said(0, 12)),
        ("JH 5S 7C", 22, Said(0, 22)),
        ("2H", 2, Said(0, 2)),
        # so the count without the points claims none
        ("7H 8D", 15, Said(0, 15)),
        ("KH QD JS AC", 31, Said(0, 31)),
        ("6D 4S 4H last", 14, Said(0, 14)),
        # a wrong count, which can be no points
        ("JH 5S 7C", 21, Said(0, 21)),
        ("KH QD", 16, Said(0, 16)),
        # the points, right or wrong
        ("7H 5D", 0, Said(0)),
        ("7H 8D", 2, Said(2)),
        ("7H 8D", 3, Said(3)),
        ("7H 5D", 13, Said(13)),
        ("AH 2D 3H 3D 3S 3C last", 15, Said(15)),
        # count and points in one, and points that a slip makes
        ("AH AD", 2, Said(2)),
        ("9H KD 8S 2C go 2D", 2, Said(2)),
        ("AH AD 2S 2C 3H", 12, Said(12)),
        ("AH AD 2S 2C 3H 3D", 26, Said(26)),
        # neither
        ("7H 5D", 32, None),
        ("7H 5D", 99, None),
    ],
)
def test_a_number_alone_is_the_points_or_the_call_of_a_card(text: str, number: int, said: Said | None) -> None:
    assert meant(last(text), number) == said


@pytest.mark.parametrize(
    ("text", "typed", "meaning"),
    [
        ("QS AD QC 4H 4C go", Said(1, 2), Said(3)),  # "two and one": the pair and the go, at 29
        ("QS AD QC 4H 4C go", Said(3, 29), Said(3, 29)),
        ("QS AD QC 4H 4C go", Said(9, 2), Said(9, 2)),  # no slip makes eleven
        ("QS AD QC 4H 4C go", Said(1, 26), Said(1, 26)),
    ],
)
def test_what_is_below_the_count_before_is_points_beside_others(text: str, typed: Said, meaning: Said) -> None:
    assert meant(last(text), typed) == meaning


@pytest.mark.parametrize(
    ("text", "said", "is_sayable"),
    [
        ("7H 5D", Said(2, 12), True),
        ("7H 5D", Said(12), True),
        ("7H 5D", Said(15, 31), True),
        ("7H 5D", Said(2, 32), False),
        ("7H 5D", Said(16), False),
        ("7H 5D", Said(16, 12), False),
        ("AH 2D 3S 2C 3H", Said(12), True),
        ("AH AD 2S 2C 3H 3D", Said(26, 12), True),
        ("AH AD 2S 2C 3H 3D 4S 4C last", Said(67), True),
        ("AH AD 2S 2C 3H 3D 4S 4C last", Said(66), False),
    ],
)
def test_count_and_points_are_an_answer_as_far_as_rules_or_a_slip_can_lead(
    text: str, said: Said, is_sayable: bool
) -> None:
    assert meant(last(text), said) == (said if is_sayable else None)
