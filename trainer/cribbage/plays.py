"""Positions of the play: what may be wanted of them, in the players' own words, and dealing one that fits.

They are taken from the plays in which two players lay in turn. Such a play is eight different cards of the pack in the
order in which they are laid: a go is only where none of the cards that are still held can be laid, a new series begins
behind it and behind thirty-one, and the eighth card is the last. A position of a play is one of its cards with what was
laid before it. Each position of each such play is equally likely.
"""

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from random import Random

from trainer.cribbage import pegging, show
from trainer.cribbage.cards import PACK, Card, Rank, Suit, card_of
from trainer.cribbage.pegging import HIGHEST, Series
from trainer.cribbage.position import Position, Sign
from trainer.cribbage.tally import Combination, Kind

_LAID = 8
"""How many cards two players lay."""


def has(position: Position, *kinds: Kind) -> bool:
    """Whether the card just laid scores something of these kinds."""
    return any(each.kind in kinds for each in position.tally.combinations)


def is_run_in_order(position: Position) -> bool:
    """Whether the card completes a run that was laid upwards or downwards, rank by rank."""
    return any(_is_in_order(run.cards) for run in pegging.run(position.series))


def is_run_out_of_order(position: Position) -> bool:
    """Whether the card completes a run that was laid in any other order."""
    return any(not _is_in_order(run.cards) for run in pegging.run(position.series))


def _is_in_order(cards: Sequence[Card]) -> bool:
    return len({after.rank - before.rank for before, after in pairwise(cards)}) == 1


def _is_long_in_order(cards: Sequence[Card]) -> bool:
    return len(cards) > 3 and _is_in_order(cards)


def broken_run(series: Series) -> tuple[Card, ...]:
    """The longest end of a series that would be a run of three or more if a rank in it were not there twice."""
    for end in _ends(series, shortest=4):
        ranks = {card.rank for card in end}
        if 3 <= len(ranks) < len(end) and max(ranks) - min(ranks) + 1 == len(ranks):
            return end
    return ()


def parted_pair(series: Series) -> tuple[Card, ...]:
    """The cards of the last card's rank, where one of them is parted from it by others."""
    *_, last = series.cards
    alike = tuple(card for card in series.cards if card.rank == last.rank)
    return alike if alike != series.cards[-len(alike) :] else ()


def round_the_corner(series: Series) -> tuple[Card, ...]:
    """The longest end of a series that would be a run if the ace followed the king: the ace is low only."""
    for end in _ends(series, shortest=3):
        if len({card.rank for card in end}) == len(end) and show.round_the_corner(end) == end:
            return end
    return ()


def _ends(series: Series, shortest: int) -> Iterable[tuple[Card, ...]]:
    """The last cards of a series: all of them, then fewer and fewer."""
    return (series.cards[start:] for start in range(len(series.cards) - shortest + 1))


def across(position: Position) -> list[Combination]:
    """The pair or run that would reach back into the series before, over the go or thirty-one that ended it."""
    joined = Series((*position.before.cards, *position.series.cards))
    reaching = [*pegging.pairs(joined), *pegging.run(joined)]
    return [each for each in reaching if len(each.cards) > len(position.series.cards)]


WORDS: dict[str, Callable[[Position], bool]] = {
    "fifteen": lambda position: has(position, Kind.FIFTEEN),
    "thirty-one": lambda position: has(position, Kind.THIRTY_ONE),
    "pair": lambda position: has(position, Kind.PAIR),
    "royals": lambda position: has(position, Kind.PAIR_ROYAL, Kind.DOUBLE_PAIR_ROYAL),
    "four of a rank": lambda position: has(position, Kind.DOUBLE_PAIR_ROYAL),
    "run in order": is_run_in_order,
    "long run in order": lambda position: any(_is_long_in_order(run.cards) for run in pegging.run(position.series)),
    "run out of order": is_run_out_of_order,
    "two at once": lambda position: len(position.laid.combinations) > 1,
    "go": lambda position: has(position, Kind.GO),
    "last card": lambda position: has(position, Kind.LAST_CARD),
    "thirty": lambda position: position.series.count == 30,
    "thirty-one at the end": lambda position: position.series.is_full and position.sign is Sign.LAST,
    "parted pair": lambda position: bool(parted_pair(position.series)),
    "run broken by a pair": lambda position: bool(broken_run(position.series)),
    "queen-king-ace": lambda position: bool(round_the_corner(position.series)),
    "across a go": lambda position: bool(across(position)),
}
"""Every word for a position, and what it means."""

