"""The slips in words: why an answer was wrong, with this hand's cards, and which habits are known."""

import pytest
from rich.console import Console

from tests import slip_oracle
from tests.display.looks import GERMAN_LOOK, LETTERS, PLAIN, WIDE, styled, texts
from tests.learning.samples import deal_of, random_hands
from trainer.cribbage.cards import read_hand
from trainer.display.look import Look
from trainer.display.slips import (
    concerned,
    confirmed_line,
    cured_line,
    explained_line,
    found_lines,
    mistake_line,
    together_line,
)
from trainer.language.german import GERMAN
from trainer.language.slips import SlipBook
from trainer.language.slips_english import ENGLISH_SLIPS
from trainer.language.slips_german import GERMAN_SLIPS
from trainer.learning.slips.catalogue import CATALOGUE

BY_ID = {slip.id: slip for slip in CATALOGUE}
BOTH = pytest.mark.parametrize(("book", "look"), [(ENGLISH_SLIPS, WIDE), (GERMAN_SLIPS, GERMAN_LOOK)], ids=["en", "de"])

FIVES_AND_RUN = "4H 5D 6C JS + 5S"
CRIB_FLUSH = "2S 4S 8S QS + 6D crib"


def explained(slip: str, hand: str, look: Look, book: SlipBook, *, is_habit: bool = False) -> str:
    dealt = read_hand(hand)
    return explained_line(BY_ID[slip], dealt, is_habit=is_habit, book=book, look=look).plain


def english(slip: str, hand: str, look: Look = WIDE, *, is_habit: bool = False) -> str:
    return explained(slip, hand, look, ENGLISH_SLIPS, is_habit=is_habit)


def german(slip: str, hand: str, look: Look = GERMAN_LOOK, *, is_habit: bool = False) -> str:
    return explained(slip, hand, look, GERMAN_SLIPS, is_habit=is_habit)


# Sentences, to the letter


def test_too_many() -> None:
    assert english("crib-flush-of-four", CRIB_FLUSH) == (
        "You are 4 over: a four-card flush does not count in the crib (2♠ 4♠ 8♠ Q♠)."
    )
    assert german("crib-flush-of-four", CRIB_FLUSH) == (
        "Du liegst um 4 zu hoch: ein Flush aus vier Karten zählt im Crib nicht (2♠ 4♠ 8♠ D♠)."
    )


def test_too_few() -> None:
    assert english("nobs-missed", FIVES_AND_RUN) == (
        "You are 1 short: the jack has the starter's suit, one for his nobs (J♠)."
    )
    assert german("nobs-missed", FIVES_AND_RUN) == (
        "Du liegst um 1 zu niedrig: der Bube hat die Farbe der Startkarte, eins für Nobs (B♠)."
    )


def test_a_habit_that_is_known_is_said_to_be_one() -> None:
    assert english("nobs-missed", FIVES_AND_RUN, is_habit=True).startswith("You are 1 short, as before: the jack")
    assert german("nobs-missed", FIVES_AND_RUN, is_habit=True).startswith(
        "Du liegst um 1 zu niedrig, wie schon zuvor: der Bube"
    )


def test_a_hand_worth_nothing_has_no_cards_to_show() -> None:
    assert english("something-from-nothing", "2D 4H 6S 8C + TH") == (
        "You are 2 over: this hand is worth nothing, players say nineteen."
    )
    assert german("something-from-nothing", "2D 4H 6S 8C + TH") == (
        "Du liegst um 2 zu hoch: diese Hand zählt nichts, man sagt neunzehn."
    )


def test_spelled_out_for_a_screen_reader() -> None:
    assert english("multiple-run-as-one", FIVES_AND_RUN, PLAIN) == (
        "You are 3 short: a card held twice makes the run count twice"
        " (4 of hearts, 5 of diamonds, 6 of clubs, 5 of spades)."
    )
    assert german("no-three-card-fifteens", FIVES_AND_RUN, Look(GERMAN, is_plain=True)) == (
        "Du liegst um 4 zu niedrig: auch drei Karten können fünfzehn ergeben"
        " (Herz 4, Karo 5, Kreuz 6; Herz 4, Kreuz 6, Pik 5)."
    )


def test_in_letters_where_symbols_cannot_be_shown() -> None:
    assert english("nobs-missed", FIVES_AND_RUN, LETTERS).endswith("(JS).")
    assert english("nobs-missed", FIVES_AND_RUN, LETTERS).isascii()


@BOTH
def test_every_slip_is_one_sentence_on_every_hand(book: SlipBook, look: Look) -> None:
    for hand in random_hands(40, seed=6):
        for slip in CATALOGUE:
            points = slip.difference(hand)
            if points:
                line = explained_line(slip, hand, is_habit=False, book=book, look=look).plain
                assert line.count(".") == 1
                assert line.endswith(".")
                assert line.count(":") == 1
                assert f" {abs(points)} " in line or f" {abs(points)}:" in line
                over = {"en": "over:", "de": "zu hoch:"}[book.code]
                assert (over in line) == (points > 0)
                assert book.words[slip.id].rule in line


# The cards that a slip is about


