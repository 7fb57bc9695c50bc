"""What is printed on the board and on the cards, ready for JSON, including descriptions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, partial
from typing import Any

from ...kernel.language import LANGUAGES, Phrasebook, phrasebook
from . import describe
from .component_schema import Animal, BuildingOption, Plan, Quest
from .components import load
from .shown import (
    Amounts,
    BeastView,
    BoardView,
    BuildingView,
    CardView,
    PlanView,
    RaidersPrinted,
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
def printed(folder: str) -> RaidersPrinted:
    found = load(folder)
    return {
        "board": _board(folder),
        "faces": {
            "cards": {key: _card(folder, key) for key in found.crew},
            "heroes": {key: _hero(folder, key) for key in found.heroes},
            "animals": {key: _animal(animal) for key, animal in found.animals.items()},
            "quests": {key: _quest(quest) for key, quest in found.quests.items()},
            "plans": {key: _plan(plan) for key, plan in found.solo.plans.items()},
        },
    }


def _board(folder: str) -> BoardView:
    found = load(folder).board
    limits = load(folder).setup.limits
    return {
        "buildings": {key: _building(folder, key) for key in found.village},
        "regions": {
            key: {"red": region.red, "white": region.white} for key, region in found.regions.items()
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
                "spaces": list(SPACES[2 * n : 2 * n + 2]),
            }
            for n, key in enumerate(SETTLEMENTS)
            for place in (found.settlements[key],)
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


def _card(folder: str, key: str) -> CardView:
    card = load(folder).crew[key]
    return {
        "strength": card.strength,
        "cost": card.cost,
        "ability": _said(folder, lambda phrases: describe.ability(phrases, card.ability)),
        "play": _said(folder, lambda phrases: describe.options(phrases, card.play)),
    }


def _hero(folder: str, key: str) -> Said:
    hero = load(folder).heroes[key]
    return _said(folder, lambda phrases: describe.options(phrases, hero.effect))


def _animal(card: Animal) -> BeastView:
    eagle, horse = card.eagle, card.horse
    return {
        "eagle": {"kind": eagle.kind, "strength": eagle.strength, "points": eagle.points},
        "horse": {"strength": horse.strength, "points": horse.points},
    }


def _quest(quest: Quest) -> TokenView:
    return {"points": quest.points, "cost": _amounts(quest.cost), "strength": quest.strength}


def _plan(card: Plan) -> PlanView:
    return {
        "region": card.region,
        "target": card.target,
        "provisions": card.provisions,
        "strength": card.strength,
        "points": card.points,
        "quest": list(card.quest),
        "horse": card.horse,
        "blocks": card.blocks,
    }
