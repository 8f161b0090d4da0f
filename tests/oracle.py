"""A second scorer, written otherwise than the trainer's, and a second reading of skills and targets: plain strings."""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement, product
from random import Random

RANKS = "A23456789TJQK"
SUITS = "CDHS"
PACK = [rank + suit for rank in RANKS for suit in SUITS]
PIPS = dict(zip(RANKS, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10], strict=True))

Item = tuple[str, frozenset[str], int]
Deal = tuple[tuple[str, ...], str, bool]
"""The four cards, the starter, and whether the four are the crib."""


def items(cards: Sequence[str], starter: str, is_crib: bool) -> list[Item]:
    """Everything that scores: what it is, its cards, its points."""
    five = [*cards, starter]
    return [
        *(
            (kind, frozenset([five[place] for place in places]), worth)
            for kind, places, worth in _of_ranks(_ranks(five))
        ),
        *_flush(cards, starter, is_crib),
        *([("nobs", frozenset(["J" + starter[1]]), 1)] if "J" + starter[1] in cards else []),
    ]


def points(cards: Sequence[str], starter: str, is_crib: bool) -> int:
    """What it is worth."""
    return sum(worth for _, _, worth in items(cards, starter, is_crib))


def _ranks(cards: Iterable[str]) -> str:
    return "".join([card[0] for card in cards])


@cache
def _of_ranks(ranks: str) -> list[tuple[str, frozenset[int], int]]:
    """What the ranks score: kind, the places of the cards, points."""
    places = range(len(ranks))
    return [
        *(("fifteen", made, 2) for made in _fifteens(ranks)),
        *(("pair", frozenset([one, two]), 2) for two in places for one in range(two) if ranks[one] == ranks[two]),
        *(("run", run, len(run)) for run in _runs(ranks)),
    ]


@cache
def _fifteens(ranks: str) -> list[frozenset[int]]:
    return [*_making(15, ranks, 0)]


def _making(wanted: int, ranks: str, first: int) -> Iterator[frozenset[int]]:
    """The places of the cards that make a sum: with the first card, then without it."""
    if wanted == 0:
        yield frozenset()
    elif wanted > 0 and first < len(ranks):
        for others in _making(wanted - PIPS[ranks[first]], ranks, first + 1):
            yield others | {first}
        yield from _making(wanted, ranks, first + 1)


@cache
def _runs(ranks: str) -> list[frozenset[int]]:
    """The longest groups whose ranks, put in order, stand side by side in the row of ranks."""
    in_order = sorted(range(len(ranks)), key=lambda place: RANKS.index(ranks[place]))
    for size in (5, 4, 3):
        found = [group for group in combinations(in_order, size) if "".join(ranks[place] for place in group) in RANKS]
        if found:
            return [frozenset(group) for group in found]
    return []


def _flush(cards: Sequence[str], starter: str, is_crib: bool) -> list[Item]:
    suits = "".join([card[1] for card in cards])
    if suits + starter[1] == 5 * starter[1]:
        return [("flush", frozenset([*cards, starter]), 5)]
    if suits == 4 * suits[0] and not is_crib:
        return [("flush", frozenset(cards), 4)]
    return []


# Deals, all of them, in classes


def rank_classes() -> list[str]:
    """Every multiset of five ranks that four suits can hold, each low to high."""
    return ["".join(ranks) for ranks in combinations_with_replacement(RANKS, 5) if max(Counter(ranks).values()) < 5]


def fives(ranks: str) -> Iterator[tuple[str, ...]]:
    """Every five cards of the pack that have these ranks."""
    held = Counter(ranks)
    for suits in product(*[combinations(SUITS, number) for number in held.values()]):
        yield tuple(rank + suit for rank, of_rank in zip(held, suits, strict=True) for suit in of_rank)


def cuts(five: Collection[str]) -> Iterator[tuple[tuple[str, ...], str]]:
    """The five ways to take one of five cards as the starter."""
    for starter in five:
        yield tuple(card for card in five if card != starter), starter


