"""The public part of an Automa: its star tracker, its cards in play, its settings."""

from __future__ import annotations

from ..shown import AutomaView
from ..state import NOWHERE, Player, ScytheTable
from .cards import LEVELS
from .deck import NO_CARD
from .tracker import automa_of, tracker_of, water_free


def automa_view(table: ScytheTable, player: Player) -> AutomaView:
    automa = automa_of(table, player)
    tracker = tracker_of(table, player)
    settings = automa.settings
    card = automa.last_card
    return {
        "seat": player.seat,
        "level": LEVELS[settings.level],
        "space": automa.space,
        "spaces": tracker.spaces,
        "stars": tracker.stars,
        "water_free": water_free(table, player),
        "scheme": automa.scheme + 1,
        "card": None if card == NO_CARD else card + 1,
        "loot": 0 if card == NO_CARD else table.figures.automa.cards[card].resources,
        "deck": len(automa.deck),
        "discards": [card + 1 for card in automa.discards],
        "combat_discards": [card + 1 for card in automa.combat_discards],
        "hero_on_mat": player.hero == NOWHERE,
        "has_factory_card": player.factory_card != NOWHERE,
        "skips": settings.skips,
        "all_moves": settings.all_moves,
        "retreat_to_base": settings.retreat_to_base,
        "extra_coins": settings.extra_coins,
        "extra_power": settings.extra_power,
        "calm_moves": settings.calm_moves,
        "calm_deploys": settings.calm_deploys,
        "apart": settings.apart,
        "tunnels": settings.tunnels,
    }


def automa_hides_factory(table: ScytheTable, viewer: Player) -> bool:
    """Whether an Automa took one of the cards that this player had seen, face down: then the player
    no longer knows which of them are left."""
    for automa in table.automas:
        if automa.factory_unseen & viewer.bit:
            return True
    return False
