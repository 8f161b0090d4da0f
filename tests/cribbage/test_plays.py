"""Positions of the play: what each word means, by a second reading, and that every position is dealt as often."""

from collections import Counter
from itertools import permutations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests import oracle as pack
from tests import pegging_oracle as oracle
from trainer.cribbage import plays
from trainer.cribbage.cards import PACK, Card, read_cards
from trainer.cribbage.plays import WORDS, PlayTarget, deal, is_play, position_in
from trainer.cribbage.position import Position, positions, read_play

CARDS = {str(card): card for card in PACK}


def ranks_of(cards: tuple[Card, ...]) -> str:
    return oracle.ranks_of([str(card) for card in cards])


def shape(of: Position) -> tuple[str, str, str | None]:
    return ranks_of(of.before.cards), ranks_of(of.series.cards), of.sign


def fitting(of: Position) -> set[str]:
    return {word for word, fits in WORDS.items() if fits(of)}


# What the words mean

EXAMPLES = {
    "7H 8D": {"fifteen"},
    "KH 5D": {"fifteen"},
    "KH QD": set(),
    "KH KD": {"pair"},
    "KH KD KS": {"royals", "thirty"},
    "7H 7D 7S 7C": {"royals", "four of a rank"},
    "7H 8D 9S": {"run in order"},
    "9H 8D 7S": {"run in order"},
    "9H 7D 8S": {"run out of order"},
    "4H 5D 6S": {"run in order", "fifteen", "two at once"},
    "4H 6D 5S": {"run out of order", "fifteen", "two at once"},
    "KH 5D 6S 7C": {"run in order"},
    "KH 4D 5S 6C 3H": {"run out of order"},
    "KH 3D 4S 5C 6H": {"run in order", "long run in order"},
    "6H 5D 4S 3C": {"run in order", "long run in order"},
    "TH JD KS AC": {"thirty-one"},
    "TH JD QS AC": {"thirty-one"},
    "TH JD QS AC last": {"thirty-one", "thirty-one at the end"},
    "TH JD QS go": {"run in order", "thirty", "go"},
    "TH 9D last": {"last card"},
    "7H 6D 7S": {"parted pair"},
    "7H 7D 6S 7C": {"parted pair"},
    "7H 6D 7S 7C": {"pair", "parted pair"},
    "7H 6D 6S 8C": {"run broken by a pair"},
    "6H 7D 8S 6C": {"run out of order", "run broken by a pair", "parted pair"},
    "6H 7D 8S 8C": {"run broken by a pair", "pair"},
    "6H 7D 6S": {"parted pair"},
    "QH KD AS": {"queen-king-ace"},
    "AH KD 2S": {"queen-king-ace"},
    "JH QD KS": {"run in order", "thirty"},
    "AH 2D 3S": {"run in order"},
    "KH 5D TS go 5C": set(),
    "KH TD 5S go 5C": {"across a go"},
    "KH TD 5S 5C go 5D": {"across a go"},
    "KH TD 5S 4C go 6D": {"across a go"},
    "TH JD 9S AC AD": {"thirty-one", "pair", "two at once"},
    "TH JD QS AC AD": {"across a go"},
    "KH TD 5S 5C go 5D 5H": {"pair", "across a go"},
    "KH TD 6S 5C 4D 3H 2S AC": {"run in order", "long run in order", "across a go"},
}


@pytest.mark.parametrize("text", EXAMPLES)
def test_a_word_means_what_players_mean_by_it(text: str) -> None:
    assert fitting(positions(read_play(text))[-1]) == EXAMPLES[text]


@given(st.lists(st.sampled_from(pack.PACK), min_size=8, max_size=8, unique=True), st.integers(0, 7))
def test_a_position_fits_the_words_that_the_second_reading_has_for_it(cards: list[str], place: int) -> None:
    play = [CARDS[card] for card in cards]
    told = oracle.told(oracle.ranks_of(cards))
    assert is_play(play) == (told is not None)
    if told is not None:
        found = position_in(play, place)
        assert found.card == play[place]
        assert shape(found) == told[place]
        assert fitting(found) == oracle.words(*told[place])


