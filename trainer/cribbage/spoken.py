"""How a tally is called: in groups, each with the running total, in no language yet.

Every fifteen is a call of its own, each rank's pairs are one, all the runs are one, then flush and nobs. What is called
says which words a phrasebook needs for it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import groupby

from trainer.cribbage.tally import Combination, Kind, Tally


class Style(StrEnum):
    """Short says "fifteen" once; long says everything; shortcut calls a multiple run together with its pairs."""

    SHORT = "short"
    LONG = "long"
    SHORTCUT = "shortcut"


class Name(StrEnum):
    """What a group of combinations is called. His heels is none of the show's: it is heard there by mistake."""

    FIFTEEN = "fifteen"
    PAIR = "pair"
    PAIR_ROYAL = "pair royal"
    DOUBLE_PAIR_ROYAL = "double pair royal"
    RUN_OF_THREE = "run of three"
    RUN_OF_FOUR = "run of four"
    RUN_OF_FIVE = "run of five"
    DOUBLE_RUN = "double run"
    DOUBLE_RUN_OF_THREE = "double run of three"
    DOUBLE_RUN_OF_FOUR = "double run of four"
    TRIPLE_RUN = "triple run"
    DOUBLE_DOUBLE_RUN = "double double run"
    FLUSH = "flush"
    NOBS = "nobs"
    HEELS = "heels"


_PAIRS = {1: Name.PAIR, 3: Name.PAIR_ROYAL, 6: Name.DOUBLE_PAIR_ROYAL}
_RUNS = {3: Name.RUN_OF_THREE, 4: Name.RUN_OF_FOUR, 5: Name.RUN_OF_FIVE}
_MULTIPLE_RUNS = {2: Name.DOUBLE_RUN, 3: Name.TRIPLE_RUN, 4: Name.DOUBLE_DOUBLE_RUN}
_WHOLE_DOUBLE_RUNS = {3: Name.DOUBLE_RUN_OF_THREE, 4: Name.DOUBLE_RUN_OF_FOUR}


@dataclass(frozen=True, slots=True)
class Call:
    """One group as it is called: its name, what is in it, its points, and the running total with it."""

    name: Name
    combinations: tuple[Combination, ...]
    points: int
    total: int


def calls(tally: Tally, style: Style = Style.SHORT) -> tuple[Call, ...]:
    """The calls of a tally in order; the last total is the hand's points. None for a hand worth nothing."""
    called = []
    total = 0
    for name, combinations in _groups(tally, style):
        points = sum(combination.points for combination in combinations)
        total += points
        called.append(Call(name, tuple(combinations), points, total))
    return tuple(called)


def _groups(tally: Tally, style: Style) -> list[tuple[Name, list[Combination]]]:
    """The combinations in groups with their names, in the order of calling."""
    pairs, runs = tally.of(Kind.PAIR), tally.of(Kind.RUN)
    in_run = {card for run in runs for card in run.cards}
    is_whole = style is Style.SHORTCUT and len(runs) > 1
    of_run = [pair for pair in pairs if is_whole and in_run.issuperset(pair.cards)]
    by_rank = _by_rank([pair for pair in pairs if pair not in of_run])
    return [
        *((Name.FIFTEEN, [fifteen]) for fifteen in tally.of(Kind.FIFTEEN)),
        *((_PAIRS[len(alike)], alike) for alike in by_rank),
        *([(_run_name(runs, is_whole), [*of_run, *runs])] if runs else []),
        *((Name.FLUSH, [flush]) for flush in tally.of(Kind.FLUSH)),
        *((Name.NOBS, [nobs]) for nobs in tally.of(Kind.NOBS)),
    ]


def _by_rank(pairs: Sequence[Combination]) -> list[list[Combination]]:
    """The pairs of each rank together, the rank with most of them first."""
    in_order = sorted(pairs, key=lambda pair: pair.cards[0].rank)
    alike = [list(group) for _, group in groupby(in_order, key=lambda pair: pair.cards[0].rank)]
    return sorted(alike, key=lambda group: (-len(group), pairs.index(group[0])))


def _run_name(runs: Sequence[Combination], is_whole: bool) -> Name:
    length = len(runs[0].cards)
    if len(runs) == 1:
        return _RUNS[length]
    if is_whole and len(runs) == 2:
        return _WHOLE_DOUBLE_RUNS[length]
    return _MULTIPLE_RUNS[len(runs)]
