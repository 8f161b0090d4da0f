"""Dealing: how many deals fit a target, that each has one number, and that each fits as the second scorer reads it."""

import json
import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from functools import cache
from itertools import combinations
from pathlib import Path
from random import Random

import pytest

from tests import oracle
from tests.oracle import Deal, Value
from trainer.cribbage.cards import PACK, Hand
from trainer.cribbage.census import Facts, facts
from trainer.cribbage.dealing import deal, how_many, nth, require
from trainer.cribbage.target import CRIB, HAND, RANK_WORDS, SUIT_WORDS, VALUES, Target, among, read_range
from trainer.errors import BadPoints, NoSuchDeal

DATA = Path(__file__).parent.parent / "data"
DEALS = 12_994_800
CARDS = {str(card): card for card in PACK}
Wanted = Mapping[str, Value | Collection[Value]]

SKILLS: dict[str, Wanted] = {
    "two-card-fifteens": {"fifteen-of": 2},
    "pair": {"pairs": "pair"},
    "run-of-three": {"run": "three"},
    "three-card-fifteens": {"fifteen-of": 3},
    "nobs": {"nobs": True},
    "wrong-jack": {"jack": "wrong"},
    "starter-jack": {"jack": "starter"},
    "nineteen": {"points": 0},
    "flush": {"crib": False, "flush": [4, 5]},
    "repeated-fifteens": {"repeated-fifteen": True},
    "long-fifteens": {"fifteen-of": [4, 5]},
    "double-run": {"run": "double"},
    "two-pairs": {"pairs": ["two pairs", "full house"]},
    "long-run": {"run": ["four", "five"]},
    "crib-flush": {"crib": True, "one-suit": True},
    "starter-flush": {"starter-suit": 3},
    "round-the-corner": {"round-the-corner": True},
    "pair-royal": {"pairs": ["pair royal", "full house"]},
    "double-double-run": {"run": "double double"},
    "triple-run": {"run": "triple"},
    "double-pair-royal": {"pairs": "double pair royal"},
}

OTHERS: dict[str, Wanted] = {
    "anything": {},
    "a hand": {"crib": False},
    "8 to 12 points": {"points": range(8, 13)},
    "three or more fifteens": {"fifteens": range(3, 11)},
    "no fifteen and a run": {"fifteens": 0, "run": ["three", "four", "five", "double", "triple", "double double"]},
    "no nobs but a wrong jack": {"nobs": False, "jack": "wrong", "crib": True},
    "any jack": {"jack": ["starter", "wrong"]},
    "not round the corner": {"round-the-corner": False, "repeated-fifteen": False},
    "no flush in one suit": {"one-suit": True, "flush": 0},
    "few of the starter's suit": {"starter-suit": [0, 1], "points": [1, 5, 7]},
}
LARGE = SKILLS | OTHERS


def hand_of(of: Deal) -> Hand:
    cards, starter, is_crib = of
    return Hand(tuple([CARDS[card] for card in cards]), CARDS[starter], is_crib)


def deal_of(hand: Hand) -> Deal:
    return tuple(map(str, hand.cards)), str(hand.starter), hand.is_crib


def as_set(of: Deal) -> tuple[frozenset[str], str, bool]:
    """A deal whatever the order of its four cards."""
    return frozenset(of[0]), of[1], of[2]


def only(kind: str) -> Target:
    return {"hand": HAND, "crib": CRIB}[kind]


def skill_counts() -> list[tuple[str, str, int]]:
    counts: dict[str, dict[str, int]] = json.loads((DATA / "skills.json").read_text(encoding="utf-8"))
    return [(skill, kind, number) for skill, of in counts.items() for kind, number in of.items()]


@cache
def point_counts(kind: str) -> dict[int, int]:
    """How many deals make each total from 0 to 30."""
    counts = json.loads((DATA / "distribution.json").read_text(encoding="utf-8"))[kind]["counts"]
    return {points: counts.get(str(points), 0) for points in range(31)}


# How many


@pytest.mark.parametrize(("skill", "kind", "number"), skill_counts())
def test_as_many_deals_exercise_a_skill_as_are_known_to(skill: str, kind: str, number: int) -> None:
    assert how_many(Target.of(SKILLS[skill]) & only(kind)) == number


