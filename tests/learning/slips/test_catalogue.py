"""The slips: hand-worked examples, a second telling over all deals, and that each can be told from every other."""

from collections.abc import Iterator
from functools import cache
from itertools import chain, combinations

import pytest

from tests import oracle, slip_oracle
from tests.learning.samples import KEYS
from tests.oracle import Deal
from trainer.cribbage import census
from trainer.cribbage.cards import PACK, Hand, read_hand
from trainer.cribbage.tally import Kind
from trainer.learning.slips.catalogue import CATALOGUE
from trainer.learning.slips.slip import Slip

SKILLS = {
    "two-card-fifteens": (
        *("fifteen-missed", "fifteens-forgotten", "fifteen-as-one", "faces-as-numbers", "fifteen-too-many"),
    ),
    "three-card-fifteens": ("no-three-card-fifteens", "only-two-card-fifteens", "ace-as-eleven"),
    "long-fifteens": ("no-four-card-fifteens", "no-five-card-fifteen"),
    "repeated-fifteens": ("repeated-once", "cards-used-once"),
    "nineteen": ("something-from-nothing",),
    "pair": ("pairs-forgotten", "pair-as-one", "tens-as-pairs"),
    "two-pairs": ("one-of-two-pairs",),
    "pair-royal": ("royal-as-two", "royal-as-three", "royal-as-four"),
    "double-pair-royal": ("double-royal-as-six", "double-royal-as-eight"),
    "run-of-three": ("run-missed",),
    "double-run": ("multiple-run-as-one", "multiple-run-as-run-alone", "run-pair-forgotten"),
    "triple-run": ("triple-as-double",),
    "double-double-run": ("double-double-as-double", "double-double-as-triple"),
    "long-run": ("runs-within-runs", "long-run-as-three"),
    "round-the-corner": ("round-the-corner",),
    "flush": ("flush-missed", "flush-five-as-four"),
    "crib-flush": ("crib-flush-of-four",),
    "starter-flush": ("flush-with-starter",),
    "nobs": ("nobs-missed", "nobs-as-two"),
    "wrong-jack": ("any-jack",),
    "starter-jack": ("starter-jack-as-nobs", "heels-in-hand"),
    None: ("starter-left-out",),
}
"""The slips of each skill, as the specification has them."""

SKILL_OF = {slip: skill for skill, slips in SKILLS.items() for slip in slips}
BY_ID = {slip.id: slip for slip in CATALOGUE}
CARDS = {str(card): card for card in PACK}

