"""Patches: what they turn one value into, and that the browser client does the same."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from steppe.kernel.patches import applied, patch, shared
from steppe.server.following import after

VECTORS = json.loads(Path(__file__).with_name("patches.json").read_text(encoding="utf-8"))
"""web/src/lib/patches.test.ts reads them, too."""


def written(value: Any) -> str:
    """To the order of the keys, by which a page may go."""
    return json.dumps(value)


@pytest.mark.parametrize("vector", VECTORS["patches"], ids=lambda vector: vector["what"])
def test_what_patches_say(vector: dict[str, Any]) -> None:
    old, new = vector["old"], vector["new"]
    assert json.loads(json.dumps(patch(old, new))) == vector["patch"]
    assert written(applied(old, vector["patch"])) == written(new)


@pytest.mark.parametrize("vector", VECTORS["messages"], ids=lambda vector: vector["what"])
def test_what_messages_say(vector: dict[str, Any]) -> None:
    before = written(vector["state"])
    assert after(vector["state"], vector["message"]) == vector["after"]
    assert written(vector["state"]) == before


def grown(chance: random.Random, depth: int) -> Any:
    """Any value."""
    kind = chance.randrange(6 if depth else 4)
    if kind == 4:
        return [grown(chance, depth - 1) for _ in range(chance.randrange(6))]
    if kind == 5:
        names = chance.sample("abcdef", chance.randrange(5))
        return {name: grown(chance, depth - 1) for name in names}
    return [None, "word", chance.randrange(2, 9), chance.randrange(2, 9) / 2 + 0.25][kind]


def changed(chance: random.Random, value: Any, depth: int) -> Any:
    """Another value, more or less like it."""
    if chance.random() < 0.15:
        return grown(chance, depth)
    if isinstance(value, dict):
        other = {key: changed(chance, part, depth - 1) for key, part in value.items()}
        if other and chance.random() < 0.2:
            del other[chance.choice(list(other))]
        if chance.random() < 0.2:
            other[chance.choice("abcdef")] = grown(chance, max(0, depth - 1))
        return other
    if isinstance(value, list):
        row = [changed(chance, part, depth - 1) for part in value]
        if chance.random() < 0.3:
            row[chance.randrange(len(row) + 1) :] = [grown(chance, 1)] * chance.randrange(3)
        return row
    return value


def test_any_value_becomes_any_other() -> None:
    chance = random.Random(1)
    for _ in range(3000):
        old = {"a": grown(chance, 4)}
        new = {"a": changed(chance, old["a"], 4)}
        before = written(old), written(new)
        laid = json.loads(json.dumps(patch(old, new)))
        assert written(applied(old, laid)) == written(new), (old, new, laid)
        assert written(shared(old, new)) == written(new)
        assert (written(old), written(new)) == before
        assert old != new or laid == {}


def test_what_does_not_change_is_shared() -> None:
    old: dict[str, Any] = {"hands": [[1, 2], [3]], "deck": {"left": 4}}
    new: dict[str, Any] = {"hands": [[1, 2], [3, 4]], "deck": {"left": 4}}
    kept = shared(old, new)
    assert kept == new
    assert kept["deck"] is old["deck"]
    assert kept["hands"][0] is old["hands"][0]
    assert shared(old, json.loads(written(old))) is old
    assert applied(old, patch(old, new))["deck"] is old["deck"]
