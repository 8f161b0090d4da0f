"""A typed answer: which numbers and words are a total, what is a count, and that nothing else is an answer."""

import re
from collections.abc import Sequence
from itertools import accumulate, groupby
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests import situations
from tests.language import grammar
from trainer.cribbage.cards import read_hand
from trainer.cribbage.spoken import Call, Name, Style
from trainer.language.english import ENGLISH
from trainer.language.german import GERMAN
from trainer.language.listening import Heard, Misheard, hear, total
from trainer.language.phrasebook import Phrasebook
from trainer.learning.claims import Claim, written
from trainer.learning.judging import judge

BOTH = (ENGLISH, GERMAN)


@pytest.mark.parametrize("points", range(30))
def test_every_total_is_understood_as_a_number(points: int) -> None:
    assert total(str(points), *BOTH) == points


@pytest.mark.parametrize("language", [grammar.ENGLISH, grammar.GERMAN], ids=["en", "de"])
def test_every_total_is_understood_as_a_word_of_either_language(language: grammar.Grammar) -> None:
    for points, word in enumerate(language.numbers.split()):
        for typed in (word, word.upper(), word.capitalize(), f" {word} ", f"{word}.", f"{word}!"):
            assert total(typed, *BOTH) == points, typed


@pytest.mark.parametrize(
    ("typed", "points"),
    [
        ("12 ", 12),
        ("\t12\n", 12),
        ("12.", 12),
        ("00", 0),
        ("07", 7),
        ("zwölf", 12),
        ("Twenty-Nine", 29),
        ("ZWÖLF", 12),
        ("fünf", 5),
        ("Nineteen!", 19),
        ("NEUNUNDZWANZIG", 29),
    ],
)
def test_26_a_bare_number_or_number_word_is_the_total(typed: str, points: int) -> None:
    assert total(typed, *BOTH) == points


@pytest.mark.parametrize(
    "typed",
    [
        *(
            "",
            " ",
            ".",
            "!",
            "-",
            "30",
            "31",
            "99",
            "-1",
            "+1",
            "abc",
            "²",
            "½",
            "١٢",
            "1e1",
            "0x1",
            "007",
            "1_0",
            "1.5",
        ),
        *(
            "12a",
            "1 2",
            "fifteen two",
            "twelve twelve",
            "thirty",
            "thirty-one",
            "dreißig",
            "einunddreißig",
            "null null",
        ),
        *("five six", "\x1b[A", "\x00", "⑫", "１２", "12\u200b", "\ufeff12", "nineteenth", "twentynine", "1,2"),
    ],
    ids=ascii,
)
def test_26_anything_else_is_no_answer(typed: str) -> None:
    assert total(typed, *BOTH) is None


def test_words_of_a_language_that_is_not_listened_for_are_no_answer() -> None:
    assert total("zwölf", ENGLISH) is None
    assert total("twelve", GERMAN) is None
    assert total("twelve") is None
    assert total("12") == 12


@given(st.text())
def test_whatever_is_typed_it_is_a_possible_total_or_no_answer(typed: str) -> None:
    assert total(typed, *BOTH) in {None, *range(30)}


@given(st.integers())
def test_no_number_beyond_the_highest_hand_is_an_answer(number: int) -> None:
    assert total(str(number), *BOTH) == (number if 0 <= number <= 29 else None)


# A count


def heard(text: str) -> str:
    """A count as it is stored."""
    claims = hear(text, *BOTH)
    assert isinstance(claims, tuple), claims
    return written(claims)


SEVENTEEN = "fifteen 2, fifteen 4, fifteen 6, fifteen 8, pair 10, double run 16, nobs 17"


