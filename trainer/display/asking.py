"""A hand to count or a card to score, the verdict on an answer, and the score at the end."""

from rich.text import Text

from trainer.cribbage import show
from trainer.cribbage.cards import Hand
from trainer.cribbage.position import Position
from trainer.display.cards import hand_line, named_hand_line
from trainer.display.look import Look
from trainer.display.play import laid_line
from trainer.learning.asked import Asked
from trainer.learning.quiz import Answer, Response, Score, Verdict


def question_lines(asked: Asked, place: int, of: int, look: Look) -> list[Text]:
    """A hand to count, or a card of the play to score."""
    if isinstance(asked, Position):
        heading, line = look.book.play.heading, laid_line(asked, look)
    else:
        heading, line = (look.book.crib if asked.is_crib else look.book.hand), hand_line(asked, look)
    return [Text(heading.format(place=place, of=of)), Text("" if look.is_plain else "  ").append_text(line)]


def keys_lines(asked: Asked, look: Look) -> list[Text]:
    """What may be typed for a hand, or for a card and what its signs mean."""
    if not isinstance(asked, Position):
        return [Text(look.book.keys)]
    words = look.book.play
    laid = words.laid_named_last if look.is_plain else words.laid_in_brackets
    return [Text(words.keys), Text(words.signs.format(laid=laid))]


def _true(asked: Asked, look: Look) -> str:
    """What is true of what was asked: "12 points", of a card "25 for 3"."""
    if isinstance(asked, Position):
        return look.book.play.count_for.format(count=asked.series.count, points=asked.tally.points)
    return look.book.points_of(show.tally(asked).points)


def _said(answer: Answer, look: Look) -> str:
    """What was said: the points, of a card with the count where that was said too."""
    if isinstance(answer.question.of, Hand) or answer.given is None:
        return str(answer.given)
    if answer.count is None:
        return look.book.points_of(answer.given)
    return look.book.play.count_for.format(count=answer.count, points=answer.given)


def verdict_lines(answer: Answer, verdict: Verdict, look: Look, *, is_explained: bool = False) -> list[Text]:
    """Right or wrong in a word, the true total, and by how much an answer was off, unless that `is_explained` next."""
    book = look.book
    points, said = _true(answer.question.of, look), _said(answer, look)
    if answer.response is Response.UNKNOWN:
        shown = book.play.shown if isinstance(answer.question.of, Position) else book.shown
        return [Text(shown.format(points=points))]
    if verdict.is_right:
        smile = "" if look.is_plain else " :-)"
        words = book.right_nineteen + smile if verdict.is_nineteen else book.right_points.format(points=points)
        return [Text.assemble((f"{book.right}: ", "bold green"), words)]
    if answer.claims and not verdict.difference:
        return []  # the total is right: by which wrong items is said next
    off = _off(answer, verdict, look)
    if is_explained or not off:
        words = book.wrong_said.format(points=points, given=said)
        return [Text.assemble((f"{book.wrong}: ", "bold red"), words)]
    words = book.wrong_points.format(points=points, given=said, difference=", ".join(off))
    lines = [Text.assemble((f"{book.wrong}: ", "bold red"), words)]
    return [*lines, Text(book.no_such_hand.format(given=answer.given))] if verdict.is_impossible else lines


def _off(answer: Answer, verdict: Verdict, look: Look) -> list[str]:
    """By how much the count of a card that was said is off, and by how much the points are."""
    book, of, off = look.book, answer.question.of, list[str]()
    if isinstance(of, Position) and answer.count is not None and not verdict.is_count_right:
        more = answer.count - of.series.count
        off.append((book.play.count_over if more > 0 else book.play.count_short).format(number=abs(more)))
    if verdict.difference:
        words = book.over if verdict.difference > 0 else book.short
        off.append(words.format(points=book.points_of(abs(verdict.difference))))
    return off


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
    for answer in score.missed:
        said = _said(answer, look) if answer.response is Response.TOTAL else None
        lines.append(missed_line(answer.question.of, said, look))
    return lines


def missed_line(of: Asked, said: str | None, look: Look) -> Text:
    """What was missed, what is true of it, and what was said; without that, it was shown."""
    words = look.book.missed_shown if said is None else look.book.missed_line
    shown = laid_line(of, look) if isinstance(of, Position) else named_hand_line(of, look)
    return Text("  " + words.format(hand=shown.plain, points=_true(of, look), given=said))
