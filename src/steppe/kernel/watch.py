"""What the arena records of a game beside its scores."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .game import Game


class Watch:
    """Watches one game from its start. Games subclass this for their own facts."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.sides = game.sides
        self.turns_a_round = game.seats
        self.order = self._order()

    def _order(self) -> list[int]:
        """The place of every side in turn order, from 1."""
        table = self.game.table
        ring: list[int] = list(getattr(table, "ring", ())) or list(range(self.sides))
        begins = ring.index(int(getattr(table, "first", table.active)))
        return [(ring.index(side) - begins) % len(ring) + 1 for side in range(self.sides)]

    def facts(self) -> list[dict[str, Any]]:
        """The facts of every side at the end: at least its `order`."""
        return [{"order": place} for place in self.order]