EXAMPLES = [
    ("fifteen-missed", "4H 5D 6C JS + 5S", -2),  # one of four
    ("fifteen-missed", "5H TD 2C 4S + 8D", -2),  # the only one
    ("fifteen-missed", "2H 2D 6C 8S + TS", 0),  # a pair and no fifteen
    ("fifteens-forgotten", "4H 5D 6C JS + 5S", -8),
    ("fifteens-forgotten", "5H 5D 5S JC + 5C", -16),
    ("fifteens-forgotten", "2H 2D 6C 8S + TS", 0),
    ("fifteen-as-one", "4H 5D 6C JS + 5S", -4),  # four of them
    ("fifteen-as-one", "5H TD 2C 4S + 8D", -2),  # 5+10 and 5+2+8
    ("fifteen-as-one", "2H 2D 6C 8S + TS", 0),
    ("no-three-card-fifteens", "4H 5D 6C JS + 5S", -4),  # 4+5+6 twice; the jack's fives stay
    ("no-three-card-fifteens", "5H 5D 5S JC + 5C", -8),  # 5+5+5 four times
    ("no-three-card-fifteens", "7H 8D QC KS + 2D", 0),
    ("only-two-card-fifteens", "4H 5D 6C JS + 5S", -4),
    ("only-two-card-fifteens", "AH 2D 3C 9S + KD", -4),  # A+2+3+9 and 2+3+K
    ("only-two-card-fifteens", "7H 8D QC KS + 2D", 0),
    ("no-four-card-fifteens", "AH 2D 3C 9S + KD", -2),  # A+2+3+9; 2+3+K stays
    ("no-four-card-fifteens", "3H 3D 3C 3S + 6D", -8),  # 3+3+3+6 four times; three and the six make 12 only
    ("no-four-card-fifteens", "7H 8D QC KS + 2D", 0),
    ("no-five-card-fifteen", "AH 2D 3C 4S + 5D", -2),
    ("no-five-card-fifteen", "AH 2D 3C 9S + KD", 0),
    ("repeated-once", "4H 5D 6C JS + 5S", -4),  # 4+5+6 and 5+J, each twice
    ("repeated-once", "5H 5D 5S JC + 5C", -12),  # eight of two kinds
    ("repeated-once", "5H JD QC KS + 2D", 0),  # three, all of different ranks
    ("cards-used-once", "4H 5D 6C JS + 5S", -4),  # 4+5+6 and 5+J with the other five
    ("cards-used-once", "5H JD QC KS + 2D", -4),  # the five goes into one only
    ("cards-used-once", "7H 8D 5C KS + 2D", -2),  # 7+8 and 5+K; 2+5+8 shares a card with each
    ("cards-used-once", "7H 8D 5C KS + 4D", 0),  # 7+8 and 5+K
    ("faces-as-numbers", "5H JD QC KS + 2D", -4),  # three fives-and-ten go, K+2 = 15 comes
    ("faces-as-numbers", "4H JD 2S 6C + 9D", 2),  # 4+J comes; 2+4+9 and 6+9 are there all the same
    ("faces-as-numbers", "5H JD 4S 2C + 9D", 2 - 2),  # 4+J comes, 5+J goes
    ("faces-as-numbers", "7H 8D 9C 9S + TD", 0),
    ("ace-as-eleven", "AH 4D 6C KS + KD", 2 - 4),  # A+4 comes; A+4+K twice goes
    ("ace-as-eleven", "2H 4D 6C 8S + KD", 0),
    ("ace-as-eleven", "AH 4D 2C 6S + 8D", 2 - 4),  # A+4 comes; A+6+8 and A+2+4+8 go
    ("fifteen-too-many", "4H 5D 6C JS + 5S", 2),
    ("fifteen-too-many", "2H 2D 6C 8S + TS", 0),
    ("something-from-nothing", "2D 4H 6S 8C + TH", 2),
    ("something-from-nothing", "2S 4S 8S QS + 6D crib", 2),  # a crib's four of a suit are nothing
    ("something-from-nothing", "2S 4S 8S QS + 6D", 0),  # the hand's are a flush
    ("something-from-nothing", "2D 4H 6S JC + 8C", 0),  # nobs
    ("pairs-forgotten", "4H 5D 6C JS + 5S", -2),
    ("pairs-forgotten", "5H 5D 5S JC + 5C", -12),
    ("pairs-forgotten", "3H 3D 3S JC + JD", -8),
    ("pairs-forgotten", "2D 4H 6S 8C + TH", 0),
    ("pair-as-one", "4H 5D 6C JS + 5S", -1),
    ("pair-as-one", "KD KH 2S 2C + 3H", -2),
    ("pair-as-one", "3H 3D 3S JC + JD", -1),  # the jacks
    ("pair-as-one", "3H 3D 3S JC + 9D", 0),
    ("pair-as-one", "2D 4H 6S 8C + TH", 0),
    ("tens-as-pairs", "TD JH QS 2C + 3H", 6),  # three tens, as if a pair royal
    ("tens-as-pairs", "KD KH QS 2C + 3H", 4),  # a pair becomes a pair royal
    ("tens-as-pairs", "KD KH 2S 2C + 3H", 0),
    ("one-of-two-pairs", "KD KH 2S 2C + 3H", -2),
    ("one-of-two-pairs", "3H 3D 3S JC + JD", -2),
    ("one-of-two-pairs", "5H 5D 5S JC + 5C", 0),
    ("royal-as-two", "3H 3D 3S JC + JD", -4),
    ("royal-as-two", "5H 5D 5S JC + 5C", 0),
    ("royal-as-three", "3H 3D 3S JC + JD", -3),
    ("royal-as-three", "3H 3D 3S JC + 9D", -3),
    ("royal-as-three", "5H 5D 5S JC + 5C", 0),
    ("royal-as-three", "KD KH 2S 2C + 3H", 0),
    ("royal-as-four", "3H 3D 3S JC + 9D", -2),
    ("royal-as-four", "KD KH 2S 2C + 3H", 0),
    ("double-royal-as-six", "5H 5D 5S JC + 5C", -6),
    ("double-royal-as-six", "3H 3D 3S JC + 9D", 0),
    ("double-royal-as-eight", "3H 3D 3S 3C + 9D", -4),
    ("double-royal-as-eight", "3H 3D 3S JC + 9D", 0),
    ("run-missed", "4H 5D 6C JS + 5S", -6),
    ("run-missed", "AH 2D 3C 4S + 5D", -5),
    ("run-missed", "QH KD AC 4S + 5D", 0),
    ("multiple-run-as-one", "4H 5D 6C JS + 5S", -3),
    ("multiple-run-as-one", "4H 5D 5C 6S + 6D", -9),
    ("multiple-run-as-one", "4H 5D 5C 6S + 7D", -4),
    ("multiple-run-as-one", "4H 5D 6C 6S + 2D", -3),
    ("multiple-run-as-one", "4H 5D 6C KS + KD", 0),  # a pair outside the run
    ("multiple-run-as-run-alone", "4H 5D 6C JS + 5S", -5),  # 3 for eight
    ("multiple-run-as-run-alone", "4H 5D 5C 6S + 7D", -6),  # 4 for ten
    ("multiple-run-as-run-alone", "4H 5D 5C 6S + 5S", -12),  # 3 for fifteen
    ("multiple-run-as-run-alone", "4H 5D 5C 6S + 6D", -13),  # 3 for sixteen
    ("multiple-run-as-run-alone", "4H 5D 6C KS + KD", 0),  # a pair outside the run
    ("multiple-run-as-run-alone", "4H 5D 6C KS + 7D", 0),
    ("run-pair-forgotten", "4H 5D 5C 6S + 7D", -2),
    ("run-pair-forgotten", "4H 5D 5C 6S + 6D", -4),
    ("run-pair-forgotten", "4H 5D 5C 6S + 5S", -6),
    ("run-pair-forgotten", "4H 5D 6C KS + KD", 0),
    ("triple-as-double", "4H 5D 5C 6S + 5S", -3),
    ("triple-as-double", "4H 5D 5C 6S + 6D", 0),
    ("double-double-as-double", "4H 5D 5C 6S + 6D", -6),
    ("double-double-as-double", "4H 5D 5C 6S + 5S", 0),
    ("double-double-as-triple", "4H 5D 5C 6S + 6D", -3),
    ("double-double-as-triple", "4H 5D 5C 6S + 7D", 0),
    ("runs-within-runs", "3H 4D 5C 6S + KD", 6),  # 3-4-5 and 4-5-6
    ("runs-within-runs", "3H 4D 5C 6S + 7D", 9 + 8),  # three of three, two of four
    ("runs-within-runs", "4H 5D 5C 6S + 7D", 12),  # 4-5-6 and 5-6-7, each twice
    ("runs-within-runs", "4H 4D 5C 6S + 7D", 9),  # 4-5-6 twice, 5-6-7 once
    ("runs-within-runs", "4H 5D 6C JS + 5S", 0),
    ("long-run-as-three", "3H 4D 5C 6S + KD", -1),
    ("long-run-as-three", "3H 4D 5C 6S + 7D", -2),
    ("long-run-as-three", "4H 5D 5C 6S + 7D", -2),  # two of four as two of three
    ("long-run-as-three", "4H 5D 6C JS + 5S", 0),
    ("round-the-corner", "QH KD AC 4S + 6D", 3),
    ("round-the-corner", "KH AD 2C 2S + 6D", 6),
    ("round-the-corner", "KH AD 2C 3S + 6D", 4 - 3),  # A-2-3 is a true run
    ("round-the-corner", "JH QD KC AS + 2D", 5 - 3),
    ("round-the-corner", "JH QD KC KS + 2D", 0),
    ("round-the-corner", "KH AD 3C 4S + 6D", 0),  # king and ace alone are two
    ("flush-missed", "2S 4S 8S QS + 6D", -4),
    ("flush-missed", "2S 4S 8S QS + 6S", -5),
    ("flush-missed", "2S 4S 8S QS + 6S crib", -5),
    ("flush-missed", "2S 4S 8S QS + 6D crib", 0),
    ("flush-five-as-four", "2S 4S 8S QS + 6S", -1),
    ("flush-five-as-four", "2S 4S 8S QS + 6S crib", -1),
    ("flush-five-as-four", "2S 4S 8S QS + 6D", 0),
    ("crib-flush-of-four", "2S 4S 8S QS + 6D crib", 4),
    ("crib-flush-of-four", "2S 4S 8S QS + 6S crib", 0),
    ("crib-flush-of-four", "2S 4S 8S QS + 6D", 0),
    ("flush-with-starter", "2S 4S 8S QD + 6S", 4),
    ("flush-with-starter", "2S 4S 8S QD + 6S crib", 4),
    ("flush-with-starter", "2S 4S 8S QS + 6S", 0),
    ("flush-with-starter", "2S 4S 8H QD + 6S", 0),
    ("nobs-missed", "4H 5D 6C JS + 5S", -1),
    ("nobs-missed", "4H 5D 6C 5S + JS", 0),
    ("nobs-as-two", "4H 5D 6C JS + 5S", 1),
    ("nobs-as-two", "4H 5D 6C JS + 5H", 0),
    ("any-jack", "4H 5D 6C JS + 5H", 1),
    ("any-jack", "4H JD 6C JS + 5H", 1),  # one for the jack, though there are two
    ("any-jack", "4H JH 6C JS + 5H", 0),  # one of them is nobs
    ("any-jack", "4H 5D 6C 5S + JS", 0),
    ("starter-jack-as-nobs", "4H 5D 6C 5S + JS", 1),
    ("starter-jack-as-nobs", "4H 5D 6C JS + 5S", 0),
    ("heels-in-hand", "4H 5D 6C 5S + JS", 2),
    ("heels-in-hand", "4H 5D 6C JS + 5S", 0),
    ("starter-left-out", "4H 5D 6C JS + 5S", -9),  # 4+5+6, 5+J, the run: seven, and nobs all the same; of seventeen
    ("starter-left-out", "2S 4S 8S QS + 6S", 0),  # the flush of five stays
    ("starter-left-out", "3H 4D 5C 6S + 7D", -3),  # 4+5+6 and a run of four, for 4+5+6 and 3+5+7 and one of five
]


