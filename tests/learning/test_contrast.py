"""The minimal contrast of a trap: one thing is changed, and what looked like a score is one."""

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from tests import oracle
from tests.learning.samples import KEYS, deal_of, skill
from tests.oracle import RANKS
from trainer.cribbage.cards import Hand, read_hand
from trainer.cribbage.target import Target
from trainer.learning.contrast import CONTRASTS, contrast

TRAPS = ("crib-flush", "starter-flush", "wrong-jack", "starter-jack", "round-the-corner")
HANDS = 150


@cache
def dealt(trap: str) -> list[Hand]:
    """Hands of a trap, as they are dealt for it."""
    return [skill(trap).deal(Target(), Random(seed)) for seed in range(HANDS)]


def contrasts(trap: str, hand: Hand, tries: int) -> set[Hand]:
    """All contrasts that come up in so many tries."""
    return {found for seed in range(tries) if (found := contrast(trap, hand, Random(seed)))}


def worth(kind: str, hand: Hand) -> int:
    """What a hand has of a kind, by the second scorer."""
    return sum(points for of, _, points in oracle.items(*deal_of(hand)) if of == kind)


def changes(hand: Hand, other: Hand) -> list[tuple[str, str]]:
    """The cards that are other ones, place for place."""
    return [(str(one), str(two)) for one, two in zip(hand.five, other.five, strict=True) if one != two]


# What may be the contrast, told on strings


def hands_of(four: list[str], starter: str, is_crib: bool) -> Iterator[Hand]:
    """The hand of these cards, if no card is in it twice."""
    if len({*four, starter}) == 5:
        yield read_hand(" ".join([*four, starter]), is_crib)


def changed(hand: Hand, old: str, new: str) -> Iterator[Hand]:
    *four, starter = [new if str(card) == old else str(card) for card in hand.five]
    return hands_of(four, starter, hand.is_crib)


def of_crib_flush(hand: Hand) -> Iterator[Hand]:
    cards, starter, is_crib = deal_of(hand)
    if is_crib and not worth("flush", hand):
        yield from hands_of([*cards], starter, False)
        yield from changed(hand, starter, starter[0] + cards[0][1])


def of_starter_flush(hand: Hand) -> Iterator[Hand]:
    cards, starter, _ = deal_of(hand)
    for card in cards:
        if card[1] != starter[1]:
            yield from changed(hand, card, card[0] + starter[1])


def of_wrong_jack(hand: Hand) -> Iterator[Hand]:
    cards, starter, _ = deal_of(hand)
    for card in cards:
        if card[0] == "J":
            yield from changed(hand, card, "J" + starter[1])


def of_starter_jack(hand: Hand) -> Iterator[Hand]:
    cards, jack, is_crib = deal_of(hand)
    for card in cards:
        if card[0] != "J":
            four = [jack if each == card else each for each in cards]
            yield from hands_of(four, card[0] + jack[1], is_crib)


def of_round_the_corner(hand: Hand) -> Iterator[Hand]:
    """The ace one step down from the lowest of the court cards, or the king one step up from the low ones.

    No run that is there already is lost.
    """
    ranks = {str(card)[0] for card in hand.five}
    for card in map(str, hand.five):
        if card[0] == "A" and "Q" in ranks and not {*"A23"} <= ranks:
            below = next(rank for rank in reversed(RANKS) if rank not in ranks)
            yield from changed(hand, card, below + card[1])
        if card[0] == "K" and "2" in ranks and not {*"JQK"} <= ranks:
            above = next(rank for rank in RANKS if rank not in ranks)
            yield from changed(hand, card, above + card[1])


EXPECTED = dict(
    zip(TRAPS, (of_crib_flush, of_starter_flush, of_wrong_jack, of_starter_jack, of_round_the_corner), strict=True)
)


@pytest.mark.parametrize("trap", TRAPS)
def test_every_contrast_comes_up_and_no_other(trap: str) -> None:
    for hand in dealt(trap):
        expected = {*EXPECTED[trap](hand)}
        assert contrasts(trap, hand, 40) == expected, str(hand)


@pytest.mark.parametrize("trap", TRAPS)
def test_most_hands_of_a_trap_have_a_contrast(trap: str) -> None:
    """The odd card of a starter flush is of the rank of another in four of thirteen cases."""
    assert sum(contrast(trap, hand, Random(1)) is not None for hand in dealt(trap)) > 0.55 * HANDS


