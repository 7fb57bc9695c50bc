"""Rows of games that nobody played, whose true strengths are known."""

from __future__ import annotations

import math
import random
from collections.abc import Mapping

from steppe.arena.contest import Row
from steppe.games.scythe.watch import balanced

STARS = ("star_upgrades", "star_mechs", "star_workers", "star_combat", "star_popularity")


def scythe_rows(
    games: int,
    strengths: Mapping[str, float],
    players: tuple[str, ...] = ("greedy", "greedy"),
    rotate: bool = False,
    seed: str = "made up",
) -> list[Row]:
    """Tables whose sides win as the sums of their strengths (in Elo) say; 0 if not named."""
    chance = random.Random(seed)
    rows = []
    for number in range(games):
        deal = number // len(players) if rotate else number
        turned = number % len(players) if rotate else 0
        names = players[turned:] + players[:turned]
        options = dict(balanced(deal, len(names), seed, set()))
        factions, mats = options["factions"], options["mats"]
        assert isinstance(factions, list)
        assert isinstance(mats, list)
        odds = []
        for name, faction, mat in zip(names, factions, mats, strict=True):
            elo = sum(strengths.get(key, 0.0) for key in (name, faction, mat, f"{faction}+{mat}"))
            odds.append(10 ** (elo / 400))
        (winner,) = chance.choices(range(len(names)), odds)
        scores = [int(chance.gauss(52, 9)) for _ in names]
        scores[winner] = max(scores) + int(chance.expovariate(1 / 12)) + 1
        rounds = max(10, round(chance.gauss(24, 4)))
        rows.append(
            Row(
                id=f"{'+'.join(names)}/{seed}/{deal}/{turned}",
                game="scythe",
                seed=f"{seed}/{deal}",
                players=list(names),
                labels=list(factions),
                scores=scores,
                winners=[winner],
                turns=rounds * len(names),
                decisions=8 * rounds * len(names),
                over=True,
                seconds=[0.01 * rounds] * len(names),
                parts=[_parts(score) for score in scores],
                facts=[
                    {
                        "order": side + 1,
                        "faction": factions[side],
                        "mat": mats[side],
                        **_stars(chance, rounds, 5 if side == winner else 3),
                        "combats": chance.randrange(2),
                        "popularity": chance.randrange(18),
                        "workers": chance.choice((3, 5, 5, 8, 8)),
                    }
                    for side in range(len(names))
                ],
                seats=len(names),
                rounds=float(rounds),
                options=dict(options),
            )
        )
    return rows


def _parts(score: int) -> dict[str, int]:
    names = ("coins", "stars", "territories", "resources", "structures")
    shares = [math.floor(score * share) for share in (0.25, 0.3, 0.25, 0.1)]
    return dict(zip(names, [*shares, score - sum(shares)], strict=True))


def _stars(chance: random.Random, rounds: int, most: int) -> dict[str, object]:
    placed = chance.sample(STARS, most)
    when = sorted(chance.randrange(4, rounds + 1) for _ in placed)
    return {
        "stars": dict.fromkeys(placed, 1),
        "star_rounds": [[star, moment] for star, moment in zip(placed, when, strict=True)],
    }
