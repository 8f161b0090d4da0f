"""The play: the rulebook's examples, and every short series and many long ones against a second scorer."""

from collections.abc import Callable
from itertools import pairwise, permutations
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests import pegging_oracle as oracle
from trainer.cribbage import pegging
from trainer.cribbage.cards import PACK, Card, Rank, card_of, read_cards
from trainer.cribbage.pegging import Series, tally
from trainer.cribbage.tally import Combination, Kind
from trainer.errors import PastThirtyOne

TABLE = Path(__file__).parent.parent / "data" / "pegging.tsv"
OF_A_CARD = {
    *(Kind.FIFTEEN, Kind.THIRTY_ONE, Kind.PAIR, Kind.PAIR_ROYAL, Kind.DOUBLE_PAIR_ROYAL, Kind.RUN),
}


def series(text: str) -> Series:
    return Series(tuple(card for card in read_cards(text) if card))


def of_ranks(ranks: str) -> Series:
    return series(" ".join(oracle.suited(ranks)))


def ranks_of(of: Series) -> str:
    return oracle.ranks_of([str(card) for card in of.cards])


def items(of: Series) -> list[tuple[str, int]]:
    return [(str(each.kind), each.points) for each in tally(of).combinations]


def named(combinations: list[Combination]) -> list[tuple[str, str, int]]:
    return [(str(of.kind), " ".join(map(str, of.cards)), of.points) for of in combinations]


# The table


def rows() -> list[tuple[str, int, int, str]]:
    lines = [line for line in TABLE.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    return [(cards, int(count), int(points), why) for cards, count, points, why in (line.split("\t") for line in lines)]


def test_the_table_is_whole() -> None:
    assert len(rows()) == 49
    assert len({cards for cards, *_ in rows()}) == 49


@pytest.mark.parametrize(("cards", "count", "points", "why"), rows(), ids=[cards for cards, *_ in rows()])
def test_a_series_of_the_table_counts_and_scores_what_is_known_of_it(
    cards: str, count: int, points: int, why: str
) -> None:
    of = series(cards)
    assert (of.count, tally(of).points) == (count, points)
    found = [f"{kind} of {worth}" if kind == "run" else kind for kind, worth in items(of)]
    assert sorted(found) == sorted(why.split(", ") if why else [])


# The rulebook, and what is easily got wrong

EXAMPLES = {
    # fifteen and thirty-one
    "7H 8D": [("fifteen", 2)],
    "KH 5S": [("fifteen", 2)],
    "5H": [],
    "TH JD KS": [],  # thirty is no fifteen
    "TH 5D 9S 6C": [],  # nor is thirty after a fifteen
    "TH 5D 2S": [],  # the fifteen was the card before
    "TH JD KS AC": [("thirty-one", 2)],
    "KH 5D QS 6C": [("thirty-one", 2)],
    # of a rank
    "7H 7D": [("pair", 2)],
    "TH JD": [],  # pips alike are no pair
    "7H 7D 7S": [("pair royal", 6)],
    "7H 7D 7S 7C": [("double pair royal", 12)],
    "7H 6D 7S": [],  # parted
    "7H 7D 6S 7C": [],  # three of a rank, but the last one stands alone
    "7H 7D 2S 2C": [("pair", 2)],  # the earlier pair was pegged before
    "2H 2D 7S 7C 7H": [("pair royal", 6)],
    "6H 4D 6S 6C": [("pair", 2)],  # the first six does not make it a pair royal
    # runs
    "4H 5D 6S": [("fifteen", 2), ("run", 3)],
    "8H 7D 9S": [("run", 3)],
    "9H 7D 8S": [("run", 3)],
    "6H 7D 6S": [],  # a repeated rank
    "6H 7D 8S 6C": [("run", 3)],  # 7-8-6, not 6-7-8-6
    "6H 7D 7S 8C": [],
    "7H 7D 8S 9C": [("thirty-one", 2), ("run", 3)],  # one run, not a double one
    "2H 4D 3S 5C": [("run", 4)],  # the longest, not three as well
    "KH 3D 5S 4C": [("run", 3)],  # a card before it that does not belong
    "KH 2D 3S 4C QH": [],  # the run ended before
    "AH 2D 3S": [("run", 3)],
    "QH KD AS": [],  # the ace is low
    "KH AD 2S": [],
    "JH QD KS": [("run", 3)],
    "JH QD KS AC": [("thirty-one", 2)],  # and not a run of four
    "AH 3D 5S": [],
    "AH 4D 2S 5C 3H 6D 7C": [("run", 7)],
    # several at once
    "4H 6D 5S": [("fifteen", 2), ("run", 3)],
    "5H 5D 5S": [("fifteen", 2), ("pair royal", 6)],
    "TH 9D 4S 5C 3H": [("thirty-one", 2), ("run", 3)],
    "3H 7D 7S 7C 7H": [("thirty-one", 2), ("double pair royal", 12)],
    "9H 3D 3S": [("fifteen", 2), ("pair", 2)],
}


@pytest.mark.parametrize("text", EXAMPLES)
def test_the_last_card_scores_what_the_rules_say(text: str) -> None:
    assert items(series(text)) == EXAMPLES[text]


@pytest.mark.parametrize("text", EXAMPLES)
def test_the_second_scorer_knows_the_rules_too(text: str) -> None:
    assert oracle.items(ranks_of(series(text))) == EXAMPLES[text]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("KH 4D 6S 5C", ["run: 4D 6S 5C"]),
        ("4D 6S 5C", ["fifteen: 4D 6S 5C", "run: 4D 6S 5C"]),
        ("2H 7D 7S", ["pair: 7D 7S"]),
        ("3H 7D 7S 7C 7H", ["thirty-one: 3H 7D 7S 7C 7H", "double pair royal: 7D 7S 7C 7H"]),
        ("2H 5D 4S 4C", ["fifteen: 2H 5D 4S 4C", "pair: 4S 4C"]),
    ],
)
def test_a_combination_has_its_cards_in_the_order_of_laying(text: str, expected: list[str]) -> None:
    found = tally(series(text)).combinations
    assert [f"{of.kind}: {' '.join(map(str, of.cards))}" for of in found] == expected


