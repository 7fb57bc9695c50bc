"""Common things are short: how many clicks a turn takes, and what stands behind one line."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect

from browser.conftest import Visit
from browser.moments import asks, sit_down
from browser.visitor import PHONE, WIDE, Visitor
from server.people import Served
from steppe import Game
from steppe.kernel.timeline import Played

SIZES = pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
RARE = '[data-action^="skip "], [data-action$=" partly"]'


def can(*turn: str) -> Callable[[Game], bool]:
    """Whether a turn of these decisions can begin now, and end without any other."""

    def wanted(game: Game) -> bool:
        if type(game.decision).__name__ != "ChooseSection":
            return False
        tried = game.copy()
        for action in turn:
            if action not in [offered.notation for offered in tried.legal()]:
                return False
            tried.play(action)
        return True

    return wanted


def sent(visitor: Visitor) -> list[str]:
    return [message["action"] for message in visitor.sent if message["t"] == "play"]


def take(visitor: Visitor, *actions: str) -> None:
    """A click on a line of the list for each of them, and for nothing else."""
    for action in actions:
        visitor.page.locator(f'[data-action="{action}"]').click()


@SIZES
def test_a_turn_begins_with_what_is_common(visit: Visit, house: Served, size: ViewportSize) -> None:
    visitor = visit(size=size)
    seat = sit_down(visitor, house, "scythe/game-01", asks("ChooseSection"))
    page = visitor.page
    offered = visitor.state(seat)["view"]["legal"]
    rare = [one for one in offered if one["verb"] == "skip" or one.get("partly")]
    shown = page.locator("[data-action]")
    expect(shown).to_have_count(len(offered) - len(rare))
    expect(page.locator(RARE)).to_have_count(0)
    visitor.button("more-ways").click()
    expect(shown).to_have_count(len(offered))
    expect(page.locator(RARE)).to_have_count(len(rare))
    page.locator('[data-action="skip move"]').click()  # and it can be had from there
    expect(page.locator('[data-action="end turn"]')).to_be_visible()
    assert sent(visitor) == ["skip move"]


PRODUCED = ("produce", "produce F6 1", "produce V9 1")


UPGRADED = ("upgrade", "upgrade move_unit deploy", "end turn")
MOVED = ("move", "move worker T1", "take 1 oil", "to V2", "move worker F2", "take 1 food", "to T1")


@pytest.mark.parametrize(
    ("turn", "clicks"),
    [
        (("trade resources", "gain oil", "gain oil", "end turn"), 4),
        ((*MOVED, *UPGRADED), 10),
        (("bolster power", "deploy", "deploy riverwalk M5", "end turn"), 4),
    ],
    ids=["trade", "two-moves-and-upgrade", "bolster-and-deploy"],
)
def test_clicks_of_a_turn(visit: Visit, house: Served, turn: tuple[str, ...], clicks: int) -> None:
    """From the list alone."""
    visitor = visit()
    sit_down(visitor, house, "scythe/game-01", can(*turn))
    assert len(turn) == clicks
    take(visitor, *turn)
    visitor.page.locator('[data-action="end turn"]').wait_for(state="detached")
    assert sent(visitor) == list(turn)


def drag(visitor: Visitor, unit: str, *places: str) -> None:
    """A unit from the first of these places over the others to the last."""
    page = visitor.page
    own = page.locator(f'.unit[aria-label*="{unit}"][aria-label*=", {places[0]}"]')
    start = own.bounding_box()
    assert start is not None
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    for place in places[1:]:
        box = page.locator(f"[data-place={place}]").bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=8)
    page.mouse.up()


def plays(visitor: Visitor, *actions: str) -> None:
    """That these, and no others, have been played."""
    while len(sent(visitor)) < len(actions):
        visitor.page.wait_for_timeout(20)
    visitor.page.locator("[data-action]:enabled").first.wait_for()
    assert sent(visitor) == list(actions)


LOADED = ("move", "move worker T1", "take 2 oil", "take 2 wood", "to V2")
LOADED_TOO = ("move worker F2", "take 2 food", "to T1")


def test_units_are_dragged_with_what_they_can_carry(visit: Visit, house: Served) -> None:
    """The same turn as above: two drags, an upgrade, and the end."""
    visitor = visit()
    sit_down(visitor, house, "scythe/game-01", can(*MOVED, *UPGRADED))
    drag(visitor, "orker", "T1", "V2")
    plays(visitor, *LOADED)
    drag(visitor, "orker", "F2", "T1")
    plays(visitor, *LOADED, *LOADED_TOO)
    take(visitor, *UPGRADED)
    visitor.page.locator('[data-action="end turn"]').wait_for(state="detached")
    assert sent(visitor) == [*LOADED, *LOADED_TOO, *UPGRADED]


def test_a_unit_is_dragged_alone(visit: Visit, house: Served) -> None:
    visitor = visit()
    sit_down(visitor, house, "scythe/game-01", can(*MOVED))
    page = visitor.page
    page.keyboard.down("Shift")
    drag(visitor, "orker", "T1", "V2")
    page.keyboard.up("Shift")
    plays(visitor, "move", "move worker T1", "to V2")
    visitor.button("undo-all").click()
    drag(visitor, "orker", "T1", "W4")  # where it cannot go: it is told why, and nothing is taken
    expect(page.locator(".answer")).to_be_visible()
    plays(visitor, "move", "move worker T1", "to V2", "move", "move worker T1")
    page.locator(".travel input").uncheck()  # and so it is kept
    drag(visitor, "orker", "T1", "V2")
    plays(visitor, "move", "move worker T1", "to V2", "move", "move worker T1", "to V2")


def test_production_on_two_territories_takes_two_clicks(visit: Visit, house: Served) -> None:
    visitor = visit()
    sit_down(visitor, house, "scythe/game-01", can(*PRODUCED, "end turn"))
    take(visitor, "produce", "end turn")
    assert sent(visitor)[-1] == "end turn"
    assert (sent(visitor)[0], sorted(sent(visitor)[1:-1])) == ("produce", sorted(PRODUCED[1:]))


def test_less_can_be_produced_step_by_step_or_taken_back(visit: Visit, house: Served) -> None:
    visitor = visit()
    sit_down(visitor, house, "scythe/game-01", can(*PRODUCED, "end turn"))
    page = visitor.page
    visitor.button("more-ways").click()
    page.locator(".step").click()
    take(visitor, PRODUCED[2])
    expect(page.locator(f'[data-action="{PRODUCED[1]}"]')).to_be_enabled()
    assert sent(visitor) == ["produce", PRODUCED[2]]
    visitor.button("undo-all").click()
    take(visitor, "produce")
    expect(page.locator('[data-action="end turn"]')).to_be_enabled()
    visitor.button("undo").click()  # one territory, and nothing is taken again unasked
    expect(page.locator('[data-action^="produce "]')).to_have_count(1)


def test_cubes_and_their_actions_stand_under_headings(visit: Visit, house: Served) -> None:
    visitor = visit()
    seat = sit_down(visitor, house, "scythe/game-01", asks("MoveCube"))
    page = visitor.page
    offered = visitor.state(seat)["view"]["legal"]
    squares = {action["square"] for action in offered if action["verb"] == "cube"}
    assert len(squares) > 1
    expect(page.locator(".groups .group.chips h3")).to_have_count(len(squares))
    expect(page.locator("[data-action]")).to_have_count(len(offered))


def test_the_past_is_walked_beside_the_board_of_a_phone(visit: Visit, house: Served) -> None:
    visitor = visit(size=PHONE)
    sit_down(visitor, house, "scythe/game-01", asks("MoveCube"))
    page = visitor.page
    slider = page.get_by_role("slider", name=visitor.say("history"))
    expect(slider).to_have_count(0)
    visitor.turn_to("log")
    slider.fill("3")
    visitor.turn_to("table")
    page.locator(".board svg").first.wait_for()
    visitor.button("step-on").click()
    expect(slider).to_have_value("4")
    visitor.button("now").click()
    page.locator("[data-action]").first.wait_for()
    expect(slider).to_have_count(0)


SEATS = "[...document.querySelectorAll('.seats > ul > li')]"


def test_the_own_seat_is_whole_on_a_phone(visit: Visit, house: Served) -> None:
    """At a table for five; of the others one sees mark and score."""
    visitor = visit(size=PHONE)
    sit_down(visitor, house, "scythe/game-01", asks("MoveCube"))
    page = visitor.page
    expect(page.locator(".seats > ul > li")).to_have_count(5)
    assert page.evaluate(f"{SEATS}[0].matches('.looking')")
    assert page.evaluate(f"{SEATS}.every((e) => e.getBoundingClientRect().right <= innerWidth)")
    whole = "(e) => e.scrollWidth <= e.clientWidth"
    assert page.evaluate(f"[...{SEATS}[0].querySelectorAll('.words > *')].every({whole})")


def test_fingers_find_what_is_off_the_board(visit: Visit, house: Served) -> None:
    visitor = visit(size=PHONE)
    sit_down(visitor, house, "scythe/game-01", asks("ChooseSection"))
    small = visitor.page.evaluate(
        """[...document.querySelectorAll('button:not(.link, .board *), .button, select, summary')]
          .filter((e) => e.checkVisibility())
          .filter((e) => e.offsetWidth < 44 || e.offsetHeight < 44).map((e) => e.outerHTML)"""
    )
    assert small == []


def test_the_page_can_be_installed(visit: Visit, house: Served) -> None:
    visitor = visit()
    visitor.open()
    address = visitor.page.locator("link[rel=manifest]").get_attribute("href") or ""
    manifest = house.http.get(address).json()
    assert manifest["display"] == "standalone"
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    for icon in manifest["icons"]:
        given = house.http.get(icon["src"])
        assert given.headers["content-type"] == icon["type"]


def begun_before(game: Game) -> bool:
    """Whether a turn of the same seat, of several decisions, could begin again now. It is as far
    back as the log of a page that has just been opened goes."""
    history = game.history
    turns: dict[int, list[Played]] = {}
    for played in history:
        if played.seat == game.to_act and played.turn < game.table.turn:
            turns.setdefault(played.turn, []).append(played)
    offered = {action.notation for action in game.legal()}
    return (not history or history[-1].seat != game.to_act) and any(
        turn[0].action.notation in offered and len(turn) > 2
        for turn in turns.values()
        if turn[0].number > len(history) - 36
    )


@pytest.mark.parametrize("name", ["scythe", "raiders", "noria"])
def test_a_turn_is_repeated_as_far_as_it_is_offered(visit: Visit, house: Served, name: str) -> None:
    visitor = visit()
    seat = sit_down(visitor, house, f"{name}/game-01", begun_before)
    own = [
        entry["action"]["notation"]
        for entry in visitor.state(seat)["log"]
        if entry["seat"] == seat and "action" in entry
    ]
    begun = len(visitor.state(seat)["view"]["legal"])
    visitor.button("again").wait_for()
    visitor.page.keyboard.press("=")
    expect(visitor.button("undo-all")).to_be_enabled()
    visitor.page.locator("[data-action]:enabled").first.wait_for()
    assert sent(visitor)
    assert set(sent(visitor)) <= set(own) or name == "scythe"  # production takes what there is now
    assert "end turn" not in sent(visitor)
    visitor.button("undo-all").click()
    visitor.wait(f"document.querySelectorAll('[data-action]').length <= {begun}")
    expect(visitor.button("again")).to_be_enabled()
