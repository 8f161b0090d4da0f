"""`decks`: what there is, what is in it, and what is wrong with a file."""

import json
from pathlib import Path

import pytest

from tests import oracle
from tests.conftest import Run
from trainer.errors import Fault
from trainer.language.english import ENGLISH
from trainer.language.german import GERMAN

SHIPPED = {
    "first-counts": 3,
    "fifteens": 3,
    "pairs-and-royals": 3,
    "runs": 2,
    "double-runs": 3,
    "flush-and-nobs": 2,
    "the-crib": 1,
    "traps": 4,
    "arguments": 6,
    "the-play": 13,
}

SKILL = """
[[skill]]
key = "my-hand"
title = { en = "My hand", de = "Meine Hand" }
hint = { en = "Look.", de = "Hinsehen." }
hands = ["5H 5D 5S JC + 5C"]
"""
MINE = {"en": "Mine", "de": "Meine"}
GOOD = f'title = {{ en = "Mine", de = "Meine" }}\n{SKILL}'


@pytest.fixture
def own(home: Path) -> Path:
    """The folder of the learner's own decks."""
    folder = home / "decks"
    folder.mkdir(parents=True)
    return folder


def write(folder: Path, name: str, content: str) -> str:
    file = folder / f"{name}.toml"
    file.write_text(content, encoding="utf-8")
    return str(file)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_43_the_shipped_decks_are_listed_with_their_number_of_skills(run: Run, lang: str) -> None:
    lines = run("decks", "--lang", lang).stdout.splitlines()
    assert [line.partition(":")[0] for line in lines] == [*SHIPPED]
    assert all(f"({number} " in line for line, number in zip(lines, SHIPPED.values(), strict=True))


def test_43_own_decks_are_listed_last_and_as_such(run: Run, own: Path) -> None:
    write(own, "another", GOOD)
    *shipped, last = run("decks").stdout.splitlines()
    assert len(shipped) == len(SHIPPED)
    assert last == f"another: Mine (1 skill, {ENGLISH.own})"


def test_17_decks_are_a_document_for_programs(run: Run, own: Path) -> None:
    write(own, "another", GOOD)
    document = json.loads(run("decks", "--json").stdout)
    assert [deck["name"] for deck in document] == [*SHIPPED, "another"]
    assert all(list(deck) == ["name", "title", "skills", "own"] for deck in document)
    keys = [key for deck in document[:-3] for key in deck["skills"]]
    assert sorted(keys) == sorted(oracle.SKILLS)
    assert document[-1] == {"name": "another", "title": MINE, "skills": ["my-hand"], "own": True}
    assert {deck["own"] for deck in document[:-1]} == {False}


@pytest.mark.parametrize("name", SHIPPED)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_43_show_has_every_skill_of_a_deck(run: Run, name: str, lang: str) -> None:
    [deck] = [of for of in json.loads(run("decks", "--json").stdout) if of["name"] == name]
    text = run("decks", "show", name, "--lang", lang).stdout
    assert text.startswith(f"{name}: {deck['title'][lang]} (")
    for key in deck["skills"]:
        assert f"\n{key}: " in text


def test_43_own_decks_can_be_shown_quizzed_and_drilled(run: Run, own: Path) -> None:
    write(own, "another", GOOD)
    assert "my-hand: My hand" in run("decks", "show", "another").stdout
    assert "1 of 1 right" in run("quiz", "--deck", "another", "-n", "1", typed="29\n").stdout
    assert "1 of 1 right" in run("quiz", "--skill", "my-hand", "-n", "1", typed="29\n").stdout
    assert "1 of 1 right" in run("drill", "--deck", "another", "-n", "1", typed="29\n").stdout


@pytest.mark.parametrize("words", ["quiz --deck the-play --crib", "quiz --skill play-pair --hand"])
def test_11_the_play_is_not_asked_as_hands(run: Run, words: str) -> None:
    result = run(*words.split(), typed="q\n")
    assert (result.exit_code, result.stdout) == (2, "")
    assert "play-" in result.stderr


def test_own_skills_join_the_drill_only_with_their_deck(run: Run, own: Path, home: Path) -> None:
    write(own, "another", GOOD.replace("hands =", "place = 1\nhands ="))
    text = run("drill", "-n", "30", "--seed", "1", typed="29\n" * 30).stdout
    assert "5♥ 5♦ 5♠ J♣ + 5♣\n" not in text


def test_11_an_unknown_deck_is_refused_with_those_there_are(run: Run) -> None:
    result = run("decks", "show", "runns")
    assert (result.exit_code, result.stdout) == (2, "")
    assert '"runns"' in result.stderr
    assert all(name in result.stderr for name in SHIPPED)


# Checking

