"""A trained agent: its observations, its actions, its policy and its critic."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from ..kernel.game import Game
from .critic import Critic
from .policy import CORES, Floats, Ints, Policy
from .vocabulary import Vocabulary


class Agent:
    __slots__ = ("critic", "facts", "observer", "offer", "policy", "vocabulary")

    def __init__(
        self,
        vocabulary: Vocabulary,
        facts: Callable[[Game, int], list[float]],
        offer: Callable[[Game], Ints],
        policy: Policy,
        critic: Critic | None,
    ) -> None:
        self.vocabulary = vocabulary
        self.observer = vocabulary.observer  # what it sees at every decision
        self.facts = facts  # features computed once per turn, for a seat
        self.offer = offer  # the actions it considers, by index
        self.policy = policy
        self.critic = critic  # None until it is trained

    def playing(self, policy: Policy) -> Agent:
        """The same agent with another policy, and without a critic."""
        return Agent(self.vocabulary, self.facts, self.offer, policy, None)

    def seen(self, games: Sequence[Game], seat: int) -> tuple[Floats, Floats]:
        """The inputs of policy and critic for these positions."""
        raws = [self.observer.raw(game, seat) for game in games]
        seen = self.observer.vectors(raws, [game.table.turn for game in games])
        facts = np.array([self.facts(game, seat) for game in games], np.float32)
        return seen, facts

    def foreseen(
        self, games: Sequence[Game], seat: int, outcome: Callable[[Game], float]
    ) -> Floats:
        """The critic's values of games; for finished games, their outcomes."""
        values = np.empty(len(games), np.float32)
        going: list[int] = []
        for number, game in enumerate(games):
            if game.over:
                values[number] = outcome(game)
            else:
                going.append(number)
        if going:
            assert self.critic is not None
            seen, facts = self.seen([games[number] for number in going], seat)
            with CORES.limit(limits=1):
                values[going] = self.critic.values(self.policy.inputs(seen, facts))
        return values
