"""Bots that play in training."""

from __future__ import annotations

from collections.abc import Callable

from steppe.kernel.box import box
from steppe.kernel.mind import Effort, Mind
from steppe.nets.value_net import Net
from steppe.play.levels import mind
from steppe.play.thinking_bot import ThinkingBot


def planner(effort: Effort, minds: Callable[[str, int], Mind] = mind) -> ThinkingBot:
    """A bot that plans every turn with the same effort, in any game."""
    return ThinkingBot(minds, lambda game, alone: effort)


def asking_net(game: str, seat: int) -> Mind:
    """A mind with the game's own value net."""
    return mind(game, seat, asks_net=True)


def mind_with(net: Net | None, game: str, seat: int) -> Mind:
    """A mind with this value net, or with none."""
    return box(game).mind(seat, net=net)
