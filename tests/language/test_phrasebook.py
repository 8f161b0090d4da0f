"""The phrasebooks: nothing without words, and a correct sentence for every deal, read back by a grammar of its own."""

import string
from collections.abc import Iterator, Sequence
from dataclasses import MISSING, fields, replace
from functools import cache
from random import Random
from typing import Any, cast

import pytest

from tests import oracle, situations
from tests.language import grammar
from tests.language.grammar import GRAMMARS, Group, Ungrammatical, expected, read_back
from tests.oracle import Deal
from tests.situations import CARDS, hand_of
from trainer import errors
from trainer.cribbage.cards import PACK, Card, Rank, Suit, read_hand
from trainer.cribbage.show import tally
from trainer.cribbage.spoken import Call, Name, Style, calls
from trainer.errors import DeckError, Fault, TrainerError
from trainer.language.english import ENGLISH
from trainer.language.german import GERMAN
from trainer.language.phrasebook import Phrasebook

BOOKS = [ENGLISH, GERMAN]
STYLES = [*Style]
LANGUAGES = pytest.mark.parametrize("book", BOOKS, ids=["en", "de"])


def spoken(text: str, book: Phrasebook, style: Style = Style.SHORT) -> str:
    return book.spoken(calls(tally(read_hand(text)), style), style)


# The sentences of the rules, to the letter

WORKED_EXAMPLE = "4H 5D 6C JS 5S"


@pytest.mark.parametrize(
    ("style", "english", "german"),
    [
        (
            Style.SHORT,
            "Fifteen two, four, six, eight, pair ten, double run sixteen, and nobs seventeen.",
            "Fünfzehn zwei, vier, sechs, acht, ein Paar zehn, eine Doppelfolge sechzehn und Nobs siebzehn.",
        ),
        (
            Style.LONG,
            "Fifteen two, fifteen four, fifteen six, fifteen eight, a pair makes ten, a double run makes sixteen, and"
            " nobs makes seventeen.",
            "Fünfzehn zwei, fünfzehn vier, fünfzehn sechs, fünfzehn acht, ein Paar macht zehn, eine Doppelfolge macht"
            " sechzehn, und Nobs macht siebzehn.",
        ),
        (
            Style.SHORTCUT,
            "Fifteen two, four, six, eight, double run of three sixteen, and nobs seventeen.",
            "Fünfzehn zwei, vier, sechs, acht, eine doppelte Dreierfolge sechzehn und Nobs siebzehn.",
        ),
    ],
)
def test_the_worked_example_is_spoken_as_in_the_rules(style: Style, english: str, german: str) -> None:
    assert spoken(WORKED_EXAMPLE, ENGLISH, style) == english
    assert spoken(WORKED_EXAMPLE, GERMAN, style) == german


@pytest.mark.parametrize("style", STYLES)
def test_a_hand_worth_nothing_is_nineteen_in_every_style(style: Style) -> None:
    assert spoken("QH KD AC 2S 6D", ENGLISH, style) == "Nineteen."
    assert spoken("QH KD AC 2S 6D", GERMAN, style) == "Neunzehn."


def test_long_puts_and_before_the_last_group() -> None:
    text = "7H 8D 8S 3C KH"
    assert spoken(text, ENGLISH, Style.LONG) == "Fifteen two, fifteen four, and a pair makes six."
    assert spoken(text, GERMAN, Style.LONG) == "Fünfzehn zwei, fünfzehn vier, und ein Paar macht sechs."


def test_long_never_puts_and_before_a_fifteen() -> None:
    assert (
        spoken("7H 8D 8S 3C KH".replace("8S", "9S"), ENGLISH, Style.LONG)
        == "Fifteen two, and a run of three makes five."
    )
    assert spoken("7H 8D 2S KC QH", ENGLISH, Style.LONG) == "Fifteen two."
    assert spoken("TH 5D QS KC 2H", ENGLISH, Style.LONG) == "Fifteen two, fifteen four, fifteen six."
    assert spoken("TH 5D QS KC 2H", GERMAN, Style.LONG) == "Fünfzehn zwei, fünfzehn vier, fünfzehn sechs."


