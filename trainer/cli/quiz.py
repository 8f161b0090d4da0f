"""`quiz`: hands to count, at random or of some skills. Answers are kept; the schedule is not touched."""

from typing import Annotated

import typer

from trainer.cli.options import EXAMPLE, MOST, Crib, Debug, Deck, Hand, Lang, NoColor, Plain, Seed, Step, Style

EPILOG = f"{EXAMPLE} cribbage-trainer quiz -n 20 --skill double-run --skill pair-royal"


def quiz(
    number: Annotated[int, typer.Option("--number", "-n", min=1, max=MOST, metavar="N", help="How many hands.")] = 10,
    hand: Hand = False,
    crib: Crib = False,
    skill: Annotated[
        list[str] | None, typer.Option("--skill", metavar="KEY", help="Only hands of this skill; several make a mix.")
    ] = None,
    deck: Deck = None,
    style: Style = "short",
    seed: Seed = None,
    step: Step = False,
    lang: Lang = None,
    no_color: NoColor = False,
    plain: Plain = False,
    debug: Debug = False,
) -> None:
    """Count hands, see at once whether you are right.

    Hands and cribs are dealt at random, or of some skills. Type the points, as a number or in words; of a card of the
    play its count and points, as 25 for 3. ? shows the count, s skips a hand, u takes the last answer back, q stops.
    """
    from trainer.cli import shelf
    from trainer.cli.asking import Ending, Sitting
    from trainer.cli.ending import show_practice, show_score
    from trainer.cli.hands import QuizHands
    from trainer.cli.terminal import INTERRUPTED, any_seed, terminal
    from trainer.cribbage.spoken import Style
    from trainer.cribbage.target import among

    with terminal(lang, no_color=no_color, plain=plain, debug=debug) as screen:
        seed = any_seed() if seed is None else seed
        library = shelf.decks(screen)
        wanted = among(hands=hand, cribs=crib)
        skills = library.chosen(deck, skill or (), wanted)
        with shelf.history(library) as store:
            hands = QuizHands(store, skills, among=wanted, seed=seed, number=number)
            sitting = Sitting(hands, screen, Style(style), step=step)
            ending = sitting.play()
            habits = store.habits()
        show_score(sitting.answers, screen)
        options = {
            "-n": number != 10 and number,
            "--hand": hand,
            "--crib": crib,
            "--skill": skill,
            "--deck": deck,
            "--style": style != "short" and style,
            "--step": step,
        }
        again = screen.command("quiz", {**options, "--seed": seed})
        screen.show_command(sitting.words.again.format(seed=seed), again)
        show_practice(sitting.diagnoses, habits, library, skills, screen, else_drill=True)
        if ending is Ending.INTERRUPTED:
            raise typer.Exit(INTERRUPTED)
