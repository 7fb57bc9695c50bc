"""Positions of Scythe from a small dictionary, for tests and puzzles.

    {"active": "nordic",
     "players": {
         "nordic": {"mat": "industrial", "hero": "W1", "mechs": ["M2"], "workers": ["T1", "T1"],
                    "abilities": ["riverwalk"], "power": 7, "cards": [2, 5]},
         "polania": {...}},
     "resources": {"T1": {"oil": 2}}}

A position with one player has an Automa, or several: see `automa/position.py`. Everything left out
is as at the start of a game: two workers, no mechs, every token on the board. It is the start of
the active player's turn.
"""

from __future__ import annotations

from typing import Any

import msgspec

from ...kernel.chance import Chance
from ...kernel.errors import PositionError
from ...kernel.options import OptionValue
from .automa.position import AutomaSpec, lay_automa, lay_automa_hand, place_automa
from .automa.setup import levels_of
from .figures import Figures
from .position_checks import number_of, place_of, take_cards, within
from .setup import (
    bare,
    deal_combat_cards,
    deal_decks,
    deal_objectives,
    seat_players,
    start_player,
)
from .state import NOWHERE, Player, ScytheTable
from .terms import (
    ABILITIES,
    BONUSES,
    BOTTOMS,
    CARD_VALUES,
    CUBES,
    FACTIONS,
    HERO,
    MATS,
    MECH,
    RESOURCES,
    SECTIONS,
    STAR_TRACKER,
    STARS,
    STRUCTURES,
    WORKER,
)
from .turn import begin_turn


class PlayerSpec(msgspec.Struct, forbid_unknown_fields=True):
    mat: str | None = None
    hero: str | None = None
    mechs: list[str] = []
    workers: list[str] | None = None
    abilities: list[str] | None = None
    structures: dict[str, str] = {}
    power: int | None = None
    popularity: int | None = None
    coins: int | None = None
    cards: list[int] | None = None
    objectives: list[int] | None = None
    upgrades: list[list[str]] = []
    recruits: list[str] = []
    bonuses: list[str] | None = None
    stars: dict[str, int] = {}
    factory_card: int | None = None
    last_section: str | None = None
    coerced: bool = False
    driven_off: int = 0
    passing: bool = False


class Spec(msgspec.Struct, forbid_unknown_fields=True):
    players: dict[str, PlayerSpec]
    active: str | None = None
    resources: dict[str, dict[str, int]] = {}
    encounters: list[str] | None = None
    tile: str = "tunnels_adjacent"
    encounter_deck: list[int] = []  # the first is drawn first
    combat_deck: list[int] | None = None
    combat_discards: list[int] = []
    factory_cards: list[int] | None = None
    automa: AutomaSpec | None = None
    automas: list[AutomaSpec] = []


def lay_position(
    position: dict[str, Any], chosen: dict[str, OptionValue], chance: Chance, figures: Figures
) -> ScytheTable:
    try:
        spec = msgspec.convert(position, Spec)
    except msgspec.ValidationError as fault:
        raise PositionError(f"the position is wrong: {fault}") from None
    seats = len(spec.players)
    automas = spec.automas
    if spec.automa is not None:
        if automas:
            raise PositionError("a position has one `automa` or several `automas`, not both")
        if seats != 1:
            raise PositionError(f"the position has {seats} players; with an Automa it takes 1")
        automas = [spec.automa]
    if not automas and not 2 <= seats <= len(FACTIONS):
        raise PositionError(f"the position has {seats} players; without an Automa it takes 2 to 5")
    if not seats or seats + len(automas) > len(FACTIONS):
        raise PositionError(f"{seats} players and {len(automas)} Automas cannot sit at one table")
    table = bare(seats, chosen, chance, figures)
    free_mats = [mat for mat in MATS if mat not in [p.mat for p in spec.players.values()]]
    for seat, (faction, said) in enumerate(spec.players.items()):
        mat = said.mat if said.mat is not None else free_mats.pop(0)
        table.players.append(
            Player(seat, number_of(faction, FACTIONS, "faction"), number_of(mat, MATS, "mat"), 0)
        )
    if len({player.mat for player in table.players}) < len(table.players):
        raise PositionError("two players have the same mat")
    if not automas:
        levels_of(seats, chosen)
    for automa in automas:
        place_automa(table, automa, chosen)
    if len({player.faction for player in table.players}) < len(table.players):
        raise PositionError("two players have the same faction")
    seat_players(table)
    deal_decks(table)
    table.tile = number_of(spec.tile, tuple(figures.tiles), "tile")
    for player, said in zip(table.players, spec.players.values(), strict=False):
        _lay_player(table, player, said)
    for player, automa in zip(table.players[seats:], automas, strict=True):
        lay_automa(table, player, automa)
    _lay_hands(table, spec, automas)
    _lay_board(table, spec)
    _lay_decks(table, spec)
    factions = [FACTIONS[player.faction] for player in table.players]
    active = spec.active or factions[0]
    if active not in factions:
        raise PositionError(f"active: {active!r} is not one of the players")
    table.active = factions.index(active)
    begin_turn(table)
    return table


