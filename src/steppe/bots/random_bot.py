"""The bot that takes any legal action."""

from __future__ import annotations

from ..kernel.actions import Action
from .bot import Reason
from .sight import Sight


class RandomBot:
    def choose(self, sight: Sight) -> Action:
        legal = sight.legal
        return legal[int(sight.chance.random() * len(legal))]

    def reason(self) -> Reason:
        return ""
