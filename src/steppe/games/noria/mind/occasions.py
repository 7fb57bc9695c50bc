"""What a turn in Noria is about: facts of what came of it, the most telling first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from ....kernel.events import Event
from ..events import (
    Activated,
    Advanced,
    Bought,
    Factory,
    Flew,
    Modified,
    Produced,
    Promoted,
    Removed,
    Revealed,
    Shifted,
    Ship,
    Upgraded,
)

CHAIN: Final = 3
"""Discs that make a chain."""

STRIDE: Final = 2
"""Steps on tracks that make a turn one of them."""

BY_EVENT: Final = (
    (Removed, "politics"),
    (Promoted, "politics"),
    (Factory, "factory"),
    (Ship, "ship"),
    (Advanced, "track"),
    (Bought, "disc"),
    (Upgraded, "upgrade"),
    (Produced, "goods"),
    (Revealed, "journey"),
    (Flew, "journey"),
    (Modified, "wheel"),
    (Shifted, "wheel"),
    (Activated, "action"),
)
OCCASIONS: Final = ("chain", "stride", *dict.fromkeys([name for _, name in BY_EVENT]))


def occasions(seat: int, told: Sequence[Event]) -> list[str]:
    kinds = Counter(type(event) for event in told if event.seat == seat)
    found = {name for kind, name in BY_EVENT if kinds[kind]}
    if kinds[Activated] >= CHAIN:
        found.add("chain")
    if kinds[Advanced] >= STRIDE:
        found.add("stride")
    return [one for one in OCCASIONS if one in found]
