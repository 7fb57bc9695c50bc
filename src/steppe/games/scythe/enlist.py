"""Enlist: recruits, their one-time and their ongoing bonuses (chapter `scythe.enlist`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...kernel.actions import Action, Part
from ...kernel.table import Automatic, Decision
from . import events
from .actions import (
    DECLINE,
    DECLINE_BONUS,
    RECRUITS,
    RECRUITS_PARTLY,
    TAKE_BONUS,
    Recruit,
)
from .figures import Gains
from .gains import gain, goods, reward
from .state import NOWHERE, ScytheTable
from .terms import BONUSES, BOTTOMS, GOODS


def one_time(table: ScytheTable, bonus: int) -> Gains:
    """The gain of a one-time bonus."""
    return tuple([gain for gain in table.figures.one_time if GOODS[gain[0]] == BONUSES[bonus]])


class EnlistRecruit(Decision[ScytheTable]):
    """Choose a recruit and its one-time bonus."""

    __slots__ = ()

    def rule(self) -> str:
        return "scythe.enlist.move_recruit"

    def about(self, table: ScytheTable, action: Action) -> Mapping[str, object]:
        if not isinstance(action, Recruit):
            return {}
        once = one_time(table, action.bonus)
        return {"gain": goods(once), "ongoing": goods((table.figures.ongoing[action.bottom],))}

    def legal(self, table: ScytheTable) -> Sequence[Action]:
        player = table.players[table.active]
        free = [bonus for bonus in range(4) if not player.bonuses >> bonus & 1]
        waiting = [bottom for bottom in range(4) if not player.recruits >> bottom & 1]
        actions: list[Action] = []
        for recruits in (RECRUITS, RECRUITS_PARTLY):
            actions += [recruits[bottom][bonus] for bottom in waiting for bonus in free]
        actions.append(DECLINE)
        return actions

    def apply(self, table: ScytheTable, action: Action) -> None:
        if not isinstance(action, Recruit):
            return
        player = table.change(table.active)
        player.recruits |= 1 << action.bottom
        player.bonuses |= 1 << action.bonus
        if table.listener:
            table.tell(
                events.Enlisted(
                    "scythe.enlist.move_recruit",
                    player.seat,
                    bottom=BOTTOMS[action.bottom],
                    bonus=BONUSES[action.bonus],
                )
            )
        bonus = one_time(table, action.bonus)
        reward(table, player, bonus, NOWHERE, action.partly, "scythe.enlist.one_time_bonus")

    def why_not(self, table: ScytheTable, action: Action) -> str:
        if not isinstance(action, Recruit):
            return super().why_not(table, action)
        if table.players[table.active].bonuses >> action.bonus & 1:
            return "scythe.enlist.slot_used_once"
        return "scythe.enlist.move_recruit"


ENLIST_RECRUIT = EnlistRecruit()


def earners(table: ScytheTable, bottom: int) -> tuple[int, ...]:
    """The seats whose recruit of this action has been enlisted before it starts, in the order in
    which they gain: the active player, then the left neighbour, then the right one."""
    return tuple(
        [
            seat
            for seat in (table.active, *table.neighbours(table.active))
            if table.players[seat].recruits >> bottom & 1
        ]
    )


class RecruitBonuses(Automatic[ScytheTable]):
    """Hand out the ongoing bonuses of a bottom action."""

    __slots__ = ("bottom", "seats")

    def __init__(self, bottom: int, seats: tuple[int, ...]) -> None:
        self.bottom = bottom
        self.seats = seats

    def key(self) -> tuple[object, ...]:
        return (self.bottom, self.seats)

    def run(self, table: ScytheTable) -> None:
        if table.options.ask_recruit_bonus:
            for seat in reversed(self.seats):
                table.push(RecruitBonus(self.bottom, seat))
        else:
            for seat in self.seats:
                take_bonus(table, self.bottom, seat)


def take_bonus(table: ScytheTable, bottom: int, seat: int) -> None:
    kind, amount = table.figures.ongoing[bottom]
    gain(table, table.change(seat), kind, amount, NOWHERE, "scythe.enlist.ongoing_bonus")


class RecruitBonus(Decision[ScytheTable]):
    """One player may take the ongoing bonus or decline it."""

    __slots__ = ("bottom", "owner")

    def __init__(self, bottom: int, owner: int) -> None:
        self.bottom = bottom
        self.owner = owner

    def key(self) -> tuple[object, ...]:
        return (self.bottom, self.owner)

    def rule(self) -> str:
        return "scythe.enlist.ongoing_is_optional"

    def seat(self, table: ScytheTable) -> int:
        return self.owner

    def parts(self, table: ScytheTable) -> dict[str, Part]:
        kind, amount = table.figures.ongoing[self.bottom]
        return {"bottom": BOTTOMS[self.bottom], "amount": amount, "goods": GOODS[kind]}

    def legal(self, table: ScytheTable) -> Sequence[Action]:
        return BONUS_ANSWERS

    def apply(self, table: ScytheTable, action: Action) -> None:
        if action is TAKE_BONUS:
            take_bonus(table, self.bottom, self.owner)


BONUS_ANSWERS: tuple[Action, ...] = (DECLINE_BONUS, TAKE_BONUS)
