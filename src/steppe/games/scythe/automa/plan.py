"""A planned move of an Automa: the result of each stage, for explaining and carrying out."""

from __future__ import annotations

from typing import Final

from ..state import NOWHERE

# Why a symbol cannot be carried out.
POSSIBLE: Final = 0
TOO_WEAK: Final = 1
NO_UNIT: Final = 2
NO_TERRITORY: Final = 3
NO_DESTINATION: Final = 4


class Plan:
    """The result of one symbol: which unit goes where, or why none does."""

    __slots__ = (
        "barred",
        "best",
        "destination",
        "distance",
        "fault",
        "min_power",
        "nearest",
        "origin",
        "rivals",
        "seat",
        "symbol",
        "unit",
        "units",
        "valid",
        "value",
    )

    def __init__(self, seat: int, symbol: int, min_power: int) -> None:
        self.seat = seat  # whose move it is
        self.symbol = symbol
        self.min_power = min_power
        self.fault = POSSIBLE
        self.unit = NOWHERE
        self.origin = NOWHERE
        self.distance = 0  # from the Automa's base
        self.units = 0  # the number of candidate units
        self.rivals: list[int] = []  # places of other units that are as near
        self.valid: list[int] = []
        self.barred: list[int] = []  # valid, but no destination
        self.best: list[int] = []  # those that meet the condition best
        self.value = 0  # how well they meet it
        self.nearest: list[int] = []  # of these, those nearest to the Factory
        self.destination = NOWHERE
