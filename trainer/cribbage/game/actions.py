"""What can be done in a game. What chance does, the cut and the deal, comes from outside like what a player does."""

from dataclasses import dataclass

from trainer.cribbage.cards import Card
from trainer.cribbage.game.state import Player


@dataclass(frozen=True, slots=True)
class Cut:
    """Each player cuts a card for the deal, player one's first: the lower rank deals, equal ranks are cut again."""

    cards: tuple[Card, Card]


@dataclass(frozen=True, slots=True)
class Deal:
    """Six cards go to each from the top of a shuffled pack, one at a time, the pone first."""

    pack: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Discard:
    """A player throws two cards into the crib."""

    player: Player
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Lay:
    """A player lays a card in the play."""

    player: Player
    card: Card


@dataclass(frozen=True, slots=True)
class Count:
    """A player counts the hand that is due in the show, and claims so many points for it; None gives it up.

    `founded`: what those of the named combinations come to that are there, where they were named.
    """

    player: Player
    points: int | None
    founded: int | None = None


Action = Cut | Deal | Discard | Lay | Count
