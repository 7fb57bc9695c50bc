"""Rounds and turns: the next player, and the end of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...kernel.actions import Action
from ...kernel.table import Automatic, Decision, Step
from . import events
from .action_phase import ACTION_PHASE
from .actions import END_TURN
from .influence import INFLUENCE
from .management import MANAGEMENT
from .politics import POLITICS
from .scoring import score
from .state import NoriaTable


class StartRound(Automatic[NoriaTable]):
    """The lowest token leaves the round track (noria.round.token)."""

    __slots__ = ()

    def run(self, table: NoriaTable) -> None:
        table.round += 1
        if table.listener:
            left = table.figures.rounds - table.round
            rule = "noria.round.token" if left else "noria.round.last"
            table.tell(events.Round(rule, table.first, round=table.round, left=left))
        start_turn(table, table.first)


def start_turn(table: NoriaTable, seat: int) -> None:
    table.start_turn(seat)
    table.stack += PHASES


class EndTurn(Decision[NoriaTable]):
    """The turn is done, except for ending it."""

    __slots__ = ()

    def legal(self, table: NoriaTable) -> Sequence[Action]:
        return _END_ONLY

    def aloud(self, table: NoriaTable) -> bool:
        return True

    def apply(self, table: NoriaTable, action: Action) -> None:
        following = (table.active + 1) % table.seats  # noria.round.order
        if following != table.first:
            start_turn(table, following)
        elif table.round < table.figures.rounds:
            table.push(START_ROUND)
        else:
            finish(table)

    def rule(self) -> str:
        return "noria.round.order"


def finish(table: NoriaTable) -> None:
    for chamber in range(6):  # noria.score.clear_upper
        table.above[chamber] = 0
    table.finish()
    if table.listener:
        for seat, player in enumerate(table.players):
            table.tell(events.Scored("noria.score.total", seat, points=score(table, player)))


_END_ONLY: Final = (END_TURN,)
START_ROUND: Final = StartRound()
END: Final = EndTurn()
# noria.round.phases; the last is on top of the stack
PHASES: Final[list[Step[NoriaTable]]] = [END, MANAGEMENT, POLITICS, ACTION_PHASE, INFLUENCE]
