"""The show: the rulebook's examples, and every rank class and suit shape against a second scorer."""

from functools import cache
from itertools import combinations, permutations
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests import oracle
from tests.oracle import Deal, Item
from trainer.cribbage import show
from trainer.cribbage.cards import PACK, Card, Hand, Suit, card_of, read_cards, read_hand
from trainer.cribbage.show import Miss, near_misses, tally
from trainer.cribbage.tally import Combination, Kind, Tally

HANDS = Path(__file__).parent.parent / "data" / "hands.tsv"
KINDS = ["fifteen", "pair", "run", "flush", "nobs"]
CARDS = {str(card): card for card in PACK}


def hand_of(deal: Deal) -> Hand:
    cards, starter, is_crib = deal
    return Hand(tuple([CARDS[card] for card in cards]), CARDS[starter], is_crib)


def item(combination: Combination) -> Item:
    return str(combination.kind), frozenset(map(str, combination.cards)), combination.points


def itemized(found: Tally | list[Combination]) -> list[Item]:
    """Items that can be compared whatever their order."""
    combinations = found.combinations if isinstance(found, Tally) else found
    return in_any_order([item(combination) for combination in combinations])


def in_any_order(items: list[Item]) -> list[Item]:
    return sorted(items, key=lambda item: (item[0], sorted(item[1]), item[2]))


def named(cards: tuple[Card, ...]) -> str:
    return " ".join(map(str, cards))


# The table of right totals


def right_totals() -> list[tuple[str, str, str, int]]:
    rows = [line.split("\t") for line in HANDS.read_text(encoding="utf-8").splitlines()[1:]]
    return [(hand, starter, kind, int(points)) for hand, starter, kind, points in rows]


def test_hands_are_worth_what_is_known_of_them() -> None:
    found = [
        (hand, starter, kind, tally(read_hand(f"{hand} {starter}", is_crib=kind == "crib")).points)
        for hand, starter, kind, _ in right_totals()
    ]
    assert found == right_totals()


def test_the_table_of_right_totals_is_whole() -> None:
    kinds = [kind for _, _, kind, _ in right_totals()]
    assert (len(kinds), set(kinds)) == (213, {"hand", "crib"})


# The rulebook

EXAMPLES = [
    (
        "4H 5D 6C JS + 5S",
        [
            *("15: 5D JS", "15: JS 5S", "15: 4H 5D 6C", "15: 4H 6C 5S"),
            *("2: 5D 5S", "run: 4H 5D 6C", "run: 4H 6C 5S", "nobs: JS"),
        ],
        17,
    ),
    ("5S 4S 2S 6H + 3D", ["15: 5S 4S 6H", "15: 4S 2S 6H 3D", "run: 5S 4S 2S 6H 3D"], 9),
    ("6D JH 4H 7C + 3D", [], 0),
    ("7H 8H 2D 8D + 3D crib", ["15: 7H 8H", "15: 7H 8D", "2: 8H 8D"], 6),
    (
        "5H 5D 5C JS + 5S",
        [
            *("15: 5H JS", "15: 5D JS", "15: 5C JS", "15: JS 5S"),
            *("15: 5H 5D 5C", "15: 5H 5D 5S", "15: 5H 5C 5S", "15: 5D 5C 5S"),
            *("2: 5H 5D", "2: 5H 5C", "2: 5H 5S", "2: 5D 5C", "2: 5D 5S", "2: 5C 5S", "nobs: JS"),
        ],
        29,
    ),
    ("2H 3D 4C KS + KD", ["15: 2H 3D KS", "15: 2H 3D KD", "2: KS KD", "run: 2H 3D 4C"], 9),
    ("3H 4D 5C 6S + KD", ["15: 5C KD", "15: 4D 5C 6S", "run: 3H 4D 5C 6S"], 8),
    ("QH KD AC 2S + 6D", [], 0),
    ("2H 4H 6H 8H + TC", ["flush: 2H 4H 6H 8H"], 4),
    ("2H 4H 6H 8H + TH", ["flush: 2H 4H 6H 8H TH"], 5),
    ("2H 4H 6H 8H + TH crib", ["flush: 2H 4H 6H 8H TH"], 5),
    ("2H 4H 6H 8H + TC crib", [], 0),
    ("2H 4H 6H 8C + TH", [], 0),
    ("2H 4D 6C JS + 8S", ["nobs: JS"], 1),
    ("2H 4D 6C 8S + JS", [], 0),
    ("2H 4D 6C JS + 8D", [], 0),
    ("AH 2D 3C 4S + 5D", ["15: AH 2D 3C 4S 5D", "run: AH 2D 3C 4S 5D"], 7),
    ("9H TD JC QS + KD", ["run: 9H TD JC QS KD"], 5),
]  # fmt: skip


