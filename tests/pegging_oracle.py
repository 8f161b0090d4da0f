"""A second scorer of the play, written otherwise than the trainer's: strings of ranks, sorted and searched."""

import re
from collections.abc import Iterator, Sequence
from itertools import product

from tests.oracle import PIPS, RANKS, SUITS

ROYALS = {2: ("pair", 2), 3: ("pair royal", 6), 4: ("double pair royal", 12)}
TARGETS = {15: [("fifteen", 2)], 31: [("thirty-one", 2)]}


def count(ranks: str) -> int:
    """The running count after the last of these ranks."""
    return sum(PIPS[rank] for rank in ranks)


def items(ranks: str) -> list[tuple[str, int]]:
    """What the last card of a series scores: kind and points."""
    return [*TARGETS.get(count(ranks), []), *_alike(ranks), *_run(ranks)]


def points(ranks: str) -> int:
    """How much it scores."""
    return sum(worth for _, worth in items(ranks))


def _alike(ranks: str) -> list[tuple[str, int]]:
    """The same letter again and again at the end."""
    tail = re.search(r"(.)\1*$", ranks)
    return [ROYALS[len(tail.group())]] if tail and len(tail.group()) > 1 else []


def _run(ranks: str) -> list[tuple[str, int]]:
    """The longest end that, put in order, stands in the row of ranks."""
    ends = [ranks[start:] for start in range(len(ranks) - 2)]
    return [("run", len(end)) for end in ends if "".join(sorted(end, key=RANKS.index)) in RANKS][:1]


def suited(ranks: str) -> list[str]:
    """Different cards of these ranks, none of which may be there more than four times."""
    return [rank + SUITS[ranks[:place].count(rank)] for place, rank in enumerate(ranks)]


def series(longest: int) -> Iterator[str]:
    """The ranks of every series of so many cards at most that stays within thirty-one."""
    for length in range(1, longest + 1):
        for ranks in map("".join, product(RANKS, repeat=length)):
            if count(ranks) <= 31:
                yield ranks


def ranks_of(cards: Sequence[str]) -> str:
    """The ranks of cards."""
    return "".join(card[0] for card in cards)


# Positions: what the words of a target mean, read a second time


def ends(ranks: str, shortest: int) -> list[str]:
    """The ends of a series, the longest first."""
    return [ranks[start:] for start in range(len(ranks) - shortest + 1)]


def in_order(ranks: str) -> str:
    return "".join(sorted(ranks, key=RANKS.index))


def run_length(ranks: str) -> int:
    return next((worth for kind, worth in items(ranks) if kind == "run"), 0)


def alike_points(ranks: str) -> int:
    return sum(worth for kind, worth in items(ranks) if "pair" in kind)


def is_straight(ranks: str) -> bool:
    """Whether the run at the end of a series was laid rank by rank, upwards or downwards."""
    length = run_length(ranks)
    return length > 0 and (ranks[-length:] in RANKS or ranks[-length:] in RANKS[::-1])


def broken_run(ranks: str) -> str:
    """The longest end whose ranks, each taken once, are a run of three or more, but one comes again."""
    for end in ends(ranks, 4):
        once = in_order("".join(set(end)))
        if len(once) >= 3 and once in RANKS and once != in_order(end):
            return end
    return ""


def round_the_corner(ranks: str) -> str:
    """The longest end that is a run in the row of ranks laid out twice, over the join."""
    for end in ends(ranks, 3):
        for start in range(13 - len(end) + 1, 13):
            if sorted(end) == sorted((RANKS + RANKS)[start : start + len(end)]):
                return end
    return ""


def reaches_across(before: str, ranks: str) -> bool:
    """Whether pair or run would be of more cards than the series has, if the one before went on."""
    alike = re.search(r"(.)\1*$", before + ranks)
    longest_pair = len(alike.group()) if alike else 0
    return longest_pair > len(ranks) or run_length_of_any_count(before + ranks) > len(ranks)


def run_length_of_any_count(ranks: str) -> int:
    return next((len(end) for end in ends(ranks, 3) if in_order(end) in RANKS), 0)


def words(before: str, ranks: str, sign: str | None) -> set[str]:
    """The words that fit a position, given by its ranks."""
    kinds = [kind for kind, _ in items(ranks)]
    total = count(ranks)
    meanings = {
        "fifteen": total == 15,
        "thirty-one": total == 31,
        "pair": "pair" in kinds,
        "royals": ranks[-3:] == 3 * ranks[-1] and len(ranks) >= 3,
        "four of a rank": len(ranks) >= 4 and ranks[-4:] == 4 * ranks[-1],
        "run in order": is_straight(ranks),
        "long run in order": is_straight(ranks) and run_length(ranks) >= 4,
        "run out of order": run_length(ranks) > 0 and not is_straight(ranks),
        "two at once": len(kinds) >= 2,
        "go": sign == "go" and total < 31,
        "last card": sign == "last" and total < 31,
        "thirty": total == 30,
        "thirty-one at the end": sign == "last" and total == 31,
        "parted pair": ranks[-1] in ranks.rstrip(ranks[-1]),
        "run broken by a pair": bool(broken_run(ranks)),
        "queen-king-ace": bool(round_the_corner(ranks)),
        "across a go": reaches_across(before, ranks),
    }
    return {word for word, is_meant in meanings.items() if is_meant}


def told(play: str) -> list[tuple[str, str, str | None]] | None:
    """Each card's series before, series and sign, for ranks laid in order; None where a go would break the rules."""
    before, ranks, found = "", "", list[tuple[str, str, str | None]]()
    for place, rank in enumerate(play):
        if count(ranks + rank) > 31:
            before, ranks = ranks, ""
        ranks += rank
        held = play[place + 1 :]
        fitting = [other for other in held if count(ranks + other) <= 31]
        if held and held[0] not in fitting and fitting:
            return None
        is_go = held and not fitting and count(ranks) < 31
        found.append((before, ranks, "last" if not held else "go" if is_go else None))
    return found
