"""The tool that changes the rules must change what it says, and nothing else."""

from __future__ import annotations

import ast

from tools.mutations import change, mutants

SOURCE = """\
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    LIMIT: int = 3


def gain(coins: int, held: "tuple[int, ...]", tell) -> int:
    assert coins < 100
    if coins <= 5 and not held:
        tell("coins", coins + 1)
    return sum([one for one in held if one])
"""


def test_every_kind_of_change_is_found_once() -> None:
    found = [(mutant.kind, mutant.before, mutant.after) for mutant in mutants("gain", SOURCE)]
    assert sorted(found) == [
        ("call", "tell('coins', coins + 1)", "None"),
        ("comparison", "coins <= 5", "coins < 5"),
        ("condition", "coins <= 5 and (not held)", "coins <= 5 or not held"),
        ("condition", "not held", "not not held"),
        ("constant", "1", "2"),
        ("constant", "5", "6"),
        ("filter", " for one in held if one", " for one in held if not one"),
        ("sum", "coins + 1", "coins - 1"),
        (
            "test",
            "if coins <= 5 and (not held):\n    tell('coins', coins + 1)",
            "if not (coins <= 5 and (not held)):\n    tell('coins', coins + 1)",
        ),
    ]


def test_a_change_is_in_one_place() -> None:
    plain = ast.unparse(ast.parse(SOURCE)).splitlines()
    for mutant in mutants("gain", SOURCE):
        tree, _ = change(ast.parse(SOURCE), mutant.node, mutant.kind, mutant.part)
        changed = ast.unparse(tree).splitlines()
        assert sum(one != other for one, other in zip(plain, changed, strict=True)) == 1, mutant
