"""Reading a session off the screen: which hands were asked, and what they are worth by the other scorer."""

import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from tests import oracle
from tests.oracle import Deal

_QUESTION = re.compile(r"^Hand (\d+)/(\d+)(, [^\n]*)?\n +(\S[^\n]*)$", re.MULTILINE)
_CARD = re.compile(r"(10|[A-Z2-9])([CDHS♣♦♥♠])")
_ESCAPE = re.compile(r"\x1b\[[0-9;]*m")


def deals(text: str) -> list[Deal]:
    """The hands that were asked, in order, those asked twice too; English or German letters."""
    plain = _ESCAPE.sub("", text).replace("\r\n", "\n")
    return [_deal(cards, is_crib=bool(crib)) for _, _, crib, cards in _QUESTION.findall(plain)]


def places(text: str) -> list[str]:
    """The places of the questions, as "3/10"."""
    plain = _ESCAPE.sub("", text).replace("\r\n", "\n")
    return [f"{place}/{of}" for place, of, _, _ in _QUESTION.findall(plain)]


def _deal(cards: str, is_crib: bool) -> Deal:
    *four, starter = [card(rank, suit) for rank, suit in _CARD.findall(cards)]
    return tuple(four), starter, is_crib


def card(rank: str, suit: str) -> str:
    """A card as programs write it."""
    rank = {"10": "T", "B": "J"}.get(rank, rank)
    return rank.replace("D", "Q") + dict(zip("♣♦♥♠", oracle.SUITS, strict=True)).get(suit, suit)


def written(deal: Deal) -> str:
    """A deal as the history keeps it."""
    cards, starter, is_crib = deal
    return f"{' '.join(cards)} + {starter}" + (" crib" if is_crib else "")


def worth(deal: Deal) -> str:
    """The right answer."""
    return str(oracle.points(*deal))


def rows(home: Path, query: str) -> list[tuple[Any, ...]]:
    """What the history file holds, read without the program."""
    file = home / "history.db"
    if not file.exists():
        return []
    with closing(sqlite3.connect(file, timeout=10)) as connection:
        return connection.execute(query).fetchall()


def answers(home: Path) -> list[tuple[str, str, int | None]]:
    """The answers in the history, those taken back too: hand, response, points given."""
    return [(hand, response, given) for hand, response, given in rows(home, "SELECT hand, response, given FROM answer")]
