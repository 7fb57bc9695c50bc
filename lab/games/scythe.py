"""Training for Scythe. The value net is used against the Automa only, the policy against
Ultimaszyna."""

from __future__ import annotations

from steppe.games.scythe.mind.agent import agent
from steppe.games.scythe.mind.features import FEATURES
from steppe.games.scythe.state import NOWHERE, Player, ScytheTable
from steppe.kernel.game import Game
from steppe.kernel.mind import Effort

from . import Curriculum, PolicyTask, Setting, Training

WORTH_NOTHING_LATE = (
    "workers",
    "upgrades",
    "mechs",
    "first_mech",
    "structures",
    "mill",
    "recruits",
)
"""The features with no value at the end, where other features count their results."""


def _player(game: Game) -> Player:
    table = game.table
    assert isinstance(table, ScytheTable)
    return table.players[0]


def faction_and_mat(game: Game) -> tuple[int, ...]:
    player = _player(game)
    return player.faction, player.mat


def growth(game: Game) -> float:
    player = _player(game)
    structures = len(player.structures) - player.structures.count(NOWHERE)
    things = player.popularity + player.recruits.bit_count() + structures
    return 4.0 * things + 8.0 * len(player.workers)


TRAINING = Training(
    curriculum=Curriculum(
        (
            Setting(2, 1, {"automa": "automa"}),
            Setting(1, 1, {"automa": "automaszyna"}),
            Setting(1, 1, {"automa": "ultimaszyna"}),
        ),
        (
            *[Effort(width, noise=noise) for width in (6, 12, 24) for noise in (0.0, 2.0, 6.0)],
            *[Effort(12, turns, beam=3) for turns in (1, 2, 3)],
        ),
        longest=90,
        units=64,
        compare=Effort(10, turns=2),
    ),
    weights=tuple([f"{phase}.{name}" for phase in ("early", "late") for name in FEATURES]),
    fixed=frozenset([f"late.{name}" for name in WORTH_NOTHING_LATE]),
    solo={},
    puzzles=(Setting(1, 1, {"automa": "autometta"}), Setting(2, 1)),
    policy=PolicyTask("scythe", {"automa": "ultimaszyna"}, agent, faction_and_mat, growth),
)
