"""The inventory of a table of Raiders of Scythia, in the game's terms."""

from __future__ import annotations

from ...kernel.inventory import Inventory, amounts, flagged, several, word
from .figures import Figures
from .state import Chief, Player, RaidersTable
from .terms import BUILDINGS, COLOURS, GOODS, PLACES, PLUNDER, SEATS, SETTLEMENTS, SLOTS, SPACES

PIECES = GOODS[PLUNDER : PLUNDER + 4]
USED = ("hero", *[f"eagle {slot + 1}" for slot in range(SLOTS)])


def inventory(table: RaidersTable) -> Inventory:
    figures = table.figures
    crew, animals, quests = figures.crew, figures.animals, figures.quests
    plunder, garrisons = table.plunder, table.garrisons
    return {
        "players": [_player(figures, player) for player in table.players],
        "chief": None if table.chief is None else _chief(figures, table.chief),
        "first": SEATS[table.first],
        "rounds": table.rounds,
        "turns_left": table.ending,
        "village": dict(zip(BUILDINGS, several(COLOURS, table.village), strict=True)),
        "blocked": word(BUILDINGS, table.blocked),
        "plunder": {
            space: amounts(PIECES, plunder[4 * number : 4 * number + 4])
            for number, space in enumerate(SPACES)
        },
        "workers": dict(zip(SPACES, several(COLOURS, table.workers), strict=True)),
        "garrisons": {
            settlement: several(COLOURS, garrisons[2 * number : 2 * number + 2])
            for number, settlement in enumerate(SETTLEMENTS)
        },
        "quests": dict(zip(PLACES, several(quests, table.quests), strict=True)),
        "quest_box": sorted(several(quests, table.quest_box)),
        "stock": amounts(PIECES, table.stock),
        "crew_deck": several(crew, table.crew_deck),
        "crew_discard": several(crew, table.crew_discard),
        "crew_in_play": several(crew, table.in_play),
        "crew_removed": sorted(several(crew, table.removed)),
        "animal_deck": several(animals, table.animal_deck),
        "animal_row": several(animals, table.animal_row),
        "animal_discard": several(animals, table.animal_discard),
        "pairs": [[figures.heroes[hero], crew[card]] for hero, card in table.pairs],
    }


def _player(figures: Figures, player: Player) -> Inventory:
    return {
        "goods": amounts(GOODS, player.goods),
        "worker": word(COLOURS, player.worker),
        "hero": word(figures.heroes, player.hero),
        "crew": several(figures.crew, player.crew),
        "wounds": player.wounds,
        "eagles": several(figures.animals, player.eagles),
        "horses": several(figures.animals, player.horses),
        "hand": sorted(several(figures.crew, player.hand)),
        "shown": sorted(several(figures.crew, player.shown)),
        "quests": several(figures.quests, player.quests),
        "used": flagged(USED, player.used),
    }


def _chief(figures: Figures, chief: Chief) -> Inventory:
    return {
        "opponent": chief.opponent,
        "points": chief.points,
        "provisions": chief.provisions,
        "horses": several(figures.animals, chief.horses),
        "quests": several(figures.quests, chief.quests),
        "plans": several(figures.plan_keys, chief.deck),
        "played": several(figures.plan_keys, chief.played),
        "plan": word(figures.plan_keys, chief.plan),
    }
