"""The Automa's part of a described table."""

from __future__ import annotations

from typing import Any

from ..state import NOWHERE, Player, ScytheTable
from ..terms import CARD_VALUES, FACTIONS, STAR_COMBAT, STAR_POWER, STAR_TRACKER
from .cards import LEVELS
from .deck import NO_CARD
from .position import MAT
from .tracker import automa_of


def describe_automa(table: ScytheTable, player: Player) -> dict[str, Any]:
    automa = automa_of(table, player)
    names = table.figures.names
    described: dict[str, Any] = {
        "faction": FACTIONS[player.faction],
        "level": LEVELS[automa.settings.level],
        "space": automa.space,
        "scheme": automa.scheme + 1,
        "deck": [card + 1 for card in reversed(automa.deck)],
        "discards": [card + 1 for card in automa.discards],
        "combat_discards": [card + 1 for card in automa.combat_discards],
        "hero": MAT if player.hero == NOWHERE else names[player.hero],
        "mechs": [names[place] for place in player.mechs],
        "workers": [names[place] for place in player.workers],
        "power": player.power,
        "coins": player.coins,
        "cards": [v for k, v in enumerate(CARD_VALUES) for _ in range(player.hand[k])],
        "stars": {
            "tracker": player.stars[STAR_TRACKER],
            "combat": player.stars[STAR_COMBAT],
            "power": player.stars[STAR_POWER],
        },
    }
    if automa.last_card != NO_CARD:
        described["last_card"] = automa.last_card + 1
    if player.factory_card != NOWHERE:
        described["factory_card"] = player.factory_card + 1
        described["factory_unseen"] = [
            FACTIONS[other.faction]
            for other in table.players[: table.seats]
            if automa.factory_unseen & other.bit
        ]
    return described
