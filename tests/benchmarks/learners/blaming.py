"""How well blame falls on the skills that failed, seen from wrong totals alone; and how long a step takes."""

from dataclasses import dataclass
from datetime import date
from itertools import chain, islice
from random import Random
from time import perf_counter

from tests.benchmarks.learners.counting import beginner
from tests.benchmarks.learners.lessons import Turn, lessons
from tests.benchmarks.learners.ours import Ours, ours
from trainer.learning.diagnosis import FAILED
from trainer.learning.quiz import Answer, Question

HANDS_A_DAY = 10
DAYS = 30


@dataclass(frozen=True)
class Blame:
    """Sums over wrong answers: how many there were, sets blamed exactly, skills blamed, those of them that failed."""

    wrong: int = 0
    exact: int = 0
    blamed: int = 0
    rightly: int = 0

    def __add__(self, other: "Blame") -> "Blame":
        return Blame(
            self.wrong + other.wrong,
            self.exact + other.exact,
            self.blamed + other.blamed,
            self.rightly + other.rightly,
        )


def judged(blamed: frozenset[str], turn: Turn) -> Blame:
    """What blaming some skills for a wrong answer is worth; after a mere chance error none is to blame."""
    failed = turn.count.failed
    return Blame(1, blamed == failed, len(blamed), len(blamed & failed))


@dataclass(frozen=True)
class Judgement:
    """Our blame and blame-all over the same wrong answers; the seconds of each step: diagnosis and the next deal."""

    ours: Blame
    everything: Blame
    seconds: tuple[float, ...]


class Timed:
    """Our policy with a stopwatch."""

    def __init__(self, by: Ours) -> None:
        self.by = by
        self.seconds: list[float] = []

    def next(self, day: date) -> Question:
        """The next hand; it belongs to the step of the answer before."""
        begin = perf_counter()
        question = self.by.next(day)
        if self.seconds:
            self.seconds[-1] += perf_counter() - begin
        return question

    def learn(self, answer: Answer) -> None:
        """A step begins with an answer."""
        begin = perf_counter()
        self.by.learn(answer)
        self.seconds.append(perf_counter() - begin)


def judgement(kind: str, seed: int, outside: float, days: int = DAYS) -> Judgement:
    """The blame of our trainer in some days with a learner of a kind, A or B; `outside` of whose slips no one knows."""
    mine = everything = Blame()
    with ours(Random(seed), HANDS_A_DAY) as by:
        timed = Timed(by)
        played = lessons(beginner(kind, seed, outside), timed, HANDS_A_DAY, seed)
        for turn in chain.from_iterable(islice(played, days)):
            if turn.count.given != turn.deal.facts.points:
                mine += judged(frozenset(key for key, blame in by.evidence.items() if blame >= FAILED), turn)
                everything += judged(frozenset(turn.deal.exercised), turn)
    return Judgement(mine, everything, tuple(timed.seconds))
