"""Rollouts: games that a policy plays on in parallel, because evaluating a batch of positions
costs little more than one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np

from ..kernel.actions import Action
from ..kernel.game import Game
from ..nets.agent import Agent
from ..nets.policy import CORES

NO_TURN: Final = -1
NEVER: Final = 10**6


class Batch(NamedTuple):
    """One batch of a policy's decisions, for a learner."""

    games: list[int]
    turns: list[int]
    seen: Any
    facts: Any
    sizes: Any  # the number of legal actions in each game
    actions: Any  # all of them, one game after another
    logits: Any
    chosen: list[int]  # those taken, by index into `actions`


class Rollouts:
    """`games` are imagined games of the same seat, and are played on in place; `lines` are the
    actions played in each."""

    def __init__(self, games: Sequence[Game], agent: Agent, seat: int) -> None:
        self.games = games
        self.lines: list[list[Action]] = [[] for _ in games]
        self._agent = agent
        policy = self._policy = agent.policy
        self._seat = seat
        self._actions = list(games[0].box.actions) if games else []
        self._turns = [NO_TURN] * len(games)
        self._offers: list[Any] = [()] * len(games)
        self._seen = [bytearray()] * len(games)
        self._facts: Any = np.zeros((len(games), len(policy.parts["mean"])), np.float32)
        self._weighed: Any = np.zeros((len(games), len(policy.parts["first_bias"])), np.float32)
        self._new_turns: list[int] = []  # games whose facts have not been computed yet

    def play(
        self,
        until: int = NEVER,
        temperature: float = 0.0,
        chance: Any = None,
        steady: int = 0,
        surprises: bool = True,
        batches: list[Batch] | None = None,
    ) -> None:
        """Play up to a turn, or to the end of the games; without surprises only to where something
        is drawn or revealed.

        At a temperature above 0 actions are sampled by `chance`, a numpy generator, in all games
        but the first `steady` ones; there, and at 0, the most likely action is taken.
        """
        with CORES.limit(limits=1):  # processes think in parallel, each on a core of its own
            self._play(until, temperature, chance, steady, surprises, batches)

    def _play(
        self,
        until: int,
        temperature: float,
        chance: Any,
        steady: int,
        surprises: bool,
        batches: list[Batch] | None,
    ) -> None:
        going = [
            number for number in range(len(self.games)) if self._asks(number, until, surprises)
        ]
        while going:
            offers = [self._offers[number] for number in going]
            sizes = np.array([len(one) for one in offers])
            actions = np.concatenate(offers)
            rows = np.repeat(np.arange(len(going)), sizes)
            turns = [self._turns[number] for number in going]
            seen = self._agent.observer.vectors([self._seen[number] for number in going], turns)
            if self._new_turns:
                self._weighed[self._new_turns] = self._policy.weighed(self._facts[self._new_turns])
                self._new_turns = []
            logits: Any = self._policy.logits(seen, self._weighed[going], rows, actions)
            sampled = logits
            if temperature:  # the Gumbel-max trick
                noise = temperature * chance.gumbel(size=len(logits))
                noise[np.repeat(np.array(going) < steady, sizes)] = 0.0
                sampled = logits + noise
            chosen = _best(sampled, sizes, rows)
            if batches is not None:
                facts = self._facts[going]
                batches.append(Batch(going, turns, seen, facts, sizes, actions, logits, chosen))
            taken: list[int] = actions[chosen].tolist()
            for row in range(len(going)):
                self._take(going[row], taken[row])
            going = [number for number in going if self._asks(number, until, surprises)]

    def _take(self, number: int, index: int) -> None:
        action = self._actions[index]
        self.lines[number].append(action)
        self.games[number].play(action)

    def _asks(self, number: int, until: int, surprises: bool) -> bool:
        """Whether there is a decision to make; then the policy's inputs are collected."""
        game = self.games[number]
        table = game.table
        while True:
            if game.to_act is None or table.turn >= until:
                return False
            if not surprises and table.barrier and self.lines[number]:
                return False
            offered = self._agent.offer(game)
            if len(offered) > 1:
                break
            self._take(number, int(offered[0]))
        self._offers[number] = offered
        self._seen[number] = self._agent.observer.raw(game, self._seat)
        if table.turn != self._turns[number]:
            self._turns[number] = table.turn
            self._facts[number] = self._agent.facts(game, self._seat)
            self._new_turns.append(number)
        return True


def _best(logits: Any, sizes: Any, rows: Any) -> list[int]:
    """The index of each row's maximum, the first of equal ones."""
    greatest = np.maximum.reduceat(logits, np.cumsum(sizes) - sizes)
    found = np.flatnonzero(logits == greatest[rows])
    best: list[int] = found[np.searchsorted(rows[found], np.arange(len(sizes)))].tolist()
    return best
