"""A game is one room, and the house has floors: outside its room nothing names a game, and imports
point down."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

import steppe

ROOT = Path(__file__).parent.parent
GAME = re.compile("|".join(steppe.games()), re.IGNORECASE)
ROOM = re.compile(rf"(^|/)games/({GAME.pattern})(\.py$|/)")
SHORTCUT = re.compile(rf"gym/({GAME.pattern})_v\d+\.py$")
"""PettingZoo's way to name an environment: `from steppe.gym import chess_v6`."""


# -- names -----------------------------------------------------------------------------------------


def python_files() -> Iterator[Path]:
    for folder in ("src", "lab", "tools", "benchmarks"):
        yield from (ROOT / folder).rglob("*.py")
    yield ROOT / "setup.py"


def web_files() -> Iterator[Path]:
    for kind in ("ts", "svelte", "js", "css", "html"):
        yield from (ROOT / "web").glob(f"*.{kind}")
        yield from (ROOT / "web/src").rglob(f"*.{kind}")


def outside_the_rooms(files: Iterable[Path]) -> list[Path]:
    """Neither in the room of a game, nor tests, nor installed from elsewhere."""
    return [
        path
        for path in files
        if not ROOM.search(path.relative_to(ROOT).as_posix())
        and not path.name.endswith((".test.ts", ".d.ts"))
        and not any(part.startswith(".") for part in path.relative_to(ROOT).parts)
    ]


def names_in_python(text: str) -> Iterator[str]:
    """Identifiers and strings with the name of a game; docstrings and comments are none."""
    tree = ast.parse(text)
    docstrings = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        if id(node) not in docstrings:
            for _, value in ast.iter_fields(node):
                found = value if isinstance(value, list) else [value]
                yield from [word for word in found if isinstance(word, str) and GAME.search(word)]


def is_one_line(text: str) -> bool:
    """Beside its docstring an import and one statement."""
    return [type(node) for node in ast.parse(text).body] == [ast.Expr, ast.ImportFrom, ast.Assign]


STRING = r"""`(?:\\.|[^`\\])*`|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'"""
SCRIPT = re.compile(rf"(?P<string>{STRING})|//[^\n]*|/\*.*?\*/", re.DOTALL)
MARKUP = re.compile(r"<!--.*?-->|/\*.*?\*/", re.DOTALL)
SVELTE = re.compile(r"(<script\b.*?</script>)", re.DOTALL)


def names_in_web(text: str, kind: str) -> Iterator[str]:
    """Lines with the name of a game, outside comments."""
    parts = SVELTE.split(text) if kind == ".svelte" else [text]
    for part in parts:
        if kind in (".ts", ".js") or part.startswith("<script"):
            part = SCRIPT.sub(lambda match: match["string"] or " ", part)
        else:
            part = MARKUP.sub(" ", part)
        yield from [line.strip() for line in part.splitlines() if GAME.search(line)]


def test_no_python_outside_the_rooms_names_a_game() -> None:
    files = outside_the_rooms(python_files())
    assert len(files) > 100
    found = []
    for path in files:
        text = path.read_text(encoding="utf-8")
        where = path.relative_to(ROOT).as_posix()
        if SHORTCUT.search(where):
            assert is_one_line(text), where
            continue
        found += [f"{where}: {name}" for name in names_in_python(text)]
        found += [where] * bool(GAME.search(where))
    assert found == []


def test_nothing_shared_in_the_browser_client_names_a_game() -> None:
    files = outside_the_rooms(web_files())
    assert len(files) > 50
    found = []
    for path in files:
        where = path.relative_to(ROOT).as_posix()
        names = names_in_web(path.read_text(encoding="utf-8"), path.suffix)
        found += [f"{where}: {name}" for name in names]
        found += [where] * bool(GAME.search(where))
    assert found == []


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('"""Noria."""\nx = 1  # Noria\n', []),
        ('class A:\n    b = 1\n    """Of Noria."""\n', []),
        ('x = "noria"', ["noria"]),
        ('x = f"{y} Noria"', [" Noria"]),
        ("from .games import noria", ["noria"]),
        ("import steppe.games.noria.state", ["steppe.games.noria.state"]),
        ("from steppe.games.noria import BOX", ["steppe.games.noria"]),
        ("def play_noria(): ...", ["play_noria"]),
        ("x.noria_only(noria=1)", ["noria", "noria_only"]),
        ("def f():\n    global noria", ["noria"]),
    ],
)
def test_a_name_in_python_is_found(text: str, expected: list[str]) -> None:
    assert sorted(names_in_python(text)) == expected


