"""The decks as the commands see them: the shipped ones and the learner's own, with a warning for each broken one."""

from typing import TYPE_CHECKING

from trainer.cli import folders
from trainer.learning.library import Library, library

if TYPE_CHECKING:
    from trainer.cli.terminal import Terminal


def decks(screen: "Terminal") -> Library:
    """All decks. A broken own deck is told on standard error and left out."""
    found = library(folders.own_decks())
    for error in found.broken:
        screen.warn(screen.book.broken_deck.format(why=screen.book.refusal(error)))
    return found
