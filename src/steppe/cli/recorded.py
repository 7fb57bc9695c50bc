"""Games that commands read from records."""

from __future__ import annotations

from ..kernel.errors import RecordError, SteppeError
from ..kernel.game import Game
from ..kernel.language import said
from ..kernel.records import as_far_as_it_holds, loads
from .terminal import Terminal


def recorded(text: str, file: str, terminal: Terminal) -> Game:
    """The game of a record. If its component figures have changed since, a note says so; that is
    not an error, as all its decisions are legal."""
    try:
        game = loads(text)
    except RecordError as fault:
        raise RecordError("fault-in-file", file=file) from fault
    assert game.start is not None
    if game.start.data_changed:
        terminal.line(terminal.say("cli-data-changed"))
    return game


def followed(text: str, file: str, terminal: Terminal) -> Game:
    """The game of a record for viewing: if it was made under other rules, up to its first illegal
    decision, with the error."""
    try:
        return recorded(text, file, terminal)
    except RecordError as fault:
        if not isinstance(fault.__cause__, RecordError) or fault.__cause__.key != "fault-rules":
            raise
        words = dict(fault.__cause__.words)
    try:
        game, _, wrong = as_far_as_it_holds(text)
    except SteppeError as fault:
        raise RecordError("fault-in-file", file=file) from fault
    if wrong is None:
        terminal.line(terminal.say("cli-rules-hold", **words))
    else:
        words |= {"decisions": len(game.timeline), "reason": said(wrong, terminal.lang)}
        terminal.line(terminal.say("cli-rules-differ", **words))
    return game