@pytest.mark.parametrize(
    ("typed", "claims"),
    [
        ("15 2 15 4 pair 6", "fifteen 2, fifteen 4, pair 6"),
        ("15-2, 15-4 and a pair is 6", "fifteen 2, fifteen 4, pair 6"),
        ("fifteen two, four, six, eight, pair ten, double run sixteen and nobs seventeen", SEVENTEEN),
        ("Fünfzehn zwei, vier, sechs, acht, ein Paar zehn, eine Doppelfolge sechzehn und Nobs siebzehn.", SEVENTEEN),
        ("FIFTEEN TWO FOUR SIX EIGHT PAIR TEN DOUBLE RUN SIXTEEN NOBS SEVENTEEN!", SEVENTEEN),
        ("fünfzehn zwei, vier, ein Paar sechs", "fifteen 2, fifteen 4, pair 6"),
        ("fuenfzehn zwei", "fifteen 2"),
        ("FÜNFZEHN ZWEI", "fifteen 2"),
        ("fu\u0308nfzehn zwei", "fifteen 2"),
        ("f f p r3 n", "fifteen, fifteen, pair, run of three, nobs"),
        ("f2 f4 p6", "fifteen 2, fifteen 4, pair 6"),
        ("f 2 4 6 p 8", "fifteen 2, fifteen 4, fifteen 6, pair 8"),
        ("F2,4,P6", "fifteen 2, fifteen 4, pair 6"),
        ("3 fifteens 6, pair 8", "fifteen, fifteen, fifteen 6, pair 8"),
        ("three 15s 6 & pair 8", "fifteen, fifteen, fifteen 6, pair 8"),
        ("drei Fünfzehner sechs, Paar acht", "fifteen, fifteen, fifteen 6, pair 8"),
        ("three fifteens", "fifteen, fifteen, fifteen"),
        ("two pairs", "pair, pair"),
        ("zwei Paar vier", "pair, pair 4"),
        ("one pair 2", "pair 2"),
        ("a fifteen", "fifteen"),
        ("a pair, a fifteen and nobs", "pair, fifteen, nobs"),
        ("pair, fifteen, nobs", "pair, fifteen, nobs"),
        ("double run of three 8", "double run of three 8"),
        ("double run of 3 8", "double run of three 8"),
        ("double run three eight", "double run of three 8"),
        ("double run 8", "double run 8"),
        ("doppelte Dreierfolge 8", "double run of three 8"),
        ("a run of 3", "run of three"),
        ("3er-Folge 3", "run of three 3"),
        ("flush 4", "flush 4"),
        ("fl 5 n 6", "flush 5, nobs 6"),
        ("his nobs", "nobs"),
        ("15 2, and one for his nobs is 3", "fifteen 2, nobs 3"),
        ("one for his nob", "nobs"),
        ("15 2 und Nobs three", "fifteen 2, nobs 3"),
        ("pr 6 tr15", "pair royal 6, triple run 15"),
        ("dpr ddr", "double pair royal, double double run"),
        ("dr dr3 dr4", "double run, double run of three, double run of four"),
        ("ddr 16 nobs twenty-one", "double double run 16, nobs 21"),
        ("(15 = 2); pair: 4", "fifteen 2, pair 4"),
    ],
)
def test_a_count_is_heard_as_its_groups_and_totals(typed: str, claims: str) -> None:
    assert heard(typed) == claims


# The rules by which one of several readings is taken


