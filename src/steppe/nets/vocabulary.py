"""The names by which a trained agent's nets are addressed: its fields and actions."""

from __future__ import annotations

from collections.abc import Sequence

from ..kernel.actions import ActionTable
from ..kernel.observer import Observer
from .policy import Ground


class Vocabulary:
    __slots__ = ("actions", "facts", "ground", "observer", "seen")

    def __init__(
        self, observer: Observer, facts: Sequence[str], actions: ActionTable, ground: Ground
    ) -> None:
        self.observer = observer
        self.seen = observer.names()
        self.facts = list(facts)
        self.actions = [action.notation for action in actions]
        self.ground = ground
