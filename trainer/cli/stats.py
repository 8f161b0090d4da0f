"""`stats`: how the learner stands, and where the data lie."""

from typing import TYPE_CHECKING, Annotated, Any

import typer

from trainer.cli.options import EXAMPLE, Debug, Json, Lang, NoColor, Plain

if TYPE_CHECKING:
    from collections.abc import Sequence

    from trainer.cli.terminal import Terminal
    from trainer.learning.habits import Habits
    from trainer.learning.progress import SkillProgress, Totals

EPILOG = f"{EXAMPLE} cribbage-trainer stats"


def stats(
    as_json: Json = False,
    paths: Annotated[bool, typer.Option("--paths", "--path", help="Show where the data and settings lie.")] = False,
    lang: Lang = None,
    no_color: NoColor = False,
    plain: Plain = False,
    debug: Debug = False,
) -> None:
    """Show mastery, speed, and what is due when."""
    from trainer.cli import clock, folders, shelf
    from trainer.cli.ending import show_habits
    from trainer.cli.terminal import terminal
    from trainer.display.progress import skill_lines, total_lines
    from trainer.learning.progress import SkillProgress, Totals
    from trainer.store.history import Store

    with terminal(lang, no_color=no_color, plain=plain, debug=debug) as screen:
        if paths:
            _show_paths(screen, as_json=as_json)
            return
        library = shelf.decks(screen)
        day = clock.study_day(clock.now())
        totals, skills = Totals(), [(skill, SkillProgress(skill.key)) for skill in library.drilled]
        habits: Habits = {}
        if Store.is_there(folders.data()):
            with shelf.history(library) as store:
                totals, habits = store.totals(day), store.habits()
                every = [(skill, store.progress(skill.key)) for skill in library.skills]
            skills = [(skill, of) for skill, of in every if skill in library.drilled or of.answers]
        if as_json:
            screen.show_json(_document(totals, [of for _, of in skills], habits))
        elif totals.answers:
            screen.show(*total_lines(totals, screen.look), "")
            screen.show(*skill_lines(skills, day, screen.look))
            show_habits(habits, screen)
        else:
            screen.show_command(screen.book.stats_empty, screen.command("drill"))


def _show_paths(screen: "Terminal", *, as_json: bool) -> None:
    from trainer.cli import folders
    from trainer.display.look import harmless
    from trainer.store import history, saved

    paths = {
        "data": folders.data() / history.FILE,
        "game": folders.data() / saved.FILE,
        "decks": folders.own_decks(),
        "config": folders.config(),
    }
    if as_json:
        screen.show_json({name: str(path) for name, path in paths.items()})
        return
    for name, path in paths.items():
        screen.show_raw(harmless(f"{screen.book.paths[name]}: {path}"))


def _document(totals: "Totals", progress: "Sequence[SkillProgress]", habits: "Habits") -> dict[str, Any]:
    """The statistics for programs; what is not known yet is null. Of slips those that are suspected or were known."""
    from trainer.learning.habits import SUSPECTED, Stage

    return {
        "answers": totals.answers,
        "right": totals.right,
        "days_practised": totals.days_practised,
        "real_play": {"answers": totals.real_play, "right": totals.real_play_right},
        "skills": [
            {
                "key": of.key,
                "mastery": None if of.mastery is None else round(of.mastery, 4),
                "answers": of.answers,
                "right": of.right,
                "seconds": of.seconds,
                "due": of.due and of.due.isoformat(),
            }
            for of in progress
        ],
        "slips": [
            {"id": slip, "probability": round(habit.p, 4), "confirmed": habit.stage is Stage.CONFIRMED}
            for slip, habit in habits.items()
            if habit.stage is not Stage.OPEN or habit.p >= SUSPECTED
        ],
    }
