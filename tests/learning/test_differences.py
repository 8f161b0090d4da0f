"""By how many points a count is off, kind by kind, and which slips may have made that: counts worked by hand."""

from dataclasses import replace

import pytest

from tests.learning.samples import answer, skills
from trainer.cribbage.cards import read_hand
from trainer.cribbage.tally import Kind
from trainer.language.english import ENGLISH
from trainer.language.listening import hear
from trainer.learning.diagnosis import FAILED, SUCCEEDED, Diagnosis, diagnose
from trainer.learning.differences import differences
from trainer.learning.judging import judge
from trainer.learning.profile import Profile
from trainer.learning.quiz import Answer

FIVES_AND_RUN = "4H 5D 6C JS + 5S"
"""Seventeen: four fifteens, a pair, a double run, his nobs."""


def counted(hand: str, typed: str) -> Answer:
    """The answer of a learner who types a count."""
    claims = hear(typed, ENGLISH)
    assert isinstance(claims, tuple), claims
    return replace(answer(hand, judge(claims, read_hand(hand)).said), claims=claims)


def shown(hand: str, typed: str) -> Diagnosis:
    return diagnose(counted(hand, typed), skills(), {}, Profile())


@pytest.mark.parametrize(
    ("hand", "typed", "slip"),
    [
        ("3D 3H 3C 9D + 2S", "15 6, pair royal 10", "royal-as-four"),
        ("3D 3H 3C 9D + 2S", "pair royal 4, 15 10", "royal-as-four"),
        ("3D 3H 3C 9D + 2S", "15 6, pair royal for 4", "royal-as-four"),
        ("3D 3H 3C 9D + 2S", "15 6, pair royal 8", "royal-as-two"),
        ("5D 5H 5C 5S + JS", "15 16, four of a kind 22", "double-royal-as-six"),
        (FIVES_AND_RUN, "15 8, pair 10, double run 13, nobs 14", "multiple-run-as-one"),
        (FIVES_AND_RUN, "15 8, pair 10, double run 16, nobs 18", "nobs-as-two"),
        (FIVES_AND_RUN, "15 8, pair 10, double run 16, two for his nobs", "nobs-as-two"),
        ("2H 4H 8H KH + QH", "flush 4", "flush-five-as-four"),
        ("5H 6C 2S 8D + JC", "15 4, nobs 5", "starter-jack-as-nobs"),
        ("5H 6C 2S 8D + JC", "15 4, his heels 6", "heels-in-hand"),
        ("5H 6C 2S 8D + JC", "15 4, heels", "heels-in-hand"),
        ("5H 6C 2S 8D + JC", "15 4, two for nobs", "heels-in-hand"),
    ],
)
def test_a_wrong_worth_by_the_right_name_is_its_slip(hand: str, typed: str, slip: str) -> None:
    found = shown(hand, typed)
    assert found.is_clear
    assert found.suspects[0].id == slip
    assert found.evidence[found.suspects[0].skill or ""] >= FAILED


def test_what_was_counted_right_beside_a_wrong_worth_is_credited() -> None:
    found = shown(FIVES_AND_RUN, "15 8, pair 10, double run 13, nobs 14")
    assert all(found.evidence[skill] < SUCCEEDED for skill in ("pair", "nobs", "two-card-fifteens"))


@pytest.mark.parametrize("typed", ["15 8, pair 10, double run 15, nobs 16", "15 8, pair 10, double run 17, nobs 18"])
def test_adding_that_went_astray_is_evidence_of_no_skill_of_its_kind(typed: str) -> None:
    found = shown(FIVES_AND_RUN, typed)
    assert found.suspects == ()
    assert "double-run" not in found.evidence
    assert all(found.evidence[skill] < SUCCEEDED for skill in ("pair", "nobs", "two-card-fifteens"))


def test_a_mistake_in_adding_is_carried_on_without_more_blame() -> None:
    claims = counted(FIVES_AND_RUN, "15 8, pair 11, double run 17, n 18").claims
    assert judge(claims, read_hand(FIVES_AND_RUN)).steps == {Kind.PAIR: 1}


def test_a_count_is_one_of_the_latest_totals_however_many_kinds_it_has() -> None:
    assert shown(FIVES_AND_RUN, "15 8, pair 10, double run 16, nobs 17").profile.recent == (None,)
    assert shown(FIVES_AND_RUN, "15 8, pair 10, double run 16, nobs 18").profile.recent == (("nobs-as-two",),)
    two = shown(FIVES_AND_RUN, "15 8, pair 10, double run 13, nobs 15").profile.recent
    assert two == (("multiple-run-as-one", "nobs-as-two"),)


def test_a_bare_total_is_off_in_all_at_once() -> None:
    ((points, effects),) = differences(answer(FIVES_AND_RUN, 14))
    assert points == -3
    assert {slip.id for slip, adds in effects if adds == -3} >= {"multiple-run-as-one"}
