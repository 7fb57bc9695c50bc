"""What a bot is."""

from __future__ import annotations

from typing import Protocol

from ..kernel.actions import Action
from .sight import Sight

Reason = str
"""The key of a message, such as `reason-coins`; empty if there is nothing to say."""


class Bot(Protocol):
    """One player at one seat. It may remember its own plan, and nothing else."""

    def choose(self, sight: Sight) -> Action:
        """One of the actions that are legal now."""
        ...

    def reason(self) -> Reason:
        """Why it took the action that it chose last."""
        ...
