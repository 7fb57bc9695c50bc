"""The inventory: what is on a table, in its game's terms. The hash of a game is computed from it.

An inventory names pieces, places and cards as the rules and the component files do. It does not
depend on the program's classes, slots or order, so that a hash is stable
within a rules version.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .game import Game

Inventory = dict[str, Any]
"""Lists, dictionaries, strings, numbers and booleans, as in JSON."""


def word(words: Sequence[str], number: int) -> str:
    """One of these words; empty for -1, which is none of them."""
    return words[number] if number >= 0 else ""


def several(words: Sequence[str], numbers: Iterable[int]) -> list[str]:
    return [word(words, number) for number in numbers]


def flagged(words: Sequence[str], bits: int) -> list[str]:
    """The words whose bits are set."""
    return [name for number, name in enumerate(words) if bits >> number & 1]


def amounts(words: Sequence[str], counts: Sequence[int]) -> dict[str, int]:
    """Amounts by name, without the zeros."""
    return {words[number]: count for number, count in enumerate(counts) if count}


def hash_of(game: Game) -> str:
    """The hash of a game. The steps below the current question are left out: they cannot change
    without changing the legal actions, which stand for them."""
    table = game.table
    found: Inventory = {
        "game": game.box.name,
        "seats": [table.label(seat) for seat in range(table.seats)],
        "seed": table.chance.seed,
        "turn": table.turn,
        "active": table.active,
        "to_act": game.to_act,
        "legal": sorted([action.notation for action in game.legal() if not action.implied]),
        "over": table.over,
        "table": game.box.inventory(table),
    }
    if table.over:
        found["scores"] = game.box.scores(table)
    text = json.dumps(found, sort_keys=True, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=16).hexdigest()
