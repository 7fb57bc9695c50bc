"""Steps per second of the research environments, compared with PettingZoo's own chess.

    make bench-gym                    the whole run, five to ten minutes; writes README-gym.md
    make bench-gym BENCH=--quick      half a minute; writes nothing

Every measurement is a process of its own. Within a round all are measured one after another, and
ratios are taken within the round, so that a machine that slows down for a while slows down
everybody. Environments are measured on one core; the vectorised one within one process on one core,
and with two workers on two, by the same program.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import random
import subprocess
import sys
import time
import warnings
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

HERE = Path(__file__).parent
ROOT = HERE.parent
README = HERE / "README-gym.md"
BEGIN, END = "<!-- measured: begin -->", "<!-- measured: end -->"

PEERS = HERE / ".peers/bin/python"
PURE = ROOT / ".venv/bin/python"
COMPILED = ROOT / ".venv-compiled/bin/python"

SEATS = 4
TABLES = 256


class Plan(NamedTuple):
    rounds: int
    seconds: float


FULL = Plan(rounds=5, seconds=3.0)
QUICK = Plan(rounds=2, seconds=1.0)


class Subject(NamedTuple):
    title: str
    python: Path
    what: str
    cores: int


CHESS = Subject("PettingZoo chess", PEERS, "chess", 1)


def subjects() -> list[Subject]:
    import steppe

    found = [CHESS]
    for build, python in (("plain Python", PURE), ("compiled", COMPILED)):
        if python.exists():
            for game in steppe.games():
                title = f"{game.capitalize()}, {build}"
                found.append(Subject(title, python, f"aec:{game}", 1))
                found.append(Subject(f"{title}, 1 process", python, f"vector:{game}:0", 1))
                found.append(Subject(f"{title}, 2 workers", python, f"vector:{game}:2", 2))
    return found


# -- one measurement -------------------------------------------------------------------------------


def environment(what: str) -> Any:
    if what == "chess":
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)
            from pettingzoo.classic import chess_v6

        return chess_v6.env()
    from steppe.gym.environment import Environment

    return Environment(what.partition(":")[2], seats=SEATS)


def steps_of(env: Any, seed: int) -> Iterator[int]:
    """Random play as in PettingZoo's documentation, game after game."""
    import numpy as np

    chance = random.Random(seed).random
    while True:
        env.reset(seed=seed)
        seed += 1
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            action = None
            if not terminated and not truncated:
                legal = np.flatnonzero(observation["action_mask"])
                action = int(legal[int(chance() * len(legal))])
            env.step(action)
            yield 1


def steps_of_many(game: str, workers: int, seed: int) -> Iterator[int]:
    """Random play at many tables, whichever group is ready first."""
    import numpy as np

    from steppe.gym.vector import VectorEnvironment

    rng = np.random.default_rng(seed)
    with VectorEnvironment(game, tables=TABLES, workers=workers, pin=True, seats=SEATS) as env:
        env.reset(seed)
        while True:
            group = env.ready()
            masks = env.receive(group).masks
            tables, actions = masks.shape
            ends = np.arange(tables + 1) * actions
            legal = np.flatnonzero(masks.view(np.bool_))  # much faster than on numbers
            first = legal.searchsorted(ends)
            drawn = (rng.random(tables) * np.diff(first)).astype(int)
            env.send(group, legal[first[:-1] + drawn] - ends[:-1])
            yield tables


def measure(what: str, seconds: float, seed: int) -> float:
    """Steps per second, after a warm-up."""
    if what.startswith("vector:"):
        _, game, workers = what.split(":")
        steps = steps_of_many(game, int(workers), seed)
    else:
        steps = steps_of(environment(what), seed)
    for _ in range(20):
        next(steps)
    done = 0
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        done += next(steps)
    return done / spent


# -- the run ---------------------------------------------------------------------------------------


def ask(subject: Subject, seconds: float, seed: int) -> float:
    print(f"  {subject.title}", file=sys.stderr, flush=True)
    cores = sorted(os.sched_getaffinity(0))[-subject.cores :]
    command = ["taskset", "-c", ",".join(map(str, cores)), str(subject.python), __file__]
    command += ["--measure", subject.what, str(seconds), str(seed)]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    if run.returncode:
        sys.exit(f"bench: {subject.title} failed:\n{run.stderr}")
    return float(json.loads(run.stdout))


def spread(numbers: list[float], form: str) -> str:
    middle, low, high = (format(n, form) for n in (median(numbers), min(numbers), max(numbers)))
    return f"{middle} [{low}–{high}]"


def report(plan: Plan) -> str:
    measured: dict[Subject, list[float]] = {subject: [] for subject in subjects()}
    busy = []
    for number in range(plan.rounds):
        print(f"round {number + 1} of {plan.rounds}", file=sys.stderr)
        for subject, found in measured.items():
            found.append(ask(subject, plan.seconds, 1 + 1000 * number))
        busy.append(os.getloadavg()[0])
    lines = ["| | steps/s | × PettingZoo chess |", "|---|---:|---:|"]
    for subject, found in measured.items():
        if not subject.what.startswith("vector:"):
            times = [own / chess for own, chess in zip(found, measured[CHESS], strict=True)]
            lines.append(f"| {subject.title} | {spread(found, ',.0f')} | {spread(times, '.1f')} |")
    lines += [
        "",
        f"| {TABLES} tables | 1 process, 1 core, steps/s | 2 workers, 2 cores, steps/s | × |",
        "|---|---:|---:|---:|",
    ]
    several = [subject for subject in measured if subject.what.startswith("vector:")]
    for one, two in zip(several[::2], several[1::2], strict=True):
        times = [b / a for a, b in zip(measured[one], measured[two], strict=True)]
        lines.append(
            f"| {one.title.removesuffix(', 1 process')} | {spread(measured[one], ',.0f')} "
            f"| {spread(measured[two], ',.0f')} | {spread(times, '.2f')} |"
        )
    conditions = (
        f"{date.today()}, {platform.machine()}, {os.cpu_count()} cores, Python "
        f"{platform.python_version()}; {plan.rounds} rounds of {plan.seconds:g} s; load of the "
        f"machine during the run {spread(busy, '.1f')}."
    )
    return "\n".join([conditions, "", *lines])


def main() -> None:
    parser = argparse.ArgumentParser(description="Steps a second through the environments.")
    parser.add_argument("--quick", action="store_true", help="a short run that writes nothing")
    parser.add_argument("--measure", nargs=3, metavar=("WHAT", "SECONDS", "SEED"))
    asked = parser.parse_args()
    if asked.measure:
        what, seconds, seed = asked.measure
        print(json.dumps(measure(what, float(seconds), int(seed))))
        return
    for python in (PEERS, PURE):
        if not python.exists():
            sys.exit(f"bench: {python} is not there; run it by 'make bench-gym'")
    found = report(QUICK if asked.quick else FULL)
    print(found)
    if not asked.quick:
        before, rest = README.read_text(encoding="utf-8").split(BEGIN)
        README.write_text(f"{before}{BEGIN}\n{found}\n{END}{rest.split(END)[1]}", encoding="utf-8")


if __name__ == "__main__":
    main()
