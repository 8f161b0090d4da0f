"""The words for the slips of the play, apart from the phrasebooks as those of the show are."""

from collections.abc import Mapping
from dataclasses import dataclass

from trainer.language.slips import SlipWords
from trainer.learning.slips.play import PLAY_CATALOGUE


@dataclass(frozen=True, eq=False, repr=False)
class PlaySlipBook:
    """The words for every slip of the play in one language; one that lacks a slip is an error at import."""

    code: str
    words: Mapping[str, SlipWords]

    def __post_init__(self) -> None:
        """Refuse a book in which a slip has no words."""
        if missing := {slip.id for slip in PLAY_CATALOGUE} ^ self.words.keys():
            raise LookupError(f"{self.code}: the slips {sorted(missing)} have no words, or the words no slip")
