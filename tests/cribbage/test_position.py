"""A play as it is told: where series begin, what go and last add, what is refused, and how it is read."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests import oracle as pack
from tests import pegging_oracle as oracle
from trainer.cribbage.cards import Rank, read_cards
from trainer.cribbage.position import Position, Sign, early_go, positions, read_play
from trainer.errors import (
    LaidTwice,
    MisplacedGo,
    MisplacedLast,
    PastThirtyOne,
    TrainerError,
    UnreadableCard,
)

WORKED_DEAL = "JH 5S 7C 6H 2S go 6D 4S 4H last"


def told(text: str) -> list[Position]:
    return positions(read_play(text))


def scores(text: str) -> list[str]:
    """Card, count and points, and what they are for."""
    return [
        " ".join(
            [f"{of.card} {of.series.count} {of.tally.points}", *(str(each.kind) for each in of.tally.combinations)]
        )
        for of in told(text)
    ]


# The worked deal of the rules


def test_the_play_of_the_worked_deal_goes_as_the_rules_say() -> None:
    assert scores(WORKED_DEAL) == [
        "JH 10 0",
        "5S 15 2 fifteen",
        "7C 22 0",
        "6H 28 3 run",
        "2S 30 1 go",
        "6D 6 0",
        "4S 10 0",
        "4H 14 3 pair last card",
    ]


def test_the_play_of_the_worked_deal_pays_dealer_six_and_pone_three() -> None:
    layers = ("pone", "dealer", "pone", "dealer", "dealer", "pone", "dealer", "pone")
    pegged = {"pone": 0, "dealer": 0}
    for who, position in zip(layers, told(WORKED_DEAL), strict=True):
        pegged[who] += position.tally.points
    assert pegged == {"pone": 3, "dealer": 6}
    assert pegged["dealer"] + 9 + 6 == 21  # hand and crib


# Where a series ends


@pytest.mark.parametrize(
    ("text", "last"),
    [
        # a pair, a pair royal and a run reach over neither a go nor thirty-one
        ("KH QD 5S go 5C", "5C 5 0"),
        ("KH QD 5S 5D go 5C", "5C 5 0"),
        ("KH QD 5S 5D go 5C 5H", "5H 10 2 pair"),
        ("KH QD JS AC AD", "AD 1 0"),
        ("TH 9D 8S go 7C 6H", "6H 13 0"),
        ("9H TD 7S 5C 6H 4D", "4D 10 0"),
        ("TH 9D 7S 5C 6H 7D", "7D 13 0"),
        ("TH 9D 7S 5C go 6H 7D 8C", "8C 21 3 run"),
        # nor does the count
        ("TH TD TS go 5C", "5C 5 0"),
        ("TH TD TS AC KC 5C", "5C 15 2 fifteen"),
        # after thirty-one a go adds nothing and is not needed
        ("TH TD TS AC", "AC 31 2 thirty-one"),
        ("TH TD TS AC go", "AC 31 2 thirty-one"),
        ("TH TD TS AC go 5C", "5C 5 0"),
        # go and last card
        ("TH TD TS go", "TS 30 7 pair royal go"),
        ("TH TD TS go go", "TS 30 7 pair royal go"),
        ("TH TD TS last", "TS 30 7 pair royal last card"),
        ("TH TD TS go last", "TS 30 7 pair royal last card"),
        ("TH TD TS AC last", "AC 31 2 thirty-one"),
        ("TH 5D last", "5D 15 3 fifteen last card"),
        ("TH JD QS go 5D last", "5D 5 1 last card"),
    ],
)
def test_the_last_card_of_a_play_scores_what_the_rules_say(text: str, last: str) -> None:
    assert scores(text)[-1] == last


def test_a_position_knows_the_series_before_and_counts_nothing_of_it() -> None:
    first, second, third, fourth = told("TH TD TS AC")
    assert not first.before.cards
    assert fourth.series.cards == (first.card, second.card, third.card, fourth.card)
    *_, go, after, then = told("TH JD KS go 5C 5D")
    assert after.before == then.before == go.series
    assert (go.is_end, after.is_end) == (True, False)


# Against the second scorer


@st.composite
def plays(draw: st.DrawFn) -> list[str]:
    """Cards in any order, with a go where the next would pass thirty-one, and sometimes a last."""
    cards = draw(st.lists(st.sampled_from(pack.PACK), min_size=1, max_size=20, unique=True))
    play: list[str] = []
    count = 0
    for card in cards:
        if count + pack.PIPS[card[0]] > 31:
            if count < 31 or draw(st.booleans()):
                play.append("go")
            count = 0
        count += pack.PIPS[card[0]]
        play.append(card)
    return play + ["last"] * draw(st.booleans())


@given(plays())
def test_a_play_scores_what_the_second_scorer_says(play: list[str]) -> None:
    found = iter(told(" ".join(play)))
    ranks = ""
    for place, word in enumerate(play):
        if word not in ("go", "last"):
            ranks = word[0] if oracle.count(ranks) == 31 or play[place - 1 : place] == ["go"] else ranks + word[0]
            of = next(found)
            sign = play[place + 1] if play[place + 1 : place + 2] in (["go"], ["last"]) else None
            assert (str(of.card), of.series.count, of.sign) == (word, oracle.count(ranks), sign)
            one = {"go": [("go", 1)], "last": [("last card", 1)]}.get(sign or "", [])
            expected = oracle.items(ranks) + (one if oracle.count(ranks) < 31 else [])
            assert [(str(each.kind), each.points) for each in of.tally.combinations] == expected
    assert next(found, None) is None


@given(plays())
def test_no_card_is_paid_twice_for_being_the_last_of_something(play: list[str]) -> None:
    assert all(len(of.ending) <= 1 and not (of.ending and of.series.is_full) for of in told(" ".join(play)))


# What is refused


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("KH QD JS 2C", PastThirtyOne("2C", 32)),
        ("KH QD JS go KH", LaidTwice("KH")),
        ("5H 5H", LaidTwice("5H")),
        ("go", MisplacedGo()),
        ("go 5H", MisplacedGo()),
        ("last", MisplacedLast()),
        ("5H last 5D", MisplacedLast()),
        ("5H last go", MisplacedLast()),
        ("5H last last", MisplacedLast()),
        ("5H go last 5D", MisplacedLast()),
        ("5X", UnreadableCard("5X")),
        ("5H 6X", UnreadableCard("6X")),
        ("5H + 6D", UnreadableCard("+")),
        ("5H|6D", UnreadableCard("5H|6D")),
        ("gogo", UnreadableCard("gogo")),
        (",", UnreadableCard(",")),
        ("", UnreadableCard("")),
    ],
)
def test_a_play_that_cannot_be_is_refused(text: str, error: TrainerError) -> None:
    with pytest.raises(type(error)) as refused:
        told(text)
    assert vars(refused.value) == vars(error)


@pytest.mark.parametrize(
    ("text", "early"),
    [
        (WORKED_DEAL, None),
        ("TH JD QS go 5D", None),
        ("TH JD QS AC go 5D", None),
        ("JH 5S 7C 6H go 2S go 6D", (28, "2S")),
        ("JH 5S 7C 6H go 6D 4S 4H 2S", (28, "2S")),
        ("5H go 5D", (5, "5D")),
        ("5H go", None),
    ],
)
def test_a_go_where_a_later_card_would_have_fitted_is_found(text: str, early: tuple[int, str] | None) -> None:
    found = early_go(told(text))
    assert (found and (found[0].series.count, str(found[1]))) == early


# Reading


@pytest.mark.parametrize(
    "text", ["7D 8S go 10C last", "7d,8s,go,tc,last", "7D8S GO 10♣ Last", "7♦8♠ go T♣; last", " 7D 8S\ngo\tTC last "]
)
def test_a_play_is_read_as_people_write_it(text: str) -> None:
    assert read_play(text) == [*read_cards("7D 8S"), Sign.GO, *read_cards("TC"), Sign.LAST]


def test_what_another_language_has_for_ranks_and_signs_is_read_too() -> None:
    read = read_play("BH dd Letzte", {"B": Rank.JACK, "D": Rank.QUEEN}, {"letzte": Sign.LAST})
    assert read == [*read_cards("JH QD"), Sign.LAST]
    with pytest.raises(UnreadableCard):
        read_play("5H letzte")


def test_a_play_without_spaces_is_the_same_play() -> None:
    rng = Random(5)
    for _ in range(50):
        cards = rng.sample(pack.PACK, 8)
        assert read_play("".join(cards)) == read_play(" ".join(cards))
