"""The printed figures in the form the engine uses: plain lists, computed once.

They are shared by all tables with the same components and number of players.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from . import components
from .terms import CHAMBERS, DISCS, GOODS, ISLANDS, PURSES, RESOURCES, SLOTS, TRACKS


class Figures:
    __slots__ = (
        "chamber_values",
        "codes",
        "different",
        "disc_stock",
        "factories",
        "fixed_discs",
        "folder",
        "gears",
        "good_price",
        "intrigue",
        "islands",
        "market_prices",
        "market_stock",
        "modification",
        "nightshift",
        "paid_with",
        "politicians",
        "price",
        "purse",
        "recipes",
        "resource_price",
        "resource_slots",
        "rounds",
        "ships",
        "sites",
        "start_knowledge",
        "start_ships",
        "warehouses",
    )

    def __init__(self, box: components.Components, seats: int, folder: str) -> None:
        self.folder = folder  # the owner's folder they come from, or empty
        setup = box.setup
        row = next(row for row in setup.players if row.count == seats)
        self.islands: int = row.islands
        self.rounds: int = row.rounds
        self.market_stock: int = row.market
        self.politicians: int = setup.stock.politicians
        self.factories: int = setup.stock.factories
        self.ships: int = setup.stock.ships
        self.disc_stock: list[int] = [setup.stock.discs[disc] for disc in DISCS]
        self.warehouses: list[int] = [setup.stock.warehouses[good] for good in GOODS]
        self.start_knowledge: int = setup.start.knowledge
        self.start_ships: list[int] = [setup.start.ships[kind] for kind in RESOURCES]

        # The market: the price of each kind of disc in a first game.
        first = setup.market.first_game
        self.market_prices: list[int] = [0, 0, 0] + [
            setup.market.prices[first.index(disc)] for disc in DISCS[3:]
        ]

        # Prices by round; before the first round, those of the first.
        rounds = [1, *range(1, row.rounds + 1)]
        late = [number >= row.dearer_from for number in rounds]
        shift, change = setup.influence.nightshift, setup.influence.modification
        self.nightshift: list[int] = [shift.late if dear else shift.early for dear in late]
        self.modification: list[int] = [change.late if dear else change.early for dear in late]
        # With n players, round r uncovers space r + n - 2 of the round track.
        gears = setup.round_track.gears.spaces
        self.intrigue: list[int] = [
            len([space for space in gears if space <= number + seats - 2]) for number in rounds
        ]
        trade = setup.black_market
        self.good_price: list[int] = [trade.simple] * 3 + [trade.complex] * 2
        self.resource_price: int = trade.resource
        self.gears: list[int] = setup.factory_board.gears

        # Tracks: price and condition by the space entered (1 to 9).
        tracks = [next(t for t in box.town.tracks if t.id == name) for name in TRACKS]
        self.price: list[list[int]] = [[0] + [s.price for s in t.spaces] for t in tracks]
        self.different: list[list[bool]] = [
            [False] + [s.different for s in t.spaces] for t in tracks
        ]
        self.purse: list[int] = [
            next(p for p in range(3) if set(t.paid_with) <= set(PURSES[p])) for t in tracks
        ]
        self.paid_with: list[tuple[int, ...]] = [
            tuple(sorted([PURSES[purse].index(name) for name in track.paid_with]))
            for track, purse in zip(tracks, self.purse, strict=True)
        ]
        chambers = [next(c for c in box.town.chambers if c.id == name) for name in CHAMBERS]
        self.chamber_values: list[list[int]] = [chamber.values for chamber in chambers]

        goods = [next(g for g in box.goods.goods if g.id == name) for name in GOODS]
        self.recipes: list[tuple[int, int, int]] = [
            (
                good.recipe.get("energy", 0),
                good.recipe.get("mycelium", 0),
                good.recipe.get("obsidian", 0),
            )
            for good in goods
        ]

        tiles = [next(i for i in box.islands.islands if i.id == name) for name in ISLANDS]
        self.codes: list[list[tuple[int, int]]] = [
            [(RESOURCES.index(kind), code) for kind, code in tile.ships.items()] for tile in tiles
        ]
        self.sites: list[list[tuple[int, int]]] = [
            [(GOODS.index(site.good), site.warehouses) for site in tile.sites] for tile in tiles
        ]

        self.fixed_discs: list[tuple[int, int]] = [
            (SLOTS.index(slot), DISCS.index(disc))
            for slot, disc in setup.wheel.items()
            if disc != "resource"
        ]
        self.resource_slots: list[int] = [
            SLOTS.index(slot) for slot, disc in setup.wheel.items() if disc == "resource"
        ]


@cache
def figures(folder: str, seats: int) -> Figures:
    """The figures for `seats` seats, from an owner's folder or, if empty, from ours."""
    return Figures(components.load(Path(folder) if folder else None), seats, folder)
