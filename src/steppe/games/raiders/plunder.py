"""Plunder: the emptied raid space, its worker, and the quest under it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...kernel.actions import Action, Part
from ...kernel.table import NOT_NOW, Decision
from . import events
from .actions import SPACE, SpendKumis, TakeSpace
from .state import RaidersTable
from .terms import COLOURS, GOODS, NONE, PLUNDER, SETTLEMENTS, SPACES


class ChooseSpace(Decision[RaidersTable]):
    """Which raid space of the settlement to empty."""

    __slots__ = ("settlement",)

    def __init__(self, settlement: int) -> None:
        self.settlement = settlement

    def key(self) -> tuple[object, ...]:
        return (self.settlement,)

    def legal(self, table: RaidersTable) -> Sequence[Action]:
        first = 2 * self.settlement
        return [SPACE[space] for space in (first, first + 1) if table.piles[space]]

    def apply(self, table: RaidersTable, action: Action) -> None:
        assert isinstance(action, TakeSpace)
        space = action.space
        player = table.players[table.active]
        pile = pile_of(table, space)
        for good, amount in pile.items():
            player.goods[GOODS.index(good)] += amount
        if table.listener:
            table.tell(events.Gained("raiders.raid.collect", table.active, goods=pile))
        player.worker = table.workers[space]
        if table.listener:
            table.tell(
                events.Plundered(
                    "raiders.raid.collect",
                    table.active,
                    space=SPACES[space],
                    worker=COLOURS[player.worker],
                )
            )
        clear(table, space)

    def about(self, table: RaidersTable, action: Action) -> Mapping[str, object]:
        assert isinstance(action, TakeSpace)
        worker = COLOURS[table.workers[action.space]]
        return {"gain": pile_of(table, action.space), "worker": worker}

    def why_not(self, table: RaidersTable, action: Action) -> str:
        if isinstance(action, SpendKumis):
            return "raiders.raid.sequence"
        return "raiders.raid.choose_space" if isinstance(action, TakeSpace) else NOT_NOW

    def rule(self) -> str:
        return "raiders.raid.choose_space"

    def parts(self, table: RaidersTable) -> dict[str, Part]:
        return {"settlement": SETTLEMENTS[self.settlement]}


def pile_of(table: RaidersTable, space: int) -> dict[str, int]:
    """The plunder on a raid space, by name."""
    pieces = table.plunder[4 * space : 4 * space + 4]
    return {GOODS[PLUNDER + kind]: amount for kind, amount in enumerate(pieces) if amount}


def clear(table: RaidersTable, space: int) -> None:
    """Empty the space, and reveal the quest under it."""
    table.plunder[4 * space : 4 * space + 4] = (0, 0, 0, 0)
    table.piles[space] = 0
    table.workers[space] = NONE
    table.spaces_left -= 1
    quest = table.quests[space]
    if quest != NONE:
        table.barrier = "barrier-revealed"
        if table.listener:
            table.tell(
                events.QuestRevealed(
                    "raiders.raid.reveal_quest",
                    table.active,
                    quest=table.figures.quests[quest],
                    place=SPACES[space],
                )
            )
