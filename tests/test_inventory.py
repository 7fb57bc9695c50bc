"""The hash of a game covers what lies on its table, and nothing of how the program keeps it."""

from __future__ import annotations

import ast
import io
import os
import shutil
import subprocess
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import steppe
from steppe import Game
from test_slots import DERIVED

RECORDS = Path(__file__).parent / "games"
SOURCE = Path(steppe.__file__).parent

ELSEWHERE = {
    "Table.stack": "what is asked and may be answered stands for it",
    "Table.chance": "its seed is covered, and what was drawn lies on the table",
    "Table.seats": "as many as have a label",
    "Table.over": "is covered beside the table",
    "Automa.settings": "is what the game was started with and never changes",
    "NoriaTable.house": "is what the game was started with and never changes",
}
"""What an inventory leaves out, beside what follows from the rest."""

DERIVED_SLOTS = {slot for package in DERIVED.values() for slot in package}


# -- what lies on the table ------------------------------------------------------------------------


def moments(name: str) -> Iterator[Game]:
    """Some moments of recorded games, in which all kinds of things lie on the table."""
    for path in sorted((RECORDS / name).glob("*.txt")):
        text = path.read_text(encoding="utf-8")
        length = int(text.rpartition("end: ")[2].split()[0])
        game = steppe.loads(text, at=0)
        for number, notation in enumerate(decisions(text)):
            game.play(notation)
            if number % max(1, length // 60) == 0 and not game.over:
                yield game


def decisions(text: str) -> Iterator[str]:
    for line in text.partition("\n\n")[2].splitlines():
        if not line.startswith("end:"):
            yield from [notation.strip() for notation in line.partition(": ")[2].split(";")]


PIECES = ("automa", "battle", "chief")
"""What the table keeps in objects, whose slots are looked at one by one; players are others."""


def pieces(table: Any) -> list[Any]:
    kept = [getattr(table, slot, None) for slot in PIECES]
    return [table, *table.players, *[piece for piece in kept if piece is not None]]


def slots(kind: type) -> set[str]:
    """The slots of a class, by the class that has them; compiled classes name them as well."""
    return {
        f"{each.__name__}.{name}"
        for each in kind.__mro__
        for name, value in vars(each).items()
        if type(value).__name__ in ("member_descriptor", "getset_descriptor")
        and not name.startswith("__")
    }


def changes(value: Any) -> Iterator[Any]:
    """The same a little different, in several ways."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield from (value + 1, value - 1, value ^ 1, value ^ 2)
    elif isinstance(value, str):
        yield f"another {value}"
    elif isinstance(value, list | bytearray) and value:
        kind: Any = type(value)
        for first in changes(value[0]):
            if isinstance(value, list) or 0 <= first < 256:
                yield kind([first, *value[1:]])
        yield value[1:]
    elif isinstance(value, tuple) and value:
        for first in changes(value[0]):
            yield (first, *value[1:])


def shows(game: Game, piece: Any, name: str) -> bool:
    """Whether the hash changes with a slot."""
    before, was = game.hash(), getattr(piece, name)
    try:
        for value in changes(was):
            setattr(piece, name, value)
            try:
                if game.hash() != before:
                    return True
            except (IndexError, KeyError, ValueError):
                continue  # there is no such thing
    finally:
        setattr(piece, name, was)
        assert game.hash() == before
    return False


@pytest.mark.parametrize("name", steppe.games())
def test_whatever_changes_on_the_table_changes_the_hash(name: str) -> None:
    missing: set[str] = set()
    shown: set[str] = set()
    for game in moments(name):
        for piece in pieces(game.table):
            for slot in slots(type(piece)) - shown - DERIVED_SLOTS - set(ELSEWHERE):
                field = slot.partition(".")[2]
                if field in (*PIECES, "players"):
                    continue
                missing.add(slot)
                if shows(game, piece, field):
                    shown.add(slot)
    assert len(shown) > 20
    assert missing - shown == set()


# -- and not how it is kept ------------------------------------------------------------------------

RENAMED = {
    "scythe": {"Player": "Participant", "EndTurn": "LastStep", "combat_discards": "used_cards"},
    "raiders": {"Player": "Rider", "EndTurn": "LastStep", "crew_discard": "spent"},
    "noria": {"NoriaTable": "Floating", "EndTurn": "LastStep", "warehouse_stock": "left_over"},
}
HASHES = """
import sys
import steppe
for path in sys.argv[1:]:
    with open(path, encoding="utf-8") as file:
        text = file.read()
    print(*[steppe.loads(text, at=at).hash() for at in (7, 40)], steppe.loads(text).hash())
"""


def renamed(text: str, names: dict[str, str]) -> str:
    """Source with names, and the slots so called, renamed."""
    listed = {
        constant.lineno
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__slots__"
        for constant in ast.walk(node.value)
        if isinstance(constant, ast.Constant)
    }
    tokens = []
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        string = token.string
        if token.type == tokenize.NAME:
            string = names.get(string, string)
        elif token.type == tokenize.STRING and token.start[0] in listed:
            string = f'"{names.get(string[1:-1], string[1:-1])}"'
        tokens.append((token.type, string))
    return tokenize.untokenize(tokens)


def test_the_hash_does_not_know_the_names_of_classes_and_slots(tmp_path: Path) -> None:
    ignored = shutil.ignore_patterns("static", "*.npz", "*.so", "__pycache__", "value_net.toml")
    shutil.copytree(SOURCE, tmp_path / "steppe", ignore=ignored)
    for game, names in RENAMED.items():
        done: set[str] = set()
        for path in (tmp_path / "steppe" / "games" / game).rglob("*.py"):
            text = path.read_text(encoding="utf-8")
            if any(name in text for name in names):
                path.write_text(renamed(text, names), encoding="utf-8")
                done |= {name for name in names if name in text}
        assert done == set(names)
    paths = [sorted((RECORDS / game).glob("game-*.txt"))[0] for game in RENAMED]
    answer = subprocess.run(
        [sys.executable, "-c", HASHES, *map(str, paths)],
        env={**os.environ, "PYTHONPATH": str(tmp_path), "STEPPE_BUILD": "pure"},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert answer.returncode == 0, answer.stderr
    for line, path in zip(answer.stdout.splitlines(), paths, strict=True):
        text = path.read_text(encoding="utf-8")
        early = [steppe.loads(text, at=at).hash() for at in (7, 40)]
        assert line.split() == [*early, steppe.loads(text).hash()], path
