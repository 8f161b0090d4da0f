"""What a learner answered, and what follows from it.

The answers are the facts and are only added to. What they show is derived in the transaction that records them, from
the file and not from what a session remembers, so two sessions at once see each other's answers and neither loses one.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from datetime import date, datetime
from pathlib import Path
from statistics import median
from typing import NamedTuple, Self

from trainer.cribbage.cards import Hand
from trainer.errors import StoreUnavailable
from trainer.learning import asked, claims
from trainer.learning.claims import Claim
from trainer.learning.diagnosis import FAILED, Diagnose, Diagnosis
from trainer.learning.habits import Habits
from trainer.learning.progress import WINDOW, SkillProgress, Totals
from trainer.learning.quiz import Aim, Answer, Origin, Question, Response, mark
from trainer.learning.standing import Played, Standing
from trainer.store.database import Database
from trainer.store.derived import Derived

FILE = "history.db"

RECENT = 100
"""How many of the latest answers to hands dealt for a skill its median time is taken of."""


class Recorded(NamedTuple):
    """An answer that was recorded: its number, and what it showed."""

    number: int
    diagnosis: Diagnosis


class Store:
    """The history in the folder `home`, its answers read by `diagnose`. Every method may raise a StoreError.

    A history whose answers were read in an older way is read anew when it is opened.
    """

    def __init__(self, home: Path, diagnose: Diagnose) -> None:
        self._database = Database(home / FILE)
        self._db = self._database.connection
        self._derived = Derived(self._db)
        self._diagnose = diagnose
        try:
            if not self._derived.is_current:
                self.rebuild()
        except BaseException:
            self._database.close()
            raise

    @staticmethod
    def is_there(home: Path) -> bool:
        """Whether the folder has a history. Asking makes none. Raises StoreUnavailable where that cannot be seen."""
        try:
            size = (home / FILE).stat().st_size
        except (FileNotFoundError, NotADirectoryError):
            return False
        except OSError as error:
            raise StoreUnavailable(str(home / FILE), error.strerror or str(error)) from error
        return size > 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._database.close()

    # Recording

    def record(self, answer: Answer) -> Recorded:
        """Add an answer and all that follows from it: it is on the disk when this returns."""
        with self._database.transaction():
            number = self._add(answer)
            return Recorded(number, self._take_up(number, answer))

    def tell(self, number: int, said: Sequence[Claim], now: datetime) -> Diagnosis:
        """Add the count by which an answer reached its total, and read the answer anew. `now` is UTC."""
        with self._database.transaction():
            row = (number, claims.written(said), now.isoformat())
            self._db.execute("INSERT INTO told (answer, claims, at) VALUES (?, ?, ?)", row)
            return self._take_up_from(number)[number]

    def undo(self, number: int, now: datetime) -> None:
        """Take an answer back: it stays in the history, marked, and nothing follows from it any more.

        `now` is UTC. An answer that is not there, or was taken back before, is passed over.
        """
        with self._database.transaction():
            if not self._db.execute("SELECT 1 FROM standing_answer WHERE id = ?", (number,)).fetchone():
                return
            self._db.execute("INSERT INTO undone (answer, at) VALUES (?, ?)", (number, now.isoformat()))
            self._take_up_from(number)

    def rebuild(self) -> None:
        """Derive everything anew from the answers."""
        with self._database.transaction():
            self._derived.make_anew()
            self._take_up_from(0)

    def _take_up_from(self, number: int) -> dict[int, Diagnosis]:
        """Read the answers from one on anew, each in the light of those before it."""
        last = self._derived.forget_from(number)
        return {number: self._take_up(number, answer) for number, answer in list(self._answers(last))}

    def _take_up(self, number: int, answer: Answer) -> Diagnosis:
        diagnosis = self._diagnose(answer, self._derived.masteries(), self._derived.profile())
        self._derived.add(number, answer, diagnosis)
        return diagnosis

    def _add(self, answer: Answer) -> int:
        row = {
            "at": answer.at.isoformat(),
            "day": answer.day.isoformat(),
            "origin": answer.origin,
            "deck": answer.deck,
            "skill": answer.question.skill,
            "hand": asked.written(answer.question.of),
            "response": answer.response,
            "given": answer.given,
            "is_right": mark(answer).is_right,
            "seconds": answer.seconds,
            "aim": answer.question.aim,
            "claims": claims.written(answer.claims) if answer.claims else None,
            "count": answer.count,
        }
        columns = ", ".join(row)
        values = ", ".join(f":{column}" for column in row)
        cursor = self._db.execute(f"INSERT INTO answer ({columns}) VALUES ({values})", row)  # noqa: S608 (our words)
        return int(cursor.lastrowid or 0)

    def _answers(self, after: int) -> Iterator[tuple[int, Answer]]:
        """Every answer with a higher number than one that was not taken back, in order, with its number."""
        rows = self._db.execute(
            "SELECT id, skill, aim, hand, response, given, seconds, standing_answer.at, day, origin, deck,"
            " coalesce(told.claims, standing_answer.claims, ''), count"
            " FROM standing_answer LEFT JOIN told ON told.answer = id WHERE id > ? ORDER BY id",
            (after,),
        )
        for number, skill, aim, hand, response, given, seconds, at, day, origin, deck, said, count in rows:
            yield (
                number,
                Answer(
                    Question(asked.read(hand), skill, Aim(aim) if aim else None),
                    Response(response),
                    given,
                    seconds,
                    datetime.fromisoformat(at),
                    date.fromisoformat(day),
                    Origin(origin),
                    deck,
                    claims.read(said) if said else (),
                    count,
                ),
            )

    # Reading

    def standings(self, skills: Iterable[str]) -> dict[str, Standing]:
        """The standing of each of some skills."""
        with self._database.refusals():
            return {skill: replace(self._derived.standing(skill), missed=self._missed(skill)) for skill in skills}

    def played(self, day: date) -> list[Played]:
        """The drill answers of a study day, in order, whichever session they came from; skipped hands too."""
        query = "SELECT id, skill, deck, aim FROM standing_answer WHERE day = ? AND origin = 'drill' ORDER BY id"
        with self._database.refusals():
            rows = self._db.execute(query, (str(day),)).fetchall()
            return [
                Played(skill, self._derived.evidence(number), deck, Aim(aim) if aim else None)
                for number, skill, deck, aim in rows
            ]

    def has_drilled(self) -> bool:
        """Whether there was a drill ever, with an answer."""
        with self._database.refusals():
            return self._db.execute("SELECT 1 FROM answer WHERE origin = 'drill' LIMIT 1").fetchone() is not None

    def placed(self) -> int:
        """How many hands of the placement are answered; they are asked in their order."""
        with self._database.refusals():
            return len(self._db.execute("SELECT 1 FROM standing_answer WHERE origin = 'placement'").fetchall())

    def habits(self) -> Habits:
        """The habits as they stood after the latest answer."""
        with self._database.refusals():
            return self._derived.profile().habits

    def _missed(self, skill: str) -> Hand | None:
        """The hand that was last dealt for a skill, if that was missed and no contrast has followed."""
        query = """
            SELECT hand, blame, aim FROM standing_answer LEFT JOIN evidence ON answer = id AND evidence.skill = ?1
            WHERE standing_answer.skill = ?1 AND origin <> 'quiz' AND response <> 'skip' ORDER BY id DESC LIMIT 1
        """
        row = self._db.execute(query, (skill,)).fetchone()
        missed = asked.read(row[0]) if row and (row[1] or 0) >= FAILED and row[2] != Aim.CONTRAST else None
        return missed if isinstance(missed, Hand) else None

    def was_due(self, skills: Iterable[str], day: date) -> bool:
        """Whether one of some skills that was due or new was reviewed on a study day."""
        before = "SELECT due FROM review WHERE skill = ? AND day < ? ORDER BY day DESC LIMIT 1"
        with self._database.refusals():
            reviewed = {skill for (skill,) in self._db.execute("SELECT skill FROM review WHERE day = ?", (str(day),))}
            due = [self._db.execute(before, (skill, str(day))).fetchone() for skill in reviewed.intersection(skills)]
        return any(of is None or of[0] <= str(day) for of in due)

    def last_practised(self, before: date) -> date | None:
        """The latest study day before one on which there was a drill."""
        query = "SELECT max(day) FROM answer WHERE day < ? AND origin = 'drill'"
        with self._database.refusals():
            day = self._db.execute(query, (str(before),)).fetchone()[0]
        return date.fromisoformat(day) if day else None

    def totals(self, day: date) -> Totals:
        """All the answers in numbers, on a study day."""
        answers = """
            SELECT count(*), total(is_right), total(is_natural), total(is_natural AND is_right)
            FROM (SELECT is_right, skill IS NULL AND aim IS NULL AND origin IN ('drill', 'game') AS is_natural
                  FROM standing_answer WHERE response <> 'skip')
        """
        days = "SELECT count(DISTINCT day) FROM standing_answer WHERE response <> 'skip' AND day > ? AND day <= ?"
        with self._database.refusals():
            of_days = self._db.execute(days, (str(day - WINDOW), str(day))).fetchone()
            return Totals(*map(int, (*self._db.execute(answers).fetchone(), *of_days)))

    def progress(self, skill: str) -> SkillProgress:
        """One skill in numbers."""
        latest = """
            SELECT seconds FROM evidence JOIN answer ON id = answer
            WHERE evidence.skill = ? AND is_dealt_for AND response = 'total'
            ORDER BY evidence.day DESC, answer DESC LIMIT ?
        """
        with self._database.refusals():
            counts = self._db.execute("SELECT answers, correct FROM standing WHERE skill = ?", (skill,)).fetchone()
            times = [seconds for (seconds,) in self._db.execute(latest, (skill, RECENT))]
            standing = self._derived.standing(skill)
        answers, right = counts or (0, 0)
        return SkillProgress(
            key=skill,
            mastery=standing.mastery.p if standing.answers else None,
            answers=answers,
            right=right,
            seconds=median(times) if times else None,
            due=standing.memory.due if standing.memory else None,
        )