@pytest.mark.parametrize(
    ("typed", "claims"),
    [
        # 15: a fifteen or a total
        ("15 2", "fifteen 2"),
        ("15 15 15", "fifteen, fifteen, fifteen"),
        ("15 15 4", "fifteen, fifteen 4"),
        ("15 15 15 6 p", "fifteen, fifteen, fifteen 6, pair"),
        ("p 15 4", "pair, fifteen 4"),
        ("pair 2 15 4", "pair 2, fifteen 4"),
        ("double pair royal 12, nobs 13, pair 15", "double pair royal 12, nobs 13, pair 15"),
        (
            "double pair royal 12, nobs 13, fifteen 15, seventeen",
            "double pair royal 12, nobs 13, fifteen 15, fifteen 17",
        ),
        ("dpr 12 n 13 15 15 15 17", "double pair royal 12, nobs 13, fifteen 15, fifteen 17"),
        ("dpr 12 n 13 p 15 15 17", "double pair royal 12, nobs 13, pair 15, fifteen 17"),
        ("nobs 1, 15 3 5 7 9 11 13 15 17", "nobs 1, " + ", ".join(f"fifteen {total}" for total in range(3, 18, 2))),
        ("dr 8 p 10 p 12 p 15 n 16", "double run 8, pair 10, pair 12, pair 15, nobs 16"),
        # Jumps
        ("fifteen six", "fifteen, fifteen, fifteen 6"),
        ("15 2 6 pair 8", "fifteen 2, fifteen, fifteen 6, pair 8"),
        ("15 2 15 6", "fifteen 2, fifteen, fifteen 6"),
        ("pair 2, fifteen 6", "pair 2, fifteen, fifteen 6"),
        ("fifteen sixteen", "fifteen, " * 7 + "fifteen 16"),
        ("15 3", "fifteen 3"),
        ("15 2 5", "fifteen 2, fifteen 5"),
        ("f f 6", "fifteen, fifteen 6"),
        ("2 fifteens 6", "fifteen, fifteen 6"),
        ("15 2 15 4 pairs 8", "fifteen 2, fifteen 4, pair, pair 8"),
        ("pair 6", "pair 6"),
        # How many
        ("15 2 15 4 2 pairs 8", "fifteen 2, fifteen 4, pair, pair 8"),
        ("15 2 2 pairs 6", "fifteen 2, pair, pair 6"),
        ("15 2 15 4 2 pair 8", "fifteen 2, fifteen 4, pair, pair 8"),
        ("15 2 3 pairs", "fifteen 2, pair, pair, pair"),
        ("15 2 4 pair 6", "fifteen 2, fifteen 4, pair 6"),
        ("2 runs of three 6", "run of three, run of three 6"),
        ("2 runs 6 pair 8", "run of three, run of three 6, pair 8"),
        # The worth of a group
        ("f f run of three for three", "fifteen, fifteen, run of three"),
        ("6 fifteens 12, pair 2, nobs 1", "fifteen, " * 5 + "fifteen 12, pair, nobs"),
        ("15 2 15 2 pair 2", "fifteen 2, fifteen, pair"),
        ("3 fifteens 6, pair 2, run of three 3, total 11", "fifteen, fifteen, fifteen 6, pair, run of three 11"),
        ("15 2 15 4 pair 3", "fifteen 2, fifteen 4, pair 3"),
        ("15 2 and two for the pair", "fifteen 2, pair"),
        ("15 2, 15 4, double run for 8", "fifteen 2, fifteen 4, double run 12"),
        ("15 4 dr8", "fifteen, fifteen 4, double run 12"),
        ("15 2, 15 4, double run for eight makes twelve", "fifteen 2, fifteen 4, double run 12"),
        ("15 4, double run 8, total 12", "fifteen, fifteen 4, double run 12"),
        ("15 2, run of three 3", "fifteen 2, run of three"),
        ("15 for 2, 15 for 2, run of four for 4", "fifteen, fifteen, run of four"),
        ("15 8, triple run for 15", "fifteen, fifteen, fifteen, fifteen 8, triple run 23"),
        ("15 8, triple run for 15, 23", "fifteen, fifteen, fifteen, fifteen 8, triple run 23"),
        ("15 2 | pair 4", "fifteen 2, pair 4"),
        ("Fünfer-Folge 5, 15 7", "run of five 5, fifteen 7"),
        ("Farbe vier", "flush 4"),
        ("nobs 1, 15 2, 15 2, pair 2", "nobs 1, fifteen, fifteen, pair"),
        ("fifteen two, four, eight for the double run is twelve", "fifteen 2, fifteen 4, double run 12"),
        ("fünfzehn vier und acht für die Doppelfolge macht zwölf", "fifteen, fifteen 4, double run 12"),
        ("15 2, eight for the double run and one for nobs", "fifteen 2, double run 10, nobs"),
        ("4 fifteens for 8, pair royal for 6, nobs for 1, 15 in all", "fifteen, " * 4 + "pair royal, nobs 15"),
        (
            "15 2 15 4 15 6 15 8 pr 14 n 15 total 15",
            "fifteen 2, fifteen 4, fifteen 6, fifteen 8, pair royal 14, nobs 15",
        ),
        ("15 2, 15 4, double run of eight is twelve", "fifteen 2, fifteen 4, double run 12"),
        ("Doppelfolge zu acht", "double run 8"),
        ("five card flush", "flush 5"),
        ("15 2, flush of four", "fifteen 2, flush 6"),
        ("flush of five for five, nobs 6", "flush 5, nobs 6"),
        ("fifteen for two, pair for four, double run for ten", "fifteen 2, pair 4, double run 10"),
        ("pair for 2, double run for 8", "pair 2, double run 8"),
        ("15 8, pair 10, double run 13, nobs 15", "fifteen, " * 3 + "fifteen 8, pair 10, double run 13, nobs 15"),
        ("15 8, pair 10, double run 15", "fifteen, " * 3 + "fifteen 8, pair 10, double run 15"),
        ("f f p 15", "fifteen, fifteen, pair, fifteen"),
        # A worth that is wrong
        ("15 8, pair royal 4", "fifteen, fifteen, fifteen, fifteen 8, pair royal 12"),
        ("pair royal 4, pair 6", "pair royal 4, pair 6"),
        ("15 2, 15 4, nobs for 2", "fifteen 2, fifteen 4, nobs 6"),
        ("15 2, 15 4, pair 6, nobs 2", "fifteen 2, fifteen 4, pair 6, nobs 8"),
        ("two for his nobs", "nobs 2"),
        ("15 2, 15 4, Paar 6, Doppelfolge für 3", "fifteen 2, fifteen 4, pair 6, double run 9"),
        ("15 2, his heels 4", "fifteen 2, heels 4"),
        # So many of a kind
        ("2 fifteens, 1 pair, 2 runs of three", "fifteen, fifteen, pair, run of three, run of three"),
        ("two fifteens, one pair, one double run", "fifteen, fifteen, pair, double run"),
        ("3 fifteens & 1 pair", "fifteen, fifteen, fifteen, pair"),
        ("1 fifteen, 1 pair", "fifteen, pair"),
        ("4 Fünfzehner, 1 Paar, 1 Doppelfolge, Nobs", "fifteen, " * 4 + "pair, double run, nobs"),
        ("ein Paar, zwei Fünfzehner, eine Doppelfolge", "pair, fifteen, fifteen, double run"),
        ("a pair, two fifteens and nobs", "pair, fifteen, fifteen, nobs"),
        ("2 fifteens, 1 pair is 6", "fifteen, fifteen, pair 6"),
        ("4x15", "fifteen, fifteen, fifteen, fifteen"),
        ("4 x 15 8, pair 10", "fifteen, fifteen, fifteen, fifteen 8, pair 10"),
        ("vier mal fünfzehn und ein Paar", "fifteen, fifteen, fifteen, fifteen, pair"),
        ("viermal fünfzehn", "fifteen, fifteen, fifteen, fifteen"),
        ("15 8, pairs 12", "fifteen, fifteen, fifteen, fifteen 8, pair, pair 12"),
        ("15 8, pairs 4", "fifteen, fifteen, fifteen, fifteen 8, pair, pair"),
        ("15 8 pair 10 runs 16", "fifteen, " * 3 + "fifteen 8, pair 10, run of three, run of three 16"),
        ("15 2 runs 10", "fifteen 2, run of four, run of four 10"),
        ("Paar 2, Straßen 8", "pair 2, run of three, run of three 8"),
        # Runs of which the length is not said
        ("run 3, run 6, pair 8", "run of three 3, run of three 6, pair 8"),
        ("15 2 15 4 run 7", "fifteen 2, fifteen 4, run of three 7"),
        ("f f r7", "fifteen, fifteen, run of three 7"),
        ("15 2 15 4 r 4", "fifteen 2, fifteen 4, run of four"),
        ("15 2 15 4 run 3 7", "fifteen 2, fifteen 4, run of three 7"),
        ("15 2 run 5 7", "fifteen 2, run of five 7"),
        ("15 2 run 5", "fifteen 2, run of three 5"),
        ("r3 n", "run of three, nobs"),
        ("r3 8", "run of three 8"),
        ("run 3 15 5", "run of three 3, fifteen 5"),
        ("dpr 12 run 3 15", "double pair royal 12, run of three 15"),
        ("f2 r5", "fifteen 2, run of three 5"),
        ("f2 r5 7", "fifteen 2, run of five 7"),
        ("f r5", "fifteen, run of five"),
        ("f2 p r5", "fifteen 2, pair, run of five"),
        ("f2 r4", "fifteen 2, run of four"),
        ("run 3 2 pairs 7", "run of three 3, pair, pair 7"),
        ("Folge vier", "run of four 4"),
        # The total once more
        ("15 2, 15 4, pair 6 = 6", "fifteen 2, fifteen 4, pair 6"),
        ("15 2, 4, total 4", "fifteen 2, fifteen 4"),
        ("f p n 5 points in all", "fifteen, pair, nobs 5"),
    ],
)
def test_where_a_count_can_be_read_in_several_ways_the_rules_decide(typed: str, claims: str) -> None:
    assert heard(typed) == claims


