"""Slips in counting runs."""

from math import prod

from trainer.cribbage import census
from trainer.cribbage.cards import Rank
from trainer.cribbage.census import Facts, Ranks
from trainer.cribbage.tally import Kind
from trainer.learning.slips.slip import slip


@slip(Kind.RUN, "run-of-three")
def run_missed(deal: Facts) -> int:
    """Misses the run, or all of a multiple run."""
    number, length = census.runs(deal.ranks)
    return -number * length


@slip(Kind.RUN, "double-run", is_of_worth=True)
def multiple_run_as_one(deal: Facts) -> int:
    """Counts a multiple run once."""
    number, length = census.runs(deal.ranks)
    return -length * (number - 1) if number > 1 else 0


@slip(None, "double-run")
def multiple_run_as_run_alone(deal: Facts) -> int:
    """Counts a multiple run as one run and nothing more, its pairs neither; all pairs of such a hand are in the run."""
    return multiple_run_as_one(deal) + run_pair_forgotten(deal)


@slip(Kind.PAIR, "double-run")
def run_pair_forgotten(deal: Facts) -> int:
    """Counts the runs of a multiple run and forgets its pairs."""
    number, _ = census.runs(deal.ranks)
    return -2 * census.pairs(deal.ranks) if number > 1 else 0


@slip(Kind.RUN, "triple-run", is_of_worth=True)
def triple_as_double(deal: Facts) -> int:
    """Counts a triple run as two runs."""
    number, length = census.runs(deal.ranks)
    return -length if number == 3 else 0


@slip(Kind.RUN, "double-double-run", is_of_worth=True)
def double_double_as_double(deal: Facts) -> int:
    """Counts a double double run as two runs."""
    number, length = census.runs(deal.ranks)
    return -2 * length if number == 4 else 0


@slip(Kind.RUN, "double-double-run", is_of_worth=True)
def double_double_as_triple(deal: Facts) -> int:
    """Counts a double double run as three runs."""
    number, length = census.runs(deal.ranks)
    return -length if number == 4 else 0


@slip(Kind.RUN, "long-run")
def runs_within_runs(deal: Facts) -> int:
    """Counts the shorter runs inside a longer one too."""
    number, length = census.runs(deal.ranks)
    return sum(size * _windows(deal.ranks, size) for size in range(3, length)) if number else 0


@slip(Kind.RUN, "long-run", is_of_worth=True)
def long_run_as_three(deal: Facts) -> int:
    """Counts a run of four or five as one of three."""
    number, length = census.runs(deal.ranks)
    return -(length - 3) * number if length > 3 else 0


@slip(Kind.RUN, "round-the-corner")
def round_the_corner(deal: Facts) -> int:
    """Lets a run go from the king on to the ace."""
    through = census.round_the_corner(deal.ranks)
    number, length = census.runs(deal.ranks)
    return len({*through}) * prod(map(through.count, {*through})) - number * length if through else 0


def _windows(ranks: Ranks, size: int) -> int:
    """How many runs of exactly this many cards there are, those inside longer ones included."""
    counts = [ranks.count(rank) for rank in Rank]
    return sum(prod(counts[first : first + size]) for first in range(len(counts) - size + 1))
