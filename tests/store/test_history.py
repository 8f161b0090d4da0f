"""The history: what is recorded, taken back and read; two at once; a process killed while it records."""

import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.learning.samples import AT, DAY, KEYS, NOTHING, PAIR, TWENTY_NINE, answer
from tests.store.recording import BLAME, READ, record, rows, showing, some_answers, tables
from trainer.cribbage.spoken import Name
from trainer.errors import StoreDamaged, StoreUnavailable
from trainer.learning.claims import Claim
from trainer.learning.mastery import Mastery
from trainer.learning.progress import SkillProgress, Totals
from trainer.learning.quiz import Answer, Origin, Response
from trainer.learning.standing import Played, Standing
from trainer.store.history import FILE, Store

ROOT = Path(__file__).parent.parent.parent


def day(number: int) -> date:
    return DAY + timedelta(number)


def on(
    number: int, given_total: int | None = 2, *, skill: str | None = "pair", origin: Origin = Origin.DRILL
) -> Answer:
    """An answer to a pair on a day; two is right."""
    return answer(PAIR, given_total, skill=skill, day=day(number), origin=origin)


def in_quiz(number: int, given_total: int = 2) -> Answer:
    return on(number, given_total, origin=Origin.QUIZ)


SKIPPED = answer(PAIR, response=Response.SKIP, skill="pair")
UNKNOWN = answer(PAIR, response=Response.UNKNOWN, skill="pair")


# Recording


def test_asking_whether_there_is_a_history_makes_none(home: Path) -> None:
    assert not Store.is_there(home)
    assert not home.exists()
    with Store(home, BLAME):
        pass
    assert Store.is_there(home)


def test_asking_in_a_folder_that_may_not_be_entered_is_refused(home: Path) -> None:
    if not hasattr(os, "geteuid"):
        pytest.skip("the system has no such rights")
    (home / "inner").mkdir(parents=True)
    home.chmod(0o000)
    is_root = os.geteuid() == 0
    try:
        if is_root:
            os.seteuid(65534)
        with pytest.raises(StoreUnavailable):
            Store.is_there(home / "inner")
    finally:
        if is_root:
            os.seteuid(0)
        home.chmod(0o755)


def test_answers_are_numbered_in_order(home: Path) -> None:
    with Store(home, BLAME) as store:
        assert record(store, [on(0), on(0, 4), in_quiz(0)]) == [1, 2, 3]


def test_an_answer_is_on_the_disk_when_record_returns(home: Path) -> None:
    with Store(home, BLAME) as store:
        for number, of in enumerate(some_answers(10, seed=1), start=1):
            store.record(of)
            assert rows(home, "SELECT max(id), count(*) FROM answer") == [(number, number)]


def test_an_answer_is_kept_as_it_was_given(home: Path) -> None:
    with Store(home, BLAME) as store:
        store.record(answer(NOTHING + " crib", 19, skill="nineteen", seconds=2.75))
        store.record(answer(PAIR, 3, origin=Origin.QUIZ))
        store.record(UNKNOWN)
        store.record(SKIPPED)
    assert rows(home, "SELECT * FROM answer ORDER BY id") == [
        (
            1,
            AT.isoformat(),
            "2026-03-02",
            "drill",
            None,
            "nineteen",
            NOTHING + " crib",
            "total",
            19,
            1,
            2.75,
            None,
            None,
            None,
        ),
        (2, AT.isoformat(), "2026-03-02", "quiz", None, None, PAIR, "total", 3, 0, 4.0, None, None, None),
        (3, AT.isoformat(), "2026-03-02", "drill", None, "pair", PAIR, "unknown", None, 0, 4.0, None, None, None),
        (4, AT.isoformat(), "2026-03-02", "drill", None, "pair", PAIR, "skip", None, 0, 4.0, None, None, None),
    ]


def test_what_was_recorded_is_there_when_the_file_is_opened_again(home: Path) -> None:
    with Store(home, BLAME) as store:
        record(store, some_answers(40, seed=2))
        before = store.standings(KEYS), store.totals(day(4)), [store.progress(key) for key in KEYS]
    with Store(home, BLAME) as store:
        assert (store.standings(KEYS), store.totals(day(4)), [store.progress(key) for key in KEYS]) == before


def read_again(home: Path) -> list[Answer]:
    """The answers as the store reads them."""
    read: list[Answer] = []

    def evidence(of: Answer) -> dict[str, float]:
        read.append(of)
        return {}

    with Store(home, showing(evidence)) as store:
        store.rebuild()
    return read


