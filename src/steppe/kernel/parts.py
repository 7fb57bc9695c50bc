"""The parts of views, kept for as long as nothing in them changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from .patches import shared

T = TypeVar("T")


def own(shown: dict[str, Any]) -> dict[str, Any]:
    """A deep copy of a view, which its owner may change."""
    copied: dict[str, Any] = msgspec.to_builtins(shown)
    return copied


class Parts:
    """The parts of the last view, each with a key: everything the part is made from.

    While its key is unchanged, a part is reused as the same object, so comparing two views is
    quick. Views share parts: `own` makes a copy that may be changed.
    """

    __slots__ = ("_kept", "_view")

    def __init__(self) -> None:
        self._view: dict[str, Any] = {}
        self._kept: dict[str, tuple[object, Any]] = {}

    def part(self, name: str, key: object, make: Callable[[], T]) -> T:
        kept = self._kept.get(name)
        if kept is None:
            made = make()
        elif kept[0] == key:
            same: T = kept[1]
            return same
        else:
            made = shared(kept[1], make())
        self._kept[name] = (key, made)
        return made

    def latest(self, view: dict[str, Any]) -> dict[str, Any]:
        """The view, reusing the members of the previous one that are equal."""
        before = self._view
        for name, part in view.items():
            kept = before.get(name)
            if kept is not part and kept == part:
                view[name] = kept
        self._view = view
        return view
