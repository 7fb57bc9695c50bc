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
HOT = (
    *[
        f"kernel/{name}.py"
        for name in (
            "actions",
            "chance",
            "game",
            "mind",
            "observer",
            "parts",
            "patches",
            "table",
            "timeline",
        )
    ],
    "nets/value_net.py",
    "play/planner.py",
    "play/rollouts.py",
    "games/*/**/*.py",
)
COLD = (
    "__init__",
    "assistant",
    "cli",
    "component*",
    "describe",
    "drawing",
    "efforts",
    "fact_names",
    "events",
    "inventory",
    "occasions",
    "people",
    "position",
    "printed",
    "shown",
    "text",
    "themes",
    "watch",
)
"""Modules that run once per game or once per screen: they stay plain Python."""


def hot_modules() -> list[str]:
    """The modules that run at every decision, in a stable order."""
    return [
        str(module)
        for pattern in HOT
        for module in sorted(PACKAGE.glob(pattern))
        if not any(fnmatch(module.stem, cold) for cold in COLD)
    ]


extensions = []
asked_for_metadata = {"egg_info", "dist_info"} & set(sys.argv)  # nothing needs compiling for these
if os.environ.get("STEPPE_COMPILE") == "1" and not asked_for_metadata:
    from mypyc.build import mypycify

    # -O3 and debugging information double the compile time and gain nothing.
    hot = ["--config-file=pyproject.toml", *hot_modules()]
    extensions = mypycify(hot, opt_level="2", debug_level="0")

setup(ext_modules=extensions)
