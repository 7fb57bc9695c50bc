"""What lies on a table, in the words of its game: of this the hash of a game is taken.

An inventory names pieces, places and cards as the rules and the component files do. How the
program keeps them, in which class, slot or order, does not show in it, so that a hash stays the
same for as long as the version of the rules does.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .game import Game

Inventory = dict[str, Any]
"""Lists, dictionaries, words, numbers and truth values, as in JSON."""


def word(words: Sequence[str], number: int) -> str:
    """One of these words; empty for -1, which is none of them."""
    return words[number] if number >= 0 else ""


def several(words: Sequence[str], numbers: Iterable[int]) -> list[str]:
    return [word(words, number) for number in numbers]


def flagged(words: Sequence[str], bits: int) -> list[str]:
    """The words whose bits are set."""
    return [name for number, name in enumerate(words) if bits >> number & 1]


def amounts(words: Sequence[str], counts: Sequence[int]) -> dict[str, int]:
    """How much there is of what, but for what there is none of."""
    return {words[number]: count for number, count in enumerate(counts) if count}


def hash_of(game: Game) -> str:
    """What is still to be done lies under the question that is asked, and no answer to it changes
    without changing what may be answered; so the legal actions stand for it."""
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
