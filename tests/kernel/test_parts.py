"""Parts of views that are kept are those that would be made, and each view has its own."""

from __future__ import annotations

import random
from typing import Any

import pytest

import steppe
from steppe.kernel.parts import Parts
from steppe.kernel.registry import GAMES


def test_a_part_is_kept_until_its_key_changes() -> None:
    parts = Parts()
    first = parts.part("a", 1, lambda: {"hand": [1], "deck": [2]})
    assert parts.part("a", 1, dict) is first
    second = parts.part("a", 2, lambda: {"hand": [1], "deck": [3]})
    assert second == {"hand": [1], "deck": [3]}
    assert second["hand"] is first["hand"]
    assert first == {"hand": [1], "deck": [2]}


def test_the_latest_view_has_the_members_of_the_one_before() -> None:
    parts = Parts()
    first = parts.latest({"hand": [1], "deck": [2]})
    second = parts.latest({"hand": [1], "deck": [3]})
    assert second == {"hand": [1], "deck": [3]}
    assert second["hand"] is first["hand"]
    assert first == {"hand": [1], "deck": [2]}


def spoil(value: Any) -> None:
    """Change a view all the way down, as its owner may."""
    if isinstance(value, dict):
        for member in value.values():
            spoil(member)
        value.clear()
    elif isinstance(value, list):
        for member in value:
            spoil(member)
        value.append("spoilt")


CASES: list[tuple[str, dict[str, Any]]] = [
    *[(game, {"seats": 3}) for game in GAMES],
    ("scythe", {"seats": 1, "automa": "automa"}),
    ("scythe", {"seats": 2, "automas": ["automa", "automa"], "bribes": True}),
    ("noria", {"seats": 4, "expert": True, "building": "simultaneous"}),
    ("raiders", {"seats": 1}),
]


@pytest.mark.parametrize(("game", "options"), CASES, ids=str)
def test_what_is_kept_is_what_would_be_made(game: str, options: dict[str, Any]) -> None:
    """With an undo now and then; and copies, which go on by themselves, share what is kept."""
    played = steppe.new(game, seed="kept", **options)
    chance = random.Random(1)
    for number in range(300):
        if played.to_act is None:
            break
        played.play(chance.choice(played.legal()))
        if not number % 20:
            aside = played.copy()
            for _ in range(3):
                if aside.to_act is not None:
                    aside.play(chance.choice(aside.legal()))
                    aside.shown()
        if not number % 30 and not played.barrier:
            played = played.copy()
            played.undo()
        made = played.box.view(played.table, Parts())
        shown = played.shown()
        assert {part: shown[part] for part in made} == made
        spoil(played.view(number % played.seats))
        assert played.shown() == shown
        assert {part: shown[part] for part in made} == made
