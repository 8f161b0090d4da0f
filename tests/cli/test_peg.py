"""`peg`: a play line by line, cards as they may be typed, and what programs get of it."""

import json

import pytest

from tests.conftest import Run

WORKED_DEAL = "JH 5S 7C 6H 2S go 6D 4S 4H last"


def documents(run: Run, *words: str) -> list[dict[str, object]]:
    result = run("peg", *words, "--json")
    assert (result.exit_code, result.stderr) == (0, "")
    return [json.loads(line) for line in result.stdout.splitlines()]


# The play of the worked deal


def test_the_worked_deal_is_called_line_by_line(run: Run) -> None:
    result = run("peg", *WORKED_DEAL.split())
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout.splitlines() == [
        "J♥  10  ten",
        "5♠  15  fifteen for two",
        "7♣  22  twenty-two",
        "6♥  28  twenty-eight for three (run of three)",
        "2♠  30  thirty, one for go",
        "6♦   6  six",
        "4♠  10  ten",
        "4♥  14  fourteen for two (pair), one for last",
    ]


def test_the_worked_deal_is_called_in_german(run: Run) -> None:
    result = run("peg", *WORKED_DEAL.replace("JH", "BH").replace("last", "letzte").split(), "--lang", "de")
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout.splitlines() == [
        "B♥  10  zehn",
        "5♠  15  fünfzehn für zwei",
        "7♣  22  zweiundzwanzig",
        "6♥  28  achtundzwanzig für drei (Dreierfolge)",
        "2♠  30  dreißig, eins für Go",
        "6♦   6  sechs",
        "4♠  10  zehn",
        "4♥  14  vierzehn für zwei (Paar), eins für die letzte Karte",
    ]


def test_plainly_a_card_is_spelled_out(run: Run) -> None:
    assert run("peg", "JH", "5S", "--plain").stdout == "jack of hearts: ten\n5 of spades: fifteen for two\n"
    german = run("peg", "JH", "5S", "--plain", "--lang", "de").stdout
    assert german == "Herz Bube: zehn\nPik 5: fünfzehn für zwei\n"


def test_cards_stand_below_each_other_where_one_is_a_ten(run: Run) -> None:
    assert run("peg", "TH", "5S").stdout == "10♥  10  ten\n5♠   15  fifteen for two\n"


# For programs


def test_17_the_documents_are_those_of_the_interface(run: Run) -> None:
    assert documents(run, *WORKED_DEAL.split()) == [
        {"card": "JH", "count": 10, "points": 0, "items": []},
        {"card": "5S", "count": 15, "points": 2, "items": [item("fifteen", "JH 5S", 2)]},
        {"card": "7C", "count": 22, "points": 0, "items": []},
        {"card": "6H", "count": 28, "points": 3, "items": [item("run", "5S 7C 6H", 3)]},
        {"card": "2S", "count": 30, "points": 1, "items": [item("go", "2S", 1)]},
        {"card": "6D", "count": 6, "points": 0, "items": []},
        {"card": "4S", "count": 10, "points": 0, "items": []},
        {"card": "4H", "count": 14, "points": 3, "items": [item("pair", "4S 4H", 2), item("last card", "4H", 1)]},
    ]


def item(kind: str, cards: str, points: int) -> dict[str, object]:
    return {"kind": kind, "cards": cards.split(), "points": points}


def test_17_every_kind_of_the_play_has_its_word(run: Run) -> None:
    plays = ["5H 5D 5S 5C 9H AH AD", "AH 2H 3H go", "KH 5D last", "KH KD AH JD"]
    kinds = [of["kind"] for play in plays for each in documents_of(run, play) for of in each]
    assert {*kinds} == {
        *("fifteen", "thirty-one", "pair", "pair royal", "double pair royal", "run", "go", "last card"),
    }


def documents_of(run: Run, play: str) -> list[list[dict[str, object]]]:
    result = run("peg", *play.split(), "--json")
    return [json.loads(line)["items"] for line in result.stdout.splitlines()]


def test_46_the_documents_are_the_same_in_every_language(run: Run) -> None:
    german = documents(run, *WORKED_DEAL.replace("JH", "B♥").split(), "--lang", "de")
    assert german == documents(run, *WORKED_DEAL.split())


# As it may be typed


@pytest.mark.parametrize(
    "typed", [WORKED_DEAL, WORKED_DEAL.lower(), WORKED_DEAL.replace(" ", ","), "J♥5♠7♣6♥2♠ GO 6♦4♠4♥ LAST"]
)
def test_19_a_play_may_be_words_or_one_string(run: Run, typed: str) -> None:
    expected = run("peg", *WORKED_DEAL.split()).stdout
    assert run("peg", typed).stdout == run("peg", *typed.split()).stdout == expected


def test_a_new_series_begins_by_itself_after_thirty_one(run: Run) -> None:
    for play in ("KH QD JS AC AD", "KH QD JS AC go AD"):
        result = run("peg", *play.split())
        assert (result.exit_code, result.stderr) == (0, "")
        assert result.stdout.splitlines()[-2:] == ["A♣  31  thirty-one for two", "A♦   1  one"]


def test_nothing_is_added_at_thirty_one(run: Run) -> None:
    for sign in ("go", "last"):
        assert run("peg", "KH QD JS AC", sign).stdout.endswith("31  thirty-one for two\n")


# What is refused, and what is only told


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize(
    ("words", "facts"),
    [
        ("KH QD JS 2C", ["2C", "32"]),
        ("KH QD 5S go KS 9D 8C 5D", ["5D", "32"]),
        ("5H 6D 5H", ["5H"]),
        ("go 5H", ["go"]),
        ("5H last 6D", ["last"]),
        ("5H 6X", ["6X"]),
        ("5H + 6D", ["+"]),
    ],
)
def test_11_a_refusal_says_what_is_wrong_in_one_line(run: Run, words: str, facts: list[str], lang: str) -> None:
    for options in ([], ["--json"]):
        result = run("peg", *words.split(), "--lang", lang, *options)
        assert (result.exit_code, result.stdout) == (2, "")
        assert len(result.stderr.splitlines()) == 1
        said = result.stderr.lower().replace("letzte", "last")
        assert all(fact.lower() in said for fact in facts)


@pytest.mark.parametrize("words", [[], [""], [" "]], ids=repr)
def test_18_without_cards_there_is_help(run: Run, words: list[str]) -> None:
    result = run("peg", *words)
    assert (result.exit_code, result.stderr) == (2, "")
    assert result.stdout.startswith("Usage: cribbage-trainer peg")


def test_a_go_that_only_one_player_said_is_told_but_counted(run: Run) -> None:
    result = run("peg", "JH 5S 7C 6H go 2S")
    assert result.exit_code == 0
    assert result.stdout.splitlines()[-1] == "2♠   2  two"
    assert result.stderr == "At 28, the 2 of spades could still be laid: write go only where neither player can lay.\n"
    german = run("peg", "JH 5S 7C 6H go 2S", "--lang", "de")
    assert german.stderr == "Bei 28 ließ sich Pik 2 noch legen: Go steht nur dort, wo keiner von beiden legen kann.\n"
