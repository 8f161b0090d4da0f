"""A card of the play on the screen: the cards as they were laid, what they score, the verdict."""

import pytest

from tests.display.looks import texts
from trainer.cribbage.position import read_position
from trainer.display.look import Look
from trainer.display.play import laid_line, score_steps
from trainer.language.english import ENGLISH
from trainer.language.german import GERMAN

WIDE = Look(ENGLISH, width=80)
PLAIN = Look(ENGLISH, is_plain=True)


@pytest.mark.parametrize(
    ("play", "look", "line"),
    [
        ("4H 6C 5D", WIDE, "4♥ 6♣ [5♦]"),
        ("KH TD 5S go 5D", WIDE, "K♥ 10♦ 5♠ go [5♦]"),
        ("KH QD JS AC 5D last", WIDE, "K♥ Q♦ J♠ A♣ 31 [5♦] last"),
        ("KH QD 9S go", WIDE, "K♥ Q♦ [9♠] go"),
        ("KH QD 9S go", Look(ENGLISH, has_symbols=False), "KH QD [9S] go"),
        ("KH QD JS AC 5D last", Look(GERMAN), "K♥ D♦ B♠ A♣ 31 [5♦] letzte"),
        (
            "KH QD JS AC 5D last",
            PLAIN,
            "king of hearts, queen of diamonds, jack of spades, ace of clubs, 31, 5 of diamonds, last",
        ),
    ],
)
def test_the_cards_stand_as_they_were_laid(play: str, look: Look, line: str) -> None:
    assert laid_line(read_position(play), look).plain == line


@pytest.mark.parametrize(
    ("play", "look", "lines"),
    [
        (
            "4H 6C 5D",
            WIDE,
            [
                ["  [4♥] [6♣] [5♦]   fifteen       +2  =  2"],
                ["  [4♥] [6♣] [5♦]   run of three  +3  =  5"],
                ["5♦  15  fifteen for five (fifteen, run of three)"],
            ],
        ),
        ("4H 6C", WIDE, [["6♣  10  ten"]]),
        (
            "4H KD 9C last",
            Look(ENGLISH, width=40),
            [
                ["one for last  +1 = 1", "  4♥   K♦  [9♣]"],
                ["go and last card are one point together (9♣)"],
                ["9♣  23  twenty-three, one for last"],
            ],
        ),
        (
            "7H 7D",
            PLAIN,
            [["pair: 7 of hearts, 7 of diamonds; total 2"], ["7 of diamonds: fourteen for two (pair)"]],
        ),
    ],
)
def test_what_a_card_scores_is_itemized_with_its_call_below(play: str, look: Look, lines: list[list[str]]) -> None:
    assert [texts(step) for step in score_steps(read_position(play), look)] == lines


@pytest.mark.parametrize(
    ("play", "english", "german"),
    [
        ("7H 8D", [], []),
        (
            "KH QD TS",
            ["nothing for thirty: it is no fifteen (K♥ Q♦ 10♠)"],
            ["nichts für dreißig: Das ist kein Fünfzehner (K♥ D♦ 10♠)"],
        ),
        (
            "7H 6D 7S",
            ["no pair of these: another card lies between (7♥ 7♠)"],
            ["kein Paar aus diesen: Eine andere Karte liegt dazwischen (7♥ 7♠)"],
        ),
        (
            "6H 7D 7S 8C",
            ["no run of these: a rank comes again (6♥ 7♦ 7♠ 8♣)"],
            ["keine Folge aus diesen: Ein Rang kommt noch einmal (6♥ 7♦ 7♠ 8♣)"],
        ),
        (
            "QH KD AS",
            ["no run of these: the ace is low only (Q♥ K♦ A♠)"],
            ["keine Folge aus diesen: Das Ass ist nur niedrig (D♥ K♦ A♠)"],
        ),
        (
            "KH TD 5S go 5D",
            ["nothing reaches back over a go or thirty-one (5♠ 5♦)"],
            ["nichts reicht über ein Go oder einunddreißig zurück (5♠ 5♦)"],
        ),
        (
            "KH QD JS AC last",
            [
                "no run of these: the ace is low only (K♥ Q♦ J♠ A♣)",
                "thirty-one takes the place of the one for last (A♣)",
            ],
            [
                "keine Folge aus diesen: Das Ass ist nur niedrig (K♥ D♦ B♠ A♣)",
                "einunddreißig steht anstelle des Punktes für die letzte Karte (A♣)",
            ],
        ),
    ],
)
def test_traps_are_explained_before_the_call(play: str, english: list[str], german: list[str]) -> None:
    for book, lines in ((ENGLISH, english), (GERMAN, german)):
        position, look = read_position(play), Look(book, width=80)
        steps = [texts(step) for step in score_steps(position, look)]
        assert steps[len(position.tally.combinations) : -1] == ([lines] if lines else [])


def test_traps_are_spelled_out_where_all_is() -> None:
    steps = [texts(step) for step in score_steps(read_position("7H 6D 7S"), PLAIN)]
    assert steps[0] == ["no pair of these: another card lies between (7 of hearts, 7 of spades)"]
