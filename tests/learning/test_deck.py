"""Decks: what is shipped, held against the table of skills and a second scorer, and every fault of a deck file."""

import json
import math
import os
import re
from functools import cache
from pathlib import Path
from random import Random

import pytest

from tests import oracle
from tests.learning.samples import AFTER, KEYS, PLAY_KEYS, deal_of, fixed_skill, points, skill, skills
from trainer.cribbage import show
from trainer.cribbage.cards import read_hand
from trainer.cribbage.census import facts
from trainer.cribbage.dealing import how_many
from trainer.cribbage.plays import WORDS, PlayTarget
from trainer.cribbage.position import Position
from trainer.cribbage.target import CRIB, HAND, Target
from trainer.errors import DeckError, Fault, NoSuchDeal
from trainer.learning.deck import Deck, Skill, read_deck

ROOT = Path(__file__).parent.parent.parent
FILES = sorted((ROOT / "decks").glob("*.toml"))
COUNTS: dict[str, dict[str, int]] = json.loads((ROOT / "tests" / "data" / "skills.json").read_text(encoding="utf-8"))


def deck(name: str) -> Deck:
    return read_deck(ROOT / "decks" / f"{name}.toml")


def shipped_skills() -> list[Skill]:
    return [skill for file in FILES for skill in read_deck(file).skills]


# The shipped decks


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_shipped_deck_is_read(file: Path) -> None:
    read = read_deck(file)
    assert read.name == file.stem
    assert read.skills
    assert not read.is_own


def test_the_decks_are_those_a_player_would_look_for() -> None:
    assert {file.stem for file in FILES} == {
        *("first-counts", "fifteens", "pairs-and-royals", "runs", "double-runs", "flush-and-nobs", "the-crib"),
        *("traps", "arguments", "the-play"),
    }
    assert sorted(read_deck(file).place for file in FILES) == [*range(1, 11)]


def test_each_of_the_21_skills_and_those_of_the_play_is_there_once_in_its_place() -> None:
    placed = [(skill.place, skill.key) for skill in shipped_skills() if skill.place is not None]
    assert sorted(placed) == [*enumerate((*KEYS, *PLAY_KEYS), start=1)]
    assert (len(KEYS), len(PLAY_KEYS)) == (21, 13)


def test_a_skill_opens_after_those_of_the_table() -> None:
    assert {key: skill(key).after for key in KEYS} == AFTER


def test_no_skill_opens_before_those_that_open_it_are_introduced() -> None:
    for key, after in AFTER.items():
        assert all(KEYS.index(other) < KEYS.index(key) for other in after)


def test_the_hands_people_argue_about_are_fixed_and_not_introduced() -> None:
    of_the_play = {skill.key for skill in deck("the-play").skills}
    argued_over = {skill.key for skill in deck("arguments").skills}
    assert {skill.key for skill in shipped_skills()} - {*KEYS} == argued_over | of_the_play
    for of in deck("arguments").skills:
        assert of.hands
        assert of.target is None
        assert of.place is None


def test_keys_are_unique_over_all_shipped_decks() -> None:
    keys = [skill.key for skill in shipped_skills()]
    assert len(keys) == len({*keys})


@pytest.mark.parametrize("key", KEYS)
def test_as_many_deals_are_of_a_skill_as_are_known_to_exercise_it(key: str) -> None:
    target = skill(key).target
    assert target is not None
    assert {"hand": how_many(target & HAND), "crib": how_many(target & CRIB)} == COUNTS[key]
    assert skill(key).frequency == sum(COUNTS[key].values())


@pytest.mark.parametrize("key", KEYS)
def test_a_hand_dealt_for_a_skill_exercises_it_by_its_wording(key: str) -> None:
    rng = Random(key)
    for _ in range(40):
        assert oracle.exercises(key, *deal_of(skill(key).deal(Target(), rng)))


@pytest.mark.parametrize("of", shipped_skills(), ids=lambda of: of.key)
def test_a_skill_has_title_and_hint_in_both_languages(of: Skill) -> None:
    assert {*of.title} == {*of.hint} == {"en", "de"}
    for words in (*of.title.values(), *of.hint.values()):
        assert words == words.strip() != ""
    assert of.hint["en"] != of.hint["de"]
    assert of.hint["en"].endswith(".")
    assert of.hint["de"].endswith(".")


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_deck_has_a_title_in_both_languages(file: Path) -> None:
    title = read_deck(file).title
    assert {*title} == {"en", "de"}
    assert all(words == words.strip() != "" for words in title.values())


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_two_skills_have_the_same_title(language: str) -> None:
    titles = [skill.title[language] for skill in shipped_skills()]
    assert len(titles) == len({*titles})


