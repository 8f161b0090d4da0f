"""All 12,994,800 deals of four cards and a starter, in rank classes and suit shapes.

No rule stands here. What the ranks of a deal decide (fifteens, pairs, runs) does not see its suits, and what its suits
decide (flush, nobs) sees of the ranks only which cards are jacks. So `show` is asked once for all deals that its rules
cannot tell apart, and the answer is remembered: 6,175 rank classes (the multisets of five ranks) and some hundred suit
shapes.
"""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from functools import cache, wraps
from itertools import combinations, combinations_with_replacement, pairwise, product
from typing import TypeVar

from trainer.cribbage import show
from trainer.cribbage.cards import Card, Hand, Rank, Suit, card_of

Ranks = tuple[Rank, ...]
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class RankFacts:
    """What the five ranks of a deal decide.

    `points` of fifteens, pairs and runs together; `fifteens` the number of cards of each; `has_repeated_fifteen` when
    one counts again because a rank in it is held twice; `pairs` how many (three of a rank are three); `runs` how many,
    each of `run_length` cards.
    """

    points: int
    fifteens: tuple[int, ...]
    has_repeated_fifteen: bool
    pairs: int
    runs: int
    run_length: int
    is_round_the_corner: bool


@dataclass(frozen=True, slots=True)
class SuitFacts:
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
    """All that a deal may be chosen by."""

    ranks: RankFacts
    suits: SuitFacts
    is_crib: bool

    @property
    def points(self) -> int:
        """What the hand is worth."""
        return self.ranks.points + self.suits.points


def facts(hand: Hand) -> Facts:
    """The facts of one hand."""
    ranks = tuple(sorted([card.rank for card in hand.five]))
    return Facts(rank_facts(ranks), _suit_facts_of(hand), hand.is_crib)


@cache
def rank_classes() -> tuple[Ranks, ...]:
    """Every multiset of five ranks that a pack can deal, each low to high: 6,175."""
    return tuple(ranks for ranks in combinations_with_replacement(Rank, 5) if ranks[0] != ranks[4])


@cache
def rank_facts(ranks: Ranks) -> RankFacts:
    """The facts of five ranks, given low to high."""
    fifteens = _fifteens(ranks)
    pairs = _pairs(ranks)
    runs, run_length = _runs(ranks)
    return RankFacts(
        points=2 * len(fifteens) + 2 * pairs + runs * run_length,
        fifteens=tuple(map(len, fifteens)),
        has_repeated_fifteen=len(fifteens) > len({tuple([ranks[place] for place in places]) for places in fifteens}),
        pairs=pairs,
        runs=runs,
        run_length=run_length,
        is_round_the_corner=_is_round_the_corner(ranks),
    )


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


@_sees(lambda ranks: tuple([rank.pips for rank in ranks]))
def _fifteens(ranks: Ranks) -> tuple[tuple[int, ...], ...]:
    """The places of the cards of each fifteen: a fifteen sees pips only."""
    cards = _any_cards(ranks)
    return tuple(tuple(map(cards.index, fifteen.cards)) for fifteen in show.fifteens(cards))


@_sees(lambda ranks: tuple([one == other for one, other in pairwise(ranks)]))
def _pairs(ranks: Ranks) -> int:
    """The number of pairs: a pair sees only what is equal."""
    return len(show.pairs(_any_cards(ranks)))


@_sees(lambda ranks: tuple([rank - ranks[0] for rank in ranks]))
def _runs(ranks: Ranks) -> tuple[int, int]:
    """The number of runs and their length: a run sees only the steps from rank to rank."""
    runs = show.runs(_any_cards(ranks))
    return len(runs), len(runs[0].cards) if runs else 0


@_sees(frozenset)
def _is_round_the_corner(ranks: Ranks) -> bool:
    """Whether joining king and ace would make a run: it does not matter how often a rank is there."""
    return bool(show.round_the_corner(_any_cards(ranks)))


def _any_cards(ranks: Sequence[Rank]) -> list[Card]:
    """Different cards of these ranks, which are low to high; their suits mean nothing."""
    return [card_of(rank, place - ranks.index(rank)) for place, rank in enumerate(ranks)]


