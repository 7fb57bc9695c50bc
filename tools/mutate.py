"""Change the rules one place at a time, and ask the tests of the game whether they notice.

    python -m tools.mutate noria --count 400 --seed 1

A change that no test notices is printed with its place. Either a test is missing, or the change
makes no difference: then it is declared in tests/rules/<game>/equivalent.toml, with the reason.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import importlib.abc
import importlib.machinery
import importlib.util
import json
import os
import random
import resource
import signal
import sys
import time
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from types import CodeType, FrameType, ModuleType
from typing import Any, Final

import pytest

from tools.mutations import Mutant, change, mutants

ROOT: Final = Path(__file__).resolve().parent.parent
GAMES: Final = ROOT / "src" / "steppe" / "games"
LEFT_OUT: Final = {
    *("text", "view", "shown", "drawing", "describe", "printed", "watch", "observe", "cli"),
    *("position", "position_checks", "components", "component_schema", "component_checks"),
}
"""What is said, shown, written down and loaded, and not what is played."""

PATIENCE: Final = 10
"""How many times its normal CPU time a test may take before it counts as hanging."""
GRACE: Final = 2.0
MEMORY: Final = 4 << 30

Work = Callable[[], tuple[int, str]]
"""Done in a process of its own: its exit code, and what it answers."""


def rule_modules(game: str) -> list[Path]:
    found = sorted((GAMES / game).glob("*.py"))
    return [path for path in found if path.stem not in LEFT_OUT]


# -- which tests reach a line ---------------------------------------------------------------------


class Reached:
    """Notes the lines of the rules that each test runs, or the CPU time it takes."""

    def __init__(self, files: dict[str, str] | None) -> None:
        self.files = files
        self.lines: dict[str, dict[str, set[int]]] = {}
        self.seconds: dict[str, float] = {}
        self._now: dict[str, set[int]] = {}

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        # Set-up is part of it: a fixture may play the game that the test looks at.
        self._now = self.lines.setdefault(item.nodeid, {})
        begun = time.process_time()
        if self.files is not None:
            sys.settrace(self._call)
        yield
        sys.settrace(None)
        self.seconds[item.nodeid] = time.process_time() - begun

    def _call(self, frame: FrameType, event: str, arg: Any) -> Callable[..., Any] | None:
        assert self.files is not None
        module = self.files.get(frame.f_code.co_filename)
        if module is None:
            return None
        lines = self._now.setdefault(module, set())

        def line(frame: FrameType, event: str, arg: Any) -> Callable[..., Any]:
            lines.add(frame.f_lineno)
            return line

        lines.add(frame.f_lineno)
        return line


def survey(tests: Sequence[str], files: dict[str, str]) -> tuple[Reached, Reached]:
    reached, timed = Reached(files), Reached(None)
    for plugin in (timed, reached):
        code, text = in_child(partial(_surveyed, tests, plugin))
        if code:
            raise SystemExit("mutate: the tests fail before anything is changed")
        found = json.loads(text)
        plugin.seconds = found["seconds"]
        plugin.lines = {
            test: {module: set(lines) for module, lines in modules.items()}
            for test, modules in found["lines"].items()
        }
    return timed, reached


def _surveyed(tests: Sequence[str], plugin: Reached) -> tuple[int, str]:
    code = int(_pytest([*tests], [plugin]))
    lines = {
        test: {module: sorted(numbers) for module, numbers in modules.items()}
        for test, modules in plugin.lines.items()
    }
    return code, json.dumps({"seconds": plugin.seconds, "lines": lines})


# -- one change -----------------------------------------------------------------------------------


class Changed(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Imports one module with the change in it, and all others as they are."""

    def __init__(self, name: str, path: Path, mutant: Mutant) -> None:
        self.name = name
        self.path = path
        self.mutant = mutant

    def find_spec(
        self, fullname: str, path: object, target: object = None
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname != self.name:
            return None
        packages = [str(self.path.parent)] if self.path.stem == "__init__" else None
        return importlib.util.spec_from_file_location(
            fullname, self.path, loader=self, submodule_search_locations=packages
        )

    def exec_module(self, module: ModuleType) -> None:
        exec(self.code(), module.__dict__)

    def code(self) -> CodeType:
        mutant = self.mutant
        tree = ast.parse(self.path.read_text(encoding="utf-8"))
        changed, _ = change(tree, mutant.node, mutant.kind, mutant.part)
        return compile(changed, str(self.path), "exec")


class Chosen:
    """Runs only these tests, the quickest first, each for a limited time."""

    def __init__(self, seconds: dict[str, float]) -> None:
        self.seconds = seconds

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if item.nodeid in self.seconds]
        items.sort(key=lambda item: self.seconds[item.nodeid])

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        # The CPU's clock, so that a busy machine makes no test hang.
        limit = PATIENCE * self.seconds[item.nodeid] + GRACE
        signal.signal(signal.SIGPROF, _hangs)
        signal.setitimer(signal.ITIMER_PROF, limit)
        yield
        signal.setitimer(signal.ITIMER_PROF, 0)


def _hangs(number: int, frame: FrameType | None) -> None:
    os._exit(TIMED_OUT)


SURVIVED: Final = 0
TIMED_OUT: Final = 77


