"""The training settings of each game: `lab/games/<game>.py` provides `TRAINING`."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from steppe.kernel.box import new
from steppe.kernel.game import Game
from steppe.kernel.mind import Effort
from steppe.nets.agent import Agent

from ..fit_value_net import UNITS


class Setting(NamedTuple):
    """A kind of table to train on."""

    weight: int  # how often it is drawn
    seats: int
    options: Mapping[str, Any] = {}


class Curriculum(NamedTuple):
    """How the value net of a game is trained."""

    settings: tuple[Setting, ...]
    efforts: tuple[Effort, ...]  # one is drawn for each game
    longest: int  # turns after which a game is truncated
    units: int = UNITS  # of the net
    compare: Effort | None = None  # with which compared turns are played on


class PolicyTask(NamedTuple):
    """The games a policy is trained in: one seat against a solo opponent."""

    game: str
    options: Mapping[str, Any]
    agent: Callable[[], Agent]  # the agent shipped with the game
    group: Callable[[Game], tuple[int, ...]]  # games of one group want the same plan
    growth: Callable[[Game], float]  # the seat's progress in what pays off late

    def deal(self, seed: str) -> Game:
        return new(self.game, seats=1, seed=seed, **self.options)


class Training(NamedTuple):
    """Everything the commands need from a game."""

    curriculum: Curriculum
    weights: tuple[str, ...]  # the keys of its weights, in the order of its mind
    fixed: frozenset[str] = frozenset()  # those of them that evolution leaves alone
    solo: Mapping[str, Any] | None = None  # the options of a solo game, if there is one
    policy: PolicyTask | None = None
    puzzles: tuple[Setting, ...] = (Setting(1, 2),)  # the tables in which they are looked for


def names() -> list[str]:
    """The games that the laboratory knows."""
    return [module.name for module in pkgutil.iter_modules(__path__)]


def training(game: str) -> Training:
    found: Training = importlib.import_module(f"{__name__}.{game}").TRAINING
    return found


def policy_task(game: str) -> PolicyTask:
    task = training(game).policy
    assert task is not None, f"{game} has no learnt agent"
    return task
