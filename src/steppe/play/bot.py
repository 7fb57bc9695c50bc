"""The interface of bots: a bot gets what its seat may know, and answers with its plan.

    class Quiet:
        def answer(self, sight: Sight) -> Answer:
            return Answer((sight.legal[-1],))

`registry` explains how to register your own bot under a name for the arena, the command line and
the server.
"""

from __future__ import annotations

from typing import NamedTuple, Protocol

from ..kernel.mind import Line
from .sight import Sight

Reason = str
"""A message key, such as `reason-coins`; empty if there is no reason to give."""


class Answer(NamedTuple):
    """A bot's answer: the certain part of its turn."""

    line: Line
    """Its next action, and those that follow as long as nothing unforeseen
    happens. It need not look ahead: one action is enough."""
    reason: Reason = ""


class Bot(Protocol):
    """A bot: stateless, it is asked about any table and any
    seat."""

    def answer(self, sight: Sight) -> Answer:
        """At least one action; the first is chosen from `sight.legal`.

        All randomness comes from `sight.chance`, so that games can be repeated. The
        rest of the line is played without asking again, up to the end of the turn, or until
        something is drawn or revealed, another seat decides, or the legal actions differ from those
        of `sight.imagine(0)` (see `course`).
        """
        ...
