"""The winning chances at one table: computed in the bots' processes, once per position."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable

from .entries import encode
from .refusal import Refusal
from .table import LiveTable
from .thinkers import Question, Thinkers

KEPT = 500  # positions
Moment = tuple[int, int]
"""The number of decisions and their result: after an undo, the past is a different one."""


class Chances:
    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._known: OrderedDict[Moment, asyncio.Future[list[float]]] = OrderedDict()

    def of(self, table: LiveTable, number: int, whom: str) -> Awaitable[list[float]]:
        """The chances after `number` decisions."""
        actions = [one.action.index for one in table.game.timeline.decisions(0, number)]
        moment = moment_of(table, number, actions)
        known = self._known.get(moment)
        if known is None:
            if self._thinkers.busy(whom):
                raise Refusal("server-busy", 503)
            # Under a name of its own, so that a reader of the history does not make the
            # table's bots start over each time.
            asked = Question(f"{table.id}/chances", encode(table.laid), actions, "", "", whom)
            known = asyncio.ensure_future(self._thinkers.judge(asked))
            self._known[moment] = known
            known.add_done_callback(lambda done: self._forget_faults(moment, done))
            if len(self._known) > KEPT:
                self._known.popitem(last=False)
        return asyncio.shield(known)

    def _forget_faults(self, moment: Moment, done: asyncio.Future[list[float]]) -> None:
        if done.cancelled() or done.exception() is not None:
            self._known.pop(moment, None)


def moment_of(table: LiveTable, number: int, actions: list[int]) -> Moment:
    if table.open:
        return number, hash(tuple(actions))
    # Decisions that a spectator cannot tell apart are one position: the time of the answer must
    # not reveal that something was decided in secret, nor what.
    game = table.game if number == len(table.history) else table.game.at(number)
    return table.history.counted(None, number), hash(encode(game.view(None)))
