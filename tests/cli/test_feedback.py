"""What is said of a wrong answer: the slip, the count claim by claim, the habit, and what a learner has got over."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests import oracle, slip_oracle
from tests.cli import screen
from tests.conftest import Clock, Run
from tests.oracle import Deal
from trainer.language.english import ENGLISH
from trainer.language.slips_english import ENGLISH_SLIPS
from trainer.language.slips_german import GERMAN_SLIPS

Answering = Callable[[Deal], str]


@pytest.fixture(autouse=True)
def _fixed(clock: Clock) -> None:
    """The time stands still."""


def making(slip: str) -> Answering:
    """Somebody who always makes a slip."""
    return lambda deal: str(max(oracle.points(*deal) + slip_oracle.difference(slip, *deal), 0))


def quiz(run: Run, answering: Answering, *words: str, number: int = 10) -> str:
    """What a quiz shows to somebody who answers so. The hands are looked at first, in a quiz that leaves no answer."""
    looked_at = run("quiz", "-n", str(number), *words, typed="s\n" * number).stdout
    hands = screen.deals(looked_at)
    assert len(hands) == number
    return run("quiz", "-n", str(number), *words, typed="".join(f"{answering(deal)}\n" for deal in hands)).stdout


@pytest.mark.parametrize(
    ("slip", "skill"),
    [
        ("crib-flush-of-four", "crib-flush"),
        ("nobs-missed", "nobs"),
        ("multiple-run-as-one", "double-run"),
        ("round-the-corner", "round-the-corner"),
        ("flush-with-starter", "starter-flush"),
        ("starter-jack-as-nobs", "starter-jack"),
        ("any-jack", "wrong-jack"),
        ("royal-as-four", "pair-royal"),
    ],
)
def test_who_makes_a_slip_is_told_so_by_name_within_a_session(run: Run, slip: str, skill: str) -> None:
    text = quiz(run, making(slip), "--skill", skill, "--seed", "3")
    words = ENGLISH_SLIPS.words[slip]
    assert words.rule in " ".join(text.split())
    assert ENGLISH_SLIPS.confirmed.format(mistake=words.mistake) in " ".join(text.split())
    ending = text.partition("The same hands again")[2]
    assert ENGLISH_SLIPS.habits in ending
    assert words.mistake in ending
    assert words.mistake in run("stats").stdout
    assert f'"id": "{slip}"' in run("stats", "--json").stdout


def test_it_is_said_in_german_too(run: Run) -> None:
    text = quiz(run, making("nobs-missed"), "--skill", "nobs", "--seed", "3", "--lang", "de")
    assert GERMAN_SLIPS.words["nobs-missed"].mistake in text
    assert "Du liegst um 1 zu niedrig" in text


def test_what_a_learner_has_got_over_is_said_once_and_gone_from_the_statistics(run: Run) -> None:
    quiz(run, making("nobs-missed"), "--skill", "nobs", "--seed", "3")
    text = quiz(run, screen.worth, "--skill", "nobs", "--seed", "4")
    mistake = ENGLISH_SLIPS.words["nobs-missed"].mistake
    assert text.count(ENGLISH_SLIPS.cured.format(mistake=mistake)) == 1
    assert ENGLISH_SLIPS.habits not in text
    assert mistake not in run("stats").stdout


MIXED = ("--skill", "double-run", "--skill", "two-pairs", "--skill", "pair")


@pytest.mark.parametrize("seed", ["2", "8"])
def test_a_double_run_as_its_run_alone_is_named_and_nothing_else(run: Run, seed: str) -> None:
    text = quiz(run, making("multiple-run-as-run-alone"), *MIXED, "--seed", seed, number=14)
    said = " ".join(text.split())
    words = ENGLISH_SLIPS.words
    assert said.count(ENGLISH_SLIPS.confirmed.split("{")[0]) == 1
    assert ENGLISH_SLIPS.confirmed.format(mistake=words["multiple-run-as-run-alone"].mistake) in said
    assert ENGLISH_SLIPS.cured.split("{")[0].strip() not in said
    assert [slip for slip in words if words[slip].mistake in text.partition(ENGLISH_SLIPS.habits)[2]] == [
        "multiple-run-as-run-alone"
    ]


@pytest.mark.parametrize("total", ["4", "6", "9"])
def test_who_always_says_the_same_has_no_habit_at_the_end(run: Run, total: str) -> None:
    for seed in ("1", "2"):
        text = quiz(run, lambda _: total, "--seed", seed, number=20)
    assert ENGLISH_SLIPS.habits not in text
    assert ENGLISH_SLIPS.habits not in run("stats").stdout
    assert '"confirmed": true' not in run("stats", "--json").stdout


def test_two_habits_at_once_are_told_in_one_sentence(run: Run) -> None:
    both = ("nobs-missed", "pairs-forgotten")

    def total(deal: Deal) -> str:
        return str(oracle.points(*deal) + sum(slip_oracle.difference(slip, *deal) for slip in both))

    said = " ".join(quiz(run, total, "--skill", "nobs", "--skill", "pair", "--seed", "3", number=30).split())
    assert "short, as before: each pair counts two (" in said
    assert re.search(r": \+2\), and the jack has the starter's suit, one for his nobs \(J.: \+1\)\.", said)


def write_deck(home: Path, *hands: str) -> None:
    """A deck of one's own, "one", with a skill of these hands."""
    deck = home / "decks" / "one.toml"
    deck.parent.mkdir(parents=True)
    words = '{ en = "One", de = "Eine" }'
    skill = f"key = 'one'\ntitle = {words}\nhint = {words}\nhands = {[*hands]}\n"
    deck.write_text(f"title = {words}\n[[skill]]\n{skill}")


