"""What an audit in a real browser found, row by row: each test shows that one is gone.

Other rows are shown gone where they belong: letters, keys, the form and tips (1, 3, 10, 16) in
`test_traps`, folded choices, the past on a phone and the own seat (9, 12, 25) in `test_short`,
sheets (2, 8) in `test_sheets`, what others do (6, 17, 23) in `test_watch`, friends and set-up (13,
14, 19) in `test_friends`, the end (15) in `test_end`.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.moments import asks, sit_down
from browser.words import Language
from server.people import Served
from steppe import Game


def begins(game: Game) -> bool:
    return len(game.history) > 60 and type(game.decision).__name__ == "ChooseSection"


def later(game: Game) -> bool:
    return len(game.history) > 60 and type(game.decision).__name__ != "EndTurn"


LANGUAGES = pytest.mark.parametrize("language", ["en", "ru"])


@LANGUAGES
def test_row_7_what_happened_meanwhile_can_be_read(
    visit: Visit, house: Served, language: Language
) -> None:
    visitor = visit(language=language)
    sit_down(visitor, house, "scythe/game-01", begins)
    page = visitor.page
    details = page.locator(".meanwhile details")
    if details.get_attribute("open") is None:
        details.locator("summary").click()
    lines = details.locator("li")
    expect(lines.first).to_be_visible()
    assert all(text.strip() for text in lines.all_inner_texts())


@LANGUAGES
def test_row_11_a_bonus_that_only_gives_is_taken_unasked(
    visit: Visit, house: Served, language: Language
) -> None:
    visitor = visit(language=language)
    sit_down(visitor, house, "scythe/game-01", asks("RecruitBonus"))
    visitor.wait("!document.querySelector('[data-action=\"take bonus\"]')")
    played = [message["action"] for message in visitor.sent if message["t"] == "play"]
    assert played[:1] == ["take bonus"]


@LANGUAGES
@pytest.mark.parametrize("name", ["raiders", "noria", "scythe"])
def test_row_24_the_log_speaks_in_sentences(
    visit: Visit, house: Served, name: str, language: Language
) -> None:
    visitor = visit(language=language)
    sit_down(visitor, house, f"{name}/game-01", later)
    lines = visitor.page.locator(".log .line")
    lines.first.wait_for()
    said = lines.all_inner_texts()
    assert len(said) > 5
    assert [one for one in said if one[:1].islower() or not one.endswith((".", "!"))] == []
