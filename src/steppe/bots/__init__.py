"""Bots: players that see what their seat may see, and nothing else.

from steppe.bots import Sight, bot

player = bot("hard")
action = player.choose(Sight(game, seat, "any seed"))
"""

from .advice import Advice, advise
from .bot import Bot, Reason
from .levels import BOTS, DEFAULT, LEVELS, STYLES, Level, bot, bots
from .sight import Sight

__all__ = [
    "BOTS",
    "DEFAULT",
    "LEVELS",
    "STYLES",
    "Advice",
    "Bot",
    "Level",
    "Reason",
    "Sight",
    "advise",
    "bot",
    "bots",
]
