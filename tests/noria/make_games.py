"""Makes the corpus of recorded games: plays lively random games and keeps as few of them as
together show everything in `corpus.everything()`.

The end of a track, which chance hardly ever brings, starts from a position near it.

PYTHONPATH=src:tests python tests/noria/make_games.py
"""

from __future__ import annotations

import random
import sys

import steppe
from harness import random_options
from noria import corpus

# How eagerly a lively player takes an action, by verb; others count 1.
EAGER = {
    "end-influence": 4.0,
    "modify": 0.02,
    "shift": 0.3,
    "activate-twice": 6.0,
    "activate": 3.0,
    "inspect": 0.3,
    "sell": 0.05,
    "buy": 0.2,
    "end-actions": 0.05,
    "skip": 0.02,
    "invest": 12.0,
    "market": 0.3,
    "produce": 4.0,
    "promote": 0.2,
    "end-politics": 1.0,
}


def lively(game: steppe.Game, chance: random.Random) -> None:
    """Play to the end, wanting much."""
    while game.to_act is not None:
        legal = game.legal()
        weights = [EAGER.get(action.verb, 1.0) for action in legal]
        game.play(chance.choices(legal, weights)[0])


NEAR_THE_END = {
    "round": 12,
    "islands": {"I3": {}, "I4": {}},
    "players": [
        {"spaces": {"recycling": 8}, "resources": {"obsidian": 9, "energy": 3}, "island": "I3"},
        {"spaces": {"improvement": 6, "science": 1}, "resources": {"energy": 5, "mycelium": 4}},
        {"spaces": {"recycling": 2}, "knowledge": 6},
    ],
}


def play(attempt: int) -> str:
    """The record of one game; every third with options at random."""
    chance = random.Random(attempt)
    if attempt % 25 == 24:
        game = steppe.position("noria", NEAR_THE_END, seed=attempt)
        lively(game, chance)
        return game.record()
    options = random_options(steppe.box("noria"), chance) if attempt % 3 == 0 else {}
    options["expert"] = attempt % 2 == 1
    game = steppe.new("noria", seats=2 + attempt // 2 % 3, seed=attempt, **options)
    lively(game, chance)
    return game.record()


def main() -> None:
    attempts = int(sys.argv[1]) if len(sys.argv) > 1 else 600
    pool = [play(attempt) for attempt in range(attempts)]
    shows = {text: corpus.shown(text) for text in pool}
    wanted = corpus.everything()
    corpus.FOLDER.mkdir(parents=True, exist_ok=True)
    for path in corpus.records():
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
