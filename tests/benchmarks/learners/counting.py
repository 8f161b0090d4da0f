"""How a simulated learner counts a hand: each skill that fails makes its own slip, and now and then a total is off."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random

from tests.benchmarks.learners import tracing
from tests.benchmarks.learners.activation import Activation
from tests.benchmarks.learners.memory import SECONDS_A_DAY, Memory
from trainer.cribbage import dealing
from trainer.cribbage.cards import Hand
from trainer.cribbage.census import Facts, facts
from trainer.cribbage.target import Target
from trainer.learning.deck import Skill
from trainer.learning.library import Library, library
from trainer.learning.slips.catalogue import CATALOGUE
from trainer.learning.slips.slip import Slip

CHANCE = 0.03
"""The part of the totals that are off by one or two for no reason."""

OFF_BY = (-2, -1, 1, 2)
"""What a chance error adds."""

OUTSIDE = tuple(number for number in range(-6, 7) if number)
"""What a mistake that no catalogue knows may add."""

DAYS_BEFORE, HANDS_BEFORE, SECONDS_A_HAND = 20, 6, 20.0
"""What a beginner has done before the first day."""


@cache
def decks() -> Library:
    """The decks as they are shipped."""
    return library(Path(__file__).with_name("no own decks"))


@cache
def skills() -> tuple[Skill, ...]:
    """The 21 skills of the hands in the order of their introduction."""
    return tuple(skill for skill in decks().drilled if skill.target)


@dataclass(frozen=True)
class Deal:
    """A hand, its facts, and the keys of the skills that it exercises."""

    hand: Hand
    facts: Facts
    exercised: tuple[str, ...]


def deal_of(hand: Hand) -> Deal:
    """What a learner sees in a hand."""
    of = facts(hand)
    return Deal(hand, of, tuple([skill.key for skill in skills() if skill.is_exercised_by(hand, of)]))


@dataclass(frozen=True)
class Count:
    """The total that was given, which is all that is ever said.

    `lapsed`: the skills that did not hold; `failed`: those of them that changed the total.
    """

    given: int
    lapsed: frozenset[str]
    failed: frozenset[str]


class Learner:
    """Counts with a memory, one slip by skill, `chance` errors; `outside` of the slips are some other mistake."""

    def __init__(
        self, memory: Memory, slips: Mapping[str, Slip], rng: Random, chance: float = CHANCE, outside: float = 0.0
    ) -> None:
        self.memory = memory
        self._slips = slips
        self._rng = rng
        self._chance = chance
        self._outside = outside

    def count(self, deal: Deal) -> Count:
        """Count a hand; a total never falls below zero."""
        lapsed = [key for key in deal.exercised if self._rng.random() >= self.memory.p(key)]
        mistakes = {key: self._mistake(key, deal.facts) for key in lapsed if self._slips[key](deal.facts)}
        given = max(deal.facts.points + sum(mistakes.values()), 0)
        return Count(off_by_chance(given, self._chance, self._rng), frozenset(lapsed), frozenset(mistakes))

    def learn(self, deal: Deal, counted: Count) -> None:
        """See the count: practice for every skill that the hand exercises."""
        for key in deal.exercised:
            self.memory.practise(key, held=key not in counted.lapsed)

    def wait(self, seconds: float) -> None:
        """Time within a sitting."""
        self.memory.wait(seconds)

    def sleep(self, seconds: float) -> None:
        """Time between two sittings."""
        self.memory.sleep(seconds)

    def p_right(self, deal: Deal) -> float:
        """The probability, 0 to 1, that the total of a hand comes out right now, two mistakes that make up included."""
        totals = {deal.facts.points: 1.0}
        for key in deal.exercised:
            if difference := self._slips[key](deal.facts):
                totals = _mixed(totals, difference, 1 - self.memory.p(key))
        right = 0.0
        for total, p in totals.items():
            options = _options(max(total, 0))
            by_chance = options.count(deal.facts.points) / len(options)
            right += p * (self._chance * by_chance + (1 - self._chance) * (max(total, 0) == deal.facts.points))
        return right

    def _mistake(self, key: str, deal: Facts) -> int:
        """What the failing skill adds: its slip, or something that no slip of this skill would add."""
        if self._rng.random() >= self._outside:
            return self._slips[key](deal)
        known = {slip(deal) for slip in CATALOGUE if slip.skill == key}
        return self._rng.choice([number for number in OUTSIDE if number not in known])


class Unchanging:
    """Somebody whom neither practice nor time changes."""

    def learn(self, deal: Deal, counted: Count) -> None:
        """Nothing."""

    def wait(self, seconds: float) -> None:
        """Nothing."""

    def sleep(self, seconds: float) -> None:
        """Nothing."""


def _mixed(totals: Mapping[int, float], difference: int, p: float) -> dict[int, float]:
    """The totals after a mistake that happens with probability p."""
    mixed = {total: (1 - p) * share for total, share in totals.items()}
    for total, share in totals.items():
        mixed[total + difference] = mixed.get(total + difference, 0.0) + p * share
    return mixed


def _options(total: int) -> list[int]:
    """What a chance error may make of a total."""
    return [total + off for off in OFF_BY if total + off >= 0]


def off_by_chance(total: int, chance: float, rng: Random) -> int:
    """The total, or now and then another."""
    return rng.choice(_options(total)) if rng.random() < chance else total


def own_slips(keys: Iterable[str], rng: Random) -> dict[str, Slip]:
    """One slip of the catalogue for each skill."""
    return {key: rng.choice([slip for slip in CATALOGUE if slip.skill == key]) for key in keys}


def newcomer(kind: str, keys: Sequence[str], rng: Random) -> Memory:
    """The memory of a learner of a kind, A or B, who knows the rules and has never counted."""
    return Activation() if kind == "A" else tracing.newcomer(keys, rng)


def beginner(kind: str, seed: int, outside: float = 0.0) -> Learner:
    """A learner of a kind, A or B, who has counted natural hands on some days; the same seed makes the same one."""
    rng = Random(f"learner {seed}")
    keys = [skill.key for skill in skills()]
    learner = Learner(newcomer(kind, keys, rng), own_slips(keys, rng), rng, outside=outside)
    for _ in range(DAYS_BEFORE):
        for _ in range(HANDS_BEFORE):
            deal = deal_of(dealing.deal(Target(), rng))
            learner.learn(deal, learner.count(deal))
            learner.wait(SECONDS_A_HAND)
        learner.sleep(SECONDS_A_DAY)
    return learner
