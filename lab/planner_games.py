"""Games of a planning bot, for a policy to imitate."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from steppe.kernel.game import Game
from steppe.kernel.mind import Effort
from steppe.nets.agent import Agent
from steppe.play.bot import Bot
from steppe.play.player import Player
from steppe.play.rollouts import Batch

from .bots import asking_net, planner
from .experience import Experience, of_games
from .games import policy_task

EFFORT = Effort(width=8)
PORTION = 8  # games that a process plays before it reports


def planner_games(name: str, seed: str, games: int) -> Experience:
    """The bot's decisions, in the form of a policy's."""
    task = policy_task(name)
    batches: list[Batch] = []
    dealt = [task.deal(f"{seed}/{number}") for number in range(games)]
    for number, game in enumerate(dealt):
        batches += decided(task.agent(), game, planner(EFFORT, asking_net), number, seed)
    return of_games(batches, dealt, np.arange(games))


def decided(agent: Agent, game: Game, bot: Bot, number: int, seed: str) -> Iterator[Batch]:
    """Play a game of one seat to its end. Yields the decisions in which the
    agent would have had a choice, and the bot took one of the agent's actions."""
    facts = np.zeros(0, np.float32)
    turn = -1
    player = Player(bot, f"{seed}/{number}")
    while game.to_act is not None:
        if game.table.turn != turn:
            turn = game.table.turn
            facts = np.array(agent.facts(game, 0), np.float32)
        actions = agent.offer(game)
        chosen = player.choose(game)
        where = np.flatnonzero(actions == chosen.index).tolist()
        if len(actions) > 1 and where:
            seen = agent.observer.vector(game, 0)[None]
            sizes = np.array([len(actions)])
            even = np.zeros(len(actions), np.float32)
            yield Batch([number], [turn], seen, facts[None], sizes, actions, even, where)
        game.play(chosen)
