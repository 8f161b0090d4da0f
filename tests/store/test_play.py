"""Answers to cards of the play in the history: kept as they were given, read again the same, summed up like others."""

from collections.abc import Mapping
from pathlib import Path
from random import Random

from tests.learning.samples import AT, DAY, PLAY_KEYS, skills
from tests.store.recording import READ, rows, tables
from trainer.cribbage.plays import deal
from trainer.cribbage.position import read_position
from trainer.learning.diagnosis import Diagnosis
from trainer.learning.mastery import Mastery
from trainer.learning.profile import Profile
from trainer.learning.progress import Totals
from trainer.learning.quiz import Answer, Origin, Question, Response
from trainer.store.history import Store


def card(
    play: str,
    points: int | None,
    count: int | None = None,
    skill: str = "play-pair",
    response: Response = Response.TOTAL,
) -> Answer:
    return Answer(Question(read_position(play), skill), response, points, 4.0, AT, DAY, Origin.DRILL, count=count)


def some_cards(number: int, seed: int) -> list[Answer]:
    rng = Random(seed)
    answers = []
    for _ in range(number):
        skill = rng.choice(skills(*PLAY_KEYS))
        assert skill.plays
        position = deal(skill.plays, rng)
        count = rng.choice([None, position.series.count, 31])
        points = rng.choice([position.tally.points, 2, 0])
        answers.append(
            Answer(Question(position, skill.key), Response.TOTAL, points, 4.0, AT, DAY, Origin.DRILL, count=count)
        )
    return answers


def test_a_card_is_kept_as_it_is_told_with_what_was_said(home: Path) -> None:
    with Store(home, READ) as store:
        store.record(card("KH TD 5S go 5D", 0, 5))
        store.record(card("7H 7D", 4))
        store.record(card("7H 7D", 2, 15))
        store.record(card("7H 7D", None, response=Response.UNKNOWN))
    assert rows(home, "SELECT hand, response, given, count, is_right FROM answer ORDER BY id") == [
        ("play KH TD 5S go 5D", "total", 0, 5, 1),
        ("play 7H 7D", "total", 4, None, 0),
        ("play 7H 7D", "total", 2, 15, 0),
        ("play 7H 7D", "unknown", None, None, 0),
    ]


def test_the_answers_are_read_again_as_they_were_given(home: Path) -> None:
    seen: list[Answer] = []

    def read(answer: Answer, masteries: Mapping[str, Mastery], profile: Profile) -> Diagnosis:
        seen.append(answer)
        return READ(answer, masteries, profile)

    answers = some_cards(40, seed=1)
    with Store(home, read) as store:
        for answer in answers:
            store.record(answer)
        assert seen == answers
        before = tables(home)
        store.rebuild()
        assert seen[len(answers) :] == answers
    assert tables(home) == before


def test_a_missed_card_owes_no_contrast(home: Path) -> None:
    with Store(home, READ) as store:
        store.record(card("7H 6D 7S", 2, skill="play-parted-pair"))
        standing = store.standings(["play-parted-pair"])["play-parted-pair"]
    assert standing.missed is None
    assert standing.introduced == DAY
    assert standing.mastery.p < 0.5


def test_cards_count_in_the_totals_but_are_no_real_play_of_hands(home: Path) -> None:
    with Store(home, READ) as store:
        store.record(card("7H 7D", 2))
        number = store.record(card("7H 7D", 0)).number
        assert store.totals(DAY) == Totals(2, 1, 0, 0, 1)
        assert (store.progress("play-pair").answers, store.progress("play-pair").right) == (2, 1)
        store.undo(number, AT)
        assert store.totals(DAY) == Totals(1, 1, 0, 0, 1)
