"""Exit codes, and on which of the two streams things are said."""

import os
import sqlite3
from pathlib import Path

import pytest

from tests.cli.conftest import Program
from tests.conftest import Run

HAND = ["5H", "5D", "5S", "JC", "5C"]
PLAY = ["7D", "8S", "9C", "6H", "go", "KH", "5D", "last"]
LINE = "5H 5D 5S JC 5C\n"

GOOD_DECK = """
title = { en = "Mine", de = "Meine" }
[[skill]]
key = "my-hand"
title = { en = "My hand", de = "Meine Hand" }
hint = { en = "Look.", de = "Hinsehen." }
hands = ["5H 5D 5S JC + 5C"]
"""


@pytest.fixture
def deck(tmp_path: Path) -> Path:
    file = tmp_path / "mine.toml"
    file.write_text(GOOD_DECK, encoding="utf-8")
    return file


@pytest.fixture
def broken(tmp_path: Path) -> Path:
    file = tmp_path / "broken.toml"
    file.write_text("title = \n", encoding="utf-8")
    return file


# The table


@pytest.mark.parametrize(
    ("words", "typed"),
    [
        (["count", *HAND], ""),
        (["count", "-"], LINE),
        (["count", "-"], ""),
        (["count"], LINE),
        (["count", *HAND, "--json"], ""),
        (["quiz", "-n", "1"], "5\n"),
        (["quiz", "-n", "3"], "5\nq\n"),
        (["quiz", "-n", "3"], "5\n"),
        (["quiz", "-n", "3"], ""),
        (["drill", "-n", "1"], "5\n"),
        (["drill"], "q\n"),
        (["drill"], ""),
        (["game"], ""),
        (["game", "--no-count"], "1 2\nq\n"),
        (["deal"], ""),
        (["peg", *PLAY], ""),
        (["peg", *PLAY, "--json"], ""),
        (["decks"], ""),
        (["decks", "show", "runs"], ""),
        (["stats"], ""),
        (["stats", "--json"], ""),
        (["stats", "--paths"], ""),
        (["--version"], ""),
        (["--help"], ""),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else repr(value),
)
def test_10_what_was_done_exits_with_0_and_says_nothing_on_standard_error(
    run: Run, words: list[str], typed: str
) -> None:
    result = run(*words, typed=typed)
    assert (result.exit_code, result.stderr) == (0, "")


def test_10_a_deck_without_fault_exits_with_0(run: Run, deck: Path) -> None:
    assert run("decks", "check", str(deck)).exit_code == 0


@pytest.mark.parametrize(
    "words",
    [
        [],
        ["--nonsense"],
        ["nonsense"],
        ["count", "--nonsense", *HAND],
        ["count", "5X", *HAND[1:]],
        ["count", "5H", *HAND[:1], *HAND[1:4]],
        ["count", *HAND[:4]],
        ["count", *HAND, "6C"],
        ["count", "5H", "+", *HAND[1:]],
        ["count", *HAND, "--style", "loud"],
        ["count", *HAND, "--step", "--json"],
        ["count", "-", "--step"],
        ["count", *HAND, "--lang", "fr"],
        ["quiz", "-n", "0"],
        ["quiz", "-n", "x"],
        ["quiz", "--skill", "nonsense"],
        ["quiz", "--deck", "nonsense"],
        ["quiz", "--lang", "fr"],
        ["quiz", "--skill", "flush", "--crib"],
        ["drill", "--deck", "nonsense"],
        ["deal", "--skill", "nonsense"],
        ["deal", "--points", "19"],
        ["deal", "--points", "x"],
        ["deal", "--points", "25..27"],
        ["deal", "--skill", "crib-flush", "--hand"],
        ["peg"],
        ["peg", "5X"],
        ["peg", "5H", "5H"],
        ["peg", "KH", "QD", "JS", "2C"],
        ["peg", "go", "5H"],
        ["peg", "5H", "last", "5D"],
        ["peg", *PLAY, "--lang", "fr"],
        ["decks", "show", "nonsense"],
        ["decks", "show"],
        ["decks", "check"],
        ["stats", "--lang", "fr"],
        ["stats", "nonsense"],
    ],
    ids=lambda words: " ".join(words) or "nothing",
)
def test_11_a_request_that_cannot_be_met_exits_with_2_without_a_traceback(run: Run, words: list[str]) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert "Traceback" not in result.output
    is_help = words in ([], ["peg"])
    assert bool(result.stderr) != is_help
    assert bool(result.stdout) == is_help


def test_12_a_deck_with_a_fault_exits_with_1(run: Run, broken: Path) -> None:
    result = run("decks", "check", str(broken))
    assert (result.exit_code, result.stdout) == (1, "")
    assert "broken.toml" in result.stderr
    assert len(result.stderr.splitlines()) == 1


def test_12_a_deck_file_that_is_not_there_exits_with_1(run: Run, tmp_path: Path) -> None:
    result = run("decks", "check", str(tmp_path / "nowhere.toml"))
    assert (result.exit_code, len(result.stderr.splitlines())) == (1, 1)


def test_12_a_refused_line_exits_with_1_after_the_others(run: Run) -> None:
    result = run("count", "-", typed=f"nonsense\n{LINE}")
    assert result.exit_code == 1
    assert result.stdout.startswith("29")


def damaged(home: Path) -> Path:
    home.mkdir()
    file = home / "history.db"
    file.write_bytes(b"not a database, but as long as one: " * 100)
    return file


@pytest.mark.parametrize("words", [["quiz"], ["drill"], ["stats"], ["stats", "--json"]], ids=" ".join)
def test_39_a_damaged_history_is_refused_in_one_line_and_left_untouched(run: Run, home: Path, words: list[str]) -> None:
    file = damaged(home)
    before = file.read_bytes()
    result = run(*words)
    assert (result.exit_code, result.stdout) == (1, "")
    assert str(file) in result.stderr
    assert len(result.stderr.splitlines()) == 1
    assert file.read_bytes() == before


def test_39_a_history_cut_short_is_refused_and_left_untouched(run: Run, home: Path) -> None:
    run("quiz", "-n", "2", typed="5\n5\n")
    file = home / "history.db"
    file.write_bytes(file.read_bytes()[:5000])
    result = run("quiz", typed="5\nq\n")
    assert (result.exit_code, len(result.stderr.splitlines())) == (1, 1)
    assert len(file.read_bytes()) == 5000


def test_40_the_history_of_a_newer_program_is_refused_and_left_as_it_is(run: Run, home: Path) -> None:
    run("quiz", typed="5\nq\n")
    with sqlite3.connect(home / "history.db") as connection:
        connection.execute("PRAGMA user_version = 99")
    connection.close()
    before = (home / "history.db").read_bytes()
    result = run("drill", typed="5\nq\n")
    assert (result.exit_code, result.stdout) == (1, "")
    assert "99" in result.stderr
    assert (home / "history.db").read_bytes() == before


def test_12_a_data_folder_that_is_a_file_is_refused_in_one_line(run: Run, home: Path) -> None:
    home.write_text("a file", encoding="utf-8")
    result = run("quiz", typed="q\n")
    assert (result.exit_code, result.stdout, len(result.stderr.splitlines())) == (1, "", 1)


def test_12_debug_shows_where_an_error_comes_from(run: Run, home: Path) -> None:
    damaged(home)
    assert "Traceback" in run("stats", "--debug").stderr
    assert "Traceback" in run("count", "5X", "--debug").stderr
    assert "Traceback" not in run("stats").stderr


# A real process

FULL = pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")


@FULL
def test_12_a_full_disk_is_told_in_one_line(program: Program) -> None:
    full = ("sh", "-c", '"$@" >/dev/full', "sh")
    for words in (["count", *HAND], ["peg", *PLAY], ["deal", "-n", "2000"], ["decks"], ["quiz", "-n", "1"]):
        done = program(*words, typed="5\n", wrapper=full)
        assert (done.code, done.text, len(done.errors.splitlines())) == (1, "", 1), words
        assert "Traceback" not in done.errors


@FULL
def test_12_a_full_disk_is_told_in_one_line_for_help_too(program: Program) -> None:
    for words in ([], ["--help"], ["--version"]):
        assert "Traceback" not in program(*words, wrapper=("sh", "-c", '"$@" >/dev/full', "sh")).errors, words


@pytest.mark.parametrize(
    "words",
    [["count", *HAND], ["count", "-"], ["deal", "-n", "3000"], ["decks", "show", "arguments"], ["stats"], ["--help"]],
    ids=lambda words: words[0],
)
@pytest.mark.skipif(os.name == "nt", reason="needs a shell")
def test_14_a_reader_that_goes_away_sees_no_traceback(program: Program, words: list[str]) -> None:
    done = program(*words, typed=LINE * 3000, wrapper=("sh", "-c", '"$@" | head -1', "sh"))
    assert len(done.text.splitlines()) == 1
    assert done.errors == ""


@pytest.mark.skipif(os.name == "nt", reason="needs a shell")
@pytest.mark.parametrize("stream", ["0<&-", "1>&-"])
def test_12_a_closed_stream_is_no_reason_for_a_traceback(program: Program, stream: str) -> None:
    for words in (["count", *HAND], ["count"], ["quiz", "-n", "1"]):
        done = program(*words, wrapper=("sh", "-c", f'"$@" {stream}', "sh"))
        assert "Traceback" not in done.errors, words


# Streams


def test_16_results_are_on_standard_output_and_warnings_are_not(run: Run, home: Path) -> None:
    (home / "decks").mkdir(parents=True)
    (home / "decks" / "bad.toml").write_text("title = \n", encoding="utf-8")
    for words in (["decks"], ["stats"], ["deal", "--seed", "1"], ["quiz", "-n", "1", "--seed", "1"]):
        result = run(*words, typed="5\n")
        assert result.exit_code == 0
        assert "bad.toml" in result.stderr
        assert "bad.toml" not in result.stdout
        (home / "decks" / "bad.toml").rename(home / "bad.toml.away")
        assert run(*words, typed="5\n").stdout.splitlines()[:3] == result.stdout.splitlines()[:3]
        (home / "bad.toml.away").rename(home / "decks" / "bad.toml")


def test_16_a_refusal_is_on_standard_error_only(run: Run) -> None:
    result = run("count", "5X")
    assert result.stdout == ""
    assert '"5X"' in result.stderr
    assert len(result.stderr.splitlines()) == 1


def test_16_a_session_of_questions_is_on_standard_output(run: Run) -> None:
    result = run("quiz", "-n", "2", "--seed", "7", typed="12\nabc\nq\n")
    assert result.stderr == ""
    assert result.stdout.count("Points? ") == 3
