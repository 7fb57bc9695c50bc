"""What a seat may know, as numbers: a flat vector of named fields, or the same as a dictionary.

observer = steppe.gym.observer("scythe", seats=3)
vector = observer.vector(game, seat)
observer.dictionary(vector)["place.workers"]
"""

from __future__ import annotations

import importlib
from functools import cache

from ...kernel.box import box
from ...kernel.errors import OptionError
from .fields import Field, Observer

__all__ = ["Field", "Observer", "observer"]


@cache
def observer(name: str, seats: int) -> Observer:
    """The observer of a game for so many seats."""
    if seats not in box(name).seats:
        raise OptionError(f"{name} is not for {seats} seats")
    module = importlib.import_module(f"{__name__}.{name}")
    found: Observer = module.OBSERVER(seats)
    return found
