"""Set-up: the table before the first round, and the players' choices for it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

from ...kernel.actions import Action
from ...kernel.chance import Chance
from ...kernel.table import Decision, Step
from . import events, journey
from .actions import ENTER, TAKE, Enter, StartResource
from .expert import BuildWheel, RevealWheels
from .figures import Figures
from .round import START_ROUND
from .state import House, NoriaTable, Player, new_player
from .terms import CITY, ISLANDS, RESOURCES, SITES, TRACKS


def bare_table(seats: int, chance: Chance, figures: Figures, house: House) -> NoriaTable:
    """A table before anything depends on chance or choice."""
    table = NoriaTable(seats, chance, figures, house)
    table.turn = 0  # the time before the first turn
    table.players = [new_player(figures) for _ in range(seats)]
    table.market = [figures.market_stock] * 7
    table.prices = figures.market_prices[:]
    table.above = [figures.politicians] * 6
    table.seated = [0] * 6
    table.island_ships = bytearray(len(ISLANDS) * 3)
    table.sites = bytearray(len(ISLANDS) * SITES)
    table.ship_stock = [figures.ships - seats * own for own in figures.start_ships]
    table.warehouse_stock = figures.warehouses[:]
    return table


def lay(
    seats: int, chance: Chance, figures: Figures, house: House, random_market: bool
) -> NoriaTable:
    table = bare_table(seats, chance, figures, house)
    table.first = chance.below("first player", seats)
    table.active = table.first
    islands = list(range(len(ISLANDS)))
    chance.shuffle("islands", islands)
    table.islands = islands[: figures.islands]
    if random_market or house.expert:
        shuffle_market(table)
    if house.expert:
        lay_expert(table)
    else:
        lay_base(table)
    return table


def shuffle_market(table: NoriaTable) -> None:
    """noria.setup.market.random, noria.expert.setup.market_random"""
    prices = table.prices[CITY:]
    table.chance.shuffle("market", prices)
    table.prices[CITY:] = prices


def lay_base(table: NoriaTable) -> None:
    arrangements = list(permutations(range(3)))
    table.chance.shuffle("wheels", arrangements)
    for seat, player in enumerate(table.players):
        fixed_wheel(table.figures, player, arrangements[seat])
        player.knowledge = table.figures.start_knowledge
    order = table.order()
    steps: list[Step[NoriaTable]] = [ChooseResource(seat) for seat in order]
    steps += [FirstRepresentative(seat) for seat in order]
    steps.append(START_ROUND)
    table.stack += reversed(steps)


def fixed_wheel(figures: Figures, player: Player, arrangement: Sequence[int]) -> None:
    """noria.setup.wheel.fixed_discs and .resource_discs"""
    for slot, disc in figures.fixed_discs:
        player.wheel[slot] = disc + 1
    for slot, resource in zip(figures.resource_slots, arrangement, strict=True):
        player.wheel[slot] = resource + 1


def lay_expert(table: NoriaTable) -> None:
    for island in table.islands:  # noria.expert.setup.islands_open
        journey.stock(table, island)
    table.revealed = len(table.islands)
    table.building = table.house.hidden_building
    steps: list[Step[NoriaTable]] = [BuildWheel(seat) for seat in table.order()]
    steps += [RevealWheels(), START_ROUND]
    table.stack += reversed(steps)


class ChooseResource(Decision[NoriaTable]):
    """noria.setup.start_goods"""

    __slots__ = ("_seat",)

    def __init__(self, seat: int) -> None:
        self._seat = seat

    def key(self) -> tuple[object, ...]:
        return (self._seat,)

    def seat(self, table: NoriaTable) -> int:
        return self._seat

    def legal(self, table: NoriaTable) -> Sequence[Action]:
        return TAKE

    def apply(self, table: NoriaTable, action: Action) -> None:
        assert isinstance(action, StartResource)
        table.players[self._seat].resources[action.resource] += 1
        if table.listener:
            table.tell(
                events.Started(
                    "noria.setup.start_goods", self._seat, resource=RESOURCES[action.resource]
                )
            )

    def rule(self) -> str:
        return "noria.setup.start_goods"


class FirstRepresentative(Decision[NoriaTable]):
    """noria.setup.first_representative"""

    __slots__ = ("_seat",)

    def __init__(self, seat: int) -> None:
        self._seat = seat

    def key(self) -> tuple[object, ...]:
        return (self._seat,)

    def seat(self, table: NoriaTable) -> int:
        return self._seat

    def legal(self, table: NoriaTable) -> Sequence[Action]:
        return ENTER

    def apply(self, table: NoriaTable, action: Action) -> None:
        assert isinstance(action, Enter)
        table.players[self._seat].tracks[action.track] = 1
        if table.listener:
            table.tell(
                events.Entered(
                    "noria.setup.first_representative", self._seat, track=TRACKS[action.track]
                )
            )

    def rule(self) -> str:
        return "noria.setup.first_representative"
