"""Players at a table for the tests: shuffled packs, and anybody's next action."""

from collections.abc import Callable, Iterable, Sequence
from random import Random

from trainer.cribbage.cards import PACK, Card
from trainer.cribbage.game.actions import Action, Count, Cut, Deal, Discard, Lay
from trainer.cribbage.game.events import Event
from trainer.cribbage.game.state import Due, Game, Player
from trainer.cribbage.game.step import step
from trainer.cribbage.game.view import view

Act = Callable[[Game, Random], Action]
CARDS = {str(card): card for card in PACK}


def cards(text: str) -> tuple[Card, ...]:
    return tuple(CARDS[word] for word in text.split())


def stacked(pones: str, dealers: str, starter: str, rest: Sequence[Card] = PACK) -> tuple[Card, ...]:
    """A pack from which these six cards are dealt to each, and this starter is turned up."""
    dealt = [card for pair in zip(cards(pones), cards(dealers), strict=True) for card in pair]
    top = [*dealt, *cards(starter)]
    return (*top, *(card for card in rest if card not in top))


def by_chance(game: Game, rng: Random) -> Action:
    """An action that the rules allow, any of them; claims are right, or a little too low or too high."""
    match game.due:
        case Due.CUT:
            one, two = rng.sample(PACK, 2)
            return Cut((one, two))
        case Due.DEAL:
            return Deal(tuple(rng.sample(PACK, 52)))
    player = rng.choice(game.turns)
    seen = view(game, player)
    match game.due:
        case Due.DISCARD:
            return Discard(player, tuple(rng.sample(seen.hand, 2)))
        case Due.LAY:
            return Lay(player, rng.choice(seen.may_lay))
    return Count(player, rng.randrange(25))


def played(game: Game, actions: Iterable[Action]) -> tuple[Game, list[Event]]:
    """The game after some actions, and all that happened."""
    happened: list[Event] = []
    for action in actions:
        game, events = step(game, action)
        happened += events
    return game, happened


def dealt(
    pones: str, dealers: str, starter: str, dealer: Player = Player.ONE, scores: tuple[int, int] = (0, 0)
) -> Game:
    """A game in which these cards are dealt, at these scores."""
    return step(Game(dealer=dealer, scores=scores), Deal(stacked(pones, dealers, starter)))[0]
