"""All the decks there are: the shipped ones, in the package (in a checkout beside it), and a learner's own.

An own deck that cannot be used is reported and left out; it never stops the others.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from trainer.cribbage import dealing
from trainer.cribbage.target import Target
from trainer.errors import DeckError, Fault, UnknownDeck, UnknownSkill
from trainer.learning.deck import Deck, Skill, read_deck

_IN_PACKAGE = Path(__file__).parent.parent / "_decks"
_IN_CHECKOUT = Path(__file__).parent.parent.parent / "decks"


@dataclass(frozen=True)
class Library:
    """All the decks that were found, in order, and what was wrong with those in the folder `own` that are of no use."""

    decks: tuple[Deck, ...]
    broken: tuple[DeckError, ...]
    own: Path

    @property
    def skills(self) -> tuple[Skill, ...]:
        """The skills of all decks, in the order of their introduction, those without a place last."""
        skills = [skill for deck in self.decks for skill in deck.skills]
        return tuple(sorted(skills, key=lambda skill: (skill.place is None, skill.place or 0)))

    @property
    def drilled(self) -> tuple[Skill, ...]:
        """The skills of the daily drill, in the order of introduction: those of the shipped decks that have a place."""
        shipped = {skill.key for deck in self.decks if not deck.is_own for skill in deck.skills}
        return tuple(skill for skill in self.skills if skill.place is not None and skill.key in shipped)

    def deck(self, name: str) -> Deck:
        """The deck of this name. Raises its DeckError if it is broken, else UnknownDeck."""
        for deck in self.decks:
            if deck.name == name:
                return deck
        for error in self.broken:
            if Path(error.file).stem == name:
                raise error
        raise UnknownDeck(name, tuple(deck.name for deck in self.decks))

    def chosen(self, deck: str | None, skills: Iterable[str], among: Target) -> list[Skill]:
        """The skills of a deck that have a hand that fits `among`, and those that are named, which must have one.

        Raises UnknownDeck, UnknownSkill, and NoSuchDeal also when no skill of the deck has one.
        """
        of_deck = self.deck(deck).skills if deck is not None else ()
        fitting = [skill for skill in of_deck if skill.has_deal(among)]
        named = [self.skill(key) for key in skills]
        for skill in (*(of_deck if not fitting else ()), *named):
            skill.require(among)
        return [*fitting, *named]

    def watched(self, skill: str | None, deck: str | None) -> list[Skill]:
        """The skills that an answer is looked at for: those of the daily drill, of its deck, and its own.

        A deck or skill that is not there any more is passed over.
        """
        of_deck = [each for other in self.decks if other.name == deck for each in other.skills]
        own = [each for each in self.skills if each.key == skill]
        return [*{each.key: each for each in (*self.drilled, *of_deck, *own)}.values()]

    def skill(self, key: str) -> Skill:
        """The skill with this key. Raises UnknownSkill."""
        for skill in self.skills:
            if skill.key == key:
                return skill
        raise UnknownSkill(key, tuple(skill.key for skill in self.skills))


def library(own: Path) -> Library:
    """The shipped decks and those in the folder `own`, which need not exist.

    A broken own deck is reported, not raised.
    """
    decks = [read_deck(file) for file in _files(_shipped())]
    broken = []
    for file in _files(own):
        try:
            deck = read_deck(file, is_own=True)
            _check_names(deck, file.name, decks)
            decks.append(deck)
        except DeckError as error:
            broken.append(error)
    return Library(tuple(sorted(decks, key=lambda deck: (deck.is_own, deck.place, deck.name))), tuple(broken), own)


def _shipped() -> Path:
    """The folder of the shipped decks."""
    return _IN_PACKAGE if _IN_PACKAGE.is_dir() else _IN_CHECKOUT


def _files(folder: Path) -> list[Path]:
    try:
        return sorted(file for file in folder.glob("*.toml") if not file.is_fifo())  # to read one may wait for ever
    except OSError:
        return []


def _check_names(deck: Deck, file: str, others: Iterable[Deck]) -> None:
    """A deck's name and its skills' keys belong to it alone, for histories hang on them."""
    for other in others:
        if other.name == deck.name:
            raise DeckError(file, Fault.TAKEN, deck.name)
        taken = {skill.key for skill in other.skills}
        for skill in deck.skills:
            if skill.key in taken:
                raise DeckError(file, Fault.TAKEN, other.name, skill=skill.key, key="key")


def check_deck(file: Path, others: Library) -> Deck:
    """The deck that a file holds, checked also for what only `decks check` has time for. Raises DeckError.

    A file that holds a shipped deck is that deck, unless it lies among the learner's own, where the name is taken.
    """
    deck = read_deck(file, is_own=True)
    is_own = file.resolve().parent == others.own.resolve()
    itself = [
        other
        for other in others.decks
        if other.name == deck.name and (other.is_own or (other.skills == deck.skills and not is_own))
    ]
    _check_names(deck, file.name, [other for other in others.decks if other not in itself])
    keys = {skill.key for skill in (*others.skills, *deck.skills)}
    for skill in deck.skills:
        if skill.target and not dealing.how_many(skill.target):
            raise DeckError(file.name, Fault.NO_SUCH_DEAL, skill=skill.key, key="deal")
        for key in skill.after:
            if key not in keys:
                raise DeckError(file.name, Fault.UNKNOWN_VALUE, key, skill=skill.key, key="after")
    _check_order(deck, file.name)
    return deck


def _check_order(deck: Deck, file: str) -> None:
    """Skills that wait for each other are never introduced."""
    waiting = {skill.key: skill for skill in deck.skills}
    while opened := [key for key, skill in waiting.items() if waiting.keys().isdisjoint(skill.after)]:
        for key in opened:
            del waiting[key]
    for key in waiting:
        raise DeckError(file, Fault.CIRCLE, skill=key, key="after")
