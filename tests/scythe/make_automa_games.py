"""Makes the recorded games against the Automa: for each level, of lively random humans, the game
that shows most, and one of a human who thinks each turn over.

    PYTHONPATH=src:tests python tests/scythe/make_automa_games.py
"""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import steppe
from scythe.make_games import EAGER, lively
from steppe.games.scythe.automa.cards import LEVELS
from steppe.kernel.actions import Action

FOLDER = Path(__file__).parents[1] / "games" / "scythe"
ATTEMPTS = 150


def shown(text: str) -> set[str]:
    """The names of the events that a record brings about."""
    recorded = steppe.loads(text)
    assert recorded.start is not None
    game = recorded.start.game()
    heard: Counter[str] = Counter()
    game.listen(lambda event: heard.update([event.name]))
    for link in recorded.history:
        game.play(link.action)
    return set(heard)


def thoughtful(game: steppe.Game, chance: random.Random, tries: int) -> None:
    """Play to the end, each turn the best of many that were tried."""
    while not game.over:
        best, most = [game.default], -1.0
        for _ in range(tries):
            trial = game.copy()
            played = try_turn(trial, chance)
            if worth(trial) > most:
                best, most = played, worth(trial)
        for action in best:
            if not game.over:
                game.play(action)


def try_turn(game: steppe.Game, chance: random.Random) -> list[Action]:
    """Play a turn as a lively player would, up to its end."""
    played: list[Action] = []
    while not game.over:
        legal = game.legal()
        weights = [EAGER.get(action.verb, 1.0) for action in legal]
        action = chance.choices(legal, weights)[0]
        if action.notation == "end turn":
            if not played:
                played.append(action)
            break
        game.play(action)
        played.append(action)
    return played


def worth(game: steppe.Game) -> float:
    """What the human's position is worth in coins, roughly."""
    me, automa = game.projection(0)
    of = game.view(0)["players"][0]
    built = len(of["upgrades"]) + of["mechs"] + len(of["structures"]) + len(of["bonuses"])
    held = sum(sum(place["resources"].values()) for place in game.view(0)["places"])
    stars = sum(of["stars"].values())
    if game.over:
        return float(me["total"]) + (1000.0 if me["total"] > automa["total"] else 0.0)
    value: float = me["total"] + 8.0 * stars + 4.0 * built + 2.0 * of["workers"]
    value += 0.8 * held + 0.5 * of["power"] + 1.5 * of["popularity"] + of["combat_cards"]
    return value


def main() -> None:
    for level in LEVELS:
        best, most = "", 0
        for seed in range(ATTEMPTS):
            game = start(level, seed)
            lively(game, random.Random(f"{level} {seed}"))
            count = len(shown(game.record()))
            if count > most:
                best, most = game.record(), count
        (FOLDER / f"automa-{level}-1.txt").write_text(best, encoding="utf-8")
        for seed in range(12):
            game = start(level, seed)
            thoughtful(game, random.Random(f"{level} {seed}"), 60)
            if 0 in game.winners:
                break
        (FOLDER / f"automa-{level}-2.txt").write_text(game.record(), encoding="utf-8")
        print(f"{level}: a game with {most} kinds of events, and one that ended {game.scores}")


def start(level: str, seed: int) -> steppe.Game:
    return steppe.new("scythe", seats=1, seed=seed, automa=level, recruit_bonus="take")


if __name__ == "__main__":
    main()
