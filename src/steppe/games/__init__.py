"""The games, a package each. `steppe.games()` lists their names."""

from __future__ import annotations

import sys
from types import ModuleType

from ..kernel.registry import GAMES


class _Games(ModuleType):
    """Importing this package would hide the function `steppe.games`, so it can be called itself."""

    def __call__(self) -> list[str]:
        return list(GAMES)


sys.modules[__name__].__class__ = _Games
