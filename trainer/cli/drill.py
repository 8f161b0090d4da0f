"""`drill`: the day's hands, chosen by spaced repetition."""

from typing import TYPE_CHECKING, Annotated

import typer

from trainer.cli.options import EXAMPLE, Debug, Deck, Lang, NoColor, Plain, Seed, Step, Style

if TYPE_CHECKING:
    from datetime import date

    from trainer.cli.terminal import Terminal
    from trainer.store.history import Store

EPILOG = f"{EXAMPLE} cribbage-trainer drill"


def drill(
    number: Annotated[
        int | None, typer.Option("--number", "-n", min=1, metavar="N", help="That many hands, whatever is due.")
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
    from trainer.cli import folders, shelf
    from trainer.cli.asking import Ending, Sitting
    from trainer.cli.ending import show_practice, show_score
    from trainer.cli.hands import DrillHands
    from trainer.cli.terminal import INTERRUPTED, any_seed, terminal
    from trainer.cribbage.spoken import Style
    from trainer.store.history import Store

    with terminal(lang, no_color=no_color, plain=plain, debug=debug) as screen:
        seed = any_seed() if seed is None else seed
        library = shelf.decks(screen)
        skills = library.deck(deck).skills if deck else library.drilled
        with Store(folders.data()) as store:
            hands = DrillHands(store, library, skills, seed=seed, number=number, is_all=deck is None)
            ending = Ending.PLAYED_OUT
            if hands.progress(0):
                sitting = Sitting(hands, screen, Style(style), step=step)
                ending = sitting.play()
                show_score(sitting.answers, screen)
                screen.show(screen.book.seed.format(seed=seed))
                show_practice(sitting.answers, library, skills, screen)
            if ending is Ending.PLAYED_OUT:
                _show_outlook(store, [skill.key for skill in skills], hands.day, deck, screen)
        if ending is Ending.INTERRUPTED:
            raise typer.Exit(INTERRUPTED)


def _show_outlook(store: "Store", skills: list[str], day: "date", deck: str | None, screen: "Terminal") -> None:
    """Print that the day is done, when something is due again, and how to go on all the same."""
    from trainer.display.progress import next_due_line

    due = [of.memory.due for of in store.standings(skills).values() if of.memory]
    screen.show(screen.book.played_out if store.played(day) else screen.book.nothing_due)
    if due:
        screen.show(next_due_line(due, day, screen.look))
    screen.show_command(screen.book.more, screen.command("drill", {"-n": 10, "--deck": deck}))
