"""A bot's plan for a seat, step by step: of the bot that plays there, or the one that gives hints.

Only the process that asked the bot knows it. It is neither stored nor shown to anybody except the
player who asked for a hint; another process that takes over the table asks again.
"""

from __future__ import annotations

from ..kernel.game import Game
from ..kernel.mind import Line
from .thinkers import Thought


class Plan:
    __slots__ = ("_begun", "_thought", "reason")

    def __init__(self, game: Game, thought: Thought) -> None:
        self.reason = thought.course.reason
        self._thought = thought
        self._begun = game.timeline

    def line(self, game: Game) -> Line:
        """The rest of the plan, if nothing else has happened at the table."""
        return self._thought.course.line(game, self._begun)

    def gist(self, game: Game) -> str:
        """What everybody will see of the next step."""
        number = len(game.timeline) - len(self._begun)
        gists = self._thought.gists
        return gists[number] if number < len(gists) else ""
