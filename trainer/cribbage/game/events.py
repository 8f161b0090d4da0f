"""What happens in a game: each action is followed by a few events, in the order in which they happen.

They tell what both players see; the cards that one of them throws away are not among it. Four of them peg points:
Scored in the play and for his heels, Counted in the show, Taken by muggins.
"""

from dataclasses import dataclass

from trainer.cribbage.cards import Card, Hand
from trainer.cribbage.game.state import Player, Skunk
from trainer.cribbage.tally import Combination, Tally


@dataclass(frozen=True, slots=True)
class CardsCut:
    """Each player has cut a card, player one's first; `dealer` is None when the ranks are equal."""

    cards: tuple[Card, Card]
    dealer: Player | None


@dataclass(frozen=True, slots=True)
class CardsDealt:
    """Six cards lie before each player."""

    dealer: Player


@dataclass(frozen=True, slots=True)
class Discarded:
    """A player has thrown two cards into the crib."""

    player: Player


@dataclass(frozen=True, slots=True)
class StarterTurned:
    """The starter lies open."""

    starter: Card


@dataclass(frozen=True, slots=True)
class CardLaid:
    """A player has laid a card, and with it the count stands so high."""

    player: Player
    card: Card
    count: int


@dataclass(frozen=True, slots=True)
class GoSaid:
    """A player who holds cards cannot lay any of them in this series."""

    player: Player


@dataclass(frozen=True, slots=True)
class Scored:
    """A player pegs one combination: of the play, or his heels."""

    player: Player
    combination: Combination

    @property
    def points(self) -> int:
        """What is pegged for it."""
        return self.combination.points


@dataclass(frozen=True, slots=True)
class Counted:
    """A player has counted a hand and `claimed` so many points for it, or None; `founded` is as in Count."""

    player: Player
    hand: Hand
    tally: Tally
    claimed: int | None
    founded: int | None = None

    @property
    def points(self) -> int:
        """What is pegged: what was claimed, but no more than is there of what was named, or of the hand."""
        founded = self.tally.points if self.founded is None else self.founded
        return min(self.claimed or 0, founded, self.tally.points)


@dataclass(frozen=True, slots=True)
class Missed:
    """A player has overlooked points of a hand, and lost them."""

    player: Player
    missed: int


@dataclass(frozen=True, slots=True)
class Taken:
    """Muggins: a player pegs what the other has overlooked."""

    player: Player
    points: int


@dataclass(frozen=True, slots=True)
class Won:
    """A player has come to 121, and the game is over at once."""

    player: Player
    skunk: Skunk


Pegging = Scored | Counted | Taken
Event = CardsCut | CardsDealt | Discarded | StarterTurned | CardLaid | GoSaid | Pegging | Missed | Won
