"""Named fields, laid one after another in a flat vector.

Observers read the table itself, not the view, because a view is made for people and costs
several times more. The tests check that they reveal no more than the view does: in games
that a seat cannot tell apart its vectors are the same, and fields are compared with the view.

They write bytes, which are cheap, and divide them all at once at the end. Values above 255 are
written as 255: they count as 1 anyway, because no field but the turn has a `most` above that.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from mypy_extensions import mypyc_attr
from numpy.typing import NDArray

from .game import Game

Vector = NDArray[np.float32]

BYTE: Final = 255
LONGEST_SET: Final = 12
PATTERNS: Final = [
    bytes([bits >> bit & 1 for bit in range(LONGEST_SET)]) for bits in range(2**LONGEST_SET)
]


def put(out: bytearray, at: int, number: int) -> None:
    """Write a number that may be of any size."""
    out[at] = min(max(number, 0), BYTE)


def put_all(out: bytearray, start: int, numbers: Sequence[int]) -> None:
    """Write several numbers one after another."""
    try:
        out[start : start + len(numbers)] = bytes(numbers)
    except ValueError:
        for at, number in enumerate(numbers, start):
            put(out, at, number)


def rows(kinds: int) -> list[bytes]:
    """One-hot rows; the last row, for number -1, is all zeros."""
    return [bytes([kind == other for other in range(kinds)]) for kind in range(kinds + 1)]


def put_bits(out: bytearray, start: int, bits: int, length: int) -> None:
    """Write a bit set of at most `length` things."""
    if bits:
        out[start : start + length] = PATTERNS[bits][:length]


def put_rows(out: bytearray, start: int, numbers: Sequence[int], rows: list[bytes]) -> None:
    """Write a one-hot row for each of several places."""
    several = b"".join([rows[number] for number in numbers])
    out[start : start + len(several)] = several


class Field(NamedTuple):
    """A part of the vector. Its numbers are divided by `most`, and clipped to 1."""

    name: str
    shape: tuple[int, ...]
    most: float
    what: str
    start: int

    @property
    def size(self) -> int:
        size = 1
        for length in self.shape:
            size *= length
        return size

    @property
    def stop(self) -> int:
        return self.start + self.size


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """The fields of one game for one number of seats.

    Wherever a field has a number for each player, the first is the observing seat itself and the
    others follow in the order of `order`. What stands here without a value is the game's to say:
    in the class, or, where the game is not compiled and this is, before `__init__`.
    """

    game: str
    version: int
    """Raised whenever a field is added, removed, moved or redefined."""
    meanings: int = 1
    """The version in which an existing field was last redefined. Weights learnt with that version
    or a later one are still valid, since they are addressed by name."""
    questions: tuple[str, ...]
    """The kinds of decisions, by name."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.sides = self.sides_of(seats)
        self.size = 0
        self._fields: list[Field] = []
        self._parts: dict[str, tuple[int, dict[object, int] | None]] = {}
        each = (self.sides,)
        self._to_act = self.add("to_act", each, 1, "who must decide; all 0 when the game is over")
        self._active = self.add("active", each, 1, "whose turn it is")
        self._turn = self.add("turn", (), self.longest(), "how many turns were begun")
        kinds = (len(self.questions),)
        self._question = self.add(
            "question", kinds, 1, "what is asked: " + ", ".join(self.questions)
        )
        self._questions = {name: number for number, name in enumerate(self.questions)}
        self.lay()
        self._scale: Vector = np.concatenate(
            [np.full(field.size, 1 / field.most, np.float32) for field in self._fields]
        )
        self._ones: Vector = np.ones(self.size, np.float32)
        self._one_turn = float(self._scale[self._turn])

    # -- what a game fills in ------------------------------------------------------------------

    def longest(self) -> int:
        """The number of turns that counts as 1."""
        raise NotImplementedError

    def sides_of(self, seats: int) -> int:
        """The number of sides with numbers: the seats, and those that only follow rules."""
        return seats

    def lay(self) -> None:
        """Add the fields of the game."""
        raise NotImplementedError

    def fill(self, game: Game, seat: int, order: list[int], out: bytearray) -> None:
        """Write the fields of the game, where they are not 0."""
        raise NotImplementedError

    def order(self, game: Game, seat: int) -> list[int]:
        """The seats, from the observing one on."""
        return [*range(seat, self.seats), *range(seat)]

    # -- laying fields -------------------------------------------------------------------------

    def add(self, name: str, shape: tuple[int, ...], most: float, what: str) -> int:
        """Add a field and return its offset."""
        field = Field(name, shape, most, what, self.size)
        self._fields.append(field)
        self.size = field.stop
        return field.start

    def add_number(self, part: str, most: float, what: str) -> None:
        """A number that the question being asked is about."""
        self._parts[part] = (self.add(f"asked.{part}", (), most, what), None)

    def add_word(self, part: str, words: Iterable[object], what: str) -> None:
        """One of several things that the question is about."""
        index = {word: number for number, word in enumerate(words)}
        self._parts[part] = (self.add(f"asked.{part}", (len(index),), 1, what), index)

    def add_amounts(self, part: str, words: Sequence[str], most: float, what: str) -> None:
        """Amounts of things that the question is about."""
        index: dict[object, int] = {word: number for number, word in enumerate(words)}
        self._parts[part] = (self.add(f"asked.{part}", (len(index),), most, what), index)

    # -- observing -----------------------------------------------------------------------------

    @property
    def fields(self) -> tuple[Field, ...]:
        return tuple(self._fields)

    def vector(self, game: Game, seat: int, out: Vector | None = None) -> Vector:
        """The observation, scaled to [0, 1]; written into `out` if given."""
        if out is None:
            out = np.empty(self.size, np.float32)
        np.multiply(np.frombuffer(self.raw(game, seat), np.uint8), self._scale, out=out)
        np.minimum(out, self._ones, out=out)
        out[self._turn] = min(game.table.turn * self._one_turn, 1.0)
        return out

    def raw(self, game: Game, seat: int) -> bytearray:
        """The same in bytes, before scaling, and without the turn."""
        raw = bytearray(self.size)
        order = self.order(game, seat)
        self._ask(game, seat, order, raw)
        self.fill(game, seat, order, raw)
        return raw

    def vectors(self, raws: Sequence[bytearray], turns: Sequence[int]) -> Vector:
        """The observations of several games, one per row."""
        seen: Vector = np.frombuffer(b"".join(raws), np.uint8).reshape(len(raws), -1) * self._scale
        np.minimum(seen, self._ones, out=seen)
        seen[:, self._turn] = np.minimum(np.array(turns) * self._one_turn, 1.0)
        return seen

    def _ask(self, game: Game, seat: int, order: list[int], raw: bytearray) -> None:
        table = game.table
        raw[self._active + order.index(table.active)] = 1
        asked = game.to_act
        if asked is None:
            return
        raw[self._to_act + order.index(asked)] = 1
        decision = game.decision
        raw[self._question + self._questions[type(decision).__name__]] = 1
        if asked == seat and decision is not None:  # others see the question, not its parts
            for part, value in decision.parts(table).items():
                known = self._parts.get(part)
                if known is None:
                    self.part(part, value, raw)
                elif known[1] is None:
                    assert isinstance(value, int)
                    put(raw, known[0], value)
                elif isinstance(value, Mapping):
                    for word, amount in value.items():
                        put(raw, known[0] + known[1][word], amount)
                elif value in known[1]:
                    raw[known[0] + known[1][value]] = 1

    def part(self, part: str, value: object, raw: bytearray) -> None:
        """A part of a question that is not a plain number, word or amounts."""

    def dictionary(self, vector: Vector) -> dict[str, Vector]:
        """The same numbers by the names of the fields, in their shapes, without copying."""
        return {
            field.name: vector[field.start : field.stop].reshape(field.shape or (1,))
            for field in self._fields
        }

    def names(self) -> list[str]:
        """A name for every number of the vector, such as `place.workers[12,0]`."""
        return [
            field.name + (f"[{','.join(map(str, at))}]" if field.shape else "")
            for field in self._fields
            for at in np.ndindex(*field.shape)
        ]

    def describe(self) -> list[dict[str, Any]]:
        """The list of fields, ready for JSON."""
        return [
            {
                "name": field.name,
                "start": field.start,
                "shape": list(field.shape),
                "most": field.most,
                "what": field.what,
            }
            for field in self._fields
        ]
