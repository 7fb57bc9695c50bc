"""The coach of a lone player in the browser: it is switched on, speaks once a turn is complete but
for its end, says which plan was better, and takes the turn back."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Route, ViewportSize, expect

from browser.access import findings
from browser.conftest import Visit
from browser.visitor import PHONE, WIDE, Visitor

END = '[data-action="end turn"]'


def some_turn(visitor: Visitor) -> None:
    """Power for a coin, and nothing after it."""
    page = visitor.page
    page.locator('[data-action="bolster power"]').click()
    page.locator(f'{END}, [data-action="decline"]').first.wait_for()
    if page.locator('[data-action="decline"]').count():
        page.locator('[data-action="decline"]').click()
    page.locator(END).wait_for()


def test_the_coach_looks_at_a_turn_of_whoever_wants_it(visit: Visit) -> None:
    visitor = visit(size=WIDE)
    visitor.like(speed="off")
    visitor.set_up("scythe", ["here Vera"])
    page = visitor.page
    visitor.turn_to("menu")
    page.get_by_label(visitor.say("like-coach")).check()
    some_turn(visitor)
    said = page.locator(".turn-coach [role=status]")
    expect(said).to_be_visible()
    page.locator(END).click()
    expect(page.locator(END)).to_be_hidden()


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_the_coach_says_which_plan_was_better_and_takes_the_turn_back(
    visit: Visit, size: ViewportSize
) -> None:
    visitor = visit(size=size, language="ru")
    visitor.like(speed="off", coach=True)
    begun: list[Any] = []

    def coach(route: Route) -> None:
        line = begun[:1] if "which=true" in route.request.url else []
        told = {"seq": visitor.state()["seq"], "gain": 5, "barrier": "", "line": line}
        route.fulfill(content_type="application/json", body=json.dumps(told))

    visitor.context.route("**/api/tables/*/coach?*", coach)
    visitor.set_up("scythe", ["here Vera"])
    begun += visitor.state()["view"]["legal"]
    page = visitor.page
    some_turn(visitor)
    spoken = page.locator(".turn-coach")
    expect(spoken.locator("[role=status]")).to_contain_text("5 монет")
    expect(spoken.locator("li")).to_have_count(0)
    spoken.locator(".row button").first.focus()
    page.keyboard.press("Enter")
    expect(spoken.locator("li")).to_have_count(1)
    assert findings(page, ".turn-coach") == []
    spoken.locator(".row button").click()
    expect(page.locator('[data-action="bolster power"]')).to_be_visible()