def test_a_fluent_counter_needs_some_seconds_for_any_skill() -> None:
    assert all(3 <= skill.par <= 20 for skill in shipped_skills())


# The hands people argue about

_LINE = re.compile(r'^  "(?P<hand>[^"]+)", +# (?P<points>\d+): (?P<why>.+)$', re.MULTILINE)


@cache
def argued() -> list[tuple[str, int, str]]:
    """Hand, points and reason as the lines of the deck say."""
    text = (ROOT / "decks" / "arguments.toml").read_text(encoding="utf-8")
    return [(line["hand"], int(line["points"]), line["why"]) for line in _LINE.finditer(text)]


def test_every_argued_hand_has_a_comment_that_says_what_it_is_worth() -> None:
    hands = [str(hand) for skill in deck("arguments").skills for hand in skill.hands]
    assert [hand for hand, _, _ in argued()] == hands
    assert len(hands) == len({*hands}) == 30


@pytest.mark.parametrize(("hand", "worth", "why"), argued(), ids=[hand for hand, _, _ in argued()])
def test_an_argued_hand_is_worth_what_its_comment_says(hand: str, worth: int, why: str) -> None:
    assert points(read_hand(hand)) == worth
    assert show.tally(read_hand(hand)).points == worth
    assert why.startswith("nineteen") == (worth == 0)


PHRASES = {
    "full house": ("pairs", "full house"),
    "double pair royal": ("pairs", "double pair royal"),
    "triple run": ("run", "triple"),
    "double double run": ("run", "double double"),
    "double run of four": ("run", "double"),
    "run of four": ("run", "four"),
    "wrong jack": ("jack", "wrong"),
    "starter jack": ("jack", "starter"),
    "flush of the hand": ("flush", 4),
    "flush of all five": ("flush", 5),
}


@pytest.mark.parametrize("phrase", PHRASES)
def test_an_argued_hand_has_what_its_comment_begins_with(phrase: str) -> None:
    word, value = PHRASES[phrase]
    hands = [hand for hand, _, why in argued() if why.startswith(phrase)]
    assert hands
    for hand in hands:
        assert value in oracle.words(*deal_of(read_hand(hand)))[word], hand


@pytest.mark.parametrize(
    ("hand", "worth"),
    [
        ("4C 4D 4H 4S + 7D", 24),
        ("TH JD QC QS + KH", 10),
        ("TC 4D 4H 4S + 3C", 8),
        ("AC AD 6H 7S + 8C", 13),
        ("2C 2D 6H 7S + 8C", 11),
        ("5H 5D 5S JC + 5C", 29),
        ("5H 5D 5C JC + 5S", 28),
    ],
)
def test_the_classical_arguments_are_among_them(hand: str, worth: int) -> None:
    assert (hand, worth) in [(hand, worth) for hand, worth, _ in argued()]


# Skills of the play


def test_the_skills_of_the_play_want_all_that_there_are_words_for_each_once() -> None:
    wanted = [word for of in deck("the-play").skills if of.plays for word in of.plays.words]
    parts_of_others = ["four of a rank", "long run in order"]  # where alone a slip shows
    assert sorted([*wanted, *parts_of_others]) == sorted(WORDS)


def test_a_skill_of_the_play_is_of_positions_only_and_opens_after_those_before_it() -> None:
    before: list[str] = []
    for of in deck("the-play").skills:
        assert of.plays
        assert (of.target, of.hands) == (None, ())
        assert of.key.startswith("play-")
        assert {*of.after} <= {*before}
        before.append(of.key)


def test_a_skill_of_the_play_has_no_hand_but_positions() -> None:
    hand = read_hand("5H 5D 5S JC + 5C")
    for of in deck("the-play").skills:
        assert not of.is_exercised_by(hand, facts(hand))
        position = of.asked(Target(), Random(1))
        assert isinstance(position, Position)
        assert of.plays
        assert of.plays.fits(position)


