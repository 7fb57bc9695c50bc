"""The end of a game: its course, what decided a tie, and a picture to share."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize, expect

from browser.conftest import Visit
from browser.moments import record
from browser.visitor import PHONE, WIDE
from server.people import Served

SHARING = """
const shown = document.documentElement.dataset;
navigator.canShare = () => !shown.shared;
navigator.share = async ({ files: [file] }) => { shown.shared = `${file.name} ${file.type}` };
"""
PNG = b"\x89PNG\r\n"


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_finished_game_is_told_and_its_board_shared(
    visit: Visit, house: Served, size: ViewportSize, tmp_path: Path
) -> None:
    visitor = visit(size=size)
    page = visitor.page
    page.add_init_script(f"addEventListener('DOMContentLoaded', () => {{ {SHARING} }})")
    game = record("raiders/game-09")
    table = house.http.post("/api/records", content=game.encode()).json()["table"]
    given = house.get(f"/api/tables/{table}/course")
    visitor.open(f"table/{table}")

    # Who won by what, from the rule itself.
    expect(page.get_by_text(visitor.say("tie-decided"))).to_be_visible()
    expect(page.get_by_text("Players tied for first compare")).to_be_visible()

    # The course, drawn and as figures, of all points and of one kind.
    course = page.get_by_role("region", name=visitor.say("course"), exact=True)
    expect(course.locator("path.under")).to_have_count(2)
    course.get_by_text(visitor.say("course-figures")).click()
    rows = course.locator("tbody tr")
    expect(rows).to_have_count(len(given["rounds"]))
    for kind in ("total", "track"):
        course.get_by_label(visitor.say("course-kind")).select_option(kind)
        last = [str(side[kind]) for side in given["rounds"][-1]["sides"]]
        expect(rows.last.locator("td")).to_have_text(last)
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= size["width"]

    # The picture: handed on where the browser can, else kept.
    share = visitor.button("share-picture")
    share.click()
    told = f"raiders-{table}.png image/png"
    expect(page.locator("html")).to_have_attribute("data-shared", told)
    with page.expect_download() as kept:
        share.click()
    kept.value.save_as(tmp_path / "board.png")
    assert (tmp_path / "board.png").read_bytes().startswith(PNG)
