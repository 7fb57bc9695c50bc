"""Policies and critics as files of numpy arrays, in half precision where that is enough."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final
from zipfile import BadZipFile
from zlib import error as ZlibError

import msgspec
import numpy as np
from numpy.typing import NDArray

from ..kernel.errors import WeightsError
from .critic import Critic
from .passport import ACTION, Kind, Passport, Source
from .policy import CONSTANT, Floats, Policy
from .vocabulary import Vocabulary
from .weights import File

PASSPORT: Final = "passport"

SEEN, FACTS, ACTIONS, DEEDS, GROUND = "seen", "facts", "actions", "deeds", "ground"
"""The axes that a passport names."""

BROKEN: Final = (
    *(EOFError, ValueError, KeyError, TypeError, AttributeError, NotImplementedError),
    *(BadZipFile, ZlibError, msgspec.MsgspecError),
)
"""The exceptions for a truncated, damaged or foreign file."""

Shapes = Mapping[str, Sequence[int | str]]


# -- policies --------------------------------------------------------------------------------------


def read_policy(file: File, words: Vocabulary) -> Policy:
    """The policy of a file, mapped to today's fields and actions. It ignores new fields, and
    gives a new action the average logit."""
    source, parts = _read(file, words, "policy")
    columns = source.places(SEEN, words.seen)
    facts = source.places(FACTS, words.facts)
    actions = source.places(ACTIONS, words.actions, ACTION)
    deeds = source.places(DEEDS, words.ground.deed_names)
    ground = source.places(GROUND, words.ground.number_names)
    _check(
        source,
        parts,
        {
            "mean": [len(facts)],
            "wide": [len(facts)],
            "first": [len(columns) + len(facts), "units"],
            "first_bias": ["units"],
            "second": ["units", "second units"],
            "second_bias": ["second units"],
            "places": ["second units", len(deeds) * len(ground)],
            "places_bias": [len(deeds) * len(ground)],
            "actions": [len(actions), "second units"],
            "actions_bias": [len(actions)],
        },
    )
    seen, weighed = np.split(parts["first"], [len(columns)])
    parts["first"] = np.concatenate([seen, placed(weighed, facts, len(words.facts))])
    parts["mean"] = placed(parts["mean"], facts, len(words.facts))
    parts["wide"] = placed(parts["wide"], facts, len(words.facts), fill=1.0)
    for name in ("actions", "actions_bias"):
        usual = parts[name].mean(0)
        parts[name] = placed(parts[name], actions, len(words.actions), fill=usual)
    for name in ("places", "places_bias"):
        part = parts[name].reshape(*parts[name].shape[:-1], len(deeds), len(ground))
        part = placed(part, deeds, words.ground.kinds, axis=-2)
        part = placed(part, ground, words.ground.numbers, axis=-1)
        parts[name] = part.reshape(*part.shape[:-2], -1)
    return Policy({**parts, "columns": np.array(columns)}, words.ground)


def write_policy(policy: Policy, words: Vocabulary, passport: Passport, path: Path) -> None:
    names = {
        SEEN: [words.seen[column] for column in policy.columns],
        FACTS: words.facts,
        ACTIONS: words.actions,
        DEEDS: words.ground.deed_names,
        GROUND: words.ground.number_names,
    }
    halves = {
        name: part if name in CONSTANT else part.astype(np.float16)
        for name, part in policy.parts.items()
    }
    _write(path, passport, names, halves)


# -- critics ---------------------------------------------------------------------------------------


def read_critic(file: File, words: Vocabulary, policy: Policy) -> Critic:
    """The critic of a file, for this policy's inputs."""
    source, parts = _read(file, words, "critic")
    inputs = _inputs(words, policy)
    known = source.places(SEEN, inputs[SEEN])
    known += [len(policy.columns) + place for place in source.places(FACTS, inputs[FACTS])]
    _check(
        source,
        parts,
        {
            "first": [len(known), "units"],
            "first_bias": ["units"],
            "last": ["units"],
            "last_bias": [1],
        },
    )
    parts["first"] = placed(parts["first"], known, len(policy.columns) + len(words.facts))
    return Critic(parts)


def write_critic(
    critic: Critic, words: Vocabulary, policy: Policy, passport: Passport, path: Path
) -> None:
    halves = {name: part.astype(np.float16) for name, part in critic.parts.items()}
    _write(path, passport, _inputs(words, policy), halves)


def _inputs(words: Vocabulary, policy: Policy) -> dict[str, list[str]]:
    """The inputs of a policy and its critic, by name."""
    return {SEEN: [words.seen[column] for column in policy.columns], FACTS: words.facts}


# -- both ------------------------------------------------------------------------------------------


def placed(
    part: Floats, places: Sequence[int], size: int, axis: int = 0, fill: Floats | float = 0.0
) -> Floats:
    """A part scattered to these places of an axis of this size; the others are filled."""
    if list(places) == list(range(size)):
        return part
    shape = list(part.shape)
    shape[axis] = size
    found: Floats = np.full(shape, fill, np.float32)
    np.moveaxis(found, axis, 0)[places] = np.moveaxis(part, axis, 0)
    return found


def _read(file: File, words: Vocabulary, kind: Kind) -> tuple[Source, dict[str, Floats]]:
    try:
        with file.path.open("rb") as opened, np.load(opened) as held:
            raw = msgspec.json.decode(held[PASSPORT].item()) if PASSPORT in held else None
            arrays = {name: np.asarray(held[name]) for name in held if name != PASSPORT}
    except OSError:
        raise WeightsError("fault-weights-unread", file=file.name) from None
    except BROKEN:
        raise WeightsError("fault-weights-broken", file=file.name) from None
    source = Source(file.name, words.observer.game, kind, raw)
    source.sees(words.observer)
    parts: dict[str, Floats] = {}
    for name, array in arrays.items():
        if array.dtype.kind != "f" or not np.isfinite(array).all():
            raise source.fault("fault-weights-number", part=name)
        parts[name] = array.astype(np.float32)
    return source, parts


def _check(source: Source, parts: Mapping[str, Floats], shapes: Shapes) -> None:
    """Check that the parts match the names and each other. A size given only by a name
    must be the same everywhere."""
    sizes: dict[int | str, int] = {}
    for name, shape in shapes.items():
        part = parts.get(name)
        if part is None or part.ndim != len(shape):
            raise source.fault("fault-weights-part", part=name)
        for size, wanted in zip(part.shape, shape, strict=True):
            if size != (wanted if isinstance(wanted, int) else sizes.setdefault(wanted, size)):
                raise source.fault("fault-weights-part", part=name)


def _write(
    path: Path,
    passport: Passport,
    names: Mapping[str, Sequence[str]],
    parts: Mapping[str, NDArray[Any]],
) -> None:
    whole = msgspec.structs.replace(
        passport, names={axis: list(of_axis) for axis, of_axis in names.items()}
    )
    arrays: dict[str, Any] = {PASSPORT: np.array(msgspec.json.encode(whole)), **parts}
    np.savez_compressed(path, **arrays)
