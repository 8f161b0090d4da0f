"""The slips of the play: what each adds, in positions worked by hand, and what holds of all of them."""

from functools import cache
from random import Random

import pytest

from tests import pegging_oracle as oracle
from tests.learning.samples import shipped
from trainer.cribbage.plays import WORDS, PlayTarget, deal
from trainer.cribbage.position import Position, positions, read_play
from trainer.learning.slips.play import PLAY_CATALOGUE, PlaySlip

SLIPS = {slip.id: slip for slip in PLAY_CATALOGUE}

# The last card of each play, what it truly scores, and what the slip says of it
EXAMPLES = [
    ("count-of-fifteen-missed", "7H 8D", 2, 0),
    ("count-of-fifteen-missed", "4H 6D 5S", 5, 3),
    ("fifteen-of-the-last", "TH 2D 5S TC", 0, 2),
    ("fifteen-of-the-last", "6H 7D 8S", 3, 5),
    ("fifteen-of-the-last", "KH 6D 9S 6C", 2, 4),
    ("thirty-one-missed", "KH QD JS AC", 2, 0),
    ("thirty-one-as-go", "KH QD JS AC", 2, 1),
    ("thirty-as-fifteens", "KH QD TS", 0, 2),
    ("thirty-as-fifteens", "KH QD JS go", 4, 6),
    ("only-one-of-two-at-once", "4H 6D 5S", 5, 3),
    ("only-one-of-two-at-once", "5H 5D 5S", 8, 6),
    ("only-one-of-two-at-once", "KH 7D 7S 7C last", 8, 6),
    ("only-one-of-two-at-once", "KH 9D 6S 6C go", 4, 2),
    ("thirty-one-and-one", "KH QD JS AC", 2, 3),
    ("thirty-one-and-one", "KH QD JS AC last", 2, 3),
    ("go-missed", "KH QD 9S go", 1, 0),
    ("last-card-missed", "KH 5D last", 3, 2),
    ("go-and-last-card", "KH 9D last", 1, 2),
    ("pair-in-play-missed", "7H 7D", 2, 0),
    ("royal-as-pair", "7H 7D 7S", 6, 2),
    ("royal-as-pair", "7H 7D 7S 7C", 12, 2),
    ("double-royal-as-royal", "7H 7D 7S 7C", 12, 6),
    ("parted-pair", "7H 6D 7S", 0, 2),
    ("parted-pair", "7H 7D 6S 7C", 0, 6),
    ("parted-pair", "7H 2D 7S 7C", 2, 6),
    ("tens-as-pair", "KH QD", 0, 2),
    ("tens-as-pair", "KH KD QS", 0, 6),
    ("pair-across", "KH TD 5S go 5D", 0, 2),
    ("pair-across", "KH TD 5S 5C go 5D", 0, 6),
    ("pair-across", "KH TD 5S go 5C 5D", 2, 6),
    ("run-in-play-missed", "9H 7D 8S", 3, 0),
    ("run-in-play-missed", "7H 8D 9S", 3, 0),
    ("disordered-run-missed", "9H 7D 8S", 3, 0),
    ("long-run-as-three-in-play", "2H 4D 3S 5C", 4, 3),
    ("long-run-as-three-in-play", "AH 4D 2S 5C 3H", 7, 5),
    ("shorter-runs-too", "3H 4D 5S 6C", 4, 7),
    ("shorter-runs-too", "3H 5D 6S 4C", 4, 7),
    ("run-through-a-pair", "6H 7D 7S 8C", 0, 3),
    ("run-through-a-pair", "5H 6D 7S 6C", 0, 3),
    ("run-through-a-pair", "5H 6D 7S 4C 6C", 0, 4),
    ("multiple-run", "6H 7D 7S 8C", 0, 6),
    ("multiple-run", "6H 7D 8S 6C", 3, 6),
    ("run-round-the-corner", "QH KD AS", 0, 3),
    ("run-round-the-corner", "AH KD 2S", 0, 3),
    ("run-round-the-corner", "JH KD QS AC", 2, 6),
    ("run-across", "KH 9D 6S 5C go 7H", 0, 3),
    ("run-across", "TH JD 9S AC go 2H 3H", 0, 3),
    ("run-across", "TH TD 8S 3C 2H AC", 0, 3),
]

