"""Telling a game: how it stands, and all that happens in it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from trainer.cribbage.game.events import (
    CardLaid,
    CardsCut,
    CardsDealt,
    Counted,
    Event,
    GoSaid,
    Missed,
    Scored,
    StarterTurned,
    Taken,
)
from trainer.cribbage.game.state import Due, Game, Player
from trainer.cribbage.pegging import Series
from trainer.cribbage.tally import Kind
from trainer.display import game as display

if TYPE_CHECKING:
    from trainer.cli.table import Table
    from trainer.cli.terminal import Terminal
    from trainer.cribbage.cards import Card, Hand
    from trainer.language.game_words import GameWords


class Teller:
    """Tells what there is to see at a table; the signs of the board are explained with the first one."""

    def __init__(self, table: "Table", screen: "Terminal", words: "GameWords") -> None:
        self._table = table
        self._screen = screen
        self._words = words
        self._has_told_signs = False

    def show_standing(self) -> None:
        """Show how a game stands that is gone on with; where the next deal is due, that will show it."""
        game, look = self._table.game, self._screen.look
        if game.due in (Due.CUT, Due.DEAL):
            return
        self._show_deal()
        if game.starter:
            self._screen.show(self._words.starter.format(card=display.name(game.starter, look)))
        for place in range(game.turned_over, len(game.laid)):
            series = Series(tuple(laid.card for laid in game.laid[game.turned_over : place + 1]))
            self._screen.show(display.laid_line(game.laid[place].player, series, self._words, look))

    def show_cards(self, cards: "Sequence[Card]") -> None:
        """Show the player's cards, with their numbers."""
        self._screen.show(self._words.your_cards, *display.numbered_lines(cards, self._screen.look))

    def show_hand(self, player: Player, hand: "Hand") -> None:
        """Show a hand that is to be counted."""
        self._screen.show("", *display.hand_lines(player, hand, self._words, self._screen.look))

    def tell(self, before: Game, events: Sequence[Event]) -> None:
        """Show what has happened; the board where the play or a count is over, the score where something was pegged."""
        for event in events:
            self._tell(event, before)
        game = self._table.game
        if (before.due, game.due) in _BOARD_BETWEEN:
            self._show_board()
        elif game.due is Due.LAY and any(isinstance(event, Scored) for event in events):
            self._screen.show(*display.score_lines(game, self._words, self._screen.look))

    def _tell(self, event: Event, before: Game) -> None:
        screen, words, look = self._screen, self._words, self._screen.look
        match event:
            case CardsCut(cards, dealer):
                one, two = (display.name(card, look) for card in cards)
                screen.show(words.cut.format(one=one, two=two))
                screen.show(words.cut_again if dealer is None else words.deals_first[dealer])
            case CardsDealt():
                self._show_deal()
            case StarterTurned(starter):
                screen.show("", words.starter.format(card=display.name(starter, look)))
            case CardLaid(player, card):
                screen.show(display.laid_line(player, before.series.lay(card), words, look))
            case GoSaid(player):
                screen.show(display.go_line(player, words, look))
            case Scored(player) if event.combination.kind is Kind.HEELS:
                screen.show(words.heels[player])
            case Scored() if display.is_ending(event):
                screen.show(display.ending_line(event, words, look))
            case Counted() if event.player is Player.ONE and self._table.saved.is_counted:
                screen.show(words.pegs.format(points=screen.book.points_of(event.points)))
            case Missed(_, missed) if not self._table.game.has_muggins:
                screen.show(words.lost.format(points=screen.book.points_of(missed)))
            case Taken(_, points):
                screen.show(words.taken.format(points=screen.book.points_of(points)))

    def _show_deal(self) -> None:
        """Show which deal it is, whose crib, and the board."""
        dealer = self._table.game.dealer
        assert dealer is not None
        self._screen.show("", self._words.deal[dealer].format(number=self._table.deals))
        self._show_board()

    def _show_board(self) -> None:
        self._screen.show(*display.board_lines(self._table.game, self._words, self._screen.look))
        if not self._has_told_signs:
            self._screen.show(*display.sign_lines(self._words, self._screen.look))
        self._has_told_signs = True


_BOARD_BETWEEN = {(Due.LAY, Due.COUNT), (Due.COUNT, Due.COUNT)}
"""What was due before and is due now, where the board is shown; with the next deal it is shown anyway."""