@pytest.mark.parametrize(
    ("text", "english", "german"),
    [
        ("2H QD 2C QS 4D", "Pair two, pair four.", "Ein Paar zwei, ein Paar vier."),
        ("2H QD 2C QS 2D", "Pair royal six, pair eight.", "Ein Drilling sechs, ein Paar acht."),
        (
            "8H 7D 9S 8C 2H",
            "Fifteen two, four, pair six, double run twelve.",
            "Fünfzehn zwei, vier, ein Paar sechs, eine Doppelfolge zwölf.",
        ),
        ("3H 4D 5S 8C KH", "Fifteen two, four, run of three seven.", "Fünfzehn zwei, vier, eine Dreierfolge sieben."),
        ("2H 4H 6H 8H TC", "Flush four.", "Flush vier."),
        ("2H 4D 6C JS 8S", "Nobs one.", "Nobs eins."),
        ("2H 4H 6H JH TH", "Flush five, and nobs six.", "Flush fünf und Nobs sechs."),
    ],
)
def test_groups_are_joined_as_the_grammar_says(text: str, english: str, german: str) -> None:
    assert spoken(text, ENGLISH) == english
    assert spoken(text, GERMAN) == german


# Every deal, read back


def test_the_proof_walks_every_suit_situation_that_there_is() -> None:
    for ranks in ("2468K", "268JK", "JJ268", "22J8K", "JJ226", "222JK", "JJJ26", "222JJ", "2222J", "JJJJ2", "22266"):
        every = {situations.suit_situation(deal) for deal in oracle.deals_of(ranks) if not deal[2]}
        assert set(situations.suited(ranks)) == every, ranks
    assert len(situations.deals()) > len(oracle.rank_classes())


@cache
def counted(style: Style) -> list[tuple[Deal, Sequence[Call], list[Group]]]:
    """Each deal with its calls, and with those of the other scorer; some of every suiting, in hand and crib, too."""
    every = [*situations.deals(), *Random(5).sample([*oracle.suit_structures()], 1000)]
    return [(deal, calls(tally(hand_of(deal)), style), expected(deal, style)) for deal in every]


@pytest.mark.parametrize("style", STYLES)
@LANGUAGES
def test_every_deal_has_a_correct_sentence(book: Phrasebook, style: Style) -> None:
    for deal, made, groups in counted(style):
        sentence = book.spoken(made, style)
        assert read_back(sentence, style, GRAMMARS[book.code]) == groups, (deal, sentence)


# What the grammar refuses: a grammar that takes everything proves nothing


@pytest.mark.parametrize(
    ("sentence", "style"),
    [
        ("Fifteen two, fifteen four.", "short"),
        ("Fifteen two, four.", "long"),
        ("Fifteen two, pair four and nobs five.", "short"),
        ("Fifteen two, and pair four.", "short"),
        ("Fifteen two, a pair makes four.", "long"),
        ("Fifteen two, and fifteen four.", "long"),
        ("Fifteen two, and a pair four.", "long"),
        ("Fifteen two, and pair makes four.", "long"),
        ("Fifteen two, and a flush makes six.", "long"),
        ("Fifteen two, a pair four.", "short"),
        ("fifteen two.", "short"),
        ("Fifteen two", "short"),
        ("Two.", "short"),
        ("Pair two, four.", "short"),
    ],
)
def test_the_grammar_refuses_what_the_rules_do_not_say(sentence: str, style: str) -> None:
    with pytest.raises(Ungrammatical):
        read_back(sentence, Style(style), grammar.ENGLISH)


@pytest.mark.parametrize(
    ("sentence", "style"),
    [
        ("Fünfzehn zwei, Paar vier.", "short"),
        ("Fünfzehn zwei, und Nobs drei.", "short"),
        ("Fünfzehn zwei, Nobs drei.", "short"),
        ("Fünfzehn zwei und Nobs macht drei.", "long"),
        ("Fünfzehn zwei, und eine Paar macht vier.", "long"),
        ("Fünfzehn zwei, eine doppelte dreierfolge sechs.", "shortcut"),
    ],
)
def test_the_german_grammar_refuses_what_the_rules_do_not_say(sentence: str, style: str) -> None:
    with pytest.raises(Ungrammatical):
        read_back(sentence, Style(style), grammar.GERMAN)


# Cards


@pytest.mark.parametrize(
    ("card", "english", "german", "letter"),
    [
        ("5H", "5 of hearts", "Herz 5", "5"),
        ("AC", "ace of clubs", "Kreuz Ass", "A"),
        ("TD", "10 of diamonds", "Karo 10", "10"),
        ("JS", "jack of spades", "Pik Bube", "B"),
        ("QH", "queen of hearts", "Herz Dame", "D"),
        ("KC", "king of clubs", "Kreuz König", "K"),
    ],
)
def test_cards_have_names_and_letters_of_the_language(card: str, english: str, german: str, letter: str) -> None:
    named = CARDS[card]
    assert (ENGLISH.name_of(named), GERMAN.name_of(named)) == (english, german)
    assert GERMAN.rank_letters[named.rank] == letter
    assert ENGLISH.rank_letters[named.rank] == card[0].replace("T", "10")


