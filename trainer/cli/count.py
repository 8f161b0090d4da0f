"""`count`: the itemized count of a given hand, or of one hand a line from standard input."""

import re
import sys
from typing import TYPE_CHECKING, Annotated, Any

import typer

from trainer.cli.options import EXAMPLE, Debug, Json, Lang, NoColor, Plain, Step, Style

if TYPE_CHECKING:
    from trainer.cli.terminal import Terminal
    from trainer.cribbage.cards import Hand
    from trainer.cribbage.spoken import Style as SpokenStyle

_PLAY = re.compile(r'"play"|\b(go|last)\b', re.IGNORECASE)
"""By what a line is known for a play, as `deal` prints it of a skill of the play."""

EPILOG = f"{EXAMPLE} cribbage-trainer count 4H 5D 6C JS 5S"


def count(
    context: typer.Context,
    cards: Annotated[
        list[str] | None, typer.Argument(metavar="CARD...", help="Four cards and the starter, or - for standard input.")
    ] = None,
    crib: Annotated[bool, typer.Option("--crib", help="Count a crib.")] = False,
    style: Style = "short",
    step: Step = False,
    as_json: Json = False,
    lang: Lang = None,
    no_color: NoColor = False,
    plain: Plain = False,
    debug: Debug = False,
) -> None:
    """Print the itemized count of a hand.

    It shows which cards score, in the order in which the count is spoken. Cards are written 5H, 10d or JS, with spaces,
    commas or nothing between them; the starter is the last one or stands behind a +. With - for the cards, standard
    input is read, one hand a line.
    """
    is_piped = cards == ["-"] or (not cards and not sys.stdin.isatty())
    if not cards and not is_piped:
        print(context.get_help())
        raise typer.Exit(2)
    if step and (is_piped or as_json):
        raise typer.BadParameter("--step counts one hand at the keyboard, without --json.")

    from trainer.cli.terminal import terminal
    from trainer.cribbage.cards import read_hand
    from trainer.cribbage.spoken import Style

    with terminal(lang, no_color=no_color, plain=plain, debug=debug) as screen:
        if is_piped:
            _count_lines(crib, Style(style), as_json, screen)
            return
        hand = read_hand(" ".join(cards or ()), crib, screen.book.more_ranks)
        if as_json:
            screen.show_json(_document(hand, Style(style), screen))
        else:
            _count_one(hand, Style(style), step, screen)


def _count_one(hand: "Hand", style: "SpokenStyle", step: bool, screen: "Terminal") -> None:
    from trainer.cli.showing import show_count
    from trainer.display.cards import named_hand_line

    wait = None
    if step:
        from trainer.cli.reading import Reader

        wait = Reader(screen).wait
    screen.show(named_hand_line(hand, screen.look))
    show_count(hand, style, screen, wait, has_total=True)


def _count_lines(is_crib: bool, style: "SpokenStyle", as_json: bool, screen: "Terminal") -> None:
    """One result a line, in order; a line that cannot be read is told by its number, the others still are counted."""
    from trainer.cribbage.cards import read_hand
    from trainer.errors import CardsError

    is_all_read = True
    for number, line in enumerate(sys.stdin, start=1):
        if not line.strip():
            continue
        try:
            hand = read_hand(line.lstrip("\ufeff"), is_crib, screen.book.more_ranks)
        except CardsError as error:
            why = screen.book.play.no_hand if _PLAY.search(line) else screen.book.refusal(error)
            screen.warn(screen.book.line_refused.format(line=number, why=why))
            is_all_read = False
            continue
        document = _document(hand, style, screen)
        if as_json:
            screen.show_json(document)
        else:
            screen.show_raw(f"{document['points']:>2}  {hand}  {document['spoken']}")
    if not is_all_read:
        raise typer.Exit(1)


def _document(hand: "Hand", style: "SpokenStyle", screen: "Terminal") -> dict[str, Any]:
    """A counted hand for programs: one item for each combination, with the running total."""
    from itertools import accumulate

    from trainer.cribbage import show
    from trainer.cribbage.spoken import calls

    tally = show.tally(hand)
    totals = accumulate(combination.points for combination in tally.combinations)
    return {
        "hand": [str(card) for card in hand.cards],
        "starter": str(hand.starter),
        "crib": hand.is_crib,
        "points": tally.points,
        "items": [
            {"kind": of.kind, "cards": [str(card) for card in of.cards], "points": of.points, "total": total}
            for of, total in zip(tally.combinations, totals, strict=True)
        ],
        "spoken": screen.book.spoken(calls(tally, style), style),
    }
