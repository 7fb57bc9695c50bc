"""What happens in the toy."""

from __future__ import annotations

from steppe.kernel.events import Event, Secret


class Took(Event):
    stones: int
    heap: str


class Drew(Event):
    """What was drawn is for who drew it."""

    card: Secret[int] = None


class Rolled(Event):
    stones: int


class Ended(Event):
    """All heaps are empty, after `turns` turns."""

    turns: int