# What it teaches


@pytest.mark.parametrize("trap", ["crib-flush", "starter-flush"])
def test_what_looked_like_a_flush_is_one(trap: str) -> None:
    for hand in dealt(trap):
        for other in contrasts(trap, hand, 20):
            assert worth("flush", hand) == 0
            assert worth("flush", other) >= 4
            if other.is_crib == hand.is_crib:
                [(old, new)] = changes(hand, other)
                assert old[0] == new[0], "one suit is changed"
            else:
                assert (other.five, other.is_crib) == (hand.five, False)


def test_what_looked_like_nobs_is_nobs() -> None:
    for hand in dealt("wrong-jack"):
        for other in contrasts("wrong-jack", hand, 20):
            assert (worth("nobs", hand), worth("nobs", other)) == (0, 1)
            [(old, new)] = changes(hand, other)
            assert (old[0], new) == ("J", "J" + deal_of(hand)[1][1])
            assert other.is_crib == hand.is_crib


def test_the_jack_is_swapped_with_a_card_of_the_hand() -> None:
    for hand in dealt("starter-jack"):
        for other in contrasts("starter-jack", hand, 20):
            assert worth("nobs", other) == 1
            (old, jack), (was_jack, starter) = changes(hand, other)
            assert jack == was_jack == str(hand.starter)
            assert starter == old[0] + jack[1]
            assert sorted(card.rank for card in other.five) == sorted(card.rank for card in hand.five)
            assert other.is_crib == hand.is_crib


def test_what_looked_like_a_run_is_one() -> None:
    for hand in dealt("round-the-corner"):
        for other in contrasts("round-the-corner", hand, 20):
            assert worth("run", other) > worth("run", hand)
            [(old, new)] = changes(hand, other)
            assert old[0] in "AK"
            assert old[1] == new[1], "one rank is changed"
            assert other.is_crib == hand.is_crib


@pytest.mark.parametrize(
    ("trap", "hand", "expected"),
    [
        ("crib-flush", "2S 4S 8S QS + 6D crib", {"2S 4S 8S QS + 6D", "2S 4S 8S QS + 6S crib"}),
        ("crib-flush", "2S 4S 8S QS + 4D crib", {"2S 4S 8S QS + 4D"}),  # there is no second four of spades
        ("crib-flush", "2S 4S 8S QS + 6S crib", set()),  # it is a flush
        ("starter-flush", "2S 4S 8S QD + 6S", {"2S 4S 8S QS + 6S"}),
        ("starter-flush", "2S 4S 8S 8D + 6S", set()),
        ("wrong-jack", "JS JD 8S QD + 6C", {"JC JD 8S QD + 6C", "JS JC 8S QD + 6C"}),
        ("wrong-jack", "JS 4D 8S QD + JC", set()),  # the jack that would be nobs is the starter
        ("starter-jack", "8S 8D JS JD + JC", {"JC 8D JS JD + 8C", "8S JC JS JD + 8C"}),
        ("round-the-corner", "QH KD AC 4S + 6D", {"QH KD JC 4S + 6D"}),
        ("round-the-corner", "AH 2D KC 9S + 6D", {"AH 2D 3C 9S + 6D"}),
        ("round-the-corner", "QH KD AC 2S + 6D", {"QH KD JC 2S + 6D", "QH 3D AC 2S + 6D"}),
        ("round-the-corner", "JH QD KC AS + 2D", {"JH QD KC TS + 2D"}),  # with a three the run of court cards is lost
        ("round-the-corner", "QH KD AC 2S + 3D", {"QH 4D AC 2S + 3D"}),
    ],
)
def test_worked_by_hand(trap: str, hand: str, expected: set[str]) -> None:
    assert {str(other) for other in contrasts(trap, read_hand(hand), 60)} == expected


def test_only_traps_have_a_contrast() -> None:
    assert {*CONTRASTS} == {*TRAPS}
    for key in KEYS:
        if key not in TRAPS:
            assert contrast(key, skill(key).deal(Target(), Random(3)), Random(1)) is None
    assert contrast("a skill of nobody's", read_hand("2S 4S 8S QS + 6D crib"), Random(1)) is None


def test_it_is_the_same_for_the_same_seed() -> None:
    hand = read_hand("8S 8D JS JD + JC")
    assert [contrast("starter-jack", hand, Random(5)) for _ in range(5)] == [
        contrast("starter-jack", hand, Random(5))
    ] * 5
