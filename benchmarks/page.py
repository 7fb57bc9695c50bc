"""The size of the page, and its time to interactive, in Chromium over loopback.

Every row is a visit with an empty cache. "files" are the page's own, as transferred
(compressed); "data" is everything it requests from the server, the socket included. It is
interactive when the first choice is on the screen.

    python benchmarks/page.py ADDRESS           of a running server
    python benchmarks/page.py ADDRESS --files   and the transfers of the heaviest visit, by path
"""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection, connect

import steppe

LANGUAGES = ("en", "ru")
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
PATIENCE = 60.0
QUIET = 1.0  # seconds without traffic after which a page is complete

WATCH = """
localStorage.setItem('language', LANGUAGE);
localStorage.setItem('tables', TABLES);
window.shifted = 0;
new PerformanceObserver((list) => {
  for (const shift of list.getEntries()) if (!shift.hadRecentInput) window.shifted += shift.value;
}).observe({ type: 'layout-shift', buffered: true });
const look = () => {
  if (document.querySelector('button[data-action], button.big')) {
    requestAnimationFrame(() => { window.ready = performance.now(); });
  } else requestAnimationFrame(look);
};
look();
"""


class Visit(NamedTuple):
    files: int
    data: int
    """In bytes."""
    ready: float
    """Milliseconds."""
    shift: float
    """The cumulative layout shift."""
    strangers: int
    """Requests to other hosts."""
    sizes: dict[str, int]
    """Bytes received, by path."""


class Browser:
    """A browser driven through its debugging protocol."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._number = 0
        self._answers: dict[int, asyncio.Future[Any]] = {}
        self._heard: dict[str, list[tuple[str, Any]]] = {}
        self._last = 0.0

    async def listen(self) -> None:
        async for text in self._socket:
            message = json.loads(text)
            self._last = asyncio.get_running_loop().time()
            if "id" in message:
                self._answers.pop(message["id"]).set_result(message.get("result", message))
            else:
                session = message.get("sessionId", "")
                self._heard.setdefault(session, []).append((message["method"], message["params"]))

    async def do(self, method: str, session: str = "", **params: object) -> Any:
        self._number += 1
        message: dict[str, object] = {"id": self._number, "method": method, "params": params}
        if session:
            message["sessionId"] = session
        answer = self._answers[self._number] = asyncio.get_running_loop().create_future()
        await self._socket.send(json.dumps(message))
        return await asyncio.wait_for(answer, PATIENCE)

    async def visit(self, address: str, path: str, language: str, tables: str) -> Visit:
        context = (await self.do("Target.createBrowserContext"))["browserContextId"]
        target = await self.do(
            "Target.createTarget",
            url="about:blank",
            browserContextId=context,
            width=1366,
            height=768,
        )
        attached = await self.do("Target.attachToTarget", targetId=target["targetId"], flatten=True)
        session = attached["sessionId"]
        for domain in ("Network", "Page"):
            await self.do(f"{domain}.enable", session)
        script = WATCH.replace("LANGUAGE", json.dumps(language))
        script = script.replace("TABLES", json.dumps(tables))
        await self.do("Page.addScriptToEvaluateOnNewDocument", session, source=script)
        self._heard[session] = []
        await self.do("Page.navigate", session, url=f"{address}/{path}")
        ready = await self._wait(session)
        loop = asyncio.get_running_loop()
        while loop.time() - self._last < QUIET:
            await asyncio.sleep(0.1)
        shift = await self._value(session, "window.shifted")
        visit = weigh(self._heard[session], address, ready, shift)
        await self.do("Target.disposeBrowserContext", browserContextId=context)
        return visit

    async def _wait(self, session: str) -> float:
        async with asyncio.timeout(PATIENCE):
            while not (ready := await self._value(session, "window.ready ?? 0")):
                await asyncio.sleep(0.05)
        return ready

    async def _value(self, session: str, expression: str) -> float:
        answer = await self.do("Runtime.evaluate", session, expression=expression)
        return float(answer["result"]["value"])


def weigh(heard: list[tuple[str, Any]], address: str, ready: float, shift: float) -> Visit:
    """Files and data, from the browser's network events."""
    addresses: dict[str, str] = {}
    sizes: dict[str, int] = {}
    files = data = strangers = 0
    for method, params in heard:
        if method == "Network.requestWillBeSent":
            url = addresses[params["requestId"]] = params["request"]["url"]
            strangers += not url.startswith(address)
        elif method == "Network.loadingFinished":
            size = int(params["encodedDataLength"])
            path = addresses.get(params["requestId"], "").removeprefix(address)
            sizes[path] = sizes.get(path, 0) + size
            if path.startswith("/api/"):
                data += size
            else:
                files += size
        elif method == "Network.webSocketFrameReceived":
            data += len(params["response"]["payloadData"].encode())
    return Visit(files, data, ready, shift, strangers, sizes)


