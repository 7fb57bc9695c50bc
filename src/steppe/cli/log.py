"""The log: what happened in a game, in the reader's language."""

from __future__ import annotations

from typing import NamedTuple

from ..kernel.actions import Action
from ..kernel.events import Event
from ..kernel.game import Game
from .command import name_of


class Entry(NamedTuple):
    turn: int
    decision: int  # the number of the decision that brought it about
    event: Event


class Log:
    """Listens to a game that is played through it."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.entries: list[Entry] = []
        self._decision = 0
        game.listen(self._hear)

    def _hear(self, event: Event) -> None:
        self.entries.append(Entry(self.game.table.turn, self._decision, event))

    def play(self, action: Action | str) -> None:
        self._decision += 1
        try:
            self.game.play(action)
        except BaseException:
            self._decision -= 1
            raise

    def undo(self, everything: bool) -> int:
        """Take back, and forget what the decisions taken back had brought about."""
        count = self.game.undo(everything)
        self._decision -= count
        self.entries = [entry for entry in self.entries if entry.decision <= self._decision]
        return count

    def tell(
        self, entry: Entry, seat: int | None, lang: str, rules: bool = False, whole: bool = False
    ) -> str:
        """A line of the log for a seat (None: a spectator); `whole` with every secret in it."""
        event = entry.event
        if whole:
            data = {**event.data, **(event.secret or {})}
            event = Event(event.name, event.rule, event.seat, data)
        else:
            event = event.seen_by(seat)
        who = name_of(self.game, event.seat, lang) if event.seat >= 0 else ""
        text = self.game.box.phrases(lang).event(event, who)
        return f"{text} [{event.rule}]" if rules else text


def replayed(game: Game, decisions: int) -> Log:
    """The first decisions of a game played once more, with a log of what they brought about."""
    assert game.start is not None
    log = Log(game.start.game())
    for link in game.history[:decisions]:
        log.play(link.action)
    return log
