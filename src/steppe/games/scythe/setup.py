"""Set-up (chapter `scythe.setup`)."""

from __future__ import annotations

from ...kernel.chance import Chance
from ...kernel.errors import OptionError
from ...kernel.options import OptionValue
from .automa.setup import PEOPLE, levels_of, named_factions, seat_automa, settle, start_automa
from .figures import Figures
from .gains import DECK as COMBAT_DECK
from .state import Options, Player, ScytheTable
from .terms import FACTIONS, HERO, MATS, RESOURCES, WORKER
from .turn import begin_turn


def options_of(chosen: dict[str, OptionValue]) -> Options:
    """The settled options as flags."""
    options = Options()
    options.ask_recruit_bonus = chosen["recruit_bonus"] == "ask"
    options.automas_at_peace = chosen["automa_enemies"] == PEOPLE
    options.bribes = chosen["bribes"] is True
    options.broad_camaraderie = chosen["camaraderie"] == "every_retreat"
    options.deals_before_moves = options.bribes and chosen["deals_before_moves"] is True
    options.delay_penalty = chosen["delay_penalty"] is True
    options.practice_scoring = chosen["practice_scoring"] is True
    options.relentless_factory = chosen["relentless_factory"] is True
    options.achievement_sheet = chosen["achievement_sheet"] is True
    return options


def lay(
    seats: int, chosen: dict[str, OptionValue], chance: Chance, figures: Figures
) -> ScytheTable:
    """A table ready for the first turn."""
    levels = levels_of(seats, chosen)
    table = bare(seats, chosen, chance, figures)
    factions, mats = deal_mats(seats, len(levels), chosen, chance, figures)
    for seat in range(seats):
        table.players.append(Player(seat, factions[seat], mats[seat], 0))
    for number, level in enumerate(levels):
        seat_automa(table, factions[seats + number], settle(level, chosen, figures))
    seat_players(table)
    deal_decks(table)
    for player in table.players:
        if table.is_automa(player):
            start_automa(table, player)
        else:
            start_player(table, player)
            deal_objectives(table, player)
        deal_combat_cards(table, player)
    tiles = figures.tiles
    named = chosen["structure_bonus"]
    table.tile = (
        tiles.index(named) if named in tiles else chance.below("structure bonus", len(tiles))
    )
    table.active = first_player(table)
    begin_turn(table)
    return table


def bare(
    seats: int, chosen: dict[str, OptionValue], chance: Chance, figures: Figures
) -> ScytheTable:
    """An empty board with its encounter tokens."""
    if seats == 1 and chosen["bribes"]:  # scythe.automa.several.deals
        raise OptionError("fault-automa-bribes", option="bribes")
    table = ScytheTable(seats, chance, figures, options_of(chosen))
    table.fighters = [0] * figures.places
    table.labour = [0] * figures.places
    table.resources = [0] * (figures.places * len(RESOURCES))
    table.encounters = [place in figures.encounter_places for place in range(figures.places)]
    return table


def deal_mats(
    seats: int, automas: int, chosen: dict[str, OptionValue], chance: Chance, figures: Figures
) -> tuple[list[int], list[int]]:
    """A faction and a player mat for every seat, then the factions of the Automas: as given,
    the rest at random."""
    factions = _asked(chosen, "factions", FACTIONS, seats)
    mats = _asked(chosen, "mats", MATS, seats)
    banned = set(figures.components.mats.banned_pairs) if chosen["banned_pairs"] else set()
    for _ in range(1000):
        dealt = _deal_factions(factions, chosen, seats, automas, chance)
        mat_deal = _deal("player mats", mats, len(MATS), seats, chance)
        pairs = {(FACTIONS[f], MATS[m]) for f, m in zip(dealt, mat_deal, strict=False)}
        if not pairs & banned:
            return dealt, mat_deal
        if len(factions) == seats == len(mats):
            break
    raise OptionError("fault-banned-pairs")


def _asked(
    chosen: dict[str, OptionValue], name: str, words: tuple[str, ...], seats: int
) -> list[int]:
    asked = chosen[name]
    assert isinstance(asked, list)
    if len(asked) > seats:
        raise OptionError("fault-option-many", option=name, count=len(asked), seats=seats)
    if len(set(asked)) != len(asked):
        raise OptionError("fault-option-twice", option=name)
    return [words.index(word) for word in asked]


def _deal_factions(
    asked: list[int], chosen: dict[str, OptionValue], seats: int, automas: int, chance: Chance
) -> list[int]:
    named = named_factions(chosen) if automas else []
    if not named:
        return _deal("factions", asked, len(FACTIONS), seats + automas, chance)
    if len(named) > automas:
        raise OptionError(
            "fault-option-many", option="automa_factions", count=len(named), seats=automas
        )
    for faction in named:
        if faction in asked or named.count(faction) > 1:
            option = "automa_factions" if chosen["automa_factions"] else "automa_faction"
            raise OptionError("fault-automa-faction", option=option, faction=FACTIONS[faction])
    rest = _deal("factions", [*named, *asked], len(FACTIONS), seats + automas, chance)
    ofpeople = rest[len(named) :]
    return [*ofpeople[:seats], *named, *ofpeople[seats:]]


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
    """Pieces and tracks, as the two mats say."""
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
    """The seat with the lowest number on its player mat; the Automa has none and comes second."""
    humans = table.players[: table.seats]  # scythe.automa.turn.human_first
    numbers = [(table.figures.mats[player.mat].number, player.seat) for player in humans]
    return min(numbers)[1]