# Against the second scorer


def test_every_series_of_up_to_four_ranks_scores_what_the_second_scorer_says() -> None:
    number = 0
    for ranks in oracle.series(longest=4):
        of = of_ranks(ranks)
        assert (of.count, items(of)) == (oracle.count(ranks), oracle.items(ranks)), ranks
        number += 1
    assert number == 24_982


@st.composite
def any_series(draw: st.DrawFn, most: int = 13) -> Series:
    """Cards drawn one after the other, low ones more often, as long as they can be laid."""
    of = Series()
    for _ in range(draw(st.integers(1, most))):
        left = [card for card in PACK if card not in of.cards and of.takes(card)]
        if not left:
            break
        of = of.lay(draw(st.sampled_from(left)))
    return of


@given(any_series())
def test_a_series_of_any_length_scores_what_the_second_scorer_says(of: Series) -> None:
    ranks = ranks_of(of)
    assert (of.count, items(of)) == (oracle.count(ranks), oracle.items(ranks))


@given(st.permutations([rank for rank in Rank if rank < 8]), st.integers(3, 7))
def test_low_cards_in_any_order_score_what_the_second_scorer_says(order: list[Rank], number: int) -> None:
    of = Series(tuple(card_of(rank, rank % 4) for rank in order[:number]))
    assert items(of) == oracle.items(ranks_of(of))


# What changes nothing, and what always holds


@given(any_series(), st.data())
def test_suits_do_not_matter(of: Series, data: st.DataObject) -> None:
    other: list[Card] = []
    for card in of.cards:
        left = [same for same in PACK if same.rank == card.rank and same not in other]
        other.append(data.draw(st.sampled_from(left)))
    assert items(Series(tuple(other))) == items(of)


