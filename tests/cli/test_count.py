"""`count`: cards as they may be typed, one hand a line, and what programs get of it."""

import json
import re
from random import Random

import pytest

from tests import oracle
from tests.cli.conftest import Program
from tests.conftest import Run
from trainer.cribbage.show import Miss
from trainer.language.english import ENGLISH

KINDS = ["fifteen", "pair", "run", "flush", "nobs"]
WORKED_EXAMPLE = "4H 5D 6C JS 5S"


def document(run: Run, *words: str) -> dict[str, object]:
    result = run("count", *words, "--json")
    assert result.exit_code == 0, result.stderr
    found = json.loads(result.stdout)
    assert isinstance(found, dict)
    return found


# The count of a hand


def test_27_the_worked_example_is_shown_as_in_the_rules(run: Run) -> None:
    result = run("count", *WORKED_EXAMPLE.split())
    assert [" ".join(line.split()) for line in result.stdout.splitlines()] == [
        "4♥ 5♦ 6♣ J♠ + 5♠",
        "4♥ [5♦] 6♣ [J♠] + 5♠ fifteen +2 = 2",
        "4♥ 5♦ 6♣ [J♠] + [5♠] fifteen +2 = 4",
        "[4♥] [5♦] [6♣] J♠ + 5♠ fifteen +2 = 6",
        "[4♥] 5♦ [6♣] J♠ + [5♠] fifteen +2 = 8",
        "4♥ [5♦] 6♣ J♠ + [5♠] pair +2 = 10",
        "[4♥] [5♦] [6♣] J♠ + [5♠] double run +6 = 16",
        "4♥ 5♦ 6♣ [J♠] + 5♠ nobs +1 = 17",
        "17 points",
        "Fifteen two, four, six, eight, pair ten, double run sixteen, and nobs seventeen.",
    ]


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ("", "pair ten, double run sixteen, and nobs seventeen."),
        ("--style short", "pair ten, double run sixteen, and nobs seventeen."),
        ("--style long", "a pair makes ten, a double run makes sixteen, and nobs makes seventeen."),
        ("--style shortcut", "eight, double run of three sixteen, and nobs seventeen."),
        ("--lang de", "ein Paar zehn, eine Doppelfolge sechzehn und Nobs siebzehn."),
        ("--lang de --style shortcut", "acht, eine doppelte Dreierfolge sechzehn und Nobs siebzehn."),
    ],
)
def test_the_count_is_spoken_in_the_style_and_language(run: Run, options: str, sentence: str) -> None:
    shown = " ".join(run("count", *WORKED_EXAMPLE.split(), *options.split()).stdout.split())
    assert shown.endswith(sentence)


@pytest.mark.parametrize(
    ("words", "points", "flush"),
    [
        ("2H 4H 6H 8H TC", 4, True),
        ("2H 4H 6H 8H TC --crib", 0, False),
        ("2H 4H 6H 8H TH --crib", 5, True),
        ("2H 4H 6H 8H TH", 5, True),
    ],
)
def test_crib_counts_a_crib(run: Run, words: str, points: int, flush: bool) -> None:
    result = run("count", *words.split())
    assert f"\n{points} points\n" in result.stdout
    assert ("\nFlush " in result.stdout) == flush


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("2H 4H 6H 8H TC --crib", Miss.CRIB_FLUSH),
        ("2H 4H 6H 8D TH", Miss.STARTER_FLUSH),
        ("2H 4D 6S 8D JH", Miss.STARTER_JACK),
        ("QH KD AC 8S 6D", Miss.ROUND_THE_CORNER),
        ("KH AD 2C 8S 6D", Miss.ROUND_THE_CORNER),
    ],
)
def test_a_near_miss_says_in_a_line_why_it_scores_nothing(run: Run, words: str, why: Miss) -> None:
    text = " ".join(run("count", *words.split()).stdout.split())
    assert [miss for miss in Miss if ENGLISH.misses[miss] in text] == [why]