def test_every_answer_is_read_as_it_was_recorded(home: Path) -> None:
    answers = some_answers(50, seed=3)
    with Store(home, BLAME) as store:
        record(store, answers)
    assert read_again(home) == answers


@given(st.datetimes(timezones=st.just(UTC)), st.dates(), st.floats(0, 1e6), st.integers(0, 29))
@settings(max_examples=30)
def test_any_time_day_and_total_is_kept(at: datetime, of_day: date, seconds: float, total: int) -> None:
    recorded = Answer(on(0).question, Response.TOTAL, total, seconds, at, of_day, Origin.QUIZ)
    with TemporaryDirectory() as folder:
        with Store(Path(folder), BLAME) as store:
            store.record(recorded)
        assert read_again(Path(folder)) == [recorded]


# Answers are only added


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE answer SET given = 2",
        "UPDATE answer SET is_right = 1 WHERE id = 1",
        "DELETE FROM answer",
        "DELETE FROM answer WHERE id = 1",
        "DELETE FROM undone",
    ],
)
def test_the_database_refuses_to_change_what_was_answered(home: Path, statement: str) -> None:
    with Store(home, BLAME) as store:
        record(store, [on(0, 4), on(0, 4)])
        store.undo(2, AT)
    facts = tables(home, ("answer", "undone"))
    with pytest.raises(sqlite3.IntegrityError, match="only added"):
        rows(home, statement)
    assert tables(home, ("answer", "undone")) == facts


@pytest.mark.parametrize(
    "statement",
    [
        "REPLACE INTO answer SELECT id, at, day, origin, deck, skill, hand, response, 2, 1, seconds, aim, claims, count"
        " FROM answer WHERE id = 1",
        "UPDATE undone SET answer = 1",
        "REPLACE INTO undone VALUES (2, 'never')",
    ],
)
def test_the_database_refuses_to_replace_what_was_answered(home: Path, statement: str) -> None:
    with Store(home, BLAME) as store:
        record(store, [on(0, 4), on(0, 4)])
        store.undo(2, AT)
    with pytest.raises(sqlite3.IntegrityError):
        rows(home, statement)


# Taking back


def test_an_answer_taken_back_stays_in_the_history_and_nothing_follows_from_it(home: Path) -> None:
    with Store(home, BLAME) as store:
        record(store, [on(0, 4)])
        store.undo(1, AT)
        assert store.standings(["pair"]) == {"pair": Standing()}
        assert store.played(DAY) == []
        assert store.totals(DAY).answers == 0
        assert store.progress("pair") == SkillProgress("pair")
    assert rows(home, "SELECT id, given FROM answer") == [(1, 4)]
    assert rows(home, "SELECT * FROM undone") == [(1, AT.isoformat())]
    assert tables(home) == {"evidence": [], "standing": [], "review": [], "profile": []}


def test_an_answer_given_anew_stands_instead(home: Path) -> None:
    with Store(home, BLAME) as store:
        record(store, [on(0), on(0, 4)])
        store.undo(2, AT)
        assert record(store, [on(0)]) == [3]
        assert store.standings(["pair"])["pair"].mastery == Mastery().after(0).after(0)
        assert store.totals(DAY) == Totals(answers=2, right=2, days_practised=1)


def test_any_answer_can_be_taken_back_not_only_the_last(home: Path) -> None:
    with Store(home, BLAME) as store:
        record(store, [on(0, 4), on(0), on(1)])
        store.undo(1, AT)
        assert [of.evidence for of in store.played(DAY)] == [{"pair": 0.0}]
        assert store.standings(["pair"])["pair"].mastery == Mastery().after(0).after(0)


def test_an_answer_taken_back_twice_is_taken_back(home: Path) -> None:
    with Store(home, BLAME) as store:
        record(store, [on(0)])
        store.undo(1, AT)
        store.undo(1, AT)
    assert rows(home, "SELECT count(*) FROM undone") == [(1,)]


def test_an_answer_that_was_not_given_cannot_be_taken_back(home: Path) -> None:
    with Store(home, BLAME) as store:
        with suppress(Exception):
            store.undo(1, AT)
        record(store, [on(0)])
        assert store.totals(DAY).answers == 1


# The count told afterwards


