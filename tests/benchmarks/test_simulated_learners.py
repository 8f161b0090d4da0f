"""The simulated learners do what their equations say, the figures add up, and a reduced run teaches."""

from collections.abc import Iterator
from datetime import date, timedelta
from itertools import chain, islice
from math import exp, inf, log
from random import Random
from statistics import mean, median

import pytest

from tests.benchmarks.learners import goals, tracing
from tests.benchmarks.learners.activation import Activation
from tests.benchmarks.learners.blaming import Blame, judged, judgement
from tests.benchmarks.learners.breadth import hands_until_met
from tests.benchmarks.learners.counting import Count, Learner, beginner, deal_of, own_slips
from tests.benchmarks.learners.lessons import POLICIES, Turn, lessons, policy
from tests.benchmarks.learners.mastery import course, frequent
from tests.benchmarks.learners.naming import Naming, naming
from tests.benchmarks.learners.policies import Leitner
from tests.benchmarks.learners.tracing import Tracing
from tests.learning.samples import KEYS, answer, random_hands, right
from trainer.cribbage.cards import read_hand
from trainer.learning.quiz import Question
from trainer.learning.slips.catalogue import CATALOGUE
from trainer.learning.slips.slip import Slip

SLIPS: dict[str, Slip] = {slip.id: slip for slip in CATALOGUE}


# Learner A, by hand: a = 0.177, c = 0.217, tau = -0.704, s = 0.255, h = 0.025


def test_a_single_practice_fades_as_a_power_of_its_age() -> None:
    memory = Activation()
    assert memory.p("pair") == 0
    memory.practise("pair", held=True)
    memory.wait(100)
    assert memory.strength("pair") == pytest.approx(0.44259, abs=1e-5)  # 100 ** -0.177
    assert memory.p("pair") == pytest.approx(1 / (1 + exp((-0.704 - log(0.44259)) / 0.255)), abs=1e-4)
    assert memory.p("pair") == pytest.approx(0.3929, abs=1e-3)


def test_a_the_second_practice_decays_faster_the_more_active_the_item_was() -> None:
    memory = Activation()
    memory.practise("pair", held=True)
    memory.wait(100)
    memory.practise("pair", held=True)  # decays with 0.217 * 0.44259 + 0.177 = 0.27304
    memory.wait(900)
    assert memory.strength("pair") == pytest.approx(0.29444 + 0.15610, abs=1e-4)  # 1000 ** -0.177 + 900 ** -0.27304


def test_a_a_failure_leaves_three_tenths_of_a_trace() -> None:
    memory = Activation()
    memory.practise("pair", held=False)
    memory.wait(100)
    assert memory.strength("pair") == pytest.approx(0.3 * 0.44259, abs=1e-5)


def test_a_between_sittings_a_fortieth_of_the_time_counts() -> None:
    night, sitting = Activation(), Activation()
    for memory in (night, sitting):
        memory.practise("pair", held=True)
    night.sleep(86_400)
    sitting.wait(2160)
    assert night.strength("pair") == sitting.strength("pair") == pytest.approx(2160**-0.177)


def test_a_spaced_practice_lasts_longer_than_massed() -> None:
    massed, spaced = Activation(), Activation()
    for _ in range(6):
        massed.practise("pair", held=True)
        massed.wait(30)
        spaced.practise("pair", held=True)
        spaced.sleep(86_400)
    massed.sleep(86_400 * 7)
    spaced.sleep(86_400 * 7)
    assert spaced.p("pair") > massed.p("pair") + 0.1


# Learner B, by hand


def test_b_what_is_known_holds_but_for_a_slip_and_what_is_not_by_luck_only() -> None:
    memory = Tracing({}, {}, ["pair"], Random(1))
    assert (memory.p("pair"), memory.p("nobs")) == (0.97, 0.05)


def test_b_practice_makes_known_with_p_t() -> None:
    memories = [Tracing({"pair": 0.25}, {}, [], Random(seed)) for seed in range(4000)]
    for memory in memories:
        memory.practise("pair", held=False)
    assert sum("pair" in memory.known for memory in memories) == pytest.approx(1000, abs=100)


def test_b_after_days_the_part_exp_of_minus_f_days_is_still_known() -> None:
    memories = [Tracing({}, {"pair": 0.02}, ["pair"], Random(seed)) for seed in range(4000)]
    for memory in memories:
        memory.sleep(10 * 86_400)
    assert sum("pair" in memory.known for memory in memories) == pytest.approx(4000 * 0.81873, abs=100)  # exp(-0.2)


def test_b_a_newcomer_knows_one_skill_in_ten() -> None:
    known = sum(len(tracing.newcomer(KEYS, Random(seed)).known) for seed in range(400))
    assert known == pytest.approx(0.1 * 21 * 400, abs=100)


# Counting


class Forgetful(Activation):
    """Nothing holds but what was practised."""

    def p(self, skill: str) -> float:
        return float(skill in self._traces)


def forgetful(*slips: str, chance: float = 0.0, outside: float = 0.0) -> Learner:
    """A learner with some slips, in whom no skill holds before it was practised."""
    own = own_slips(KEYS, Random(1)) | {str(SLIPS[name].skill): SLIPS[name] for name in slips}
    return Learner(Forgetful(), own, Random(1), chance, outside)


def test_every_skill_that_fails_makes_its_own_slip_and_they_add_up() -> None:
    deal = deal_of(read_hand("5H 5D 6S JC + 9C"))  # 5-J twice, 6-9; a pair; nobs: 9
    learner = forgetful("fifteen-missed", "pairs-forgotten", "repeated-once", "nobs-missed")
    assert deal.facts.points == 9
    assert set(deal.exercised) == {"two-card-fifteens", "pair", "repeated-fifteens", "nobs"}
    assert learner.count(deal) == Count(9 - 2 - 2 - 2 - 1, frozenset(deal.exercised), frozenset(deal.exercised))


