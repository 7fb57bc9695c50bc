"""The result of a game as a table."""

from __future__ import annotations

from ..kernel.game import Game
from .command import name_of
from .terminal import Terminal


def show_results(game: Game, terminal: Terminal) -> None:
    say = terminal.say
    terminal.heading(say("cli-over"))
    rows = [
        (
            str(seat + 1),
            name_of(game, seat, terminal.lang),
            say("cli-winner") if seat in game.winners else "",
            str(game.scores[seat]),
        )
        for seat in sorted(
            range(game.sides), key=lambda seat: (seat not in game.winners, -game.scores[seat])
        )
    ]
    columns = [say(key) for key in ("cli-seat", "cli-who", "cli-result", "cli-score")]
    terminal.table(columns, rows, left=3)