def tried(game: str, mutant: Mutant, seconds: dict[str, float]) -> tuple[int, str]:
    """How the tests end with the change: 0 if none noticed."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    name = f"steppe.games.{game}"
    if mutant.module != "__init__":
        name += f".{mutant.module}"
    sys.meta_path.insert(0, Changed(name, GAMES / game / f"{mutant.module}.py", mutant))
    files = list(dict.fromkeys(test.partition("::")[0] for test in seconds))
    return _pytest(["-x", *files], [Chosen(seconds)]), ""


def _pytest(arguments: list[str], plugins: list[object]) -> int:
    quiet = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--no-header", "--tb=no"]
    return int(pytest.main([*quiet, *arguments], plugins=plugins))


def in_child(work: Work) -> tuple[int, str]:
    """What is answered by a process of its own, in which nothing of the package is loaded yet."""
    reading, writing = os.pipe()
    child = spawn(work, writing)
    os.close(writing)
    with os.fdopen(reading, encoding="utf-8") as answer:
        text = answer.read()
    _, status = os.waitpid(child, 0)
    return os.waitstatus_to_exitcode(status), text


def spawn(work: Work, writing: int | None = None) -> int:
    sys.stdout.flush()
    child = os.fork()
    if child:
        return child
    code = 1
    with contextlib.suppress(BaseException):
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
        code, text = work()
        if writing is not None:
            with os.fdopen(writing, "w", encoding="utf-8") as answer:
                answer.write(text)
    os._exit(code)


# -- the whole ------------------------------------------------------------------------------------


def asked(mutant: Mutant, reached: Reached, timed: Reached) -> dict[str, float]:
    """The tests that run the line, with the time they take."""
    return {
        test: timed.seconds[test]
        for test, modules in reached.lines.items()
        if mutant.line in modules.get(mutant.module, ())
    }


def imported_lines(source: str) -> set[int]:
    """Lines outside functions: they run when the module is loaded, for every test."""
    tree = ast.parse(source)
    inside: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            inside |= set(range(node.body[0].lineno, (node.end_lineno or 0) + 1))
    return set(range(1, source.count("\n") + 2)) - inside


def declared(game: str) -> dict[tuple[str, str, str], str]:
    """Changes that make no difference, with the reason: module, before, after."""
    path = ROOT / "tests" / "rules" / game / "equivalent.toml"
    if not path.exists():
        return {}
    entries = tomllib.loads(path.read_text(encoding="utf-8"))["equivalent"]
    return {(e["module"], e["before"], e["after"]): e["reason"] for e in entries}


def sampled(game: str, count: int, seed: int, only: str | None) -> list[Mutant]:
    everything = [
        mutant
        for path in rule_modules(game)
        if only in (None, path.stem)
        for mutant in mutants(path.stem, path.read_text(encoding="utf-8"))
    ]
    sample = random.Random(seed).sample(everything, min(count, len(everything)))
    print(f"{game}: {len(sample)} of {len(everything)} changes, seed {seed}")
    return sample


def surveyed(game: str) -> Callable[[Mutant], dict[str, float]]:
    """Which tests run the line of a change, with the CPU time each takes."""
    sources = {str(path): path for path in rule_modules(game)}
    tests = [t for t in (f"tests/rules/{game}", f"tests/{game}") if Path(t).is_dir()]
    timed, reached = survey(tests, {name: path.stem for name, path in sources.items()})
    for modules in reached.lines.values():
        for path in sources.values():
            lines = imported_lines(path.read_text(encoding="utf-8"))
            modules.setdefault(path.stem, set()).update(lines)

    def asked(mutant: Mutant) -> dict[str, float]:
        return {
            test: timed.seconds[test]
            for test, modules in reached.lines.items()
            if mutant.line in modules.get(mutant.module, ())
        }

    return asked


def exit_codes(game: str, sample: list[Mutant], jobs: int) -> Iterator[tuple[Mutant, int]]:
    """How the tests end with each change, as they end."""
    asked = surveyed(game)
    running: dict[int, Mutant] = {}
    waiting = list(reversed(sample))
    while waiting or running:
        while waiting and len(running) < jobs:
            mutant = waiting.pop()
            if seconds := asked(mutant):
                running[spawn(partial(tried, game, mutant, seconds))] = mutant
            else:
                yield mutant, SURVIVED
        if running:
            child, status = os.wait()
            yield running.pop(child), os.waitstatus_to_exitcode(status)


def main() -> int:
    as_written = argparse.RawTextHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=as_written)
    games = sorted(path.name for path in GAMES.iterdir() if (path / "data").is_dir())
    parser.add_argument("game", choices=games)
    parser.add_argument("--count", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--only", help="one module, say: influence")
    chosen = parser.parse_args()
    os.chdir(ROOT)
    os.environ.update(STEPPE_BUILD="pure", PYTHONDONTWRITEBYTECODE="1")

    sample = sampled(chosen.game, chosen.count, chosen.seed, chosen.only)
    excused = declared(chosen.game)
    ends: Counter[str] = Counter()
    for mutant, code in exit_codes(chosen.game, sample, chosen.jobs):
        if code == TIMED_OUT:
            ends["timed out"] += 1
        elif code != SURVIVED:
            ends["noticed"] += 1
        elif (mutant.module, mutant.before, mutant.after) in excused:
            ends["equivalent"] += 1
        else:
            ends["survived"] += 1
            print(f"{mutant.module}.py:{mutant.line} [{mutant.kind}]")
            print(f"    - {mutant.before.splitlines()[0]}")
            print(f"    + {mutant.after.splitlines()[0]}", flush=True)

    counted = len(sample) - ends["equivalent"]
    noticed = ends["noticed"] + ends["timed out"]
    share = noticed / max(counted, 1)
    print(f"{chosen.game}: {noticed} of {counted} noticed ({share:.1%}); {dict(ends)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