FAULTS = [
    ("title = \n", Fault.SYNTAX, ["line 1"]),
    (GOOD.replace("my-hand", 'my"hand'), Fault.SYNTAX, ["line 4"]),
    (GOOD + "colour = 1\n", Fault.UNKNOWN_KEY, ['skill "my-hand"', 'key "colour"']),
    ("colour = 1\n" + GOOD, Fault.UNKNOWN_KEY, ['key "colour"']),
    (GOOD.replace('key = "my-hand"', ""), Fault.MISSING_KEY, ['key "key"']),
    (GOOD.replace('"my-hand"', "7"), Fault.WRONG_TYPE, ['key "key"']),
    (GOOD + 'par = "long"\n', Fault.WRONG_TYPE, ['skill "my-hand"', 'key "par"']),
    (GOOD.replace('hands = ["5H 5D 5S JC + 5C"]', 'deal = { run = "six" }'), Fault.UNKNOWN_VALUE, ['key "run"', "six"]),
    (GOOD.replace('hands = ["5H 5D 5S JC + 5C"]', 'deal = { colour = "red" }'), Fault.UNKNOWN_KEY, ['key "colour"']),
    (GOOD.replace(', de = "Hinsehen."', ""), Fault.MISSING_LANGUAGE, ['skill "my-hand"', 'key "hint"', "de"]),
    (GOOD.replace('hands = ["5H 5D 5S JC + 5C"]', "deal = { points = 19 }"), Fault.NO_SUCH_DEAL, ['key "deal"']),
    (GOOD.replace("5H 5D", "5H 5H"), Fault.BAD_HAND, ['skill "my-hand"', 'key "hands"', "5H 5H 5S JC + 5C"]),
    (GOOD.replace('hands = ["5H 5D 5S JC + 5C"]', ""), Fault.DEAL_OR_HANDS, ['skill "my-hand"']),
    (GOOD + "deal = { points = 8 }\n", Fault.DEAL_OR_HANDS, ['skill "my-hand"']),
    (GOOD.replace(SKILL, ""), Fault.NO_SKILLS, []),
    (GOOD + SKILL, Fault.TAKEN, ['key "key"', "my-hand"]),
    (GOOD + 'after = ["my-hand"]\n', Fault.CIRCLE, ['skill "my-hand"', 'key "after"']),
    (GOOD + 'after = ["no-such-skill"]\n', Fault.UNKNOWN_VALUE, ['key "after"', "no-such-skill"]),
    (GOOD.replace("my-hand", "nobs"), Fault.TAKEN, ['skill "nobs"', "flush-and-nobs"]),
]


@pytest.mark.parametrize(
    ("content", "fault", "facts"), FAULTS, ids=lambda value: value.value if isinstance(value, Fault) else ""
)
def test_43_check_says_what_is_wrong_and_where(
    run: Run, tmp_path: Path, content: str, fault: Fault, facts: list[str]
) -> None:
    result = run("decks", "check", write(tmp_path, "mine", content))
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr.startswith("mine.toml")
    assert all(fact in result.stderr for fact in facts)
    assert ENGLISH.deck_faults[fault].partition("{")[0] in result.stderr
    assert len(result.stderr.splitlines()) == 1
    german = run("decks", "check", str(tmp_path / "mine.toml"), "--lang", "de").stderr
    assert GERMAN.deck_faults[fault].partition("{")[0] in german


def test_43_check_names_the_line_of_what_is_missing_at_the_end(run: Run, tmp_path: Path) -> None:
    assert "line " in run("decks", "check", write(tmp_path, "mine", GOOD + "after = [\n")).stderr


def test_43_every_fault_of_what_a_file_says_is_met_above() -> None:
    assert {fault for _, fault, _ in FAULTS} == {*Fault} - {Fault.UNREADABLE, Fault.ENCODING}


def test_43_check_says_of_a_good_file_how_many_skills_it_has(run: Run, tmp_path: Path) -> None:
    for lang, skills in (("en", "1 skill"), ("de", "1 Fertigkeit")):
        result = run("decks", "check", write(tmp_path, "mine", GOOD), "--lang", lang)
        assert (result.exit_code, result.stderr) == (0, "")
        assert skills in result.stdout
        assert "mine.toml" in result.stdout


def test_43_a_file_that_is_no_text_is_a_fault(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_bytes(b"\xff\xfe\x00")
    for path in (file, tmp_path, tmp_path / "nowhere.toml"):
        result = run("decks", "check", str(path))
        assert (result.exit_code, result.stdout, len(result.stderr.splitlines())) == (1, "", 1)


@pytest.mark.parametrize(
    "words",
    [["decks"], ["deal"], ["stats"], ["stats", "--json"], ["quiz", "-n", "1"], ["drill", "-n", "1"]],
    ids=" ".join,
)
def test_43_a_broken_own_deck_is_told_and_stops_no_other_command(run: Run, own: Path, words: list[str]) -> None:
    write(own, "broken", "title = \n")
    write(own, "twice", GOOD.replace("my-hand", "nobs"))
    write(own, "fine", GOOD)
    result = run(*words, typed="5\n")
    assert result.exit_code == 0
    told = result.stderr.splitlines()
    assert len(told) == 2
    assert "broken.toml, line 1" in told[0]
    assert "twice.toml" in told[1]
    if words == ["decks"]:
        assert "fine: Mine" in result.stdout


def test_43_a_broken_own_deck_says_why_when_it_is_asked_for(run: Run, own: Path) -> None:
    write(own, "broken", "title = \n")
    for words in (["decks", "show", "broken"], ["quiz", "--deck", "broken"], ["drill", "--deck", "broken"]):
        result = run(*words, typed="5\n")
        assert (result.exit_code, result.stdout) == (1, "")
        assert "broken.toml, line 1" in result.stderr
