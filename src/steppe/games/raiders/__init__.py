"""Raiders of Scythia («Всадники Скифии») for one to four players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ...kernel.box import AGAINST_BOTS, Box, Quick, Solo
from ...kernel.canvas import Canvas
from ...kernel.chance import Chance
from ...kernel.errors import OptionError
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
from . import drawing, events
from .actions import ACTIONS
from .components import load
from .figures import figures
from .hidden import resample
from .inventory import inventory
from .mind.efforts import EFFORTS
from .mind.fact_names import FACTS
from .mind.mind import RaidersMind
from .mind.occasions import occasions
from .printed import printed
from .scoring import TIE_BREAKS, projection, ranks, scores, winners
from .setup import lay
from .state import RaidersTable
from .terms import SEATS
from .text import draw
from .view import own, view
from .watch import RaidersWatch

if TYPE_CHECKING:
    from ...kernel.game import Game
    from ...kernel.observer import Observer
    from ...kernel.watch import Watch

DEFAULT_OPPONENT = "lookout"
OPPONENTS = ("trader", "lookout", "huntsman", "outrider")


class RaidersBox(Box):
    name = "raiders"
    title = {"en": "Raiders of Scythia", "ru": "Всадники Скифии"}
    shelf = 2
    seats = range(1, 5)
    milestones = (events.QuestCompleted, events.ChiefQuest, events.EndTriggered)
    tie_breaks = TIE_BREAKS
    styles = ("fighter", "trader")
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
            solo=True,
        ),
        Option(
            "rounds",
            "number",
            0,
            en="end the game after this many rounds, for simulations; 0: play to the regular end",
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

    colours = SEATS
    solo = Solo({"en": "Chief", "ru": "Вождь"}, "solo", DEFAULT_OPPONENT)
    quick = (
        Quick("chief", {"en": "Against the nameless chief", "ru": "Против безымянного вождя"}, 1),
        Quick("bots", AGAINST_BOTS, 3),
    )

    def lay(self, seats: int, options: dict[str, OptionValue], chance: Chance) -> RaidersTable:
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
    ) -> RaidersTable:
        from .position import lay_position

        return lay_position(position, options, chance)

    # -- what is printed, and what lies on a table ---------------------------------------------

    def printed(self, folder: str = "") -> dict[str, Any]:
        return dict(printed(folder))

    def folder(self, table: Table) -> str:
        assert isinstance(table, RaidersTable)
        return table.figures.folder

    def view(self, table: Table, parts: Parts) -> dict[str, Any]:
        assert isinstance(table, RaidersTable)
        return dict(view(table, parts))

    def own(self, table: Table, seat: int) -> dict[str, Any]:
        assert isinstance(table, RaidersTable)
        return own(table, seat)

    def inventory(self, table: Table) -> Inventory:
        assert isinstance(table, RaidersTable)
        return inventory(table)

    def resample(self, table: Table, seat: int, chance: Chance) -> None:
        assert isinstance(table, RaidersTable)
        resample(table, seat, chance)

    def projection(self, table: Table, seat: int | None) -> list[dict[str, Any]]:
        assert isinstance(table, RaidersTable)
        return projection(table)

    def scores(self, table: Table) -> tuple[int, ...]:
        assert isinstance(table, RaidersTable)
        return scores(table)

    def winners(self, table: Table) -> tuple[int, ...]:
        assert isinstance(table, RaidersTable)
        return winners(table)

    def ranks(self, table: Table) -> list[tuple[int, ...]]:
        assert isinstance(table, RaidersTable)
        return ranks(table)

    # -- words and pictures --------------------------------------------------------------------

    def names(self, lang: str, folder: str = "") -> dict[str, str]:
        return load(folder).names(lang)

    def draw(self, board: dict[str, Any], phrases: Phrasebook) -> str:
        return draw(board, phrases)

    def picture(self, board: dict[str, Any]) -> Canvas:
        return drawing.draw(board)

    # -- for those who play it well, learn it or count it --------------------------------------

    def mind(
        self, seat: int, style: str = "", net: Net | None = None, agent: bool = False
    ) -> RaidersMind:
        return RaidersMind(seat, style=style, net=net)

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

    def watch(self, game: Game) -> Watch:
        return RaidersWatch(game)


def opponent(seats: int, options: dict[str, OptionValue]) -> str:
    """The chief's companion; empty with several players."""
    chosen = str(options["solo"])
    if seats > 1:
        if chosen != "none":
            raise OptionError("fault-solo-seats", option="solo", opponent=chosen, seats=seats)
        return ""
    return DEFAULT_OPPONENT if chosen == "none" else chosen


BOX = RaidersBox()
