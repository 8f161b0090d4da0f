"""`deal`: hands of a skill or a number of points, for paper practice and other programs."""

from typing import TYPE_CHECKING, Annotated, Any

import typer

from trainer.cli.options import EXAMPLE, MOST, Crib, Debug, Hand, Json, Lang, NoColor, Plain, Seed

if TYPE_CHECKING:
    from trainer.learning.asked import Asked

EPILOG = f"{EXAMPLE} cribbage-trainer deal --skill double-run -n 5 --seed 7"


def deal(
    number: Annotated[int, typer.Option("--number", "-n", min=1, max=MOST, metavar="N", help="How many hands.")] = 1,
    skill: Annotated[str | None, typer.Option("--skill", metavar="KEY", help="Only hands of this skill.")] = None,
    points: Annotated[
        str | None, typer.Option("--points", metavar="N|A..B", help="Only hands worth so many points.")
    ] = None,
    hand: Hand = False,
    crib: Crib = False,
    seed: Seed = None,
    as_json: Json = False,
    lang: Lang = None,
    no_color: NoColor = False,
    plain: Plain = False,
    debug: Debug = False,
) -> None:
    """Deal hands, for paper or other programs.

    Every hand and crib that fits is exactly equally likely. Prints one a line, the starter behind a +, " crib" behind a
    crib; `count -` reads such lines. Of a skill of the play it prints the cards laid up to one that is asked for, as
    `peg` reads them.
    """
    from random import Random

    from trainer.cli import shelf
    from trainer.cli.terminal import any_seed, terminal
    from trainer.cribbage.target import Target, among, read_range
    from trainer.learning.diagnosis import exercised
    from trainer.learning.quiz import dealt

    with terminal(lang, no_color=no_color, plain=plain, debug=debug) as screen:
        library = shelf.decks(screen)
        wanted = among(hands=hand, cribs=crib)
        if points is not None:
            wanted &= Target.of({"points": read_range(points)})
        rng = Random(any_seed() if seed is None else seed)
        kind = None if skill is None else library.skill(skill)
        shown = {of.key: of for of in (*library.drilled, *([kind] if kind else ()))}.values()
        for of in dealt(kind, wanted, number, rng):
            if as_json:
                screen.show_json({**_document(of), "skills": exercised(of, shown)})
            else:
                screen.show_raw(str(of))


def _document(of: "Asked") -> dict[str, Any]:
    """A hand, or a position of the play, for programs."""
    from trainer.cribbage import show
    from trainer.cribbage.position import Position

    if isinstance(of, Position):
        return {"play": str(of).split(), "count": of.series.count, "points": of.tally.points}
    return {
        "hand": [str(card) for card in of.cards],
        "starter": str(of.starter),
        "crib": of.is_crib,
        "points": show.tally(of).points,
    }
