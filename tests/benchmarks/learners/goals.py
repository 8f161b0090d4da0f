"""What simulation must show, and whether it does: each figure beside its goal."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import reduce
from itertools import product
from math import inf
from operator import add
from statistics import fmean, median, quantiles

from tests.benchmarks.learners.blaming import Blame
from tests.benchmarks.learners.mastery import CUT_OFF
from tests.benchmarks.learners.naming import UNTIL_NAMED, Naming
from tests.benchmarks.learners.runs import HANDS_A_DAY, LEARNERS, Results

SLOWEST = 99
"""The percentile of the steps that must be quick: a busy machine may take its time over one."""


@dataclass(frozen=True)
class Figure:
    """A figure, its goal in words, and whether it is reached."""

    what: str
    measured: str
    goal: str
    is_reached: bool


def hands_of(measured: Iterable[int | None]) -> list[float]:
    """Numbers of hands that can be compared: a run that was cut off took longer than any other."""
    return [inf if hands is None else hands for hands in measured]


def figures(results: Results) -> Iterator[Figure]:
    """All that the simulation must show."""
    hands = median(hands_of(results.met["ours"]))
    yield Figure("always right: hands until each skill was met five times", f"{hands:.0f}", "<= 100", hands <= 100)
    for kind, hands_a_day in product(LEARNERS, HANDS_A_DAY):
        for other, goal in (("uniform", 10.0), ("round-robin", 1.5), ("Leitner", 1.5)):
            yield _ratio(results, (kind, hands_a_day), other, goal)
    for kind in LEARNERS:
        yield from _day_30(results, kind)
    yield from _named(results)
    for outside, exact, precise in ((0.0, 0.70, 0.80), (0.3, 0.55, 0.70)):
        blame = reduce(add, [judgement.ours for judgement in results.judgements[outside]], Blame())
        where = f"{outside:.0%} outside the catalogue" if outside else "all from the catalogue"
        yield _part(f"blame exact, {where}", blame.exact, blame.wrong, exact)
        yield _part(f"blame precision, {where}", blame.rightly, blame.blamed, precise)
    steps = [seconds for of in results.judgements.values() for judgement in of for seconds in judgement.seconds]
    slowest = 1000 * quantiles(steps, n=100)[SLOWEST - 1]
    yield Figure(f"a step, {SLOWEST} in 100 of them", f"{slowest:.0f} ms", "< 50 ms", slowest < 50)


def _ratio(results: Results, setting: tuple[str, int], other: str, goal: float) -> Figure:
    """How many times fewer hands ours needs; where the other's median was cut off, at least so many times."""
    ours, theirs = (
        median(hands_of(course.hands for course in results.courses[*setting, name])) for name in ("ours", other)
    )
    ratio = 0.0 if ours == inf else min(theirs, CUT_OFF) / ours
    what = f"{setting[0]}, {setting[1]} hands a day: times fewer than {other}"
    return Figure(what, f"{'>= ' if theirs == inf else ''}{ratio:.2f}", f">= {goal:g}", ratio >= goal)


def _day_30(results: Results, kind: str) -> Iterator[Figure]:
    natural, balanced = (
        {
            name: 100 * fmean(getattr(course, of) for course in courses)
            for (learner, hands, name), courses in results.courses.items()
            if (learner, hands) == (kind, 10)
        }
        for of in ("natural", "balanced")
    )
    for what, points, goal in (
        ("balanced, points above uniform", balanced["ours"] - balanced["uniform"], 20),
        ("natural, points above uniform", natural["ours"] - natural["uniform"], 2),
        ("natural, points above round-robin", natural["ours"] - natural["round-robin"], -1),
    ):
        yield Figure(f"{kind}, day 30: {what}", f"{points:.1f}", f">= {goal}", points >= goal)


def until_named(namings: Sequence[Naming]) -> Figure:
    """How soon slips are named. A mean over runs of which some were cut off is a lower bound, which reaches no goal."""
    shown = [naming for naming in namings if naming.has_shown]
    further = fmean(UNTIL_NAMED if naming.further is None else naming.further for naming in shown)
    cut = sum(naming.further is None for naming in shown)
    measured = f">= {further:.1f}, {cut} cut" if cut else f"{further:.1f}"
    what = f"hands from a slip's first error until one is named ({len(shown)} of {len(namings)} showed)"
    return Figure(what, measured, "<= 3.5", not cut and further <= 3.5)


def _named(results: Results) -> Iterator[Figure]:
    namings = [naming for of in results.namings.values() for naming in of]
    shown = [naming for naming in namings if naming.has_shown]
    yield until_named(namings)
    yield _part("slips named rightly", sum(naming.is_right for naming in shown), len(shown), 0.94)


def _part(what: str, part: int, whole: int, goal: float) -> Figure:
    measured = part / whole if whole else 0.0
    return Figure(what, f"{measured:.1%}", f">= {goal:.0%}", measured >= goal)
