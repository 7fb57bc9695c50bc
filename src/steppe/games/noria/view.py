"""A seat's view: everything but face-down islands and, for a while, rivals' wheels."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ...kernel.parts import Parts
from . import city, scoring
from .action_phase import ACTION_CAP, ACTION_PHASE
from .influence import INFLUENCE, modification_price, nightshift_price
from .journey import toll
from .management import MANAGEMENT, PLACEMENT
from .politics import POLITICS, intrigue_price
from .round import START_ROUND
from .shown import (
    ChamberView,
    DiscView,
    InfluencePrices,
    InvestmentView,
    IslandView,
    NoriaView,
    PlayerView,
    SiteView,
    ThisTurn,
    TrackView,
)
from .state import NoriaTable, Player
from .terms import (
    CHAMBERS,
    COLOURS,
    DISCS,
    DISTRIBUTION,
    GOODS,
    ISLANDS,
    LAST_SPACE,
    RESOURCES,
    SITES,
    SLOTS,
    SPECIALISATION,
    TRACKS,
)
from .wheel import BIT, UPGRADED, disc_kind

EACH = [1] * len(CHAMBERS)


def view(table: NoriaTable, parts: Parts) -> NoriaView:
    figures = table.figures
    worth = [scoring.chamber_value(table, chamber) for chamber in range(6)]
    return {
        "seat": None,
        "variant": "expert" if table.house.expert else "base",
        "round": table.round,
        "rounds": figures.rounds,
        "first": table.first,
        "phase": phase(table),
        "prices": {
            "nightshift": nightshift_price(table),
            "modification": modification_price(table),
            "intrigue": intrigue_price(table),
        },
        "calendar": parts.part("calendar", None, lambda: _calendar(table)),
        "market": [
            {"disc": DISCS[disc], "price": table.prices[disc], "left": table.market[disc]}
            for disc in range(7)
        ],
        "chambers": [_chamber(table, chamber) for chamber in range(6)],
        "tracks": [_track(table, track) for track in range(4)],
        "islands": [_island(table, island) for island in table.islands[: table.revealed]],
        "hidden_islands": len(table.islands) - table.revealed,
        "stock": {
            "ships": dict(zip(RESOURCES, table.ship_stock, strict=True)),
            "warehouses": dict(zip(GOODS, table.warehouse_stock, strict=True)),
        },
        "this_turn": _this_turn(table),
        "players": [_player_kept(table, seat, worth, parts) for seat in range(table.seats)],
    }


def own(table: NoriaTable, seat: int) -> dict[str, Any]:
    """A seat's own knowledge beyond that."""
    if not table.building:
        return {}
    return {"players": {seat: {"wheel": _wheel(table.players[seat])}}}


def phase(table: NoriaTable) -> str:
    """The phase of the game or of the turn."""
    stack = table.stack
    if table.over:
        return "over"
    if START_ROUND in stack:
        return "setup"
    if INFLUENCE in stack:
        return "influence"
    if ACTION_PHASE in stack:
        return "actions"
    if POLITICS in stack:
        return "politics"
    return "management" if PLACEMENT in stack or MANAGEMENT in stack else "end"


def reachable(table: NoriaTable) -> list[int]:
    """The slots whose discs the active player may still activate or inspect this turn."""
    if phase(table) not in ("influence", "actions"):
        return []
    wheel = table.players[table.active].wheel
    return [slot for slot in table.house.chains[table.used] if wheel[slot]]


def _slots(chosen: int) -> list[str]:
    return [name for slot, name in enumerate(SLOTS) if chosen & BIT[slot]]


def _named(slots: Iterable[int]) -> list[str]:
    return [SLOTS[slot] for slot in slots]


def _prices(table: NoriaTable, number: int) -> InfluencePrices:
    """The first prices of a round."""
    figures = table.figures
    return {
        "nightshift": figures.nightshift[number],
        "modification": figures.modification[number],
        "intrigue": figures.intrigue[number],
    }


def _calendar(table: NoriaTable) -> list[InfluencePrices]:
    return [_prices(table, number) for number in range(1, table.figures.rounds + 1)]


def _counted(names: tuple[str, ...], counts: list[int]) -> dict[str, int]:
    return {name: count for name, count in zip(names, counts, strict=True) if count}


def _this_turn(table: NoriaTable) -> ThisTurn:
    return {
        "actions": table.performed,
        "most_actions": ACTION_CAP,
        "doubled": table.doubled,
        "used": _slots(table.used),
        "activated": _slots(table.activated),
        "upgraded": _slots(table.fresh),
        "reachable": _named(reachable(table)),
    }


