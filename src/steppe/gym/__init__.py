"""Research environments: the games for PettingZoo, OpenSpiel and policy-gradient training."""

from __future__ import annotations

try:
    import numpy  # noqa: F401
except ModuleNotFoundError:  # pragma: no cover - the tests have it
    from ..kernel.errors import SteppeError

    raise SteppeError("the research environments need numpy: pip install 'steppe[gym]'") from None

from .observe import Field, Observer, observer
from .rewards import REWARDS, returns

__all__ = ["REWARDS", "Field", "Observer", "observer", "returns"]
