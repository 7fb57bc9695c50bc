"""The wheel: slots, rings and which discs can be used together.

A wheel is a bytearray with one byte per slot: 0 is an empty slot, otherwise the disc's kind plus
one, plus `UPGRADED` if its upgraded side is up.
"""

from __future__ import annotations

from typing import Final

from .terms import LARGE, MIDDLE, SLOTS, SMALL

UPGRADED: Final = 8
KIND: Final = 7  # disc & KIND is the kind plus one

FIRST: Final = (0, 6, 10)  # the first slot of each ring
AFTER: Final = (6, 10, 12)  # the slot after its last one
RING: Final = tuple([LARGE] * 6 + [MIDDLE] * 4 + [SMALL] * 2)
BIT: Final = tuple([2**slot for slot in range(12)])
NO_SLOTS: Final = 0


def slot_of(name: str) -> int:
    return SLOTS.index(name)


# noria.wheel.active_half
ACTIVE: Final = tuple(
    [slot_of(f"large-{where}") for where in ("br", "b", "bl")]
    + [slot_of(f"middle-{where}") for where in ("br", "bl")]
    + [slot_of("small-b")]
)

# noria.wheel.activation.patterns
PATTERNS: Final = tuple(
    [
        (slot_of(f"large-{large}"), slot_of(f"middle-{middle}"), slot_of("small-b"))
        for large, middle in (("bl", "bl"), ("b", "bl"), ("br", "br"), ("b", "br"))
    ]
)


def bits(slots: tuple[int, ...]) -> int:
    return sum([BIT[slot] for slot in slots])


def _neighbours() -> set[tuple[int, int]]:
    """The adjacent slots of the active half: along a chain, and the bottom slot with the small."""
    touching = set()
    for large, middle, small in PATTERNS:
        touching |= {(large, middle), (middle, small)}
    touching.add((slot_of("large-b"), slot_of("small-b")))
    return touching | {(b, a) for a, b in touching}


def _chains(unbroken: bool) -> dict[int, tuple[int, ...]]:
    """By the set of slots already used in a turn: the slots that may be used next."""
    touching = _neighbours()
    patterns = [bits(pattern) for pattern in PATTERNS]
    chains: dict[int, tuple[int, ...]] = {}
    waiting = [NO_SLOTS]
    while waiting:
        used = waiting.pop()
        if used in chains:
            continue
        slots = [slot for slot in ACTIVE if used & BIT[slot]]
        following = [
            slot
            for slot in ACTIVE
            if slot not in slots
            and any((used | BIT[slot]) & ~pattern == 0 for pattern in patterns)
            and (not unbroken or not slots or any((slot, other) in touching for other in slots))
        ]
        chains[used] = tuple(following)
        waiting += [used | BIT[slot] for slot in following]
    return chains


# Every chain has one slot of each ring, so a set that fits a chain uses no ring twice:
# noria.wheel.activation.one_per_ring, noria.action.inspection.ring_exclusive.
CHAINS: Final = _chains(unbroken=False)
UNBROKEN_CHAINS: Final = _chains(unbroken=True)


def turn(wheel: bytearray, ring: int) -> None:
    """Turn a ring one slot clockwise."""
    first = FIRST[ring]
    last = AFTER[ring] - 1
    disc = wheel[last]
    wheel[first + 1 : last + 1] = wheel[first:last]
    wheel[first] = disc


def disc_kind(disc: int) -> int:
    return (disc & KIND) - 1


def occupied(wheel: bytearray) -> int:
    """The slots that hold a disc, as a set of bits."""
    found = 0
    for slot in range(12):
        if wheel[slot]:
            found |= BIT[slot]
    return found
