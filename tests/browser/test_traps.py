"""What could mislead: letters, keys, forms, questions and words that say another thing."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import ViewportSize, expect

from browser.conftest import Visit
from browser.moments import asks, sit_down
from browser.visitor import PHONE, WIDE
from browser.words import Language
from server.people import Served

SIZES = pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
LETTERS: dict[Language, str] = {"en": "ABC", "ru": "АБВ"}


@pytest.mark.parametrize("language", LETTERS)
def test_the_options_of_an_encounter_are_the_same_everywhere(
    visit: Visit, house: Served, language: Language
) -> None:
    visitor = visit(language=language, size=PHONE)
    sit_down(visitor, house, "scythe/game-01", asks("Encounter"))
    page = visitor.page
    letters = LETTERS[language]
    assert page.locator(".option b").all_inner_texts() == list(letters)
    for letter, option in zip(letters, "abc", strict=True):
        line = page.locator(f'[data-action="option {option}"]')
        if line.count():
            # The list says what the option brings, in the words of the panel.
            said = page.locator(".option", has=page.locator("b", has_text=letter))
            expect(line.locator("span")).to_have_text(said.get_attribute("aria-label") or "")


def test_the_key_of_a_power_is_that_power(visit: Visit, house: Served) -> None:
    visitor = visit()
    sit_down(visitor, house, "scythe/automa-ultimaszyna-2", asks("Dial"))
    page = visitor.page
    signs = page.locator('[data-action^="fight "]').evaluate_all(
        "all => all.map(e => [e.dataset.action, e.querySelector('kbd').textContent])"
    )
    assert len(signs) > 1
    assert all(action == f"fight {sign}" for action, sign in signs)
    page.keyboard.press("1")
    page.locator('[data-action^="fight "]').first.wait_for(state="detached")
    assert [sent["action"] for sent in visitor.sent if sent["t"] == "play"] == ["fight 1"]


def test_a_finger_is_shown_no_keys(visit: Visit) -> None:
    visitor = visit(size=PHONE)
    visitor.set_up("scythe", ["here Anna"])
    assert visitor.page.locator("[data-action] kbd").count() > 1
    expect(visitor.page.locator("[data-action] kbd:visible")).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "which", "more"), [("scythe", "ultimaszyna", True), ("raiders", "huntsman", False)]
)
def test_the_opponent_of_a_lone_player_sits_down_by_itself(
    visit: Visit, game: str, which: str, more: bool
) -> None:
    visitor = visit()
    rows = visitor.seat_by_seat(game)
    page = visitor.page
    expect(rows).to_have_count(3)
    assert rows.first.locator("input[value=solo]").count() == 0
    rows.last.locator("label", has=page.locator("input[value=solo]")).click()
    expect(rows).to_have_count(2)
    expect(visitor.button("seat-more")).to_be_enabled(enabled=more)
    expect(visitor.button("seat-less")).to_be_disabled()
    rows.last.get_by_role("combobox").select_option(which)
    visitor.button("sit-down").click()
    page.locator("[data-action]").first.wait_for()
    state = visitor.state()
    assert (len(state["labels"]), len(state["ruled"])) == (1, 1)
    assert which in str(state["view"]).lower()


@SIZES
def test_several_opponents_sit_down_beside_people_and_bots(
    visit: Visit, size: ViewportSize
) -> None:
    visitor = visit(size=size)
    levels = ["autometta", "ultimaszyna"]
    visitor.set_up("scythe", ["here Anna", *[f"solo {level}" for level in levels], "bot"])
    state = visitor.state()
    assert (len(state["labels"]), len(state["ruled"])) == (2, 2)
    assert [automa["level"] for automa in state["view"]["automas"]] == levels
    page = visitor.page
    if size == PHONE:
        page.locator(".tabs [role=tab]").nth(1).click()
    for automa in state["view"]["automas"]:  # each has a tab with its star tracker
        faction = state["view"]["players"][automa["seat"]]["faction"]
        page.locator(".seats [role=tab]", has_text=faction.capitalize()).click()
        panel = page.locator(".automa[role=img]")
        expect(panel).to_have_attribute("aria-label", re.compile(automa["level"], re.IGNORECASE))


def test_what_is_asked_of_a_table_depends_on_who_sits_there(visit: Visit) -> None:
    visitor = visit()
    rows = visitor.seat_by_seat("scythe")
    page = visitor.page
    enemies = page.get_by_label("whose enemies the Automas are", exact=False)
    faction = page.get_by_label("the Automa's faction", exact=False)
    bribes = page.get_by_label("players may give each other coins", exact=False)
    solo = page.locator("input[value=solo]")
    rows.last.locator("label", has=solo).click()
    expect(rows).to_have_count(2)
    expect(faction).to_be_visible()
    expect(enemies).to_have_count(0)
    visitor.button("seat-more").click()
    expect(enemies).to_be_visible()
    expect(faction).to_have_count(0)
    expect(bribes).to_be_visible()
    rows.last.locator("label", has=solo).click()
    expect(rows).to_have_count(3)
    expect(bribes).to_have_count(0)


def test_the_options_are_those_of_the_opponents(visit: Visit) -> None:
    visitor = visit(language="ru")
    rows = visitor.seat_by_seat("scythe")
    page = visitor.page
    coins = page.get_by_label("Автоме монет", exact=False)
    bribes = page.get_by_label("передавать друг другу монеты", exact=False)
    expect(bribes).to_be_visible()
    assert coins.count() == 0
    bribes.check()  # what is out of sight is not asked for
    rows.last.locator("label", has=page.locator("input[value=solo]")).click()
    expect(rows).to_have_count(2)
    assert bribes.count() == 0
    visitor.button("sit-down").click()
    page.locator("[data-action]").first.wait_for()


@SIZES
def test_a_fault_of_the_form_is_seen_and_heard(visit: Visit, size: ViewportSize) -> None:
    visitor = visit(size=size)
    visitor.seat_by_seat("scythe")
    page = visitor.page
    page.locator(".seat input[value=solo]").last.locator("..").click()
    page.locator("form input[type=number]").first.fill("9")
    for _ in range(2):  # the same fault twice is said twice
        button = visitor.button("sit-down")
        button.click()
        alert = page.get_by_role("alert")
        expect(alert).to_be_focused()
        expect(alert).to_be_in_viewport()
        above, below = alert.bounding_box(), button.bounding_box()
        assert above is not None
        assert below is not None
        assert 0 <= below["y"] - above["y"] - above["height"] < 40
    visitor.forgive("400")


def test_no_tip_comes_up_before_the_mouse_has_moved(visit: Visit) -> None:
    visitor = visit()
    visitor.set_up("scythe", ["here Anna"])
    page = visitor.page
    place = page.locator("[data-place=T8]").first
    box = place.bounding_box()
    assert box is not None
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.move(*middle)
    expect(page.get_by_role("tooltip")).to_have_count(1)
    page.reload()  # the mouse rests, and the board comes up under it
    place.wait_for()
    page.wait_for_timeout(1000)
    expect(page.get_by_role("tooltip")).to_have_count(0)
    page.mouse.move(middle[0] + 2, middle[1])
    expect(page.get_by_role("tooltip")).to_have_count(1)
