"""What an answer to a card of the play shows: verdict, evidence, suspects and habits, in positions worked by hand."""

from random import Random

import pytest

from tests.learning.samples import AT, DAY, KEYS, PLAY_KEYS, shipped, skills
from trainer.cribbage.plays import deal
from trainer.cribbage.position import Position, read_position
from trainer.cribbage.tally import Kind
from trainer.learning.diagnosis import Diagnosis, diagnose, exercised, reading
from trainer.learning.habits import PRIOR, Stage
from trainer.learning.mastery import Mastery
from trainer.learning.profile import Profile
from trainer.learning.quiz import Answer, Origin, Question, Response, mark, score

ADDING = "play-fifteen-and-thirty-one"


def answer(
    play: str | Position,
    points: int | None,
    count: int | None = None,
    *,
    skill: str | None = None,
    response: Response = Response.TOTAL,
) -> Answer:
    position = read_position(play) if isinstance(play, str) else play
    return Answer(Question(position, skill), response, points, 4.0, AT, DAY, Origin.DRILL, count=count)


def shown(of: Answer, profile: Profile | None = None) -> Diagnosis:
    return diagnose(of, skills(*KEYS, *PLAY_KEYS), {}, profile or Profile())


# The verdict


@pytest.mark.parametrize(
    ("points", "count", "is_right", "is_count_right", "difference"),
    [(5, None, True, True, 0), (5, 15, True, True, 0), (5, 14, False, False, 0), (2, 15, False, True, -3)],
)
def test_count_and_points_are_marked(
    points: int, count: int | None, is_right: bool, is_count_right: bool, difference: int
) -> None:
    verdict = mark(answer("4H 6C 5D", points, count))
    assert (verdict.is_right, verdict.is_count_right, verdict.difference) == (is_right, is_count_right, difference)
    assert verdict.tally.points == 5


def test_nineteen_is_not_said_in_the_play() -> None:
    verdict = mark(answer("4H 6C", 19))
    assert (verdict.is_right, verdict.is_nineteen, verdict.is_impossible, verdict.difference) == (
        False,
        False,
        False,
        19,
    )


def test_a_question_about_a_card_has_no_hand() -> None:
    with pytest.raises(TypeError):
        _ = answer("4H 6C", 0).question.hand


def test_cards_and_what_was_not_answered_count_in_the_score() -> None:
    of = score(
        [
            answer("4H 6C 5D", 5, 15),
            answer("4H 6C 5D", 2),
            answer("4H 6C 5D", 5, 14),
            answer("4H 6C 5D", None, response=Response.UNKNOWN),
            answer("4H 6C 5D", None, response=Response.SKIP),
        ]
    )
    assert (of.answered, of.right, of.shown, of.skipped, of.points_off, len(of.missed)) == (4, 1, 1, 1, 3, 3)


# Evidence


@pytest.mark.parametrize(
    ("play", "keys"),
    [
        ("4H 6C 5D", {ADDING, "play-run-out-of-order", "play-two-at-once"}),
        ("7H 7D 7S", {"play-royals"}),
        ("4H 6C", set()),
        ("KH TD 5S go 5D", {"play-across-a-go"}),
        ("6H 7D 7S 8C", {"play-run-broken-by-a-pair"}),
    ],
)
def test_a_right_answer_credits_the_skills_that_fit(play: str, keys: set[str]) -> None:
    of = shown(answer(play, read_position(play).tally.points))
    assert {key for key in PLAY_KEYS if key in of.evidence} == keys
    assert all(blame < 0.2 for blame in of.evidence.values())
    assert {*of.evidence} == keys
    assert {*exercised(read_position(play), skills(*KEYS, *PLAY_KEYS))} == keys
    assert of.suspects == ()


@pytest.mark.parametrize(
    ("play", "points", "slip", "skill"),
    [
        ("7H 8D", 0, "count-of-fifteen-missed", ADDING),
        ("7H 6D 7S", 2, "parted-pair", "play-parted-pair"),
        ("KH TD 5S go 5D", 2, "pair-across", "play-across-a-go"),
        ("QH KD AS", 3, "run-round-the-corner", "play-queen-king-ace"),
        ("KH QD TS", 2, "thirty-as-fifteens", "play-thirty"),
        ("6H 7D 7S 8C", 6, "multiple-run", "play-run-broken-by-a-pair"),
        ("KH QD 9S go", 0, "go-missed", "play-go-and-last-card"),
    ],
)
def test_a_wrong_answer_is_blamed_by_the_slip_that_explains_it(play: str, points: int, slip: str, skill: str) -> None:
    of = shown(answer(play, points, skill=skill))
    assert [each.id for each in of.suspects][:1] == [slip]
    assert of.is_clear
    assert max(of.evidence, key=lambda key: of.evidence[key]) == skill
    assert of.evidence[skill] > 0.5
    assert of.profile.habits[slip].p > PRIOR


def test_two_slips_that_lead_to_the_same_points_are_both_suspected() -> None:
    of = shown(answer("4H 6C 5D", 2))
    assert {slip.id for slip in of.suspects} == {"run-in-play-missed", "disordered-run-missed"}