@asynccontextmanager
async def browser() -> AsyncIterator[Browser | None]:
    """None without Chromium."""
    program = next(filter(None, map(shutil.which, BROWSERS)), None)
    if program is None:
        yield None
        return
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        process = await asyncio.create_subprocess_exec(
            program,
            *["--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run"],
            *["--disable-background-networking", "--disable-component-update"],
            *["--remote-debugging-port=0", f"--user-data-dir={folder}", "about:blank"],
            stderr=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.DEVNULL,
        )
        try:
            assert process.stderr is not None
            found = None
            while not found:
                found = re.search(rb"ws://\S+", await process.stderr.readline())
            draining = asyncio.create_task(process.stderr.read())
            async with connect(found[0].decode(), max_size=None, ping_interval=None) as socket:
                one = Browser(socket)
                listening = asyncio.create_task(one.listen())
                yield one
                listening.cancel()
            draining.cancel()
        finally:
            process.terminate()
            await process.wait()


async def measure(address: str, visits: int = 3) -> dict[tuple[str, str], Visit]:
    """The quickest of a few visits by page and language; nothing without Chromium."""
    found: dict[tuple[str, str], Visit] = {}
    async with browser() as one, httpx.AsyncClient(base_url=address, timeout=60) as http:
        if one is None:
            return found
        await one.visit(address, "", "en", "[]")  # the first one starts the browser's processes
        for page in ("start", *steppe.games()):
            path, tables = "", "[]"
            if page != "start":
                seats = [{"kind": "here"}, {"kind": "link"}]
                body = {"game": page, "seats": seats, "seed": "page"}
                given = (await http.post("/api/tables", json=body)).json()
                id = given["table"]
                state = (await http.get(f"/api/tables/{id}/state")).json()
                to_act = state["view"]["to_act"]
                tokens = {str(to_act): given["seats"][to_act]["token"]}
                path = f"#/table/{id}"
                tables = json.dumps(
                    [{"table": id, "game": page, "tokens": tokens, "links": {}, "at": 1}]
                )
            for language in LANGUAGES:
                times = [await one.visit(address, path, language, tables) for _ in range(visits)]
                found[page, language] = min(times, key=lambda visit: visit.ready)
    return found


def table(found: dict[tuple[str, str], Visit]) -> str:
    head = ["page", "language", "files KiB", "data KiB", "together", "interactive ms", "shift"]
    lines = ["| " + " | ".join(head) + " |", "|---|---|" + "---:|" * (len(head) - 2)]
    for (page, language), visit in found.items():
        cells = [
            page if page == "start" else f"a table of {page.capitalize()}",
            language,
            f"{visit.files / 1024:.0f}",
            f"{visit.data / 1024:.0f}",
            f"{(visit.files + visit.data) / 1024:.0f}",
            f"{visit.ready:.0f}",
            f"{visit.shift:.3f}",
        ]
        lines.append("| " + " | ".join(cells) + " |")
    return "\n".join(lines)


def by_path(visit: Visit) -> str:
    heaviest = sorted(visit.sizes.items(), key=lambda each: -each[1])
    return "\n".join(f"{size:8} {path}" for path, size in heaviest)


def main() -> None:
    found = asyncio.run(measure(sys.argv[1].rstrip("/")))
    print(table(found) if found else "The page was not measured: there is no Chromium.", end="")
    if found and "--files" in sys.argv:
        print("\n\n" + by_path(max(found.values(), key=lambda visit: sum(visit.sizes.values()))))


if __name__ == "__main__":
    main()
