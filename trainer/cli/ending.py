"""What is said at the end of a sitting."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from trainer.display import asking, slips
from trainer.display.look import harmless
from trainer.learning.diagnosis import at_stage, weakest
from trainer.learning.habits import UNKNOWN, Stage
from trainer.learning.quiz import Answer, mark, score
from trainer.learning.slips.catalogue import CATALOGUE

if TYPE_CHECKING:
    from trainer.cli.terminal import Terminal
    from trainer.learning.deck import Skill
    from trainer.learning.diagnosis import Diagnosis
    from trainer.learning.habits import Habits
    from trainer.learning.library import Library
    from trainer.learning.quiz import Question


def show_score(answers: Sequence[Answer], screen: "Terminal") -> None:
    """Print how the sitting went."""
    screen.show("", *asking.score_lines(score(answers), screen.look))


_SEEMS, _SEEMS_AT_ONCE = 0.5, 0.8
"""How probable a slip is that is told after a placement; if it showed once, and something else may have been it."""

_BY_THE_FINGER = 2
"""By so many points a total may be wrong for no reason."""


def show_found(
    answers: Sequence[Answer],
    diagnoses: Sequence["Diagnosis"],
    habits: "Habits",
    screen: "Terminal",
    *,
    is_whole: bool,
) -> None:
    """Print which slips a placement found to be likely habits, or none if it was played whole and all was right."""
    missed = score(answers).missed
    evident = {
        of.suspects[0]
        for answer, of in zip(answers, diagnoses, strict=True)
        if of.is_clear and len(of.suspects) == 1 and abs(mark(answer).difference) > _BY_THE_FINGER
    }
    found = [
        slip
        for slip in CATALOGUE
        if (of := habits.get(slip.id, UNKNOWN)).p >= _SEEMS
        and (slip in evident or of.firings > 1 or of.p >= _SEEMS_AT_ONCE)
    ]
    explained = [any(slip.difference(each.hand) == off for slip in found) for each, off in _off(answers)]
    if 2 * sum(explained) < len(explained):  # of who is wrong all over one slip is no news
        found = []
    if missed or found or is_whole:
        screen.show("", *slips.found_lines(found, screen.slips, screen.look, is_right=not missed))


def _off(answers: Sequence[Answer]) -> list[tuple["Question", int]]:
    """The questions whose totals were wrong, with what was said too much."""
    return [(answer.question, off) for answer in answers if (off := mark(answer).difference)]


def show_habits(habits: "Habits", screen: "Terminal") -> set[str | None]:
    """Print the slips that are known to be habits, each with a command to practise it; the keys of their skills."""
    confirmed = at_stage(habits, Stage.CONFIRMED)
    screen.show(*([screen.slips.habits] if confirmed else []))
    for slip in confirmed:
        line = slips.mistake_line(slip, screen.slips)
        if slip.skill is None:
            screen.show(line)
        else:
            screen.show_command(line, screen.command("quiz", {"--skill": slip.skill}))
    return {slip.skill for slip in confirmed}


def show_practice(
    diagnoses: Sequence["Diagnosis"],
    habits: "Habits",
    library: "Library",
    skills: Sequence["Skill"],
    screen: "Terminal",
    *,
    else_drill: bool,
) -> None:
    """Print what to practise next, as commands to copy: habits, what was missed most, else the drill if wanted."""
    told = show_habits(habits, screen)
    weak = weakest([diagnosis.evidence for diagnosis in diagnoses], [*library.drilled, *skills])
    if weak is not None and weak.key not in told:
        words = screen.book.practise.format(skill=harmless(weak.title[screen.book.code]))
        screen.show_command(words, screen.command("quiz", {"--skill": weak.key}))
    elif weak is None and else_drill:
        screen.show_command(screen.book.day_by_day, screen.command("drill"))
