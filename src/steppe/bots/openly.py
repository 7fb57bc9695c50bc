"""What everybody can judge: a seat's prospects by what lies open, and nothing else.

A bot thinks with what its own seat knows, so why it plays something may tell what it holds. What is
said aloud while a game goes on is made here instead, from features that do not change when only
hidden things change.
"""

from __future__ import annotations

from ..kernel.game import Game
from .bot import Reason
from .levels import mind
from .mind import Mind
from .reasons import theme

HIDDEN: dict[str, frozenset[str]] = {
    "scythe": frozenset({"tempo", "prospect"}),  # which count on the seat's objectives
    "raiders": frozenset({"recruit"}),  # which looks at its hand
}
"""Of each game the features that look at what only the seat itself knows."""


def open_features(mind: Mind, game: Game) -> dict[str, float]:
    """What a seat's prospects are made of, as far as everybody can see it."""
    hidden = HIDDEN.get(game.box.name, frozenset())
    return {name: worth for name, worth in mind.features(game).items() if name not in hidden}


class OpenTurn:
    """A turn as everybody sees it: from how the table lay when it began."""

    def __init__(self, game: Game) -> None:
        self._began = game.copy()
        table = game.table
        self._turn = (table.turn, table.active)

    def goes_on(self, game: Game) -> bool:
        return (game.table.turn, game.table.active) == self._turn

    def gist(self, game: Game, seat: int) -> Reason:
        """What the turn has brought a seat most of, up to this moment; or nothing."""
        if game.over:
            return "reason-end" if seat in game.winners else ""
        judge = mind(game.box.name, seat)
        judge.look(self._began)
        before = open_features(judge, self._began)
        after = open_features(judge, game)
        about = theme(game.box.name, {name: after[name] - before[name] for name in after})
        return f"reason-{about}" if about else ""
