"""The current costs and gains of a player mat's actions, by name: for prompts and clients."""

from __future__ import annotations

from . import factory
from .bolster import brings
from .gains import goods
from .move import coins_to_gain, units_to_move
from .produce import cost as produce_cost
from .produce import territories_to_produce
from .shown import OfferView
from .state import NOWHERE, Player, ScytheTable
from .terms import (
    ANY,
    BOLSTER,
    BOTTOMS,
    FACTORY,
    GOODS,
    MILL,
    MOVE,
    PRODUCE,
    RESOURCES,
    SECTIONS,
    STRUCTURES,
    TRADE,
)
from .trade import armory_brings, popularity_brings
from .upgrade import cost as bottom_cost


def top_offer(table: ScytheTable, player: Player, section: int, option: int) -> OfferView:
    if section == FACTORY:
        return factory.deal(table, player.factory_card)
    coins = table.figures.top_coins[section]
    cost = {"coins": coins} if coins else {}
    gain: dict[str, int] = {}
    if section == MOVE and option == 0:
        gain["units"] = units_to_move(table, player)
    elif section == MOVE:
        gain["coins"] = coins_to_gain(table, player)
    elif section == BOLSTER:
        gain = goods(brings(table, player, option))
    elif section == TRADE and option == 0:
        gain[GOODS[ANY]] = table.figures.amounts[TRADE][0]
        gain.update(goods(armory_brings(table, player)))
    elif section == TRADE:
        gain = goods(popularity_brings(table, player))
    elif section == PRODUCE:
        cost = goods(produce_cost(table, player))
        gain["territories"] = territories_to_produce(table, player)
        if player.structures[MILL] != NOWHERE:
            gain[STRUCTURES[MILL]] = 1
    return {"cost": cost, "gain": gain, "choose": []}


def top_offers(table: ScytheTable, player: Player, section: int) -> list[OfferView]:
    options = 1 if section == FACTORY else len(table.figures.amounts[section])
    return [top_offer(table, player, section, option) for option in range(options)]


def bottom_of(table: ScytheTable, player: Player, section: int) -> str:
    """The name of the bottom action of a section; a Factory card has only its move."""
    if section == FACTORY:
        return SECTIONS[FACTORY]
    return BOTTOMS[table.figures.mats[player.mat].bottom[section]]


def bottom_offer(table: ScytheTable, player: Player, section: int) -> dict[str, object]:
    """The resources to pay and coins to gain, besides the action's own effect."""
    if section == FACTORY:
        return {"cost": {}, "gain": {}, "steps": table.figures.factory_steps}
    mat = table.figures.mats[player.mat]
    bottom = mat.bottom[section]
    price, coins = bottom_cost(table, player, bottom), mat.bottom_coins[bottom]
    return {
        "cost": {RESOURCES[bottom]: price} if price else {},
        "gain": {"coins": coins} if coins else {},
    }
