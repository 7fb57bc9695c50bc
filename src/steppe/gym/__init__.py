"""Research environments: the games for PettingZoo, OpenSpiel and policy-gradient training."""

from __future__ import annotations

from .observers import Field, Observer, observer
from .rewards import REWARDS, returns

__all__ = ["REWARDS", "Field", "Observer", "observer", "returns"]
