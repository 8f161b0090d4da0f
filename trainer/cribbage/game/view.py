"""What a player sees of a game, and no more: no opponent can cheat who is given only this."""

from dataclasses import dataclass

from trainer.cribbage.cards import PACK, Card, Hand
from trainer.cribbage.game.state import Due, Game, Laid, Player
from trainer.cribbage.pegging import Series


@dataclass(frozen=True, slots=True)
class View:
    """A game as one player sees it.

    `hand` and `discards` are the player's own; `held_by_other` is how many cards the other still holds; `to_count` lies
    open on the table. All else is as in Game.
    """

    player: Player
    due: Due
    dealer: Player | None
    scores: tuple[int, int]
    hand: tuple[Card, ...]
    discards: tuple[Card, ...]
    held_by_other: int
    starter: Card | None
    laid: tuple[Laid, ...]
    series: Series
    to_count: Hand | None

    @property
    def is_dealer(self) -> bool:
        """Whether the crib is the player's own."""
        return self.dealer is self.player

    @property
    def may_lay(self) -> tuple[Card, ...]:
        """The cards of the hand that do not pass thirty-one."""
        return tuple(card for card in self.hand if self.series.takes(card))

    @property
    def unseen(self) -> tuple[Card, ...]:
        """The cards of the pack that the player has not seen in this deal: the other's, the crib's or the pack's."""
        seen = {*self.hand, *self.discards, self.starter, *(laid.card for laid in self.laid)}
        return tuple(card for card in PACK if card not in seen)


def view(game: Game, player: Player) -> View:
    """What a player sees of a game."""
    return View(
        player=player,
        due=game.due,
        dealer=game.dealer,
        scores=game.scores,
        hand=game.hands[player],
        discards=game.discards[player],
        held_by_other=len(game.hands[player.other]),
        starter=game.starter,
        laid=game.laid,
        series=game.series,
        to_count=game.to_count,
    )