@pytest.mark.parametrize("words", ["2H 4H 6H 8H TC", "2H 4H 6H 8H TH --crib", "2H 4D 6S 8D TH", "JH QD KC 8S 6D"])
def test_no_near_miss_is_explained_where_there_is_none(run: Run, words: str) -> None:
    text = " ".join(run("count", *words.split()).stdout.split())
    assert [miss for miss in Miss if ENGLISH.misses[miss] in text] == []


# Cards as they may be typed


@pytest.mark.parametrize(
    "typed",
    [
        "5H 5D TS JC AC",
        "5h 5d ts jc ac",
        "5♥ 5♦ 10♠ J♣ A♣",
        "5♡ 5♢ 10♤ J♧ A♧",
        "5H 5D 10S JC AC",
        "5H,5D,10s,JC,AC",
        "5H, 5D, TS, JC, AC",
        "5H5DTSJCAC",
        "5h5d10sjcac",
        "5♥5♦10♠J♣+A♣",
        "5H 5D TS JC + AC",
        "5H 5D TS JC +AC",
        "5H 5D TS JC | AC",
    ],
)
def test_19_cards_are_read_as_people_write_them(run: Run, typed: str) -> None:
    for words in (typed.split(), [typed]):
        found = document(run, *words)
        assert (found["hand"], found["starter"]) == (["5H", "5D", "TS", "JC"], "AC")


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ("5H BD DS KC AC", "5H JD QS KC AC"),
        ("BH DH KH AH 10D", "JH QH KH AH TD"),
        ("B♥ D♦ K♠ A♣ 10♣", "JH QD KS AC TC"),
        ("bh dd ks ac tc", "JH QD KS AC TC"),
        ("DD BD AD 5D 2D", "QD JD AD 5D 2D"),
        ("JH QH TH KH AH", "JH QH TH KH AH"),
        ("BHDHKHAH10D", "JH QH KH AH TD"),
    ],
)
def test_19_german_letters_are_read_where_the_language_is_german(run: Run, typed: str, read: str) -> None:
    found = document(run, *typed.split(), "--lang", "de")
    hand = found["hand"]
    assert isinstance(hand, list)
    assert [*hand, found["starter"]] == read.split()


def test_19_german_letters_are_no_cards_in_english(run: Run) -> None:
    assert run("count", "5H", "BD", "5S", "JC", "5C").exit_code == 2


def test_19_german_cards_are_shown_with_german_letters(run: Run) -> None:
    shown = run("count", "JH", "QD", "KS", "10C", "AC", "--lang", "de").stdout
    assert shown.splitlines()[0] == "B♥ D♦ K♠ 10♣ + A♣"


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize(
    ("words", "fact"),
    [
        ("5X 5D 5S JC 5C", "5X"),
        ("1H 5D 5S JC 5C", "1H"),
        ("11H 5D 5S JC 5C", "11H"),
        ("5H 5D 5S JC 5H", "5H"),
        ("5H 5D 5S JC", "4"),
        ("5H 5D 5S JC 5C 6C", "6"),
        ("5H + 5D 5S JC 5C", "5H + 5D 5S JC 5C"),
        ("5H 5D 5S JC 5C +", "+"),
        ("é² 5D 5S JC 5C", "é²"),
    ],
)
def test_19_a_refusal_says_what_was_read(run: Run, words: str, fact: str, lang: str) -> None:
    result = run("count", *words.split(), "--lang", lang)
    assert (result.exit_code, result.stdout) == (2, "")
    assert fact in result.stderr
    assert len(result.stderr.splitlines()) == 1


# One hand a line


def test_18_lines_are_counted_in_order(run: Run) -> None:
    result = run("count", "-", typed="5H 5D 5S JC 5C\nQH KD AC 2S 6D\n4H 5D 6C JS 5S\n")
    lines = result.stdout.splitlines()
    assert [line.split()[0] for line in lines] == ["29", "0", "17"]
    assert "5H 5D 5S JC + 5C" in lines[0]
    assert lines[1].endswith("Nineteen.")


