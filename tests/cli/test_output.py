"""What goes to the screen, or to what stands in for one: colours, encodings, widths, documents, hostile text."""

import json
import os
import re
import sys
import unicodedata
from itertools import count
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tests.cli.conftest import Program
from tests.conftest import Run
from trainer.cli.app import app

HAND = ["5H", "5D", "5S", "JC", "5C"]
COUNT = ["count", *HAND]
PEG = ["peg", "7D", "8S", "9C", "6H", "go", "KH", "5D", "last"]
QUIZ = ["quiz", "-n", "2", "--seed", "7"]

# Colours


@pytest.mark.parametrize(
    ("env", "options", "has_colour"),
    [
        ({}, [], False),
        ({"NO_COLOR": "1"}, [], False),
        ({"TERM": "dumb"}, [], False),
        ({"TERM": None}, [], False),
        ({"FORCE_COLOR": "1"}, [], True),
        ({"FORCE_COLOR": "1", "TERM": None}, [], True),
        ({"FORCE_COLOR": "1", "NO_COLOR": ""}, [], True),
        ({"FORCE_COLOR": "1", "NO_COLOR": "1"}, [], False),
        ({"FORCE_COLOR": "1"}, ["--no-color"], False),
        ({"FORCE_COLOR": "1", "TERM": "dumb"}, [], False),
        ({"FORCE_COLOR": "1"}, ["--plain"], False),
        ({"FORCE_COLOR": "1", "ACCESSIBLE": "1"}, [], False),
        ({"COLORTERM": "truecolor", "GITHUB_ACTIONS": "1"}, [], False),
    ],
    ids=str,
)
def test_21_colour_is_there_only_where_it_is_wanted(
    program: Program, env: dict[str, str | None], options: list[str], has_colour: bool
) -> None:
    done = program(*COUNT, *options, env={"TERM": "xterm-256color", **env})
    assert (done.code, done.errors) == (0, "")
    assert ("\x1b[" in done.text) == has_colour
    assert has_colour or "\x1b" not in done.text


@pytest.mark.parametrize(
    "words", [["quiz", "-n", "1"], ["decks"], ["decks", "show", "runs"], ["stats"], ["drill"]], ids=" ".join
)
def test_20_nothing_but_text_goes_into_a_pipe(run: Run, words: list[str]) -> None:
    run("drill", typed="5\nq\n")
    text = run(*words, typed="5\nq\n").stdout
    assert "\x1b" not in text
    assert not [each for each in text if "\u2500" <= each <= "\u259f"]


def test_34_colour_is_the_only_escape(program: Program) -> None:
    done = program(*QUIZ, typed="0\n?\n", env={"FORCE_COLOR": "1", "TERM": "xterm-256color"})
    assert "\x1b[" in done.text
    assert re.sub(r"\x1b\[[0-9;]*m", "", done.text).count("\x1b") == 0
    assert re.sub(r"\x1b\[[0-9;]*m", "", done.text) == program(*QUIZ, typed="0\n?\n").text


def test_48_the_colours_are_red_green_and_bold_only(program: Program) -> None:
    done = program(*QUIZ, typed="0\n1\n", env={"FORCE_COLOR": "1", "TERM": "xterm-256color"})
    assert set(re.findall(r"\x1b\[([0-9;]*)m", done.text)) <= {"0", "1", "1;31", "1;32"}


# Encodings

EVERY_COMMAND = [
    COUNT,
    [*COUNT, "--json"],
    PEG,
    [*PEG, "--json"],
    [*QUIZ],
    ["drill", "-n", "1"],
    ["game"],
    ["deal"],
    ["decks"],
    ["decks", "show", "traps"],
    ["stats"],
    ["stats", "--json"],
]


@pytest.mark.parametrize("encoding", ["cp1252", "ascii", "latin-1"])
@pytest.mark.parametrize("words", EVERY_COMMAND, ids=" ".join)
def test_22_an_output_without_suit_symbols_gets_letters(words: list[str], encoding: str) -> None:
    result = CliRunner(charset=encoding).invoke(app, [*words, "--lang", "de"], input="5\n5\n")
    assert (result.exit_code, result.stderr) == (0, "")
    assert not set("♣♦♥♠") & set(result.stdout)
    if words == COUNT:
        assert "5H 5D 5S BC + 5C" in result.stdout
    if "--json" in words:
        assert all(json.loads(line) for line in result.stdout.splitlines())


