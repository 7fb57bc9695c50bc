"""The names of the facts, in order; nets are addressed by them (see `facts`).

A redefined fact gets a new name.
"""

from __future__ import annotations

from typing import Final

from ..terms import CHAMBERS, DISCS, GOODS, RESOURCES, SLOTS, TRACKS
from .features import FEATURES


def _board(whose: str) -> list[str]:
    return [
        *[f"{whose}.{kind}" for kind in RESOURCES],
        f"{whose}.knowledge",
        *[f"{whose}.{good}.{state}" for good in GOODS for state in ("empty", "full")],
        *[f"{whose}.ships.{kind}" for kind in RESOURCES],
        *[
            f"{whose}.{track}.{what}"
            for track in TRACKS
            for what in ("space", "space_squared", "value", "nearness")
        ],
        f"{whose}.highest_track",
        f"{whose}.lowest_track",
        f"{whose}.factories",
    ]


FACTS: Final = (
    *FEATURES,
    "rounds_left",
    "rounds_left_squared",
    "first",
    "first_in_the_last_round",
    "seats_beyond_two",
    *[f"{chamber}.{what}" for chamber in CHAMBERS for what in ("value", "above", "seated")],
    *_board("own"),
    *[f"wheel.{slot}.{disc}" for slot in SLOTS for disc in DISCS],
    *[f"wheel.{slot}.upgraded" for slot in SLOTS],
    *[f"centre.{disc}" for disc in DISCS],
    *_board("rival"),
    "rival.discs",
)
