"""A game as text: a line an action, to be saved and taken up again.

cut 5H 9D
deal 7C QS … (52 cards)
discard 1 5H 4S
lay 2 JH
count 2 12
count 1 8 6 (8 points were claimed item by item, 6 of them are there)
count 1 ? (given up)
"""

from collections.abc import Iterable

from trainer.cribbage.cards import Card, read_cards
from trainer.cribbage.game.actions import Action, Count, Cut, Deal, Discard, Lay
from trainer.cribbage.game.events import Event
from trainer.cribbage.game.state import Game, Player
from trainer.cribbage.game.step import step
from trainer.errors import UnreadableAction, UnreadableCard


def written(action: Action) -> str:
    """An action as a line."""
    match action:
        case Cut(cards):
            return f"cut {_spelled(cards)}"
        case Deal(pack):
            return f"deal {_spelled(pack)}"
        case Discard(player, cards):
            return f"discard {player + 1} {_spelled(cards)}"
        case Lay(player, card):
            return f"lay {player + 1} {card}"
        case Count(player, points, founded):
            claimed = "?" if points is None else str(points)
            return f"count {player + 1} {claimed}" + (f" {founded}" if founded is not None else "")


def _spelled(cards: Iterable[Card]) -> str:
    return " ".join(map(str, cards))


def read_action(line: str) -> Action:
    """The action that a line means. Raises UnreadableAction."""
    match line.split():
        case ["cut", one, two]:
            return Cut((_card(one, line), _card(two, line)))
        case ["deal", *pack]:
            return Deal(_cards(pack, line))
        case ["discard", ("1" | "2") as player, *cards]:
            return Discard(Player(int(player) - 1), _cards(cards, line))
        case ["lay", ("1" | "2") as player, card]:
            return Lay(Player(int(player) - 1), _card(card, line))
        case ["count", ("1" | "2") as player, "?"]:
            return Count(Player(int(player) - 1), None)
        case ["count", ("1" | "2") as player, *points] if len(points) in (1, 2):
            return Count(Player(int(player) - 1), *(_points(word, line) for word in points))
    raise UnreadableAction(line)


def _cards(words: Iterable[str], line: str) -> tuple[Card, ...]:
    return tuple(_card(word, line) for word in words)


def _card(word: str, line: str) -> Card:
    try:
        [card] = read_cards(word)
    except (UnreadableCard, ValueError):
        card = None
    if card is None:
        raise UnreadableAction(line)
    return card


def _points(word: str, line: str) -> int:
    if not (word.isascii() and word.isdecimal() and len(word) <= 3):
        raise UnreadableAction(line)
    return int(word)


def replay(lines: Iterable[str], game: Game) -> tuple[Game, list[Event]]:
    """The game to which the actions lead from `game` on, and all that happened.

    Raises UnreadableAction, and whatever `step` refuses.
    """
    happened: list[Event] = []
    for line in lines:
        game, events = step(game, read_action(line))
        happened += events
    return game, happened
