"""Cards as they look: short, spelled out, in letters, and marked within the hand."""

import re
from itertools import combinations

import pytest

from tests.display.looks import GERMAN_LOOK, LETTERS, NARROW, PLAIN, WIDE, styled
from trainer.cribbage.cards import PACK, Card, Hand, read_hand
from trainer.display.cards import card_name, hand_line, marked_hand
from trainer.display.look import Look
from trainer.language.german import GERMAN

FIVES = read_hand("5H 5D 5S JC + 5C")
TENS = read_hand("TH JH QD KC AS")


def card(text: str) -> Card:
    return next(card for card in PACK if str(card) == text)


@pytest.mark.parametrize(
    ("text", "english", "german", "letters"),
    [
        ("5H", "5♥", "5♥", "5H"),
        ("TD", "10♦", "10♦", "10D"),
        ("JS", "J♠", "B♠", "JS"),
        ("QC", "Q♣", "D♣", "QC"),
        ("KH", "K♥", "K♥", "KH"),
        ("AC", "A♣", "A♣", "AC"),
    ],
)
def test_19_a_card_is_a_rank_and_a_suit_in_the_language(text: str, english: str, german: str, letters: str) -> None:
    assert card_name(card(text), WIDE) == english
    assert card_name(card(text), GERMAN_LOOK) == german
    assert card_name(card(text), LETTERS) == letters
    assert card_name(card(text), Look(GERMAN, has_symbols=False)) == german[:-1] + text[1]


def test_all_cards_look_different() -> None:
    for look in (WIDE, LETTERS, GERMAN_LOOK):
        assert len({card_name(card, look) for card in PACK}) == 52


def test_a_hand_is_four_cards_and_the_starter_behind_a_plus() -> None:
    assert hand_line(FIVES, WIDE).plain == "5♥ 5♦ 5♠ J♣ + 5♣"
    assert hand_line(FIVES, NARROW).plain == "5♥ 5♦ 5♠ J♣ + 5♣"
    assert hand_line(FIVES, LETTERS).plain == "5H 5D 5S JC + 5C"
    assert hand_line(FIVES, GERMAN_LOOK).plain == "5♥ 5♦ 5♠ B♣ + 5♣"


def test_47_plainly_a_hand_is_spelled_out() -> None:
    assert hand_line(FIVES, PLAIN).plain == "5 of hearts, 5 of diamonds, 5 of spades, jack of clubs, starter 5 of clubs"
    assert hand_line(FIVES, Look(GERMAN, is_plain=True)).plain == (
        "Herz 5, Karo 5, Pik 5, Kreuz Bube, Startkarte Kreuz 5"
    )
    assert styled(hand_line(FIVES, PLAIN)) == []


def test_hearts_and_diamonds_are_red_and_the_others_are_not() -> None:
    assert styled(hand_line(TENS, WIDE)) == [
        ("10♥", "bold red"),
        ("J♥", "bold red"),
        ("Q♦", "bold red"),
        ("K♣", "bold"),
        ("A♠", "bold"),
    ]


EVERY_MARKING = [marked for number in range(6) for marked in combinations(TENS.five, number)]


@pytest.mark.parametrize("look", [WIDE, NARROW, LETTERS, GERMAN_LOOK], ids=["wide", "narrow", "letters", "german"])
def test_27_marked_cards_and_no_others_stand_in_brackets(look: Look) -> None:
    for marked in EVERY_MARKING:
        line = marked_hand(TENS, marked, look).plain
        assert re.findall(r"\[(\S+)\]", line) == [card_name(card, look) for card in marked]
        assert line.translate(str.maketrans("[]", "  ")).split() == hand_line(TENS, look).plain.split()


def test_27_the_cards_stay_in_their_columns_whatever_is_marked() -> None:
    for hand in (TENS, FIVES):
        lines = [marked_hand(hand, hand.five[:number], WIDE).plain for number in range(6)]
        assert (
            len({(len(line), line.index("+"), *(line.find(f"{card_name(hand.five[2], WIDE)}"),)) for line in lines})
            == 1
        )


def test_48_only_marked_cards_have_a_colour_and_each_has_its_brackets() -> None:
    for marked in EVERY_MARKING:
        parts = styled(marked_hand(TENS, marked, WIDE))
        assert [text.strip() for text, _ in parts] == [f"[{card_name(card, WIDE)}]" for card in marked]
        assert all((style == "bold red") == (text.strip()[-2] in "♥♦") for text, style in parts)


def test_cards_are_marked_as_what_they_are_not_as_which_object_they_are() -> None:
    copy = Card(FIVES.cards[0].rank, FIVES.cards[0].suit)
    assert marked_hand(FIVES, {copy}, WIDE).plain.startswith("[5♥]")
    twin = Hand(tuple(Card(each.rank, each.suit) for each in FIVES.cards), Card(FIVES.starter.rank, FIVES.starter.suit))
    assert marked_hand(twin, {FIVES.starter}, WIDE).plain.split()[-1] == "[5♣]"
    assert hand_line(twin, WIDE).plain == "5♥ 5♦ 5♠ J♣ + 5♣"
