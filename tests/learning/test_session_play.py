"""The play in the drill: it comes when all kinds of hands are introduced, and by itself in a drill of its deck."""

from datetime import date, timedelta
from pathlib import Path
from random import Random

from tests.learning.samples import AT, DAY, KEYS, PLAY_KEYS, skills
from tests.store.recording import READ
from trainer.cribbage.cards import Hand
from trainer.cribbage.position import Position
from trainer.learning.deck import Skill
from trainer.learning.habits import Habit
from trainer.learning.mastery import Mastery
from trainer.learning.quiz import Answer, Origin, Question, Response
from trainer.learning.schedule import Memory
from trainer.learning.session import Session
from trainer.learning.standing import Standing
from trainer.store.history import Store

ALL = skills(*KEYS, *PLAY_KEYS)
HELD = Standing(Mastery(9, 1), 10, Memory(9.0, 5.0, DAY - timedelta(3), DAY + timedelta(5)), DAY - timedelta(30))
NEW = Standing()


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
    due = Standing(Mastery(9, 1), 10, Memory(9.0, 5.0, DAY - timedelta(3), DAY), DAY - timedelta(30))
    question = first({**dict.fromkeys(KEYS, HELD), "play-pair": due})
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
