"""Positions close to rare objectives and endings, from which recorded games start."""

from __future__ import annotations

from typing import Any

FIVE_STARS = {"upgrades": 1, "recruits": 1, "structures": 1, "workers": 1, "power": 1}

POSITIONS: list[dict[str, Any]] = [
    {
        # Two mechs beside two defended territories: whichever combat is won first ends the game,
        # and the mech in the other one goes back.
        "active": "rusviet",
        "players": {
            "rusviet": {
                "mechs": ["T4", "T4"],
                "workers": ["F7", "T7"],
                "power": 16,
                "cards": [5, 5, 5],
                "stars": FIVE_STARS,
            },
            "polania": {"mechs": ["V3", "M5"], "power": 0, "cards": []},
        },
        "encounters": [],
    },
    {
        # Five territories around the lake L3: objective 19.
        "active": "nordic",
        "players": {
            "nordic": {
                "hero": "W3",
                "mechs": ["M2", "W4", "T3"],
                "workers": ["M4", "M4", "T1"],
                "objectives": [19, 3],
                "stars": FIVE_STARS,
            },
            "saxony": {"objectives": [11, 21]},
        },
    },
    {
        # A Factory card, a mech and few workers: objective 7.
        "active": "saxony",
        "players": {
            "saxony": {
                "mechs": ["T8"],
                "factory_card": 7,
                "objectives": [7, 21],
                "stars": FIVE_STARS,
            },
            "crimea": {},
        },
    },
]
