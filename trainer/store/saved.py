"""The game that was played last, in a file of its own: to be gone on with, or, when it is over, to be followed.

A game is its actions; beside them stand the seed of its deals and the rules that were agreed on.
"""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, fields
from os import fsync
from pathlib import Path
from tempfile import NamedTemporaryFile

from trainer.cribbage.game.events import Event
from trainer.cribbage.game.record import replay
from trainer.cribbage.game.state import Game, Player
from trainer.errors import StoreChanged, StoreDamaged, StoreNewer, StoreUnavailable, UsageError

FILE = "game.json"

VERSION = 1
"""Of the file."""


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A game as it is kept.

    `first_dealer` is None where the deal is cut for; with `is_counted` the player counts; `lines` are the actions.
    """

    seed: int
    has_muggins: bool = False
    is_counted: bool = True
    first_dealer: Player | None = None
    lines: tuple[str, ...] = ()

    def played(self) -> tuple[Game, list[Event]]:
        """The game as it stands, and all that has happened in it. Raises UsageError when the lines are no game."""
        return replay(self.lines, Game(dealer=self.first_dealer, has_muggins=self.has_muggins))


def save(game: SavedGame, home: Path, after: SavedGame | None = None) -> None:
    """Keep a game in the folder `home`: the file is there whole, or as it was before.

    `after` is the game that is there by now, None for whichever. Raises what `require` and `load` do.
    """
    file = home / FILE
    text = json.dumps({"version": VERSION, **asdict(game)}, indent=1)
    if after is not None:
        require(after, home)
    with _refusals(file):
        home.mkdir(parents=True, exist_ok=True)
        _replace(file, text + "\n")


def require(game: SavedGame, home: Path) -> None:
    """Refuse to go on with a game where another is in the folder: that is played in another window.

    Raises StoreChanged, and what `load` does.
    """
    file = home / FILE
    with _refusals(file):
        if _kept(file) != game:
            raise StoreChanged(str(file))


def _replace(file: Path, text: str) -> None:
    """Write a file anew: under a name that no other program writes to, then in its place, or not at all."""
    new = NamedTemporaryFile("w", encoding="utf-8", dir=file.parent, prefix=f"{file.name}.", delete=False)  # noqa: SIM115
    try:
        with new:
            new.write(text)
            new.flush()
            fsync(new.fileno())  # else a crash of the machine may leave the file empty
        Path(new.name).replace(file)
    except BaseException:
        Path(new.name).unlink(missing_ok=True)
        raise


def load(home: Path) -> SavedGame | None:
    """The game that was saved in the folder, None where there is none.

    Raises StoreDamaged when it is no game that can be played, StoreNewer and StoreUnavailable.
    """
    file = home / FILE
    with _refusals(file):
        game = _kept(file)
        if game:
            game.played()
        return game


def _kept(file: Path) -> SavedGame | None:
    """The game in a file, None where there is none. Raises ValueError, StoreNewer."""
    try:
        document = json.loads(file.read_bytes())
    except (FileNotFoundError, NotADirectoryError):
        return None
    return _read(document, file)


@contextmanager
def _refusals(file: Path) -> Iterator[None]:
    """Turn what cannot be read or written into an error of ours."""
    try:
        yield
    except (ValueError, TypeError, RecursionError, UsageError) as error:
        raise StoreDamaged(str(file)) from error
    except OSError as error:
        raise StoreUnavailable(str(file), error.strerror or str(error)) from error


def _read(document: object, file: Path) -> SavedGame:
    """The game in a document. Raises ValueError, StoreNewer."""
    if not isinstance(document, dict) or type(document.get("version")) is not int:
        raise ValueError(document)
    if document["version"] > VERSION:
        raise StoreNewer(str(file), document["version"], VERSION)
    if document["version"] < 1:
        raise ValueError(document)
    if document.keys() != {"version", *(field.name for field in fields(SavedGame))}:
        raise ValueError(document)
    seed, has_muggins, is_counted, dealer, lines = (document[field.name] for field in fields(SavedGame))
    if type(seed) is not int or not isinstance(has_muggins, bool) or not isinstance(is_counted, bool):
        raise ValueError(document)
    if not isinstance(lines, list) or not all(isinstance(line, str) for line in lines):
        raise ValueError(document)
    return SavedGame(seed, has_muggins, is_counted, None if dealer is None else Player(dealer), tuple(lines))
