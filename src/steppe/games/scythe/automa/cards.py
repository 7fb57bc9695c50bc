"""The printed figures of the Automa in the engine's form: cards, star trackers, distances.

They are shared by all tables with the same components.
"""

from __future__ import annotations

from typing import Final

from ..component_schema import Automa as Printed
from ..component_schema import Scheme as PrintedScheme
from ..terms import BOTTOMS, FACTIONS, GOODS

LEVELS: Final = ("autometta", "automa", "automaszyna", "ultimaszyna")

SYMBOLS: Final = (
    "move_worker",
    "move_mech",
    "move_hero",
    "encounter_or_factory",
    "attack_unit",
    "attack_worker",
)
MOVE_WORKER: Final = 0
MOVE_MECH: Final = 1
MOVE_HERO: Final = 2
ENCOUNTER: Final = 3
ATTACK_UNIT: Final = 4
ATTACK_WORKER: Final = 5

# What a card can give: goods, or a hero or mech.
GAIN_KINDS: Final = ("coins", "power", "combat_cards", "workers", "combat_unit")
GAIN_COINS: Final = 0
GAIN_POWER: Final = 1
GAIN_CARDS: Final = 2
GAIN_WORKERS: Final = 3
GAIN_UNIT: Final = 4

ANYONE: Final = -1
"""Instead of a faction: the symbol has no brackets."""


class MoveSymbol:
    __slots__ = ("min_power", "only", "symbol")

    def __init__(self, symbol: int, min_power: int, only: int) -> None:
        self.symbol = symbol
        self.min_power = min_power
        self.only = only  # the faction whose brackets enclose it, or ANYONE


class GainSymbol:
    __slots__ = ("amount", "kind", "only")

    def __init__(self, kind: int, amount: int, only: int) -> None:
        self.kind = kind
        self.amount = amount
        self.only = only


class Scheme:
    """One half of a card: a row of moves, a row of gains, and the recruit of the third row."""

    __slots__ = ("gains", "moves", "recruit")

    def __init__(self, moves: list[MoveSymbol], gains: list[GainSymbol], recruit: int) -> None:
        self.moves = moves
        self.gains = gains
        self.recruit = recruit  # the bottom action of the recruit, or -1


class Card:
    __slots__ = ("advance", "combat_cards", "resources", "schemes", "skip", "spend")

    def __init__(
        self,
        schemes: list[Scheme],
        advance: bool,
        skip: bool,
        spend: list[int],
        combat_cards: int,
        resources: int,
    ) -> None:
        self.schemes = schemes
        self.advance = advance
        self.skip = skip
        self.spend = spend  # power used in combat, by column
        self.combat_cards = combat_cards
        self.resources = resources


class Tracker:
    """A star tracker card; its spaces count from 1."""

    __slots__ = (
        "all_moves",
        "extra_coins",
        "extra_power",
        "retreat_to_base",
        "skips",
        "spaces",
        "stars",
        "water_locked",
    )

    def __init__(self, spaces: int, water_locked: int, stars: list[int]) -> None:
        self.spaces = spaces
        self.water_locked = water_locked
        self.stars = stars
        self.skips = False
        self.all_moves = False
        self.retreat_to_base = False
        self.extra_coins = 0
        self.extra_power = 0


class AutomaFigures:
    def __init__(
        self, printed: Printed, ongoing: list[tuple[int, int]], axial: list[tuple[int, int]]
    ) -> None:
        self.cards = [
            Card(
                [_scheme(card.scheme_1, ongoing), _scheme(card.scheme_2, ongoing)],
                card.advance,
                card.skip,
                list(card.spend),
                card.combat_cards,
                card.resources,
            )
            for card in printed.cards
        ]
        self.columns = [(column.low, column.high) for column in printed.power_ranges]
        self.trackers: list[Tracker] = []
        for level in printed.trackers:
            tracker = Tracker(level.spaces, level.water_locked, list(level.stars))
            tracker.skips = level.skips
            tracker.all_moves = level.all_moves
            tracker.retreat_to_base = level.retreat_to_base
            tracker.extra_coins = level.extra_coins
            tracker.extra_power = level.extra_power
            self.trackers.append(tracker)
        self.coins = printed.setup.coins
        self.popularity = printed.setup.popularity
        self.per_star = printed.scoring.star
        self.per_territory = printed.scoring.territory
        self.resources_counted = printed.scoring.human_resources_per_territory
        self.combat_stars = printed.stars.combat
        # Plain hex steps, ignoring borders: scythe.automa.move.select_nearest_to_base
        self.distance = [[_steps(a, b) for b in axial] for a in axial]

    def column(self, power: int) -> int:
        """The column of the combat table for the Automa's power."""
        for column, (low, high) in enumerate(self.columns):
            if low <= power <= high:
                return column
        return len(self.columns) - 1


def _scheme(printed: PrintedScheme, ongoing: list[tuple[int, int]]) -> Scheme:
    moves = [
        MoveSymbol(SYMBOLS.index(item.move), item.min_power, _faction(item.only))
        for item in printed.moves
    ]
    gains = [
        GainSymbol(GAIN_KINDS.index(item.gain), item.amount, _faction(item.only))
        for item in printed.gains
    ]
    recruit = -1
    for bottom in range(len(BOTTOMS)):
        if printed.recruit is not None and GOODS[ongoing[bottom][0]] == printed.recruit:
            recruit = bottom
    return Scheme(moves, gains, recruit)


def _faction(name: str | None) -> int:
    return ANYONE if name is None else FACTIONS.index(name)


def _steps(a: tuple[int, int], b: tuple[int, int]) -> int:
    q = a[0] - b[0]
    r = a[1] - b[1]
    return max(abs(q), abs(r), abs(q + r))
