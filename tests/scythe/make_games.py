"""Makes the corpus of recorded games: plays lively random games and keeps as few of them as
together show everything in `corpus.everything()`.

    PYTHONPATH=src:tests python tests/scythe/make_games.py

Endings and objectives that chance hardly ever brings start from a position near them.
"""

from __future__ import annotations

import random
import sys

import steppe
from scythe import corpus
from scythe.near_endings import POSITIONS

# How eagerly a lively player takes an action, by verb; others count 1.
EAGER = {
    "skip": 0.01,
    "decline": 0.1,
    "done": 0.15,
    "decline-bonus": 0.1,
    "refuse": 0.2,
    "delay": 0.01,
    "give": 0.05,
    "bottom": 8.0,
    "reveal": 20.0,
    "produce": 3.0,
    "produce-at": 3.0,
    "move": 4.0,
    "factory": 6.0,
    "factory-move": 4.0,
    "option": 2.0,
    "structure": 3.0,
    "take": 0.4,
    "drop": 0.1,
}


def lively(game: steppe.Game, chance: random.Random, most: int = 4000) -> bool:
    """Play to the end; False if it takes too long."""
    for _ in range(most):
        if game.to_act is None:
            return True
        legal = game.legal()
        weights = [
            EAGER.get(action.verb, 1.0)
            * (0.1 if action.parts.get("partly") or action.parts.get("coins") == 0 else 1.0)
            for action in legal
        ]
        game.play(chance.choices(legal, weights)[0])
    return game.over


def play(attempt: int) -> str | None:
    """The record of one game, or nothing if it took too long."""
    starts = [None] * 8 + POSITIONS
    start = starts[attempt % len(starts)]
    if start is None:
        game = steppe.new("scythe", seats=2 + attempt % 4, seed=attempt)
    else:
        game = steppe.position("scythe", start, seed=attempt)
    whole = lively(game, random.Random(attempt), 1500 if start is None else 400)
    return game.record() if whole else None


def main() -> None:
    attempts = int(sys.argv[1]) if len(sys.argv) > 1 else 600
    pool = [text for text in map(play, range(attempts)) if text is not None]
    shows = {text: corpus.shown(text) for text in pool}
    wanted = corpus.everything()
    corpus.FOLDER.mkdir(parents=True, exist_ok=True)
    for path in corpus.FOLDER.glob("game-*.txt"):
        path.unlink()
    number = 0
    while wanted:
        best = max(pool, key=lambda text: len(shows[text] & wanted))
        if not shows[best] & wanted:
            break
        number += 1
        wanted -= shows[best]
        (corpus.FOLDER / f"game-{number:02}.txt").write_text(best, encoding="utf-8")
    print(f"{len(pool)} games played, {number} kept")
    print("not shown:", ", ".join(sorted(wanted)) or "nothing")


if __name__ == "__main__":
    main()