TWELVE = "3D 3H 4C 9D + 2S"
"""Two fifteens, a pair, two runs of three."""


@pytest.mark.parametrize(
    ("hand", "typed"),
    [
        *((TWELVE, typed) for typed in ("15 4 p r3 r3", "f4 p r3 r3", "15 4 pair, dr", "r3 r3 15 4 p", "2f dr")),
        *(
            (TWELVE, typed)
            for typed in ("fifteen four pair run of three run of three", "dr 8 f4", "double run 8, 15 4")
        ),
        *(
            (TWELVE, typed)
            for typed in ("15 twice, pair, run of three twice", "15 x 2, dr", "15 two times, dr", "2x15 dr")
        ),
        *(
            (TWELVE, typed)
            for typed in ("15 4, r3x2, p", "15 4, pair 2, runs 6", "pair for 2, dr for 6, fifteens for 4")
        ),
        *((TWELVE, typed) for typed in ("fünfzehn zweimal, Doppelfolge", "Doppelfolge acht, Fünfzehner vier")),
        (TWELVE, "zwei Fünfzehner, ein Paar und zweimal die Dreierfolge macht zwölf"),
        (TWELVE, "vier Punkte für Fünfzehner, acht Punkte für die Doppelfolge, zusammen zwölf"),
        ("8C AH 6D TS + 9H", "15 4 r3"),
        ("8C AH 6D TS + 9H", "fünfzehn vier Dreierfolge"),
        ("4C 4D 2S KS + 9H", "pair for two, fifteens for four"),
        ("TD QC QD JD + 9H", "pair for 2, double run for 8"),
        ("TD QC QD JD + 9H", "pair 2, 2 runs 8"),
        ("JD QC QD 2S + KH", "pair 2, double run 8"),
        ("JD QC QD 2S + KH", "pair for 2, double run for 8"),
    ],
)
def test_what_may_be_read_in_several_ways_is_right_where_one_is_true_of_the_hand(hand: str, typed: str) -> None:
    claims = hear(typed, *BOTH, hand=read_hand(hand))
    assert isinstance(claims, tuple)
    judgement = judge(claims, read_hand(hand))
    assert (judgement.is_right, judgement.wrong_totals, judgement.misnamed) == (True, (), ())


