"""A day's drill: which hand comes next.

The day's session is ten hands, if anything is due or new that day. New skills in which a slip is suspected come first,
then due ones, then new ones whose forerunners stand well, then what failed today until it comes out right, then skills
drawn by how weak they are and how often they turn up in play. A skill that was just dealt rests for some deals. In
between come the contrast of a missed trap, deals that settle a doubt, first looks at kinds never met, and one hand in
ten that is natural, dealt at random. What the learner is shown never tells which skill a hand was dealt for. The play
comes when all kinds of hands are introduced; what is said of hands here is meant of its cards too.
"""

from collections.abc import Iterable, Mapping, Sequence
from datetime import date, timedelta
from random import Random

from trainer.cribbage import dealing
from trainer.cribbage.target import Target
from trainer.learning import doubt, practice, schedule
from trainer.learning.asked import Asked
from trainer.learning.contrast import CONTRASTS, owed
from trainer.learning.deck import Skill
from trainer.learning.diagnosis import FAILED, exercised
from trainer.learning.habits import SUSPECTED, UNKNOWN, Habits
from trainer.learning.quiz import Aim, Question
from trainer.learning.slips.catalogue import ALL_SLIPS
from trainer.learning.standing import Played, Standing, failed_lately

HANDS_A_DAY = 10
NEW_A_DAY = 6

_OPENS_AT, _OPENS_AFTER = 0.8, 3
_NATURAL_ONE_IN, _FIRST_LOOK_ONE_IN = 10, 3
_DOUBTS_IN_A_ROW = 2
_RARE = 250
_RESTS_AFTER_FAILURE, _RESTS_AFTER_SUCCESS = 3, 2
_LONG_AWAY, _EASY_HANDS = timedelta(days=14), 2


