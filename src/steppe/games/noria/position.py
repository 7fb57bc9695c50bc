"""Positions from a small dictionary, for tests, puzzles and forks.

    {
        "round": 7, "active": "blue", "phase": "actions",
        "chambers": {"science": {"above": 3, "seated": 1}},
        "islands": {"I4": {"ships": {"obsidian": 1}, "factories": {"lamp 1": "red"}}},
        "market": {"prices": {"city": 1, …}, "left": {"bonus": 0}},
        "players": [
            {"knowledge": 2, "resources": {"obsidian": 1}, "ships": {"obsidian": 3},
             "warehouses": {"lamp": 1}, "full": {"lamp": 1}, "spaces": {"recycling": 4},
             "wheel": {"small-b": "city+"}, "island": "I4", "centre": ["journey"]},
            {},
        ],
    }

Everything left out is as after the basic setup, but without starting goods and free steps:
one ship of each kind, nothing else, the starting wheel, and on the market the discs not on
wheels. Named islands are face up, in this order;
`hidden` may order those face down. A `+` marks an upgraded disc.
"""

from __future__ import annotations

from itertools import permutations
from typing import Any

from ...kernel.chance import Chance
from ...kernel.errors import PositionError
from . import journey
from .figures import Figures
from .round import PHASES
from .setup import bare_table, fixed_wheel
from .state import House, NoriaTable, Player
from .terms import (
    CHAMBERS,
    COLOURS,
    DISCS,
    GOODS,
    HIGHEST_PRICE,
    ISLANDS,
    LAST_SPACE,
    RESOURCES,
    SITES,
    SLOTS,
    TRACKS,
)
from .wheel import UPGRADED, disc_kind

_PHASES = {"influence": 5, "actions": 4, "politics": 3, "management": 2, "end": 1}
_KEYS = ("round", "first", "active", "phase", "players", "chambers", "islands", "hidden", "market")
_PLAYER_KEYS = (
    *("knowledge", "resources", "ships", "warehouses", "full", "spaces"),
    *("wheel", "island", "centre"),
)


def seats_of(position: dict[str, Any]) -> int:
    players = position.get("players")
    if not isinstance(players, list) or len(players) not in (2, 3, 4):
        raise PositionError("a position needs 'players', a list of 2, 3 or 4 tables")
    return len(players)


def lay_position(
    position: dict[str, Any], chance: Chance, figures: Figures, house: House
) -> NoriaTable:
    seats = seats_of(position)
    _known("the position", position, _KEYS)
    table = bare_table(seats, chance, figures, house)
    table.first = _seat(table, position.get("first", COLOURS[0]))
    table.round = _number("round", position.get("round", 1), 1, figures.rounds)
    market = _mapping("market", position.get("market", {}))
    _known("market", market, ("prices", "left"))
    prices = _numbers("market.prices", market.get("prices", {}), DISCS[3:], HIGHEST_PRICE)
    for disc, price in prices.items():
        table.prices[DISCS.index(disc)] = price
    _lay_chambers(table, _mapping("chambers", position.get("chambers", {})))
    _lay_islands(table, position)
    arrangements = list(permutations(range(3)))
    for seat, described in enumerate(position["players"]):
        player = table.players[seat]
        fixed_wheel(figures, player, arrangements[seat])
        _lay_player(table, player, COLOURS[seat], _mapping("players", described))
    active = _seat(table, position.get("active", COLOURS[table.first]))
    for seat, player in enumerate(table.players):
        if player.centre and seat != active:
            raise PositionError(f"{COLOURS[seat]} has discs in the centre outside their own turn")
    _count_pieces(table)
    _lay_discs(table, _numbers("market.left", market.get("left", {}), DISCS, 10))
    phase = position.get("phase", "influence")
    if not isinstance(phase, str) or phase not in _PHASES:
        raise PositionError(f"the phase {phase!r} is not one of {', '.join(_PHASES)}")
    table.start_turn(active)
    table.turn = (table.round - 1) * seats + (active - table.first) % seats + 1
    table.stack += PHASES[: _PHASES[phase]]
    return table


