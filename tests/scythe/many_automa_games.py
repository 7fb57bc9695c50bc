"""Many random games against the Automa with every invariant on, and every record replayed.

    PYTHONPATH=src:tests python tests/scythe/many_automa_games.py 1000

plays that many games at each level, all pairs of factions in turn.
"""

from __future__ import annotations

import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from itertools import permutations

from harness import play_random
from scythe import invariants
from steppe.games.scythe.automa.cards import LEVELS
from steppe.games.scythe.terms import FACTIONS

PAIRS = list(permutations(FACTIONS, 2))


def play(number: int) -> tuple[str, int, int, int]:
    """Level, decisions, turns and winner of one game."""
    level = LEVELS[number % len(LEVELS)]
    human, automa = PAIRS[number // len(LEVELS) % len(PAIRS)]
    options: dict[str, object] = {"factions": [human], "automa_faction": automa, "automa": level}
    report = play_random(
        "scythe",
        seed=f"many {number}",
        seats=1,
        options=options,
        check=lambda game: invariants.check(game.table),
        sample=0.002,
    )
    game = report.game
    return level, report.decisions, game.table.turn, game.winners[0]


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 50
    games: Counter[str] = Counter()
    turns: Counter[str] = Counter()
    wins: Counter[str] = Counter()
    decisions = 0
    with ProcessPoolExecutor(2) as players:
        for level, made, length, winner in players.map(
            play, range(count * len(LEVELS)), chunksize=20
        ):
            games[level] += 1
            turns[level] += length
            wins[level] += winner
            decisions += made
    for level in LEVELS:
        mean = turns[level] / games[level]
        print(f"{level}: {games[level]} games, {mean:.1f} turns, the Automa won {wins[level]}")
    print(f"{decisions} decisions: no fault, every record replays")


if __name__ == "__main__":
    main()
