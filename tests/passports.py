"""What files of weights say of themselves."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import msgspec
import numpy as np

import steppe
from steppe.nets.passport import Passport


def passport_of(path: Path) -> Passport:
    if path.suffix == ".toml":
        return msgspec.convert(tomllib.loads(path.read_text("utf-8"))["passport"], Passport)
    with np.load(path) as file:
        return msgspec.json.decode(file["passport"].item(), type=Passport)


def check_new(passport: Passport, kind: str, game: str, command: str, seed: str = "") -> None:
    """A file that a command has just written."""
    assert passport.kind == kind
    assert passport.game == game
    assert passport.command.startswith(f"python -m lab.{command} ")
    assert passport.seed == (seed or command)
    assert passport.rules == steppe.box(game).rules_version
    assert passport.data == steppe.box(game).data_digest({})
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", passport.made)
