"""What is asked: a hand to count, or a card of the play to score; and how either is stored."""

from trainer.cribbage.cards import Hand, read_hand
from trainer.cribbage.position import Position, read_position

Asked = Hand | Position

_PLAY = "play "


def written(of: Asked) -> str:
    """As it is stored: "5H 5D 5S JC + 5C crib", "play KH TD 5S go 5D"."""
    return f"{_PLAY}{of}" if isinstance(of, Position) else str(of)


def read(text: str) -> Asked:
    """What was written. Raises CardsError for what is neither."""
    return read_position(text.removeprefix(_PLAY)) if text.startswith(_PLAY) else read_hand(text)
