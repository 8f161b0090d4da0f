"""How the words of a count belong together, where that may be read in many ways: each has a cost, for what is amiss.

A count is one group after the other, and with a group may stand:

- how many there are before it: "3 fifteens", "4 x 15", "two pairs";
- what it is worth before or behind it: "eight for the double run", "run of three for three", "pair 2" after 6;
- the running total behind it, by itself or after the worth: "pair 6", "double run for eight makes twelve";
- the length of a run behind it, "run 3 7", else it is as long as its total makes it: "run 7" after 4;
- behind a fifteen and its total only the next total: "15 2, 4, 6"; and a step may stand for several: "fifteen six",
  "15 2, 15 6", "pairs 10" after 6.

At the end the last total may be said again. Amiss is above all a total, or a worth, that is wrong; then what is said
less often. Words between help: "for" stands with a worth, "makes" with a total, and no comma between a number of groups
and their name. A total far from all that the groups may come to is none, and no hand has more than its 29 points.
"""

from typing import NamedTuple

from trainer.cribbage.spoken import Name
from trainer.learning.claims import Claim, worths

WRONG = 100
"""The cost of a total or a worth that is wrong; all that is only unusual costs less together."""

OTHERWISE = 30
"""The cost of "for" with a worth where it has stood with totals, or the other way about."""


class Reading(NamedTuple):
    """What has been heard, in one way of reading it, and its cost.

    `said` is the total that was said last, None when groups came after it that said none; `sums` is what the groups may
    come to, counted from there; `least`: the fewest points that all of them have; `amiss`: how often a total or worth
    is wrong. `is_for_totals`: whether "for" stands with totals in this count, or with worths; None while unknown.
    """

    cost: int = 0
    claims: tuple[Claim, ...] = ()
    said: int | None = 0
    sums: frozenset[int] = frozenset({0})
    least: int = 0
    amiss: int = 0
    is_for_totals: bool | None = None

    @property
    def goes_on_as(self) -> tuple[object, ...]:
        """All that matters for what follows."""
        return self.said, self.sums, self.least, self.is_for_totals, bool(self.claims) and self.claims[-1].name

    def with_sums(self, name: Name, many: int) -> frozenset[int]:
        """What the groups may come to with so many more."""
        return frozenset(before + many * worth for before in self.sums for worth in worths(name))

    def then(self, name: Name, many: int, cost: int, total: int | None, sums: frozenset[int]) -> "Reading":
        """The reading with so many groups more, of which the last has a total or none."""
        groups = (*[Claim(name)] * (many - 1), Claim(name, total))
        least, amiss = self.least + many * min(worths(name)), self.amiss + (cost >= WRONG)
        return Reading(self.cost + cost, self.claims + groups, total, sums, least, amiss, self.is_for_totals)

    def with_for(self, *, is_total: bool) -> "Reading":
        """The reading, knowing that "for" stands with a total here, or with a worth."""
        cost = self.cost + (OTHERWISE if self.is_for_totals is not is_total and self.is_for_totals is not None else 0)
        return self._replace(cost=cost, is_for_totals=is_total)
