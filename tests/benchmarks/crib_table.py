"""Measures what two cards bring in a crib, by letting our own opponent play against itself: crib_values.py.

    python -m tests.benchmarks.crib_table [--hands 40000] [--rounds 4] [--write]

Many hands of six are dealt, and the opponent discards from each, as dealer and as pone, by the values of the round
before (in the first, a crib is worth nothing). For each two cards, every such hand that does not hold them is a player
on the other side, whose discards join them in a crib with any starter. Without --write the tables are only printed.
The seed is fixed: the same numbers come out again.
"""

import argparse
import re
from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import mean, stdev
from typing import NamedTuple

from trainer.cribbage import crib_values
from trainer.cribbage.cards import PACK, Card, Hand, Rank, card_of
from trainer.cribbage.census import facts
from trainer.cribbage.discarding import Choice, choices

Table = list[list[float]]


class Player(NamedTuple):
    """A hand of six, the ways to discard from it, and a starter that it leaves."""

    six: frozenset[Card]
    choices: list[Choice]
    starter: Card


def player(rng: Random) -> Player:
    *six, starter = rng.sample(PACK, 7)
    return Player(frozenset(six), choices(six), starter)


def value(table: Table, pair: Sequence[Card]) -> float:
    lower, upper = sorted(pair)
    is_suited = lower.suit == upper.suit
    row, column = (lower, upper) if is_suited else (upper, lower)
    return table[row.rank - 1][column.rank - 1]


def discards(of: Player, table: Table, sign: int) -> tuple[Card, ...]:
    """What a player throws into a crib that it wants to be high (+1) or low (-1)."""
    return max(of.choices, key=lambda choice: choice.hand_points + sign * value(table, choice.discards)).discards


def measured(players: Sequence[Player], thrown: Sequence[tuple[Card, ...]]) -> tuple[Table, float]:
    """What each two cards bring on average with the discards of the players; and the worst standard error."""
    worst = 0.0
    table: Table = []
    for row in Rank:
        table.append([])
        for column in Rank:
            pair = card_of(row, 0), card_of(column, 0 if row < column else 1)
            points = [
                facts(Hand((*pair, *their), of.starter, is_crib=True)).points
                for of, their in zip(players, thrown, strict=True)
                if of.starter not in pair and of.six.isdisjoint(pair)
            ]
            worst = max(worst, stdev(points) / len(points) ** 0.5)
            table[-1].append(mean(points))
    return table, worst


def largest_change(old: Table, new: Table) -> float:
    return max(abs(one - other) for rows in zip(old, new, strict=True) for one, other in zip(*rows, strict=True))


def written(table: Table) -> str:
    rows = zip(Rank, table, strict=True)
    return "\n".join(f"{rank.letter} {' '.join(f'{each:5.2f}' for each in row)}" for rank, row in rows)


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    words.add_argument("--hands", type=int, default=40_000)
    words.add_argument("--rounds", type=int, default=4)
    words.add_argument("--write", action="store_true")
    asked = words.parse_args()
    rng = Random(31)
    players = [player(rng) for _ in range(asked.hands)]
    own, others = [[[0.0] * 13 for _ in Rank] for _ in range(2)]
    for number in range(1, asked.rounds + 1):
        pones = [discards(of, others, -1) for of in players]
        dealers = [discards(of, own, +1) for of in players]
        (new_own, error), (new_others, other_error) = measured(players, pones), measured(players, dealers)
        change = max(largest_change(own, new_own), largest_change(others, new_others))
        own, others = new_own, new_others
        print(f"round {number}: largest change {change:.2f}, standard error at most {max(error, other_error):.3f}")
    print(written(own), written(others), sep="\n\n")
    if asked.write:
        file = Path(crib_values.__file__)
        text = file.read_text("utf-8")
        for name, table in (("OWN_CRIB", own), ("OTHERS_CRIB", others)):
            text = re.sub(rf'(?<={name} = _table\("""\n).*?(?=\n""")', written(table), text, flags=re.DOTALL)
        file.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
