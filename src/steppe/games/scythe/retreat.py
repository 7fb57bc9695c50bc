"""The retreat of the loser's units, and Nordic's choices (chapter `scythe.combat`)."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel.actions import Action, Part
from ...kernel.table import Automatic, Decision
from . import events
from .actions import RETREAT_WORKERS, RETREATS, AtPlace, Number
from .automa.combat import send_away
from .state import Player, ScytheTable
from .terms import HERO, LAKE, MECH, SEAWORTHY, UNITS, WORKER


def retreat(table: ScytheTable, loser: Player, place: int) -> None:
    """All units of the loser retreat: to the base, or where Nordic with Seaworthy chooses."""
    if table.is_automa(loser):
        send_away(table, loser, place)
        return
    if loser.abilities & SEAWORTHY and refuges(table, loser, place):
        table.push(RetreatUnit(loser.seat, place))
        return
    send_home(table, loser, place)


def send_home(table: ScytheTable, loser: Player, place: int) -> None:
    for unit, count in (
        (HERO, 1 if loser.hero == place else 0),
        (MECH, loser.mechs.count(place)),
        (WORKER, loser.workers.count(place)),
    ):
        if count:
            send(table, loser, unit, place, loser.base, count)


def send(table: ScytheTable, player: Player, unit: int, place: int, to: int, count: int) -> None:
    table.take(player, unit, place, count)
    table.put(player, unit, to, count)
    if table.listener:
        names = table.figures.names
        table.tell(
            events.Retreated(
                "scythe.combat.loser_retreats",
                player.seat,
                unit=UNITS[unit],
                count=count,
                place=names[place],
                to=names[to],
            )
        )


def refuges(table: ScytheTable, player: Player, place: int) -> list[int]:
    """Lakes next to the combat without enemy units."""
    return [
        lake
        for lake in table.figures.around[place]
        if table.figures.terrain[lake] == LAKE
        and not (table.fighters[lake] | table.labour[lake]) & ~player.bit
    ]


class RetreatUnit(Decision[ScytheTable]):
    """Nordic chooses for its hero, then for each mech: a lake nearby or the base."""

    __slots__ = ("loser", "place")

    def __init__(self, loser: int, place: int) -> None:
        self.loser = loser
        self.place = place

    def key(self) -> tuple[object, ...]:
        return (self.loser, self.place)

    def rule(self) -> str:
        return "scythe.mech.nordic.seaworthy_retreat"

    def seat(self, table: ScytheTable) -> int:
        return self.loser

    def parts(self, table: ScytheTable) -> dict[str, Part]:
        unit = HERO if table.players[self.loser].hero == self.place else MECH
        return {"unit": UNITS[unit], "place": table.figures.names[self.place]}

    def legal(self, table: ScytheTable) -> Sequence[Action]:
        player = table.players[self.loser]
        actions: list[Action] = [RETREATS[lake] for lake in refuges(table, player, self.place)]
        actions.append(RETREATS[player.base])
        return actions

    def apply(self, table: ScytheTable, action: Action) -> None:
        assert isinstance(action, AtPlace)
        player = table.change(self.loser)
        to = action.place
        unit = HERO if player.hero == self.place else MECH
        send(table, player, unit, self.place, to, 1)
        if self.place in player.mechs:
            table.push(self)
        elif self.place in player.workers:
            table.push(StrandedWorkers(self.loser, self.place))
        if unit == MECH and to != player.base and self.place in player.workers:
            table.push(RetreatWorkers(self.loser, self.place, to))

    def why_not(self, table: ScytheTable, action: Action) -> str:
        if isinstance(action, AtPlace) and action.verb == "retreat":
            return "scythe.mech.nordic.seaworthy_retreat"
        return super().why_not(table, action)


class RetreatWorkers(Decision[ScytheTable]):
    """How many workers a mech carries."""

    __slots__ = ("loser", "place", "to")

    def __init__(self, loser: int, place: int, to: int) -> None:
        self.loser = loser
        self.place = place
        self.to = to

    def key(self) -> tuple[object, ...]:
        return (self.loser, self.place, self.to)

    def rule(self) -> str:
        return "scythe.mech.nordic.seaworthy_retreat_workers"

    def seat(self, table: ScytheTable) -> int:
        return self.loser

    def parts(self, table: ScytheTable) -> dict[str, Part]:
        return {"place": table.figures.names[self.to]}

    def legal(self, table: ScytheTable) -> Sequence[Action]:
        most = table.players[self.loser].workers.count(self.place)
        return RETREAT_WORKERS[most::-1]

    def apply(self, table: ScytheTable, action: Action) -> None:
        assert isinstance(action, Number)
        if action.number:
            player = table.change(self.loser)
            send(table, player, WORKER, self.place, self.to, action.number)


class StrandedWorkers(Automatic[ScytheTable]):
    """Workers that no mech carries go to the base."""

    __slots__ = ("loser", "place")

    def __init__(self, loser: int, place: int) -> None:
        self.loser = loser
        self.place = place

    def key(self) -> tuple[object, ...]:
        return (self.loser, self.place)

    def run(self, table: ScytheTable) -> None:
        player = table.change(self.loser)
        count = player.workers.count(self.place)
        if count:
            send(table, player, WORKER, self.place, player.base, count)
