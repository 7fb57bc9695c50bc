"""What keeps the page busy while somebody plays, from traces of Chromium's.

Two scenes: turns at a table with an Automa, which is told event by event, and turns at a table for
five late in the game, where the others are bots. While a task lasts, the page answers nobody. Other
programs of the machine prolong it, so beside the time by the clock stands the processor's; told is
the run that was disturbed least. "Moved" is what animations and transitions moved.

    make bench-page                                 both scenes, after what phone.py measures
    PYTHONPATH=tests:. python -m benchmarks.tasks   --runs 5, or --keep DIR for the traces
"""

from __future__ import annotations

import argparse
import json
import re
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, sync_playwright

from browser.chromium import FLAGS, MISSING, program
from browser.moments import Wanted, sit_down
from browser.player import Player
from browser.visitor import Visitor
from server.people import Served
from server.processes import process

STEPS = 16  # clicks
LONG = 50.0  # ms: longer is noticed
TASK = "ThreadControllerImpl::RunTask"
CATEGORIES = [
    *["toplevel", "blink.animations"],
    *["devtools.timeline", "disabled-by-default-devtools.timeline"],
]
PARTS = {
    "scripts": ("FunctionCall", "EvaluateScript", "RunMicrotasks"),
    "style": ("UpdateLayoutTree",),
    "layout": ("Layout",),
    "paint": ("PrePaint", "Paint", "Layerize", "Commit"),
}

Event = dict[str, Any]


class Told(NamedTuple):
    tasks: int
    longest: float
    """By the clock, in ms, as all of these."""
    busiest: float
    """The time of the processor, and what it went into: parts may contain each other."""
    parts: dict[str, float]
    long: int
    """How many took the processor for longer than LONG."""
    moved: frozenset[str]


def read(trace: list[Event]) -> Told:
    pages = {
        (event["pid"], event["tid"])
        for event in trace
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    own = [event for event in trace if (event["pid"], event["tid"]) in pages]
    done = [event for event in own if event["ph"] == "X" and "tdur" in event]
    tasks = [event for event in done if event["name"] == TASK]
    worst = max(tasks, key=lambda task: int(task["tdur"]))
    spent: Counter[str] = Counter()
    for event in done:
        if event["tid"] == worst["tid"] and 0 <= event["ts"] - worst["ts"] < worst["dur"]:
            spent[event["name"]] += event["tdur"]
    started = [event["args"].get("data", {}) for event in own if event["name"] == "Animation"]
    return Told(
        len(tasks),
        max(task["dur"] for task in tasks) / 1000,
        worst["tdur"] / 1000,
        {part: sum(spent[name] for name in names) / 1000 for part, names in PARTS.items()},
        sum(task["tdur"] / 1000 > LONG for task in tasks),
        frozenset(
            re.sub(r"^svelte-\w+-", "", name)
            for data in started
            if (name := data.get("displayName"))
        ),
    )


# -- the scenes ------------------------------------------------------------------------------------


def after(turn: int) -> Wanted:
    return lambda game: game.table.turn > turn


def play(browser: Browser, served: Served, scene: str, kept: Path) -> Told:
    """A scene is a recorded game and a turn of it."""
    record, _, turn = scene.partition(":")
    with Visitor(browser, f"{served.address}/") as visitor:
        visitor.like(speed="quick", confirm=False)
        sit_down(visitor, served, record, after(int(turn)))
        visitor.page.wait_for_timeout(1000)
        browser.start_tracing(page=visitor.page, path=str(kept), categories=CATEGORIES)
        Player(visitor, scene).play(STEPS)
        visitor.wait("!document.querySelector('.telling')")
        browser.stop_tracing()
    return read(json.loads(kept.read_text(encoding="utf-8"))["traceEvents"])


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("scenes", nargs="+", help="recorded games, each with a turn: game/name:5")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--keep", type=Path, help="a folder for the traces")
    asked = parser.parse_args()
    if program() is None:
        sys.exit(f"bench: {MISSING}")
    print("| scene | tasks | longest ms | busiest, CPU ms | of it | over 50 CPU ms | moved |")
    print("|---|---:|---:|---:|---|---:|---|")
    with (
        tempfile.TemporaryDirectory() as folder,
        process(f"{folder}/tables.db") as served,
        sync_playwright() as playwright,
    ):
        place = asked.keep or Path(folder)
        place.mkdir(parents=True, exist_ok=True)
        browser = playwright.chromium.launch(executable_path=program(), args=FLAGS)
        for scene in asked.scenes:
            name = re.sub(r"\W", "-", scene)
            named = [place / f"{name}-{run}.json" for run in range(asked.runs)]
            told = [play(browser, served, scene, kept) for kept in named]
            best = min(told, key=lambda one: one.busiest)
            parts = ", ".join(f"{part} {time:.0f}" for part, time in best.parts.items())
            moved = ", ".join(sorted(best.moved))
            print(f"| {scene} | {best.tasks} | {best.longest:.0f} | {best.busiest:.0f} ", end="")
            print(f"| {parts} | {best.long} | {moved} |", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
