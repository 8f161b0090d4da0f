"""The opponents: their discards against a count of every starter, their play against every hand of the other."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations
from random import Random
from statistics import mean, stdev

import pytest

from tests import oracle
from tests.benchmarks.opponents import play, results
from tests.cribbage.referee import Referee
from tests.cribbage.table import CARDS, cards, dealt, played
from trainer.cribbage import crib_values
from trainer.cribbage.cards import PACK, Card, Rank, Suit, card_of
from trainer.cribbage.discarding import best_discards, choices, crib_points, hand_points
from trainer.cribbage.game.actions import Count, Discard, Lay
from trainer.cribbage.game.state import Due, Laid, Player
from trainer.cribbage.game.step import step
from trainer.cribbage.game.view import View, view
from trainer.cribbage.opponent import GREEDY, RANDOM, SKILLED, Opponent
from trainer.cribbage.pegging import Series

ME, OTHER = Player.ONE, Player.TWO
OPPONENTS = {"random": RANDOM, "greedy": GREEDY, "skilled": SKILLED}


# Discards


def over_all_starters(kept: Sequence[Card], six: Sequence[Card]) -> float:
    """The points of a hand on average, counted by the oracle with each starter."""
    names = [*map(str, kept)]
    return mean(oracle.points(names, starter, False) for starter in oracle.PACK if CARDS[starter] not in six)


FLUSHES = ["2H 4H 6H 8H JH KH", "AS 3S 5S 9S JS JD", "5C 5D 5H 5S JC JD", "JC JD JH JS 5C 5D", "AC AD AH AS 2C 2D"]


@pytest.mark.parametrize("six", [*map(cards, FLUSHES), *(tuple(Random(seed).sample(PACK, 6)) for seed in range(25))])
def test_a_hand_is_worth_its_mean_over_the_46_starters(six: tuple[Card, ...]) -> None:
    found = choices(six)
    assert {choice.discards for choice in found} == {*combinations(six, 2)}
    for choice in found:
        kept = tuple(card for card in six if card not in choice.discards)
        assert choice.hand_points == hand_points(kept, six) == pytest.approx(over_all_starters(kept, six))


@pytest.mark.parametrize("is_dealer", [True, False])
def test_the_discards_are_the_best_of_all_fifteen(is_dealer: bool) -> None:
    rng = Random(4)
    sign = 1 if is_dealer else -1
    for _ in range(40):
        six = rng.sample(PACK, 6)
        worths = {
            pair: over_all_starters([card for card in six if card not in pair], six)
            + sign * crib_points(pair, is_dealer)
            for pair in combinations(six, 2)
        }
        assert worths[best_discards(six, is_dealer)] == pytest.approx(max(worths.values()))  # type: ignore[index]


@pytest.mark.parametrize(
    ("six", "is_dealer", "discards"),
    [
        ("4H 5D 6C 6S QH KD", True, "QH KD"),
        ("4H 5D 6C 6S QH KD", False, "QH KD"),
        ("2H 3D 6C 7S 8H 9D", True, "2H 3D"),  # in the own crib a 2-3 is welcome
    ],
)
def test_plain_discards(six: str, is_dealer: bool, discards: str) -> None:
    assert set(best_discards(cards(six), is_dealer)) == set(cards(discards))


# The crib


@pytest.mark.parametrize("table", [crib_values.OWN_CRIB, crib_values.OTHERS_CRIB], ids=["own", "others"])
def test_the_crib_table_has_all_ranks_and_knows_the_fives(table: Sequence[Sequence[float]]) -> None:
    assert [len(row) for row in table] == [13] * 13
    values = [value for row in table for value in row]
    assert 2 < min(values) < 5
    assert max(values) == table[4][4]
    for rank in Rank:
        mates = [table[max(rank, other) - 1][min(rank, other) - 1] for other in Rank if other is not rank]
        assert table[rank - 1][rank - 1] > mean(mates) or rank is Rank.FIVE


def test_a_crib_does_not_mind_the_order_nor_which_suits() -> None:
    for one, other in combinations(PACK[:36:5] + PACK[3:50:7], 2):
        for is_own in (True, False):
            turned = [card_of(card.rank, (card.suit + 1) % 4) for card in (other, one)]
            assert crib_points((one, other), is_own) == crib_points(turned, is_own)


def test_two_cards_of_one_suit_are_worth_a_little_more_in_a_crib() -> None:
    pairs = [*combinations(Rank, 2)]
    for is_own in (True, False):
        gains = [
            crib_points((card_of(one, Suit.CLUBS), card_of(other, Suit.CLUBS)), is_own)
            - crib_points((card_of(one, Suit.CLUBS), card_of(other, Suit.HEARTS)), is_own)
            for one, other in pairs
        ]
        assert 0 < mean(gains) < 0.2


def test_the_other_players_crib_is_worth_more_than_the_own_with_the_same_cards() -> None:
    """As the dealer throws what goes well together, and the pone what does not."""
    pairs = [(card_of(one, Suit.CLUBS), card_of(other, Suit.HEARTS)) for one, other in combinations(Rank, 2)]
    assert all(crib_points(pair, False) > crib_points(pair, True) for pair in pairs)


@pytest.mark.parametrize("pair", ["5C 5D", "5C JD", "2C 3D", "7C 8D", "TC KD", "AC 9C"])
@pytest.mark.parametrize("is_own", [True, False])
def test_the_crib_table_is_what_our_own_opponent_makes_of_it(pair: str, is_own: bool) -> None:
    rng = Random(f"{pair} {is_own}")
    ours = cards(pair)
    rest = [card for card in PACK if card not in ours]
    points = []
    for _ in range(250):
        *six, starter = rng.sample(rest, 7)
        crib = [*map(str, (*ours, *best_discards(six, not is_own)))]
        points.append(oracle.points(crib, str(starter), True))
    assert abs(mean(points) - crib_points(ours, is_own)) < 3.5 * stdev(points) / 250**0.5


# The play


def seen(hand: str, series: str = "", held_by_other: int = 4, turned_over: str = "") -> View:
    """What a player sees who holds these cards; the other's laid cards stand behind a minus."""
    words = [*turned_over.split(), *series.split()]
    laid = tuple(Laid(OTHER if word[0] == "-" else ME, CARDS[word.strip("-")]) for word in words)
    return View(
        player=ME,
        due=Due.LAY,
        dealer=ME,
        scores=(0, 0),
        hand=cards(hand),
        discards=cards("KC KD"),
        held_by_other=held_by_other,
        starter=CARDS["KH"],
        laid=laid,
        series=Series(tuple(card for _, card in laid[len(turned_over.split()) :])),
        to_count=None,
    )


