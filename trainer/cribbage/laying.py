"""Which card to lay in the play, seen three cards ahead: what it scores, what the other may score on it, what then.

The other may hold any of the cards that are unseen, and is taken to lay the one that scores most. The play sees ranks
only, so all is worked out in ranks.
"""

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from math import comb, inf

from trainer.cribbage import pegging
from trainer.cribbage.cards import Card, Rank, card_of
from trainer.cribbage.game.state import TARGET
from trainer.cribbage.game.view import View
from trainer.cribbage.pegging import HIGHEST, Series

Ranks = tuple[Rank, ...]


def best_card(view: View) -> Card:
    """The card whose laying is worth most; of equals the highest, for low cards are of use when a go is near.

    A card that wins at once is worth more than any other.
    """
    series = tuple([card.rank for card in view.series.cards])
    unseen = Counter([card.rank for card in view.unseen])
    held = 0 if _has_said_go(view) else view.held_by_other

    def worth(card: Card) -> float:
        left = tuple([other.rank for other in view.hand if other is not card])
        laid = (*series, card.rank)
        return inf if view.scores[view.player] + _points(laid) >= TARGET else _worth(laid, left, unseen, held)

    return max(view.may_lay, key=lambda card: (worth(card), card))


def _has_said_go(view: View) -> bool:
    """Whether the other cannot lay any more in this series: the player laid last, and is to lay again."""
    return bool(view.series.cards) and view.laid[-1].player is view.player


def _worth(series: Ranks, left: Ranks, unseen: Mapping[Rank, int], held: int) -> float:
    """What the last card of a series is worth to who laid it, with these ranks left.

    The other holds `held` cards out of the unseen. Each reply is met with the chance that they hold it and none that
    they would rather lay; with the chance that they hold no card that fits, they say go.
    """
    if _room(series) == 0:
        return _points(series)
    worth = float(_points(series))
    better, chance = 0, 1.0
    for scores, answer, number in sorted(_replies(series, left, unseen), reverse=True):
        better += number
        chance_of_worse = _chance_of_none(better, sum(unseen.values()), held)
        worth -= (chance - chance_of_worse) * (scores + answer)
        chance = chance_of_worse
    return worth + chance * _alone(series, left)


def _replies(series: Ranks, left: Ranks, unseen: Mapping[Rank, int]) -> list[tuple[int, int, int]]:
    """What the other may lay: its points, the points of the answer to it (less than nothing), how many such cards."""
    fitting = [(*series, rank) for rank in unseen if rank.pips <= _room(series)]
    return [(_points(reply), -_answer(reply, left), unseen[reply[-1]]) for reply in fitting]


def _answer(series: Ranks, left: Ranks) -> int:
    """The most that can be scored on a reply; where nothing can be laid, a point for the go is lost."""
    answers = [_points((*series, rank)) for rank in left if rank.pips <= _room(series)]
    return max(answers, default=-1 if _room(series) else 0)


def _alone(series: Ranks, left: Ranks) -> int:
    """The most that can be scored by laying on after the other's go, which is a point itself short of thirty-one."""
    on = [
        _points((*series, rank)) + _alone((*series, rank), (*left[:place], *left[place + 1 :]))
        for place, rank in enumerate(left)
        if rank.pips <= _room(series)
    ]
    return max(on, default=1 if _room(series) else 0)


def _chance_of_none(some: int, among: int, held: int) -> float:
    """The chance that none of `held` cards out of `among` is one of these."""
    return comb(among - some, held) / comb(among, held)


def _room(series: Ranks) -> int:
    """How many pips may still be laid."""
    return HIGHEST - sum([rank.pips for rank in series])


@lru_cache(maxsize=1 << 16)
def _points(series: Ranks) -> int:
    """What the last card of a series scores, without go and last card."""
    return pegging.tally(Series(tuple([card_of(rank, 0) for rank in series]))).points
