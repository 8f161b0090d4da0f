"""Where the learner's data lie: the platform's own folders, or CRIBBAGE_TRAINER_HOME for both. Asking makes none."""

import os
from pathlib import Path

import platformdirs

_NAME = "cribbage-trainer"


def _home() -> Path | None:
    home = os.environ.get("CRIBBAGE_TRAINER_HOME")
    return Path(os.path.expanduser(home)) if home else None  # Path.expanduser raises where there is no such home


def data() -> Path:
    """The folder of the history."""
    return _home() or platformdirs.user_data_path(_NAME, appauthor=False)


def own_decks() -> Path:
    """The folder of the learner's own decks."""
    return data() / "decks"


def config() -> Path:
    """The folder of the configuration."""
    return _home() or platformdirs.user_config_path(_NAME, appauthor=False)