def _lay_discs(table: NoriaTable, left: dict[str, int]) -> None:
    """The stacks of the market: as given, or the rest of a full one and of the box."""
    for disc, name in enumerate(DISCS):
        stock = table.figures.disc_stock[disc]
        owned = sum(
            player.centre.count(disc)
            + len([slot for slot in player.wheel if slot and disc_kind(slot) == disc])
            for player in table.players
        )
        table.market[disc] = left.get(name, min(table.figures.market_stock, stock - owned))
        if table.market[disc] < 0 or owned + table.market[disc] > stock:
            raise PositionError(f"there are only {stock} {name} discs")


def _lay_chambers(table: NoriaTable, chambers: dict[str, Any]) -> None:
    _known("chambers", chambers, CHAMBERS)
    most = table.figures.politicians
    for name, described in chambers.items():
        counts = _numbers(f"chambers.{name}", described, ("above", "seated"), most)
        chamber = CHAMBERS.index(name)
        seated = counts.get("seated", 0)
        above = counts.get("above", most - seated)
        if above + seated > most:
            raise PositionError(f"chamber {name} has {above + seated} politicians, not {most}")
        table.above[chamber] = above
        table.seated[chamber] = seated


def _lay_islands(table: NoriaTable, position: dict[str, Any]) -> None:
    opened = _mapping("islands", position.get("islands", {}))
    hidden = position.get("hidden", [])
    if not isinstance(hidden, list):
        raise PositionError("'hidden' is not a list of islands")
    named = [*opened, *hidden]
    for name in named:
        if name not in ISLANDS or named.count(name) > 1:
            raise PositionError(f"there is no island {name!r}, or it is named twice")
    wanted = table.figures.islands
    if len(named) > wanted:
        raise PositionError(f"{len(named)} islands are named, but {wanted} are in play")
    unseen = [island for island in range(len(ISLANDS)) if ISLANDS[island] not in named]
    table.chance.shuffle("islands", unseen)
    table.islands = [ISLANDS.index(name) for name in named] + unseen[: wanted - len(named)]
    table.revealed = wanted if table.house.expert else len(opened)
    for island in table.islands[: table.revealed]:
        described = _mapping("islands", opened.get(ISLANDS[island], {}))
        _lay_island(table, island, described)


def _lay_island(table: NoriaTable, island: int, described: dict[str, Any]) -> None:
    name = f"islands.{ISLANDS[island]}"
    _known(name, described, ("ships", "factories"))
    if "ships" in described:
        ships = _numbers(f"{name}.ships", described["ships"], RESOURCES, table.figures.ships)
        for resource, count in ships.items():
            table.island_ships[island * 3 + RESOURCES.index(resource)] = count
    else:
        for kind, code in table.figures.codes[island]:
            table.island_ships[island * 3 + kind] = journey.ships_for(table.seats, code)
    sites = [f"{GOODS[good]} {count}" for good, count in table.figures.sites[island]]
    for site, owner in _mapping(name, described.get("factories", {})).items():
        if site not in sites:
            raise PositionError(f"{name} has no site {site!r}; it has {', '.join(sites)}")
        seat = _seat(table, owner)
        table.sites[island * SITES + sites.index(site)] = seat + 1
        table.players[seat].factories -= 1


