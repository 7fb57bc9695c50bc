"""Observations of Noria: what a seat may know, as numbers."""

from __future__ import annotations

from functools import cache
from typing import Final

from ...kernel.game import Game
from ...kernel.observer import Observer, put, put_all, put_bits, put_rows, rows
from .influence import modification_price, nightshift_price
from .politics import intrigue_price
from .scoring import chamber_value, weighed
from .state import NoriaTable, Player
from .terms import (
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
from .view import phase
from .wheel import UPGRADED, disc_kind

PHASES = ("setup", "influence", "actions", "politics", "management", "end", "over")
CONDITIONS = ("any", "alike", "different")
DISC_ROWS: Final = [rows(len(DISCS))[disc_kind(disc)] for disc in range(2 * UPGRADED)]
IS_UPGRADED: Final = bytes([disc & UPGRADED > 0 for disc in range(256)])


class NoriaObserver(Observer):
    game = "noria"
    version = 1
    questions: tuple[str, ...] = (
        "ActionPhase",
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

    def fill(self, game: Game, seat: int, order: list[int], out: bytearray) -> None:
        table = game.table
        assert isinstance(table, NoriaTable)
        values = [chamber_value(table, chamber) for chamber in range(len(CHAMBERS))]
        self._fill_table(table, values, order, out)
        self._fill_islands(table, order, out)
        players = [table.players[other] for other in order]
        self._fill_players(players, values, out)
        for number, player in enumerate(players):
            if not table.building or number == 0:  # the observing seat comes first
                self._fill_wheel(player.wheel, number, out)

    def _fill_table(
        self, table: NoriaTable, values: list[int], order: list[int], out: bytearray
    ) -> None:
        out[self._first + order.index(table.first)] = 1
        put(out, self._round, table.round)
        out[self._phase + PHASES.index(phase(table))] = 1
        numbers = [nightshift_price(table), modification_price(table), intrigue_price(table)]
        numbers += table.prices
        numbers += table.market
        numbers += table.above
        numbers += table.seated
        numbers += values
        numbers += table.ship_stock
        numbers += table.warehouse_stock
        numbers += [table.performed, int(table.doubled)]
        put_all(out, self._prices, numbers)  # all fields from here to the slots
        put_bits(out, self._used, table.used, len(SLOTS))
        put_bits(out, self._activated, table.activated, len(SLOTS))
        put_bits(out, self._fresh, table.fresh, len(SLOTS))

    def _fill_islands(self, table: NoriaTable, order: list[int], out: bytearray) -> None:
        out[self._hidden] = len(table.islands) - table.revealed
        n = self.seats
        for number, island in enumerate(table.islands[: table.revealed]):
            out[self._island + island] = 1
            out[self._circle + island] = number + 1
        # Hidden islands have neither ships nor factories.
        ships = table.island_ships
        out[self._island_ships : self._island_ships + len(ships)] = ships
        for site, owner in enumerate(list(table.sites)):
            if owner:
                out[self._owner + site * n + order.index(owner - 1)] = 1

    def _fill_players(self, players: list[Player], values: list[int], out: bytearray) -> None:
        numbers = [sum(weighed(player.tracks, values)) for player in players]
        numbers += [player.knowledge for player in players]
        for player in players:
            numbers += player.resources
        for player in players:
            numbers += player.ships
        for player in players:
            numbers += player.full
        for player in players:
            numbers += player.empty
        for player in players:
            numbers += player.tracks
        put_all(out, self._points, numbers)  # all fields from here to the island
        for number, player in enumerate(players):
            if player.island >= 0:
                out[self._where + number * len(ISLANDS) + player.island] = 1
            out[self._factories + number] = player.factories
            for disc in player.centre:
                out[self._centre + number * len(DISCS) + disc] += 1

    def _fill_wheel(self, wheel: bytearray, number: int, out: bytearray) -> None:
        first = number * len(SLOTS)
        put_rows(out, self._wheel + first * len(DISCS), wheel, DISC_ROWS)
        at = self._upgraded + first
        out[at : at + len(SLOTS)] = wheel.translate(IS_UPGRADED)


@cache
def observer(seats: int) -> NoriaObserver:
    """The observer for `seats` seats."""
    return NoriaObserver(seats)
