"""Sight: everything a bot gets for its choice."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from ..kernel.actions import Action
from ..kernel.game import Game


class Sight:
    """The table as the seat to act knows it.

    It holds a game in which everything hidden from the seat was dealt again, never the real
    one: it contains no secrets.
    """

    def __init__(self, game: Game, seat: int, seed: str) -> None:
        self.seat = seat
        self.chance = Random(f"bot/{seed}")
        self._seed = seed
        self._game = game.determinise(seat, f"{seed}/sight")

    @property
    def legal(self) -> Sequence[Action]:
        """The actions the seat may take, the quiet one last."""
        return self._game.legal()

    @property
    def view(self) -> dict[str, Any]:
        """The seat's view, as any client gets it."""
        return self._game.view(self.seat)

    @property
    def game(self) -> str:
        """The name of the game."""
        return self._game.box.name

    def imagine(self, number: int) -> Game:
        """A game the seat cannot tell from the real one; each number gives another."""
        return self._game.determinise(self.seat, f"{self._seed}/{number}")
