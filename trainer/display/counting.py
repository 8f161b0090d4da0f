"""A hand to count, the verdict on an answer, the itemized count, and the score at the end."""

from collections.abc import Sequence

from rich.text import Text

from trainer.cribbage import show
from trainer.cribbage.cards import Hand
from trainer.cribbage.spoken import Call, Style, calls
from trainer.cribbage.tally import Tally
from trainer.display.cards import card_name, hand_line, marked_hand
from trainer.display.look import Look
from trainer.learning.quiz import Answer, Response, Score, Verdict

_WIDE_ENOUGH = 60
"""Columns from which on a call is one line; below it, two."""


def count_steps(hand: Hand, tally: Tally, look: Look) -> list[list[Text]]:
    """The itemized count: for each call its lines, then one step with the near misses."""
    called = calls(tally)
    steps = [_call_lines(hand, call, called, look) for call in called]
    misses = [_miss_line(miss, look) for miss in show.near_misses(hand)]
    return [*steps, misses] if misses else steps


def _call_lines(hand: Hand, call: Call, called: Sequence[Call], look: Look) -> list[Text]:
    """One call: its cards within the hand, its name, what it adds and the running total."""
    name = look.book.calls[call.name].name
    marked = {card for combination in call.combinations for card in combination.cards}
    if look.is_plain:
        cards = ", ".join(look.book.name_of(card) for card in hand.five if card in marked)
        return [Text(look.book.plain_call.format(name=name, cards=cards, total=call.total))]
    cards_line = marked_hand(hand, marked, look)
    longest = max(len(look.book.calls[each.name].name) for each in called)
    sum_up = f"+{call.points:<2} = {call.total:>2}"
    line = Text("  ").append_text(cards_line).append(f"   {name.ljust(longest)}  {sum_up}")
    if line.cell_len <= look.width and look.width >= _WIDE_ENOUGH:
        return [line]
    return [Text(f"{name}  +{call.points} = {call.total}"), Text(" ").append_text(cards_line)]


def _miss_line(miss: show.NearMiss, look: Look) -> Text:
    """Why something that looks like a score is none."""
    names = [look.book.name_of(card) if look.is_plain else card_name(card, look) for card in miss.cards]
    cards = (", " if look.is_plain else " ").join(names)
    return Text(look.book.plain_miss.format(why=look.book.misses[miss.why], cards=cards))


def result_lines(tally: Tally, style: Style, look: Look) -> list[Text]:
    """The points of a hand and the spoken count."""
    return [Text(look.book.points_of(tally.points), style="bold"), Text(look.book.spoken(calls(tally, style), style))]


def question_lines(hand: Hand, place: int, of: int, look: Look) -> list[Text]:
    """A hand to count."""
    heading = look.book.crib if hand.is_crib else look.book.hand
    return [
        Text(heading.format(place=place, of=of)),
        Text("" if look.is_plain else "  ").append_text(hand_line(hand, look)),
    ]


def verdict_lines(answer: Answer, verdict: Verdict, look: Look) -> list[Text]:
    """Right or wrong in a word, the true total, and by how much an answer was off."""
    book = look.book
    points = book.points_of(verdict.tally.points)
    if answer.response is Response.UNKNOWN:
        return [Text(book.shown.format(points=points))]
    if verdict.is_right:
        words = book.right_nineteen if verdict.is_nineteen else book.right_points.format(points=points)
        return [Text.assemble((f"{book.right}: ", "bold green"), words)]
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
    shown = hand_line(hand, look).plain + (" crib" if hand.is_crib else "")
    points = look.book.points_of(show.tally(hand).points)
    return Text("  " + words.format(hand=shown, points=points, given=answer.given))
