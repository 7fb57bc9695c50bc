"""Makes the corpus of recorded games: plays lively random games and keeps as few of them as
together show everything in `corpus.everything()`.

    PYTHONPATH=src:tests python tests/raiders/make_games.py

What chance hardly ever brings starts from a position near it.
"""

from __future__ import annotations

import random
import sys
from typing import Any

import steppe
from raiders import corpus

# How eagerly a lively player takes an action, by verb; others count 1.
EAGER = {"skip": 0.1, "raid": 4.0, "quest": 30.0, "hire": 3.0, "keep": 0.5, "done": 0.5}

OPPONENTS = ("trader", "lookout", "huntsman", "outrider")

NO_ANIMALS: dict[str, Any] = {
    "players": {"purple": {"provisions": 3}},
    "animal_deck": [],
    "chief": {"provisions": 9, "plans": ["plan-08"]},
    "ending": 2,
}
FAR_AHEAD: dict[str, Any] = {
    "players": {"purple": {"points": 80, "crew": ["warrior", "archer"], "provisions": 8}},
    "ending": 2,
}
# Red workers only, and nothing left that they may raid.
STUCK: dict[str, Any] = {
    "players": {"purple": {"worker": "red"}, "green": {"worker": "red"}},
    "village": {"farm": "red", "market": "red", "barracks": "red"},
    "spaces": {
        space: {"livestock": 1} if space in ("a1", "a3", "a4") else {}
        for space in [f"{region}{number}" for region in "capg" for number in range(1, 5)]
    },
    "quests": dict.fromkeys(["v1", "v2", "c1", "c2", "c3", "c4", "a2", "p1", "p2", "p3", "p4"], ""),
}


def lively(game: steppe.Game, chance: random.Random, most: int = 4000) -> bool:
    """Play to the end; False if it takes too long."""
    for _ in range(most):
        if game.to_act is None:
            return True
        legal = game.legal()
        game.play(chance.choices(legal, [EAGER.get(action.verb, 1.0) for action in legal])[0])
    return game.over


def play(attempt: int) -> str | None:
    """The record of one game, or nothing if it took too long."""
    chance = random.Random(f"lively {attempt}")
    match attempt:
        case 0:
            game = steppe.position("raiders", NO_ANIMALS)
        case 1:
            game = steppe.position("raiders", FAR_AHEAD, solo="outrider")
        case 2:
            game = steppe.new("raiders", seats=2, seed="rounds", rounds=10)
        case 3:
            game = steppe.position("raiders", STUCK)
        case _ if attempt % 3 == 0:
            game = steppe.new("raiders", seed=attempt, solo=OPPONENTS[attempt // 3 % 4])
        case _:
            game = steppe.new("raiders", seats=2 + attempt % 3, seed=attempt)
    return game.record() if lively(game, chance) else None


def main(attempts: int) -> None:
    found: dict[str, set[str]] = {}
    for attempt in range(attempts):
        record = play(attempt)
        if record is not None:
            found[record] = corpus.shown(record)
    missing = corpus.everything()
    kept: list[str] = []
    while missing and found:
        best = max(found, key=lambda record: (len(found[record] & missing), -len(record)))
        if not found[best] & missing:
            break
        missing -= found[best]
        kept.append(best)
    for path in corpus.records():
        path.unlink()
    corpus.FOLDER.mkdir(parents=True, exist_ok=True)
    for number, record in enumerate(kept, start=1):
        path = corpus.FOLDER / f"game-{number:02}.txt"
        path.write_text(record, encoding="utf-8")
    print(f"{len(kept)} games kept of {len(found)}; missing: {sorted(missing) or 'nothing'}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 60)
