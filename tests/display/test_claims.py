"""The verdict on a count: each finding in plain words, in both languages, with the cards that were not counted."""

import re
from random import Random

import pytest
from rich.text import Text

from tests import situations
from tests.display.looks import BOTH_LANGUAGES, GERMAN_LOOK, LETTERS, NARROW, PLAIN, WIDE, styled, texts
from tests.situations import hand_of
from trainer.cribbage.cards import read_hand
from trainer.cribbage.spoken import Name
from trainer.display.claims import judgement_lines, misheard_line
from trainer.display.look import Look
from trainer.language.phrasebook import Phrasebook
from trainer.learning.claims import Claim, read
from trainer.learning.judging import judge

SEVENTEEN = "4H 5D 6C JS 5S"
FIFTEENS = "fifteen 2, fifteen 4, fifteen 6, fifteen 8"


def lines(claims: str, hand: str = SEVENTEEN, look: Look = WIDE) -> list[str]:
    return texts(judgement_lines(judge(read(claims), read_hand(hand)), read_hand(hand), look))


def test_a_right_count_is_right_in_a_line() -> None:
    count = f"{FIFTEENS}, pair 10, double run 16, nobs 17"
    assert lines(count) == ["Every item is right."]
    assert lines(count, look=GERMAN_LOOK) == ["Alles richtig gezählt."]


def test_missing_fifteens_are_shown_with_all_that_there_are() -> None:
    assert lines("fifteen 2, pair 4, double run 10, nobs 11") == [
        "Not counted: 3 fifteens. All there are:",
        "   4♥  [5♦]  6♣  [J♠] +  5♠ ",
        "   4♥   5♦   6♣  [J♠] + [5♠]",
        "  [4♥] [5♦] [6♣]  J♠  +  5♠ ",
        "  [4♥]  5♦  [6♣]  J♠  + [5♠]",
    ]
    assert lines("fifteen 2, pair 4, double run 10, nobs 11", look=GERMAN_LOOK)[0] == (
        "Nicht gezählt: 3 Fünfzehner. Alle, die es gibt:"
    )


def test_plainly_the_cards_are_spelled_out() -> None:
    assert lines(f"{FIFTEENS}, pair 10, run of three 13", look=PLAIN) == [
        "Not counted: 1 run of three. All there are:",
        "4 of hearts, 5 of diamonds, 6 of clubs",
        "4 of hearts, 6 of clubs, 5 of spades",
        "Not counted: nobs.",
        "jack of spades",
    ]


def test_all_of_a_kind_that_is_missing_is_just_shown() -> None:
    assert lines(f"{FIFTEENS}, double run 14, nobs 15") == ["Not counted: 1 pair.", "   4♥  [5♦]  6♣   J♠  + [5♠]"]


def test_what_is_not_there_is_told() -> None:
    claims = "flush 4, nobs 5, fifteen 7, fifteen 9, pair royal 15"
    assert lines(claims, "2H QD 2C QS 4D crib")[-1] == "Counted but not there: flush, nobs, 2 fifteens, 1 pair."
    assert lines("flush 4, flush 8", "2H 4H 6H 8H TH crib")[-1] == "Counted but not there: 2 flushes."
    assert lines("run of three 3", "QH KD AC 2S 6D", GERMAN_LOOK) == ["Gezählt, aber nicht da: 1 Dreierfolge."]


def test_a_wrong_running_total_is_told_with_what_the_items_make() -> None:
    claims = f"{FIFTEENS}, pair 12, double run 18, nobs 19"
    assert lines(claims) == ['At "pair 12" your items make 10, you said 12.']
    assert lines(claims, look=GERMAN_LOOK) == ["Bei „Paar 12“ ergibt das Gezählte 10, du sagtest 12."]


def test_a_right_total_by_wrong_items_is_told_first() -> None:
    claims = "fifteen 2, fifteen 4, fifteen 6"
    told = lines(claims, "7H 8D 8S 3C KH")
    assert told[:2] == ["The total is right, but not by these items:", "Not counted: 1 pair."]
    assert told[-1] == "Counted but not there: 1 fifteen."
    german = lines(claims, "7H 8D 8S 3C KH", GERMAN_LOOK)
    assert german[0] == "Die Summe stimmt, aber nicht durch das Gezählte:"


def test_a_wrong_name_is_told_with_the_right_one() -> None:
    assert lines("run of three 4", "9H TD JC QS 2D") == [
        'The points are right, the name is not: it is called "run of four", not "run of three".'
    ]
    assert lines("run of three 4", "9H TD JC QS 2D", GERMAN_LOOK) == [
        "Die Punkte stimmen, der Name nicht: Es heißt „Viererfolge“, nicht „Dreierfolge“."
    ]


# All of them


def some_wrong_counts() -> list[tuple[str, str]]:
    """Counts of all kinds with one claim left out, changed or added, as text, with their hand."""
    rng = Random(2)
    found = []
    for deal, _, made in situations.counts():
        claims = [Claim(call.name, call.total) for call in made]
        wrong = Claim(rng.choice([*Name]), rng.choice([None, *range(1, 30)]))
        place = rng.randrange(len(claims))
        claims[place : place + rng.randrange(2)] = [wrong] * rng.randrange(1, 3)
        found.append((", ".join(f"{c.name} {c.total}" if c.total else c.name for c in claims), str(hand_of(deal))))
    return found


@BOTH_LANGUAGES
def test_every_finding_has_words_and_nothing_is_left_to_fill_in(book: Phrasebook) -> None:
    for claims, hand in some_wrong_counts():
        for look in (Look(book), Look(book, is_plain=True)):
            told = lines(claims, hand, look)
            assert told
            assert all(line.strip() for line in told)
            assert not re.search(r"[{}]|None", "".join(told))


@pytest.mark.parametrize("look", [NARROW, Look(NARROW.book, has_symbols=False, width=40)], ids=["symbols", "letters"])
def test_23_cards_fit_into_40_columns(look: Look) -> None:
    for claims, hand in some_wrong_counts():
        assert all(Text(line).cell_len <= 40 for line in lines(claims, hand, look) if "+" in line)


def test_22_47_without_symbols_all_is_ascii_and_plainly_no_card_is_marked() -> None:
    for claims, hand in some_wrong_counts():
        assert "".join(lines(claims, hand, LETTERS)).isascii()
        assert not set("[]♣♦♥♠+=|") & set("".join(lines(claims, hand, PLAIN)))


def test_no_style_hides_anything() -> None:
    for line in judgement_lines(judge(read("nobs 1"), read_hand(SEVENTEEN)), read_hand(SEVENTEEN), WIDE):
        assert all("[" in part for part, _ in styled(line))


# What is not understood


@pytest.mark.parametrize(
    ("look", "line"),
    [(WIDE, 'I do not understand "wibble" in a count.'), (GERMAN_LOOK, "„wibble“ verstehe ich beim Zählen nicht.")],
)
def test_a_misheard_word_is_quoted(look: Look, line: str) -> None:
    assert misheard_line("wibble", look).plain == line


@BOTH_LANGUAGES
def test_24_a_hostile_word_is_quoted_harmlessly(book: Phrasebook) -> None:
    assert '"?[31m[/x]{0}:smile:?"' in misheard_line("\x1b[31m[/x]{0}:smile:\u202e", Look(book)).plain.translate(
        {ord("„"): '"', ord("“"): '"'}
    )
