"""Setting the table (chapter `scythe.setup`)."""

from __future__ import annotations

from ..kernel.chance import Chance
from ..kernel.errors import OptionError
from ..kernel.options import OptionValue
from .figures import Figures
from .gains import DECK as COMBAT_DECK
from .state import Options, Player, ScytheTable
from .terms import FACTIONS, HERO, MATS, RESOURCES, WORKER
from .turn import CHOOSE_SECTION


def options_of(chosen: dict[str, OptionValue]) -> Options:
    """The settled options as flags."""
    options = Options()
    options.ask_recruit_bonus = chosen["recruit_bonus"] == "ask"
    options.bribes = chosen["bribes"] is True
    options.broad_camaraderie = chosen["camaraderie"] == "every_retreat"
    options.delay_penalty = chosen["delay_penalty"] is True
    options.practice_scoring = chosen["practice_scoring"] is True
    options.relentless_factory = chosen["relentless_factory"] is True
    options.achievement_sheet = chosen["achievement_sheet"] is True
    return options


def lay(
    seats: int, chosen: dict[str, OptionValue], chance: Chance, figures: Figures
) -> ScytheTable:
    """A table ready for the first turn."""
    table = bare(seats, chosen, chance, figures)
    factions, mats = deal_mats(seats, chosen, chance, figures)
    for seat in range(seats):
        table.players.append(Player(seat, factions[seat], mats[seat], 0))
    seat_players(table)
    deal_decks(table)
    for player in table.players:
        start_player(table, player)
        deal_combat_cards(table, player)
        deal_objectives(table, player)
    tiles = figures.tiles
    named = chosen["structure_bonus"]
    table.tile = (
        tiles.index(named) if named in tiles else chance.below("structure bonus", len(tiles))
    )
    table.active = first_player(table)
    table.push(CHOOSE_SECTION)
    return table


def bare(
    seats: int, chosen: dict[str, OptionValue], chance: Chance, figures: Figures
) -> ScytheTable:
    """An empty board with its encounter tokens."""
    table = ScytheTable(seats, chance, figures, options_of(chosen))
    table.fighters = [0] * figures.places
    table.labour = [0] * figures.places
    table.resources = [0] * (figures.places * len(RESOURCES))
    table.encounters = [place in figures.encounter_places for place in range(figures.places)]
    return table


def deal_mats(
    seats: int, chosen: dict[str, OptionValue], chance: Chance, figures: Figures
) -> tuple[list[int], list[int]]:
    """A faction and a player mat for every seat: as asked for, the others at random."""
    factions = _asked(chosen, "factions", FACTIONS, seats)
    mats = _asked(chosen, "mats", MATS, seats)
    banned = set(figures.components.mats.banned_pairs) if chosen["banned_pairs"] else set()
    for _ in range(1000):
        dealt = _deal("factions", factions, len(FACTIONS), seats, chance)
        mat_deal = _deal("player mats", mats, len(MATS), seats, chance)
        pairs = {(FACTIONS[f], MATS[m]) for f, m in zip(dealt, mat_deal, strict=True)}
        if not pairs & banned:
            return dealt, mat_deal
        if len(factions) == seats == len(mats):
            break
    raise OptionError("the factions and mats asked for leave only pairs that are banned")


def _asked(
    chosen: dict[str, OptionValue], name: str, words: tuple[str, ...], seats: int
) -> list[int]:
    asked = chosen[name]
    assert isinstance(asked, list)
    if len(asked) > seats:
        raise OptionError(f"option {name}: {len(asked)} named for {seats} seats")
    if len(set(asked)) != len(asked):
        raise OptionError(f"option {name}: each can be played only once")
    return [words.index(word) for word in asked]


def _deal(stream: str, asked: list[int], kinds: int, seats: int, chance: Chance) -> list[int]:
    rest = [kind for kind in range(kinds) if kind not in asked]
    chance.shuffle(stream, rest)
    return (asked + rest)[:seats]


def seat_players(table: ScytheTable) -> None:
    """Give players their bases, and seat them around the board: scythe.setup.seating."""
    for player in table.players:
        player.base = table.figures.factions[player.faction].base
    order = sorted([(player.faction, player.seat) for player in table.players])
    table.ring = [seat for _, seat in order]


def deal_decks(table: ScytheTable) -> None:
    figures = table.figures
    chance = table.chance
    for value, count in enumerate(figures.combat_cards):
        table.combat_deck += [value] * count
    chance.shuffle(COMBAT_DECK, table.combat_deck)
    table.encounter_deck = list(range(len(figures.encounters)))
    chance.shuffle("encounter deck", table.encounter_deck)
    table.objective_deck = list(range(figures.objectives))
    chance.shuffle("objective deck", table.objective_deck)
    pool = list(range(len(figures.factory_cards)))
    chance.shuffle("factory cards", pool)
    table.factory_pool = sorted(pool[: len(table.players) + figures.cards_above_players])


def start_player(table: ScytheTable, player: Player) -> None:
    """Pieces and tracks as the two mats say."""
    figures = table.figures
    faction = figures.factions[player.faction]
    mat = figures.mats[player.mat]
    player.power = faction.power
    player.popularity = mat.popularity
    player.coins = mat.coins
    table.put(player, HERO, player.base)
    for place in faction.workers:
        table.put(player, WORKER, place)


def deal_combat_cards(table: ScytheTable, player: Player) -> None:
    for _ in range(table.figures.factions[player.faction].cards):
        player.hand[table.combat_deck.pop()] += 1


def deal_objectives(table: ScytheTable, player: Player) -> None:
    for _ in range(table.figures.mats[player.mat].objectives):
        player.objectives.append(table.objective_deck.pop())


def first_player(table: ScytheTable) -> int:
    """The seat with the lowest number on its player mat."""
    numbers = [(table.figures.mats[player.mat].number, player.seat) for player in table.players]
    return min(numbers)[1]
