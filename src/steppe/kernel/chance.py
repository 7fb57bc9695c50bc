"""Chance: one seed, split into named streams.

The k-th number of a stream is a hash of the seed, the stream's name and k. So a draw added in one
place affects no other, a copy costs one small dictionary, and anyone with the seed can
check every shuffle with a few lines in any language.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TypeVar

from mypy_extensions import mypyc_attr

T = TypeVar("T")


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    __slots__ = ("drawn", "seed")

    def __init__(self, seed: str, drawn: dict[str, int] | None = None) -> None:
        self.seed = seed
        self.drawn: dict[str, int] = {} if drawn is None else drawn

    def copy(self) -> Chance:
        return Chance(self.seed, self.drawn.copy())

    def below(self, stream: str, limit: int) -> int:
        """A whole number from 0 to limit - 1."""
        count = self.drawn.get(stream, 0)
        self.drawn[stream] = count + 1
        digest = blake2b(f"{self.seed}/{stream}/{count}".encode(), digest_size=16).digest()
        return int.from_bytes(digest, "big") % limit  # of 2**128: the bias is negligible

    def shuffle(self, stream: str, items: list[T]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self.below(stream, last + 1)
            items[last], items[other] = items[other], items[last]

    def key(self) -> tuple[object, ...]:
        return (self.seed, tuple(sorted(self.drawn.items())))


def commitment(seed: str, salt: str = "") -> str:
    """The hash by which a table commits itself to a seed before the game starts.

    With an unguessable salt, a seed that a person chose cannot be found from the hash. Older tables
    and records have none.
    """
    committed = f"steppe salt {salt} seed {seed}" if salt else f"steppe seed {seed}"
    return blake2b(committed.encode(), digest_size=32).hexdigest()
