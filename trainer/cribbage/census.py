"""All 12,994,800 deals of four cards and a starter, in rank classes and suit shapes.

No rule stands here. What the ranks of a deal decide (fifteens, pairs, runs) does not see its suits, and what its suits
decide (flush, nobs) sees of the ranks only which cards are jacks. So `show` is asked once for all deals that its rules
cannot tell apart, and remembered: 6,175 rank classes (the multisets of five ranks) and 56 suit shapes.
"""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from functools import cache, wraps
from itertools import combinations, combinations_with_replacement, pairwise, product
from math import prod
from typing import NamedTuple, TypeVar

from trainer.cribbage import show
from trainer.cribbage.cards import Card, Hand, Rank, Suit, card_of

Ranks = tuple[Rank, ...]
"""The ranks of five cards, or of the four of a hand, low to high."""

T = TypeVar("T")


class SuitFacts(NamedTuple):
    """What the suits of a deal decide, given which of its cards are jacks; `flush` is in points."""

    flush: int
    has_nobs: bool
    is_one_suit: bool
    of_starter_suit: int
    has_wrong_jack: bool
    is_starter_jack: bool

    @property
    def points(self) -> int:
        """Of flush and nobs together."""
        return self.flush + self.has_nobs


@dataclass(frozen=True, slots=True)
class Facts:
    """All that a deal may be chosen by; `four` are the ranks without the starter."""

    ranks: Ranks
    four: Ranks
    suits: SuitFacts
    is_crib: bool

    @property
    def points(self) -> int:
        """What the hand is worth."""
        return rank_points(self.ranks) + self.suits.points


def facts(hand: Hand) -> Facts:
    """The facts of one hand."""
    ranks, four = (tuple(sorted([card.rank for card in cards])) for cards in (hand.five, hand.cards))
    return Facts(ranks, four, _suit_facts_of(hand), hand.is_crib)


# What the ranks decide


@cache
def rank_classes() -> tuple[Ranks, ...]:
    """Every multiset of five ranks that a pack can deal: 6,175."""
    return tuple(ranks for ranks in combinations_with_replacement(Rank, 5) if ranks[0] != ranks[4])


@cache
def of_every_class(what: Callable[[Ranks], T]) -> list[T]:
    """What a function of ranks says of each rank class, in their order."""
    return [what(ranks) for ranks in rank_classes()]


def _sees(view: Callable[[Ranks], Hashable]) -> Callable[[Callable[[Ranks], T]], Callable[[Ranks], T]]:
    """Ask a rule once for all ranks of which it sees the same."""

    def remember(rule: Callable[[Ranks], T]) -> Callable[[Ranks], T]:
        known: dict[Hashable, T] = {}

        @wraps(rule)
        def ask(ranks: Ranks) -> T:
            seen = view(ranks)
            if seen not in known:
                known[seen] = rule(ranks)
            return known[seen]

        return ask

    return remember


def _pips(ranks: Ranks) -> Hashable:
    return tuple([rank.pips for rank in ranks])


def _steps(ranks: Ranks) -> Hashable:
    """From rank to rank: the same, the next one, or farther."""
    return tuple([min(upper - lower, 2) for lower, upper in pairwise(ranks)])


def _ends(ranks: Ranks) -> Hashable:
    """The ranks, if the lowest is an ace and the highest a king."""
    return ranks if ranks[0] == 1 and ranks[-1] == 13 else None


@_sees(_pips)
def fifteens(ranks: Ranks) -> tuple[tuple[int, ...], ...]:
    """The places of the cards of each fifteen."""
    cards = _any_cards(ranks)
    places = {id(card): place for place, card in enumerate(cards)}
    return tuple([tuple([places[id(card)] for card in fifteen.cards]) for fifteen in show.fifteens(cards)])


def has_repeated_fifteen(ranks: Ranks) -> bool:
    """Whether a fifteen counts again because a rank in it is held twice or more."""
    found = fifteens(ranks)
    return len({tuple([ranks[place] for place in places]) for places in found}) < len(found)


@_sees(_steps)
def pairs(ranks: Ranks) -> int:
    """The number of pairs."""
    return len(show.pairs(_any_cards(ranks)))


@_sees(_steps)
def runs(ranks: Ranks) -> tuple[int, int]:
    """The number of runs, and how many cards each of them has."""
    found = show.runs(_any_cards(ranks))
    return len(found), len(found[0].cards) if found else 0


@_sees(_ends)
def round_the_corner(ranks: Ranks) -> Ranks:
    """The ranks that would make a run if king and ace were joined."""
    return tuple(card.rank for card in show.round_the_corner(_any_cards(ranks)))


