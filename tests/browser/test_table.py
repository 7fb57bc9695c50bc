"""What happens around a game: friends, spectators, one screen for two, the past, a lost line."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect

from browser.conftest import Visit
from browser.player import Player
from browser.visitor import PHONE, Visitor
from server.processes import Process

OFFERED = "[data-action]:not(:disabled)"


def offered(page: Page) -> list[str]:
    """The notations of what can be chosen."""
    page.locator(OFFERED).first.wait_for()
    found: list[str] = page.locator(OFFERED).evaluate_all("all => all.map(e => e.dataset.action)")
    return found


def choose(page: Page, action: str) -> None:
    page.locator(f'[data-action="{action}"]:not(:disabled)').click()


def secrets(view: dict[str, Any]) -> list[object]:
    """What a view of Scythe says of hands."""
    return [
        player[part]
        for player in view["players"]
        for part in ("hand", "objective_cards")
        if player.get(part) is not None
    ]


def moment(page: Page) -> str:
    """The step of the game that is shown, as `5/20`."""
    return page.locator(".where").inner_text()


def at_step(page: Page, step: int) -> None:
    expect(page.locator(".where")).to_have_text(re.compile(rf"^{step}/"))


def test_undo_and_why_not(visit: Visit) -> None:
    visitor = visit()
    visitor.set_up("scythe", ["here Anna"])
    page = visitor.page
    before = offered(page)
    assert "move" in before
    choose(page, "move")
    expect(page.locator('[data-action="move"]')).to_have_count(0)
    assert offered(page) != before
    visitor.button("undo").click()
    expect(page.locator('[data-action="move"]')).to_be_visible()
    assert offered(page) == before

    # By its notation, and by a click on the map.
    choose(page, "move")
    choose(page, next(action for action in offered(page) if "worker" in action))
    here = offered(page)
    far = next(place for place in ("V5", "V9") if f"to {place}" not in here)
    visitor.button("why").click()
    page.get_by_label(visitor.say("why-label")).fill(f"to {far}")
    visitor.button("ask").click()
    answer = page.get_by_role("status").filter(has_text="scythe.move.")
    expect(answer).to_be_visible()
    visitor.button("close", answer).click()
    expect(answer).to_have_count(0)
    page.locator(f"[data-place={far}]").click()
    expect(answer).to_be_visible()
    assert offered(page) == here


def test_two_tabs_of_one_seat(visit: Visit) -> None:
    visitor = visit()
    visitor.set_up("scythe", ["here Anna"])
    first = visitor.page
    second = visitor.tab()
    second.goto(first.url)
    assert offered(second) == offered(first)
    for page, other in ((first, second), (second, first)):
        action = offered(page)[0]
        choose(page, action)
        expect(page.locator(f'[data-action="{action}"]')).to_have_count(0)
        expect(other.locator(".where")).to_have_text(moment(page))
        assert offered(other) == offered(page)


def test_a_friend_by_link_and_a_spectator(visit: Visit) -> None:
    host, friend, watcher = visit(), visit(size=PHONE, language="ru"), visit()
    host.set_up("scythe", ["here Anna", "link Boris"])
    host.turn_to("menu")
    host.button("seat-link").click()
    expect(host.button("copied")).to_be_visible()
    link = host.page.evaluate("navigator.clipboard.readText()")
    friend.page.goto(link)
    friend.page.locator(".table").wait_for()
    assert "token" not in friend.page.url  # what was copied from the address bar would give it away
    watcher.page.goto(host.page.url)
    expect(watcher.page.get_by_text(watcher.say("watching"))).to_be_visible()

    seats = [(one, Player(one, name)) for one, name in ((host, "host"), (friend, "friend"))]
    for _ in range(30):
        while not (ready := [player for one, player in seats if one.page.locator(OFFERED).count()]):
            host.page.wait_for_timeout(20)
        ready[0].step()
    assert {message["seat"] for message in host.sent if message["t"] == "play"} == {0}
    assert {message["seat"] for message in friend.sent if message["t"] == "play"} == {1}

    # Everybody sees the same table, and only the own hand.
    views = [host.state(0)["view"], friend.state(1)["view"]]
    for seat, view in enumerate(views):
        assert len(secrets(view)) == 2
        assert view["players"][seat]["hand"] is not None
    told = [message["state"] for message in watcher.heard if message["t"] == "state"]
    assert told
    assert all(not secrets(state["view"]) for state in told)
    assert watcher.page.locator(f"{OFFERED}, .objective").count() == 0

    friend.turn_to("chat")
    friend.page.get_by_role("textbox").fill("Привет!")
    friend.page.keyboard.press("Enter")
    host.turn_to("chat")
    expect(host.page.get_by_text("Привет!")).to_be_visible()


def test_one_screen_for_two_covers_the_hand(visit: Visit) -> None:
    visitor = visit()
    visitor.set_up("scythe", ["here Anna", "here Boris"])
    page = visitor.page
    cover = page.get_by_role("dialog")
    player = Player(visitor, "screen")
    known: dict[str, set[str]] = {"Anna": set(), "Boris": set()}
    for _ in range(4):
        expect(cover).to_be_visible()
        assert page.locator(".objective, .hand, [data-action]").count() == 0
        (name,) = [name for name in known if name in cover.inner_text()]
        player.step()
        page.locator(".objective").first.wait_for()
        for _ in range(60):
            page.locator(f"{OFFERED}, [role=dialog]").first.wait_for()
            if cover.is_visible():
                break
            known[name].update(page.locator(".objective").all_inner_texts())
            player.step()
    assert all(known.values())
    assert not known["Anna"] & known["Boris"]


def test_the_past_a_permalink_and_a_fork(visit: Visit) -> None:
    visitor = visit()
    visitor.set_up("noria", ["here Anna", "bot random"])
    page = visitor.page
    Player(visitor, "past").play(12)
    offered(page)
    last = visitor.state()["last"]
    table = visitor.table
    page.get_by_role("slider").fill("3")
    at_step(page, 3)
    assert page.locator("[data-action]").count() == 0
    visitor.button("link").click()
    link = page.evaluate("navigator.clipboard.readText()")

    other = visitor.tab()
    other.goto(link)
    at_step(other, 3)
    assert moment(other) == f"3/{last}"
    other.close()

    visitor.button("now").click()
    at_step(page, last)
    page.get_by_role("slider").fill("4")
    at_step(page, 4)
    visitor.button("continue-here").click()
    asked = page.locator("dialog[open] .primary")
    asked.or_(page.locator(OFFERED)).first.wait_for()
    if asked.is_visible():
        asked.click()
    visitor.wait(f"!location.hash.includes('{table}')")
    Player(visitor, "fork").play(6)
    assert visitor.state()["table"] != table
    assert visitor.state()["seq"] > 4


def test_the_proof_and_the_record(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    visitor.set_up("raiders", ["here Anna"], seed="", rounds=1)
    before = visitor.state()["seed_hash"]
    Player(visitor, "proof").finish()
    visitor.prove()
    visitor.button("verify").click()
    expect(visitor.page.get_by_text(visitor.say("verified"))).to_be_visible()
    result = visitor.page.locator(".result")
    expect(result).to_contain_text(before)
    expect(result).to_contain_text(visitor.state()["seed"])
    with visitor.page.expect_download() as downloading:
        visitor.button("download", result).click()
    record = tmp_path / downloading.value.suggested_filename
    downloading.value.save_as(record)

    other = visit(language="ru")
    other.open()
    other.page.locator("input[type=file]").set_input_files(record)
    expect(other.page.locator(".result")).to_contain_text(before)
    assert other.state(None)["scores"] == visitor.state()["scores"]
    other.page.get_by_role("slider").fill("2")
    at_step(other.page, 2)


def test_a_server_that_dies_and_comes_back_loses_nothing(browser: Browser, tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")
    server = Process(database)
    with Visitor(browser, f"http://127.0.0.1:{server.port}/") as visitor:
        page = visitor.page
        visitor.set_up("noria", ["here Anna", "bot random"])
        player = Player(visitor, "crash")
        player.play(12)
        before = offered(page)
        seq = visitor.state()["seq"]
        heard = len(visitor.heard)
        server.kill()
        expect(page.locator("header [role=status]")).to_be_visible()
        server = Process(database, port=server.port)
        try:
            expect(page.locator("header [role=status]")).to_have_count(0, timeout=60_000)
            assert any(message["t"] == "state" for message in visitor.heard[heard:])
            assert visitor.state()["seq"] == seq
            assert offered(page) == before
            player.play(12)
            assert visitor.state()["seq"] > seq
        finally:
            visitor.forgive("ERR_CONNECTION_REFUSED", "WebSocket connection to")
            page.goto("about:blank")
            complaints = server.stop()
        assert not visitor.faults, player.told()
        assert "Traceback" not in complaints
