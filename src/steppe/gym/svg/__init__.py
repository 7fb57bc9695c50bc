"""The table as a drawing, from what a view holds and nothing else."""

from __future__ import annotations

import importlib
from typing import Any

from .canvas import Canvas

__all__ = ["Canvas", "draw"]


def draw(view: dict[str, Any]) -> str:
    """The SVG text of a view."""
    module = importlib.import_module(f"{__name__}.{view['game']}")
    canvas: Canvas = module.draw(view)
    return canvas.text()
