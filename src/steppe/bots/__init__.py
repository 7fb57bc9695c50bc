"""Bots: players that see what their seat may see, and nothing else."""

from __future__ import annotations

from ..kernel.errors import OptionError
from .bot import Bot
from .random_bot import RandomBot
from .sight import Sight

__all__ = ["BOTS", "DEFAULT", "Bot", "Sight", "bot"]

BOTS: dict[str, Bot] = {one.id: one for one in (RandomBot(),)}
"""Every bot by its id, the weakest first."""

DEFAULT = list(BOTS)[-1]
"""The bot that sits down where none is named."""


def bot(id: str) -> Bot:
    """The bot of that id."""
    if id not in BOTS:
        raise OptionError(f"there is no bot {id!r}; there are {', '.join(BOTS)}")
    return BOTS[id]
