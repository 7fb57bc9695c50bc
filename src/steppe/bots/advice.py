"""Advice for a person: what a strong bot would do on that seat, and why."""

from __future__ import annotations

from typing import NamedTuple

from ..kernel.actions import Action
from .bot import Reason
from .levels import DEFAULT, bot
from .sight import Sight


class Advice(NamedTuple):
    action: Action
    reason: Reason


def advise(sight: Sight, id: str = DEFAULT) -> Advice:
    """What the bot of that id would do, from what the seat may know and nothing else."""
    adviser = bot(id)
    action = adviser.choose(sight)
    return Advice(action, adviser.reason())