def _lay_player(table: NoriaTable, player: Player, name: str, described: dict[str, Any]) -> None:
    _known(name, described, _PLAYER_KEYS)
    player.knowledge = _number(f"{name}.knowledge", described.get("knowledge", 0), 0, 9999)
    _fill(player.resources, f"{name}.resources", described, "resources", RESOURCES, 9999)
    _fill(player.ships, f"{name}.ships", described, "ships", RESOURCES, table.figures.ships)
    _fill(player.tracks, f"{name}.spaces", described, "spaces", TRACKS, LAST_SPACE)
    _fill(player.empty, f"{name}.warehouses", described, "warehouses", GOODS, 99)
    _fill(player.full, f"{name}.full", described, "full", GOODS, 99)
    for good in range(5):
        player.empty[good] -= player.full[good]
        if player.empty[good] < 0:
            raise PositionError(f"{name} has fewer {GOODS[good]} warehouses than full ones")
    island = described.get("island")
    if island is not None:
        if island not in [ISLANDS[tile] for tile in table.islands[: table.revealed]]:
            raise PositionError(f"{name}.island: {island!r} is not a face-up island")
        player.island = ISLANDS.index(island)
    if "wheel" in described:
        player.wheel = bytearray(12)
        for slot, disc in _mapping(f"{name}.wheel", described["wheel"]).items():
            if slot not in SLOTS:
                raise PositionError(f"{name}.wheel: there is no slot {slot!r}")
            player.wheel[SLOTS.index(slot)] = _disc(f"{name}.wheel", disc)
    centre = described.get("centre", [])
    if not isinstance(centre, list):
        raise PositionError(f"{name}.centre is not a list of discs")
    player.centre = [disc_kind(_disc(f"{name}.centre", disc)) for disc in centre]


def _fill(
    counts: list[int],
    field: str,
    described: dict[str, Any],
    key: str,
    names: tuple[str, ...],
    most: int,
) -> None:
    for name, count in _numbers(field, described.get(key, {}), names, most).items():
        counts[names.index(name)] = count


def _count_pieces(table: NoriaTable) -> None:
    """Check that no piece is used too often; unused pieces are the supply."""
    figures = table.figures
    players = table.players
    for player in players:
        if player.factories < 0:
            raise PositionError(f"a player has built more than {figures.factories} factories")
    for resource, name in enumerate(RESOURCES):
        on_islands = sum(table.island_ships[island * 3 + resource] for island in range(9))
        left = figures.ships - on_islands - sum(player.ships[resource] for player in players)
        if left < 0:
            raise PositionError(f"there are only {figures.ships} {name} ships")
        table.ship_stock[resource] = left
    for good, name in enumerate(GOODS):
        owned = sum(player.empty[good] + player.full[good] for player in players)
        if owned > figures.warehouses[good]:
            raise PositionError(f"there are only {figures.warehouses[good]} {name} warehouses")
        table.warehouse_stock[good] = figures.warehouses[good] - owned


def _disc(field: str, name: object) -> int:
    if not isinstance(name, str) or name.removesuffix("+") not in DISCS:
        raise PositionError(f"{field}: {name!r} is not a disc, one of {', '.join(DISCS)}")
    return DISCS.index(name.removesuffix("+")) + 1 + (UPGRADED if name.endswith("+") else 0)


def _seat(table: NoriaTable, name: object) -> int:
    colours = COLOURS[: table.seats]
    if name not in colours:
        raise PositionError(f"{name!r} is not one of the players {', '.join(colours)}")
    return colours.index(str(name))


def _number(field: str, value: object, lowest: int, highest: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not lowest <= value <= highest:
        raise PositionError(f"{field}: {value!r} is not a number from {lowest} to {highest}")
    return value


def _numbers(field: str, value: object, names: tuple[str, ...], highest: int) -> dict[str, int]:
    numbers = _mapping(field, value)
    _known(field, numbers, names)
    return {name: _number(f"{field}.{name}", n, 0, highest) for name, n in numbers.items()}


def _mapping(field: str, value: object) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise PositionError(f"{field}: {value!r} is not a table of names and values")
    return value


def _known(field: str, found: dict[str, Any], names: tuple[str, ...]) -> None:
    for name in found:
        if name not in names:
            raise PositionError(f"{field}: {name!r} is not one of {', '.join(names)}")
