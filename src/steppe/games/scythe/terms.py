"""The terms of Scythe as small numbers, in the order of mats and tracks."""

from __future__ import annotations

from typing import Final

FACTIONS: Final = ("nordic", "rusviet", "crimea", "saxony", "polania")
NORDIC: Final = 0
RUSVIET: Final = 1
CRIMEA: Final = 2
SAXONY: Final = 3
POLANIA: Final = 4

MATS: Final = ("industrial", "engineering", "patriotic", "mechanical", "agricultural")

TERRAINS: Final = ("mountain", "farm", "village", "forest", "tundra", "lake", "factory", "base")
MOUNTAIN: Final = 0
FARM: Final = 1
VILLAGE: Final = 2
FOREST: Final = 3
TUNDRA: Final = 4
LAKE: Final = 5
FACTORY_TERRAIN: Final = 6
BASE: Final = 7

UNITS: Final = ("hero", "mech", "worker")
HERO: Final = 0
MECH: Final = 1
WORKER: Final = 2

# A section of the player mat is named after its top action; the Factory card is the fifth.
SECTIONS: Final = ("move", "bolster", "trade", "produce", "factory")
MOVE: Final = 0
BOLSTER: Final = 1
TRADE: Final = 2
PRODUCE: Final = 3
FACTORY: Final = 4

BOTTOMS: Final = ("upgrade", "deploy", "build", "enlist")
UPGRADE: Final = 0
DEPLOY: Final = 1
BUILD: Final = 2
ENLIST: Final = 3

# In the order of the bottom actions they pay for.
RESOURCES: Final = ("oil", "metal", "wood", "food")

STRUCTURES: Final = ("mine", "mill", "armory", "monument")
MINE: Final = 0
MILL: Final = 1
ARMORY: Final = 2
MONUMENT: Final = 3

CUBES: Final = (
    "move_unit",
    "move_coin",
    "bolster_power",
    "bolster_card",
    "trade_popularity",
    "produce_territory",
)
MOVE_UNIT: Final = 0
MOVE_COIN: Final = 1
BOLSTER_POWER: Final = 2
BOLSTER_CARD: Final = 3
TRADE_POPULARITY: Final = 4
PRODUCE_TERRITORY: Final = 5

BONUSES: Final = ("power", "coins", "popularity", "combat_cards")

STARS: Final = (
    "star_upgrades",
    "star_mechs",
    "star_structures",
    "star_recruits",
    "star_workers",
    "star_objective",
    "star_combat",
    "star_popularity",
    "star_power",
    "star_tracker",  # of the Automa only
)
STAR_WORKERS: Final = 4
STAR_OBJECTIVE: Final = 5
STAR_COMBAT: Final = 6
STAR_POPULARITY: Final = 7
STAR_POWER: Final = 8
STAR_TRACKER: Final = 9

# What can be gained. The first nine are simply taken, the others need a decision.
GOODS: Final = (
    "coins",
    "power",
    "popularity",
    "combat_cards",
    "workers",
    "oil",
    "metal",
    "wood",
    "food",
    "any_resources",
    "produce",
    "upgrade",
    "deploy",
    "build",
    "enlist",
)
COINS: Final = 0
POWER: Final = 1
POPULARITY: Final = 2
CARDS: Final = 3
WORKERS: Final = 4
OIL: Final = 5
FOOD: Final = 8
ANY: Final = 9
GAIN_PRODUCE: Final = 10
GAIN_UPGRADE: Final = 11

# Mech abilities as bits, so that a player's unlocked abilities are one number.
ABILITIES: Final = (
    "riverwalk",
    "speed",
    "seaworthy",
    "artillery",
    "township",
    "peoples_army",
    "wayfare",
    "scout",
    "underpass",
    "disarm",
    "submerge",
    "camaraderie",
)
RIVERWALK: Final = 1
SPEED: Final = 2
SEAWORTHY: Final = 4
ARTILLERY: Final = 8
TOWNSHIP: Final = 16
PEOPLES_ARMY: Final = 32
WAYFARE: Final = 64
SCOUT: Final = 128
UNDERPASS: Final = 256
DISARM: Final = 512
SUBMERGE: Final = 1024
CAMARADERIE: Final = 2048

CARD_VALUES: Final = (2, 3, 4, 5)
