"""Value nets as TOML files, one unit per line."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from msgspec.structs import replace

from .passport import Passport, Source, as_toml
from .value_net import Net
from .weights import File, is_finite, read_toml, shipped

DIGITS: Final = 5
FACTS: Final = "facts"
"""The passport's axis that names the inputs."""


def write_net(net: Net, facts: Sequence[str], passport: Passport, path: Path) -> None:
    """A net and its passport, which names the facts in the order of its weights."""
    named = replace(passport, names={FACTS: list(facts)})
    units = ",\n".join(_row(unit) for unit in net.units)
    ends = f"bias = {_row(net.bias)}\nlast = {_row(net.last)}\noffset = {float(net.offset)!r}\n"
    path.write_text(f"{as_toml(named)}\nunits = [\n{units}\n]\n{ends}", "utf-8")


def _row(weights: list[float]) -> str:
    return f"[{', '.join([repr(float(f'{weight:.{DIGITS}g}')) for weight in weights])}]"


@cache
def value_net(game: str, facts: tuple[str, ...]) -> Net:
    """The net shipped with a game, for these facts."""
    return read_net(shipped(game, "value_net.toml"), game, facts)


def read_net(file: File, game: str, facts: Sequence[str]) -> Net:
    source, found = read_toml(file, game, "value net")
    places = source.places(FACTS, facts)
    units = found.get("units")
    if not isinstance(units, list) or not units:
        raise source.fault("fault-weights-part", part="units")
    for unit in units:
        _check(source, "units", unit, len(places))
    for part in ("bias", "last"):
        _check(source, part, found.get(part), len(units))
    _check(source, "offset", [found.get("offset")], 1)
    if places != list(range(len(facts))):
        units = [_placed(unit, places, len(facts)) for unit in units]
    return Net(units, found["bias"], found["last"], found["offset"])


def _check(source: Source, part: str, numbers: Any, length: int) -> None:
    if not isinstance(numbers, list) or len(numbers) != length:
        raise source.fault("fault-weights-part", part=part)
    if not all(map(is_finite, numbers)):
        raise source.fault("fault-weights-number", part=part)


def _placed(unit: list[float], places: list[int], size: int) -> list[float]:
    """The weights at the facts' current indices. New facts have none."""
    weights = [0.0] * size
    for place, weight in zip(places, unit, strict=True):
        weights[place] = weight
    return weights
