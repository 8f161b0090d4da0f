"""Where the data lie, and that nothing is made before there is something to keep."""

from pathlib import Path

import platformdirs
import pytest

from tests.conftest import Run

HAND = ["5H", "5D", "5S", "JC", "5C"]


@pytest.fixture
def platform(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The platform's folders, below this one, in place of CRIBBAGE_TRAINER_HOME."""
    monkeypatch.delenv("CRIBBAGE_TRAINER_HOME")
    for variable in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "LOCALAPPDATA", "APPDATA"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    return tmp_path


@pytest.mark.parametrize(
    "words",
    [
        [],
        ["--help"],
        ["--version"],
        ["count", *HAND],
        ["count", "-"],
        ["count", *HAND, "--json"],
        ["deal", "--json"],
        ["deal"],
        ["decks"],
        ["decks", "--json"],
        ["decks", "show", "runs"],
        ["decks", "check", "nowhere.toml"],
        ["stats"],
        ["stats", "--json"],
        ["stats", "--paths"],
        ["quiz", "--help"],
        ["drill", "--deck", "nonsense"],
        ["quiz", "--skill", "nonsense"],
        ["nonsense"],
    ],
    ids=lambda words: " ".join(words) or "nothing",
)
def test_37_reading_makes_no_file_and_no_folder(run: Run, home: Path, platform: Path, words: list[str]) -> None:
    for env in ({}, {"CRIBBAGE_TRAINER_HOME": str(home)}):
        run(*words, typed="5H 5D 5S JC 5C\n", env=env)
        assert [*platform.rglob("*")] == []


@pytest.mark.parametrize("command", ["quiz", "drill"])
def test_37_answers_lie_in_the_home_that_was_set_and_nowhere_else(run: Run, home: Path, command: str) -> None:
    assert run(command, typed="5\nq\n").exit_code == 0
    assert {file.name for file in home.parent.rglob("*") if file.is_file()} == {"history.db"}
    assert (home / "history.db").is_file()


def test_37_without_it_they_lie_in_the_platform_s_folder(run: Run, platform: Path) -> None:
    run("quiz", typed="5\nq\n")
    data = platformdirs.user_data_path("cribbage-trainer", appauthor=False)
    assert platform in data.parents
    assert (data / "history.db").is_file()


def test_37_a_home_may_begin_with_a_tilde(run: Run, platform: Path) -> None:
    run("quiz", typed="5\nq\n", env={"CRIBBAGE_TRAINER_HOME": "~/mine"})
    assert (platform / "mine" / "history.db").is_file()


def test_37_a_home_that_is_empty_is_none(run: Run, platform: Path) -> None:
    run("quiz", typed="5\nq\n", env={"CRIBBAGE_TRAINER_HOME": ""})
    assert not (Path.cwd() / "history.db").exists()
    assert [*platform.rglob("history.db")] == [platformdirs.user_data_path("cribbage-trainer", False) / "history.db"]


@pytest.mark.parametrize("option", ["--paths", "--path"])
@pytest.mark.parametrize("lang", ["en", "de"])
def test_38_stats_tells_where_data_and_settings_lie(run: Run, home: Path, option: str, lang: str) -> None:
    lines = run("stats", option, "--lang", lang, env={"COLUMNS": "20"}).stdout.splitlines()
    files = ("history.db", "game.json", "decks", "")
    assert [line.partition(": ")[2] for line in lines] == [str(home / file) for file in files]


def test_38_the_platform_s_own_folders_are_told(run: Run, platform: Path) -> None:
    shown = run("stats", "--paths").stdout
    assert str(platformdirs.user_data_path("cribbage-trainer", appauthor=False) / "history.db") in shown
    assert str(platformdirs.user_config_path("cribbage-trainer", appauthor=False)) in shown


def test_42_starting_over_is_deleting_one_file(run: Run, home: Path) -> None:
    run("drill", typed="5\nq\n")
    path = Path(run("stats", "--paths").stdout.splitlines()[0].partition(": ")[2])
    empty = run("stats", env={"CRIBBAGE_TRAINER_HOME": str(home / "other")}).stdout
    assert run("stats").stdout != empty
    path.unlink()
    assert run("stats").stdout == empty