def lays(of: View) -> str:
    return str(SKILLED.card(of, Random(0)))


@pytest.mark.parametrize(
    ("hand", "series", "card"),
    [
        ("5H 4S 9C TD", "", "4S"),  # a five is an invitation, and so is a ten; a four cannot be made fifteen
        ("7H AS 9C QD", "-8C", "7H"),  # fifteen
        ("9H QC 3S", "-QS 5C -7H", "9H"),  # thirty-one
        ("4C 7D KS", "-5H", "KS"),
        ("TC 8S AC", "6H -7D", "8S"),  # a run of three, though the count is 21
        ("2S 9D 6C", "TS -QD", "9D"),  # whatever the other does, the two will make thirty-one or the go
    ],
)
def test_what_is_laid(hand: str, series: str, card: str) -> None:
    assert lays(seen(hand, series)) == card


def test_a_pair_is_led_from_in_the_hope_of_a_pair_royal() -> None:
    assert lays(seen("3H 3S TC QD"))[0] == "3"


def test_the_count_is_not_brought_to_21_or_5_without_need() -> None:
    assert lays(seen("AS 2H", "TS -QC", held_by_other=3)) == "2H"
    assert lays(seen("AS 3H", "-4S", held_by_other=3)) != "AS"


def test_after_the_others_go_the_most_is_made_of_what_is_left() -> None:
    assert lays(seen("AS AH 2D", "-QS 9C -7C 2H", held_by_other=2)) == "2D"
    assert lays(seen("AS AH 3D", "-QS 9C -8C AC", held_by_other=2)) == "AS"  # a pair, a pair royal, and the go


def test_a_card_that_wins_at_once_is_laid_whatever_might_come_of_another() -> None:
    """A pair brings the count to 21, at which a ten-card is thirty-one; but then the game is over already."""
    for score, card in ((0, "TH"), (118, "TH"), (119, "5S"), (120, "5S")):
        of = replace(seen("TH 5S 2S", "-AC KS -5D", held_by_other=2), scores=(score, 100))
        assert lays(of) == card


def brute_worth(card: str, of: View) -> float:
    """What laying a card is worth, by dealing the other player every hand that is possible."""
    hands = [*combinations([str(each) for each in of.unseen], of.held_by_other)]
    return mean(worth_against(card, hand, of) for hand in hands)


def scores(row: Sequence[str]) -> int:
    """What the last card of a row of cards scores, as the referee reads it."""
    referee = Referee()
    referee.row = "".join(card[0] for card in row)
    referee.left = 31 - total(row)
    return sum(points for _, points in referee.scores_of_row())


