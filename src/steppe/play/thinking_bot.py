"""The bot that plans whole turns, and looks as many turns ahead as its level says."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from ..kernel import collector
from ..kernel.actions import Action
from ..kernel.game import Game
from ..kernel.mind import Effort, Mind
from .bot import Answer, Reason
from .planner import Pace, Passing, Plan, certain_part, deeper, plans
from .reasons import theme
from .rehearsal import best_start, rehearse
from .sight import Sight

if TYPE_CHECKING:
    from ..nets.agent import Agent


class TrialEffort(NamedTuple):
    """The search effort of a bot with a trained agent."""

    turns: int  # sampled from its policy
    ways: int  # to play the turn, tried at most
    deals: int  # in which they are tried, at most
    temperature: float = 1.0  # at which turns are sampled
    width: int = 0  # plans kept in each lane, if a planner proposes turns as well
    seconds: float = 0.0  # time limit; 0: none


class ThinkingBot:
    def __init__(
        self,
        minds: Callable[[str, int], Mind],
        efforts: Callable[[str, bool], Effort],
        trials: TrialEffort | None = None,
    ) -> None:
        self._minds = minds
        self._efforts = efforts  # of a game, and whether it is played alone
        self._trials = trials

    def answer(self, sight: Sight) -> Answer:
        legal = sight.legal
        if len(legal) == 1:
            return Answer((legal[0],))
        mind = self._minds(sight.game, sight.seat)
        game = sight.imagine(0)
        mind.look(game)
        agent = mind.agent()
        if agent is not None and self._trials is not None:
            with collector.paused():
                return self._try_out(agent, mind, game, sight, self._trials)
        line = mind.answer(game, sight.chance.random())
        if line is not None:
            return Answer(line)
        with collector.paused():
            return self._think(mind, game, sight)

    def _think(self, mind: Mind, game: Game, sight: Sight) -> Answer:
        effort = self._efforts(sight.game, mind.alone)
        pace = Pace(effort.seconds)
        mind.prepare(game)
        rehearsed = effort.beam if effort.deals and mind.rehearses else 0
        found = plans(mind, game, effort.width, max(12, 2 * rehearsed))
        pace.planned = 1
        if not found:
            return Answer((game.default,))
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
        return Answer(certain_part(best), self._explain(mind, game, best.game))

    def _rehearse(
        self, mind: Mind, found: list[Plan], sight: Sight, effort: Effort, until: float
    ) -> Plan:
        """The plan that does best on average over some deals, played on by everybody."""
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

    def _expect(self, mind: Mind, game: Game, later: Game) -> None:
        """The game to which the best line leads, some turns ahead."""

    def _explain(self, mind: Mind, game: Game, later: Game) -> Reason:
        """The feature that grows most on the way to a later table."""
        if later.over:
            return "reason-end"
        before = mind.features(game)
        after = mind.features(later)
        about = theme(mind, {name: after[name] - before[name] for name in after})
        return f"reason-{about}" if about else ""

    def _try_out(
        self, agent: Agent, mind: Mind, game: Game, sight: Sight, effort: TrialEffort
    ) -> Answer:
        """The turn that does best in trials."""
        from .trials import begun, best_way, planned_ways  # which need numpy

        pace = Pace(effort.seconds)
        ideas = planned_ways(mind, game, effort.width)
        rounds = mind.horizon()
        line = best_way(agent, sight, effort, ideas, mind.outcome, rounds, pace.until)
        return Answer(tuple(line), self._explain(mind, game, begun(game.copy(), line)))


def _beginnings(found: Sequence[Plan]) -> list[Plan]:
    """The best plan for each way to begin the turn, up to where something is drawn or revealed."""
    seen: set[tuple[Action, ...]] = set()
    chosen: list[Plan] = []
    for plan in found:
        start = tuple(certain_part(plan))
        if start not in seen:
            seen.add(start)
            chosen.append(plan)
    return chosen
