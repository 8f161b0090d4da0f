"""What a language must have words for in the play."""

from collections.abc import Mapping
from dataclasses import dataclass

from trainer.cribbage.position import Sign
from trainer.cribbage.tally import Kind
from trainer.cribbage.traps import Trap

_NAMED = {Kind.FIFTEEN, Kind.THIRTY_ONE, Kind.PAIR, Kind.PAIR_ROYAL, Kind.DOUBLE_PAIR_ROYAL}
_ENDINGS = {Kind.GO, Kind.LAST_CARD}
_RUNS = range(3, 8)
"""How long a run can be in the play: ace to seven make twenty-eight."""


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class PlayWords:
    """The words of one language for the play.

    `kinds` are what a card scores, `runs` the runs by their length, `endings` the one point for go or last as it is
    called, `one` the words for one point, with spaces between, `last_sign` the word typed behind the last card.
    `traps` say why something scores nothing. `keys` and `signs` explain what may be typed and what is shown.
    """

    kinds: Mapping[Kind, str]
    runs: Mapping[int, str]
    endings: Mapping[Kind, str]
    traps: Mapping[Trap, str]
    count_for: str
    one: str
    last_sign: str
    plain_position: str
    early_go: str
    no_hand: str

    # A question and its verdict
    heading: str
    keys: str
    laid_in_brackets: str
    laid_named_last: str
    signs: str
    prompt: str
    guide: str
    shown: str
    count_over: str
    count_short: str
    last_chance: str

    # The end of a session in which all were cards
    stopped: str
    again: str
    left_today: str
    played_out: str

    def __post_init__(self) -> None:
        """Refuse words in which something is missing."""
        if missing := {*_NAMED, *_ENDINGS, *_RUNS, *Trap} - {*self.kinds, *self.runs, *self.endings, *self.traps}:
            raise LookupError(f"no words of the play for {sorted(map(str, missing))}")

    @property
    def more_signs(self) -> dict[str, Sign]:
        """The word of this language for the end of a play."""
        return {self.last_sign: Sign.LAST}
