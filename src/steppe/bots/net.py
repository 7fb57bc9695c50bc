"""A small net that was learnt: what a position leads to, from numbers that describe it."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import Final

DIGITS: Final = 5


class Eight:
    """What a number counts for with eight units: compiled, fields are plain numbers, which the
    items of a list are not."""

    __slots__ = ("a", "b", "c", "d", "e", "f", "g", "h")

    def __init__(self, of: Sequence[float]) -> None:
        self.a: float = of[0]
        self.b: float = of[1]
        self.c: float = of[2]
        self.d: float = of[3]
        self.e: float = of[4]
        self.f: float = of[5]
        self.g: float = of[6]
        self.h: float = of[7]


class Net:
    """One hidden layer of units that answer only to positive sums."""

    __slots__ = ("bias", "ends", "last", "offset", "rows", "starts", "units")

    def __init__(
        self, units: list[list[float]], bias: list[float], last: list[float], offset: float
    ) -> None:
        self.units = units  # for each unit the weight of every number
        self.bias = bias
        self.last = last
        self.offset = offset
        self.rows: list[list[Eight]] = []  # the same for eight units each, by number
        self.starts: list[Eight] = []
        self.ends: list[Eight] = []
        for first in range(0, len(units), 8):
            some = units[first : first + 8]
            none = [0.0] * (8 - len(some))
            self.rows.append(
                [Eight([*[unit[n] for unit in some], *none]) for n in range(len(units[0]))]
            )
            self.starts.append(Eight([*bias[first : first + 8], *none]))
            self.ends.append(Eight([*last[first : first + 8], *none]))

    def __reduce__(self) -> tuple[object, ...]:
        """How it goes to another process: compiled, it would not know how to."""
        return (Net, (self.units, self.bias, self.last, self.offset))

    def value(self, numbers: list[float]) -> float:
        places: list[int] = []
        some: list[float] = []  # most numbers are zero
        for place in range(len(numbers)):
            number = numbers[place]
            if number != 0.0:
                places.append(place)
                some.append(number)
        total = self.offset
        for block in range(len(self.rows)):
            rows = self.rows[block]
            start = self.starts[block]
            a, b, c, d = start.a, start.b, start.c, start.d
            e, f, g, h = start.e, start.f, start.g, start.h
            for index in range(len(places)):
                row = rows[places[index]]
                number = some[index]
                a += number * row.a
                b += number * row.b
                c += number * row.c
                d += number * row.d
                e += number * row.e
                f += number * row.f
                g += number * row.g
                h += number * row.h
            end = self.ends[block]
            total += (
                (a * end.a if a > 0.0 else 0.0)
                + (b * end.b if b > 0.0 else 0.0)
                + (c * end.c if c > 0.0 else 0.0)
                + (d * end.d if d > 0.0 else 0.0)
                + (e * end.e if e > 0.0 else 0.0)
                + (f * end.f if f > 0.0 else 0.0)
                + (g * end.g if g > 0.0 else 0.0)
                + (h * end.h if h > 0.0 else 0.0)
            )
        return total


def written(net: Net) -> str:
    """The net as TOML, a unit on each line."""
    units = ",\n".join(_row(unit) for unit in net.units)
    ends = f"bias = {_row(net.bias)}\nlast = {_row(net.last)}\noffset = {float(net.offset)!r}\n"
    return f"units = [\n{units}\n]\n{ends}"


def _row(weights: list[float]) -> str:
    return f"[{', '.join([repr(float(f'{weight:.{DIGITS}g}')) for weight in weights])}]"


def read(text: str) -> Net:
    said = tomllib.loads(text)
    return Net(said["units"], said["bias"], said["last"], said["offset"])


@cache
def learnt(name: str) -> Net:
    """A net that comes with the bots."""
    return read((resources.files(__package__) / "weights" / f"{name}.toml").read_text("utf-8"))