@pytest.mark.parametrize("encoding", ["cp1252", "ascii"])
@pytest.mark.parametrize("words", [COUNT, QUIZ], ids=" ".join)
def test_22_so_it_is_in_a_process_of_its_own(program: Program, words: list[str], encoding: str) -> None:
    done = program(*words, typed=b"5\n5\n", env={"PYTHONIOENCODING": encoding, "PYTHONUTF8": "0"})
    assert (done.code, done.err) == (0, b"")
    assert re.search(r"^ *\w+ \w+ \w+ \w+ \+ \w+$", done.out.decode(encoding), re.MULTILINE)


@pytest.mark.parametrize("encoding", ["cp1252", "ascii"])
def test_22_a_refusal_with_symbols_is_printed_all_the_same(program: Program, encoding: str) -> None:
    env = {"PYTHONIOENCODING": encoding, "PYTHONUTF8": "0"}
    for lang in ("en", "de"):
        done = program("count", "5♥♥x".encode(), "--lang", lang, env=env)
        assert done.code == 2
        assert len(done.err.splitlines()) == 1


def test_46_umlauts_are_question_marks_at_worst(program: Program) -> None:
    done = program(*COUNT, "--lang", "de", env={"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"})
    assert b"F?nfzehn zwei" in done.out
    umlauts = program(*COUNT, "--lang", "de", env={"PYTHONIOENCODING": "latin-1", "PYTHONUTF8": "0"})
    assert "Fünfzehn zwei" in umlauts.out.decode("latin-1")


def test_22_the_c_locale_is_no_reason_to_fail(program: Program) -> None:
    for utf8 in ("0", "1"):
        assert program(*COUNT, env={"LC_ALL": "C", "PYTHONUTF8": utf8, "PYTHONCOERCECLOCALE": "0"}).code == 0


# Documents


@pytest.mark.parametrize("columns", ["20", "80"])
@pytest.mark.parametrize(
    "words",
    [
        [*COUNT, "--json"],
        [*COUNT, "--json", "--lang", "de"],
        ["count", "-", "--json"],
        [*PEG, "--json"],
        ["deal", "-n", "3", "--json"],
        ["stats", "--json"],
        ["decks", "--json"],
        ["decks", "--json", "--lang", "de"],
    ],
    ids=" ".join,
)
def test_17_documents_parse_line_by_line_however_narrow_the_screen(run: Run, words: list[str], columns: str) -> None:
    result = run(*words, typed="5H 5D 5S JC 5C\n4H 5D 6C JS 5S\n", env={"COLUMNS": columns, "FORCE_COLOR": "1"})
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout.endswith("\n")
    lines = result.stdout.splitlines()
    assert len(lines) == {"-": 2, "-n": 3, "7D": 6}.get(words[1], 1)
    assert all(json.loads(line) for line in lines)


def test_17_documents_keep_their_errors_on_standard_error(run: Run) -> None:
    result = run("count", "-", "--json", typed="nonsense\n5H 5D 5S JC 5C\n")
    assert result.exit_code == 1
    assert json.loads(result.stdout)["points"] == 29
    assert "1" in result.stderr
    assert run("count", "5X", "--json").stdout == ""


def test_17_cards_in_documents_are_ascii_in_every_language(run: Run) -> None:
    document = json.loads(run("count", "BH", "DD", "10S", "KC", "AC", "--lang", "de", "--json").stdout)
    assert document["hand"] == ["JH", "QD", "TS", "KC"]
    dealt = json.loads(run("deal", "--seed", "1", "--json", "--lang", "de").stdout)
    assert all(re.fullmatch("[A2-9TJQK][CDHS]", card) for card in [*dealt["hand"], dealt["starter"]])


def test_17_documents_lose_no_letter_where_the_output_has_not_all() -> None:
    for encoding in ("ascii", "latin-1", "utf-8"):
        result = CliRunner(charset=encoding).invoke(app, [*COUNT, "--json", "--lang", "de"])
        assert json.loads(result.stdout)["spoken"].startswith("Fünfzehn zwei, vier, ")


# Widths

NARROW_SESSIONS = [
    (COUNT, ""),
    ([*COUNT, "--lang", "de", "--style", "long"], ""),
    (PEG, ""),
    ([*PEG, "--lang", "de"], ""),
    ([*PEG, "--plain"], ""),
    (["quiz", "-n", "4", "--seed", "7"], "x\n0\n?\ns\nu\n29\n"),
    (["quiz", "-n", "4", "--seed", "7", "--lang", "de"], "x\n0\n?\ns\nu\n29\n"),
    (["drill", "-n", "4", "--seed", "7"], "0\n?\ns\n19\n"),
]


