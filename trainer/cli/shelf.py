"""The decks as the commands see them, with a warning for each broken one, and the history that hangs on them."""

from typing import TYPE_CHECKING

from trainer.cli import folders
from trainer.learning.library import Library, library

if TYPE_CHECKING:
    from trainer.cli.terminal import Terminal
    from trainer.store.history import Store


def history(library: Library) -> "Store":
    """The learner's history, its answers read by the skills of these decks."""
    from trainer.learning.diagnosis import reading
    from trainer.store.history import Store

    return Store(folders.data(), reading(library))


def decks(screen: "Terminal") -> Library:
    """All decks. A broken own deck is told on standard error and left out."""
    found = library(folders.own_decks())
    for error in found.broken:
        screen.warn(screen.book.broken_deck.format(why=screen.book.refusal(error)))
    return found
