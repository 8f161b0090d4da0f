"""`decks`: list the decks, show one, check a file."""

from pathlib import Path
from typing import Annotated

import typer

from trainer.cli.options import EXAMPLE, HELP, Debug, Json, Lang, NoColor, Plain

app = typer.Typer(
    context_settings=HELP,
    rich_markup_mode=None,
    help="List the decks of skills, show one, check a file.",
    epilog=f"{EXAMPLE} cribbage-trainer decks show double-runs",
)


@app.callback(invoke_without_command=True)
def decks(
    context: typer.Context,
    as_json: Json = False,
    lang: Lang = None,
    no_color: NoColor = False,
    plain: Plain = False,
    debug: Debug = False,
) -> None:
    """List the decks of skills, show one, check a file."""
    from trainer.cli import shelf
    from trainer.cli.terminal import terminal
    from trainer.display.progress import deck_line

    if context.invoked_subcommand is not None:
        if any((as_json, lang, no_color, plain, debug)):
            raise typer.BadParameter("Options stand behind show or check.")
        return
    with terminal(lang, no_color=no_color, plain=plain, debug=debug) as screen:
        found = shelf.decks(screen).decks
        if as_json:
            screen.show_json(
                [
                    {
                        "name": deck.name,
                        "title": dict(deck.title),
                        "skills": [skill.key for skill in deck.skills],
                        "own": deck.is_own,
                    }
                    for deck in found
                ]
            )
        else:
            screen.show(*(deck_line(deck, screen.look) for deck in found))


@app.command("show", epilog=f"{EXAMPLE} cribbage-trainer decks show double-runs")
def show(
    name: Annotated[str, typer.Argument(metavar="NAME", help="The name of a deck.")],
    lang: Lang = None,
    no_color: NoColor = False,
    plain: Plain = False,
    debug: Debug = False,
) -> None:
    """Show the skills of a deck: what each is about, how often such a hand comes."""
    from trainer.cli import shelf
    from trainer.cli.terminal import terminal
    from trainer.display.progress import deck_lines

    with terminal(lang, no_color=no_color, plain=plain, debug=debug) as screen:
        screen.show(*deck_lines(shelf.decks(screen).deck(name), screen.look))


@app.command("check", epilog=f"{EXAMPLE} cribbage-trainer decks check my-deck.toml")
def check(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A deck file.")],
    lang: Lang = None,
    no_color: NoColor = False,
    plain: Plain = False,
    debug: Debug = False,
) -> None:
    """Check a deck file and say what is wrong with it, and where."""
    from trainer.cli import folders
    from trainer.cli.terminal import terminal
    from trainer.display.look import harmless
    from trainer.learning.library import check_deck, library

    with terminal(lang, no_color=no_color, plain=plain, debug=debug) as screen:
        deck = check_deck(Path(file), library(folders.own_decks()))
        skills = screen.book.count_of(len(deck.skills), screen.book.skill, screen.book.skills)
        screen.show(harmless(screen.book.deck_is_good.format(file=Path(file).name, skills=skills)))
