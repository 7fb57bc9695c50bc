"""The management phase: income, turning the wheel, placing bought discs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...kernel.actions import Action
from ...kernel.table import Automatic, Decision
from . import events
from .actions import PLACE, Place
from .state import NoriaTable, Player
from .terms import DISCS, LARGE, MIDDLE, SLOTS, SMALL
from .wheel import BIT, disc_kind, occupied, turn


class Management(Automatic[NoriaTable]):
    __slots__ = ()

    def run(self, table: NoriaTable) -> None:
        player = table.players[table.active]
        figures = table.figures
        knowledge = figures.gears[figures.factories - player.factories]
        player.knowledge += knowledge  # noria.management.knowledge
        wheel = player.wheel
        turn(wheel, SMALL)  # noria.management.rotate
        turn(wheel, MIDDLE)
        turn(wheel, LARGE)
        table.forget_slots()  # the used slots now hold other discs
        if table.listener:
            if knowledge:
                table.tell(
                    events.Income("noria.management.knowledge", table.active, knowledge=knowledge)
                )
            table.tell(events.Rotated("noria.management.rotate", table.active))
        if player.centre:
            table.push(PLACEMENT)  # noria.management.place_after_rotation


_places: Final[dict[tuple[int, int], tuple[Place, ...]]] = {}


def places(disc: int, discs: int) -> tuple[Place, ...]:
    """Every slot for a disc on a wheel with discs on these slots; empty ones come last."""
    found = _places.get((disc, discs))
    if found is None:
        found = (
            *[place for place in PLACE[disc] if discs & BIT[place.slot]],
            *[place for place in PLACE[disc] if not discs & BIT[place.slot]],
        )
        _places[disc, discs] = found
    return found


class Placement(Decision[NoriaTable]):
    """The slot for a bought disc; with several in the centre also which one."""

    __slots__ = ()

    def legal(self, table: NoriaTable) -> Sequence[Action]:
        player = table.players[table.active]
        discs = occupied(player.wheel)
        centre = player.centre
        if len(centre) == 1:
            return places(centre[0], discs)
        found: list[Action] = []
        for disc in range(7):
            if disc in centre:
                found += places(disc, discs)
        return found

    def apply(self, table: NoriaTable, action: Action) -> None:
        assert isinstance(action, Place)
        player = table.players[table.active]
        player.centre.remove(action.disc)
        put(table, player, action)
        if player.centre:  # noria.management.place_all
            table.push(PLACEMENT)

    def why_not(self, table: NoriaTable, action: Action) -> str:
        if isinstance(action, Place):
            return "noria.management.place_any_slot"
        return "noria.management.place_all"

    def rule(self) -> str:
        return "noria.management.place_any_slot"

    def parts(self, table: NoriaTable) -> dict[str, str | int]:
        return {"discs": len(table.players[table.active].centre)}


def put(table: NoriaTable, player: Player, action: Place) -> None:
    before = player.wheel[action.slot]
    player.wheel[action.slot] = action.disc + 1  # noria.setup.wheel.normal_side
    if table.listener:
        table.tell(
            events.Placed(
                "noria.management.place_any_slot",
                table.active,
                disc=DISCS[action.disc],
                slot=SLOTS[action.slot],
            )
        )
        if before:
            table.tell(
                events.Replaced(
                    "noria.management.replace",
                    table.active,
                    disc=DISCS[disc_kind(before)],
                    slot=SLOTS[action.slot],
                )
            )


MANAGEMENT: Final = Management()
PLACEMENT: Final = Placement()