def test_a_slip_is_named_on_the_hands_of_ones_own_deck(run: Run, home: Path) -> None:
    write_deck(home, "QH KH 8H JH + 2H", "5H 5D 5S JC + 5C", "2S 4C 6H JD + TD")
    text = quiz(run, making("nobs-missed"), "--deck", "one", "--seed", "1", number=3)
    assert "You are 1 short: the jack has the starter's suit, one for his nobs" in text
    assert ENGLISH_SLIPS.words["nobs-missed"].mistake in text


def test_who_counts_right_is_told_nothing(run: Run) -> None:
    text = quiz(run, screen.worth, "--seed", "5", number=20)
    assert ENGLISH_SLIPS.habits not in text
    assert not any(words.rule in text or words.mistake in text for words in ENGLISH_SLIPS.words.values())


def test_a_total_that_nothing_explains_is_not_explained(run: Run) -> None:
    text = quiz(run, lambda deal: str((oracle.points(*deal) + 15) % 30), "--seed", "6", number=8)
    assert "You are" not in text


def test_in_a_pipe_nobody_is_asked_how_they_counted(run: Run) -> None:
    text = quiz(run, lambda deal: str(max(oracle.points(*deal) - 2, 0)), "--seed", "7", number=12)
    assert ENGLISH_SLIPS.how_prompt not in text


# A count as it is said

FIRST = ("quiz", "-n", "1", "--seed", "1311")
"""3D 3H 4C 9D + 2S: two fifteens, a pair, a double run, twelve in all."""


@pytest.mark.parametrize(
    "typed",
    [
        "fifteen two, four, pair six, double run twelve",
        "15 2 15 4 pair 6 double run 12",
        "f f p dr3",
        "pair 2, double run 8, 15 10, 15 12",
        "double run of three 8, fifteen ten, twelve",
        "fünfzehn zwei, vier, ein Paar sechs, eine Doppelfolge zwölf",
        "run 3 run 6 pair 8 f 10 f 12",
    ],
)
def test_a_right_count_is_right_however_it_is_said(run: Run, home: Path, typed: str) -> None:
    text = run(*FIRST, typed=f"{typed}\n").stdout
    assert "Right: 12 points." in text
    assert "1 of 1 right" in text
    assert screen.rows(home, "SELECT given, claims IS NOT NULL FROM answer") == [(12, 1)]


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("f2 pair 4 double run 10", ["Wrong: 12 points; you said 10", "1 fifteen"]),
        ("f2 f4 pair 6 run of three 9", ["Wrong: 12 points; you said 9.", "1 run of three"]),
        ("f2 f4 p6 dr12 nobs 13", ["Wrong: 12 points; you said 13", "nobs"]),
        ("f2 f4 p6 dr 14", ["Wrong: 12 points; you said 14", "12"]),
        ("f2 p4 dr10 f12 n13 ", ["Wrong", "nobs"]),
        ("f2 f4 f6 dr12", [ENGLISH.aloud.right_total_but, "1 pair", "1 fifteen", "0 of 1 right"]),
    ],
)
def test_a_wrong_count_is_told_claim_by_claim(run: Run, typed: str, said: list[str]) -> None:
    text = run(*FIRST, typed=f"{typed}\n").stdout.partition("Points? ")[2]
    assert [words for words in said if words not in text] == []


def test_a_right_total_by_wrong_items_fails_the_skills_concerned(run: Run, home: Path) -> None:
    text = run(*FIRST, typed="f2 f4 f6 dr12\n").stdout
    assert ENGLISH.aloud.right_total_but in text
    blames = dict(screen.rows(home, "SELECT skill, blame FROM evidence"))
    assert blames["double-run"] >= 0.5
    assert blames["two-card-fifteens"] >= 0.5


def test_a_word_that_is_not_understood_is_quoted_and_is_no_answer(run: Run, home: Path) -> None:
    text = run(*FIRST, typed="fifteen two and a wibble\n\x1b[31mboo 7\n12\n").stdout
    assert '"wibble"' in text
    assert "\x1b" not in text
    assert [given for _, _, given in screen.answers(home)] == [12]


def test_a_slip_does_not_make_the_total_of_a_count_that_is_wrong_in_several_kinds(run: Run, home: Path) -> None:
    """A fifteen too many, no pair, no run: six short, as much as the run is worth."""
    write_deck(home, "5S 7D 7S 9D + 8S")
    text = run("quiz", "--deck", "one", "-n", "1", typed="15 2, 4, 6\n").stdout
    assert "Wrong: 12 points; you said 6." in text
    assert "You are 6 short" not in text


@pytest.mark.parametrize(("hand", "typed"), [("2H 4H 8H KH + QD", "flush 5"), ("2H 4H 8H KH + QH", "flush 4")])
def test_a_flush_of_the_wrong_worth_is_no_missing_flush(run: Run, home: Path, hand: str, typed: str) -> None:
    write_deck(home, hand)
    text = run("quiz", "--deck", "one", "-n", "1", typed=f"{typed}\n").stdout
    assert f"The flush counts {9 - int(typed[-1])} here, not {typed[-1]}." in text
    assert "Not counted" not in text
    assert "not there" not in text


def test_nothing_is_learnt_of_slips_where_the_adding_went_astray(run: Run) -> None:
    quiz(run, making("royal-as-two"), "--skill", "pair-royal", "--seed", "3")
    text = quiz(run, lambda _: "pair royal 2", "--skill", "pair-royal", "--seed", "4", number=5)
    assert ENGLISH_SLIPS.cured.split("{")[0].strip() not in text
