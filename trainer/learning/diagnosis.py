"""What an answer shows: which skills failed, which slip was made, and how that changes what is known of the learner.

Evidence is a blame by skill, 0 when the answer shows that the skill holds, 1 when it shows that it failed. A right
total credits every skill that the deal exercises. A wrong one is explained by the slips: how likely each was, is told
by the mastery of its skill and by the habits known so far. Where the count itself was given, the points of each kind
are compared with the true ones. In the play a wrong count is blamed on the adding, and the points are then no evidence
against anything, for they may follow from it.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import inf

from trainer.cribbage import census
from trainer.cribbage.position import Position
from trainer.learning import habits, hypotheses, pace
from trainer.learning.asked import Asked
from trainer.learning.deck import Skill
from trainer.learning.differences import differences
from trainer.learning.failures import SLIPS_OF, failures, touched
from trainer.learning.habits import Habits, Makers, Stage
from trainer.learning.hypotheses import Effects, Hypothesis, Part
from trainer.learning.library import Library
from trainer.learning.mastery import Mastery
from trainer.learning.positions import ADDING
from trainer.learning.profile import Profile
from trainer.learning.quiz import Answer, Response, mark
from trainer.learning.slips.catalogue import ALL_SLIPS, AnySlip

VERSION = 4
"""Of what is made of the answers; where it grows, recorded answers are read anew."""

Evidence = Mapping[str, float]
"""Blame, 0 to 1, by the key of the skill; a skill that is not there has no evidence."""

FAILED = 0.5
"""From this blame on a skill has failed."""

SUCCEEDED = 0.2
"""Below this blame a skill has succeeded."""

_LIKELY = 0.05
"""Below this probability a slip is not told among those that may have made a total."""

_COUNTED_AS_SUCH = {"double-run": ("triple-run", "double-double-run")}
"""The skills that fail too, on their own deals, by the slips of another."""

_WILD = 6
"""A total that is off by more points than this, and that no slip explains, is a wild guess."""


@dataclass(frozen=True, slots=True)
class Diagnosis:
    """What an answer showed.

    `slowness`: its time as a multiple of what was expected, None where nothing is. `suspects`: the slips that explain
    the answer, each by itself, the likeliest first; `is_clear` when the first of them is the one. `together`: two slips
    that have clearly made the total together. `confirmed` and `cured`: the slips of which that has become sure with
    this answer. `profile` is what is known of the learner after.
    """

    evidence: Evidence
    slowness: float | None
    suspects: tuple[AnySlip, ...]
    is_clear: bool
    profile: Profile
    confirmed: tuple[AnySlip, ...] = ()
    cured: tuple[AnySlip, ...] = ()
    together: tuple[AnySlip, ...] = ()

    @property
    def made_by(self) -> tuple[AnySlip, ...]:
        """The slip or the two by which the answer was clearly reached; none where that is not clear."""
        return self.suspects[:1] if self.is_clear else self.together


def exercised(of: Asked, skills: Iterable[Skill]) -> list[str]:
    """The keys of the skills that a hand, or a position of the play, exercises."""
    if isinstance(of, Position):
        return [skill.key for skill in skills if skill.plays and skill.plays.fits(of)]
    facts = census.facts(of)
    return [skill.key for skill in skills if skill.is_exercised_by(of, facts)]


def diagnose(answer: Answer, skills: Sequence[Skill], masteries: Mapping[str, Mastery], profile: Profile) -> Diagnosis:
    """What an answer shows of some skills, given what was known of the learner before it.

    "I don't know" is evidence only against the skill that the hand was dealt for, a skipped hand is none at all.
    """
    profile = profile.on(answer.day)
    question = answer.question
    if answer.response is not Response.TOTAL:
        is_blamed = answer.response is Response.UNKNOWN and question.skill
        return Diagnosis({question.skill: 1.0} if is_blamed and question.skill else {}, None, (), False, profile)
    blames = dict.fromkeys(exercised(question.of, skills), 0.0)
    if not mark(answer).is_count_right:
        credited = {} if mark(answer).difference else blames
        return Diagnosis({**credited, ADDING: 1.0}, None, (), False, profile)
    alone: list[tuple[float, AnySlip]] = []
    clear: tuple[AnySlip, ...] = ()
    known, totals = profile, list[Makers | None]()
    asked = question.skill if isinstance(question.of, Position) else None
    for difference, effects in differences(answer):
        concerned = touched(blames, effects)
        if difference is None:
            blames = {skill: blame for skill, blame in blames.items() if skill not in concerned}
            continue
        parts = failures(effects, concerned, masteries, known.habits, asked)
        known, makers = _learnt(known, difference, effects, parts, asked)
        totals.append(makers)
        if difference:
            explained = hypotheses.explain(difference, parts)
            for skill, blame in _blame(explained, blames).items():
                if skill in blames or blame >= FAILED:  # what the deal does not exercise is never credited
                    blames[skill] = max(blames.get(skill, 0.0), blame)
            alone += hypotheses.alone(difference, explained)
            clear = clear or hypotheses.clear(difference, explained, habits.confirmed(known.habits))
    known = replace(known, recent=habits.remembered(profile.recent, totals))
    if question.skill in blames and not (alone or answer.claims) and abs(mark(answer).difference) > _WILD:
        blames[question.skill] = 1.0  # as good as "I don't know"
    return replace(
        _summed_up(answer, blames, alone, clear, known),
        confirmed=_changed(profile.habits, known.habits, Stage.CONFIRMED),
        cured=_changed(profile.habits, known.habits, Stage.CURED),
    )


def _learnt(
    profile: Profile, difference: int, effects: Effects, failures: Iterable[Part], asked: str | None
) -> tuple[Profile, Makers | None]:
    """What is known after an answer, or a kind in it, that was off by `difference`, and what may have made that.

    `asked` as in `failures`.
    """
    odds = habits.odds(profile.habits, [slip.id for slip, _ in effects])
    parts = hypotheses.firing(effects, hypotheses.without_bold_claims(odds, effects, asked) if asked else odds)
    elsewise = [part for part in failures if part.slip is None]
    explained = hypotheses.explain(difference, [*parts, *elsewise])
    known, recent = habits.learn(profile.habits, parts, explained, difference, profile.recent)
    return replace(profile, habits=known), recent[-1]


def _blame(explained: Sequence[Hypothesis], exercised: Iterable[str]) -> dict[str, float]:
    """The blame by skill.

    A skill of the deal that has no slips of its own fails whichever way its hand was miscounted, and so does the triple
    run by what is a slip in double runs.
    """
    blames = hypotheses.blame(explained)
    failed = sum(of.p for of in explained if of.parts)
    also = {kin: blames[key] for key, kins in _COUNTED_AS_SUCH.items() if key in blames for kin in kins}
    for skill in exercised:
        least = also.get(skill, 0.0) if skill in SLIPS_OF else failed
        blames[skill] = max(blames.get(skill, 0.0), least)
    return blames


def _summed_up(
    answer: Answer,
    blames: Evidence,
    alone: Iterable[tuple[float, AnySlip]],
    clear: tuple[AnySlip, ...],
    profile: Profile,
) -> Diagnosis:
    is_clear = len(clear) == 1
    likely = sorted(
        (of for of in alone if of[0] >= _LIKELY or of[1] in clear), key=lambda of: (of[1] not in clear, -of[0])
    )
    of = _pace(answer)
    return Diagnosis(
        evidence=blames,
        slowness=pace.slowness(of, profile.paces),
        suspects=tuple(slip for _, slip in likely),
        is_clear=is_clear,
        profile=replace(profile, paces=pace.remember(of, profile.paces)),
        together=() if is_clear else clear,
    )


def _pace(answer: Answer) -> float | None:
    """The pace of a right total; a card of the play and a count that was typed tell none."""
    of = answer.question.of
    if isinstance(of, Position) or answer.claims or not mark(answer).is_right:
        return None
    return pace.pace(answer.seconds, census.facts(of))


def _changed(before: Habits, after: Habits, stage: Stage) -> tuple[AnySlip, ...]:
    """The slips that have come to a stage."""
    return tuple(slip for slip in at_stage(after, stage) if slip not in at_stage(before, stage))


def at_stage(believed: Habits, stage: Stage) -> list[AnySlip]:
    """The slips that stand at a stage, in the order of the catalogue."""
    return [slip for slip in ALL_SLIPS if believed.get(slip.id, habits.UNKNOWN).stage is stage]


def weakest(evidences: Iterable[Evidence], skills: Sequence[Skill]) -> Skill | None:
    """The skill with most blame in all, of several the one introduced last; None when none has any to speak of."""
    blames = {skill.key: 0.0 for skill in skills}
    for evidence in evidences:
        for key in blames.keys() & evidence.keys():
            blames[key] += evidence[key]
    blamed = [skill for skill in skills if blames[skill.key] >= SUCCEEDED]
    return max(blamed, key=lambda skill: (blames[skill.key], inf if skill.place is None else skill.place), default=None)


Diagnose = Callable[[Answer, Mapping[str, Mastery], Profile], Diagnosis]
"""How answers are read: from an answer and what was known before it."""


def reading(library: Library) -> Diagnose:
    """How answers are read by a learner with these decks."""

    def read(answer: Answer, masteries: Mapping[str, Mastery], profile: Profile) -> Diagnosis:
        return diagnose(answer, library.watched(answer.question.skill, answer.deck), masteries, profile)

    return read
