"""For every eye: forced colours, enlarged to twice the size, and the narrowest phone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import ViewportSize

from browser.access import forced
from browser.conftest import Visit
from browser.moments import asks, record, sit_down
from browser.test_games import SEATS, TOO_WIDE
from browser.visitor import Visitor
from browser.words import Language
from server.people import Served

NARROW: ViewportSize = {"width": 360, "height": 740}
TWICE: ViewportSize = {"width": 683, "height": 384}  # a laptop's, at 200 %
MOMENTS = {
    "scythe": ("scythe/game-01", "ChooseSection"),
    "raiders": ("raiders/game-01", "TakeTurn"),
    "noria": ("noria/game-01", "UseDisc"),
}
PAGES = {
    "": ".game .primary",
    "rules/scythe": "dl",
    "glossary/raiders": "tbody",
    "about": "main p",
    "settings": "main label",
    "keys": "main dl",
    **{f"new/{game}": "form" for game in SEATS},
    **{f"new/{game}?with=friends": "form" for game in SEATS},
}
# What lies beside the page and cannot be scrolled to: its words are lost.
LOST = """
[...document.querySelectorAll('main button, main a, main input, main select')]
  .filter((one) => one.checkVisibility() && !one.closest('svg, .unseen'))
  .filter((one) => one.getBoundingClientRect().left < -1)
  .map((one) => one.outerHTML.slice(0, 120))
"""


def sights(visitor: Visitor, house: Served) -> Iterator[str]:
    """All pages, a table of each game with its panels, and the end of a game."""
    page = visitor.page
    for route, sight in PAGES.items():
        visitor.open(route)
        page.locator(sight).first.wait_for()
        yield f"page {route}"
    for game, (name, kind) in MOMENTS.items():
        sit_down(visitor, house, name, asks(kind))
        yield game
        for tab in ("log", "score", "chat", "menu"):
            visitor.turn_to(tab)
            yield f"{game}, {tab}"
    given = house.http.post("/api/records", content=record("raiders/game-09").encode()).json()
    visitor.open(f"table/{given['table']}")
    visitor.prove()
    yield "the end"


@pytest.mark.parametrize(
    ("size", "language"),
    [
        (NARROW, "ru"),
        (TWICE, "en"),
        pytest.param(NARROW, "en", marks=pytest.mark.long),
        pytest.param(TWICE, "ru", marks=pytest.mark.long),
    ],
    ids=["narrow-ru", "twice-en", "narrow-en", "twice-ru"],
)
def test_nothing_is_scrolled_sideways(
    visit: Visit, house: Served, size: ViewportSize, language: Language
) -> None:
    visitor = visit(size=size, language=language)
    found = []
    for sight in sights(visitor, house):
        if visitor.evaluate(TOO_WIDE):
            found.append(f"{sight}: too wide")
        found += [f"{sight}: {lost}" for lost in visitor.evaluate(LOST)]
    assert not found, "\n".join(found)


def test_forced_colours_hide_nothing(visit: Visit, house: Served) -> None:
    visitor = visit()
    found = [
        f"{sight}: {finding}"
        for sight in sights(visitor, house)
        for finding in forced(visitor.page)
    ]
    assert not found, "\n".join(found)
