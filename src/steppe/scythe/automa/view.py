"""What lies open of the Automa: its star tracker, its cards in play, how it is set."""

from __future__ import annotations

from ..shown import AutomaView
from ..state import NOWHERE, ScytheTable
from .cards import LEVELS
from .deck import NO_CARD
from .tracker import automa_player, tracker_of, water_free


def automa_view(table: ScytheTable) -> AutomaView | None:
    automa = table.automa
    if automa is None:
        return None
    tracker = tracker_of(table)
    settings = automa.settings
    player = automa_player(table)
    card = automa.last_card
    return {
        "seat": player.seat,
        "level": LEVELS[settings.level],
        "space": automa.space,
        "spaces": tracker.spaces,
        "stars": tracker.stars,
        "water_free": water_free(table),
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
    }


def automa_hides_factory(table: ScytheTable) -> bool:
    """Whether the Automa took one of the cards that the human had seen, face down: which of them
    are left, the human cannot know any more."""
    return table.automa is not None and table.automa.factory_unseen