def words_of(text: str) -> list[str]:
    """The words of a text, without the lines that show a call and the columns that these have."""
    return [word for line in text.splitlines() if "= " not in line and "[" not in line for word in line.split()]


@pytest.mark.parametrize(("words", "typed"), NARROW_SESSIONS, ids=lambda value: " ".join(value) if value else "")
def test_23_at_40_columns_everything_is_there_and_fits(run: Run, tmp_path: Path, words: list[str], typed: str) -> None:
    narrow = run(*words, typed=typed, env={"COLUMNS": "40"})
    assert narrow.exit_code == 0
    assert "…" not in narrow.stdout
    lines = narrow.stdout.splitlines()
    too_wide = [line for line in lines if len(line) > 40 and not line.startswith("  cribbage-trainer ")]
    assert too_wide == []
    if words[0] != "drill":
        wide = run(*words, typed=typed, env={"CRIBBAGE_TRAINER_HOME": str(tmp_path / "anew")})
        assert words_of(narrow.stdout) == words_of(wide.stdout)


@pytest.mark.parametrize("columns", ["20", "1", "-5", "100000"])
@pytest.mark.parametrize(
    "words",
    [COUNT, PEG, ["quiz", "-n", "1"], ["drill"], ["decks"], ["decks", "show", "traps"], ["stats"]],
    ids=" ".join,
)
def test_23_no_width_is_a_reason_to_fail(run: Run, words: list[str], columns: str) -> None:
    run("drill", typed="5\nq\n")
    for more in ([], ["--plain"], ["--lang", "de"]):
        result = run(*words, *more, typed="5\nq\n", env={"COLUMNS": columns})
        assert (result.exit_code, result.stderr) == (0, "")


def test_23_commands_to_copy_are_never_broken(run: Run) -> None:
    text = run(
        "quiz", "-n", "1", "--seed", "7", "--skill", "two-card-fifteens", typed="29\n", env={"COLUMNS": "20"}
    ).stdout
    assert "  cribbage-trainer quiz -n 1 --skill two-card-fifteens --seed 7\n" in text


def test_lines_do_not_end_in_spaces(run: Run) -> None:
    for columns in ("40", "80"):
        text = run("quiz", "-n", "3", "--seed", "7", typed="x\n0\n?\n29\n", env={"COLUMNS": columns}).stdout
        assert [line for line in text.splitlines() if line != line.rstrip() and "[" not in line] == []


# Plain


def test_47_plain_and_accessible_are_one_switch(run: Run, tmp_path: Path) -> None:
    homes = ({"CRIBBAGE_TRAINER_HOME": str(tmp_path / str(number))} for number in count())
    for words, typed in ((COUNT, ""), (PEG, ""), (QUIZ, "1\n0\n"), (["decks", "show", "runs"], "")):
        plain = run(*words, "--plain", typed=typed, env=next(homes)).stdout
        accessible = run(*words, typed=typed, env={"ACCESSIBLE": "1", **next(homes)}).stdout
        assert plain.replace(" --plain", "") == accessible
        without = run(*words, typed=typed, env={"ACCESSIBLE": "", **next(homes)}).stdout
        assert without == run(*words, typed=typed, env=next(homes)).stdout


@pytest.mark.parametrize("lang", ["en", "de"])
def test_47_plainly_suits_are_spelled_and_there_are_no_symbols(run: Run, lang: str) -> None:
    text = run("quiz", "-n", "3", "--seed", "7", "--plain", "--lang", lang, typed="0\n?\ns\n").stdout
    shown = "\n".join(line for line in text.splitlines() if "cribbage-trainer" not in line and "? " not in line)
    assert not set("♣♦♥♠[]=|#+") & set(shown)
    assert not re.search(r"\b(10|[2-9AJQKBD])[CDHS]\b", shown)
    assert re.search({"en": r"\d of (hearts|clubs|spades|diamonds)", "de": r"(Herz|Kreuz|Pik|Karo) \d"}[lang], shown)


# Hostile text

HOSTILE = {
    "markup": "[/x]",
    "emoji": ":smile:",
    "escape": "\x1b[31m",
    "newline": "a\nb",
    "bidi": "\u202eab",
    "title": "\x1b]0;x\x07",
}