def deals_of(ranks: str, kinds: Iterable[bool] = (False, True)) -> Iterator[Deal]:
    """Every hand and every crib that has these ranks, the starter's included; or those of one kind."""
    for five in fives(ranks):
        for cards, starter in cuts(five):
            for is_crib in kinds:
                yield cards, starter, is_crib


def plain_five(ranks: str) -> tuple[str, ...]:
    """Five cards of these ranks in which no suit is there more than three times: no flush."""
    seen: Counter[str] = Counter()
    five = []
    for place, rank in enumerate(ranks):
        free = [suit for suit in SUITS if rank + suit not in five]
        suit = min(free, key=lambda suit: (seen[suit], (SUITS.index(suit) + place) % 4))
        seen[suit] += 1
        five.append(rank + suit)
    return tuple(five)


def any_five(ranks: str, rng: Random) -> list[str]:
    """Five cards of these ranks as they may fall, in any order."""
    held = Counter(ranks)
    return rng.sample([rank + suit for rank, number in held.items() for suit in rng.sample(SUITS, number)], len(ranks))


SUIT_STRUCTURES = [
    *("2468K", "268JK"),  # all different; one of them a jack
    *("2268K", "22J8K", "JJ268"),  # one pair
    *("2266K", "2266J", "JJ226"),  # two pairs
    *("2226K", "222JK", "JJJ26"),  # three of a rank
    *("22266", "222JJ", "JJJ22"),  # three and two
    *("22226", "2222J", "JJJJ2"),  # four of a rank
]
"""Ranks for all that suits can see of ranks: which cards are equal, and which are jacks."""


@cache
def suit_structures() -> list[Deal]:
    """All ways to suit those ranks and choose a starter. The starter is of clubs: no rule minds which suit is which."""
    return [deal for ranks in SUIT_STRUCTURES for deal in deals_of(ranks) if deal[1][1] == "C"]


# The skills, word for word


def exercises(skill: str, cards: Sequence[str], starter: str, is_crib: bool) -> bool:
    """Whether a deal exercises a skill."""
    return SKILLS[skill](cards, starter, is_crib)


Reading = Callable[[Sequence[str], str, bool], bool]


def _by_ranks(has: Callable[[str], bool]) -> Reading:
    """A reading that sees the five ranks only."""
    known = cache(has)
    return lambda cards, starter, _: known(_ranks((*cards, starter)))


def _multiplicities(ranks: Iterable[str]) -> list[int]:
    """How many cards there are of each rank, most first."""
    return sorted(Counter(ranks).values(), reverse=True)


def _fifteen_of(*sizes: int) -> Reading:
    return _by_ranks(lambda ranks: any(len(made) in sizes for made in _fifteens(ranks)))


def _of_a_kind(*shapes: list[int]) -> Reading:
    return _by_ranks(lambda ranks: _multiplicities(ranks) in shapes)


def _in_runs(*shapes: list[int]) -> Reading:
    """Whether the cards that stand in runs are so many of each rank."""
    return _by_ranks(
        lambda ranks: _multiplicities(ranks[place] for place in frozenset[int]().union(*_runs(ranks))) in shapes
    )


def _exchangeable(ranks: str) -> bool:
    """Whether a card of a fifteen can be exchanged for one of its rank outside it."""
    return any(
        ranks[place] == rank
        for made in _fifteens(ranks)
        for place in made
        for other, rank in enumerate(ranks)
        if other not in made
    )


def _round_the_corner(ranks: str) -> bool:
    return set(ranks) >= set("QKA") or set(ranks) >= set("KA2")