def test_a_slip_that_changes_nothing_is_no_failure_that_can_be_seen() -> None:
    deal = deal_of(read_hand("2H 4H 6H 8H + KS"))
    counted = forgetful("flush-five-as-four").count(deal)
    assert counted == Count(4, frozenset(deal.exercised), frozenset())


def test_a_skill_that_holds_makes_no_slip() -> None:
    deal = deal_of(read_hand("2H 4H 6H 8H + KS"))
    learner = forgetful("flush-missed")
    assert learner.count(deal).given == 0
    learner.learn(deal, learner.count(deal))
    assert learner.count(deal) == Count(4, frozenset(), frozenset())


def test_a_mistake_outside_the_catalogue_is_no_slip_of_the_skill() -> None:
    deal = deal_of(read_hand("2H 4H 6H 8H + KS"))
    learner = forgetful("flush-missed", outside=1.0)
    assert {learner.count(deal).given for _ in range(400)} == {*range(11)} - {4}  # never as it is, 0 by more than 4


def test_chance_errors_are_off_by_one_or_two_and_never_below_zero() -> None:
    deal = deal_of(read_hand("2H 4S 6H 8H + KS"))
    learner = forgetful("something-from-nothing", chance=1.0)
    learner.learn(deal, learner.count(deal))
    assert {learner.count(deal).given for _ in range(100)} == {1, 2}


@pytest.mark.parametrize("kind", ["A", "B"])
def test_the_probability_to_be_right_is_how_often_one_is(kind: str) -> None:
    deals = [deal_of(hand) for hand in random_hands(40, seed=3)]
    learner = beginner(kind, 1)
    for deal in deals:
        counted = [learner.count(deal).given == deal.facts.points for _ in range(2000)]
        assert sum(counted) / 2000 == pytest.approx(learner.p_right(deal), abs=0.06)


# Policies and lessons


def test_18_skills_are_frequent() -> None:
    assert set(KEYS) - {*frequent()} == {"double-double-run", "triple-run", "double-pair-royal"}


def test_leitner_waits_longer_after_each_success_and_begins_anew_after_a_failure() -> None:
    by = Leitner(Random(1))
    question = Question(read_hand("2H 2S 6H 8S + KS"), "pair")
    day = date(2026, 3, 2)
    waits = []
    for _ in range(6):
        by.learn(right(question, day))
        waits.append((by._due["pair"] - day).days)
        day = by._due["pair"]
    by.learn(answer(question.hand, 4, day=day))
    assert waits == [2, 4, 8, 16, 16, 16]
    assert by._due["pair"] - day == timedelta(1)


def test_leitner_moves_a_skill_up_once_a_day() -> None:
    by = Leitner(Random(1))
    for _ in range(3):
        by.learn(right(Question(read_hand("2H 2S 6H 8S + KS"), "pair")))
    assert by._boxes["pair"] == 1


@pytest.mark.parametrize("name", POLICIES)
def test_a_run_can_be_repeated(name: str) -> None:
    def played() -> Iterator[Turn]:
        with policy(name, 5, 10) as by:
            yield from chain.from_iterable(islice(lessons(beginner("A", 5), by, 10, 5), 3))

    first, second = list(played()), list(played())
    assert len(first) == 30
    assert first == second
    assert len({turn.answer.day for turn in first}) == 3


# Measures


def test_blame_counts_exact_sets_and_single_skills() -> None:
    deal = deal_of(read_hand("5H 5D 6S JC + 9C"))
    turn = Turn(deal, Count(7, frozenset(["pair"]), frozenset(["pair"])), answer(deal.hand, 7))
    assert judged(frozenset(["pair"]), turn) == Blame(1, 1, 1, 1)
    assert judged(frozenset(["pair", "nobs"]), turn) + judged(frozenset(), turn) == Blame(2, 0, 2, 1)


def test_hands_that_were_cut_off_are_longer_than_any() -> None:
    assert median(goals.hands_of([None, 20, None])) == inf


def until_named(*further: int | None) -> goals.Figure:
    """The figure of runs that took so many hands, None for one that was cut off, and of one in which nothing showed."""
    return goals.until_named([*(Naming(has_shown=True, further=hands) for hands in further), Naming(has_shown=False)])


def test_a_mean_over_runs_of_which_one_was_cut_off_reaches_nothing() -> None:
    assert (until_named(3, 4).measured, until_named(3, 4).is_reached) == ("3.5", True)
    assert "(2 of 3 showed)" in until_named(3, 4).what
    assert not until_named(3, 5).is_reached
    cut = until_named(*999 * [1], None)  # with a thousand hands for the last the mean is 1.999
    assert (cut.measured, cut.is_reached) == (">= 2.0, 1 cut", False)


def test_judgement_and_naming_run_on_the_trainer() -> None:
    of = judgement("B", 7, outside=0.3, days=3)
    assert 0 < of.ours.wrong == of.everything.wrong
    assert len(of.seconds) == 30
    assert naming("pairs-forgotten", 7, until_named=5).has_shown


def test_an_always_right_player_meets_everything_much_sooner_than_at_random() -> None:
    ours = hands_until_met("ours", 1, 250)
    assert ours is not None
    assert hands_until_met("uniform", 1, 1000) is None


@pytest.mark.parametrize("kind", ["A", "B"])
def test_the_trainer_teaches_more_in_thirty_days_than_random_hands(kind: str) -> None:
    balanced = {
        name: mean(course(kind, name, 10, seed, cut_off=300).balanced for seed in range(2))
        for name in ("ours", "uniform")
    }
    assert balanced["ours"] > balanced["uniform"] + 0.05
