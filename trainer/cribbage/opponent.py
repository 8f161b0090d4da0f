"""Who plays against you: three ways to play a game, each a function of what the player sees and of chance.

All of them count what a hand is worth, and no more.
"""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations
from random import Random

from trainer.cribbage import discarding, laying, pegging, show
from trainer.cribbage.cards import Card
from trainer.cribbage.game.actions import Count, Discard, Lay
from trainer.cribbage.game.state import Due
from trainer.cribbage.game.view import View


@dataclass(frozen=True, slots=True)
class Opponent:
    """A way to play: which two cards go into the crib, and which one is laid. Chance decides between equals only."""

    discards: Callable[[View, Random], tuple[Card, ...]]
    card: Callable[[View, Random], Card]

    def act(self, view: View, rng: Random) -> Discard | Lay | Count:
        """The next action of the player whose view this is, and whose turn it must be."""
        if view.due is Due.DISCARD:
            return Discard(view.player, self.discards(view, rng))
        if view.to_count:
            return Count(view.player, show.tally(view.to_count).points)
        return Lay(view.player, self.card(view, rng))


def any_discards(view: View, rng: Random) -> tuple[Card, ...]:
    """Any two cards."""
    return tuple(rng.sample(view.hand, 2))


def any_card(view: View, rng: Random) -> Card:
    """Any card that may be laid."""
    return rng.choice(view.may_lay)


def greedy_discards(view: View, rng: Random) -> tuple[Card, ...]:
    """The two cards without which the other four score most by themselves, whatever the starter and the crib."""
    pairs = rng.sample([*combinations(view.hand, 2)], 15)
    return max(pairs, key=lambda pair: _points_of_four([card for card in view.hand if card not in pair]))


def _points_of_four(four: list[Card]) -> int:
    """Fifteens, pairs and runs of four cards, and a flush."""
    scored = [*show.fifteens(four), *show.pairs(four), *show.runs(four)]
    return sum(each.points for each in scored) + 4 * (len({card.suit for card in four}) == 1)


def greedy_card(view: View, rng: Random) -> Card:
    """The card that scores most at once."""
    return max(
        rng.sample(view.may_lay, len(view.may_lay)), key=lambda card: pegging.tally(view.series.lay(card)).points
    )


def best_discards(view: View, _: Random) -> tuple[Card, ...]:
    """The two cards that leave the best hand over all starters, with the crib they make or less it."""
    return discarding.best_discards(view.hand, view.is_dealer)


def best_card(view: View, _: Random) -> Card:
    """The card that is worth most, seen three cards ahead."""
    return laying.best_card(view)


RANDOM = Opponent(any_discards, any_card)
GREEDY = Opponent(greedy_discards, greedy_card)
SKILLED = Opponent(best_discards, best_card)
"""The opponent worth playing."""
