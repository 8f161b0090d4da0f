"""Judging a count claim by claim: examples worked by hand, and what must hold of the counts of all classes."""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import accumulate
from random import Random

import pytest

from tests import oracle, situations
from tests.oracle import Deal
from tests.situations import hand_of
from trainer.cribbage.cards import Hand, read_hand
from trainer.cribbage.show import tally
from trainer.cribbage.spoken import Name
from trainer.cribbage.tally import Kind
from trainer.learning.claims import Claim, Item, read
from trainer.learning.judging import Judgement, judge

SEVENTEEN = "4H 5D 6C JS 5S"
"""Four fifteens 8, a pair 2, two runs of three 6, nobs 1."""
DOUBLE = "4H 5D 5C 6S KH"
"""4-5-6 twice and 5-K twice make fifteen: 8; a pair 2, two runs of three 6: 16."""


def judged(claims: str, hand: str) -> Judgement:
    return judge(read(claims), read_hand(hand))


def shown(items: Counter[Item]) -> dict[str, int]:
    """Items as "run 3": how many."""
    return {f"{item.kind} {item.points}": number for item, number in items.items()}


# Right, in whatever way it is said

FIFTEENS = "fifteen 2, fifteen 4, fifteen 6, fifteen 8"


@pytest.mark.parametrize(
    ("claims", "hand"),
    [
        (f"{FIFTEENS}, pair 10, double run 16, nobs 17", SEVENTEEN),
        (f"{FIFTEENS}, double run of three 16, nobs 17", SEVENTEEN),
        (f"{FIFTEENS}, double run 16, nobs 17", SEVENTEEN),
        (f"{FIFTEENS}, pair 10, double run of three 16, nobs 17", SEVENTEEN),
        (f"{FIFTEENS}, run of three 11, run of three 14, pair 16, nobs 17", SEVENTEEN),
        ("nobs 1, double run 7, pair 9, fifteen 11, fifteen 13, fifteen 15, fifteen 17", SEVENTEEN),
        ("fifteen, fifteen, fifteen, fifteen, pair, double run, nobs", SEVENTEEN),
        ("fifteen, fifteen, fifteen, fifteen, double run, nobs", SEVENTEEN),
        ("fifteen, fifteen, fifteen, fifteen, double run of three, nobs 17", SEVENTEEN),
        ("double run 8, fifteen, fifteen, fifteen, fifteen 16, nobs", SEVENTEEN),
        ("double run 10", "AH AD 2S 3C 4S"),
        ("pair 2, double run 10", "AH AD 2S 3C 4S"),
        ("run of four 4, run of four 8, pair 10", "AH AD 2S 3C 4S"),
        ("pair royal 6, triple run 15", "2H 2D 2S 3C 4S"),
        ("pair 2, pair 4, pair 6, run of three 9, run of three 12, run of three 15", "2H 2D 2S 3C 4S"),
        ("triple run 15", "2H 2D 2S 3C 4S"),
        ("triple run", "2H 2D 2S 3C 4S"),
        ("double double run 16", "2H 2D 3S 3C 4S"),
        ("pair 2, pair 4, double double run 16", "2H 2D 3S 3C 4S"),
        ("double run 6, double run 12, pair 14, pair 16", "2H 2D 3S 3C 4S"),
        ("pair 2, pair 4, pair 6, pair 8", "2H QD 2C QS 2D"),
        ("pair royal 6, pair 8", "2H QD 2C QS 2D"),
        ("flush 4", "2H 4H 6H 8H TC"),
        ("flush 5, nobs 6", "2H 4H 6H JH TH"),
        ("nobs, flush", "2H 4H 6H JH TH"),
    ],
)
def test_right_is_right_however_it_is_said(claims: str, hand: str) -> None:
    found = judged(claims, hand)
    assert found.is_right
    assert found.is_right_by_items
    assert (found.off, found.wrong_totals, found.misnamed) == ({}, (), ())
    assert found.points == found.said == found.true_points == tally(read_hand(hand)).points


