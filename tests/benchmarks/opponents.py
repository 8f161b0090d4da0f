"""What the opponent is worth: a few thousand whole games against the random and the greedy player.

    python -m tests.benchmarks.opponents [--games 2000] [--seed 1]

Every game is dealt twice, the second time with the seats exchanged, so that both players get the same cards. Prints the
share of games won with its 95 percent interval, the points on average, and the skunks. The seed is fixed: the same
figures come out again.
"""

import argparse
import time
from collections.abc import Iterator
from random import Random
from statistics import mean, stdev
from typing import NamedTuple

from trainer.cribbage.cards import PACK
from trainer.cribbage.game.actions import Deal
from trainer.cribbage.game.state import Due, Game, Player, Skunk
from trainer.cribbage.game.step import step
from trainer.cribbage.game.view import view
from trainer.cribbage.opponent import GREEDY, RANDOM, SKILLED, Opponent

MATCHES = {
    "skilled against random": (SKILLED, RANDOM),
    "skilled against greedy": (SKILLED, GREEDY),
    "skilled discards, greedy play, against greedy": (Opponent(SKILLED.discards, GREEDY.card), GREEDY),
    "greedy discards, skilled play, against greedy": (Opponent(GREEDY.discards, SKILLED.card), GREEDY),
    "greedy against random": (GREEDY, RANDOM),
}


def play(seats: tuple[Opponent, Opponent], dealer: Player, seed: str) -> Game:
    """A whole game; its packs hang on the seed alone."""
    packs, rng = Random(f"{seed} packs"), Random(f"{seed} players")
    game = Game(dealer=dealer)
    while game.due is not Due.NOTHING:
        if game.due is Due.DEAL:
            game, _ = step(game, Deal(tuple(packs.sample(PACK, 52))))
        else:
            player = game.turns[0]
            game, _ = step(game, seats[player].act(view(game, player), rng))
    return game


class Result(NamedTuple):
    """How a game ended for the first of two opponents."""

    is_won: bool
    points: int
    other_points: int
    skunk: Skunk


def results(match: tuple[Opponent, Opponent], games: int, seed: int) -> Iterator[tuple[Result, Result]]:
    """Each game with the first opponent as player one, and again as player two."""
    one, other = match
    for number in range(games // 2):
        ends = [play((one, other), Player.ONE, f"{seed} {number}"), play((other, one), Player.ONE, f"{seed} {number}")]
        first, second = (
            Result(end.winner is seat, end.scores[seat], end.scores[seat.other], end.skunk)
            for end, seat in zip(ends, Player, strict=True)
        )
        yield first, second


def report(name: str, games: int, seed: int) -> None:
    start = time.process_time()
    pairs = [*results(MATCHES[name], games, seed)]
    seconds = time.process_time() - start
    shares = [mean(result.is_won for result in pair) for pair in pairs]
    played = [result for pair in pairs for result in pair]
    margin = 1.96 * stdev(shares) / len(shares) ** 0.5
    given = [result.skunk for result in played if result.is_won and result.skunk]
    taken = [result.skunk for result in played if not result.is_won and result.skunk]
    points, other_points = mean(result.points for result in played), mean(result.other_points for result in played)
    print(f"{name}: won {mean(shares):.1%} ± {margin:.1%} of {len(played)} games, {points:.1f} to {other_points:.1f}")
    print(f"    skunks {len(given)} to {len(taken)}, of them double {given.count(Skunk.DOUBLE)} to", end=" ")
    print(f"{taken.count(Skunk.DOUBLE)}; {1000 * seconds / len(played):.0f} ms of CPU a game")


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    words.add_argument("--games", type=int, default=2000)
    words.add_argument("--seed", type=int, default=1)
    asked = words.parse_args()
    for name in MATCHES:
        report(name, asked.games, asked.seed)


if __name__ == "__main__":
    main()
