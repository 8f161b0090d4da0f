"""Asking and marking in the play: what is said of the card just laid, the verdict, and the slips that explain it."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from trainer.cribbage import plays
from trainer.cribbage.pegging import HIGHEST as HIGHEST_COUNT
from trainer.cribbage.plays import PlayTarget
from trainer.cribbage.position import Position
from trainer.cribbage.tally import Tally
from trainer.learning.slips.catalogue import AnySlip
from trainer.learning.slips.play import PLAY_CATALOGUE, PlaySlip

HIGHEST = 15
"""The most points that one card can score: double pair royal, fifteen and last card, as the last of A 2 3 3 3 3."""

_ANY_SLIP_ONE_IN = 4

ADDING = "play-fifteen-and-thirty-one"
"""The key of the skill that fails where the count is wrong: to add every card to it."""


@dataclass(frozen=True, slots=True)
class Said:
    """What was said of a card: the points, and the count where it was said too."""

    points: int
    count: int | None = None


@dataclass(frozen=True, slots=True)
class PlayVerdict:
    """What is true of a saying: count and points must both be right, but the count need not be said.

    `difference`: points said more than true.
    """

    count: int
    tally: Tally
    is_count_right: bool
    difference: int

    @property
    def is_right(self) -> bool:
        """Whether nothing that was said is wrong."""
        return self.is_count_right and self.difference == 0


def mark(position: Position, said: Said) -> PlayVerdict:
    """Compare what was said with what the card just laid makes and scores."""
    count, tally = position.series.count, position.tally
    return PlayVerdict(count, tally, said.count in (None, count), said.points - tally.points)


def meant(position: Position, said: Said | int) -> Said | None:
    """What an answer means: a number alone is points or the call of the card. None for what can be neither.

    A card that scores nothing is called by its count, so the count alone claims no points. It is that where the number
    is the count, or more than a card can score; but never where it is the true points, or those that a slip makes.
    """
    count = position.series.count
    if isinstance(said, int):
        is_call = (said == count or said > HIGHEST) and not _may_score(position, said)
        said = Said(0, said) if is_call else Said(said)
    is_sayable = (said.count or 0) <= HIGHEST_COUNT and (said.points <= HIGHEST or _may_score(position, said.points))
    return said if is_sayable else None


def _may_score(position: Position, points: int) -> bool:
    """Whether a card scores these points, or a slip makes them of it."""
    return mark(position, Said(points)).difference == 0 or bool(explaining(position, Said(points)))


def explaining(position: Position, said: Said) -> list[PlaySlip]:
    """The slips each of which alone leads to the points that were said; none for the right points."""
    difference = mark(position, said).difference
    return [slip for slip in PLAY_CATALOGUE if difference and slip(position) == difference]


def showing(slip: PlaySlip, target: PlayTarget, rng: Random) -> Position:
    """A position of the slip's skill, whose target is given, on which the slip shows; each equally likely."""
    if slip.rare is None:
        return plays.deal(target, rng, slip)
    return plays.deal(PlayTarget.of(slip.rare), rng, lambda position: target.fits(position) and slip(position))


def position_for(skill: str, target: PlayTarget, slips: Sequence[AnySlip], rng: Random) -> Position:
    """A position of a skill of the play; if it has some of the `slips`, one on which one of these shows.

    Else one in four is a position on which one of all its slips shows, each as often: by chance alone four of a rank
    would come once in ninety times.
    """
    of_skill = [slip for slip in PLAY_CATALOGUE if slip.skill == skill]
    of_slips = [slip for slip in of_skill if slip in slips]
    if not of_slips and rng.random() < 1 / _ANY_SLIP_ONE_IN:
        of_slips = of_skill
    return showing(rng.choice(of_slips), target, rng) if of_slips else plays.deal(target, rng)
