"""The census: what it remembers is what the rules say when they are asked, and it leaves no deal out."""

from collections import Counter
from functools import cache
from math import comb
from random import Random

import pytest

from tests import oracle
from tests.oracle import Deal
from trainer.cribbage import census, show
from trainer.cribbage.cards import PACK, Card, Hand, Rank, Suit, card_of
from trainer.cribbage.census import Ranks, SuitFacts, SuitShape, facts, rank_classes, suit_shape, suitings

DEALS = 12_994_800
CARDS = {str(card): card for card in PACK}


def hand_of(deal: Deal) -> Hand:
    cards, starter, is_crib = deal
    return Hand(tuple([CARDS[card] for card in cards]), CARDS[starter], is_crib)


def letters(ranks: Ranks) -> str:
    return "".join(oracle.RANKS[rank - 1] for rank in ranks)


def ranks_of(letters: str) -> Ranks:
    return tuple(Rank(oracle.RANKS.index(letter) + 1) for letter in letters)


@cache
def shapes() -> dict[SuitShape, Ranks]:
    """Every suit shape with some ranks that have it."""
    return {suit_shape(ranks): ranks for ranks in rank_classes()}


# Rank classes


def test_there_are_6175_rank_classes_and_they_are_those_a_pack_can_deal() -> None:
    found = [letters(ranks) for ranks in rank_classes()]
    assert len(found) == 6175
    assert sorted(found) == sorted(oracle.rank_classes())


def shuffled(ranks: Ranks, rng: Random) -> list[Card]:
    """Any cards of these ranks, in any order."""
    suits = {rank: rng.sample([*Suit], 4) for rank in set(ranks)}
    cards = [card_of(rank, suits[rank].pop()) for rank in ranks]
    rng.shuffle(cards)
    return cards


def test_the_memo_of_ranks_hides_nothing_that_the_rules_say_when_asked() -> None:
    rng = Random(1)
    for ranks in rng.sample(rank_classes(), 6175):
        cards = shuffled(ranks, rng)
        fifteens, pairs, runs = show.fifteens(cards), show.pairs(cards), show.runs(cards)
        of_ranks = Counter(tuple(sorted(card.rank for card in fifteen.cards)) for fifteen in fifteens)
        remembered = census.fifteens(ranks)
        assert Counter(tuple(sorted(ranks[place] for place in places)) for places in remembered) == of_ranks
        assert len({frozenset(places) for places in remembered}) == len(fifteens), letters(ranks)
        assert census.has_repeated_fifteen(ranks) == any(times > 1 for times in of_ranks.values()), letters(ranks)
        assert census.pairs(ranks) == len(pairs), letters(ranks)
        assert census.runs(ranks) == (len(runs), len(runs[0].cards) if runs else 0), letters(ranks)
        assert len(census.round_the_corner(ranks)) == len(show.round_the_corner(cards)), letters(ranks)
        assert census.rank_points(ranks) == sum(one.points for one in (*fifteens, *pairs, *runs)), letters(ranks)


# Suit shapes


def test_the_suitings_of_all_rank_classes_four_times_turned_are_all_deals() -> None:
    assert comb(52, 4) * 48 == DEALS
    assert sum(4 * len(suitings(suit_shape(ranks))) for ranks in rank_classes()) == DEALS


def test_the_suitings_of_a_shape_are_as_many_as_are_counted_without_making_them() -> None:
    for shape in shapes():
        assert census.number_of_suitings(shape) == len(suitings(shape)), shape


def test_the_suitings_of_a_rank_class_are_its_deals_each_once() -> None:
    of_sizes = {shape.sizes: ranks for shape, ranks in shapes().items()}
    for ranks in of_sizes.values():
        number = len(suitings(suit_shape(ranks)))
        found = [census.cards(ranks, suiting, turn) for suiting in range(number) for turn in range(4)]
        dealt = {(frozenset(map(str, cards)), str(starter)) for cards, starter in found}
        wanted = {(frozenset(cards), starter) for cards, starter, _ in oracle.deals_of(letters(ranks), [False])}
        assert len(found) == len(dealt), letters(ranks)
        assert dealt == wanted, letters(ranks)


def test_a_suiting_gives_the_four_cards_in_order() -> None:
    for shape, ranks in shapes().items():
        for number in range(len(suitings(shape))):
            cards, _ = census.cards(ranks, number, 1)
            assert [*cards] == sorted(cards)


