"""Games that are played on side by side, as a policy likes: to ask it about many positions at once
costs little more than about one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from threadpoolctl import ThreadpoolController

from ..kernel.actions import Action
from ..kernel.game import Game
from .policy import Policy
from .scythe_policy import eyes, offer, turn_facts

_CORES: Final[Any] = ThreadpoolController()
NO_TURN: Final = -1
NEVER: Final = 10**6


class Asked(NamedTuple):
    """What a policy was asked at once, for those who learn from it."""

    games: list[int]
    turns: list[int]
    seen: Any
    facts: Any
    sizes: Any  # how many actions there were to choose from in each game
    actions: Any  # all of them, one game after another
    wishes: Any
    chosen: list[int]  # which of them were taken, by place in `actions`


class Crowd:
    """`games` are imagined ones of the same seat, and are played on themselves; `lines` are what
    was played in each."""

    def __init__(self, games: Sequence[Game], policy: Policy, seat: int) -> None:
        self.games = games
        self.lines: list[list[Action]] = [[] for _ in games]
        self._policy = policy
        self._seat = seat
        self._eyes = eyes()
        self._actions = list(games[0].box.actions) if games else []
        self._turns = [NO_TURN] * len(games)
        self._seen: Any = np.zeros((len(games), self._eyes.size), np.float32)
        self._facts: Any = np.zeros((len(games), len(policy.parts["mean"])), np.float32)

    def play(
        self,
        until: int = NEVER,
        heat: float = 0.0,
        chance: Any = None,
        steady: int = 0,
        surprises: bool = True,
        heard: list[Asked] | None = None,
    ) -> None:
        """Up to that turn, or to the end of the games; without surprises only to where something
        is drawn or revealed.

        With some heat, and a generator of chance, actions are taken now and then that are not the
        preferred ones, but for the first `steady` games.
        """
        with _CORES.limit(limits=1):  # tables think side by side, each on a core of its own
            self._play(until, heat, chance, steady, surprises, heard)

    def _play(
        self,
        until: int,
        heat: float,
        chance: Any,
        steady: int,
        surprises: bool,
        heard: list[Asked] | None,
    ) -> None:
        going = [
            number for number in range(len(self.games)) if self._asks(number, until, surprises)
        ]
        while going:
            offers = [offer(self.games[number]) for number in going]
            sizes = np.array([len(one) for one in offers])
            ends = np.cumsum(sizes)
            actions = np.concatenate(offers)
            rows = np.repeat(np.arange(len(going)), sizes)
            seen, facts = self._seen[going], self._facts[going]
            wishes: Any = self._policy.wishes(seen, facts, rows, actions)
            swayed = wishes
            if heat:
                whims = heat * chance.gumbel(size=len(wishes))
                whims[np.repeat(np.array(going) < steady, sizes)] = 0.0
                swayed = wishes + whims
            last: list[int] = ends.tolist()
            indices: list[int] = actions.tolist()
            chosen: list[int] = []
            first = 0
            for row in range(len(going)):
                best = int(swayed[first : last[row]].argmax())
                chosen.append(first + best)
                first = last[row]
            if heard is not None:
                turns = [self._turns[number] for number in going]
                heard.append(Asked(going, turns, seen, facts, sizes, actions, wishes, chosen))
            for row in range(len(going)):
                self._take(going[row], indices[chosen[row]])
            going = [number for number in going if self._asks(number, until, surprises)]

    def _take(self, number: int, index: int) -> None:
        action = self._actions[index]
        self.lines[number].append(action)
        self.games[number].play(action)

    def _asks(self, number: int, until: int, surprises: bool) -> bool:
        """Whether there is something to decide; then what the policy sees is looked up."""
        game = self.games[number]
        table = game.table
        while True:
            if game.to_act is None or table.turn >= until:
                return False
            if not surprises and table.barrier and self.lines[number]:
                return False
            offered = offer(game)
            if len(offered) > 1:
                break
            self._take(number, int(offered[0]))
        self._eyes.vector(game, self._seat, self._seen[number])
        if table.turn != self._turns[number]:
            self._turns[number] = table.turn
            self._facts[number] = turn_facts(game, self._seat)
        return True