@pytest.mark.parametrize("among", [HAND, CRIB, Target.of({"points": 2})])
def test_a_position_of_the_play_is_neither_hand_nor_crib(among: Target) -> None:
    of = skill("play-pair")
    assert not of.has_deal(among)
    with pytest.raises(NoSuchDeal) as refused:
        of.asked(among, Random(1))
    assert refused.value.wanted == (("skill", "play-pair"), *among.spelled)


def test_a_skill_of_hands_is_asked_as_one() -> None:
    assert skill("pair").asked(CRIB, Random(1)) == skill("pair").deal(CRIB, Random(1))


# A skill of dealt hands


def test_a_skill_is_dealt_as_hand_or_crib_where_that_is_asked_for() -> None:
    for among, is_crib in ((HAND, False), (CRIB, True)):
        hands = [skill("double-run").deal(among, Random(seed)) for seed in range(10)]
        assert {hand.is_crib for hand in hands} == {is_crib}
        assert all(oracle.exercises("double-run", *deal_of(hand)) for hand in hands)


@pytest.mark.parametrize(("key", "among"), [("flush", CRIB), ("crib-flush", HAND)])
def test_a_skill_without_such_a_deal_says_so(key: str, among: Target) -> None:
    for ask in (lambda: skill(key).require(among), lambda: skill(key).deal(among, Random(1))):
        with pytest.raises(NoSuchDeal) as refused:
            ask()
        assert refused.value.wanted == (("skill", key), *among.spelled)


def test_a_skill_with_such_a_deal_requires_nothing_more() -> None:
    for key in KEYS:
        skill(key).require(Target())
    skill("flush").require(HAND)
    skill("crib-flush").require(CRIB)


def test_a_skill_of_dealt_hands_has_no_fixed_ones() -> None:
    assert all(skill.fixed(Target()) == [] for skill in skills())


# A skill of fixed hands

FIXED = ("5H 5D 5S JC + 5C", "2S 4S 8S QS + 6D", "2S 4S 8S QS + 6S crib")


def test_a_fixed_skill_deals_each_of_its_hands_and_no_other() -> None:
    fixed = fixed_skill(*FIXED)
    rng = Random(3)
    assert {str(fixed.deal(Target(), rng)) for _ in range(60)} == {*FIXED}
    assert fixed.frequency == 3


def test_a_fixed_skill_is_narrowed_to_hands_or_cribs() -> None:
    fixed = fixed_skill(*FIXED)
    assert [*map(str, fixed.fixed(HAND))] == [*FIXED[:2]]
    assert [*map(str, fixed.fixed(CRIB))] == [FIXED[2]]
    assert {str(fixed.deal(CRIB, Random(seed))) for seed in range(10)} == {FIXED[2]}


def test_a_fixed_skill_without_a_fitting_hand_says_so() -> None:
    fixed = fixed_skill(*FIXED[:2])
    for ask in (
        lambda: fixed.require(CRIB),
        lambda: fixed.deal(CRIB, Random(1)),
    ):
        with pytest.raises(NoSuchDeal) as refused:
            ask()
        assert refused.value.wanted == (("skill", "argued"), ("crib", "true"))
    assert fixed.fixed(CRIB) == []


def test_a_fixed_skill_is_exercised_by_its_hands_only() -> None:
    fixed = fixed_skill(*FIXED[:1])
    for hand, is_one in ((FIXED[0], True), (FIXED[1], False), (FIXED[0] + " crib", False)):
        assert fixed.is_exercised_by(read_hand(hand), facts(read_hand(hand))) == is_one


# Reading a file

GOOD = """\
place = 3
title = { en = "Mine", de = "Meines" }

[[skill]]
key   = "eights"
place = 30
title = { en = "Eights", de = "Achten" }
hint  = { en = "Count.", de = "Zählen." }
deal  = { points = "8..9", crib = true }
par   = 7.5
after = ["pair"]

[[skill]]
key   = "twenty-nine"
title = { en = "Highest", de = "Höchste" }
hint  = { en = "Once.", de = "Einmal." }
hands = ["5H 5D 5S JC + 5C", "5H,5D,5S,JC|5C crib"]
"""


def write(folder: Path, content: str, name: str = "own.toml") -> Path:
    file = folder / name
    file.write_text(content, encoding="utf-8")
    return file


def changed(old: str, new: str) -> str:
    """The good file with something else in it."""
    assert GOOD.count(old) == 1, old
    return GOOD.replace(old, new)


def refusal(file: Path) -> DeckError:
    with pytest.raises(DeckError) as refused:
        read_deck(file)
    return refused.value


