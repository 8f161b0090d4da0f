"""All the slips: those of the show in the order of counting, then those of the play.

No two of the show are the same on all deals, so all can be told apart.
"""

from types import ModuleType

from trainer.cribbage import census
from trainer.cribbage.census import Facts
from trainer.learning.slips import fifteens, pairs, runs, suits
from trainer.learning.slips.play import PLAY_CATALOGUE, PlaySlip
from trainer.learning.slips.slip import Slip, slip


@slip(None, None)
def starter_left_out(deal: Facts) -> int:
    """Counts the four cards without the starter; flush and nobs, which name it, are counted all the same."""
    return census.rank_points(deal.four) - census.rank_points(deal.ranks)


def _slips_of(module: ModuleType) -> list[Slip]:
    return [each for each in vars(module).values() if isinstance(each, Slip)]


CATALOGUE: tuple[Slip, ...] = (
    *(slip for module in (fifteens, pairs, runs, suits) for slip in _slips_of(module)),
    starter_left_out,
)

AnySlip = Slip | PlaySlip

ALL_SLIPS: tuple[AnySlip, ...] = (*CATALOGUE, *PLAY_CATALOGUE)
