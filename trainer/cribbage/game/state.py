"""A game as it stands: whose cards are where, who has how many points; and what follows from it: what is due, and whom.

Two players, to 121. The cards lie where they lie on a table: in the hands, thrown into the crib, laid in the play, and
in the rest of the pack, whose top card is the starter.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum, StrEnum
from typing import NamedTuple

from trainer.cribbage.cards import Card, Hand
from trainer.cribbage.pegging import Series

TARGET = 121
"""The points that win."""


class Player(IntEnum):
    """The two players; each is also a place in the pairs of a game."""

    ONE = 0
    TWO = 1

    @property
    def other(self) -> "Player":
        """The one on the other side of the table."""
        return Player.ONE if self is Player.TWO else Player.TWO


class Due(StrEnum):
    """What the next action of a game must be."""

    CUT = "cut"
    DEAL = "deal"
    DISCARD = "discard"
    LAY = "lay"
    COUNT = "count"
    NOTHING = "nothing"


class Skunk(IntEnum):
    """How badly a game was lost: below 91 points, below 61, or with more."""

    NONE = 0
    SINGLE = 1
    DOUBLE = 2


class Laid(NamedTuple):
    """A card laid in the play, and by whom."""

    player: Player
    card: Card


Cards = tuple[Card, ...]
Pair = tuple[Cards, Cards]
"""Cards of player one, cards of player two."""


@dataclass(frozen=True, slots=True)
class Game:
    """A game between two actions.

    `pack` is what is left of it after the deal, `hands` the cards that are still held, `discards` what each threw into
    the crib, `laid` all cards of the play in their order, of which the first `turned_over` belong to series that are
    over; `counted` is how many of the three hands of the show are counted. With `has_muggins` the points that a player
    overlooks go to the other.
    """

    dealer: Player | None = None
    has_muggins: bool = False
    scores: tuple[int, int] = (0, 0)
    pack: Cards = ()
    hands: Pair = ((), ())
    discards: Pair = ((), ())
    laid: tuple[Laid, ...] = ()
    turned_over: int = 0
    counted: int = 0

    @property
    def due(self) -> Due:
        """What the next action must be."""
        if self.winner is not None:
            return Due.NOTHING
        if self.dealer is None:
            return Due.CUT
        if not self.pack or self.counted == 3:
            return Due.DEAL
        if self.starter is None:
            return Due.DISCARD
        return Due.LAY if any(self.hands) else Due.COUNT

    @property
    def turns(self) -> tuple[Player, ...]:
        """Who may act: one player, both as long as neither has discarded, none where chance or nothing is due."""
        match self.due:
            case Due.DISCARD:
                return tuple(player for player in Player if not self.discards[player])
            case Due.LAY:
                return (self._layer,)
            case Due.COUNT:
                return (self.pone if self.counted == 0 else self.pone.other,)
        return ()

    @property
    def _layer(self) -> Player:
        """Whose turn it is in the play: the players alternate, but who cannot lay is passed over."""
        if not self.laid:
            return self.pone
        last = self.laid[-1].player
        return last.other if self.can_lay(last.other) else last

    def can_lay(self, player: Player) -> bool:
        """Whether a player holds a card that does not pass thirty-one."""
        series = self.series
        return any(series.takes(card) for card in self.hands[player])

    @property
    def pone(self) -> Player:
        """Who does not deal."""
        return Player.ONE if self.dealer is Player.TWO else Player.TWO

    @property
    def starter(self) -> Card | None:
        """The card turned up, once both have discarded."""
        return self.pack[0] if all(self.discards) else None

    @property
    def series(self) -> Series:
        """The cards laid since the last go or thirty-one."""
        return series_of(self.laid, self.turned_over)

    @property
    def to_count(self) -> Hand | None:
        """The hand that is to be counted next: pone's, dealer's, then the crib; its cards low to high."""
        if self.due is not Due.COUNT:
            return None
        if self.counted == 2:
            return Hand(tuple(sorted(self.discards[0] + self.discards[1])), self.pack[0], is_crib=True)
        (player,) = self.turns
        return Hand(tuple(sorted(laid.card for laid in self.laid if laid.player is player)), self.pack[0])

    @property
    def winner(self) -> Player | None:
        """Who has come to 121."""
        one, two = self.scores
        return Player.ONE if one >= TARGET else Player.TWO if two >= TARGET else None

    @property
    def skunk(self) -> Skunk:
        """How badly the loser lost; NONE while nobody has."""
        if self.winner is None:
            return Skunk.NONE
        lost_with = self.scores[self.winner.other]
        return Skunk.DOUBLE if lost_with < 61 else Skunk.SINGLE if lost_with < 91 else Skunk.NONE


def series_of(laid: Sequence[Laid], turned_over: int) -> Series:
    """The series that is on the table, given all cards laid and how many of them are turned over."""
    return Series(tuple([card for _, card in laid[turned_over:]]))


def next_game(game: Game) -> Game:
    """The game after one that is over: who lost it deals first. Where none is won, who deals is cut for."""
    return Game(dealer=None if game.winner is None else game.winner.other, has_muggins=game.has_muggins)
