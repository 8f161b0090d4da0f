"""The spoken count: groups, names and running totals, derived a second time from how often each rank is there."""

from collections import Counter
from functools import cache
from itertools import accumulate
from math import prod
from random import Random

import pytest

from tests import oracle
from tests.oracle import Deal
from trainer.cribbage.cards import PACK, Hand, read_hand
from trainer.cribbage.show import tally
from trainer.cribbage.spoken import Call, Style, calls
from trainer.cribbage.tally import Combination, Kind, Tally

STYLES = [*Style]
GROUPS = ["fifteen", "pair", "run", "flush", "nobs"]
WINDOWS = [oracle.RANKS[first : first + size] for size in (5, 4, 3) for first in range(14 - size)]
CARDS = {str(card): card for card in PACK}


def hand_of(deal: Deal) -> Hand:
    cards, starter, is_crib = deal
    return Hand(tuple([CARDS[card] for card in cards]), CARDS[starter], is_crib)


def called(text: str, style: Style = Style.SHORT) -> list[str]:
    """The calls as name and running total, as they are spoken."""
    return [f"{call.name} {call.total}" for call in calls(tally(read_hand(text)), style)]


# The same, derived otherwise


def expected(deal: Deal, style: Style) -> list[tuple[str, int, int]]:
    """Name, points and running total of each call."""
    cards, starter, _ = deal
    ranks = [card[0] for card in (*cards, starter)]
    worth = [(kind, points) for kind, _, points in oracle.items(*deal)]
    runs = _runs(ranks, style)
    with_run = runs[1] if runs and style == "shortcut" else ""
    groups = [
        *(worth.count(("fifteen", 2)) * [("fifteen", 2)]),
        *_pairs([rank for rank in ranks if rank not in with_run]),
        *([(runs[0], runs[2])] if runs else []),
        *[(kind, points) for kind, points in worth if kind in ("flush", "nobs")],
    ]
    totals = accumulate(points for _, points in groups)
    return [(name, points, total) for (name, points), total in zip(groups, totals, strict=True)]


def _pairs(ranks: list[str]) -> list[tuple[str, int]]:
    """Each rank's pairs are one call; a pair royal is called before a pair."""
    words = {2: ("pair", 2), 3: ("pair royal", 6), 4: ("double pair royal", 12)}
    return [words[number] for _, number in Counter(ranks).most_common() if number > 1]


def _runs(ranks: list[str], style: Style) -> tuple[str, str, int] | None:
    """The call of the runs, the ranks in them, and its points."""
    ranks_there = set(ranks)
    in_run = next((window for window in WINDOWS if ranks_there.issuperset(window)), None)
    if in_run is None:
        return None
    number = [ranks.count(rank) for rank in in_run]
    of = {3: "three", 4: "four", 5: "five"}[len(in_run)]
    name = {
        (): f"run of {of}",
        (2,): f"double run of {of}" if style == "shortcut" else "double run",
        (3,): "triple run",
        (2, 2): "double double run",
    }[tuple(times for times in number if times > 1)]
    pairs = sum({1: 0, 2: 2, 3: 6}[times] for times in number) if style == "shortcut" else 0
    return name, in_run, len(in_run) * prod(number) + pairs


@cache
def deals() -> list[Deal]:
    """Each rank class in shuffled order: as its suits fall, and in one suit if it can be; and many suit structures."""
    rng = Random(11)
    found = rng.sample(oracle.suit_structures(), 1500)
    for number, ranks in enumerate(oracle.rank_classes()):
        *cards, starter = oracle.any_five(ranks, rng)
        found.append((tuple(cards), starter, number % 2 == 0))
        if len(set(ranks)) == 5:
            four = tuple([card[0] + "H" for card in cards])
            found.append((four, starter[0] + rng.choice("HS"), number % 2 == 0))
    return found


@cache
def all_calls() -> list[tuple[Deal, Style, Tally, tuple[Call, ...]]]:
    tallies = [(deal, tally(hand_of(deal))) for deal in deals()]
    return [(deal, style, found, calls(found, style)) for deal, found in tallies for style in STYLES]


