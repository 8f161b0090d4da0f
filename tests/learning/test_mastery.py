"""How well a skill is held, by hand-worked numbers."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.learning.mastery import Mastery

DAY_BY_DAY = [
    # blames, right, wrong, p
    ([], 1.5, 1.0, 0.6),
    ([0], 2.35, 0.9, 2.35 / 3.25),
    ([1], 1.35, 1.9, 1.35 / 3.25),
    ([0, 0], 3.115, 0.81, 3.115 / 3.925),
    ([0, 1], 2.115, 1.81, 2.115 / 3.925),
    ([1, 0], 2.215, 1.71, 2.215 / 3.925),
    ([0, 0, 0], 3.8035, 0.729, 3.8035 / 4.5325),
    ([0.25], 2.1, 1.15, 2.1 / 3.25),
    ([0.5], 1.85, 1.4, 1.85 / 3.25),
]


@pytest.mark.parametrize(("blames", "right", "wrong", "p"), DAY_BY_DAY)
def test_mastery_after_some_observations(blames: list[float], right: float, wrong: float, p: float) -> None:
    mastery = Mastery()
    for blame in blames:
        mastery = mastery.after(blame)
    assert mastery == pytest.approx((right, wrong), abs=1e-12)
    assert mastery.p == pytest.approx(p, abs=1e-12)


def test_three_right_answers_open_the_next_skill_and_two_do_not() -> None:
    two = Mastery().after(0).after(0)
    assert two.p < 0.8 < two.after(0).p


def test_mastery_is_kept_within_its_bounds() -> None:
    always_right, always_wrong = Mastery(), Mastery()
    for _ in range(200):
        always_right, always_wrong = always_right.after(0), always_wrong.after(1)
    assert (always_right.p, always_wrong.p) == (0.98, 0.05)


@pytest.mark.parametrize(
    ("weights", "p"), [((97.9, 2.1), 0.979), ((98.1, 1.9), 0.98), ((5.1, 94.9), 0.051), ((4.9, 95.1), 0.05)]
)
def test_the_bounds_are_at_5_and_98_percent(weights: tuple[float, float], p: float) -> None:
    assert Mastery(*weights).p == pytest.approx(p, abs=1e-12)


@given(st.lists(st.floats(0, 1)), st.floats(0, 1), st.floats(0, 1))
def test_more_blame_never_makes_a_better_mastery(blames: list[float], one: float, other: float) -> None:
    mastery = Mastery()
    for blame in blames:
        mastery = mastery.after(blame)
    assert mastery.after(min(one, other)).p >= mastery.after(max(one, other)).p
    assert 0.05 <= mastery.p <= 0.98


def test_recent_answers_weigh_more() -> None:
    better, worse = Mastery(), Mastery()
    for blame in (1, 1, 0, 0):
        better, worse = better.after(blame), worse.after(1 - blame)
    assert better.p > 0.5 > worse.p
