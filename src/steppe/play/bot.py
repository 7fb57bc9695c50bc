"""What a bot is: it is shown what its seat may know, and answers with what it would play.

    class Quiet:
        def answer(self, sight: Sight) -> Answer:
            return Answer((sight.legal[-1],))

`registry` tells how a bot of one's own gets a name by which the arena, the command line and the
server find it.
"""

from __future__ import annotations

from typing import NamedTuple, Protocol

from ..kernel.mind import Line
from .sight import Sight

Reason = str
"""The key of a message, such as `reason-coins`; empty if there is nothing to say."""


class Answer(NamedTuple):
    """What a bot would play: the part of its turn of which it is certain."""

    line: Line
    """What it does now, and what it would do next as long as nothing happens that it cannot
    foresee. It need not look ahead: one action is enough."""
    reason: Reason = ""


class Bot(Protocol):
    """Whoever can say what to play. It is asked about any table and any seat, and keeps nothing
    from one question to the next."""

    def answer(self, sight: Sight) -> Answer:
        """What it would play where `sight.legal` can be chosen from, with at least one action.

        Whatever it does by chance comes from `sight.chance`, so that games can be repeated. The
        rest of its line is played without another question up to the end of the turn, or until
        something is drawn or revealed, another seat decides, or other actions are legal than in
        `sight.imagine(0)` (see `course`).
        """
        ...