@pytest.mark.parametrize(
    ("typed", "claims"),
    [
        ("pair 2, 15 4", "pair 2, fifteen 4"),  # that four are two fifteens is much less usual
        ("15 2, pair 4, double run 10", "fifteen 2, pair 4, double run 10"),
        ("15 4, pair 6, double run 11", "fifteen, fifteen 4, pair 6, double run 11"),
    ],
)
def test_what_is_usual_is_heard_though_it_is_wrong(typed: str, claims: str) -> None:
    answer = hear(typed, *BOTH, hand=read_hand(TWELVE))
    assert isinstance(answer, tuple)
    assert written(answer) == claims


@pytest.mark.parametrize(
    ("typed", "points"),
    [
        *(("15", 15), ("fifteen", 15), ("fünfzehn", 15), ("fuenfzehn", 15), ("nineteen", 19), ("Neunzehn.", 19)),
        *(("nothing", 0), ("Nichts!", 0), ("none", 0), ("null", 0), ("zero", 0), ("0", 0), ("2", 2)),
        *(("12 points", 12), ("that's 12", 12), ("zwölf Punkte", 12), ("twenty one", 21)),
    ],
)
def test_26_a_number_alone_is_the_total(typed: str, points: int) -> None:
    assert hear(typed, *BOTH) == points


