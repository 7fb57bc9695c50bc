"""The journey disc: flying to an island, and Ship or Factory there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...kernel.actions import Action
from ...kernel.table import NOT_NOW, Automatic, Decision
from . import events
from .actions import FACTORY, FLY, REVEAL, SHIP, SKIP, Factory, Ship
from .payment import Payment
from .state import NoriaTable, Player
from .terms import GOODS, HARBOUR, ISLANDS, RESOURCE_PURSE, RESOURCES, SITES


def ships_for(seats: int, code: int) -> int:
    """noria.action.journey.ships_on_reveal and .ships_two_players"""
    return max(1, seats + code)


def stock(table: NoriaTable, island: int) -> None:
    """Put the ships on an island, as far as the supply lasts."""
    for resource, code in table.figures.codes[island]:
        count = min(ships_for(table.seats, code), table.ship_stock[resource])
        table.ship_stock[resource] -= count
        table.island_ships[island * 3 + resource] = count


def in_reach(table: NoriaTable, player: Player) -> list[int]:
    """The islands that the rules of flying allow, regardless of cost."""
    here = player.island
    if not table.house.expert:
        return [island for island in table.islands[: table.revealed] if island != here]
    if here == HARBOUR:  # noria.expert.journey.first
        return table.islands
    place = table.islands.index(here)  # noria.expert.journey.neighbours
    count = len(table.islands)
    left, right = table.islands[place - 1], table.islands[(place + 1) % count]
    return [island for island in ([left] if left == right else [left, right]) if island != here]


def toll(table: NoriaTable, island: int) -> int:
    """Rival ambassadors on an island without the player's own (noria.action.journey.toll)."""
    rivals = 0
    for player in table.players:
        if player.island == island:
            rivals += 1
    return rivals


def options(table: NoriaTable, player: Player, found: list[Action]) -> None:
    resources = player.resources
    wealth = resources[0] + resources[1] + resources[2]
    found += [
        FLY[island]
        for island in in_reach(table, player)
        if wealth >= 3 or toll(table, island) <= wealth
    ]
    if table.revealed < len(table.islands):
        found.append(REVEAL)


def fly(table: NoriaTable, island: int) -> None:
    rivals = toll(table, island)
    table.push(ARRIVE[island])
    if rivals:
        table.push(Payment(RESOURCE_PURSE, 0, rivals))


def reveal(table: NoriaTable) -> None:
    island = table.islands[table.revealed]
    table.revealed += 1
    table.barrier = "barrier-revealed"
    stock(table, island)
    if table.listener:
        table.tell(
            events.Revealed("noria.action.journey.reveal", table.active, island=ISLANDS[island])
        )
    table.push(ARRIVE[island])  # noria.action.journey.reveal_must_enter


class Arrive(Automatic[NoriaTable]):
    """The ambassador lands."""

    __slots__ = ("island",)

    def __init__(self, island: int) -> None:
        self.island = island

    def key(self) -> tuple[object, ...]:
        return (self.island,)

    def run(self, table: NoriaTable) -> None:
        table.players[table.active].island = self.island
        if table.listener:
            table.tell(
                events.Flew(
                    "noria.action.journey.move_then_act", table.active, island=ISLANDS[self.island]
                )
            )
        table.push(ON_ISLAND)


class OnIsland(Decision[NoriaTable]):
    """Ship or Factory; nothing only if neither is possible."""

    __slots__ = ()

    def legal(self, table: NoriaTable) -> Sequence[Action]:
        player = table.players[table.active]
        island = player.island
        found: list[Action] = []
        if player.factories:
            site = island * SITES
            owners = table.sites
            for good, warehouses in table.figures.sites[island]:
                if not owners[site]:
                    action = FACTORY[good][warehouses - 1]
                    if action not in found:
                        found.append(action)
                site += 1
        ships = table.island_ships
        found += [SHIP[resource] for resource in range(3) if ships[island * 3 + resource]]
        return found or _NOTHING

    def apply(self, table: NoriaTable, action: Action) -> None:
        player = table.players[table.active]
        island = player.island
        if isinstance(action, Ship):
            table.island_ships[island * 3 + action.resource] -= 1
            player.ships[action.resource] += 1
            if table.listener:
                table.tell(
                    events.Ship(
                        "noria.action.journey.ship",
                        table.active,
                        resource=RESOURCES[action.resource],
                        island=ISLANDS[island],
                    )
                )
        elif isinstance(action, Factory):
            build(table, player, action.good, action.warehouses)

    def why_not(self, table: NoriaTable, action: Action) -> str:
        if isinstance(action, Ship):
            return "noria.action.journey.ship_none"
        if isinstance(action, Factory):
            if not table.players[table.active].factories:
                return "noria.action.journey.factory.max_seven"
            return "noria.action.journey.factory.no_site"
        return "noria.action.journey.move_then_act" if action is SKIP else NOT_NOW

    def rule(self) -> str:
        return "noria.action.journey.move_then_act"

    def parts(self, table: NoriaTable) -> dict[str, str | int]:
        return {"island": ISLANDS[table.players[table.active].island]}


def build(table: NoriaTable, player: Player, good: int, warehouses: int) -> None:
    """noria.action.journey.factory.build and .warehouses"""
    sites = table.figures.sites[player.island]
    for number in range(len(sites)):
        place = player.island * SITES + number
        if sites[number] == (good, warehouses) and not table.sites[place]:
            table.sites[place] = table.active + 1
            break
    player.factories -= 1
    count = min(warehouses, table.warehouse_stock[good])
    table.warehouse_stock[good] -= count
    player.empty[good] += count
    if table.listener:
        table.tell(
            events.Factory(
                "noria.action.journey.factory.build",
                table.active,
                good=GOODS[good],
                warehouses=count,
                island=ISLANDS[player.island],
            )
        )


_NOTHING: Final[list[Action]] = [SKIP]
ARRIVE: Final = tuple([Arrive(island) for island in range(9)])
ON_ISLAND: Final = OnIsland()


def why_no_flight(table: NoriaTable, island: int) -> str:
    player = table.players[table.active]
    if island == player.island:
        return "noria.action.journey.must_leave"
    if island in in_reach(table, player):
        return "noria.action.journey.toll"
    if table.house.expert and island in table.islands:
        return "noria.expert.journey.neighbours"
    return "noria.action.journey.any_revealed"
