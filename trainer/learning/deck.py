"""Decks: files that say what is drilled. A deck is a few skills, a skill is a kind of hand, or of position in the play.

Decks are TOML. A file is checked word by word when it is read; what is wrong with it is a DeckError that says where.
"""

import re
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import inf
from pathlib import Path
from random import Random
from typing import Any

from trainer.cribbage import dealing, plays
from trainer.cribbage.cards import Hand, read_hand
from trainer.cribbage.census import Facts
from trainer.cribbage.plays import WORDS, PlayTarget
from trainer.cribbage.target import VALUES, Target, Value, read_range
from trainer.errors import BadPoints, CardsError, DeckError, Fault, NoSuchDeal
from trainer.learning.asked import Asked

LANGUAGES = ("en", "de")
"""The languages in which a deck has its titles and hints."""

_KEY = re.compile(r"[\w.-]+")
_RANGES = ("points", "fifteens")

Words = Mapping[str, str]


@dataclass(frozen=True)
class Skill:
    """A kind of hand that is learnt by itself.

    `key` is permanent: the learner's history hangs on it. `title` and `hint` are by language. It is dealt from
    `target`, or from its fixed `hands`; a skill of the play has `plays` instead. `par`: seconds of a fluent counter.
    `after`: keys of the skills that come first. `place`: its turn in the introduction, None for a skill that is not
    introduced.
    """

    key: str
    title: Words
    hint: Words
    target: Target | None
    hands: tuple[Hand, ...]
    par: float
    after: tuple[str, ...]
    place: int | None
    plays: PlayTarget | None = None

    def is_exercised_by(self, hand: Hand, of: Facts) -> bool:
        """Whether a hand, whose facts are given, is of this kind."""
        return self.target.fits_facts(of) if self.target else hand in self.hands

    def deal(self, among: Target, rng: Random) -> Hand:
        """A hand of this kind that also fits `among`, each equally likely. Raises NoSuchDeal."""
        self.require(among)
        return dealing.deal(self.target & among, rng) if self.target else rng.choice(self.fixed(among))

    def asked(self, among: Target, rng: Random) -> Asked:
        """What is asked for it: a hand that also fits `among`, or a position. Raises NoSuchDeal."""
        if self.plays is None:
            return self.deal(among, rng)
        self.require(among)
        return plays.deal(self.plays, rng)

    def fixed(self, among: Target) -> list[Hand]:
        """The fixed hands of this kind that also fit `among`; none for a skill with a target."""
        return [hand for hand in self.hands if among.fits(hand)]

    def has_deal(self, among: Target) -> bool:
        """Whether a hand of this kind fits `among`; a position of the play does where nothing is wanted of the hand."""
        if self.plays:
            return not among.wanted
        return bool(dealing.how_many(self.target & among) if self.target else self.fixed(among))

    def require(self, among: Target) -> None:
        """Raise NoSuchDeal unless a hand of this kind fits `among`."""
        if not self.has_deal(among):
            raise NoSuchDeal((("skill", self.key), *among.spelled))

    @cached_property
    def frequency(self) -> int:
        """How many of all the deals, hands and cribs, are of this kind."""
        return dealing.how_many(self.target) if self.target else len(self.hands)


@dataclass(frozen=True)
class Deck:
    """Skills that belong together; `name` is the stem of the file, `is_own` when it is the learner's."""

    name: str
    title: Words
    skills: tuple[Skill, ...]
    place: int
    is_own: bool


def read_deck(file: Path, is_own: bool = False) -> Deck:
    """The deck that a file holds. Raises DeckError."""
    try:
        text = file.read_bytes().decode("utf-8")
    except UnicodeDecodeError as error:
        raise DeckError(file.name, Fault.ENCODING) from error
    except OSError as error:
        raise DeckError(file.name, Fault.UNREADABLE, error.strerror or str(error)) from error
    try:
        content = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # not only TOMLDecodeError: endless numbers and nesting are others
        raise _syntax_error(file.name, str(error), last_line=len(text.splitlines())) from error
    return _Reader(file.name).deck(file.stem, content, is_own)


def _syntax_error(file: str, message: str, last_line: int) -> DeckError:
    """The parser's message, "what (at line 3, column 1)" or "what (at end of document)", its line taken out."""
    what, _, place = message.partition(" (at ")
    line = "".join(filter(str.isdecimal, place.partition(",")[0])) or (last_line if place else "")
    return DeckError(file, Fault.SYNTAX, what, line=int(line) if line else None)


