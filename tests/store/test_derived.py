"""What follows from the answers: the stored is what a fresh derivation makes, and what the teacher's rules say."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import date, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.learning.samples import AT, DAY, PAIR, answer
from tests.store.recording import READ, record, rows, showing, some_answers, tables
from trainer.cribbage.cards import Hand
from trainer.learning import schedule
from trainer.learning.diagnosis import Diagnosis, Evidence
from trainer.learning.mastery import Mastery
from trainer.learning.profile import Profile
from trainer.learning.quiz import Answer, Origin
from trainer.learning.schedule import Memory, Rating, Review, Shown, is_review, rate, replay
from trainer.learning.standing import Standing
from trainer.store.history import Store

SKILLS = ("one", "two", "three")


@dataclass(frozen=True)
class Given:
    """An answer, or None for one that is taken back: the `undone`-th of those that stand."""

    evidence: Evidence = field(default_factory=dict)
    skill: str | None = None
    day: int = 0
    origin: Origin = Origin.DRILL
    undone: int | None = None


ANSWERS = st.builds(
    Given,
    evidence=st.dictionaries(st.sampled_from(SKILLS), st.sampled_from([0.0, 0.0, 0.1, 0.3, 0.5, 1.0])),
    skill=st.sampled_from([*SKILLS, None]),
    day=st.integers(0, 12),
    origin=st.sampled_from([Origin.DRILL, Origin.DRILL, Origin.DRILL, Origin.QUIZ]),
)
UNDONE = st.builds(Given, undone=st.integers(0, 30))
FEWER = settings(max_examples=50)
"""Every example makes a file."""

HISTORIES = st.lists(st.one_of(ANSWERS, ANSWERS, ANSWERS, UNDONE), max_size=25)


class Recorded:
    """A history as it was recorded: the answers that stand, by their number, and what each showed."""

    def __init__(self, home: Path, history: list[Given]) -> None:
        self._shown: dict[float, Evidence] = {99.0: {"one": 1.0, "two": 0.0}}
        self.store = Store(home, showing(lambda of: self._shown[of.seconds]))
        self.standing: dict[int, tuple[Answer, Evidence]] = {}
        for place, of in enumerate(history):
            if of.undone is None:
                self._record(of, seconds=float(place))
            elif self.standing:
                number = [*self.standing][of.undone % len(self.standing)]
                del self.standing[number]
                self.store.undo(number, AT)

    def _record(self, of: Given, seconds: float) -> None:
        day = DAY + timedelta(of.day)
        recorded = answer(PAIR, 2, skill=of.skill, seconds=seconds, day=day, origin=of.origin)
        self._shown[seconds] = of.evidence
        self.standing[self.store.record(recorded).number] = (recorded, of.evidence)

    def drilled(self, skill: str) -> list[tuple[Answer, float]]:
        """The answers of drills that are evidence of a skill, in the order in which they were given."""
        return [
            (of, evidence[skill])
            for of, evidence in self.standing.values()
            if skill in evidence and of.origin is Origin.DRILL
        ]

    def reviews(self, skill: str) -> list[Review]:
        """The reviews of a skill as the rules have it: one a day, from the day on which it was first dealt for."""
        drilled = self.drilled(skill)
        first = min((of.day for of, _ in drilled if of.question.skill == skill), default=date.max)
        reviews: list[Review] = []
        for day in sorted({of.day for of, _ in drilled if of.day >= first}):
            shown = [Shown(blame) for of, blame in drilled if of.day == day]
            rating = rate(shown, len(reviews))
            if rating and is_review(replay(reviews), shown, day):
                reviews.append(Review(day, rating))
        return reviews

    def expected(self, skill: str) -> Standing:
        mastery = Mastery()
        for _, blame in self.drilled(skill):
            mastery = mastery.after(blame)
        reviews = self.reviews(skill)
        introduced = reviews[0].day if reviews else None
        return Standing(mastery, len(self.drilled(skill)), replay(reviews), introduced, self.missed(skill))

    def missed(self, skill: str) -> Hand | None:
        """The hand that was last dealt for a skill, if it was missed."""
        dealt = [(of, evidence) for of, evidence in self.standing.values() if of.question.skill == skill]
        drilled = [(of, evidence) for of, evidence in dealt if of.origin is Origin.DRILL]
        return drilled[-1][0].question.hand if drilled and drilled[-1][1].get(skill, 0.0) >= 0.5 else None


@contextmanager
def recorded(history: list[Given]) -> Iterator[tuple[Path, Recorded]]:
    with TemporaryDirectory() as folder:
        of = Recorded(Path(folder), history)
        with of.store:
            yield Path(folder), of


@given(HISTORIES)
@FEWER
def test_what_is_stored_is_what_rebuilding_makes(history: list[Given]) -> None:
    with recorded(history) as (home, of):
        stored = tables(home)
        of.store.rebuild()
        assert tables(home) == stored


@given(HISTORIES)
@FEWER
def test_skills_stand_as_the_rules_say(history: list[Given]) -> None:
    with recorded(history) as (_, of):
        assert of.store.standings(SKILLS) == {skill: of.expected(skill) for skill in SKILLS}


@given(HISTORIES)
@FEWER
def test_the_stored_reviews_are_the_replayed_ones(history: list[Given]) -> None:
    with recorded(history) as (home, of):
        for skill in SKILLS:
            stored = rows(home, "SELECT day, rating, stability, difficulty, due FROM review WHERE skill = ?", [skill])
            reviews = [Review(date.fromisoformat(day), Rating(rating)) for day, rating, *_ in stored]
            assert reviews == of.reviews(skill)
            for number, (day, _, stability, difficulty, due) in enumerate(stored, start=1):
                memory = Memory(stability, difficulty, date.fromisoformat(day), date.fromisoformat(due))
                assert memory == replay(reviews[:number])


@given(HISTORIES)
@FEWER
def test_an_answer_taken_back_leaves_nothing(history: list[Given]) -> None:
    with recorded(history) as (home, of):
        before = tables(home)
        extra = answer(PAIR, 0, skill="one", seconds=99.0, day=DAY + timedelta(5))
        of.store.undo(of.store.record(extra).number, AT)
        assert tables(home) == before


@given(HISTORIES)
@FEWER
def test_progress_counts_quizzes_too(history: list[Given]) -> None:
    with recorded(history) as (_, of):
        for skill in SKILLS:
            blames = [evidence[skill] for _, evidence in of.standing.values() if skill in evidence]
            progress = of.store.progress(skill)
            assert (progress.answers, progress.right) == (len(blames), sum(blame < 0.2 for blame in blames))
            assert (progress.mastery is None) == (not of.drilled(skill))


@given(HISTORIES, st.permutations(range(25)))
@FEWER
def test_days_come_out_alike_in_whatever_order_they_were_recorded(history: list[Given], order: list[int]) -> None:
    answers = [of for of in history if of.undone is None]
    by_day = sorted(answers, key=lambda of: of.day)
    other = [answers[place] for place in order if place < len(answers)]
    with recorded(by_day) as (home, _), recorded(other) as (other_home, _):
        query = "SELECT skill, day, rating, stability, difficulty, due FROM review ORDER BY skill, day"
        assert rows(home, query) == rows(other_home, query)


# One by one

DRILLED = Given({"one": 0.0}, "one")


def reviews_of(history: list[Given], skill: str = "one") -> list[tuple[int, int]]:
    """The reviews of a skill as (days since the first day, rating)."""
    with recorded(history) as (home, _):
        stored = rows(home, "SELECT day, rating FROM review WHERE skill = ? ORDER BY day", [skill])
    return [((date.fromisoformat(day) - DAY).days, rating) for day, rating in stored]


def on(day: int, blame: float, skill: str | None = "one") -> Given:
    return Given({"one": blame}, skill, day)


@pytest.mark.parametrize(
    ("history", "reviews"),
    [
        ([], []),
        ([on(0, 0.0)], [(0, 3)]),
        ([on(0, 1.0)], [(0, 1)]),
        # a day is one review, made of all its answers
        ([on(0, 0.0), on(0, 0.0), on(0, 0.0)], [(0, 3)]),
        ([on(0, 1.0), on(0, 0.0), on(0, 0.0)], [(0, 1)]),
        ([on(0, 1.0), on(0, 0.0), on(0, 0.0), on(0, 0.0)], [(0, 2)]),
        ([on(0, 0.3), on(0, 0.0)], [(0, 3)]),
        ([on(0, 0.3)], []),
        # in passing, a skill is reviewed only once it was introduced
        ([on(0, 0.0, "two")], []),
        ([on(0, 0.0, None)], []),
        ([on(0, 1.0, "two"), on(1, 0.0), on(2, 1.0, "two")], [(1, 3), (2, 1)]),
        ([on(0, 0.0, "two"), on(0, 1.0)], [(0, 1)]),
        ([on(0, 0.3), on(1, 0.0, "two")], [(1, 3)]),
        # a success before half the interval is none, a failure always is
        ([on(0, 0.0), on(1, 0.0), on(2, 0.0), on(3, 0.0)], [(0, 3), (1, 3), (3, 3)]),
        ([on(0, 0.0), on(1, 0.0), on(2, 1.0), on(3, 0.0)], [(0, 3), (1, 3), (2, 1), (3, 3)]),
        # a day before others changes what they are
        ([on(1, 0.0), on(2, 0.0), on(0, 0.0)], [(0, 3), (1, 3)]),
        ([on(5, 0.0, "two"), on(7, 0.0), on(3, 0.0)], [(3, 3), (5, 3), (7, 3)]),
        # what is taken back is as if it had never been
        ([on(0, 1.0), Given(undone=0)], []),
        ([on(0, 1.0), on(0, 0.0), Given(undone=0)], [(0, 3)]),
        ([on(0, 0.0), on(1, 1.0, "two"), Given(undone=0)], []),
        ([on(0, 0.0), on(2, 0.0), on(1, 0.0), Given(undone=0)], [(1, 3), (2, 3)]),
        # quizzes are none of the schedule's business
        ([Given({"one": 1.0}, "one", 0, Origin.QUIZ)], []),
        ([Given({"one": 1.0}, "one", 0, Origin.QUIZ), on(0, 0.0)], [(0, 3)]),
        ([Given({"one": 0.0}, "one", 0, Origin.QUIZ), on(1, 0.0, "two")], []),
    ],
)
def test_the_answers_of_a_day_make_a_review(history: list[Given], reviews: list[tuple[int, int]]) -> None:
    assert reviews_of(history) == reviews


def test_a_skill_is_introduced_on_the_day_of_its_first_review() -> None:
    with recorded([on(2, 0.0, "two"), on(3, 0.3), on(4, 0.0, "two"), on(5, 1.0)]) as (_, of):
        assert of.store.standings(["one"])["one"].introduced == DAY + timedelta(4)


def test_a_skill_met_only_in_passing_is_mastered_but_not_introduced() -> None:
    with recorded([Given({"one": 0.0, "two": 0.0}, "two")]) as (_, of):
        standing = of.store.standings(["one"])["one"]
    assert (standing.mastery, standing.answers) == (Mastery(2.35, 0.9), 1)
    assert (standing.memory, standing.introduced) == (None, None)


def test_a_skill_without_evidence_stands_at_the_beginning() -> None:
    with recorded([DRILLED]) as (_, of):
        assert of.store.standings(["two", "one"])["two"] == Standing()


# With the teacher's own diagnosis


def test_some_weeks_of_practice_are_rebuilt_exactly(tmp_path: Path) -> None:
    answers = some_answers(250, seed=5, days=20)
    with Store(tmp_path, READ) as store:
        numbers = record(store, answers)
        for number in numbers[3:200:17]:
            store.undo(number, AT)
        stored = tables(tmp_path)
        assert all(len(of) > 5 for of in stored.values())
        store.rebuild()
    assert tables(tmp_path) == stored


def test_rebuilding_leaves_nothing_that_no_answer_shows_any_more(tmp_path: Path) -> None:
    with Store(tmp_path, READ) as store:
        record(store, some_answers(20, seed=4))
    with Store(tmp_path, showing(lambda _: {})) as store:
        store.rebuild()
    assert tables(tmp_path, ("evidence", "standing", "review")) == {"evidence": [], "standing": [], "review": []}


def test_rebuilding_makes_good_what_was_tampered_with(tmp_path: Path) -> None:
    with Store(tmp_path, READ) as store:
        record(store, some_answers(60, seed=6))
        stored = tables(tmp_path)
    for statement in ("UPDATE standing SET right = 9, answers = 99", "DELETE FROM review", "DELETE FROM evidence"):
        tamper(tmp_path, statement)
    assert tables(tmp_path) != stored
    with Store(tmp_path, READ) as store:
        store.rebuild()
    assert tables(tmp_path) == stored


def tamper(home: Path, statement: str) -> None:
    with Store(home, READ) as store, store._database.transaction():
        store._db.execute(statement)


def test_rebuilding_that_ends_half_way_leaves_everything(tmp_path: Path) -> None:
    with Store(tmp_path, READ) as store:
        record(store, some_answers(30, seed=7))
        stored = tables(tmp_path)
    left = [*range(12)]

    def read(of: Answer, masteries: Mapping[str, Mastery], profile: Profile) -> Diagnosis:
        left.pop()
        return READ(of, masteries, profile)

    with Store(tmp_path, read) as store:
        with pytest.raises(IndexError, match="pop"):
            store.rebuild()
        assert tables(tmp_path) == stored
    with Store(tmp_path, READ) as store:
        store.rebuild()
    assert tables(tmp_path) == stored


def test_a_review_that_fails_leaves_no_trace_of_the_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    names = ("answer", "undone", "evidence", "standing", "review", "profile")
    with Store(tmp_path, showing(lambda of: {str(of.question.skill): 0.0, "two": 0.0})) as store:
        store.record(answer(PAIR, 2, skill="one"))
        before = tables(tmp_path, names)

        def fail(*_: object) -> Memory:
            raise RuntimeError("half-way")

        with monkeypatch.context() as patch:
            patch.setattr(schedule, "review", fail)
            with pytest.raises(RuntimeError, match="half-way"):
                store.record(answer(PAIR, 2, skill="one"))
            with pytest.raises(RuntimeError, match="half-way"):
                store.record(answer(PAIR, 2, skill="three"))
        assert tables(tmp_path, names) == before
        assert store.record(answer(PAIR, 2, skill="one")).number == 2
