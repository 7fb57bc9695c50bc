"""Firefox, as Debian has it, told what to do over WebDriver BiDi."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import ViewportSize
from websockets.sync.client import ClientConnection, connect

from browser.visitor import PATIENCE, WIDE
from browser.words import Language

MISSING = "Firefox is not installed: `apt install firefox-esr`"
HEARD = ["log.entryAdded", "network.fetchError", "network.responseCompleted"]
CALL = "async (given) => JSON.stringify((await ({script})(JSON.parse(given))) ?? null)"


def program() -> str | None:
    return shutil.which("firefox-esr")


class Firefox:
    """Somebody before its one window."""

    def __init__(self, socket: ClientConnection) -> None:
        self.faults: list[str] = []
        """What no visitor should meet: errors, requests that failed or went elsewhere."""
        self.address = ""
        self._socket = socket
        self._number = 0
        self.do("session.new", capabilities={})
        self.do("session.subscribe", events=HEARD)
        (self._window,) = [
            each["context"] for each in self.do("browsingContext.getTree")["contexts"]
        ]

    def do(self, method: str, **params: object) -> Any:
        self._number += 1
        message = {"id": self._number, "method": method, "params": params}
        self._socket.send(json.dumps(message))
        while True:
            told = json.loads(self._socket.recv(timeout=2 * PATIENCE / 1000))
            if told["type"] == "event":
                self._hear(told["method"], told["params"])
            elif told["id"] == self._number:
                assert told["type"] == "success", told
                return told["result"]

    def _hear(self, method: str, told: dict[str, Any]) -> None:
        if method == "log.entryAdded":
            if told["level"] in ("error", "warn"):
                self.faults.append(f"{told['level']}: {told['text']}")
            return
        url = told["request"]["url"]
        parts = urlsplit(url)
        if (
            parts.scheme in ("http", "https", "ws")
            and parts.netloc != urlsplit(self.address).netloc
        ):
            self.faults.append(f"a request to another host: {url}")
        if method == "network.fetchError":
            if told["errorText"] != "NS_BINDING_ABORTED":  # no longer waited for
                self.faults.append(f"failed: {url}: {told['errorText']}")
        elif told["response"]["status"] >= 400:
            self.faults.append(f"{told['response']['status']}: {url}")

    def open(self, address: str, language: Language = "en", size: ViewportSize = WIDE) -> None:
        self.address = address
        keep = f"() => localStorage.setItem('language', '{language}')"
        self.do("script.addPreloadScript", functionDeclaration=keep)
        self.do("browsingContext.setViewport", context=self._window, viewport=size)
        self.do("browsingContext.navigate", context=self._window, url=address, wait="complete")

    def evaluate(self, script: str, *given: object) -> Any:
        told = self.do(
            "script.callFunction",
            functionDeclaration=CALL.replace("{script}", script),
            arguments=[{"type": "string", "value": json.dumps(given)}],
            awaitPromise=True,
            target={"context": self._window},
        )
        assert told["type"] == "success", told["exceptionDetails"]["text"]
        return json.loads(told["result"]["value"])

    def point(self, x: float, y: float) -> None:
        move = {"type": "pointerMove", "x": round(x), "y": round(y)}
        press = [{"type": kind, "button": 0} for kind in ("pointerDown", "pointerUp")]
        mouse = {"type": "pointer", "id": "mouse", "actions": [move, *press]}
        self.do("input.performActions", context=self._window, actions=[mouse])


@contextmanager
def firefox(folder: Path) -> Iterator[Firefox]:
    """A browser of its own, with a profile in this folder."""
    command = [program() or "firefox-esr", "--headless", "--no-remote", "--profile", str(folder)]
    process = subprocess.Popen(
        [*command, "--remote-debugging-port", "0", "about:blank"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stderr is not None
        found = None
        while not found:
            line = process.stderr.readline()
            assert line, "Firefox did not start"
            found = re.search(r"ws://\S+", line)
        # From here on it complains to nobody.
        with connect(f"{found[0]}/session", max_size=None, compression=None) as socket:
            yield Firefox(socket)
    finally:
        process.terminate()
        process.communicate()
