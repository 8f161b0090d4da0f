"""Quiz and drill of the play, from the command line: asked, answered, explained, taken back, summed up."""

import json
import re
from pathlib import Path
from random import Random

import pytest

from tests import pegging_oracle as oracle
from tests.conftest import Clock, Run
from tests.learning.samples import KEYS, PLAY_KEYS, skill
from tests.store.recording import READ, rows
from trainer.cribbage.position import Position, positions, read_play, read_position
from trainer.cribbage.target import Target
from trainer.learning.quiz import Answer, Origin, Question, Response, mark
from trainer.store.history import Store


@pytest.fixture(autouse=True)
def _fixed(clock: Clock) -> None:
    """The time stands still."""


LAID = re.compile(r"^Card \d+/\d+\n  (.+)$", re.MULTILINE)
LETTERS = str.maketrans({"♣": "C", "♦": "D", "♥": "H", "♠": "S", "[": None, "]": None})


def asked(text: str) -> list[Position]:
    """The cards that were asked, as they are read off the screen."""
    return [read_position(laid.translate(LETTERS).replace(" 31 ", " ")) for laid in LAID.findall(text)]


def test_a_quiz_of_the_play_asks_cards_of_its_skills(run: Run) -> None:
    text = run("quiz", "--deck", "the-play", "-n", "30", "--seed", "1", typed="s\n" * 30).stdout
    found = asked(text)
    assert len(found) == 30
    assert text.count("Count and points? ") == 30
    assert "Hand " not in text
    for position in found:
        assert any(of.plays and of.plays.fits(position) for of in map(skill, PLAY_KEYS))


def test_what_is_shown_is_true_by_the_second_scorer(run: Run) -> None:
    text = run("quiz", "--deck", "the-play", "-n", "60", "--seed", "4", typed="?\n" * 60).stdout
    shown = re.findall(r"^It is (\d+) for (\d+)\.$", text, re.MULTILINE)
    assert len(shown) == 60
    for position, (count, points) in zip(asked(text), shown, strict=True):
        ranks = oracle.ranks_of([str(card) for card in position.series.cards])
        assert int(count) == oracle.count(ranks)
        one = 1 if position.sign and oracle.count(ranks) < 31 else 0
        assert int(points) == oracle.points(ranks) + one


@pytest.mark.parametrize("key", PLAY_KEYS)
def test_every_skill_of_the_play_can_be_quizzed(run: Run, key: str, home: Path) -> None:
    text = run("quiz", "--skill", key, "-n", "2", "--seed", "1", typed="?\n0\n").stdout
    plays = skill(key).plays
    assert plays
    assert all(plays.fits(position) for position in asked(text))
    assert rows(home, "SELECT DISTINCT skill FROM answer") == [(key,)]


def test_right_answers_in_every_form_are_right(run: Run) -> None:
    words = ("quiz", "--deck", "the-play", "-n", "4", "--seed", "2")
    forms = ("{0} for {1}", "{0}/{1}", "{1}", "{0} für {1}")
    found = asked(run(*words, typed="s\n" * 4).stdout)
    typed = [form.format(of.series.count, of.tally.points) + "\n" for form, of in zip(forms, found, strict=True)]
    text = run(*words, typed="".join(typed)).stdout
    assert text.count("Right: ") == 4
    assert "4 of 4 right" in text
    for of in found:
        assert f"Right: {of.series.count} for {of.tally.points}.\n" in text


def test_a_card_that_scores_nothing_may_be_answered_by_its_call(run: Run, home: Path) -> None:
    words = ("quiz", "--skill", "play-thirty", "-n", "30", "--seed", "1")
    found = asked(run(*words, typed="s\n" * 30).stdout)
    worth = [of.tally.points for of in found]
    assert {0} < {*worth}
    text = run(*words, typed="30\ndreißig.\n" * 15).stdout
    assert text.count("Right: 30 for 0.\n") == worth.count(0)
    assert text.count("; you said 30 for 0, ") + text.count("; you said 30 for 0.\n") == 30 - worth.count(0)
    assert {*rows(home, "SELECT given, count FROM standing_answer WHERE response = 'total'")} == {(0, 30)}


def test_the_call_that_the_program_shows_may_be_typed(run: Run) -> None:
    words = ("quiz", "--deck", "the-play", "-n", "30", "--seed", "3")
    for lang, right in (("en", "30 of 30 right"), ("de", "30 von 30 richtig")):
        shown = run(*words, "--lang", lang, typed="?\n" * 30).stdout
        calls = re.findall(r"^\S+ +\d+  (.*)$", shown, re.MULTILINE)
        assert right in run(*words, "--lang", lang, typed="".join(f"{said}\n" for said in calls)).stdout