def test_names_points_and_running_totals_of_every_rank_class_and_suit_shape() -> None:
    for deal, style, _, made in all_calls():
        assert [(str(call.name), call.points, call.total) for call in made] == expected(deal, style), (deal, style)


def test_calls_hold_each_combination_once_and_are_worth_what_they_hold() -> None:
    for deal, style, found, made in all_calls():
        held = [combination for call in made for combination in call.combinations]
        assert Counter(held) == Counter(found.combinations), (deal, style)
        assert all(call.points == sum(one.points for one in call.combinations) for call in made), (deal, style)


def test_the_last_total_is_what_the_hand_is_worth_and_nothing_is_said_of_nothing() -> None:
    for deal, style, _, made in all_calls():
        points = oracle.points(*deal)
        assert [call.total for call in made][-1:] == ([points] if points else []), (deal, style)
        assert all(call.points > 0 for call in made), (deal, style)


def test_groups_come_in_the_order_fifteens_pairs_runs_flush_nobs() -> None:
    for deal, style, _, made in all_calls():
        kinds = [GROUPS.index(call.combinations[-1].kind) for call in made]
        assert kinds == sorted(kinds), (deal, style)
        assert all(kinds.count(GROUPS.index(kind)) <= 1 for kind in ("run", "flush", "nobs"))


def test_a_call_holds_one_kind_and_pairs_of_one_rank_unless_it_is_a_whole_run() -> None:
    for deal, style, _, made in all_calls():
        for call in made:
            kinds = {combination.kind for combination in call.combinations}
            ranks = {card.rank for combination in call.combinations for card in combination.cards}
            if kinds == {Kind.PAIR}:
                assert len(ranks) == 1, (deal, style)
            elif len(kinds) > 1:
                assert (style, kinds) == (Style.SHORTCUT, {Kind.PAIR, Kind.RUN}), (deal, style)


def test_each_rank_is_called_once_in_pairs() -> None:
    for deal, style, _, made in all_calls():
        ranks = [call.combinations[0].cards[0].rank for call in made if call.combinations[0].kind is Kind.PAIR]
        assert len(ranks) == len(set(ranks)), (deal, style)


def test_fifteens_are_called_in_the_order_of_the_tally() -> None:
    for deal, style, found, made in all_calls():
        fifteens = [call.combinations for call in made if call.combinations[0].kind is Kind.FIFTEEN]
        assert fifteens == [(fifteen,) for fifteen in found.of(Kind.FIFTEEN)], (deal, style)


def test_shortcut_takes_a_multiple_run_together_with_the_pairs_inside_it_only() -> None:
    for deal, _, found, made in all_calls():
        runs = found.of(Kind.RUN)
        ranks_in_run = {card.rank for run in runs for card in run.cards}
        inside = [pair for pair in found.of(Kind.PAIR) if pair.cards[0].rank in ranks_in_run]
        for call in made:
            if call.combinations[-1].kind is Kind.RUN:
                assert set(call.combinations) in ({*runs}, {*runs, *inside}), deal
                is_whole = " of " in call.name and call.name.startswith("double")
                assert not is_whole or len(call.combinations) == 3, deal


# The rules' examples


@pytest.mark.parametrize(
    ("cards", "name", "runs", "whole_name", "with_pairs"),
    [
        ("4H 5D 5C 6S KH", "double run", 6, "double run of three", 8),
        ("4H 5D 5C 6S 7H", "double run", 8, "double run of four", 10),
        ("4H 5D 5C 5S 6S", "triple run", 9, "triple run", 15),
        ("4H 4D 5C 5S 6S", "double double run", 12, "double double run", 16),
    ],
)
def test_multiple_runs_are_named_and_worth_what_the_table_says(
    cards: str, name: str, runs: int, whole_name: str, with_pairs: int
) -> None:
    found = tally(read_hand(cards))
    by_style = {
        style: [(str(call.name), call.points) for call in calls(found, style) if call.combinations[-1].kind is Kind.RUN]
        for style in STYLES
    }
    assert by_style == {
        Style.SHORT: [(name, runs)],
        Style.LONG: [(name, runs)],
        Style.SHORTCUT: [(whole_name, with_pairs)],
    }


