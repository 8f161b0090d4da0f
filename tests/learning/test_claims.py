"""Claims: what a name may mean, and the text in which claims are stored."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.cribbage.spoken import Name
from trainer.learning.claims import READINGS, Claim, points_of, read, worths, written

CLAIMS = st.lists(st.builds(Claim, st.sampled_from(Name), st.none() | st.integers(0, 29)), min_size=1).map(tuple)


@pytest.mark.parametrize(
    ("name", "points"),
    [
        (Name.FIFTEEN, {2}),
        (Name.PAIR, {2}),
        (Name.PAIR_ROYAL, {6}),
        (Name.DOUBLE_PAIR_ROYAL, {12}),
        (Name.RUN_OF_THREE, {3}),
        (Name.RUN_OF_FOUR, {4}),
        (Name.RUN_OF_FIVE, {5}),
        (Name.DOUBLE_RUN, {6, 8, 10}),
        (Name.DOUBLE_RUN_OF_THREE, {6, 8}),
        (Name.DOUBLE_RUN_OF_FOUR, {8, 10}),
        (Name.TRIPLE_RUN, {9, 15}),
        (Name.DOUBLE_DOUBLE_RUN, {12, 16}),
        (Name.FLUSH, {4, 5}),
        (Name.NOBS, {1}),
    ],
)
def test_a_name_is_worth_what_the_rules_say(name: Name, points: set[int]) -> None:
    assert worths(name) == points


def test_every_name_has_readings_and_no_two_of_a_name_are_the_same() -> None:
    assert set(READINGS) == {*Name}
    for name, readings in READINGS.items():
        assert len({frozenset(items.items()) for items in readings}) == len(readings), name
        assert all(number > 0 for items in readings for number in items.values()), name
        assert all(points_of(items) > 0 for items in readings), name


# As text


def test_claims_are_stored_as_readable_words() -> None:
    claims = (Claim(Name.FIFTEEN, 2), Claim(Name.FIFTEEN), Claim(Name.DOUBLE_RUN_OF_THREE, 12), Claim(Name.NOBS))
    assert written(claims) == "fifteen 2, fifteen, double run of three 12, nobs"
    assert read("fifteen 2, fifteen, double run of three 12, nobs") == claims


@given(CLAIMS)
def test_what_was_written_is_read_back(claims: tuple[Claim, ...]) -> None:
    assert read(written(claims)) == claims


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", ", ", "fifteen 2,", "fifteen 2,pair", "fifteen 2 ", " fifteen", "Fifteen 2", "fifteen  2"),
        *("fifteen 02", "fifteen 30", "fifteen -1", "fifteen 2 4", "fifteen two", "2", "wibble", "run", "run of six 6"),
        *("fifteen 2\n", "fifteen ２", "fifteen 2, ", "pair 100", "fünfzehn 2", "\x00"),
    ],
    ids=ascii,
)
def test_nonsense_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"claim|Name"):
        read(text)


@given(st.text() | st.from_regex(r"((fifteen|pair|run of three|nobs)( [0-9]{1,2})?(, )?){1,4}", fullmatch=True))
def test_whatever_is_read_is_written_the_same_or_refused(text: str) -> None:
    try:
        claims = read(text)
    except ValueError:
        return
    assert written(claims) == text