def _lay_player(table: ScytheTable, player: Player, said: PlayerSpec) -> None:
    figures = table.figures
    who = FACTIONS[player.faction]
    start_player(table, player)
    if said.hero is not None:
        table.take(player, HERO, player.base)
        table.put(player, HERO, place_of(figures, said.hero, f"{who}.hero"))
    if said.workers is not None:
        for place in list(player.workers):
            table.take(player, WORKER, place)
        for name in said.workers:
            table.put(player, WORKER, place_of(figures, name, f"{who}.workers"))
    if not 0 < len(player.workers) <= figures.workers_limit:
        raise PositionError(f"{who}.workers: there must be 1 to {figures.workers_limit}")
    for name in said.mechs:
        table.put(player, MECH, place_of(figures, name, f"{who}.mechs"))
    mechs = figures.factions[player.faction].mechs
    if len(player.mechs) > len(mechs):
        raise PositionError(f"{who}.mechs: there are only {len(mechs)}")
    abilities = (
        mechs[: len(player.mechs)]
        if said.abilities is None
        else [number_of(name, ABILITIES, f"{who}.abilities") for name in said.abilities]
    )
    if not set(abilities) <= set(mechs) or len(set(abilities)) != len(player.mechs):
        raise PositionError(
            f"{who}.abilities: needs {len(player.mechs)} different ones of its own mat, as many as "
            "there are mechs on the board"
        )
    for ability in abilities:
        player.abilities |= 1 << ability
    for name, site in said.structures.items():
        kind = number_of(name, STRUCTURES, f"{who}.structures")
        player.structures[kind] = place_of(figures, site, f"{who}.structures")
    _lay_tracks(table, player, said, who)
    _lay_mat(table, player, said, who)


def _lay_tracks(table: ScytheTable, player: Player, said: PlayerSpec, who: str) -> None:
    figures = table.figures
    if said.power is not None:
        player.power = within(said.power, figures.power_limit, f"{who}.power")
    if said.popularity is not None:
        limit = figures.popularity_limit
        player.popularity = within(said.popularity, limit, f"{who}.popularity")
    if said.coins is not None:
        player.coins = within(said.coins, 10_000, f"{who}.coins")
    player.driven_off = within(said.driven_off, 1000, f"{who}.driven_off")
    for name, count in said.stars.items():
        word = name if name.startswith("star_") else f"star_{name}"
        star = number_of(word, STARS[:STAR_TRACKER], f"{who}.stars")
        player.stars[star] = within(count, figures.star_limit, f"{who}.stars")
    if sum(player.stars) >= figures.star_limit:
        raise PositionError(f"{who}.stars: with {sum(player.stars)} stars the game is over")


def _lay_hands(table: ScytheTable, spec: Spec, automas: list[AutomaSpec]) -> None:
    """Deal the described hands first, then the others from the rest."""
    for player, (who, said) in zip(table.players, spec.players.items(), strict=False):
        take_cards(table, player, said.cards or [], f"{who}.cards")
        for number in said.objectives or []:
            if number - 1 not in table.objective_deck:
                raise PositionError(f"{who}.objectives: there is no free objective {number}")
            table.objective_deck.remove(number - 1)
            player.objectives.append(number - 1)
    for player, automa in zip(table.players[table.seats :], automas, strict=True):
        lay_automa_hand(table, player, automa)
    for player, said in zip(table.players, spec.players.values(), strict=False):
        if said.cards is None:
            deal_combat_cards(table, player)
        if said.objectives is None:
            deal_objectives(table, player)


