"""The words of a game: the same in both languages, down to their placeholders, and prompts that any terminal shows."""

import re
from collections.abc import Iterator
from dataclasses import fields, replace

import pytest

from trainer.cribbage.game.state import Skunk
from trainer.language.game_english import ENGLISH_GAME
from trainer.language.game_german import GERMAN_GAME
from trainer.language.game_words import GameWords

BOTH = [ENGLISH_GAME, GERMAN_GAME]
LANGUAGES = pytest.mark.parametrize("words", BOTH, ids=["en", "de"])


def phrases(words: GameWords) -> Iterator[tuple[str, str]]:
    """Every phrase, with its name; those for the player and for the computer by themselves."""
    for field in fields(words):
        value = getattr(words, field.name)
        if field.name == "anew":
            continue
        if isinstance(value, str):
            yield field.name, value
            continue
        pairs = value.items() if isinstance(value, dict) else [("", value)]
        for kind, pair in pairs:
            assert len(pair) == 2
            yield from ((f"{field.name} {kind} {place}", phrase) for place, phrase in enumerate(pair))


def test_both_languages_say_the_same_with_the_same_placeholders() -> None:
    english, german = dict(phrases(ENGLISH_GAME)), dict(phrases(GERMAN_GAME))
    assert english.keys() == german.keys()
    for name, phrase in english.items():
        assert sorted(re.findall(r"{\w+}", phrase)) == sorted(re.findall(r"{\w+}", german[name])), name


def test_what_is_said_differs_between_the_languages() -> None:
    english, german = dict(phrases(ENGLISH_GAME)), dict(phrases(GERMAN_GAME))
    alike = {name for name in english if english[name] == german[name]}
    assert alike == {"who  1", "laid", "pegs_on_board  1"}


@LANGUAGES
def test_a_prompt_is_plain_ascii_and_ends_with_a_space(words: GameWords) -> None:
    prompts = [phrase for name, phrase in phrases(words) if "prompt" in name]
    assert len(prompts) == 5
    assert all(prompt.isascii() and re.search(r"[?:] $", prompt) for prompt in prompts)


@LANGUAGES
def test_what_asks_for_a_new_game_asks_for_it_at_once(words: GameWords) -> None:
    assert "n" in words.anew
    assert all(word == word.lower().strip() for word in words.anew)


@LANGUAGES
def test_pegs_are_told_apart(words: GameWords) -> None:
    assert len({*words.pegs_on_board}) == 2
    assert all(peg.isascii() and len(peg) == 1 and peg not in ".|*" for peg in words.pegs_on_board)


@LANGUAGES
def test_words_that_lack_a_skunk_are_refused(words: GameWords) -> None:
    with pytest.raises(LookupError):
        replace(words, skunks={Skunk.SINGLE: words.skunks[Skunk.SINGLE]})