@pytest.mark.parametrize(
    ("slip", "hand", "cards"),
    [
        # traps: what looked like points
        ("crib-flush-of-four", CRIB_FLUSH, ["2S 4S 8S QS"]),
        ("flush-with-starter", "2S 4S 8S QD + 6S", ["2S 4S 8S 6S"]),
        ("any-jack", "2S 4S 8H JD + 6C", ["JD"]),
        ("any-jack", "2S JS 8H JD + 6C", ["JS JD"]),
        ("starter-jack-as-nobs", "2S 4S 8H 6D + JC", ["JC"]),
        ("heels-in-hand", "2S JS 8H 6D + JC", ["JC"]),
        ("round-the-corner", "QH 4D KC AS + 6D", ["QH KC AS"]),
        ("round-the-corner", "QH 2D KC AS + AD", ["QH 2D KC AS AD"]),
        ("something-from-nothing", "2D 4H 6S 8C + TH", []),
        ("tens-as-pairs", "TD JH QS 2C + 3H", ["TD JH QS"]),
        ("faces-as-numbers", "5H JD TC KS + 2D", ["JD KS"]),
        ("ace-as-eleven", "AH 4D 6C AS + 9D", ["AH AS"]),
        ("starter-left-out", FIVES_AND_RUN, ["5S"]),
        # what was missed
        ("nobs-missed", FIVES_AND_RUN, ["JS"]),
        ("nobs-as-two", FIVES_AND_RUN, ["JS"]),
        ("flush-missed", "2S 4S 8S QS + 6D", ["2S 4S 8S QS"]),
        ("flush-five-as-four", "2S 4S 8S QS + 6S", ["2S 4S 8S QS 6S"]),
        ("pairs-forgotten", FIVES_AND_RUN, ["5D 5S"]),
        ("one-of-two-pairs", "KD 2S 2C 3H + KH", ["KD 2S 2C KH"]),
        ("royal-as-two", "3H JC 3D 3S + JD", ["3H 3D 3S"]),  # not the jacks
        ("royal-as-four", "3H JC 3D 3S + JD", ["3H 3D 3S"]),
        ("double-royal-as-six", "5H 5D 5S JC + 5C", ["5H 5D 5S 5C"]),
        ("run-missed", "3H 9D 4D 5C + KD", ["3H 4D 5C"]),
        ("multiple-run-as-one", FIVES_AND_RUN, ["4H 5D 6C 5S"]),
        ("run-pair-forgotten", FIVES_AND_RUN, ["5D 5S"]),
        ("long-run-as-three", "3H 4D KC 5C + 6S", ["3H 4D 5C 6S"]),
        ("fifteen-missed", "5H TD 2C 4S + 8D", ["5H TD", "5H 2C 8D"]),
        ("no-three-card-fifteens", FIVES_AND_RUN, ["4H 5D 6C", "4H 6C 5S"]),
        ("only-two-card-fifteens", "AH 2D 3C 9S + KD", ["2D 3C KD", "AH 2D 3C 9S"]),
        ("no-four-card-fifteens", "AH 2D 3C 9S + KD", ["AH 2D 3C 9S"]),
        ("no-five-card-fifteen", "AH 2D 3C 4S + 5D", ["AH 2D 3C 4S 5D"]),
        ("fifteens-forgotten", "5H 5D 5S JC + 5C", []),  # eight of them say nothing
    ],
)
def test_the_cards_concerned(slip: str, hand: str, cards: list[str]) -> None:
    dealt = read_hand(hand)
    assert slip_oracle.difference(slip, *deal_of(dealt))
    assert [" ".join(map(str, group)) for group in concerned(BY_ID[slip], dealt)] == cards


def test_the_cards_are_of_the_hand_in_its_order_and_never_many_groups() -> None:
    for hand in random_hands(200, seed=9):
        for slip in CATALOGUE:
            if slip.difference(hand):
                groups = concerned(slip, hand)
                assert len(groups) <= 4
                assert all(list(group) == [card for card in hand.five if card in group] != [] for group in groups)


def test_only_fifteens_in_numbers_and_nothing_go_without_cards() -> None:
    without = {
        slip.id
        for hand in random_hands(600, seed=10)
        for slip in CATALOGUE
        if slip.difference(hand) and not concerned(slip, hand)
    }
    fifteens = {slip.id for slip in CATALOGUE if slip.kind and slip.kind.value == "fifteen"}
    assert "something-from-nothing" in without
    assert without <= fifteens


# Narrow


@pytest.mark.parametrize("book", [ENGLISH_SLIPS, GERMAN_SLIPS], ids=["en", "de"])
def test_every_sentence_can_be_broken_at_forty_columns(book: SlipBook) -> None:
    console, look = Console(width=40), Look({"en": WIDE.book, "de": GERMAN}[book.code], width=40)
    for hand in random_hands(60, seed=11):
        for slip in [slip for slip in CATALOGUE if slip.difference(hand)]:
            line = explained_line(slip, hand, is_habit=True, book=book, look=look)
            rows = [*line.wrap(console, 40)]
            assert max(row.cell_len for row in rows) <= 40
            assert " ".join(row.plain.rstrip() for row in rows) == line.plain


