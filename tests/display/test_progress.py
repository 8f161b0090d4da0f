"""How the learner stands and what the decks hold, as it is shown: bars no wider than the screen, text harmless."""

from dataclasses import replace
from datetime import date

import pytest

from tests.display.looks import BOTH_LANGUAGES, GERMAN_LOOK, PLAIN, WIDE, texts
from trainer.cribbage.cards import read_hand
from trainer.display.look import Look
from trainer.display.progress import deck_line, deck_lines, next_due_line, skill_lines, total_lines
from trainer.language.english import ENGLISH
from trainer.language.phrasebook import Phrasebook
from trainer.learning.deck import Deck, Skill
from trainer.learning.library import Library, library
from trainer.learning.progress import SkillProgress, Totals

TODAY = date(2026, 3, 2)


@pytest.fixture(scope="module")
def shipped(tmp_path_factory: pytest.TempPathFactory) -> Library:
    return library(tmp_path_factory.mktemp("no-own-decks"))


# Totals


def test_totals_are_answers_real_play_and_days() -> None:
    lines = texts(total_lines(Totals(answers=12, right=9, real_play=3, real_play_right=1, days_practised=4), WIDE))
    assert "12" in lines[0]
    assert "9 (75 %)" in lines[0]
    assert "3, right: 1 (33 %)" in lines[1]
    assert lines[2].endswith("30: 4")


def test_without_real_play_no_share_is_made_up() -> None:
    lines = texts(total_lines(Totals(answers=1), WIDE))
    assert lines[1] == ENGLISH.stats_no_real_play
    assert "0 (0 %)" in lines[0]


# Skills


def progressed(skills: tuple[Skill, ...]) -> list[tuple[Skill, SkillProgress]]:
    return [(skill, SkillProgress(skill.key, 0.5, 1234, 7, 12.4, date(2026, 3, 20))) for skill in skills]


def row(of: SkillProgress, skill: Skill, look: Look = WIDE) -> str:
    return texts(skill_lines([(skill, of)], TODAY, look))[1]


@pytest.mark.parametrize(
    ("mastery", "bar"),
    [
        (0.05, ". "),
        (0.5, "#####....."),
        (0.54, "#####....."),
        (0.56, "######...."),
        (0.98, "##########"),
    ],
)
def test_mastery_is_a_bar_of_ten_and_a_number(shipped: Library, mastery: float, bar: str) -> None:
    shown = row(SkillProgress("pair", mastery, 3, 2, 4.0, TODAY), shipped.skill("pair"))
    assert bar in shown
    assert f"{round(100 * mastery)} %" in shown
    assert shown.count("#") + shown.count(".") - len("4.") + 1 == 10


def test_unknown_values_are_dashes(shipped: Library) -> None:
    shown = row(SkillProgress("pair", None, 3, 2, None, None), shipped.skill("pair"))
    assert shown.split() == ["Pair", "-", "3", "-", "-"]


@pytest.mark.parametrize(
    ("due", "words"),
    [
        (date(2026, 2, 1), "today"),
        (date(2026, 3, 2), "today"),
        (date(2026, 3, 3), "tomorrow"),
        (date(2026, 3, 9), "in 7 days"),
        (date(2028, 2, 29), "in 729 days"),
    ],
)
def test_what_is_overdue_is_due_today(shipped: Library, due: date, words: str) -> None:
    assert row(SkillProgress("pair", 0.5, 3, 2, 4.0, due), shipped.skill("pair")).endswith(f"  {words}")


def test_skills_not_met_are_named_apart(shipped: Library) -> None:
    met, *others = shipped.drilled
    every = [(met, SkillProgress(met.key, 0.5, 1)), *((skill, SkillProgress(skill.key)) for skill in others)]
    *_, row, last = texts(skill_lines(every, TODAY, WIDE))
    assert row.startswith(met.title["en"])
    assert all(skill.title["en"] in last for skill in others)
    assert met.title["en"] not in last


@BOTH_LANGUAGES
def test_the_table_stands_in_columns(shipped: Library, book: Phrasebook) -> None:
    head, *rows = texts(skill_lines(progressed(shipped.drilled), TODAY, Look(book)))
    for column in (book.column_answers, book.column_median):
        end = head.index(column) + len(column)
        assert {line[end - 1 : end + 2].strip() for line in rows} <= {"4", "s"}, column
    assert {line.index("#") for line in rows} == {head.index(book.column_mastery)}
    assert {line.index(book.days_from(18)) for line in rows} == {head.index(book.column_due)}


@BOTH_LANGUAGES
def test_the_table_is_no_wider_than_the_screen(shipped: Library, book: Phrasebook) -> None:
    for width in range(40, 100):
        lines = texts(skill_lines(progressed(shipped.drilled), TODAY, Look(book, width=width)))
        assert "###" not in lines[-1] or max(map(len, lines)) <= width, width


