"""The tool disc: Upgrade and Production."""

from __future__ import annotations

from typing import Final

from ...kernel.actions import Action
from . import events
from .actions import PRODUCE, PRODUCE_ASSORTED, UPGRADE, Produce, by_name
from .state import NoriaTable, Player
from .terms import DISCS, GOODS, RESOURCES, SLOTS
from .wheel import BIT, KIND, UPGRADED, disc_kind


def _subsets() -> list[list[int]]:
    """By set of goods (bits): its subsets of at least two."""
    return [[chosen for chosen in PRODUCE_ASSORTED if chosen & ~goods == 0] for goods in range(32)]


SUBSETS: Final = _subsets()


def options(table: NoriaTable, player: Player, tool: int, found: list[Action]) -> None:
    wheel = player.wheel
    for slot in range(12):  # noria.action.tool.upgrade.flip and .not_self
        disc = wheel[slot]
        if disc and not disc & UPGRADED and slot != tool:
            found.append(UPGRADE[slot])
    empty = player.empty
    if any(empty):
        production(table, player, found)


def production(table: NoriaTable, player: Player, found: list[Action]) -> None:
    """noria.action.tool.produce.one_mode"""
    energy, mycelium, obsidian = player.resources
    recipes = table.figures.recipes
    possible = 0
    for good in range(5):
        count = player.empty[good]
        if count:
            e, m, o = recipes[good]
            if e and energy // e < count:
                count = energy // e
            if m and mycelium // m < count:
                count = mycelium // m
            if o and obsidian // o < count:
                count = obsidian // o
            if count:
                possible |= BIT[good]
                found += PRODUCE[good][:count]
    for chosen in SUBSETS[possible]:
        action = PRODUCE_ASSORTED[chosen]
        e, m, o = cost(recipes, action.amounts)
        if e <= energy and m <= mycelium and o <= obsidian:
            found.append(action)


def cost(recipes: list[tuple[int, int, int]], amounts: tuple[int, ...]) -> tuple[int, int, int]:
    energy = mycelium = obsidian = 0
    for good in range(5):
        count = amounts[good]
        if count:
            e, m, o = recipes[good]
            energy += e * count
            mycelium += m * count
            obsidian += o * count
    return energy, mycelium, obsidian


def upgrade(table: NoriaTable, slot: int) -> None:
    wheel = table.players[table.active].wheel
    wheel[slot] |= UPGRADED
    table.fresh |= BIT[slot]
    if table.listener:
        table.tell(
            events.Upgraded(
                "noria.action.tool.upgrade.flip",
                table.active,
                disc=DISCS[disc_kind(wheel[slot])],
                slot=SLOTS[slot],
            )
        )


def produce(table: NoriaTable, action: Produce) -> None:
    """noria.action.tool.produce.pay_and_flip"""
    player = table.players[table.active]
    price = cost(table.figures.recipes, action.amounts)
    for resource in range(3):
        player.resources[resource] -= price[resource]
    for good in range(5):
        player.empty[good] -= action.amounts[good]
        player.full[good] += action.amounts[good]
    if table.listener:
        table.tell(
            events.Produced(
                "noria.action.tool.produce.pay_and_flip",
                table.active,
                goods=by_name(action.amounts, GOODS),
                payment=payment(table, action),
            )
        )


def payment(table: NoriaTable, action: Produce) -> dict[str, int]:
    """The cost of a production, by name."""
    return by_name(cost(table.figures.recipes, action.amounts), RESOURCES)


def why_no_upgrade(table: NoriaTable, tool: int, slot: int) -> str:
    disc = table.players[table.active].wheel[slot]
    if slot == tool:
        return "noria.action.tool.upgrade.not_self"
    if not disc & KIND:
        return "noria.action.tool.upgrade.on_slot_only"
    return "noria.action.tool.upgrade.flip"


def why_no_production(table: NoriaTable, action: Produce) -> str:
    player = table.players[table.active]
    for good in range(5):
        if action.amounts[good] > player.empty[good]:
            return "noria.action.tool.produce.needs_empty"
    return "noria.action.tool.produce.pay_and_flip"
