"""What the learner's history and the decks look like."""

from collections.abc import Sequence
from datetime import date

from rich.text import Text

from trainer.display.look import Look, harmless
from trainer.errors import Fault
from trainer.learning.deck import Deck, Skill
from trainer.learning.progress import SkillProgress, Totals

_BAR = 10
_ALL_DEALS = 2 * 12_994_800


def total_lines(of: Totals, look: Look) -> list[Text]:
    """All answers, those like in play, and the days practised."""
    book = look.book
    answers = book.stats_answers.format(answers=of.answers, right=of.right, share=_share(of.right, of.answers))
    real_play = book.stats_real_play.format(
        answers=of.real_play, right=of.real_play_right, share=_share(of.real_play_right, of.real_play)
    )
    return [
        Text(answers),
        Text(real_play if of.real_play else book.stats_no_real_play),
        Text(book.stats_days.format(days=of.days_practised)),
    ]


def skill_lines(skills: Sequence[tuple[Skill, SkillProgress]], today: date, look: Look) -> list[Text]:
    """The skills that were met, in a table where there is room for one, and the names of the others."""
    met = [(skill, of) for skill, of in skills if of.answers]
    others = ", ".join(_title(skill, look) for skill, of in skills if not of.answers)
    lines = _table(met, today, look) if met and not look.is_plain else []
    if look.is_plain or any(line.cell_len > look.width for line in lines):
        lines = [_skill_line(skill, of, today, look) for skill, of in met]
    return [*lines, *([Text(look.book.stats_not_met.format(skills=others))] if others else [])]


def _table(skills: Sequence[tuple[Skill, SkillProgress]], today: date, look: Look) -> list[Text]:
    book = look.book
    heads = (book.column_skill, book.column_mastery, book.column_answers, book.column_median, book.column_due)
    rows = [
        (
            _title(skill, look),
            _bar(of.mastery),
            str(of.answers),
            _against_par(of.seconds, skill.par, look),
            _due(of.due, today, look),
        )
        for skill, of in skills
    ]
    widths = [max(map(len, column)) for column in zip(heads, *rows, strict=True)]
    lines = ["  ".join(_cells(row, widths)).rstrip() for row in (heads, *rows)]
    return [Text(lines[0], style="bold"), *map(Text, lines[1:])]


def _cells(row: Sequence[str], widths: Sequence[int]) -> list[str]:
    """The cells of a row, as wide as their columns: numbers to the right, words to the left."""
    aligned = (str.ljust, str.ljust, str.rjust, str.rjust, str.ljust)
    return [align(cell, width) for align, cell, width in zip(aligned, row, widths, strict=True)]


def _skill_line(skill: Skill, of: SkillProgress, today: date, look: Look) -> Text:
    return Text(
        look.book.stats_line.format(
            skill=_title(skill, look),
            mastery=_per_cent(of.mastery),
            answers=of.answers,
            seconds=_seconds(of.seconds, look),
            par=f"{skill.par:.0f}",
            due=_due(of.due, today, look),
        )
    )


def _per_cent(mastery: float | None) -> str:
    return "-" if mastery is None else f"{round(100 * mastery)} %"


def _bar(mastery: float | None) -> str:
    """Mastery as a bar and a number; as wide without any."""
    if mastery is None:
        return _per_cent(mastery).rjust(_BAR + len(" 100 %"))
    full = round(_BAR * mastery)
    return "#" * full + "." * (_BAR - full) + _per_cent(mastery).rjust(len(" 100 %"))


def _seconds(seconds: float | None, look: Look) -> str:
    return "-" if seconds is None else f"{look.book.decimal(seconds)} s"


def _against_par(seconds: float | None, par: float, look: Look) -> str:
    """The median time beside that of a fluent counter."""
    return "-" if seconds is None else f"{look.book.decimal(seconds)}/{par:.0f} s"


def _share(part: int, whole: int) -> int:
    """A part in whole per cent, rounded; 0 of nothing."""
    return round(100 * part / whole) if whole else 0


def _due(due: date | None, today: date, look: Look) -> str:
    """When a skill is due, what is overdue being due today."""
    return "-" if due is None else look.book.days_from(max((due - today).days, 0))


def next_due_line(due: Sequence[date], today: date, look: Look) -> Text:
    """When the next skills are due, and how many."""
    first = min(due)
    number = look.book.count_of(due.count(first), look.book.skill, look.book.skills)
    return Text(look.book.next_due.format(when=look.book.days_from(max((first - today).days, 0)), skills=number))


# Decks


def deck_line(deck: Deck, look: Look) -> Text:
    """One deck of the list: its name, its title, how many skills it has, and whether it is the learner's own."""
    skills = look.book.count_of(len(deck.skills), look.book.skill, look.book.skills)
    own = f", {look.book.own}" if deck.is_own else ""
    return Text.assemble((harmless(deck.name), "bold"), f": {harmless(deck.title[look.book.code])} ({skills}{own})")


def deck_lines(deck: Deck, look: Look) -> list[Text]:
    """A deck with its skills: key, title, hint, how often such a hand comes if it is one, and what comes before it."""
    lines = [deck_line(deck, look)]
    for skill in deck.skills:
        lines += [
            Text(""),
            Text.assemble((harmless(skill.key), "bold"), f": {_title(skill, look)}"),
            Text(harmless(skill.hint[look.book.code])),
        ]
        if not skill.plays:
            lines.append(Text(_rarity(skill, look)))
        if skill.after:
            lines.append(Text(look.book.after.format(skills=harmless(", ".join(skill.after)))))
    return lines


def _title(skill: Skill, look: Look) -> str:
    return harmless(skill.title[look.book.code])


def _rarity(skill: Skill, look: Look) -> str:
    if not skill.target:
        return look.book.count_of(len(skill.hands), look.book.fixed_hand, look.book.fixed_hands)
    if not skill.frequency:
        return look.book.deck_faults[Fault.NO_SUCH_DEAL]
    rarity = _ALL_DEALS / skill.frequency
    number = look.book.decimal(rarity) if rarity < 10 else f"{rarity:.0f}"
    return look.book.one_in.format(number=number)
