"""`peg`: the play, card by card: the count, and what each card scores."""

from typing import TYPE_CHECKING, Annotated, Any

import typer

from trainer.cli.options import EXAMPLE, Debug, Json, Lang, NoColor, Plain

if TYPE_CHECKING:
    from trainer.cribbage.position import Position

EPILOG = f"{EXAMPLE} cribbage-trainer peg 7D 8S 9C 6H go KH 5D last"


def peg(
    context: typer.Context,
    cards: Annotated[
        list[str] | None, typer.Argument(metavar="CARD...", help="The cards as they were laid, with go and last.")
    ] = None,
    as_json: Json = False,
    lang: Lang = None,
    no_color: NoColor = False,
    plain: Plain = False,
    debug: Debug = False,
) -> None:
    """Print what each card of a play scores.

    One line a card: the count that it makes and what is called, with the reason. Cards are written 5H, 10d or JS, with
    spaces, commas or nothing between them. Write go where neither player can lay, and last behind the last card of the
    play; either is one point for the card before it. After 31 a new series begins by itself.
    """
    if not " ".join(cards or ()).strip():
        print(context.get_help())
        raise typer.Exit(2)

    from trainer.cli.terminal import terminal
    from trainer.cribbage.position import early_go, positions, read_play
    from trainer.display.play import position_lines

    with terminal(lang, no_color=no_color, plain=plain, debug=debug) as screen:
        found = positions(read_play(" ".join(cards or ()), screen.book.more_ranks, screen.book.play.more_signs))
        if as_json:
            for position in found:
                screen.show_json(_document(position))
        else:
            screen.show(*position_lines(found, screen.look))
        if early := early_go(found):
            position, card = early
            screen.warn(screen.book.play.early_go.format(count=position.series.count, card=screen.book.name_of(card)))


def _document(position: "Position") -> dict[str, Any]:
    """A card of the play for programs: one item for each combination."""
    tally = position.tally
    return {
        "card": str(position.card),
        "count": position.series.count,
        "points": tally.points,
        "items": [
            {"kind": of.kind, "cards": [str(card) for card in of.cards], "points": of.points}
            for of in tally.combinations
        ],
    }
