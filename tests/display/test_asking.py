"""A question, the verdict on an answer, and the score at the end."""

from datetime import UTC, date, datetime

import pytest

from tests.display.looks import BOTH_LANGUAGES, GERMAN_LOOK, LETTERS, PLAIN, WIDE, styled, texts
from trainer.cribbage.cards import Rank, read_hand
from trainer.display.asking import question_lines, score_lines, verdict_lines
from trainer.display.look import Look
from trainer.language.english import ENGLISH
from trainer.language.phrasebook import Phrasebook
from trainer.learning.quiz import Answer, Origin, Question, Response, mark, score

NOON = datetime(2026, 3, 2, 12, tzinfo=UTC)
SEVENTEEN, NOTHING, CRIB = "4H 5D 6C JS 5S", "QH KD AC 2S 6D", "7H 8H 2D 8D 3D crib"


def answer(hand: str, given: int | None, response: Response = Response.TOTAL, seconds: float = 4.0) -> Answer:
    return Answer(Question(read_hand(hand)), response, given, seconds, NOON, date(2026, 3, 2), Origin.QUIZ)


def verdict(hand: str, given: int | None, look: Look = WIDE, response: Response = Response.TOTAL) -> list[str]:
    of = answer(hand, given, response)
    return texts(verdict_lines(of, mark(of), look))


# The question


def test_28_a_question_has_its_place_and_the_cards_and_nothing_else() -> None:
    assert texts(question_lines(read_hand(SEVENTEEN), 3, 10, WIDE)) == ["Hand 3/10", "  4♥ 5♦ 6♣ J♠ + 5♠"]
    assert texts(question_lines(read_hand(SEVENTEEN), 3, 10, LETTERS))[1] == "  4H 5D 6C JS + 5S"


def test_a_crib_is_called_one() -> None:
    for look in (WIDE, GERMAN_LOOK, PLAIN):
        hand, crib = (question_lines(read_hand(SEVENTEEN, is_crib), 1, 4, look)[0].plain for is_crib in (False, True))
        assert "1/4" in hand
        assert "1/4" in crib
        assert ("rib" in hand, "rib" in crib) == (False, True)


def test_47_plainly_the_cards_of_a_question_are_spelled_out() -> None:
    assert texts(question_lines(read_hand(SEVENTEEN), 1, 1, PLAIN))[1] == (
        "4 of hearts, 5 of diamonds, 6 of clubs, jack of spades, starter 5 of spades"
    )


# The verdict


@BOTH_LANGUAGES
def test_27_right_is_a_word_with_the_total(book: Phrasebook) -> None:
    [line] = verdict(SEVENTEEN, 17, Look(book))
    assert line.startswith(f"{book.right}: ")
    assert book.points_of(17) in line


@pytest.mark.parametrize(("given", "difference"), [(16, -1), (15, -2), (0, -17), (18, 1), (29, 12)])
@BOTH_LANGUAGES
def test_27_wrong_is_a_word_with_the_total_and_the_difference(book: Phrasebook, given: int, difference: int) -> None:
    [line] = verdict(SEVENTEEN, given, Look(book))
    assert line.startswith(f"{book.wrong}: {book.points_of(17)}")
    template = book.short if difference < 0 else book.over
    assert template.format(points=book.points_of(abs(difference))) in line
    assert f" {given}," in line


@pytest.mark.parametrize("given", [19, 25, 26, 27])
def test_26_a_total_that_no_hand_makes_is_wrong_with_a_word_about_it(given: int) -> None:
    first, second = verdict(SEVENTEEN, given)
    assert first.startswith(f"{ENGLISH.wrong}: ")
    assert second == ENGLISH.no_such_hand.format(given=given)
    assert len(verdict(SEVENTEEN, 24)) == 1


@BOTH_LANGUAGES
def test_26_nineteen_and_nought_are_right_for_a_hand_worth_nothing(book: Phrasebook) -> None:
    assert verdict(NOTHING, 0, Look(book)) == [f"{book.right}: {book.right_points.format(points=book.points_of(0))}"]
    assert verdict(NOTHING, 19, Look(book)) == [f"{book.right}: {book.right_nineteen} :-)"]
    assert verdict(NOTHING, 19, Look(book, is_plain=True)) == [f"{book.right}: {book.right_nineteen}"]


