"""Playing a game: whose turn it is, and what is asked."""

from random import Random
from typing import TYPE_CHECKING

from trainer.cli.asking import Ending
from trainer.cli.marking import Marking, undisturbed
from trainer.cli.reading import Key
from trainer.cli.showing import show_count
from trainer.cribbage import show
from trainer.cribbage.game.actions import Action, Count, Discard, Lay
from trainer.cribbage.game.state import Due, Player
from trainer.cribbage.game.view import view
from trainer.cribbage.opponent import SKILLED
from trainer.display import game as display
from trainer.learning.claims import points_of
from trainer.learning.judging import judge
from trainer.learning.quiz import Answer, Question

if TYPE_CHECKING:
    from trainer.cli.choosing import Chooser
    from trainer.cli.reading import Typed
    from trainer.cli.table import Table
    from trainer.cli.telling import Teller
    from trainer.cli.terminal import Terminal
    from trainer.cribbage.cards import Hand
    from trainer.cribbage.spoken import Style
    from trainer.language.game_words import GameWords

YOU, COMPUTER = Player


class Playing:
    """One sitting at a game. Without `marking` the player's hands are counted by the program."""

    def __init__(
        self,
        table: "Table",
        teller: "Teller",
        screen: "Terminal",
        words: "GameWords",
        style: "Style",
        chooser: "Chooser",
        marking: Marking | None,
    ) -> None:
        self._table = table
        self._teller = teller
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

    def _act(self) -> bool:
        """Do what is due; False when the player stops."""
        game = self._table.game
        if not game.turns:
            return self._take(self._table.chance())
        if YOU not in game.turns:
            return self._act_for_computer()
        if game.due is Due.DISCARD:
            return self._discard()
        return self._lay() if game.due is Due.LAY else self._count()

    def _take(self, action: Action) -> bool:
        """Take an action and tell what happens."""
        before = self._table.game
        self._teller.tell(before, self._table.take(action))
        return True

    def _act_for_computer(self) -> bool:
        """The computer throws, lays or counts; it is never chance's turn here, for its play knows none."""
        game = self._table.game
        action = SKILLED.act(view(game, COMPUTER), Random(0))
        is_shown = game.to_count is None or self._show_count(COMPUTER, game.to_count)
        return is_shown and self._take(action)

    def _discard(self) -> bool:
        seen = view(self._table.game, YOU)
        assert seen.dealer is not None
        self._teller.show_cards(sorted(seen.hand))
        cards = self._chooser.discards(seen)
        if cards is None:
            return False
        named = display.names(sorted(cards), self._screen.look)
        self._screen.show(self._words.thrown[seen.dealer].format(cards=named))
        return self._take(Discard(YOU, cards))

    def _lay(self) -> bool:
        seen = view(self._table.game, YOU)
        if seen.series.cards:
            self._screen.show(self._words.count.format(count=seen.series.count))
        self._teller.show_cards(sorted(seen.hand))
        card = self._chooser.card(seen)
        return card is not None and self._take(Lay(YOU, card))

    # The show

    def _count(self) -> bool:
        """The player counts a hand, or it is counted for them."""
        hand = self._table.game.to_count
        assert hand
        if self._marking:
            return self._ask_count(hand, self._marking)
        return self._show_count(YOU, hand) and self._take(Count(YOU, show.tally(hand).points))

    def _show_count(self, player: Player, hand: "Hand") -> bool:
        """Show a hand and its count; False when the player stops before its end."""
        self._teller.show_hand(player, hand)
        return show_count(hand, self._style, self._screen, self._wait, has_total=True)

    def _ask_count(self, hand: "Hand", marking: Marking) -> bool:
        """Ask for the count of a hand; what is not said in it is not claimed."""
        self._teller.show_hand(YOU, hand)
        if not marking.answers:
            self._screen.show(self._words.count_keys)
        typed, seconds = self._claimed(hand)
        if typed is Key.STOP:
            return False
        before = self._table.game
        with undisturbed():
            self._table.require_own()  # else two windows could answer for one hand
            answer = marking.keep(Question(hand), typed, seconds)
            events = self._table.take(_count_of(answer))
        key = marking.show_verdict(answer)
        if key is Key.UNDO:
            self._screen.show(self._words.stays)
        self._teller.tell(before, events)
        return key is not Key.STOP

    def _claimed(self, hand: "Hand") -> "tuple[Typed, float]":
        """What was typed for a hand, and the seconds it took. In a game nothing is taken back, and no hand skipped."""
        refusals = {Key.UNDO: self._words.stays, Key.SKIP: self._words.no_skip}
        typed, seconds = self._chooser.ask(hand)
        while isinstance(typed, Key) and typed in refusals:
            self._screen.show(refusals[typed])
            typed, more = self._chooser.ask(hand)
            seconds += more
        return typed, seconds


def _count_of(answer: Answer) -> Count:
    """What an answer claims: of a count that was told, no more is pegged than is there of it."""
    if not answer.claims:
        return Count(YOU, answer.given)
    judgement = judge(answer.claims, answer.question.hand)
    return Count(YOU, judgement.said, judgement.points - points_of(judgement.unfounded))