def test_a_count_that_is_told_makes_the_answer_be_read_anew(home: Path) -> None:
    with Store(home, READ) as store:
        number, _ = store.record(answer(PAIR, 0))
        record(store, [on(0, 2)])
        store.tell(number, [Claim(Name.FIFTEEN, 2)], AT)
    assert rows(home, "SELECT * FROM told") == [(1, "fifteen 2", AT.isoformat())]
    stored = tables(home)
    with Store(home, READ) as store:
        store.rebuild()
    assert tables(home) == stored


# Reading


def test_the_day_s_drill_answers_are_played_in_order(home: Path) -> None:
    with Store(home, BLAME) as store:
        record(
            store, [on(0), on(1, 4), in_quiz(1), on(1, skill=None), answer(PAIR, response=Response.SKIP, day=day(1))]
        )
        assert store.played(DAY) == [Played("pair", {"pair": 0.0})]
        assert store.played(day(1)) == [
            Played("pair", {"pair": 1.0}),
            Played(None, {"pair": 0.0}),
            Played(None, {}),
        ]
        assert store.played(day(2)) == []


def test_a_skill_stands_as_its_drill_answers_make_it(home: Path) -> None:
    with Store(home, BLAME) as store:
        record(store, [on(0), on(0, 4), on(1)])
        standing = store.standings(["pair", "nobs"])
    assert standing["nobs"] == Standing()
    assert standing["pair"].mastery == Mastery().after(0).after(1).after(0)
    assert (standing["pair"].answers, standing["pair"].introduced) == (3, DAY)
    assert standing["pair"].memory
    assert standing["pair"].memory.reviewed == day(1)


@pytest.mark.parametrize(
    ("answers", "asked", "was_due"),
    [
        ([], 0, False),
        ([on(0)], 0, True),  # new
        ([on(0)], 1, False),
        ([on(0), on(1)], 1, True),  # due
        ([on(0), on(4)], 4, True),  # overdue
        ([on(0), on(1), on(2, 4)], 2, False),  # failed, but it was not due
        ([on(0), on(1), on(2)], 2, False),  # no review
        ([on(0), on(1), on(3)], 3, False),  # a review before it was due
        ([on(0, skill="nobs")], 0, False),  # in passing, not introduced
        ([in_quiz(0)], 0, False),
        ([answer(PAIR, response=Response.SKIP, skill="pair")], 0, False),
    ],
)
def test_a_day_on_which_something_due_or_new_was_reviewed_is_known(
    home: Path, answers: Sequence[Answer], asked: int, was_due: bool
) -> None:
    with Store(home, BLAME) as store:
        record(store, answers)
        assert store.was_due(KEYS, day(asked)) == was_due
        assert not store.was_due(["nobs", "flush"], day(asked))


def test_what_was_due_is_asked_of_the_given_skills_only(home: Path) -> None:
    with Store(home, BLAME) as store:
        record(store, [on(0)])
        assert store.was_due(["pair", "nobs"], DAY)
        assert not store.was_due([], DAY)


def test_the_latest_drill_before_a_day_is_known(home: Path) -> None:
    with Store(home, BLAME) as store:
        assert store.last_practised(DAY) is None
        record(store, [on(0), on(3), on(1), in_quiz(5)])
        assert [store.last_practised(day(of)) for of in (0, 1, 2, 3, 4, 9)] == [
            *(None, DAY, day(1), day(1)),
            *(day(3), day(3)),
        ]


@pytest.mark.parametrize("origin", Origin)
def test_what_of_the_placement_is_answered_and_whether_a_drill_has_begun(home: Path, origin: Origin) -> None:
    with Store(home, BLAME) as store:
        assert (store.has_drilled(), store.placed()) == (False, 0)
        record(store, [on(0, skill=None, origin=origin), on(0, skill=None, origin=origin)])
        assert store.has_drilled() == (origin is Origin.DRILL)
        assert store.placed() == (2 if origin is Origin.PLACEMENT else 0)
        assert len(store.played(DAY)) == (2 if origin is Origin.DRILL else 0)
        store.undo(2, AT)
        assert store.placed() == (1 if origin is Origin.PLACEMENT else 0)


def test_totals_leave_skipped_hands_out_and_know_real_play(home: Path) -> None:
    with Store(home, BLAME) as store:
        assert store.totals(DAY) == Totals()
        natural = [on(0, skill=None), on(0, 4, skill=None), on(0, 2, skill=None, origin=Origin.QUIZ)]
        natural += [on(1, skill=None, origin=Origin.GAME)]
        unknown = answer(PAIR, response=Response.UNKNOWN)
        record(store, [on(0), on(1, 4), in_quiz(1), *natural, SKIPPED, answer(PAIR, response=Response.SKIP), unknown])
        assert store.totals(day(1)) == Totals(answers=8, right=5, real_play=4, real_play_right=2, days_practised=2)


