"""A game on the screen: the board at every score, how a game ends, and the cards in hand with their numbers."""

import re

import pytest

from tests.cribbage.table import cards
from trainer.cribbage.cards import read_hand
from trainer.cribbage.game.events import Counted
from trainer.cribbage.game.state import Game, Player
from trainer.cribbage.show import tally
from trainer.display.game import board_lines, end_lines, numbered_lines, sign_lines
from trainer.display.look import Look
from trainer.language.english import ENGLISH
from trainer.language.game_english import ENGLISH_GAME
from trainer.language.game_german import GERMAN_GAME
from trainer.language.game_words import GameWords
from trainer.language.german import GERMAN
from trainer.language.phrasebook import Phrasebook


def board(you: int, computer: int, width: int = 80) -> str:
    """The track of the board."""
    _, track = board_lines(Game(scores=(you, computer)), ENGLISH_GAME, Look(ENGLISH, width=width))
    return track.plain.strip()


@pytest.mark.parametrize(("width", "holes"), [(80, 3), (60, 3), (59, 5), (40, 5)])
def test_a_peg_stands_before_the_skunk_line_up_to_90_and_behind_it_from_91_on(width: int, holes: int) -> None:
    for points in range(1, 122):
        track = board(points, 0, width)
        assert (track.index("Y") > track.index("|")) == (points > 90), points
        assert len(track) + 2 <= width
    places = [board(points, 0, width).replace("*", "Y").index("Y") for points in range(122)]
    assert places == sorted(places)
    assert max(places.count(place) for place in places) == holes
    assert board(121, 0, width).endswith("Y")
    assert board(120, 0, width).endswith(".")


def test_both_pegs_are_on_the_board() -> None:
    assert board(10, 100).count("Y") == board(10, 100).count("C") == 1
    assert board(10, 10) == board(12, 10) == "....*" + 26 * "." + "|" + 11 * "."


def test_plainly_the_board_is_said_in_words() -> None:
    for words, book, said in (
        (ENGLISH_GAME, ENGLISH, ["Your peg: 3", "The computer's peg: 92", "Skunk line: 91, last hole: 121"]),
        (
            GERMAN_GAME,
            GERMAN,
            ["Dein Punktestand: 3", "Punktestand des Computers: 92", "Skunklinie: 91, letztes Loch: 121"],
        ),
    ):
        lines = board_lines(Game(scores=(3, 92)), words, Look(book, is_plain=True))
        assert [line.plain for line in lines] == said


YOU_NEXT, COMPUTER_NEXT = "In the next game you deal first.", "In the next game the computer deals first."


@pytest.mark.parametrize(
    ("scores", "said"),
    [
        ((121, 120), ["You win, 121 to 120.", COMPUTER_NEXT]),
        ((91, 121), ["The computer wins, 121 to 91.", YOU_NEXT]),
        ((121, 90), ["You win, 121 to 90.", "A skunk: the computer is below 91.", COMPUTER_NEXT]),
        ((61, 121), ["The computer wins, 121 to 61.", "A skunk: you are below 91.", YOU_NEXT]),
        ((60, 121), ["The computer wins, 121 to 60.", "A double skunk: you are below 61.", YOU_NEXT]),
    ],
)
def test_the_end_says_who_won_and_whether_it_was_a_skunk(scores: tuple[int, int], said: list[str]) -> None:
    assert [line.plain for line in end_lines(Game(scores=scores), (), ENGLISH_GAME, Look(ENGLISH))] == said


def counted(hand: str, claimed: int | None, founded: int | None = None) -> Counted:
    of = read_hand(hand)
    return Counted(Player.ONE, of, tally(of), claimed, founded)


TWENTY_NINE, NOTHING = "5H 5D 5S JC 5C", "2H 4D 6S 8C TC"


def said_at_the_end(*counts: Counted, words: GameWords = ENGLISH_GAME, book: Phrasebook = ENGLISH) -> list[str]:
    _, *lines, _ = end_lines(Game(scores=(121, 100)), counts, words, Look(book))
    return [line.plain for line in lines]


def test_the_end_says_what_was_left_on_the_table_and_what_was_too_many() -> None:
    short = [counted(TWENTY_NINE, 20), counted(TWENTY_NINE, 29), counted(NOTHING, 19), counted(NOTHING, 2)]
    assert said_at_the_end(*short) == [
        "Your counts: 2 of 4 right. Left on the table: 9, claimed too many: 2.",
        "Missed:",
        "  5♥ 5♦ 5♠ J♣ + 5♣: 29 points, you said 20",
        "  2♥ 4♦ 6♠ 8♣ + 10♣: 0 points, you said 2",
    ]
    right = [counted(TWENTY_NINE, 29), counted(NOTHING, 19), counted(NOTHING, 0)]
    assert said_at_the_end(*right) == ["Your counts: all 3 right. Nothing was left on the table."]


def test_a_hand_that_is_given_up_was_not_right_even_if_it_was_worth_nothing() -> None:
    assert said_at_the_end(counted(NOTHING, None), counted(TWENTY_NINE, None), words=GERMAN_GAME, book=GERMAN) == [
        "Deine Zählungen: 0 von 2 richtig. Liegen gelassen: 29, zu viel gezählt: 0.",
        "Nicht getroffen:",
        "  2♥ 4♦ 6♠ 8♣ + 10♣: 0 Punkte, gezeigt",
        "  5♥ 5♦ 5♠ B♣ + 5♣: 29 Punkte, gezeigt",
    ]


def test_a_right_total_of_wrong_items_is_not_right_and_leaves_what_it_missed() -> None:
    """27 of what is named is there, and two points are claimed that are not."""
    assert said_at_the_end(counted(TWENTY_NINE, 29, founded=27)) == [
        "Your counts: 0 of 1 right. Left on the table: 2, claimed too many: 2.",
        "Missed:",
        "  5♥ 5♦ 5♠ J♣ + 5♣: 29 points, you said 29",
    ]


@pytest.mark.parametrize(("words", "book"), [(ENGLISH_GAME, ENGLISH), (GERMAN_GAME, GERMAN)])
def test_the_signs_of_the_board_are_told_where_there_are_any(words: GameWords, book: Phrasebook) -> None:
    [line] = sign_lines(words, Look(book))
    signs = {*words.pegs_on_board, "*", "|"}
    assert signs <= {*line.plain.replace(",", "").split()}
    assert sign_lines(words, Look(book, is_plain=True)) == []


def test_a_number_stands_below_each_card() -> None:
    held = cards("AS TD TH QC")
    for book in (ENGLISH, GERMAN):
        above, below = numbered_lines(held, Look(book))
        starts = [found.start() for found in re.finditer(r"\S+", above.plain)]
        assert [found.start() for found in re.finditer(r"\S+", below.plain)] == starts
        assert below.plain.split() == ["1", "2", "3", "4"]


def test_plainly_the_number_stands_before_each_card() -> None:
    plain = numbered_lines(cards("AS TD"), Look(ENGLISH, is_plain=True))
    assert [line.plain for line in plain] == ["1: ace of spades", "2: 10 of diamonds"]
