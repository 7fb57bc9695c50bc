"""The Automa's state besides its pieces: deck, star tracker, scheme and settings."""

from __future__ import annotations

from typing import Final

NO_CARD: Final = -1


class Settings:
    """Level and adjustments, settled once and shared by all copies of a table."""

    __slots__ = (
        "all_moves",
        "apart",
        "calm_deploys",
        "calm_moves",
        "extra_coins",
        "extra_power",
        "level",
        "retreat_to_base",
        "skips",
        "tunnels",
    )

    def __init__(self, level: int) -> None:
        self.level = level
        self.skips = False
        self.all_moves = False
        self.retreat_to_base = False
        self.extra_coins = 0  # more, or fewer, whenever a card brings coins
        self.extra_power = 0
        self.calm_moves = False
        self.calm_deploys = False
        self.apart = False  # peaceful moves never join a unit
        self.tunnels = False  # everything within one step of human units counts as near them


class Automa:
    """Cards are numbers from 0; everything but the order of the deck is public."""

    __slots__ = (
        "combat_discards",
        "deck",
        "discards",
        "factory_unseen",
        "last_card",
        "scheme",
        "settings",
        "space",
    )

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.space = 1  # of the cube on the star tracker
        self.scheme = 0
        self.deck: list[int] = []  # the top at the end
        self.discards: list[int] = []  # the main pile
        self.combat_discards: list[int] = []
        self.last_card = NO_CARD  # of its last turn: scythe.automa.combat.loot_before_reshuffle
        self.factory_unseen = (
            0  # bits of the people who had looked at the cards it took its Factory card from
        )

    def copy(self) -> Automa:
        other = Automa(self.settings)
        other.space = self.space
        other.scheme = self.scheme
        other.deck = self.deck[:]
        other.discards = self.discards[:]
        other.combat_discards = self.combat_discards[:]
        other.last_card = self.last_card
        other.factory_unseen = self.factory_unseen
        return other

    def key(self) -> tuple[object, ...]:
        settings = self.settings
        return (
            settings.level,
            settings.skips,
            settings.all_moves,
            settings.retreat_to_base,
            settings.extra_coins,
            settings.extra_power,
            settings.calm_moves,
            settings.calm_deploys,
            settings.apart,
            settings.tunnels,
            self.space,
            self.scheme,
            tuple(self.deck),
            tuple(self.discards),
            tuple(self.combat_discards),
            self.last_card,
            self.factory_unseen,
        )