def rank_points(ranks: Ranks) -> int:
    """What fifteens, pairs and runs come to."""
    number, length = runs(ranks)
    return 2 * len(fifteens(ranks)) + 2 * pairs(ranks) + number * length


def _any_cards(ranks: Sequence[Rank]) -> list[Card]:
    """Different cards of these ranks, which are low to high; their suits mean nothing."""
    return [card_of(rank, place - ranks.index(rank)) for place, rank in enumerate(ranks)]


# What the suits decide


class SuitShape(NamedTuple):
    """What the suits of a deal see of its ranks: which cards are equal, and which are jacks.

    `sizes`: how many cards there are of each rank, low to high; `jacks`: the place of the jacks in it, or None.
    """

    sizes: tuple[int, ...]
    jacks: int | None


def suit_shape(ranks: Ranks) -> SuitShape:
    """The suit shape of five ranks."""
    distinct = [*dict.fromkeys(ranks)]
    jacks = distinct.index(Rank.JACK) if Rank.JACK in distinct else None
    return SuitShape(tuple([ranks.count(rank) for rank in distinct]), jacks)


class Suiting(NamedTuple):
    """One way to choose the starter among five ranks and to suit the cards.

    `starter` is its place in the ranks, `suits` the suit of each card. The starter is of clubs: no rule minds which
    suit is which, so each suiting stands for four, made by turning all suits alike.
    """

    starter: int
    suits: tuple[Suit, ...]


@cache
def suitings(shape: SuitShape) -> tuple[Suiting, ...]:
    """Every suiting of a shape; its place is its number. Cards of one rank, being a set, come in one order only."""
    return tuple(
        _suiting(sum(shape.sizes[:group]), chosen)
        for group in range(len(shape.sizes))
        for chosen in product(*_suit_choices(shape, group))
    )


def _suit_choices(shape: SuitShape, starter: int) -> list[list[tuple[Suit, ...]]]:
    """The suits that the cards of each rank, but for the starter, may have, given which rank the starter is of."""
    choices = [[*combinations(Suit, size)] for size in shape.sizes]
    choices[starter] = [*combinations([*Suit][1:], shape.sizes[starter] - 1)]
    return choices


def _suiting(starter: int, chosen: tuple[tuple[Suit, ...], ...]) -> Suiting:
    suits = sum(chosen, ())
    return Suiting(starter, (*suits[:starter], Suit.CLUBS, *suits[starter:]))


@cache
def number_of_suitings(shape: SuitShape) -> int:
    """How many suitings a shape has."""
    return sum(prod(map(len, _suit_choices(shape, group))) for group in range(len(shape.sizes)))


def cards(ranks: Ranks, suiting: int, turn: int) -> tuple[tuple[Card, ...], Card]:
    """The four cards and the starter that a suiting makes of ranks, its suits turned 0 to 3 times."""
    starter, suits = suitings(suit_shape(ranks))[suiting]
    five = [card_of(rank, (suit + turn) % 4) for rank, suit in zip(ranks, suits, strict=True)]
    turned_up = five.pop(starter)
    return tuple(sorted(five)), turned_up


@cache
def suitings_by_facts(shape: SuitShape, is_crib: bool) -> dict[SuitFacts, list[int]]:
    """The numbers of a shape's suitings by the facts that they make."""
    jacks = [place == shape.jacks for place, size in enumerate(shape.sizes) for _ in range(size)]
    by_facts: dict[SuitFacts, list[int]] = {}
    for number, (starter, suits) in enumerate(suitings(shape)):
        cards = [*zip(suits, jacks, strict=True)]
        turned_up = cards.pop(starter)
        by_facts.setdefault(_suit_facts(tuple(sorted(cards)), turned_up, is_crib), []).append(number)
    return by_facts


@cache
def _suit_facts(cards: tuple[tuple[Suit, bool], ...], starter: tuple[Suit, bool], is_crib: bool) -> SuitFacts:
    """The facts of cards of which the suit is known, and whether they are jacks. Any ranks do for the others."""
    *four, turned_up = [
        card_of(Rank.JACK if is_jack else 1 + place, suit) for place, (suit, is_jack) in enumerate((*cards, starter))
    ]
    return _suit_facts_of(Hand(tuple(four), turned_up, is_crib))


def _suit_facts_of(hand: Hand) -> SuitFacts:
    return SuitFacts(
        flush=sum(flush.points for flush in show.flush(hand)),
        has_nobs=bool(show.nobs(hand)),
        is_one_suit=show.is_one_suit(hand),
        of_starter_suit=len(show.of_starter_suit(hand)),
        has_wrong_jack=bool(show.wrong_jacks(hand)),
        is_starter_jack=bool(show.starter_jack(hand)),
    )
