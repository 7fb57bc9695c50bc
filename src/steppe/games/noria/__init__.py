"""Noria: an economic game about a wheel of three rings, for two to four players."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ...kernel.box import Box
from ...kernel.canvas import Canvas
from ...kernel.chance import Chance
from ...kernel.events import Event
from ...kernel.inventory import Inventory
from ...kernel.language import Phrasebook
from ...kernel.mind import Effort
from ...kernel.options import Option, OptionValue
from ...kernel.parts import Parts
from ...kernel.table import Table
from ...nets.value_net import Net
from ...nets.value_net_file import value_net
from ...nets.weights import sharpness
from . import components, drawing, events
from .actions import ACTIONS
from .figures import figures
from .hidden import resample
from .inventory import inventory
from .mind.efforts import EFFORTS
from .mind.fact_names import FACTS
from .mind.mind import NoriaMind
from .mind.occasions import occasions
from .position import lay_position, seats_of
from .printed import printed
from .scoring import TIE_BREAKS, projection, ranks, scores, winners
from .setup import lay
from .state import House, NoriaTable
from .terms import COLOURS
from .text import draw
from .view import own, view

if TYPE_CHECKING:
    from ...kernel.observer import Observer

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
        "how experienced players build their wheels: one after another in the open, or at the "
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
        rule="noria.wheel.activation.patterns",
    ),
    Option(
        "inspections",
        "choice",
        "each_ring",
        "how often Inspection may be used: once on each ring, or once in a turn",
        "сколько раз можно выполнить «Инспекцию»: по разу на каждом кольце или один раз за ход",
        ["each_ring", "each_turn"],
        rule="noria.action.inspection.one_per_ring",
    ),
    Option(
        "bonus_doubling",
        "flag",
        True,
        "an upgraded bonus disc may be used twice even if another disc was",
        "улучшенный диск бонуса можно применить дважды, даже если дважды применён другой диск",
        rule="noria.wheel.upgraded.only_one",
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


class NoriaBox(Box):
    name = "noria"
    title = {"en": "Noria", "ru": "Нория"}
    shelf = 3
    seats = range(2, 5)
    colours = COLOURS
    milestones = (events.Entered, events.Factory)
    tie_breaks = TIE_BREAKS
    styles = ("maker", "shipper")
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

    # -- what is printed, and what lies on a table ---------------------------------------------

    def printed(self, folder: str = "") -> dict[str, Any]:
        return dict(printed(folder))

    def folder(self, table: Table) -> str:
        assert isinstance(table, NoriaTable)
        return table.figures.folder

    def view(self, table: Table, parts: Parts) -> dict[str, Any]:
        assert isinstance(table, NoriaTable)
        return dict(view(table, parts))

    def own(self, table: Table, seat: int) -> dict[str, Any]:
        assert isinstance(table, NoriaTable)
        return own(table, seat)

    def inventory(self, table: Table) -> Inventory:
        assert isinstance(table, NoriaTable)
        return inventory(table)

    def resample(self, table: Table, seat: int, chance: Chance) -> None:
        assert isinstance(table, NoriaTable)
        resample(table, seat, chance)

    def projection(self, table: Table, seat: int | None) -> list[dict[str, Any]]:
        assert isinstance(table, NoriaTable)
        return projection(table)

    def scores(self, table: Table) -> tuple[int, ...]:
        assert isinstance(table, NoriaTable)
        return scores(table)

    def winners(self, table: Table) -> tuple[int, ...]:
        assert isinstance(table, NoriaTable)
        return winners(table)

    def ranks(self, table: Table) -> list[tuple[int, ...]]:
        assert isinstance(table, NoriaTable)
        return ranks(table)

    # -- words and pictures --------------------------------------------------------------------

    def names(self, lang: str, folder: str = "") -> dict[str, str]:
        box = components.load(Path(folder) if folder else None)
        return box.names("ru" if lang == "ru" else "en")

    def draw(self, board: dict[str, Any], phrases: Phrasebook) -> str:
        return draw(board, phrases)

    def picture(self, board: dict[str, Any]) -> Canvas:
        return drawing.draw(board)

    # -- for those who play it well, learn it or count it --------------------------------------

    def mind(
        self, seat: int, style: str = "", net: Net | None = None, agent: bool = False
    ) -> NoriaMind:
        return NoriaMind(seat, style=style, net=net)

    def net(self) -> Net:
        return value_net(self.name, FACTS)

    def effort(self, level: str, alone: bool) -> Effort | None:
        return EFFORTS.get(level)

    def sharpness(self, ruled: bool) -> dict[str, float]:
        return sharpness(self.name, ruled)

    def occasions(self, before: Table, after: Table, seat: int, told: Sequence[Event]) -> list[str]:
        return occasions(seat, told)

    def observer(self, seats: int) -> Observer:
        from .observe import observer  # imported late: it needs numpy

        return observer(seats)


BOX = NoriaBox()
