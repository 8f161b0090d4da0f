"""What may have gone wrong: posteriors worked by hand, blame, and what no order of the parts may change."""

from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.cribbage import census
from trainer.cribbage.cards import read_hand
from trainer.learning.hypotheses import Hypothesis, Part, blame, explain, firing, made, unknown
from trainer.learning.slips.catalogue import CATALOGUE
from trainer.learning.slips.slip import Slip

BY_ID = {slip.id: slip for slip in CATALOGUE}
NOBS, PAIRS, ROYAL = (BY_ID[slip] for slip in ("nobs-missed", "pairs-forgotten", "royal-as-two"))


def part(slip: Slip, difference: int, odds: float) -> Part:
    return Part(slip.skill, slip, difference, odds)


def found(hypotheses: list[Hypothesis]) -> dict[tuple[str | None, ...], float]:
    """The probabilities by the slips, or for unknown ways the skills, that an explanation holds."""
    return {tuple(sorted(str(one.slip.id if one.slip else one.skill) for one in of.parts)): of.p for of in hypotheses}


# Worked by hand


def test_without_anything_that_can_fail_it_was_a_slip_of_the_tongue() -> None:
    assert explain(-3, []) == [Hypothesis((), 1.0)]
    assert blame(explain(-3, [])) == {}


def test_one_slip_that_explains_the_total() -> None:
    """0.01 for being two off by chance, 1/4 times 0.96 for the slip: 1 to 24."""
    explained = explain(-2, [part(PAIRS, -2, 0.25)])
    assert found(explained) == {(): pytest.approx(1 / 25), ("pairs-forgotten",): pytest.approx(24 / 25)}
    assert blame(explained) == {"pair": pytest.approx(24 / 25)}
    assert made(explained) == {"pairs-forgotten": pytest.approx(24 / 25)}


def test_a_right_total_speaks_against_a_slip_that_would_have_changed_it() -> None:
    """0.96 for nothing wrong; 1/4 times 0.01 for the slip, two off again: 384 to 1."""
    explained = explain(0, [part(PAIRS, -2, 0.25)])
    assert found(explained) == {(): pytest.approx(384 / 385), ("pairs-forgotten",): pytest.approx(1 / 385)}


def test_two_slips_that_explain_the_total_only_together() -> None:
    """Of three short: 1e-4 by chance, 1/4 x 0.01 for two, 1/2 x 0.01 for one, 1/8 x 0.96 for both."""
    explained = explain(-3, [part(PAIRS, -2, 0.25), part(NOBS, -1, 0.5)])
    weights = {
        (): 1e-4,
        ("pairs-forgotten",): 0.0025,
        ("nobs-missed",): 0.005,
        ("nobs-missed", "pairs-forgotten"): 0.12,
    }
    assert found(explained) == {parts: pytest.approx(weight / 0.1276) for parts, weight in weights.items()}
    assert blame(explained) == {"pair": pytest.approx(0.1225 / 0.1276), "nobs": pytest.approx(0.125 / 0.1276)}
    assert made(explained) == {
        "pairs-forgotten": pytest.approx(0.1225 / 0.1276),
        "nobs-missed": pytest.approx(0.125 / 0.1276),
    }


def test_four_and_more_off_is_hardly_chance() -> None:
    """1e-4 by chance, 1/4 times 1e-4 for a slip that misses it by three."""
    explained = explain(-5, [part(PAIRS, -2, 0.25)])
    assert found(explained) == {(): pytest.approx(4 / 5), ("pairs-forgotten",): pytest.approx(1 / 5)}


def test_an_unknown_way_makes_ten_differences_alike() -> None:
    """A tenth of 0.96 times 1/2 against 0.01 by chance at two short; 0.002 at seven short against 1e-4 by chance."""
    ways = unknown({"pair": 0.5})
    assert ways == [Part("pair", None, None, 0.5)]
    assert blame(explain(-2, ways)) == {"pair": pytest.approx(0.048 / 0.058)}
    assert made(explain(-2, ways)) == {}
    assert blame(explain(-7, ways)) == {"pair": pytest.approx(0.001 / 0.0011)}
    assert blame(explain(0, ways)) == {"pair": pytest.approx(0.00005 / 0.96005)}


@pytest.mark.parametrize("turned", [False, True])
def test_a_slip_and_an_unknown_way_leave_the_rest_unknown(turned: bool) -> None:
    """Of three short, one is nobs: two are left for the unknown way. Chance 1e-4; alone 0.005 and 0.048; both 0.024."""
    parts = [part(NOBS, -1, 0.5), *unknown({"pair": 0.5})]
    explained = explain(-3, parts[::-1] if turned else parts)
    weights = {(): 1e-4, ("nobs-missed",): 0.005, ("pair",): 0.048, ("nobs-missed", "pair"): 0.024}
    assert found(explained) == {parts: pytest.approx(weight / 0.0771) for parts, weight in weights.items()}