@pytest.mark.parametrize(
    ("ranks", "sizes", "jacks"),
    [
        *(
            ("2468K", (1, 1, 1, 1, 1), None),
            ("268JK", (1, 1, 1, 1, 1), 3),
            ("JJ2KK", (1, 2, 2), 1),
            ("22226", (4, 1), None),
        ),
        *(("2JJJJ", (1, 4), 1), ("2266J", (2, 2, 1), 2), ("22266", (3, 2), None), ("226QK", (2, 1, 1, 1), None)),
    ],
)
def test_a_suit_shape_is_how_many_of_each_rank_and_which_are_jacks(
    ranks: str, sizes: tuple[int, ...], jacks: int | None
) -> None:
    assert suit_shape(tuple(sorted(ranks_of(ranks)))) == SuitShape(sizes, jacks)


def suit_facts_by_oracle(*deal: *tuple[tuple[str, ...], str, bool]) -> SuitFacts:
    cards, starter, is_crib = deal
    is_one_suit = oracle.exercises("flush", cards, starter, False)
    return SuitFacts(
        flush=(5 if cards[0][1] == starter[1] else 0 if is_crib else 4) if is_one_suit else 0,
        has_nobs=oracle.exercises("nobs", *deal),
        is_one_suit=is_one_suit,
        of_starter_suit=[card[1] for card in cards].count(starter[1]),
        has_wrong_jack=oracle.exercises("wrong-jack", *deal),
        is_starter_jack=oracle.exercises("starter-jack", *deal),
    )


@pytest.mark.parametrize("is_crib", [False, True])
def test_every_suiting_stands_once_under_the_facts_of_its_cards(is_crib: bool) -> None:
    for shape, ranks in shapes().items():
        by_facts = census.suitings_by_facts(shape, is_crib)
        assert sorted(one for alike in by_facts.values() for one in alike) == [*range(len(suitings(shape)))]
        for of, alike in by_facts.items():
            for suiting in alike:
                cards, starter = census.cards(ranks, suiting, 0)
                deal = tuple(map(str, cards)), str(starter), is_crib
                assert of == suit_facts_by_oracle(*deal), deal


@pytest.mark.parametrize(("flush", "has_nobs", "points"), [(0, False, 0), (0, True, 1), (4, False, 4), (5, True, 6)])
def test_suits_are_worth_flush_and_nobs(flush: int, has_nobs: bool, points: int) -> None:
    of = SuitFacts(
        flush, has_nobs, is_one_suit=flush > 0, of_starter_suit=0, has_wrong_jack=False, is_starter_jack=False
    )
    assert of.points == points


# Facts of a hand


def assert_facts_agree(deal: Deal) -> None:
    of = facts(hand_of(deal))
    found = oracle.items(*deal)
    runs = [len(cards) for kind, cards, _ in found if kind == "run"]
    of_ranks = sum(points for kind, _, points in found if kind in ("fifteen", "pair", "run"))
    fifteens = sorted(len(cards) for kind, cards, _ in found if kind == "fifteen")
    assert letters(of.ranks) == "".join(sorted([card[0] for card in (*deal[0], deal[1])], key=oracle.RANKS.index)), deal
    assert sorted(map(len, census.fifteens(of.ranks))) == fifteens, deal
    assert census.has_repeated_fifteen(of.ranks) == oracle.exercises("repeated-fifteens", *deal), deal
    assert census.pairs(of.ranks) == sum(kind == "pair" for kind, _, _ in found), deal
    assert census.runs(of.ranks) == (len(runs), max(runs, default=0)), deal
    assert bool(census.round_the_corner(of.ranks)) == oracle.exercises("round-the-corner", *deal), deal
    assert (census.rank_points(of.ranks), of.points) == (of_ranks, oracle.points(*deal)), deal
    assert of.suits == suit_facts_by_oracle(*deal), deal
    assert of.is_crib == deal[2], deal


def test_the_facts_of_random_hands_are_those_of_the_second_scorer() -> None:
    rng = Random(5)
    for number in range(3000):
        *cards, starter = rng.sample(oracle.PACK, 5)
        assert_facts_agree((tuple(cards), starter, number % 2 == 1))


def test_the_facts_of_random_hands_in_two_suits_are_those_of_the_second_scorer() -> None:
    rng = Random(6)
    for number in range(1000):
        *cards, starter = rng.sample([card for card in oracle.PACK if card[1] in "DS"], 5)
        assert_facts_agree((tuple(cards), starter, number % 2 == 1))


def test_a_hand_is_worth_in_the_census_what_its_tally_says() -> None:
    rng = Random(7)
    for number in range(1000):
        *cards, starter = rng.sample(oracle.PACK, 5)
        hand = hand_of((tuple(cards), starter, number % 2 == 1))
        assert facts(hand).points == show.tally(hand).points
