"""The printed figures in the form the engine uses: plain lists, computed once.

They are shared by all tables with the same components.
"""

from __future__ import annotations

from .automa.cards import AutomaFigures
from .components import Components, Goods
from .terms import (
    ABILITIES,
    BASE,
    BOTTOMS,
    CUBES,
    GOODS,
    LAKE,
    RESOURCES,
    SECTIONS,
    STRUCTURES,
    TERRAINS,
)

Gains = tuple[tuple[int, int], ...]
"""Kinds of goods and amounts."""


def gains_of(goods: Goods) -> Gains:
    return tuple([(GOODS.index(kind), amount) for kind, amount in goods.items()])


class Faction:
    __slots__ = ("ability_bits", "base", "cards", "mechs", "power", "river_terrains", "workers")

    def __init__(
        self,
        base: int,
        power: int,
        cards: int,
        workers: list[int],
        mechs: list[int],
        river_terrains: list[int],
    ) -> None:
        self.base = base
        self.power = power
        self.cards = cards
        self.workers = workers
        self.mechs = mechs  # indices of abilities, in the order of the mat
        self.ability_bits = [1 << ability for ability in mechs]
        self.river_terrains = river_terrains


class Mat:
    """A player mat; `bottom` and the cost squares are by section, in the order of the tops."""

    __slots__ = (
        "bottom",
        "bottom_coins",
        "coins",
        "fixed",
        "number",
        "objectives",
        "popularity",
        "upgradable",
    )

    def __init__(self, number: int, popularity: int, coins: int, objectives: int) -> None:
        self.number = number
        self.popularity = popularity
        self.coins = coins
        self.objectives = objectives
        self.bottom = [0, 0, 0, 0]  # by section
        self.fixed = [0, 0, 0, 0]  # by bottom action
        self.upgradable = [0, 0, 0, 0]
        self.bottom_coins = [0, 0, 0, 0]


class Card:
    """An encounter option or the top of a Factory card."""

    __slots__ = ("choose", "cost", "gain")

    def __init__(self, cost: Gains, gain: Gains, choose: tuple[Gains, ...] = ()) -> None:
        self.cost = cost
        self.gain = gain
        self.choose = choose


