"""How the project is built and pinned."""

import importlib
import os
import re
from pathlib import Path
from types import ModuleType

import pytest

import steppe
from steppe.kernel import actions, chance, events, game, table

ROOT = Path(__file__).parent.parent
LISTS = sorted([*ROOT.glob("requirements/*.txt"), *ROOT.glob("benchmarks/requirements-*.txt")])
PIN = re.compile(r"^([a-z0-9-]+)==(\S+)(?: ; [^\\\n]+)? \\$", re.MULTILINE)


def hot_modules() -> list[ModuleType]:
    """The kernel, and of each game the module with its table."""
    tables = [type(steppe.new(name, seed=1).table).__module__ for name in steppe.games()]
    return [actions, chance, events, game, table, *map(importlib.import_module, tables)]


def test_the_build_under_test_is_the_one_asked_for() -> None:
    compiled = {not str(module.__file__).endswith(".py") for module in hot_modules()}
    assert compiled == {os.environ.get("STEPPE_BUILD", "pure") == "compiled"}


def test_the_compiled_package_is_not_the_source_folder() -> None:
    from_source = Path(game.__file__).is_relative_to(ROOT / "src")
    assert from_source == (os.environ.get("STEPPE_BUILD", "pure") == "pure")


@pytest.mark.parametrize("path", LISTS, ids=lambda path: path.name)
def test_every_pinned_package_has_hashes_and_no_address(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert "://" not in text
    assert not re.search(r"^\s*--(?!hash=)", text, re.MULTILINE)
    entries = [
        entry for entry in re.split(r"^(?=[a-z0-9])", text, flags=re.MULTILINE) if "==" in entry
    ]
    assert entries
    for entry in entries:
        assert PIN.match(entry), entry
        assert "--hash=sha256:" in entry, entry


def test_the_lists_agree_about_versions() -> None:
    runtime, dev = (
        dict(PIN.findall((ROOT / f"requirements/{name}.txt").read_text(encoding="utf-8")))
        for name in ("runtime", "dev")
    )
    assert runtime.items() <= dev.items()
