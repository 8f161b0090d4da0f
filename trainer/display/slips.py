"""The slips a learner makes, in words: why this answer was wrong, and which habits are known."""

from collections.abc import Callable, Collection, Sequence
from itertools import chain

from rich.text import Text

from trainer.cribbage import show
from trainer.cribbage.cards import Card, Hand, Rank
from trainer.cribbage.position import Position
from trainer.cribbage.tally import Kind
from trainer.display.cards import card_name
from trainer.display.look import Look
from trainer.language.slips import SlipBook
from trainer.learning.asked import Asked
from trainer.learning.slips.catalogue import AnySlip
from trainer.learning.slips.play import PlaySlip
from trainer.learning.slips.slip import Slip

Groups = list[tuple[Card, ...]]

_MOST_GROUPS = 4
"""More groups of cards than these say nothing."""

_SIZES: dict[str, Collection[int]] = {
    "no-three-card-fifteens": (3,),
    "only-two-card-fifteens": (3, 4, 5),
    "no-four-card-fifteens": (4,),
    "no-five-card-fifteen": (5,),
}
"""Of how many cards the fifteens are that a slip leaves out."""


def _of_runs(hand: Hand) -> tuple[Card, ...]:
    in_runs = {*chain.from_iterable(of.cards for of in show.tally(hand).of(Kind.RUN))}
    return tuple(card for card in hand.five if card in in_runs)


def _three_of_a_rank(hand: Hand) -> tuple[Card, ...]:
    ranks = [card.rank for card in hand.five]
    return tuple(card for card in hand.five if ranks.count(card.rank) == 3)


_CARDS: dict[str, Callable[[Hand], tuple[Card, ...]]] = {
    "faces-as-numbers": lambda hand: tuple(card for card in hand.five if card.rank > Rank.TEN),
    "ace-as-eleven": lambda hand: tuple(card for card in hand.five if card.rank == Rank.ACE),
    "something-from-nothing": lambda _: (),
    "tens-as-pairs": lambda hand: tuple(card for card in hand.five if card.pips == 10),
    "royal-as-two": _three_of_a_rank,
    "royal-as-three": _three_of_a_rank,
    "royal-as-four": _three_of_a_rank,
    "multiple-run-as-run-alone": _of_runs,
    "round-the-corner": lambda hand: show.round_the_corner(hand.five),
    "crib-flush-of-four": lambda hand: hand.cards,
    "flush-with-starter": show.flush_with_starter,
    "any-jack": show.wrong_jacks,
    "starter-jack-as-nobs": show.starter_jack,
    "heels-in-hand": show.starter_jack,
    "starter-left-out": lambda hand: (hand.starter,),
}
"""The cards that a slip is about, where they are not those that score in its kind."""


def concerned(slip: Slip, hand: Hand) -> Groups:
    """The cards of a hand that a slip is about; none where that would be nearly everything."""
    if slip.id in _CARDS:
        return [cards] if (cards := _CARDS[slip.id](hand)) else []
    groups = [of.cards for of in show.tally(hand).combinations if of.kind is slip.kind]
    if slip.kind is Kind.FIFTEEN:
        fitting = [cards for cards in groups if len(cards) in _SIZES.get(slip.id, range(2, 6))]
        return fitting if len(fitting) <= _MOST_GROUPS else []
    together = {*chain.from_iterable(groups)}
    return [tuple(card for card in hand.five if card in together)] if together else []


_BY_RUNS = {3: "triple-as-double", 4: "double-double-as-double"}
"""The slip whose rule says how often a run counts, where there are so many."""


def _rule(slip: AnySlip, of: Asked, book: SlipBook) -> str:
    """The rule that a slip breaks; of a multiple run counted once the one that fits it."""
    runs = len(show.tally(of).of(Kind.RUN)) if slip.id == "multiple-run-as-one" and isinstance(of, Hand) else 0
    return book.words[_BY_RUNS.get(runs, slip.id)].rule


def explained_line(
    slip: Slip, hand: Hand, *, is_of_total: bool = True, is_habit: bool = False, book: SlipBook, look: Look
) -> Text:
    """Why a total was wrong, or a part of a count, in one sentence with this hand's cards."""
    cards = _cards(concerned(slip, hand), look)
    rule = _rule(slip, hand, book) + (f" ({cards})" if cards else "")
    return _explained(slip.difference(hand), rule, is_of_total=is_of_total, is_habit=is_habit, book=book)


def explained_in_play_line(slip: PlaySlip, position: Position, *, is_habit: bool = False, book: SlipBook) -> Text:
    """Why the points that were said for a card were wrong, in one sentence."""
    return _explained(slip(position), book.words[slip.id].rule, is_of_total=True, is_habit=is_habit, book=book)


def together_line(slips: Sequence[AnySlip], of: Asked, *, is_habit: bool = False, book: SlipBook, look: Look) -> Text:
    """Why a total was wrong by two slips at once: in one sentence both rules, and what each of them changes."""
    one, other = (_reckoned(slip, of, book, look) for slip in slips)
    difference = sum(added(slip, of) for slip in slips)
    rule = book.both.format(one=one, other=other)
    return _explained(difference, rule, is_of_total=True, is_habit=is_habit, book=book)


def _reckoned(slip: AnySlip, of: Asked, book: SlipBook, look: Look) -> str:
    """The rule that a slip breaks, with the cards and what it changes in the total that was said."""
    rule, by = _rule(slip, of, book), -added(slip, of)
    cards = _cards(concerned(slip, of), look) if isinstance(slip, Slip) and isinstance(of, Hand) else ""
    words = book.reckoned if cards else book.reckoned_bare
    return words.format(rule=rule, cards=cards, by=by)


def added(slip: AnySlip, of: Asked) -> int:
    """What a slip adds to the true points of a hand or a card of the play."""
    if isinstance(slip, Slip):
        return slip.difference(of) if isinstance(of, Hand) else 0
    return slip(of) if isinstance(of, Position) else 0


def _explained(difference: int, rule: str, *, is_of_total: bool, is_habit: bool, book: SlipBook) -> Text:
    of_total = book.explained_over if difference > 0 else book.explained_short
    words = of_total if is_of_total else book.counted
    return Text(words.format(points=abs(difference), habit=book.as_before if is_habit else "", rule=rule))


def _cards(groups: Groups, look: Look) -> str:
    name = look.book.name_of if look.is_plain else lambda card: card_name(card, look)
    within = ", " if look.is_plain else " "
    return "; ".join(within.join(name(card) for card in cards) for cards in groups)


def found_lines(found: Sequence[Slip], book: SlipBook, look: Look, *, is_right: bool = True) -> list[Text]:
    """What a placement has found. `is_right`: whether nothing was missed in it."""
    if not found:
        return [Text(book.found_nothing if is_right else book.found_unsure)]
    return [Text(book.found), *(mistake_line(slip, book) for slip in found)]


def mistake_line(slip: AnySlip, book: SlipBook) -> Text:
    """What a learner does wrong, in a list."""
    return Text(f"  {book.words[slip.id].mistake}")


def confirmed_line(slip: AnySlip, book: SlipBook, look: Look) -> Text:
    """Said when a slip is sure to be a habit."""
    return Text(book.confirmed.format(mistake=book.words[slip.id].mistake), style="bold")


def cured_line(slip: AnySlip, book: SlipBook, look: Look) -> Text:
    """Said once, when a slip that was a habit is none any more."""
    return Text(book.cured.format(mistake=book.words[slip.id].mistake), style="bold green")
