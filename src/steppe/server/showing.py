"""What a socket is sent of its table: a complete state first, then only patches."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from ..kernel.patches import patch
from ..kernel.timeline import Timeline
from .messages import PatchTold, StateTold, frame
from .state import LogEntry

if TYPE_CHECKING:
    from .table import LiveTable, Viewer


CHOICES = frozenset({"legal"})
"""A new question offers an unrelated list."""


class Shown:
    """The state that a viewer was last sent."""

    __slots__ = ("fields", "open", "seq", "timeline", "viewer")

    def __init__(self, table: LiveTable, viewer: Viewer) -> None:
        self.viewer = viewer
        self.seq = table.seq(viewer)
        self.fields = table.present(viewer)
        self.timeline: Timeline = table.game.timeline
        self.open = table.open


def whole(table: LiveTable, viewer: Viewer) -> str:
    return frame(StateTold(table.state(viewer)))


def news(table: LiveTable, before: Shown, now: Shown) -> str:
    """The message for a viewer with an earlier state; empty if nothing has changed for them. Even
    a message without changes could leak: a card was added, but the number is secret."""
    lines = None
    if before.open == now.open:  # once nothing is secret, earlier decisions look different
        lines = table.lines_since(now.viewer, before.timeline)
    if lines is None:
        return whole(table, now.viewer)
    changed = patch(before.fields, now.fields, CHOICES)
    if before.seq == now.seq and not lines and not changed:
        return ""
    return frame(PatchTold(now.viewer, now.seq, changed, cast(list[LogEntry], lines)))


class Texts:
    """The messages of one moment, shared by all viewers with the same earlier state."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._now: dict[Viewer, Shown] = {}
        self._news: dict[tuple[Viewer, int], str] = {}

    def now(self, viewer: Viewer) -> Shown:
        found = self._now.get(viewer)
        if found is None:
            found = self._now[viewer] = Shown(self._table, viewer)
        return found

    def news(self, before: Shown) -> str:
        key = (before.viewer, id(before))
        text = self._news.get(key)
        if text is None:
            text = self._news[key] = news(self._table, before, self.now(before.viewer))
        return text

    def whole(self, viewer: Viewer) -> str:
        return whole(self._table, viewer)
