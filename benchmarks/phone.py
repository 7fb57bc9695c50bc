"""How soon a table can be played on, on a slow phone: a fourth of this machine's speed, 1.6 Mbit/s,
150 ms to the server and back.

Every visit begins with an empty cache. A table is interactive when the first choice can be tapped.
Told is the median of several visits, and of the time until then how long the page kept the
processor: other programs of the machine disturb that less.

    make bench-page
    PYTHONPATH=tests:. python -m benchmarks.phone   --visits 9
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from statistics import median

from playwright.sync_api import Browser, sync_playwright

import steppe
from browser.chromium import FLAGS, MISSING, program
from browser.visitor import PHONE, Visitor
from browser.words import Language
from server.people import Served
from server.processes import process

LANGUAGES: tuple[Language, ...] = ("en", "ru")
SLOWER = 4
NET = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1_600_000 / 8,
    "uploadThroughput": 750_000 / 8,
}
READY = """
const look = () => {
  const choice = document.querySelector('[data-action]:not(:disabled)');
  if (choice) requestAnimationFrame(() => { window.ready = performance.now(); });
  else requestAnimationFrame(look);
};
look();
"""


def visit(browser: Browser, served: Served, game: str, language: Language) -> tuple[float, float]:
    """Milliseconds by the clock, and those of the processor, as it would be on that phone."""
    wanted = {"game": game, "seats": [{"kind": "here"}, {"kind": "link"}], "seed": "phone"}
    given = served.post("/api/tables", wanted)
    first = served.get(f"/api/tables/{given['table']}/state")["view"]["to_act"]
    token = given["seats"][first]["token"]
    with Visitor(browser, f"{served.address}/", language=language, size=PHONE) as visitor:
        visitor.context.add_init_script(READY)
        session = visitor.context.new_cdp_session(visitor.page)
        session.send("Network.enable")
        session.send("Network.emulateNetworkConditions", NET)
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        session.send("Performance.enable", {"timeDomain": "threadTicks"})
        visitor.open(f"table/{given['table']}?token={token}")
        visitor.wait("window.ready")
        told = session.send("Performance.getMetrics")["metrics"]
        (busy,) = [metric["value"] for metric in told if metric["name"] == "TaskDuration"]
        return visitor.page.evaluate("window.ready"), 1000 * busy


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--visits", type=int, default=5)
    asked = parser.parse_args()
    if program() is None:
        sys.exit(f"bench: {MISSING}")
    print("| a table of | language | interactive ms | least | most | of it busy |")
    print("|---|---|---:|---:|---:|---:|")
    with (
        tempfile.TemporaryDirectory() as folder,
        process(f"{folder}/tables.db", "--limit", "new_tables=1000/1000") as served,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=program(), args=FLAGS)
        for game in steppe.games():
            for language in LANGUAGES:
                visits = [visit(browser, served, game, language) for _ in range(asked.visits)]
                times = [ready for ready, _ in visits]
                busy = median(busy for _, busy in visits)
                print(f"| {game.capitalize()} | {language} | {median(times):.0f} ", end="")
                print(f"| {min(times):.0f} | {max(times):.0f} | {busy:.0f} |", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
