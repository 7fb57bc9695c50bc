"""The bot that plans whole turns, and as many own turns ahead as its level says."""

from __future__ import annotations

import gc
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import NamedTuple

from ..kernel.actions import Action
from ..kernel.game import Game
from .bot import Reason
from .mind import Mind
from .planner import Pace, Passing, Plan, certain_part, deeper, plans
from .reasons import theme
from .rehearsal import best_start, rehearse
from .sight import Sight

AFTERTHOUGHT = 0.2  # of its time is what a bot takes for what comes up within a turn
REMEMBERED = 2000  # decisions that were planned and have not come up yet


class Effort(NamedTuple):
    """How hard a bot thinks."""

    width: int  # plans kept in each lane of a turn
    turns: int = 0  # own turns that it looks further ahead
    beam: int = 1  # lines of play that it follows through those turns, or ways to begin rehearsed
    noise: float = 0.0  # how far it misjudges plans, in points of value
    deals: int = 0  # imagined deals in which plans are rehearsed, where that suits the game
    seconds: float = 0.0  # after which it looks no further ahead; 0: it takes its time


class Practice(NamedTuple):
    """How hard somebody tries who has a policy."""

    turns: int  # that it imagines playing
    ways: int  # to play the turn that are tried out, at most
    deals: int  # in which that is done, at most
    heat: float = 1.0  # how far what it imagines departs from what it prefers
    width: int = 0  # plans kept in each lane, if it also thinks of turns as those who plan do
    seconds: float = 0.0  # that this may take; 0: it takes its time


@contextmanager
def _nothing_collected() -> Iterator[None]:
    """What is imagined never refers to itself: to look for what does would only take time."""
    collects = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collects:
            gc.enable()


class ThinkingBot:
    """It remembers what it planned by what it would see then, and so needs no seat of its own:
    what comes up as it was foreseen is answered as it was planned, everything else anew."""

    def __init__(
        self,
        minds: Callable[[str, int], Mind],
        effort: Effort,
        efforts: Mapping[str, Effort] | None = None,
        practice: Practice | None = None,
    ) -> None:
        self._minds = minds
        self._effort = effort
        self._efforts = efforts or {}  # by game, or `scythe alone`
        self._practice = practice
        self._planned: OrderedDict[int, tuple[Action, Reason]] = OrderedDict()
        self._reason: Reason = ""

    def choose(self, sight: Sight) -> Action:
        legal = sight.legal
        self._reason = ""
        if len(legal) == 1:
            return legal[0]
        mind = self._minds(sight.game, sight.seat)
        game = sight.imagine(0)
        planned, reason = self._planned.pop(mind.sign(game), (None, ""))
        if planned is not None and planned in legal:
            self._reason = reason
            return planned
        mind.look(game)
        line: Sequence[Action] | None
        if mind.practised and self._practice is not None:
            with _nothing_collected():
                line = self._try_out(mind, game, sight, self._practice)
        else:
            line = mind.answer(game, sight.chance.random())
            if line is None:
                with _nothing_collected():
                    line = self._think(mind, game, sight)
        self._remember(mind, sight.imagine(0), line)
        return line[0]

    def _think(self, mind: Mind, game: Game, sight: Sight) -> Sequence[Action]:
        effort = self._efforts.get(sight.game, self._effort)
        if mind.alone:
            effort = self._efforts.get(f"{sight.game} alone", effort)
        pace = Pace(effort.seconds * (AFTERTHOUGHT if mind.midway(game) else 1.0))
        mind.prepare(game)
        rehearsed = effort.beam if effort.deals and mind.rehearses else 0
        found = plans(mind, game, effort.width, max(12, 2 * rehearsed))
        pace.planned = 1
        if not found:
            return (game.default,)
        if effort.noise:
            for plan in found:
                plan.value += sight.chance.gauss(0.0, effort.noise)
            found.sort(key=lambda plan: plan.value, reverse=True)
        best: Plan = found[0]
        if rehearsed and len(found) > 1:
            best = self._rehearse(mind, found, sight, effort, pace.until)
        elif effort.turns and len(found) > 1:
            lines = deeper(mind, found, effort.width, effort.beam, effort.turns, Passing(), pace)
            best = lines[0].start
            self._expect(mind, game, lines[0].game)
        self._explain(mind, game, best)
        return certain_part(best)

    def _rehearse(
        self, mind: Mind, found: list[Plan], sight: Sight, effort: Effort, until: float
    ) -> Plan:
        """The plan that does best on average over some deals, with everybody playing on."""
        chosen = _beginnings(found)[: effort.beam]
        seats = sight.imagine(1).seats
        minds = [self._minds(sight.game, seat) for seat in range(seats)]
        minds[sight.seat] = mind

        def imagine(deal: int) -> Game:
            game = sight.imagine(1 + deal)
            for other in minds:
                other.look(game)
            mind.prepare(game)
            return game

        def tried(number: int, game: Game) -> float:
            return rehearse(minds, sight.seat, certain_part(chosen[number]), game)

        return chosen[best_start([0.0] * len(chosen), imagine, tried, effort.deals, until)]

    def _try_out(
        self, mind: Mind, game: Game, sight: Sight, practice: Practice
    ) -> Sequence[Action]:
        """The turn that does best when a policy plays on after it, of those that come to mind."""
        from .critic import learnt_critic
        from .practice import begun, best_way, planned_ways

        pace = Pace(practice.seconds * (AFTERTHOUGHT if mind.midway(game) else 1.0))
        ideas = planned_ways(mind, game, practice.width)
        critic = learnt_critic()
        rounds = mind.horizon()
        line = best_way(critic, sight, practice, ideas, mind.outcome, rounds, pace.until)
        later = begun(game.copy(), line)
        self._explain(mind, game, Plan(tuple(line), len(line), later, 0.0, 0.0))
        return line

    def _remember(self, mind: Mind, game: Game, line: Sequence[Action]) -> None:
        """Keep the rest of a plan, by what will be seen on its way."""
        for number, action in enumerate(line):
            if action not in game.legal() or game.to_act != mind.seat:
                break
            if number and len(game.legal()) > 1:
                self._planned[mind.sign(game)] = (action, self._reason)
            game.play(action)
        while len(self._planned) > REMEMBERED:
            self._planned.popitem(last=False)

    def _expect(self, mind: Mind, game: Game, later: Game) -> None:
        """Where the best line of play leads, some turns ahead."""

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


def _beginnings(found: Sequence[Plan]) -> list[Plan]:
    """The best plan for every way to begin the turn, up to where something is drawn or revealed."""
    seen: set[tuple[Action, ...]] = set()
    chosen: list[Plan] = []
    for plan in found:
        start = tuple(certain_part(plan))
        if start not in seen:
            seen.add(start)
            chosen.append(plan)
    return chosen