def total(row: Sequence[str]) -> int:
    return sum(oracle.PIPS[card[0]] for card in row)


def worth_against(card: str, hand: Sequence[str], of: View) -> float:
    row = [*map(str, of.series.cards), card]
    mine = [str(each) for each in of.hand if str(each) != card]
    if total(row) == 31:
        return scores(row)
    replies = [[*row, reply] for reply in hand if total([*row, reply]) <= 31]
    if not replies:
        return scores(row) + laying_on(row, mine)
    return scores(row) + sum(min((-scores(reply), answer(reply, mine)) for reply in replies))


def answer(row: Sequence[str], mine: Sequence[str]) -> int:
    if total(row) == 31:
        return 0
    return max((scores([*row, card]) for card in mine if total([*row, card]) <= 31), default=-1)


def laying_on(row: Sequence[str], mine: Sequence[str]) -> int:
    if total(row) == 31:
        return 0
    ways = [[*row, card] for card in mine if total([*row, card]) <= 31]
    return max((scores(way) + laying_on(way, [card for card in mine if card != way[-1]]) for way in ways), default=1)


SERIES = ["", "-7D", "-6D", "-TD", "-8C 7D -9C", "-TD 9C -5S", "-TD 9C -7S", "AD -2D 3S -4H", "QC -QD"]


@pytest.mark.parametrize("series", SERIES)
@pytest.mark.parametrize("held", [0, 1, 2])
def test_a_card_is_chosen_as_by_dealing_the_other_every_hand(series: str, held: int) -> None:
    rng = Random(f"{series} {held}")
    known = {"KC", "KD", "KH", *series.replace("-", "").split()}
    for _ in range(3):
        hand = rng.sample([card for card in oracle.PACK if card not in known], 4 - len(series.split()) // 2)
        of = seen(" ".join(hand), series, held)
        if of.may_lay:
            worths = {str(card): brute_worth(str(card), of) for card in of.may_lay}
            assert worths[lays(of)] == pytest.approx(max(worths.values()))


# Whole games


def test_an_opponent_counts_what_a_hand_is_worth() -> None:
    game = dealt("6D JH 4H 7C 2D 8D", "5S 4S 2S 6H 7H 8H", "3D")
    game, _ = played(game, [Discard(OTHER, cards("2D 8D")), Discard(ME, cards("7H 8H"))])
    game, _ = played(game, [Lay(laid.player, laid.card) for laid in WORKED_PLAY])
    claims = []
    while game.due is Due.COUNT:
        action = SKILLED.act(view(game, game.turns[0]), Random(0))
        assert isinstance(action, Count)
        claims.append(action.points)
        game, _ = step(game, action)
    assert claims == [0, 9, 6]


WORKED_PLAY = [
    Laid(ME if word[0] == "-" else OTHER, CARDS[word.strip("-")])
    for word in ["JH", "-5S", "7C", "-6H", "-2S", "6D", "-4S", "4H"]
]


@pytest.mark.parametrize("name", OPPONENTS)
def test_an_opponent_plays_whole_games_by_the_rules(name: str) -> None:
    for seed in range(5):
        assert max(play((OPPONENTS[name], RANDOM), Player.ONE, f"{seed}").scores) == 121


@pytest.mark.parametrize("name", OPPONENTS)
def test_the_same_view_and_chance_lead_to_the_same_game(name: str) -> None:
    games = [play((OPPONENTS[name], GREEDY), Player.TWO, "1") for _ in range(2)]
    assert games[0] == games[1]


def test_the_skilled_opponent_does_nothing_by_chance() -> None:
    class NoChance(Random):
        def random(self) -> float:
            raise AssertionError("chance was asked")

        def getrandbits(self, _: int, /) -> int:
            raise AssertionError("chance was asked")

    of = seen("5H 4S 9C TD", "-8C")
    assert SKILLED.card(of, NoChance()) == SKILLED.card(of, Random(1))
    assert SKILLED.discards(seen("5H 4S 9C TD AC 2C"), NoChance())


@pytest.mark.parametrize(("match", "wins"), [((SKILLED, RANDOM), 36), ((GREEDY, RANDOM), 32), ((SKILLED, GREEDY), 22)])
def test_each_opponent_beats_the_one_below_it(match: tuple[Opponent, Opponent], wins: int) -> None:
    """Of 40 games with fixed seeds; how well exactly, tests/benchmarks/opponents.py measures."""
    assert sum(result.is_won for pair in results(match, 40, 5) for result in pair) >= wins