class Session:
    """Chooses the hands of a drill, one after the other.

    `standings`, `played` (the day's drill answers so far, from whichever sitting) and `habits` are what the history
    says; `learn` brings them up to date. `deck` is the one to which the drill keeps, None for the whole drill; the
    day's hands are counted for each by itself. `number` hands are asked whatever is due; None asks the day's hands, of
    which there are ten when something is due or new, or was (`was_due`) before it was played. `last_practised` is the
    latest study day before this one. With `has_natural` one hand in ten is dealt at random.
    """

    def __init__(
        self,
        skills: Sequence[Skill],
        day: date,
        rng: Random,
        *,
        standings: Mapping[str, Standing],
        played: Sequence[Played] = (),
        habits: Habits | None = None,
        was_due: bool = False,
        last_practised: date | None = None,
        number: int | None = None,
        deck: str | None = None,
        has_natural: bool = True,
    ) -> None:
        self._skills = skills
        self._day = day
        self._rng = rng
        self._deck = deck
        self._natural_part = 1 / _NATURAL_ONE_IN if has_natural else 0.0
        self._was_long_away = last_practised is not None and day - last_practised >= _LONG_AWAY
        self._number = number
        self.learn(standings, played, habits or {})
        self._has_hands_today = was_due or bool(self._due() or self._new())

    def learn(self, standings: Mapping[str, Standing], played: Sequence[Played], habits: Habits) -> None:
        """Take over what the history says now."""
        self._standings = standings
        self._played = played
        self._habits = habits

    def progress(self, asked: int) -> tuple[int, int] | None:
        """The place of the next hand and how many there are, after `asked` hands of this session; None: it is over."""
        if self._number is not None:
            return (asked + 1, self._number) if asked < self._number else None
        return (HANDS_A_DAY - self.left_today + 1, HANDS_A_DAY) if self.left_today else None

    @property
    def left_today(self) -> int:
        """How many of the day's hands are still to be played."""
        done = sum(of.deck == self._deck for of in self._played)
        return max(HANDS_A_DAY - done, 0) if self._has_hands_today else 0

    def next(self) -> Question:
        """The next hand to ask: a contrast that is owed, a doubt, a first look, a natural hand, or one of a skill."""
        if question := self._contrast() or self._settling() or self._first_look():
            return question
        if self._rng.random() < self._natural_part:
            return Question(dealing.deal(Target(), self._rng))
        skill = self._choose()
        return Question(self._deal_for(skill), skill.key)

    def _deal_for(self, skill: Skill) -> Asked:
        weakness = {other.key: 1 - self._standing(other).mastery.p for other in self._skills if other is not skill}
        resting = failed_lately(self._played, _RESTS_AFTER_FAILURE) - {skill.key}
        return practice.deal_for(skill, self._habits, self._skills, weakness=weakness, resting=resting, rng=self._rng)

    def _contrast(self) -> Question | None:
        """After a trap was missed, and has rested, the same cards with one thing changed; half of the time."""
        for skill in self._awake(self._skills):
            if hand := owed(skill.key, self._standing(skill).missed, self._rng):
                return Question(hand, skill.key, Aim.CONTRAST)
        return None

    def _settling(self) -> Question | None:
        """While a slip is suspected, a deal that tells whether it is one; two hands in three at most.

        Where a contrast of its skill is owed, that comes first, as soon as the skill has rested.
        """
        suspect = doubt.suspect(self._habits)
        latest = [of.aim for of in self._played[-_DOUBTS_IN_A_ROW:]]
        if suspect is None or latest == [Aim.DOUBT] * _DOUBTS_IN_A_ROW:
            return None
        if all(skill.plays for skill in self._skills):  # a deck of the play asks no hands
            return None
        of = [skill for skill in self._skills if skill.key == suspect.skill]
        if any(owed(skill.key, self._standing(skill).missed, self._rng) for skill in of):
            return None
        hand = doubt.telling_deal(suspect, self._habits, self._skills, self._rng)
        return Question(hand, next(iter(exercised(hand, of)), None), Aim.DOUBT)

    def _first_look(self) -> Question | None:
        """Every third hand a deal of a kind that was never met, on which a slip shows: traps, then the most frequent.

        What a learner gets wrong in a rare kind would else come to light after weeks. Those that hardly ever turn up in
        play can wait.
        """
        is_its_turn = len(self._played) % _FIRST_LOOK_ONE_IN == _FIRST_LOOK_ONE_IN - 1
        unmet = [skill for skill in self._skills if _is_met_in_play(skill) and not self._standing(skill).answers]
        if self._deck is not None or not is_its_turn or not unmet or not self._introduced():
            return None
        skill = max(unmet, key=lambda skill: (skill.key in CONTRASTS, skill.frequency))
        return Question(self._deal_for(skill), aim=Aim.FIRST_LOOK)

    # Choosing the skill

    def _choose(self) -> Skill:
        """What went wrong and is new, then due, new, failed today, drawn; nothing that rests unless everything does."""
        if self._was_long_away and len(self._played) < _EASY_HANDS and (known := self._awake(self._introduced())):
            return max(known, key=lambda skill: self._standing(skill).mastery.p)
        if suspected := self._awake(self._suspected_new()):
            return suspected[0]
        if due := self._awake(self._due()):
            return min(due, key=lambda skill: (self._retrievability(skill), self._standing(skill).mastery.p))
        if new := self._awake(self._new()):
            return new[0]
        return self._again()

    def _again(self) -> Skill:
        """A skill that failed today, else one drawn."""
        if failed := self._awake(self._failed_today()):
            return max(failed, key=lambda skill: (self._deals_since(skill), -self._standing(skill).mastery.p))
        pool = self._introduced() or self._new() or self._skills
        if awake := self._awake(pool):
            return self._rng.choices(awake, [self._weight(skill, awake) for skill in awake])[0]
        return max(pool, key=self._deals_since)

    def _introduced(self) -> list[Skill]:
        return [skill for skill in self._skills if self._standing(skill).memory]

    def _due(self) -> list[Skill]:
        """The skills whose memory says that it is time."""
        return [skill for skill in self._skills if (memory := self._standing(skill).memory) and memory.due <= self._day]

    def _failed_today(self) -> list[Skill]:
        """The skills of which today's latest evidence is a failure: they are to come out right once that day."""
        latest = {key: blame for of in self._played for key, blame in of.evidence.items()}
        return [skill for skill in self._introduced() if latest.get(skill.key, 0.0) >= FAILED]

    def _new(self) -> list[Skill]:
        """The skills that may be introduced now, in that order: their forerunners stand well, and the day has room."""
        introduced_today = sum(self._standing(skill).introduced == self._day for skill in self._skills)
        if introduced_today >= NEW_A_DAY:
            return []
        return [skill for skill in self._skills if not self._standing(skill).memory and self._is_open(skill)]

    def _suspected_new(self) -> list[Skill]:
        """The skills not introduced yet in which a slip is suspected: they need not wait for their forerunners."""
        slips = {slip.skill for slip in ALL_SLIPS if self._habits.get(slip.id, UNKNOWN).p >= SUSPECTED}
        new = [skill for skill in self._skills if not self._standing(skill).memory]
        return [skill for skill in new if skill.key in slips and self._has_its_turn(skill)]

    def _is_open(self, skill: Skill) -> bool:
        forerunners = [self._standing(other) for other in self._skills if other.key in skill.after]
        stand_well = all(of.mastery.p >= _OPENS_AT and of.answers >= _OPENS_AFTER for of in forerunners)
        return stand_well and self._has_its_turn(skill)

    def _has_its_turn(self, skill: Skill) -> bool:
        """The play comes when all kinds of hands are introduced."""
        return not skill.plays or all(self._standing(other).memory for other in self._skills if not other.plays)

    def _awake(self, skills: Iterable[Skill]) -> list[Skill]:
        """Those that do not rest."""
        return [skill for skill in skills if self._deals_since(skill) >= self._rest(skill)]

    def _rest(self, skill: Skill) -> int:
        """For how many deals a skill rests after it was last dealt for."""
        dealt_for = (of for of in reversed(self._played) if of.skill == skill.key)
        blame = next((of.evidence.get(skill.key, 0.0) for of in dealt_for), 0.0)
        return _RESTS_AFTER_FAILURE if blame >= FAILED else _RESTS_AFTER_SUCCESS

    def _deals_since(self, skill: Skill) -> int:
        """The deals since the one that was last dealt for a skill today; many if there was none."""
        dealt_for = [of.skill for of in reversed(self._played)]
        return dealt_for.index(skill.key) if skill.key in dealt_for else HANDS_A_DAY + len(dealt_for)

    def _weight(self, skill: Skill, among: Iterable[Skill]) -> float:
        """How likely a skill is drawn: the weaker it is, and a little the more often it turns up, as the play does."""
        weakness = 1 - self._standing(skill).mastery.p * self._retrievability(skill)
        share = 1.0 if skill.plays else skill.frequency / max(other.frequency for other in among)
        return float(weakness**2 * (0.35 + 0.65 * share**0.25))

    def _retrievability(self, skill: Skill) -> float:
        memory = self._standing(skill).memory
        return schedule.retrievability(memory, self._day) if memory else 0.0

    def _standing(self, skill: Skill) -> Standing:
        return self._standings.get(skill.key, Standing())


def _is_met_in_play(skill: Skill) -> bool:
    """Whether a kind of hand turns up now and then among natural deals."""
    return skill.target is not None and _RARE * skill.frequency >= dealing.how_many(Target())
