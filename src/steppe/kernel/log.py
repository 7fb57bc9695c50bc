"""The log of a game: the events of its decisions, by number."""

from __future__ import annotations

from typing import NamedTuple

from .events import Event
from .game import Game


class Entry(NamedTuple):
    number: int
    """The number of the decision that caused it."""
    turn: int
    event: Event


class Log:
    """Records the events of a game from now on, and drops those of undone decisions."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.entries: list[Entry] = []
        game.listen(self._hear)

    def _hear(self, event: Event) -> None:
        game = self.game
        self.entries.append(Entry(len(game.timeline), game.table.turn, event))

    def undo(self, everything: bool = False) -> int:
        """As `Game.undo`."""
        count = self.game.undo(everything)
        number = len(self.game.timeline)
        self.entries = [entry for entry in self.entries if entry.number <= number]
        return count


def replayed(game: Game, since: int, until: int) -> Log:
    """The game as it stood after `until` decisions, with a log of those after number `since`."""
    log = Log(game.at(since))
    for played in game.timeline.decisions(since, until):
        log.game.play(played.action)
    log.game.rejoin(game.timeline.until(until))
    return log