@dataclass(frozen=True, slots=True)
class SuitShape:
    """What the suits of a deal see of its ranks: which cards are equal, and which are jacks.

    `sizes` is how many cards there are of each rank, ranks low to high; `jacks` the place in it of the jacks, None
    without any.
    """

    sizes: tuple[int, ...]
    jacks: int | None


def suit_shape(ranks: Ranks) -> SuitShape:
    """The suit shape of five ranks, given low to high."""
    distinct = [*dict.fromkeys(ranks)]
    jacks = distinct.index(Rank.JACK) if Rank.JACK in distinct else None
    return SuitShape(tuple([ranks.count(rank) for rank in distinct]), jacks)


@dataclass(frozen=True, slots=True)
class Suiting:
    """One way to choose the starter among five ranks and to suit the cards.

    `starter` is its place in the ranks, `suits` the suit of each card. The starter is of clubs: no rule minds which
    suit is which, so each suiting stands for four, made by turning all suits alike.
    """

    starter: int
    suits: tuple[Suit, ...]

    def cards(self, ranks: Ranks, turn: int) -> tuple[tuple[Card, ...], Card]:
        """The four cards and the starter that this suiting makes of ranks, its suits turned 0 to 3 times."""
        five = [card_of(rank, (suit + turn) % 4) for rank, suit in zip(ranks, self.suits, strict=True)]
        starter = five.pop(self.starter)
        return tuple(sorted(five)), starter


@cache
def suitings(shape: SuitShape) -> tuple[Suiting, ...]:
    """Every way to suit the cards of a shape with a starter of clubs.

    Cards of one rank are a set, so there is one order of them.
    """
    found = []
    for group, size in enumerate(shape.sizes):
        starter = sum(shape.sizes[:group])
        others = [size - (place == group) for place, size in enumerate(shape.sizes)]
        of_group = [combinations(Suit, size) for size in others]
        of_group[group] = combinations([*Suit][1:], size - 1)
        for chosen in product(*of_group):
            suits = [suit for suits in chosen for suit in suits]
            suits.insert(starter, Suit.CLUBS)
            found.append(Suiting(starter, tuple(suits)))
    return tuple(found)


@cache
def suitings_by_facts(shape: SuitShape, is_crib: bool) -> dict[SuitFacts, list[Suiting]]:
    """The suitings of a shape by the facts that they make."""
    by_facts: dict[SuitFacts, list[Suiting]] = {}
    for suiting in suitings(shape):
        by_facts.setdefault(suit_facts(shape, suiting, is_crib), []).append(suiting)
    return by_facts


def suit_facts(shape: SuitShape, suiting: Suiting, is_crib: bool) -> SuitFacts:
    """The facts of a suiting."""
    jacks = [place == shape.jacks for place, size in enumerate(shape.sizes) for _ in range(size)]
    starter = jacks.pop(suiting.starter)
    suits = (*suiting.suits[: suiting.starter], *suiting.suits[suiting.starter + 1 :])
    return _suit_facts(tuple(jacks), starter, _renamed((Suit.CLUBS, *suits)), is_crib)


@cache
def _renamed(suits: tuple[Suit, ...]) -> tuple[Suit, ...]:
    """The suits named anew in the order in which they turn up."""
    names = [*dict.fromkeys(suits)]
    return tuple([Suit(names.index(suit)) for suit in suits])


@cache
def _suit_facts(jacks: tuple[bool, ...], is_starter_jack: bool, suits: tuple[Suit, ...], is_crib: bool) -> SuitFacts:
    """The facts of the hand whose cards are jacks or not, in suits of which the starter's is first.

    Any ranks do for the others.
    """
    starter = card_of(Rank.JACK if is_starter_jack else Rank.FIVE, suits[0])
    cards = [
        card_of(Rank.JACK if is_jack else 1 + place, suit)
        for place, (is_jack, suit) in enumerate(zip(jacks, suits[1:], strict=True))
    ]
    return _suit_facts_of(Hand(tuple(cards), starter, is_crib))


def _suit_facts_of(hand: Hand) -> SuitFacts:
    return SuitFacts(
        flush=sum(flush.points for flush in show.flush(hand)),
        has_nobs=bool(show.nobs(hand)),
        is_one_suit=show.is_one_suit(hand),
        of_starter_suit=len(show.of_starter_suit(hand)),
        has_wrong_jack=bool(show.wrong_jacks(hand)),
        is_starter_jack=bool(show.starter_jack(hand)),
    )