def test_18_without_cards_a_pipe_is_read(run: Run) -> None:
    assert run("count", typed="5H 5D 5S JC 5C\n").stdout == run("count", "-", typed="5H 5D 5S JC 5C\n").stdout


@pytest.mark.parametrize("lang", ["en", "de"])
def test_18_a_bad_line_is_named_by_its_number_and_the_others_are_counted(run: Run, lang: str) -> None:
    typed = "5H 5D 5S JC 5C\n\n5X 5D 5S JC 5C\n5H 5D 5S JC 5H\nQH KD AC 2S 6D\n5H 5D\n"
    result = run("count", "-", "--lang", lang, typed=typed)
    assert result.exit_code == 1
    assert [line.split()[0] for line in result.stdout.splitlines()] == ["29", "0"]
    told = result.stderr.splitlines()
    assert [re.findall(r"\d+", line)[0] for line in told] == ["3", "4", "6"]
    assert "5X" in told[0]


@pytest.mark.parametrize(
    "typed",
    [
        "5H 5D 5S JC 5C",
        "5H 5D 5S JC 5C\r\n",
        "\ufeff5H 5D 5S JC 5C\n",
        "\n\n  \n5H 5D 5S JC 5C\n\n",
        "  5H,5D,5S,JC,5C  \n",
        "5H 5D 5S JC + 5C\n",
        "5♥5♦5♠J♣5♣\n",
    ],
    ids=ascii,
)
def test_18_a_line_may_have_a_mark_an_odd_ending_or_nothing_around_it(run: Run, typed: str) -> None:
    result = run("count", "-", "--json", typed=typed)
    assert (result.exit_code, result.stderr) == (0, "")
    [line] = result.stdout.splitlines()
    assert json.loads(line)["points"] == 29


def test_18_a_line_with_crib_behind_it_is_a_crib_and_the_option_makes_all_so(run: Run) -> None:
    typed = "2H 4H 6H 8H TC\n2H 4H 6H 8H + TC crib\n2H 4H 6H 8H TC CRIB\n"
    for options, cribs in ((["-"], [False, True, True]), (["-", "--crib"], [True, True, True])):
        found = [json.loads(line) for line in run("count", *options, "--json", typed=typed).stdout.splitlines()]
        assert [each["crib"] for each in found] == cribs
        assert [each["points"] for each in found] == [0 if is_crib else 4 for is_crib in cribs]
    assert [line.split()[0] for line in run("count", "-", typed=typed).stdout.splitlines()] == ["4", "0", "0"]


def test_18_what_deal_prints_is_read(run: Run) -> None:
    dealt = run("deal", "-n", "50", "--seed", "4").stdout
    counted = run("count", "-", "--json", typed=dealt)
    assert counted.exit_code == 0
    written = [
        f"{' '.join(of['hand'])} + {of['starter']}{' crib' * of['crib']}"
        for of in map(json.loads, counted.stdout.splitlines())
    ]
    assert written == dealt.splitlines()


def test_18_nothing_at_all_is_counted_without_a_word(run: Run) -> None:
    result = run("count", "-", typed="")
    assert (result.exit_code, result.output) == (0, "")


def test_18_german_letters_are_read_from_lines_too(run: Run) -> None:
    assert run("count", "-", "--lang", "de", typed="5H 5D 5S BC 5C\n").stdout.startswith("29")


@pytest.mark.parametrize("encoding", ["utf-8", "ascii"])
def test_18_a_line_in_another_encoding_is_a_bad_line(program: Program, encoding: str) -> None:
    typed = b"5H 5D 5S JC 5C\n5\xa9 5D 5S JC 5C\nQH KD AC 2S 6D\n"
    done = program("count", "-", typed=typed, env={"PYTHONIOENCODING": encoding, "PYTHONUTF8": "0", "LC_ALL": None})
    assert "Traceback" not in done.errors
    assert done.code == 1
    assert [line.split()[0] for line in done.text.splitlines()] == ["29", "0"]


# For programs


