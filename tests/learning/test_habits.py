"""Which slips are habits: Bayes by hand, confirmation and cure, what a day forgets, and bounds that always hold."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.learning.habits import PRIOR, UNKNOWN, Habit, Habits, Recent, Stage, learn, mixed, odds
from trainer.learning.hypotheses import Hypothesis, Part
from trainer.learning.slips.catalogue import CATALOGUE

BY_ID = {slip.id: slip for slip in CATALOGUE}
NOBS, PAIRS, STARTER = BY_ID["nobs-missed"], BY_ID["pairs-forgotten"], BY_ID["starter-left-out"]


def firing(odds: float = 0.05) -> Part:
    """His nobs missed, a point short, with these odds beforehand."""
    return Part("nobs", NOBS, -1, odds)


MADE, NOT_MADE, PERHAPS = 0.99, 0.0, 0.3
"""How probable it is after an answer that the slip was made in it."""


def after(habit: Habit, *posteriors: float) -> Habit:
    for posterior in posteriors:
        habit = habit.after(firing(), posterior).settled()
    return habit


# Bayes


def test_nothing_is_known_at_first() -> None:
    assert Habit(p=PRIOR, firings=0, quiet=0, stage=Stage.OPEN) == UNKNOWN
    assert PRIOR == 0.05


def test_an_answer_that_speaks_for_a_slip() -> None:
    """Odds 1/20 before, 1 after: the total fits 20 times better with it.

    Having it: 0.85 x 20 + 0.15 = 17.15. Not: 0.005 x 20 + 0.995 = 1.095. So 0.05 x 17.15 to 0.95 x 1.095.
    """
    habit = UNKNOWN.after(firing(1 / 20), 0.5)
    assert habit.p == pytest.approx(0.8575 / (0.8575 + 1.04025))
    assert (habit.firings, habit.quiet, habit.stage) == (1, 0, Stage.OPEN)


def test_an_answer_that_speaks_against_a_slip() -> None:
    """Odds 1/20 before, hardly any after: 0.15 to 0.995 of what was believed."""
    habit = UNKNOWN.after(firing(1 / 20), 0.0)
    assert habit.p == pytest.approx(0.0075 / (0.0075 + 0.94525))
    assert (habit.firings, habit.quiet, habit.stage) == (0, 1, Stage.OPEN)


def test_an_answer_that_fits_as_well_with_the_slip_as_without_tells_nothing() -> None:
    assert Habit(0.4).after(firing(odds=3.0), 0.75).p == pytest.approx(0.4)


@pytest.mark.parametrize(
    ("posterior", "firings", "quiet"),
    [(0.5, 3, 0), (0.49, 2, 1), (0.1, 2, 1), (0.09, 2, 2)],
)
def test_made_or_not_or_neither(posterior: float, firings: int, quiet: int) -> None:
    """From one half on it was made; below a tenth it was not; between, nothing is counted."""
    habit = Habit(0.4, 2, 1).after(firing(), posterior)
    assert (habit.firings, habit.quiet) == (firings, quiet)


def test_it_is_learnt_only_of_slips_that_would_have_changed_the_total() -> None:
    before = {PAIRS.id: Habit(0.7), "any-jack": Habit(0.6)}
    explained = [Hypothesis((), 0.25), Hypothesis((firing(),), 0.75)]
    parts = [firing(), Part("pair", PAIRS, -2, 0.05), Part("pair", None, None, 1.0)]
    learnt, recent = learn(before, parts, explained, -1)
    assert recent == ((NOBS.id,),)
    assert learnt == {
        PAIRS.id: Habit(0.7).after(Part("pair", PAIRS, -2, 0.05), 0.0, is_right=False),
        "any-jack": Habit(0.6),
        NOBS.id: UNKNOWN.after(firing(), 0.75),
    }
    assert before == {PAIRS.id: Habit(0.7), "any-jack": Habit(0.6)}


def test_the_odds_of_a_slip_are_those_of_having_it_and_applying_it() -> None:
    """0.85 of 0.4 is 0.34, 0.34 to 0.66; 0.85 of 0.05 is 0.0425."""
    found = odds({NOBS.id: Habit(0.4)}, [NOBS.id, PAIRS.id])
    assert found == {NOBS.id: pytest.approx(0.34 / 0.66), PAIRS.id: pytest.approx(0.0425 / 0.9575)}


def test_a_total_that_no_slips_make_exactly_tells_nothing() -> None:
    before = {NOBS.id: Habit(0.7)}
    near = [Hypothesis((), 0.2), Hypothesis((firing(),), 0.8)]
    assert learn(before, [firing()], near, -2) == (before, ((),))


# What the latest totals bear out

SURE = Habit(0.97, 2, 0, Stage.CONFIRMED)
BOTH = (firing(), Part("pair", PAIRS, -2, 0.05))
"""His nobs missed and the pairs forgotten: three points short."""


def learnt(habits: Habits, *parts: Part, recent: Recent = ()) -> tuple[Habit, Recent]:
    """What is believed of the nobs, and the latest totals, after one that these parts together have surely made."""
    explained = [Hypothesis((), 0.01), Hypothesis(parts, 0.99)]
    known, recent = learn(habits, parts, explained, sum(part.difference or 0 for part in parts), recent)
    return known[NOBS.id], recent


def test_what_needs_another_slip_that_is_not_sure_has_not_fired() -> None:
    habit, recent = learnt({NOBS.id: Habit(0.9, 1), PAIRS.id: Habit(0.9, 1)}, *BOTH)
    assert (habit.firings, habit.stage) == (1, Stage.OPEN)
    assert recent == ((),)


def test_beside_a_habit_that_is_sure_it_has() -> None:
    habit, recent = learnt({NOBS.id: Habit(0.9, 1), PAIRS.id: SURE}, *BOTH)
    assert (habit.firings, habit.stage) == (2, Stage.CONFIRMED)
    assert recent == ((NOBS.id,),)


def test_as_good_as_sure_is_enough() -> None:
    """Else two habits that nearly always show together would never be named."""
    believed = {NOBS.id: Habit(0.95, 1), PAIRS.id: Habit(0.95, 1)}
    habit, recent = learnt(believed, *BOTH, recent=((NOBS.id,),))
    assert (habit.firings, habit.stage) == (2, Stage.CONFIRMED)
    assert recent[-1] == (NOBS.id, PAIRS.id)
    assert learnt(believed, *BOTH)[0].stage is Stage.OPEN  # so far each explains what the other does


def test_a_right_total_has_no_makers() -> None:
    assert learn({}, [firing()], [Hypothesis((), 1.0)], 0)[1] == (None,)


def test_only_the_latest_twenty_are_remembered() -> None:
    assert learn({}, [], [Hypothesis((), 1.0)], 0, ((NOBS.id,), *[None] * 19))[1] == (None,) * 20


ONCE = {NOBS.id: Habit(0.9, 1)}
FIRED = (NOBS.id,)


@pytest.mark.parametrize(
    ("recent", "stage"),
    [
        ((FIRED,), Stage.CONFIRMED),
        ((FIRED, ()), Stage.CONFIRMED),
        ((FIRED, (), ()), Stage.OPEN),  # two wrong for no reason that is known, and two for this one
        ((FIRED, (), ("any-jack",)), Stage.OPEN),
        ((FIRED, FIRED, (), ()), Stage.CONFIRMED),
        ((FIRED, *[None] * 9, (), ()), Stage.OPEN),
    ],
)
def test_a_habit_explains_more_totals_than_nothing_explains(recent: Recent, stage: Stage) -> None:
    assert learnt(ONCE, firing(), recent=recent)[0].stage is stage


def test_what_a_habit_explains_that_is_sure_is_no_riddle() -> None:
    jacks = (FIRED, *[("any-jack",)] * 5)
    assert learnt(ONCE, firing(), recent=jacks)[0].stage is Stage.OPEN
    assert learnt(ONCE | {"any-jack": SURE}, firing(), recent=jacks)[0].stage is Stage.CONFIRMED


@pytest.mark.parametrize(
    ("of_the_first", "belief", "stage"),
    [
        ((NOBS.id, "pair-as-one"), 0.3, Stage.OPEN),
        ((NOBS.id, "pair-as-one"), 0.29, Stage.CONFIRMED),
        ((NOBS.id,), 0.9, Stage.CONFIRMED),  # the first total it does not explain
    ],
)
def test_what_another_explains_about_as_well_is_not_sure(
    of_the_first: tuple[str, ...], belief: float, stage: Stage
) -> None:
    other = Part("pair", BY_ID["pair-as-one"], -1, 0.05)
    explained = [Hypothesis((firing(),), 0.99), Hypothesis((other,), 0.01)]
    habits = ONCE | {"pair-as-one": Habit(belief)}
    assert learn(habits, [firing()], explained, -1, (of_the_first,))[0][NOBS.id].stage is stage


def test_who_is_mostly_wrong_for_no_reason_has_no_habit_any_more() -> None:
    believed = {NOBS.id: SURE}
    missed = [Hypothesis((), 1.0)]
    for latest, stage in (
        ((*[FIRED] * 9, *[()] * 8), Stage.CONFIRMED),
        ((*[FIRED] * 8, *[()] * 8), Stage.OPEN),
        ((*[None] * 8, *[()] * 8), Stage.OPEN),
        ((*[None] * 9, *[()] * 8), Stage.CONFIRMED),
        (((),) * 3, Stage.CONFIRMED),  # too few to say so
    ):
        assert learn(believed, [], missed, 5, latest)[0] == {NOBS.id: SURE._replace(stage=stage)}


# Confirmed and cured


def test_one_firing_confirms_nothing_however_sure() -> None:
    habit = after(Habit(p=0.99), MADE)
    assert habit.p >= 0.95
    assert habit.stage is Stage.OPEN
    assert habit.is_doubtful
    assert after(habit, MADE).stage is Stage.CONFIRMED


def test_two_firings_confirm_nothing_below_the_mark() -> None:
    assert Habit(p=0.94999, firings=2).settled().stage is Stage.OPEN
    assert Habit(p=0.95, firings=2).settled().stage is Stage.CONFIRMED
    assert Habit(p=0.95, firings=1).settled().stage is Stage.OPEN


def test_what_is_confirmed_is_no_doubt_and_what_is_improbable_is_none() -> None:
    assert not Habit(p=0.97, firings=2, stage=Stage.CONFIRMED).is_doubtful
    assert Habit(p=0.1).is_doubtful
    assert not Habit(p=0.09).is_doubtful
    assert Habit(p=0.5, stage=Stage.CURED).is_doubtful


CONFIRMED = Habit(p=0.97, firings=2, stage=Stage.CONFIRMED)


def test_cured_after_three_quiet_deals_in_a_row() -> None:
    assert after(CONFIRMED, NOT_MADE, NOT_MADE).stage is Stage.CONFIRMED
    assert after(CONFIRMED, NOT_MADE, NOT_MADE, NOT_MADE).stage is Stage.CURED
    again = after(CONFIRMED, NOT_MADE, NOT_MADE, MADE)
    assert (again.stage, again.quiet) == (Stage.CONFIRMED, 0)
    assert after(again, NOT_MADE, NOT_MADE).stage is Stage.CONFIRMED
    assert after(again, NOT_MADE, NOT_MADE, NOT_MADE).stage is Stage.CURED


def test_another_mistake_does_not_show_that_a_slip_is_over() -> None:
    habit = CONFIRMED
    for _ in range(9):
        habit = habit.after(firing(), NOT_MADE, is_right=False).settled()
    assert habit.quiet == 0
    assert habit.stage is Stage.OPEN


def test_what_is_not_believed_any_more_is_open_again_and_must_be_confirmed_anew() -> None:
    habit = CONFIRMED
    while habit.stage is Stage.CONFIRMED:
        before, habit = habit, habit.after(firing(), NOT_MADE, is_right=False).settled()
    assert before.p >= 0.1 > habit.p
    assert (habit.stage, habit.firings) == (Stage.OPEN, 0)


def test_an_answer_that_leaves_it_open_is_not_quiet() -> None:
    assert after(CONFIRMED, NOT_MADE, NOT_MADE, PERHAPS).stage is Stage.CONFIRMED


def test_a_habit_that_becomes_less_sure_stays_confirmed_until_it_is_cured() -> None:
    habit = after(CONFIRMED, NOT_MADE)
    assert habit.p < 0.95
    assert habit.stage is Stage.CONFIRMED


def test_what_is_cured_begins_anew_and_may_come_back() -> None:
    cured = after(CONFIRMED, NOT_MADE, NOT_MADE, NOT_MADE)
    assert cured == Habit(p=PRIOR, firings=0, quiet=0, stage=Stage.CURED)
    assert after(cured, MADE).stage is Stage.CURED
    assert after(cured, MADE, MADE, MADE).stage is Stage.CONFIRMED


def test_what_was_never_confirmed_is_never_cured() -> None:
    assert after(Habit(0.9, 1), *[NOT_MADE] * 5).stage is Stage.OPEN


# Days


def test_a_fiftieth_is_forgotten_every_day() -> None:
    assert Habit(0.9).mixed(0).p == pytest.approx(0.9)
    assert Habit(0.9).mixed(1).p == pytest.approx(0.98 * 0.9 + 0.02 * 0.05)
    assert Habit(0.9).mixed(2).p == pytest.approx(0.98 * (0.98 * 0.9 + 0.02 * 0.05) + 0.02 * 0.05)
    assert Habit(0.9).mixed(10_000).p == pytest.approx(PRIOR)


def test_days_change_nothing_but_the_probability() -> None:
    assert mixed({"any-jack": CONFIRMED}, 30)["any-jack"] == CONFIRMED._replace(p=CONFIRMED.mixed(30).p)
    assert UNKNOWN.mixed(7).p == pytest.approx(PRIOR)


# Properties

PROBABILITIES = st.floats(0, 1)
STEPS = st.lists(st.tuples(st.floats(1e-6, 1e4), PROBABILITIES, st.integers(0, 40)), max_size=30)


@given(STEPS)
def test_it_is_never_outside_its_bounds(steps: list[tuple[float, float, int]]) -> None:
    habit = UNKNOWN
    for chance, posterior, days in steps:
        before, habit = habit, habit.after(firing(chance), posterior).settled().mixed(days)
        assert 0.002 <= habit.p <= 0.999
        assert habit.firings >= 0
        assert habit.quiet >= 0
        if habit.stage is Stage.CONFIRMED:
            assert habit.firings >= 2
            assert habit.quiet < 3
        assert not (habit.stage is Stage.CURED and before.stage is Stage.OPEN)
        assert not (habit.stage is Stage.OPEN and before.stage is not Stage.OPEN)


@given(st.floats(0.002, 0.999), st.floats(1e-3, 1e3), PROBABILITIES, PROBABILITIES)
def test_the_likelier_it_was_made_the_likelier_it_is_a_habit(p: float, chance: float, one: float, other: float) -> None:
    low, high = sorted((one, other))
    assert Habit(p).after(firing(chance), low).p <= Habit(p).after(firing(chance), high).p + 1e-12
