"""Every slot counts: of a state in its copies and its key, of a step in its key and in its effect.

A slot that a copy forgets or a key leaves out shows only in the rare game in which it matters, so
this test reads the source.
"""

import ast
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

import steppe
from boxes import toy
from steppe.kernel import table

__all__ = ["toy"]

STEPS = {"Automatic", "Decision", "Step"}
COPY = {"copy", "copy_onto"}
KEY = {"key", "kernel_key"}

DERIVED = {
    "kernel": {
        "Table.barrier": "belongs to the last decision, not to what lies on the table",
        "Table.listener": "hears what happens, and stays behind when the table is copied",
    },
    "scythe": {
        "Player.seat": "is its place in the list of players",
        "Player.bit": "follows from the seat",
        "Player.base": "follows from the faction",
        "ScytheTable.figures": "is printed and never changes",
        "ScytheTable.options": "is what the game was started with and never changes",
        "ScytheTable.owned": "says which players are shared with copies",
        "ScytheTable.ring": "follows from the factions",
        "ScytheTable.fighters": "follows from where the players' pieces are",
        "ScytheTable.labour": "follows from where the players' pieces are",
    },
    "raiders": {
        "RaidersTable.figures": "is printed and never changes",
        "RaidersTable.piles": "follows from the plunder",
        "RaidersTable.quests_left": "follows from the quests on the board",
        "RaidersTable.spaces_left": "follows from the plunder",
    },
    "noria": {
        "House.chains": "follows from the variant",
        "NoriaTable.figures": "is printed and never changes",
    },
    "toy": {},
}
"""What need not be in every copy and key, and why."""

Classes = dict[str, ast.ClassDef]


def classes(texts: Iterable[str]) -> Classes:
    nodes = [node for text in texts for node in ast.walk(ast.parse(text))]
    return {node.name: node for node in nodes if isinstance(node, ast.ClassDef)}


def faults(found: Classes) -> Iterator[tuple[str, str]]:
    """A slot, and what is wrong with it."""
    for name, node in found.items():
        line = _line(node, found)
        if STEPS & {base for each in line for base in _bases(each)}:
            handed_on = {each.name for each in line}
            methods = [m for each in line for m in _methods(each)]
            keyed = _read([m for m in methods if m.name == "key"])
            used = _read([m for m in methods if m.name not in ("__init__", "key")], handed_on)
            wrong = {"is not in the key": keyed, "is never used": used}
            slots = [slot for each in line for slot in _slots(each)]
        else:
            copies = [m for m in _methods(node) if m.name in COPY]
            keys = [m for m in _methods(node) if m.name in KEY]
            if not copies and not keys:
                continue
            wrong = {"is not in the key": _read(keys)}
            if copies:  # else it never changes
                wrong["is not copied"] = _read(copies)
            slots = _slots(node)
        for fault, right in wrong.items():
            yield from [(f"{name}.{slot}", fault) for slot in slots if slot not in right]


def _line(node: ast.ClassDef, found: Classes) -> list[ast.ClassDef]:
    """A class and those of its package from which it inherits."""
    above = [found[base] for base in _bases(node) if base in found and base != node.name]
    return [node, *[each for base in above for each in _line(base, found)]]


def _bases(node: ast.ClassDef) -> list[str]:
    named = [base.value if isinstance(base, ast.Subscript) else base for base in node.bases]
    return [base.id for base in named if isinstance(base, ast.Name)]


def _methods(node: ast.ClassDef) -> list[ast.FunctionDef]:
    return [line for line in node.body if isinstance(line, ast.FunctionDef)]


def _slots(node: ast.ClassDef) -> list[str]:
    for line in node.body:
        if isinstance(line, ast.Assign) and ast.unparse(line.targets[0]) == "__slots__":
            value = ast.literal_eval(line.value)
            return [value] if isinstance(value, str) else list(value)
    return []


def _read(methods: Iterable[ast.AST], handed_on: Iterable[str] = ()) -> set[str]:
    """The fields that these methods read, other than to hand them unchanged to such a step."""
    read: set[str] = set()
    waiting = list(methods)
    while waiting:
        node = waiting.pop()
        field = _field(node)
        if field:
            read.add(field)
        elif isinstance(node, ast.Call) and ast.unparse(node.func) in handed_on:
            given = [*node.args, *[word.value for word in node.keywords]]
            waiting += [one for one in given if not _field(one)]
        else:
            waiting += ast.iter_child_nodes(node)
    return read


def _field(node: ast.AST) -> str:
    if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load):
        if isinstance(node.value, ast.Name) and node.value.id == "self":
            return node.attr
    return ""


def files(package: str) -> list[Path]:
    kernel = Path(table.__file__).parent
    if package == "kernel":
        return [kernel / "table.py", kernel / "chance.py"]
    box = sys.modules[type(steppe.box(package)).__module__]
    return sorted(Path(str(box.__file__)).parent.rglob("*.py"))


@pytest.mark.parametrize("package", ["kernel", *steppe.games(), "toy"])
def test_every_slot_is_copied_keyed_and_used(package: str) -> None:
    texts = [path.read_text(encoding="utf-8") for path in files(package)]
    found = list(faults(classes(texts)))
    derived = DERIVED[package]
    assert [f"{slot} {fault}" for slot, fault in found if slot not in derived] == []
    assert set(derived) <= {slot for slot, _ in found}, "listed as derived, but handled"


STATE = """
class Mat:
    __slots__ = ("coins", "power")

    def copy(self):
        new = Mat(self.coins)
        {copied}
        return new

    def key(self):
        return (self.coins, {keyed})
"""
STEP = """
class Draw(Decision[Table]):
    __slots__ = ("count", "reason")

    def key(self):
        return (self.count, {keyed})

    def rule(self):
        return {rule}

    def apply(self, table, action):
        if self.count > 1:
            table.push(Draw(self.count - 1, self.reason))

class DrawTwo(Draw):
    __slots__ = ()
"""


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (STATE.format(copied="new.power = self.power", keyed="self.power"), []),
        (STATE.format(copied="", keyed="self.power"), ["Mat.power is not copied"]),
        (STATE.format(copied="new.power = self.power", keyed="0"), ["Mat.power is not in the key"]),
        (STEP.format(keyed="self.reason", rule="self.reason"), []),
        (
            STEP.format(keyed="0", rule="self.reason"),
            ["Draw.reason is not in the key", "DrawTwo.reason is not in the key"],
        ),
        (
            STEP.format(keyed="self.reason", rule="'toy.turn.draw'"),
            ["Draw.reason is never used", "DrawTwo.reason is never used"],
        ),
    ],
)
def test_a_slot_that_was_forgotten_is_found(text: str, expected: list[str]) -> None:
    assert [" ".join(fault) for fault in faults(classes([text]))] == expected
