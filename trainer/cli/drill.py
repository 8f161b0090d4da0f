"""`drill`: the day's hands, chosen by spaced repetition."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from trainer.cli.options import EXAMPLE, MOST, Debug, Deck, Lang, NoColor, Plain, Seed, Step, Style

if TYPE_CHECKING:
    from trainer.cli.hands import DrillHands
    from trainer.cli.terminal import Terminal
    from trainer.learning.deck import Skill
    from trainer.store.history import Store

EPILOG = f"{EXAMPLE} cribbage-trainer drill"


def drill(
    number: Annotated[
        int | None,
        typer.Option("--number", "-n", min=1, max=MOST, metavar="N", help="That many hands, whatever is due."),
    ] = None,
    deck: Deck = None,
    style: Style = "short",
    seed: Seed = None,
    step: Step = False,
    lang: Lang = None,
    no_color: NoColor = False,
    plain: Plain = False,
    debug: Debug = False,
) -> None:
    """Play the day's hands: what is due, new or weak.

    There are ten of them. Every answer is kept at once; started again on the same day, the drill goes on.
    """
    from trainer.cli import placing, shelf
    from trainer.cli.asking import Ending, Sitting
    from trainer.cli.ending import show_practice, show_score
    from trainer.cli.hands import DrillHands
    from trainer.cli.terminal import INTERRUPTED, any_seed, terminal
    from trainer.cribbage.spoken import Style
    from trainer.cribbage.target import Target

    with terminal(lang, no_color=no_color, plain=plain, debug=debug) as screen:
        seed = any_seed() if seed is None else seed
        library = shelf.decks(screen)
        skills = library.drilled if deck is None else library.deck(deck).skills
        for skill in () if deck is None else skills:
            skill.require(Target())
        with shelf.history(library) as store:
            ending = Ending.PLAYED_OUT
            if deck is None and placing.is_wanted(store):
                ending = placing.place(store, screen, Style(style), seed)
            hands = DrillHands(store, skills, seed=seed, number=number, deck=deck)
            if ending in (Ending.PLAYED_OUT, Ending.STOPPED) and hands.progress(0):
                sitting = Sitting(hands, screen, Style(style), step=step)
                ending = sitting.play()
                show_score(sitting.answers, screen)
                screen.show(screen.book.seed.format(seed=seed))
                show_practice(sitting.diagnoses, store.habits(), library, skills, screen, else_drill=False)
            if ending is Ending.PLAYED_OUT:
                _show_outlook(store, skills, hands, screen)
        if ending is Ending.INTERRUPTED:
            raise typer.Exit(INTERRUPTED)


def _show_outlook(store: "Store", skills: "Sequence[Skill]", hands: "DrillHands", screen: "Terminal") -> None:
    """Print what is left of the day, or that it is done, when something is due again, and how to go on all the same."""
    from trainer.display.progress import next_due_line

    words = screen.book.play if all(skill.plays for skill in skills) else screen.book
    if hands.left_today:
        left = words.left_today.format(number=hands.left_today)
        screen.show_command(left, screen.command("drill", {"--deck": hands.deck}))
        return
    due = [of.memory.due for of in store.standings([skill.key for skill in skills]).values() if of.memory]
    is_played = any(of.deck == hands.deck for of in store.played(hands.day))
    screen.show(words.played_out if is_played else screen.book.nothing_due)
    if due:
        screen.show(next_due_line(due, hands.day, screen.look))
    screen.show_command(screen.book.more, screen.command("drill", {"-n": 10, "--deck": hands.deck}))
