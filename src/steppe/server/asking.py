"""The action meant by a player who points at things on the board, though it is not offered."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from ..kernel.actions import Action
from ..kernel.box import Box
from ..kernel.game import Game

Pointed = Mapping[str, str | int | list[str | int]]


def meant(game: Game, about: Pointed) -> Action | None:
    """An action like one of those offered, but with other parts. `verb` may be a list of
    alternatives: a place can be moved to, or acted at."""
    verb = about.get("verb", [])
    verbs = verb if isinstance(verb, list) else [verb]
    parts = {name: part for name, part in about.items() if name != "verb"}
    known = by_parts(game.box)
    for offered in game.legal():
        if verbs and offered.verb not in verbs:
            continue
        if parts.keys() <= offered.parts.keys():
            found = known.get(_written(offered.verb, {**offered.parts, **parts}))
            if found is not None:
                return found
    return None


def _written(verb: str, parts: Mapping[str, object]) -> str:
    return f"{verb} {sorted(parts.items())}"


@cache
def by_parts(box: Box) -> dict[str, Action]:
    return {_written(action.verb, action.parts): action for action in reversed([*box.actions])}
