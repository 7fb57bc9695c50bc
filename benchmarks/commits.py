"""The speed of two commits compared: did a change cost anything?

    make bench-commits BEFORE=v0.1.0                 that commit beside the present one
    make bench-commits BEFORE=abc1234 AFTER=def5678 BENCH="--compiled --pairs 9"

Both are measured alternately with the current tree's benchmark, on one core, by CPU time.
The ratio is taken within each pair: above 1 the later commit is faster.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tarfile
from io import BytesIO
from pathlib import Path
from statistics import median

from benchmarks.run import HERE, PURE, ROOT, Result, games_of, last_core, spread, table, two_places

TREES = ROOT / "build" / "commits"


def commit(name: str) -> str:
    found = git("rev-parse", "--short=12", f"{name}^{{commit}}")
    if not found:
        sys.exit(f"bench: there is no commit {name!r}")
    return found.decode().strip()


def git(*words: str) -> bytes:
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, check=False).stdout


def packages(sha: str, compiled: bool) -> Path:
    """The folder from which the package of a commit is imported."""
    tree = TREES / sha
    if not tree.exists():
        tree.mkdir(parents=True)
        with tarfile.open(fileobj=BytesIO(git("archive", sha))) as archive:
            archive.extractall(tree, filter="data")
    if not compiled:
        return tree / "src"
    built = tree / "compiled"
    if not built.exists():
        print(f"compiling {sha}", file=sys.stderr, flush=True)
        install = [str(PURE), "-m", "pip", "install", "-q", "--disable-pip-version-check"]
        install += ["--no-build-isolation", "--no-deps", "--target", str(built), str(tree)]
        subprocess.run(install, check=True, env={**os.environ, "STEPPE_COMPILE": "1"})
    return built


def measure(package: Path, game: str, what: str, asked: argparse.Namespace, seed: int) -> Result:
    pin = [] if asked.core is None else ["taskset", "-c", str(asked.core)]
    command = [*pin, str(PURE), str(HERE / "measure.py"), f"steppe:{game}", what]
    run = subprocess.run(
        [*command, f"{asked.seconds:g}", str(seed)],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": str(package)},
    )
    if run.returncode:
        sys.exit(f"bench: {package} failed:\n{run.stderr}")
    return dict(json.loads(run.stdout))


def speed(result: Result, what: str) -> float:
    return result["decisions_per_second"] if what == "play" else 1 / result["microseconds"]


def main() -> None:
    parser = argparse.ArgumentParser(description="The speed of two commits beside each other.")
    parser.add_argument("before", type=commit)
    parser.add_argument("after", type=commit, nargs="?", default="HEAD")
    parser.add_argument("--compiled", action="store_true", help="the builds by mypyc")
    parser.add_argument("--pairs", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--core", type=int, default=last_core(), help="the core to measure on")
    parser.add_argument("--game", action="append", help="only this game (repeatable)")
    asked = parser.parse_args()
    one, other = (packages(sha, asked.compiled) for sha in (asked.before, asked.after))
    rows = []
    for game in asked.game or games_of(PURE):
        for what in ("play", "copy"):
            ratios = []
            for number in range(asked.pairs):
                order = (one, other) if number % 2 else (other, one)
                found = {
                    package: speed(measure(package, game, what, asked, 1 + 10_000 * number), what)
                    for package in order
                }
                ratios.append(found[other] / found[one])
            rows.append([f"{game}, {what}", spread(ratios, two_places)])
            print(f"  {game}, {what}: {median(ratios):.2f}", file=sys.stderr, flush=True)
    build = "compiled" if asked.compiled else "plain Python"
    print(f"{asked.before} to {asked.after}, {build}, {asked.pairs} pairs\n")
    print(table(["", "speed of the later"], rows))


if __name__ == "__main__":
    main()
