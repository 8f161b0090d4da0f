"""Proof that it teaches: simulated learners under four policies, measured and set beside the goals.

    python -m tests.benchmarks.simulated_learners [--seeds evaluation|tuning] [--number 40]

Learner A is an activation with spacing-dependent decay (equations and source in learners/activation.py), learner B
knowledge tracing with forgetting (learners/tracing.py). Neither is the memory by which the trainer schedules. Each of
the 21 skills that fails makes a slip of its own, 3 % of the totals are off by chance, and the policies see nothing but
totals and times. Before the first day a learner has counted some natural hands.

The policies: natural hands at random; the skills in turn; Leitner's boxes, where a wrong total is blamed on every skill
that the hand exercises; and the trainer itself, whose session, history and diagnosis are driven by a turned clock.

Hands to mastery are compared by medians over 40 seeds. Learners differ widely, those that Leitner teaches from 100 to
1500 hands: over 20 seeds its median is off by a quarter, and so is how many times fewer hands ours needs.

All of it takes about eleven minutes on two cores.
"""

import argparse
import os
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import reduce
from math import inf, isfinite
from operator import add
from statistics import fmean, median

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn
from rich.table import Table

from tests.benchmarks.learners.blaming import Blame
from tests.benchmarks.learners.goals import figures, hands_of
from tests.benchmarks.learners.lessons import POLICIES
from tests.benchmarks.learners.mastery import CUT_OFF, DAYS
from tests.benchmarks.learners.runs import HANDS_A_DAY, LEARNERS, SEEDS, Results, Runs

PROTOTYPE = {("A", 10): 500, ("A", 20): 390, ("B", 10): 150, ("B", 20): 200}
"""Median hands to mastery of the prototype on its own simulated learners."""


def main() -> None:
    """Run everything and print the tables."""
    parser = argparse.ArgumentParser(description="Simulated learners under four policies.")
    parser.add_argument("--seeds", choices=SEEDS, default="evaluation", help="tune on some, judge on others")
    parser.add_argument("--number", type=int, default=40, metavar="N", help="so many seeds (default 40)")
    parser.add_argument("--processes", type=int, default=os.cpu_count(), metavar="N", help="default: one a core")
    chosen = parser.parse_args()
    console = Console()
    first = SEEDS[chosen.seeds]
    columns = (*Progress.get_default_columns()[:1], BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with ProcessPoolExecutor(chosen.processes) as pool, Progress(*columns, console=console, transient=True) as progress:
        runs = Runs(pool, range(first, first + chosen.number))
        for _ in progress.track(runs.done(), total=len(runs), description="learning"):
            pass
    results = runs.results
    title = f"{chosen.number} {chosen.seeds} seeds, from {first}; runs cut off at {CUT_OFF} hands"
    for table in (_hands(results, title), _day_30(results), _blame(results), _goals(results)):
        console.print(table, "")


def _hands(results: Results, title: str) -> Table:
    table = Table("learner, hands a day", *POLICIES, "prototype", title=f"Hands to mastery, and always right: {title}")
    for kind in LEARNERS:
        for hands in HANDS_A_DAY:
            cells = [_spread([course.hands for course in results.courses[kind, hands, name]]) for name in POLICIES]
            table.add_row(f"{kind}, {hands}", *cells, str(PROTOTYPE[kind, hands]))
    table.add_row("always right", *[_spread(results.met[name]) for name in POLICIES], "70")
    table.caption = "median (quartiles), number of runs cut off"
    return table


def _spread(measured: Sequence[int | None]) -> str:
    """The median, the quartiles, and how many runs were cut off: those are longer than all others."""
    hands = sorted(hands_of(measured))
    low, high = hands[len(hands) // 4], hands[-1 - len(hands) // 4]
    cut = hands.count(inf)
    return f"{_hands_in_words(median(hands))} ({_hands_in_words(low)}-{_hands_in_words(high)})" + (
        f", {cut} cut" if cut else ""
    )


def _hands_in_words(number: float) -> str:
    return f"{number:.0f}" if isfinite(number) else f">{CUT_OFF}"


def _day_30(results: Results) -> Table:
    table = Table("learner", *POLICIES, title=f"Accuracy after day {DAYS}, 10 hands a day: natural / balanced")
    for kind in LEARNERS:
        cells = []
        for name in POLICIES:
            courses = results.courses[kind, 10, name]
            natural, balanced = ([100 * getattr(of, what) for of in courses] for what in ("natural", "balanced"))
            cells.append(f"{fmean(natural):.1f} / {fmean(balanced):.1f}")
        table.add_row(kind, *cells)
    table.caption = "means in percent"
    return table


def _blame(results: Results) -> Table:
    table = Table(
        "mistakes outside the catalogue", "wrong answers", "ours", "blame-all", title="Blame: exact / precision"
    )
    for outside, judgements in results.judgements.items():
        mine = reduce(add, [of.ours for of in judgements], Blame())
        everything = reduce(add, [of.everything for of in judgements], Blame())
        table.add_row(f"{outside:.0%}", str(mine.wrong), _quality(mine), _quality(everything))
    return table


def _quality(blame: Blame) -> str:
    exact, precision = (
        part / whole if whole else 0.0 for part, whole in ((blame.exact, blame.wrong), (blame.rightly, blame.blamed))
    )
    return f"{exact:.1%} / {precision:.1%}"


def _goals(results: Results) -> Table:
    table = Table("figure", "measured", "goal", "", title="What simulation must show")
    for figure in figures(results):
        verdict = "[green]PASS[/]" if figure.is_reached else "[red]MISSED[/]"
        table.add_row(figure.what, figure.measured, figure.goal, verdict)
    return table


if __name__ == "__main__":
    main()