def _chamber(table: NoriaTable, chamber: int) -> ChamberView:
    return {
        "id": CHAMBERS[chamber],
        "above": table.above[chamber],
        "seated": table.seated[chamber],
        "value": scoring.chamber_value(table, chamber),
    }


def _track(table: NoriaTable, track: int) -> TrackView:
    return {"id": TRACKS[track], "spaces": [player.tracks[track] for player in table.players]}


def _island(table: NoriaTable, island: int) -> IslandView:
    sites: list[SiteView] = []
    for number, (good, warehouses) in enumerate(table.figures.sites[island]):
        owner = table.sites[island * SITES + number]
        sites.append(
            {
                "good": GOODS[good],
                "warehouses": warehouses,
                "owner": owner - 1 if owner else None,
            }
        )
    ships = list(table.island_ships[island * 3 : island * 3 + 3])
    return {
        "id": ISLANDS[island],
        "ships": _counted(RESOURCES, ships),
        "sites": sites,
        "ambassadors": [
            seat for seat, player in enumerate(table.players) if player.island == island
        ],
        "toll": toll(table, island),
        # Flying here finds neither ships nor a site: clients warn about it.
        "exhausted": not any(ships) and all(site["owner"] is not None for site in sites),
    }


def _player_kept(table: NoriaTable, seat: int, worth: list[int], parts: Parts) -> PlayerView:
    tracks = [player.tracks[:] for player in table.players]
    key = (table.players[seat].key(), tracks, table.above[:], table.seated[:], table.building)
    return parts.part(f"player {seat}", key, lambda: _player(table, seat, worth))


def _player(table: NoriaTable, seat: int, worth: list[int]) -> PlayerView:
    """`worth`: the current value of each chamber."""
    player = table.players[seat]
    tracks = player.tracks
    points = scoring.weighed(tracks, worth)
    figures = table.figures
    built = figures.factories - player.factories
    return {
        "seat": seat,
        "colour": COLOURS[seat],
        "knowledge": player.knowledge,
        "resources": dict(zip(RESOURCES, player.resources, strict=True)),
        "ships": dict(zip(RESOURCES, player.ships, strict=True)),
        "warehouses": {
            good: {"full": player.full[number], "empty": player.empty[number]}
            for number, good in enumerate(GOODS)
            if player.full[number] or player.empty[number]
        },
        "spaces": dict(zip(TRACKS, tracks, strict=True)),
        "highest": max(tracks),
        "lowest": min(tracks),
        "island": ISLANDS[player.island] if player.island >= 0 else None,
        "factories": player.factories,
        "income": figures.gears[built],
        "wheel": None if table.building else _wheel(player),
        "centre": [DISCS[disc] for disc in player.centre],
        "points": sum(points),
        "chambers": dict(zip(CHAMBERS, points, strict=True)),
        "possessions": scoring.possessions(player),
        "investments": {
            name: _investment(table, player, track, worth) for track, name in enumerate(TRACKS)
        },
        "promotions": _promotions(table, player),
    }


def _investment(
    table: NoriaTable, player: Player, track: int, worth: list[int]
) -> InvestmentView | None:
    tracks = player.tracks
    space = tracks[track] + 1
    if space > LAST_SPACE:
        return None
    points = worth[track]
    if space > max(tracks):
        points += worth[SPECIALISATION]
    if tracks.count(space - 1) == 1 and space - 1 == min(tracks):
        points += worth[DISTRIBUTION]
    return {
        "space": space,
        "price": table.figures.price[track][space],
        "different": table.figures.different[track][space],
        "fee": city.fee(table, player, track),
        "worth": points,
    }


def _promotions(table: NoriaTable, player: Player) -> dict[str, int]:
    """By chamber with politicians above it: the points if one of them went down now."""
    found = {}
    spaces = scoring.weighed(player.tracks, EACH)
    for chamber, name in enumerate(CHAMBERS):
        if table.above[chamber]:
            row, seated = table.figures.chamber_values[chamber], table.seated[chamber]
            found[name] = spaces[chamber] * (row[seated + 1] - row[seated])
    return found


def _wheel(player: Player) -> dict[str, DiscView | None]:
    return {
        name: {
            "disc": DISCS[disc_kind(player.wheel[slot])],
            "upgraded": bool(player.wheel[slot] & UPGRADED),
        }
        if player.wheel[slot]
        else None
        for slot, name in enumerate(SLOTS)
    }