def test_a_file_is_read_as_it_is_written(tmp_path: Path) -> None:
    read = read_deck(write(tmp_path, GOOD), is_own=True)
    assert (read.name, read.title, read.place, read.is_own) == ("own", {"en": "Mine", "de": "Meines"}, 3, True)
    assert read.skills == (
        Skill(
            key="eights",
            title={"en": "Eights", "de": "Achten"},
            hint={"en": "Count.", "de": "Zählen."},
            target=Target.of({"points": [8, 9], "crib": True}),
            hands=(),
            par=7.5,
            after=("pair",),
            place=30,
        ),
        Skill(
            key="twenty-nine",
            title={"en": "Highest", "de": "Höchste"},
            hint={"en": "Once.", "de": "Einmal."},
            target=None,
            hands=(read_hand("5H 5D 5S JC + 5C"), read_hand("5H 5D 5S JC + 5C crib")),
            par=10,
            after=(),
            place=None,
        ),
    )


def test_a_deck_without_a_place_comes_after_those_with_one(tmp_path: Path) -> None:
    assert read_deck(write(tmp_path, changed("place = 3\n", ""))).place > 9


@pytest.mark.parametrize(
    ("deal", "wanted"),
    [
        ("points = 8", {"points": 8}),
        ('points = "8..12"', {"points": range(8, 13)}),
        ('points = "8"', {"points": 8}),
        ("points = [2, 4]", {"points": [2, 4]}),
        ('fifteens = "2..3"', {"fifteens": [2, 3]}),
        ("fifteen-of = [4, 5]", {"fifteen-of": [4, 5]}),
        ('pairs = ["pair", "full house"]', {"pairs": ["pair", "full house"]}),
        ('run = "double double", nobs = false', {"run": "double double", "nobs": False}),
        ("starter-suit = 0, flush = 0", {"starter-suit": 0, "flush": 0}),
        ('jack = "wrong", one-suit = true', {"jack": "wrong", "one-suit": True}),
        ("repeated-fifteen = true, round-the-corner = false", {"repeated-fifteen": True, "round-the-corner": False}),
    ],
)
def test_a_target_is_written_in_the_words_of_players(
    tmp_path: Path, deal: str, wanted: dict[str, oracle.Value | list[oracle.Value]]
) -> None:
    file = write(tmp_path, changed('points = "8..9", crib = true', deal))
    assert read_deck(file).skills[0].target == Target.of(wanted)


def test_a_skill_may_open_after_none(tmp_path: Path) -> None:
    assert read_deck(write(tmp_path, changed('["pair"]', "[]"))).skills[0].after == ()


@pytest.mark.parametrize(
    ("plays", "words"),
    [('"royals"', ["royals"]), ('["go", "last card"]', ["go", "last card"]), ('["thirty"]', ["thirty"])],
)
def test_positions_of_the_play_are_written_in_the_words_of_players(
    tmp_path: Path, plays: str, words: list[str]
) -> None:
    file = write(tmp_path, changed('deal  = { points = "8..9", crib = true }', f"plays = {plays}"))
    first = read_deck(file).skills[0]
    assert (first.target, first.hands, first.plays) == (None, (), PlayTarget.of(*words))


Told = tuple[Fault, str, str | None, str | None]
"""The fault, what was found there, and the skill and the key where it was."""

