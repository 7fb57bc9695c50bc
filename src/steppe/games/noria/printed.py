"""What is printed on the boards, for any number of players."""

from __future__ import annotations

from functools import cache

from .figures import Figures, figures
from .shown import CostView, NoriaPrinted
from .terms import CHAMBERS, GOODS, PURSES, RESOURCES, SLOTS, TRACKS
from .wheel import PATTERNS


@cache
def printed(folder: str) -> NoriaPrinted:
    found = figures(folder, 2)
    return {
        "costs": {name: _cost(found, track) for track, name in enumerate(TRACKS)},
        "values": dict(zip(CHAMBERS, found.chamber_values, strict=True)),
        "black_market": {
            "sell": dict(zip(GOODS, found.good_price, strict=True)),
            "buy": found.resource_price,
        },
        "recipes": {
            good: {kind: n for kind, n in zip(RESOURCES, recipe, strict=True) if n}
            for good, recipe in zip(GOODS, found.recipes, strict=True)
        },
        "gears": found.gears,
        "chains": [[SLOTS[slot] for slot in pattern] for pattern in PATTERNS],
    }


def _cost(found: Figures, track: int) -> CostView:
    names = PURSES[found.purse[track]]
    return {
        "paid_with": [names[kind] for kind in found.paid_with[track]],
        "prices": found.price[track][1:],
        "different": found.different[track][1:],
    }
