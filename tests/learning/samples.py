"""What the tests of the teacher share: the skills in their order, hands of them, answers."""

from collections.abc import Callable
from datetime import UTC, date, datetime
from functools import cache
from pathlib import Path
from random import Random

from tests import oracle
from tests.oracle import Deal
from trainer.cribbage.cards import Hand, read_hand
from trainer.cribbage.target import Target
from trainer.learning.deck import Skill
from trainer.learning.library import Library, library
from trainer.learning.quiz import Answer, Origin, Question, Response

AFTER = {
    "two-card-fifteens": (),
    "pair": (),
    "run-of-three": (),
    "three-card-fifteens": ("two-card-fifteens",),
    "nobs": (),
    "wrong-jack": ("nobs",),
    "starter-jack": ("nobs",),
    "nineteen": ("two-card-fifteens", "pair"),
    "flush": (),
    "repeated-fifteens": ("two-card-fifteens", "pair"),
    "long-fifteens": ("three-card-fifteens",),
    "double-run": ("run-of-three", "pair"),
    "two-pairs": ("pair",),
    "long-run": ("run-of-three",),
    "crib-flush": ("flush",),
    "starter-flush": ("flush",),
    "round-the-corner": ("run-of-three",),
    "pair-royal": ("pair",),
    "double-double-run": ("double-run", "two-pairs"),
    "triple-run": ("double-run", "pair-royal"),
    "double-pair-royal": ("pair-royal",),
}
"""The 21 skills in the order of introduction, each with those that open it."""

KEYS = tuple(AFTER)

PLAY_KEYS = (
    "play-fifteen-and-thirty-one",
    "play-pair",
    "play-run-in-order",
    "play-go-and-last-card",
    "play-run-out-of-order",
    "play-two-at-once",
    "play-royals",
    "play-thirty",
    "play-thirty-one-at-the-end",
    "play-parted-pair",
    "play-run-broken-by-a-pair",
    "play-queen-king-ace",
    "play-across-a-go",
)
"""The 13 skills of the play in the order of introduction, after those."""

DAY = date(2026, 3, 2)
AT = datetime(2026, 3, 2, 18, tzinfo=UTC)

TWENTY_NINE = "5H 5D 5S JC + 5C"
NOTHING = "2D 4H 6S 8C + TH"
PAIR = "2D 2H 6S 8C + TH"
"""Two points."""


@cache
def shipped() -> Library:
    """The decks as they are shipped, and no others."""
    return library(Path(__file__).parent / "no such folder")


@cache
def skill(key: str) -> Skill:
    return shipped().skill(key)


def skills(*keys: str) -> tuple[Skill, ...]:
    return tuple(skill(key) for key in keys or KEYS)


def deal_of(hand: Hand) -> Deal:
    """A hand as the second scorer takes it."""
    return tuple(map(str, hand.cards)), str(hand.starter), hand.is_crib


def points(hand: Hand) -> int:
    """What the second scorer makes of a hand."""
    return oracle.points(*deal_of(hand))


def answer(
    hand: Hand | str,
    given: int | None = None,
    *,
    response: Response = Response.TOTAL,
    skill: str | None = None,
    seconds: float = 4.0,
    day: date = DAY,
    origin: Origin = Origin.DRILL,
) -> Answer:
    """An answer; "I don't know" and a skipped hand give no total."""
    hand = read_hand(hand) if isinstance(hand, str) else hand
    return Answer(Question(hand, skill), response, given, seconds, AT, day, origin)


def right(question: Question, day: date = DAY, *, is_right: Callable[[], bool] = lambda: True) -> Answer:
    """The answer of a player who is right whenever `is_right` says so, else two points short or over."""
    true = points(question.hand)
    given = true if is_right() else true - 2 if true > 1 else true + 2
    return answer(question.hand, given, skill=question.skill, day=day)


def random_hands(number: int, seed: int) -> list[Hand]:
    """Hands and cribs of the whole pack, drawn without the trainer's dealing."""
    rng = Random(seed)
    texts = [rng.sample(oracle.PACK, 5) for _ in range(number)]
    return [read_hand(" ".join(cards), is_crib=place % 2 == 1) for place, cards in enumerate(texts)]


def fixed_skill(*hands: str, key: str = "argued") -> Skill:
    """A skill of fixed hands."""
    words = {"en": key, "de": key}
    return Skill(key, words, words, None, tuple(map(read_hand, hands)), 10, (), None)


def target_skill(key: str, *after: str, **wanted: int | str | bool) -> Skill:
    """A skill that is dealt."""
    words = {"en": key, "de": key}
    return Skill(key, words, words, Target.of(wanted), (), 10, after, None)
