"""Scythe for two to five players, solo against the Automa, or with people and Automas mixed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ...kernel.box import AGAINST_BOTS, Box, Quick, Solo
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
from .automa.setup import DEFAULT_LEVEL
from .automa.setup import NONE as NO_AUTOMA
from .automa.setup import OPTIONS as AUTOMA_OPTIONS
from .figures import Figures
from .hidden import resample
from .inventory import inventory
from .mind.efforts import AGAINST_AUTOMA, EFFORTS
from .mind.fact_names import FACTS
from .mind.mind import ScytheMind
from .mind.occasions import occasions
from .people import compared
from .position import lay_position
from .printed import printed
from .scoring import TIE_BREAKS, projection, ranks, scores, winners
from .setup import lay
from .state import ScytheTable
from .terms import FACTIONS, MATS
from .text import draw
from .view import own, view
from .watch import ScytheWatch, balanced

if TYPE_CHECKING:
    from ...kernel.game import Game
    from ...kernel.observer import Observer
    from ...kernel.watch import Watch

TILES = [tile.id for tile in components.load().tracks.structure_bonuses]


@cache
def figures(folder: str = "") -> Figures:
    """The printed figures, or those of an owner's folder of corrected files."""
    return Figures(components.load(Path(folder) if folder else None), folder)


class ScytheBox(Box):
    name = "scythe"
    title = {"en": "Scythe", "ru": "Серп"}
    shelf = 1
    seats = range(1, 6)
    milestones = (events.Star,)
    tie_breaks = TIE_BREAKS
    styles = ("builder", "warlike", "popular")
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
            "Rusviet may choose the Factory card on consecutive turns",
            "Руссвет может выбирать карту Фабрики два хода подряд",
            rule="scythe.faction.rusviet.relentless_factory",
        ),
        Option(
            "camaraderie",
            "choice",
            "combat",
            "for which retreats Polania's Camaraderie spares popularity",
            "при каких отступлениях Товарищество Полянии бережёт популярность",
            ["combat", "every_retreat"],
            rule="scythe.mech.polania.camaraderie",
        ),
        Option(
            "recruit_bonus",
            "choice",
            "ask",
            "whether an ongoing recruit bonus may be declined or is always taken",
            "можно ли отказаться от постоянного бонуса рекрута или он берётся всегда",
            ["ask", "take"],
            rule="scythe.enlist.ongoing_is_optional",
        ),
        Option(
            "bribes",
            "flag",
            False,
            "players may give each other coins",
            "игроки могут передавать друг другу монеты",
            solo=False,
        ),
        Option(
            "deals_before_moves",
            "flag",
            True,
            "with bribes: a player within reach of a Move may pay the mover before it begins",
            "если разрешены сделки: до кого может дойти перемещение, тот вправе заплатить до него",
            solo=False,
            rule="scythe.bribe.before_moves",
            before=False,
        ),
        Option(
            "delay_penalty",
            "flag",
            False,
            "a player who holds up the game to calculate loses 2 popularity",
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
        alone = options["automa"] != NO_AUTOMA or options["automas"]
        return 1 if alone else super().usual_seats(options)

    pick = "factions"
    solo = Solo({"en": "Automa", "ru": "Автома"}, "automa", DEFAULT_LEVEL, "automas")
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

    # -- what is printed, and what lies on a table ---------------------------------------------

    def printed(self, folder: str = "") -> dict[str, Any]:
        return dict(printed(figures(folder)))

    def folder(self, table: Table) -> str:
        assert isinstance(table, ScytheTable)
        return table.figures.folder

    def view(self, table: Table, parts: Parts) -> dict[str, Any]:
        assert isinstance(table, ScytheTable)
        return dict(view(table, parts))

    def own(self, table: Table, seat: int) -> dict[str, Any]:
        assert isinstance(table, ScytheTable)
        return own(table, seat)

    def inventory(self, table: Table) -> Inventory:
        assert isinstance(table, ScytheTable)
        return inventory(table)

    def resample(self, table: Table, seat: int, chance: Chance) -> None:
        assert isinstance(table, ScytheTable)
        resample(table, seat, chance)

    def projection(self, table: Table, seat: int | None) -> list[dict[str, Any]]:
        assert isinstance(table, ScytheTable)
        return projection(table)

    def scores(self, table: Table) -> tuple[int, ...]:
        assert isinstance(table, ScytheTable)
        return scores(table)

    def winners(self, table: Table) -> tuple[int, ...]:
        assert isinstance(table, ScytheTable)
        return winners(table)

    def ranks(self, table: Table) -> list[tuple[int, ...]]:
        assert isinstance(table, ScytheTable)
        return ranks(table)

    # -- words and pictures --------------------------------------------------------------------

    def names(self, lang: str, folder: str = "") -> dict[str, str]:
        box = figures(folder).components
        names = box.names("ru" if lang == "ru" else "en")
        # Territories have no names: players refer to them by terrain.
        hexes = {place.id: f"{place.id} ({names[place.terrain]})" for place in box.board.hexes}
        return hexes | names

    def draw(self, board: dict[str, Any], phrases: Phrasebook) -> str:
        return draw(board, phrases)

    def picture(self, board: dict[str, Any]) -> Canvas:
        return drawing.draw(board)

    # -- for those who play it well, learn it or count it --------------------------------------

    def mind(
        self, seat: int, style: str = "", net: Net | None = None, agent: bool = False
    ) -> ScytheMind:
        return ScytheMind(seat, style=style, net=net, agent=agent)

    def net(self) -> Net:
        return value_net(self.name, FACTS)

    def effort(self, level: str, alone: bool) -> Effort | None:
        if alone and level in AGAINST_AUTOMA:
            return AGAINST_AUTOMA[level]
        return EFFORTS.get(level)

    def sharpness(self, ruled: bool) -> dict[str, float]:
        return sharpness(self.name, ruled)

    def observer(self, seats: int) -> Observer:
        from .observe import observer  # imported late: it needs numpy

        return observer(seats)

    def occasions(self, before: Table, after: Table, seat: int, told: Sequence[Event]) -> list[str]:
        assert isinstance(before, ScytheTable)
        assert isinstance(after, ScytheTable)
        return occasions(before, after, seat, told)

    def watch(self, game: Game) -> Watch:
        return ScytheWatch(game)

    def balanced(self, deal: int, seats: int, seed: str, asked: Set[str]) -> dict[str, object]:
        return balanced(deal, seats, seed, asked)

    def people(self, found: Mapping[str, Any]) -> list[dict[str, Any]]:
        return compared(found)

    order_matters = False


BOX = ScytheBox()
