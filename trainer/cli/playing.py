"""Playing a game: whose turn it is, what is asked, and what is shown of all that happens."""

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from trainer.cli.asking import Ending
from trainer.cli.marking import Marking, undisturbed
from trainer.cli.reading import Key
from trainer.cli.showing import show_count
from trainer.cribbage import show
from trainer.cribbage.game.actions import Action, Count, Discard, Lay
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
from trainer.cribbage.game.view import view
from trainer.cribbage.opponent import SKILLED
from trainer.cribbage.pegging import Series
from trainer.cribbage.tally import Kind
from trainer.display import game as display
from trainer.learning.quiz import HIGHEST, Question

if TYPE_CHECKING:
    from trainer.cli.choosing import Chooser
    from trainer.cli.table import Table
    from trainer.cli.terminal import Terminal
    from trainer.cribbage.cards import Card, Hand
    from trainer.cribbage.spoken import Style
    from trainer.language.game_words import GameWords

YOU, COMPUTER = Player


class Playing:
    """One sitting at a game. Without `marking` the player's hands are counted by the program."""

    def __init__(
        self,
        table: "Table",
        screen: "Terminal",
        words: "GameWords",
        style: "Style",
        chooser: "Chooser",
        marking: Marking | None,
    ) -> None:
        self._table = table
        self._screen = screen
        self._words = words
        self._style = style
        self._chooser = chooser
        self._marking = marking
        self._wait = chooser.wait if chooser.is_at_keyboard else None

    def play(self) -> Ending:
        """Play until the game is over, or the player stops."""
        try:
            while self._table.game.due is not Due.NOTHING:
                if not self._act():
                    return Ending.STOPPED
        except KeyboardInterrupt:
            self._screen.show("")
            return Ending.INTERRUPTED
        return Ending.PLAYED_OUT

    def show_standing(self) -> None:
        """Show how a game stands that is gone on with."""
        game, look = self._table.game, self._screen.look
        if game.dealer is None or not game.pack:
            return
        self._show_deal(game)
        if game.starter:
            self._screen.show(self._words.starter.format(card=display.name(game.starter, look)))
        for place in range(game.turned_over, len(game.laid)):
            series = Series(tuple(laid.card for laid in game.laid[game.turned_over : place + 1]))
            self._screen.show(display.laid_line(game.laid[place].player, series, self._words, look))

    def _act(self) -> bool:
        """Do what is due; False when the player stops."""
        game = self._table.game
        if not game.turns:
            self._take(self._table.chance())
            return True
        if YOU not in game.turns:
            self._act_for_computer()
            return True
        if game.due is Due.DISCARD:
            return self._discard()
        return self._lay() if game.due is Due.LAY else self._count()

    def _act_for_computer(self) -> None:
        """The computer throws, lays or counts; it is never chance's turn here, for its play knows none."""
        game = self._table.game
        action = SKILLED.act(view(game, COMPUTER), Random(0))
        if hand := game.to_count:
            self._screen.show("", *display.hand_lines(COMPUTER, hand, self._words, self._screen.look))
            self._show_count(hand)
        self._take(action)

    def _discard(self) -> bool:
        seen = view(self._table.game, YOU)
        assert seen.dealer is not None
        self._show_cards(sorted(seen.hand))
        cards = self._chooser.discards(seen)
        if cards is None:
            return False
        named = display.names(sorted(cards), self._screen.look)
        self._screen.show(self._words.thrown[seen.dealer].format(cards=named))
        self._take(Discard(YOU, cards))
        return True

    def _lay(self) -> bool:
        seen = view(self._table.game, YOU)
        if seen.series.cards:
            self._screen.show(self._words.count.format(count=seen.series.count))
        self._show_cards(sorted(seen.hand))
        card = self._chooser.card(seen)
        if card is None:
            return False
        self._take(Lay(YOU, card))
        return True

    def _show_cards(self, cards: "Sequence[Card]") -> None:
        self._screen.show(self._words.your_cards, *display.numbered_lines(cards, self._screen.look))

    # The show

    def _count(self) -> bool:
        """The player counts a hand, or it is counted for them."""
        hand = self._table.game.to_count
        assert hand
        self._screen.show("", *display.hand_lines(YOU, hand, self._words, self._screen.look))
        if self._marking:
            return self._ask_count(hand, self._marking)
        self._show_count(hand)
        self._take(Count(YOU, show.tally(hand).points))
        return True

    def _ask_count(self, hand: "Hand", marking: Marking) -> bool:
        """Ask for the count of a hand; what is not said in it is not claimed."""
        if not marking.answers:
            self._screen.show(self._words.count_keys)
        typed, seconds = self._chooser.ask()
        while typed is Key.UNDO:
            self._screen.show(self._words.stays)
            typed, seconds = self._chooser.ask()
        if typed is Key.STOP:
            return False
        before = self._table.game
        with undisturbed():
            answer = marking.keep(Question(hand), typed, seconds)
            events = self._table.take(Count(YOU, min(answer.given or 0, HIGHEST)))
        key = marking.show_verdict(answer)
        if key is Key.UNDO:
            self._screen.show(self._words.stays)
        self._tell(before, events)
        return key is not Key.STOP

    def _show_count(self, hand: "Hand") -> None:
        show_count(hand, self._style, self._screen, self._wait, has_total=True)

    # What happens

    def _take(self, action: Action) -> None:
        before = self._table.game
        self._tell(before, self._table.take(action))

    def _tell(self, before: Game, events: Sequence[Event]) -> None:
        """Show what has happened, and the board where the play or a count is over."""
        for event in events:
            self._tell_one(event, before)
        game = self._table.game
        if game.due is not Due.NOTHING and (before.due, game.due) in _BOARD_BETWEEN:
            self._screen.show(*display.board_lines(game, self._words, self._screen.look))

    def _tell_one(self, event: Event, before: Game) -> None:
        screen, words, look = self._screen, self._words, self._screen.look
        match event:
            case CardsCut(cards, dealer):
                one, two = (display.name(card, look) for card in cards)
                screen.show(words.cut.format(one=one, two=two))
                screen.show(words.cut_again if dealer is None else words.deals_first[dealer])
            case CardsDealt():
                self._show_deal(self._table.game)
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
            case Counted() if event.player is YOU and self._marking:
                screen.show(words.pegs.format(points=screen.book.points_of(event.points)))
            case Missed(_, missed) if not self._table.game.has_muggins:
                screen.show(words.lost.format(points=screen.book.points_of(missed)))
            case Taken(_, points):
                screen.show(words.taken.format(points=screen.book.points_of(points)))

    def _show_deal(self, game: Game) -> None:
        """Show which deal it is, whose crib, and the board."""
        assert game.dealer is not None
        number = sum(isinstance(event, CardsDealt) for event in self._table.happened)
        self._screen.show("", self._words.deal[game.dealer].format(number=number))
        self._screen.show(*display.board_lines(game, self._words, self._screen.look))


_BOARD_BETWEEN = {(Due.LAY, Due.COUNT), (Due.COUNT, Due.COUNT)}
"""What was due before and is due now, where the board is shown; with the next deal it is shown anyway."""