SKILLS: dict[str, Reading] = {
    "two-card-fifteens": _fifteen_of(2),
    "pair": _of_a_kind([2, 1, 1, 1]),
    "run-of-three": _in_runs([1, 1, 1]),
    "three-card-fifteens": _fifteen_of(3),
    "nobs": lambda cards, starter, _: any(card == "J" + starter[1] for card in cards),
    "wrong-jack": lambda cards, starter, _: (
        any(card[0] == "J" for card in cards) and all(card != "J" + starter[1] for card in cards)
    ),
    "starter-jack": lambda _, starter, __: starter[0] == "J",
    "nineteen": lambda cards, starter, is_crib: not items(cards, starter, is_crib),
    "flush": lambda cards, _, is_crib: not is_crib and len({card[1] for card in cards}) == 1,
    "repeated-fifteens": _by_ranks(_exchangeable),
    "long-fifteens": _fifteen_of(4, 5),
    "double-run": _in_runs([2, 1, 1], [2, 1, 1, 1]),
    "two-pairs": _of_a_kind([2, 2, 1], [3, 2]),
    "long-run": _in_runs([1, 1, 1, 1], [2, 1, 1, 1], [1, 1, 1, 1, 1]),
    "crib-flush": lambda cards, _, is_crib: is_crib and len({card[1] for card in cards}) == 1,
    "starter-flush": lambda cards, starter, _: [card[1] for card in cards].count(starter[1]) == 3,
    "round-the-corner": _by_ranks(_round_the_corner),
    "pair-royal": _of_a_kind([3, 1, 1], [3, 2]),
    "double-double-run": _in_runs([2, 2, 1]),
    "triple-run": _in_runs([3, 1, 1]),
    "double-pair-royal": _of_a_kind([4, 1]),
}


# The words of a target, as players mean them

Value = int | str | bool

_PAIRS: dict[Value, Reading] = {
    "pair": _of_a_kind([2, 1, 1, 1]),
    "two pairs": _of_a_kind([2, 2, 1]),
    "pair royal": _of_a_kind([3, 1, 1]),
    "full house": _of_a_kind([3, 2]),
    "double pair royal": _of_a_kind([4, 1]),
}
_RUN: dict[Value, Reading] = {
    "three": _in_runs([1, 1, 1]),
    "four": _in_runs([1, 1, 1, 1], [2, 1, 1, 1]),
    "five": _in_runs([1, 1, 1, 1, 1]),
    "double": _in_runs([2, 1, 1], [2, 1, 1, 1]),
    "triple": _in_runs([3, 1, 1]),
    "double double": _in_runs([2, 2, 1]),
}
_JACKS: dict[Value, Reading] = {"starter": SKILLS["starter-jack"], "wrong": SKILLS["wrong-jack"]}


def _named(readings: Mapping[Value, Reading], *deal: *tuple[Sequence[str], str, bool]) -> set[Value]:
    return {word for word, is_there in readings.items() if is_there(*deal)}


def _fifteen_sizes(cards: Sequence[str], starter: str, _: bool) -> list[int]:
    return [len(made) for made in _fifteens(_ranks((*cards, starter)))]


WORDS: dict[str, Callable[[Sequence[str], str, bool], set[Value]]] = {
    "points": lambda *deal: {points(*deal)},
    "crib": lambda *deal: {deal[2]},
    "fifteens": lambda *deal: {len(_fifteen_sizes(*deal))},
    "fifteen-of": lambda *deal: {*_fifteen_sizes(*deal)},
    "repeated-fifteen": lambda *deal: {exercises("repeated-fifteens", *deal)},
    "pairs": lambda *deal: _named(_PAIRS, *deal),
    "run": lambda *deal: _named(_RUN, *deal),
    "round-the-corner": lambda *deal: {exercises("round-the-corner", *deal)},
    "flush": lambda *deal: {sum(worth for _, _, worth in _flush(*deal))},
    "one-suit": lambda cards, *_: {len({card[1] for card in cards}) == 1},
    "starter-suit": lambda cards, starter, _: {[card[1] for card in cards].count(starter[1])},
    "nobs": lambda *deal: {exercises("nobs", *deal)},
    "jack": lambda *deal: _named(_JACKS, *deal),
}
"""What a deal has of each word of a target."""


def words(cards: Sequence[str], starter: str, is_crib: bool) -> dict[str, set[Value]]:
    """What a deal has of all the words."""
    return {word: of(cards, starter, is_crib) for word, of in WORDS.items()}


def fits(wanted: Mapping[str, Value | Collection[Value]], cards: Sequence[str], starter: str, is_crib: bool) -> bool:
    """Whether a deal is what is wanted: of each word one of the values named."""
    return all(
        not WORDS[word](cards, starter, is_crib).isdisjoint((values,) if isinstance(values, int | str) else values)
        for word, values in wanted.items()
    )
