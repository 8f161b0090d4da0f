"""What is asked, as it is stored: read again, it is the same."""

from random import Random

import pytest

from tests.learning.samples import random_hands
from trainer.cribbage.cards import read_hand
from trainer.cribbage.plays import WORDS, PlayTarget, deal
from trainer.cribbage.position import read_position
from trainer.errors import CardsError
from trainer.learning.asked import read, written


@pytest.mark.parametrize(
    ("play", "stored"),
    [
        ("4H 6C 5D", "play 4H 6C 5D"),
        ("kh td 5s go 5d", "play KH TD 5S go 5D"),
        ("KH QD JS AC 5D last", "play KH QD JS AC 5D last"),
        ("KH QD JS AC last", "play KH QD JS AC last"),
        ("KH TD 9S go", "play KH TD 9S go"),
        ("2H 3H go KH TD 9S go 5D", "play KH TD 9S go 5D"),
    ],
)
def test_a_position_is_stored_as_it_is_told_with_the_series_before(play: str, stored: str) -> None:
    assert written(read_position(play)) == stored
    assert written(read(stored)) == stored


@pytest.mark.parametrize("word", WORDS)
def test_every_position_is_read_as_it_was_stored(word: str) -> None:
    rng = Random(1)
    for _ in range(20):
        position = deal(PlayTarget.of(word), rng)
        assert read(written(position)) == position


def test_every_hand_is_read_as_it_was_stored() -> None:
    for hand in random_hands(200, seed=3):
        assert read(written(hand)) == hand
        assert written(hand) == str(hand)
    assert read("5H 5D 5S JC + 5C crib") == read_hand("5H 5D 5S JC + 5C", is_crib=True)


@pytest.mark.parametrize("text", ["play", "play ", "play XX", "4H 6C 5D", "play 4H | 5D"])
def test_what_is_neither_is_refused(text: str) -> None:
    with pytest.raises(CardsError):
        read(text)
