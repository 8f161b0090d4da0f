"""The table at which a game is played: where chance comes from, and where every action is saved as it is taken."""

from dataclasses import replace
from pathlib import Path
from random import Random

from trainer.cribbage.cards import PACK
from trainer.cribbage.game.actions import Action, Cut, Deal
from trainer.cribbage.game.events import CardsCut, CardsDealt, Event
from trainer.cribbage.game.record import written
from trainer.cribbage.game.state import Due
from trainer.cribbage.game.step import step
from trainer.store.saved import SavedGame, require, save


class Table:
    """A game that is saved in the folder `home` with every action, so that whatever ends the program loses none.

    `game` is how it stands, `happened` all that has happened in it, also before it was gone on with.
    """

    def __init__(self, saved: SavedGame, home: Path) -> None:
        self.saved = saved
        self._home = home
        self.game, self.happened = saved.played()

    @property
    def deals(self) -> int:
        """How many deals there were."""
        return sum(isinstance(event, CardsDealt) for event in self.happened)

    def require_own(self) -> None:
        """Refuse to go on where another window has. Raises what `saved.require` does."""
        if self.saved.lines:
            require(self.saved, self._home)

    def take(self, action: Action) -> tuple[Event, ...]:
        """Take an action and save it; what happens then. Raises what `step` and `save` do."""
        game, events = step(self.game, action)
        saved = replace(self.saved, lines=(*self.saved.lines, written(action)))
        save(saved, self._home, after=self.saved if self.saved.lines else None)
        self.saved = saved
        self.game = game
        self.happened += events
        return events

    def chance(self) -> Cut | Deal:
        """The cut or the deal that is due, by the seed and its number: deals from 1 up, cuts from 0 down.

        So that a seed deals the same whether the deal was cut for or not, and however often.
        """
        if self.game.due is Due.CUT:
            cuts = sum(isinstance(event, CardsCut) for event in self.happened)
            one, two = self._chance(-cuts).sample(PACK, 2)
            return Cut((one, two))
        return Deal(tuple(self._chance(self.deals + 1).sample(PACK, len(PACK))))

    def _chance(self, number: int) -> Random:
        return Random(f"{self.saved.seed} {number}")