# Wrong, in one way each


@pytest.mark.parametrize(
    ("claims", "hand", "missing", "unfounded", "off"),
    [
        ("fifteen 2, pair 4, double run 10, nobs 11", SEVENTEEN, {"fifteen 2": 3}, {}, {Kind.FIFTEEN: -6}),
        (f"{FIFTEENS}, double run 14, nobs 15", SEVENTEEN, {"pair 2": 1}, {}, {Kind.PAIR: -2}),
        (f"{FIFTEENS}, pair 10, run of three 13, nobs 14", SEVENTEEN, {"run 3": 1}, {}, {Kind.RUN: -3}),
        (f"{FIFTEENS}, pair 10, double run 16", SEVENTEEN, {"nobs 1": 1}, {}, {Kind.NOBS: -1}),
        (f"{FIFTEENS}, pair 10, double run 18, nobs 19", SEVENTEEN, {}, {"pair 2": 1}, {Kind.PAIR: 2}),
        (f"{FIFTEENS}, pair 10, double run 16, nobs 17", DOUBLE, {}, {"nobs 1": 1}, {Kind.NOBS: 1}),
        ("flush 4", "2H 4H 6H 8H TC crib", {}, {"flush 4": 1}, {Kind.FLUSH: 4}),
        ("flush 4", "2H 4H 6H 8H TH", {"flush 5": 1}, {"flush 4": 1}, {Kind.FLUSH: -1}),
        ("flush 4, flush 8", "2H 4H 6H 8H TC", {}, {"flush 4": 1}, {Kind.FLUSH: 4}),
        ("pair 2", "2H QD 2C QS 4D", {"pair 2": 1}, {}, {Kind.PAIR: -2}),
        ("pair royal 6, pair 8", "2H QD 2C QS 4D", {}, {"pair 2": 2}, {Kind.PAIR: 4}),
        ("run of three 3", "9H TD JC QS 2D", {"run 4": 1}, {"run 3": 1}, {Kind.RUN: -1}),
        ("run of three 3, run of three 6", "9H TD JC QS 2D", {"run 4": 1}, {"run 3": 2}, {Kind.RUN: 2}),
        ("run of three 3", "QH KD AC 2S 6D", {}, {"run 3": 1}, {Kind.RUN: 3}),
        ("pair royal 6, double run 12", "2H 2D 2S 3C 4S", {"run 3": 1}, {}, {Kind.RUN: -3}),
        ("pair 2, pair 4, double run 10", "2H 2D 3S 3C 4S", {"run 3": 2}, {}, {Kind.RUN: -6}),
        ("fifteen, fifteen", "7H 8D 2S KC QH", {}, {"fifteen 2": 1}, {Kind.FIFTEEN: 2}),
    ],
)
def test_what_is_missing_and_what_is_not_there(
    claims: str, hand: str, missing: dict[str, int], unfounded: dict[str, int], off: dict[Kind, int]
) -> None:
    found = judged(claims, hand)
    assert shown(found.missing) == missing
    assert shown(found.unfounded) == unfounded
    assert found.off == off
    assert (found.wrong_totals, found.misnamed) == ((), ())
    assert not found.is_right
    assert found.true_points == tally(read_hand(hand)).points


def test_a_right_total_by_wrong_items_is_not_right() -> None:
    found = judged("fifteen 2, fifteen 4, fifteen 6", "7H 8D 8S 3C KH")
    assert (found.points, found.said, found.true_points) == (6, 6, 6)
    assert (shown(found.missing), shown(found.unfounded)) == ({"pair 2": 1}, {"fifteen 2": 1})
    assert found.off == {Kind.FIFTEEN: 2, Kind.PAIR: -2}
    assert not found.is_right_by_items
    assert not found.is_right


# Totals


