"""The slips, told otherwise than the trainer's: not as a difference, but as the count of somebody who makes the slip.

All of it on plain strings, on top of the second scorer.
"""

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from functools import cache
from itertools import combinations
from math import comb

from tests.oracle import RANKS, Item, items

Count = Callable[[list[Item], Sequence[str], str, bool], int]
"""What somebody makes of a deal, given what truly scores in it, its cards, its starter, and whether it is a crib."""


def difference(slip: str, cards: Sequence[str], starter: str, is_crib: bool) -> int:
    """What a slip adds to the true points of a deal."""
    true = _items(tuple(cards), starter, is_crib)
    return MISCOUNTS[slip](true, cards, starter, is_crib) - worth(true)


_items = cache(items)


def worth(scored: Collection[Item]) -> int:
    return sum(points for _, _, points in scored)


def _of(kind: str, scored: list[Item]) -> list[Item]:
    return [item for item in scored if item[0] == kind]


def _letters(cards: Collection[str]) -> str:
    """The ranks of some cards, low to high."""
    return "".join(sorted((card[0] for card in cards), key=RANKS.index))


def _without(kind: str, *sizes: int) -> Count:
    """The count without what is of a kind, or what of it has some numbers of cards."""
    return lambda true, *_: worth([item for item in true if item[0] != kind or (sizes and len(item[1]) not in sizes)])


# Fifteens


def _one_fifteen_less(true: list[Item], *_: object) -> int:
    fifteens = _of("fifteen", true)
    return worth([item for item in true if item not in fifteens[-1:]])


def _fifteens_for_one(true: list[Item], *_: object) -> int:
    return sum(1 if kind == "fifteen" else points for kind, _, points in true)


def _twos_for_one(true: list[Item], *_: object) -> int:
    """The pairs of a rank that makes one pair only, at a point each."""
    pairs = Counter(_letters(cards) for _, cards, _ in _of("pair", true))
    return worth(true) - [*pairs.values()].count(1)


def _each_rank_set_once(true: list[Item], *_: object) -> int:
    once = {_letters(cards): 2 for kind, cards, _ in true if kind == "fifteen"}
    return worth([item for item in true if item[0] != "fifteen"]) + sum(once.values())


def _each_card_once(true: list[Item], *_: object) -> int:
    """Five cards have room for two fifteens at most that share no card."""
    fifteens = [cards for _, cards, _ in _of("fifteen", true)]
    made = 2 if any(not one & two for one, two in combinations(fifteens, 2)) else min(len(fifteens), 1)
    return worth([item for item in true if item[0] != "fifteen"]) + 2 * made


def _with_pips(pips: dict[str, int]) -> Count:
    """The count with other pips; the sums are counted one card after the other, without making the sets."""

    @cache
    def fifteens(ranks: str) -> int:
        ways = Counter({0: 1})
        for rank in ranks:
            ways += Counter({total + pips[rank]: number for total, number in ways.items()})
        return ways[15]

    def count(true: list[Item], cards: Sequence[str], starter: str, _: bool) -> int:
        return worth([item for item in true if item[0] != "fifteen"]) + 2 * fifteens(_letters((*cards, starter)))

    return count


def _one_fifteen_more(true: list[Item], *_: object) -> int:
    return worth(true + _of("fifteen", true)[:1])


# Pairs


def _tens_alike(true: list[Item], cards: Sequence[str], starter: str, _: bool) -> int:
    alike = Counter("T" if card[0] in "JQK" else card[0] for card in (*cards, starter))
    return worth([item for item in true if item[0] != "pair"]) + 2 * sum(comb(number, 2) for number in alike.values())


def _one_pair_less_of_two(true: list[Item], *_: object) -> int:
    ranks = {_letters(cards) for kind, cards, _ in true if kind == "pair"}
    return worth(true) - 2 * (len(ranks) == 2)


def _kind_of(number: int, said: int) -> Count:
    """The count with so many of a rank scored as something else."""

    def count(true: list[Item], cards: Sequence[str], starter: str, _: bool) -> int:
        most, held = Counter(card[0] for card in (*cards, starter)).most_common(1)[0]
        if held != number:
            return worth(true)
        return worth([item for item in true if item[0] != "pair" or _letters(item[1])[0] != most]) + said

    return count


# Runs


def _so_many_runs(number: int | None, said: int) -> Count:
    """The count with so many runs, or a multiple run of any kind, taken for another number of them."""

    def count(true: list[Item], *_: object) -> int:
        runs = _of("run", true)
        applies = len(runs) == number if number else len(runs) > 1
        return worth([item for item in true if item[0] != "run"]) + worth(runs[:said] if applies else runs)

    return count


def _pair_of_run_forgotten(true: list[Item], *_: object) -> int:
    return worth([item for item in true if item[0] != "pair" or len(_of("run", true)) < 2])


def _one_run_for_all(true: list[Item], *_: object) -> int:
    """Where cards are in several runs, or runs in one another's stead, all that is scored of them is one run."""
    runs = _of("run", true)
    in_runs = {card for _, cards, _ in runs for card in cards}
    if len(runs) < 2:
        return worth(true)
    return worth([item for item in true if item[0] not in ("run", "pair") or not {*item[1]} <= in_runs]) + runs[0][2]


@cache
def _stretches(ranks: str, row: str, *sizes: int) -> list[str]:
    """The ranks, in the order of a row, of all sets of so many cards that stand side by side in it."""
    ordered = sorted(ranks, key=row.index)
    return [made for size in sizes for chosen in combinations(ordered, size) if (made := "".join(chosen)) in row]


