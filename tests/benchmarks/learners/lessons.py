"""Day after day: a policy deals, a learner counts, both learn, and the clock is turned."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from itertools import count
from math import exp
from random import Random
from typing import Protocol

from tests.benchmarks.learners.counting import Count, Deal, deal_of
from tests.benchmarks.learners.memory import SECONDS_A_DAY
from tests.benchmarks.learners.ours import ours
from tests.benchmarks.learners.policies import Leitner, Policy, RoundRobin, Uniform
from trainer.learning.quiz import Answer, Origin, Response

_OTHERS: dict[str, Callable[[Random], Policy]] = {"uniform": Uniform, "round-robin": RoundRobin, "Leitner": Leitner}
POLICIES = (*_OTHERS, "ours")

FIRST_DAY = date(2026, 3, 2)
AT = time(18)
FEEDBACK_SECONDS = 8.0
"""To look at the count that is shown after a hand."""


class Player(Protocol):
    """Somebody who counts hands and learns from them."""

    def count(self, deal: Deal) -> Count:
        """Count a hand."""

    def learn(self, deal: Deal, counted: Count) -> None:
        """See its count after one's own."""

    def wait(self, seconds: float) -> None:
        """Time within a sitting."""

    def sleep(self, seconds: float) -> None:
        """Time until the next one."""


@dataclass(frozen=True)
class Turn:
    """One hand: what was dealt, what the learner did with it, what the policy saw of that."""

    deal: Deal
    count: Count
    answer: Answer


def policy(name: str, seed: int, hands_a_day: int) -> AbstractContextManager[Policy]:
    """A policy by its name; the same seed deals the same hands to the same answers."""
    rng = Random(f"{name} {seed}")
    return ours(rng, hands_a_day) if name == "ours" else nullcontext(_OTHERS[name](rng))


def lessons(player: Player, by: Policy, hands_a_day: int, seed: int) -> Iterator[Iterator[Turn]]:
    """Days without end, each hand after hand; when the hands of a day are played out, the player has slept."""
    rng = Random(f"times {seed}")
    return (_day(player, by, FIRST_DAY + timedelta(number), hands_a_day, rng) for number in count())


def _day(player: Player, by: Policy, day: date, hands: int, rng: Random) -> Iterator[Turn]:
    begin = at = datetime.combine(day, AT, UTC)
    for _ in range(hands):
        question = by.next(day)
        deal = deal_of(question.hand)
        seconds = _seconds(deal, rng)
        player.wait(seconds)
        counted = player.count(deal)
        at += timedelta(seconds=seconds)
        answer = Answer(question, Response.TOTAL, counted.given, seconds, at, day, Origin.DRILL)
        by.learn(answer)
        player.learn(deal, counted)
        player.wait(FEEDBACK_SECONDS)
        at += timedelta(seconds=FEEDBACK_SECONDS)
        yield Turn(deal, counted, answer)
    player.sleep(SECONDS_A_DAY - (at - begin).total_seconds())


def _seconds(deal: Deal, rng: Random) -> float:
    """How long a learner counts: the more there is to see the longer, give or take a third."""
    return (3 + 1.5 * len(deal.exercised)) * exp(rng.gauss(0, 0.3))