@pytest.mark.parametrize(
    ("kind", "text", "expected"),
    [
        (".ts", "// Noria\nconst x = 1; /* Noria\n * Noria */ const y = 'http://z'; // Noria", []),
        (".ts", "const x = 'noria';", ["const x = 'noria';"]),
        (".ts", "const x = '//', y = noria;", ["const x = '//', y = noria;"]),
        (".ts", "const x = `a // ${noria}\n`;", ["const x = `a // ${noria}"]),
        (".svelte", "<script>\n// Noria's\nlet a;</script>\n<!-- Noria -->\n<p>it's</p>", []),
        (".svelte", "<script>let a = noria;</script>", ["<script>let a = noria;</script>"]),
        (".svelte", "<p>it's a // {noria}</p>", ["<p>it's a // {noria}</p>"]),
        (".svelte", "<style>\n.noria { /* Noria */ }</style>", [".noria {   }</style>"]),
        (".css", ".noria { color: red; }", [".noria { color: red; }"]),
    ],
)
def test_a_name_in_the_browser_client_is_found(kind: str, text: str, expected: list[str]) -> None:
    assert list(names_in_web(text, kind)) == expected


# -- floors ----------------------------------------------------------------------------------------

FLOORS = (
    {"version"},
    {"kernel"},
    {"nets"},
    {"games"},
    {"play"},
    {"arena"},
    {"gym", "server"},
    {"cli"},
    {"__main__"},
)
"""From the ground up. A module imports from its own room and from the floors below."""

OUTSIDE = {"lab", "tools", "benchmarks", "tests"}
FACE = {"version", "kernel"}
"""What `import steppe` itself imports: the public names."""


def room(module: list[str]) -> str:
    """steppe.kernel.table is in the room `kernel`, steppe.games.chess.state in `games.chess`; the
    commands of a game lie in its room and belong to the command line."""
    top, *rest = [part for part in module if part != "__init__"]
    if top != "steppe" or not rest:
        return top
    if rest[0] == "games" and len(rest) > 1:
        return "cli" if rest[2:3] == ["cli"] else f"games.{rest[1]}"
    return rest[0]


def floor(name: str) -> int:
    return next(n for n, rooms in enumerate(FLOORS) if name.partition(".")[0] in rooms)


def imported(module: list[str], text: str) -> Iterator[list[str]]:
    """The modules that are imported, wherever it is done; but not what only annotations name."""
    waiting: list[ast.AST] = [ast.parse(text)]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            waiting += node.orelse
            continue
        if isinstance(node, ast.Import):
            yield from [alias.name.split(".") for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = module[: len(module) - node.level] if node.level else []
            base = base + (node.module.split(".") if node.module else [])
            yield from [[*base, alias.name] for alias in node.names]
        waiting += ast.iter_child_nodes(node)


def upward(module: list[str], text: str) -> Iterator[str]:
    """The imports of a module that do not point down."""
    here = room(module)
    for target in imported(module, text):
        if target[0] not in OUTSIDE | {"steppe"}:
            continue  # from the standard library or a package
        there = room(target)
        if there == here:
            continue
        if there in OUTSIDE:
            right = False
        elif here == "steppe":
            right = there in FACE
        else:
            right = there != "steppe" and floor(there) < floor(here)
        if not right:
            yield f"{'.'.join(module)} imports {'.'.join(target)}"


def modules() -> Iterator[tuple[list[str], str]]:
    for path in (ROOT / "src" / "steppe").rglob("*.py"):
        parts = [*path.relative_to(ROOT / "src").with_suffix("").parts]
        yield parts, path.read_text(encoding="utf-8")


def test_imports_point_down() -> None:
    found = [fault for module, text in modules() for fault in upward(module, text)]
    assert found == []


@pytest.mark.parametrize(
    ("module", "text", "right"),
    [
        ("steppe.play.planner", "from ..kernel.table import Table", True),
        ("steppe.kernel.table", "from ..play import planner", False),
        ("steppe.kernel.table", "def f():\n    from ..play import planner", False),
        ("steppe.kernel.box", "if TYPE_CHECKING:\n    from ..nets.value_net import Net", True),
        ("steppe.kernel.box", "if TYPE_CHECKING: ...\nelse:\n    from ..nets import critic", False),
        ("steppe.games.chess.state", "from .terms import SEATS", True),
        ("steppe.games.chess.state", "from ..go import state", False),
        ("steppe.games.chess.mind.mind", "from ....nets.value_net import Net", True),
        ("steppe.games.chess.cli", "from ...cli.command import Command", True),
        ("steppe.games.chess.text", "from ...cli.command import Command", False),
        ("steppe.games.chess.text", "from .cli import COMMANDS", False),
        ("steppe.arena.run", "from ..server import app", False),
        ("steppe.gym.env", "from ..server import app", False),
        ("steppe.server.app", "import steppe", False),
        ("steppe.cli.serve", "from ..server.run import serve", True),
        ("steppe.cli.serve", "import lab.evolve", False),
        ("steppe.__init__", "from .kernel.game import Game", True),
        ("steppe.__init__", "from .play.levels import bot", False),
    ],
)
def test_an_import_that_points_up_is_found(module: str, text: str, right: bool) -> None:
    assert (not list(upward(module.split("."), text))) == right