def spelled(example: str) -> Item:
    kind, _, cards = example.partition(": ")
    kind = {"15": "fifteen", "2": "pair"}.get(kind, kind)
    number = len(cards.split())
    return kind, frozenset(cards.split()), {"fifteen": 2, "pair": 2, "run": number, "flush": number, "nobs": 1}[kind]


@pytest.mark.parametrize(("text", "scores", "points"), EXAMPLES)
def test_examples_are_itemized_as_the_rulebook_does(text: str, scores: list[str], points: int) -> None:
    found = tally(read_hand(text))
    assert [item(combination) for combination in found.combinations] == [spelled(score) for score in scores]
    assert found.points == points


@pytest.mark.parametrize(
    ("cards", "runs", "with_pairs"),
    [("4H 5D 5C 6S", 6, 8), ("4H 5D 5C 6S 7H", 8, 10), ("4H 5D 5C 5S 6S", 9, 15), ("4H 4D 5C 5S 6S", 12, 16)],
)
def test_a_card_held_twice_makes_the_run_count_twice(cards: str, runs: int, with_pairs: int) -> None:
    laid = [card for card in read_cards(cards) if card]
    of_runs = sum(run.points for run in show.runs(laid))
    assert of_runs == runs
    assert of_runs + sum(pair.points for pair in show.pairs(laid)) == with_pairs


@pytest.mark.parametrize(
    ("cards", "pairs"), [("5H 5D", 1), ("5H 5D 5C", 3), ("5H 5D 5C 5S", 6), ("5H 5D 6C 6S", 2), ("5H TD JC QS", 0)]
)
def test_each_two_of_a_rank_are_a_pair_worth_two(cards: str, pairs: int) -> None:
    found = show.pairs([card for card in read_cards(cards) if card])
    assert [pair.points for pair in found] == [2] * pairs


@pytest.mark.parametrize(
    ("cards", "fifteens"),
    [
        *(
            ("5H KD", ["5H KD"]),
            ("7H 8D", ["7H 8D"]),
            ("AH 4D TC", ["AH 4D TC"]),
            ("AH 2D 3C 4S 5D", ["AH 2D 3C 4S 5D"]),
        ),
        *(("JH 4D", []), ("KH 2D", []), ("AH 4D", []), ("5H 9D", [])),
        ("5H QD 5C KS", ["5H QD", "5H KS", "QD 5C", "5C KS"]),
        ("7H 7D AC 8S", ["7H 8S", "7D 8S", "7H 7D AC"]),
    ],
)
def test_each_set_of_cards_that_makes_fifteen_is_one(cards: str, fifteens: list[str]) -> None:
    found = show.fifteens([card for card in read_cards(cards) if card])
    assert [named(fifteen.cards) for fifteen in found] == fifteens


@pytest.mark.parametrize(
    ("cards", "runs"),
    [
        *(
            ("AH 2D 3C", ["AH 2D 3C"]),
            ("JH QD KC", ["JH QD KC"]),
            ("KC JH QD", ["KC JH QD"]),
            ("QH KD AC", []),
            ("KH AD 2C", []),
        ),
        *(("AH 2D", []), ("AH 2D 4C 5S", []), ("3H 4D 5C 6S", ["3H 4D 5C 6S"]), ("AH 2D 3C QS KD", ["AH 2D 3C"])),
        ("9H TD 9C 8S 9D", ["9H TD 8S", "TD 9C 8S", "TD 8S 9D"]),
    ],
)
def test_only_the_longest_runs_count_and_the_ace_is_low(cards: str, runs: list[str]) -> None:
    found = show.runs([card for card in read_cards(cards) if card])
    assert [named(run.cards) for run in found] == runs
    assert all(run.points == len(run.cards) for run in found)


# Against the second scorer


