"""What the tests of the store share: answers by the dozen, recording them (also in another process), a file's rows."""

import sqlite3
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import closing
from datetime import timedelta
from pathlib import Path
from random import Random
from typing import Any

from tests.learning.samples import DAY, KEYS, answer, points, random_hands, shipped, skills
from trainer.learning.diagnosis import Diagnose, Diagnosis, Evidence, exercised, reading
from trainer.learning.mastery import Mastery
from trainer.learning.profile import Profile
from trainer.learning.quiz import Answer, Origin, Response, mark
from trainer.store.history import FILE, Store

DERIVED = ("evidence", "standing", "review", "profile")

READ = reading(shipped())
"""How answers are read with the shipped decks."""


def some_answers(number: int, seed: int, days: int = 4) -> list[Answer]:
    """Answers as they come: mostly right, on some days in order, mostly of drills. No two take the same time."""
    rng = Random(seed)
    answers = []
    for place, hand in enumerate(random_hands(number, seed)):
        key = rng.choice([None, *exercised(hand, skills()), rng.choice(KEYS)])
        response = rng.choices([*Response], [18, 1, 1])[0]
        true = points(hand)
        given = rng.choice([true, true, true, 29 - true]) if response is Response.TOTAL else None
        origin = rng.choices([Origin.DRILL, Origin.QUIZ], [4, 1])[0]
        day = DAY + timedelta(place * days // number)
        seconds = 1000 * seed + place + 0.5
        answers.append(answer(hand, given, response=response, skill=key, seconds=seconds, day=day, origin=origin))
    return answers


def showing(evidence: Callable[[Answer], Evidence]) -> Diagnose:
    """A reading of answers by which each shows what is wanted, whatever was known before."""

    def read(of: Answer, masteries: Mapping[str, Mastery], profile: Profile) -> Diagnosis:
        return Diagnosis(evidence(of), None, (), False, profile.on(of.day))

    return read


def blame_all(of: Answer) -> Evidence:
    """The simplest reading: a wrong total blames every skill that the hand exercises."""
    if of.response is Response.SKIP:
        return {}
    if of.response is Response.UNKNOWN:
        return {of.question.skill: 1.0} if of.question.skill else {}
    return dict.fromkeys(exercised(of.question.hand, skills()), 0.0 if mark(of).is_right else 1.0)


BLAME = showing(blame_all)


def record(store: Store, answers: Iterable[Answer]) -> list[int]:
    """The numbers that the answers got."""
    return [store.record(of).number for of in answers]


def record_in(home: Path, seed: int, number: int) -> None:
    """Record so many answers in a history of its own; prints the number and the seconds of each that is recorded."""
    answers = some_answers(number, seed)
    with Store(home, READ) as store:
        for of in answers:
            print(store.record(of).number, of.seconds, flush=True)


def rows(home: Path, query: str, values: Sequence[object] = ()) -> list[tuple[Any, ...]]:
    """What the file says, read beside the store."""
    with closing(sqlite3.connect(home / FILE)) as db:
        return db.execute(query, values).fetchall()


def tables(home: Path, names: Iterable[str] = DERIVED) -> dict[str, list[tuple[Any, ...]]]:
    """All rows of some tables, in order."""
    return {name: sorted(rows(home, f"SELECT * FROM {name}")) for name in names}


if __name__ == "__main__":
    record_in(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
