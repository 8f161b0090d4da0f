"""What follows from the answers: evidence, standing, reviews and profile, kept so that nothing is counted twice.

It is brought up to date from the file, inside the transaction that records an answer, and can be made anew at any time.
"""

import json
import sqlite3
from datetime import date
from pathlib import Path

from trainer.learning import schedule
from trainer.learning.diagnosis import SUCCEEDED, VERSION, Diagnosis, Evidence
from trainer.learning.habits import Habit, Stage
from trainer.learning.mastery import Mastery
from trainer.learning.profile import Profile
from trainer.learning.quiz import Answer
from trainer.learning.schedule import Memory, Shown
from trainer.learning.standing import Standing
from trainer.store.database import statements

_NEVER = "9999-12-31"
_BLOCK = 32
_TABLES = Path(__file__).with_name("derived.sql")


class Derived:
    """The derived tables of a database. Its methods run inside the caller's transaction."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._db = connection

    @property
    def is_current(self) -> bool:
        """Whether the tables are there and were made by today's way of reading answers."""
        try:
            return bool(self._db.execute("SELECT version FROM derivation").fetchone() == (VERSION,))
        except sqlite3.OperationalError:  # no such table
            return False

    def make_anew(self) -> None:
        """Forget everything, and have the tables as they are to be."""
        for statement in statements(_TABLES):
            self._db.execute(statement)
        self._db.execute("INSERT INTO derivation (version) VALUES (?)", (VERSION,))

    def add(self, number: int, answer: Answer, diagnosis: Diagnosis) -> None:
        """Take up what an answer showed."""
        is_practice = answer.origin.is_practice
        day = answer.day.isoformat()
        for skill, blame in diagnosis.evidence.items():
            is_dealt_for = skill == answer.question.skill
            self._db.execute(
                "INSERT INTO evidence (skill, day, answer, blame, is_practice, is_dealt_for, slowness)"
                " VALUES (?, ?, ?, ?, ?, ?, ?)",
                (skill, day, number, blame, is_practice, is_dealt_for, diagnosis.slowness),
            )
            self._sum_up(skill, blame, is_practice)
            if is_practice:
                self._review_from(skill, day)
        self._db.execute(
            "REPLACE INTO profile (block, answer, state) VALUES (?, ?, ?)",
            (number // _BLOCK, number, _written(diagnosis.profile)),
        )

    def forget_from(self, number: int) -> int:
        """Go back to before an answer, and some more: the number of the last answer that is still taken up, or 0."""
        self._db.execute("DELETE FROM profile WHERE answer >= ?", (number,))
        last = int(self._db.execute("SELECT max(answer) FROM profile").fetchone()[0] or 0)
        affected = "SELECT skill, min(day) FROM evidence WHERE answer > ? GROUP BY skill"
        rows = self._db.execute(affected, (last,)).fetchall()
        self._db.execute("DELETE FROM evidence WHERE answer > ?", (last,))
        for skill, day in rows:
            self._sum_up_again(skill)
            self._review_from(skill, day)
        return last

    def evidence(self, number: int) -> Evidence:
        """What an answer showed."""
        return dict(self._db.execute("SELECT skill, blame FROM evidence WHERE answer = ?", (number,)).fetchall())

    def masteries(self) -> dict[str, Mastery]:
        """The mastery of every skill that was met."""
        rows = self._db.execute("SELECT skill, right, wrong FROM standing")
        return {skill: Mastery(float(right), float(wrong)) for skill, right, wrong in rows}

    def profile(self) -> Profile:
        """What is known of the learner after the latest answer."""
        row = self._db.execute("SELECT state FROM profile ORDER BY answer DESC LIMIT 1").fetchone()
        return _read(row[0]) if row else Profile()

    def standing(self, skill: str) -> Standing:
        """How a skill stands."""
        row = self._db.execute("SELECT right, wrong, practised FROM standing WHERE skill = ?", (skill,)).fetchone()
        right, wrong, practised = row or (*Mastery(), 0)
        introduced = self._db.execute("SELECT min(day) FROM review WHERE skill = ?", (skill,)).fetchone()[0]
        return Standing(
            mastery=Mastery(float(right), float(wrong)),
            answers=practised,
            memory=self._memory(skill),
            introduced=date.fromisoformat(introduced) if introduced else None,
        )

    def _sum_up(self, skill: str, blame: float, is_practice: bool) -> None:
        """Add one observation to the standing of a skill."""
        row = self._db.execute(
            "SELECT right, wrong, practised, answers, correct FROM standing WHERE skill = ?", (skill,)
        ).fetchone()
        *weights, practised, answers, correct = row or (*Mastery(), 0, 0, 0)
        mastery = Mastery(*weights).after(blame) if is_practice else Mastery(*weights)
        self._db.execute(
            "REPLACE INTO standing (skill, right, wrong, practised, answers, correct) VALUES (?, ?, ?, ?, ?, ?)",
            (skill, *mastery, practised + is_practice, answers + 1, correct + (blame < SUCCEEDED)),
        )

    def _sum_up_again(self, skill: str) -> None:
        """The standing of a skill from all its evidence, in the order in which it was given."""
        self._db.execute("DELETE FROM standing WHERE skill = ?", (skill,))
        rows = self._db.execute("SELECT blame, is_practice FROM evidence WHERE skill = ? ORDER BY answer", (skill,))
        for blame, is_practice in rows.fetchall():
            self._sum_up(skill, blame, bool(is_practice))

    def _review_from(self, skill: str, day: str) -> None:
        """The reviews of a skill from a study day on, each made of all that its day showed.

        The first is on the day on which a hand was first dealt for the skill: until then it is not introduced.
        """
        self._db.execute("DELETE FROM review WHERE skill = ? AND day >= ?", (skill, day))
        memory = self._memory(skill)
        reviews = self._db.execute("SELECT count(*) FROM review WHERE skill = ?", (skill,)).fetchone()[0]
        begin = day if memory else self._introduced(skill)
        for of_day, shown in self._shown_from(skill, begin).items():
            rating = schedule.rate(shown, reviews)
            if rating and schedule.is_review(memory, shown, of_day):
                memory = schedule.review(memory, rating, of_day)
                reviews += 1
                self._db.execute(
                    "INSERT INTO review (skill, day, rating, stability, difficulty, due) VALUES (?, ?, ?, ?, ?, ?)",
                    (skill, str(of_day), rating, memory.stability, memory.difficulty, str(memory.due)),
                )

    def _shown_from(self, skill: str, day: str) -> dict[date, list[Shown]]:
        """What each study day from one on showed of a skill in practice."""
        shown: dict[date, list[Shown]] = {}
        query = (
            "SELECT day, blame, slowness FROM evidence WHERE skill = ? AND day >= ? AND is_practice"
            " ORDER BY day, answer"
        )
        for of_day, *of in self._db.execute(query, (skill, day)):
            shown.setdefault(date.fromisoformat(of_day), []).append(Shown(*of))
        return shown

    def _introduced(self, skill: str) -> str:
        """The study day on which a hand was first dealt for a skill in practice."""
        query = "SELECT min(day) FROM evidence WHERE skill = ? AND is_dealt_for AND is_practice"
        return str(self._db.execute(query, (skill,)).fetchone()[0] or _NEVER)

    def _memory(self, skill: str) -> Memory | None:
        """The memory that the latest review left."""
        query = "SELECT stability, difficulty, day, due FROM review WHERE skill = ? ORDER BY day DESC LIMIT 1"
        row = self._db.execute(query, (skill,)).fetchone()
        return Memory(row[0], row[1], date.fromisoformat(row[2]), date.fromisoformat(row[3])) if row else None


def _written(profile: Profile) -> str:
    state = {"habits": profile.habits, "paces": profile.paces, "day": str(profile.day), "recent": profile.recent}
    return json.dumps(state)


def _read(state: str) -> Profile:
    """The profile that was written. Raises ValueError or TypeError when it makes no sense."""
    of = json.loads(state)
    if not isinstance(of, dict) or of.keys() != {"habits", "paces", "day", "recent"}:
        raise ValueError(state)
    habits = {slip: Habit(p, firings, quiet, Stage(stage)) for slip, (p, firings, quiet, stage) in of["habits"].items()}
    recent = tuple(None if makers is None else tuple(makers) for makers in of["recent"])
    return Profile(habits, tuple(of["paces"]), date.fromisoformat(of["day"]), recent)
