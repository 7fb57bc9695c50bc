"""The coach at one table: whether there was a much better plan for a turn, before it ends. It
advises only a player for whom no other person waits."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import NamedTuple

from ..kernel.timeline import Played
from ..play.coach import Review, complete
from .api_types import CoachGiven
from .entries import encode
from .puzzling import need_no_puzzle
from .refusal import Refusal
from .table import LiveTable
from .thinkers import Question, Thinkers, decided
from .visitors import Visitor


class Looked(NamedTuple):
    """The turn reviewed last."""

    seat: int
    last: Played
    """The decision that completed it."""
    review: asyncio.Future[Review]


class Coaching:
    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._looked: Looked | None = None

    def of(self, table: LiveTable, seat: int, number: int, whom: Visitor) -> Awaitable[Review]:
        """The review of a seat's turn that was complete after `number` decisions."""
        game = table.game
        need_no_puzzle(table.laid)
        if table.laid.review or table.played != (seat,):
            raise Refusal("server-no-coach", 403)
        if number != len(table.history):
            game = game.at(number)
        last = game.last
        if last is None or game.to_act != seat or not complete(game):
            raise Refusal("server-not-complete", 409)
        known = self._looked
        if known is not None and (known.seat, known.last) == (seat, last):
            return asyncio.shield(known.review)
        if not whom.hints.take():
            raise Refusal("server-too-many", 429)
        if self._thinkers.busy(whom.address):
            raise Refusal("server-busy", 503)
        seed = f"{table.laid.seed}/coach/{table.history.counted(seat, number)}"
        asked = Question(table.id, encode(table.laid), decided(game), "", seed, whom.address)
        review = asyncio.ensure_future(self._thinkers.review(asked))
        self._looked = Looked(seat, last, review)
        review.add_done_callback(self._forget_fault)
        return asyncio.shield(review)

    def _forget_fault(self, review: asyncio.Future[Review]) -> None:
        if review.cancelled() or review.exception() is not None:
            if self._looked is not None and self._looked.review is review:
                self._looked = None

    def close(self) -> None:
        if self._looked is not None:
            self._looked.review.cancel()


def told(review: Review, seq: int, which: bool) -> CoachGiven:
    line = [action.to_json() for action in review.line] if which else []
    return CoachGiven(seq, review.gain, review.barrier, line)