Ranks = tuple[Rank, ...]


def _alike(number: int) -> list[Ranks]:
    """So many cards of a rank, of each rank."""
    return [(rank,) * number for rank in Rank]


def _in_order(number: int) -> list[Ranks]:
    """So many ranks in sequence, upwards and downwards."""
    upwards = [tuple(Rank)[first : first + number] for first in range(len(Rank) - number + 1)]
    return [*upwards, *(ranks[::-1] for ranks in upwards)]


_ENDS: dict[str, list[Ranks]] = {
    "pair": _alike(2),
    "royals": _alike(3),
    "four of a rank": _alike(4),
    "run in order": _in_order(3),
    "long run in order": _in_order(4),
}
"""For words that seldom fit: the ranks of the last cards of every position that fits, for each word as many cards."""


@dataclass(frozen=True)
class PlayTarget:
    """What is wanted of a position: one of these words, at least one of them."""

    words: frozenset[str]

    @classmethod
    def of(cls, *words: str) -> "PlayTarget":
        """A target from words. Raises KeyError for none at all and for one that is not in WORDS."""
        if not words or (unknown := {*words} - WORDS.keys()):
            raise KeyError(*unknown if words else ())
        return cls(frozenset(words))

    def fits(self, position: Position) -> bool:
        """Whether a position is what is wanted."""
        return any(WORDS[word](position) for word in self.words)

    @property
    def ends(self) -> Sequence[Ranks]:
        """The ranks of the last cards of all positions that fit, where it is known that these are few."""
        (word, *more) = self.words
        return () if more else _ENDS.get(word, ())


def deal(target: PlayTarget, rng: Random, shows: Callable[[Position], object] = lambda _: True) -> Position:
    """A position that fits a target and `shows` what is wanted besides, each equally likely.

    Positions are drawn from all, or from all with such an end as the target wants, until one fits.
    """
    ends = target.ends
    while True:
        place = rng.randrange(_LAID)
        play = _play_with_end(rng.choice(ends), place, rng) if ends else rng.sample(PACK, _LAID)
        if play and is_play(play):
            position = position_in(play, place)
            if target.fits(position) and shows(position):
                return position


def _play_with_end(ranks: Ranks, place: int, rng: Random) -> list[Card]:
    """Cards in an order in which those up to a place are of these ranks; each equally likely, or now and then none."""
    end = [card_of(rank, rng.randrange(len(Suit))) for rank in ranks]
    others = [card for card in PACK if card not in end]
    start = place + 1 - len(end)
    if start < 0 or len(others) != len(PACK) - len(end):  # there is no room for them, or a card was drawn twice
        return []
    laid = rng.sample(others, _LAID - len(end))
    return [*laid[:start], *end, *laid[start:]]


def is_play(cards: Sequence[Card]) -> bool:
    """Whether cards may be laid in this order: no go is said while a card that is still held could be laid."""
    count = 0
    for place, card in enumerate(cards):
        if count + card.pips > HIGHEST:
            if count < HIGHEST and any(count + held.pips <= HIGHEST for held in cards[place:]):
                return False
            count = 0
        count += card.pips
    return True


def position_in(play: Sequence[Card], place: int) -> Position:
    """The position that a card makes in a play of cards in order, by its place from 0."""
    before, series = Series(), Series()
    for card in play[: place + 1]:
        if not series.takes(card):
            before, series = series, Series()
        series = series.lay(card)
    return Position(series, _sign(series, play[place + 1 :]), before)


def _sign(series: Series, held: Collection[Card]) -> Sign | None:
    """What is said when a series stands and these cards are still held."""
    if not held:
        return Sign.LAST
    return None if series.is_full or any(series.takes(card) for card in held) else Sign.GO