def hand_of(deal: Deal) -> Hand:
    cards, starter, is_crib = deal
    return Hand(tuple([CARDS[card] for card in cards]), CARDS[starter], is_crib)


@pytest.mark.parametrize(("slip", "hand", "difference"), EXAMPLES)
def test_hand_worked(slip: str, hand: str, difference: int) -> None:
    assert BY_ID[slip].difference(read_hand(hand)) == difference


def test_every_slip_has_examples_of_both_sorts() -> None:
    for slip in CATALOGUE:
        found = [difference for of, _, difference in EXAMPLES if of == slip.id]
        assert len(found) >= 2, slip.id
        assert any(found), slip.id
        assert not all(found), slip.id


# The catalogue


def test_the_catalogue_is_that_of_the_specification_in_its_order() -> None:
    assert [slip.id for slip in CATALOGUE] == [*slip_oracle.MISCOUNTS]
    assert len(BY_ID) == 42


def test_each_slip_speaks_against_its_skill_and_the_skills_are_the_21() -> None:
    assert {slip.id: slip.skill for slip in CATALOGUE} == SKILL_OF
    assert {slip.skill for slip in CATALOGUE} - {None} == {*KEYS}


def test_each_slip_touches_the_kind_that_its_skill_is_of() -> None:
    kinds = {slip.id: slip.kind for slip in CATALOGUE}
    assert kinds.pop("starter-left-out") is None
    assert kinds.pop("multiple-run-as-run-alone") is None  # runs and pairs
    assert kinds.pop("run-pair-forgotten") is Kind.PAIR
    words = {
        Kind.FIFTEEN: ("fifteen", "nineteen"),
        Kind.PAIR: ("pair",),
        Kind.RUN: ("run", "corner"),
        Kind.FLUSH: ("flush",),
        Kind.NOBS: ("nobs", "jack"),
    }
    for slip, kind in kinds.items():
        assert kind is not None
        skill = SKILL_OF[slip]
        assert skill is not None
        assert any(word in skill for word in words[kind]), slip


