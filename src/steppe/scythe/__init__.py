"""Scythe for two to five players, or for one against the Automa."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from ..kernel.box import AGAINST_BOTS, Box, Quick
from ..kernel.chance import Chance
from ..kernel.language import Phrasebook
from ..kernel.options import Option, OptionValue
from . import components
from .actions import ACTIONS
from .automa.setup import NONE as NO_AUTOMA
from .automa.setup import OPTIONS as AUTOMA_OPTIONS
from .figures import Figures
from .position import lay_position
from .setup import lay
from .state import ScytheTable
from .terms import FACTIONS, MATS
from .text import draw

TILES = [tile.id for tile in components.load().tracks.structure_bonuses]


@cache
def figures(folder: str = "") -> Figures:
    """The figures of the box, or of an owner's folder of corrected files."""
    return Figures(components.load(Path(folder) if folder else None))


class Scythe(Box):
    name = "scythe"
    title = {"en": "Scythe", "ru": "Серп"}
    seats = range(1, 6)
    actions = ACTIONS
    options = (
        Option(
            "factions",
            "list",
            [],
            "factions by seat; those not named are dealt at random",
            "нации по местам; неназванные раздаются случайно",
            FACTIONS,
        ),
        Option(
            "mats",
            "list",
            [],
            "player mats by seat; those not named are dealt at random",
            "планшеты игроков по местам; неназванные раздаются случайно",
            MATS,
        ),
        Option(
            "structure_bonus",
            "choice",
            "random",
            "the structure bonus tile",
            "жетон бонуса за здания",
            ["random", *TILES],
        ),
        Option(
            "banned_pairs",
            "flag",
            False,
            "never deal Rusviet with Industrial or Crimea with Patriotic",
            "не раздавать Руссвет с Промышленным и Крым с Патриотическим планшетом",
        ),
        Option(
            "relentless_factory",
            "flag",
            True,
            "Rusviet may choose the Factory card on two turns running",
            "Руссвет может выбирать карту Фабрики два хода подряд",
        ),
        Option(
            "camaraderie",
            "choice",
            "combat",
            "for which retreats Polania's Camaraderie spares popularity",
            "при каких отступлениях Товарищество Полянии бережёт популярность",
            ["combat", "every_retreat"],
        ),
        Option(
            "recruit_bonus",
            "choice",
            "ask",
            "whether an ongoing recruit bonus may be declined or is always taken",
            "можно ли отказаться от постоянного бонуса рекрута или он берётся всегда",
            ["ask", "take"],
        ),
        Option(
            "bribes",
            "flag",
            False,
            "players may give each other coins",
            "игроки могут передавать друг другу монеты",
        ),
        Option(
            "delay_penalty",
            "flag",
            False,
            "whoever holds up the game to calculate loses 2 popularity",
            "кто задерживает игру подсчётами, теряет 2 популярности",
        ),
        Option(
            "practice_scoring",
            "flag",
            False,
            "announce a practice scoring when the first star is placed",
            "объявлять пробный подсчёт, когда выставлена первая звезда",
        ),
        Option(
            "achievement_sheet",
            "flag",
            False,
            "name the winner's feats for an achievement sheet",
            "называть достижения победителя для листа достижений",
        ),
        Option(
            "data",
            "text",
            "",
            "a folder with corrected component files",
            "папка с исправленными файлами компонентов",
        ),
        *AUTOMA_OPTIONS,
    )

    def usual_seats(self, options: dict[str, OptionValue]) -> int:
        return super().usual_seats(options) if options["automa"] == NO_AUTOMA else 1

    quick = (
        Quick("automa", {"en": "Against the Automa", "ru": "Против Автомы"}, 1),
        Quick("bots", AGAINST_BOTS, 3, {"recruit_bonus": "take"}),
    )

    def lay(self, seats: int, options: dict[str, OptionValue], chance: Chance) -> ScytheTable:
        return lay(seats, options, chance, figures(str(options["data"])))

    def lay_position(
        self, position: dict[str, Any], options: dict[str, OptionValue], chance: Chance
    ) -> ScytheTable:
        return lay_position(position, options, chance, figures(str(options["data"])))

    def names(self, lang: str) -> dict[str, str]:
        box = components.load()
        names = box.names("ru" if lang == "ru" else "en")
        # Territories have no names: their terrain is what players go by.
        hexes = {place.id: f"{place.id} ({names[place.terrain]})" for place in box.board.hexes}
        return hexes | names

    def draw(self, view: dict[str, Any], phrases: Phrasebook) -> str:
        return draw(view, phrases)


BOX = Scythe()
