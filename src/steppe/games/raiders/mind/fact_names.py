"""The names of the facts, in order; nets are addressed by them (see `facts`).

A redefined fact gets a new name.
"""

from __future__ import annotations

from typing import Final

from ..components import load
from ..terms import BUILDINGS, COLOURS, EAGLES, GOODS, SETTLEMENTS, SPACES
from .features import FEATURES

CREW: Final = list(load().crew)
HEROES: Final = list(load().heroes)


def _board(whose: str) -> list[str]:
    return [
        *[f"{whose}.{good}" for good in GOODS],
        *[f"{whose}.{what}" for what in ("crew", "strength", "wounds", "hand", "horses")],
        *[f"{whose}.eagles.{kind}" for kind in EAGLES],
        *[f"{whose}.worker.{colour}" for colour in ("grey", "red")],
        *[f"{whose}.near.{settlement}" for settlement in SETTLEMENTS],
    ]


FACTS: Final = (
    *FEATURES,
    "turns_left",
    "turns_left_squared",
    "spaces_left",
    "quests_left",
    "ending",
    "chief",
    "seats_beyond_two",
    *_board("own"),
    "own.quest_at_hand",
    "own.quests",
    *[f"crew.{card}" for card in CREW],
    *[f"hand.{card}" for card in CREW],
    *[f"hero.{hero}" for hero in HEROES],
    # In games against the chief, the first of these hold his figures.
    *_board("rival"),
    "rival.quest_at_hand",
    *[f"pile.{space}" for space in SPACES],
    *[f"worker.{building}.{colour}" for building in BUILDINGS for colour in COLOURS],
)
