"""Friends who are invited in, and tables that are set up for people."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.access import findings
from browser.conftest import Visit
from browser.test_games import TOO_WIDE
from browser.visitor import PHONE, WIDE, Visitor


def whole(visitor: Visitor) -> list[str]:
    assert visitor.page.evaluate(TOO_WIDE) is False
    return findings(visitor.page, "html")


def test_friends_gather_pick_and_begin(visit: Visit) -> None:
    host, friend = visit(), visit(size=PHONE, language="ru")
    host.open("")
    # Three clicks to an invitation: with friends, sit down, copy.
    game = host.page.locator(".game", has=host.page.locator("a[href='#/rules/scythe']"))
    game.get_by_role("link", name=host.say("with-friends")).click()
    host.page.get_by_label(host.say("gather-your-name")).fill("Anna")
    host.button("sit-down").click()
    host.button("invite-copy").click()
    expect(host.button("copied")).to_be_visible()
    assert "token" not in host.page.url
    link = host.page.evaluate("navigator.clipboard.readText()")
    assert link == host.page.url
    expect(host.page.get_by_role("img", name=host.say("invite-code"))).to_be_visible()
    expect(host.button("gather-begin")).to_be_disabled()

    friend.page.goto(link)
    expect(friend.page.get_by_text("Anna", exact=False).first).to_be_visible()
    found = whole(friend)
    friend.page.get_by_label(friend.say("gather-your-name")).fill("Борис")
    friend.button("sit-down").click()
    # Whoever does not know the game can learn it first, without losing the place.
    lesson = friend.page.locator("a[href='#/learn/scythe'][target=_blank]")
    expect(lesson).to_be_visible()
    expect(host.page.locator("a[href='#/learn/scythe']")).to_be_hidden()
    friend.page.get_by_label(friend.say("gather-pick")).select_option("crimea")
    expect(host.page.get_by_text("Борис").first).to_be_visible()
    friend.button("gather-be-ready").click()
    expect(friend.button("gather-ready")).to_be_visible()
    friend.page.reload()  # a returning guest is still there
    expect(friend.button("gather-ready")).to_be_visible()

    host.button("gather-bot").click()
    expect(host.button("gather-begin")).to_be_enabled()
    found += [*whole(host), *whole(friend)]
    host.button("gather-begin").click()
    for visitor in (host, friend):
        visitor.page.locator(".table").wait_for()
    state = host.state(1)  # guests who have picked sit before those who have not
    assert state["names"][:2] == ["Борис", "Anna"]
    assert state["labels"][0] == "crimea"
    assert not found, "\n".join(found)


def test_whoever_is_sent_away_can_sit_down_again(visit: Visit) -> None:
    host, friend = visit(), visit()
    host.open("new/noria?with=friends")
    host.page.get_by_label(host.say("gather-your-name")).fill("Anna")
    host.button("sit-down").click()
    host.button("invite-copy").wait_for()
    friend.page.goto(host.page.url)
    friend.page.get_by_label(friend.say("gather-your-name")).fill("Boris")
    friend.button("sit-down").click()
    expect(friend.button("gather-be-ready")).to_be_visible()
    away = host.page.get_by_role("button", name=host.say("gather-send-away"))
    away.click()
    expect(friend.page.get_by_role("alert")).to_have_text(friend.say("gather-away"))
    expect(friend.button("sit-down")).to_be_visible()
    friend.forgive("403")


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_lone_player_and_one_against_bots(visit: Visit, size: object) -> None:
    visitor = visit(size=size, language="ru")
    page = visitor.page
    visitor.open("new/scythe")
    page.locator("label", has=page.locator("input[value=ultimaszyna]")).click()
    found = whole(visitor)
    visitor.button("sit-down").click()
    page.locator("[data-action]").first.wait_for()
    assert len(visitor.state()["ruled"]) == 1

    visitor.open("new/raiders?with=bots")
    page.get_by_label(visitor.say("rivals")).select_option("1")
    page.locator("label", has=page.locator("input[value=medium]")).click()
    found += whole(visitor)
    visitor.button("sit-down").click()
    page.locator(".table").wait_for()
    visitor.wait("document.querySelectorAll('.seat').length >= 2")
    assert not found, "\n".join(found)


def two_at_a_table(visit: Visit, game: str = "noria") -> tuple[Visitor, Visitor]:
    host, friend = visit(), visit(size=PHONE)
    host.set_up(game, ["here Anna", "link Boris"])
    host.turn_to("menu")
    host.button("seat-link").click()
    expect(host.button("copied")).to_be_visible()
    friend.page.goto(host.page.evaluate("navigator.clipboard.readText()"))
    friend.page.locator(".table").wait_for()
    return host, friend


def test_what_a_friend_writes_is_not_overlooked(visit: Visit) -> None:
    host, friend = two_at_a_table(visit)
    friend.turn_to("chat")
    friend.page.get_by_role("textbox").fill("Hello!")
    friend.page.keyboard.press("Enter")
    badge = host.page.locator("#tab-chat .count")
    expect(badge).to_contain_text("1")
    host.wait("document.title.startsWith('(1)')")
    host.page.reload()  # it is not read by that
    expect(badge).to_contain_text("1")
    host.turn_to("chat")
    expect(badge).to_have_count(0)
    host.wait("!document.title.startsWith('(')")
    assert friend.page.locator("#tab-chat .count").count() == 0


def test_a_seat_is_taken_along_and_the_table_is_let_go_of(visit: Visit) -> None:
    host, other = visit(), visit(size=PHONE)
    host.set_up("noria", ["here Anna", "bot random"])
    host.turn_to("menu")
    host.page.get_by_text(host.say("along"), exact=True).click()
    link = host.page.get_by_role("textbox", name=host.say("invite-link")).input_value()
    assert "token=" in link
    other.page.goto(link)
    other.page.locator("[data-action]").first.wait_for()
    assert "token" not in other.page.url
    found = whole(other)
    host.button("forget").click()
    expect(host.page.get_by_text(host.say("no-tables"))).to_be_visible()
    assert not found, "\n".join(found)


def test_the_game_is_ended_together_and_played_again(visit: Visit) -> None:
    host, friend = two_at_a_table(visit)
    host.button("leave-end").click()
    friend.turn_to("menu")
    expect(friend.page.get_by_text(friend.say("leave-wanted", who="Anna"))).to_be_visible()
    friend.button("leave-end").click()
    expect(host.page.get_by_text(host.say("ended"))).to_be_visible()
    host.button("rematch").click()
    expect(host.button("gather-begin")).to_be_disabled()
    friend.turn_to("table")
    expect(friend.page.get_by_text(friend.say("rematch-invited", who="Anna"))).to_be_visible()
    friend.button("rematch").click()
    friend.button("gather-be-ready").click()
    expect(host.button("gather-begin")).to_be_enabled()
    host.button("gather-begin").click()
    for visitor in (host, friend):
        visitor.page.locator(".table").wait_for()
    assert host.state(0)["names"] == ["Anna", "Boris"]


def test_whoever_resigns_is_asked_once(visit: Visit) -> None:
    host, _ = two_at_a_table(visit)
    host.button("leave-resign").click()
    host.button("leave-yes").click()
    expect(host.button("leave-resign")).to_have_count(0)
    expect(host.button("take-back")).to_have_count(0)


def test_settings_are_kept(visit: Visit) -> None:
    visitor = visit(language="ru")
    page = visitor.page
    visitor.open("settings")
    page.get_by_label(visitor.say("like-size")).select_option("larger")
    page.get_by_label(visitor.say("like-contrast")).check()
    page.get_by_label(visitor.say("like-palette")).check()
    page.reload()
    expect(page.get_by_label(visitor.say("like-size"))).to_have_value("larger")
    marks = page.locator("html[data-size=larger][data-contrast=more][data-palette=safe]")
    expect(marks).to_have_count(1)
    found = whole(visitor)
    visitor.open("new/scythe")
    visitor.button("sit-down").wait_for()
    found += whole(visitor)
    page.keyboard.press("?")
    expect(page.get_by_role("heading", name=visitor.say("keys"))).to_be_visible()
    assert not found, "\n".join(found)
