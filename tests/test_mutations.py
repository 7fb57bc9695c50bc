"""The tool that changes the rules must change what it says, and nothing else."""

from __future__ import annotations

import ast

from tools.mutations import changed, mutant, places

SOURCE = """\
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    LIMIT: int = 3


def gain(coins: int, held: "tuple[int, ...]", tell) -> int:
    assert coins < 100
    for one, other in zip(held, held, strict=True):
        pass
    if (
        coins <= 5
        and not held
    ):
        tell("coins", coins + 1)
    return sum([one for one in held if one], coins)
"""
IF = "if coins <= 5 and (not held):"
TELL = "tell('coins', coins + 1)"
SUM = "return sum([one for one in held if one], coins)"


def test_every_kind_of_change_is_found_once() -> None:
    found = [(place.kind, mutant(place, SOURCE)) for place in places("gain", SOURCE)]
    assert sorted([(kind, one.function, one.before, one.after) for kind, one in found]) == [
        ("call", "gain", TELL, "None"),
        ("comparison", "gain", IF, "if coins < 5 and (not held):"),
        ("condition", "gain", IF, "if coins <= 5 and (not not held):"),
        ("condition", "gain", IF, "if coins <= 5 or not held:"),
        ("constant", "gain", IF, "if coins <= 6 and (not held):"),
        ("constant", "gain", TELL, "tell('coins', coins + 2)"),
        ("filter", "gain", SUM, "return sum([one for one in held if not one], coins)"),
        ("sum", "gain", TELL, "tell('coins', coins - 1)"),
        ("test", "gain", IF, "if not (coins <= 5 and (not held)):"),
    ]


def test_a_change_is_in_one_place() -> None:
    plain = ast.unparse(ast.parse(SOURCE)).splitlines()
    for place in places("gain", SOURCE):
        lines = ast.unparse(changed(place, SOURCE)).splitlines()
        pairs = list(zip(plain, lines, strict=True))
        different = [number for number, (one, other) in enumerate(pairs) if one != other]
        assert len(different) == 1, place


def test_a_change_knows_the_lines_of_its_statement() -> None:
    lines = SOURCE.splitlines()
    for place in places("gain", SOURCE):
        found = mutant(place, SOURCE)
        text = "".join([lines[number - 1] for number in found.lines])
        assert text.split("(")[0].strip() == found.before.split(" coins")[0].split("(")[0]
