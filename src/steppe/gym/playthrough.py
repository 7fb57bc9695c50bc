"""A random game as text with every value of the interface: changes are readable diffs.

    python -m steppe.gym.playthrough noria --players 2 --decisions 60

Observations are written as changes, and unscaled: `player.coins[1]=5`. Information
states are numbered as they occur, separately for each player.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel

from ..kernel.box import games
from . import spiel
from .observers import Observer


def playthrough(name: str, *, players: int = 2, decisions: int = 60, seed: int = 1) -> str:
    """The text; the game is truncated after `decisions` decisions."""
    given = {"players": players, "max_length": decisions, "deals": 1000}
    game = pyspiel.load_game(f"steppe_{name}", given)
    assert isinstance(game, spiel.SpielGame)
    head = f"game: steppe_{name}, {', '.join(f'{key}={value}' for key, value in given.items())}"
    return "\n".join([head, *_head(game), *_states(game, random.Random(seed)), ""])


def _head(game: spiel.SpielGame) -> Iterator[str]:
    see = game.observer
    kind = game.get_type()
    yield f"rules: version {game.box.rules_version}"
    yield f"actions: {game.num_distinct_actions()}, chance outcomes: {game.max_chance_outcomes()}"
    yield f"players: {game.num_players()} of {kind.min_num_players} to {kind.max_num_players}"
    yield f"utility: {kind.utility}, from {game.min_utility()} to {game.max_utility()}"
    yield f"length: at most {game.max_game_length()} decisions"
    yield f"observation: {see.size} numbers, version {see.version}"


def _states(game: spiel.SpielGame, chance: random.Random) -> Iterator[str]:
    see = game.observer
    names = see.names()
    seen = [np.zeros(see.size, np.float32) for _ in range(game.num_players())]
    numbers: dict[tuple[int, str], int] = {}
    state: Any = game.new_initial_state()
    number = 0
    while True:
        yield ""
        yield f"# {number}"
        yield f"state: {str(state).rpartition(', ')[0] or state}"
        yield f"player: {state.current_player()}, terminal: {state.is_terminal()}"
        if not state.is_chance_node():
            for player in range(game.num_players()):
                yield from _observed(state, player, see, names, seen, numbers)
        if state.is_terminal():
            yield f"returns: {[round(worth, 6) for worth in state.returns()]}"
            return
        legal = state.legal_actions()
        if state.is_chance_node():
            yield f"chance: {len(legal)} outcomes"
        else:
            yield "actions: " + ", ".join(f"{a} {state.action_to_string(a)}" for a in legal)
        action = chance.choice(legal)
        yield f"=> {state.action_to_string(action)}"
        state.apply_action(action)
        number += 1


def _observed(
    state: Any,
    player: int,
    see: Observer,
    names: list[str],
    seen: list[Any],
    numbers: dict[tuple[int, str], int],
) -> Iterator[str]:
    known = state.information_state_string(player)
    number = numbers.setdefault((player, known), len(numbers))
    vector = np.array(state.observation_tensor(player), np.float32)
    most = np.concatenate([np.full(field.size, field.most) for field in see.fields])
    changed = [
        f"{names[at]}={vector[at] * most[at]:.4g}" for at in np.flatnonzero(vector != seen[player])
    ]
    seen[player] = vector
    yield f"player {player}, information {number}: {', '.join(changed) or 'no change'}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m steppe.gym.playthrough")
    parser.add_argument("game", choices=games())
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--decisions", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    text = playthrough(
        asked.game, players=asked.players, decisions=asked.decisions, seed=asked.seed
    )
    print(text, end="")


if __name__ == "__main__":
    main()