def test_two_unknown_ways_are_as_unknown_as_one() -> None:
    """Chance 0.01, each alone 0.048, both together half of that."""
    assert found(explain(-2, unknown({"pair": 0.5, "nobs": 0.5})))["nobs", "pair"] == pytest.approx(0.024 / 0.13)


def test_a_slip_that_belongs_to_no_skill_blames_nobody() -> None:
    explained = explain(-9, [part(BY_ID["starter-left-out"], -9, 1.0)])
    assert made(explained) == {"starter-left-out": pytest.approx(0.9999, abs=1e-4)}
    assert blame(explained) == {}


def test_only_one_slip_alone_is_the_slip_of_an_explanation() -> None:
    two, one = part(PAIRS, -2, 1.0), part(NOBS, -1, 1.0)
    assert Hypothesis((), 1.0).slip is None
    assert Hypothesis((two,), 1.0).slip is PAIRS
    assert Hypothesis((two, one), 1.0).slip is None
    assert Hypothesis(tuple(unknown({"pair": 1.0})), 1.0).slip is None


# What fires


def test_the_slips_that_change_the_count_of_a_deal() -> None:
    deal = census.facts(read_hand("3D 3H 6S JC + TC"))  # a pair and his nobs
    odds = {slip.id: 0.25 for slip in CATALOGUE}
    assert firing([(slip, slip(deal)) for slip in CATALOGUE], odds) == [
        Part("pair", PAIRS, -2, 0.25),
        Part("pair", BY_ID["pair-as-one"], -1, 0.25),
        Part("pair", BY_ID["tens-as-pairs"], 2, 0.25),
        Part("nobs", NOBS, -1, 0.25),
        Part("nobs", BY_ID["nobs-as-two"], 1, 0.25),
    ]
    assert firing([(NOBS, NOBS(deal))], {NOBS.id: 3.0}) == [Part("nobs", NOBS, -1, 3.0)]
    assert firing([(NOBS, 0)], odds) == []


# Properties

PARTS = st.lists(
    st.builds(
        lambda slip, difference, odds, is_known: (
            Part(slip.skill, slip, difference, odds)
            if is_known or not slip.skill
            else Part(slip.skill, None, None, odds)
        ),
        st.sampled_from(CATALOGUE),
        st.integers(-12, 12).filter(bool),
        st.floats(0.001, 20),
        st.booleans(),
    ),
    max_size=8,
    unique_by=lambda part: part.slip or part.skill,
)
DIFFERENCES = st.integers(-29, 29)


@given(DIFFERENCES, PARTS)
def test_the_posterior_is_one_in_all_and_no_blame_is_outside(difference: int, parts: list[Part]) -> None:
    explained = explain(difference, parts)
    assert sum(of.p for of in explained) == pytest.approx(1)
    for of in (*blame(explained).values(), *made(explained).values()):
        assert -1e-12 <= of <= 1 + 1e-9


@given(DIFFERENCES, PARTS)
def test_every_explanation_is_there_once_and_its_parts_are_of_different_skills(
    difference: int, parts: list[Part]
) -> None:
    explained = explain(difference, parts)
    pairs = [(one, two) for one, two in combinations(parts, 2) if one.skill != two.skill]
    assert {of.parts for of in explained} == {(), *((part,) for part in parts), *pairs}
    assert len(explained) == 1 + len(parts) + len(pairs)
    assert all(len({part.skill for part in of.parts}) == len(of.parts) <= 2 for of in explained)


@given(DIFFERENCES, PARTS, st.randoms(use_true_random=False))
def test_the_order_of_the_parts_changes_nothing(difference: int, parts: list[Part], rng: Random) -> None:
    explained, shuffled = explain(difference, parts), explain(difference, rng.sample(parts, len(parts)))
    assert blame(shuffled) == pytest.approx(blame(explained))
    assert made(shuffled) == pytest.approx(made(explained))


@given(st.sampled_from(CATALOGUE), st.integers(-12, 12).filter(bool), PARTS)
def test_a_slip_with_even_odds_that_alone_explains_the_total_exactly_is_the_likeliest(
    slip: Slip, difference: int, others: list[Part]
) -> None:
    """Wherever the others do not explain it exactly, and are no likelier than it."""
    rest = [
        Part(of.skill, of.slip, of.difference + 100, min(of.odds, 1.0))
        for of in others
        if of.slip not in (None, slip) and of.difference is not None
    ]
    explained = explain(difference, [part(slip, difference, 1.0), *rest])
    best = max(explained, key=lambda of: of.p)
    assert best.slip is slip
    assert made(explained)[slip.id] > 0.9


def test_the_same_skill_twice_is_no_pair() -> None:
    explained = found(explain(-6, [part(PAIRS, -2, 1.0), part(BY_ID["tens-as-pairs"], -4, 1.0), part(ROYAL, -4, 1.0)]))
    assert ("pairs-forgotten", "tens-as-pairs") not in explained
    assert explained["pairs-forgotten", "royal-as-two"] > 0.9
