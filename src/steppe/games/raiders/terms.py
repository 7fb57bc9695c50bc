"""The terms of the game as numbers: goods, colours, places, abilities and effects."""

from __future__ import annotations

from typing import Final

GOODS: Final = (
    "silver", "provisions", "kumis", "gold", "equipment", "wagon", "livestock", "points",
)  # fmt: skip
SILVER: Final = 0
PROVISIONS: Final = 1
KUMIS: Final = 2
GOLD: Final = 3
EQUIPMENT: Final = 4
WAGON: Final = 5
LIVESTOCK: Final = 6
POINTS: Final = 7
PLUNDER: Final = 3  # the first of the four goods that count as plunder and are finite

COLOURS: Final = ("blue", "grey", "red")
BLUE: Final = 0
GREY: Final = 1
RED: Final = 2
DICE: Final = ("red", "white", "yellow")
SEATS: Final = ("purple", "green", "orange", "black")
NONE: Final = -1  # no card, no worker, no place
SLOTS: Final = 5
ROW: Final = 3
FACES: Final = 6
MOST_DICE: Final = 6
MOST_KUMIS: Final = 32

BUILDINGS: Final = (
    "stables", "barracks", "silversmith", "farm", "chiefs-tent", "town-centre", "meeting-tent",
    "market",
)  # fmt: skip
CENTRE: Final = 5
REGIONS: Final = ("cimmeria", "assyria", "persia", "greece")
SETTLEMENTS: Final = tuple(
    [f"{region}-{place}" for region in REGIONS for place in ("left", "middle", "right")]
)
# Two raid spaces per settlement, six per region, numbered from the left: c1 to g6.
SPACES: Final = tuple([f"{region[0]}{number}" for region in REGIONS for number in range(1, 7)])
# Places of quests: on the raid spaces, and in the two rows of the village.
PLACES: Final = (*SPACES, "v1", "v2")
VILLAGE: Final = len(SPACES)

# When an ability works.
WHEN: Final = (
    "raid", "strength", "wounds", "price", "reroll", "wounded", "killed", "building", "quest",
    "end",
)  # fmt: skip
RAID: Final = 0
STRENGTH: Final = 1
WOUNDS: Final = 2
PRICE: Final = 3
REROLL: Final = 4
WOUNDED: Final = 5
KILLED: Final = 6
BUILDING: Final = 7
QUEST_DONE: Final = 8
END: Final = 9

# What an effect does beyond paying and gaining.
DO: Final = (
    "", "take-plunder", "swap-crew", "cycle-cards", "building", "centre", "hire", "heal",
    "take-eagle", "take-horse", "eagle-to-horse", "take-from-richer", "quest", "play-card",
    "use-hero", "use-eagle",
)  # fmt: skip
NOTHING: Final = 0
TAKE_PLUNDER: Final = 1
SWAP_CREW: Final = 2
CYCLE_CARDS: Final = 3
USE_BUILDING: Final = 4
USE_CENTRE: Final = 5
HIRE: Final = 6
HEAL: Final = 7
TAKE_EAGLE: Final = 8
TAKE_HORSE: Final = 9
EAGLE_TO_HORSE: Final = 10
FROM_RICHER: Final = 11
DO_QUEST: Final = 12
PLAY_CARD: Final = 13
USE_HERO: Final = 14
USE_EAGLE: Final = 15

# The kinds of eagle.
EAGLES: Final = ("double", "centre", "strength")
DOUBLE: Final = 0
CENTRE_EAGLE: Final = 1
