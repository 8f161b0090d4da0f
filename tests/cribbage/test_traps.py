"""The traps of the play: where each is, with its cards, by hand and by the second scorer."""

from random import Random

import pytest

from tests import pegging_oracle as oracle
from trainer.cribbage.plays import WORDS, PlayTarget, deal
from trainer.cribbage.position import read_position
from trainer.cribbage.traps import Trap, traps


@pytest.mark.parametrize(
    ("play", "found"),
    [
        ("7H 8D", {}),
        ("7H 7D 7S", {}),
        ("7H 8D 9S", {}),
        ("KH QD TS", {"thirty": "KH QD TS"}),
        ("KH QD JS go", {"thirty": "KH QD JS"}),
        ("7H 6D 7S", {"parted-pair": "7H 7S"}),
        ("7H 7D 6S 7C", {"parted-pair": "7H 7D 7C"}),
        ("7H 2D 7S 7C", {"parted-pair": "7H 7C"}),
        ("AH 2D AS 2C AD", {"parted-pair": "AH AS AD"}),
        ("6H 7D 7S 8C", {"broken-run": "6H 7D 7S 8C"}),
        ("6H 7D 8S 6C", {"parted-pair": "6H 6C", "broken-run": "6H 7D 8S 6C"}),
        ("QH KD AS", {"round-the-corner": "QH KD AS"}),
        ("AH KD 2S", {"round-the-corner": "AH KD 2S"}),
        ("KH TD 5S go 5D", {"across": "5S 5D"}),
        ("KH TD 5S 5C go 5D", {"across": "5S 5C 5D"}),
        ("KH 9D 6S 5C go 7H", {"across": "6S 5C 7H"}),
        ("TH JD QS AC AD", {"across": "AC AD"}),
        ("TH 9D last", {"go-and-last-card": "9D"}),
        ("TH 9D go", {}),
        ("TH JD KS AC last", {"thirty-one-and-last-card": "AC"}),
        ("TH JD KS AC", {}),
    ],
)
def test_a_trap_is_found_with_its_cards(play: str, found: dict[str, str]) -> None:
    shown = {trap.value: " ".join(map(str, cards)) for trap, cards in traps(read_position(play)).items()}
    assert shown == found


_WORDS = {
    Trap.THIRTY: "thirty",
    Trap.PARTED_PAIR: "parted pair",
    Trap.BROKEN_RUN: "run broken by a pair",
    Trap.ROUND_THE_CORNER: "queen-king-ace",
    Trap.ACROSS: "across a go",
    Trap.GO_AND_LAST_CARD: "last card",
    Trap.THIRTY_ONE_AND_LAST_CARD: "thirty-one at the end",
}


@pytest.mark.parametrize("word", WORDS)
def test_a_trap_is_there_where_the_second_reading_has_its_word(word: str) -> None:
    rng = Random(word)
    for _ in range(30):
        position = deal(PlayTarget.of(word), rng)
        before, ranks = (oracle.ranks_of([str(card) for card in of.cards]) for of in (position.before, position.series))
        meant = oracle.words(before, ranks, position.sign)
        assert {_WORDS[trap] for trap in traps(position)} == meant & {*_WORDS.values()}
