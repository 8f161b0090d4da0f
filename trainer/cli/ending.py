"""What is said at the end of a sitting."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from trainer.display import asking, slips
from trainer.display.look import harmless
from trainer.learning.diagnosis import at_stage, weakest
from trainer.learning.habits import Stage
from trainer.learning.quiz import Answer, score

if TYPE_CHECKING:
    from trainer.cli.terminal import Terminal
    from trainer.learning.deck import Skill
    from trainer.learning.diagnosis import Diagnosis
    from trainer.learning.habits import Habits
    from trainer.learning.library import Library


def show_score(answers: Sequence[Answer], screen: "Terminal") -> None:
    """Print how the sitting went."""
    screen.show("", *asking.score_lines(score(answers), screen.look))


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
