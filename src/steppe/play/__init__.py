"""Bots: players that see only what their seat may know.

from steppe.play import Player, bot

player = Player(bot("hard"), "any seed")
action = player.choose(game)
"""

from .bot import Answer, Bot, Reason
from .levels import DEFAULT, LEVELS, Level
from .player import Player
from .random_bot import RANDOM
from .registry import bot, bots
from .sight import Sight

__all__ = [
    "DEFAULT",
    "LEVELS",
    "RANDOM",
    "Answer",
    "Bot",
    "Level",
    "Player",
    "Reason",
    "Sight",
    "bot",
    "bots",
]
