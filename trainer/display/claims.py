"""The verdict on a count, claim by claim, and the question about a word in it that is not understood."""

from collections import Counter
from collections.abc import Iterator

from rich.text import Text

from trainer.cribbage import show
from trainer.cribbage.cards import Hand
from trainer.cribbage.spoken import Name
from trainer.cribbage.tally import Combination, Kind
from trainer.display.cards import marked_hand
from trainer.display.look import Look, harmless
from trainer.language.refusing import quoted
from trainer.learning.claims import Item, Items
from trainer.learning.judging import Judgement, Misnamed, WrongTotal

_NAMES = {
    Item(Kind.FIFTEEN, 2): Name.FIFTEEN,
    Item(Kind.PAIR, 2): Name.PAIR,
    Item(Kind.RUN, 3): Name.RUN_OF_THREE,
    Item(Kind.RUN, 4): Name.RUN_OF_FOUR,
    Item(Kind.RUN, 5): Name.RUN_OF_FIVE,
    Item(Kind.FLUSH, 4): Name.FLUSH,
    Item(Kind.FLUSH, 5): Name.FLUSH,
    Item(Kind.NOBS, 1): Name.NOBS,
    Item(Kind.HEELS, 2): Name.HEELS,
}


def misheard_line(word: str, look: Look) -> Text:
    """Which word of an answer is not understood."""
    return Text(look.book.aloud.misheard.format(word=harmless(quoted(word))))


def judgement_lines(judgement: Judgement, hand: Hand, look: Look) -> list[Text]:
    """What of a count is right and what is not: items, running totals, names."""
    aloud = look.book.aloud
    lines = [
        *_item_lines(judgement, hand, look),
        *(_wrong_total_line(wrong, look) for wrong in judgement.wrong_totals),
        *(_misnamed_line(wrong, look) for wrong in judgement.misnamed),
    ]
    if judgement.said == judgement.true_points and not judgement.is_right_by_items:
        return [Text(aloud.right_total_but), *lines]
    return lines or [Text(aloud.all_right)]


def _item_lines(judgement: Judgement, hand: Hand, look: Look) -> Iterator[Text]:
    """What was not counted, with all of its kind that the hand has; and what was counted and is not there."""
    aloud = look.book.aloud
    missing, unfounded = judgement.missing, judgement.unfounded
    if flush := judgement.flush_taken_for:
        right, said = flush
        yield Text(aloud.flush_counts.format(right=right, said=said))
        missing, unfounded = (
            Counter({of: n for of, n in items.items() if of.kind is not Kind.FLUSH}) for items in (missing, unfounded)
        )
    for item, number in missing.items():
        every = [one for one in show.tally(hand).of(item.kind) if one.points == item.points]
        words = aloud.missing.format(items=_counted(item, number, look))
        yield Text(words if number == len(every) else f"{words} {aloud.all_there_are}")
        yield from (_cards_line(hand, combination, look) for combination in every)
    if unfounded:
        yield Text(aloud.unfounded.format(items=_all_counted(unfounded, look)))


def _all_counted(items: Items, look: Look) -> str:
    return ", ".join(_counted(item, number, look) for item, number in items.items())


def _counted(item: Item, number: int, look: Look) -> str:
    """So many of an item, with its noun: "1 pair", "2 fifteens", but "nobs"."""
    noun = look.book.calls[_NAMES[item]]
    if number == 1 and not noun.article:
        return noun.name
    return look.book.count_of(number, noun.name, look.book.aloud.plurals[_NAMES[item]])


def _cards_line(hand: Hand, combination: Combination, look: Look) -> Text:
    """The cards of a combination: marked within the hand, or spelled out."""
    if look.is_plain:
        return Text(", ".join(look.book.name_of(card) for card in combination.cards))
    return Text("  ").append_text(marked_hand(hand, combination.cards, look))


def _wrong_total_line(wrong: WrongTotal, look: Look) -> Text:
    """Where the adding went wrong: "pair 8", though the items make 6."""
    claim = f"{look.book.calls[wrong.claim.name].name} {wrong.claim.total}"
    return Text(look.book.aloud.wrong_total.format(claim=claim, made=wrong.made, said=wrong.claim.total))


def _misnamed_line(wrong: Misnamed, look: Look) -> Text:
    """The right name for what was called by a wrong one."""
    said, right = (look.book.calls[name].name for name in (wrong.claim.name, wrong.name))
    return Text(look.book.aloud.misnamed.format(said=said, right=right))