def _lay_mat(table: ScytheTable, player: Player, said: PlayerSpec, who: str) -> None:
    figures = table.figures
    for pair in said.upgrades:
        if len(pair) != 2:
            raise PositionError(f"{who}.upgrades: each is [green square, bottom action]")
        cube = number_of(pair[0], CUBES, f"{who}.upgrades")
        bottom = number_of(pair[1], BOTTOMS, f"{who}.upgrades")
        player.covered[bottom] += 1
        most = figures.mats[player.mat].upgradable[bottom]
        if player.upgraded >> cube & 1 or player.covered[bottom] > most:
            raise PositionError(f"{who}.upgrades: no cube can go from {pair[0]} to {pair[1]}")
        player.upgraded |= 1 << cube
    for name in said.recruits:
        player.recruits |= 1 << number_of(name, BOTTOMS, f"{who}.recruits")
    bonuses = said.bonuses if said.bonuses is not None else BONUSES[: len(said.recruits)]
    for name in bonuses:
        player.bonuses |= 1 << number_of(name, BONUSES, f"{who}.bonuses")
    if player.bonuses.bit_count() != player.recruits.bit_count():
        raise PositionError(f"{who}.bonuses: there must be as many as recruits")
    if said.factory_card is not None:
        if not 1 <= said.factory_card <= len(figures.factory_cards):
            raise PositionError(f"{who}.factory_card: there is no card {said.factory_card}")
        player.factory_card = said.factory_card - 1
        player.saw_factory = True
    if said.last_section is not None:
        player.last_section = number_of(said.last_section, SECTIONS, f"{who}.last_section")
    player.coerced = said.coerced
    player.passing = said.passing


def _lay_board(table: ScytheTable, spec: Spec) -> None:
    figures = table.figures
    for name, goods in spec.resources.items():
        place = place_of(figures, name, "resources")
        for kind, count in goods.items():
            index = place * len(RESOURCES) + number_of(kind, RESOURCES, f"resources.{name}")
            table.resources[index] = within(count, 10_000, f"resources.{name}.{kind}")
    if spec.encounters is not None:
        table.encounters = [False] * figures.places
        for name in spec.encounters:
            place = place_of(figures, name, "encounters")
            if place not in figures.encounter_places:
                raise PositionError(f"encounters: {name} has no encounter symbol")
            table.encounters[place] = True
    for place in range(figures.places):
        both = table.fighters[place] | table.labour[place]
        if both.bit_count() > 1:
            raise PositionError(f"{figures.names[place]} holds units of two players")
        if place >= figures.territories and _foreign(table, place, both):
            raise PositionError(f"{figures.names[place]}: these units cannot stand on this base")
        owners = [player.structures.count(place) for player in table.players]
        if sum(owners) > 1:
            raise PositionError(f"{figures.names[place]} holds two structures")
        if sum(owners) and (place in figures.lakes or place >= figures.territories):
            raise PositionError(f"{figures.names[place]}: no structure can stand there")


def _foreign(table: ScytheTable, base: int, units: int) -> bool:
    """Whether a unit is on another player's base."""
    for player in table.players:
        if player.base == base and units & ~player.bit:
            return True
    return False


def _lay_decks(table: ScytheTable, spec: Spec) -> None:
    figures = table.figures
    for card in reversed(spec.encounter_deck):
        if card - 1 not in table.encounter_deck:
            raise PositionError(f"encounter_deck: there is no card {card}, or it is named twice")
        table.encounter_deck.remove(card - 1)
        table.encounter_deck.append(card - 1)
    for card in spec.combat_discards:
        value = number_of(card, CARD_VALUES, "combat_discards")
        if value not in table.combat_deck:
            raise PositionError(f"combat_discards: there are not that many cards of value {card}")
        table.combat_deck.remove(value)
        table.combat_discards[value] += 1
    if spec.combat_deck is not None:
        numbers = [number_of(card, CARD_VALUES, "combat_deck") for card in spec.combat_deck]
        rest = list(table.combat_deck)
        for value in numbers:
            if value not in rest:
                raise PositionError("combat_deck: these cards are not all left")
            rest.remove(value)
        table.combat_deck = numbers[::-1]
    taken = [player.factory_card for player in table.players if player.factory_card != NOWHERE]
    if len(set(taken)) != len(taken):
        raise PositionError("two players have the same Factory card")
    if spec.factory_cards is not None:
        table.factory_pool = sorted({card - 1 for card in spec.factory_cards})
        known = range(len(figures.factory_cards))
        if any(card in taken or card not in known for card in table.factory_pool):
            raise PositionError("factory_cards: these cards cannot lie on the board")
        if len(table.factory_pool) < len(table.players) - len(taken):
            raise PositionError("factory_cards: every player must find one to take")
    else:
        pool = [card for card in range(len(figures.factory_cards)) if card not in taken]
        size = len(table.players) + figures.cards_above_players - len(taken)
        table.factory_pool = pool[:size]