# Where a slip changes nothing
NOTHING = [
    ("fifteen-of-the-last", "TH 5S"),
    ("fifteen-of-the-last", "TH 5S 2D"),
    ("fifteen-of-the-last", "TH 3D 5S 2C 8H go 7D"),
    ("thirty-one-as-go", "KH QD JS"),
    ("thirty-one-and-one", "KH QD JS go"),
    ("only-one-of-two-at-once", "KH 5D"),
    ("only-one-of-two-at-once", "KH QD JS AC last"),
    ("only-one-of-two-at-once", "KH KD 9S go"),
    ("only-one-of-two-at-once", "KH"),
    ("go-missed", "KH QD JS AC go"),
    ("go-missed", "KH QD JS last"),
    ("last-card-missed", "KH QD JS AC last"),
    ("go-and-last-card", "KH QD JS go"),
    ("go-and-last-card", "KH QD JS AC last"),
    ("royal-as-pair", "7H 7D"),
    ("double-royal-as-royal", "7H 7D 7S"),
    ("parted-pair", "7H 7D 7S"),
    ("parted-pair", "7H 6D 5S"),
    ("tens-as-pair", "KH KD"),
    ("tens-as-pair", "KH 5D"),
    ("tens-as-pair", "KH 5D QS"),
    ("pair-across", "KH TD 5S go 6D 5D"),
    ("disordered-run-missed", "7H 8D 9S"),
    ("disordered-run-missed", "9H 8D 7S"),
    ("long-run-as-three-in-play", "7H 9D 8S"),
    ("long-run-as-three-in-play", "7H 9D"),
    ("shorter-runs-too", "KH 4D 6S 5C"),
    ("run-through-a-pair", "6H 7D 6S"),
    ("run-through-a-pair", "6H 7D 8S 6C"),
    ("run-round-the-corner", "JH QD KS"),
    ("run-round-the-corner", "AH 2D 3S"),
    ("run-across", "KH QD JS go 9H"),
]


def last(text: str) -> Position:
    return positions(read_play(text))[-1]


@cache
def sample() -> list[Position]:
    """Positions of every kind."""
    rng = Random(12)
    few = [deal(PlayTarget.of(word), rng) for word in WORDS for _ in range(30)]
    return [*few, *(last(text) for _, text, *_ in EXAMPLES)]


@pytest.mark.parametrize(("name", "text", "true", "said"), EXAMPLES)
def test_a_slip_says_of_a_card_what_a_learner_would(name: str, text: str, true: int, said: int) -> None:
    position = last(text)
    assert position.tally.points == true
    assert true + SLIPS[name](position) == said


@pytest.mark.parametrize(("name", "text"), NOTHING)
def test_a_slip_changes_nothing_where_there_is_nothing_to_be_got_wrong(name: str, text: str) -> None:
    assert SLIPS[name](last(text)) == 0


def test_every_slip_has_an_example() -> None:
    assert {name for name, *_ in EXAMPLES} == {*SLIPS}


def test_no_slip_makes_the_points_negative() -> None:
    for position in sample():
        for slip in PLAY_CATALOGUE:
            assert position.tally.points + slip(position) >= 0, (slip.id, position)


def test_no_two_slips_are_the_same_in_all_positions() -> None:
    seen = {tuple(slip(position) for position in sample()) for slip in PLAY_CATALOGUE}
    assert len(seen) == len(PLAY_CATALOGUE) == len(SLIPS)


def test_a_slip_blames_a_skill_that_there_is() -> None:
    skills = {skill.key for skill in shipped().deck("the-play").skills}
    assert {slip.skill for slip in PLAY_CATALOGUE} == skills


@pytest.mark.parametrize("slip", PLAY_CATALOGUE, ids=lambda slip: slip.id)
def test_a_slip_can_be_made_where_its_skill_is_asked_for(slip: PlaySlip) -> None:
    plays = shipped().skill(slip.skill).plays
    assert plays is not None
    fired = [position for position in sample() if plays.fits(position) and slip(position)]
    assert fired


def test_the_ids_are_not_those_of_the_show() -> None:
    from trainer.learning.slips.catalogue import CATALOGUE

    assert {slip.id for slip in CATALOGUE}.isdisjoint(SLIPS)


def test_a_run_across_a_go_is_what_the_second_scorer_finds_without_the_go() -> None:
    for position in sample():
        joined = oracle.ranks_of([str(card) for card in (*position.before.cards, *position.series.cards)])
        reach = oracle.run_length_of_any_count(joined)
        is_over = reach > len(position.series.cards)
        scored = oracle.run_length(oracle.ranks_of([str(card) for card in position.series.cards]))
        assert SLIPS["run-across"](position) == (reach - scored if is_over else 0)