FAULTS: list[tuple[str, str, Told]] = [
    # in the deck
    ("place = 3\n", "plaec = 3\n", (Fault.UNKNOWN_KEY, "", None, "plaec")),
    ("place = 3\n", 'place = "3"\n', (Fault.WRONG_TYPE, "", None, "place")),
    ("place = 3\n", "place = true\n", (Fault.WRONG_TYPE, "", None, "place")),
    ("place = 3\n", "place = 3.0\n", (Fault.WRONG_TYPE, "", None, "place")),
    ('title = { en = "Mine", de = "Meines" }', "", (Fault.MISSING_KEY, "", None, "title")),
    ('title = { en = "Mine", de = "Meines" }', 'title = "Mine"', (Fault.WRONG_TYPE, "", None, "title")),
    (', de = "Meines"', "", (Fault.MISSING_LANGUAGE, "de", None, "title")),
    ('en = "Mine", ', "", (Fault.MISSING_LANGUAGE, "en", None, "title")),
    ('de = "Meines"', 'de = " "', (Fault.MISSING_LANGUAGE, "de", None, "title")),
    ('de = "Meines"', "de = 5", (Fault.MISSING_LANGUAGE, "de", None, "title")),
    # in a skill
    ('key   = "eights"', "", (Fault.MISSING_KEY, "", None, "key")),
    ('key   = "eights"', "key = 8", (Fault.WRONG_TYPE, "", None, "key")),
    ('key   = "twenty-nine"', "", (Fault.MISSING_KEY, "", None, "key")),
    ('key   = "twenty-nine"', 'key = "eights"', (Fault.TAKEN, "eights", "eights", "key")),
    ("par   = 7.5", "pare = 7.5", (Fault.UNKNOWN_KEY, "", "eights", "pare")),
    ("par   = 7.5", 'par = "7"', (Fault.WRONG_TYPE, "", "eights", "par")),
    ("par   = 7.5", "par = false", (Fault.WRONG_TYPE, "", "eights", "par")),
    ("place = 30", "place = [30]", (Fault.WRONG_TYPE, "", "eights", "place")),
    ("place = 30", "place = 1.5", (Fault.WRONG_TYPE, "", "eights", "place")),
    ('title = { en = "Eights", de = "Achten" }', "", (Fault.MISSING_KEY, "", "eights", "title")),
    ('hint  = { en = "Once.", de = "Einmal." }', "", (Fault.MISSING_KEY, "", "twenty-nine", "hint")),
    (', de = "Achten"', "", (Fault.MISSING_LANGUAGE, "de", "eights", "title")),
    ('en = "Once.", ', "", (Fault.MISSING_LANGUAGE, "en", "twenty-nine", "hint")),
    ('after = ["pair"]', 'after = "pair"', (Fault.WRONG_TYPE, "", "eights", "after")),
    ('after = ["pair"]', "after = [1]", (Fault.WRONG_TYPE, "", "eights", "after")),
    # in what is dealt
    ('deal  = { points = "8..9", crib = true }', "", (Fault.DEAL_OR_HANDS, "", "eights", None)),
    ("par   = 7.5", 'hands = ["5H 5D 5S JC + 5C"]', (Fault.DEAL_OR_HANDS, "", "eights", None)),
    ("par   = 7.5", 'plays = "pair"', (Fault.DEAL_OR_HANDS, "", "eights", None)),
    ('deal  = { points = "8..9", crib = true }', "plays = []", (Fault.DEAL_OR_HANDS, "", "eights", None)),
    ('deal  = { points = "8..9", crib = true }', "plays = 3", (Fault.WRONG_TYPE, "", "eights", "plays")),
    ('deal  = { points = "8..9", crib = true }', "plays = [3]", (Fault.WRONG_TYPE, "", "eights", "plays")),
    ('deal  = { points = "8..9", crib = true }', "plays = { go = 1 }", (Fault.WRONG_TYPE, "", "eights", "plays")),
    ('deal  = { points = "8..9", crib = true }', 'plays = "gone"', (Fault.UNKNOWN_VALUE, "gone", "eights", "plays")),
    ('{ points = "8..9", crib = true }', '"pair"', (Fault.WRONG_TYPE, "", "eights", "deal")),
    ('points = "8..9"', 'point = "8..9"', (Fault.UNKNOWN_KEY, "", "eights", "point")),
    ('"8..9"', '"many"', (Fault.UNKNOWN_VALUE, "many", "eights", "points")),
    ('"8..9"', '"8.."', (Fault.UNKNOWN_VALUE, "8..", "eights", "points")),
    ('"8..9"', '"-1..3"', (Fault.UNKNOWN_VALUE, "-1..3", "eights", "points")),
    ('"8..9"', '"²"', (Fault.UNKNOWN_VALUE, "²", "eights", "points")),
    ('"8..9"', "30", (Fault.UNKNOWN_VALUE, "30", "eights", "points")),
    ('"8..9"', "-1", (Fault.UNKNOWN_VALUE, "-1", "eights", "points")),
    ('"8..9"', "8.0", (Fault.UNKNOWN_VALUE, "8.0", "eights", "points")),
    ('"8..9"', "true", (Fault.UNKNOWN_VALUE, "True", "eights", "points")),
    ('"8..9"', "[8, 77]", (Fault.UNKNOWN_VALUE, "77", "eights", "points")),
    ('"8..9"', "[[8]]", (Fault.UNKNOWN_VALUE, "[8]", "eights", "points")),
    ('"8..9"', "{ a = 1 }", (Fault.UNKNOWN_VALUE, "{'a': 1}", "eights", "points")),
    ("crib = true", "crib = 1", (Fault.UNKNOWN_VALUE, "1", "eights", "crib")),
    ("crib = true", 'run = "six"', (Fault.UNKNOWN_VALUE, "six", "eights", "run")),
    ("crib = true", 'fifteen-of = "2..3"', (Fault.UNKNOWN_VALUE, "2..3", "eights", "fifteen-of")),
    ("crib = true", "fifteen-of = 6", (Fault.UNKNOWN_VALUE, "6", "eights", "fifteen-of")),
    ("crib = true", 'pairs = "royal flush"', (Fault.UNKNOWN_VALUE, "royal flush", "eights", "pairs")),
    # in fixed hands
    ("JC + 5C", "JC + 5X", (Fault.BAD_HAND, "5H 5D 5S JC + 5X", "twenty-nine", "hands")),
    ("JC + 5C", "JC", (Fault.BAD_HAND, "5H 5D 5S JC", "twenty-nine", "hands")),
    ("JC + 5C", "+ JC 5C", (Fault.BAD_HAND, "5H 5D 5S + JC 5C", "twenty-nine", "hands")),
    ("JC + 5C", "JC + 5H", (Fault.BAD_HAND, "5H 5D 5S JC + 5H", "twenty-nine", "hands")),
    ('["5H 5D 5S JC + 5C", "5H,5D,5S,JC|5C crib"]', "[]", (Fault.DEAL_OR_HANDS, "", "twenty-nine", None)),
    ('["5H 5D 5S JC + 5C", "5H,5D,5S,JC|5C crib"]', "[29]", (Fault.WRONG_TYPE, "", "twenty-nine", "hands")),
    ('["5H 5D 5S JC + 5C", "5H,5D,5S,JC|5C crib"]', '"5H"', (Fault.WRONG_TYPE, "", "twenty-nine", "hands")),
]


