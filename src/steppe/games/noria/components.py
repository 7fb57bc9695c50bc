"""The components of Noria: tracks, chambers, goods, islands and names, read from `data/*.toml`.

`load()` returns them all, validated; an owner's folder may hold corrected files.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Annotated, Literal

from msgspec import Meta, Struct

from ...kernel import data
from .terms import (
    CHAMBERS,
    COLOURS,
    COMPLEX,
    DISCS,
    GOODS,
    HIGHEST_PRICE,
    ISLANDS,
    LAST_SPACE,
    LIGHT_CELLS,
    RESOURCES,
    RINGS,
    SIMPLE,
    SITES,
    SLOTS,
    TRACKS,
)

PACKAGE = "steppe.games.noria"

Count = Annotated[int, Meta(ge=0)]
Price = Annotated[int, Meta(ge=1, le=HIGHEST_PRICE)]
Lang = Literal["en", "ru"]


class Part(Struct, frozen=True, forbid_unknown_fields=True):
    """The base of all component tables, which refuses unknown keys."""


class Text(Part, frozen=True):
    en: Annotated[str, Meta(min_length=1)]
    ru: Annotated[str, Meta(min_length=1)]


class Vocabulary(Part, frozen=True):
    resources: dict[str, Text]
    goods: dict[str, Text]
    discs: dict[str, Text]
    chambers: dict[str, Text]
    rings: dict[str, Text]
    slots: dict[str, Text]
    colours: dict[str, Text]


class Stock(Part, frozen=True):
    ships: Count
    politicians: Annotated[int, Meta(ge=1, le=LIGHT_CELLS)]
    factories: Annotated[int, Meta(ge=1, le=7)]
    discs: dict[str, Count]
    warehouses: dict[str, Annotated[int, Meta(ge=0, le=12)]]


class Start(Part, frozen=True):
    knowledge: Count
    ships: dict[str, Count]


class PlayerCount(Part, frozen=True):
    count: int
    islands: Annotated[int, Meta(ge=1, le=len(ISLANDS))]
    market: Count
    rounds: Annotated[int, Meta(ge=1)]
    dearer_from: int


class Market(Part, frozen=True):
    prices: list[Price]
    first_game: list[str]


class EarlyLate(Part, frozen=True):
    early: Price
    late: Price


class Influence(Part, frozen=True):
    nightshift: EarlyLate
    modification: EarlyLate


class BlackMarket(Part, frozen=True):
    simple: Price
    complex: Price
    resource: Price


class Gears(Part, frozen=True):
    spaces: list[int]


class RoundTrack(Part, frozen=True):
    spaces: int
    gears: Gears


class FactoryBoard(Part, frozen=True):
    gears: list[Count]


class Setup(Part, frozen=True):
    stock: Stock
    start: Start
    players: list[PlayerCount]
    market: Market
    influence: Influence
    black_market: BlackMarket
    wheel: dict[str, str]
    round_track: RoundTrack
    factory_board: FactoryBoard


class Space(Part, frozen=True):
    price: Price
    different: bool = False


class Track(Part, frozen=True):
    id: str
    paid_with: list[str]
    spaces: list[Space]


class Chamber(Part, frozen=True):
    id: str
    values: list[Count]


class Town(Part, frozen=True):
    tracks: list[Track]
    chambers: list[Chamber]


class Good(Part, frozen=True):
    id: str
    kind: Literal["simple", "complex"]
    recipe: dict[str, Annotated[int, Meta(ge=1)]]


class Goods(Part, frozen=True):
    goods: list[Good]


class Site(Part, frozen=True):
    good: str
    warehouses: Literal[1, 2]


class Island(Part, frozen=True):
    id: str
    name: Text
    ships: dict[str, Literal[1, -1, -2]]
    sites: list[Site]


class Islands(Part, frozen=True):
    islands: list[Island]


class Components(Struct, frozen=True):
    """All components."""

    setup: Setup
    town: Town
    goods: Goods
    islands: Islands
    vocabulary: Vocabulary

    def names(self, lang: Lang) -> dict[str, str]:
        """The name of every component: `tool` is "tools" or "инструменты"."""
        words = self.vocabulary
        texts: dict[str, Text] = {}
        for group in (
            words.resources,
            words.goods,
            words.discs,
            words.chambers,
            words.rings,
            words.slots,
            words.colours,
        ):
            texts.update(group)
        texts.update({island.id: island.name for island in self.islands.islands})
        return {key: text.ru if lang == "ru" else text.en for key, text in texts.items()}


@cache
def load(folder: Path | None = None) -> Components:
    """All components, validated; a file in `folder` replaces the package's of the same name."""
    if folder is not None:
        data.check_folder(PACKAGE, folder)
    components = Components(
        setup=data.load(Setup, PACKAGE, "setup.toml", folder),
        town=data.load(Town, PACKAGE, "tracks.toml", folder),
        goods=data.load(Goods, PACKAGE, "goods.toml", folder),
        islands=data.load(Islands, PACKAGE, "islands.toml", folder),
        vocabulary=data.load(Vocabulary, PACKAGE, "names.toml", folder),
    )
    _check_words(components.vocabulary)
    _check_setup(components.setup)
    _check_town(components.town)
    _check_goods(components.goods)
    _check_islands(components.islands)
    return components


def _require(condition: bool, file: str, field: str, text: str) -> None:
    if not condition:
        raise data.fault(file, field, text)


