"""The variant for experienced players: everybody builds their own wheel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...kernel.actions import Action
from ...kernel.chance import Chance
from ...kernel.table import NOT_NOW, Automatic, Decision
from . import events
from .actions import PLACE, Place
from .state import NoriaTable
from .terms import BONUS, DISCS, SLOTS
from .wheel import ACTIVE, BIT, RING, bits, occupied

RING_COUNTS: Final = (3, 2, 1)  # large, middle, small: noria.expert.wheel.ring_counts
ACTIVE_DISCS: Final = 2  # noria.expert.wheel.half_counts
STARTING_DISCS: Final = 6  # the kinds before the bonus disc
ALL_SLOTS: Final = 4095


def count(slots: int) -> int:
    return bin(slots).count("1")


def _layouts() -> list[int]:
    """Every choice of six slots that the variant allows, as bits."""
    active = bits(ACTIVE)
    rings = [bits(tuple([s for s in range(12) if RING[s] == ring])) for ring in range(3)]
    return [
        slots
        for slots in range(ALL_SLOTS + 1)
        if count(slots & active) == ACTIVE_DISCS
        and all(count(slots & rings[ring]) == RING_COUNTS[ring] for ring in range(3))
    ]


LAYOUTS: Final = _layouts()


def free_slots(taken: int) -> list[int]:
    """The slots for the next disc with which the wheel can still be finished."""
    reachable = 0
    for layout in LAYOUTS:
        if taken & ~layout == 0:
            reachable |= layout
    return [slot for slot in range(12) if reachable & ~taken & BIT[slot]]


class BuildWheel(Decision[NoriaTable]):
    """The slot for the next of the six starting discs, in the order of their kinds.

    The order loses no options: every disc can get every slot.
    """

    __slots__ = ("_seat",)

    def __init__(self, seat: int) -> None:
        self._seat = seat

    def key(self) -> tuple[object, ...]:
        return (self._seat,)

    def seat(self, table: NoriaTable) -> int:
        return self._seat

    def legal(self, table: NoriaTable) -> Sequence[Action]:
        taken = occupied(table.players[self._seat].wheel)
        return [PLACE[count(taken)][slot] for slot in free_slots(taken)]

    def aloud(self, table: NoriaTable) -> bool:
        return table.building  # silence would reveal that only one slot was left

    def apply(self, table: NoriaTable, action: Action) -> None:
        assert isinstance(action, Place)
        wheel = table.players[self._seat].wheel
        wheel[action.slot] = action.disc + 1
        if table.listener:
            disc, slot = DISCS[action.disc], SLOTS[action.slot]
            if table.building:
                rule = "noria.expert.wheel.build_mode"
                table.tell(events.Built(rule, self._seat, disc=disc, slot=slot))
            else:
                rule = "noria.expert.wheel.own_layout"
                table.tell(events.Placed(rule, self._seat, disc=disc, slot=slot))
        if count(occupied(wheel)) < STARTING_DISCS:
            table.push(self)

    def why_not(self, table: NoriaTable, action: Action) -> str:
        if not isinstance(action, Place):
            return NOT_NOW
        taken = occupied(table.players[self._seat].wheel)
        if action.disc != count(taken) or action.disc == BONUS or taken & BIT[action.slot]:
            return "noria.expert.wheel.own_layout"
        ring = RING[action.slot]
        on_ring = [s for s in range(12) if RING[s] == ring and taken & BIT[s]]
        if len(on_ring) == RING_COUNTS[ring]:
            return "noria.expert.wheel.ring_counts"
        return "noria.expert.wheel.half_counts"

    def rule(self) -> str:
        return "noria.expert.wheel.own_layout"

    def parts(self, table: NoriaTable) -> dict[str, str | int]:
        return {"disc": DISCS[count(occupied(table.players[self._seat].wheel))]}


class RevealWheels(Automatic[NoriaTable]):
    """All wheels are built and revealed."""

    __slots__ = ()

    def run(self, table: NoriaTable) -> None:
        if table.building:
            table.building = False
            table.barrier = "barrier-revealed"
            if table.listener:
                table.tell(events.Wheels("noria.expert.wheel.build_mode", table.first))


def random_wheel(chance: Chance, stream: str, discs: int) -> bytearray:
    """A random wheel that the variant allows, with the first `discs` discs in place."""
    layout = LAYOUTS[chance.below(stream, len(LAYOUTS))]
    slots = [slot for slot in range(12) if layout & BIT[slot]]
    chance.shuffle(stream, slots)
    wheel = bytearray(12)
    for disc, slot in enumerate(slots[:discs]):
        wheel[slot] = disc + 1
    return wheel
