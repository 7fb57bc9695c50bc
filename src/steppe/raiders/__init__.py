"""Raiders of Scythia («Всадники Скифии») for one to four players."""

from __future__ import annotations

from typing import Any

from ..kernel.box import AGAINST_BOTS, Box, Quick
from ..kernel.chance import Chance
from ..kernel.errors import OptionError
from ..kernel.language import Phrasebook
from ..kernel.options import Option, OptionValue
from .actions import ACTIONS
from .components import load
from .figures import figures
from .setup import lay
from .state import Raiders
from .text import draw

OPPONENTS = ("trader", "lookout", "huntsman", "outrider")


class RaidersBox(Box):
    name = "raiders"
    title = {"en": "Raiders of Scythia", "ru": "Всадники Скифии"}
    seats = range(1, 5)
    actions = ACTIONS
    options = (
        Option(
            "solo",
            "choice",
            "none",
            en="who rides with the nameless chief against a lone player; with one seat, lookout "
            "unless you say otherwise",
            ru="кто сопровождает безымянного вождя в одиночной игре; если место одно и ничего не "
            "указано, то наблюдательница",
            choices=("none", *OPPONENTS),
        ),
        Option(
            "rounds",
            "number",
            0,
            en="end the game after so many rounds, for simulations; 0: play until the rules end it",
            ru="закончить партию через столько кругов (для моделирования); 0: играть до конца",
        ),
        Option(
            "data",
            "text",
            "",
            en="a folder with your own component files; empty: those of the program",
            ru="папка с вашими файлами компонентов; пусто: файлы программы",
        ),
    )

    quick = (
        Quick("chief", {"en": "Against the nameless chief", "ru": "Против безымянного вождя"}, 1),
        Quick("bots", AGAINST_BOTS, 3),
    )

    def lay(self, seats: int, options: dict[str, OptionValue], chance: Chance) -> Raiders:
        return lay(
            seats,
            chance,
            figures(str(options["data"])),
            opponent(seats, options),
            int(str(options["rounds"])),
        )

    def usual_seats(self, options: dict[str, OptionValue]) -> int:
        return 4 if options["solo"] == "none" else 1

    def lay_position(
        self, position: dict[str, Any], options: dict[str, OptionValue], chance: Chance
    ) -> Raiders:
        from .position import lay_position

        return lay_position(position, options, chance)

    def names(self, lang: str) -> dict[str, str]:
        return load().names(lang)

    def draw(self, view: dict[str, Any], phrases: Phrasebook) -> str:
        return draw(view, phrases)


def opponent(seats: int, options: dict[str, OptionValue]) -> str:
    """The chief's companion; nobody when several play."""
    chosen = str(options["solo"])
    if seats > 1:
        if chosen != "none":
            raise OptionError(f"option solo: {chosen!r} rides against one seat, not {seats}").said(
                "fault-solo-seats", option="solo", opponent=chosen, seats=seats
            )
        return ""
    return "lookout" if chosen == "none" else chosen


BOX = RaidersBox()
