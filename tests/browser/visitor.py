"""A visitor: a page in a real browser, and everything that went wrong on it."""

from __future__ import annotations

import json
import time
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Request,
    Response,
    ViewportSize,
    WebSocket,
)

from browser.words import Language, say
from steppe.server.following import after

WIDE: ViewportSize = {"width": 1366, "height": 768}
DESK: ViewportSize = {"width": 1920, "height": 1080}
PHONE: ViewportSize = {"width": 390, "height": 844}

PATIENCE = 30_000  # ms

# How far things on the page were pushed about, from the first paint on.
SHIFTS = """
window.shifts = [];
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput, sources } of list.getEntries()) {
    const moved = sources.map(({ node }) => node?.outerHTML?.slice(0, 120) ?? node?.nodeValue);
    if (!hadRecentInput) window.shifts.push({ value, moved });
  }
}).observe({ type: 'layout-shift', buffered: true });
"""


class Visitor:
    """A browser of its own: nothing is remembered from others' visits."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        language: Language = "en",
        size: ViewportSize = WIDE,
        still: bool = False,
        touch: bool | None = None,
    ) -> None:
        self.language: Language = language
        self.phone = size["width"] < 820
        """Whether the page has its narrow layout."""
        self.touch = self.phone if touch is None else touch
        self.address = address
        self.faults: list[str] = []
        """What no visitor should meet: errors, requests that failed or went elsewhere, refusals."""
        self.sent: list[dict[str, Any]] = []
        """The messages to the table, of all tabs."""
        self.heard: list[dict[str, Any]] = []
        """The messages from the table."""
        self.context = browser.new_context(
            viewport=size,
            locale="ru-RU" if language == "ru" else "en-GB",
            reduced_motion="reduce" if still else "no-preference",
            has_touch=self.touch,
            is_mobile=self.touch and self.phone,
            base_url=address,
            permissions=["clipboard-read", "clipboard-write"],
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(SHIFTS)
        self.page = self.tab()

    def tab(self) -> Page:
        """Another tab of the same browser, watched like the first."""
        page = self.context.new_page()
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        page.on("request", self._request)
        page.on("requestfailed", self._failed)
        page.on("response", self._response)
        page.on("websocket", self._socket)
        return page

    def close(self) -> None:
        self.context.close()

    # -- what the page is watched for --------------------------------------------------------------

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.faults.append(f"console: {message.text}")

    def _request(self, request: Request) -> None:
        self._host(request.url)

    def _host(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("data", "blob") and parts.netloc != urlsplit(self.address).netloc:
            self.faults.append(f"a request to another host: {url}")

    def _failed(self, request: Request) -> None:
        # A page that is left, or a moment that is passed by, is no longer waited for.
        if request.failure != "net::ERR_ABORTED":
            self.faults.append(f"failed: {request.url}: {request.failure}")

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self.faults.append(f"{response.status}: {response.url}")

    def _socket(self, socket: WebSocket) -> None:
        self._host(socket.url)
        socket.on("framesent", lambda frame: self.sent.append(json.loads(frame)))
        socket.on("framereceived", lambda frame: self._hear(json.loads(frame)))

    def _hear(self, message: dict[str, Any]) -> None:
        if message["t"] == "patch":
            message = {"t": "state", "state": after(self.state(message["seat"]), message)}
        self.heard.append(message)
        if message["t"] == "refused":
            self.faults.append(f"refused: {message} after {self.sent[-1]}")

    def forgive(self, *words: str) -> None:
        """Faults that the test has brought about itself."""
        self.faults = [fault for fault in self.faults if not any(word in fault for word in words)]

    # -- what a visitor does -----------------------------------------------------------------------

    def evaluate(self, script: str, *given: object) -> Any:
        return self.page.evaluate(script, list(given))

    def point(self, x: float, y: float) -> None:
        """With a finger or with the mouse."""
        if self.touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def say(self, key: str, **parts: object) -> str:
        return say(self.language, key, **parts)

    def open(self, route: str = "") -> None:
        """A page by its route: `""`, `"new/scythe"`, `"table/ID?at=5"`."""
        self.page.goto(f"{self.address}#/{route}")

    def like(self, **likes: object) -> None:
        """Settings that were made on an earlier visit."""
        text = json.dumps(json.dumps(likes))
        self.context.add_init_script(f"localStorage.setItem('likes', {text})")

    def button(self, key: str, within: Locator | None = None) -> Locator:
        return (within or self.page.locator("body")).get_by_role(
            "button", name=self.say(key), exact=True
        )

    def turn_to(self, tab: str) -> None:
        """A tab beside or below the board: table, log, score, chat, menu."""
        self.page.locator(f"#tab-{tab}").click()

    def prove(self) -> None:
        """Unfold the proof of a finished game."""
        self.page.locator(".fold > summary").click()

    def speak(self, language: Language) -> None:
        self.page.locator(f".languages [lang={language}]").click()
        self.wait(f"document.documentElement.lang === '{language}'")
        self.language = language

    def wait(self, condition: str) -> None:
        """Until the page says so. What Playwright itself would ask again and again is refused by
        the page's rules for scripts, which allow none made of text."""
        until = time.monotonic() + PATIENCE / 1000
        while not self.page.evaluate(condition):
            assert time.monotonic() < until, condition
            self.page.wait_for_timeout(20)

    @property
    def table(self) -> str:
        """The id of the table that is on the screen."""
        return urlsplit(self.page.url).fragment.split("?")[0].removeprefix("/table/")

    def state(self, seat: int | None = 0) -> dict[str, Any]:
        """The last that the server said about the table, to a seat."""
        for message in reversed(self.heard):
            if message["t"] == "state" and message["state"]["seat"] == seat:
                state: dict[str, Any] = message["state"]
                return state
        raise AssertionError(f"no state for seat {seat}")

    def shifts(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.page.evaluate("window.shifts")
        return found

    def seat_by_seat(self, game: str) -> Locator:
        """The form on which each seat has a row, with all options in sight."""
        self.open(f"new/{game}")
        self.page.locator("label", has=self.page.locator("input[value=seats]")).click()
        self.page.locator(".variants > summary").click()
        rows = self.page.locator(".seat[role=group]")
        rows.first.wait_for()
        return rows

    def set_up(
        self,
        game: str,
        seats: list[str],
        seed: str = "browser",
        rounds: int = 0,
    ) -> None:
        """A table by the form: a seat is `"here NAME"`, `"link NAME"` or `"bot LEVEL"`. A lone one
        plays against the opponent that the game has for that, or the one named `"solo WHICH"`.
        """
        if len(seats) == 1:
            seats = [*seats, "solo"]
        page = self.page
        rows = self.seat_by_seat(game)
        while rows.count() > len(seats):
            self.button("seat-less").click()
        for number, seat in enumerate(seats):
            while rows.count() <= number:  # an opponent that sits down sends bots away
                self.button("seat-more").click()
            row = rows.nth(number)
            kind, _, more = seat.partition(" ")
            row.locator("label", has=page.locator(f"input[value={kind}]")).click()
            if kind in ("here", "link"):
                row.get_by_role("textbox").fill(more)
            elif more:
                row.get_by_role("combobox").select_option(more)
        if rounds:
            page.locator("form input[type=number]").fill(str(rounds))
        page.locator(".seed input").fill(seed)
        self.button("sit-down").click()
        page.locator("[data-action], .cover").first.wait_for()

    def __enter__(self) -> Visitor:
        return self

    def __exit__(self, *fault: object) -> None:
        try:
            self.close()
        except Error:  # the browser itself is gone: the test says why
            if fault[0] is None:
                raise
