"""A seat's prospects from public information alone.

A bot thinks with its own seat's knowledge, so its reasons may reveal what it holds. The reasons
shown during a game are made here instead, from features that do not change when only
hidden information changes.
"""

from __future__ import annotations

from ..kernel.game import Game
from ..kernel.mind import Line, Mind
from .bot import Reason
from .levels import mind
from .reasons import theme


def open_features(mind: Mind, game: Game) -> dict[str, float]:
    """The public features of a seat's prospects."""
    private = mind.private()
    return {name: worth for name, worth in mind.features(game).items() if name not in private}


def gists(game: Game, line: Line) -> tuple[Reason, ...]:
    """After each action of a line: the theme in which the turn has gained most so far, or empty.

    The line is played in the real game, up to where something intervenes.
    """
    seat = game.to_act
    assert seat is not None
    began = _turn_began(game)
    judge = mind(game.box.name, seat)
    judge.look(began)
    before = open_features(judge, began)
    later = game.copy()
    found: list[Reason] = []
    for action in line:
        if later.to_act != seat or action not in later.legal():
            break
        later.play(action)
        found.append(_gist(judge, before, later))
    return tuple(found)


def _gist(judge: Mind, before: dict[str, float], game: Game) -> Reason:
    if game.over:
        return "reason-end" if judge.seat in game.winners else ""
    after = open_features(judge, game)
    about = theme(judge, {name: after[name] - before[name] for name in after})
    return f"reason-{about}" if about else ""


def _turn_began(game: Game) -> Game:
    """The game as it stood when the turn began."""
    turn = game.table.turn
    earlier = len(game.timeline)
    while earlier and game.timeline.decision(earlier).turn == turn:
        earlier -= 1
    return game.at(earlier)
