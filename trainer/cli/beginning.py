"""The beginning of a game: which one is played, the saved one or a new one, and what is said first."""

from dataclasses import replace
from typing import TYPE_CHECKING

from trainer.cli.asking import Ending

if TYPE_CHECKING:
    from trainer.cli.choosing import Chooser
    from trainer.cli.terminal import Terminal
    from trainer.language.game_words import GameWords
    from trainer.store.saved import SavedGame


class Beginning:
    """Where a game is `wanted`: a new one whatever is saved (`is_new`), or with deals of one's own (`is_seeded`)."""

    def __init__(
        self, wanted: "SavedGame", screen: "Terminal", words: "GameWords", *, is_new: bool, is_seeded: bool
    ) -> None:
        self._wanted = wanted
        self._screen = screen
        self._words = words
        self._is_new = is_new
        self._is_seeded = is_seeded

    def game(self, saved: "SavedGame | None", chooser: "Chooser") -> "SavedGame | Ending":
        """The game to play: the saved one if it is not over, else a new one; or how it ended before it began."""
        winner = saved.played()[0].winner if saved else None
        if saved and winner is None and not self._is_new:
            wants_new = _wants_new(chooser, self._screen)
            if isinstance(wants_new, Ending):
                return wants_new
            if not wants_new:
                self._go_on(saved)
                return saved
        new = self._wanted
        if winner is not None and not self._is_seeded:
            new = replace(new, first_dealer=winner.other)
        self._begin(new)
        return new

    def _begin(self, new: "SavedGame") -> None:
        """Say what is played, which keys there are, and who deals where that is not cut for."""
        words = self._words
        self._screen.show(f"{words.welcome} {words.keys if new.is_counted else words.keys_if_counted}")
        self._show_rules(new)
        if new.first_dealer is not None:
            self._screen.show(words.lost_and_deals[new.first_dealer])

    def _go_on(self, saved: "SavedGame") -> None:
        """Say that the saved game goes on, and not as it was asked for now."""
        wanted = self._wanted
        self._screen.show(self._words.goes_on)
        self._show_rules(saved)
        is_other_deal = self._is_seeded and wanted.seed != saved.seed
        if is_other_deal or wanted.has_muggins > saved.has_muggins or wanted.is_counted < saved.is_counted:
            self._screen.warn(self._words.as_it_was_begun)

    def _show_rules(self, game: "SavedGame") -> None:
        """Say what was agreed on that is not usual."""
        self._screen.show(*[self._words.muggins] * game.has_muggins)
        self._screen.show(*[self._words.counted] * (not game.is_counted))


def _wants_new(chooser: "Chooser", screen: "Terminal") -> bool | Ending:
    """Whether a new game is wanted where one is saved; only somebody at the keyboard is asked, and may stop instead."""
    if not chooser.is_at_keyboard:
        return False
    try:
        wants_new = chooser.wants_new_game()
    except KeyboardInterrupt:
        screen.show("")
        return Ending.INTERRUPTED
    return Ending.STOPPED if wants_new is None else wants_new