def _all_runs(true: list[Item], cards: Sequence[str], starter: str, _: bool) -> int:
    runs = _stretches(_letters((*cards, starter)), RANKS, 3, 4, 5)
    return worth([item for item in true if item[0] != "run"]) + sum(map(len, runs))


def _threes_only(true: list[Item], *_: object) -> int:
    return worth([item for item in true if item[0] != "run"]) + 3 * len(_of("run", true))


def _past_the_king(true: list[Item], cards: Sequence[str], starter: str, _: bool) -> int:
    """The ranks laid in a row that begins anywhere but at the ace, so that the ace follows the king."""
    found = _around(_letters((*cards, starter)))
    return worth([item for item in true if item[0] != "run"]) + sum(map(len, found)) if found else worth(true)


@cache
def _around(ranks: str) -> list[str]:
    """The longest runs that have the ace behind the king, in the first row that has one."""
    if not {*"KA"} <= {*ranks}:
        return []
    rows = [RANKS[first:] + RANKS[:first] for first in range(1, 13)]
    every = [[run for run in _stretches(ranks, row, size) if "KA" in run] for size in (5, 4, 3) for row in rows]
    return next(filter(None, every), [])


# Flush and nobs


def _flush_as_four(true: list[Item], *_: object) -> int:
    return sum(min(points, 4) if kind == "flush" else points for kind, _, points in true)


def _flush_in_the_crib(true: list[Item], cards: Sequence[str], starter: str, is_crib: bool) -> int:
    return worth(items(cards, starter, False) if is_crib else true)


def _flush_with_starter(true: list[Item], cards: Sequence[str], starter: str, _: bool) -> int:
    suits = "".join(card[1] for card in cards)
    return worth(true) + (4 if suits.count(starter[1]) == 3 else 0)


def _nobs_for_two(true: list[Item], *_: object) -> int:
    return worth(true + _of("nobs", true))


def _jack_of_any_suit(true: list[Item], cards: Sequence[str], *_: object) -> int:
    has_jack = "J" in "".join(cards)
    return worth([item for item in true if item[0] != "nobs"]) + has_jack


def _for_a_starter_jack(said: int) -> Count:
    return lambda true, cards, starter, _: worth(true) + (said if starter.startswith("J") else 0)


def _four_only(true: list[Item], cards: Sequence[str], *_: object) -> int:
    """Fifteens, pairs and runs of the four; flush and nobs as they are."""
    fifteens = [chosen for size in (2, 3, 4) for chosen in combinations(cards, size) if _sum(chosen) == 15]
    pairs = [one for one, two in combinations(cards, 2) if one[0] == two[0]]
    runs = _stretches(_letters(cards), RANKS, 4) or _stretches(_letters(cards), RANKS, 3)
    rest = [item for item in true if item[0] in ("flush", "nobs")]
    return 2 * len(fifteens) + 2 * len(pairs) + sum(map(len, runs)) + worth(rest)


def _sum(cards: Collection[str]) -> int:
    return sum(min(RANKS.index(card[0]) + 1, 10) for card in cards)


_PIPS = dict(zip(RANKS, [*range(1, 11), 10, 10, 10], strict=True))

MISCOUNTS: dict[str, Count] = {
    "fifteen-missed": _one_fifteen_less,
    "fifteens-forgotten": _without("fifteen"),
    "fifteen-as-one": _fifteens_for_one,
    "no-three-card-fifteens": _without("fifteen", 3),
    "only-two-card-fifteens": _without("fifteen", 3, 4, 5),
    "no-four-card-fifteens": _without("fifteen", 4),
    "no-five-card-fifteen": _without("fifteen", 5),
    "repeated-once": _each_rank_set_once,
    "cards-used-once": _each_card_once,
    "faces-as-numbers": _with_pips({**_PIPS, "J": 11, "Q": 12, "K": 13}),
    "ace-as-eleven": _with_pips({**_PIPS, "A": 11}),
    "fifteen-too-many": _one_fifteen_more,
    "something-from-nothing": lambda true, *_: worth(true) or 2,
    "pairs-forgotten": _without("pair"),
    "pair-as-one": _twos_for_one,
    "tens-as-pairs": _tens_alike,
    "one-of-two-pairs": _one_pair_less_of_two,
    "royal-as-two": _kind_of(3, 2),
    "royal-as-three": _kind_of(3, 3),
    "royal-as-four": _kind_of(3, 4),
    "double-royal-as-six": _kind_of(4, 6),
    "double-royal-as-eight": _kind_of(4, 8),
    "run-missed": _without("run"),
    "multiple-run-as-one": _so_many_runs(None, 1),
    "multiple-run-as-run-alone": _one_run_for_all,
    "run-pair-forgotten": _pair_of_run_forgotten,
    "triple-as-double": _so_many_runs(3, 2),
    "double-double-as-double": _so_many_runs(4, 2),
    "double-double-as-triple": _so_many_runs(4, 3),
    "runs-within-runs": _all_runs,
    "long-run-as-three": _threes_only,
    "round-the-corner": _past_the_king,
    "flush-missed": _without("flush"),
    "flush-five-as-four": _flush_as_four,
    "crib-flush-of-four": _flush_in_the_crib,
    "flush-with-starter": _flush_with_starter,
    "nobs-missed": _without("nobs"),
    "nobs-as-two": _nobs_for_two,
    "any-jack": _jack_of_any_suit,
    "starter-jack-as-nobs": _for_a_starter_jack(1),
    "heels-in-hand": _for_a_starter_jack(2),
    "starter-left-out": _four_only,
}
"""How somebody counts who makes the slip, by its id, in the order of the specification."""