@BOTH_LANGUAGES
def test_the_table_is_shown_at_80_columns(shipped: Library, book: Phrasebook) -> None:
    assert "#####" in "".join(texts(skill_lines(progressed(shipped.drilled), TODAY, Look(book))))


@pytest.mark.parametrize("look", [Look(ENGLISH, width=40), PLAIN], ids=["narrow", "plain"])
def test_47_plainly_or_narrow_there_is_no_bar_but_a_line_for_each_skill(shipped: Library, look: Look) -> None:
    lines = texts(skill_lines(progressed(shipped.drilled), TODAY, look))
    assert len(lines) == len(shipped.drilled)
    assert "#" not in "".join(lines)
    assert "mastery 50 %" in lines[0]
    assert "in 18 days" in lines[0]


@pytest.mark.parametrize(
    ("due", "when", "skills"),
    [
        ([date(2026, 3, 3)], "tomorrow", "1 skill"),
        ([date(2026, 3, 9), date(2026, 3, 4), date(2026, 3, 4)], "in 2 days", "2 skills"),
        ([date(2026, 3, 1), date(2026, 3, 4)], "today", "1 skill"),
    ],
)
def test_30_the_next_due_are_named_with_their_day_and_number(due: list[date], when: str, skills: str) -> None:
    line = next_due_line(due, TODAY, WIDE).plain
    assert f"{when}: {skills}." in line


# Decks

EVIL = "[/x] :smile: \x1b[31m\n\u202e"
SHOWN = "[/x] :smile: ?[31m??"


@pytest.fixture
def evil(shipped: Library) -> Deck:
    words = {"en": EVIL, "de": EVIL}
    skill = replace(shipped.skill("pair"), key=EVIL, title=words, hint=words, after=(EVIL,))
    return Deck(EVIL, words, (skill,), 1, is_own=True)


@pytest.mark.parametrize(
    "look", [WIDE, PLAIN, GERMAN_LOOK, Look(ENGLISH, width=40)], ids=["wide", "plain", "de", "narrow"]
)
def test_24_hostile_decks_are_shown_harmlessly(evil: Deck, look: Look) -> None:
    lines = [*texts(deck_lines(evil, look)), *texts(skill_lines(progressed(evil.skills), TODAY, look))]
    lines += texts(skill_lines([(evil.skills[0], SkillProgress(EVIL))], TODAY, look))
    assert "".join(lines).count(SHOWN) == 8
    assert not {"\x1b", "\n", "\u202e"} & set("".join(lines))


def test_43_a_deck_is_named_with_title_and_number_of_skills(shipped: Library, evil: Deck) -> None:
    assert deck_line(shipped.deck("traps"), WIDE).plain == "traps: Traps (4 skills)"
    assert deck_line(shipped.deck("the-crib"), WIDE).plain == "the-crib: The crib (1 skill)"
    assert deck_line(shipped.deck("traps"), GERMAN_LOOK).plain == "traps: Fallen (4 Fertigkeiten)"
    assert ENGLISH.own in deck_line(evil, WIDE).plain


@BOTH_LANGUAGES
def test_43_a_deck_shows_key_title_hint_and_rarity_of_each_skill(shipped: Library, book: Phrasebook) -> None:
    for deck in shipped.decks:
        lines = texts(deck_lines(deck, Look(book)))
        for skill in deck.skills:
            place = lines.index(f"{skill.key}: {skill.title[book.code]}")
            assert lines[place + 1] == skill.hint[book.code]
            rarity = lines[place + 2 : place + (2 if skill.plays else 3)]
            assert all(any(figure.isdecimal() for figure in line) for line in rarity)
            if skill.after:
                assert lines[place + 2 + len(rarity)] == book.after.format(skills=", ".join(skill.after))


@pytest.mark.parametrize(
    ("key", "rarity"), [("pair", "2.4"), ("run-of-three", "7.1"), ("nobs", "14"), ("triple-run", "1231")]
)
def test_43_rarity_is_one_in_how_many_hands(shipped: Library, key: str, rarity: str) -> None:
    deck = next(deck for deck in shipped.decks if any(skill.key == key for skill in deck.skills))
    lines = texts(deck_lines(deck, WIDE))
    place = next(number for number, line in enumerate(lines) if line.startswith(f"{key}: "))
    assert lines[place + 2] == ENGLISH.one_in.format(number=rarity)


def test_43_fixed_hands_are_counted(shipped: Library) -> None:
    skill = shipped.skill("argued-fifteens")
    assert f"{len(skill.hands)} fixed hands" in "".join(texts(deck_lines(shipped.deck("arguments"), WIDE)))


def test_43_one_fixed_hand_is_one(shipped: Library) -> None:
    one = replace(shipped.skill("argued-fifteens"), hands=(read_hand("5H 5D 5S JC 5C"),))
    deck = Deck("mine", {"en": "Mine", "de": "Meine"}, (one,), 1, is_own=True)
    assert any("1 fixed hand" in line and "hands" not in line for line in texts(deck_lines(deck, WIDE)))
