"""Figures that people report about their games, and a comparison with an arena's."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Any

RANGES = {
    "rounds": (18, 25),
    "winning_score": (60, 100),
    "margin": (12, 20),
    "combats": (2, 6),
    "popularity_star": (0.0, 0.1),
    "workers": (0.9, 1.0),
}
"""Ranges; `combats` for a table of five, `workers` the share that stops at 3, 5 or 8. Where
people give no range (a margin of about 16, a rare popularity star, the usual numbers of workers),
this is what counts as agreement."""

FACTIONS = (("crimea", "rusviet"), ("polania",), ("saxony", "nordic"))
"""Tiers, the strongest first."""

BANNED = (("rusviet", "industrial"), ("crimea", "patriotic"))
WEAKEST = ("saxony", "engineering")


def compared(found: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The figures of people compared with those of a report."""
    if found["solo"]:
        return []
    bots = {
        "rounds": found["rounds"]["mean"],
        "winning_score": found["winning_scores"]["mean"],
        "margin": found["margins"]["mean"],
    }
    if found["sides"] == 5 and "combats" in found:
        bots["combats"] = found["combats"]["mean"]
    if "stars" in found:
        shares = {star["star"]: star["share"] for star in found["stars"]}
        bots["popularity_star"] = shares.get("star_popularity", 0.0)
    if "workers" in found:
        bots["workers"] = round(sum(found["workers"].get(n, 0.0) for n in ("3", "5", "8")), 4)
    lines = [
        {
            "what": what,
            "people": list(RANGES[what]),
            "bots": value,
            "verdict": _verdict(value, *RANGES[what]),
        }
        for what, value in bots.items()
    ]
    return lines + _orders(found)


def _verdict(value: float, low: float, high: float) -> str:
    return "below" if value < low else "above" if value > high else "within"


def _orders(found: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The order of factions, and the ranks of the banned and the weakest pairs."""
    lines: list[dict[str, Any]] = []
    factions = found["strength"].get("factions", {})
    if len(factions) == sum(map(len, FACTIONS)):
        pairs = [
            (strong, weak)
            for better, worse in combinations(FACTIONS, 2)
            for strong in better
            for weak in worse
        ]
        agree = sum(factions[strong]["elo"] > factions[weak]["elo"] for strong, weak in pairs)
        lines.append(
            {
                "what": "factions",
                "people": [list(tier) for tier in FACTIONS],
                "bots": list(factions),
                "agree": agree,
                "of": len(pairs),
                "verdict": "within" if agree == len(pairs) else "differs",
            }
        )
    places = {(pair["faction"], pair["mat"]): n + 1 for n, pair in enumerate(found["pairs"])}
    for faction, mat in (*BANNED, WEAKEST):
        if (faction, mat) in places:
            place, last = places[faction, mat], len(places)
            weakest = (faction, mat) == WEAKEST
            expected = place > last * 0.8 if weakest else place <= last * 0.2
            lines.append(
                {
                    "what": "weakest" if weakest else "banned",
                    "faction": faction,
                    "mat": mat,
                    "bots": place,
                    "of": last,
                    "verdict": "within" if expected else "differs",
                }
            )
    return lines
