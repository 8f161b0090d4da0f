"""Which language is spoken, and that everything is said in it."""

import re

import pytest

from tests.conftest import Run
from trainer.errors import UnknownLanguage
from trainer.language.german import GERMAN

NINETEEN = {"en": "Nineteen.", "de": "Neunzehn."}
HAND = ["QH", "KD", "AC", "2S", "6D"]


@pytest.mark.parametrize(
    ("env", "options", "language"),
    [
        ({}, [], "en"),
        ({"LANG": "de_DE.UTF-8"}, [], "de"),
        ({"LANG": "de"}, [], "de"),
        ({"LANG": "de_AT"}, [], "de"),
        ({"LANG": "de_CH@euro"}, [], "de"),
        ({"LANG": "de@euro"}, [], "de"),
        ({"LANG": "de.UTF-8"}, [], "de"),
        ({"LANG": "DE_de.utf8"}, [], "de"),
        ({"LANG": "en_GB.UTF-8"}, [], "en"),
        ({"LANG": "C"}, [], "en"),
        ({"LANG": "POSIX"}, [], "en"),
        ({"LANG": "C.UTF-8"}, [], "en"),
        ({"LANG": "fr_FR.UTF-8"}, [], "en"),
        ({"LANG": "nonsense"}, [], "en"),
        ({"LANG": "den_DE"}, [], "en"),
        ({"LANG": "\x1b[31m"}, [], "en"),
        ({"LANG": ""}, [], "en"),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "de_DE.UTF-8"}, [], "de"),
        ({"LC_MESSAGES": "en_US.UTF-8", "LANG": "de_DE.UTF-8"}, [], "en"),
        ({"LC_MESSAGES": "de_DE.UTF-8", "LC_ALL": "en_US.UTF-8"}, [], "en"),
        ({"LC_ALL": "C", "LANG": "de_DE.UTF-8"}, [], "en"),
        ({"LC_ALL": "fr_FR.UTF-8", "LANG": "de_DE.UTF-8"}, [], "en"),
        ({"LC_ALL": "", "LANG": "de_DE.UTF-8"}, [], "de"),
        ({"LC_ALL": "de_DE.UTF-8", "LANG": "en_US.UTF-8"}, [], "de"),
        ({"LANGUAGE": "de", "LC_ALL": "en_US.UTF-8"}, [], "de"),
        ({"LANGUAGE": "fr:de:en", "LC_ALL": "en_US.UTF-8"}, [], "de"),
        ({"LANGUAGE": "en:de", "LC_ALL": "de_DE.UTF-8"}, [], "en"),
        ({"LANGUAGE": "fr", "LC_ALL": "de_DE.UTF-8"}, [], "de"),
        ({"LANGUAGE": "", "LANG": "de_DE.UTF-8"}, [], "de"),
        ({"CRIBBAGE_TRAINER_LANG": "de", "LANGUAGE": "en"}, [], "de"),
        ({"CRIBBAGE_TRAINER_LANG": "en", "LANG": "de_DE.UTF-8"}, [], "en"),
        ({"CRIBBAGE_TRAINER_LANG": "DE"}, [], "de"),
        ({"CRIBBAGE_TRAINER_LANG": "", "LANG": "de_DE.UTF-8"}, [], "de"),
        ({"CRIBBAGE_TRAINER_LANG": "en"}, ["--lang", "de"], "de"),
        ({"CRIBBAGE_TRAINER_LANG": "de", "LANGUAGE": "de"}, ["--lang", "en"], "en"),
        ({"CRIBBAGE_TRAINER_LANG": "nonsense"}, ["--lang", "de"], "de"),
        ({}, ["--lang", "De"], "de"),
    ],
    ids=str,
)
def test_45_the_language_is_the_first_that_was_asked_for(
    run: Run, env: dict[str, str], options: list[str], language: str
) -> None:
    result = run("count", *HAND, *options, env=env)
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout.endswith(f"\n{NINETEEN[language]}\n")


