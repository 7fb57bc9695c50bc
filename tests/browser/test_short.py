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
