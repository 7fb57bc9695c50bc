"""Observations: a flat vector of named fields, or the same as a dictionary.

observer = steppe.gym.observer("scythe", seats=3)
vector = observer.vector(game, seat)
observer.dictionary(vector)["place.workers"]
"""

from __future__ import annotations

from collections.abc import Mapping

from ..kernel.box import box
from ..kernel.errors import OptionError
from ..kernel.observer import Field, Observer

__all__ = ["Field", "Observer", "observer"]


def observer(name: str, seats: int, options: Mapping[str, object] | None = None) -> Observer:
    """The observer of a game for `seats` seats; some options have no observer."""
    the_box = box(name)
    if the_box.solo is not None and the_box.ruled(options or {}):
        raise OptionError("fault-observer-ruled", option=the_box.solo.several)
    if seats not in box(name).seats:
        known = box(name).seats
        raise OptionError("fault-seats", game=name, least=known[0], most=known[-1], seats=seats)
    return box(name).observer(seats)
