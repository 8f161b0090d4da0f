"""The traps of the play: what looks like points for the card just laid and is none. The siblings of the near misses."""

from enum import StrEnum

from trainer.cribbage import plays
from trainer.cribbage.cards import Card
from trainer.cribbage.position import Position, Sign


class Trap(StrEnum):
    """Why something that looks like points is none."""

    THIRTY = "thirty"
    PARTED_PAIR = "parted-pair"
    BROKEN_RUN = "broken-run"
    ROUND_THE_CORNER = "round-the-corner"
    ACROSS = "across"
    GO_AND_LAST_CARD = "go-and-last-card"
    THIRTY_ONE_AND_LAST_CARD = "thirty-one-and-last-card"


def traps(position: Position) -> dict[Trap, tuple[Card, ...]]:
    """Everything about a position that looks like points and is none, each with the cards that look so."""
    found = {
        Trap.THIRTY: thirty(position),
        Trap.PARTED_PAIR: parted_pair(position),
        Trap.BROKEN_RUN: plays.broken_run(position.series),
        Trap.ROUND_THE_CORNER: plays.round_the_corner(position.series),
        Trap.ACROSS: across(position),
        Trap.GO_AND_LAST_CARD: go_and_last_card(position),
        Trap.THIRTY_ONE_AND_LAST_CARD: thirty_one_and_last_card(position),
    }
    return {why: cards for why, cards in found.items() if cards}


def thirty(position: Position) -> tuple[Card, ...]:
    """The cards of a count of thirty, which is no two fifteens."""
    return position.series.cards if position.series.count == 30 else ()


def parted_pair(position: Position) -> tuple[Card, ...]:
    """The cards of a rank that are parted by others from the card just laid, and that card."""
    *before, last = position.series.cards
    while before and before[-1].rank == last.rank:  # these are its pair, if there is one
        before.pop()
    parted = [card for card in before if card.rank == last.rank]
    return (*parted, last) if parted else ()


def across(position: Position) -> tuple[Card, ...]:
    """The cards of a pair or run that would reach back over the go or thirty-one."""
    return next((each.cards for each in plays.across(position)), ())


def go_and_last_card(position: Position) -> tuple[Card, ...]:
    """The last card of all: it ends the series too, but go and last card are one point."""
    return (position.card,) if position.sign is Sign.LAST and not position.series.is_full else ()


def thirty_one_and_last_card(position: Position) -> tuple[Card, ...]:
    """The last card of all that makes thirty-one, which takes the place of the one."""
    return (position.card,) if position.sign is Sign.LAST and position.series.is_full else ()