@cache
def plain_hands() -> list[Hand]:
    """A hand without flush for each rank class, its cards and suits shuffled, hands and cribs in turn."""
    rng = Random(6175)
    hands = []
    for number, ranks in enumerate(oracle.rank_classes()):
        turn = dict(zip("CDHS", rng.sample("CDHS", 4), strict=True))
        *cards, starter = rng.sample([card[0] + turn[card[1]] for card in oracle.plain_five(ranks)], 5)
        hands.append(hand_of(((*cards,), starter, number % 2 == 1)))
    return hands


def by_oracle(hand: Hand) -> list[Item]:
    return in_any_order(oracle.items([*map(str, hand.cards)], str(hand.starter), hand.is_crib))


def test_every_rank_class_is_itemized_as_the_second_scorer_does() -> None:
    hands = plain_hands()
    assert len({tuple(sorted(card.rank for card in hand.five)) for hand in hands}) == 6175
    for hand in hands:
        assert itemized(tally(hand)) == by_oracle(hand), str(hand)


def test_every_suit_structure_is_itemized_as_the_second_scorer_does() -> None:
    for deal in oracle.suit_structures():
        assert itemized(tally(hand_of(deal))) == in_any_order(oracle.items(*deal)), deal


def test_no_hand_makes_an_impossible_total() -> None:
    assert {tally(hand).points for hand in plain_hands()}.isdisjoint({19, 25, 26, 27, *range(30, 60)})


def test_each_rule_alone_is_its_part_of_the_tally() -> None:
    for hand in plain_hands():
        five = hand.five
        found = tally(hand)
        assert show.fifteens(five) == found.of(Kind.FIFTEEN)
        assert show.pairs(five) == found.of(Kind.PAIR)
        assert show.runs(five) == found.of(Kind.RUN)
        assert show.flush(hand) == found.of(Kind.FLUSH)
        assert show.nobs(hand) == found.of(Kind.NOBS)


# The order of items, and of cards within them


def assert_in_order(hand: Hand) -> None:
    keys = []
    for combination in tally(hand).combinations:
        places = [hand.five.index(card) for card in combination.cards]
        assert places == sorted(set(places)), str(hand)
        keys.append((KINDS.index(combination.kind), len(places), places))
    assert keys == sorted(keys), str(hand)


def test_items_come_by_kind_then_by_number_of_cards_then_by_place() -> None:
    for hand in plain_hands():
        assert_in_order(hand)


def test_flush_and_nobs_come_last_with_the_cards_as_the_hand_holds_them() -> None:
    found = tally(read_hand("9H JH 2H 4H + AH"))
    assert [(str(score.kind), named(score.cards)) for score in found.combinations] == [
        ("fifteen", "9H 2H 4H"),
        ("fifteen", "JH 4H AH"),
        ("flush", "9H JH 2H 4H AH"),
        ("nobs", "JH"),
    ]


def test_the_kinds_of_the_show_are_the_words_of_the_json_in_order_of_counting() -> None:
    assert [str(kind) for kind in Kind][: len(KINDS)] == KINDS


def test_a_tally_is_worth_the_sum_of_its_combinations() -> None:
    five = PACK[16:20]
    found = Tally((Combination(Kind.PAIR, five[:2], 2), Combination(Kind.RUN, five[:3], 3)))
    assert (found.points, Tally(()).points) == (5, 0)
    assert found.of(Kind.RUN) == [Combination(Kind.RUN, five[:3], 3)]
    assert found.of(Kind.NOBS) == []


# What changes nothing


@st.composite
def hands(draw: st.DrawFn) -> Hand:
    """Hands of few ranks and suits, so that something scores."""
    suits = draw(st.sampled_from(["CDHS", "HS", "H"]))
    pool = [card for card in PACK if card.suit.letter in suits]
    if suits != "H":
        low = draw(st.integers(1, 10))
        near = [card for card in pool if low <= card.rank < low + 4]
        pool = draw(st.sampled_from([pool, near, [*near, card_of(5, 3), card_of(11, 3)]]))
    *four, starter = draw(st.lists(st.sampled_from(pool), min_size=5, max_size=5, unique=True))
    return Hand((*four,), starter, draw(st.booleans()))


@given(hands())
@settings(deadline=None)
def test_any_hand_is_itemized_as_the_second_scorer_does(hand: Hand) -> None:
    assert itemized(tally(hand)) == by_oracle(hand)
    assert_in_order(hand)