@pytest.mark.parametrize(("old", "new", "told"), FAULTS)
def test_a_fault_is_named_with_its_place(tmp_path: Path, old: str, new: str, told: Told) -> None:
    error = refusal(write(tmp_path, changed(old, new)))
    assert (error.file, error.line) == ("own.toml", None)
    assert (error.fault, error.detail, error.skill, error.key) == told


@pytest.mark.parametrize(
    ("content", "fault", "key"),
    [
        ("", Fault.NO_SKILLS, None),
        ('title = { en = "a", de = "b" }', Fault.NO_SKILLS, None),
        ('title = { en = "a", de = "b" }\nskill = []', Fault.NO_SKILLS, None),
        ('title = { en = "a", de = "b" }\n[skill]\nkey = "k"', Fault.NO_SKILLS, None),
        ('title = { en = "a", de = "b" }\nskill = [1]', Fault.WRONG_TYPE, "skill"),
    ],
)
def test_a_deck_must_have_skills(tmp_path: Path, content: str, fault: Fault, key: str | None) -> None:
    error = refusal(write(tmp_path, content))
    assert (error.file, error.fault, error.skill, error.key) == ("own.toml", fault, None, key)


@pytest.mark.parametrize(
    ("content", "line"),
    [
        ("= 3", 1),
        (changed("par   = 7.5", "par   ="), 10),
        (changed('"Höchste" }', '"Höchste"'), 15),
        (GOOD + "deal\n", 18),
        (changed("place = 30", "place = 30\nplace = 31"), 7),
    ],
)
def test_a_syntax_error_is_told_with_its_line(tmp_path: Path, content: str, line: int) -> None:
    error = refusal(write(tmp_path, content))
    assert (error.file, error.fault, error.line) == ("own.toml", Fault.SYNTAX, line)
    assert (error.skill, error.key) == (None, None)
    assert error.detail
    assert "at line" not in error.detail


@pytest.mark.parametrize(("content", "line"), [('title = { en = "a', 1), (GOOD + 'x = """', 18)])
def test_a_syntax_error_at_the_end_is_told_with_the_last_line(tmp_path: Path, content: str, line: int) -> None:
    assert refusal(write(tmp_path, content)).line == line


def test_a_file_that_is_not_there_is_unreadable(tmp_path: Path) -> None:
    error = refusal(tmp_path / "gone.toml")
    assert (error.file, error.fault) == ("gone.toml", Fault.UNREADABLE)
    assert error.detail


