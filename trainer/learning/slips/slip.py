"""What a slip is: a realistic mistake, stated as what it adds to the true count of a deal.

A slip is a function of the facts of a deal: the points that it makes too many, or too few when they are negative; 0
where it changes nothing. The words for slips stand in the phrasebooks.
"""

from collections.abc import Callable
from dataclasses import dataclass

from trainer.cribbage import census
from trainer.cribbage.cards import Hand
from trainer.cribbage.census import Facts
from trainer.cribbage.tally import Kind


@dataclass(frozen=True, slots=True)
class Slip:
    """A mistake: its permanent id, the key of the skill that it is evidence against, the kind it touches, its rule.

    `skill` is None for one that blames nobody, `kind` None for one that touches several. With `is_of_worth` all is seen
    and called by its name, and only its points are wrong.
    """

    id: str
    skill: str | None
    kind: Kind | None
    points: Callable[[Facts], int]
    is_of_worth: bool = False

    def __call__(self, deal: Facts) -> int:
        """What the slip adds to the true count of a deal, in points."""
        return self.points(deal)

    def difference(self, hand: Hand) -> int:
        """What the slip adds to the true count of a hand, in points."""
        return self.points(census.facts(hand))


def slip(
    kind: Kind | None, skill: str | None, *, is_of_worth: bool = False
) -> Callable[[Callable[[Facts], int]], Slip]:
    """Make a function of a deal a slip; its name is the id."""
    return lambda points: Slip(points.__name__.replace("_", "-"), skill, kind, points, is_of_worth)