@pytest.mark.parametrize(
    ("claims", "wrong", "said"),
    [
        ("fifteen 2, fifteen 4, fifteen 6, fifteen 8, pair 12, double run 18, nobs 19", [("pair", 12, 10)], 19),
        ("fifteen, fifteen, fifteen, fifteen, pair, double run, nobs 14", [("nobs", 14, 17)], 14),
        ("fifteen 2, fifteen 4, fifteen 7, fifteen 8, pair 10, double run 16, nobs 17", [("fifteen", 7, 6)], 17),
        (f"{FIFTEENS}, pair 11, double run 17, nobs 19", [("pair", 11, 10), ("nobs", 19, 17)], 19),
        (f"{FIFTEENS}, pair 11, double run, nobs", [("pair", 11, 10)], 18),
        (f"{FIFTEENS}, pair 10, double run 16, nobs 16", [("nobs", 16, 17)], 16),
        (f"{FIFTEENS}, pair 10, double run 5, nobs 6", [("double run", 5, 16)], 6),
    ],
)
def test_a_wrong_total_is_found_where_the_adding_went_wrong(
    claims: str, wrong: list[tuple[str, int, int]], said: int
) -> None:
    found = judged(claims, SEVENTEEN)
    assert [(str(each.claim.name), each.claim.total, each.made) for each in found.wrong_totals] == wrong
    assert found.is_right_by_items
    assert found.off == {}
    assert (found.points, found.said) == (17, said)
    assert found.is_right == (said == 17)


# Names


@pytest.mark.parametrize(
    ("claims", "hand", "said", "right"),
    [
        ("run of three 4", "9H TD JC QS 2D", "run of three", "run of four"),
        ("run of four 3", "9H TD JC 2S 7D", "run of four", "run of three"),
        ("pair 6", "QH QD QC 2S 4C", "pair", "pair royal"),
        ("pair royal 12", "QH QD QC QS 4C", "pair royal", "double pair royal"),
        ("pair royal 2", "QH QD 4C 2S 8C", "pair royal", "pair"),
        ("double run of four 8", "JH QD QC KS 2D", "double run of four", "double run of three"),
        ("pair royal 6, double run 15", "2H 2D 2S 3C 4S", "double run", "triple run"),
        ("double run 16", "2H 2D 3S 3C 4S", "double run", "double double run"),
        ("pair 2, pair 4, triple run 16", "2H 2D 3S 3C 4S", "triple run", "double double run"),
    ],
)
def test_a_wrong_name_for_the_same_points_is_named(claims: str, hand: str, said: str, right: str) -> None:
    found = judged(claims, hand)
    [misnamed] = found.misnamed
    assert (str(misnamed.claim.name), str(misnamed.name)) == (said, right)
    assert found.is_right
    assert found.wrong_totals == ()


def test_a_wrong_name_without_the_points_of_the_right_one_is_a_wrong_claim() -> None:
    found = judged("pair royal 6, double run", "2H 2D 2S 3C 4S")
    assert found.misnamed == ()
    assert shown(found.missing) == {"run 3": 1}


# All classes


@cache
def counts() -> list[tuple[Deal, Hand, list[tuple[Name, int]]]]:
    """Every count that there is, in every style, as groups with their points: in an order taken at random."""
    rng = Random(4)
    found = []
    for deal, _, made in situations.counts():
        groups = [(call.name, call.points) for call in made]
        found.append((deal, hand_of(deal), rng.sample(groups, len(groups))))
    return found


def claims_of(groups: Sequence[tuple[Name, int]]) -> tuple[Claim, ...]:
    totals = accumulate(points for _, points in groups)
    return tuple(Claim(name, total) for (name, _), total in zip(groups, totals, strict=True))


def items_of(deal: Deal) -> Counter[tuple[str, int]]:
    return Counter((kind, points) for kind, _, points in oracle.items(*deal))


