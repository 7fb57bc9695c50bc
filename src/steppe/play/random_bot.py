"""The bot that takes any legal action."""

from __future__ import annotations

from .bot import Answer
from .sight import Sight

RANDOM = "random"


class RandomBot:
    def answer(self, sight: Sight) -> Answer:
        legal = sight.legal
        return Answer((legal[int(sight.chance.random() * len(legal))],))
