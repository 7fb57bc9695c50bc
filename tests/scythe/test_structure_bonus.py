"""The six structure bonus tiles: every count that their bands name, laid out on the board.

What is counted is counted here once more, from the printed map alone.
"""

from collections.abc import Iterable

import pytest

from rules.scythe.table import scene
from steppe.games.scythe.component_schema import distance
from steppe.games.scythe.components import load

BOARD = load().board
HEXES = {place.id: place for place in BOARD.hexes}


def near(sites: Iterable[str]) -> set[str]:
    """The hexes next to any of the sites, rivers or not."""
    return {
        other
        for site in sites
        for other, place in HEXES.items()
        if distance(HEXES[site], place) == 1
    }


def count(tile: str, sites: list[str]) -> int:
    around = [HEXES[name] for name in near(sites)]
    standing = [HEXES[name] for name in sites]
    counts = {
        "tunnels_adjacent": sum(place.tunnel for place in around),
        "lakes_adjacent": sum(place.terrain == "lake" for place in around),
        "encounters_adjacent": sum(place.encounter for place in around),
        "on_tunnels": sum(place.tunnel for place in standing),
        "farms_and_tundra": sum(place.terrain in ("farm", "tundra") for place in standing),
    }
    return counts[tile]


def bonus(tile: str, sites: list[str]) -> int:
    structures = dict(zip(("mine", "mill", "armory", "monument"), sites, strict=False))
    game = scene({"nordic": {"structures": structures}, "saxony": {}}, tile=tile)
    coins: int = game.projection()[0]["structures"]
    return coins


@pytest.mark.parametrize(
    ("tile", "number", "coins", "sites"),
    [
        ("tunnels_adjacent", 0, 0, ["T8", "V9"]),
        ("tunnels_adjacent", 1, 2, ["W1"]),
        ("tunnels_adjacent", 2, 4, ["M2"]),
        ("tunnels_adjacent", 3, 4, ["M2", "W2"]),
        ("tunnels_adjacent", 4, 6, ["M2", "V4"]),
        ("tunnels_adjacent", 5, 6, ["M2", "V4", "M8"]),
        ("tunnels_adjacent", 6, 9, ["M2", "V4", "M8", "M7"]),
        ("lakes_adjacent", 0, 0, ["T1", "W5"]),
        ("lakes_adjacent", 1, 2, ["T8", "F6"]),
        ("lakes_adjacent", 2, 4, ["T2"]),
        ("lakes_adjacent", 3, 4, ["W3"]),
        ("lakes_adjacent", 4, 6, ["W3", "W7"]),
        ("lakes_adjacent", 5, 6, ["W3", "V5"]),
        ("lakes_adjacent", 6, 9, ["W3", "V5", "T8"]),
        ("lakes_adjacent", 7, 9, ["W3", "V5", "T8", "W2"]),
        ("encounters_adjacent", 0, 0, ["W5", "F3"]),
        ("encounters_adjacent", 1, 2, ["T1"]),
        ("encounters_adjacent", 2, 4, ["W4"]),
        ("encounters_adjacent", 3, 4, ["W6"]),
        ("encounters_adjacent", 4, 6, ["W4", "W7"]),
        ("encounters_adjacent", 5, 6, ["W4", "W6"]),
        ("encounters_adjacent", 6, 9, ["W4", "W7", "M6"]),
        ("encounters_adjacent", 7, 9, ["W4", "W7", "W6"]),
        # More than the last band names is paid like the last band.
        ("encounters_adjacent", 9, 9, ["W4", "W7", "W6", "F1"]),
        ("on_tunnels", 0, 0, ["W1", "T1"]),
        ("on_tunnels", 1, 2, ["T3", "T1"]),
        ("on_tunnels", 2, 4, ["T3", "M3"]),
        ("on_tunnels", 3, 6, ["T3", "M3", "F5"]),
        ("on_tunnels", 4, 6, ["T3", "M3", "F5", "V5"]),
        ("farms_and_tundra", 0, 0, ["W1", "M1"]),
        ("farms_and_tundra", 1, 2, ["W1", "F7"]),
        ("farms_and_tundra", 2, 4, ["T7", "F7"]),
        ("farms_and_tundra", 3, 6, ["T7", "F7", "F1", "M1"]),
        ("farms_and_tundra", 4, 9, ["T7", "F7", "F1", "T8"]),
    ],
)
def test_bands(tile: str, number: int, coins: int, sites: list[str]) -> None:
    assert count(tile, sites) == number
    assert bonus(tile, sites) == coins


@pytest.mark.parametrize(
    ("coins", "sites"),
    [
        (0, []),
        (2, ["W1"]),
        (2, ["W1", "F7", "T8"]),
        (4, ["T4", "M4"]),  # across a river
        (4, ["M4", "T4", "V5"]),  # a triangle
        (4, ["V6", "V7", "W7", "M7"]),  # a gap in the middle
        (6, ["W6", "F5", "T5"]),
        (6, ["W6", "F5", "T5", "V7"]),  # the fourth beside the line
        (6, ["W3", "T3", "W1", "FACTORY"]),
        # All three directions, across rivers.
        (9, ["V6", "V7", "T6", "W7"]),
        (9, ["T1", "F2", "V3", "M5"]),
        (9, ["M6", "W6", "V4", "M3"]),
    ],
)
def test_the_longest_row(coins: int, sites: list[str]) -> None:
    assert bonus("straight_row", sites) == coins
