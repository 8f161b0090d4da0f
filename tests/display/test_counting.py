"""The itemized count: a line a call with its cards marked and the running total, and why a near miss scores nothing."""

import re
from functools import cache
from random import Random

import pytest
from rich.text import Text

from tests import oracle
from tests.display.looks import BOTH_LANGUAGES, LETTERS, NARROW, PLAIN, WIDE, texts
from trainer.cribbage.cards import PACK, Card, Hand, read_hand
from trainer.cribbage.show import Miss, tally
from trainer.display.cards import card_name
from trainer.display.counting import count_steps, total_line
from trainer.display.look import Look
from trainer.language.german import GERMAN
from trainer.language.phrasebook import Phrasebook

WORKED_EXAMPLE = "4H 5D 6C JS 5S"


@cache
def hands() -> list[Hand]:
    """Every tenth rank class, suited as it falls, and some of each suiting; hands and cribs."""
    rng = Random(3)
    deals = [oracle.any_five(ranks, rng) for ranks in oracle.rank_classes()[::10]]
    suitings = [[*cards, starter] for cards, starter, _ in rng.sample([*oracle.suit_structures()], 300)]
    flushes = [["2H", "6H", "8H", "KH", starter] for starter in ("QH", "QS", "JS", "JH") for _ in range(2)]
    by_name = {str(card): card for card in PACK}
    return [
        Hand(tuple([by_name[card] for card in cards]), by_name[starter], number % 2 == 0)
        for number, (*cards, starter) in enumerate([*deals, *suitings, *flushes])
    ]


def steps(hand: Hand, look: Look) -> list[list[str]]:
    return [texts(lines) for lines in count_steps(hand, tally(hand), look)]


def calls_only(hand: Hand, look: Look) -> list[list[str]]:
    return [lines for lines in steps(hand, look) if " = " in lines[0]]


def items_of(hand: Hand) -> list[oracle.Item]:
    return oracle.items([*map(str, hand.cards)], str(hand.starter), hand.is_crib)


def test_27_the_worked_example_is_itemized() -> None:
    assert [" ".join(line.split()) for lines in steps(read_hand(WORKED_EXAMPLE), WIDE) for line in lines] == [
        "4♥ [5♦] 6♣ [J♠] + 5♠ fifteen +2 = 2",
        "4♥ 5♦ 6♣ [J♠] + [5♠] fifteen +2 = 4",
        "[4♥] [5♦] [6♣] J♠ + 5♠ fifteen +2 = 6",
        "[4♥] 5♦ [6♣] J♠ + [5♠] fifteen +2 = 8",
        "4♥ [5♦] 6♣ J♠ + [5♠] pair +2 = 10",
        "[4♥] [5♦] [6♣] J♠ + [5♠] double run +6 = 16",
        "4♥ 5♦ 6♣ [J♠] + 5♠ nobs +1 = 17",
    ]


CALL = re.compile(r"\+(\d+) += +(\d+)$")


@pytest.mark.parametrize("width", [40, 80])
@BOTH_LANGUAGES
def test_27_the_running_totals_add_up_to_what_the_hand_is_worth(book: Phrasebook, width: int) -> None:
    look = Look(book, width=width)
    for hand in hands():
        total = 0
        for lines in calls_only(hand, look):
            found = CALL.search(lines[0])
            assert found, lines
            total += int(found[1])
            assert int(found[2]) == total, (hand, lines)
        assert total == oracle.points([*map(str, hand.cards)], str(hand.starter), hand.is_crib), hand


def names(cards: frozenset[str], hand: Hand, look: Look) -> list[str]:
    return [card_name(card, look) for card in hand.five if str(card) in cards]


@pytest.mark.parametrize("look", [WIDE, NARROW, LETTERS], ids=["wide", "narrow", "letters"])
def test_27_each_call_marks_the_cards_that_score_in_it_and_no_others(look: Look) -> None:
    for hand in hands():
        found = items_of(hand)
        marked = [re.findall(r"\[(\S+)\]", lines[-1]) for lines in calls_only(hand, look)]
        fifteens = [names(cards, hand, look) for kind, cards, _ in found if kind == "fifteen"]
        assert sorted(marked[: len(fifteens)]) == sorted(fifteens), hand
        paired = {card[0] for kind, cards, _ in found if kind == "pair" for card in cards}
        pairs = [names(frozenset(c for c in map(str, hand.five) if c[0] == rank), hand, look) for rank in paired]
        assert sorted(marked[len(fifteens) : len(fifteens) + len(pairs)]) == sorted(pairs), hand
        others = [
            names(frozenset().union(*(cards for of, cards, _ in found if of == kind)), hand, look)
            for kind in ("run", "flush", "nobs")
        ]
        assert marked[len(fifteens) + len(pairs) :] == [cards for cards in others if cards], hand


