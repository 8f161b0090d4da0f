"""Reading which cards a player throws and lays: as they are written, or by their numbers in the hand."""

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from trainer.cli.reading import Key, Reader
from trainer.cribbage.cards import Card, read_cards
from trainer.cribbage.game.view import View
from trainer.display.game import name
from trainer.display.look import harmless
from trainer.errors import CardNotHeld, UnreadableCard, WrongNumberOfDiscards

if TYPE_CHECKING:
    from trainer.cli.terminal import Terminal
    from trainer.language.game_words import GameWords

_PLACES = re.compile(r"[1-9]([\s,;]*[1-9])*")

Named = tuple[Card, ...] | str
"""The cards that were named, or the sentence in which they are refused."""


class Chooser(Reader):
    """Asks a player for cards until what is named is in the hand and may be played; None to stop."""

    def __init__(self, screen: "Terminal", words: "GameWords") -> None:
        super().__init__(screen, guide=words.count_keys)
        self._words = words

    def wants_new_game(self) -> bool | None:
        """Whether a new game is wanted, where one is saved; None to stop."""
        self._screen.show(self._words.is_saved)
        while True:
            text = self._line(self._words.goes_on_prompt)
            word = (text or "").strip().lower()
            if text is None or word == Key.STOP.value:
                return None
            if not word or word in self._words.anew:
                return bool(word)
            self._screen.show(self._words.goes_on_help)

    def discards(self, view: View) -> tuple[Card, ...] | None:
        """Two cards for the crib."""
        assert view.dealer is not None
        prompt = self._words.discard_prompt[view.dealer]
        return self._asked(prompt, self._words.discard_help, lambda text: self._two(text, view))

    def card(self, view: View) -> Card | None:
        """A card to lay; Enter is enough where only one can be."""
        prompt = self._words.only_prompt if len(view.may_lay) == 1 else self._words.lay_prompt
        cards = self._asked(prompt, self._words.lay_help, lambda text: self._one(text, view))
        return cards[0] if cards else None

    def _asked(self, prompt: str, guide: str, read: Callable[[str], Named]) -> tuple[Card, ...] | None:
        while True:
            text = self._line(prompt)
            word = (text or "").strip()
            if text is None or word.lower() == Key.STOP.value:
                return None
            named = guide if word == Key.UNKNOWN.value else read(word)
            if not isinstance(named, str):
                return named
            self._screen.show(harmless(named))

    def _two(self, text: str, view: View) -> Named:
        named = self._named(text, view)
        if isinstance(named, str) or len(named) == 2:
            return named
        return self._screen.book.refusal(WrongNumberOfDiscards(len(named)))

    def _one(self, text: str, view: View) -> Named:
        if not text and len(view.may_lay) == 1:
            return view.may_lay
        named = self._named(text, view)
        if isinstance(named, str):
            return named
        if len(named) != 1:
            return self._words.one_card
        (card,) = named
        if card in view.may_lay:
            return named
        count = view.series.count + card.pips
        return self._words.past_thirty_one.format(card=name(card, self._screen.look), count=count)

    def _named(self, text: str, view: View) -> Named:
        """The cards of the hand that a text names, each once."""
        held = sorted(view.hand)
        book = self._screen.book
        if _PLACES.fullmatch(text):
            places = [int(place) for place in re.findall("[1-9]", text)]
            if (place := max(places)) > len(held):
                return self._words.no_such_place.format(place=place, last=len(held))
            cards = [held[place - 1] for place in places]
        else:
            try:
                cards = [card for card in read_cards(text, book.more_ranks) if card is not None]
            except UnreadableCard as error:
                return book.refusal(error)
        for card in cards:
            if card not in held:
                return book.refusal(CardNotHeld(name(card, self._screen.look)))
        return tuple(cards) if len({*cards}) == len(cards) else self._words.named_twice
