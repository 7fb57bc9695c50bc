"""The terms of Noria, by name; in the engine each is an index into one of these."""

from __future__ import annotations

from typing import Final, Literal

RESOURCES: Final = ("energy", "mycelium", "obsidian")
SIMPLE: Final = ("propeller", "sail", "compass")
COMPLEX: Final = ("lamp", "piston")
GOODS: Final = SIMPLE + COMPLEX
DISCS: Final = (*RESOURCES, "city", "journey", "tool", "bonus")
TRACKS: Final = ("recycling", "improvement", "aviation", "science")
CHAMBERS: Final = (*TRACKS, "specialisation", "distribution")
ISLANDS: Final = tuple([f"I{number}" for number in range(1, 10)])
COLOURS: Final = ("red", "yellow", "green", "blue")
Ring = Literal["large", "middle", "small"]
RINGS: Final[tuple[Ring, ...]] = ("large", "middle", "small")
SLOTS: Final = (  # clockwise on each ring, as the owner sees them
    *("large-tl", "large-t", "large-tr", "large-br", "large-b", "large-bl"),
    *("middle-tl", "middle-tr", "middle-br", "middle-bl"),
    *("small-t", "small-b"),
)

CITY: Final = 3
JOURNEY: Final = 4
TOOL: Final = 5
BONUS: Final = 6
SPECIALISATION: Final = 4
DISTRIBUTION: Final = 5
LARGE: Final = 0
MIDDLE: Final = 1
SMALL: Final = 2

LAST_SPACE: Final = 9  # noria.action.city.invest.track_length
LIGHT_CELLS: Final = 4  # noria.chamber.cells
SITES: Final = 6  # the most building sites an island may have
HARBOUR: Final = -1  # the place of an ambassador that has not been on an island yet

# What is paid together: resources, simple goods or complex goods.
PURSES: Final = (RESOURCES, SIMPLE, COMPLEX)
RESOURCE_PURSE: Final = 0
HIGHEST_PRICE: Final = 9  # the highest cost of a space or a disc
