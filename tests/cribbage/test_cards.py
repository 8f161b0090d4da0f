"""Cards: what is read as a card, what is refused and how, and that what is written is read again."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests import oracle
from trainer.cribbage.cards import PACK, Card, Hand, Rank, Suit, card_of, read_cards, read_hand
from trainer.errors import CardsError, DuplicateCard, MisplacedStarter, UnreadableCard, WrongNumberOfCards

GERMAN = {"B": Rank.JACK, "D": Rank.QUEEN}


def cards(text: str) -> list[Card]:
    return [PACK[oracle.PACK.index(card)] for card in text.split()]


# The pack


def test_the_pack_is_the_52_cards_in_order_of_rank_and_suit() -> None:
    assert [str(card) for card in PACK] == oracle.PACK


def test_the_pack_has_no_card_twice() -> None:
    assert len(set(PACK)) == 52


def test_cards_sort_by_rank_and_then_by_suit() -> None:
    assert " ".join(map(str, sorted(cards("KC TS AH 9D TC AS 2C")))) == "AH AS 2C 9D TC TS KC"


def test_a_card_counts_its_pips() -> None:
    for card in PACK:
        assert card.pips == card.rank.pips == oracle.PIPS[str(card)[0]]


@pytest.mark.parametrize(("suit", "letter", "symbol"), [(0, "C", "♣"), (1, "D", "♦"), (2, "H", "♥"), (3, "S", "♠")])
def test_a_suit_has_a_letter_and_a_symbol(suit: int, letter: str, symbol: str) -> None:
    assert (Suit(suit).letter, Suit(suit).symbol) == (letter, symbol)


def test_card_of_finds_every_card_of_the_pack() -> None:
    found = [card_of(rank, suit) for rank in range(1, 14) for suit in range(4)]
    assert [str(card) for card in found] == oracle.PACK


def test_cards_are_equal_when_rank_and_suit_are() -> None:
    assert Card(Rank.FIVE, Suit.HEARTS) == card_of(5, 2)
    assert Card(Rank.FIVE, Suit.HEARTS) != Card(Rank.FIVE, Suit.CLUBS)
    assert Card(Rank.TEN, Suit.HEARTS) != Card(Rank.JACK, Suit.HEARTS)


# Reading cards

SPELLINGS = [
    *(("5H", "5H"), ("5h", "5H"), ("5♥", "5H"), ("5♡", "5H"), ("5\u2665\ufe0f", "5H")),
    *(("10H", "TH"), ("10h", "TH"), ("TH", "TH"), ("Th", "TH"), ("th", "TH"), ("tH", "TH"), ("10♥", "TH")),
    *(("AC", "AC"), ("a♣", "AC"), ("A♧", "AC"), ("2D", "2D"), ("2♦", "2D"), ("2♢", "2D"), ("3s", "3S"), ("3♠", "3S")),
    *(("3♤", "3S"), ("jd", "JD"), ("QC", "QC"), ("ks", "KS"), ("9c", "9C"), ("  9C ", "9C"), ("9C,", "9C")),
]


@pytest.mark.parametrize(("text", "card"), SPELLINGS)
def test_a_card_is_read_in_every_accepted_spelling(text: str, card: str) -> None:
    assert read_cards(text) == cards(card)


def test_every_card_is_read_in_either_case_and_as_a_symbol() -> None:
    for card in oracle.PACK:
        symbol = card[0] + "♣♦♥♠"["CDHS".index(card[1])]
        for text in (card, card.lower(), card[0].lower() + card[1], symbol, symbol.lower(), card.replace("T", "10")):
            assert read_cards(text) == cards(card), text


@pytest.mark.parametrize(
    "text",
    [
        *("5H 5D TS JC", "5H,5D,TS,JC", "5H, 5D, TS, JC", "5H;5D;TS;JC", "5H5DTSJC", "5h5d10sjc", "5♥5♦10♠J♣"),
        *("5H  5D\tTS JC", "5H 5D, TS;JC", "  5H 5D TS JC  ", "5H,5D,TS,JC,", ",5H 5D TS JC", "5h 5D10s,J♣"),
    ],
)
def test_cards_stand_apart_by_spaces_commas_or_nothing(text: str) -> None:
    assert read_cards(text) == cards("5H 5D TS JC")


def test_no_text_is_no_card() -> None:
    assert read_cards("") == read_cards("  ") == read_cards(" , ") == []


def test_any_number_of_cards_is_read_in_their_order() -> None:
    assert read_cards(" ".join(reversed(oracle.PACK))) == [*reversed(PACK)]


def test_the_same_card_may_be_read_twice() -> None:
    assert read_cards("5H 5H") == cards("5H 5H")


@pytest.mark.parametrize("text", ["5H + 5C", "5H+5C", "5H | 5C", "5H|5C", "5H, + 5C"])
def test_none_stands_where_the_starter_is_announced(text: str) -> None:
    assert read_cards(text) == [card_of(5, 2), None, card_of(5, 0)]


# Another language


@pytest.mark.parametrize(
    ("text", "card"),
    [
        *(("BS", "JS"), ("bs", "JS"), ("B♠", "JS"), ("DC", "QC"), ("dc", "QC"), ("D♦", "QD")),
        *(
            ("DD", "QD"),
            ("dd", "QD"),
            ("BD", "JD"),
            ("KD", "KD"),
            ("AD", "AD"),
            ("JS", "JS"),
            ("QC", "QC"),
            ("10D", "TD"),
        ),
    ],
)
def test_further_letters_for_ranks_are_read_beside_the_english_ones(text: str, card: str) -> None:
    assert read_cards(text, GERMAN) == cards(card)


def test_d_is_the_queen_before_a_suit_and_diamonds_as_one() -> None:
    assert read_cards("DDBD5DDH", GERMAN) == cards("QD JD 5D QH")


@pytest.mark.parametrize("text", ["BS", "DC", "DD"])
def test_letters_of_another_language_are_refused_without_it(text: str) -> None:
    with pytest.raises(UnreadableCard) as caught:
        read_cards(text)
    assert caught.value.text == text


def test_a_hand_is_read_in_another_language_too() -> None:
    hand = read_hand("BS DD 10h KC + AC", more_ranks=GERMAN)
    assert str(hand) == "JS QD TH KC + AC"


# What is no card


@pytest.mark.parametrize(
    ("text", "refused"),
    [
        *(
            ("5", "5"),
            ("H", "H"),
            ("5X", "5X"),
            ("1H", "1H"),
            ("0H", "0H"),
            ("11H", "11H"),
            ("110H", "110H"),
            ("10", "10"),
        ),
        *(
            ("H5", "H5"),
            ("5HH", "H"),
            ("5 H", "5"),
            ("1 0H", "1"),
            ("-5H", "-5H"),
            ("5-H", "5-H"),
            ("5H.", "."),
            ("5_", "5_"),
        ),
        *(
            ("5H 5D xx JC", "xx"),
            ("5H,,XD", "XD"),
            ("²H", "²H"),
            ("٥H", "٥H"),
            ("５H", "５H"),
            ("5Η", "5Η"),
            ("КH", "КH"),
        ),
        *(
            ("🂵", "🂵"),
            ("5💚", "5💚"),
            ("😀H", "😀H"),
            ("\x1b[31m5H", "\x1b[31m5H"),
            ("5\x1bH", "5\x1bH"),
            ("\x005H", "\x005H"),
        ),
        *(
            ("\ud800H", "\ud800H"),
            ("5\udcff", "5\udcff"),
            ("[/x]", "[/x]"),
            (":smile:", ":smile:"),
            ("5\u200bH", "5\u200bH"),
        ),
        *(
            ("ßH", "ßH"),
            ("5ß", "5ß"),
            ("5ı", "5ı"),
            ("5ſ", "5ſ"),
            ("ªH", "ªH"),
            ("5\nX", "5"),
            ("♥5", "♥5"),
            ("♥♥", "♥♥"),
        ),
    ],
)
def test_what_is_no_card_is_refused_with_what_was_read(text: str, refused: str) -> None:
    with pytest.raises(UnreadableCard) as caught:
        read_cards(text)
    assert caught.value.text == refused


# Reading hands


def test_a_hand_is_four_cards_and_the_starter_last() -> None:
    hand = read_hand("5H 5D 5S JC 5C")
    assert (*hand.cards,) == (*cards("5H 5D 5S JC"),)
    assert [hand.starter] == cards("5C")
    assert [*hand.five] == cards("5H 5D 5S JC 5C")
    assert not hand.is_crib


@pytest.mark.parametrize(
    "text", ["5H 5D 5S JC + 5C", "5H 5D 5S JC | 5C", "5H5D5SJC+5C", "5h,5d,5s,jc|5c", "5H 5D 5S JC+ 5C"]
)
def test_the_starter_may_be_announced(text: str) -> None:
    assert read_hand(text) == read_hand("5H 5D 5S JC 5C")


@pytest.mark.parametrize(
    "text", ["5H 5D 5S JC + 5C crib", "5H 5D 5S JC 5C crib", "5H5D5SJC5C CRIB", "5H 5D 5S JC 5C\tCrib \n"]
)
def test_crib_behind_a_hand_makes_it_a_crib(text: str) -> None:
    assert read_hand(text) == Hand((*cards("5H 5D 5S JC"),), card_of(5, 0), is_crib=True)


@pytest.mark.parametrize("text", ["5H 5D 5S JC 5C", "5H 5D 5S JC 5C crib"])
def test_a_hand_asked_for_as_a_crib_is_one(text: str) -> None:
    assert read_hand(text, is_crib=True).is_crib


@pytest.mark.parametrize(
    ("text", "refused"),
    [
        ("crib 5H 5D 5S JC 5C", "crib"),
        ("5H 5D 5S JC crib 5C", "crib"),
        ("5H 5D 5S JC 5C crib crib", "crib"),
        ("5H 5D 5S JC 5Ccrib", "cr"),
    ],
)
def test_crib_elsewhere_is_no_card(text: str, refused: str) -> None:
    with pytest.raises(UnreadableCard) as caught:
        read_hand(text)
    assert caught.value.text == refused


@pytest.mark.parametrize("word", ["Hello", "nonsense", "5X", "X5H", "55H"])
def test_a_word_that_begins_with_no_card_is_refused_whole(word: str) -> None:
    with pytest.raises(UnreadableCard) as caught:
        read_cards(f"5H {word}")
    assert caught.value.text == word


@pytest.mark.parametrize(
    ("text", "number"),
    [
        *(("", 0), ("   ", 0), ("crib", 0), ("+", 0), ("5H", 1), ("5H\n", 1), ("5H 5D 5S JC", 4), ("5H 5D 5S JC +", 4)),
        *(
            ("5H 5D 5S + JC", 4),
            ("5H 5D 5S JC 5C 6C", 6),
            ("5H 5D 5S JC + 5C 6C", 6),
            ("5H 5H", 2),
            ("5H 5D 5S JC crib", 4),
        ),
        ("5H " * 52, 52),
    ],
)
def test_other_than_five_cards_are_refused_with_their_number(text: str, number: int) -> None:
    with pytest.raises(WrongNumberOfCards) as caught:
        read_hand(text)
    assert caught.value.number == number


@pytest.mark.parametrize(
    ("text", "card"),
    [
        *(("5H 5D 5S JC 5H", "5H"), ("5H 5H 5S JC 5C", "5H"), ("10d 5D 5S td 5C", "TD"), ("5H 5D 5S J♣ + jc", "JC")),
        ("KS 5D 5D KS KS", "5D"),
    ],
)
def test_a_card_that_is_there_twice_is_refused_and_named(text: str, card: str) -> None:
    with pytest.raises(DuplicateCard) as caught:
        read_hand(text)
    assert caught.value.card == card


@pytest.mark.parametrize(
    "text",
    [
        *("5H 5D + 5S JC 5C", "+ 5H 5D 5S JC 5C", "5H 5D 5S JC 5C +", "5H 5D 5S JC ++ 5C", "5H 5D 5S JC + 5C +"),
        *("5H | 5D 5S JC + 5C", "5H 5D 5S JC + | 5C", "5H+5D+5S+JC+5C"),
    ],
)
def test_a_starter_announced_elsewhere_is_refused(text: str) -> None:
    with pytest.raises(MisplacedStarter) as caught:
        read_hand(text)
    assert caught.value.text == text


@pytest.mark.parametrize("number", [0, 3, 5])
def test_a_hand_made_of_other_than_four_cards_is_refused(number: int) -> None:
    with pytest.raises(WrongNumberOfCards) as caught:
        Hand(PACK[:number], PACK[-1])
    assert caught.value.number == number + 1


@pytest.mark.parametrize(("four", "starter"), [("AC AD AH AD", "KS"), ("AC AD AH AS", "AC"), ("AC AC AH AS", "KS")])
def test_a_hand_made_with_a_card_twice_is_refused(four: str, starter: str) -> None:
    with pytest.raises(DuplicateCard):
        Hand((*cards(four),), cards(starter)[0])


@pytest.mark.parametrize("error", [UnreadableCard, DuplicateCard, WrongNumberOfCards, MisplacedStarter])
def test_every_refusal_of_cards_is_a_cards_error(error: type[Exception]) -> None:
    assert issubclass(error, CardsError)


# Writing and reading again


def test_a_hand_is_written_as_deal_prints_it() -> None:
    assert str(read_hand("5h,5d,5s,jc,5c")) == "5H 5D 5S JC + 5C"
    assert str(read_hand("5h,5d,5s,jc,10c", is_crib=True)) == "5H 5D 5S JC + TC crib"


@st.composite
def hands(draw: st.DrawFn) -> Hand:
    *four, starter = draw(st.lists(st.sampled_from(PACK), min_size=5, max_size=5, unique=True))
    return Hand((*four,), starter, draw(st.booleans()))


@st.composite
def spelled(draw: st.DrawFn, hand: Hand) -> str:
    """A hand as someone might type it."""

    def card(of: Card) -> str:
        rank = draw(st.sampled_from([of.rank.letter, of.rank.letter.lower(), *["10"] * (of.rank == Rank.TEN)]))
        suits = [of.suit.letter, of.suit.letter.lower(), "♣♦♥♠"[of.suit], "♧♢♡♤"[of.suit], "♣♦♥♠"[of.suit] + "\ufe0f"]
        return rank + draw(st.sampled_from(suits))

    apart = st.sampled_from(["", " ", ",", ", ", ";", "  ", "\t", " , "])
    announced = draw(st.sampled_from(["", " ", "+", " + ", "|", " | ", ",+,"]))
    behind = draw(st.sampled_from([" crib", "  CRIB", "\tCrib "])) if hand.is_crib else draw(apart)
    four = "".join(draw(apart) + card(one) for one in hand.cards)
    return four + announced + card(hand.starter) + behind


@given(hands())
@settings(deadline=None)
def test_a_hand_that_is_written_is_read_as_itself(hand: Hand) -> None:
    assert read_hand(str(hand)) == hand


@given(st.data(), hands())
@settings(deadline=None)
def test_a_hand_is_the_same_however_it_is_spelled(data: st.DataObject, hand: Hand) -> None:
    assert read_hand(data.draw(spelled(hand))) == hand


# Hostile text

HOSTILE = [
    "\x1b[2J",
    "\x1b]0;x\x07",
    "\ud800",
    "²H",
    "1H",
    "11H",
    "🂡",
    "5❤",
    "[/x]",
    ":smile:",
    "\x00",
    "%s",
    "٣H",
    "5\u0338",
]


@pytest.mark.parametrize("hostile", HOSTILE)
def test_hostile_text_is_an_unreadable_card_wherever_it_stands(hostile: str) -> None:
    for text in (
        hostile,
        f"{hostile} 5H 5D 5S JC 5C",
        f"5H 5D {hostile} 5S JC",
        f"5H 5D 5S JC + {hostile}",
        f"5H{hostile}",
    ):
        with pytest.raises(UnreadableCard) as caught:
            read_hand(text)
        assert caught.value.text in text
        assert caught.value.text


@given(st.text(st.characters(exclude_categories=[], exclude_characters="♣♦♥♠♧♢♡♤cdhsCDHS"), max_size=40))
@settings(deadline=None)
def test_text_without_a_suit_is_unreadable_or_no_card_at_all(text: str) -> None:
    with pytest.raises((UnreadableCard, WrongNumberOfCards)):
        read_hand(text)


@given(st.text(st.sampled_from("5A10TJcH♥+|, \n\x1b\ud800²"), max_size=30))
@settings(deadline=None)
def test_a_jumble_is_a_hand_or_refused_as_cards(text: str) -> None:
    try:
        hand = read_hand(text)
    except CardsError:
        return
    assert len({*hand.five}) == 5
