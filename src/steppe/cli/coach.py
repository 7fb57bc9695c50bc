"""The coach of `steppe play --coach`: it reviews a complete turn while the player still
thinks, and speaks up when it is done."""

from __future__ import annotations

import sys
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from typing import TYPE_CHECKING

from ..kernel.timeline import Played
from ..play.coach import Review, complete, look_back

if TYPE_CHECKING:
    from .play import Session


class TurnCoach:
    def __init__(self, session: Session) -> None:
        self._session = session
        self._work = ThreadPoolExecutor(1)
        self._looked: Played | None = None
        """The decision that completed the last reviewed turn."""
        self._told = Review()

    def look(self) -> None:
        """Review the turn, if nothing is left of it but to end it."""
        game = self._session.game
        last = game.last
        if last is None or last is self._looked or not complete(game):
            return
        self._looked, self._told = last, Review()
        start = game.start
        seed = f"{start.seed if start else ''}/coach/{last.number}"
        looking = self._work.submit(look_back, game.copy(), seed)
        if sys.stdin.isatty():
            looking.add_done_callback(partial(self._speak, last))
        else:  # the player is not thinking meanwhile
            looking.result()
            self._speak(last, looking)

    def _speak(self, last: Played, looking: Future[Review]) -> None:
        """Speak up, unless the turn is over."""
        session = self._session
        if session.game.last is not last or looking.exception() is not None:
            return
        found = self._told = looking.result()
        session.terminal.line()
        if not found.gain:
            session.say("cli-coach-good")
            return
        session.say("cli-coach-better", gain=session.phrases.say("points-ahead", points=found.gain))
        if found.barrier:
            reason = session.terminal.say(found.barrier)
            session.say("cli-coach-not-back", reason=reason)
        else:
            session.say("cli-coach-back")

    def which(self, _: str) -> None:
        """Show the better plan."""
        phrases = self._session.phrases
        if self._told.gain:
            actions = "; ".join(map(phrases.action, self._told.line))
            self._session.say("cli-coach-plan", actions=actions)
        else:
            self._session.say("cli-coach-nothing")
