"""What follows from the answers: evidence, standing and reviews, kept in tables so that nothing is counted twice.

It is brought up to date from the file, inside the transaction that records an answer, and can be made anew at any time.
"""

import sqlite3
from datetime import date

from trainer.learning import schedule
from trainer.learning.diagnosis import SUCCEEDED, Evidence, Mastery
from trainer.learning.quiz import Answer, Origin
from trainer.learning.schedule import Memory
from trainer.learning.session import Standing

_NEVER = "9999-12-31"


class Derived:
    """The derived tables of a database. Its methods run inside the caller's transaction."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._db = connection

    def add(self, number: int, answer: Answer, evidence: Evidence) -> None:
        """Take up what an answer showed."""
        is_drill = answer.origin is Origin.DRILL
        day = answer.day.isoformat()
        for skill, blame in evidence.items():
            self._db.execute(
                "INSERT INTO evidence (skill, day, answer, blame, is_drill, is_dealt_for) VALUES (?, ?, ?, ?, ?, ?)",
                (skill, day, number, blame, is_drill, skill == answer.question.skill),
            )
            self._sum_up(skill, blame, is_drill)
            if is_drill:
                self._review_from(skill, day)

    def forget(self, number: int) -> None:
        """Let nothing follow from an answer any more."""
        rows = self._db.execute("SELECT skill, day FROM evidence WHERE answer = ?", (number,)).fetchall()
        self._db.execute("DELETE FROM evidence WHERE answer = ?", (number,))
        for skill, day in rows:
            self._sum_up_again(skill)
            self._review_from(skill, day)

    def clear(self) -> None:
        """Forget everything."""
        self._db.execute("DELETE FROM evidence")
        self._db.execute("DELETE FROM standing")
        self._db.execute("DELETE FROM review")

    def evidence(self, number: int) -> Evidence:
        """What an answer showed."""
        return dict(self._db.execute("SELECT skill, blame FROM evidence WHERE answer = ?", (number,)).fetchall())

    def standing(self, skill: str) -> Standing:
        """How a skill stands."""
        row = self._db.execute("SELECT right, wrong, drilled FROM standing WHERE skill = ?", (skill,)).fetchone()
        right, wrong, drilled = row or (*Mastery(), 0)
        introduced = self._db.execute("SELECT min(day) FROM review WHERE skill = ?", (skill,)).fetchone()[0]
        return Standing(
            mastery=Mastery(float(right), float(wrong)),
            answers=drilled,
            memory=self._memory(skill),
            introduced=date.fromisoformat(introduced) if introduced else None,
        )

    def _sum_up(self, skill: str, blame: float, is_drill: bool) -> None:
        """Add one observation to the standing of a skill."""
        row = self._db.execute("SELECT right, wrong, drilled, answers, correct FROM standing WHERE skill = ?", (skill,))
        *weights, drilled, answers, correct = row.fetchone() or (*Mastery(), 0, 0, 0)
        mastery = Mastery(*weights).after(blame) if is_drill else Mastery(*weights)
        self._db.execute(
            "REPLACE INTO standing (skill, right, wrong, drilled, answers, correct) VALUES (?, ?, ?, ?, ?, ?)",
            (skill, *mastery, drilled + is_drill, answers + 1, correct + (blame < SUCCEEDED)),
        )

    def _sum_up_again(self, skill: str) -> None:
        """The standing of a skill from all its evidence, in the order in which it was given."""
        self._db.execute("DELETE FROM standing WHERE skill = ?", (skill,))
        rows = self._db.execute("SELECT blame, is_drill FROM evidence WHERE skill = ? ORDER BY answer", (skill,))
        for blame, is_drill in rows.fetchall():
            self._sum_up(skill, blame, bool(is_drill))

    def _review_from(self, skill: str, day: str) -> None:
        """The reviews of a skill from a study day on, each made of all that its day showed.

        The first is on the day on which a hand was first dealt for the skill: until then it is not introduced.
        """
        self._db.execute("DELETE FROM review WHERE skill = ? AND day >= ?", (skill, day))
        memory = self._memory(skill)
        begin = day if memory else self._introduced(skill)
        for of_day, blames in self._blames_from(skill, begin).items():
            rating = schedule.rate(blames)
            if rating and schedule.is_review(memory, rating, of_day):
                memory = schedule.review(memory, rating, of_day)
                self._db.execute(
                    "INSERT INTO review (skill, day, rating, stability, difficulty, due) VALUES (?, ?, ?, ?, ?, ?)",
                    (skill, str(of_day), rating, memory.stability, memory.difficulty, str(memory.due)),
                )

    def _blames_from(self, skill: str, day: str) -> dict[date, list[float]]:
        """What each study day from one on showed of a skill in drills."""
        blames: dict[date, list[float]] = {}
        query = "SELECT day, blame FROM evidence WHERE skill = ? AND day >= ? AND is_drill ORDER BY day, answer"
        for of_day, blame in self._db.execute(query, (skill, day)):
            blames.setdefault(date.fromisoformat(of_day), []).append(blame)
        return blames

    def _introduced(self, skill: str) -> str:
        """The study day on which a hand was first dealt for a skill in a drill."""
        query = "SELECT min(day) FROM evidence WHERE skill = ? AND is_dealt_for AND is_drill"
        return str(self._db.execute(query, (skill,)).fetchone()[0] or _NEVER)

    def _memory(self, skill: str) -> Memory | None:
        """The memory that the latest review left."""
        query = "SELECT stability, difficulty, day, due FROM review WHERE skill = ? ORDER BY day DESC LIMIT 1"
        row = self._db.execute(query, (skill,)).fetchone()
        return Memory(row[0], row[1], date.fromisoformat(row[2]), date.fromisoformat(row[3])) if row else None