def test_the_counts_are_of_all_21_skills_for_hand_and_crib() -> None:
    assert sorted((skill, kind) for skill, kind, _ in skill_counts()) == sorted(
        (skill, kind) for skill in SKILLS for kind in ("hand", "crib")
    )
    assert sorted(SKILLS) == sorted(oracle.SKILLS)
    assert len(SKILLS) == 21


@pytest.mark.parametrize("kind", ["hand", "crib"])
def test_as_many_deals_make_each_total_as_are_known_to(kind: str) -> None:
    found = {points: how_many(Target.of({"points": points}) & only(kind)) for points in range(31)}
    assert found == point_counts(kind)
    assert [points for points, number in found.items() if not number] == [19, 25, 26, 27, 30]


@pytest.mark.parametrize("kind", ["hand", "crib"])
def test_the_totals_add_up_to_all_deals(kind: str) -> None:
    assert sum(point_counts(kind).values()) == DEALS
    assert how_many(only(kind)) == DEALS
    assert how_many(Target.of({"points": range(30)}) & only(kind)) == DEALS


@pytest.mark.parametrize(("kind", "mean"), [("hand", 4.769152), ("crib", 4.734819)])
def test_hands_and_cribs_are_worth_on_average_what_is_known(kind: str, mean: float) -> None:
    points = sum(points * how_many(Target.of({"points": points}) & only(kind)) for points in range(30))
    assert round(points / DEALS, 6) == mean


def test_hand_and_crib_are_counted_together_where_neither_is_asked_for() -> None:
    assert how_many(Target()) == how_many(Target.of({})) == 2 * DEALS
    for wanted in ({"nobs": True}, {"points": 0}, {"one-suit": True}, {"run": "triple"}):
        either = Target.of(wanted)
        assert how_many(either) == how_many(either & HAND) + how_many(either & CRIB)
        assert how_many(either & Target.of({"crib": [False, True]})) == how_many(either)


def test_a_crib_has_no_flush_of_four_and_as_many_of_five_as_a_hand() -> None:
    four, five = Target.of({"flush": 4}), Target.of({"flush": 5})
    assert (how_many(four & CRIB), how_many(four & HAND)) == (0, 4 * 715 * 39)
    assert how_many(five & CRIB) == how_many(five & HAND) == 4 * 715 * 9


# Every deal of a small target, each once


@cache
def classes() -> list[tuple[str, Deal, int]]:
    """Each rank class with some deal of it and what its ranks are worth."""
    found = []
    for ranks in oracle.rank_classes():
        *cards, starter = oracle.plain_five(ranks)
        some = tuple(cards), starter, False
        found.append((ranks, some, sum(points for kind, _, points in oracle.items(*some) if kind != "nobs")))
    return found


def kinds(wanted: Wanted) -> set[bool]:
    """Whether the deals wanted may be hands (False), cribs (True) or both."""
    return {bool(wanted.get("crib", False)), bool(wanted.get("crib", True))}


def by_ranks(wanted: Wanted) -> Iterator[Deal]:
    """The deals of all rank classes that can fit.

    Those whose ranks are what is wanted, at most six points short, with a jack where one is wanted.
    """
    jacks = "J" if "jack" in wanted or wanted.get("nobs") else ""
    points = wanted.get("points", range(30))
    totals = {points} if isinstance(points, int | str) else set(points)
    of_ranks = {word: values for word, values in wanted.items() if word in RANK_WORDS}
    for ranks, some, low in classes():
        if jacks in ranks and not totals.isdisjoint(range(low, low + 7)) and oracle.fits(of_ranks, *some):
            yield from oracle.deals_of(ranks, kinds(wanted))


def in_one_suit(wanted: Wanted) -> Iterator[Deal]:
    """The deals whose four cards share a suit, and whose starter is a jack or nobs is there."""
    for suit in oracle.SUITS:
        for ranks in combinations(oracle.RANKS, 4):
            cards = tuple(rank + suit for rank in ranks)
            for starter in oracle.PACK:
                if starter not in cards and (starter[0] == "J" or "J" + starter[1] in cards):
                    for is_crib in kinds(wanted):
                        yield cards, starter, is_crib