@LANGUAGES
def test_no_two_cards_have_the_same_name(book: Phrasebook) -> None:
    assert len({book.name_of(Card(rank, suit)) for rank in Rank for suit in Suit}) == 52


@LANGUAGES
def test_what_a_language_shows_it_also_reads(book: Phrasebook) -> None:
    for card in PACK:
        others = [other for other in PACK if other is not card][:4]
        shown = book.rank_letters[card.rank] + card.suit.symbol
        assert read_hand(f"{shown} {' '.join(map(str, others))}", more_ranks=book.more_ranks).cards[0] == card


# Little phrases


@pytest.mark.parametrize(
    ("points", "english", "german"),
    [(0, "0 points", "0 Punkte"), (1, "1 point", "1 Punkt"), (2, "2 points", "2 Punkte")],
)
def test_points_are_counted_with_their_noun(points: int, english: str, german: str) -> None:
    assert (ENGLISH.points_of(points), GERMAN.points_of(points)) == (english, german)


def test_decimals_have_the_point_of_the_language() -> None:
    assert (ENGLISH.decimal(4.25), GERMAN.decimal(3.0)) == ("4.2", "3,0")


@pytest.mark.parametrize(
    ("days", "english", "german"), [(0, "today", "heute"), (1, "tomorrow", "morgen"), (2, "in 2 days", "in 2 Tagen")]
)
def test_days_are_named_as_one_says_them(days: int, english: str, german: str) -> None:
    assert (ENGLISH.days_from(days), GERMAN.days_from(days)) == (english, german)


@LANGUAGES
def test_numbers_of_a_language_are_the_words_of_the_rules(book: Phrasebook) -> None:
    assert [*book.numbers[:30]] == GRAMMARS[book.code].numbers.split()


@LANGUAGES
def test_25_the_keys_are_the_same_letters_in_both_languages(book: Phrasebook) -> None:
    for text in (book.keys, book.guide):
        assert [key for key in ("? ", " s ", " u ", " q ") if key in text] == ["? ", " s ", " u ", " q "]


def test_25_the_prompt_is_plain() -> None:
    assert (ENGLISH.prompt, GERMAN.prompt) == ("Points? ", "Punkte? ")


@LANGUAGES
def test_prompts_are_ascii_for_line_editing(book: Phrasebook) -> None:
    assert book.prompt.isascii()


# Nothing without words

TEXTS = [field.name for field in fields(Phrasebook) if field.type == "str" or field.type is str]
TABLES = ["rank_letters", "rank_names", "suit_names", "calls", "misses", "errors", "deck_faults"]


def leaves(error: type[TrainerError] = TrainerError) -> list[type[TrainerError]]:
    below = error.__subclasses__()
    return [leaf for kind in below for leaf in leaves(kind)] if below else [error]


def test_a_phrasebook_has_no_defaults() -> None:
    assert [field.name for field in fields(Phrasebook) if field.default is not MISSING] == []
    assert [field.name for field in fields(Phrasebook) if field.default_factory is not MISSING] == []
    assert all(field.kw_only for field in fields(Phrasebook))


@pytest.mark.parametrize("field", fields(Phrasebook), ids=lambda field: field.name)
def test_a_phrasebook_without_one_of_its_words_cannot_be_made(field: Any) -> None:
    words = {other.name: getattr(ENGLISH, other.name) for other in fields(Phrasebook) if other.name != field.name}
    with pytest.raises(TypeError, match=field.name):
        Phrasebook(**words)


@pytest.mark.parametrize(
    ("table", "thing"), [(table, thing) for table in TABLES for thing in getattr(ENGLISH, table)], ids=str
)
def test_a_table_that_lacks_one_entry_is_refused(table: str, thing: object) -> None:
    without = {key: value for key, value in getattr(ENGLISH, table).items() if key is not thing}
    with pytest.raises(LookupError, match=table):
        replace(ENGLISH, **cast(dict[str, Any], {table: without}))


def test_a_language_that_cannot_count_to_thirty_one_is_refused() -> None:
    with pytest.raises(LookupError, match="numbers"):
        replace(ENGLISH, numbers=ENGLISH.numbers[:-1])


@LANGUAGES
def test_the_tables_hold_everything_that_needs_words(book: Phrasebook) -> None:
    assert set(book.errors) == {*leaves()} - {DeckError}
    assert set(book.deck_faults) == {*Fault}
    assert set(book.calls) == {*Name}