def test_a_folder_is_no_deck(tmp_path: Path) -> None:
    (tmp_path / "folder.toml").mkdir()
    assert refusal(tmp_path / "folder.toml").fault == Fault.UNREADABLE


@pytest.mark.parametrize("content", [b"\xff\xfe\x00", GOOD.encode("latin-1"), GOOD.encode("utf-16")])
def test_a_file_in_another_encoding_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "own.toml").write_bytes(content)
    error = refusal(tmp_path / "own.toml")
    assert (error.file, error.fault) == ("own.toml", Fault.ENCODING)


def test_every_fault_that_reading_can_find_is_provoked_here() -> None:
    provoked = {fault for _, _, (fault, *_) in FAULTS} | {
        *(Fault.UNREADABLE, Fault.ENCODING, Fault.SYNTAX, Fault.NO_SKILLS)
    }
    assert {*Fault} - provoked == {Fault.NO_SUCH_DEAL, Fault.CIRCLE}  # for which only check_deck has time


# Hostile files


@pytest.mark.parametrize("name", ["[red]x[/]", ":smile:", "a\nb", "\x1b[2J", "ä ö", "-n", os.fsdecode(b"\xff")])
def test_a_hostile_file_name_is_taken_as_it_is(tmp_path: Path, name: str) -> None:
    try:
        file = write(tmp_path, GOOD, name + ".toml")
    except OSError:
        pytest.skip("the system has no such names")
    assert read_deck(file).name == name
    assert refusal(write(tmp_path, "", name + ".toml")).file == name + ".toml"


@pytest.mark.parametrize("text", ["[/x]", ":smile:", "\\u001b[2J", "\\n", "\\u202e"])
def test_hostile_words_are_taken_as_they_are(tmp_path: Path, text: str) -> None:
    meant = json.loads(f'"x{text}"')
    content = GOOD.replace("Achten", f"x{text}")
    assert read_deck(write(tmp_path, content)).skills[0].title["de"] == meant
    error = refusal(write(tmp_path, content.replace("par   =", f'"x{text}" =')))
    assert (error.fault, error.key) == (Fault.UNKNOWN_KEY, meant)


@pytest.mark.parametrize("key", ["[/x]", "two words", "x\\u001b[2J", "x\\n", "x\\u202e"])
def test_a_key_that_cannot_be_typed_as_one_word_is_refused(tmp_path: Path, key: str) -> None:
    error = refusal(write(tmp_path, GOOD.replace("eights", key)))
    assert (error.fault, error.key) == (Fault.WRONG_TYPE, "key")


def test_a_file_nested_too_deep_is_refused(tmp_path: Path) -> None:
    assert refusal(write(tmp_path, "place = " + 20_000 * "[")).fault in (Fault.SYNTAX, Fault.UNREADABLE)


def test_a_number_too_long_to_read_is_refused(tmp_path: Path) -> None:
    assert refusal(write(tmp_path, changed("place = 30", "place = " + 5000 * "1"))).file == "own.toml"


@pytest.mark.parametrize("points", ["8..1000000000000000000", "8.." + 5000 * "9", 5000 * "8"])
def test_a_range_too_long_to_read_is_refused(tmp_path: Path, points: str) -> None:
    error = refusal(write(tmp_path, changed("8..9", points)))
    assert (error.fault, error.skill, error.key) == (Fault.UNKNOWN_VALUE, "eights", "points")


@pytest.mark.parametrize("points", ["20..99", "30..31"])
def test_a_range_beyond_all_totals_is_refused(tmp_path: Path, points: str) -> None:
    assert refusal(write(tmp_path, changed("8..9", points))).fault == Fault.UNKNOWN_VALUE


@pytest.mark.parametrize("par", ["nan", "-inf", "0", "-7.5"])
def test_a_par_that_is_no_time_is_refused(tmp_path: Path, par: str) -> None:
    file = write(tmp_path, changed("par   = 7.5", f"par = {par}"))
    assert not math.isfinite(float(par)) or float(par) <= 0
    assert refusal(file).key == "par"


@pytest.mark.parametrize("key", ["", " "])
def test_an_empty_key_is_refused(tmp_path: Path, key: str) -> None:
    assert refusal(write(tmp_path, changed('"eights"', f'"{key}"'))).key == "key"
