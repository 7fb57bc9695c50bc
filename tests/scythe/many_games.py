"""Many random games of Scythe with every invariant on, and every record replayed elsewhere.

PYTHONPATH=src:tests python tests/scythe/many_games.py 2000
"""

from __future__ import annotations

import random
import sys
from concurrent.futures import ProcessPoolExecutor

import steppe
from harness import play_random, random_options
from scythe import invariants


def play(seed: int) -> tuple[str, str, int]:
    box = steppe.box("scythe")
    options = random_options(box, random.Random(seed), but="automa") if seed % 2 else {}
    report = play_random(
        "scythe",
        seed=seed,
        seats=2 + seed % 4,
        options=options,
        check=lambda game: invariants.check(game.table),
        sample=0.001,
    )
    return report.game.record(), report.game.hash(), report.decisions


def replays(record: tuple[str, str, int]) -> bool:
    return steppe.loads(record[0]).hash() == record[1]


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    with ProcessPoolExecutor() as players, ProcessPoolExecutor() as readers:
        decisions = 0
        for start in range(0, count, 50):
            records = list(players.map(play, range(start, min(start + 50, count))))
            decisions += sum(number for _, _, number in records)
            assert all(readers.map(replays, records))
    print(f"{count} games, {decisions} decisions: no fault, every record replays")


if __name__ == "__main__":
    main()
