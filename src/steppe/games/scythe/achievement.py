"""The achievement sheet, an option that does not affect play (chapter `scythe.variant`)."""

from __future__ import annotations

from typing import Final

from . import events
from .objective import needs_met
from .scoring import winners
from .state import Player, ScytheTable

ENTRIES: Final = 2


def feats(table: ScytheTable, player: Player) -> list[str]:
    """The feats that a player has accomplished, the rarest first."""
    printed = table.figures.components.feats.feats
    return [feat.id for feat in printed if needs_met(table, player, feat.needs)]


def enter_feats(table: ScytheTable) -> None:
    """At the end of the game each winner enters up to two feats."""
    for seat in [seat for seat in winners(table) if seat < table.seats]:
        for feat in feats(table, table.players[seat])[:ENTRIES]:
            rule = "scythe.variant.achievement_sheet"
            table.tell(events.Achievement(rule, seat, feat=f"feat_{feat}"))
