"""The course of a finished game: each side's score by round, and what broke a tie."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from ..kernel.events import Event
from ..kernel.game import Game
from .api_types import CourseGiven, Milestone, Standing, TieBreak
from .refusal import Refusal

if TYPE_CHECKING:
    from .room import Room

AT_ONCE = 10
"""Decisions replayed before yielding to other work."""
MOST_ROUNDS = 100
"""Longer games leave out some rounds."""


async def course(room: Room) -> CourseGiven:
    """The same for everybody, and computed once while the room is open."""
    async with room.current() as table:
        if not table.over:
            raise Refusal("server-not-over", 409)
        game = table.game
        known = room.course
        if known is not None and known[0] is game.last:
            return known[1]
        begun = game.at(0)
        end = game.copy()
    given = await replayed(begun, end)
    room.course = (end.last, given)
    return given


async def replayed(game: Game, end: Game) -> CourseGiven:
    view = game.view()
    turns = len(view.get("ring", ())) or game.seats
    kinds = game.box.milestones
    milestones: list[Milestone] = []

    def now() -> int:
        return max(1, -(-game.table.turn // turns))

    def hear(event: Event) -> None:
        if isinstance(event, kinds):
            milestones.append(Milestone(now(), event.seen_by(None).to_json()))

    game.listen(hear)
    rounds = [Standing(0, game.projection())]
    for number, played in enumerate(end.timeline.decisions(), 1):
        before = now()
        game.play(played.action)
        if now() > before:
            rounds.append(Standing(before, game.projection()))
        if number % AT_ONCE == 0:
            await asyncio.sleep(0)
    last = Standing(now(), game.projection())
    if rounds[-1].round == last.round:
        rounds.pop()
    step = -(-len(rounds) // MOST_ROUNDS)
    return CourseGiven([*rounds[::step], last], milestones, tie_breaks(game))


def tie_breaks(game: Game) -> list[TieBreak]:
    """The criteria that broke the tie for first place, in order."""
    if not game.over:
        return []
    ranks = game.box.ranks(game.table)
    best = max([rank[0] for rank in ranks], default=0)
    tied = [side for side, rank in enumerate(ranks) if rank[0] == best]
    found: list[TieBreak] = []
    for place, rule in enumerate(game.box.tie_breaks, 1):
        if len(tied) < 2:
            break
        most = max([ranks[side][place] for side in tied])
        left = [side for side in tied if ranks[side][place] == most]
        if left != tied:
            # Where fewer is better, the rank is negative.
            found.append(TieBreak(rule, {side: abs(ranks[side][place]) for side in tied}))
        tied = left
    return found