def test_17_the_document_is_that_of_the_interface(run: Run) -> None:
    assert document(run, *WORKED_EXAMPLE.split()) == {
        "hand": ["4H", "5D", "6C", "JS"],
        "starter": "5S",
        "crib": False,
        "points": 17,
        "items": [
            {"kind": "fifteen", "cards": ["5D", "JS"], "points": 2, "total": 2},
            {"kind": "fifteen", "cards": ["JS", "5S"], "points": 2, "total": 4},
            {"kind": "fifteen", "cards": ["4H", "5D", "6C"], "points": 2, "total": 6},
            {"kind": "fifteen", "cards": ["4H", "6C", "5S"], "points": 2, "total": 8},
            {"kind": "pair", "cards": ["5D", "5S"], "points": 2, "total": 10},
            {"kind": "run", "cards": ["4H", "5D", "6C"], "points": 3, "total": 13},
            {"kind": "run", "cards": ["4H", "6C", "5S"], "points": 3, "total": 16},
            {"kind": "nobs", "cards": ["JS"], "points": 1, "total": 17},
        ],
        "spoken": "Fifteen two, four, six, eight, pair ten, double run sixteen, and nobs seventeen.",
    }


def test_46_the_document_is_language_neutral_but_for_the_spoken_count(run: Run) -> None:
    english = document(run, *WORKED_EXAMPLE.split())
    german = document(run, *WORKED_EXAMPLE.split(), "--lang", "de", "--style", "long")
    assert {key for key in english if english[key] != german[key]} == {"spoken"}
    assert str(german["spoken"]).startswith("Fünfzehn zwei, fünfzehn vier")


def test_17_a_hand_worth_nothing_has_no_items(run: Run) -> None:
    found = document(run, "QH", "KD", "AC", "2S", "6D")
    assert (found["points"], found["items"], found["spoken"]) == (0, [], "Nineteen.")


def test_17_twenty_thousand_random_hands_and_cribs_agree_with_the_other_scorer_in_every_item(run: Run) -> None:
    rng = Random(20260302)
    deals = [(rng.sample(oracle.PACK, 5), rng.random() < 0.5) for _ in range(20_000)]
    typed = "".join(f"{' '.join(five)}{' crib' * is_crib}\n" for five, is_crib in deals)
    result = run("count", "-", "--json", typed=typed)
    assert (result.exit_code, result.stderr) == (0, "")
    for line, ((*cards, starter), is_crib) in zip(result.stdout.splitlines(), deals, strict=True):
        found = json.loads(line)
        assert (found["hand"], found["starter"], found["crib"]) == (cards, starter, is_crib)
        items = [(item["kind"], frozenset(item["cards"]), item["points"]) for item in found["items"]]
        assert sorted(items, key=repr) == sorted(oracle.items(cards, starter, is_crib), key=repr), line
        assert found["points"] == oracle.points(cards, starter, is_crib)
        check_order(found, [*cards, starter])


def check_order(found: dict[str, list[dict[str, object]]], five: list[str]) -> None:
    """Kinds in order, within a kind by number of cards, then by place in the input; totals run."""
    order = []
    total = 0
    for item in found["items"]:
        cards, points = item["cards"], item["points"]
        assert isinstance(cards, list)
        assert isinstance(points, int)
        assert len(set(cards)) == len(cards)
        places = [five.index(card) for card in cards]
        assert places == sorted(places)
        order.append((KINDS.index(str(item["kind"])), len(places), places))
        total += points
        assert item["total"] == total
    assert order == sorted(order)


# Waiting for Enter


def test_step_asks_for_enter_before_each_line(run: Run) -> None:
    result = run("count", *WORKED_EXAMPLE.split(), "--step", typed="\n" * 7)
    assert result.exit_code == 0
    assert result.stdout.count("Enter") == 7
    assert [line for line in result.stdout.splitlines() if "Enter" not in line] == run(
        "count", *WORKED_EXAMPLE.split()
    ).stdout.splitlines()


def test_step_waits_no_more_at_the_end_of_input(run: Run) -> None:
    result = run("count", *WORKED_EXAMPLE.split(), "--step", typed="\n\n")
    assert result.exit_code == 0
    assert "17 points" in result.stdout