# As often as the run counts


@pytest.mark.parametrize(
    ("hand", "short", "times"),
    [(FIVES_AND_RUN, 3, "twice"), ("4H 5D 5C 6S + 5S", 6, "three times"), ("4H 5D 5C 6S + 6D", 9, "four times")],
)
def test_a_multiple_run_counted_once_counts_as_often_as_it_can_be_made(hand: str, short: int, times: str) -> None:
    said = english("multiple-run-as-one", hand)
    assert said.startswith(f"You are {short} short: ")
    assert f"make the run count {times}" in said.replace("makes", "make")
    assert {"twice": "zweimal", "three times": "dreimal", "four times": "viermal"}[times] in german(
        "multiple-run-as-one", hand
    )


# Two at once

RUN_AND_JACK = "4H 5D 6C 6S + JS"


def together(*slips: str, book: SlipBook, look: Look, is_habit: bool = False) -> str:
    made = [BY_ID[slip] for slip in slips]
    return together_line(made, read_hand(RUN_AND_JACK), is_habit=is_habit, book=book, look=look).plain


def test_two_slips_are_told_in_one_sentence() -> None:
    both = ("multiple-run-as-one", "starter-jack-as-nobs")
    assert together(*both, book=ENGLISH_SLIPS, look=WIDE, is_habit=True) == (
        "You are 2 short, as before: a card held twice makes the run count twice (4♥ 5♦ 6♣ 6♠: +3),"
        " and a jack that is the starter is no nobs (J♠: -1)."
    )
    assert together(*both, book=GERMAN_SLIPS, look=GERMAN_LOOK) == (
        "Du liegst um 2 zu niedrig: mit einer doppelten Karte zählt die Folge zweimal (4♥ 5♦ 6♣ 6♠: +3),"
        " und ein Bube als Startkarte ist kein Nobs (B♠: -1)."
    )
    assert "(4 of hearts, 5 of diamonds, 6 of clubs, 6 of spades: +3)" in together(
        *both, book=ENGLISH_SLIPS, look=PLAIN
    )


# Habits


def test_what_has_become_sure() -> None:
    slip = BY_ID["any-jack"]
    assert confirmed_line(slip, ENGLISH_SLIPS, WIDE).plain == (
        "Now it is clear: You count a jack of any suit as his nobs."
    )
    assert confirmed_line(slip, GERMAN_SLIPS, GERMAN_LOOK).plain == (
        "Jetzt ist es klar: Du zählst einen Buben beliebiger Farbe als Nobs."
    )
    assert cured_line(slip, ENGLISH_SLIPS, WIDE).plain == (
        'Three in a row, so you have got over this: "You count a jack of any suit as his nobs."'
    )
    assert cured_line(slip, GERMAN_SLIPS, GERMAN_LOOK).plain == (
        "Dreimal in Folge richtig, das hast du hinter dir: „Du zählst einen Buben beliebiger Farbe als Nobs.“"
    )


@BOTH
def test_a_habit_is_said_boldly_a_cure_in_green_too_and_neither_hangs_on_it(book: SlipBook, look: Look) -> None:
    for slip in CATALOGUE:
        confirmed, cured = confirmed_line(slip, book, look), cured_line(slip, book, look)
        assert (str(confirmed.style), str(cured.style)) == ("bold", "bold green")
        assert confirmed.plain.endswith(book.words[slip.id].mistake)
        assert book.words[slip.id].mistake in cured.plain
        assert confirmed.plain != cured.plain
        assert styled(confirmed) == styled(cured) == []


def test_a_mistake_in_a_list() -> None:
    assert mistake_line(BY_ID["nobs-missed"], ENGLISH_SLIPS).plain == "  You forget his nobs."
    assert mistake_line(BY_ID["nobs-missed"], GERMAN_SLIPS).plain == "  Du vergisst Nobs."


def test_what_a_placement_found() -> None:
    found = [BY_ID["pairs-forgotten"], BY_ID["nobs-missed"]]
    assert texts(found_lines(found, ENGLISH_SLIPS, WIDE)) == [
        "It seems:",
        "  You forget the pairs.",
        "  You forget his nobs.",
    ]
    assert texts(found_lines(found, GERMAN_SLIPS, GERMAN_LOOK)) == [
        "Es sieht so aus:",
        "  Du vergisst die Paare.",
        "  Du vergisst Nobs.",
    ]


def test_a_placement_that_found_nothing_says_so() -> None:
    assert texts(found_lines([], ENGLISH_SLIPS, WIDE)) == ["No habit of miscounting was found."]
    assert texts(found_lines([], GERMAN_SLIPS, GERMAN_LOOK)) == ["Kein fester Zählfehler gefunden."]


@pytest.mark.parametrize("book", [ENGLISH_SLIPS, GERMAN_SLIPS], ids=["en", "de"])
def test_after_an_error_a_placement_does_not_say_that_there_is_none(book: SlipBook) -> None:
    assert texts(found_lines([], book, WIDE, is_right=False)) == [book.found_unsure]
