"""The layers: what each part of the tree may import and may do, read from the source."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import trainer

ROOT = Path(trainer.__file__).parent
MODULES = {
    ".".join(("trainer", *file.relative_to(ROOT).with_suffix("").parts)).removesuffix(".__init__"): file
    for file in sorted(ROOT.rglob("*.py"))
}

LAYERS = {
    "errors": set[str](),
    "cribbage": {"errors"},
    "learning": {"errors", "cribbage"},
    "store": {"errors", "cribbage", "learning"},
    "language": {"errors", "cribbage", "learning"},
    "display": {"errors", "cribbage", "learning", "language"},
    "cli": {"errors", "cribbage", "learning", "store", "language", "display"},
}
"""What a layer may import beside itself."""

STAIRCASE = {
    "cards": set[str](),
    "tally": {"cards"},
    "show": {"cards", "tally"},
    "pegging": {"cards", "tally"},
    "position": {"cards", "tally", "pegging"},
    "plays": {"cards", "tally", "show", "pegging", "position"},
    "traps": {"cards", "position", "plays"},
    "spoken": {"cards", "tally", "show", "pegging"},
    "census": {"cards", "tally", "show"},
    "target": {"cards", "tally", "show", "census"},
    "dealing": {"cards", "tally", "show", "census", "target"},
    "game": set[str](),
    "state": {"cards", "pegging"},
    "actions": {"cards", "state"},
    "events": {"cards", "tally", "state"},
    "step": {"cards", "tally", "show", "pegging", "state", "actions", "events"},
    "view": {"cards", "pegging", "state"},
    "record": {"cards", "state", "actions", "events", "step"},
    "crib_values": set[str](),
    "discarding": {"cards", "show", "census", "crib_values"},
    "laying": {"cards", "pegging", "state", "view"},
    "opponent": {"cards", "show", "pegging", "discarding", "laying", "state", "actions", "view"},
}
"""What a module of cribbage may import of cribbage."""

ONLY_IN = {
    "fsrs": ["trainer.learning.schedule"],
    "tomllib": ["trainer.learning.deck"],
    "sqlite3": ["trainer.store"],
    "rich": ["trainer.display", "trainer.cli"],
    "typer": ["trainer.cli"],
    "platformdirs": ["trainer.cli"],
    "argparse": [],
    "click": [],
}
"""Where a library may be imported."""


def layer(module: str) -> str:
    return module.split(".")[1] if "." in module else ""


def is_within(module: str, parts: list[str]) -> bool:
    return any(module == part or module.startswith(part + ".") for part in parts)


@cache
def tree(module: str) -> ast.Module:
    return ast.parse(MODULES[module].read_text(encoding="utf-8"))


@cache
def imports(module: str) -> frozenset[str]:
    """All modules that one imports: at its top, inside functions, and for the type checker."""
    found = set()
    for node in ast.walk(tree(module)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{module}: relative import"
            name = str(node.module)
            below = {f"{name}.{alias.name}" for alias in node.names}
            found |= {each for each in below if each in MODULES} or {name}
    return frozenset(found)


def ours(module: str) -> set[str]:
    return {name for name in imports(module) if name in MODULES and name != "trainer"}


def test_the_test_sees_the_whole_tree() -> None:
    assert {layer(name) for name in MODULES} == {"", "__main__", *LAYERS}
    assert "trainer.cli.terminal" in ours("trainer.cli.count")  # inside a function
    assert "trainer.store.history" in ours("trainer.cli.drill")  # for the type checker
    assert "fsrs" in imports("trainer.learning.schedule")


@pytest.mark.parametrize("module", MODULES)
def test_a_module_imports_only_from_layers_below_its_own(module: str) -> None:
    allowed = LAYERS.get(layer(module), {"cli"}) | {layer(module)}
    assert {name for name in ours(module) if layer(name) not in allowed} == set()


@pytest.mark.parametrize("module", [name for name in MODULES if name.startswith("trainer.cribbage.")])
def test_cribbage_is_a_staircase(module: str) -> None:
    step = module.rpartition(".")[2]
    below = {name.rpartition(".")[2] for name in ours(module) if layer(name) == "cribbage"}
    assert below <= STAIRCASE[step]


def test_the_staircase_has_no_way_up() -> None:
    for step, below in STAIRCASE.items():
        assert all(step not in STAIRCASE[other] for other in below), step


@pytest.mark.parametrize("library", ONLY_IN)
def test_a_library_is_imported_only_where_it_belongs(library: str) -> None:
    users = [name for name in MODULES if {of.partition(".")[0] for of in imports(name)} & {library}]
    assert [name for name in users if not is_within(name, ONLY_IN[library])] == []
    assert users or not ONLY_IN[library]


# What only cli may do: print, read, tell the time, draw a seed

FORBIDDEN_MODULES = {
    "time",
    "random",
    "secrets",
    "os",
    "sys",
    "logging",
    "getpass",
    "uuid",
    "subprocess",
    "socket",
    "io",
}
ALLOWED_NAMES = {("random", "Random"), ("os", "fsync")}
FORBIDDEN_CALLS = {"print", "input", "open", "exit", "quit", "breakpoint", "eval", "exec"}
FORBIDDEN_METHODS = {"now", "today", "utcnow", "fromtimestamp", "astimezone", "getenv"}
FILE_METHODS = {"open", "read_text", "read_bytes", "write_text", "write_bytes", "unlink", "touch", "rename", "mkdir"}
FILE_USERS = {
    "trainer.learning.deck": {"read_bytes"},
    "trainer.store.database": {"read_text", "mkdir"},
    "trainer.store.saved": {"read_bytes", "mkdir", "unlink"},
}


def below_cli() -> list[str]:
    return [name for name in MODULES if layer(name) in LAYERS and layer(name) != "cli"]


def calls(module: str) -> Iterator[ast.Call]:
    return (node for node in ast.walk(tree(module)) if isinstance(node, ast.Call))


@pytest.mark.parametrize("module", below_cli())
def test_below_cli_nothing_prints_reads_or_tells_the_time(module: str) -> None:
    called = {call.func.id for call in calls(module) if isinstance(call.func, ast.Name)}
    assert called & FORBIDDEN_CALLS == set()
    methods = {call.func.attr for call in calls(module) if isinstance(call.func, ast.Attribute)}
    assert methods & FORBIDDEN_METHODS == set()
    assert methods & FILE_METHODS <= FILE_USERS.get(module, set())


@pytest.mark.parametrize("module", below_cli())
def test_below_cli_chance_is_a_parameter(module: str) -> None:
    for node in ast.walk(tree(module)):
        if isinstance(node, ast.Import):
            assert {alias.name for alias in node.names} & FORBIDDEN_MODULES == set()
        elif isinstance(node, ast.ImportFrom) and node.module in FORBIDDEN_MODULES:
            assert {(node.module, alias.name) for alias in node.names} <= ALLOWED_NAMES
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Random":
            raise AssertionError("a generator of chance is made below cli")


def test_random_is_made_from_a_seed_only() -> None:
    for module in MODULES:
        for call in calls(module):
            if isinstance(call.func, ast.Name) and call.func.id == "Random":
                assert call.args, module


# SQL, names and sizes

SQL = re.compile(r"\s*(SELECT|INSERT|REPLACE INTO|UPDATE|DELETE FROM|CREATE|DROP|PRAGMA|BEGIN|COMMIT|ROLLBACK)\b")


def strings(module: str) -> Iterator[str]:
    for node in ast.walk(tree(module)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


@pytest.mark.parametrize("module", MODULES)
def test_sql_is_in_store_only(module: str) -> None:
    has_sql = any(SQL.match(text) for text in strings(module))
    assert not has_sql or layer(module) == "store"


def test_the_store_speaks_sql() -> None:
    assert any(SQL.match(text) for text in strings("trainer.store.history"))


@pytest.mark.parametrize("module", MODULES)
def test_a_module_has_a_name_of_its_own(module: str) -> None:
    name = module.rpartition(".")[2].strip("_")
    assert not re.search(r"utils?|helpers?|common|manager|service|misc|tools?$", name)


@pytest.mark.parametrize("module", MODULES)
def test_a_module_opens_with_a_docstring(module: str) -> None:
    assert ast.get_docstring(tree(module))


@pytest.mark.parametrize("module", MODULES)
def test_a_module_has_at_most_250_lines(module: str) -> None:
    assert len(MODULES[module].read_text(encoding="utf-8").splitlines()) <= 250


@pytest.mark.parametrize("module", MODULES)
def test_a_function_has_fewer_than_60_lines(module: str) -> None:
    functions = [node for node in ast.walk(tree(module)) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    long = {of.name for of in functions if of.end_lineno and of.end_lineno - of.lineno + 1 >= 60}
    assert long == set()


# Start-up: what help loads

HEAVY = ["trainer.cribbage", "trainer.learning", "trainer.store", "trainer.language", "trainer.display"]
HEAVY_LIBRARIES = ["sqlite3", "rich", "fsrs", "tomllib", "platformdirs", "readline"]

LOADED = """
import sys
from trainer.cli import main
sys.argv = ["cribbage-trainer", *sys.argv[1:]]
try:
    main()
except SystemExit:
    pass
print(*sys.modules, sep="\\n", file=sys.stderr)
"""


def loaded(*words: str) -> list[str]:
    """The modules that a run of the program loads."""
    done = subprocess.run(
        [sys.executable, "-c", LOADED, *words],
        cwd=ROOT.parent,
        capture_output=True,
        encoding="utf-8",
        check=True,
        timeout=60,
    )
    assert done.stdout
    return done.stderr.splitlines()


@pytest.mark.parametrize(
    "words", [["--help"], ["drill", "-h"], ["game", "-h"], ["decks", "--help"], ["--version"], []], ids=" ".join
)
def test_9_help_loads_neither_scorer_nor_storage_nor_rich(words: list[str]) -> None:
    heavy = [name for name in loaded(*words) if is_within(name, [*HEAVY, *HEAVY_LIBRARIES])]
    assert heavy == []


def test_9_the_count_loads_what_it_needs_and_no_storage() -> None:
    names = loaded("count", "5H", "5D", "5S", "JC", "5C")
    assert "trainer.cribbage.show" in names
    assert [name for name in names if is_within(name, ["trainer.store", "sqlite3", "fsrs"])] == []
