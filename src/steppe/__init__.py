"""Steppe: a digital table for Scythe, Raiders of Scythia and Noria.

import steppe

game = steppe.new("scythe", seats=3, seed=7)
game.to_act            # the seat that must decide; None when over
game.legal()           # the actions it may take
game.play("bolster power")
steppe.loads(game.record())
"""

from .kernel.actions import Action
from .kernel.box import Box, box, games, new, position
from .kernel.errors import (
    CannotUndo,
    DataError,
    IllegalAction,
    NotationError,
    OptionError,
    PositionError,
    RecordError,
    SteppeError,
)
from .kernel.events import Event
from .kernel.game import Game
from .kernel.options import Option
from .kernel.records import loads
from .version import __version__

__all__ = [
    "Action",
    "Box",
    "CannotUndo",
    "DataError",
    "Event",
    "Game",
    "IllegalAction",
    "NotationError",
    "Option",
    "OptionError",
    "PositionError",
    "RecordError",
    "SteppeError",
    "__version__",
    "box",
    "games",
    "loads",
    "new",
    "position",
]