def test_of_two_slips_that_lead_to_the_same_points_that_of_the_skill_asked_for_is_named() -> None:
    of = shown(answer("4H 6C 5D", 2, skill="play-run-out-of-order"))
    assert ([slip.id for slip in of.suspects], of.is_clear) == (["disordered-run-missed", "run-in-play-missed"], True)
    of = shown(answer("4H 6C 5D", 3, skill="play-two-at-once"))
    assert [slip.id for slip in of.suspects][:1] == ["only-one-of-two-at-once"]


DISORDERED = ("4H 6C 5D", "9H 7D 8S", "KH JD QS", "2H 4D 3S", "TH 6D 8S 7C", "5H 7C 6D go")
IN_ORDER = ("7H 8D 9S", "3H 4D 5S", "KH QD JS", "2H 3D 4S", "8H 7D 6S 5C", "AH 2D 3S")


def after_missing_runs(*asked: tuple[str, str], is_missed_in_order: bool) -> tuple[set[str], Profile]:
    """The habits that are named in a series of cards, each with the skill asked for, and what is known after them."""
    profile, named = Profile(), set[str]()
    for play, skill in asked:
        position = read_position(play)
        run = sum(each.points for each in position.tally.of(Kind.RUN))
        is_missed = is_missed_in_order or skill == "play-run-out-of-order"
        of = shown(answer(position, position.tally.points - (run if is_missed else 0), skill=skill), profile)
        profile, named = of.profile, named | {slip.id for slip in of.confirmed}
    return named, profile


def test_no_more_is_claimed_than_was_asked() -> None:
    asked = [(play, "play-run-out-of-order") for play in DISORDERED]
    named, profile = after_missing_runs(*asked, is_missed_in_order=False)
    assert named == {"disordered-run-missed"}
    assert profile.habits["run-in-play-missed"].stage is Stage.OPEN


@pytest.mark.parametrize("first", [0, 1])
def test_the_wider_claim_is_made_of_who_misses_runs_in_order_too(first: int) -> None:
    kinds = ((DISORDERED, "play-run-out-of-order"), (IN_ORDER, "play-run-in-order"))
    asked = [(plays[place], key) for place in range(6) for plays, key in (kinds[first], kinds[1 - first])]
    named, _ = after_missing_runs(*asked, is_missed_in_order=True)
    assert named == {"run-in-play-missed"}
    named, _ = after_missing_runs(*asked, is_missed_in_order=False)
    assert named == {"disordered-run-missed"}


def test_a_claim_about_disordered_runs_is_taken_back_where_runs_in_order_are_missed_too() -> None:
    first = [(play, "play-run-out-of-order") for play in DISORDERED[:3]]
    then = [(play, "play-run-in-order") for play in IN_ORDER]
    again = [(play, "play-run-out-of-order") for play in 2 * DISORDERED]
    _, profile = after_missing_runs(*first, *then, *again, is_missed_in_order=True)
    assert profile.habits["run-in-play-missed"].stage is Stage.CONFIRMED
    assert profile.habits["disordered-run-missed"].stage is Stage.OPEN


def test_a_wrong_count_with_right_points_is_blamed_on_the_adding_alone() -> None:
    of = shown(answer("7H 7D", 2, 15, skill="play-pair"))
    assert of.evidence == {"play-pair": 0.0, ADDING: 1.0}
    assert of.profile.habits == {}


def test_points_that_may_follow_from_a_wrong_count_show_nothing_else() -> None:
    of = shown(answer("7H 7D", 4, 15, skill="play-pair"))
    assert (of.evidence, of.suspects) == ({ADDING: 1.0}, ())


def test_i_do_not_know_is_blamed_on_the_skill_that_was_asked_and_a_skip_on_none() -> None:
    assert shown(answer("7H 7D", None, skill="play-pair", response=Response.UNKNOWN)).evidence == {"play-pair": 1.0}
    assert shown(answer("7H 7D", None, skill="play-pair", response=Response.SKIP)).evidence == {}


def test_a_slip_made_again_and_again_becomes_a_known_habit_and_is_cured() -> None:
    profile, stages = Profile(), []
    for points in (2, 2, 2, 0, 0, 0):
        of = shown(answer("7H 6D 7S", points, skill="play-parted-pair"), profile)
        profile = of.profile
        stages.append(([slip.id for slip in of.confirmed], [slip.id for slip in of.cured]))
    assert (["parted-pair"], []) in stages[:3]
    assert stages[-1] == ([], ["parted-pair"])
    assert profile.habits["parted-pair"].stage is Stage.CURED


def test_a_card_tells_no_pace() -> None:
    of = shown(answer("4H 6C 5D", 5))
    assert (of.slowness, of.profile.paces) == (None, ())


def test_answers_to_cards_touch_no_skill_of_the_hands_and_the_other_way_round() -> None:
    rng, read = Random(2), reading(shipped())
    for skill in skills(*PLAY_KEYS):
        assert skill.plays
        position = deal(skill.plays, rng)
        for points in (position.tally.points, position.tally.points + 1, 0):
            of = read(answer(position, points, skill=skill.key), {"pair": Mastery()}, Profile())
            assert {*of.evidence} <= {*PLAY_KEYS}
            assert all(0.0 <= blame <= 1.0 for blame in of.evidence.values())
            assert skill.key in of.evidence
