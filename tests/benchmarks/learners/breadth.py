"""How soon an always-right player has met every skill."""

from collections import Counter
from itertools import chain

from tests.benchmarks.learners.counting import Count, Deal, Unchanging, skills
from tests.benchmarks.learners.lessons import lessons, policy

TIMES = 5
HANDS_A_DAY = 10


class AlwaysRight(Unchanging):
    """Somebody who never miscounts."""

    def count(self, deal: Deal) -> Count:
        """The true total."""
        return Count(deal.facts.points, frozenset(), frozenset())


def hands_until_met(name: str, seed: int, cut_off: int) -> int | None:
    """Hands until each of the 21 skills was exercised five times; None when that takes more than `cut_off`."""
    met: Counter[str] = Counter()
    with policy(name, seed, HANDS_A_DAY) as by:
        turns = chain.from_iterable(lessons(AlwaysRight(), by, HANDS_A_DAY, seed))
        for number, turn in zip(range(1, cut_off + 1), turns, strict=False):
            met.update(turn.deal.exercised)
            if all(met[skill.key] >= TIMES for skill in skills()):
                return number
    return None
