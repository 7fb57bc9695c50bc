"""Trials: how a bot with a learnt agent chooses its turn. The turns that its policy might play, and
those a planner proposes, are tried in imagined deals: the policy plays each on for some rounds, the
best of them for some more, and the critic judges where they lead."""

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

DECISIONS = 7  # that a round of a game takes, about
ROUND = 2  # turns: one's own and the Automa's
NEAR = 3  # rounds for which every way is tried before the critic is asked what will come of it,
FAR = 6  # and for which the best ways are tried
KEPT = 4  # ways are the best ones,
LOOKING = 0.6  # and finding them takes so much of the time
TRUST = 0.4  # how much what was said after the first of those rounds still counts in the end
CREDIT = 0.12  # by which another way must be better than the preferred, for every round that is
# left, in coins: what looks best of many is often luck, and the policy mostly knows what it prefers
FEWEST = 3  # deals that are worth the time; they also tell how long more of them will take
MOMENT = 1e-4  # seconds: no clock is believed that says that something took less

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
    """The way to play the turn that turns out best on average, up to where something is drawn or
    revealed. So many rounds are left, about; `until` is the moment (of `time.monotonic`) to be done
    at, 0 is never."""
    began = monotonic()
    ways, decisions = known_ways(agent, sight, effort, ideas)
    ways = ways[: effort.ways]
    looked = 0.0
    if until:  # as long as nothing better is known, by what it took to find the ways
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
    """Work through so many deals, or as many as there is time for."""
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
        self.gone_on = 0  # and those of them that have been gone on with
        self._agent = agent
        self._sight = sight
        self._ways = ways
        self._outcome = outcome
        self._turn = sight.imagine(0).table.turn
        self._waiting: list[list[Game]] = []  # the games of each deal to be gone on with, by way
        self._near = np.zeros(len(ways))  # what will come of each way, in all deals together,
        self._far = np.zeros(len(ways))  # and what will, as it is seen later

    def begin(self, deals: int) -> None:
        """Try the ways that are left for some rounds of so many more deals."""
        for deal in range(self.begun + 1, self.begun + deals + 1):
            imagined = self._sight.imagine(deal)
            games = [begun(imagined.copy(), self._ways[number]) for number in self.left]
            self._waiting.append(games)
        self._near[self.left] += self._foreseen(self._waiting[-deals:], NEAR)
        self.begun += deals

    def go_on(self, deals: int) -> None:
        """Try them for more rounds in so many of the deals."""
        self._far[self.left] += self._foreseen(self._waiting[:deals], FAR)
        del self._waiting[:deals]
        self.gone_on += deals

    def try_out(self, deals: int) -> None:
        """Both in so many more deals."""
        self.begin(deals)
        self.go_on(deals)

    def keep(self, number: int, credit: float) -> None:
        """Only so many ways are left, the best ones. The preferred one has some credit."""
        worths = self._near / max(1, self.begun)
        if self.gone_on:
            worths = TRUST * worths + (1.0 - TRUST) * self._far / self.gone_on
        worths[0] += credit
        best = sorted(self.left, key=lambda way: -worths[way])[:number]
        places = [self.left.index(way) for way in best]
        self._waiting = [[games[place] for place in places] for games in self._waiting]
        self.left = best

    def _foreseen(self, deals: Sequence[Sequence[Game]], rounds: int) -> Floats:
        """What will come of each way, in these deals together, when so many rounds are played."""
        games = [game for deal in deals for game in deal]
        Rollouts(games, self._agent, self._sight.seat).play(self._turn + ROUND * rounds)
        foreseen = self._agent.foreseen(games, self._sight.seat, self._outcome)
        together: Floats = foreseen.reshape(len(deals), -1).sum(0)
        return together


def planned_ways(mind: Mind, game: Game, width: int) -> list[Line]:
    """Ideas of somebody who plans, who has none where no turn is to be planned."""
    mind.prepare(game)
    if not width or mind.answer(game, 0.0) is not None:
        return []
    return [certain_part(plan) for plan in plans(mind, game, width)]


def known_ways(
    agent: Agent, sight: Sight, effort: TrialEffort, ideas: Sequence[Line]
) -> tuple[list[Line], int]:
    """Different ways to play the turn: what the policy prefers, then by turns an idea and what it
    would do now and then, the more usual first. And how many decisions it took to find them."""
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
    """The game after as much of the line as belongs to this turn and can be played."""
    turn = game.table.turn
    for action in line:
        if game.table.turn != turn or action not in game.legal():
            break
        game.play(action)
    return game
