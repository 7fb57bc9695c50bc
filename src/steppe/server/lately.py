"""Guests seen lately in a gathering: its clients poll."""

from __future__ import annotations

import json
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence

HERE_SECONDS = 10.0
"""How long after the last poll a guest still counts as present."""
TELL_SECONDS = 3.0
"""The minimum time between notices to other processes about one gathering."""
REMEMBERED = 10_000


class Lately:
    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._seen: OrderedDict[tuple[str, int], float] = OrderedDict()
        self._told: OrderedDict[str, float] = OrderedDict()

    def __len__(self) -> int:
        return len(self._seen) + len(self._told)

    def see(self, id: str, guests: Sequence[int]) -> bool:
        """Note guests; return whether it is time to notify other processes."""
        now = self._clock()
        for guest in guests:
            self._seen[id, guest] = now
            self._seen.move_to_end((id, guest))
        while len(self._seen) > REMEMBERED:
            self._seen.popitem(last=False)
        if not guests or now - self._told.get(id, -TELL_SECONDS) < TELL_SECONDS:
            return False
        self._told[id] = now
        self._told.move_to_end(id)
        while len(self._told) > REMEMBERED:
            self._told.popitem(last=False)
        return True

    def here(self, id: str, guest: int) -> bool:
        return self._clock() - self._seen.get((id, guest), -HERE_SECONDS) < HERE_SECONDS

    def hear(self, id: str, text: str) -> None:
        """A notice from another process, if it is about a gathering."""
        guests = json.loads(text).get("guests")
        if isinstance(guests, list):
            self.see(id, guests)


def told(guests: Sequence[int]) -> str:
    return json.dumps({"guests": list(guests)})
