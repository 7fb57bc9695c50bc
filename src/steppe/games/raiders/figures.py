"""The figures of the components in the form the engine uses: plain lists of numbers.

They are computed once and shared by all tables with the same components.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from . import component_schema as parts
from .components import Components, load
from .terms import (
    BUILDINGS,
    COLOURS,
    DICE,
    DO,
    DO_QUEST,
    EAGLES,
    GOODS,
    HIRE,
    NONE,
    NOTHING,
    PLAY_CARD,
    PLUNDER,
    REGIONS,
    SETTLEMENTS,
    WHEN,
)

Amounts = tuple[tuple[int, int], ...]
"""Kinds of goods and their amounts."""

FREE: Final = 99  # the discount of an effect that hires without silver


def _amounts(goods: parts.Amounts) -> tuple[Amounts, int]:
    """The goods, and separately the cards."""
    kinds = tuple([(GOODS.index(good), n) for good, n in goods.items() if good != "cards"])
    return kinds, goods.get("cards", 0)


class Effect:
    """Pay `cost` and discard `cards`, take `gain` and draw `draw` cards, then `do` something."""

    __slots__ = (
        "amount", "cards", "cost", "do", "draw", "extra", "gain", "good", "less", "number",
        "region", "sure",
    )  # fmt: skip

    def __init__(self, number: int, cost: parts.Amounts, gain: parts.Amounts, do: str) -> None:
        self.number = number
        self.cost, self.cards = _amounts(cost)
        self.gain, self.draw = _amounts(gain)
        self.do: int = DO.index(do)
        # A certain gain; plunder, cards and deeds may fail.
        self.sure: bool = any(good < PLUNDER or good > PLUNDER + 3 for good, _ in self.gain)
        self.amount = 0
        self.extra = 0
        self.region = NONE
        self.good = NONE
        self.less = 0


class Ability:
    """The ability of a crew member on a board; unused conditions are -1 or 0."""

    __slots__ = (
        "building", "dice", "draw", "each", "gain", "ignore", "kumis", "most", "option", "per",
        "points", "provisions_less", "region", "returns", "silver_less", "strength",
        "wagons_less", "when", "worker",
    )  # fmt: skip

    def __init__(self, ability: parts.Ability) -> None:
        self.when: int = WHEN.index(ability.when)
        self.region: int = NONE if ability.region is None else REGIONS.index(ability.region)
        self.worker: int = NONE if ability.worker is None else COLOURS.index(ability.worker)
        self.kumis = ability.kumis
        self.gain, self.draw = _amounts(ability.gain)
        self.provisions_less: int = ability.less.get("provisions", 0)
        self.wagons_less: int = ability.less.get("wagon", 0)
        self.silver_less: int = ability.less.get("silver", 0)
        self.strength = ability.strength
        # The good it counts, -2 for eagles over crew, -1 for none.
        self.per: int = -1
        if ability.per is not None:
            self.per = -2 if ability.per == "eagles" else GOODS.index(ability.per)
        self.each = ability.each
        self.most = ability.most
        self.ignore = ability.ignore
        self.dice = ability.dice
        self.building: int = NONE if ability.building is None else BUILDINGS.index(ability.building)
        self.option: str = ability.option or ""
        self.points = ability.points
        self.returns = ability.returns


class BuildingUse:
    """One option of a building for one colour of worker."""

    __slots__ = ("effect", "id")

    def __init__(self, id: str, effect: Effect) -> None:
        self.id = id
        self.effect = effect


class Settlement:
    __slots__ = (
        "crew", "penalty", "provisions", "red", "region", "thresholds", "wagons", "white",
        "workers",
    )  # fmt: skip

    def __init__(self, number: int, settlement: parts.Settlement, region: parts.BoardRegion):
        self.region = number // 3
        self.workers = [colour in settlement.workers for colour in COLOURS]
        self.crew = settlement.crew
        self.provisions = settlement.provisions
        self.wagons = settlement.wagons
        self.penalty = settlement.penalty
        self.thresholds = [(item.strength, item.points) for item in settlement.thresholds]
        self.red = region.red
        self.white = region.white


class Plan:
    __slots__ = (
        "blocks", "bottom", "horse", "points", "provisions", "region", "right", "strength",
        "target",
    )  # fmt: skip

    def __init__(self, plan: parts.Plan) -> None:
        self.region: int = REGIONS.index(plan.region)
        self.target = plan.target
        self.provisions = plan.provisions
        self.strength = plan.strength
        self.points = plan.points
        self.bottom = plan.quest[0] == "bottom"
        self.right = plan.quest[1] == "right"
        self.horse = plan.horse
        self.blocks: int = BUILDINGS.index(plan.blocks)


class Figures:
    """All figures. Crew, heroes, animals, quests and plans are numbered as in their files."""

    __slots__ = (
        "abilities", "animals", "building_workers", "components", "crew", "crew_copies",
        "crew_costs", "crew_strengths", "dice", "eagle_kinds", "eagle_points",
        "eagle_strengths", "effects", "end_quests", "end_spaces", "folder", "hand_decides",
        "hand_drawn", "hand_kept", "hero_effects", "heroes", "horse_points", "horse_strengths",
        "limit_cards", "limits", "pieces", "plan_keys", "plans", "play_effects",
        "plunder_points", "quest_costs", "quest_points", "quest_strengths", "quests",
        "region_quests", "settlements", "settlements_by_colour", "space_players",
        "space_plunder", "space_workers", "start_goods", "start_village", "start_worker",
        "uses",
    )  # fmt: skip

    def __init__(self, folder: str, found: Components) -> None:
        self.folder = folder
        self.components = found
        self.effects: list[Effect] = []
        self._crew(found)
        self._animals_and_quests(found)
        self._board(found)
        setup = found.setup
        self.pieces: list[int] = [setup.pieces.get(good, 0) for good in _PLUNDER]
        self.start_goods = [setup.start.silver, setup.start.provisions, 0, 0, 0, 0, 0, 0]
        self.start_worker: int = COLOURS.index(setup.start.worker)
        self.hand_drawn = setup.start.drawn
        self.hand_kept = setup.start.kept
        self.limits = [setup.limits.silver, setup.limits.provisions, setup.limits.kumis]
        self.limit_cards = setup.limits.cards
        points = setup.points
        self.plunder_points = [points.gold, points.equipment, points.wagon, points.livestock_pair]
        self.end_spaces = setup.end.spaces
        self.end_quests = setup.end.quests
        self.dice = [
            [(face.strength, face.wounds) for face in found.dice[die].faces] for die in DICE
        ]
        self.plan_keys = list(found.solo.plans)
        self.plans = [Plan(plan) for plan in found.solo.plans.values()]

    def _crew(self, found: Components) -> None:
        cards = list(found.crew.values())
        self.crew = list(found.crew)
        self.crew_copies = [card.copies for card in cards]
        self.crew_strengths = [card.strength for card in cards]
        self.crew_costs = [card.cost for card in cards]
        self.abilities = [Ability(card.ability) for card in cards]
        self.play_effects = [[self._option(option) for option in card.play] for card in cards]
        self.heroes = list(found.heroes)
        self.hero_effects = [
            [self._option(option) for option in hero.effect] for hero in found.heroes.values()
        ]

    def _animals_and_quests(self, found: Components) -> None:
        self.animals = list(found.animals)
        animals = list(found.animals.values())
        self.eagle_kinds: list[int] = [EAGLES.index(animal.eagle.kind) for animal in animals]
        self.eagle_strengths = [animal.eagle.strength for animal in animals]
        self.eagle_points = [animal.eagle.points for animal in animals]
        self.horse_strengths = [animal.horse.strength for animal in animals]
        self.horse_points = [animal.horse.points for animal in animals]
        self.quests = list(found.quests)
        quests = list(found.quests.values())
        self.quest_costs = [
            tuple([(GOODS.index(good), n) for good, n in quest.cost.items()]) for quest in quests
        ]
        self.quest_strengths = [quest.strength for quest in quests]
        self.quest_points = [quest.points for quest in quests]

    def _board(self, found: Components) -> None:
        board = found.board
        village = list(board.village.values())
        self.building_workers = [
            [colour in building.workers for colour in COLOURS] for building in village
        ]
        self.start_village: list[int] = [
            NONE if building.start is None else COLOURS.index(building.start)
            for building in village
        ]
        # The uses of a building by the colour of the worker.
        self.uses: list[list[list[BuildingUse]]] = []
        for building in village:
            made = [
                (option, BuildingUse(option.id, self._building_option(option)))
                for option in building.options
            ]
            self.uses.append(
                [[use for option, use in made if colour in option.workers] for colour in COLOURS]
            )
        # Whether the possible actions in a building depend on the hand.
        self.hand_decides = [
            any(use.effect.do in (HIRE, DO_QUEST, PLAY_CARD) for uses in by_colour for use in uses)
            for by_colour in self.uses
        ]
        regions = list(board.regions.values())
        self.region_quests = [region.quests for region in regions]
        self.settlements = [
            Settlement(number, settlement, regions[number // 3])
            for number, settlement in enumerate(board.settlements.values())
        ]
        self.settlements_by_colour = [
            [number for number in range(len(SETTLEMENTS)) if self.settlements[number].workers[c]]
            for c in range(len(COLOURS))
        ]
        spaces = [space for item in board.settlements.values() for space in item.spaces]
        self.space_plunder = [space.plunder for space in spaces]
        self.space_workers: list[int] = [COLOURS.index(space.worker) for space in spaces]
        self.space_players = [space.players for space in spaces]

    def _add(self, cost: parts.Amounts, gain: parts.Amounts, do: str | None) -> Effect:
        effect = Effect(len(self.effects), cost, gain, do or DO[NOTHING])
        self.effects.append(effect)
        return effect

    def _option(self, option: parts.Option) -> Effect:
        effect = self._add(option.cost, option.gain, option.do)
        effect.amount = option.amount
        effect.extra = option.extra
        effect.region = NONE if option.region is None else REGIONS.index(option.region)
        effect.good = NONE if option.good is None else GOODS.index(option.good)
        effect.less = FREE if option.free else option.less
        return effect

    def _building_option(self, option: parts.BuildingOption) -> Effect:
        effect = self._add(option.cost, option.gain, option.do)
        effect.amount = option.amount
        return effect


_PLUNDER: tuple[parts.Plunder, ...] = ("gold", "equipment", "wagon", "livestock")


@cache
def figures(folder: str = "") -> Figures:
    return Figures(folder, load(folder))
