"""What scores, and for how much: a tally is the itemized score of a hand (or later of a card laid in the play)."""

from dataclasses import dataclass
from enum import StrEnum

from trainer.cribbage.cards import Card


class Kind(StrEnum):
    """What a combination is. The order is that in which a hand is counted; the values are those of the JSON output."""

    FIFTEEN = "fifteen"
    PAIR = "pair"
    RUN = "run"
    FLUSH = "flush"
    NOBS = "nobs"


@dataclass(frozen=True, slots=True)
class Combination:
    """One scoring group: what it is, its cards in the order of the hand, and its points."""

    kind: Kind
    cards: tuple[Card, ...]
    points: int


@dataclass(frozen=True, slots=True)
class Tally:
    """All the combinations of a hand, in the order of counting."""

    combinations: tuple[Combination, ...]

    @property
    def points(self) -> int:
        """What the hand is worth."""
        return sum(combination.points for combination in self.combinations)

    def of(self, kind: Kind) -> list[Combination]:
        """The combinations of one kind."""
        return [combination for combination in self.combinations if combination.kind is kind]
