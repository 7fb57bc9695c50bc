"""Steppe's speed compared with other engines, measured in one interleaved run.

    make bench                    the whole run, about four minutes; writes benchmarks/README.md
    make bench BENCH=--quick      half a minute; writes nothing

Every measurement is a process of its own, on one core. Within a round all engines are measured one
after another, and ratios are taken within the round, so that a machine that slows down for a while
slows down everybody.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path
from statistics import median
from typing import NamedTuple

HERE = Path(__file__).parent
ROOT = HERE.parent
README = HERE / "README.md"
BEGIN, END = "<!-- measured: begin -->", "<!-- measured: end -->"

PEERS = HERE / ".peers/bin/python"
PURE = ROOT / ".venv/bin/python"
COMPILED = ROOT / ".venv-compiled/bin/python"

Result = dict[str, float]


class Subject(NamedTuple):
    """An engine to measure, and its Python."""

    title: str
    engine: str
    python: Path


class Plan(NamedTuple):
    rounds: int
    seconds: float
    games: int


FULL = Plan(rounds=7, seconds=2.0, games=1000)
QUICK = Plan(rounds=2, seconds=0.5, games=30)
MEASURE = Subject("catanatron", "catanatron", PEERS)
"""The peer that ratios are relative to."""


def subjects(games: list[str]) -> list[Subject]:
    found = [MEASURE, Subject("OpenSpiel chess", "open_spiel:chess", PEERS)]
    for game in games:
        title = game.capitalize()
        found.append(Subject(f"{title}, plain Python", f"steppe:{game}", PURE))
        if COMPILED.exists():
            found.append(Subject(f"{title}, compiled", f"steppe:{game}", COMPILED))
    return found


def games_of(python: Path) -> list[str]:
    listed = subprocess.run(
        [python, "-c", "import steppe; print(*steppe.games())"],
        check=True,
        capture_output=True,
        text=True,
    )
    return listed.stdout.split()


class Bench:
    def __init__(self, subjects: list[Subject], plan: Plan, core: int | None) -> None:
        self.subjects = subjects
        self.plan = plan
        self.pin = [] if core is None else ["taskset", "-c", str(core)]
        self.versions: dict[str, str] = {}

    def measure(self, subject: Subject, what: str, amount: float, seed: int) -> Result:
        print(f"  {what:6}  {subject.title}", file=sys.stderr, flush=True)
        command = [*self.pin, str(subject.python), str(HERE / "measure.py")]
        command += [subject.engine, what, f"{amount:g}", str(seed)]
        run = subprocess.run(command, capture_output=True, text=True, check=False)
        if run.returncode:
            sys.exit(f"bench: {subject.title} failed:\n{run.stderr}")
        found = json.loads(run.stdout)
        python = found.pop("python")
        self.versions[subject.title] = f"{found.pop('version')} on Python {python}"
        return dict(found)

    def rounds(self, what: str) -> dict[Subject, list[Result]]:
        """All subjects in rotation; every round begins with a different one."""
        results: dict[Subject, list[Result]] = {subject: [] for subject in self.subjects}
        for number in range(self.plan.rounds):
            print(f"round {number + 1} of {self.plan.rounds}", file=sys.stderr)
            first = number % len(self.subjects)
            for subject in self.subjects[first:] + self.subjects[:first]:
                seed = 1 + 10_000 * number
                results[subject].append(self.measure(subject, what, self.plan.seconds, seed))
        return results

    def report(self) -> str:
        play = self.rounds("play")
        copy = self.rounds("copy")
        memory = {
            subject: self.measure(subject, "memory", self.plan.games, 1)
            for subject in self.subjects
        }
        sections = [
            self.conditions(),
            "### Random play, four seats (chess: two)",
            table(
                ["", "decisions/s", "× catanatron", "games/s", "decisions a game"],
                [
                    [
                        subject.title,
                        spread(values(results, "decisions_per_second"), thousands),
                        spread(ratios(play, subject, "decisions_per_second"), two_places),
                        f"{median(values(results, 'games_per_second')):.1f}",
                        f"{median(values(results, 'decisions_per_game')):.0f}",
                    ]
                    for subject, results in play.items()
                ],
            ),
            "### Copying a state",
            table(
                ["", "µs", "× catanatron"],
                [
                    [
                        subject.title,
                        spread(values(results, "microseconds"), two_places),
                        spread(ratios(copy, subject, "microseconds"), three_places),
                    ]
                    for subject, results in copy.items()
                ],
            ),
            *self.opponents(),
            *self.bots(),
            f"### Memory of {self.plan.games:,} games one after another, in one process",
            table(
                ["", "peak after a tenth, MiB", "peak at the end, MiB"],
                [
                    [subject.title, f"{found['peak_early']:.1f}", f"{found['peak']:.1f}"]
                    for subject, found in memory.items()
                ],
            ),
        ]
        return "\n\n".join(sections)

    def opponents(self) -> list[str]:
        """The time per turn of each solo opponent."""
        rows = [
            [subject.title, opponent, f"{spent:.0f}"]
            for subject in self.subjects
            if subject.engine.startswith("steppe:")
            for opponent, spent in self.measure(subject, "opponents", self.plan.seconds, 1).items()
        ]
        return ["### A turn of a solo opponent, µs", table(["", "opponent", "µs"], rows)]

    def bots(self) -> list[str]:
        """Turns per second of every bot, in the faster build of each game."""
        faster = {s.engine: s for s in self.subjects if s.engine.startswith("steppe:")}
        found = {
            subject: self.measure(subject, "bots", self.plan.seconds, 1)
            for subject in faster.values()
        }
        if not found:
            return []
        names = list(next(iter(found.values())))
        rows = [
            [subject.title, *[three_digits(result[name]) for name in names]]
            for subject, result in found.items()
        ]
        return [
            "### Bots: turns a second, and random playouts a second",
            table(["", *names], rows),
        ]

    def conditions(self) -> str:
        versions = "; ".join(f"{title} {version}" for title, version in self.versions.items())
        return (
            f"{date.today()}, {processor()}, {platform.system()}, "
            f"{self.plan.rounds} rounds of {self.plan.seconds:g} s"
            f"{', pinned to one core' if self.pin else ''}.\n{versions}."
        )


def values(results: list[Result], key: str) -> list[float]:
    return [result[key] for result in results]


def ratios(results: dict[Subject, list[Result]], subject: Subject, key: str) -> list[float]:
    """Ratios to the peer, round by round."""
    own, peers = values(results[subject], key), values(results[MEASURE], key)
    return [mine / peer for mine, peer in zip(own, peers, strict=True)]


def spread(numbers: list[float], write: Callable[[float], str]) -> str:
    return f"{write(median(numbers))} [{write(min(numbers))}–{write(max(numbers))}]"


def thousands(number: float) -> str:
    return f"{number:,.0f}"


def three_digits(number: float) -> str:
    return f"{number:.0f}" if number >= 100 else f"{number:.3g}"


def two_places(number: float) -> str:
    return f"{number:.2f}"


def three_places(number: float) -> str:
    return f"{number:.3f}"


def table(head: list[str], rows: list[list[str]]) -> str:
    """A Markdown table with aligned columns."""
    widths = [max(len(cell) for cell in column) for column in zip(head, *rows, strict=True)]

    def lines() -> Iterator[str]:
        yield " | ".join(cell.ljust(width) for cell, width in zip(head, widths, strict=True))
        first, *others = widths
        yield " | ".join(["-" * max(first, 3), *["-" * (width - 1) + ":" for width in others]])
        for row in rows:
            name, *figures = zip(row, widths, strict=True)
            yield " | ".join(
                [name[0].ljust(name[1]), *[figure.rjust(width) for figure, width in figures]]
            )

    return "\n".join(f"| {line} |" for line in lines())


def processor() -> str:
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        for line in cpuinfo.read_text().splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def last_core() -> int | None:
    """The core to measure on; the first ones are the system's favourites."""
    if shutil.which("taskset") is None or not hasattr(os, "sched_getaffinity"):
        return None
    return max(os.sched_getaffinity(0))


def write_into(readme: Path, report: str) -> None:
    text = readme.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    readme.write_text(f"{before}{BEGIN}\n\n{report}\n\n{END}{after}", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description="Steppe's speed beside other engines.")
    parser.add_argument("--quick", action="store_true", help="a short run that writes nothing")
    parser.add_argument("--core", type=int, default=last_core(), help="the core to measure on")
    parser.add_argument("--game", action="append", help="only this game of Steppe (repeatable)")
    asked = parser.parse_args()
    for python in (PEERS, PURE):
        if not python.exists():
            sys.exit(f"bench: {python} is not there; run it by 'make bench'")
    games = asked.game or games_of(PURE)
    bench = Bench(subjects(games), QUICK if asked.quick else FULL, asked.core)
    report = bench.report()
    print(report)
    if not asked.quick:
        write_into(README, report)
        print(f"\nwritten into {README.relative_to(ROOT)}", file=sys.stderr)


if __name__ == "__main__":
    main()