@pytest.mark.parametrize("has_totals", [True, False])
def test_a_hand_s_own_count_is_right_in_every_style_and_order(has_totals: bool) -> None:
    for deal, hand, groups in counts():
        claims = claims_of(groups) if has_totals else [Claim(name) for name, _ in groups]
        found = judge(claims, hand)
        assert found.is_right, deal
        assert (found.off, found.wrong_totals, found.misnamed) == ({}, (), ()), deal
        assert found.said == oracle.points(*deal), deal


def test_a_claim_left_out_is_missing_and_nothing_else_is() -> None:
    rng = Random(5)
    for deal, hand, groups in counts():
        place = rng.randrange(len(groups))
        (name, points), left = groups[place], [*groups[:place], *groups[place + 1 :]]
        found = judge(claims_of(left), hand)
        assert sum(item.points * number for item, number in found.missing.items()) == points, deal
        assert all(items_of(deal)[str(item.kind), item.points] >= number for item, number in found.missing.items())
        if name in (Name.FIFTEEN, Name.PAIR, Name.FLUSH, Name.NOBS):
            assert shown(found.missing) == {f"{name} {points}": 1}, deal
        assert (found.unfounded, found.wrong_totals, found.misnamed) == (Counter(), (), ()), deal
        assert sum(found.off.values()) == -points


@pytest.mark.parametrize(
    ("name", "points", "item"),
    [
        (Name.FIFTEEN, 2, "fifteen 2"),
        (Name.PAIR, 2, "pair 2"),
        (Name.NOBS, 1, "nobs 1"),
        (Name.RUN_OF_FIVE, 5, "run 5"),
    ],
)
def test_a_claim_added_is_unfounded_and_nothing_else_is(name: Name, points: int, item: str) -> None:
    rng = Random(6)
    for deal, hand, groups in counts():
        place = rng.randrange(len(groups) + 1)
        found = judge(claims_of([*groups[:place], (name, points), *groups[place:]]), hand)
        assert shown(found.unfounded) == {item: 1}, deal
        assert (found.missing, found.wrong_totals, found.misnamed) == (Counter(), (), ()), deal
        assert found.points == found.said == oracle.points(*deal) + points, deal


def test_a_total_changed_is_found() -> None:
    """Of a fifteen or nobs it can only be wrong; of others it may be taken for another group, but never for right."""
    rng = Random(7)
    for deal, hand, groups in counts():
        claims = [*claims_of(groups)]
        place = rng.randrange(len(claims))
        true = claims[place].total or 0
        claims[place] = Claim(claims[place].name, true + rng.choice([-1, 1, 3, 7]))
        found = judge(claims, hand)
        if {name for name, _ in groups} <= {Name.FIFTEEN, Name.NOBS}:
            assert [(each.claim, each.made) for each in found.wrong_totals] == [(claims[place], true)], deal
            assert found.is_right_by_items
        assert found.wrong_totals or not found.is_right or found.misnamed, deal
        assert place < len(claims) - 1 or not found.is_right, deal


def test_a_mistake_that_is_carried_on_is_found_once() -> None:
    rng = Random(8)
    for deal, hand, groups in counts():
        if {name for name, _ in groups} <= {Name.FIFTEEN, Name.NOBS, Name.RUN_OF_THREE, Name.RUN_OF_FOUR}:
            place = rng.randrange(len(groups))
            claims = [Claim(of.name, (of.total or 0) + 7 * (at >= place)) for at, of in enumerate(claims_of(groups))]
            found = judge(claims, hand)
            assert [each.claim for each in found.wrong_totals] == [claims[place]], deal
            assert found.said == oracle.points(*deal) + 7


def test_counts_without_sense_are_judged_too() -> None:
    rng = Random(9)
    for _ in range(200):
        claims = [Claim(rng.choice([*Name]), rng.choice([None, *range(30)])) for _ in range(rng.randrange(30))]
        found = judge(claims, read_hand(SEVENTEEN))
        assert found.true_points == 17
        assert found.points - 17 == sum(found.off.values())
