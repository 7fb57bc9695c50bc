"""Builds Steppe: as plain Python by default, compiled by mypyc when STEPPE_COMPILE=1.

Both builds come from the same source. In a compiled package the `.py` files stay beside the
compiled modules, for tracebacks and readers.
"""

import os
import sys
from fnmatch import fnmatch
from pathlib import Path

from setuptools import setup

PACKAGE = Path("src/steppe")
KERNEL = ("actions", "chance", "events", "table", "game")
GAMES = ("scythe", "raiders", "noria")
BOTS = (
    "crowd",
    "mind",
    "net",
    "noria",
    "noria_facts",
    "noria_mind",
    "planner",
    "raiders",
    "raiders_facts",
    "raiders_mind",
    "scythe",
    "scythe_combat",
    "scythe_danger",
    "scythe_facts",
    "scythe_lines",
    "scythe_mind",
    "scythe_outlook",
    "scythe_policy",
    "scythe_stars",
)
OBSERVERS = ("fields", *GAMES)
COLD = (
    "__init__",
    "assistant",
    "component*",
    "describe",
    "position",
    "printed",
    "shown",
    "text",
    "view",
)
"""Modules of a game that run once a game or once a screen: they stay plain Python."""


def hot_modules() -> list[str]:
    """The modules that run at every decision, in a stable order."""
    kernel = [PACKAGE / "kernel" / f"{name}.py" for name in KERNEL]
    games = [
        module
        for game in GAMES
        for module in sorted((PACKAGE / game).rglob("*.py"))
        if not any(fnmatch(module.stem, cold) for cold in COLD)
    ]
    bots = [PACKAGE / "bots" / f"{name}.py" for name in BOTS]
    observers = [PACKAGE / "gym" / "observe" / f"{name}.py" for name in OBSERVERS]
    return [str(module) for module in kernel + games + bots + observers]


extensions = []
asked_for_metadata = {"egg_info", "dist_info"} & set(sys.argv)  # which needs nothing compiled
if os.environ.get("STEPPE_COMPILE") == "1" and not asked_for_metadata:
    from mypyc.build import mypycify

    # A third level of optimisation, and what a debugger wants, double the time and gain nothing.
    hot = ["--config-file=pyproject.toml", *hot_modules()]
    extensions = mypycify(hot, opt_level="2", debug_level="0")

setup(ext_modules=extensions)
