"""The words for the slips: what the learner does, and the rule that it breaks.

They are apart from the phrasebooks because only a few commands need them, and the others start faster without.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from trainer.learning.slips.catalogue import CATALOGUE


@dataclass(frozen=True, slots=True)
class SlipWords:
    """Of one slip: the mistake, a sentence to the learner; the rule, the rest of one that begins "You are 4 over:"."""

    mistake: str
    rule: str


@dataclass(frozen=True, eq=False, repr=False)
class SlipBook:
    """The words for every slip of the catalogue in one language; one that lacks a slip is an error at import."""

    code: str
    words: Mapping[str, SlipWords]

    def __post_init__(self) -> None:
        """Refuse a book in which a slip has no words."""
        if missing := {slip.id for slip in CATALOGUE} ^ self.words.keys():
            raise LookupError(f"{self.code}: the slips {sorted(missing)} have no words, or the words no slip")
