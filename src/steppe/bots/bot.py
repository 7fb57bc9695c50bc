"""What a bot is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from ..kernel.actions import Action
from .sight import Sight

Reason = tuple[str, Mapping[str, object]]
"""A message key and the words that the message needs."""


class Bot(Protocol):
    """One player at one seat. It may remember its own plan, and nothing else."""

    def choose(self, sight: Sight) -> Action:
        """One of the actions that are legal now."""
        ...

    def reason(self) -> Reason | None:
        """Why it plays what it has planned last, if there is something to say."""
        ...