def phrases(book: Phrasebook) -> Iterator[tuple[str, str]]:
    """Every text of a phrasebook, with where it stands."""
    for name in TEXTS:
        yield name, getattr(book, name)
    for table in TABLES:
        for key, value in getattr(book, table).items():
            if isinstance(value, str):
                yield f"{table} {key}", value


def placeholders(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


def test_both_languages_fill_in_the_same_facts() -> None:
    english, german = dict(phrases(ENGLISH)), dict(phrases(GERMAN))
    assert english.keys() == german.keys()
    assert len(english) > 100
    assert {name: placeholders(text) for name, text in english.items()} == {
        name: placeholders(text) for name, text in german.items()
    }


def test_an_error_s_sentence_takes_only_what_the_error_carries() -> None:
    for error in leaves():
        if error is not DeckError:
            carried = {field.name for field in fields(cast(Any, error))}
            assert placeholders(ENGLISH.errors[error]) <= carried, error


@LANGUAGES
def test_no_phrase_is_empty(book: Phrasebook) -> None:
    assert [name for name, text in phrases(book) if not text.strip()] == []


def test_46_sentences_differ_between_the_languages() -> None:
    german = dict(phrases(GERMAN))
    same = {name for name, text in phrases(ENGLISH) if len(text.split()) > 2 and german[name] == text}
    assert same == set()


# Refusals

HOSTILE = ["{text}", "{0}", "{", "%s", "[/x]", ":smile:", "\x1b[31m", "a\nb", "\udcff", "\u202e", "", "ß" * 300]


def refusals(hostile: str) -> Iterator[TrainerError]:
    """One of every kind, its fields full of it."""
    values: dict[object, Any] = {"str": hostile, "int": 7}
    for kind in leaves():
        if kind is not DeckError:
            given = [
                values.get(getattr(field.type, "__name__", field.type), (hostile, hostile))
                for field in fields(cast(Any, kind))
            ]
            yield kind(*given)
    yield errors.NoSuchDeal(((hostile, hostile), ("skill", "flush")))


def as_quoted(name: str, value: str | int) -> str:
    """What was read is quoted with at most 40 characters; a file and the system's word are told whole."""
    return str(value) if len(str(value)) <= 40 or name in ("path", "reason") else f"{str(value)[:37]}..."


@LANGUAGES
@pytest.mark.parametrize("hostile", HOSTILE, ids=ascii)
def test_24_every_refusal_has_a_sentence_whatever_was_read(hostile: str, book: Phrasebook) -> None:
    for error in refusals(hostile):
        sentence = book.refusal(error)
        assert sentence.endswith("."), error
        template = book.errors[type(error)]
        for name, value in vars(error).items():
            if isinstance(value, str | int) and f"{{{name}}}" in template:
                assert as_quoted(name, value) in sentence, error


@LANGUAGES
@pytest.mark.parametrize("fault", [*Fault])
def test_43_every_fault_of_a_deck_has_a_sentence_that_says_where(fault: Fault, book: Phrasebook) -> None:
    for hostile in HOSTILE:
        sentence = book.refusal(DeckError("my.toml", fault, hostile, skill="{skill}", key=hostile))
        where, _, why = sentence.partition(": ")
        assert sentence.startswith("my.toml, ")
        assert "{skill}" in where
        assert hostile in sentence
        assert why
        assert sentence.endswith(".")


@LANGUAGES
def test_43_a_fault_names_its_line_and_no_place_that_is_not_known(book: Phrasebook) -> None:
    assert " 17:" in book.refusal(DeckError("my.toml", Fault.SYNTAX, "x", line=17))
    assert book.refusal(DeckError("my.toml", Fault.NO_SKILLS)).startswith("my.toml: ")
    assert "None" not in book.refusal(DeckError("my.toml", Fault.NO_SKILLS))


@LANGUAGES
def test_refusals_name_what_there_is_instead(book: Phrasebook) -> None:
    sentence = book.refusal(errors.UnknownDeck("runns", ("runs", "traps")))
    assert "runns" in sentence
    assert "runs, traps" in sentence


@LANGUAGES
def test_19_refusals_of_cards_give_an_example_that_can_be_read(book: Phrasebook) -> None:
    for error in (errors.WrongNumberOfCards(3), errors.MisplacedStarter("x")):
        words = book.refusal(error).rstrip(".").split()
        start = words.index("5H")
        example = " ".join(words[start:])
        assert str(read_hand(example, more_ranks=book.more_ranks)) == "5H 5D 5S JC + 5C"


@LANGUAGES
def test_25_what_is_typed_behind_is_plain_ascii(book: Phrasebook) -> None:
    assert (book.prompt + book.enter + book.last_prompt).isascii()
