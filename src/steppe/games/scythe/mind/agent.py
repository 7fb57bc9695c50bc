"""The trained agent for Scythe against the Automa: its inputs, and the actions it considers."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import numpy as np

from ....kernel.actions import Action
from ....kernel.game import Game
from ....nets.agent import Agent
from ....nets.agent_files import read_critic, read_policy
from ....nets.policy import Ground, Ints
from ....nets.vocabulary import Vocabulary
from ....nets.weights import shipped
from .. import components
from ..actions import (
    ACTIONS,
    DECLINE,
    DONE,
    AtPlace,
    Bottom,
    Mech,
    MoveUnit,
    ProduceAt,
    Skip,
    Structure,
    Top,
)
from ..figures import Figures
from ..observe import observer
from ..state import ScytheTable
from ..terms import MATS, RESOURCES, TERRAINS
from .fact_names import FACTS, PAIRS
from .facts import facts
from .features import features
from .lines import wasteful
from .outlook import outlook

SEATS = 1
AT_A_PLACE = (
    "place.encounter",
    "place.resources",
    "place.hero",
    "place.mechs",
    "place.workers",
    "place.structure",
    "place.kind",
)
"""The fields of an observation that describe a place."""

REFUSE = "refuse"
REMEMBERED = 100_000  # cached offers, by the legal actions


def turn_facts(game: Game, seat: int) -> list[float]:
    """The facts, computed once per turn; and the pair of faction and mat, since
    every pair needs its own plan."""
    table = game.table
    assert isinstance(table, ScytheTable)
    view = outlook(table, seat)
    pair = [0.0] * len(PAIRS)
    player = table.players[seat]
    pair[player.faction * len(MATS) + player.mat] = 1.0
    return facts(table, seat, view, features(table, seat, view)) + pair


@cache
def ground() -> Ground:
    figures = Figures(components.load())
    fields = {field.name: field for field in observer(SEATS).fields}
    sizes = {name: fields[name].size // figures.places for name in AT_A_PLACE}
    seen: list[list[int]] = []
    for place in range(figures.places):
        row: list[int] = []
        for name in AT_A_PLACE:
            first = fields[name].start + place * sizes[name]
            row += range(first, first + sizes[name])
        seen.append(row)
    # The constants of a place, and a bias.
    fixed = np.zeros((figures.places, len(TERRAINS) + 1), np.float32)
    fixed[range(figures.places), figures.terrain] = 1.0
    fixed[:, -1] = 1.0
    numbers = [f"{name}[{number}]" for name, size in sizes.items() for number in range(size)]
    numbers += [*[f"terrain.{terrain}" for terrain in TERRAINS], "place"]
    deeds = np.zeros(len(ACTIONS), np.int64)
    places = np.zeros(len(ACTIONS), np.int64)
    names = {"": 0}
    for action in ACTIONS:
        if isinstance(action, MoveUnit | AtPlace | ProduceAt | Mech | Structure):
            kind = f"{action.verb} {action.unit}" if isinstance(action, MoveUnit) else action.verb
            deeds[action.index] = names.setdefault(kind, len(names))
            places[action.index] = action.place
    return Ground(list(names), numbers, deeds, places, np.array(seen, np.int64), fixed)


def vocabulary() -> Vocabulary:
    return Vocabulary(observer(SEATS), FACTS + PAIRS, ACTIONS, ground())


@cache
def agent() -> Agent:
    """The agent shipped with the game."""
    words = vocabulary()
    policy = read_policy(shipped("scythe", "policy.npz"), words)
    critic = read_critic(shipped("scythe", "critic.npz"), words, policy)
    return Agent(words, turn_facts, offer, policy, critic)


_OFFERS: dict[tuple[int, ...], Ints] = {}


def offer(game: Game) -> Ints:
    """The actions worth considering, by index: without those that are dominated,
    or so rarely good that a policy forgot them, unless there is no other."""
    legal = game.legal()
    key = tuple([action.index for action in legal])
    found = _OFFERS.get(key)
    if found is None:
        if len(_OFFERS) > REMEMBERED:
            _OFFERS.clear()
        found = np.array([action.index for action in _worthwhile(game, legal)], np.int64)
        _OFFERS[key] = found
    return found


def _worthwhile(game: Game, legal: Sequence[Action]) -> list[Action]:
    table = game.table
    assert isinstance(table, ScytheTable)
    open_sections = {action.section for action in legal if isinstance(action, Top)}
    most: dict[int, int] = {}
    refusals = [REFUSE]
    for action in legal:
        if isinstance(action, ProduceAt):
            most[action.place] = max(action.count, most.get(action.place, 0))
            if table.figures.yields[action.place] < len(RESOURCES):
                refusals.append(DONE.verb)
        elif isinstance(action, Bottom):
            refusals.append(DECLINE.verb)
    kept: list[Action] = []
    for action in legal:
        if wasteful(action) or action.verb in refusals:
            continue
        if isinstance(action, Skip) and action.section in open_sections:
            continue
        if isinstance(action, ProduceAt) and action.count < most[action.place]:
            if table.figures.yields[action.place] < len(
                RESOURCES
            ):  # with workers, fewer may be best
                continue
        kept.append(action)
    return kept or [legal[-1]]