class Figures:
    """Figures by the numbers of `terms`. Places are territories in reading order, then bases."""

    def __init__(self, components: Components, folder: str = "") -> None:
        self.components = components
        self.folder = folder  # the owner's folder they come from, or empty
        self._lay_board(components)
        self._lay_mats(components)
        self._lay_cards(components)
        tracks = components.tracks
        self.power_limit = tracks.power.maximum
        self.dial_limit = tracks.power.dial
        self.popularity_limit = tracks.popularity.maximum
        self.star_limit = tracks.pieces.stars
        self.workers_limit = tracks.pieces.workers
        self.star_needs = [condition.needs for condition in tracks.star_conditions]
        self.star_times = [condition.times for condition in tracks.star_conditions]
        tiers = [tracks.popularity.tier(level) for level in range(self.popularity_limit + 1)]
        self.rates = [(tier.star, tier.territory, tier.resource_pair) for tier in tiers]
        self.factory_worth = tracks.factory.territories
        self.tiles = [tile.id for tile in tracks.structure_bonuses]
        self.automa = AutomaFigures(components.automa, self.ongoing, self.axial)

    def _lay_board(self, components: Components) -> None:
        board = components.board
        places = board.places()
        sides = board.sides()
        self.names = [place.id for place in places]
        self.index = {name: number for number, name in enumerate(self.names)}
        self.territories = len(board.hexes)
        self.places = len(places)
        self.terrain = [TERRAINS.index(item.terrain) for item in board.hexes]
        self.terrain += [BASE] * len(board.bases)
        self.factory = self.terrain.index(TERRAINS.index("factory"))
        self.lakes = [p for p in range(self.places) if self.terrain[p] == LAKE]
        self.tunnels = [self.index[item.id] for item in board.hexes if item.tunnel]
        self.is_tunnel = [p in self.tunnels for p in range(self.places)]
        self.encounter_places = [self.index[item.id] for item in board.hexes if item.encounter]
        self.expansion_bases = [self.index[base.id] for base in board.bases if base.expansion]
        goods = {"workers": len(RESOURCES), **{name: k for k, name in enumerate(RESOURCES)}}
        yields = {TERRAINS.index(terrain): goods[kind] for terrain, kind in board.yields.items()}
        self.yields = [yields.get(terrain, -1) for terrain in self.terrain]
        self.land: list[list[int]] = []
        self.river: list[list[int]] = []
        self.water: list[list[int]] = []
        self.around: list[list[int]] = []  # across any border, but never a base
        for name in self.names:
            near = {side: [] for side in ("land", "river", "lake")}  # type: dict[str, list[int]]
            for other, side in sides[name].items():
                if self.terrain[self.index[other]] != BASE:
                    near[side].append(self.index[other])
            self.land.append(near["land"])
            self.river.append(near["river"])
            self.water.append(near["lake"])
            self.around.append(sorted(near["land"] + near["river"] + near["lake"]))
        self.axial = [(place.q, place.r) for place in places]
        self.layout = [(place.row, place.x) for place in places]
        # The sides with a river, by name, bases included.
        self.banks = [
            [other for other, side in sides[name].items() if side == "river"] for name in self.names
        ]
        self._reach: dict[tuple[int, int, int], list[list[int]]] = {}

    def reach(self, crossing: int, lakes: int, submerge: int) -> list[list[int]]:
        """By place, the places one ordinary step away: `crossing` is a set of terrains, as bits,
        onto which rivers may be crossed; `lakes` and `submerge` are flags."""
        key = (crossing, lakes, submerge)
        found = self._reach.get(key)
        if found is None:
            found = [self._steps(place, crossing, lakes, submerge) for place in range(self.places)]
            self._reach[key] = found
        return found

    def _steps(self, place: int, crossing: int, lakes: int, submerge: int) -> list[int]:
        steps = list(self.land[place])
        steps += [p for p in self.river[place] if crossing >> self.terrain[p] & 1]
        if lakes:
            steps += self.water[place]  # scythe.move.lake_shore_is_not_river
            if submerge and self.terrain[place] == LAKE:
                steps += [p for p in self.lakes if p != place and p not in steps]
        return sorted(steps)

    def _lay_mats(self, components: Components) -> None:
        by_faction = {base.faction: self.index[base.id] for base in components.board.bases}
        self.factions: list[Faction] = []
        for faction in components.factions.factions:
            self.factions.append(
                Faction(
                    by_faction[faction.id],
                    faction.power,
                    faction.combat_cards,
                    [self.index[name] for name in faction.workers],
                    [ABILITIES.index(key) for key in faction.mechs],
                    [TERRAINS.index(terrain) for terrain in faction.riverwalk],
                )
            )
        self.bases = [faction.base for faction in self.factions]
        abilities = components.factions.abilities
        self.artillery_pays = abilities["artillery"].pays_power
        self.artillery_takes = abilities["artillery"].opponent_loses_power
        self.disarm_takes = abilities["disarm"].opponent_loses_power
        self.peoples_army_cards = abilities["peoples_army"].extra_cards
        self.speed_steps = abilities["speed"].extra_steps
        self.meander_options = abilities["meander"].encounter_options
        common = components.mats
        self.mats: list[Mat] = []
        for printed in common.mats:
            mat = Mat(printed.number, printed.popularity, printed.coins, printed.objectives)
            for section in printed.sections:
                bottom = BOTTOMS.index(section.bottom)
                mat.bottom[SECTIONS.index(section.top)] = bottom
                mat.fixed[bottom] = section.fixed
                mat.upgradable[bottom] = section.upgradable
                mat.bottom_coins[bottom] = section.coins
            self.mats.append(mat)
        # By section and option: the gain of the top action, and what its cube adds.
        self.amounts: list[list[int]] = []
        self.cube_adds = [0] * len(CUBES)
        self.top_coins: list[int] = []
        for name in SECTIONS[:4]:
            top = common.top_actions[name]
            self.top_coins.append(top.cost.coins)
            self.amounts.append([option.amount for option in top.options])
            for option in top.options:
                if option.cube is not None:
                    self.cube_adds[CUBES.index(option.cube)] = option.cube_adds
        self.top_structure = [
            STRUCTURES.index(common.top_actions[name].structure) for name in SECTIONS[:4]
        ]
        self.structure_bonus = [gains_of(common.structures[name].bonus) for name in STRUCTURES]
        self.ongoing = [gains_of(common.bottom_actions[name].ongoing)[0] for name in BOTTOMS]
        one_time = components.factions.one_time_bonuses
        self.one_time: list[tuple[int, int]] = list(gains_of(one_time))
        # By the number of workers on the board: power, popularity and coins to pay for Produce.
        cells = common.worker_cells
        first = components.tracks.pieces.workers_on_board
        self.produce_cost: list[tuple[int, int, int]] = []
        for workers in range(components.tracks.pieces.workers + 1):
            open_cells = cells[: max(0, workers - first)]
            power, popularity, coins = (
                open_cells.count(kind) for kind in ("power", "popularity", "coins")
            )
            self.produce_cost.append((power, popularity, coins))

    def _lay_cards(self, components: Components) -> None:
        self.combat_cards = [pile.count for pile in components.tracks.combat_cards]
        self.encounters = [
            [
                Card(gains_of(option.cost), gains_of(option.gain))
                for option in (card.a, card.b, card.c)
            ]
            for card in components.encounters.encounters
        ]
        self.factory_cards = [
            Card(
                gains_of(card.cost),
                gains_of(card.gain),
                tuple([gains_of(alternative) for alternative in card.choose]),
            )
            for card in components.factory.cards
        ]
        self.factory_steps = components.factory.move.steps
        self.cards_above_players = components.tracks.factory.cards_above_players
        self.objectives = len(components.objectives.objectives)
        self.objective_at_end = [
            card.timing == "end_of_turn" for card in components.objectives.objectives
        ]
