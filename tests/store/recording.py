"""What the tests of the store share: answers by the dozen, recording them (also in another process), a file's rows."""

import sqlite3
import sys
from collections.abc import Iterable, Sequence
from contextlib import closing
from datetime import timedelta
from pathlib import Path
from random import Random
from typing import Any

from tests.learning.samples import DAY, KEYS, answer, points, random_hands, skills
from trainer.learning.diagnosis import Evidence, evidence, exercised
from trainer.learning.quiz import Answer, Origin, Response
from trainer.store.history import FILE, Store

DERIVED = ("evidence", "standing", "review")


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


def shown(of: Answer) -> Evidence:
    return evidence(of, skills())


def record(store: Store, answers: Iterable[Answer]) -> list[int]:
    """The numbers that the answers got."""
    return [store.record(of, shown(of)) for of in answers]


def record_in(home: Path, seed: int, number: int) -> None:
    """Record so many answers in a history of its own; prints the number and the seconds of each that is recorded."""
    answers = some_answers(number, seed)
    with Store(home) as store:
        for of in answers:
            print(store.record(of, shown(of)), of.seconds, flush=True)


def rows(home: Path, query: str, values: Sequence[object] = ()) -> list[tuple[Any, ...]]:
    """What the file says, read beside the store."""
    with closing(sqlite3.connect(home / FILE)) as db:
        return db.execute(query, values).fetchall()


def tables(home: Path, names: Iterable[str] = DERIVED) -> dict[str, list[tuple[Any, ...]]]:
    """All rows of some tables, in order."""
    return {name: sorted(rows(home, f"SELECT * FROM {name}")) for name in names}


if __name__ == "__main__":
    record_in(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
