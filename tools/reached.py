"""Which tests run which lines of the rules, and how long they take.

What was found is kept in `.mutate_cache`, for each file of tests, until a source changes that could
matter.
"""

from __future__ import annotations

import hashlib
import json
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, Final, NamedTuple, TextIO

import pytest

from tools.processes import asked, ended, run_pytest

ROOT: Final = Path(__file__).resolve().parent.parent
CACHE: Final = ROOT / ".mutate_cache"
LOADING: Final = ""
"""Stands for the test where lines run before any test does."""

Lines = dict[str, list[int]]
"""By module."""


class Survey(NamedTuple):
    """What is known of some tests."""

    lines: dict[str, Lines]
    seconds: dict[str, float]
    """Of the CPU."""


class Watching:
    """Notes the lines that each test runs, or else the time it takes."""

    def __init__(self, modules: dict[str, str] | None) -> None:
        self.modules = modules
        """By file."""
        self.lines: dict[str, dict[str, set[int]]] = {LOADING: {}}
        self.seconds: dict[str, float] = {}
        self._now = self.lines[LOADING]
        self.failed: list[str] = []
        self._forget: list[Callable[[], None]] = []

    def pytest_collection_finish(self) -> None:
        if self.modules is not None:
            self._forget = list(_memories(self.modules))

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        # Set-up is part of it: a fixture may play the game that the test looks at.
        self._now = self.lines.setdefault(item.nodeid, {})
        for forget in self._forget:
            forget()
        begun = time.process_time()
        self.watch()
        yield
        sys.settrace(None)
        self.seconds[item.nodeid] = time.process_time() - begun

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)

    def watch(self) -> None:
        if self.modules is not None:
            sys.settrace(self._call)

    def _call(self, frame: FrameType, event: str, arg: Any) -> Callable[..., Any] | None:
        assert self.modules is not None
        code = frame.f_code
        module = self.modules.get(code.co_filename)
        if module is None:
            return None
        lines = self._now.setdefault(module, set())
        if _lines_of(code) <= lines:
            return None

        def line(frame: FrameType, event: str, arg: Any) -> Callable[..., Any]:
            lines.add(frame.f_lineno)
            return line

        lines.add(frame.f_lineno)
        return line


def _memories(modules: dict[str, str]) -> Iterator[Callable[[], None]]:
    """How the rules forget what they worked out: else only the first test that asks runs it."""
    for module in [one for one in sys.modules.values() if getattr(one, "__file__", "") in modules]:
        for value in vars(module).values():
            if isinstance(value, dict) and not value:
                yield value.clear
            elif hasattr(value, "cache_clear") and value.__module__ == module.__name__:
                yield value.cache_clear


_known: dict[CodeType, set[int]] = {}


def _lines_of(code: CodeType) -> set[int]:
    if code not in _known:
        _known[code] = {line for _, _, line in code.co_lines() if line is not None}
    return _known[code]


def survey(files: Sequence[Path], modules: dict[str, str]) -> Survey:
    """What the tests in these files run."""
    found = Survey({LOADING: {}}, {})
    common = _hash_of([*_sources(), *modules, *[str(path) for path in _helpers(files)]])
    kept = {path: CACHE / f"{_named(path)}-{_hash_of([str(path)], common)}.json" for path in files}
    new = [path for path in files if not kept[path].exists()]
    if new:
        CACHE.mkdir(exist_ok=True)
        for path in new:
            for old in CACHE.glob(f"{_named(path)}-*.json"):
                old.unlink()
        for path, part in _surveyed(new, modules).items():
            kept[path].write_text(json.dumps(part), encoding="utf-8")
    for path in files:
        lines, seconds = json.loads(kept[path].read_text(encoding="utf-8"))
        for module, numbers in lines.pop(LOADING).items():
            found.lines[LOADING].setdefault(module, []).extend(numbers)
        found.lines.update(lines)
        found.seconds.update(seconds)
    return found


def _named(path: Path) -> str:
    return path.relative_to(ROOT).with_suffix("").as_posix().replace("/", ".")


def _surveyed(files: Sequence[Path], modules: dict[str, str]) -> dict[Path, Survey]:
    seconds = _answer(files, None).seconds
    lines = _answer(files, modules).lines
    parts = {path: Survey({LOADING: lines[LOADING]}, {}) for path in files}
    for test in seconds:
        part = parts[ROOT / test.partition("::")[0]]
        part.lines[test] = lines[test]
        part.seconds[test] = seconds[test]
    return parts


def _answer(files: Sequence[Path], modules: dict[str, str] | None) -> Survey:
    child, answer = asked(partial(_watched, files, modules))
    with answer:
        text = answer.read()
    if ended(child):
        raise SystemExit("mutate: " + (text or "the tests cannot be loaded"))
    return Survey(*json.loads(text))


def _watched(files: Sequence[Path], modules: dict[str, str] | None, answer: TextIO) -> int:
    plugin = Watching(modules)
    plugin.watch()
    code = run_pytest([str(path) for path in files], plugin)
    lines = {
        test: {module: sorted(numbers) for module, numbers in modules.items()}
        for test, modules in plugin.lines.items()
    }
    if plugin.failed:
        answer.write("tests fail before anything is changed: " + " ".join(plugin.failed))
    else:
        json.dump([lines, plugin.seconds], answer)
    return code


def _sources() -> list[str]:
    """All that the package consists of."""
    return [str(path) for ext in ("py", "toml", "ftl") for path in (ROOT / "src").rglob(f"*.{ext}")]


def _helpers(files: Sequence[Path]) -> list[Path]:
    """What the tests share."""
    folders = {ROOT / "tests", ROOT / "tests" / "rules", *[path.parent for path in files]}
    found = [path for folder in folders for path in folder.glob("*.py")]
    return [path for path in found if not path.name.startswith("test_")]


def _hash_of(paths: Sequence[str], *more: str) -> str:
    found = hashlib.sha256("".join(more).encode())
    for path in sorted(set(paths)):
        found.update(path.encode() + Path(path).read_bytes())
    return found.hexdigest()[:16]