@pytest.mark.parametrize(
    ("text", "style", "said"),
    [
        (
            "4H 5D 6C JS 5S",
            Style.SHORT,
            "fifteen 2, fifteen 4, fifteen 6, fifteen 8, pair 10, double run 16, nobs 17",
        ),
        ("4H 5D 6C JS 5S", Style.LONG, "fifteen 2, fifteen 4, fifteen 6, fifteen 8, pair 10, double run 16, nobs 17"),
        (
            "4H 5D 6C JS 5S",
            Style.SHORTCUT,
            "fifteen 2, fifteen 4, fifteen 6, fifteen 8, double run of three 16, nobs 17",
        ),
        ("2H 3D 4C KS KD", Style.SHORT, "fifteen 2, fifteen 4, pair 6, run of three 9"),
        ("2H 3D 4C KS KD", Style.SHORTCUT, "fifteen 2, fifteen 4, pair 6, run of three 9"),
        ("2H 2D 4C 4S 9D", Style.SHORT, "fifteen 2, fifteen 4, fifteen 6, fifteen 8, pair 10, pair 12"),
        ("2H QD 2C QS 2D", Style.SHORT, "pair royal 6, pair 8"),
        ("QH 2D QC 2S 2C", Style.SHORTCUT, "pair royal 6, pair 8"),
        ("QH 2D QC QS 2C", Style.LONG, "pair royal 6, pair 8"),
        ("2H 2D 2C 2S KD", Style.SHORT, "double pair royal 12"),
        ("9H TD JC QS KD", Style.SHORT, "run of five 5"),
        ("TH JH QH KH 2C", Style.SHORTCUT, "run of four 4, flush 8"),
        ("2H 4H 6H JH TH", Style.SHORT, "flush 5, nobs 6"),
        ("2H 4D 6C JS 8S", Style.LONG, "nobs 1"),
        ("QH KD AC 2S 6D", Style.SHORT, ""),
    ],
)
def test_examples_are_called_as_players_do(text: str, style: Style, said: str) -> None:
    assert ", ".join(called(text, style)) == said


def test_two_pairs_are_called_in_the_order_in_which_the_hand_holds_them() -> None:
    found = calls(tally(read_hand("QH 2D QC 2S 9H")))
    assert [str(call.combinations[0].cards[0]) for call in found] == ["QH", "2D"]


def test_the_pair_royal_of_a_full_house_is_called_first_wherever_it_stands() -> None:
    for text in ("QH 2D QC 2S 2C", "2D QH QC 2S 2C", "2S 2D 2C QH QC", "QH QC 2S 2D 2C"):
        first, second = calls(tally(read_hand(text)))
        assert {str(card)[0] for one in first.combinations for card in one.cards} == {"2"}
        assert (str(second.name), len(second.combinations)) == ("pair", 1)


def test_short_is_the_style_unless_another_is_asked_for() -> None:
    found = tally(read_hand("4H 5D 6C JS 5S"))
    assert calls(found) == calls(found, Style.SHORT) != calls(found, Style.SHORTCUT)


@pytest.mark.parametrize("style", STYLES)
def test_a_tally_of_nothing_has_no_calls(style: Style) -> None:
    assert calls(Tally(()), style) == ()


def test_a_call_of_a_whole_run_holds_its_pairs_before_its_runs() -> None:
    whole = calls(tally(read_hand("4H 5D 5C 6S KH")), Style.SHORTCUT)[-1]
    assert [one.kind for one in whole.combinations] == [Kind.PAIR, Kind.RUN, Kind.RUN]
    assert all(isinstance(one, Combination) for one in whole.combinations)
