"""The table of Noria: the players' possessions, the town, the islands and the current turn."""

from __future__ import annotations

from typing import Final

from ...kernel.actions import Action
from ...kernel.chance import Chance
from ...kernel.table import NOT_NOW, Table
from .figures import Figures
from .terms import COLOURS, HARBOUR
from .wheel import CHAINS, UNBROKEN_CHAINS

ELSEWHERE: Final = {
    "shift": "noria.round.phases",
    "modify": "noria.round.phases",
    "activate": "noria.round.phases",
    "activate-twice": "noria.round.phases",
    "inspect": "noria.round.phases",
    "sell": "noria.action.blackmarket.timing",
    "buy": "noria.action.blackmarket.timing",
    "market": "noria.action.city.choice",
    "invest": "noria.action.city.choice",
    "fly": "noria.action.journey.move_then_act",
    "reveal": "noria.action.journey.move_then_act",
    "ship": "noria.action.journey.move_then_act",
    "factory": "noria.action.journey.move_then_act",
    "upgrade": "noria.action.tool.choice",
    "produce": "noria.action.tool.choice",
    "repeat": "noria.action.bonus.repeat",
    "promote": "noria.round.phases",
    "remove": "noria.politics.intrigue.remove",
    "place": "noria.management.place_after_rotation",
}
"""The rule that places an action in its phase, by verb."""


class House:
    """This table's settings: the variant, and optional readings."""

    __slots__ = ("bonus_exempt", "chains", "expert", "hidden_building", "inspections", "unbroken")

    def __init__(
        self,
        expert: bool,
        unbroken: bool,
        inspections: int,
        bonus_exempt: bool,
        hidden_building: bool,
    ) -> None:
        self.expert = expert
        self.unbroken = unbroken
        self.chains = UNBROKEN_CHAINS if unbroken else CHAINS
        self.inspections = inspections  # allowed per turn
        self.bonus_exempt = bonus_exempt
        self.hidden_building = hidden_building

    def key(self) -> tuple[object, ...]:
        return (
            self.expert,
            self.unbroken,
            self.inspections,
            self.bonus_exempt,
            self.hidden_building,
        )


class Player:
    __slots__ = (
        "centre",
        "empty",
        "factories",
        "full",
        "island",
        "knowledge",
        "resources",
        "ships",
        "tracks",
        "wheel",
    )

    def __init__(
        self,
        knowledge: int,
        resources: list[int],
        ships: list[int],
        empty: list[int],
        full: list[int],
        tracks: list[int],
        factories: int,
        island: int,
        wheel: bytearray,
        centre: list[int],
    ) -> None:
        self.knowledge = knowledge
        self.resources = resources
        self.ships = ships
        self.empty = empty  # warehouses by good
        self.full = full
        self.tracks = tracks  # the space reached on each; 0 is the cave
        self.factories = factories  # left on the factory board
        self.island = island  # where the ambassador is
        self.wheel = wheel
        self.centre = centre  # discs bought this turn

    def copy(self) -> Player:
        return Player(
            self.knowledge,
            self.resources[:],
            self.ships[:],
            self.empty[:],
            self.full[:],
            self.tracks[:],
            self.factories,
            self.island,
            self.wheel[:],
            self.centre[:],
        )

    def key(self) -> tuple[object, ...]:
        return (
            self.knowledge,
            tuple(self.resources),
            tuple(self.ships),
            tuple(self.empty),
            tuple(self.full),
            tuple(self.tracks),
            self.factories,
            self.island,
            bytes(self.wheel),
            tuple(self.centre),
        )


def new_player(figures: Figures) -> Player:
    """A player after the basic setup, before their wheel is built."""
    return Player(
        0,
        [0, 0, 0],
        figures.start_ships[:],
        [0] * 5,
        [0] * 5,
        [0] * 4,
        figures.factories,
        HARBOUR,
        bytearray(12),
        [],
    )


