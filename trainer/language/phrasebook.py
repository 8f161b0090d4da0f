"""What a language must have words for, and the grammar by which they become sentences.

A phrasebook has no defaults: a phrase, the name of a call or the words of an error that one language lacks is an error
at import. Phrases with {placeholders} are filled in by their names.
"""

from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass

from trainer.cribbage.cards import Card, Rank, Suit
from trainer.cribbage.show import Miss
from trainer.cribbage.spoken import Call, Name, Style
from trainer.errors import DeckError, Fault, TrainerError
from trainer.language.aloud import Aloud
from trainer.language.play_words import PlayWords
from trainer.language.refusing import refusal


@dataclass(frozen=True, slots=True)
class Noun:
    """The name of a call, with its indefinite article, or "" where it takes none."""

    article: str
    name: str


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class Phrasebook:
    """All the words of one language."""

    code: str
    numbers: tuple[str, ...]
    decimal_point: str

    # Cards
    rank_letters: Mapping[Rank, str]
    rank_names: Mapping[Rank, str]
    suit_names: Mapping[Suit, str]
    card_name: str
    starter_name: str

    # The spoken count
    calls: Mapping[Name, Noun]
    fifteen: str
    makes: str
    is_article_always_spoken: bool
    before_nobs: str
    before_last: str
    nineteen: str
    misses: Mapping[Miss, str]

    # The count of a hand
    point: str
    points: str
    plain_call: str
    near_miss: str
    enter: str
    enter_help: str

    # A question and its verdict
    keys: str
    no_answer: str
    guide: str
    hand: str
    crib: str
    crib_name: str
    prompt: str
    right: str
    wrong: str
    right_points: str
    right_nineteen: str
    wrong_points: str
    wrong_said: str
    short: str
    over: str
    no_such_hand: str
    shown: str
    skipped: str
    undone: str
    last_chance: str
    last_prompt: str
    nothing_to_undo: str

    # The end of a session
    stopped: str
    score: str
    nobody_home: str
    points_off: str
    median: str
    shown_count: str
    skipped_count: str
    missed: str
    missed_line: str
    missed_shown: str
    again: str
    seed: str
    practise: str
    day_by_day: str

    # The day's drill
    left_today: str
    played_out: str
    nothing_due: str
    next_due: str
    more: str
    skill: str
    skills: str
    today: str
    tomorrow: str
    in_days: str

    # Statistics and decks
    stats_empty: str
    stats_answers: str
    stats_real_play: str
    stats_no_real_play: str
    stats_days: str
    column_skill: str
    column_mastery: str
    column_answers: str
    column_median: str
    column_due: str
    stats_line: str
    stats_not_met: str
    paths: Mapping[str, str]
    own: str
    after: str
    one_in: str
    fixed_hand: str
    fixed_hands: str
    deck_is_good: str
    broken_deck: str

    # Counts as they are said, and the play
    aloud: Aloud
    play: PlayWords

    # Refusals
    line_refused: str
    interrupted: str
    output_failed: str
    errors: Mapping[type[TrainerError], str]
    deck_faults: Mapping[Fault, str]
    deck_fault_line: str
    deck_fault_skill: str
    deck_fault_key: str

    def __post_init__(self) -> None:
        """Refuse a phrasebook in which something has no words."""
        needed: dict[str, AbstractSet[object]] = {
            "numbers": set(range(32)),
            "rank_letters": set(Rank),
            "rank_names": set(Rank),
            "suit_names": set(Suit),
            "calls": set(Name),
            "misses": set(Miss),
            "errors": set(_kinds_of(TrainerError)) - {DeckError},  # its words are deck_faults
            "deck_faults": set(Fault),
            "paths": {"data", "game", "decks", "config"},
        }
        for name, things in needed.items():
            words = getattr(self, name)
            missing = things - set(range(len(words)) if isinstance(words, tuple) else words)
            if missing:
                raise LookupError(f"{self.code}: no words in {name} for {sorted(map(str, missing))}")

    @property
    def more_ranks(self) -> dict[str, Rank]:
        """The letters for ranks by which this language differs from the international ones."""
        return {letter: rank for rank, letter in self.rank_letters.items()}

    def count_of(self, number: int, one: str, many: str) -> str:
        """A number with the noun that goes with it: "1 point", "2 points"."""
        return f"{number} {one if number == 1 else many}"

    def points_of(self, number: int) -> str:
        """A number of points."""
        return self.count_of(number, self.point, self.points)

    def decimal(self, number: float) -> str:
        """A number with one decimal place."""
        return f"{number:.1f}".replace(".", self.decimal_point)

    def name_of(self, card: Card) -> str:
        """A card in words: "5 of hearts", "jack of spades"."""
        return self.card_name.format(rank=self.rank_names[card.rank], suit=self.suit_names[card.suit])

    def days_from(self, days: int) -> str:
        """A day so many days ahead: "today", "tomorrow", "in 3 days"."""
        return (self.today, self.tomorrow)[days] if days in (0, 1) else self.in_days.format(days=days)

    def spoken(self, calls: Sequence[Call], style: Style) -> str:
        """The sentence in which a hand is counted aloud, by the grammar of the style."""
        if not calls:
            return self.nineteen
        sentence = "".join(self._with_joints(calls, style))
        return sentence[0].upper() + sentence[1:] + "."

    def _with_joints(self, calls: Sequence[Call], style: Style) -> Iterator[str]:
        """What is said for each call, with what joins it to the one before it."""
        for place, call in enumerate(calls):
            if place:
                yield self._joint(call, call is calls[-1], style)
            yield self._said(call, style, is_first=place == 0)

    def _joint(self, call: Call, is_last: bool, style: Style) -> str:
        if style is Style.LONG:
            return self.before_last if is_last and call.name is not Name.FIFTEEN else ", "
        return self.before_nobs if call.name is Name.NOBS else ", "

    def _said(self, call: Call, style: Style, is_first: bool) -> str:
        total = self.numbers[call.total]
        if call.name is Name.FIFTEEN:
            return f"{self.fifteen} {total}" if is_first or style is Style.LONG else total
        noun = self.calls[call.name]
        has_article = noun.article and (self.is_article_always_spoken or style is Style.LONG)
        verb = self.makes if style is Style.LONG else ""
        return " ".join(filter(None, (noun.article if has_article else "", noun.name, verb, total)))

    def refusal(self, error: TrainerError) -> str:
        """One sentence for an error: what was read, what is wrong, what to do."""
        return refusal(error, self)


def _kinds_of(error: type[TrainerError]) -> list[type[TrainerError]]:
    """The errors that are raised: the leaves of the tree."""
    kinds = error.__subclasses__()
    return [leaf for kind in kinds for leaf in _kinds_of(kind)] if kinds else [error]
