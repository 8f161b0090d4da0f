"""`game`: a game to 121 against the computer, in which you count your hands."""

from dataclasses import replace
from typing import TYPE_CHECKING, Annotated

import typer

from trainer.cli.options import EXAMPLE, Debug, Lang, NoColor, Plain, Seed, Style

if TYPE_CHECKING:
    from trainer.cli.choosing import Chooser
    from trainer.cli.table import Table
    from trainer.cli.terminal import Terminal
    from trainer.language.game_words import GameWords
    from trainer.store.saved import SavedGame

EPILOG = f"{EXAMPLE} cribbage-trainer game --muggins"


def game(
    new: Annotated[bool, typer.Option("--new", help="Begin a new game, whatever is saved.")] = False,
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
    from contextlib import ExitStack

    from trainer.cli import folders, languages, shelf
    from trainer.cli.asking import Ending
    from trainer.cli.choosing import Chooser
    from trainer.cli.ending import show_practice
    from trainer.cli.hands import GameHands
    from trainer.cli.marking import Marking
    from trainer.cli.playing import Playing
    from trainer.cli.table import Table
    from trainer.cli.terminal import INTERRUPTED, any_seed, terminal
    from trainer.cribbage.spoken import Style
    from trainer.store.saved import SavedGame, load

    with terminal(lang, no_color=no_color, plain=plain, debug=debug) as screen, ExitStack() as open_files:
        words = languages.game_words(screen.book.code)
        chooser = Chooser(screen, words)
        wanted = SavedGame(any_seed() if seed is None else seed, has_muggins=muggins, is_counted=not no_count)
        saved = None if new else load(folders.data())
        table = Table(_begun(saved, wanted, screen, chooser, words, is_seeded=seed is not None), folders.data())
        marking, library = None, None
        if table.saved.is_counted:
            library = shelf.decks(screen)
            store = open_files.enter_context(shelf.history(library))
            marking = Marking(GameHands(store), screen, Style(style), chooser, step=False, asks_how=True)
        playing = Playing(table, screen, words, Style(style), chooser, marking)
        playing.show_standing()
        ending = playing.play()
        if ending is Ending.PLAYED_OUT:
            _show_end(table, screen, words)
        else:
            screen.show_command(words.saved, screen.command("game"))
        if marking and library and marking.answers:
            show_practice(marking.diagnoses, store.habits(), library, (), screen, else_drill=False)
        if ending is Ending.INTERRUPTED:
            raise typer.Exit(INTERRUPTED)


def _begun(
    saved: "SavedGame | None",
    wanted: "SavedGame",
    screen: "Terminal",
    chooser: "Chooser",
    words: "GameWords",
    *,
    is_seeded: bool,
) -> "SavedGame":
    """The game to play: the saved one if it is not over, else a new one, which the loser deals unless it is seeded."""
    if saved is None:
        screen.show(words.welcome)
        return wanted
    last, _ = saved.played()
    if last.winner is not None:
        screen.show(words.welcome)
        if is_seeded:
            return wanted
        screen.show(words.lost_and_deals[last.winner.other])
        return replace(wanted, first_dealer=last.winner.other)
    if chooser.is_at_keyboard and chooser.wants_new_game():
        screen.show(words.welcome)
        return wanted
    screen.show(words.goes_on)
    is_other_deal = is_seeded and wanted.seed != saved.seed
    if is_other_deal or wanted.has_muggins > saved.has_muggins or wanted.is_counted < saved.is_counted:
        screen.warn(words.as_it_was_begun)
    return saved


def _show_end(table: "Table", screen: "Terminal", words: "GameWords") -> None:
    """Show the board at the end, who won, how the player has counted, and the seed of the deals."""
    from trainer.cribbage.game.events import Counted
    from trainer.cribbage.game.state import Player
    from trainer.display.game import board_lines, end_lines

    counts = [event for event in table.happened if isinstance(event, Counted) and event.player is Player.ONE]
    screen.show("", *board_lines(table.game, words, screen.look))
    screen.show(*end_lines(table.game, counts if table.saved.is_counted else (), words))
    screen.show(screen.book.seed.format(seed=table.saved.seed))
