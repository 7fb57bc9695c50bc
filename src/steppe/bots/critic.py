"""A critic: what comes of a position if a policy plays on from it, as it was learnt."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..kernel.game import Game
from .crowd import CORES
from .policy import Floats, Policy, stored
from .scythe_policy import eyes, learnt_policy, turn_facts


class Critic:
    """One layer of units that answer only to positive sums. It is told what its policy is told."""

    def __init__(self, parts: Mapping[str, NDArray[Any]], policy: Policy) -> None:
        self.parts: dict[str, Floats] = {
            name: np.ascontiguousarray(part, np.float32) for name, part in parts.items()
        }
        self.policy = policy

    def worths(self, seen: Floats, facts: Floats) -> Floats:
        """What comes of positions, in coins."""
        parts = self.parts
        units: Floats = self.policy.inputs(seen, facts) @ parts["first"]
        units += parts["first_bias"]
        np.maximum(units, 0.0, out=units)
        worths: Floats = units @ parts["last"]
        return worths + parts["last_bias"]

    def foreseen(
        self, games: Sequence[Game], seat: int, outcome: Callable[[Game], float]
    ) -> Floats:
        """What comes of games, or what came of those that are over."""
        worths = np.empty(len(games), np.float32)
        going: list[int] = []
        for number, game in enumerate(games):
            if game.over:
                worths[number] = outcome(game)
            else:
                going.append(number)
        if going:
            seen, facts = shown([games[number] for number in going], seat)
            with CORES.limit(limits=1):
                worths[going] = self.worths(seen, facts)
        return worths

    def write(self, path: Path) -> None:
        parts = {name: part.astype(np.float16) for name, part in self.parts.items()}
        np.savez_compressed(path, **parts)  # type: ignore[arg-type]


def shown(games: Sequence[Game], seat: int) -> tuple[Floats, Floats]:
    """What a policy is told of positions, and so its critic."""
    raws = [eyes().raw(game, seat) for game in games]
    seen = eyes().vectors(raws, [game.table.turn for game in games])
    facts = np.array([turn_facts(game, seat) for game in games], np.float32)
    return seen, facts


@cache
def learnt_critic() -> Critic:
    """The critic that comes with the bots, of the policy that does."""
    return Critic(stored("scythe_critic"), learnt_policy())
