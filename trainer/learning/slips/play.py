"""The slips of the play: realistic mistakes in scoring a card, each stated as what it adds to the true points.

They are functions of a position, as those of the show are of a deal; the words for them stand in the phrasebooks.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from itertools import takewhile
from math import prod

from trainer.cribbage import pegging, plays
from trainer.cribbage.position import Position, Sign
from trainer.cribbage.tally import Kind

_PAIRS = {1: 0, 2: 2, 3: 6, 4: 12}
"""What so many cards of a rank are worth."""


@dataclass(frozen=True, slots=True)
class PlaySlip:
    """A mistake: its permanent id, the key of the skill that it is evidence against, the kind it touches, its rule.

    `rare`: the word for the positions of its skill on which it shows, where these are few of all.
    """

    id: str
    skill: str
    kind: Kind
    points: Callable[[Position], int]
    rare: str | None = None

    def __call__(self, position: Position) -> int:
        """What the slip adds to the true points of the card just laid."""
        return self.points(position)


def _slip(kind: Kind, skill: str, rare: str | None = None) -> Callable[[Callable[[Position], int]], PlaySlip]:
    """Make a function of a position a slip; its name is the id."""
    return lambda points: PlaySlip(points.__name__.replace("_", "-"), skill, kind, points, rare)


# Fifteen and thirty-one


@_slip(Kind.FIFTEEN, "play-fifteen-and-thirty-one")
def count_of_fifteen_missed(position: Position) -> int:
    """Does not score the count of fifteen."""
    return -_scored(position, Kind.FIFTEEN)


@_slip(Kind.FIFTEEN, "play-fifteen-and-thirty-one")
def fifteen_of_the_last(position: Position) -> int:
    """Scores last cards that make fifteen by themselves, as in the show."""
    ends = (position.series.cards[start:] for start in range(1, len(position.series.cards)))
    return 2 if any(sum(card.pips for card in end) == 15 for end in ends) else 0


@_slip(Kind.THIRTY_ONE, "play-fifteen-and-thirty-one")
def thirty_one_missed(position: Position) -> int:
    """Does not score thirty-one."""
    return -_scored(position, Kind.THIRTY_ONE)


@_slip(Kind.THIRTY_ONE, "play-fifteen-and-thirty-one")
def thirty_one_as_go(position: Position) -> int:
    """Scores one for thirty-one, as for a go."""
    return -1 if position.series.is_full else 0


@_slip(Kind.FIFTEEN, "play-thirty")
def thirty_as_fifteens(position: Position) -> int:
    """Scores thirty as a multiple of fifteen."""
    return 2 if position.series.count == 30 else 0


@_slip(Kind.FIFTEEN, "play-two-at-once")
def only_one_of_two_at_once(position: Position) -> int:
    """Of the count and the cards before scores only the one that brings more."""
    worths = [each.points for each in position.laid.combinations]
    return max(worths) - sum(worths) if worths else 0


# Go and last card


@_slip(Kind.THIRTY_ONE, "play-thirty-one-at-the-end")
def thirty_one_and_one(position: Position) -> int:
    """Scores one for go or last card on top of thirty-one."""
    return 1 if position.series.is_full else 0


@_slip(Kind.GO, "play-go-and-last-card")
def go_missed(position: Position) -> int:
    """Does not score the go."""
    return -_scored(position, Kind.GO)


@_slip(Kind.LAST_CARD, "play-go-and-last-card")
def last_card_missed(position: Position) -> int:
    """Does not score the last card."""
    return -_scored(position, Kind.LAST_CARD)


@_slip(Kind.LAST_CARD, "play-go-and-last-card")
def go_and_last_card(position: Position) -> int:
    """Scores a go and the last card, both for one card."""
    return 1 if position.sign is Sign.LAST and position.ending else 0


# Pairs


@_slip(Kind.PAIR, "play-pair")
def pair_in_play_missed(position: Position) -> int:
    """Does not score a pair."""
    return -_scored(position, Kind.PAIR)


@_slip(Kind.PAIR_ROYAL, "play-royals")
def royal_as_pair(position: Position) -> int:
    """Takes three or four of a rank for a pair: two."""
    royals = _scored(position, Kind.PAIR_ROYAL, Kind.DOUBLE_PAIR_ROYAL)
    return 2 - royals if royals else 0


@_slip(Kind.DOUBLE_PAIR_ROYAL, "play-royals", rare="four of a rank")
def double_royal_as_royal(position: Position) -> int:
    """Takes four of a rank for three: six."""
    return -6 if _scored(position, Kind.DOUBLE_PAIR_ROYAL) else 0


@_slip(Kind.PAIR, "play-parted-pair")
def parted_pair(position: Position) -> int:
    """Scores cards of a rank between which others were laid."""
    alike = plays.parted_pair(position.series)
    return _PAIRS[len(alike)] - _pairs(position) if alike else 0


@_slip(Kind.PAIR, "play-pair")
def tens_as_pair(position: Position) -> int:
    """Takes ten, jack, queen and king for cards of a rank, since they all count ten."""
    tens = [*takewhile(lambda card: card.pips == 10, reversed(position.series.cards))]
    return _PAIRS[max(len(tens), 1)] - _pairs(position) if tens else 0


@_slip(Kind.PAIR, "play-across-a-go")
def pair_across(position: Position) -> int:
    """Scores cards of a rank over a go or thirty-one."""
    return sum(each.points - _pairs(position) for each in plays.across(position) if each.kind is not Kind.RUN)


# Runs


@_slip(Kind.RUN, "play-run-in-order")
def run_in_play_missed(position: Position) -> int:
    """Does not score a run."""
    return -_scored(position, Kind.RUN)


@_slip(Kind.RUN, "play-run-out-of-order")
def disordered_run_missed(position: Position) -> int:
    """Sees a run only when it is laid rank by rank."""
    return -_scored(position, Kind.RUN) if plays.is_run_out_of_order(position) else 0


@_slip(Kind.RUN, "play-run-out-of-order")
def long_run_as_three_in_play(position: Position) -> int:
    """Scores a run of four or more as one of three."""
    return min(3 - _scored(position, Kind.RUN), 0) if plays.has(position, Kind.RUN) else 0


@_slip(Kind.RUN, "play-run-in-order", rare="long run in order")
def shorter_runs_too(position: Position) -> int:
    """Scores the shorter runs at the end of a longer one too."""
    length = _scored(position, Kind.RUN)
    return sum(size for size in range(3, length) if pegging.is_run(position.series.cards[-size:]))


@_slip(Kind.RUN, "play-run-broken-by-a-pair")
def run_through_a_pair(position: Position) -> int:
    """Scores a run once in spite of a rank that is there twice."""
    broken = {card.rank for card in plays.broken_run(position.series)}
    return len(broken) - _scored(position, Kind.RUN) if broken else 0


@_slip(Kind.RUN, "play-run-broken-by-a-pair")
def multiple_run(position: Position) -> int:
    """Scores a rank that is there twice as a double run, as in the show."""
    held = Counter(card.rank for card in plays.broken_run(position.series))
    return len(held) * prod(held.values()) - _scored(position, Kind.RUN) if held else 0


@_slip(Kind.RUN, "play-queen-king-ace")
def run_round_the_corner(position: Position) -> int:
    """Lets a run go from the king on to the ace."""
    through = plays.round_the_corner(position.series)
    return len(through) - _scored(position, Kind.RUN) if through else 0


@_slip(Kind.RUN, "play-across-a-go")
def run_across(position: Position) -> int:
    """Scores a run over a go or thirty-one."""
    return sum(each.points - _scored(position, Kind.RUN) for each in plays.across(position) if each.kind is Kind.RUN)


def _scored(position: Position, *kinds: Kind) -> int:
    """What the card scores of some kinds."""
    return sum(each.points for each in position.tally.combinations if each.kind in kinds)


def _pairs(position: Position) -> int:
    """What the card scores for cards of its rank."""
    return _scored(position, Kind.PAIR, Kind.PAIR_ROYAL, Kind.DOUBLE_PAIR_ROYAL)


PLAY_CATALOGUE: tuple[PlaySlip, ...] = tuple(each for each in vars().copy().values() if isinstance(each, PlaySlip))
"""All the slips of the play. No two are the same in all positions, so all can be told apart."""
