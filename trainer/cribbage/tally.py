"""What scores, and for how much: a tally is the itemized score of a hand, or of a card laid in the play."""

from dataclasses import dataclass
from enum import StrEnum

from trainer.cribbage.cards import Card


class Kind(StrEnum):
    """What a combination is, in the words of the JSON output.

    In the show there are five kinds, in the order in which a hand is counted. In the play a card has a fifteen, pairs
    and a run too, and the kinds that only the play knows.
    """

    FIFTEEN = "fifteen"
    PAIR = "pair"
    RUN = "run"
    FLUSH = "flush"
    NOBS = "nobs"
    THIRTY_ONE = "thirty-one"
    PAIR_ROYAL = "pair royal"
    DOUBLE_PAIR_ROYAL = "double pair royal"
    GO = "go"
    LAST_CARD = "last card"
    HEELS = "his heels"


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
