"""The project around the program: one version everywhere, a tidy top level, a true table of exit codes."""

import re
import tomllib
from importlib.metadata import metadata, version
from pathlib import Path

from tests.conftest import Run

ROOT = Path(__file__).parent.parent


def changelog_versions() -> list[str]:
    return re.findall(
        r"^## \[(\d+\.\d+\.\d+)\] - \d{4}-\d\d-\d\d$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE
    )


def test_53_metadata_changelog_and_pyproject_have_one_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert version("cribbage-trainer") == project["version"] == changelog_versions()[0]


def test_53_the_program_says_the_version_of_its_metadata(run: Run) -> None:
    for option in ("--version", "-V"):
        result = run(option)
        assert (result.exit_code, result.output) == (0, f"cribbage-trainer {version('cribbage-trainer')}\n")


def test_50_the_metadata_name_license_python_and_the_four_dependencies() -> None:
    of = metadata("cribbage-trainer")
    assert of["License-Expression"] == "MIT"
    assert of["Requires-Python"] == ">=3.11"
    assert of.get_all("Project-URL")
    required = [need for need in of.get_all("Requires-Dist") or [] if "extra ==" not in need]
    assert sorted(re.split(r"[<>=!~ ]", need)[0] for need in required) == ["fsrs", "platformdirs", "rich", "typer"]


def test_the_top_level_holds_what_belongs_there_and_nothing_else() -> None:
    allowed = {"pyproject.toml", "README.md", "CHANGELOG.md", "LICENSE", "trainer", "tests", "decks"}
    made_by_tools = {"build", "dist"}
    there = {path.name for path in ROOT.iterdir() if not path.name.startswith(".")}
    assert there - made_by_tools == allowed


def test_15_the_readme_has_the_table_of_exit_codes() -> None:
    codes = re.findall(r"^\| (\d+) \|", (ROOT / "README.md").read_text("utf-8"), re.MULTILINE)
    assert codes == ["0", "1", "2", "130"]
