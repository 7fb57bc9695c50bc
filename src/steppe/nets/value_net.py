"""A small value net: the expected outcome of a position, from numbers that describe it."""

from __future__ import annotations

from collections.abc import Sequence


class Lanes16:
    """A number for each of sixteen units. When compiled, fields are unboxed, unlike the items of a
    list."""

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

    def become(self, other: Lanes16) -> None:
        self.a = other.a
        self.b = other.b
        self.c = other.c
        self.d = other.d
        self.e = other.e
        self.f = other.f
        self.g = other.g
        self.h = other.h
        self.i = other.i
        self.j = other.j
        self.k = other.k
        self.m = other.m
        self.n = other.n
        self.o = other.o
        self.p = other.p
        self.q = other.q

    def add(self, other: Lanes16, times: float) -> None:
        # All is read before anything is written, so that the compiler can vectorise.
        a = self.a + times * other.a
        b = self.b + times * other.b
        c = self.c + times * other.c
        d = self.d + times * other.d
        e = self.e + times * other.e
        f = self.f + times * other.f
        g = self.g + times * other.g
        h = self.h + times * other.h
        i = self.i + times * other.i
        j = self.j + times * other.j
        k = self.k + times * other.k
        m = self.m + times * other.m
        n = self.n + times * other.n
        o = self.o + times * other.o
        p = self.p + times * other.p
        q = self.q + times * other.q
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.e = e
        self.f = f
        self.g = g
        self.h = h
        self.i = i
        self.j = j
        self.k = k
        self.m = m
        self.n = n
        self.o = o
        self.p = p
        self.q = q

    def output(self, weights: Lanes16) -> float:
        """Weighted sum of the units' ReLU outputs."""
        return (
            (self.a * weights.a if self.a > 0.0 else 0.0)
            + (self.b * weights.b if self.b > 0.0 else 0.0)
            + (self.c * weights.c if self.c > 0.0 else 0.0)
            + (self.d * weights.d if self.d > 0.0 else 0.0)
            + (self.e * weights.e if self.e > 0.0 else 0.0)
            + (self.f * weights.f if self.f > 0.0 else 0.0)
            + (self.g * weights.g if self.g > 0.0 else 0.0)
            + (self.h * weights.h if self.h > 0.0 else 0.0)
            + (self.i * weights.i if self.i > 0.0 else 0.0)
            + (self.j * weights.j if self.j > 0.0 else 0.0)
            + (self.k * weights.k if self.k > 0.0 else 0.0)
            + (self.m * weights.m if self.m > 0.0 else 0.0)
            + (self.n * weights.n if self.n > 0.0 else 0.0)
            + (self.o * weights.o if self.o > 0.0 else 0.0)
            + (self.p * weights.p if self.p > 0.0 else 0.0)
            + (self.q * weights.q if self.q > 0.0 else 0.0)
        )


class Net:
    """One hidden ReLU layer."""

    __slots__ = ("bias", "ends", "last", "nothing", "offset", "rows", "units")

    def __init__(
        self, units: list[list[float]], bias: list[float], last: list[float], offset: float
    ) -> None:
        self.units = units  # for each unit the weight of every number
        self.bias = bias
        self.last = last
        self.offset = offset
        self.rows: list[list[Lanes16]] = []  # the same for sixteen units each, by number
        self.ends: list[Lanes16] = []
        starts: list[Lanes16] = []
        for first in range(0, len(units), 16):
            some = units[first : first + 16]
            none = [0.0] * (16 - len(some))
            self.rows.append(
                [Lanes16([*[unit[n] for unit in some], *none]) for n in range(len(units[0]))]
            )
            starts.append(Lanes16([*bias[first : first + 16], *none]))
            self.ends.append(Lanes16([*last[first : first + 16], *none]))
        self.nothing = Near(self, [0.0] * len(units[0]), starts)

    def __reduce__(self) -> tuple[object, ...]:
        """Pickling for other processes, which compiled classes do not support by themselves."""
        return (Net, (self.units, self.bias, self.last, self.offset))

    def value(self, numbers: list[float]) -> float:
        return self.nothing.value(numbers)

    def near(self, numbers: list[float]) -> Near:
        """An evaluator for positions close to this one."""
        return self.nothing.moved(numbers)


class Near:
    """A net's values of positions, computed from their difference to a base position. The positions
    of a plan differ little from its start, so the common part is summed only once."""

    __slots__ = ("known", "net", "scratch", "sums")

    def __init__(self, net: Net, known: list[float], sums: list[Lanes16]) -> None:
        self.net = net
        self.known = known
        self.sums = sums  # the units' inputs from the base position
        self.scratch = Lanes16([0.0] * 16)

    def value(self, numbers: list[float]) -> float:
        net = self.net
        places, steps = self._changes(numbers)
        told = self.scratch
        total = net.offset
        for block in range(len(net.rows)):
            self._tell(told, block, places, steps)
            total += told.output(net.ends[block])
        return total

    def moved(self, numbers: list[float]) -> Near:
        """The same, with this position as the base."""
        places, steps = self._changes(numbers)
        sums: list[Lanes16] = []
        for block in range(len(self.sums)):
            told = Lanes16([0.0] * 16)
            self._tell(told, block, places, steps)
            sums.append(told)
        return Near(self.net, numbers, sums)

    def _tell(self, told: Lanes16, block: int, places: list[int], steps: list[float]) -> None:
        """The inputs of sixteen units after these changes."""
        told.become(self.sums[block])
        rows = self.net.rows[block]
        for change in range(len(places)):
            told.add(rows[places[change]], steps[change])

    def _changes(self, numbers: list[float]) -> tuple[list[int], list[float]]:
        """The numbers that differ, and by how much."""
        known = self.known
        places: list[int] = []
        steps: list[float] = []
        for place in range(len(numbers)):
            step = numbers[place] - known[place]
            if step != 0.0:
                places.append(place)
                steps.append(step)
        return places, steps


def average(nets: Sequence[Net]) -> Net:
    """One net whose value is the mean of theirs. Nets trained separately make different
    errors, so what looks best is less often an error."""
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
