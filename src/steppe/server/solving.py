"""The puzzles there are, and what is said of the answer to one."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from ..kernel.box import games
from ..kernel.events import Event
from ..kernel.mind import Line
from ..play import puzzles
from ..play.puzzles import Puzzle
from ..play.registry import bots
from .api_types import (
    KindBrought,
    PlanShown,
    PuzzleJudged,
    PuzzleListed,
    PuzzlesOfGame,
    PuzzlesShown,
)
from .entries import encode
from .puzzling import answer, solver, whole
from .refusal import Refusal
from .thinkers import Question, Solved, decided

if TYPE_CHECKING:
    from .room import Room
    from .table import LiveTable
    from .visitors import Visitor

OFTEN = 0.5
"""How often a bot must find the answer for the puzzle to be as hard as that bot is strong."""

MOST_KINDS = 4


def listed() -> PuzzlesShown:
    today = datetime.now(UTC).date()
    shown: list[PuzzlesOfGame] = []
    for game in games():
        found = puzzles.puzzles(game)
        if found:
            those = [PuzzleListed(n, one.theme, level(game, one)) for n, one in found.items()]
            shown.append(PuzzlesOfGame(game, puzzles.of_the_day(game, today), those))
    return PuzzlesShown(today.isoformat(), shown)


def level(game: str, one: Puzzle) -> str:
    """The weakest bot that mostly finds the answer; nothing if none does."""
    return next((name for name in bots(game) if one.rates.get(name, 0.0) >= OFTEN), "")


def puzzle_of(game: str, number: int) -> Puzzle:
    found = puzzles.puzzles(game).get(number)
    if found is None:
        raise Refusal("server-no-puzzle", 404)
    return found


async def judge(room: Room, seats: Sequence[int], whom: Visitor, give_up: bool) -> PuzzleJudged:
    """What is said of the answer of a table; or the solution for whoever gives up."""
    async with room.current() as table:
        laid = table.laid
        if not laid.puzzle:
            raise Refusal("server-no-puzzle", 404)
        if solver(laid) not in seats:
            raise Refusal("server-not-your-seat", 403)
        one = puzzle_of(laid.game, laid.puzzle)
        asked = _question(table, whom)
        complete = whole(laid, table.game)
        seat = solver(laid)
        line = tuple([one.action for one in answer(laid, table.game) if one.seat == seat])
    best = one.plans[0].line(laid.game)
    if not complete:
        if not give_up:
            raise Refusal("server-not-complete", 409)
        return PuzzleJudged(False, one.gap, 0.0, plan_shown(one, best))
    known = room.solved
    if known is None or known[0] != asked.actions:
        if not whom.hints.take():
            raise Refusal("server-too-many", 429)
        if room.thinkers.busy(whom.address):
            raise Refusal("server-busy", 503)
        solving = asyncio.ensure_future(room.thinkers.solve(asked))
        known = room.solved = (asked.actions, solving)
        solving.add_done_callback(lambda done: _forget_fault(room, done))
    return told(one, line, await asyncio.shield(known[1]))


def _question(table: LiveTable, whom: Visitor) -> Question:
    return Question(table.id, encode(table.laid), decided(table.game), "", "", whom.address)


def _forget_fault(room: Room, done: asyncio.Future[Solved]) -> None:
    if done.cancelled() or done.exception() is not None:
        room.solved = None


def told(one: Puzzle, line: Line, solved: Solved) -> PuzzleJudged:
    verdict, why = solved
    best = verdict.best.line(one.start().box.name)
    judged = PuzzleJudged(verdict.right, one.gap, verdict.plan.behind, plan_shown(one, best))
    judged.own = plan_shown(one, line)
    if why is not None and why.deals:
        judged.deals = why.deals
        kinds = sorted(
            {*why.best, *why.own} - {"total", "lead"},
            key=lambda kind: -abs(why.best.get(kind, 0.0) - why.own.get(kind, 0.0)),
        )[:MOST_KINDS]
        judged.brings = [
            KindBrought(kind, round(why.best.get(kind, 0.0), 1), round(why.own.get(kind, 0.0), 1))
            for kind in ("lead", "total", *kinds)
        ]
    return judged


def plan_shown(one: Puzzle, line: Line) -> PlanShown:
    """What a plan decides, and what happens then, as its seat sees it."""
    game = one.start()
    seat, turn = game.to_act, game.table.turn
    heard: list[Event] = []
    game.listen(heard.append)
    steps = []
    for action in line:
        while game.to_act not in (seat, None) and game.table.turn == turn:
            game.play(game.default)
        if game.table.turn != turn or action not in game.legal():
            break
        if action == game.default and len(game.legal()) == 1:
            break  # nothing is left but to end the turn: what others do then is not its doing
        steps.append(action.to_json())
        game.play(action)
    return PlanShown(steps, [event.seen_by(seat).to_json() for event in heard])
