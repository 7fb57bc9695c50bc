"""One measurement of one engine, in a separate process; prints one line of JSON.

    python benchmarks/measure.py ENGINE play SECONDS SEED
    python benchmarks/measure.py ENGINE copy SECONDS SEED
    python benchmarks/measure.py ENGINE memory GAMES SEED
    python benchmarks/measure.py steppe:GAME opponents SECONDS SEED
    python benchmarks/measure.py steppe:GAME bots SECONDS SEED

ENGINE is catanatron, open_spiel:<its game> or steppe:<its game>. An engine is two functions: one
plays a random game and yields after every decision, one copies a state.
"""

from __future__ import annotations

import json
import platform
import random
import sys
import time
from collections.abc import Callable, Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Any, NamedTuple

SEATS = 4
MOST_TURNS = 5_000  # a random game of Raiders may reach a position that never ends
KEEP_EVERY = 20  # decisions between states kept for copying
OPENING = 12  # turns played before bots are measured: openings are simpler than the rest


class Engine(NamedTuple):
    version: str
    game: Callable[[int], Iterator[Any]]
    copy: Callable[[Any], object]


def steppe_engine(name: str) -> Engine:
    import steppe

    def game(seed: int) -> Iterator[Any]:
        chance = random.Random(seed).random
        table = steppe.new(name, seats=SEATS, seed=seed)
        while table.to_act is not None and table.table.turn < MOST_TURNS:
            legal = table.legal()
            table.play(legal[int(chance() * len(legal))])
            yield table

    return Engine(version("steppe"), game, steppe.Game.copy)


def catanatron_engine() -> Engine:
    from catanatron.game import TURNS_LIMIT, Game
    from catanatron.models.player import Color, RandomPlayer

    def game(seed: int) -> Iterator[Any]:
        table = Game([RandomPlayer(color) for color in Color], seed=seed)
        while table.winning_color() is None and table.state.num_turns < TURNS_LIMIT:
            table.play_tick()
            yield table

    return Engine(version("catanatron"), game, Game.copy)


def open_spiel_engine(name: str) -> Engine:
    import pyspiel

    rules = pyspiel.load_game(name)

    def game(seed: int) -> Iterator[Any]:
        chance = random.Random(seed).random
        state = rules.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[int(chance() * len(legal))])
            yield state

    return Engine(version("open-spiel"), game, pyspiel.State.clone)


def load(engine: str) -> Engine:
    family, _, name = engine.partition(":")
    match family:
        case "steppe":
            return steppe_engine(name)
        case "catanatron":
            return catanatron_engine()
        case "open_spiel":
            return open_spiel_engine(name)
    raise SystemExit(f"there is no engine {engine!r}")


def length(game: Iterator[Any]) -> int:
    return sum(1 for _ in game)


def play(engine: Engine, seconds: float, seed: int) -> dict[str, float]:
    """Whole games, until the time is up, after one warm-up game."""
    length(engine.game(seed))
    games = decisions = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        games += 1
        decisions += length(engine.game(seed + games))
    return {
        "decisions_per_second": decisions / spent,
        "games_per_second": games / spent,
        "decisions_per_game": decisions / games,
    }


def copy(engine: Engine, seconds: float, seed: int) -> dict[str, float]:
    """States from a whole random game, copied round after round."""
    states = [
        engine.copy(state)
        for number, state in enumerate(engine.game(seed))
        if number % KEEP_EVERY == 0
    ]
    duplicate = engine.copy
    copies = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        for state in states:
            duplicate(state)
        copies += len(states)
    return {"microseconds": spent / copies * 1e6}


def opponents(name: str, seconds: float, seed: int) -> dict[str, float]:
    """Microseconds per turn of each solo opponent: from the player's last action until the
    player is asked again."""
    import steppe

    box = steppe.box(name)
    found = {}
    for opponent in box.opponents():
        assert box.solo is not None
        option = {box.solo.option: opponent}
        spent, turns, games = 0.0, 0, 0
        began = time.perf_counter()
        while time.perf_counter() - began < seconds / len(box.opponents()):
            table = steppe.new(name, seats=1, seed=seed + games, **option)
            chance = random.Random(seed + games).random
            games += 1
            while table.to_act is not None:
                legal = table.legal()
                action = legal[int(chance() * len(legal))]
                before = time.perf_counter()
                table.play(action)
                if action.verb == "end-turn":
                    spent += time.perf_counter() - before
                    turns += 1
        found[opponent] = spent / turns * 1e6
    return found


def bots(name: str, seconds: float, seed: int) -> dict[str, float]:
    """Turns per second of every bot in two-player games, and random playouts per second
    from a seat's knowledge. Bots keep their time limits, as they do for people."""
    import steppe
    from steppe.play import LEVELS, Player, bot

    def turns(table: steppe.Game, who: str, most: int, until: float) -> int:
        """Let a bot play both seats, for at least one turn; return the number of turns."""
        player = Player(bot(who), str(seed))
        first, played = table.table.turn, 0
        while table.to_act is not None and played < most:
            if played and time.perf_counter() > until:
                break
            table.play(player.choose(table))
            played = table.table.turn - first
        return played

    opening = steppe.new(name, seats=2, seed=seed)
    turns(opening, "greedy", OPENING, float("inf"))
    found = {}
    for who in [level.id for level in LEVELS]:
        played = 0
        began = time.perf_counter()
        while (spent := time.perf_counter() - began) < seconds:
            played += turns(opening.copy(), who, MOST_TURNS, began + seconds)
        found[who] = played / spent
    chance = random.Random(seed).random
    playouts, began = 0, time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        assert opening.to_act is not None
        table = opening.determinise(opening.to_act, playouts)
        playouts += 1
        while table.to_act is not None and table.table.turn < MOST_TURNS:
            legal = table.legal()
            table.play(legal[int(chance() * len(legal))])
    return {**found, "playouts": playouts / spent}


def memory(engine: Engine, games: int, seed: int) -> dict[str, float]:
    """The peak after a tenth of the games and after all: equal if nothing leaks."""
    first = max(games // 10, 1)
    for number in range(first):
        length(engine.game(seed + number))
    early = peak_mebibytes()
    for number in range(first, games):
        length(engine.game(seed + number))
    return {"games": games, "peak_early": early, "peak": peak_mebibytes()}


def peak_mebibytes() -> float:
    """The peak resident size of this process so far."""
    status = Path("/proc/self/status")
    if status.exists():  # counts from this program's start; getrusage may include its parent's
        for line in status.read_text().splitlines():
            if line.startswith("VmHWM:"):
                return int(line.split()[1]) / 1024
    import resource

    unit = 1024**2 if sys.platform == "darwin" else 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / unit


def main() -> None:
    name, what, amount, seed = sys.argv[1:]
    engine = load(name)
    match what:
        case "play":
            result = play(engine, float(amount), int(seed))
        case "copy":
            result = copy(engine, float(amount), int(seed))
        case "opponents":
            result = opponents(name.partition(":")[2], float(amount), int(seed))
        case "bots":
            result = bots(name.partition(":")[2], float(amount), int(seed))
        case "memory":
            result = memory(engine, int(amount), int(seed))
        case _:
            raise SystemExit(f"there is nothing to measure called {what!r}")
    print(json.dumps({**result, "version": engine.version, "python": platform.python_version()}))


if __name__ == "__main__":
    main()
