"""The painted land comes after the table can be played on, and a table does without it as well."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit

GAMES = ("scythe", "noria", "raiders")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("theme", "hour"), [("light", "day"), ("dark", "dusk")])
def test_the_land_comes_in_the_light_of_the_page(
    visit: Visit, game: str, theme: str, hour: str
) -> None:
    visitor = visit()
    visitor.like(theme=theme)
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    visitor.set_up(game, ["here Anna", "bot random"])
    painting = visitor.page.locator(".painting :is(img, image)").first
    expect(painting).to_be_attached()
    source = painting.get_attribute("href") or painting.get_attribute("src") or ""
    assert f"/{hour}-" in source
    board = next(n for n, url in enumerate(asked) if "/Board-" in url)
    assert board < next(n for n, url in enumerate(asked) if url.endswith(".webp"))


@pytest.mark.parametrize("game", GAMES)
def test_without_its_picture_the_board_stays_drawn(visit: Visit, game: str) -> None:
    visitor = visit()
    visitor.page.route("**/*.webp", lambda route: route.abort())
    with visitor.page.expect_event("requestfailed"):
        visitor.set_up(game, ["here Anna", "bot random"])
    visitor.page.wait_for_timeout(200)
    assert visitor.page.locator(".painting :is(img, image)").count() == 0
    assert visitor.page.locator(".painted").count() == 0
    visitor.forgive(".webp", "ERR_FAILED")


@pytest.mark.parametrize("game", GAMES)
def test_a_plain_board_asks_for_no_picture(visit: Visit, game: str) -> None:
    visitor = visit()
    visitor.like(plain=True)
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    visitor.set_up(game, ["here Anna", "bot random"])
    visitor.page.wait_for_timeout(2500)
    assert visitor.page.locator(".painted").count() == 0
    assert not [url for url in asked if url.endswith(".webp")]
