"""A day's drill: which skill comes next, of which deal, how many hands there are, and how it goes day after day."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path
from random import Random
from statistics import median

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests import oracle, slip_oracle
from tests.learning.samples import (
    DAY,
    KEYS,
    NOTHING,
    PAIR,
    TWENTY_NINE,
    deal_of,
    fixed_skill,
    points,
    right,
    skill,
    skills,
)
from tests.store.recording import READ
from trainer.cribbage.cards import Hand, read_hand
from trainer.cribbage.target import Target
from trainer.learning.deck import Skill
from trainer.learning.habits import Habit, Habits, Stage
from trainer.learning.mastery import Mastery
from trainer.learning.quiz import Aim, Question, Response
from trainer.learning.schedule import Memory, retrievability
from trainer.learning.session import Session
from trainer.learning.standing import Played, Standing
from trainer.store.history import Store


def day(number: int) -> date:
    return DAY + timedelta(number)


YESTERDAY = day(-1)


def held(due: int = 5, *, p: float = 0.9, answers: int = 10, stability: float = 9.0, introduced: int = -30) -> Standing:
    """A skill that was introduced and is due in some days; as things are, it stands well."""
    return Standing(Mastery(10 * p, 10 * (1 - p)), answers, Memory(stability, 5.0, day(-3), day(due)), day(introduced))


def all_held(**others: Standing) -> dict[str, Standing]:
    """All 21 skills held and not due, but for some; in keywords an underscore stands for a hyphen."""
    return {key: held() for key in KEYS} | {key.replace("_", "-"): of for key, of in others.items()}


def session(
    standings: Mapping[str, Standing],
    of: Sequence[Skill] = (),
    *,
    seed: int = 1,
    played: Sequence[Played] = (),
    habits: Habits | None = None,
    was_due: bool = False,
    last_practised: date | None = YESTERDAY,
    number: int | None = None,
    has_natural: bool = False,
) -> Session:
    return Session(
        of or skills(),
        DAY,
        Random(seed),
        standings=standings,
        played=played,
        habits=habits,
        was_due=was_due,
        last_practised=last_practised,
        number=number,
        has_natural=has_natural,
    )


def chosen(standings: Mapping[str, Standing], *played: Played, seeds: int = 12) -> set[str | None]:
    """The skills that a session may choose next, over some seeds."""
    return {session(standings, seed=seed, played=played).next().skill for seed in range(seeds)}


def succeeded(key: str) -> Played:
    return Played(key, {key: 0.0})


def failed(key: str) -> Played:
    return Played(key, {key: 1.0})


NATURAL = Played(None, {"pair": 0.0})

NEW = Standing()

# Due, then new, then drawn


def test_what_is_due_comes_first() -> None:
    assert chosen(all_held(flush=held(due=0), nobs=NEW)) == {"flush"}
    assert chosen(all_held(flush=held(due=-9), pair=held(due=1, p=0.2))) == {"flush"}


def test_of_the_due_the_one_least_remembered_comes_first() -> None:
    assert chosen(all_held(pair=held(0, stability=3), nobs=held(0, stability=2), flush=held(0, stability=4))) == {
        "nobs"
    }


def test_of_the_due_equally_remembered_the_least_mastered_comes_first() -> None:
    assert chosen(all_held(pair=held(0, p=0.7), nobs=held(0, p=0.6), flush=held(-1, p=0.65))) == {"nobs"}


def test_what_is_least_remembered_goes_before_what_is_least_mastered() -> None:
    assert chosen(all_held(pair=held(0, stability=2, p=0.95), nobs=held(0, stability=3, p=0.1))) == {"pair"}


def test_after_the_due_come_the_new_in_the_order_of_introduction() -> None:
    assert chosen({}) == {"two-card-fifteens"}
    assert chosen(all_held(flush=NEW, nobs=NEW, triple_run=NEW)) == {"nobs"}
    assert chosen(all_held(flush=NEW, pair=held(due=1))) == {"flush"}


def test_then_any_skill_is_drawn() -> None:
    assert len(chosen(all_held(), seeds=40)) > 8


# What failed today


RESTED = 3 * [NATURAL]


def test_what_failed_today_comes_again_after_due_and_new_before_any_is_drawn() -> None:
    assert chosen(all_held(), failed("nobs"), *RESTED) == {"nobs"}
    assert chosen(all_held(), Played("flush", {"flush": 0.0, "nobs": 0.5}), *RESTED) == {"nobs"}
    assert chosen(all_held(flush=held(due=0)), failed("nobs"), *RESTED) == {"flush"}
    assert chosen(all_held(flush=NEW), failed("nobs"), *RESTED) == {"flush"}


def test_it_comes_until_it_was_right_once_in_whichever_hand() -> None:
    assert len(chosen(all_held(), failed("nobs"), succeeded("nobs"), *RESTED)) > 3
    assert len(chosen(all_held(), failed("nobs"), Played("flush", {"nobs": 0.1}), *RESTED)) > 3
    assert chosen(all_held(), succeeded("nobs"), failed("nobs"), *RESTED) == {"nobs"}


def test_of_several_that_failed_today_the_longest_rested_comes_then_the_weakest() -> None:
    assert chosen(all_held(), failed("nobs"), failed("flush"), *RESTED) == {"nobs"}
    standings = all_held(nobs=held(p=0.7), flush=held(p=0.6))
    assert chosen(standings, Played(None, {"nobs": 1.0, "flush": 1.0})) == {"flush"}


# The gates


@pytest.mark.parametrize(
    ("p", "answers", "is_open"),
    [(0.8, 3, True), (0.9, 3, True), (0.98, 2, False), (0.79, 3, False), (0.79, 99, False), (0.8, 0, False)],
)
def test_a_skill_opens_when_what_it_comes_after_stands_well(p: float, answers: int, is_open: bool) -> None:
    standings = all_held(nobs=held(p=p, answers=answers), wrong_jack=NEW, starter_jack=NEW)
    assert (chosen(standings) == {"wrong-jack"}) == is_open
    assert is_open or not chosen(standings, seeds=30) & {"wrong-jack", "starter-jack"}


@pytest.mark.parametrize("weak", [("two-card-fifteens",), ("pair",), ("two-card-fifteens", "pair"), ()])
def test_a_skill_opens_when_all_that_it_comes_after_stand_well(weak: tuple[str, ...]) -> None:
    standings = all_held(nineteen=NEW) | {key: held(p=0.5) for key in weak}
    assert ("nineteen" in chosen(standings, seeds=30)) == (not weak)


def test_a_gate_once_passed_is_not_shut_by_a_relapse() -> None:
    assert chosen(all_held(nobs=held(due=3, p=0.4), wrong_jack=held(due=0))) == {"wrong-jack"}


def test_of_a_deck_only_what_it_holds_shuts_its_gates() -> None:
    assert session({}, skills("wrong-jack", "starter-jack")).next().skill == "wrong-jack"
    assert session({}, skills("crib-flush", "flush")).next().skill == "flush"


@pytest.mark.parametrize(("introduced", "is_room"), [(0, True), (5, True), (6, False), (9, False)])
def test_at_most_six_skills_are_introduced_on_a_day(introduced: int, is_room: bool) -> None:
    today = {key: held(introduced=0) for key in KEYS[:introduced]}
    new = dict.fromkeys(KEYS[introduced : introduced + 3], NEW)
    dealt_for = chosen(all_held() | today | new, seeds=30)
    assert bool(dealt_for & {*new}) == is_room


def test_what_was_introduced_yesterday_takes_no_room() -> None:
    yesterday = {key: held(introduced=-1) for key in KEYS[:9]}
    assert chosen(all_held() | yesterday | {"flush": NEW}) == {"flush"}


# Rests


@pytest.mark.parametrize(
    ("last", "others", "rests"),
    [
        (succeeded("nobs"), 0, True),
        (succeeded("nobs"), 1, True),
        (succeeded("nobs"), 2, False),
        (failed("nobs"), 2, True),
        (failed("nobs"), 3, False),
        (Played("nobs", {}), 1, True),
        (Played("nobs", {}), 2, False),
        (Played("nobs", {"nobs": 0.5}), 2, True),
        (Played("nobs", {"nobs": 0.49}), 2, False),
        (Played("nobs", {"nobs": 0.0, "pair": 1.0}), 2, False),
    ],
)
def test_a_skill_rests_three_deals_after_a_failure_and_two_after_a_success(
    last: Played, others: int, rests: bool
) -> None:
    standings = all_held(nobs=held(due=0), flush=held(due=0, stability=99))
    for other in (NATURAL, succeeded("pair"), Played("pair", {"nobs": 1.0})):
        assert chosen(standings, last, *others * [other]) == ({"flush"} if rests else {"nobs"})


def test_the_latest_deal_decides_how_long_a_skill_rests() -> None:
    standings = all_held(nobs=held(due=0), flush=held(due=0, stability=99))
    assert chosen(standings, failed("nobs"), succeeded("nobs"), NATURAL, NATURAL) == {"nobs"}
    assert chosen(standings, succeeded("nobs"), failed("nobs"), NATURAL, NATURAL) == {"flush"}


def test_new_skills_rest_too() -> None:
    assert chosen({}, Played("two-card-fifteens", {})) == {"pair"}
    assert chosen({}, Played("two-card-fifteens", {}), Played("pair", {})) == {"run-of-three"}
    assert chosen({}, *[Played(key, {}) for key in KEYS[:3]]) == {"two-card-fifteens"}


def test_drawn_skills_rest_too() -> None:
    resting = {"pair", "nobs", "flush"}
    assert not chosen(all_held(), failed("pair"), succeeded("nobs"), failed("flush"), seeds=60) & resting


def test_where_all_rest_the_longest_rested_is_dealt() -> None:
    of = skills("pair", "nobs")
    standings = {"pair": held(due=0), "nobs": held(due=0)}
    for keys in (("pair", "nobs"), ("nobs", "pair"), ("nobs", "pair", "nobs", "pair"), ("pair",)):
        played = [failed(key) for key in keys]
        expected = keys[-2] if len(keys) > 1 else "nobs"
        assert session(standings, of, played=played).next().skill == expected


def test_a_skill_that_is_not_open_waits_even_where_all_open_ones_rest() -> None:
    assert session({}, skills("pair", "pair-royal"), played=[failed("pair")]).next().skill == "pair"


def test_a_deck_of_one_skill_deals_it_again_and_again() -> None:
    assert session({"nobs": held()}, skills("nobs"), played=[failed("nobs")]).next().skill == "nobs"
    assert session({}, skills("nobs"), played=[failed("nobs")]).next().skill == "nobs"


# Drawing


class OneHand(Skill):
    """Deals the first of its hands at once."""

    def deal(self, among: Target, rng: Random) -> Hand:
        return self.hands[0]


def test_a_skill_is_drawn_by_how_weak_it_is_and_how_often_it_turns_up() -> None:
    of = [OneHand(**vars(fixed_skill(*number * [PAIR], key=str(number)))) for number in (1, 4, 16)]
    standings = {
        "1": held(p=0.3, stability=20),
        "4": held(p=0.9, stability=1),
        "16": held(p=0.6, stability=5),
    }
    weights = {}
    for key, standing in standings.items():
        assert standing.memory
        weakness = 1 - standing.mastery.p * retrievability(standing.memory, DAY)
        weights[key] = weakness**2 * (0.35 + 0.65 * (int(key) / 16) ** 0.25)
    number = 3000
    drawing = session(standings, of, seed=4)
    drawn = Counter(drawing.next().skill for _ in range(number))
    for key, weight in weights.items():
        share = weight / sum(weights.values())
        assert abs(drawn[key] - number * share) < 4 * (number * share * (1 - share)) ** 0.5


# Natural hands


def test_about_one_hand_in_ten_is_natural_half_of_them_cribs() -> None:
    drilling = session({}, [OneHand(**vars(fixed_skill(PAIR)))], has_natural=True, seed=2)
    natural = [of.hand for of in (drilling.next() for _ in range(3000)) if of.skill is None]
    assert 240 < len(natural) < 360
    assert 0.4 < sum(hand.is_crib for hand in natural) / len(natural) < 0.6
    assert len({str(hand) for hand in natural}) == len(natural)
    assert 0 < sum(points(hand) == 0 for hand in natural) < len(natural) / 5


def test_a_natural_hand_may_come_whatever_is_due() -> None:
    assert None in {session(all_held(pair=held(-5)), seed=seed, has_natural=True).next().skill for seed in range(40)}


def test_a_drill_of_a_deck_has_no_natural_hands() -> None:
    drilling = session({}, [fixed_skill(PAIR)])
    assert all(drilling.next().skill for _ in range(200))


def test_hands_and_cribs_are_dealt_for_a_skill() -> None:
    drilling = session({}, skills("pair"))
    cribs = sum(drilling.next().hand.is_crib for _ in range(100))
    assert 30 < cribs < 70


# How many hands


def progress(standings: Mapping[str, Standing], played: int, *, was_due: bool = False) -> tuple[int, int] | None:
    return session(standings, played=played * [NATURAL], was_due=was_due).progress(0)


def test_the_day_has_ten_hands() -> None:
    assert [progress({}, played) for played in (0, 1, 9, 10, 11)] == [(1, 10), (2, 10), (10, 10), None, None]


def test_a_day_with_nothing_due_and_nothing_new_has_none() -> None:
    assert progress(all_held(), 0) is None
    assert progress(all_held(nobs=held(due=0)), 0) == (1, 10)
    assert progress(all_held(nobs=held(due=-7)), 0) == (1, 10)
    assert progress(all_held(nobs=NEW), 0) == (1, 10)


def test_what_is_new_but_not_open_makes_no_day() -> None:
    assert progress(all_held(nobs=held(p=0.5), wrong_jack=NEW), 0) is None


def test_a_day_on_which_something_was_due_is_played_to_its_end() -> None:
    assert progress(all_held(), 4, was_due=True) == (5, 10)
    assert progress(all_held(), 10, was_due=True) is None
    assert progress(all_held(), 4, was_due=False) is None


def test_a_session_goes_on_when_what_was_due_is_done() -> None:
    drilling = session(all_held(nobs=held(due=0)))
    drilling.learn(all_held(), [succeeded("nobs")], {})
    assert drilling.progress(1) == (2, 10)
    drilling.learn(all_held(), 10 * [succeeded("nobs")], {})
    assert drilling.progress(10) is None


def test_the_day_s_hands_count_whichever_session_asked_them() -> None:
    drilling = session({}, played=3 * [NATURAL])
    assert drilling.progress(0) == (4, 10)
    drilling.learn({}, 5 * [NATURAL], {})
    assert drilling.progress(1) == (6, 10)


def test_a_number_of_hands_is_played_whatever_is_due() -> None:
    for standings, played in ((all_held(), 0), (all_held(), 10), ({}, 4), (all_held(nobs=held(due=0)), 30)):
        drilling = session(standings, played=played * [NATURAL], number=3)
        assert [drilling.progress(asked) for asked in range(5)] == [(1, 3), (2, 3), (3, 3), None, None]


def test_more_than_ten_hands_may_be_asked_for() -> None:
    assert session({}, number=25).progress(24) == (25, 25)


# After a long time away

AWAY = all_held(pair=held(-20, p=0.97), nobs=held(-30, stability=1, p=0.3), flush=held(-20, p=0.95))


@pytest.mark.parametrize(
    ("away", "played", "first"),
    [
        (14, 0, "pair"),
        (400, 0, "pair"),
        (14, 1, "pair"),
        (13, 0, "nobs"),
        (1, 0, "nobs"),
        (14, 2, "nobs"),
        (14, 3, "nobs"),
    ],
)
def test_after_two_weeks_away_two_easy_hands_come_first(away: int, played: int, first: str) -> None:
    last_practised = day(-away)
    started = session(AWAY, played=played * [NATURAL], last_practised=last_practised)
    assert started.next().skill == first


def test_the_two_easy_hands_are_of_different_skills() -> None:
    assert session(AWAY, played=[succeeded("pair")], last_practised=day(-20)).next().skill == "flush"


def test_easy_hands_are_of_skills_that_were_introduced() -> None:
    standings = {"nobs": held(-20, p=0.4), "pair": Standing(Mastery(9, 1), 3)}
    assert session(standings, last_practised=day(-20)).next().skill == "nobs"


def test_who_was_never_there_was_not_away() -> None:
    assert session(AWAY, last_practised=None).next().skill == "nobs"
    assert session({}, last_practised=day(-20)).next().skill == "two-card-fifteens"


# Which deal of the skill

PAIR_AND_NOBS = "2D 2H 6S JC + TC"


def scripted(*hands: str) -> Skill:
    """A skill that deals these hands, in this order."""
    left = [*map(read_hand, hands)]

    class Scripted(Skill):
        def deal(self, among: Target, rng: Random) -> Hand:
            return left.pop(0)

    return Scripted(**vars(fixed_skill(*hands, key="scripted")))


def asked_of(hands: Sequence[str], standings: Mapping[str, Standing]) -> str:
    of = (scripted(*hands), *skills("pair", "nobs", "two-card-fifteens", "three-card-fifteens", "nineteen"))
    drilling = session({"scripted": held(due=0, stability=0.1), **standings}, of)
    question = drilling.next()
    assert question.skill == "scripted"
    return str(question.hand)


STRONG = {key: held(p=0.98) for key in ("pair", "nobs", "two-card-fifteens", "three-card-fifteens", "nineteen")}
WEAK = STRONG | {"pair": held(p=0.5), "nobs": held(p=0.6)}


def test_of_thirty_deals_the_one_with_the_weakest_other_skills_is_asked() -> None:
    for place in range(30):
        hands = place * [NOTHING] + [PAIR_AND_NOBS] + (29 - place) * [PAIR]
        assert asked_of(hands, WEAK) == PAIR_AND_NOBS


def test_there_is_no_thirty_first_deal_and_there_are_thirty() -> None:
    assert asked_of(30 * [PAIR] + [PAIR_AND_NOBS], WEAK) == PAIR
    with pytest.raises(IndexError):
        asked_of(29 * [PAIR], WEAK)


def test_the_weaker_a_skill_the_more_it_counts() -> None:
    """The twenty-nine has nobs and fifteens of two cards and three; the other hand is a pair and nobs."""
    hands = [TWENTY_NINE, PAIR_AND_NOBS, *28 * [NOTHING]]
    assert asked_of(hands, STRONG | {"pair": held(p=0.1), "two-card-fifteens": held(p=0.6)}) == PAIR_AND_NOBS
    assert asked_of(hands, STRONG | {"pair": held(p=0.6), "two-card-fifteens": held(p=0.1)}) == TWENTY_NINE


def test_skills_that_were_not_introduced_count_too() -> None:
    assert asked_of([PAIR, TWENTY_NINE, *28 * [NOTHING]], STRONG | {"two-card-fifteens": NEW}) == TWENTY_NINE


def test_of_equally_good_deals_the_first_is_asked() -> None:
    other = "4D 4H 6S 8C + TH"
    assert asked_of([NOTHING, PAIR, other, *27 * [NOTHING]], WEAK) == PAIR
    assert asked_of([NOTHING, other, PAIR, *27 * [NOTHING]], WEAK) == other


def test_the_deals_exercise_more_of_the_skills_that_need_it_than_chance_would() -> None:
    standings = all_held() | {key: held(p=0.5, due=3) for key in KEYS[1:]} | {KEYS[0]: held(due=0)}
    drilling = session(standings)
    asked = [drilling.next() for _ in range(60)]
    assert {question.skill for question in asked} == {KEYS[0]}
    by_chance = [skill(KEYS[0]).deal(Target(), Random(seed)) for seed in range(60)]

    def others(hands: Sequence[Hand]) -> int:
        return sum(oracle.exercises(key, *deal_of(hand)) for hand in hands for key in KEYS[1:])

    assert others([question.hand for question in asked]) > 1.5 * others(by_chance)


# Seeds


def questions(seed: int, number: int = 12) -> list[Question]:
    drilling = session(all_held(), seed=seed, has_natural=True)
    asked: list[Question] = []
    while len(asked) < number:
        asked.append(drilling.next())
        drilling.learn(all_held(), [Played(question.skill, {}) for question in asked], {})
    return asked


@given(st.integers(0, 2**32))
def test_the_same_seed_asks_the_same_hands(seed: int) -> None:
    assert questions(seed, 3) == questions(seed, 3)


def test_another_seed_asks_other_hands() -> None:
    assert questions(1) != questions(2)
    assert len({str(question.hand) for question in questions(1)}) == 12


def test_the_hand_exercises_the_skill_it_is_dealt_for() -> None:
    for question in questions(3, 40):
        assert question.skill is None or oracle.exercises(question.skill, *deal_of(question.hand))


# Day after day, with a history


class Learner:
    """Plays the day's hands on day after day. Right whenever `is_right` says so of the hand's number."""

    def __init__(
        self, home: Path, seed: int, chance_to_be_right: float = 1.0, response: Response = Response.TOTAL
    ) -> None:
        self.home = home
        self.seed = seed
        self.day = DAY
        self.asked: list[Question] = []
        self.by_day: list[list[Question]] = []
        self.exercised: Counter[str] = Counter()
        self._chance = Random(seed)
        self._chance_to_be_right = chance_to_be_right
        self._response = response

    def play_a_day(self) -> None:
        of_day: list[Question] = []
        with Store(self.home, READ) as store:
            drilling = Session(
                skills(),
                self.day,
                Random(100 * self.seed + len(self.by_day)),
                standings=store.standings(KEYS),
                played=store.played(self.day),
                habits=store.habits(),
                was_due=store.was_due(KEYS, self.day),
                last_practised=store.last_practised(self.day),
            )
            while drilling.progress(len(of_day)):
                question = drilling.next()
                given = replace(right(question, self.day, is_right=self._is_right), response=self._response)
                shown = store.record(given).diagnosis.evidence
                drilling.learn(store.standings(KEYS), store.played(self.day), store.habits())
                of_day.append(question)
                self.exercised.update(shown.keys())
        self.asked += of_day
        self.by_day.append(of_day)
        self.day += timedelta(1)

    def _is_right(self) -> bool:
        return self._chance.random() < self._chance_to_be_right

    def hands_until(self, times: int) -> int:
        """How many hands it takes to see each of the 21 skills so often, dealt for or in passing."""
        while min(self.exercised[key] for key in KEYS) < times:
            self.play_a_day()
            assert len(self.by_day) < 60, "this takes too long"
        seen: Counter[str] = Counter()
        for number, question in enumerate(self.asked, start=1):
            seen.update(key for key in KEYS if oracle.exercises(key, *deal_of(question.hand)))
            if min(seen[key] for key in KEYS) >= times:
                return number
        raise AssertionError("the evidence is not what the hands exercise")


def test_who_is_always_right_meets_every_skill_soon(tmp_path: Path) -> None:
    hands = [Learner(tmp_path / str(seed), seed).hands_until(1) for seed in range(5)]
    assert median(hands) < 60, hands
    assert max(hands) < 90, hands


def test_who_is_always_right_sees_every_skill_five_times_in_a_hundredth_of_the_hands_of_a_random_dealer(
    tmp_path: Path,
) -> None:
    hands = [Learner(tmp_path / str(seed), seed).hands_until(5) for seed in range(3)]
    assert max(hands) < 195, hands


def test_a_day_is_ten_hands_or_none(tmp_path: Path) -> None:
    learner = Learner(tmp_path, 1)
    for _ in range(25):
        learner.play_a_day()
    assert {len(of_day) for of_day in learner.by_day} == {0, 10}
    assert all(len(of_day) == 10 for of_day in learner.by_day[:5])


def test_who_is_always_right_has_all_skills_introduced_at_most_six_a_day(tmp_path: Path) -> None:
    learner = Learner(tmp_path, 2)
    for _ in range(20):
        learner.play_a_day()
    with Store(tmp_path, READ) as store:
        introduced = Counter(of.introduced for of in store.standings(KEYS).values())
    assert None not in introduced
    assert max(introduced.values()) <= 6


def test_who_never_knows_is_dealt_only_what_is_open_to_all(tmp_path: Path) -> None:
    learner = Learner(tmp_path, 3, chance_to_be_right=0.0, response=Response.UNKNOWN)
    for _ in range(4):
        learner.play_a_day()
    assert {question.skill for question in learner.asked} - {None} == {
        *("two-card-fifteens", "pair", "run-of-three", "nobs", "flush")
    }


def test_no_skill_is_dealt_again_before_it_has_rested(tmp_path: Path) -> None:
    learner = Learner(tmp_path, 4, chance_to_be_right=0.8)
    for _ in range(8):
        learner.play_a_day()
    for of_day in learner.by_day:
        for place, question in enumerate(of_day):
            rested = [of.skill for of in of_day[max(0, place - 2) : place]]
            assert question.skill is None or question.aim is Aim.DOUBT or question.skill not in rested


# What is suspected


def habit(p: float, stage: Stage = Stage.OPEN) -> Habit:
    return Habit(p, 2, 0, stage)


def test_a_doubt_is_settled_by_a_deal_on_which_the_slip_shows() -> None:
    for seed in range(12):
        habits = {"crib-flush-of-four": habit(0.5)}
        question = session(all_held(), seed=seed, habits=habits).next()
        assert (question.skill, question.aim) == ("crib-flush", Aim.DOUBT)
        assert slip_oracle.difference("crib-flush-of-four", *deal_of(question.hand)) == 4


def test_a_doubt_takes_two_hands_in_three_at_most() -> None:
    settled = Played("crib-flush", {}, aim=Aim.DOUBT)
    habits = {"crib-flush-of-four": habit(0.5)}
    for played, aim in (
        ([settled], Aim.DOUBT),
        ([settled, settled], None),
        ([NATURAL, settled, settled], None),
        ([settled, settled, NATURAL], Aim.DOUBT),
        ([settled, NATURAL, settled], Aim.DOUBT),
    ):
        assert session(all_held(), played=played, habits=habits).next().aim is aim


@pytest.mark.parametrize("known", [habit(0.99, Stage.CONFIRMED), habit(0.05, Stage.CURED), habit(0.09)])
def test_what_is_known_or_unlikely_is_no_doubt(known: Habit) -> None:
    assert session(all_held(), habits={"crib-flush-of-four": known}).next().aim is None


def test_a_skill_in_which_a_slip_is_known_opens_at_once_and_comes_first() -> None:
    habits = {"crib-flush-of-four": habit(0.99, Stage.CONFIRMED)}
    standings = all_held(flush=NEW, crib_flush=NEW, pair=held(due=0))
    assert session(standings, habits=habits).next().skill == "crib-flush"
    assert session(standings).next().skill == "pair"


def test_a_known_habit_is_drilled_by_deals_on_which_it_shows() -> None:
    habits = {"crib-flush-of-four": habit(0.99, Stage.CONFIRMED)}
    for seed in range(30):
        question = session(all_held(crib_flush=held(due=0)), seed=seed, habits=habits).next()
        assert question.skill == "crib-flush"
        assert slip_oracle.difference("crib-flush-of-four", *deal_of(question.hand)) == 4


def test_the_slip_of_a_skill_shows_that_was_not_put_to_the_test() -> None:
    """One flush in six has five cards; who was right about many of four may still count four for them."""
    tried = {"flush-missed": habit(0.005)}
    dealt = [session(all_held(flush=held(due=0)), seed=seed, habits=tried).next() for seed in range(40)]
    assert {question.skill for question in dealt} == {"flush"}
    assert sum(slip_oracle.difference("flush-five-as-four", *deal_of(question.hand)) != 0 for question in dealt) > 30


def test_what_was_put_to_the_test_comes_as_chance_has_it() -> None:
    both = {"flush-missed": habit(0.02), "flush-five-as-four": habit(0.002)}
    dealt = [session(all_held(flush=held(due=0)), seed=seed, habits=both).next() for seed in range(40)]
    assert sum(slip_oracle.difference("flush-five-as-four", *deal_of(question.hand)) != 0 for question in dealt) < 25


# First looks

TWO_PLAYED = [NATURAL, NATURAL]


def test_every_third_hand_is_a_first_look_while_a_kind_was_never_met() -> None:
    standings = all_held(crib_flush=NEW)
    aims = [session(standings, played=number * [NATURAL]).next().aim for number in range(9)]
    assert aims == 3 * [None, None, Aim.FIRST_LOOK]


def test_a_first_look_shows_a_slip_of_the_kind_and_is_dealt_for_no_skill() -> None:
    for seed in range(12):
        question = session(all_held(crib_flush=NEW), seed=seed, played=TWO_PLAYED).next()
        assert (question.skill, question.aim) == (None, Aim.FIRST_LOOK)
        assert slip_oracle.difference("crib-flush-of-four", *deal_of(question.hand)) == 4


def test_first_looks_are_at_traps_then_at_the_most_frequent_kinds() -> None:
    never_met = {"flush": NEW, "crib_flush": NEW, "round_the_corner": NEW}
    for kind in ("round-the-corner", "crib-flush", "flush"):
        question = session(all_held(**never_met), played=TWO_PLAYED).next()
        assert oracle.exercises(kind, *deal_of(question.hand))
        del never_met[kind.replace("-", "_")]


def test_there_is_no_first_look_when_all_was_met_or_nothing_was_introduced() -> None:
    assert session(all_held(), played=TWO_PLAYED).next().aim is None
    assert session({}, played=TWO_PLAYED).next().aim is None


def test_a_first_look_does_not_keep_a_doubt_waiting() -> None:
    played = [NATURAL, Played(None, {}, aim=Aim.FIRST_LOOK)]
    habits = {"crib-flush-of-four": habit(0.5)}
    assert session(all_held(), played=played, habits=habits).next().aim is Aim.DOUBT


# A habit that was just made rests


@pytest.mark.parametrize(
    ("sure", "blame", "since", "is_spared"),
    [(True, 1.0, 0, True), (True, 1.0, 2, True), (True, 1.0, 3, False), (False, 1.0, 0, False), (True, 0.0, 0, False)],
)
def test_after_a_habit_was_made_hands_of_other_skills_do_not_show_it_for_three_deals(
    sure: bool, blame: float, since: int, is_spared: bool
) -> None:
    """Of the deals for three-card fifteens those would be taken that have a pair too, which is weaker."""
    standings = all_held(three_card_fifteens=held(due=0, stability=0.1), pair=held(p=0.2))
    habits = {"pairs-forgotten": habit(0.99, Stage.CONFIRMED if sure else Stage.OPEN)} if sure else {}
    played = [Played("pair", {"pair": blame}), *since * [NATURAL]]
    hands = [session(standings, seed=seed, played=played, habits=habits).next().hand for seed in range(12)]
    paired = [bool(slip_oracle.difference("pairs-forgotten", *deal_of(hand))) for hand in hands]
    assert any(paired) != is_spared


# The contrast of a trap that was missed

HEADS = read_hand("2S 4S 8S QS + 7D crib")
TAILS = read_hand("2S 4S 8S QS + 6D crib")


def test_after_a_missed_trap_the_contrast_comes_half_of_the_time() -> None:
    hands = [skill("crib-flush").deal(Target(), Random(seed)) for seed in range(200)]
    owed = [replace(held(), missed=hand) for hand in hands if hand.starter.suit != hand.cards[0].suit]
    aims = [session(all_held(crib_flush=standing)).next().aim for standing in owed]
    assert 0.35 < aims.count(Aim.CONTRAST) / len(aims) < 0.65


def test_the_contrast_comes_when_the_trap_has_rested_and_differs_in_one_thing() -> None:
    standings = all_held(crib_flush=replace(held(), missed=HEADS))
    failed_now = Played("crib-flush", {"crib-flush": 1.0})
    for others in (0, 1, 2):
        assert session(standings, played=[failed_now, *others * [NATURAL]]).next().aim is None
    question = session(standings, played=[failed_now, *3 * [NATURAL]]).next()
    assert (question.skill, question.aim) == ("crib-flush", Aim.CONTRAST)
    assert question.hand.cards == HEADS.cards
    assert question.hand.is_crib != (question.hand.starter.suit == HEADS.starter.suit)


def test_a_doubt_about_the_trap_waits_for_its_contrast() -> None:
    """Else deals that settle the doubt would take its place nearly always."""
    failed_now = Played("crib-flush", {"crib-flush": 1.0})
    habits = {"crib-flush-of-four": habit(0.5)}
    for missed, aims in ((HEADS, [None, None, None, Aim.CONTRAST]), (TAILS, [Aim.DOUBT] * 4)):
        standings = all_held(crib_flush=replace(held(), missed=missed))
        played = [[failed_now, *others * [NATURAL]] for others in range(4)]
        assert [session(standings, played=of, habits=habits).next().aim for of in played] == aims


def test_another_doubt_does_not_wait_for_a_contrast() -> None:
    standings = all_held(crib_flush=replace(held(), missed=HEADS))
    played = [Played("crib-flush", {"crib-flush": 1.0})]
    assert session(standings, played=played, habits={"any-jack": habit(0.5)}).next().aim is Aim.DOUBT


def test_the_coin_falls_for_a_hand_as_it_fell_before() -> None:
    standings = all_held(crib_flush=replace(held(), missed=TAILS))
    assert {session(standings, seed=seed).next().aim for seed in range(20)} == {None}