# All deals


@cache
def of_ranks() -> list[Deal]:
    """Every rank class, the starter and hand or crib by turns; no flush among them."""
    return [
        (*[*oracle.cuts(oracle.plain_five(ranks))][place % 5], place % 2 == 1)
        for place, ranks in enumerate(oracle.rank_classes())
    ]


@cache
def of_suits() -> list[Deal]:
    """Every shape of suits; one deal stands for all with the same cards in the starter's suit and as many suits."""
    alike = {
        (
            *[(card[0], card[1] == starter[1]) for card in (*cards, starter)],
            len({*"".join(cards)} & {*"CDHS"}),
            is_crib,
        ): (cards, starter, is_crib)
        for cards, starter, is_crib in oracle.suit_structures()
    }
    return [*alike.values()]


def deals() -> Iterator[Deal]:
    """Every class of ranks and every shape of suits."""
    return chain(of_ranks(), of_suits())


@cache
def found() -> dict[str, list[int]]:
    """What each slip adds to all those deals."""
    facts = [census.facts(hand_of(deal)) for deal in deals()]
    return {slip.id: [slip(of) for of in facts] for slip in CATALOGUE}


def test_the_deals_are_all_classes_and_shapes() -> None:
    classes = {"".join(sorted(card[0] for card in (*cards, starter))) for cards, starter, _ in of_ranks()}
    assert len(of_ranks()) == len(classes) == 6175
    of_all = {(census.facts(hand_of(deal)).suits, deal[2]) for deal in oracle.suit_structures()}
    assert {(census.facts(hand_of(deal)).suits, deal[2]) for deal in of_suits()} == of_all
    assert len(of_all) == 52


