"""The library: shipped and own decks together, what is broken among the own ones, and the thorough check of a file."""

import os
from pathlib import Path

import pytest

from tests.learning.samples import KEYS, PLAY_KEYS, shipped
from trainer.cribbage.target import CRIB, HAND
from trainer.errors import DeckError, Fault, NoSuchDeal, UnknownDeck, UnknownSkill
from trainer.learning import library as module
from trainer.learning.library import Library, check_deck, library

SHIPPED = (
    *("first-counts", "fifteens", "pairs-and-royals", "runs", "double-runs", "flush-and-nobs", "the-crib", "traps"),
    *("arguments", "the-play"),
)
DECKS = Path(__file__).parent.parent.parent / "decks"


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """The folder of a learner's own decks."""
    folder = tmp_path / "decks"
    folder.mkdir()
    return folder


def write(file: Path, *keys: str, deal: str = "{ points = 8 }", top: str = "", more: str = "") -> Path:
    """A deck of skills with these keys."""
    skill = """
        [[skill]]
        key = "{key}"
        title = {{ en = "{key}", de = "{key}" }}
        hint = {{ en = "Count.", de = "Zählen." }}
        deal = {deal}
        {more}
    """
    skills = [skill.format(key=key, deal=deal, more=more) for key in keys]
    file.write_text(f'{top}\ntitle = {{ en = "Mine", de = "Meines" }}\n' + "".join(skills), encoding="utf-8")
    return file


def names(of: Library) -> tuple[str, ...]:
    return tuple(deck.name for deck in of.decks)


# What there is


def test_the_shipped_decks_stand_in_their_order() -> None:
    assert names(shipped()) == SHIPPED
    assert shipped().broken == ()
    assert not any(deck.is_own for deck in shipped().decks)


def test_the_daily_drill_is_of_the_21_skills_in_their_order_and_then_of_the_play() -> None:
    assert tuple(skill.key for skill in shipped().drilled) == KEYS + PLAY_KEYS


def test_skills_without_a_place_come_last() -> None:
    keys = tuple(skill.key for skill in shipped().skills)
    assert keys[:34] == KEYS + PLAY_KEYS
    assert {key.partition("-")[0] for key in keys[34:]} == {"argued"}


