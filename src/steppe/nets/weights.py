"""The weights shipped with a game, from the folder `weights` beside its mind; and those in
TOML that are addressed by their own keys: of features, and of the winning chances."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Final, NamedTuple

from ..kernel.errors import WeightsError
from ..kernel.registry import GAMES
from .passport import Kind, Source

LARGEST: Final = 1e30

SHARPNESS: Final = ("base", "growth", "start", "start_growth")
"""The constants of the winning chances: see `play.chances`."""


class File(NamedTuple):
    path: Traversable
    name: str
    """Its name in errors."""


def shipped(game: str, name: str) -> File:
    """A weight file shipped with a game."""
    return File(resources.files(GAMES[game]) / "mind" / "weights" / name, f"{game}/{name}")


def read_toml(file: File, game: str, kind: Kind) -> tuple[Source, Mapping[str, Any]]:
    """A weight file in TOML: its passport, and the rest."""
    try:
        found = tomllib.loads(file.path.read_text("utf-8"))
    except OSError:
        raise WeightsError("fault-weights-unread", file=file.name) from None
    except (ValueError, RecursionError):
        raise WeightsError("fault-weights-broken", file=file.name) from None
    return Source(file.name, game, kind, found.pop("passport", None)), found


def is_finite(value: object) -> bool:
    """Whether this is a finite number."""
    return isinstance(value, int | float) and abs(value) < LARGEST


@cache
def _by_key(game: str, kind: Kind, names: tuple[str, ...]) -> tuple[Source, Mapping[str, Any]]:
    """Numbers by name, possibly in tables."""
    source, found = read_toml(shipped(game, f"{kind}.toml"), game, kind)
    _check(source, found, names)
    return source, found


def _check(source: Source, found: Mapping[str, Any], names: tuple[str, ...]) -> None:
    for key, value in found.items():
        if isinstance(value, dict):
            _check(source, value, names)
        elif key not in names:
            raise source.fault("fault-weights-field", name=key)
        elif not is_finite(value):
            raise source.fault("fault-weights-number", part=key)


def of_features(game: str, names: tuple[str, ...], style: str = "", *tables: str) -> list[float]:
    """The tuned weights of a game's features, or those of one of its tables, such as a phase of
    the game; a style multiplies some of them. A feature without a weight has weight 0.
    """
    source, whole = _by_key(game, "features", names)
    factors: Mapping[str, float] = whole.get("styles", {}).get(style, {})
    found = whole
    for key in tables:
        if key not in found:
            raise source.fault("fault-weights-part", part=key)
        found = found[key]
    return [float(found.get(name, 0.0)) * float(factors.get(name, 1.0)) for name in names]


def sharpness(game: str, ruled: bool) -> dict[str, float]:
    """The constants of the winning chances; `ruled`: for a table with a solo opponent."""
    _, found = _by_key(game, "chances", SHARPNESS)
    return dict(found.get("ruled" if ruled else "seated", {}))
