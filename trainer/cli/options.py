"""The options that several commands share: one name and one meaning everywhere."""

from typing import Annotated, Literal

import typer

HELP = {"help_option_names": ["-h", "--help"]}
EXAMPLE = "Example:"

MOST = 100_000
"""The most hands at a time."""

Lang = Annotated[str | None, typer.Option("--lang", metavar="CODE", help="Language: en or de.")]
NoColor = Annotated[bool, typer.Option("--no-color", help="No colours and no other escape sequences.")]
Plain = Annotated[bool, typer.Option("--plain", help="For screen readers: suits spelled out, one fact a line.")]
Debug = Annotated[bool, typer.Option("--debug", help="Show where an error comes from.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]
Style = Annotated[Literal["short", "long", "shortcut"], typer.Option("--style", help="How the count is spoken.")]
Step = Annotated[bool, typer.Option("--step", help="Wait for Enter before each line of a count.")]
Hand = Annotated[bool, typer.Option("--hand", help="Hands only.")]
Crib = Annotated[bool, typer.Option("--crib", help="Cribs only.")]
Seed = Annotated[int | None, typer.Option("--seed", metavar="N", help="Deal the same hands as another time.")]
Deck = Annotated[str | None, typer.Option("--deck", metavar="NAME", help="Only hands of this deck.")]
