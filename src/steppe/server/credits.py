"""Whose work the table uses."""

from __future__ import annotations

from .messages import CreditShown

CREDITS = [
    CreditShown(
        "game-icons",
        "Lorc, Delapouite and the other authors of game-icons.net",
        "CC BY 3.0",
        {"en": "icons, recoloured", "ru": "значки, перекрашены"},
    ),
]
