"""The bot that plans whole turns, and as many own turns ahead as its level says."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from random import Random
from time import monotonic
from typing import NamedTuple

from ..kernel.actions import Action
from ..kernel.game import Game
from .bot import Reason
from .mind import Mind
from .planner import Passing, Plan, certain_part, deeper, plans
from .reasons import theme
from .sight import Sight

REMEMBERED = 2000  # decisions that were planned and have not come up yet


class Effort(NamedTuple):
    """How hard a bot thinks."""

    width: int  # plans kept in each lane of a turn
    turns: int = 0  # own turns that it looks further ahead
    beam: int = 1  # lines of play that it follows through those turns
    noise: float = 0.0  # how far it misjudges plans, in points of value
    seconds: float = 0.0  # after which it looks no further ahead; 0: it takes its time


class ThinkingBot:
    """It remembers what it planned by what it would see then, and so needs no seat of its own:
    what comes up as it was foreseen is answered as it was planned, everything else anew."""

    def __init__(self, minds: Callable[[str, int], Mind], effort: Effort) -> None:
        self._minds = minds
        self.effort = effort
        self._planned: OrderedDict[int, tuple[Action, Reason]] = OrderedDict()
        self._reason: Reason = ""

    def choose(self, sight: Sight) -> Action:
        legal = sight.legal
        self._reason = ""
        if len(legal) == 1:
            return legal[0]
        planned, reason = self._planned.pop(hash(repr(sight.view)), (None, ""))
        if planned is not None and planned in legal:
            self._reason = reason
            return planned
        mind = self._minds(sight.game, sight.seat)
        game = sight.imagine(0)
        line: Sequence[Action] | None = mind.answer(game, sight.chance.random())
        if line is None:
            line = self._think(mind, game, sight.chance)
        self._remember(sight.imagine(0), sight.seat, line)
        return line[0]

    def _think(self, mind: Mind, game: Game, chance: Random) -> Sequence[Action]:
        effort = self.effort
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
            until = monotonic() + effort.seconds if effort.seconds else 0.0
            lines = deeper(mind, found, effort.width, effort.beam, effort.turns, Passing(), until)
            best = lines[0][1]
        self._explain(mind, game, best)
        return certain_part(best)

    def _remember(self, game: Game, seat: int, line: Sequence[Action]) -> None:
        """Keep the rest of a plan, by what will be seen on its way."""
        for number, action in enumerate(line):
            if action not in game.legal() or game.to_act != seat:
                break
            if number and len(game.legal()) > 1:
                self._planned[hash(repr(game.view(seat)))] = (action, self._reason)
            game.play(action)
        while len(self._planned) > REMEMBERED:
            self._planned.popitem(last=False)

    def _explain(self, mind: Mind, game: Game, plan: Plan) -> None:
        """The feature that the plan improves most."""
        if plan.game.over:
            self._reason = "reason-end"
            return
        before = mind.features(game)
        after = mind.features(plan.game)
        gains = {name: after[name] - before[name] for name in after}
        about = theme(game.box.name, gains)
        if about:
            self._reason = f"reason-{about}"

    def reason(self) -> Reason:
        return self._reason
