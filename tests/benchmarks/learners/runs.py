"""What is run: every measure with each seed, spread over the cores."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, Future, as_completed
from dataclasses import dataclass
from itertools import product
from typing import Any, TypeVar

from tests.benchmarks.learners.blaming import Judgement, judgement
from tests.benchmarks.learners.breadth import hands_until_met
from tests.benchmarks.learners.lessons import POLICIES
from tests.benchmarks.learners.mastery import CUT_OFF, Course, course
from tests.benchmarks.learners.naming import Naming, naming
from trainer.learning.slips.catalogue import CATALOGUE

LEARNERS = ("A", "B")
HANDS_A_DAY = (10, 20)
OUTSIDE = (0.0, 0.3)
"""The part of the mistakes that is outside the catalogue."""

SEEDS = {"tuning": 1000, "evaluation": 2000}
"""The first of the seeds on which a trainer may be tuned, and of those on which it is judged."""

NAMINGS_ONE_IN, JUDGEMENTS_ONE_IN = 2, 10
"""One seed in so many for naming slips and for blame: each seed is run with 38 slips, and each run has many errors.

The hands until a slip is named differ by about 4 from run to run, so that their mean over 20 seeds, 760 runs, is sure
to 0.15; over 4 seeds it would be to 0.3 only.
"""

K = TypeVar("K")
R = TypeVar("R")
Setting = tuple[str, int, str]
"""The learner, its hands a day, the policy."""


@dataclass(frozen=True)
class Results:
    """All that was measured; one of a list for each seed.

    `courses` by setting; `met`, the hands of an always-right player, by policy; `judgements` by the part of mistakes
    outside the catalogue; `namings` by slip.
    """

    courses: Mapping[Setting, Sequence[Course]]
    met: Mapping[str, Sequence[int | None]]
    judgements: Mapping[float, Sequence[Judgement]]
    namings: Mapping[str, Sequence[Naming]]


class Runs:
    """All the runs, begun on an executor."""

    def __init__(self, pool: Executor, seeds: Sequence[int]) -> None:
        settings = [*product(LEARNERS, HANDS_A_DAY, POLICIES)]
        self._judgements = _begin(
            pool,
            judgement,
            {of: [(kind, seed, of) for kind in LEARNERS for seed in seeds[::JUDGEMENTS_ONE_IN]] for of in OUTSIDE},
        )
        self._courses = _begin(
            pool,
            course,
            {(kind, hands, name): [(kind, name, hands, seed) for seed in seeds] for kind, hands, name in settings},
        )
        self._met = _begin(
            pool, hands_until_met, {name: [(name, seed, CUT_OFF) for seed in seeds] for name in POLICIES}
        )
        named = seeds[::NAMINGS_ONE_IN]
        self._namings = _begin(pool, naming, {slip.id: [(slip.id, seed) for seed in named] for slip in CATALOGUE})

    @property
    def _all(self) -> list[Future[Any]]:
        groups = (self._courses, self._met, self._judgements, self._namings)
        return [run for group in groups for runs in group.values() for run in runs]

    def __len__(self) -> int:
        return len(self._all)

    def done(self) -> Iterator[None]:
        """One after the other, as they end."""
        return (None for _ in as_completed(self._all))

    @property
    def results(self) -> Results:
        """What came out, once they have ended. Raises what a run raised."""
        return Results(_ended(self._courses), _ended(self._met), _ended(self._judgements), _ended(self._namings))


def _begin(
    pool: Executor, measure: Callable[..., R], calls: Mapping[K, Iterable[tuple[Any, ...]]]
) -> dict[K, list[Future[R]]]:
    return {key: [pool.submit(measure, *call) for call in of] for key, of in calls.items()}


def _ended(runs: Mapping[K, Iterable[Future[R]]]) -> dict[K, list[R]]:
    return {key: [run.result() for run in of] for key, of in runs.items()}
