"""The words of a game against the computer, apart from the phrasebooks because only one command needs them."""

from collections.abc import Mapping
from dataclasses import dataclass

from trainer.cribbage.game.state import Skunk

Each = tuple[str, str]
"""What is said of the player, and of the computer."""


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class GameWords:
    """What is said in a game in one language; a phrase that it lacks is an error at import.

    Phrases with {placeholders} are filled in by their names. Prompts are plain ASCII. `counted`: the program counts the
    player's hands; the keys are told otherwise then.
    """

    code: str
    who: Each

    # The beginning, and going on
    welcome: str
    keys: str
    keys_if_counted: str
    muggins: str
    counted: str
    goes_on: str
    is_saved: str
    goes_on_prompt: str
    goes_on_help: str
    anew: tuple[str, ...]
    as_it_was_begun: str
    saved: str

    # The deal
    cut: str
    cut_again: str
    deals_first: Each
    lost_and_deals: Each
    deal: Each
    discard_prompt: Each
    thrown: Each
    starter: str
    heels: Each

    # The play
    count: str
    your_cards: str
    lay_prompt: str
    only_prompt: str
    laid: str
    go: str

    # The show
    hand: Each
    crib: Each
    count_keys: str
    stays: str
    no_skip: str
    pegs: str
    lost: str
    taken: str

    # The board
    score: str
    pegs_on_board: Each
    board: str
    plain_score: Each
    skunk_line: str

    # The end
    wins: Each
    skunks: Mapping[Skunk, Each]
    counts: str
    nothing_left: str
    deals_next: Each

    # What was typed
    discard_help: str
    lay_help: str
    no_such_place: str
    named_twice: str
    one_card: str
    past_thirty_one: str

    def __post_init__(self) -> None:
        """Refuse words in which a skunk has none."""
        if missing := {Skunk.SINGLE, Skunk.DOUBLE} - set(self.skunks):
            raise LookupError(f"{self.code}: no words for {sorted(missing)}")
