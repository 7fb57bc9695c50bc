"""The inventory of a table of Noria, in the game's terms."""

from __future__ import annotations

from ...kernel.inventory import Inventory, amounts, flagged, several, word
from .state import NoriaTable, Player
from .terms import (
    CHAMBERS,
    COLOURS,
    DISCS,
    GOODS,
    ISLANDS,
    RESOURCES,
    SITES,
    SLOTS,
    TRACKS,
)
from .wheel import UPGRADED, disc_kind

OWNERS = ("", *COLOURS)


def inventory(table: NoriaTable) -> Inventory:
    return {
        "players": [_player(player) for player in table.players],
        "first": COLOURS[table.first],
        "round": table.round,
        "market": dict(zip(DISCS, table.market, strict=True)),
        "prices": dict(zip(DISCS, table.prices, strict=True)),
        "politicians": dict(zip(CHAMBERS, table.above, strict=True)),
        "seated": dict(zip(CHAMBERS, table.seated, strict=True)),
        "islands": several(ISLANDS, table.islands),
        "revealed": table.revealed,
        "ships": {
            island: amounts(RESOURCES, table.island_ships[3 * number : 3 * number + 3])
            for number, island in enumerate(ISLANDS)
        },
        "factories": {
            island: several(OWNERS, table.sites[SITES * number : SITES * (number + 1)])
            for number, island in enumerate(ISLANDS)
        },
        "ship_stock": dict(zip(RESOURCES, table.ship_stock, strict=True)),
        "warehouse_stock": dict(zip(GOODS, table.warehouse_stock, strict=True)),
        "building_wheels": table.building,
        "turn": {
            "shifts": table.shifts,
            "modifications": table.modifications,
            "intrigues": table.intrigues,
            "actions": table.performed,
            "used": flagged(SLOTS, table.used),
            "activated": flagged(SLOTS, table.activated),
            "upgraded": flagged(SLOTS, table.fresh),
            "inspected": table.inspected,
            "doubled": table.doubled,
        },
    }


def _player(player: Player) -> Inventory:
    return {
        "knowledge": player.knowledge,
        "resources": amounts(RESOURCES, player.resources),
        "ships": amounts(RESOURCES, player.ships),
        "empty_warehouses": amounts(GOODS, player.empty),
        "full_warehouses": amounts(GOODS, player.full),
        "tracks": amounts(TRACKS, player.tracks),
        "factories": player.factories,
        "ambassador": word(ISLANDS, player.island),
        "wheel": {slot: _disc(disc) for slot, disc in zip(SLOTS, player.wheel, strict=True)},
        "centre": several(DISCS, player.centre),
    }


def _disc(disc: int) -> str:
    return word(DISCS, disc_kind(disc)) + ("+" if disc & UPGRADED else "")
