"""Every refusal of the program, as a tree that carries data and no prose.

    TrainerError
    ├── UsageError            the request cannot be met as it stands (exit code 2)
    │   ├── CardsError        what was read is no hand
    │   │   ├── UnreadableCard
    │   │   ├── DuplicateCard
    │   │   ├── WrongNumberOfCards
    │   │   └── MisplacedStarter
    │   ├── PastThirtyOne
    │   ├── LaidTwice
    │   ├── MisplacedGo
    │   ├── MisplacedLast
    │   ├── GameError         an action that a game does not allow
    │   │   ├── OutOfTurn
    │   │   ├── CardNotHeld
    │   │   ├── WrongNumberOfDiscards
    │   │   ├── NotAPack
    │   │   └── UnreadableAction
    │   ├── BadPoints
    │   ├── NoSuchDeal
    │   ├── UnknownDeck
    │   ├── UnknownSkill
    │   └── UnknownLanguage
    ├── DeckError             a deck file that cannot be used (exit code 1)
    └── StoreError            the learner's history cannot be used (exit code 1)
        ├── StoreDamaged
        ├── StoreNewer
        ├── StoreChanged
        └── StoreUnavailable

The words for them stand in the phrasebooks. A field holds what was read, as it was read: whoever shows it makes it
harmless first.
"""

from dataclasses import dataclass
from enum import StrEnum


class Fault(StrEnum):
    """What can be wrong with a deck file."""

    UNREADABLE = "unreadable"
    SYNTAX = "syntax"
    UNKNOWN_KEY = "unknown-key"
    MISSING_KEY = "missing-key"
    WRONG_TYPE = "wrong-type"
    UNKNOWN_VALUE = "unknown-value"
    MISSING_LANGUAGE = "missing-language"
    NO_SUCH_DEAL = "no-such-deal"
    BAD_HAND = "bad-hand"
    DEAL_OR_HANDS = "deal-or-hands"
    NO_SKILLS = "no-skills"
    TAKEN = "taken"
    ENCODING = "encoding"
    CIRCLE = "circle"


class TrainerError(Exception):
    """The root: anything the program refuses, as opposed to a defect in it."""


class UsageError(TrainerError):
    """What was asked for cannot be done as it was asked."""


class CardsError(UsageError):
    """What was read is not four cards and a starter."""


@dataclass(eq=False, repr=False)
class UnreadableCard(CardsError):
    """`text` is no card."""

    text: str


@dataclass(eq=False, repr=False)
class DuplicateCard(CardsError):
    """`card` (rank and suit letter) is there twice; a pack has it once."""

    card: str


@dataclass(eq=False, repr=False)
class WrongNumberOfCards(CardsError):
    """`number` cards were read where four and a starter are needed."""

    number: int


@dataclass(eq=False, repr=False)
class MisplacedStarter(CardsError):
    """A `+` or `|` stands elsewhere than before the fifth and last card of `text`."""

    text: str


@dataclass(eq=False, repr=False)
class PastThirtyOne(UsageError):
    """In the play, `card` would bring the count to `count`, past thirty-one."""

    card: str
    count: int


class GameError(UsageError):
    """An action that a game does not allow as it stands."""


@dataclass(eq=False, repr=False)
class OutOfTurn(GameError):
    """It is another player's turn, or `due` comes next and not `action`: cut, deal, discard, lay or count."""

    action: str
    due: str


@dataclass(eq=False, repr=False)
class CardNotHeld(GameError):
    """`card` is not in the player's hand."""

    card: str


@dataclass(eq=False, repr=False)
class WrongNumberOfDiscards(GameError):
    """`number` cards were thrown into the crib where two are needed."""

    number: int


@dataclass(eq=False, repr=False)
class NotAPack(GameError):
    """The cards to deal are not the 52 of the pack; `number` different ones are there."""

    number: int


@dataclass(eq=False, repr=False)
class UnreadableAction(GameError):
    """`text`, a line of a saved game, is no action."""

    text: str


@dataclass(eq=False, repr=False)
class LaidTwice(UsageError):
    """In the play, `card` (rank and suit letter) was laid before."""

    card: str


@dataclass(eq=False, repr=False)
class MisplacedGo(UsageError):
    """A play was told that begins with a go: there is no card before it."""


@dataclass(eq=False, repr=False)
class MisplacedLast(UsageError):
    """A play was told that goes on behind its last card, or that has none."""


@dataclass(eq=False, repr=False)
class BadPoints(UsageError):
    """`text` is neither a number of points nor a range A..B."""

    text: str


@dataclass(eq=False, repr=False)
class NoSuchDeal(UsageError):
    """Not one of the 12,994,800 deals fits the target; `wanted` is the target as (word, value) pairs."""

    wanted: tuple[tuple[str, str], ...]


@dataclass(eq=False, repr=False)
class UnknownDeck(UsageError):
    """No deck has this `name`; `known` are those there are."""

    name: str
    known: tuple[str, ...]


@dataclass(eq=False, repr=False)
class UnknownSkill(UsageError):
    """No deck has a skill with this `key`; `known` are those there are."""

    key: str
    known: tuple[str, ...]


@dataclass(eq=False, repr=False)
class UnknownLanguage(UsageError):
    """There is no phrasebook for `code`; `known` are those there are, `source` what asked for it."""

    code: str
    known: tuple[str, ...]
    source: str


@dataclass(eq=False, repr=False)
class DeckError(TrainerError):
    """A deck file that cannot be used.

    `file` is its name, `detail` what was found there; `skill` and `key` say where, or `line` for a syntax error.
    """

    file: str
    fault: Fault
    detail: str = ""
    skill: str | None = None
    key: str | None = None
    line: int | None = None


@dataclass(eq=False, repr=False)
class StoreError(TrainerError):
    """The file `path` with the learner's history, or a game, cannot be used; it is left as it is."""

    path: str


@dataclass(eq=False, repr=False)
class StoreDamaged(StoreError):
    """The file is not of this program, or a broken one."""


@dataclass(eq=False, repr=False)
class StoreNewer(StoreError):
    """The file was written by a later version of the program.

    Its schema is `version`, where `known` is the latest understood.
    """

    version: int
    known: int


@dataclass(eq=False, repr=False)
class StoreChanged(StoreError):
    """The game in the file is not the one that was saved last: another window has gone on with it, or begun anew."""


@dataclass(eq=False, repr=False)
class StoreUnavailable(StoreError):
    """The file cannot be opened, read or written now; `reason` is the system's word for it."""

    reason: str