@pytest.mark.parametrize(
    ("practised", "days"),
    [
        ([0], 1),
        ([0, 0, 0], 1),
        ([-29], 1),
        ([-30], 0),
        ([1], 0),
        ([-31, -30, -29, -28, 0, 1], 3),
        ([*range(-60, 10)], 30),
    ],
)
def test_the_days_practised_are_those_of_the_last_thirty(home: Path, practised: list[int], days: int) -> None:
    with Store(home, BLAME) as store:
        record(store, [on(of, origin=Origin.QUIZ if of % 2 else Origin.DRILL) for of in practised])
        assert store.totals(DAY).days_practised == days


def test_progress_of_a_skill_that_was_never_asked_is_unknown(home: Path) -> None:
    with Store(home, BLAME) as store:
        assert store.progress("pair") == SkillProgress("pair", None, 0, 0, None, None)


def test_progress_knows_mastery_answers_time_and_what_is_due(home: Path) -> None:
    with Store(home, BLAME) as store:
        record(store, [on(0), on(0, 4), UNKNOWN, SKIPPED])
        progress = store.progress("pair")
        memory = store.standings(["pair"])["pair"].memory
    assert memory
    assert progress == SkillProgress("pair", Mastery().after(0).after(1).after(1).p, 3, 1, 4.0, memory.due)


def test_the_time_is_the_median_of_totals_only(home: Path) -> None:
    with Store(home, BLAME) as store:
        for response, seconds in ((Response.TOTAL, 3.0), (Response.TOTAL, 8.0), (Response.UNKNOWN, 90.0)):
            of = answer(PAIR, 2, response=response, skill="pair", seconds=seconds)
            store.record(of)
        assert store.progress("pair").seconds == 5.5


def test_the_time_is_of_hands_dealt_for_the_skill(home: Path) -> None:
    """A double run takes long; its pair does not."""
    with Store(home, BLAME) as store:
        store.record(answer(PAIR, 2, skill="pair", seconds=3.0))
        store.record(answer(PAIR, 2, skill="nobs", seconds=40.0))
        store.record(answer(PAIR, 2, seconds=50.0))
        assert store.progress("pair").seconds == 3.0


def test_the_time_is_of_the_latest_hundred(home: Path) -> None:
    def answered(seconds: float, on_day: int, times: int) -> None:
        for _ in range(times):
            store.record(answer(PAIR, 2, skill="pair", seconds=seconds, day=day(on_day)))

    with Store(home, BLAME) as store:
        answered(2.0, 1, 50)
        answered(10.0, 0, 100)  # of the day before, though recorded later
        assert store.progress("pair").seconds == 6.0
        answered(2.0, 1, 1)
        assert store.progress("pair").seconds == 2.0


# Quizzes


def test_quiz_answers_touch_neither_mastery_nor_schedule(home: Path) -> None:
    with Store(home, BLAME) as store:
        record(store, [in_quiz(0), in_quiz(1, 4), in_quiz(2)])
        assert store.standings(["pair"]) == {"pair": Standing()}
        assert store.progress("pair") == SkillProgress("pair", None, 3, 2, 4.0, None)
        assert store.totals(day(2)) == Totals(answers=3, right=2, days_practised=3)
        assert store.played(DAY) == []
        assert store.last_practised(day(9)) is None


def test_quizzes_are_read_for_habits_too(home: Path) -> None:
    with Store(home, READ) as store:
        assert store.habits() == {}
        record(store, [in_quiz(0, 0)])
        assert store.habits()["pairs-forgotten"].p > 0.1


def test_drills_go_as_if_there_had_been_no_quizzes(home: Path, tmp_path: Path) -> None:
    answers = some_answers(120, seed=8)
    drills = [of for of in answers if of.origin is Origin.DRILL]
    assert 10 < len(answers) - len(drills) < 60
    with Store(home, BLAME) as store, Store(tmp_path / "other", BLAME) as other:
        record(store, answers)
        record(other, drills)
        assert store.standings(KEYS) == other.standings(KEYS)
        assert [store.played(day(of)) for of in range(4)] == [other.played(day(of)) for of in range(4)]
    assert tables(home, ["review"]) == tables(tmp_path / "other", ["review"])


# Two at once