@given(any_series(most=7))
def test_the_cards_of_a_run_may_be_laid_in_any_order(of: Series) -> None:
    found = pegging.run(of)
    length = found[0].points if found else 0
    if length <= 5:
        for order in permutations(of.cards[len(of.cards) - length :]):
            again = Series((*of.cards[: len(of.cards) - length], *order))
            assert [run.points for run in pegging.run(again)] == [run.points for run in found]


@given(any_series())
def test_a_card_never_scores_both_a_pair_and_a_run(of: Series) -> None:
    assert not (pegging.pairs(of) and pegging.run(of))


@given(any_series())
def test_a_tally_is_of_the_kinds_of_the_play_and_no_kind_is_there_twice(of: Series) -> None:
    kinds = [each.kind for each in tally(of).combinations]
    assert {*kinds} <= OF_A_CARD
    assert len({*kinds}) == len(kinds)
    assert 0 <= tally(of).points <= 14


@given(any_series())
def test_the_last_card_is_in_everything_that_it_scores(of: Series) -> None:
    for each in tally(of).combinations:
        assert each.cards == of.cards[len(of.cards) - len(each.cards) :]


# Laying


def test_an_empty_series_counts_nothing_and_scores_nothing() -> None:
    assert (Series().count, Series().is_full, tally(Series()).points) == (0, False, 0)
    assert pegging.go(Series()) == pegging.last_card(Series()) == []


def test_a_series_grows_by_the_card_that_is_laid() -> None:
    of = Series()
    for card, count in zip(series("JH 5S 7C 6H").cards, (10, 15, 22, 28), strict=True):
        of = of.lay(card)
        assert of.count == count
    assert of == series("JH 5S 7C 6H")


@pytest.mark.parametrize(
    ("text", "card", "count"), [("TH JD KS", "2C", 32), ("TH TD 2S", "KC", 32), ("9H 9D 9S", "QC", 37)]
)
def test_a_card_that_passes_thirty_one_is_refused_with_the_count_it_would_make(
    text: str, card: str, count: int
) -> None:
    laid = series(card).cards[0]
    assert not series(text).takes(laid)
    with pytest.raises(PastThirtyOne) as refused:
        series(text).lay(laid)
    assert (refused.value.card, refused.value.count) == (card, count)


@given(any_series(), st.sampled_from(PACK))
def test_a_card_is_taken_as_long_as_it_stays_within_thirty_one(of: Series, card: Card) -> None:
    assert of.takes(card) == (of.count + card.pips <= 31)
    if of.is_full:
        assert not of.takes(card)


@given(any_series())
def test_a_count_never_falls_and_never_passes_thirty_one(of: Series) -> None:
    counts = [Series(of.cards[:length]).count for length in range(len(of.cards) + 1)]
    assert all(before < after for before, after in pairwise(counts))
    assert counts[-1] <= 31


# Go, last card, heels


@pytest.mark.parametrize(("rule", "kind"), [(pegging.go, "go"), (pegging.last_card, "last card")])
@pytest.mark.parametrize(
    ("text", "points"), [("TH JD KS", 1), ("TH 5D", 1), ("6H 4D 4S", 1), ("TH JD KS AC", 0), ("9H 6C 8D 8S", 0)]
)
def test_go_and_last_card_are_one_point_but_none_at_thirty_one(
    rule: Callable[[Series], list[Combination]], kind: str, text: str, points: int
) -> None:
    of = series(text)
    assert named(rule(of)) == ([(kind, str(of.cards[-1]), 1)] if points else [])


def test_go_and_last_card_are_no_part_of_what_a_card_scores_by_itself() -> None:
    for text in EXAMPLES:
        assert {each.kind for each in tally(series(text)).combinations} <= OF_A_CARD


@pytest.mark.parametrize("card", PACK, ids=str)
def test_a_jack_as_starter_is_two_for_his_heels(card: Card) -> None:
    assert named(pegging.heels(card)) == ([("his heels", str(card), 2)] if card.rank == Rank.JACK else [])