def test_a_wrong_count_is_wrong_and_tells_no_points_off(run: Run) -> None:
    words = ("quiz", "--skill", "play-pair", "-n", "1", "--seed", "14")
    (of,) = asked(run(*words, typed="s\n").stdout)
    count, points = of.series.count, of.tally.points
    text = run(*words, typed=f"{count - 1}/{points}\n").stdout
    assert f"Wrong: {count} for {points}; you said {count - 1} for {points}, the count 1 too low.\n" in text
    assert "0 of 1 right, 0 points off" in text
    assert "quiz --skill play-fifteen-and-thirty-one\n" in text


def test_what_is_wrong_with_count_and_points_is_told_of_both(run: Run) -> None:
    words = ("quiz", "--skill", "play-pair", "-n", "1", "--seed", "14")
    (of,) = asked(run(*words, typed="s\n").stdout)
    count, points = of.series.count, of.tally.points
    text = run(*words, typed=f"{count + 2}/{points + 1}\n").stdout
    said = f"you said {count + 2} for {points + 1}, the count 2 too high, 1 point too many."
    assert f"Wrong: {count} for {points}; {said} " in " ".join(text.split())
    german = " ".join(run(*words, "--lang", "de", typed=f"{count - 2}/{points - 1}\n").stdout.split())
    assert f"du sagtest {count - 2} für {points - 1}, der Stand um 2 zu niedrig, 1 Punkt zu wenig." in german


def test_points_alone_are_called_so(run: Run) -> None:
    words = ("quiz", "--skill", "play-pair", "-n", "1", "--seed", "14")
    for lang, said in (("en", "you said 9 points"), ("de", "du sagtest 9 Punkte")):
        assert run(*words, "--lang", lang, typed="9\n").stdout.count(said) == 2


# What is said of the cards


def test_the_signs_are_explained_once_before_the_first_card(run: Run) -> None:
    words = ("quiz", "--deck", "the-play", "-n", "2", "--seed", "1")
    for flags, card in (((), "the one in [ ]"), (("--plain",), "the last one named")):
        text = " ".join(run(*words, *flags, typed="s\ns\n").stdout.split("Card 1/2")[0].split())
        assert f"The card laid last is {card}. What comes before go or 31 counts no more." in text
        assert "where there is no go somebody still can; last means that it was the last of all." in text
    german = " ".join(run(*words, "--lang", "de", typed="s\ns\n").stdout.split())
    assert german.count("wo kein go steht, kann es noch jemand; letzte heißt, dass es die allerletzte war.") == 1


def test_where_all_were_cards_they_are_called_so(run: Run) -> None:
    words = ("--deck", "the-play", "-n", "3", "--seed", "1")
    text = run("quiz", *words, typed="0\nq\n").stdout
    assert "Stopped after 1 of 3 cards. Saved." in text
    assert "The same cards again (seed 1):" in text
    text = run("quiz", *words, "--lang", "de", typed="0\nq\n").stdout
    assert "Aufgehört nach 1 von 3 Karten. Gespeichert." in text
    assert "Dieselben Karten noch einmal (Startwert 1):" in text
    text = run("drill", "--deck", "the-play", "--seed", "1", typed="0\n" * 10).stdout
    assert "Today's cards are played." in text
    assert "hand" not in text.lower()


def test_where_a_hand_was_among_them_they_are_called_hands(run: Run) -> None:
    words = ("quiz", "--skill", "pair", "--skill", "play-pair", "-n", "12", "--seed", "1")
    text = run(*words, typed="s\n" * 8 + "q\n").stdout
    assert "Stopped after 8 of 12 hands. Saved." in text
    assert "The same hands again (seed 1):" in text


def test_a_slip_is_named_and_the_score_itemized(run: Run) -> None:
    words = ("quiz", "--skill", "play-queen-king-ace", "-n", "1", "--seed", "6")
    (of,) = asked(run(*words, typed="s\n").stdout)
    text = run(*words, typed=f"{of.tally.points + 3}\n").stdout
    assert "You are 3 over: the ace is low only, no run goes round the corner.\n" in text
    last = text[: text.index("\n\n0 of 1")].splitlines()[-1]
    assert re.fullmatch(rf"\S+ +{of.series.count}  [a-z-]+.*", last)


def test_what_is_no_answer_is_asked_again_and_the_keys_work(run: Run, home: Path) -> None:
    typed = "no\n32 for 2\n32\n?\nu\n0\ns\nq\n"
    text = run("quiz", "--deck", "the-play", "-n", "9", "--seed", "1", typed=typed).stdout
    assert text.count("That is no answer.\nType the count and the points (25 for 3, or 25/3)") == 3
    assert "Taken back. Once more:" in text
    assert text.count("Card 1/9") == 2
    assert "Stopped after 2 of 9" in text
    assert rows(home, "SELECT response FROM standing_answer") == [("total",), ("skip",)]


