"""What is true of a count that a learner said: judged claim by claim.

Some names can be read in several ways: a double run is two runs of three or of four, with its pair or without, and a
flush is one of four or of five. A name may also be a wrong one for what the hand has: a claim that adds the points of a
group of its kind may mean that group. Of all the readings that one is taken which fits the running totals; where
several do, the one which is nearest to the hand.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import accumulate, product

from trainer.cribbage import show
from trainer.cribbage.cards import Hand
from trainer.cribbage.spoken import Call, Name, Style, calls
from trainer.cribbage.tally import Kind, Tally
from trainer.learning.claims import READINGS, Claim, Items, items_of, points_of


@dataclass(frozen=True, slots=True)
class WrongTotal:
    """A claim whose running total is not what the items come to; `made`: what they come to with it.

    `step`: by how many points it is too high, or too low when negative, apart from what was astray before it.
    """

    claim: Claim
    made: int
    step: int

    @property
    def kind(self) -> Kind:
        """The kind at which the total went wrong."""
        return _kind(self.claim.name)


@dataclass(frozen=True, slots=True)
class Misnamed:
    """A claim that gives the points of a group by a wrong name; `name`: its right one."""

    claim: Claim
    name: Name


@dataclass(frozen=True, slots=True)
class Judgement:
    """What is true of a count.

    `missing`: the items of the hand that it lacks. `unfounded`: items that it claims and the hand has not.
    `wrong_totals`: where its adding went wrong; a total that only carries such a mistake on is none. `points`: what its
    items come to. `said`: the total at its end.
    """

    missing: Items
    unfounded: Items
    wrong_totals: tuple[WrongTotal, ...]
    misnamed: tuple[Misnamed, ...]
    points: int
    said: int

    @property
    def off(self) -> dict[Kind, int]:
        """By how many points each kind is claimed too high, for the kinds of which an item is missing or unfounded.

        His heels are taken for the points of a jack, as nobs are.
        """
        off: dict[Kind, int] = {}
        for items, sign in ((self.unfounded, 1), (self.missing, -1)):
            for item, number in items.items():
                kind = Kind.NOBS if item.kind is Kind.HEELS else item.kind
                off[kind] = off.get(kind, 0) + sign * number * item.points
        return off

    @property
    def steps(self) -> dict[Kind, int]:
        """By how many points the total went too high at each kind, for those at which it went wrong."""
        steps: dict[Kind, int] = {}
        for wrong in self.wrong_totals:
            steps[wrong.kind] = steps.get(wrong.kind, 0) + wrong.step
        return steps

    @property
    def flush_taken_for(self) -> tuple[int, int] | None:
        """What the flush is worth and what it was taken for, where it was claimed once and that differs."""
        right, said = (
            [item.points for item in items.elements() if item.kind is Kind.FLUSH]
            for items in (self.missing, self.unfounded)
        )
        return (right[0], said[0]) if len(right) == len(said) == 1 else None

    @property
    def true_points(self) -> int:
        """What the hand is worth."""
        return self.points + points_of(self.missing) - points_of(self.unfounded)

    @property
    def distance(self) -> int:
        """How far the count is from what is true of the hand: points of items, and so much for what is wrong beside."""
        return points_of(self.missing + self.unfounded) + 2 * len(self.wrong_totals) + len(self.misnamed)

    @property
    def is_right_by_items(self) -> bool:
        """Whether everything that scores is claimed, and nothing else."""
        return not self.missing and not self.unfounded

    @property
    def is_right(self) -> bool:
        """Whether the items and the total are right; adding may have gone astray between, and names may be wrong."""
        return self.is_right_by_items and self.said == self.points


def judge(claims: Sequence[Claim], hand: Hand) -> Judgement:
    """Compare a count with its hand."""
    tally = show.tally(hand)
    true = items_of(tally.combinations)

    def unlikeliness(readings: Sequence[_Reading]) -> tuple[int, int, int]:
        claimed = _together(readings)
        distance = points_of(claimed - true) + points_of(true - claimed)
        return len(_wrong_totals(claims, readings)), distance, sum(reading.is_misnamed for reading in readings)

    readings = min(product(*_readings(claims, tally)), key=unlikeliness)
    claimed = _together(readings)
    return Judgement(
        missing=true - claimed,
        unfounded=claimed - true,
        wrong_totals=tuple(_wrong_totals(claims, readings)),
        misnamed=tuple(
            Misnamed(claim, reading.name)
            for claim, reading in zip(claims, readings, strict=True)
            if reading.is_misnamed
        ),
        points=points_of(claimed),
        said=_said(claims, readings),
    )


@dataclass(frozen=True, slots=True)
class _Reading:
    """What a claim may mean: the items, and the name that they have."""

    items: Items
    name: Name
    is_misnamed: bool = False


_OPEN = 2
"""How many claims of a kind are open to several readings: no hand has more groups of runs, flush or pairs."""


def _readings(claims: Sequence[Claim], tally: Tally) -> Iterator[list[_Reading]]:
    """The readings of each claim."""
    groups = [call for style in Style for call in calls(tally, style)]
    if sum(_kind(claim.name) is Kind.RUN for claim in claims) > 1:  # all runs are one group: none of these is meant
        groups = [group for group in groups if _kind(group.name) is not Kind.RUN]
    met: Counter[Kind] = Counter()
    before: int | None = 0
    for claim in claims:
        readings = [_Reading(items, claim.name) for items in READINGS[claim.name]]
        if claim.total is not None and before is not None:
            readings += _by_other_names(claim.name, claim.total - before, groups)
        kind = _kind(claim.name)
        met[kind] += 1
        yield readings if met[kind] <= _OPEN else readings[:1]
        before = claim.total


def _by_other_names(name: Name, points: int, groups: Sequence[Call]) -> list[_Reading]:
    """Those of the groups that are of the same kind and worth so many points, but are called otherwise."""
    others = {
        group.name: group
        for group in groups
        if group.points == points and group.name is not name and _kind(group.name) is _kind(name)
    }
    return [_Reading(items_of(group.combinations), group.name, is_misnamed=True) for group in others.values()]


@cache
def _kind(name: Name) -> Kind:
    """The kind of a group; with a run called whole, that of the run."""
    return max(READINGS[name][0], key=lambda item: item.points).kind


def _together(readings: Sequence[_Reading]) -> Items:
    """All the items that are claimed."""
    return sum((reading.items for reading in readings), Counter())


def _sums(readings: Sequence[_Reading]) -> list[int]:
    """What the items come to with each claim."""
    return [*accumulate(points_of(reading.items) for reading in readings)]


def _wrong_totals(claims: Sequence[Claim], readings: Sequence[_Reading]) -> list[WrongTotal]:
    """The claims at which the running total leaves the sum of the items, or leaves it by more or less than before."""
    wrong = []
    astray = 0
    for claim, made in zip(claims, _sums(readings), strict=True):
        if claim.total is not None:
            if claim.total - made not in (0, astray):
                wrong.append(WrongTotal(claim, made, claim.total - made - astray))
            astray = claim.total - made
    return wrong


def _said(claims: Sequence[Claim], readings: Sequence[_Reading]) -> int:
    """The last running total, and what was claimed after it."""
    said = 0
    for claim, reading in zip(claims, readings, strict=True):
        said = said + points_of(reading.items) if claim.total is None else claim.total
    return said
