"""A fair queue: each address has a lane of its own, and the lanes take turns."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque

Turn = asyncio.Future[None]


class Lanes:
    def __init__(self) -> None:
        self._lanes: OrderedDict[str, deque[Turn]] = OrderedDict()

    def waiting(self, address: str) -> int:
        return len(self._lanes.get(address, ()))

    def join(self, address: str) -> Turn:
        """Queue; the caller must await the turn, and pass it on if it is not needed."""
        turn = asyncio.get_running_loop().create_future()
        self._lanes.setdefault(address, deque()).append(turn)
        return turn

    def give(self) -> bool:
        """Give the turn to the next in the queue, if any."""
        while self._lanes:
            address, lane = self._lanes.popitem(last=False)
            turn = lane.popleft()
            if lane:
                self._lanes[address] = lane  # behind the others
            if not turn.done():  # else it was cancelled
                turn.set_result(None)
                return True
        return False

    def close(self, fault: Exception) -> None:
        """Give no more turns."""
        for lane in self._lanes.values():
            for turn in lane:
                if not turn.done():
                    turn.set_exception(fault)
        self._lanes.clear()


def given_in_vain(turn: Turn) -> bool:
    """Whether a cancelled waiter had already got the turn."""
    return turn.done() and not turn.cancelled() and turn.exception() is None
