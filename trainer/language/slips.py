"""The words for the slips: what the learner does, and the rule that it breaks.

They are apart from the phrasebooks because only a few commands need them, and the others start faster without.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from trainer.learning.slips.catalogue import ALL_SLIPS


@dataclass(frozen=True, slots=True)
class SlipWords:
    """Of one slip: the mistake, a sentence to the learner; the rule, the rest of one that begins "You are 4 over:"."""

    mistake: str
    rule: str


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class SlipBook:
    """What is said about slips in one language; a phrase or a slip that it lacks is an error at import.

    Phrases with {placeholders} are filled in by their names.
    """

    code: str

    # Why an answer was wrong
    explained_over: str
    explained_short: str
    counted: str
    reckoned: str
    reckoned_bare: str
    both: str
    count_makes: str
    count_is_right: str
    as_before: str
    how: str
    how_prompt: str
    how_passes: str

    # What is known of the learner
    confirmed: str
    cured: str
    habits: str
    placement: str
    placement_rest: str
    placement_last_one: str
    placement_keys: str
    placement_last: str
    placement_left: str
    placement_over: str
    found: str
    found_unsure: str
    found_nothing: str
    words: Mapping[str, SlipWords]

    def __post_init__(self) -> None:
        """Refuse a book in which a slip has no words."""
        if missing := {slip.id for slip in ALL_SLIPS} ^ self.words.keys():
            raise LookupError(f"{self.code}: the slips {sorted(missing)} have no words, or the words no slip")
