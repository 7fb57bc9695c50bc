"""Many random games of Noria with every invariant on, over both variants and all seat counts.

PYTHONPATH=src:tests python tests/noria/many_games.py 2000
"""

from __future__ import annotations

import random
import sys
from concurrent.futures import ProcessPoolExecutor

import steppe
from harness import play_random, random_options
from noria import invariants


def play(seed: int) -> tuple[str, str, int]:
    options = random_options(steppe.box("noria"), random.Random(seed)) if seed % 4 == 3 else {}
    options["expert"] = seed % 2 == 1
    report = play_random(
        "noria",
        seed=seed,
        seats=2 + seed // 2 % 3,
        options=options,
        check=lambda game: invariants.check(game.table),
        sample=0.002,
    )
    return report.game.record(), report.game.hash(), report.decisions


def replays(record: tuple[str, str, int]) -> bool:
    return steppe.loads(record[0]).hash() == record[1]


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    with ProcessPoolExecutor() as players, ProcessPoolExecutor() as readers:
        decisions = 0
        for start in range(0, count, 100):
            records = list(players.map(play, range(start, min(start + 100, count))))
            decisions += sum(number for _, _, number in records)
            assert all(readers.map(replays, records))
    print(f"{count} games, {decisions} decisions: no fault, every record replays")


if __name__ == "__main__":
    main()
