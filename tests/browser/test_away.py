"""A player who is away: the time of grace, the question to the others, and the return."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from browser.access import findings
from browser.conftest import Three, three
from browser.visitor import Visitor
from server.processes import process

GRACE = 6


@pytest.fixture
def people(browser: Browser, tmp_path: Path) -> Iterator[Three]:
    """The host, a friend and a spectator, at a server that has not much patience."""
    with (
        process(str(tmp_path / "tables.db"), "--grace", str(GRACE)) as served,
        three(browser, served) as people,
    ):
        yield people
        assert not [fault for one in people for fault in one.faults]


def away(visitor: Visitor) -> Locator:
    return visitor.page.locator(".away")


def test_the_grace_the_question_and_the_return(people: Three) -> None:
    host, friend, watcher = people
    host.set_up("scythe", ["here Anna", "link Boris"])
    # Nobody has taken the seat yet: it is as if its player were away.
    expect(away(host).get_by_role("timer")).to_be_visible()
    host.turn_to("menu")
    host.button("seat-link").click()
    expect(host.button("copied")).to_be_visible()
    link = host.page.evaluate("navigator.clipboard.readText()")
    friend.page.goto(link)
    friend.page.locator(".table").wait_for()
    watcher.page.goto(host.page.url)
    watcher.page.locator(".table").wait_for()
    for visitor in (host, watcher):
        expect(away(visitor)).to_have_count(0)

    friend.page.goto("about:blank")
    for visitor in (host, watcher):
        expect(away(visitor).get_by_role("timer")).to_contain_text("Boris")
        assert away(visitor).get_by_role("button").count() == 0
    expect(away(host)).to_contain_text(host.say("away-question", who="Boris"))
    expect(away(watcher)).to_contain_text(watcher.say("away-others", who="Boris"))
    assert away(watcher).get_by_role("button").count() == 0
    assert findings(host.page) == []

    host.button("away-wait").click()
    expect(away(host)).to_contain_text(host.say("away-waiting", who="Boris"))
    expect(host.button("away-bot")).not_to_be_visible()
    away(host).locator("summary").click()
    host.button("away-bot").click()
    for visitor in (host, watcher):
        expect(away(visitor)).to_have_count(0)
        visitor.turn_to("log")
        expect(visitor.page.locator(".note")).to_have_count(1)
        expect(visitor.page.locator(".note")).to_contain_text("Anna")

    friend.page.goto(link)
    friend.page.locator(".table").wait_for()
    for visitor in (host, watcher):
        back = visitor.page.get_by_text(visitor.say("note-back", who="Boris"))
        expect(back).to_be_visible()
    friend.turn_to("log")
    expect(friend.page.get_by_text(friend.say("note-back", who="Boris"))).to_be_visible()


def test_the_game_is_ended_by_all_who_are_left(people: Three) -> None:
    host, _, watcher = people
    host.set_up("noria", ["here Anna", "link Boris"])
    watcher.page.goto(host.page.url)
    host.button("away-end").click()
    for visitor in (host, watcher):
        expect(visitor.page.get_by_text(visitor.say("ended"))).to_be_visible()
        visitor.prove()
        expect(visitor.button("verify")).to_be_visible()
        assert visitor.page.locator("[data-action]").count() == 0