def _exactly(file: str, field: str, found: Iterable[str], wanted: Iterable[str]) -> None:
    names = list(found)
    expected = list(wanted)
    _require(
        sorted(names) == sorted(expected),
        file,
        field,
        f"must name each of {', '.join(expected)} once, not {', '.join(names) or 'nothing'}",
    )


def _known(file: str, field: str, found: Iterable[str], wanted: tuple[str, ...]) -> None:
    for name in found:
        _require(name in wanted, file, field, f"{name!r} is not one of {', '.join(wanted)}")


def _check_words(words: Vocabulary) -> None:
    file = "names.toml"
    _exactly(file, "resources", words.resources, RESOURCES)
    _exactly(file, "goods", words.goods, GOODS)
    _exactly(file, "discs", words.discs, DISCS[3:])
    _exactly(file, "chambers", words.chambers, CHAMBERS)
    _exactly(file, "rings", words.rings, RINGS)
    _exactly(file, "slots", words.slots, SLOTS)
    _exactly(file, "colours", words.colours, COLOURS)


def _check_setup(setup: Setup) -> None:
    file = "setup.toml"
    _exactly(file, "stock.discs", setup.stock.discs, DISCS)
    _exactly(file, "stock.warehouses", setup.stock.warehouses, GOODS)
    _exactly(file, "start.ships", setup.start.ships, RESOURCES)
    _require(
        [row.count for row in setup.players] == [2, 3, 4],
        file,
        "players",
        "must be three tables, for 2, 3 and 4 players",
    )
    for number, row in enumerate(setup.players):
        field = f"players[{number}]"
        _require(
            row.rounds + row.count - 2 <= setup.round_track.spaces,
            file,
            f"{field}.rounds",
            f"more rounds than the round track has spaces ({setup.round_track.spaces})",
        )
        for disc in DISCS:
            on_wheels = 0 if disc == "bonus" else row.count
            _require(
                row.market + on_wheels <= setup.stock.discs[disc],
                file,
                f"{field}.market",
                f"more {disc} discs than the {setup.stock.discs[disc]} in the box",
            )
        _require(
            all(row.count * ships <= setup.stock.ships for ships in setup.start.ships.values()),
            file,
            "stock.ships",
            "too few for the ships that players start with",
        )
    _require(len(setup.market.prices) == 4, file, "market.prices", "must be four prices")
    _exactly(file, "market.first_game", setup.market.first_game, DISCS[3:])
    _known(file, "wheel", setup.wheel, SLOTS)
    _exactly(file, "wheel", setup.wheel.values(), ("city", "journey", "tool", *("resource",) * 3))
    for space in setup.round_track.gears.spaces:
        _require(
            1 <= space <= setup.round_track.spaces,
            file,
            "round_track.gears.spaces",
            f"there is no space {space}",
        )
    _require(
        len(setup.factory_board.gears) == setup.stock.factories + 1,
        file,
        "factory_board.gears",
        f"must be {setup.stock.factories + 1} numbers, for 0 to {setup.stock.factories} factories",
    )


def _check_town(town: Town) -> None:
    file = "tracks.toml"
    _exactly(file, "tracks", [track.id for track in town.tracks], TRACKS)
    for track in town.tracks:
        # noria.action.city.invest.currency
        allowed = {"aviation": SIMPLE, "science": COMPLEX}.get(track.id, RESOURCES)
        field = f"tracks.{track.id}"
        _known(file, f"{field}.paid_with", track.paid_with, allowed)
        _require(
            len(set(track.paid_with)) == len(track.paid_with) > 0,
            file,
            f"{field}.paid_with",
            "must name at least one type, and none twice",
        )
        _require(
            len(track.spaces) == LAST_SPACE,
            file,
            f"{field}.spaces",
            f"must be {LAST_SPACE} spaces, not {len(track.spaces)}",
        )
        for number, space in enumerate(track.spaces, start=1):
            _require(
                not space.different or (space.price >= 2 and len(track.paid_with) >= 2),
                file,
                f"{field}.spaces[{number - 1}]",
                "different types need a price of at least 2 and two types to pay with",
            )
    _exactly(file, "chambers", [chamber.id for chamber in town.chambers], CHAMBERS)
    for chamber in town.chambers:
        _require(
            len(chamber.values) == LIGHT_CELLS + 1,
            file,
            f"chambers.{chamber.id}.values",
            f"must be {LIGHT_CELLS + 1} values: four light cells and the dark one",
        )


def _check_goods(goods: Goods) -> None:
    file = "goods.toml"
    _exactly(file, "goods", [good.id for good in goods.goods], GOODS)
    for good in goods.goods:
        # noria.action.goods.simple, noria.action.goods.complex
        kind, size = ("simple", 2) if good.id in SIMPLE else ("complex", 3)
        _require(good.kind == kind, file, f"goods.{good.id}.kind", f"must be {kind!r}")
        _known(file, f"goods.{good.id}.recipe", good.recipe, RESOURCES)
        _require(
            sum(good.recipe.values()) == size,
            file,
            f"goods.{good.id}.recipe",
            f"a {kind} good costs {size} resources, not {sum(good.recipe.values())}",
        )


def _check_islands(islands: Islands) -> None:
    file = "islands.toml"
    _exactly(file, "islands", [island.id for island in islands.islands], ISLANDS)
    for island in islands.islands:
        _known(file, f"islands.{island.id}.ships", island.ships, RESOURCES)
        _known(file, f"islands.{island.id}.sites", [site.good for site in island.sites], GOODS)
        _require(
            len(island.sites) <= SITES,
            file,
            f"islands.{island.id}.sites",
            f"must be at most {SITES} sites",
        )