@pytest.mark.parametrize("slip", CATALOGUE, ids=lambda slip: slip.id)
def test_a_slip_adds_what_somebody_who_makes_it_counts_otherwise(slip: Slip) -> None:
    minds_suits = slip.kind in (Kind.FLUSH, Kind.NOBS) or slip.id == "something-from-nothing"
    for deal, ours in zip(deals() if minds_suits else of_ranks(), found()[slip.id], strict=minds_suits):
        assert ours == slip_oracle.difference(slip.id, *deal), deal


def test_the_starter_left_out_whichever_it_is() -> None:
    for ranks in oracle.rank_classes()[::6]:
        for cards, starter in oracle.cuts(oracle.plain_five(ranks)):
            ours = BY_ID["starter-left-out"].difference(hand_of((cards, starter, False)))
            assert ours == slip_oracle.difference("starter-left-out", cards, starter, False), (cards, starter)


def test_no_two_slips_are_the_same_on_all_deals() -> None:
    for one, other in combinations(CATALOGUE, 2):
        apart = next(
            (
                deal
                for deal, *both in zip(deals(), found()[one.id], found()[other.id], strict=True)
                if both[0] != both[1]
            ),
            None,
        )
        assert apart is not None, f"{one.id} and {other.id}"
        assert one.difference(hand_of(apart)) != other.difference(hand_of(apart))


def test_no_slip_makes_a_count_of_less_than_nothing() -> None:
    for place, deal in enumerate(deals()):
        assert min(changes[place] for changes in found().values()) + oracle.points(*deal) >= 0


ONLY_THERE = [
    *("no-three-card-fifteens", "no-four-card-fifteens", "no-five-card-fifteen", "repeated-once"),
    *("something-from-nothing", "one-of-two-pairs", "royal-as-two", "royal-as-three", "royal-as-four"),
    *("double-royal-as-six", "double-royal-as-eight", "triple-as-double"),
    *("double-double-as-double", "double-double-as-triple", "runs-within-runs", "long-run-as-three"),
    *("round-the-corner", "crib-flush-of-four", "flush-with-starter"),
    *("nobs-missed", "nobs-as-two", "any-jack", "starter-jack-as-nobs", "heels-in-hand"),
]
"""Slips that cannot be made but where the deal exercises their skill."""

WHEREVER = [
    *("repeated-once", "something-from-nothing", "one-of-two-pairs", "royal-as-two", "royal-as-three", "royal-as-four"),
    *("double-royal-as-six", "double-royal-as-eight", "multiple-run-as-one", "run-pair-forgotten"),
    "multiple-run-as-run-alone",
    *("triple-as-double", "double-double-as-double", "double-double-as-triple"),
    *("runs-within-runs", "long-run-as-three", "round-the-corner", "flush-missed", "flush-with-starter"),
    *("nobs-missed", "nobs-as-two", "any-jack", "starter-jack-as-nobs", "heels-in-hand", "run-missed"),
    *("no-three-card-fifteens", "only-two-card-fifteens", "fifteen-missed", "fifteens-forgotten", "fifteen-too-many"),
    *("pairs-forgotten", "pair-as-one", "fifteen-as-one"),
]
"""Slips that can be made wherever the deal exercises their skill."""


def exercising(slip: str) -> list[bool]:
    """Which of the deals exercise the skill of a slip."""
    skill = SKILL_OF[slip]
    assert skill is not None
    return _exercising(skill)


@cache
def _exercising(skill: str) -> list[bool]:
    return [oracle.exercises(skill, *deal) for deal in deals()]


@pytest.mark.parametrize("slip", ONLY_THERE)
def test_it_changes_only_deals_that_exercise_its_skill(slip: str) -> None:
    assert not [
        deal for deal, is_on, by in zip(deals(), exercising(slip), found()[slip], strict=True) if by and not is_on
    ]


@pytest.mark.parametrize("slip", WHEREVER)
def test_it_changes_every_deal_that_exercises_its_skill(slip: str) -> None:
    assert not [
        deal for deal, is_on, by in zip(deals(), exercising(slip), found()[slip], strict=True) if is_on and not by
    ]


@pytest.mark.parametrize("slip", [slip for slip in SKILL_OF if SKILL_OF[slip]])
def test_it_changes_some_deals_that_exercise_its_skill(slip: str) -> None:
    assert any(is_on and by for is_on, by in zip(exercising(slip), found()[slip], strict=True))
