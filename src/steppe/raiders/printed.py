"""What is printed on the board and on the cards, ready for JSON and with its words said."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache, partial
from typing import Any

from ..kernel.language import LANGUAGES, Phrasebook, phrasebook
from . import describe
from .component_schema import BuildingOption
from .components import load
from .shown import (
    Amounts,
    BeastView,
    BoardView,
    BuildingView,
    CardView,
    FaceUp,
    PlanView,
    Said,
    TokenView,
)
from .terms import SETTLEMENTS, SPACES


@cache
def _phrases(folder: str) -> dict[str, Phrasebook]:
    return {lang: phrasebook("raiders", lang, load(folder).names) for lang in LANGUAGES}


def _said(folder: str, text: Callable[[Phrasebook], str]) -> Said:
    return {lang: text(phrases) for lang, phrases in _phrases(folder).items()}


def _amounts(goods: Mapping[Any, int]) -> Amounts:
    return {str(good): amount for good, amount in goods.items()}


@cache
def board(folder: str, players: int) -> BoardView:
    """The board as so many players use it."""
    printed = load(folder).board
    limits = load(folder).setup.limits
    return {
        "buildings": {key: _building(folder, key) for key in printed.village},
        "regions": {
            key: {"red": region.red, "white": region.white}
            for key, region in printed.regions.items()
        },
        "settlements": {
            key: {
                "region": key.split("-")[0],
                "workers": list(place.workers),
                "crew": place.crew,
                "provisions": place.provisions,
                "wagons": place.wagons,
                "penalty": place.penalty,
                "thresholds": [
                    {"strength": step.strength, "points": step.points} for step in place.thresholds
                ],
                "spaces": spaces,
            }
            for n, key in enumerate(SETTLEMENTS)
            for place in (printed.settlements[key],)
            for spaces in (
                [SPACES[2 * n + i] for i in (0, 1) if place.spaces[i].players <= max(2, players)],
            )
            if spaces
        },
        "limits": {
            "silver": limits.silver,
            "provisions": limits.provisions,
            "kumis": limits.kumis,
            "cards": limits.cards,
        },
    }


def _building(folder: str, key: str) -> BuildingView:
    building = load(folder).board.village[key]
    return {
        "workers": list(building.workers),
        "uses": [
            {
                "id": use.id,
                "workers": list(use.workers),
                "cost": _amounts(use.cost),
                "gain": _amounts(use.gain),
                "does": use.do,
                "amount": use.amount,
                "text": _said(folder, partial(_use_text, use)),
            }
            for use in building.options
        ],
    }


def _use_text(use: BuildingOption, phrases: Phrasebook) -> str:
    return describe.building_option(phrases, use)


def face_up(
    folder: str,
    cards: Iterable[str],
    heroes: Iterable[str],
    animals: Iterable[str],
    quests: Iterable[str],
) -> FaceUp:
    return {
        "cards": {key: _card(folder, key) for key in sorted(set(cards))},
        "heroes": {key: _hero(folder, key) for key in sorted(set(heroes))},
        "animals": {key: _animal(folder, key) for key in sorted(set(animals))},
        "quests": {key: _quest(folder, key) for key in sorted(set(quests))},
    }


@cache
def _card(folder: str, key: str) -> CardView:
    card = load(folder).crew[key]
    return {
        "strength": card.strength,
        "cost": card.cost,
        "ability": _said(folder, lambda phrases: describe.ability(phrases, card.ability)),
        "play": _said(folder, lambda phrases: describe.options(phrases, card.play)),
    }


@cache
def _hero(folder: str, key: str) -> Said:
    hero = load(folder).heroes[key]
    return _said(folder, lambda phrases: describe.options(phrases, hero.effect))


@cache
def _animal(folder: str, key: str) -> BeastView:
    card = load(folder).animals[key]
    eagle, horse = card.eagle, card.horse
    return {
        "eagle": {"kind": eagle.kind, "strength": eagle.strength, "points": eagle.points},
        "horse": {"strength": horse.strength, "points": horse.points},
    }


@cache
def _quest(folder: str, key: str) -> TokenView:
    quest = load(folder).quests[key]
    return {"points": quest.points, "cost": _amounts(quest.cost), "strength": quest.strength}


@cache
def plan(folder: str, key: str) -> PlanView:
    card = load(folder).solo.plans[key]
    return {
        "id": key,
        "region": card.region,
        "target": card.target,
        "provisions": card.provisions,
        "strength": card.strength,
        "points": card.points,
        "quest": list(card.quest),
        "horse": card.horse,
        "blocks": card.blocks,
    }
