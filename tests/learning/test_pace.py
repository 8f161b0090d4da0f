"""How fast a learner counts: complexities worked by hand, times that tell nothing, the learner's own median."""

from statistics import median

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.cribbage import census
from trainer.cribbage.cards import read_hand
from trainer.learning.pace import complexity, pace, remember, slowness

NOTHING = census.facts(read_hand("2D 4H 6S 8C + TH"))


@pytest.mark.parametrize(
    ("hand", "groups"),
    [
        ("2D 4H 6S 8C + TH", 2),  # nothing at all
        ("2D 2H 6S 8C + TH", 2 + 1),  # a pair
        ("4H 5D 6C JS + 5S", 2 + 4 + 1 + 2),  # four fifteens, a pair, a double run of three; nobs is no trap
        ("5H 5D 5S JC + 5C", 2 + 8 + 6),
        ("3H 4D 5C 6S + KD", 2 + 2 + 4 / 3),  # 4+5+6 and 5+K, a run of four
        ("AH 2D 3C 4S + 5D", 2 + 1 + 5 / 3),
        ("4H 5D 5C 6S + 7D", 2 + 2 + 1 + 8 / 3),  # 4+5+6 twice, a pair, a double run of four
        ("4H 5D 5C 6S + 6D", 2 + 4 + 2 + 4),  # a double double run: four runs of three
        ("2S 4S 8S QS + 6D", 2 + 1),  # a flush
        ("2S 4S 8S QS + 6S", 2 + 1),  # and of five
        ("2S 4S 8S QS + 6D crib", 2 + 1),  # a trap: none in the crib
        ("2S 4S 8S QS + 6S crib", 2 + 1),
        ("2S 4S 8S QD + 6S", 2 + 1),  # a trap: the starter's suit
        ("2S 4S 8H JD + 6C", 2 + 1),  # a trap: a jack that is no nobs
        ("2S 4S 8H 6D + JC", 2 + 1),  # a trap: a jack as starter
        ("2S 4S 8H JC + 6C", 2),  # his nobs is none
        ("QH KD AC 8S + 6D", 2 + 1 + 1),  # A+6+8, a trap: round the corner
        ("QS KS AS 8D + 6S", 2 + 1 + 1),  # two traps are one
    ],
)
def test_complexity_by_hand(hand: str, groups: float) -> None:
    assert complexity(census.facts(read_hand(hand))) == pytest.approx(groups)


@pytest.mark.parametrize("seconds", [0.0, 0.79, 120.01, 3600.0])
def test_times_that_tell_nothing(seconds: float) -> None:
    assert pace(seconds, NOTHING) is None
    assert remember(pace(seconds, NOTHING), (1.0, 2.0)) == (1.0, 2.0)


@pytest.mark.parametrize("seconds", [0.8, 4.0, 120.0])
def test_a_pace_is_the_time_by_the_complexity(seconds: float) -> None:
    assert pace(seconds, NOTHING) == pytest.approx(seconds / 2)
    assert pace(seconds, census.facts(read_hand("4H 5D 6C JS + 5S"))) == pytest.approx(seconds / 9)


def test_nothing_is_expected_before_twenty() -> None:
    assert slowness(3.0, [1.5] * 19) is None
    assert slowness(3.0, [1.5] * 20) == pytest.approx(2.0)
    assert slowness(None, [1.5] * 20) is None


def test_expected_is_the_median_not_the_mean() -> None:
    paces = (*[1.0] * 11, *[100.0] * 9)
    assert slowness(3.0, paces) == pytest.approx(3.0)


def test_only_the_latest_hundred_are_remembered() -> None:
    paces: tuple[float, ...] = ()
    for number in range(150):
        paces = remember(float(number), paces)
    assert paces == tuple(map(float, range(50, 150)))
    assert slowness(199.0, paces) == pytest.approx(199.0 / 99.5)


@given(st.lists(st.floats(0.01, 60), min_size=20, max_size=130), st.floats(0.01, 60))
def test_slowness_is_against_the_middle_of_the_latest(times: list[float], of: float) -> None:
    paces: tuple[float, ...] = ()
    for time in times:
        paces = remember(time, paces)
    assert slowness(of, paces) == pytest.approx(of / median(times[-100:]))