class NoriaTable(Table):
    __slots__ = (
        "above",
        "activated",
        "building",
        "doubled",
        "figures",
        "first",
        "fresh",
        "house",
        "inspected",
        "intrigues",
        "island_ships",
        "islands",
        "market",
        "modifications",
        "performed",
        "performed",
        "players",
        "prices",
        "revealed",
        "round",
        "seated",
        "shifts",
        "ship_stock",
        "sites",
        "used",
        "warehouse_stock",
    )

    def __init__(self, seats: int, chance: Chance, figures: Figures, house: House) -> None:
        super().__init__(seats, chance)
        self.figures = figures
        self.house = house
        self.players: list[Player] = []
        self.first = 0
        self.round = 0
        self.market: list[int] = []  # discs left, by kind
        self.prices: list[int] = []
        self.above: list[int] = []  # politicians in the upper part of each chamber
        self.seated: list[int] = []  # and in its lower part
        self.islands: list[int] = []  # in play, in the order of the circle or of revealing
        self.revealed = 0  # how many of them are revealed
        self.island_ships = bytearray()  # three per island
        self.sites = bytearray()  # SITES per island: the builder, as seat + 1
        self.ship_stock: list[int] = []
        self.warehouse_stock: list[int] = []
        self.building = False  # wheels are being built, hidden from each other
        # The turn in progress.
        self.shifts = 0
        self.modifications = 0
        self.intrigues = 0
        self.performed = 0  # disc actions performed
        self.used = 0  # slots activated or inspected, as bits
        self.activated = 0  # of these, the ones a bonus disc may repeat
        self.fresh = 0  # slots whose disc was upgraded this turn
        self.inspected = 0  # how often
        self.doubled = False

    def start_turn(self, seat: int) -> None:
        """Clear the state of the previous turn."""
        self.active = seat
        self.turn += 1
        self.shifts = 0
        self.modifications = 0
        self.intrigues = 0
        self.performed = 0
        self.doubled = False
        self.forget_slots()

    def forget_slots(self) -> None:
        """Clear the record of which slots were used."""
        self.used = 0
        self.activated = 0
        self.fresh = 0
        self.inspected = 0

    def copy(self) -> NoriaTable:
        other = NoriaTable(self.seats, self.chance, self.figures, self.house)
        self.copy_onto(other)
        other.players = [player.copy() for player in self.players]
        other.first = self.first
        other.round = self.round
        other.market = self.market[:]
        other.prices = self.prices
        other.above = self.above[:]
        other.seated = self.seated[:]
        other.islands = self.islands[:]
        other.revealed = self.revealed
        other.island_ships = self.island_ships[:]
        other.sites = self.sites[:]
        other.ship_stock = self.ship_stock[:]
        other.warehouse_stock = self.warehouse_stock[:]
        other.building = self.building
        other.shifts = self.shifts
        other.modifications = self.modifications
        other.intrigues = self.intrigues
        other.performed = self.performed
        other.used = self.used
        other.activated = self.activated
        other.fresh = self.fresh
        other.inspected = self.inspected
        other.doubled = self.doubled
        return other

    def key(self) -> tuple[object, ...]:
        return (
            *self.kernel_key(),
            self.house.key(),
            tuple([player.key() for player in self.players]),
            self.first,
            self.round,
            tuple(self.market),
            tuple(self.prices),
            tuple(self.above),
            tuple(self.seated),
            tuple(self.islands),
            self.revealed,
            bytes(self.island_ships),
            bytes(self.sites),
            tuple(self.ship_stock),
            tuple(self.warehouse_stock),
            self.building,
            self.shifts,
            self.modifications,
            self.intrigues,
            self.performed,
            self.used,
            self.activated,
            self.fresh,
            self.inspected,
            self.doubled,
        )

    def order(self) -> list[int]:
        """The seats in turn order."""
        return [(self.first + number) % self.seats for number in range(self.seats)]

    def why_not_now(self, action: Action) -> str:
        return ELSEWHERE.get(action.verb, NOT_NOW)

    def label(self, seat: int) -> str:
        return COLOURS[seat]
