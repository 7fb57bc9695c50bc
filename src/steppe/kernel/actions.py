"""Actions: the small values that players choose from.

Every action of a game is created once, when the game is imported, and shared by all tables. It has
one notation, and an index that is stable within a rules version.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterator, Mapping, Sequence
from typing import TypeVar

from mypy_extensions import mypyc_attr

from .errors import NotationError

Part = str | int | Sequence[str | int | Sequence[int]] | Mapping[str, int]
"""A part of an action that a client can point at: a place, a unit, a card, a number; several of
them; or amounts by name."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """One small decision. `verb` names its kind, `parts` its operands, for any client.

    An `implied` action was added when records already existed, and is offered whenever another
    one is. So it adds no information about a position, and hashes leave it out.
    """

    __slots__ = ("implied", "index", "notation", "parts", "verb")

    def __init__(self, verb: str, notation: str, parts: dict[str, Part]) -> None:
        self.verb = verb
        self.notation = notation
        self.parts = parts
        self.index = -1
        self.implied = False

    def __repr__(self) -> str:
        return self.notation

    def __copy__(self) -> Action:
        return self

    def __deepcopy__(self, memo: object) -> Action:
        return self

    def to_json(self) -> dict[str, Part]:
        told: dict[str, Part] = {
            "notation": self.notation,
            "verb": self.verb,
            **self.parts,
        }
        for name, part in self.parts.items():
            if isinstance(part, dict):  # shared by all tables, so immutable
                told[name] = part.copy()
        return told


A = TypeVar("A", bound=Action)


class ActionTable:
    """All actions of one game, in their stable order."""

    def __init__(self) -> None:
        self._actions: list[Action] = []
        self._by_notation: dict[str, Action] = {}

    def add(self, action: A) -> A:
        if action.notation in self._by_notation:
            raise ValueError(f"two actions are written {action.notation!r}")
        action.index = len(self._actions)
        self._actions.append(action)
        self._by_notation[action.notation] = action
        return action

    def parse(self, text: str) -> Action:
        action = self._by_notation.get(text)
        if action is not None:
            return action
        notation = " ".join(text.split())
        action = self._by_notation.get(notation)
        if action is None:
            action = self._by_notation_folded().get(notation.casefold())
        if action is None:
            near = difflib.get_close_matches(notation, self._by_notation, n=3)
            key = "fault-notation-near" if near else "fault-notation"
            raise NotationError(key, action=notation[:100], near=", ".join(near))
        return action

    def _by_notation_folded(self) -> dict[str, Action]:
        return {notation.casefold(): action for notation, action in self._by_notation.items()}

    def __len__(self) -> int:
        return len(self._actions)

    def __getitem__(self, index: int) -> Action:
        return self._actions[index]

    def __iter__(self) -> Iterator[Action]:
        return iter(self._actions)
