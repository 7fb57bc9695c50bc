"""What a bot is."""

from __future__ import annotations

from typing import Protocol

from ..kernel.actions import Action
from .sight import Sight


class Bot(Protocol):
    """One way to play. A bot keeps nothing from one decision to the next."""

    @property
    def id(self) -> str: ...

    @property
    def name(self) -> dict[str, str]:
        """What people call it, in each language."""
        ...

    def choose(self, sight: Sight) -> Action:
        """One of the actions that are legal now."""
        ...