def test_without_a_folder_of_own_decks_there_are_the_shipped_ones(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for folder in (tmp_path / "none", tmp_path, tmp_path / "file"):
        assert names(library(folder)) == SHIPPED
        assert library(folder).broken == ()
    assert not (tmp_path / "none").exists()


def test_decks_in_the_package_go_before_those_beside_it(
    tmp_path: Path, own: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(own / "packaged.toml", "one")
    monkeypatch.setattr(module, "_IN_PACKAGE", own)
    assert names(library(tmp_path / "none")) == ("packaged",)


# Own decks


def test_an_own_deck_joins_after_the_shipped_ones(own: Path) -> None:
    write(own / "mine.toml", "one", "two", top="place = 1")
    found = library(own)
    assert names(found) == (*SHIPPED, "mine")
    assert found.deck("mine").is_own
    assert tuple(skill.key for skill in found.deck("mine").skills) == ("one", "two")
    assert found.skill("two") == found.deck("mine").skills[1]


def test_own_decks_stand_by_place_then_by_name(own: Path) -> None:
    for name, top in (("b", ""), ("a", ""), ("z", "place = 2")):
        write(own / f"{name}.toml", name, top=top)
    assert names(library(own))[len(SHIPPED) :] == ("z", "a", "b")


def test_own_skills_do_not_join_the_daily_drill_even_with_a_place(own: Path) -> None:
    write(own / "mine.toml", "one", more="place = 1")
    found = library(own)
    assert "one" in [skill.key for skill in found.skills]
    assert tuple(skill.key for skill in found.drilled) == KEYS + PLAY_KEYS


def test_only_toml_files_are_decks(own: Path) -> None:
    for name in ("mine.toml~", "notes.txt", "mine.toml.bak"):
        (own / name).write_text("= =", encoding="utf-8")
    assert library(own).broken == ()


def test_a_broken_deck_is_reported_and_does_not_stop_the_others(own: Path) -> None:
    write(own / "a.toml", "one")
    (own / "b.toml").write_text("= =", encoding="utf-8")
    (own / "c.toml").mkdir()
    (own / "d.toml").write_bytes(b"\xff")
    write(own / "e.toml", "two")
    found = library(own)
    assert names(found) == (*SHIPPED, "a", "e")
    assert [(error.file, error.fault) for error in found.broken] == [
        ("b.toml", Fault.SYNTAX),
        ("c.toml", Fault.UNREADABLE),
        ("d.toml", Fault.ENCODING),
    ]
    assert tuple(skill.key for skill in found.drilled) == KEYS + PLAY_KEYS


def test_a_deck_nested_too_deep_does_not_stop_the_others(own: Path) -> None:
    (own / "deep.toml").write_text("place = " + 20_000 * "[", encoding="utf-8")
    assert names(library(own)) == SHIPPED


def test_a_deck_with_too_long_a_number_does_not_stop_the_others(own: Path) -> None:
    (own / "long.toml").write_text("place = " + 5000 * "1", encoding="utf-8")
    assert names(library(own)) == SHIPPED


def test_a_link_that_leads_nowhere_does_not_stop_the_others(own: Path) -> None:
    (own / "gone.toml").symlink_to(own / "nowhere")
    assert [(error.file, error.fault) for error in library(own).broken] == [("gone.toml", Fault.UNREADABLE)]


def test_a_shipped_deck_s_name_is_taken(own: Path) -> None:
    write(own / "runs.toml", "one")
    found = library(own)
    [error] = found.broken
    assert (error.file, error.fault, error.detail, error.skill) == ("runs.toml", Fault.TAKEN, "runs", None)
    assert not found.deck("runs").is_own
    with pytest.raises(UnknownSkill):
        found.skill("one")


def test_a_shipped_skill_s_key_is_taken(own: Path) -> None:
    write(own / "mine.toml", "one", "long-run")
    [error] = library(own).broken
    assert (error.file, error.fault, error.detail) == ("mine.toml", Fault.TAKEN, "runs")
    assert (error.skill, error.key) == ("long-run", "key")
    assert names(library(own)) == SHIPPED


def test_a_key_of_two_own_decks_belongs_to_the_first(own: Path) -> None:
    write(own / "a.toml", "one")
    write(own / "b.toml", "two", "one")
    found = library(own)
    [error] = found.broken
    assert (error.file, error.fault, error.detail, error.skill) == ("b.toml", Fault.TAKEN, "a", "one")
    assert names(found) == (*SHIPPED, "a")


# Asking for one


def test_a_deck_is_found_by_its_name() -> None:
    assert [shipped().deck(name).name for name in SHIPPED] == [*SHIPPED]


def test_an_unknown_deck_is_refused_with_those_there_are(own: Path) -> None:
    write(own / "mine.toml", "one")
    with pytest.raises(UnknownDeck) as refused:
        library(own).deck("Runs")
    assert (refused.value.name, refused.value.known) == ("Runs", (*SHIPPED, "mine"))


def test_a_broken_deck_is_refused_with_what_is_wrong_with_it(own: Path) -> None:
    (own / "mine.toml").write_text("place = 1\n= =", encoding="utf-8")
    found = library(own)
    with pytest.raises(DeckError) as refused:
        found.deck("mine")
    assert refused.value is found.broken[0]
    assert (refused.value.file, refused.value.fault, refused.value.line) == ("mine.toml", Fault.SYNTAX, 2)


def test_a_skill_is_found_by_its_key() -> None:
    assert shipped().skill("nobs").key == "nobs"


def test_an_unknown_skill_is_refused_with_those_there_are(own: Path) -> None:
    write(own / "mine.toml", "one")
    with pytest.raises(UnknownSkill) as refused:
        library(own).skill("nob")
    assert refused.value.key == "nob"
    assert refused.value.known[:21] == KEYS
    assert refused.value.known[-1] == "one"


# Checking a file


def refusal(file: Path, others: Library | None = None) -> DeckError:
    with pytest.raises(DeckError) as refused:
        check_deck(file, others or shipped())
    return refused.value


def test_a_good_file_is_checked_and_read(own: Path) -> None:
    checked = check_deck(write(own / "mine.toml", "one", "two"), shipped())
    assert (checked.name, checked.is_own, len(checked.skills)) == ("mine", True, 2)


@pytest.mark.parametrize("name", SHIPPED)
def test_a_shipped_file_is_good(name: str) -> None:
    assert check_deck(DECKS / f"{name}.toml", shipped()).name == name


def test_an_own_deck_in_use_is_good(own: Path) -> None:
    file = write(own / "mine.toml", "one")
    assert check_deck(file, library(own)).name == "mine"


@pytest.mark.parametrize(
    "deal",
    [
        "{ points = 19 }",
        "{ points = [25, 26, 27] }",
        "{ crib = true, flush = 4 }",
        '{ run = "five", pairs = "pair" }',
        '{ nobs = true, jack = "starter", pairs = "double pair royal" }',
        "{ points = [] }",
    ],
)
def test_a_skill_that_no_deal_makes_is_found(own: Path, deal: str) -> None:
    error = refusal(write(own / "mine.toml", "one", deal=deal))
    assert (error.file, error.fault, error.skill, error.key) == ("mine.toml", Fault.NO_SUCH_DEAL, "one", "deal")


def test_reading_a_skill_that_no_deal_makes_costs_no_counting(own: Path) -> None:
    write(own / "mine.toml", "one", deal="{ points = 19 }")
    assert library(own).broken == ()


def test_the_first_skill_that_no_deal_makes_is_named(own: Path) -> None:
    file = write(own / "mine.toml", "one")
    bad = write(own / "bad.toml", "two", "three", deal="{ points = 27 }")
    rest = bad.read_text(encoding="utf-8").partition("[[skill]]")[2]
    file.write_text(file.read_text(encoding="utf-8") + "[[skill]]" + rest, encoding="utf-8")
    assert refusal(file).skill == "two"


def test_a_fault_of_the_file_is_found(own: Path) -> None:
    assert refusal(write(own / "mine.toml", "one", more="pare = 3")).fault == Fault.UNKNOWN_KEY
    assert refusal(own / "gone.toml").fault == Fault.UNREADABLE


def test_a_name_or_key_that_is_shipped_is_found(own: Path) -> None:
    error = refusal(write(own / "runs.toml", "one"))
    assert (error.file, error.fault, error.detail) == ("runs.toml", Fault.TAKEN, "runs")
    error = refusal(write(own / "mine.toml", "one", "nobs"))
    assert (error.fault, error.detail, error.skill, error.key) == (Fault.TAKEN, "flush-and-nobs", "nobs", "key")


def test_a_copy_of_a_shipped_deck_is_no_own_deck(own: Path) -> None:
    copy = own / "copy.toml"
    copy.write_bytes((DECKS / "runs.toml").read_bytes())
    assert library(own).broken[0].fault == Fault.TAKEN
    assert refusal(copy, library(own)).fault == Fault.TAKEN


def test_a_key_of_another_own_deck_is_found(own: Path) -> None:
    write(own / "a.toml", "one")
    file = write(own / "b.toml", "two", "one")
    assert library(own).broken[0].fault == Fault.TAKEN
    assert refusal(file, library(own)).fault == Fault.TAKEN


def test_a_copy_of_a_shipped_deck_is_refused_under_its_own_name_too(own: Path) -> None:
    copy = own / "runs.toml"
    copy.write_text(
        (Path(module.__file__).parents[2] / "decks" / "runs.toml").read_text(encoding="utf-8"), encoding="utf-8"
    )
    assert refusal(copy, library(own)).fault == Fault.TAKEN
    assert [error.fault for error in library(own).broken] == [Fault.TAKEN]


def test_a_deck_is_narrowed_to_the_skills_that_fit(own: Path) -> None:
    cribs = library(own).chosen("flush-and-nobs", (), CRIB)
    assert [skill.key for skill in cribs] == ["nobs"]
    with pytest.raises(NoSuchDeal):
        library(own).chosen("the-crib", (), HAND)
    with pytest.raises(NoSuchDeal):
        library(own).chosen("flush-and-nobs", ("flush",), CRIB)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="the system has no pipes with names")
def test_a_pipe_in_the_folder_of_own_decks_is_not_read(own: Path) -> None:
    os.mkfifo(own / "pipe.toml")
    assert names(library(own)) == SHIPPED
