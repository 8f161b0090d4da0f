"""The saved game: what is kept is what is read, whole or not at all; what is no game is refused."""

import errno
import json
import os
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.cribbage.table import by_chance
from trainer.cribbage.game.record import written
from trainer.cribbage.game.state import Due, Game, Player
from trainer.cribbage.game.step import step
from trainer.errors import StoreChanged, StoreDamaged, StoreNewer, StoreUnavailable
from trainer.store import saved
from trainer.store.saved import FILE, SavedGame, load, save


def some_game(seed: int, first_dealer: Player | None = None) -> tuple[SavedGame, Game]:
    """A game that was played to its end by chance, and how it ended."""
    rng, lines = Random(seed), list[str]()
    game = Game(dealer=first_dealer, has_muggins=seed % 2 == 0)
    while game.due is not Due.NOTHING:
        action = by_chance(game, rng)
        game, _ = step(game, action)
        lines.append(written(action))
    return SavedGame(seed, seed % 2 == 0, seed % 3 == 0, first_dealer, tuple(lines)), game


@pytest.mark.parametrize("first_dealer", [None, *Player])
@pytest.mark.parametrize("seed", range(4))
def test_what_is_saved_is_loaded(tmp_path: Path, seed: int, first_dealer: Player | None) -> None:
    home = tmp_path / "new" / "folder"
    saved, game = some_game(seed, first_dealer)
    assert load(home) is None
    save(SavedGame(99), home)
    save(saved, home)
    loaded = load(home)
    assert loaded == saved
    assert loaded.played()[0] == game
    assert [file.name for file in home.iterdir()] == [FILE]


def test_a_game_that_cannot_be_written_leaves_the_one_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    save(SavedGame(1), tmp_path)
    monkeypatch.setattr(saved, "fsync", full)
    with pytest.raises(StoreUnavailable):
        save(SavedGame(2), tmp_path)
    assert load(tmp_path) == SavedGame(1)
    assert [file.name for file in tmp_path.iterdir()] == [FILE]


def test_a_game_whose_place_is_taken_leaves_no_other_file(tmp_path: Path) -> None:
    (tmp_path / FILE).mkdir()
    with pytest.raises(StoreUnavailable):
        save(SavedGame(2), tmp_path)
    assert [file.name for file in tmp_path.iterdir()] == [FILE]


def test_two_programs_that_save_at_once_do_not_meddle_with_each_others_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def meanwhile(number: int) -> None:
        """What another program does while this one writes."""
        monkeypatch.undo()
        save(SavedGame(2), tmp_path)
        os.fsync(number)

    monkeypatch.setattr(saved, "fsync", meanwhile)
    save(SavedGame(1), tmp_path)
    assert load(tmp_path) == SavedGame(1)
    assert [file.name for file in tmp_path.iterdir()] == [FILE]


def test_a_game_goes_on_only_from_what_is_there(tmp_path: Path) -> None:
    begun = SavedGame(7, lines=("cut 5H 9D",))
    save(begun, tmp_path)
    save(SavedGame(8, lines=("cut 2H 9D",)), tmp_path)
    with pytest.raises(StoreChanged) as refused:
        save(begun, tmp_path, after=begun)
    assert refused.value.path == str(tmp_path / FILE)
    assert load(tmp_path) == SavedGame(8, lines=("cut 2H 9D",))


def test_a_folder_in_its_place_is_refused(tmp_path: Path) -> None:
    (tmp_path / FILE).mkdir()
    with pytest.raises(StoreUnavailable) as refused:
        load(tmp_path)
    assert refused.value.path == str(tmp_path / FILE)


GOOD: dict[str, Any] = {
    "version": 1,
    "seed": 7,
    "has_muggins": False,
    "is_counted": True,
    "first_dealer": None,
    "lines": ["cut 5H 9D"],
}


def write(home: Path, document: object) -> None:
    (home / FILE).write_text(json.dumps(document), encoding="utf-8")


def test_a_good_document_is_read(tmp_path: Path) -> None:
    write(tmp_path, GOOD)
    assert load(tmp_path) == SavedGame(7, lines=("cut 5H 9D",))


@pytest.mark.parametrize(
    "change",
    [
        *({"seed": None}, {"seed": True}, {"seed": 1.5}, {"has_muggins": 0}, {"is_counted": None}, {"first_dealer": 2}),
        *({"first_dealer": "x"}, {"first_dealer": 0}, {"lines": "cut 5H 9D"}, {"lines": [5]}, {"lines": None}),
        *({"lines": ["cut 5H"]}, {"lines": ["cut 5H 5H"]}, {"lines": ["cut 5H 9D", "cut 5H 9D"]}, {"more": 1}),
        *({"lines": ["cut 5H 9D", "deal 5H"]}, {"version": 0.5}, {"version": None}, {"version": 0}, {"version": -1}),
    ],
    ids=str,
)
def test_what_is_no_game_is_refused(tmp_path: Path, change: dict[str, Any]) -> None:
    write(tmp_path, GOOD | change)
    with pytest.raises(StoreDamaged) as refused:
        load(tmp_path)
    assert refused.value.path == str(tmp_path / FILE)


@pytest.mark.parametrize("key", GOOD)
def test_a_document_that_lacks_something_is_refused(tmp_path: Path, key: str) -> None:
    write(tmp_path, {name: value for name, value in GOOD.items() if name != key})
    with pytest.raises(StoreDamaged):
        load(tmp_path)


def test_a_later_version_is_told(tmp_path: Path) -> None:
    write(tmp_path, {"version": 2, "unheard": "of"})
    with pytest.raises(StoreNewer) as refused:
        load(tmp_path)
    assert (refused.value.version, refused.value.known) == (2, 1)
