"""Rehearsing a turn: its starts are played on in imagined deals, by greedy players."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import monotonic

from ..kernel.actions import Action
from ..kernel.game import Game
from ..kernel.mind import Mind
from .planner import Plan, extend, plans

WIDTH = 1  # plans kept in each lane of the turns played on


def best_start(
    beliefs: Sequence[float],
    imagine: Callable[[int], Game],
    tried: Callable[[int, Game], float],
    deals: int,
    until: float = 0.0,
) -> int:
    """The index of the way to begin the turn that does best on average.

    The prior estimate of each counts like one deal. After every deal the worse half is dropped,
    down to two: plans differ more than deals do. `until` is the time (of `time.monotonic`) to stop
    at; 0 is never.
    """
    standing = list(range(len(beliefs)))
    sums = list(beliefs)
    for deal in range(deals if len(beliefs) > 1 else 0):
        game = imagine(deal)
        worth: list[float] = []
        for number in standing:
            if until and monotonic() > until:
                break
            worth.append(tried(number, game))
        if len(worth) < len(standing) and deal:  # starts can be compared only by the same deals
            break
        standing = standing[: len(worth) or 1]
        for number, value in zip(standing, worth, strict=False):
            sums[number] += value
        standing.sort(key=lambda number: -sums[number])
        standing = standing[: max(2, (len(standing) + 1) // 2)]
    return standing[0]


def rehearse(minds: Sequence[Mind], seat: int, start: Sequence[Action], game: Game) -> float:
    """The value of a way to begin the turn after a round of this imagined game."""
    mind = minds[seat]
    turn = game.table.turn
    later = game.copy()
    correction = 0.0
    for action in start:
        if action in later.legal() and later.to_act == seat:
            # What the mind settles at once, such as a roll, is averaged as in its plans.
            begun = extend(mind, Plan((), 0, later, 0.0, 0.0), (action,), turn)
            if begun is not None:
                later = begun.game
                correction += begun.correction
    for number in range(len(minds) + 1):
        if number:
            if not _to_next_turn(later):
                break
            mind = minds[later.table.active]
        if later.to_act != mind.seat or mind.finished(later):
            continue
        found = plans(mind, later, WIDTH, 1)
        if found:
            later = found[0].game
            luck = found[0].correction
            correction += luck if mind.seat == seat else -luck
    return minds[seat].value(later) + correction


def _to_next_turn(game: Game) -> bool:
    """End the turn; False if the game is over."""
    turn = game.table.turn
    for _ in range(400):
        if game.to_act is None:
            return False
        if game.table.turn != turn and game.to_act == game.table.active:
            return True
        game.play(game.default)
    return False
