"""A hand to count, the verdict on an answer, and the score at the end."""

from rich.text import Text

from trainer.cribbage import show
from trainer.cribbage.cards import Hand
from trainer.display.cards import hand_line, named_hand_line
from trainer.display.look import Look
from trainer.learning.quiz import Answer, Response, Score, Verdict


def question_lines(hand: Hand, place: int, of: int, look: Look) -> list[Text]:
    """A hand to count."""
    heading = look.book.crib if hand.is_crib else look.book.hand
    return [
        Text(heading.format(place=place, of=of)),
        Text("" if look.is_plain else "  ").append_text(hand_line(hand, look)),
    ]


def verdict_lines(answer: Answer, verdict: Verdict, look: Look, *, is_explained: bool = False) -> list[Text]:
    """Right or wrong in a word, the true total, and by how much an answer was off, unless that `is_explained` next."""
    book = look.book
    points = book.points_of(verdict.tally.points)
    if answer.response is Response.UNKNOWN:
        return [Text(book.shown.format(points=points))]
    if verdict.is_right:
        smile = "" if look.is_plain else " :-)"
        words = book.right_nineteen + smile if verdict.is_nineteen else book.right_points.format(points=points)
        return [Text.assemble((f"{book.right}: ", "bold green"), words)]
    if is_explained:
        words = book.wrong_said.format(points=points, given=answer.given)
        return [Text.assemble((f"{book.wrong}: ", "bold red"), words)]
    difference = (book.over if verdict.difference > 0 else book.short).format(
        points=book.points_of(abs(verdict.difference))
    )
    words = book.wrong_points.format(points=points, given=answer.given, difference=difference)
    lines = [Text.assemble((f"{book.wrong}: ", "bold red"), words)]
    return [*lines, Text(book.no_such_hand.format(given=answer.given))] if verdict.is_impossible else lines


def score_lines(score: Score, look: Look) -> list[Text]:
    """How a session went: right of how many, points off, median time, and the hands that were missed."""
    book = look.book
    if not score.answered:
        return [Text(book.nobody_home)]
    facts = [book.score.format(right=score.right, answered=score.answered)]
    facts.append(book.points_off.format(points=book.points_of(score.points_off)))
    if score.seconds is not None:
        facts.append(book.median.format(seconds=book.decimal(score.seconds)))
    facts += [book.shown_count.format(number=score.shown)] * bool(score.shown)
    facts += [book.skipped_count.format(number=score.skipped)] * bool(score.skipped)
    lines = [Text(fact) for fact in facts] if look.is_plain else [Text(", ".join(facts), style="bold")]
    if score.missed:
        lines.append(Text(book.missed))
    return [*lines, *(_missed_line(answer, look) for answer in score.missed)]


def _missed_line(answer: Answer, look: Look) -> Text:
    hand = answer.question.hand
    words = look.book.missed_line if answer.response is Response.TOTAL else look.book.missed_shown
    shown = named_hand_line(hand, look).plain
    points = look.book.points_of(show.tally(hand).points)
    return Text("  " + words.format(hand=shown, points=points, given=answer.given))
