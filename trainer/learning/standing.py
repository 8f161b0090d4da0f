"""How a skill stands, and what was played today: what a session is told of the history."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import date

from trainer.cribbage.cards import Hand
from trainer.learning.diagnosis import FAILED, Evidence
from trainer.learning.mastery import Mastery
from trainer.learning.quiz import Aim
from trainer.learning.schedule import Memory


@dataclass(frozen=True, slots=True)
class Standing:
    """What the history says of a skill.

    `answers`: those of practice behind its mastery. `memory` and the study day on which it was `introduced` are None
    before that. `missed`: the hand that was last dealt for it, if it was missed and no contrast has followed.
    """

    mastery: Mastery = field(default_factory=Mastery)
    answers: int = 0
    memory: Memory | None = None
    introduced: date | None = None
    missed: Hand | None = None


@dataclass(frozen=True, slots=True)
class Played:
    """A hand played in today's drills.

    `skill` is what it was dealt for and `aim` what else it was chosen for, both None for a natural hand; `evidence` is
    what the answer showed; `deck` is the one to which the drill kept, None for the whole drill.
    """

    skill: str | None
    evidence: Evidence
    deck: str | None = None
    aim: Aim | None = None


def failed_lately(played: Sequence[Played], number: int) -> set[str]:
    """The keys of the skills that failed in the latest hands, of which there are so many."""
    return {key for of in played[-number:] for key, blame in of.evidence.items() if blame >= FAILED}