def test_low_cards_and_crowded_ranks_fit_the_words_of_the_second_reading_too() -> None:
    rng = Random(6)
    few = [card for card in pack.PACK if card[0] in "A2345"], [card for card in pack.PACK if card[0] in "AQK26"]
    seen = set[str]()
    for number in range(2000):
        cards = rng.sample(few[number % 2], 8)
        told = oracle.told(oracle.ranks_of(cards))
        for place in range(8) if told else ():
            assert told is not None
            found = fitting(position_in([CARDS[card] for card in cards], place))
            assert found == oracle.words(*told[place]), cards
            seen |= found
    assert seen == {*WORDS}


# Targets


def test_a_target_wants_any_of_its_words() -> None:
    target = PlayTarget.of("fifteen", "thirty-one")
    for text, is_wanted in (("7H 8D", True), ("TH JD KS AC", True), ("7H 7D", False)):
        assert target.fits(positions(read_play(text))[-1]) == is_wanted


@pytest.mark.parametrize("words", [(), ("fifteeen",), ("pair", "fifteeen")])
def test_a_target_has_words_and_only_known_ones(words: tuple[str, ...]) -> None:
    with pytest.raises(KeyError):
        PlayTarget.of(*words)


# Dealing


@pytest.mark.parametrize("word", WORDS)
def test_a_position_dealt_for_a_word_fits_it_and_could_be_met_at_the_table(word: str) -> None:
    rng = Random(word)
    for _ in range(15):
        found = deal(PlayTarget.of(word), rng)
        assert word in oracle.words(*shape(found))
        cards = (*found.before.cards, *found.series.cards)
        assert len({*cards}) == len(cards) <= 8
        assert found.series.count <= 31
        assert found.before.count <= 31
        if found.before.cards and found.before.count < 31:  # a go: nobody could lay what followed
            assert all(not found.before.takes(card) for card in found.series.cards)


def test_the_same_seed_deals_the_same_positions() -> None:
    target = PlayTarget.of(*WORDS)
    one, two, other = ([deal(target, rng) for _ in range(20)] for rng in (Random(1), Random(1), Random(2)))
    assert one == two != other


SEVEN, ALIKE, LOW = "2S 3C 4H 4S 9H TD JS", "5H 5D 5S 5C AH 2D KS", "2S 3C 4H 4S 5H 6D 6S"


@pytest.mark.parametrize(
    ("pack", "words"),
    [
        (SEVEN, ("fifteen", "pair")),
        (SEVEN, ("run out of order",)),
        (SEVEN, ("across a go",)),
        (SEVEN, tuple(WORDS)),
        # of these the last cards are drawn first
        (SEVEN, ("run in order",)),
        (LOW, ("long run in order",)),
        (ALIKE, ("pair",)),
        (ALIKE, ("royals",)),
        (ALIKE, ("four of a rank",)),
    ],
)
def test_every_position_of_every_play_is_dealt_as_often(
    pack: str, words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a pack of seven cards all plays can be told by the second reading: the shares must be those it finds."""
    known: Counter[tuple[int, int, str, str | None]] = Counter()
    for play in permutations(pack.split()):
        for told in oracle.told(oracle.ranks_of(play)) or ():
            if oracle.words(*told) & {*words}:
                known[_class(*told)] += 1
    monkeypatch.setattr(plays, "PACK", tuple(card for card in read_cards(pack) if card))
    monkeypatch.setattr(plays, "_LAID", 7)
    rng = Random(8)
    target = PlayTarget.of(*words)
    number = 1500
    dealt = Counter(_class(*shape(deal(target, rng))) for _ in range(number))
    assert dealt.keys() <= known.keys()
    expected = {of: number * times / known.total() for of, times in known.items()}
    common = [of for of, times in expected.items() if times >= 5]
    distance = sum((dealt[of] - expected[of]) ** 2 / expected[of] for of in common)
    assert len(common) >= 5
    assert distance < len(common) + 4 * (2 * len(common)) ** 0.5  # four standard deviations


def _class(before: str, ranks: str, sign: str | None) -> tuple[int, int, str, str | None]:
    return len(before), len(ranks), ranks[0] + ranks[-2:], sign
