"""What is said at the end of a sitting."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from trainer.display import asking
from trainer.display.look import harmless
from trainer.learning.diagnosis import weakest
from trainer.learning.quiz import Answer, score

if TYPE_CHECKING:
    from trainer.cli.terminal import Terminal
    from trainer.learning.deck import Skill
    from trainer.learning.library import Library


def show_score(answers: Sequence[Answer], screen: "Terminal") -> None:
    """Print how the sitting went."""
    screen.show("", *asking.score_lines(score(answers), screen.look))


def show_practice(
    answers: Sequence[Answer], library: "Library", skills: Sequence["Skill"], screen: "Terminal", *, else_drill: bool
) -> None:
    """Print what to practise next, as a command to copy: what was missed most often, else the daily drill if wanted."""
    weak = weakest(answers, [*library.drilled, *skills])
    if weak is None:
        if else_drill:
            screen.show_command(screen.book.day_by_day, screen.command("drill"))
        return
    words = screen.book.practise.format(skill=harmless(weak.title[screen.book.code]))
    screen.show_command(words, screen.command("quiz", {"--skill": weak.key}))
