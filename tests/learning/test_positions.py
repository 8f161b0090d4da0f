"""Marking what was said of a card of the play, and the slips that explain it."""

import pytest

from trainer.cribbage.position import Position, positions, read_play
from trainer.learning.positions import HIGHEST, Said, explaining, mark


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
