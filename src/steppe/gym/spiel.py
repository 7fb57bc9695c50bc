"""The games for OpenSpiel. Importing this registers them.

    import pyspiel
    import steppe.gym.spiel

    game = pyspiel.load_game("steppe_noria(players=3,reward=rank)")

Parameters are `players`, `reward` (see `steppe.gym.rewards`), `seed` (from 0 on: a fixed deal,
without a chance node), `deals` (the number of possible deals), `max_length` (decisions after
which the game is truncated, and pays as it stands) and the options of the game; lists are
joined with plus signs: `factions=nordic+crimea`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from ..kernel.box import Box, box, games
from ..kernel.errors import OptionError
from ..kernel.options import Option, OptionValue
from . import rewards
from .line import SHUFFLES, Line, Rules
from .observers import observer

DEALS = 10_000
LONGEST = 10_000
SCORES = 1000.0
"""A bound on the lead in points."""


class SpielGame(pyspiel.Game):
    """Shared by all games; each has a subclass with its box."""

    box: Box

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**parameters(self.box), **(params or {})}
        seats = int(given["players"])
        self.reward = rewards.check(given["reward"])
        options = {option.name: _option(option, given[option.name]) for option in self.box.options}
        self.rules = Rules(
            self.box.name,
            seats,
            tuple(options.items()),
            int(given["deals"]),
            int(given["max_length"]),
        )
        self.rules.lay(0)  # validates the parameters
        self.observer = observer(self.box.name, seats, options)
        self.start = Line(self.rules, None, None, 0)
        if given["seed"] >= 0:
            self.start = self.start.deal(int(given["seed"]))
        most = SCORES if self.reward == "score" else 1.0
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.box.actions),
            max_chance_outcomes=max(self.rules.deals, SHUFFLES),
            num_players=seats,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0 if seats > 1 else None,
            max_game_length=self.rules.longest,
        )
        super().__init__(game_type(self.box, alone=seats == 1), info, params or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1 + 8 * self.rules.longest

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        if params:
            raise ValueError(f"observations have no parameters; given {params}")
        return SpielObserver(self, iig_obs_type)


class SpielState(pyspiel.State):
    """Everything is in its line, which is immutable: a clone shares it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.line = game.start

    def current_player(self) -> int:
        line = self.line
        if line.asked is not None:
            return int(pyspiel.PlayerId.CHANCE)
        if line.over:
            return int(pyspiel.PlayerId.TERMINAL)
        seat = line.table.to_act
        assert seat is not None
        return seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted([action.index for action in self.line.table.legal()])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        asked = self.line.asked
        assert asked is not None
        return [(number, 1 / asked.outcomes) for number in range(asked.outcomes)]

    def _apply_action(self, action: int) -> None:
        line = self.line
        if line.asked is not None:
            self.line = line.give(action)
        else:
            self.line = line.play(line.table.box.actions[action])

    def _action_to_string(self, player: int, action: int) -> str:
        asked = self.line.asked
        if player == pyspiel.PlayerId.CHANCE:
            return f"{'chance' if asked is None else asked.stream} {action}"
        return self.get_game().box.actions[action].notation  # type: ignore[no-any-return]

    def is_terminal(self) -> bool:
        return self.line.over

    def returns(self) -> list[float]:
        game = self.get_game()
        if not self.line.over:
            return [0.0] * int(game.rules.seats)
        return rewards.returns(self.line.table, game.reward)

    def rewards(self) -> list[float]:
        return self.returns()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that the player cannot tell from this one. Its history begins here."""
        imagined: SpielState = self.get_game().new_initial_state()
        imagined.line = self.line.imagine(player, int(sampler() * 2**53))
        return imagined

    def __str__(self) -> str:
        line = self.line
        if line.game is None:
            return "before the deal"
        game = line.table
        if line.asked is not None:
            what = f"chance: {line.asked.stream}, after {line.action} {list(line.numbers)}"
        elif game.to_act is None:
            what = "the game is over"
        else:
            what = f"{game.label(game.to_act)}: {type(game.decision).__name__}"
        return f"turn {game.table.turn}, {line.decisions} decisions, {what}, {game.hash()}"


class SpielObserver:
    """A player's view as numbers and as JSON; with perfect recall, all their knowledge as text.

    There is no information state tensor: thousands of decisions do not fit into one.
    """

    def __init__(self, game: SpielGame, kind: Any) -> None:
        self._recall = kind is not None and kind.perfect_recall
        self._public = kind is not None and kind.private_info == pyspiel.PrivateInfoType.NONE
        self._observer = game.observer
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if not self._recall and not self._public:
            self.tensor = np.zeros(self._observer.size, np.float32)
            self.dict = self._observer.dictionary(self.tensor)

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is None:
            return
        if state.line.game is None:
            self.tensor.fill(0)
        else:
            self._observer.vector(state.line.game, player, out=self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        seat = None if self._public else player
        return state.line.known(seat) if self._recall else state.line.seen(seat)


def _option(option: Option, value: Any) -> OptionValue:
    if option.kind == "list":
        return option.check([word for word in str(value).split("+") if word])
    return option.check(value)


def parameters(the_box: Box) -> dict[str, Any]:
    """The parameters of a game with their defaults."""
    found: dict[str, Any] = {
        "players": max(2, the_box.seats[0]),
        "reward": "win",
        "seed": -1,
        "deals": DEALS,
        "max_length": LONGEST,
    }
    for option in the_box.options:
        if option.name in found:
            raise OptionError("fault-spiel-option", option=option.name)
        default = option.default
        found[option.name] = "+".join(default) if isinstance(default, list) else default
    return found


def game_type(the_box: Box, alone: bool = False) -> pyspiel.GameType:
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"steppe_{the_box.name}",
        long_name=the_box.title["en"],
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if alone else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=the_box.seats[-1],
        min_num_players=the_box.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(the_box),
    )


def register() -> None:
    for name in games():
        the_box = box(name)
        kind = type(f"Steppe{name.capitalize()}", (SpielGame,), {"box": the_box})
        pyspiel.register_game(game_type(the_box), kind)


register()
