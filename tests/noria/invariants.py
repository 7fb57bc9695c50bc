"""What must hold on every table of Noria, after every action."""

from __future__ import annotations

from steppe.games.noria.state import NoriaTable, Player
from steppe.games.noria.terms import BONUS, HARBOUR, ISLANDS, LAST_SPACE, SITES
from steppe.games.noria.view import phase
from steppe.games.noria.wheel import ACTIVE, BIT, PATTERNS, UPGRADED, bits, disc_kind
from steppe.kernel.table import Table


def check(table: Table) -> None:
    assert isinstance(table, NoriaTable)
    check_supplies(table)
    check_town(table)
    check_islands(table)
    check_turn(table)
    for player in table.players:
        check_player(table, player)


def discs_of(player: Player) -> list[int]:
    return [disc_kind(disc) for disc in player.wheel if disc] + player.centre


def check_supplies(table: NoriaTable) -> None:
    """Ships and warehouses are all somewhere; discs only ever leave the game."""
    figures = table.figures
    for resource in range(3):
        owned = sum(player.ships[resource] for player in table.players)
        laid = sum(table.island_ships[island * 3 + resource] for island in range(len(ISLANDS)))
        assert table.ship_stock[resource] + owned + laid == figures.ships
    for good in range(5):
        owned = sum(player.empty[good] + player.full[good] for player in table.players)
        assert table.warehouse_stock[good] + owned == figures.warehouses[good]
    assert min(table.ship_stock + table.warehouse_stock + table.market) >= 0
    for disc in range(7):
        owned = sum(discs_of(player).count(disc) for player in table.players)
        started = 0 if disc == BONUS else table.seats
        assert table.market[disc] + owned <= figures.market_stock + started
        assert table.market[disc] <= figures.market_stock


def check_town(table: NoriaTable) -> None:
    most = table.figures.politicians
    for chamber in range(6):
        assert table.above[chamber] >= 0
        assert 0 <= table.seated[chamber] <= most - table.above[chamber]
    assert sum(table.seated) <= most * 6 // 2
    if phase(table) not in ("politics", "over"):
        # Every Intrigue seats one politician and removes one.
        assert most * 6 - sum(table.above) == 2 * sum(table.seated)
    assert sorted(table.prices) == sorted(table.figures.market_prices)


def check_islands(table: NoriaTable) -> None:
    figures = table.figures
    assert len(set(table.islands)) == len(table.islands) == figures.islands
    assert 0 <= table.revealed <= figures.islands
    open_islands = table.islands[: table.revealed]
    for island in range(len(ISLANDS)):
        owners = table.sites[island * SITES : (island + 1) * SITES]
        assert not any(owners[len(figures.sites[island]) :])
        if island not in open_islands:
            assert not any(owners)
            assert not any(table.island_ships[island * 3 : island * 3 + 3])
    for seat, player in enumerate(table.players):
        assert player.island == HARBOUR or player.island in open_islands
        assert table.sites.count(seat + 1) == figures.factories - player.factories


def check_turn(table: NoriaTable) -> None:
    assert 0 <= table.round <= table.figures.rounds
    assert 0 <= table.performed <= 4
    assert any(table.used & ~bits(pattern) == 0 for pattern in PATTERNS)
    assert table.activated & ~table.used == 0
    assert table.inspected <= table.used.bit_count() <= 3
    if phase(table) in ("influence", "setup"):
        assert table.performed == table.used == table.fresh == table.intrigues == 0
    if table.over:
        assert table.round == table.figures.rounds
        assert table.above == [0] * 6


def check_player(table: NoriaTable, player: Player) -> None:
    assert player.knowledge >= 0
    assert min(player.resources + player.ships + player.empty + player.full) >= 0
    assert all(0 <= space <= LAST_SPACE for space in player.tracks)
    assert 0 <= player.factories <= table.figures.factories
    assert len(player.wheel) == 12
    assert all(1 <= disc & ~UPGRADED <= 7 for disc in player.wheel if disc)
    if player is not table.players[table.active] or phase(table) == "end":
        assert not player.centre
    if player is table.players[table.active] and phase(table) in ("actions", "politics"):
        assert all(player.wheel[slot] for slot in ACTIVE if table.used & BIT[slot])
