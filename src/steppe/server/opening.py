"""How a stored table is laid again."""

from __future__ import annotations

from collections.abc import Sequence

from ..kernel.actions import Action
from ..kernel.box import Start, box
from ..kernel.errors import RecordError
from ..kernel.game import Game
from .entries import Laid
from .timeline import Timeline


def open_game(laid: Laid) -> Game:
    """The game at its first decision; of a table whose secrets were drawn anew, from there on."""
    the_box = box(laid.game)
    if laid.rules != the_box.rules_version:
        raise RecordError(
            f"the table was laid with version {laid.rules} of the rules of {laid.game}; this "
            f"program plays version {the_box.rules_version}"
        ).said("fault-rules", rules=laid.rules, now=the_box.rules_version)
    imagined = laid.imagined
    if imagined is None:
        return Start(the_box, laid.seats, laid.seed, laid.options, laid.position).game()
    game = open_game(imagined.origin)
    for notation in (*imagined.origin.past, *imagined.past):
        game.play(notation)
    return game.determinise(imagined.seat, laid.seed)


def open_timeline(laid: Laid, decided: Sequence[Action | str]) -> Timeline:
    return Timeline(lambda: open_game(laid), decided)
