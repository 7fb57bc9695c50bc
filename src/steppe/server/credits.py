"""Credits for the work of others that the page uses."""

from __future__ import annotations

from .api_types import CreditShown

CREDITS = [
    CreditShown(
        "game-icons",
        "Lorc, Delapouite and the other authors of game-icons.net",
        "CC BY 3.0",
        {"en": "icons, recoloured", "ru": "значки, перекрашены"},
    ),
    CreditShown(
        "Literata",
        "The Literata Project Authors (TypeTogether)",
        "SIL Open Font License 1.1",
        {"en": "the typeface of the headings", "ru": "шрифт заголовков"},
    ),
    CreditShown(
        "Golos Text",
        "The Golos Text Project Authors (Paratype)",
        "SIL Open Font License 1.1",
        {"en": "the typeface of the text", "ru": "шрифт текста"},
    ),
]