@pytest.mark.parametrize(
    ("typed", "word"),
    [
        ("wibble", "wibble"),
        ("15 2 WIBBLE 4", "WIBBLE"),
        ("15 2, zwei Paaare 6", "Paaare"),
        *(("30", "30"), ("-1", "-1"), ("+1", "+1"), ("- 1", "-"), ("abc", "abc"), ("²", "²"), ("١٢", "١٢")),
        *(("1e1", "1e1"), ("007", "007"), ("12x", "12x"), ("1.5", "1.5"), ("12\u200b", "12\u200b"), ("１２", "１２")),
        *(("15 2 15 -4", "-4"), ("thirty", "thirty"), ("15 30", "30"), ("\x1b[A", "\x1b[A")),
        *(("1,2", "1"), ("five six", "five"), ("12 12", "12"), ("nothing pair", "nothing"), ("pair 0", "0")),
        *(("run", "run"), ("f f r", "r"), ("15 2 run 9", "run"), ("run of six", "run"), ("r7", "r7")),
        *(("pairs", "pairs"), ("fifteens", "fifteens"), ("pairs 3", "pairs"), ("f f fifteens 8", "fifteens")),
        *(("15 2 15 4 pair 6 total 8", "8"), ("pair 2 4 nobs", "4"), ("8 15 2 15 4", "8"), ("2 flush", "2")),
        *(("9 fifteens", "9"), ("n " * 30, "n"), ("a5", "a5"), ("f200", "f200")),
        *(("6 fifteens 6 pairs 6 runs of three", "runs of three"), ("junk", "junk"), ("s", "s")),
        # Totals that are none, and more than a hand can have
        *(("fifteen eighteen", "eighteen"), ("15 4 + 8 = 12", "12"), ("fifteen four and eight is twelve", "twelve")),
        *(("15 8 and 15 is 23", "23"), ("f f r5 + 1", "1"), ("f " * 15, "f"), ("dr fl " * 3, "fl")),
    ],
)
def test_26_what_is_not_understood_is_no_answer_and_is_quoted(typed: str, word: str) -> None:
    assert hear(typed, *BOTH) == Misheard(word)


@pytest.mark.parametrize("typed", ["", " ", "\n", ".", "...", "?", "??", ",", "and", "ein", "the total is"])
def test_26_what_says_nothing_is_no_answer(typed: str) -> None:
    assert hear(typed, *BOTH) is None