SMALL: list[Wanted] = [
    {"points": 29},
    {"points": 28},
    {"run": "triple", "points": range(18, 22), "crib": True},
    {"run": "triple", "nobs": True},
    {"jack": "wrong", "crib": False, "run": "double double"},
    {"pairs": "double pair royal"},
    {"pairs": "double pair royal", "nobs": True},
    {"starter-suit": 1, "pairs": "full house", "fifteens": range(1, 11)},
    {"starter-suit": [3, 4], "fifteen-of": 5, "run": "five"},
    {"flush": 5, "nobs": True, "crib": True},
    {"one-suit": True, "jack": "starter", "run": ["three", "four"], "crib": True},
    {"one-suit": True, "jack": "starter", "flush": [0, 4], "round-the-corner": True},
]


@pytest.mark.parametrize("wanted", SMALL, ids=str)
def test_the_numbers_of_a_small_target_are_its_deals_each_once(wanted: Wanted) -> None:
    target = Target.of(wanted)
    number = how_many(target)
    dealt = Counter(as_set(deal_of(nth(target, n))) for n in range(number))
    universe = (in_one_suit if {"one-suit", "flush"} & set(wanted) else by_ranks)(wanted)
    assert set(dealt) == {as_set(of) for of in universe if oracle.fits(wanted, *of)}
    assert set(dealt.values()) == {1}
    assert len(dealt) == number > 0


def test_29_points_are_three_fives_and_the_jack_of_the_starter_s_suit() -> None:
    target = Target.of({"points": 29})
    found = [nth(target, n) for n in range(how_many(target))]
    assert sorted(map(str, found)) == sorted(
        " ".join(f"5{suit}" for suit in "CDHS" if suit != starter) + f" J{starter} + 5{starter}{kind}"
        for starter in "CDHS"
        for kind in ("", " crib")
    )


# Deals of large targets, by samples


