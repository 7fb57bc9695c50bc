"""What is this? Everything on the table explains itself, and nothing is played meanwhile."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.moments import asks, sit_down
from browser.visitor import PHONE
from server.people import Served

LATE = 120  # decisions
GAMES = ("scythe", "raiders", "noria")


def plays(sent: list[dict[str, object]]) -> list[dict[str, object]]:
    return [message for message in sent if message["t"] == "play"]


@pytest.mark.parametrize("game", GAMES)
def test_whatever_has_a_tip_says_a_sentence_also_where_it_is_offered(
    visit: Visit, game: str
) -> None:
    visitor = visit()
    visitor.like(speed="off")
    visitor.set_up(game, ["here Anna", "bot random"])
    page = visitor.page
    sheet = page.locator(".about")
    expect(page.locator(".choice").first).to_be_visible()
    page.keyboard.press("F1")
    toggle = visitor.button("what")
    expect(toggle).to_have_attribute("aria-pressed", "true")
    page.locator(".choice").first.click()
    expect(sheet.locator(".rule p").first).to_be_visible()
    assert page.evaluate(SILENT) == []
    offered = page.locator(".board .offered").first
    if offered.count():
        offered.focus()
        page.keyboard.press("Enter")
        expect(sheet).to_be_visible()
    assert plays(visitor.sent) == []
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(toggle).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(toggle).to_have_attribute("aria-pressed", "false")


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_silent_in_the_midst_of_a_game(visit: Visit, house: Served, game: str) -> None:
    visitor = visit()
    visitor.like(speed="off")
    sit_down(visitor, house, f"{game}/game-01", lambda game: len(game.history) > LATE)
    page = visitor.page
    page.keyboard.press("F1")
    page.locator(".choice").first.click()
    expect(page.locator(".about .rule p").first).to_be_visible()
    parts = page.locator(".board [role=tab]")
    silent = page.evaluate(SILENT)
    for part in parts.all():
        part.click()
        silent += page.evaluate(SILENT)
    assert silent == []


# Every thing with a tip is given the focus and Enter: what opens must hold a sentence.
SILENT = """
async () => {
  const silent = [];
  const things = [...document.querySelectorAll('.board [tabindex="0"]')].filter(
    (one) => !one.matches('input, a, select, button, [role=region], [role=tabpanel]'),
  );
  if (!things.length) silent.push('nothing is reached');
  for (const thing of things) {
    document.querySelector('.about header button')?.click();
    await new Promise((done) => setTimeout(done));
    thing.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    await new Promise((done) => setTimeout(done));
    const said = [...document.querySelectorAll('.about .body p')].map((p) => p.textContent.trim());
    if (!said.some((text) => /[.!?:]$/.test(text)))
      silent.push(thing.outerHTML.slice(0, 200));
  }
  return silent;
}
"""


def test_a_tap_explains_a_choice_on_the_phone(visit: Visit, house: Served) -> None:
    visitor = visit(size=PHONE)
    sit_down(visitor, house, "scythe/game-01", asks("ChooseSection"))
    page = visitor.page
    choice = page.locator(".choice").first
    toggle = visitor.button("what")
    toggle.tap()
    expect(toggle).to_have_attribute("aria-pressed", "true")
    choice.tap()
    expect(page.locator(".about .rule").first).to_be_visible()
    assert plays(visitor.sent) == []
    page.locator(".about header button").tap()
    toggle.tap()
    choice.tap()
    expect(page.locator(".about")).to_have_count(0)


def test_the_glossary_has_both_languages_and_finds_by_either(visit: Visit) -> None:
    visitor = visit()
    visitor.open("glossary/noria")
    page = visitor.page
    rows = page.locator("tbody tr")
    expect(rows.first).to_be_visible()
    everything = rows.count()
    for word in ("wheel", "КОЛЕСО"):
        page.get_by_role("searchbox").fill(word)
        row = rows.filter(has=page.get_by_role("rowheader", name="wheel", exact=True))
        expect(row.get_by_role("cell", name="колесо", exact=True)).to_be_visible()
        assert rows.count() < everything
    row.locator(".link").click()
    expect(page.get_by_role("dialog")).to_be_visible()