def test_a_count_is_heard_in_the_languages_that_are_listened_for() -> None:
    assert hear("Paar zwei", ENGLISH) == Misheard("Paar")
    assert hear("pair two", GERMAN) == Misheard("pair")
    assert hear("p 2", GERMAN) == hear("p 2", ENGLISH) == (Claim(Name.PAIR, 2),)


# Everything that is spoken


def claims_of(made: Sequence[Call]) -> tuple[Claim, ...]:
    return tuple(Claim(call.name, call.total) for call in made)


@pytest.mark.parametrize("book", BOTH, ids=["en", "de"])
def test_everything_that_is_spoken_is_heard_as_the_groups_and_totals_it_came_from(book: Phrasebook) -> None:
    for deal, style, made in situations.counts():
        sentence = book.spoken(made, style)
        for typed in (sentence, sentence.rstrip(".").lower(), sentence.replace(",", ""), sentence.upper()):
            assert hear(typed, *BOTH) == claims_of(made), (deal, typed)
    for style in Style:
        assert hear(book.spoken((), style), *BOTH) == 19


LETTERS = {
    Name.FIFTEEN: "f",
    Name.PAIR: "p",
    Name.PAIR_ROYAL: "pr",
    Name.DOUBLE_PAIR_ROYAL: "dpr",
    Name.RUN_OF_THREE: "r3",
    Name.RUN_OF_FOUR: "r4",
    Name.RUN_OF_FIVE: "r5",
    Name.DOUBLE_RUN: "dr",
    Name.DOUBLE_RUN_OF_THREE: "dr3",
    Name.DOUBLE_RUN_OF_FOUR: "dr4",
    Name.TRIPLE_RUN: "tr",
    Name.DOUBLE_DOUBLE_RUN: "ddr",
    Name.FLUSH: "fl",
    Name.NOBS: "n",
}


def test_every_count_can_be_scribbled_in_letters() -> None:
    for deal, _, made in situations.counts():
        letters = [LETTERS[call.name] for call in made]
        with_totals = [f"{LETTERS[call.name]} {call.total}" for call in made]
        together = [
            f"{LETTERS[call.name]}{' ' if '3' in LETTERS[call.name] else ''}{call.total}"
            for call in made
            if call.name not in (Name.RUN_OF_FOUR, Name.RUN_OF_FIVE, Name.DOUBLE_RUN_OF_FOUR)
        ]
        names = [call.name for call in made]
        is_run_alone = names in ([Name.RUN_OF_THREE], [Name.RUN_OF_FOUR], [Name.RUN_OF_FIVE])
        first = made[0].total if is_run_alone else None  # "r4" is a run of four, and its total
        assert hear(" ".join(letters), *BOTH) == (Claim(names[0], first), *map(Claim, names[1:])), deal
        assert hear(" ".join(with_totals), *BOTH) == claims_of(made), deal
        if len(together) == len(made):
            assert hear(" ".join(together), *BOTH) == claims_of(made), deal


# Any order, any mixture


def number_said(number: int, rng: Random) -> str:
    words = [grammar.ENGLISH.numbers.split()[number], grammar.GERMAN.numbers.split()[number].replace("ü", "ue")]
    return rng.choice([str(number), *words])


def name_said(name: Name, rng: Random) -> str:
    words = [rng.choice(["", "a ", "und eine ", "and "]) + book.calls[name].name for book in BOTH]
    return rng.choice([LETTERS[name], *words])


