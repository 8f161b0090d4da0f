"""Help, version, and the options of every command."""

import re
import tomllib

import pytest

from tests.cli.conftest import ROOT, Program
from tests.conftest import Run

ALL = {"--lang", "--no-color", "--plain", "--debug", "--help"}
OPTIONS = {
    "count": {"--crib", "--style", "--json", "--step"},
    "quiz": {"--number", "--hand", "--crib", "--skill", "--deck", "--style", "--seed", "--step"},
    "drill": {"--number", "--deck", "--style", "--seed", "--step"},
    "deal": {"--number", "--skill", "--points", "--hand", "--crib", "--seed", "--json"},
    "peg": {"--json"},
    "game": {"--new", "--muggins", "--no-count", "--style", "--seed"},
    "decks": {"--json"},
    "decks show": set[str](),
    "decks check": set[str](),
    "stats": {"--json", "--paths"},
}
"""The options of each command beside those of all."""

COMMANDS = [*OPTIONS]


def options(text: str) -> dict[str, str]:
    """The long options of a help text, with the short one or ""."""
    block = text.partition("Options:")[2].partition("\n\n")[0]
    found = re.findall(r"^  (?:(-\w), )?(--[\w-]+)", block, re.MULTILINE)
    return {long: short for short, long in found}


def test_1_alone_it_prints_help_with_two_examples_and_exits_with_2(run: Run) -> None:
    result = run()
    assert result.exit_code == 2
    assert result.stderr == ""
    assert result.stdout.count("Example: cribbage-trainer ") >= 2
    assert all(f"  {command.split()[0]} " in result.stdout for command in COMMANDS)


@pytest.mark.parametrize("flag", ["-h", "--help"])
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_2_every_command_has_help_with_an_example(run: Run, command: str, flag: str) -> None:
    result = run(*command.split(), flag)
    assert result.exit_code == 0
    assert result.stderr == ""
    assert f"Example: cribbage-trainer {command}".rstrip() in result.stdout
    assert result.stdout.startswith(f"Usage: cribbage-trainer {command}".rstrip())


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_2_help_is_plain_text(run: Run, command: str) -> None:
    text = run(*command.split(), "-h", env={"FORCE_COLOR": "1"}).stdout
    assert text.isascii()
    assert "\x1b" not in text
    assert max(map(len, text.splitlines())) <= 80


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_2_the_examples_of_the_help_are_commands_that_exist(run: Run, command: str) -> None:
    for example in re.findall(r"Example: cribbage-trainer (.+)", run(*command.split(), "-h").stdout):
        words = example.split()
        name = " ".join(words[:2]) if words[0] == "decks" else words[0]
        assert name in COMMANDS
        assert {word for word in words if word.startswith("--")} <= OPTIONS[name] | ALL


@pytest.mark.parametrize("flag", ["-V", "--version"])
def test_3_the_version_is_that_of_the_package(run: Run, flag: str) -> None:
    result = run(flag)
    assert (result.exit_code, result.stderr) == (0, "")
    name, version = result.stdout.strip().split(" ", 1)
    assert name == "cribbage-trainer"
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    assert version in {declared, "(not installed)"}


def test_4_python_m_trainer_is_the_program(program: Program, run: Run) -> None:
    asked = program("--help")
    assert (asked.code, asked.text, asked.errors) == (0, run("--help").stdout, "")
    assert program().code == 2


@pytest.mark.parametrize("command", COMMANDS)
def test_6_a_command_has_the_options_of_the_table(run: Run, command: str) -> None:
    assert set(options(run(*command.split(), "-h").stdout)) == OPTIONS[command] | ALL


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_5_only_help_version_and_number_have_short_names(run: Run, command: str) -> None:
    short = {long: short for long, short in options(run(*command.split(), "-h").stdout).items() if short}
    assert short.items() <= {"--help": "-h", "--version": "-V", "--number": "-n"}.items()
    assert ("--number" in short) == (command in ("quiz", "drill", "deal"))


def test_6_an_option_that_two_commands_share_is_explained_alike(run: Run) -> None:
    explained: dict[str, set[str]] = {}
    for command in COMMANDS:
        text = re.sub(r"\n {10,}", " ", run(*command.split(), "-h").stdout)
        for option, words in re.findall(r"^  (?:-\w, )?(--[\w-]+)(?: \S+)?  +(.+)$", text, re.MULTILINE):
            explained.setdefault(option, set()).add(re.sub(r"\s*\[.*", "", words))
    one_only = {"--number", "--crib", "--hand", "--skill", "--paths"}  # a command says what it does with them
    assert {option for option, words in explained.items() if len(words) > 1} <= one_only


@pytest.mark.parametrize("no", ["--no-json", "--no-crib", "--no-step", "--no-plain", "--color"])
def test_flags_have_no_opposite(run: Run, no: str) -> None:
    assert run("count", no, "5H", "5D", "5S", "JC", "5C").exit_code == 2


@pytest.mark.parametrize(
    ("words", "suggestion"),
    [
        (["cuont", "5H"], "count"),
        (["quizz"], "quiz"),
        (["dril"], "drill"),
        (["decks", "shwo", "runs"], "show"),
        (["count", "--stlye", "long"], "--style"),
        (["quiz", "--sed", "1"], "--seed"),
        (["stats", "--jsn"], "--json"),
    ],
    ids=" ".join,
)
def test_7_a_mistyped_word_gets_a_suggestion(run: Run, words: list[str], suggestion: str) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert suggestion in result.stderr


def test_46_help_is_english_whatever_the_language(run: Run) -> None:
    german = run("count", "--help", env={"LANG": "de_DE.UTF-8", "CRIBBAGE_TRAINER_LANG": "de"})
    assert german.stdout == run("count", "--help").stdout
