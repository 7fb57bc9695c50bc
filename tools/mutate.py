"""Mutation testing: change the rules one place at a time, and check that a test of the game fails.

    python -m tools.mutate noria --count 400 --seed 1

A surviving change is printed with its place. Either a test is missing, or the change
makes no difference: then it is declared in tests/rules/<game>/equivalent.toml, with the reason.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import gc
import importlib.abc
import importlib.machinery
import importlib.util
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
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Final, NamedTuple, TextIO

import pytest

from tools.mutations import Mutant, changed, mutant, places
from tools.processes import asked, ended, run_pytest, spawn
from tools.reached import LOADING, ROOT, Survey, survey

GAMES: Final = ROOT / "src" / "steppe" / "games"
LEFT_OUT: Final = {
    *(
        "text",
        "view",
        "shown",
        "drawing",
        "describe",
        "printed",
        "watch",
        "people",
        "observe",
        "cli",
    ),
    *("position", "position_checks", "components", "component_schema", "component_checks"),
}
"""Modules about display, storage and loading, not about play."""

PATIENCE: Final = 10
"""How many times its normal CPU time a test may take before it counts as hanging."""
GRACE: Final = 2.0
MEMORY: Final = 4 << 30

SURVIVED: Final = 0
NOTICED: Final = 1
TIMED_OUT: Final = 77


class Rules(NamedTuple):
    """A module of the rules."""

    name: str
    path: Path

    @property
    def source(self) -> str:
        return self.path.read_text(encoding="utf-8")

    @property
    def imported_as(self) -> str:
        package = f"steppe.games.{self.path.parent.name}"
        return package if self.name == "__init__" else f"{package}.{self.name}"

    def code(self, change: Mutant) -> CodeType:
        return compile(changed(change.place, self.source), str(self.path), "exec")


Modules = dict[str, Rules]


def rule_modules(game: str) -> Modules:
    found = sorted((GAMES / game).glob("*.py"))
    return {path.stem: Rules(path.stem, path) for path in found if path.stem not in LEFT_OUT}


# -- which tests are asked ------------------------------------------------------------------------


class Asked:
    """The tests of a game, and which of them run the lines of a change."""

    def __init__(self, game: str, modules: Modules) -> None:
        folders = (ROOT / "tests" / "rules" / game, ROOT / "tests" / game)
        self.files = [path for folder in folders for path in sorted(folder.glob("test_*.py"))]
        self.files.append(ROOT / "tests" / "gym" / "test_actions.py")  # the stored list of actions
        self.survey: Survey = survey(self.files, {str(m.path): m.name for m in modules.values()})
        self.loading = {
            name: _outside_functions(module.source) | set(self.survey.lines[LOADING].get(name, []))
            for name, module in modules.items()
        }

    def while_loading(self, change: Mutant) -> bool:
        """Whether it makes a difference before any test begins."""
        return not self.loading[change.place.module].isdisjoint(change.lines)

    def tests(self, change: Mutant) -> list[str]:
        """Those that run its lines, the quickest first."""
        seconds = self.survey.seconds
        if self.while_loading(change):
            return sorted(seconds, key=seconds.__getitem__)
        module = change.place.module
        found = [
            test
            for test, lines in self.survey.lines.items()
            if test != LOADING and not set(change.lines).isdisjoint(lines.get(module, ()))
        ]
        return sorted(found, key=seconds.__getitem__)


def _outside_functions(source: str) -> set[int]:
    inside: set[int] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef):
            inside |= set(range(node.body[0].lineno, (node.end_lineno or 0) + 1))
    return set(range(1, source.count("\n") + 2)) - inside


# -- one change -----------------------------------------------------------------------------------


class Asking:
    """Runs these tests in this order until one fails, each for a limited time."""

    def __init__(self, tests: Sequence[str], seconds: dict[str, float]) -> None:
        self.tests = tests
        self.seconds = seconds

    def ask(self, session: pytest.Session) -> int:
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        signal.signal(signal.SIGPROF, _hangs)
        items = {item.nodeid: item for item in session.items}
        chosen = [items[test] for test in self.tests if test in items]
        for item, following in zip(chosen, [*chosen[1:], None], strict=True):
            # CPU time, so that no test times out on a busy machine.
            limit = PATIENCE * self.seconds[item.nodeid] + GRACE
            signal.setitimer(signal.ITIMER_PROF, limit)
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if session.testsfailed:
                return NOTICED
        return SURVIVED if len(chosen) == len(self.tests) else NOTICED


def _hangs(number: int, frame: FrameType | None) -> None:
    os._exit(TIMED_OUT)


class Anew(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Loads everything anew, one module with the change in it."""

    def __init__(self, module: Rules, change: Mutant, asking: Asking) -> None:
        self.module = module
        self.change = change
        self.asking = asking

    def find_spec(
        self, fullname: str, path: object, target: object = None
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname != self.module.imported_as:
            return None
        packages = [str(self.module.path.parent)] if self.module.name == "__init__" else None
        return importlib.util.spec_from_file_location(
            fullname, self.module.path, loader=self, submodule_search_locations=packages
        )

    def exec_module(self, module: ModuleType) -> None:
        exec(self.module.code(self.change), module.__dict__)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        os._exit(NOTICED if session.testsfailed else self.asking.ask(session))

    def run(self, files: Sequence[Path]) -> int:
        sys.meta_path.insert(0, self)
        signal.signal(signal.SIGPROF, _hangs)
        signal.setitimer(signal.ITIMER_PROF, 60.0)
        run_pytest([str(path) for path in files], self)
        return NOTICED  # the tests cannot even be loaded


class Swapping:
    """Loads everything once; changes are made in copies of the process."""

    def __init__(
        self, modules: Modules, asked: Asked, sample: list[Mutant], jobs: int, answer: TextIO
    ) -> None:
        self.modules = modules
        self.asked = asked
        self.sample = sample
        self.jobs = jobs
        self.answer = answer

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.functions = [one for one in gc.get_objects() if isinstance(one, FunctionType)]
        gc.freeze()
        work = [partial(self.tried, session, change) for change in self.sample]
        for number, code in in_parallel(work, self.jobs):
            print(number, code, file=self.answer)
        return True

    def tried(self, session: pytest.Session, change: Mutant) -> int:
        module = self.modules[change.place.module]
        codes = {_named(code): code for code in _functions_in(module.code(change))}
        for function in self.functions:
            if function.__code__.co_filename == str(module.path):
                function.__code__ = codes[_named(function.__code__)]
        return Asking(self.asked.tests(change), self.asked.survey.seconds).ask(session)


def _named(code: CodeType) -> tuple[object, ...]:
    """What stays of a function when something in it is changed."""
    return code.co_qualname, code.co_firstlineno, code.co_argcount, code.co_freevars


def _functions_in(code: CodeType) -> Iterator[CodeType]:
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield inner
            yield from _functions_in(inner)


def in_parallel(work: Sequence[Callable[[], int]], jobs: int) -> Iterator[tuple[int, int]]:
    """The numbers of works and their exit codes, as they end."""
    running: dict[int, int] = {}
    for number, one in enumerate(work):
        if len(running) == jobs:
            yield _first_to_end(running)
        running[spawn(one)] = number
    while running:
        yield _first_to_end(running)


def _first_to_end(running: dict[int, int]) -> tuple[int, int]:
    child, status = os.wait()
    return running.pop(child), os.waitstatus_to_exitcode(status)


# -- the whole ------------------------------------------------------------------------------------


def sampled(game: str, modules: Modules, count: int, seed: int, only: str | None) -> list[Mutant]:
    everything = [
        place
        for module in modules.values()
        if only in (None, module.name)
        for place in places(module.name, module.source)
    ]
    sample = random.Random(seed).sample(everything, min(count, len(everything)))
    print(f"{game}: {len(sample)} of {len(everything)} changes, seed {seed}", flush=True)
    return [mutant(place, modules[place.module].source) for place in sample]


def exit_codes(
    modules: Modules, asked_tests: Asked, sample: list[Mutant], jobs: int
) -> Iterator[tuple[Mutant, int]]:
    """The tests' exit codes with each change, as they finish."""
    reached = []
    for change in sample:
        if asked_tests.tests(change):
            reached.append(change)
        else:
            yield change, SURVIVED
    anew = [change for change in reached if asked_tests.while_loading(change)]
    swapped = [change for change in reached if not asked_tests.while_loading(change)]

    def swapping(answer: TextIO) -> int:
        plugin = Swapping(modules, asked_tests, swapped, jobs, answer)
        return run_pytest(["-s", *[str(path) for path in asked_tests.files]], plugin)

    child, answer = asked(swapping)
    with answer:
        for line in answer:
            number, code = map(int, line.split())
            yield swapped[number], code
    if ended(child):
        raise SystemExit("mutate: the tests could not be loaded")
    for number, code in in_parallel(
        [
            partial(
                Anew(
                    modules[change.place.module],
                    change,
                    Asking(asked_tests.tests(change), asked_tests.survey.seconds),
                ).run,
                asked_tests.files,
            )
            for change in anew
        ],
        jobs,
    ):
        yield anew[number], code


def declared(game: str) -> set[tuple[str, str, str, str]]:
    """Changes that make no difference: module, function, before, after."""
    path = ROOT / "tests" / "rules" / game / "equivalent.toml"
    if not path.exists():
        return set()
    entries = tomllib.loads(path.read_text(encoding="utf-8"))["equivalent"]
    return {(e["module"], e["function"], e["before"], e["after"]) for e in entries if e["reason"]}


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
    os.environ.update(STEPPE_BUILD="pure")

    modules = rule_modules(chosen.game)
    sample = sampled(chosen.game, modules, chosen.count, chosen.seed, chosen.only)
    excused = declared(chosen.game)
    ends: Counter[str] = Counter()
    # Ctrl+C ends it with what was found so far.
    with contextlib.suppress(KeyboardInterrupt):
        for change, code in exit_codes(modules, Asked(chosen.game, modules), sample, chosen.jobs):
            place = change.place
            if code == TIMED_OUT:
                ends["timed out"] += 1
            elif code != SURVIVED:
                ends["noticed"] += 1
            elif (place.module, change.function, change.before, change.after) in excused:
                ends["equivalent"] += 1
            else:
                ends["survived"] += 1
                print(f"{place.module}.py:{change.lines.start} {change.function} [{place.kind}]")
                print(f"    - {change.before}\n    + {change.after}", flush=True)

    counted = ends.total() - ends["equivalent"]
    noticed = ends["noticed"] + ends["timed out"]
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    seconds = time.process_time() + used.ru_utime + used.ru_stime
    print(
        f"{chosen.game}: {noticed} of {counted} noticed ({noticed / max(counted, 1):.1%}); "
        f"{dict(ends)}; {seconds:.0f} s of CPU"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