class _Reader:
    """Checks and takes over the content of one file; knows which skill it is at, to say so in an error."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.skill: str | None = None

    def deck(self, name: str, content: dict[str, Any], is_own: bool) -> Deck:
        self._only(content, ("title", "place", "skill"))
        tables = content.get("skill", [])
        if not isinstance(tables, list) or not tables:
            raise self._error(Fault.NO_SKILLS)
        title = self._words(content, "title")
        place = self._typed(content, "place", int, 1000)
        skills: list[Skill] = []
        for table in tables:
            skills.append(self._skill(table, [skill.key for skill in skills]))
        return Deck(name, title, tuple(skills), place, is_own)

    def _skill(self, table: object, taken: Sequence[str]) -> Skill:
        if not isinstance(table, dict):
            raise self._error(Fault.WRONG_TYPE, key="skill")
        self.skill = None
        self.skill = key = self._typed(table, "key", str)
        self._only(table, ("key", "title", "hint", "deal", "hands", "plays", "par", "after", "place"))
        if not _KEY.fullmatch(key):
            raise self._error(Fault.WRONG_TYPE, key="key")
        if key in taken:
            raise self._error(Fault.TAKEN, key, key="key")
        if ("deal" in table) + bool(table.get("hands")) + bool(table.get("plays")) != 1:
            raise self._error(Fault.DEAL_OR_HANDS)
        return Skill(
            key=key,
            title=self._words(table, "title"),
            hint=self._words(table, "hint"),
            target=self._target(self._typed(table, "deal", dict)) if "deal" in table else None,
            hands=tuple(self._hand(line) for line in self._strings(table, "hands")),
            par=self._seconds(table, "par", 10),
            after=self._strings(table, "after"),
            place=self._typed(table, "place", int, None),
            plays=self._plays(table["plays"]) if table.get("plays") else None,
        )

    def _target(self, wanted: dict[str, Any]) -> Target:
        self._only(wanted, VALUES)
        return Target.of({word: self._values(word, value) for word, value in wanted.items()})

    def _values(self, word: str, value: object) -> list[Value]:
        """The values that a word may have: one, any of a list, or a range "8..12"."""
        values: list[Any] = value if isinstance(value, list) else [value]
        if word in _RANGES and isinstance(value, str):
            try:
                values = [*read_range(value)]
            except BadPoints as error:
                raise self._error(Fault.UNKNOWN_VALUE, value, key=word) from error
        known = {(type(each), each) for each in VALUES[word]}
        for each in values:
            if isinstance(each, list | dict) or (type(each), each) not in known:
                raise self._error(Fault.UNKNOWN_VALUE, str(each), key=word)
        return values

    def _plays(self, value: object) -> PlayTarget:
        words = value if isinstance(value, list) else [value]
        for word in words:
            if not isinstance(word, str):
                raise self._error(Fault.WRONG_TYPE, key="plays")
            if word not in WORDS:
                raise self._error(Fault.UNKNOWN_VALUE, word, key="plays")
        return PlayTarget.of(*words)

    def _hand(self, line: str) -> Hand:
        try:
            return read_hand(line)
        except CardsError as error:
            raise self._error(Fault.BAD_HAND, line, key="hands") from error

    def _words(self, table: dict[str, Any], key: str) -> Words:
        words: dict[str, str] = self._typed(table, key, dict)
        for language in LANGUAGES:
            if not isinstance(words.get(language), str) or not words[language].strip():
                raise self._error(Fault.MISSING_LANGUAGE, language, key=key)
        return words

    def _strings(self, table: dict[str, Any], key: str) -> tuple[str, ...]:
        strings = self._typed(table, key, list, [])
        if not all(isinstance(each, str) for each in strings):
            raise self._error(Fault.WRONG_TYPE, key=key)
        return tuple(strings)

    def _seconds(self, table: dict[str, Any], key: str, default: float) -> float:
        seconds = self._typed(table, key, (int, float), default)
        if not 0 < seconds < inf:
            raise self._error(Fault.WRONG_TYPE, key=key)
        return float(seconds)

    def _typed(self, table: dict[str, Any], key: str, kind: type | tuple[type, ...], default: Any = ...) -> Any:
        """The value of a key, which must be of a kind; a key without default must be there."""
        if key not in table:
            if default is ...:
                raise self._error(Fault.MISSING_KEY, key=key)
            return default
        if not isinstance(table[key], kind) or isinstance(table[key], bool):
            raise self._error(Fault.WRONG_TYPE, key=key)
        return table[key]

    def _only(self, table: Mapping[str, object], known: Iterable[str]) -> None:
        for key in table:
            if key not in known:
                raise self._error(Fault.UNKNOWN_KEY, key=key)

    def _error(self, fault: Fault, detail: str = "", key: str | None = None) -> DeckError:
        return DeckError(self.file, fault, detail, skill=self.skill, key=key)
