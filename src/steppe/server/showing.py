"""What a socket is told of how its table stands: all of it first, and then only what changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from msgspec import UNSET

from ..kernel.patches import patch
from ..kernel.timeline import Timeline
from .messages import PatchTold, StateTold, frame
from .state import LogEntry, State

if TYPE_CHECKING:
    from .table import LiveTable, Viewer

APART = {"seq", "last", "log", "turns"}
"""Of a state: what follows from the number of a patch and its entries of the log."""
FIELDS = tuple([field for field in State.__struct_fields__ if field not in APART])


class Shown:
    """How a table stood when a viewer was last told."""

    __slots__ = ("fields", "open", "seq", "timeline", "viewer")

    def __init__(self, table: LiveTable, viewer: Viewer) -> None:
        state = table.present(viewer)
        self.viewer = viewer
        self.seq = state.seq
        self.fields: dict[str, Any] = {
            field: value for field in FIELDS if (value := getattr(state, field)) is not UNSET
        }
        self.timeline: Timeline = table.game.timeline
        self.open = table.open


def whole(table: LiveTable, viewer: Viewer) -> str:
    return frame(StateTold(table.state(viewer)))


def news(table: LiveTable, before: Shown, now: Shown) -> str:
    """What to tell a viewer who was told before; empty if nothing has changed for him. That
    nothing changed may itself be the secret: a card was added, but who knows how many."""
    lines = None
    if before.open == now.open:  # what was decided before is told otherwise when nothing is secret
        lines = table.lines_since(now.viewer, before.timeline)
    if lines is None:
        return whole(table, now.viewer)
    changed = {} if before.fields == now.fields else patch(before.fields, now.fields)
    if before.seq == now.seq and not lines and not changed:
        return ""
    return frame(PatchTold(now.viewer, now.seq, changed, cast(list[LogEntry], lines)))


class Texts:
    """What is told of one moment: the same to all who were told the same before."""

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