@pytest.mark.parametrize("given", [25, 26, 27])
def test_26_other_impossible_totals_are_wrong_for_a_hand_worth_nothing(given: int) -> None:
    first, second = verdict(NOTHING, given)
    assert first.startswith(f"{ENGLISH.wrong}: {ENGLISH.points_of(0)}")
    assert str(given) in second


@BOTH_LANGUAGES
def test_a_shown_hand_is_neither_right_nor_wrong(book: Phrasebook) -> None:
    [line] = verdict(SEVENTEEN, None, Look(book), Response.UNKNOWN)
    assert book.points_of(17) in line
    assert book.right not in line
    assert book.wrong not in line


def test_48_colour_stands_at_the_word_right_or_wrong_only() -> None:
    right, wrong = answer(SEVENTEEN, 17), answer(SEVENTEEN, 16)
    assert styled(verdict_lines(right, mark(right), WIDE)[0]) == [("Right: ", "bold green")]
    assert styled(verdict_lines(wrong, mark(wrong), WIDE)[0]) == [("Wrong: ", "bold red")]


# The score

SITTING = [
    answer(SEVENTEEN, 17, seconds=3.0),
    answer(SEVENTEEN, 15, seconds=9.0),
    answer(CRIB, 8, seconds=4.5),
    answer(NOTHING, 19, seconds=1.0),
    answer(NOTHING, None, Response.UNKNOWN, seconds=90.0),
    answer(NOTHING, None, Response.SKIP, seconds=80.0),
]


def facts(book: Phrasebook) -> list[str]:
    """What the score of the sitting above has to say, in order."""
    return [
        book.score.format(right=2, answered=5),
        book.points_off.format(points=book.points_of(4)),
        book.median.format(seconds=book.decimal(3.75)),
        book.shown_count.format(number=1),
        book.skipped_count.format(number=1),
    ]


@BOTH_LANGUAGES
def test_28_the_score_says_right_of_how_many_points_off_and_the_median_time(book: Phrasebook) -> None:
    first, *_ = texts(score_lines(score(SITTING), Look(book)))
    assert first == ", ".join(facts(book))


@BOTH_LANGUAGES
def test_28_the_score_lists_what_was_missed_in_order_and_nothing_else(book: Phrasebook) -> None:
    _, heading, *missed = texts(score_lines(score(SITTING), Look(book)))
    assert heading == book.missed
    jack, queen = book.rank_letters[Rank.JACK], book.rank_letters[Rank.QUEEN]
    assert [line.strip() for line in missed] == [
        book.missed_line.format(hand=f"4♥ 5♦ 6♣ {jack}♠ + 5♠", points=book.points_of(17), given=15),
        book.missed_line.format(hand=f"7♥ 8♥ 2♦ 8♦ + 3♦ {book.crib_name}", points=book.points_of(6), given=8),
        book.missed_shown.format(hand=f"{queen}♥ K♦ A♣ 2♠ + 6♦", points=book.points_of(0)),
    ]


def test_a_missed_hand_can_be_counted_again_as_it_stands() -> None:
    for look in (WIDE, LETTERS, GERMAN_LOOK):
        for line in texts(score_lines(score(SITTING), look))[2:]:
            shown = line.partition(":")[0]
            assert read_hand(shown, more_ranks=look.book.more_ranks).is_crib == ("crib" in shown.lower())


def test_a_sitting_without_a_miss_lists_none() -> None:
    [line] = texts(score_lines(score(SITTING[:1]), WIDE))
    assert ENGLISH.score.format(right=1, answered=1) in line
    assert ENGLISH.shown_count.format(number=0) not in line


def test_a_sitting_without_any_total_has_no_median() -> None:
    shown = answer(NOTHING, None, Response.UNKNOWN)
    assert ENGLISH.median.partition("{")[0] not in texts(score_lines(score([shown]), WIDE))[0]


def test_a_sitting_without_an_answer_says_so() -> None:
    skipped = answer(NOTHING, None, Response.SKIP)
    assert texts(score_lines(score([]), WIDE)) == [ENGLISH.nobody_home]
    assert ENGLISH.nobody_home in texts(score_lines(score([skipped]), WIDE))[0]


def test_47_plainly_the_score_is_one_fact_a_line() -> None:
    lines = texts(score_lines(score(SITTING), PLAIN))
    assert lines[:5] == facts(ENGLISH)
    assert "♥" not in "".join(lines)
