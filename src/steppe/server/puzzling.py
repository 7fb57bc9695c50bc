"""Tables at which somebody solves a puzzle: one turn, which is judged when it is whole.

That a table is a puzzle's stands in its first entry. What solves it is told to nobody before the
answer: it is not part of the table, and is looked up only then (`solving.py`).
"""

from __future__ import annotations

from ..kernel.game import Game
from ..kernel.timeline import Played
from ..play.puzzles import OTHERS
from .entries import Laid
from .refusal import Refusal
from .state import PuzzleShown


def solver(laid: Laid) -> int:
    """The seat that solves the puzzle."""
    return next(seat for seat, place in enumerate(laid.places) if place.kind != "bot")


def answer(laid: Laid, game: Game) -> list[Played]:
    """What has been decided since the position, as the answer."""
    return game.timeline.decisions(len(laid.past))


def whole(laid: Laid, game: Game) -> bool:
    """Whether the answer is: the turn is over, or something was drawn or revealed."""
    played = answer(laid, game)
    if not played:
        return False
    over = game.to_act is None or game.table.turn != played[0].turn
    return over or any(one.barrier not in ("", OTHERS) for one in played)


def shown(laid: Laid, game: Game) -> PuzzleShown:
    return PuzzleShown(laid.puzzle, whole(laid, game))


def need_no_puzzle(laid: Laid) -> None:
    """A puzzle is solved without help."""
    if laid.puzzle:
        raise Refusal("server-puzzle")
