"""What a turn in Raiders of Scythia is about: facts of what came of it, the most telling first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....kernel.events import Event
from ..events import (
    EndTriggered,
    Gained,
    Hired,
    Killed,
    PlacedEagle,
    PlacedHorse,
    QuestCompleted,
    Raided,
    Swapped,
    Visited,
    Wounded,
)

BY_EVENT: Final = (
    (EndTriggered, "end"),
    (QuestCompleted, "quest"),
    (Killed, "death"),
    (Wounded, "wounds"),
    (Raided, "raid"),
    (Swapped, "swap"),
    (Hired, "crew"),
    (PlacedHorse, "animal"),
    (PlacedEagle, "animal"),
    (Gained, "supplies"),
    (Visited, "village"),
)
OCCASIONS: Final = tuple(dict.fromkeys([name for _, name in BY_EVENT]))


def occasions(seat: int, told: Sequence[Event]) -> list[str]:
    found = {
        name
        for event in told
        for kind, name in BY_EVENT
        if isinstance(event, kind) and event.seat in (seat, -1)
    }
    return [one for one in OCCASIONS if one in found]
