"""`game`: a game to 121 against the computer, in which you count your hands."""

from typing import TYPE_CHECKING, Annotated

import typer

from trainer.cli.options import EXAMPLE, Debug, Lang, NoColor, Plain, Seed, Style

if TYPE_CHECKING:
    from trainer.cli.asking import Ending
    from trainer.cli.choosing import Chooser
    from trainer.cli.table import Table
    from trainer.cli.terminal import Terminal
    from trainer.cribbage.spoken import Style as SpokenStyle
    from trainer.language.game_words import GameWords
    from trainer.store.saved import SavedGame

EPILOG = f"{EXAMPLE} cribbage-trainer game --muggins"


def game(
    new: Annotated[bool, typer.Option("--new", help="Begin a new game in place of the saved one.")] = False,
    muggins: Annotated[bool, typer.Option("--muggins", help="What you miss in a count the computer pegs.")] = False,
    no_count: Annotated[bool, typer.Option("--no-count", help="Have your hands counted for you.")] = False,
    style: Style = "short",
    seed: Seed = None,
    lang: Lang = None,
    no_color: NoColor = False,
    plain: Plain = False,
    debug: Debug = False,
) -> None:
    """Play a game to 121 against the computer.

    Name cards as 5H, or by their number. You count your own hands and crib, as in a quiz; what you miss is lost. A game
    that you stop is saved, and goes on the next time.
    """
    from trainer.cli import folders, languages
    from trainer.cli.asking import Ending
    from trainer.cli.beginning import Beginning
    from trainer.cli.choosing import Chooser
    from trainer.cli.terminal import INTERRUPTED, any_seed, terminal
    from trainer.cribbage.spoken import Style
    from trainer.store.saved import SavedGame, load

    with terminal(lang, no_color=no_color, plain=plain, debug=debug) as screen:
        words = languages.game_words(screen.book.code)
        chooser = Chooser(screen, words)
        wanted = SavedGame(any_seed() if seed is None else seed, has_muggins=muggins, is_counted=not no_count)
        beginning = Beginning(wanted, screen, words, is_new=new, is_seeded=seed is not None)
        begun = beginning.game(load(folders.data()), chooser)
        if isinstance(begun, Ending):
            ending = begun
            screen.show_command(words.saved, screen.command("game"))
        else:
            ending = _play(begun, screen, words, Style(style), chooser)
        if ending is Ending.INTERRUPTED:
            raise typer.Exit(INTERRUPTED)


def _play(
    begun: "SavedGame", screen: "Terminal", words: "GameWords", style: "SpokenStyle", chooser: "Chooser"
) -> "Ending":
    """Play a game on, and say how it ended or stands, and what to practise."""
    from contextlib import nullcontext

    from trainer.cli import folders, shelf
    from trainer.cli.ending import show_practice
    from trainer.cli.hands import GameHands
    from trainer.cli.marking import Marking
    from trainer.cli.playing import Playing
    from trainer.cli.table import Table
    from trainer.cli.telling import Teller

    table = Table(begun, folders.data())
    teller = Teller(table, screen, words)
    library = shelf.decks(screen) if begun.is_counted else None
    with shelf.history(library) if library else nullcontext() as store:
        marking = Marking(GameHands(store), screen, style, chooser, is_final=True) if store else None
        teller.show_standing()
        ending = Playing(table, teller, screen, words, style, chooser, marking).play()
        _show_end(table, screen, words)
        if library and store and marking and marking.answers:
            show_practice(marking.diagnoses, store.habits(), library, (), screen, else_drill=False)
    return ending


def _show_end(table: "Table", screen: "Terminal", words: "GameWords") -> None:
    """Show the board at the end, who won, how the player has counted, and the seed of the deals.

    Of a game that is stopped, show how it stands, and how to go on.
    """
    from trainer.cribbage.game.events import Counted
    from trainer.cribbage.game.state import Player
    from trainer.display import game as display

    of_player = [event for event in table.happened if isinstance(event, Counted) and event.player is Player.ONE]
    counts = of_player if table.saved.is_counted else []
    if table.game.winner is None:
        lines = [*display.score_lines(table.game, words, screen.look), *display.count_lines(counts, words)]
        screen.show(*lines)
        screen.show_command(words.saved, screen.command("game"))
        return
    screen.show("", *display.board_lines(table.game, words, screen.look))
    screen.show(*display.end_lines(table.game, counts, words, screen.look))
    screen.show(screen.book.seed.format(seed=table.saved.seed))
