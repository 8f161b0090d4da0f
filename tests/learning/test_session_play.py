"""The play in the drill: it comes when all kinds of hands are introduced, and by itself in a drill of its deck."""

from collections.abc import Callable
from datetime import date, timedelta
from pathlib import Path
from random import Random

import pytest

from tests.learning.samples import AT, DAY, KEYS, PLAY_KEYS, skill, skills
from tests.store.recording import READ
from trainer.cribbage.cards import Hand
from trainer.cribbage.plays import has
from trainer.cribbage.position import Position, Sign
from trainer.cribbage.tally import Kind
from trainer.cribbage.target import Target
from trainer.learning.deck import Skill
from trainer.learning.habits import Habit, Habits, Stage
from trainer.learning.mastery import Mastery
from trainer.learning.quiz import Answer, Origin, Question, Response, questions
from trainer.learning.schedule import Memory
from trainer.learning.session import Session
from trainer.learning.slips.play import PLAY_CATALOGUE, PlaySlip
from trainer.learning.standing import Standing
from trainer.store.history import Store

ALL = skills(*KEYS, *PLAY_KEYS)
HELD = Standing(Mastery(9, 1), 10, Memory(9.0, 5.0, DAY - timedelta(3), DAY + timedelta(5)), DAY - timedelta(30))
NEW = Standing()
DUE = Standing(Mastery(9, 1), 10, Memory(9.0, 5.0, DAY - timedelta(3), DAY), DAY - timedelta(30))


def first(standings: dict[str, Standing], of: tuple[Skill, ...] = ALL, **habits: float) -> Question:
    believed = {slip.replace("_", "-"): Habit(p) for slip, p in habits.items()}
    return Session(of, DAY, Random(1), standings=standings, habits=believed, has_natural=False).next()


def test_the_play_waits_for_the_last_kind_of_hand() -> None:
    for key in KEYS:
        assert first({of: HELD for of in KEYS if of != key}).skill == key


def test_the_play_comes_when_all_hands_are_introduced() -> None:
    question = first(dict.fromkeys(KEYS, HELD))
    assert question.skill == "play-fifteen-and-thirty-one"
    assert isinstance(question.of, Position)


def test_a_slip_that_is_suspected_opens_its_skill_but_not_before_the_hands() -> None:
    assert first(dict.fromkeys(KEYS, HELD), parted_pair=0.5).skill == "play-parted-pair"
    assert first({key: HELD for key in KEYS if key != "nobs"}, parted_pair=0.5).skill == "nobs"


def test_a_skill_of_the_play_waits_for_those_before_it() -> None:
    weak = Standing(Mastery(5, 5), 10, HELD.memory, HELD.introduced)
    standings = dict.fromkeys((*KEYS, *PLAY_KEYS[:4]), HELD)
    assert first(standings).skill == "play-run-out-of-order"
    assert first({**standings, "play-run-in-order": weak}).skill == "play-royals"


def test_what_is_due_in_the_play_comes_before_what_is_new() -> None:
    question = first({**dict.fromkeys(KEYS, HELD), "play-pair": DUE})
    assert question.skill == "play-pair"
    assert isinstance(question.of, Position)


def test_hands_and_play_are_drawn_where_nothing_is_due_or_new() -> None:
    standings = dict.fromkeys((*KEYS, *PLAY_KEYS), HELD)
    drawn = {
        type(Session(ALL, DAY, Random(seed), standings=standings, has_natural=False, number=1).next().of)
        for seed in range(20)
    }
    assert drawn == {Hand, Position}


def test_a_drill_of_the_play_asks_positions_of_its_skills_only_whatever_is_suspected_of_hands() -> None:
    of = skills(*PLAY_KEYS)
    for seed in range(10):
        for standings in ({}, dict.fromkeys(PLAY_KEYS, HELD)):
            habits = {"pairs-forgotten": Habit(0.5)}
            session = Session(of, DAY, Random(seed), standings=standings, habits=habits, number=1, has_natural=False)
            question = session.next()
            (skill,) = [each for each in of if each.key == question.skill]
            assert isinstance(question.of, Position)
            assert skill.plays
            assert skill.plays.fits(question.of)


# Which position of a skill


def card_of(key: str, seed: int, habits: Habits | None = None) -> Position:
    """The card that is asked where one skill of the play is due."""
    session = Session(skills(key), DAY, Random(seed), standings={key: DUE}, habits=habits, number=1, has_natural=False)
    question = session.next()
    assert isinstance(question.of, Position)
    assert question.skill == key
    return question.of


@pytest.mark.parametrize("slip", PLAY_CATALOGUE, ids=lambda slip: slip.id)
def test_a_known_habit_is_drilled_by_positions_of_its_skill_on_which_it_shows(slip: PlaySlip) -> None:
    plays = skill(slip.skill).plays
    assert plays
    for seed in range(12):
        position = card_of(slip.skill, seed, {slip.id: Habit(0.99, stage=Stage.CONFIRMED)})
        assert slip(position) != 0
        assert plays.fits(position)


def test_of_several_habits_of_a_skill_each_is_drilled() -> None:
    habits = {slip: Habit(0.99, stage=Stage.CONFIRMED) for slip in ("go-missed", "go-and-last-card")}
    signs = [card_of("play-go-and-last-card", seed, habits).sign for seed in range(40)]
    assert 10 < signs.count(Sign.LAST) < 30


@pytest.mark.parametrize(
    ("key", "is_rare", "share"),
    [
        ("play-royals", lambda of: has(of, Kind.DOUBLE_PAIR_ROYAL), 1 / 8 + 0.011 * 7 / 8),
        ("play-pair", lambda of: [card.pips for card in of.series.cards[-3:]] == 3 * [10], 1 / 8 + 0.033 * 7 / 8),
    ],
)
def test_one_card_in_four_shows_a_slip_of_its_skill_whichever_so_that_rare_kinds_are_met(
    key: str, is_rare: Callable[[Position], bool], share: float
) -> None:
    number = 600
    met = sum(is_rare(card_of(key, seed)) for seed in range(number))
    assert abs(met / number - share) < 4 * (share * (1 - share) / number) ** 0.5


def test_a_quiz_deals_evenly_all_the_same() -> None:
    asked = questions(skills("play-royals"), Target(), Random(1))
    fours = sum(has(next(asked).of, Kind.DOUBLE_PAIR_ROYAL) for _ in range(600))  # type: ignore[arg-type]
    assert fours < 25


def right(question: Question, day: date) -> Answer:
    """The right answer to a card, with the count."""
    assert isinstance(question.of, Position)
    points, count = question.of.tally.points, question.of.series.count
    return Answer(question, Response.TOTAL, points, 4.0, AT, day, Origin.DRILL, "the-play", count=count)


def test_who_is_always_right_meets_all_of_the_play_in_a_drill_of_its_deck(tmp_path: Path) -> None:
    of, day = skills(*PLAY_KEYS), DAY
    with Store(tmp_path, READ) as store:
        for _ in range(20):
            session = Session(
                of,
                day,
                Random(str(day)),
                standings=store.standings(PLAY_KEYS),
                played=store.played(day),
                deck="the-play",
                has_natural=False,
            )
            while session.left_today:
                store.record(right(session.next(), day))
                session.learn(store.standings(PLAY_KEYS), store.played(day), store.habits())
            day += timedelta(1)
        standings = store.standings(PLAY_KEYS)
    assert all(of.memory and of.mastery.p > 0.7 for of in standings.values())
