"""The command line itself: which commands there are, and what a bare `cribbage-trainer` does."""

import sys
from typing import Annotated

import typer

from trainer.cli import count, deal, decks, drill, game, peg, quiz, stats, streams
from trainer.cli.options import EXAMPLE, HELP

app = typer.Typer(
    name="cribbage-trainer",
    context_settings=HELP,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    help="Learn to count cribbage hands: print a count, quiz yourself, drill what you get wrong.",
)
app.command("count", epilog=count.EPILOG)(count.count)
app.command("quiz", epilog=quiz.EPILOG)(quiz.quiz)
app.command("drill", epilog=drill.EPILOG)(drill.drill)
app.command("game", epilog=game.EPILOG)(game.game)
app.command("stats", epilog=stats.EPILOG)(stats.stats)
app.command("deal", epilog=deal.EPILOG)(deal.deal)
app.command("peg", epilog=peg.EPILOG)(peg.peg)
app.add_typer(decks.app, name="decks")


def _show_version(is_wanted: bool) -> None:
    if is_wanted:
        from importlib.metadata import PackageNotFoundError, version

        try:
            number = version("cribbage-trainer")
        except PackageNotFoundError:
            number = "(not installed)"
        print(f"cribbage-trainer {number}")
        raise typer.Exit


@app.callback(
    invoke_without_command=True,
    epilog=f"{EXAMPLE} cribbage-trainer count 5H 5D 5S JC 5C\n\n{EXAMPLE} cribbage-trainer quiz --skill double-run",
)
def root(
    context: typer.Context,
    is_version: Annotated[
        bool, typer.Option("--version", "-V", help="Show the version and exit.", callback=_show_version, is_eager=True)
    ] = False,
) -> None:
    """Learn to count cribbage hands: print a count, quiz yourself, drill what you get wrong."""
    if context.invoked_subcommand is None:
        print(context.get_help())
        raise typer.Exit(2)


def run() -> None:
    """Run the command line."""
    streams.prepare()
    try:
        app(prog_name="cribbage-trainer")
    except OSError as error:  # of help and version; a command has told its own
        from trainer.cli.languages import phrasebook
        from trainer.cli.terminal import FAILED, give_up_printing

        give_up_printing(error, phrasebook(None, is_forgiving=True))
        sys.exit(FAILED)
