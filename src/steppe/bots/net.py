"""A small net that was learnt: what a position leads to, from numbers that describe it."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import Final

DIGITS: Final = 5


class Sixteen:
    """What a number counts for with sixteen units: compiled, fields are plain numbers, which the
    items of a list are not."""

    __slots__ = ("a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "m", "n", "o", "p", "q")

    def __init__(self, of: Sequence[float]) -> None:
        self.a: float = of[0]
        self.b: float = of[1]
        self.c: float = of[2]
        self.d: float = of[3]
        self.e: float = of[4]
        self.f: float = of[5]
        self.g: float = of[6]
        self.h: float = of[7]
        self.i: float = of[8]
        self.j: float = of[9]
        self.k: float = of[10]
        self.m: float = of[11]
        self.n: float = of[12]
        self.o: float = of[13]
        self.p: float = of[14]
        self.q: float = of[15]


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
        self.rows: list[list[Sixteen]] = []  # the same for sixteen units each, by number
        self.starts: list[Sixteen] = []
        self.ends: list[Sixteen] = []
        for first in range(0, len(units), 16):
            some = units[first : first + 16]
            none = [0.0] * (16 - len(some))
            self.rows.append(
                [Sixteen([*[unit[n] for unit in some], *none]) for n in range(len(units[0]))]
            )
            self.starts.append(Sixteen([*bias[first : first + 16], *none]))
            self.ends.append(Sixteen([*last[first : first + 16], *none]))

    def __reduce__(self) -> tuple[object, ...]:
        """How it goes to another process: compiled, it would not know how to."""
        return (Net, (self.units, self.bias, self.last, self.offset))

    def value(self, numbers: list[float]) -> float:
        total = self.offset
        for block in range(len(self.rows)):
            start = self.starts[block]
            a, b, c, d = start.a, start.b, start.c, start.d
            e, f, g, h = start.e, start.f, start.g, start.h
            i, j, k, m = start.i, start.j, start.k, start.m
            n, o, p, q = start.n, start.o, start.p, start.q
            rows = self.rows[block]
            for place, number in enumerate(numbers):
                if number != 0.0:  # most are zero
                    row = rows[place]
                    a += number * row.a
                    b += number * row.b
                    c += number * row.c
                    d += number * row.d
                    e += number * row.e
                    f += number * row.f
                    g += number * row.g
                    h += number * row.h
                    i += number * row.i
                    j += number * row.j
                    k += number * row.k
                    m += number * row.m
                    n += number * row.n
                    o += number * row.o
                    p += number * row.p
                    q += number * row.q
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
                + (i * end.i if i > 0.0 else 0.0)
                + (j * end.j if j > 0.0 else 0.0)
                + (k * end.k if k > 0.0 else 0.0)
                + (m * end.m if m > 0.0 else 0.0)
                + (n * end.n if n > 0.0 else 0.0)
                + (o * end.o if o > 0.0 else 0.0)
                + (p * end.p if p > 0.0 else 0.0)
                + (q * end.q if q > 0.0 else 0.0)
            )
        return total


def mean(nets: Sequence[Net]) -> Net:
    """One net that says the mean of what these say. Nets that learnt apart err apart, and what
    looks best is less often an error."""
    units: list[list[float]] = []
    bias: list[float] = []
    last: list[float] = []
    offset = 0.0
    for net in nets:
        units += net.units
        bias += net.bias
        last += [weight / len(nets) for weight in net.last]
        offset += net.offset / len(nets)
    return Net(units, bias, last, offset)


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
