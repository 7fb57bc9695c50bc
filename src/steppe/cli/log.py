"""The log of a game in the reader's language."""

from __future__ import annotations

from ..kernel.events import Event
from ..kernel.game import Game
from .command import name_of


def told(
    game: Game,
    event: Event,
    seat: int | None,
    lang: str,
    rules: bool = False,
    whole: bool = False,
) -> str:
    """A line of the log for a seat (None: a spectator); `whole`: with every secret."""
    who = name_of(game, event.seat, lang) if event.seat >= 0 else ""
    text = game.box.phrases(lang).event(event if whole else event.seen_by(seat), who)
    return f"{text} [{event.rule}]" if rules else text
