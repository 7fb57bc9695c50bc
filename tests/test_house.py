"""How the project is built and pinned."""

import importlib
import json
import os
import re
from pathlib import Path
from types import ModuleType

import pytest

import steppe
from steppe.kernel import actions, chance, game, table

ROOT = Path(__file__).parent.parent
LISTS = sorted([*ROOT.glob("requirements/*.txt"), *ROOT.glob("benchmarks/requirements-*.txt")])
PIN = re.compile(r"^([a-z0-9-]+)==(\S+)(?: ; [^\\\n]+)? \\$", re.MULTILINE)


WEB_LIST = ROOT / "web" / "package-lock.json"


def hot_modules() -> list[ModuleType]:
    """The kernel, and of each game the module with its table."""
    tables = [type(steppe.new(name, seed=1).table).__module__ for name in steppe.games()]
    return [actions, chance, game, table, *map(importlib.import_module, tables)]


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


def test_the_list_of_the_browser_client_has_hashes_and_no_address() -> None:
    _, *packages = json.loads(WEB_LIST.read_text(encoding="utf-8"))["packages"].items()
    assert packages
    for name, package in packages:
        assert package["integrity"].startswith("sha512-"), name
        assert "resolved" not in package, name


def test_the_list_of_the_browser_client_is_whole() -> None:
    """Also for other systems than the one on which it was made; else `npm ci` refuses it."""
    packages = json.loads(WEB_LIST.read_text(encoding="utf-8"))["packages"]
    for place, package in packages.items():
        peers = package.get("peerDependenciesMeta", {})
        needed = [
            *package.get("dependencies", {}),
            *package.get("devDependencies", {}),
            *package.get("optionalDependencies", {}),
            *(name for name in package.get("peerDependencies", {}) if name not in peers),
        ]
        for name in needed:
            assert any(found in packages for found in node_looks_in(place, name)), (place, name)


def node_looks_in(place: str, name: str) -> list[str]:
    """From the inside out."""
    folders = place.split("/node_modules/")
    inner = ["/node_modules/".join(folders[:depth]) for depth in range(len(folders), 0, -1)]
    return [f"{folder}/node_modules/{name}" for folder in inner if folder] + [
        f"node_modules/{name}"
    ]
