"""Noria: an economic game of a wheel with three rings, for two to four players."""

from __future__ import annotations

from typing import Any

from ..kernel.box import Box
from ..kernel.chance import Chance
from ..kernel.language import Phrasebook
from ..kernel.options import Option, OptionValue
from . import components
from .actions import ACTIONS, Pay, Produce
from .figures import figures
from .position import lay_position, seats_of
from .setup import lay
from .state import House, NoriaTable
from .terms import GOODS, PURSES
from .text import draw

OPTIONS = (
    Option(
        "expert",
        "flag",
        False,
        "the variant for experienced players: own wheels, open islands in a circle, no starting "
        "goods, random market prices",
        "вариант для опытных игроков: собственные колёса, открытые острова по кругу, без стартовых "
        "знаний и ресурсов, случайные цены на рынке",
    ),
    Option(
        "market",
        "choice",
        "first_game",
        "what discs cost on the market: as in a first game, or at random, as always in the variant "
        "for experienced players",
        "цены дисков на рынке: как для первой партии или случайные, как всегда в варианте для "
        "опытных игроков",
        ["first_game", "random"],
    ),
    Option(
        "building",
        "choice",
        "in_turn",
        "how experienced players build their wheels: one after another in sight of all, or at the "
        "same time",
        "как опытные игроки собирают колёса: по очереди на виду у всех или одновременно",
        ["in_turn", "simultaneous"],
    ),
    Option(
        "chain",
        "choice",
        "any_part",
        "which discs go together: any part of a chain, or only an unbroken line, each disc next to "
        "one used before",
        "какие диски сочетаются: любая часть цепочки или только непрерывная линия, где каждый диск "
        "соседствует с уже использованным",
        ["any_part", "unbroken"],
    ),
    Option(
        "inspections",
        "choice",
        "each_ring",
        "how often Inspection may be used: once on each ring, or once in a turn",
        "сколько раз можно выполнить «Инспекцию»: по разу на каждом кольце или один раз за ход",
        ["each_ring", "each_turn"],
    ),
    Option(
        "bonus_doubling",
        "flag",
        True,
        "an upgraded bonus disc may be used twice although another disc was",
        "улучшенный диск бонуса можно применить дважды, даже если дважды применён другой диск",
    ),
    Option(
        "data",
        "text",
        "",
        "a folder with corrected component files",
        "папка с исправленными файлами компонентов",
    ),
)


def house_of(options: dict[str, OptionValue]) -> House:
    expert = options["expert"] is True
    return House(
        expert=expert,
        unbroken=options["chain"] == "unbroken",
        inspections=3 if options["inspections"] == "each_ring" else 1,
        bonus_exempt=options["bonus_doubling"] is True,
        hidden_building=expert and options["building"] == "simultaneous",
    )


class Noria(Box):
    name = "noria"
    title = {"en": "Noria", "ru": "Нория"}
    seats = range(2, 5)
    options = OPTIONS
    actions = ACTIONS

    def lay(self, seats: int, options: dict[str, OptionValue], chance: Chance) -> NoriaTable:
        found = figures(str(options["data"]), seats)
        return lay(seats, chance, found, house_of(options), options["market"] == "random")

    def lay_position(
        self, position: dict[str, Any], options: dict[str, OptionValue], chance: Chance
    ) -> NoriaTable:
        found = figures(str(options["data"]), seats_of(position))
        return lay_position(position, chance, found, house_of(options))

    def names(self, lang: str) -> dict[str, str]:
        names = components.load().names("ru" if lang == "ru" else "en")
        for action in ACTIONS:
            if isinstance(action, Pay):
                kinds = PURSES[action.purse]
                names[str(action.parts["payment"])] = _amounts(action.amounts, kinds, names)
            elif isinstance(action, Produce):
                names[str(action.parts["goods"])] = _amounts(action.amounts, GOODS, names)
        return names

    def draw(self, view: dict[str, Any], phrases: Phrasebook) -> str:
        return draw(view, phrases)


def _amounts(amounts: tuple[int, ...], kinds: tuple[str, ...], names: dict[str, str]) -> str:
    """`3 energy 1 mycelium` as people write it."""
    return ", ".join(
        f"{names[kind]} × {count}" for kind, count in zip(kinds, amounts, strict=True) if count
    )


BOX = Noria()