def test_a_session_of_the_play_in_german_and_plain(run: Run) -> None:
    words = ("quiz", "--skill", "play-across-a-go", "-n", "1", "--seed", "1", "--lang", "de", "--plain")
    text = run(*words, typed="?\n").stdout
    assert "Karte 1/1\n" in text
    assert ", go, " in text
    assert "[" not in text
    assert "Stand und Punkte? ?\n" in text


def test_a_seed_repeats_the_cards(run: Run) -> None:
    words = ("quiz", "--deck", "the-play", "-n", "5", "--seed", "6")
    assert asked(run(*words, typed="s\n" * 5).stdout) == asked(run(*words, typed="0\n" * 5).stdout)


def test_with_hands_in_the_same_quiz_the_keys_of_both_are_told_once(run: Run) -> None:
    words = ("quiz", "--skill", "pair", "--skill", "play-pair", "-n", "12", "--seed", "1")
    text = run(*words, typed="s\n" * 12).stdout
    assert text.count("Type the points, or the count as you say it") == 1
    assert text.count("Type the count with the card laid last") == 1
    assert len(LAID.findall(text)) + text.count("\nHand ") == 12


# The drill


def test_a_drill_of_the_deck_asks_ten_cards_and_goes_on_where_it_was(run: Run, home: Path) -> None:
    first = run("drill", "--deck", "the-play", "--seed", "1", typed="0\n0\n0\nq\n").stdout
    assert "Card 1/10" in first
    assert "drill --deck the-play" not in first  # q ends it without an outlook
    text = run("drill", "--deck", "the-play", "--seed", "1", typed="0\n" * 10).stdout
    assert "Card 4/10" in text
    assert "Card 10/10" in text
    assert "Hand " not in text
    assert rows(home, "SELECT count(*) FROM answer WHERE origin = 'drill' AND deck = 'the-play'") == [(10,)]
    assert rows(home, "SELECT count(*) FROM review WHERE skill LIKE 'play-%'") != [(0,)]


def test_the_daily_drill_asks_the_play_when_all_hands_are_introduced(run: Run, home: Path, clock: Clock) -> None:
    assert "Card " not in run("drill", "-n", "30", "--seed", "1", typed="s\n" * 30).stdout
    rng = Random(1)
    with Store(home, READ) as store:
        for _ in range(4):
            for key in KEYS:
                question = Question(skill(key).deal(Target(), rng), key)
                day = clock.now().date()
                unanswered = Answer(question, Response.TOTAL, None, 4.0, clock.now(), day, Origin.DRILL)
                points = mark(unanswered).tally.points
                store.record(Answer(question, Response.TOTAL, points, 4.0, clock.now(), day, Origin.DRILL))
    clock.move(days=1)
    text = run("drill", "-n", "60", "--seed", "1", typed="?\n" * 60).stdout
    assert "\nCard " in text
    assert "\nHand " in text


def test_stats_show_the_play(run: Run) -> None:
    run("drill", "--deck", "the-play", "--seed", "1", typed="0\n" * 10)
    shown = {of["key"]: of for of in json.loads(run("stats", "--json").stdout)["skills"]}
    assert [*shown] == [*KEYS, *PLAY_KEYS]
    assert shown["play-fifteen-and-thirty-one"]["due"]
    assert shown["pair"]["answers"] == 0
    assert "Fifteen and thirty-one" in run("stats").stdout.split("Not practised yet")[0]


# Dealing


@pytest.mark.parametrize("flags", [(), ("--json",)])
def test_count_says_that_a_play_is_no_hand(run: Run, flags: tuple[str, ...]) -> None:
    lines = run("deal", "--skill", "play-across-a-go", "-n", "9", "--seed", "1", *flags).stdout
    for lang, why in (("en", "this is a play and no hand: peg counts it."), ("de", "peg zählt es.")):
        refused = run("count", "-", "--lang", lang, typed=lines)
        assert refused.exit_code == 1
        assert refused.stderr.count(why) == sum("go" in line or '"play"' in line for line in lines.splitlines()) > 0


def test_deal_prints_positions_as_peg_reads_them(run: Run) -> None:
    lines = run("deal", "--skill", "play-across-a-go", "-n", "20", "--seed", "1").stdout.splitlines()
    plays = skill("play-across-a-go").plays
    assert plays
    for line in lines:
        assert plays.fits(positions(read_play(line))[-1])
        pegged = [json.loads(card) for card in run("peg", *line.split(), "--json").stdout.splitlines()]
        (document,) = [
            json.loads(of)
            for of in run(
                "deal", "--skill", "play-across-a-go", "-n", "20", "--seed", "1", "--json"
            ).stdout.splitlines()
            if " ".join(json.loads(of)["play"]) == line
        ]
        assert (document["count"], document["points"]) == (pegged[-1]["count"], pegged[-1]["points"])
        assert "play-across-a-go" in document["skills"]
