"""The README is run: every command in it prints what stands below it."""

import re
import shlex
from pathlib import Path

import pytest

from tests.conftest import Clock, Run
from trainer.language.english import ENGLISH
from trainer.language.german import GERMAN
from trainer.language.listening import hear

PROMPT = r"^(?:Points|Count and points|Two cards into [^?]*|Card[^?]*)\? "
README = Path(__file__).parent.parent / "README.md"


def console_blocks(text: str) -> list[str]:
    """What stands between ```console and ```."""
    return re.findall(r"^```console\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def sessions(block: str) -> list[tuple[str, str]]:
    """The commands of a block, each with the output below it."""
    parts = re.split(r"^\$ (.*)\n", block, flags=re.MULTILINE)
    return list(zip(parts[1::2], parts[2::2], strict=True))


def typed_in(output: str) -> str:
    """What somebody typed behind the prompts of a session."""
    return "".join(f"{answer}\n" for answer in re.findall(PROMPT + "(.*)$", output, re.MULTILINE))


def test_every_command_in_the_readme_prints_what_the_readme_says(
    run: Run, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(README.parent)
    shown = [session for block in console_blocks(README.read_text("utf-8")) for session in sessions(block)]
    assert len(shown) >= 10
    for command, output in shown:
        program, *words = shlex.split(command)
        assert program == "cribbage-trainer"
        result = run(*words, typed=typed_in(output) or None)
        assert result.output == output, command


def test_every_command_has_an_example_in_the_readme() -> None:
    shown = README.read_text("utf-8")
    for command in ("count", "quiz", "drill", "stats", "deal", "peg", "game", "decks"):
        assert f"$ cribbage-trainer {command}" in shown


def test_the_readme_lists_every_word_of_a_target() -> None:
    from trainer.cribbage.target import VALUES

    listed = re.findall(r"^\| `([a-z-]+)` \|", README.read_text("utf-8"), re.MULTILINE)
    assert set(VALUES) <= set(listed)


def test_the_readme_lists_every_word_for_a_position_of_the_play() -> None:
    from trainer.cribbage.plays import WORDS

    assert [word for word in WORDS if f'`"{word}"`' not in README.read_text("utf-8")] == []


def test_the_deck_in_the_readme_is_a_good_one(run: Run, tmp_path: Path) -> None:
    (deck,) = re.findall(r"^```toml\n(.*?)^```$", README.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    file = tmp_path / "mine.toml"
    file.write_text(deck, encoding="utf-8")
    result = run("decks", "check", str(file))
    assert result.exit_code == 0, result.output


def test_the_counts_that_may_be_typed_are_heard() -> None:
    _, _, behind = README.read_text("utf-8").partition("A count may be typed as at the table")
    counts = re.findall("`([^`]+)`", behind.partition("\n\n")[0])
    assert len(counts) == 5
    assert all(isinstance(hear(count, ENGLISH, GERMAN), tuple) for count in counts)