@cache
def sampled(name: str) -> list[Hand]:
    target = Target.of(LARGE[name])
    number = how_many(target)
    ends = [0, 1, 2, 3, number // 2, number - 2, number - 1]
    return [nth(target, n) for n in {*ends, *Random(name).sample(range(number), 150)}]


@pytest.mark.parametrize("name", LARGE)
def test_every_deal_of_a_target_fits_it_as_the_second_scorer_reads_it(name: str) -> None:
    for hand in sampled(name):
        assert oracle.fits(LARGE[name], *deal_of(hand)), str(hand)
        assert Target.of(LARGE[name]).fits(hand), str(hand)


@pytest.mark.parametrize("name", LARGE)
def test_distinct_numbers_are_distinct_deals(name: str) -> None:
    assert len({as_set(deal_of(hand)) for hand in sampled(name)}) == len(sampled(name))


@pytest.mark.parametrize("skill", SKILLS)
def test_every_deal_of_a_skill_exercises_it_by_its_wording(skill: str) -> None:
    for hand in sampled(skill):
        assert oracle.exercises(skill, *deal_of(hand)), str(hand)


def test_hands_and_cribs_are_dealt_where_neither_is_asked_for() -> None:
    assert {hand.is_crib for hand in sampled("anything")} == {False, True}
    assert {hand.is_crib for hand in sampled("a hand")} == {False}


def test_neighbouring_numbers_are_distinct_deals_too() -> None:
    target = Target.of({"nobs": True})
    start = how_many(target) // 2 - 2000
    assert len({as_set(deal_of(nth(target, n))) for n in range(start, start + 4000)}) == 4000


# Fitting, against the wording of the skills


@cache
def random_deals() -> list[Deal]:
    """Random deals, some of two suits only, and every other rank class once, as its suits fall."""
    rng = Random(21)
    of_pack = [rng.sample(oracle.PACK, 5) for _ in range(2000)]
    of_two_suits = [rng.sample([card for card in oracle.PACK if card[1] in "CH"], 5) for _ in range(500)]
    of_classes = [oracle.any_five(ranks, rng) for ranks in oracle.rank_classes()[::2]]
    return [
        (tuple(cards), starter, number % 2 == 1)
        for number, (*cards, starter) in enumerate([*of_pack, *of_two_suits, *of_classes])
    ]


@cache
def known_facts() -> list[tuple[Deal, Facts]]:
    return [(of, facts(hand_of(of))) for of in random_deals()]


def test_a_hand_fits_a_target_when_its_facts_do() -> None:
    targets = [Target.of(wanted) for wanted in LARGE.values()]
    for of, known in known_facts()[::19]:
        assert [target.fits(hand_of(of)) for target in targets] == [target.fits_facts(known) for target in targets]


@pytest.mark.parametrize("skill", SKILLS)
def test_a_deal_fits_a_skill_s_target_if_and_only_if_it_exercises_it(skill: str) -> None:
    target = Target.of(SKILLS[skill])
    fitting = 0
    for of, known in known_facts():
        fits = target.fits_facts(known)
        assert fits == oracle.exercises(skill, *of), of
        fitting += fits
    assert 0 < fitting < len(known_facts())


@pytest.mark.parametrize("name", OTHERS)
def test_a_deal_fits_a_target_if_and_only_if_the_second_scorer_says_so(name: str) -> None:
    target = Target.of(LARGE[name])
    for of, known in known_facts()[::3]:
        assert target.fits_facts(known) == oracle.fits(LARGE[name], *of), of


def test_every_value_of_every_word_is_told_as_the_second_scorer_tells_it() -> None:
    targets = [(word, value, Target.of({word: value})) for word, values in VALUES.items() for value in values]
    for of, known in known_facts()[::7]:
        has = oracle.words(*of)
        for word, value, target in targets:
            assert target.fits_facts(known) == (value in has[word]), (word, value, of)


def test_every_word_has_its_values_and_a_reading() -> None:
    assert set(VALUES) == {*RANK_WORDS, *SUIT_WORDS, "points", "crib"} == {*oracle.words(*random_deals()[0])}


# Dealing


class EachInTurn(Random):
    """Deals out the numbers below the end one after the other."""

    def __init__(self) -> None:
        super().__init__(0)
        self.asked: list[int] = []

    def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:
        assert (stop, step) == (None, 1)
        self.asked.append(start)
        return (len(self.asked) - 1) % start


def test_a_deal_is_the_hand_of_one_even_random_number() -> None:
    rng = EachInTurn()
    target = Target.of({"points": 28})
    dealt = Counter(str(deal(target, rng)) for _ in range(3 * how_many(target)))
    assert set(rng.asked) == {152}
    assert len(dealt) == 152
    assert set(dealt.values()) == {3}


PINNED: list[tuple[Wanted, int, list[str]]] = [
    ({}, 1, ["2H 3S 7D 7S + 2C", "2C 4S JC JS + 6S crib", "8S 9D QC QH + 7C crib", "AD 3H 7S KD + 5H"]),
    ({"crib": True, "nobs": True}, 7, ["3C TS JC QD + 2C crib", "AD 4S 7H JS + QS crib", "2D 5C JD QS + KD crib"]),
    ({"points": 28}, 29, ["5C 5D 5H KC + 5S crib", "5D 5H 5S TC + 5C", "5C 5D 5H 5S + TS crib"]),
    ({"run": "double", "points": range(8, 13)}, 121, ["2S 3S 4C 6H + 2D", "3H 7D 8S 9S + 7S", "2H 4D 4S 8D + 3C crib"]),
    ({"one-suit": True, "crib": True}, 2**40, ["AD 3D 8D TD + 9S crib", "4H 8H TH KH + 3C crib"]),
]


@pytest.mark.parametrize(("wanted", "seed", "hands"), PINNED)
def test_a_seed_deals_the_same_hands_everywhere(wanted: Wanted, seed: int, hands: list[str]) -> None:
    rng = Random(seed)
    assert [str(deal(Target.of(wanted), rng)) for _ in hands] == hands


def test_dealing_leaves_the_global_random_alone() -> None:
    import random

    before = random.getstate()
    deal(Target.of({"nobs": True}), Random(1))
    assert random.getstate() == before


@pytest.mark.parametrize(
    ("wanted", "named"),
    [
        ({"points": 19}, [("points", ["19"])]),
        ({"points": [19, 25]}, [("points", ["19", "25"])]),
        ({"flush": 4, "crib": True}, [("crib", ["true"]), ("flush", ["4"])]),
        ({"run": "triple", "pairs": "pair"}, [("pairs", ["pair"]), ("run", ["triple"])]),
        (
            {"jack": "starter", "nobs": True, "points": [8, 9]},
            [("jack", ["starter"]), ("nobs", ["true"]), ("points", ["8", "9"])],
        ),
    ],
)
def test_a_target_that_no_deal_meets_is_refused_with_what_was_wanted(
    wanted: Wanted, named: list[tuple[str, list[str]]]
) -> None:
    target = Target.of(wanted)
    for refuse in (lambda: deal(target, Random(1)), lambda: require(target)):
        with pytest.raises(NoSuchDeal) as caught:
            refuse()
        assert [word for word, _ in caught.value.wanted] == [word for word, _ in named]
        for (_, written), (_, values) in zip(caught.value.wanted, named, strict=True):
            assert re.split(r" or |, ", written.lower()) == values


def test_a_target_that_a_deal_meets_is_not_refused() -> None:
    for wanted in SKILLS.values():
        require(Target.of(wanted))


@pytest.mark.parametrize("wanted", [{}, {"points": 29}, {"run": "triple"}, {"points": 19}])
def test_a_number_that_no_deal_has_is_an_index_error(wanted: Wanted) -> None:
    target = Target.of(wanted)
    for n in (-1, how_many(target), how_many(target) + 1000):
        with pytest.raises(IndexError):
            nth(target, n)


# Targets


def test_two_targets_together_want_what_both_want() -> None:
    few, many = Target.of({"points": range(8, 13), "nobs": True}), Target.of({"points": [12, 13], "run": "double"})
    assert few & many == Target.of({"points": 12, "nobs": True, "run": "double"}) == many & few


def test_targets_that_contradict_each_other_fit_nothing() -> None:
    assert how_many(HAND & CRIB) == 0
    assert how_many(Target.of({"points": 8}) & Target.of({"points": 9})) == 0
    with pytest.raises(NoSuchDeal):
        deal(HAND & CRIB, Random(1))


def test_a_target_together_with_one_that_wants_nothing_is_itself() -> None:
    assert Target() & HAND == HAND & Target() == HAND & HAND == HAND


@pytest.mark.parametrize(
    ("hands", "cribs", "target"),
    [(True, False, HAND), (False, True, CRIB), (True, True, Target()), (False, False, Target())],
)
def test_both_hands_and_cribs_are_meant_where_neither_is_asked_for(hands: bool, cribs: bool, target: Target) -> None:
    assert among(hands=hands, cribs=cribs) == target


def test_together_is_fitting_both() -> None:
    one, other = Target.of({"points": range(2, 9), "nobs": False}), Target.of({"points": range(6, 13), "crib": True})
    for of in random_deals()[:2000]:
        hand = hand_of(of)
        assert (one & other).fits(hand) == (one.fits(hand) and other.fits(hand))


def test_a_value_alone_is_the_same_as_a_list_of_it() -> None:
    assert Target.of({"points": 8}) == Target.of({"points": [8]}) == Target.of({"points": read_range("8")})
    assert hash(Target.of({"run": "double"})) == hash(Target.of({"run": ["double"]}))


# Points and ranges of them


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        *(
            ("0", [0]),
            ("8", [8]),
            ("29", [29]),
            ("08", [8]),
            ("8..12", [8, 9, 10, 11, 12]),
            ("8..8", [8]),
            ("30", [30]),
        ),
        *((" 8 .. 9 ", [8, 9]), (" 8", [8]), ("0..1", [0, 1]), ("999", [999])),
    ],
)
def test_a_number_or_a_range_with_its_ends_is_read(text: str, numbers: list[int]) -> None:
    assert [*read_range(text)] == numbers


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            " ",
            "..",
            "8..",
            "..12",
            "-1",
            "+8",
            "8-12",
            "8...12",
            "8..12..14",
            "8.5",
            "eight",
            "8..twelve",
            "1e1",
            "1_0",
        ),
        *("²", "٨", "８", "8..²", "\x1b8", "8\x00", "\ud800", "0x8", "8 12", "8, 12", "1000", "8..1000"),
    ],
)
def test_what_is_no_range_is_refused_with_what_was_read(text: str) -> None:
    with pytest.raises(BadPoints) as caught:
        read_range(text)
    assert caught.value.text == text


@pytest.mark.parametrize("text", ["9" * 5000, "8.." + "9" * 5000, "\x1c8", "8\x1f..12"])
def test_what_python_itself_will_not_read_as_a_number_is_refused_alike(text: str) -> None:
    with pytest.raises(BadPoints):
        read_range(text)


def test_a_range_too_wide_for_the_memory_is_refused() -> None:
    with pytest.raises(BadPoints):
        read_range("0..99999999999")