@BOTH_LANGUAGES
def test_wide_lines_stand_in_columns(book: Phrasebook) -> None:
    for hand in hands():
        lines = [line for [line] in calls_only(hand, Look(book))]
        assert len({(line.rindex("+"), line.rindex("="), len(line)) for line in lines}) <= 1, lines


@BOTH_LANGUAGES
def test_23_below_60_columns_a_call_is_two_lines_that_fit_into_40(book: Phrasebook) -> None:
    for hand in hands():
        for lines in calls_only(hand, Look(book, width=40)):
            assert len(lines) == 2
            assert all(Text(line).cell_len <= 40 for line in lines), lines


@pytest.mark.parametrize(("width", "lines"), [(40, 2), (59, 2), (80, 1)])
@BOTH_LANGUAGES
def test_below_60_columns_a_call_is_two_lines_and_at_80_it_is_one(book: Phrasebook, width: int, lines: int) -> None:
    for hand in hands()[::5]:
        assert {len(made) for made in calls_only(hand, Look(book, width=width))} <= {lines}


@pytest.mark.parametrize("width", range(12, 100, 4))
@BOTH_LANGUAGES
def test_the_calls_of_a_hand_are_all_one_line_or_all_two(book: Phrasebook, width: int) -> None:
    for hand in hands()[::20]:
        made = calls_only(hand, Look(book, width=width))
        assert len({len(lines) for lines in made}) <= 1
        assert all(Text(line).cell_len <= max(width, 40) for lines in made for line in lines)


def test_22_without_symbols_everything_is_ascii() -> None:
    for hand in hands():
        assert "".join(line for lines in steps(hand, LETTERS) for line in lines).isascii()


def test_47_plainly_each_call_is_one_line_of_words() -> None:
    made = steps(read_hand(WORKED_EXAMPLE), PLAIN)
    assert made[0] == ["fifteen: 5 of diamonds, jack of spades; total 2"]
    assert made[-1] == ["nobs: jack of spades; total 17"]
    german = steps(read_hand(WORKED_EXAMPLE), Look(GERMAN, is_plain=True))
    assert german[4] == ["Paar: Karo 5, Pik 5; zusammen 10"]
    for hand in hands()[::20]:
        lines = [line for step in steps(hand, PLAIN) for line in step]
        assert not set("[]♣♦♥♠+=#|") & set("".join(lines))
        assert sum("; total " in line for line in lines) == len(calls_only(hand, WIDE))


# Near misses


def missed(hand: Hand) -> list[Miss]:
    """What looks like a score and is none, read from the rules."""
    deal = ([*map(str, hand.cards)], str(hand.starter), hand.is_crib)
    flush = [points for kind, _, points in items_of(hand) if kind == "flush"]
    return [
        *([Miss.ROUND_THE_CORNER] if oracle.exercises("round-the-corner", *deal) else []),
        *([Miss.CRIB_FLUSH] if oracle.exercises("crib-flush", *deal) and not flush else []),
        *([Miss.STARTER_FLUSH] if oracle.exercises("starter-flush", *deal) else []),
        *([Miss.STARTER_JACK] if oracle.exercises("starter-jack", *deal) else []),
    ]


@pytest.mark.parametrize("look", [WIDE, NARROW, LETTERS, PLAIN, Look(GERMAN)], ids=["w", "n", "l", "p", "de"])
def test_a_near_miss_is_explained_in_a_line_where_it_is_really_there(look: Look) -> None:
    for hand in hands():
        lines = [line for step in steps(hand, look) for line in step]
        explained = [miss for line in lines for miss in Miss if line.startswith(look.book.misses[miss])]
        assert explained == missed(hand), hand


def test_the_near_misses_are_all_met() -> None:
    assert {miss for hand in hands() for miss in missed(hand)} == {*Miss}


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("QH KD AC 2S 6D", "Q♥ K♦ A♣ 2♠"),
        ("2H 5H 9H KH 3S crib", "2♥ 5♥ 9♥ K♥"),
        ("2H 5H 9H KD 3H", "2♥ 5♥ 9♥ 3♥"),
        ("2H 5D 9S KD JC", "J♣"),
    ],
)
def test_a_near_miss_names_its_cards(text: str, cards: str) -> None:
    line = steps(read_hand(text), WIDE)[-1][0]
    assert cards in line
    assert not [name for name in (card_name(card, WIDE) for card in others(text, cards)) if name in line]


def others(text: str, cards: str) -> list[Card]:
    return [card for card in read_hand(text).five if card_name(card, WIDE) not in cards.split()]


# The result


@pytest.mark.parametrize(
    ("text", "points"),
    [("5H 5D 5S JC 5C", "29 points"), ("2H 4D 6C JS 8S", "1 point"), ("QH KD AC 2S 6D", "0 points")],
)
def test_the_total_is_the_points(text: str, points: str) -> None:
    assert texts([total_line(tally(read_hand(text)), WIDE)]) == [points]