def is_harmless(text: str) -> bool:
    return not {"Cc", "Cf", "Cs"} & {unicodedata.category(each) for each in text.replace("\n", "").replace("\r", "")}


@pytest.mark.parametrize("hostile", HOSTILE.values(), ids=HOSTILE)
@pytest.mark.parametrize(
    "words",
    [
        ["count"],
        ["peg"],
        ["decks", "show"],
        ["decks", "check"],
        ["quiz", "--deck"],
        ["quiz", "--skill"],
        ["deal", "--points"],
    ],
    ids=" ".join,
)
def test_24_a_hostile_argument_is_shown_harmlessly(run: Run, words: list[str], hostile: str) -> None:
    result = run(*words, hostile)
    assert result.exit_code in {1, 2}
    assert "Traceback" not in result.stderr
    assert len(result.stderr.splitlines()) == 1
    assert is_harmless(result.stderr)


def test_24_a_hostile_language_is_shown_harmlessly(run: Run) -> None:
    for result in (run("decks", "--lang", "\x1b[31m"), run("decks", env={"CRIBBAGE_TRAINER_LANG": "\x1b[31m"})):
        assert (result.exit_code, is_harmless(result.stderr)) == (2, True)


@pytest.mark.skipif(os.name == "nt", reason="arguments are bytes")
def test_24_an_argument_that_is_no_text_is_shown_harmlessly(program: Program) -> None:
    for words in (["count"], ["peg"], ["decks", "show"], ["quiz", "--skill"]):
        done = program(*words, b"\xff\xfe")
        assert done.code == 2
        assert "??" in done.errors
        assert len(done.errors.splitlines()) == 1


def test_24_markup_is_shown_as_it_is(run: Run) -> None:
    assert "[/x]:smile:" in run("decks", "show", "[/x]:smile:").stderr


EVIL_DECK = r"""
title = { en = "[/x] :smile: \u001b[31m\u202e\nend", de = "x" }
[[skill]]
key = "KEY"
title = { en = "[/x] :smile: \u001b[31m\u202e\nend", de = "x" }
hint = { en = "[/x] :smile: \u001b[31m\u202e\nend", de = "x" }
hands = ["5H 5D 5S JC + 5C"]
"""


def evil_deck(home: Path, name: str = "evil") -> None:
    (home / "decks").mkdir(parents=True)
    (home / "decks" / f"{name}.toml").write_text(EVIL_DECK.replace("KEY", "evil"), encoding="utf-8")


@pytest.mark.parametrize(
    "words",
    [
        ["decks"],
        ["decks", "show", "evil"],
        ["stats"],
        ["quiz", "--deck", "evil", "-n", "1"],
        ["drill", "--deck", "evil"],
    ],
    ids=" ".join,
)
def test_24_a_hostile_deck_is_shown_harmlessly(run: Run, home: Path, words: list[str]) -> None:
    evil_deck(home)
    run("quiz", "--deck", "evil", "-n", "1", typed="3\n")
    result = run(*words, typed="3\nq\n")
    assert (result.exit_code, result.stderr) == (0, "")
    assert is_harmless(result.stdout)
    if words[0] in ("decks", "stats"):
        assert "[/x] :smile: ?[31m??end" in " ".join(result.stdout.split())


@pytest.mark.skipif(sys.platform == "win32", reason="no such file names there")
def test_24_a_hostile_name_is_shown_harmlessly_in_the_commands_to_copy(run: Run, home: Path) -> None:
    evil_deck(home, "evil\x1b[31m")
    result = run("quiz", "--deck", "evil\x1b[31m", "-n", "1", typed="3\n")
    assert result.exit_code == 0
    assert is_harmless(result.stdout)


def test_24_what_was_typed_into_a_pipe_is_echoed_harmlessly(run: Run) -> None:
    result = run(*QUIZ, typed="\x1b[2J\u202e[/x]\n5\nq\n")
    assert is_harmless(result.stdout)
    assert "Points? ?[2J?[/x]\n" in result.stdout


def test_24_hostile_lines_are_refused_harmlessly(run: Run) -> None:
    result = run("count", "-", typed="\x1b[2J\n[/x]\n\u202e\n5H 5D 5S JC 5C\n")
    assert is_harmless(result.stderr)
    assert len(result.stderr.splitlines()) == 3
    assert result.stdout.startswith("29")
