"""A turn: to the village or on a raid, the limits at its end, and the end of the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ...kernel.actions import Action, Part
from ...kernel.table import NOT_NOW, Automatic, Decision
from . import events
from .actions import DISCARD, END_TURN, PLACE, SKIP, Discard, Place, Raid
from .raid import begin_raid, possible_raids, raid_about, stuck, why_no_raid
from .scoring import tell_scores
from .solo import CHIEF_TURN
from .state import RaidersTable
from .supply import discard, kinds
from .terms import BUILDINGS, COLOURS, GOODS, NONE
from .village import TAKE_WORKER, USE


class TakeTurn(Decision[RaidersTable]):
    """Place the worker in the village, or go on a raid with it."""

    __slots__ = ()

    def legal(self, table: RaidersTable) -> Sequence[Action]:
        player = table.players[table.active]
        found = possible_raids(table, player)
        village, blocked, colour = table.village, table.blocked, player.worker
        gates = table.figures.building_workers
        for building in range(len(BUILDINGS)):
            if village[building] == NONE and gates[building][colour] and building != blocked:
                found.append(PLACE[building])
        return found

    def apply(self, table: RaidersTable, action: Action) -> None:
        player = table.players[table.active]
        player.used = 0
        table.push(TURN_ENDS)
        if isinstance(action, Raid):
            begin_raid(table, action.settlement)
            return
        assert isinstance(action, Place)
        building = action.building
        colour = player.worker
        player.worker = NONE
        table.village[building] = colour
        if table.listener:
            table.tell(
                events.Placed(
                    "raiders.turn.place_then_take",
                    table.active,
                    building=BUILDINGS[building],
                    worker=COLOURS[colour],
                )
            )
        table.push(TAKE_WORKER[building])
        table.push(USE[building][colour])

    def about(self, table: RaidersTable, action: Action) -> Mapping[str, object]:
        return raid_about(table, action.settlement) if isinstance(action, Raid) else {}

    def why_not(self, table: RaidersTable, action: Action) -> str:
        player = table.players[table.active]
        if isinstance(action, Raid):
            return why_no_raid(table, player, action.settlement)
        if isinstance(action, Place):
            if action.building == table.blocked:
                return "raiders.solo.blocked.no_worker"
            if table.village[action.building] != NONE:
                return "raiders.turn.village.free_building"
            return "raiders.turn.village.colour_gate"
        return "raiders.turn.choice" if action is SKIP or action is END_TURN else NOT_NOW

    def rule(self) -> str:
        return "raiders.turn.choice"

    def parts(self, table: RaidersTable) -> dict[str, Part]:
        return {"worker": COLOURS[table.players[table.active].worker]}


class TurnEnds(Automatic[RaidersTable]):
    """The end of a turn: cards above the limit are discarded, and the player confirms."""

    __slots__ = ()

    def run(self, table: RaidersTable) -> None:
        table.push(END)
        limit = table.figures.limit_cards
        if len(table.players[table.active].hand) > limit:
            table.push(DiscardDown(table.active, limit, "raiders.limit.hand"))


class DiscardDown(Decision[RaidersTable]):
    """Discard cards of the player's choice down to a limit."""

    __slots__ = ("limit", "owner", "why")

    def __init__(self, owner: int, limit: int, why: str) -> None:
        self.owner = owner
        self.limit = limit
        self.why = why

    def key(self) -> tuple[object, ...]:
        return (self.owner, self.limit, self.why)

    def seat(self, table: RaidersTable) -> int:
        return self.owner

    def legal(self, table: RaidersTable) -> Sequence[Action]:
        return [DISCARD[card] for card in kinds(table.players[self.owner].hand)]

    def aloud(self, table: RaidersTable) -> bool:
        return True  # taken silently, it would reveal that all cards are alike

    def apply(self, table: RaidersTable, action: Action) -> None:
        assert isinstance(action, Discard)
        discard(table, self.owner, action.card, self.why)
        if len(table.players[self.owner].hand) > self.limit:
            table.push(self)

    def rule(self) -> str:
        return self.why

    def parts(self, table: RaidersTable) -> dict[str, Part]:
        return {"left": len(table.players[self.owner].hand) - self.limit}


class EndTurn(Decision[RaidersTable]):
    """The player ends the turn, which can be undone until then."""

    __slots__ = ()

    def legal(self, table: RaidersTable) -> Sequence[Action]:
        return _END_TURN

    def aloud(self, table: RaidersTable) -> bool:
        return True

    def apply(self, table: RaidersTable, action: Action) -> None:
        goods = table.players[table.active].goods
        for good in range(3):  # raiders.limit.silver, .provisions, .kumis
            surplus = goods[good] - table.figures.limits[good]
            if surplus > 0:
                goods[good] -= surplus
                if table.listener:
                    table.tell(
                        events.Surplus(
                            f"raiders.limit.{GOODS[good]}",
                            table.active,
                            goods={GOODS[good]: surplus},
                        )
                    )
        if table.chief is None:
            next_turn(table)
        elif not side_done(table):  # raiders.solo.alternate
            table.push(NEXT_TURN)
            table.push(CHIEF_TURN)

    def rule(self) -> str:
        return "raiders.turn.end_pass"


_END_TURN: Final = [END_TURN]
TAKE_TURN: Final = TakeTurn()
TURN_ENDS: Final = TurnEnds()
END: Final = EndTurn()


class NextTurn(Automatic[RaidersTable]):
    """The chief has moved, too."""

    __slots__ = ()

    def run(self, table: RaidersTable) -> None:
        next_turn(table)


NEXT_TURN: Final = NextTurn()


def next_turn(table: RaidersTable) -> None:
    """The turn passes to the left (raiders.turn.end_pass), unless the game is over."""
    if side_done(table):
        return
    if table.rounds and table.turn >= table.rounds * table.seats:
        finish(table)
        return
    table.turn += 1
    table.active = (table.active + 1) % table.seats
    table.push(TAKE_TURN)


def side_done(table: RaidersTable) -> bool:
    """After a turn of a player or the chief: count down, or check whether the end is triggered."""
    if table.ending > 0:
        table.ending -= 1
        if table.ending == 0:
            finish(table)
            return True
    elif table.ending == NONE:
        figures = table.figures
        # Everybody, including the player who triggered the end, has one more turn.
        turns = table.seats + (table.chief is not None)
        if table.spaces_left <= figures.end_spaces:
            end_comes(table, turns, "raiders.end.trigger_plunder")
        elif table.quests_left <= figures.end_quests:
            end_comes(table, turns, "raiders.end.trigger_quests")
        elif stuck(table):  # the round is completed
            end_comes(table, (table.first - table.active - 1) % table.seats, "raiders.end.stuck")
            if table.ending == 0:
                finish(table)
                return True
    return False


def end_comes(table: RaidersTable, turns: int, rule: str) -> None:
    """Trigger the end, with `turns` turns still to come."""
    table.ending = turns
    if table.listener:
        table.tell(
            events.EndTriggered(
                rule,
                table.active,
                spaces=table.spaces_left,
                quests=table.quests_left,
                turns=turns,
            )
        )


def finish(table: RaidersTable) -> None:
    table.finish()
    if table.listener:
        tell_scores(table)
