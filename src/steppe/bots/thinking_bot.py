"""The bot that plans whole turns, and as many own turns ahead as its level says."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from ..kernel.actions import Action
from ..kernel.game import Game
from .bot import Reason
from .mind import Mind
from .planner import Passing, Plan, certain_part, deeper, plans
from .sight import Sight


class Effort(NamedTuple):
    """How hard a bot thinks."""

    width: int  # plans kept in each lane of a turn
    turns: int = 0  # own turns that it looks further ahead
    beam: int = 1  # lines of play that it follows through those turns
    noise: float = 0.0  # how far it misjudges plans, in points of value


class ThinkingBot:
    def __init__(self, mind: Mind, effort: Effort) -> None:
        self.mind = mind
        self.effort = effort
        self._rest: list[tuple[Sequence[Action], Action]] = []  # of the plan: where and what
        self._turn = 0
        self._reason: Reason | None = None

    def choose(self, sight: Sight) -> Action:
        legal = sight.legal
        if len(legal) == 1:
            return legal[0]
        game = sight.imagine(0)
        if self._rest and self._turn == game.table.turn:
            (where, planned) = self._rest.pop(0)
            if where == tuple(legal) and planned in legal:
                return planned
        self._rest = []
        line = self.mind.answer(game, sight.chance.random())
        if line is None:
            line = self._think(game, sight.chance)
        self._remember(sight.imagine(0), line)
        return self._rest.pop(0)[1] if self._rest else line[0]

    def _think(self, game: Game, chance: Random) -> Sequence[Action]:
        effort = self.effort
        mind = self.mind
        mind.look(game)
        mind.prepare(game)
        found = plans(mind, game, effort.width)
        if not found:
            return (game.default,)
        if effort.noise:
            for plan in found:
                plan.value += chance.gauss(0.0, effort.noise)
            found.sort(key=lambda plan: plan.value, reverse=True)
        best: Plan = found[0]
        if effort.turns and len(found) > 1:
            best = deeper(mind, found, effort.width, effort.beam, effort.turns, Passing())[0][1]
        self._explain(game, best)
        return certain_part(best)

    def _remember(self, game: Game, line: Sequence[Action]) -> None:
        """Keep the rest of a plan, with the choices that will be offered on its way."""
        self._turn = game.table.turn
        for action in line:
            legal = tuple(game.legal())
            if action not in legal or game.to_act != self.mind.seat:
                break
            if len(legal) > 1:
                self._rest.append((legal, action))
            game.play(action)

    def _explain(self, game: Game, plan: Plan) -> None:
        """The feature that the plan improves most."""
        before = self.mind.features(game)
        after = self.mind.features(plan.game)
        gains = {name: after[name] - before[name] for name in after}
        if plan.game.over or not gains:
            self._reason = None
            return
        name = max(gains, key=gains.__getitem__)
        self._reason = (f"reason-{name}", {}) if gains[name] > 0.05 else None

    def reason(self) -> Reason | None:
        return self._reason
