"""A course of action: a bot's answer, and the part of it that is still valid.

A line is played only while everything goes as foreseen. If something is drawn or
revealed, if another seat decides, or if the legal actions differ from those expected, the
rest of it is dropped.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..kernel.actions import Action
from ..kernel.errors import SteppeError
from ..kernel.game import Game
from ..kernel.mind import Line
from ..kernel.timeline import Timeline
from .bot import Bot, Reason
from .sight import Sight


class Step(NamedTuple):
    """One foreseen decision; actions by index."""

    action: int
    legal: tuple[int, ...]
    """The legal actions."""


class Course(NamedTuple):
    steps: tuple[Step, ...]
    reason: Reason = ""

    def line(self, game: Game, begun: Timeline) -> Line:
        """The rest of a course that began at an earlier moment of a game."""
        steps = self.steps
        played = game.timeline.since(begun)
        if played is None or len(played) >= len(steps):
            return ()
        for one, step in zip(played, steps, strict=False):
            if one.barrier or one.action.index != step.action:
                return ()
        if indices(game.legal()) != steps[len(played)].legal:
            return ()
        return tuple([game.box.actions[step.action] for step in steps[len(played) :]])


def ask(bot: Bot, sight: Sight) -> Course:
    """A bot's plan, step by step, as far as it can be foreseen."""
    line, reason = bot.answer(sight)
    if len(line) == 1 and line[0] in sight.legal:  # no need for an imagined game
        return Course((Step(line[0].index, indices(sight.legal)),), reason)
    steps = foreseen(sight.imagine(0), line)
    if not steps:
        raise SteppeError("fault-bot-answer", legal=", ".join(map(repr, sight.legal[:6])))
    return Course(steps, reason)


def foreseen(game: Game, line: Line) -> tuple[Step, ...]:
    """The steps of a line in an imagined game, which is played on, at most to the end of the turn
    and not past any surprise."""
    seat, turn = game.to_act, game.table.turn
    steps: list[Step] = []
    for action in line:
        if action not in game.legal():
            break
        steps.append(Step(action.index, indices(game.legal())))
        game.play(action)
        last = game.last
        if game.to_act != seat or game.table.turn != turn or last is None or last.barrier:
            break
    return tuple(steps)


def indices(actions: Sequence[Action]) -> tuple[int, ...]:
    return tuple([action.index for action in actions])