@given(hands(), st.permutations(range(4)))
@settings(deadline=None)
def test_the_order_of_the_four_cards_does_not_matter(hand: Hand, order: list[int]) -> None:
    other = Hand(tuple(hand.cards[place] for place in order), hand.starter, hand.is_crib)
    assert itemized(tally(other)) == itemized(tally(hand))


@given(hands(), st.permutations([*Suit]))
@settings(deadline=None)
def test_it_does_not_matter_which_suit_is_which(hand: Hand, names: list[Suit]) -> None:
    def renamed(card: Card) -> Card:
        return Card(card.rank, names[card.suit])

    other = Hand(tuple(map(renamed, hand.cards)), renamed(hand.starter), hand.is_crib)
    assert [(one.kind, tuple(map(renamed, one.cards)), one.points) for one in tally(hand).combinations] == [
        (one.kind, one.cards, one.points) for one in tally(other).combinations
    ]


@given(hands())
@settings(deadline=None)
def test_a_crib_lacks_a_flush_of_four_and_nothing_else(hand: Hand) -> None:
    four, starter = hand.cards, hand.starter
    as_hand, as_crib = tally(Hand(four, starter)), tally(Hand(four, starter, is_crib=True))
    lost = [one for one in as_hand.combinations if one not in as_crib.combinations]
    assert [(one.kind, one.points) for one in lost] in ([], [(Kind.FLUSH, 4)])
    assert as_hand.points - as_crib.points in (0, 4)
    assert set(as_crib.combinations) <= set(as_hand.combinations)


@given(hands(), st.integers(0, 3))
@settings(deadline=None)
def test_which_card_is_the_starter_matters_to_flush_and_nobs_only(hand: Hand, place: int) -> None:
    four = [*hand.cards]
    four[place], starter = hand.starter, hand.cards[place]
    blind = {"fifteen", "pair", "run"}
    before, after = itemized(tally(hand)), itemized(tally(Hand((*four,), starter, hand.is_crib)))
    assert [one for one in before if one[0] in blind] == [one for one in after if one[0] in blind]


# Near misses

MISSES = [
    # the corner
    *(("QH KD AC 4S 9D", "round-the-corner: QH KD AC"), ("4S AC 9D KD QH", "round-the-corner: AC KD QH")),
    *(("KH AD 2C 7S 9D", "round-the-corner: KH AD 2C"), ("9D KH AD 7S 2C", "round-the-corner: KH AD 2C")),
    *(("QH KD AC 2S 7D", "round-the-corner: QH KD AC 2S"), ("JH QD KC AS 7D", "round-the-corner: JH QD KC AS")),
    *(("KH KD AC 2S 7D", "round-the-corner: KH KD AC 2S"), ("KH AH AC 2S 2D", "round-the-corner: KH AH AC 2S 2D")),
    ("KH AD 2C 3S 4D", "round-the-corner: KH AD 2C 3S 4D"),
    *(("KH AD 7C 8S 3D", ""), ("QH AD 2C 7S 9D", ""), ("QH KD 2C 3S 7D", ""), ("KH KD AC AS 7D", "")),
    *(("JH QD KC 2S 7D", ""), ("QH QD 2C AS 7D", "")),
    # a crib's flush
    *(("2H 4H 6H 8H TC crib", "crib-flush: 2H 4H 6H 8H"), ("8S 4S 2S 6S 4H crib", "crib-flush: 8S 4S 2S 6S")),
    *(("2H 4H 6H 8H TH crib", ""), ("2H 4H 6H 8H TC", ""), ("2H 4H 6H 8C TC crib", "")),
    # a flush with the starter
    *(("2H 4H 6H 8C TH", "starter-flush: 2H 4H 6H TH"), ("2C 4H 6H 8H TH", "starter-flush: 4H 6H 8H TH")),
    *(("2H 4H 6C 8H TH crib", "starter-flush: 2H 4H 8H TH"), ("2H 4H 6H 8C TD", ""), ("2H 4H 6C 8C TH", "")),
    *(("2H 4H 6H 8H TH", ""), ("2H 4H 6H 8H TD", ""), ("2H 4H 6H 8C TC", "")),
    # a jack as starter
    *(("2H 4D 6C 8S JD", "starter-jack: JD"), ("2H 4D 6C JS JD crib", "starter-jack: JD")),
    *(("2H 4D 6C JS TD", ""), ("2H 4D 6C JS TS", ""), ("2H 4D 6C 8S QD", "")),
    # several, in order of counting
    ("QH KH AH 8C JH", "round-the-corner: QH KH AH JH, starter-flush: QH KH AH JH, starter-jack: JH"),
    ("QH KH AH 8H JC crib", "round-the-corner: QH KH AH JC, crib-flush: QH KH AH 8H, starter-jack: JC"),
    ("QH KH AH 8C 6H crib", "round-the-corner: QH KH AH, starter-flush: QH KH AH 6H"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "missed"), MISSES)
