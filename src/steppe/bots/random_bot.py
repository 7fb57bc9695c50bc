"""The bot that takes any legal action."""

from __future__ import annotations

from ..kernel.actions import Action
from .sight import Sight


class RandomBot:
    id = "random"
    name = {"en": "Random", "ru": "Случайный"}

    def choose(self, sight: Sight) -> Action:
        return sight.chance.choice(sight.legal)
