"""Trials: how a bot with a trained agent chooses its turn. Turns sampled from its policy, and
those a planner proposes, are tried in imagined deals: the policy plays each on for some rounds, the
best of them for some more, and the critic evaluates the results."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import monotonic

import numpy as np

from ..kernel.actions import Action
from ..kernel.game import Game
from ..kernel.mind import Mind
from ..nets.agent import Agent
from ..nets.policy import Floats
from .planner import certain_part, plans
from .rollouts import Rollouts
from .sight import Sight
from .thinking_bot import TrialEffort

DECISIONS = 7  # per round, about
ROUND = 2  # turns: one's own and the Automa's
NEAR = 3  # rounds for which every way is played before the critic evaluates it,
FAR = 6  # and for which the best ways are played
KEPT = 4  # best ways are kept,
LOOKING = 0.6  # and finding them takes this share of the time
TRUST = 0.4  # weight of the critic's first evaluation in the final one
CREDIT = 0.12  # coins per remaining round by which another way must beat the preferred one:
# the best of many is often luck, and the policy is usually right
FEWEST = 3  # the fewest deals worth the time; they also show how long more of them will take
MOMENT = 1e-4  # seconds: shorter measurements are not trusted

Line = Sequence[Action]
Outcome = Callable[[Game], float]


def best_way(
    agent: Agent,
    sight: Sight,
    effort: TrialEffort,
    ideas: Sequence[Line],
    outcome: Outcome,
    rounds: int,
    until: float = 0.0,
) -> Line:
    """The way to play the turn that does best on average, up to where something is drawn or
    revealed. About `rounds` rounds are left; `until` is the time (of `time.monotonic`) to finish
    at, 0 is never."""
    began = monotonic()
    ways, decisions = known_ways(agent, sight, effort, ideas)
    ways = ways[: effort.ways]
    looked = 0.0
    if until:  # a first estimate, from the time it took to find the ways
        found = monotonic()
        looked = found + LOOKING * (until - found)
        a_decision = max(MOMENT, found - began) / max(1, decisions)
        each = a_decision * DECISIONS * NEAR * FEWEST
        ways = ways[: max(1, int((looked - found) / each))]
    if len(ways) == 1:
        return ways[0]
    credit = CREDIT * rounds
    trial = Trial(agent, sight, ways, outcome)
    _in_time(trial.begin, effort.deals, looked)
    trial.keep(KEPT, credit)
    _in_time(trial.go_on, trial.begun, until)
    if trial.gone_on == trial.begun:
        _in_time(trial.try_out, effort.deals - trial.begun, until)
    trial.keep(1, credit)
    return ways[trial.left[0]]


def _in_time(work: Callable[[int], None], deals: int, until: float) -> None:
    """Work through `deals` deals, or as many as time allows."""
    began = now = monotonic()
    done = 0
    more = min(FEWEST, deals) if until else deals
    while more > 0 and not 0.0 < until <= now:
        work(more)
        done += more
        more = deals - done
        now = monotonic()
        if until:
            more = min(more, int((until - now) / max(MOMENT, now - began) * done))


class Trial:
    """Ways to play a turn, the preferred one first, each in the same imagined deals."""

    def __init__(self, agent: Agent, sight: Sight, ways: Sequence[Line], outcome: Outcome) -> None:
        self.left = list(range(len(ways)))  # the ways that may still be best
        self.begun = 0  # deals,
        self.gone_on = 0  # and those continued in the second stage
        self._agent = agent
        self._sight = sight
        self._ways = ways
        self._outcome = outcome
        self._turn = sight.imagine(0).table.turn
        self._waiting: list[list[Game]] = []  # the games of each deal to continue, by way
        self._near = np.zeros(len(ways))  # the critic's first value of each way, summed over deals,
        self._far = np.zeros(len(ways))  # and its second

    def begin(self, deals: int) -> None:
        """Play the remaining ways for some rounds in `deals` more deals."""
        for deal in range(self.begun + 1, self.begun + deals + 1):
            imagined = self._sight.imagine(deal)
            games = [begun(imagined.copy(), self._ways[number]) for number in self.left]
            self._waiting.append(games)
        self._near[self.left] += self._foreseen(self._waiting[-deals:], NEAR)
        self.begun += deals

    def go_on(self, deals: int) -> None:
        """Play them for more rounds in `deals` of them."""
        self._far[self.left] += self._foreseen(self._waiting[:deals], FAR)
        del self._waiting[:deals]
        self.gone_on += deals

    def try_out(self, deals: int) -> None:
        """Both stages in `deals` more deals."""
        self.begin(deals)
        self.go_on(deals)

    def keep(self, number: int, credit: float) -> None:
        """Keep the best `number` ways. The preferred one has some credit."""
        worths = self._near / max(1, self.begun)
        if self.gone_on:
            worths = TRUST * worths + (1.0 - TRUST) * self._far / self.gone_on
        worths[0] += credit
        best = sorted(self.left, key=lambda way: -worths[way])[:number]
        places = [self.left.index(way) for way in best]
        self._waiting = [[games[place] for place in places] for games in self._waiting]
        self.left = best

    def _foreseen(self, deals: Sequence[Sequence[Game]], rounds: int) -> Floats:
        """The critic's value of each way after `rounds` rounds, summed over these deals."""
        games = [game for deal in deals for game in deal]
        Rollouts(games, self._agent, self._sight.seat).play(self._turn + ROUND * rounds)
        foreseen = self._agent.foreseen(games, self._sight.seat, self._outcome)
        together: Floats = foreseen.reshape(len(deals), -1).sum(0)
        return together


def planned_ways(mind: Mind, game: Game, width: int) -> list[Line]:
    """The planner's ways to play the turn; none where there is no turn to plan."""
    mind.prepare(game)
    if not width or mind.answer(game, 0.0) is not None:
        return []
    return [certain_part(plan) for plan in plans(mind, game, width)]


def known_ways(
    agent: Agent, sight: Sight, effort: TrialEffort, ideas: Sequence[Line]
) -> tuple[list[Line], int]:
    """Different ways to play the turn: the policy's favourite, then alternately a planned and
    a sampled one, the more frequent first. And the number of decisions it took to find them."""
    game = sight.imagine(0)
    rollouts = Rollouts([game.copy() for _ in range(1 + effort.turns)], agent, sight.seat)
    chance = np.random.default_rng(sight.chance.getrandbits(64))
    rollouts.play(game.table.turn + 1, effort.temperature, chance, steady=1, surprises=False)
    lines: dict[tuple[object, ...], Line] = {}
    often: dict[tuple[object, ...], int] = {}
    for end, line in zip(rollouts.games, rollouts.lines, strict=True):
        where = end.table.key()
        lines.setdefault(where, line)
        often[where] = often.get(where, 0) + 1
    preferred, *others = lines
    others.sort(key=lambda where: -often[where])
    thought = [(begun(game.copy(), idea).table.key(), idea) for idea in ideas]
    found = [preferred]
    for number in range(max(len(thought), len(others))):
        if number < len(others):
            found.append(others[number])
        if number < len(thought):
            where, idea = thought[number]
            lines.setdefault(where, idea)
            found.append(where)
    decisions = sum([len(line) for line in rollouts.lines])
    return [lines[where] for where in dict.fromkeys(found)], decisions


def begun(game: Game, line: Line) -> Game:
    """The game after the part of the line that belongs to this turn and can be played."""
    turn = game.table.turn
    for action in line:
        if game.table.turn != turn or action not in game.legal():
            break
        game.play(action)
    return game