def scribbled(groups: Sequence[tuple[Name, int | None]], rng: Random) -> str:
    """Some groups as a learner may type them: each in a way of its own."""
    parts = []
    before = None
    for name, points in groups:
        verb = rng.choice([" ", " ", " makes ", " macht ", " is ", ": ", " = ", ", "])
        is_bare = name is Name.FIFTEEN and before is Name.FIFTEEN and points is not None and rng.random() < 0.5
        said = "" if is_bare else "15" if name is Name.FIFTEEN and rng.random() < 0.3 else name_said(name, rng)
        parts.append(said + (verb if said else "") + number_said(points, rng) if points is not None else said)
        before = name
    return parts[0] + "".join(rng.choice([", ", " ", "; ", ",", " and ", " und ", " - "]) + part for part in parts[1:])


@pytest.mark.parametrize("seed", range(5))
def test_kinds_are_heard_in_any_order_and_any_mixture_of_languages(seed: int) -> None:
    rng = Random(seed)
    for deal, _, made in situations.counts():
        kinds = [[*group] for _, group in groupby(made, key=lambda call: call.name)]
        shuffled = [call for kind in rng.sample(kinds, len(kinds)) for call in kind]
        groups = [*zip([call.name for call in shuffled], accumulate(call.points for call in shuffled), strict=True)]
        typed = scribbled(groups, rng)
        assert hear(typed, *BOTH) == tuple(Claim(*group) for group in groups), (deal, typed)


@pytest.mark.parametrize("seed", range(3))
def test_an_unknown_word_anywhere_is_what_is_asked_about(seed: int) -> None:
    rng = Random(seed)
    for _, _, made in situations.counts():
        parts = [scribbled([(call.name, call.total)], rng) for call in made]
        place = rng.randrange(len(parts) + 1)
        noise = rng.choice(["wibble", "paris", "nobsy", "1O", "3.5", "<f2>", "\x1b[31m", "{word}", "ff", "r99", "x2"])
        assert hear(" ".join([*parts[:place], noise, *parts[place:]]), *BOTH) == Misheard(noise), (parts, noise)


# Noise

KNOWN = [
    *(word for book in BOTH for word in (*book.numbers, *book.aloud.fillers, *book.aloud.nothing)),
    *(word for book in BOTH for word in (*book.aloud.plurals.values(), *book.aloud.also_called)),
    *(noun.name for book in BOTH for noun in book.calls.values()),
    *("run", "runs", "Folge", "Folgen", "15s", "15's", "r", *LETTERS.values(), *map(str, range(35))),
]


def is_sound(answer: Heard | None) -> bool:
    if isinstance(answer, tuple):
        totals = [claim.total for claim in answer if claim.total is not None]
        return 1 <= len(answer) <= 29 and all(1 <= total <= 29 for total in totals)
    return answer is None or isinstance(answer, Misheard) or 0 <= answer <= 29


@given(st.text())
def test_whatever_is_typed_something_sound_is_heard(typed: str) -> None:
    answer = hear(typed, *BOTH)
    assert is_sound(answer)
    assert not isinstance(answer, Misheard) or answer.word in typed


@given(st.lists(st.sampled_from(KNOWN), max_size=40).map(" ".join))
def test_whatever_known_words_are_typed_something_sound_is_heard(typed: str) -> None:
    answer = hear(typed, *BOTH)
    assert is_sound(answer)
    assert not isinstance(answer, Misheard) or answer.word in typed.replace("-", " ")


LETTERS_KNOWN = {part for word in KNOWN for part in re.split("[^a-zäöüß']+", word.lower()) if part}


@given(st.lists(st.text("abcdefghinoprstuw", min_size=1, max_size=6), min_size=1, max_size=6))
def test_noise_never_becomes_a_count(words: list[str]) -> None:
    if isinstance(hear(" ".join(words), *BOTH), tuple):
        assert {*words} <= LETTERS_KNOWN | {"fuenf", "fuenfzehn"}


def test_a_very_long_line_is_heard_at_once() -> None:
    assert isinstance(hear("f " * 100_000, *BOTH), Misheard)
    assert isinstance(hear("double run " * 20 + "x" * 100_000, *BOTH), Misheard)