def test_near_misses_are_named_with_their_cards(text: str, missed: str) -> None:
    assert ", ".join(f"{miss.why}: {named(miss.cards)}" for miss in near_misses(read_hand(text))) == missed


@pytest.mark.parametrize(
    ("text", "jacks"),
    [
        *(("JH 4D 6C 8S 2D", "JH"), ("JH 4D 6C JS 2D", "JH JS"), ("JH 4D 6C 8S JD", "JH"), ("2H 4D 6C 8S JD", "")),
        *(("JD 4D 6C 8S 2D", ""), ("JD JH 6C 8S 2D", ""), ("2H 4D 6C 8S TD", ""), ("JH 4D 6C 8S 2D crib", "JH")),
    ],
)
def test_jacks_are_wrong_where_none_is_his_nobs(text: str, jacks: str) -> None:
    assert named(show.wrong_jacks(read_hand(text))) == jacks


@pytest.mark.parametrize(
    ("text", "same", "is_one_suit"),
    [
        *(("2H 4H 6H 8H TH", "2H 4H 6H 8H", True), ("2H 4H 6H 8H TC", "", True), ("2H 4D 6H 8C TC", "8C", False)),
        *(("2C 4H 6H 8H TH", "4H 6H 8H", False), ("2H 4H 6H 8C TD", "", False)),
    ],
)
def test_suits_of_the_hand_are_told_apart_from_the_starter_s(text: str, same: str, is_one_suit: bool) -> None:
    hand = read_hand(text)
    assert (named(show.of_starter_suit(hand)), show.is_one_suit(hand)) == (same, is_one_suit)


SKILL_OF = {
    Miss.ROUND_THE_CORNER: "round-the-corner",
    Miss.STARTER_FLUSH: "starter-flush",
    Miss.STARTER_JACK: "starter-jack",
}


def misses_by_oracle(cards: tuple[str, ...], starter: str, is_crib: bool) -> set[str]:
    found = {str(miss) for miss, skill in SKILL_OF.items() if oracle.exercises(skill, cards, starter, is_crib)}
    if oracle.exercises("crib-flush", cards, starter, is_crib) and cards[0][1] != starter[1]:
        found.add("crib-flush")
    return found


def test_every_suit_structure_misses_what_the_skills_say() -> None:
    for deal in oracle.suit_structures():
        assert {str(miss.why) for miss in near_misses(hand_of(deal))} == misses_by_oracle(*deal), deal


def test_every_rank_class_misses_what_the_skills_say() -> None:
    for hand in plain_hands():
        by_skill = misses_by_oracle(tuple(map(str, hand.cards)), str(hand.starter), hand.is_crib)
        assert {str(miss.why) for miss in near_misses(hand)} == by_skill, str(hand)


def test_the_longest_stretch_is_found_for_every_set_of_ranks() -> None:
    for size in range(1, 6):
        for ranks in combinations(range(1, 14), size):
            letters = "".join(oracle.RANKS[rank - 1] for rank in ranks)
            parts = [
                part for start, end in combinations(range(size + 1), 2) if (part := letters[start:end]) in oracle.RANKS
            ]
            longest = max(map(len, parts))
            found = show.longest_stretch({PACK[4 * (rank - 1)].rank for rank in ranks})
            assert "".join(oracle.RANKS[rank - 1] for rank in found) in parts
            assert len(found) == longest


def test_a_run_is_found_in_any_order_of_its_cards() -> None:
    for order in permutations(read_hand("4H 5D 6C 7S 8H").five):
        assert [named(run.cards) for run in show.runs(order)] == [named(order)]