@pytest.mark.parametrize(
    ("env", "options", "code", "source"),
    [
        ({}, ["--lang", "fr"], "fr", "--lang"),
        ({}, ["--lang", "de_DE"], "de_DE", "--lang"),
        ({"CRIBBAGE_TRAINER_LANG": "fr"}, [], "fr", "CRIBBAGE_TRAINER_LANG"),
    ],
    ids=str,
)
def test_11_a_language_asked_for_by_name_that_is_not_there_is_refused(
    run: Run, env: dict[str, str], options: list[str], code: str, source: str
) -> None:
    result = run("count", *HAND, *options, env=env)
    assert (result.exit_code, result.stdout) == (2, "")
    assert code in result.stderr
    assert source in result.stderr
    assert "en, de" in result.stderr


def test_11_the_refusal_of_a_language_is_in_the_language_of_the_system(run: Run) -> None:
    german = run("decks", "--lang", "fr", env={"LANG": "de_DE.UTF-8"})
    assert german.stderr == GERMAN.refusal(UnknownLanguage("fr", ("en", "de"), "--lang")) + "\n"


ENGLISH_WORDS = re.compile(
    r"\b(the|of|right|wrong|points?|hand is|said|next|today|due|fifteen|pair|run|deck|skills?|answers?|line|seed)\b"
)


@pytest.mark.parametrize(
    ("words", "typed"),
    [
        (["count", *HAND], ""),
        (["count", "KD", "QD", "AD", "2D", "JS", "--crib"], ""),
        (["count", "4H", "5D", "6C", "JS", "5S", "--plain"], ""),
        (["peg", "4H", "6D", "5S", "JC", "6C", "go", "6S", "KH", "KD", "last"], ""),
        (["peg", "4H", "5D", "6C", "7S", "8C", "go", "AC", "--plain"], ""),
        (["peg", "5H", "5H"], ""),
        (["peg", "last"], ""),
        (["peg", "go"], ""),
        (["count", "-"], "5X\n5H 5D 5S JC 5C\n"),
        (["count", "5X"], ""),
        (["quiz", "-n", "4", "--seed", "7"], "x\n25\n?\ns\nu\n5\n"),
        (["quiz", "-n", "2", "--seed", "7"], "u\nq\n"),
        (["drill", "--seed", "7"], "5\n?\ns\nq\n"),
        (["game", "--seed", "7"], "?\nx\n1\n1 1\n7 8\n1 2\n?\n\n5\n1\n1\n1\n1\nu\nx\n9\n?\n"),
        (["game", "--seed", "7", "--muggins", "--plain"], "1 2\n1\n1\n1\n1\n0\nq\n"),
        (["stats"], ""),
        (["stats", "--paths"], ""),
        (["decks"], ""),
        (["decks", "show", "traps"], ""),
        (["decks", "show", "arguments"], ""),
        (["decks", "show", "nonsense"], ""),
        (["deal", "--points", "19"], ""),
        (["deal", "--points", "x"], ""),
        (["quiz", "--skill", "nonsense"], ""),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_46_nothing_is_said_in_english_where_the_language_is_german(run: Run, words: list[str], typed: str) -> None:
    result = run(*words, "--lang", "de", typed=typed)
    said = [line for line in result.output.splitlines() if "cribbage-trainer " not in line]
    said = [re.sub(r"\S*/\S*|\w+(-\w+)+|(sondern|passt): .*", "", line) for line in said]  # paths, keys, words of decks
    assert [line for line in said if ENGLISH_WORDS.search(line)] == []


def test_46_commands_to_copy_keep_the_language(run: Run) -> None:
    text = run("quiz", "-n", "1", "--seed", "7", "--lang", "de", typed="29\n").stdout
    commands = [line for line in text.splitlines() if line.startswith("  cribbage-trainer ")]
    assert len(commands) == 2
    assert all(command.endswith(" --lang de") for command in commands)


def test_6_options_of_a_group_given_before_its_command_are_not_passed_over_in_silence(run: Run) -> None:
    result = run("decks", "--lang", "de", "show", "traps")
    assert result.exit_code == 2 or "Fallen" in result.stdout
