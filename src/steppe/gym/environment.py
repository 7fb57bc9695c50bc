"""A game as a PettingZoo environment: agents take turns, one small decision at a time.

Each game has a module in the manner of PettingZoo (`steppe.gym.scythe_v1`) with `env` and
`raw_env`, and is known to `pettingzoo.make("aec", "steppe/scythe-v1")`; this is what they share.
Besides the vector, an observation has the mask of legal actions; their
numbers are stable within a rules version.

The work of PettingZoo's wrappers (checking an action, ending the game on an illegal one) is done
here, because they cost as much as the game itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv, register

from ..kernel.box import box, games, new
from ..kernel.errors import IllegalAction, OptionError
from ..kernel.game import Game
from . import rewards
from .observers import observer

Mask = NDArray[np.int8]
Observation = dict[str, Any]

OBSERVATIONS = ("vector", "dictionary")
SEEDS = 2**31 - 1
ILLEGAL = -1.0
"""The penalty for an illegal action."""


class Environment(AECEnv[str, Observation, int]):
    """One table.

    `seats` and the options of the game are those of `steppe.new`. `reward` is the reward at the end
    of the game (see `steppe.gym.rewards`); `observation` selects one vector or numbers by
    name; after `max_cycles` decisions per seat the game is truncated, and pays as it stands;
    with `illegal="lose"` an illegal action loses the game, with "refuse" it is an error;
    `render_mode` is "human" (prints the text), "ansi" (returns it) or "svg"; `lang` its language.
    """

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        reward: str = "win",
        observation: str = "vector",
        max_cycles: int | None = None,
        illegal: str = "lose",
        render_mode: str | None = None,
        lang: str = "en",
        **options: object,
    ) -> None:
        super().__init__()
        self.metadata = {
            "name": f"{game}_v1",
            "render_modes": ["human", "ansi", "svg"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        if observation not in OBSERVATIONS:
            raise OptionError(
                "fault-argument",
                name="observation",
                value=repr(observation),
                known=", ".join(OBSERVATIONS),
            )
        if illegal not in ("lose", "refuse"):
            raise OptionError(
                "fault-argument", name="illegal", value=repr(illegal), known="lose, refuse"
            )
        if render_mode not in (None, "human", "ansi", "svg"):
            raise OptionError(
                "fault-argument",
                name="render_mode",
                value=repr(render_mode),
                known="human, ansi, svg",
            )
        self.box = box(game)
        self.render_mode = render_mode
        self.lang = lang
        self._options = options
        self._reward = rewards.check(reward)
        self._refuse = illegal == "refuse"
        first = new(game, seats=seats, seed=0, **options)  # validates the arguments
        self.seats = first.seats
        self.table: Game = first
        self.observer = observer(game, self.seats, options)
        self._by_name = observation == "dictionary"
        self._longest = None if max_cycles is None else max_cycles * self.seats
        self._decisions = 0
        self._chance, _ = seeding.np_random()

        self.possible_agents = [f"player_{seat}" for seat in range(self.seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._action_spaces = {
            agent: spaces.Discrete(len(self.box.actions)) for agent in self.possible_agents
        }
        self._observation_spaces = {agent: self._space() for agent in self.possible_agents}

    # -- spaces --------------------------------------------------------------------------------

    def _space(self) -> spaces.Dict:
        seen: spaces.Space[Any] = spaces.Box(0, 1, (self.observer.size,), np.float32)
        if self._by_name:
            seen = spaces.Dict(
                {
                    field.name: spaces.Box(0, 1, field.shape or (1,), np.float32)
                    for field in self.observer.fields
                }
            )
        mask = spaces.Box(0, 1, (len(self.box.actions),), np.int8)
        return spaces.Dict({"observation": seen, "action_mask": mask})

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._action_spaces[agent]

    # -- playing -------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game: that of `steppe.new(…, seed=seed)`; without a seed, the next one."""
        if seed is not None:
            self._chance, _ = seeding.np_random(seed)
        else:
            seed = int(self._chance.integers(SEEDS))
        self.table = new(self.box.name, seats=self.seats, seed=seed, **self._options)
        self._decisions = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._asked()

    def step(self, action: int) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        table = self.table
        try:
            table.play(self.box.actions[int(action)])
        except IllegalAction:
            if self._refuse:
                raise
            self._lose(agent)
            return
        self._decisions += 1
        self._cumulative_rewards[agent] = 0.0
        if table.over:
            self._end(self.terminations)
        elif self._decisions == self._longest:
            self._end(self.truncations)
        else:
            self.agent_selection = self._asked()
        if self.render_mode == "human":
            self.render()

    def _asked(self) -> str:
        assert self.table.to_act is not None
        return self.possible_agents[self.table.to_act]

    def _end(self, how: dict[str, bool]) -> None:
        for agent, reward in zip(
            self.possible_agents, rewards.returns(self.table, self._reward), strict=True
        ):
            self.rewards[agent] = reward
            how[agent] = True
        self._accumulate_rewards()

    def _lose(self, agent: str) -> None:
        """Like PettingZoo's wrapper: the game ends at once, and only this agent pays."""
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[agent] = ILLEGAL
        self._cumulative_rewards[agent] = 0.0
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    # -- looking -------------------------------------------------------------------------------

    def observe(self, agent: str) -> Observation:
        seat = self._seat[agent]
        vector = self.observer.vector(self.table, seat)
        return {
            "observation": self.observer.dictionary(vector) if self._by_name else vector,
            "action_mask": self.mask(seat),
        }

    def mask(self, seat: int) -> Mask:
        """1 for every legal action."""
        mask = bytearray(len(self.box.actions))
        if seat == self.table.to_act:
            for action in self.table.legal():
                mask[action.index] = 1
        return np.frombuffer(mask, np.int8)

    def render(self) -> str | None:
        """The table as seen by the agent to act."""
        board = self.table.board(self.table.to_act)
        if self.render_mode == "svg":
            return self.table.box.picture(board).text()
        text = self.box.draw(board, self.box.phrases(self.lang))
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Nothing to close."""


def makers(game: str) -> tuple[Callable[..., Environment], Callable[..., Environment]]:
    """The functions `env` and `raw_env` of a game's module."""

    def env(**given: Any) -> Environment:
        """The environment with PettingZoo's usual behaviour: an illegal action loses."""
        return Environment(game, **given)

    def raw_env(**given: Any) -> Environment:
        """The same, but an illegal action is refused with the rule that forbids it."""
        return Environment(game, illegal="refuse", **given)

    return env, raw_env


for _game in games():
    register("aec", f"steppe/{_game}-v1", entry_point=f"steppe.gym.{_game}_v1:env")
