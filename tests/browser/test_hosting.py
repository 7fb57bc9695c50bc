"""What a host does on the page: give the code of the server, curb spectators, renew a link, and say
where turns are announced."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Dialog, expect

from browser.access import findings
from browser.conftest import Three, three
from browser.visitor import PHONE, Visitor
from server.processes import process

CODE = "сезам 7"


@pytest.fixture
def people(browser: Browser, tmp_path: Path) -> Iterator[Three]:
    """The host, a friend and a spectator, at a server where tables are laid with a code. They come
    from one address, so that what is done about the spectator spares those who play."""
    with (
        process(str(tmp_path / "tables.db"), "--lay-code", CODE) as served,
        three(browser, served) as people,
    ):
        yield people


def answering(visitor: Visitor, *answers: str) -> list[str]:
    """Answer what the browser asks, in this order; what it asked."""
    asked: list[str] = []

    def answer(dialog: Dialog) -> None:
        asked.append(dialog.message)
        dialog.accept(answers[len(asked) - 1])

    visitor.page.on("dialog", answer)
    return asked


def test_a_code_a_rude_spectator_and_a_lost_link(people: Three) -> None:
    host, friend, watcher = people
    asked = answering(host, "sesame", CODE, "")
    host.set_up("noria", ["here Anna", "link Boris"])
    assert asked == [host.say("lay-code"), host.say("lay-code-wrong")]
    host.forgive("403")

    home = host.page.url
    host.turn_to("menu")
    host.button("seat-link").click()
    expect(host.button("copied")).to_be_visible()
    link = host.page.evaluate("navigator.clipboard.readText()")
    friend.page.goto(link)
    friend.page.locator(".table").wait_for()
    watcher.open()
    watcher.page.evaluate("localStorage.setItem('likes', JSON.stringify({ name: 'Rude' }))")
    watcher.page.goto(home)
    watcher.page.reload()
    watcher.page.locator(".table").wait_for()

    def speak(text: str) -> None:
        watcher.turn_to("chat")
        watcher.page.locator(".chat").get_by_role("textbox").fill(text)
        watcher.page.keyboard.press("Enter")

    speak("I am Anna!")
    friend.turn_to("chat")
    called = friend.say("watcher-called", name="Rude")
    expect(friend.page.get_by_text(f"{called}:")).to_be_visible()

    host.button("mute").click()
    expect(host.button("unmute")).to_be_visible()
    assert findings(host.page) == []
    speak("Boo!")
    expect(watcher.page.locator("[role=alert], .notice").first).to_be_visible()
    friend.turn_to("menu")
    assert friend.button("mute").count() == 0
    friend.turn_to("table")

    host.button("send-away").click()
    expect(host.button("let-back")).to_be_visible()
    expect(watcher.page.get_by_text("The host has removed you").first).to_be_visible()

    host.page.locator("[data-renew]").click()
    assert len(asked) == 3
    expect(friend.page.get_by_role("alert").first).to_be_visible()
    host.button("seat-link").click()
    expect(host.button("copied")).to_be_visible()
    renewed = host.page.evaluate("navigator.clipboard.readText()")
    assert renewed != link
    host.turn_to("log")
    expect(host.page.locator(".note")).to_have_count(3)

    friend.page.evaluate("localStorage.removeItem('tables')")
    friend.page.goto(renewed)
    friend.page.reload()
    friend.turn_to("log")
    expect(friend.page.locator(".note")).to_have_count(3)
    watcher.forgive("server-muted", "server-sent-away")
    friend.forgive("server-link-renewed", "server-no-seat")
    assert not [*host.faults, *friend.faults, *watcher.faults]


def test_where_turns_are_announced(browser: Browser, tmp_path: Path) -> None:
    with (
        process(str(tmp_path / "tables.db"), "--webhooks", "https://play.example.org") as served,
        Visitor(browser, f"{served.address}/") as host,
        Visitor(browser, f"{served.address}/", size=PHONE, language="ru") as watcher,
    ):
        host.set_up("noria", ["here Anna", "link Boris"])
        host.turn_to("menu")
        field = host.page.get_by_role("textbox", name=host.say("announce-address"))
        field.fill("http://127.0.0.1:9000/secret")
        host.button("announce-begin").click()
        refused = host.page.get_by_text("127.0.0.1 is not a public address")
        expect(refused.first).to_be_visible()
        field.fill("https://1.1.1.1/secret")
        host.button("announce-begin").click()
        expect(host.page.get_by_text(host.say("announce-now", where="1.1.1.1"))).to_be_visible()
        assert findings(host.page) == []
        watcher.page.goto(host.page.url)
        watcher.page.locator(".table").wait_for()
        watcher.turn_to("menu")
        expect(watcher.page.get_by_text(watcher.say("announce"), exact=True)).to_have_count(0)
        host.button("announce-stop").click()
        expect(host.button("announce-begin")).to_be_visible()
        host.forgive("server-webhook-private")
        assert not [*host.faults, *watcher.faults]
