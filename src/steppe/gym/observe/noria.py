"""What a seat may know in Noria, as numbers."""

from __future__ import annotations

from array import array

from ...kernel.game import Game
from ...noria.influence import modification_price, nightshift_price
from ...noria.politics import intrigue_price
from ...noria.scoring import chamber_value, score
from ...noria.state import NoriaTable
from ...noria.terms import (
    CHAMBERS,
    DISCS,
    GOODS,
    ISLANDS,
    LAST_SPACE,
    RESOURCES,
    SITES,
    SLOTS,
    TRACKS,
)
from ...noria.view import phase
from ...noria.wheel import UPGRADED, disc_kind
from .fields import Observer

PHASES = ("setup", "influence", "actions", "politics", "management", "end", "over")
CONDITIONS = ("any", "alike", "different")


class NoriaObserver(Observer):
    game = "noria"
    version = 1
    questions = (
        "Actions",
        "BuildWheel",
        "ChooseResource",
        "EndTurn",
        "FirstRepresentative",
        "Influence",
        "OnIsland",
        "Payment",
        "Placement",
        "Politics",
        "Removal",
        "UseDisc",
    )

    def longest(self) -> int:
        return 16 * self.seats

    def lay(self) -> None:
        self.add_word("slot", SLOTS, "the slot whose disc is used")
        self.add_word("disc", DISCS, "the disc the question is about")
        self.add_word("condition", CONDITIONS, "of how many types the price must be")
        self.add_number("price", 9, "what must be paid")
        self.add_number("fee", 3, "what must be paid besides, in resources")
        self._lay_table()
        self._lay_islands()
        self._lay_players()

    def _lay_table(self) -> None:
        add = self.add
        self._first = add("first", (self.seats,), 1, "who is the first player")
        self._round = add("round", (), 16, "the round")
        self._phase = add("phase", (len(PHASES),), 1, "the phase: " + ", ".join(PHASES))
        self._prices = add("prices", (3,), 12, "of a nightshift, a modification, an intrigue")
        self._market = add("market.price", (len(DISCS),), 9, "what a disc costs")
        self._discs = add("market.left", (len(DISCS),), 8, "how many there are")
        self._above = add("chamber.above", (len(CHAMBERS),), 6, "politicians in the upper part")
        self._seated = add("chamber.seated", (len(CHAMBERS),), 6, "politicians in the lower part")
        self._value = add("chamber.value", (len(CHAMBERS),), 16, "what a space counts now")
        self._ships = add("stock.ships", (len(RESOURCES),), 20, "ships in the stock")
        self._stock = add("stock.warehouses", (len(GOODS),), 20, "warehouses in the stock")
        self._actions = add("turn.actions", (), 6, "disc actions performed this turn")
        self._doubled = add("turn.doubled", (), 1, "a disc was used twice this turn")
        self._used = add("turn.used", (len(SLOTS),), 1, "slots activated or inspected this turn")
        self._activated = add("turn.activated", (len(SLOTS),), 1, "of these the repeatable ones")
        self._fresh = add("turn.upgraded", (len(SLOTS),), 1, "slots upgraded this turn")

    def _lay_islands(self) -> None:
        n, islands = self.seats, len(ISLANDS)
        add = self.add
        self._hidden = add("hidden_islands", (), islands, "islands that lie face down")
        self._island = add("island.revealed", (islands,), 1, "the island lies open")
        self._circle = add(
            "island.position", (islands,), islands, "its number in the order, from 1"
        )
        self._island_ships = add("island.ships", (islands, len(RESOURCES)), 4, "ships there")
        self._owner = add("island.site", (islands, SITES, n), 1, "whose factory stands on a site")

    def _lay_players(self) -> None:
        n = self.seats
        add = self.add
        self._points = add("player.points", (n,), 150, "the score if the game ended now")
        self._knowledge = add("player.knowledge", (n,), 20, "knowledge")
        self._resources = add("player.resources", (n, len(RESOURCES)), 12, "resources")
        self._own_ships = add("player.ships", (n, len(RESOURCES)), 6, "ships")
        self._full = add("player.full", (n, len(GOODS)), 6, "full warehouses, by good")
        self._empty = add("player.empty", (n, len(GOODS)), 6, "empty warehouses, by good")
        self._tracks = add("player.spaces", (n, len(TRACKS)), LAST_SPACE, "the space on each track")
        self._where = add("player.island", (n, len(ISLANDS)), 1, "where the ambassador is")
        self._factories = add("player.factories", (n,), 8, "factories still on the board")
        self._centre = add("player.centre", (n, len(DISCS)), 2, "discs bought this turn")
        self._wheel = add("player.wheel", (n, len(SLOTS), len(DISCS)), 1, "the disc on each slot")
        self._upgraded = add("player.upgraded", (n, len(SLOTS)), 1, "whether it is upgraded")

    def fill(self, game: Game, seat: int, order: list[int], out: array[float]) -> None:
        table = game.table
        assert isinstance(table, NoriaTable)
        self._fill_table(table, order, out)
        self._fill_islands(table, order, out)
        for number, other in enumerate(order):
            self._fill_player(table, other, number, out)
            if not table.building or other == seat:
                self._fill_wheel(table.players[other].wheel, number, out)

    def _fill_table(self, table: NoriaTable, order: list[int], out: array[float]) -> None:
        out[self._first + order.index(table.first)] = 1
        out[self._round] = table.round
        out[self._phase + PHASES.index(phase(table))] = 1
        prices = (nightshift_price(table), modification_price(table), intrigue_price(table))
        self._slice(out, self._prices, prices)
        self._slice(out, self._market, table.prices)
        self._slice(out, self._discs, table.market)
        self._slice(out, self._above, table.above)
        self._slice(out, self._seated, table.seated)
        values = [chamber_value(table, chamber) for chamber in range(len(CHAMBERS))]
        self._slice(out, self._value, values)
        self._slice(out, self._ships, table.ship_stock)
        self._slice(out, self._stock, table.warehouse_stock)
        out[self._actions] = table.actions
        out[self._doubled] = table.doubled
        self._bits(out, self._used, table.used)
        self._bits(out, self._activated, table.activated)
        self._bits(out, self._fresh, table.fresh)

    def _fill_islands(self, table: NoriaTable, order: list[int], out: array[float]) -> None:
        out[self._hidden] = len(table.islands) - table.revealed
        n = self.seats
        for number, island in enumerate(table.islands[: table.revealed]):
            out[self._island + island] = 1
            out[self._circle + island] = number + 1
            ships = list(table.island_ships[island * 3 : island * 3 + 3])
            self._slice(out, self._island_ships + island * 3, ships)
            for site in range(island * SITES, island * SITES + SITES):
                owner = table.sites[site]
                if owner:
                    out[self._owner + site * n + order.index(owner - 1)] = 1

    def _fill_player(self, table: NoriaTable, seat: int, number: int, out: array[float]) -> None:
        player = table.players[seat]
        out[self._points + number] = score(table, player)
        out[self._knowledge + number] = player.knowledge
        self._slice(out, self._resources + number * len(RESOURCES), player.resources)
        self._slice(out, self._own_ships + number * len(RESOURCES), player.ships)
        self._slice(out, self._full + number * len(GOODS), player.full)
        self._slice(out, self._empty + number * len(GOODS), player.empty)
        self._slice(out, self._tracks + number * len(TRACKS), player.tracks)
        if player.island >= 0:
            out[self._where + number * len(ISLANDS) + player.island] = 1
        out[self._factories + number] = player.factories
        for disc in player.centre:
            out[self._centre + number * len(DISCS) + disc] += 1

    def _fill_wheel(self, wheel: bytearray, number: int, out: array[float]) -> None:
        first = number * len(SLOTS)
        for slot, disc in enumerate(wheel, first):
            if disc:
                out[self._wheel + slot * len(DISCS) + disc_kind(disc)] = 1
                if disc & UPGRADED:
                    out[self._upgraded + slot] = 1


OBSERVER = NoriaObserver
