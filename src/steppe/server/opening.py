"""Rebuilding a stored table."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Sequence

from ..kernel.actions import Action
from ..kernel.box import Start, box
from ..kernel.errors import IllegalAction, RecordError, SteppeError
from ..kernel.game import Game
from ..kernel.options import settle
from .entries import Laid
from .history import History

log = logging.getLogger("steppe.server")


def generations(laid: Laid) -> list[Laid]:
    """A table, the table it was forked from with secrets dealt again, and so on, back to the
    original deal."""
    found = [laid]
    while found[-1].imagined is not None:
        found.append(found[-1].imagined.origin)
    return found


def open_game(laid: Laid) -> Game:
    """The game at its first decision; for a fork with secrets dealt again, at the fork."""
    dealt, *forks = reversed(generations(laid))
    the_box = box(dealt.game)
    said = dealt.position, dealt.salt, dealt.data
    try:
        options = settle(the_box.options, dealt.options, kept=True)
        start = Start(the_box, dealt.seats, dealt.seed, options, *said)
        game = start.game()
        for fork in forks:
            imagined = fork.imagined
            assert imagined is not None
            for notation in (*imagined.origin.past, *imagined.past):
                game.play(notation)
            game = game.fork(imagined.seat, fork.seed)
    except SteppeError:
        if dealt.rules == the_box.rules_version:
            raise
        raise RecordError(
            "fault-rules", game=dealt.game, rules=dealt.rules, now=the_box.rules_version
        ) from None
    if start.data_changed:
        log.info("a table of %s was laid with other figures in the component files", dealt.game)
    return game


def open_history(laid: Laid, decided: Sequence[Action | str]) -> tuple[History, bool]:
    """The decisions, up to the first that is not legal under this program's rules; and whether all
    are legal.

    The table may have been created under other rules, or be damaged. Players saw the legal part as
    it is shown now, and nothing is made up for the rest.
    """
    try:
        return History(open_game(laid), decided), True
    except Exception as fault:  # whatever the engine makes of decisions that were never legal
        game = open_game(laid)
        holding = 0
        with contextlib.suppress(Exception):
            for one in decided:
                game.play(one)
                holding += 1
        if holding == len(decided):
            raise
        why = fault.rule if isinstance(fault, IllegalAction) else type(fault).__name__
        log.warning("a table of %s holds for %d decisions only: %s", laid.game, holding, why)
        return History(open_game(laid), decided[:holding]), False