def test_two_stores_on_one_file_see_each_other_s_answers_and_lose_none(home: Path, tmp_path: Path) -> None:
    answers = some_answers(80, seed=9)
    with Store(home, READ) as one, Store(home, READ) as other, Store(tmp_path / "alone", READ) as alone:
        for place, of in enumerate(answers):
            number = (one, other)[place % 2].record(of).number
            assert number == alone.record(of).number == place + 1
            if place % 9 == 4:
                (other, one)[place % 2].undo(number - 1, AT)
                alone.undo(number - 1, AT)
            assert one.standings(KEYS) == other.standings(KEYS)
        assert one.totals(day(3)) == other.totals(day(3)) == alone.totals(day(3))
    names = ("answer", "undone", "evidence", "standing", "review")
    assert tables(home, names) == tables(tmp_path / "alone", names)


def recorder(home: Path, seed: int, number: int) -> "subprocess.Popen[str]":
    """Another process that records so many answers; it prints the number and the seconds of each when it is kept."""
    command = [sys.executable, "-m", "tests.store.recording", str(home), str(seed), str(number)]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)


def kept(printed: str) -> list[tuple[int, float]]:
    """What the lines of a recorder say, but for a line it did not finish."""
    pairs = [line.split() for line in printed.splitlines(keepends=True) if line.endswith("\n")]
    return [(int(number), float(seconds)) for number, seconds in pairs]


def test_two_processes_on_one_file_lose_no_answer(home: Path, tmp_path: Path) -> None:
    seeds = (11, 12)
    recorders = [recorder(home, seed, 120) for seed in seeds]
    told = [kept(each.communicate(timeout=60)[0]) for each in recorders]
    assert [each.returncode for each in recorders] == [0, 0]
    answers = {of.seconds: of for seed in seeds for of in some_answers(120, seed)}
    stored = rows(home, "SELECT id, seconds FROM answer ORDER BY id")
    assert stored == sorted(told[0] + told[1])
    assert [number for number, _ in stored] == [*range(1, 241)]
    for seed, of in zip(seeds, told, strict=True):
        assert [seconds for _, seconds in of] == [answer.seconds for answer in some_answers(120, seed)]
    with Store(tmp_path / "alone", READ) as alone:
        record(alone, [answers[seconds] for _, seconds in stored])
    names = ("answer", "evidence", "standing", "review")
    assert tables(home, names) == tables(tmp_path / "alone", names)


# Killed


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="the system has no such signal")
@pytest.mark.parametrize("after", [1, 20, 61])
def test_a_process_that_is_killed_has_kept_every_answer_it_told_of(home: Path, after: int) -> None:
    with recorder(home, 13, 800) as recording:
        assert recording.stdout
        printed = "".join(recording.stdout.readline() for _ in range(after))
        recording.send_signal(signal.SIGKILL)
        printed += recording.stdout.read()
    assert recording.returncode == -signal.SIGKILL
    told = kept(printed)
    with Store(home, READ) as store:  # makes good what the kill interrupted
        stored = rows(home, "SELECT id, seconds FROM answer ORDER BY id")
        assert rows(home, "PRAGMA integrity_check") == [("ok",)]
        assert after <= len(told) < 800
        assert stored[: len(told)] == told
        assert len(stored) <= len(told) + 1
        derived = tables(home)
        store.rebuild()
        assert tables(home) == derived
        again = on(0)
        assert store.record(again).number == len(stored) + 1


# Errors


def test_a_damaged_table_is_told_as_damage_by_whatever_reads_it(home: Path) -> None:
    with Store(home, BLAME) as store:
        record(store, [on(0)])
    with Store(home, BLAME) as store:
        for table in ("review", "standing", "evidence", "profile"):
            rows(home, f"DROP TABLE {table}")
        for ask in (
            lambda: store.standings(["pair"]),
            lambda: store.played(DAY),
            lambda: store.was_due(["pair"], DAY),
            lambda: store.progress("pair"),
            lambda: store.undo(1, AT),
            lambda: store.record(on(1)),
        ):
            with pytest.raises(StoreDamaged) as refused:
                ask()
            assert refused.value.path == str(home / FILE)
    assert rows(home, "SELECT count(*) FROM answer") == [(1,)]


def test_a_store_lets_its_file_go(home: Path) -> None:
    with Store(home, BLAME) as store:
        store.record(answer(TWENTY_NINE, 29))
    with pytest.raises(StoreDamaged):
        store.totals(DAY)
