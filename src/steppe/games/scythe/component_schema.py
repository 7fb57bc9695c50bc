"""The schemas of the files in `data/`: one class per file, and its parts."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Lang = Literal["en", "ru"]
FactionId = Literal["nordic", "rusviet", "crimea", "saxony", "polania"]
MatId = Literal["industrial", "engineering", "patriotic", "mechanical", "agricultural"]
Terrain = Literal["mountain", "farm", "village", "forest", "tundra", "lake", "factory"]
Resource = Literal["oil", "metal", "wood", "food"]
Unit = Literal["hero", "mech", "worker"]
TopAction = Literal["move", "bolster", "trade", "produce"]
BottomAction = Literal["upgrade", "deploy", "build", "enlist"]
StructureId = Literal["mine", "mill", "armory", "monument"]
Bonus = Literal["power", "coins", "popularity", "combat_cards"]
Side = Literal["land", "river", "lake"]
# fmt: off
Good = Literal[
    "coins", "power", "popularity", "combat_cards", "any_resources", "workers", "units",
    "territories",
]
CubeSquare = Literal[
    "move_unit", "move_coin", "bolster_power", "bolster_card", "trade_popularity",
    "produce_territory",
]
StarId = Literal[
    "star_upgrades", "star_mechs", "star_structures", "star_recruits", "star_workers",
    "star_objective", "star_combat", "star_popularity", "star_power",
]
BonusTileId = Literal[
    "tunnels_adjacent", "lakes_adjacent", "encounters_adjacent", "on_tunnels", "straight_row",
    "farms_and_tundra",
]
# What an objective counts: for the player, or (`on_one_territory`) on a single territory.
Counted = Literal[
    "coins", "power", "popularity", "combat_cards", "combat_stars", "factory_cards",
    "heroes", "workers", "mechs", "structures", "pieces", "recruits", "upgrades",
    "territories", "tunnels", "territories_by_factory", "territories_around_one_lake",
    "resources", "scarcest_resource", "commonest_resource",
    "workers_driven_off", "rivals_with_more_power",
]
AutomaSymbol = Literal[
    "move_worker", "move_mech", "move_hero", "encounter_or_factory", "attack_unit",
    "attack_worker",
]
# fmt: on
AutomaGain = Literal["power", "coins", "combat_cards", "workers", "combat_unit"]
TrackerId = Literal["autometta", "automa", "automaszyna", "ultimaszyna"]

Natural = Annotated[int, Meta(ge=0)]
Positive = Annotated[int, Meta(ge=1)]
Words = Annotated[str, Meta(min_length=1)]


class Text(Struct, frozen=True, forbid_unknown_fields=True):
    en: Words
    ru: Words

    def of(self, lang: Lang) -> str:
        return self.ru if lang == "ru" else self.en


class Goods(Struct, frozen=True, forbid_unknown_fields=True):
    """Costs and gains; `produce` counts territories, the last four are free actions."""

    coins: Natural = 0
    power: Natural = 0
    popularity: Natural = 0
    combat_cards: Natural = 0
    workers: Natural = 0
    oil: Natural = 0
    metal: Natural = 0
    wood: Natural = 0
    food: Natural = 0
    any_resources: Natural = 0
    produce: Natural = 0
    upgrade: Natural = 0
    deploy: Natural = 0
    build: Natural = 0
    enlist: Natural = 0

    def items(self) -> tuple[tuple[str, int], ...]:
        """The nonzero kinds with their amounts."""
        amounts = ((kind, getattr(self, kind)) for kind in self.__struct_fields__)
        return tuple((kind, amount) for kind, amount in amounts if amount)


NOTHING = Goods()


# The board


class Hex(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    terrain: Terrain
    row: int
    x: float
    q: int
    r: int
    tunnel: bool = False
    encounter: bool = False


class Base(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    faction: Literal["nordic", "rusviet", "crimea", "saxony", "polania", "albion", "togawa"]
    name: Text
    row: int
    x: float
    q: int
    r: int
    land: tuple[str, str]
    river: tuple[str, ...] = ()
    lake: tuple[str, ...] = ()
    expansion: bool = False


class Board(Struct, frozen=True, forbid_unknown_fields=True):
    hexes: tuple[Hex, ...]
    bases: tuple[Base, ...]
    rivers: tuple[tuple[str, str], ...]
    yields: dict[Terrain, Literal["oil", "metal", "wood", "food", "workers"]]

    def places(self) -> tuple[Hex | Base, ...]:
        """Territories in reading order, then the bases."""
        return (*self.hexes, *self.bases)

    def sides(self) -> dict[str, dict[str, Side]]:
        """The neighbours of each territory and base, with the kind of border."""
        rivers = {frozenset(pair) for pair in self.rivers}
        lakes = {item.id for item in self.hexes if item.terrain == "lake"}
        found: dict[str, dict[str, Side]] = {place.id: {} for place in self.places()}
        for a in self.places():
            for b in self.places():
                if distance(a, b) != 1:
                    continue
                if a.id in lakes or b.id in lakes:
                    found[a.id][b.id] = "lake"
                else:
                    found[a.id][b.id] = "river" if {a.id, b.id} in rivers else "land"
        return found

    def home_area(self, base: str) -> frozenset[str]:
        """The territories reachable from a base without crossing water or using a tunnel."""
        sides = self.sides()
        reached, edge = {base}, [base]
        while edge:
            for near, side in sides[edge.pop()].items():
                if side == "land" and near not in reached:
                    reached.add(near)
                    edge.append(near)
        return frozenset(reached - {item.id for item in self.bases})


def distance(a: Hex | Base, b: Hex | Base) -> int:
    """Steps between two places, ignoring rivers, lakes and tunnels."""
    dq, dr = a.q - b.q, a.r - b.r
    return max(abs(dq), abs(dr), abs(dq + dr))


# Faction mats and player mats


class Ability(Struct, frozen=True, forbid_unknown_fields=True):
    en: Words
    ru: Words
    pays_power: Natural = 0
    opponent_loses_power: Natural = 0
    takes_cards: Natural = 0
    extra_cards: Natural = 0
    extra_steps: Natural = 0
    encounter_options: Natural = 1


class Faction(Struct, frozen=True, forbid_unknown_fields=True):
    id: FactionId
    name: Text
    full_name: Text
    hero: Text
    colour: str
    power: Natural
    combat_cards: Natural
    workers: tuple[str, str]
    ability: str
    mechs: tuple[str, str, str, str]
    riverwalk: tuple[Terrain, Terrain]


class FactionMats(Struct, frozen=True, forbid_unknown_fields=True):
    factions: tuple[Faction, ...]
    abilities: dict[str, Ability]
    one_time_bonuses: Goods


class Section(Struct, frozen=True, forbid_unknown_fields=True):
    top: TopAction
    bottom: BottomAction
    fixed: Natural
    upgradable: Natural
    coins: Natural


class Mat(Struct, frozen=True, forbid_unknown_fields=True):
    id: MatId
    name: Text
    number: Positive
    popularity: Natural
    coins: Natural
    objectives: Natural
    sections: tuple[Section, Section, Section, Section]


class TopOption(Struct, frozen=True, forbid_unknown_fields=True):
    gain: Literal[
        "units", "coins", "power", "combat_cards", "any_resources", "popularity", "territories"
    ]
    amount: Positive
    cube: CubeSquare | None = None
    cube_adds: Natural = 0


class Top(Struct, frozen=True, forbid_unknown_fields=True):
    structure: StructureId
    options: tuple[TopOption, ...]
    cost: Goods = NOTHING


class Bottom(Struct, frozen=True, forbid_unknown_fields=True):
    resource: Resource
    ongoing: Goods


class Structure(Struct, frozen=True, forbid_unknown_fields=True):
    bonus: Goods = NOTHING
    territories: Natural = 0


class PlayerMats(Struct, frozen=True, forbid_unknown_fields=True):
    mats: tuple[Mat, ...]
    top_actions: dict[TopAction, Top]
    bottom_actions: dict[BottomAction, Bottom]
    structures: dict[StructureId, Structure]
    worker_cells: tuple[Literal["free", "power", "popularity", "coins"], ...]
    banned_pairs: tuple[tuple[FactionId, MatId], ...]


# Tracks


class Tier(Struct, frozen=True, forbid_unknown_fields=True):
    low: Natural
    high: Natural
    star: Natural
    territory: Natural
    resource_pair: Natural


class Popularity(Struct, frozen=True, forbid_unknown_fields=True):
    maximum: Positive
    tiers: tuple[Tier, ...]

    def tier(self, popularity: int) -> Tier:
        return next(tier for tier in self.tiers if popularity <= tier.high)


class Power(Struct, frozen=True, forbid_unknown_fields=True):
    maximum: Positive
    dial: Positive


class CombatCards(Struct, frozen=True, forbid_unknown_fields=True):
    value: Positive
    count: Positive


class StarCondition(Struct, frozen=True, forbid_unknown_fields=True):
    id: StarId
    needs: Positive
    times: Positive = 1


class Pieces(Struct, frozen=True, forbid_unknown_fields=True):
    stars: Positive
    workers: Positive
    workers_on_board: Positive
    mechs: Positive
    structures: Positive
    recruits: Positive
    cubes: Positive


class FactoryWorth(Struct, frozen=True, forbid_unknown_fields=True):
    territories: Positive
    cards_above_players: Natural


class Band(Struct, frozen=True, forbid_unknown_fields=True):
    low: Natural
    high: Natural
    coins: Natural


class StructureBonus(Struct, frozen=True, forbid_unknown_fields=True):
    id: BonusTileId
    name: Text
    bands: tuple[Band, ...]

    def coins(self, count: int) -> int:
        """The coins for `count`; above the last band it is paid like the last band."""
        return max((band.coins for band in self.bands if band.low <= count), default=0)


class Tracks(Struct, frozen=True, forbid_unknown_fields=True):
    popularity: Popularity
    power: Power
    combat_cards: tuple[CombatCards, ...]
    star_conditions: tuple[StarCondition, ...]
    pieces: Pieces
    factory: FactoryWorth
    structure_bonuses: tuple[StructureBonus, ...]


# Cards


class Need(Struct, frozen=True, forbid_unknown_fields=True):
    """One counted thing and its bounds; `equals` names another thing with the same count."""

    count: Counted
    terrain: Terrain | None = None
    at_least: Natural | None = None
    at_most: Natural | None = None
    exactly: Natural | None = None
    equals: Counted | None = None

    def holds(self, value: int) -> bool:
        return (
            (self.at_least is None or value >= self.at_least)
            and (self.at_most is None or value <= self.at_most)
            and (self.exactly is None or value == self.exactly)
        )


class Objective(Struct, frozen=True, forbid_unknown_fields=True):
    number: Positive
    timing: Literal["end_of_turn", "window"]
    title: Text
    text: Text
    needs: tuple[Need, ...] = ()
    on_one_territory: tuple[Need, ...] = ()


class Objectives(Struct, frozen=True, forbid_unknown_fields=True):
    objectives: tuple[Objective, ...]


class Feat(Struct, frozen=True, forbid_unknown_fields=True):
    """An entry of the achievement sheet."""

    id: Words
    title: Text
    text: Text
    needs: tuple[Need, ...]


class Feats(Struct, frozen=True, forbid_unknown_fields=True):
    feats: tuple[Feat, ...]


class EncounterOption(Struct, frozen=True, forbid_unknown_fields=True):
    gain: Goods
    cost: Goods = NOTHING


class Encounter(Struct, frozen=True, forbid_unknown_fields=True):
    number: Positive
    a: EncounterOption
    b: EncounterOption
    c: EncounterOption


class Encounters(Struct, frozen=True, forbid_unknown_fields=True):
    encounters: tuple[Encounter, ...]


class FactoryCard(Struct, frozen=True, forbid_unknown_fields=True):
    number: Positive
    cost: Goods
    gain: Goods = NOTHING
    choose: tuple[Goods, ...] = ()


class FactoryMove(Struct, frozen=True, forbid_unknown_fields=True):
    units: Positive
    steps: Positive


class Factory(Struct, frozen=True, forbid_unknown_fields=True):
    cards: tuple[FactoryCard, ...]
    move: FactoryMove


# The Automa


class SchemeMove(Struct, frozen=True, forbid_unknown_fields=True):
    move: AutomaSymbol
    min_power: Natural = 0
    only: FactionId | None = None


class SchemeGain(Struct, frozen=True, forbid_unknown_fields=True):
    gain: AutomaGain
    amount: Positive
    only: FactionId | None = None


class Scheme(Struct, frozen=True, forbid_unknown_fields=True):
    moves: tuple[SchemeMove, ...]
    gains: tuple[SchemeGain, ...]
    recruit: Bonus | None = None


class AutomaCard(Struct, frozen=True, forbid_unknown_fields=True):
    number: Positive
    advance: bool
    skip: bool
    spend: tuple[Natural, Natural, Natural]
    combat_cards: Natural
    resources: Natural
    scheme_1: Scheme
    scheme_2: Scheme


class PowerRange(Struct, frozen=True, forbid_unknown_fields=True):
    low: Natural
    high: Natural


class Tracker(Struct, frozen=True, forbid_unknown_fields=True):
    """A star tracker card: spaces count from 1, where the cube starts."""

    id: TrackerId
    name: Text
    level: Text
    spaces: Positive
    water_locked: Natural
    stars: tuple[Positive, ...]
    skips: bool = False
    all_moves: bool = False
    retreat_to_base: bool = False
    extra_coins: Natural = 0
    extra_power: Natural = 0


class AutomaSetup(Struct, frozen=True, forbid_unknown_fields=True):
    coins: Natural
    popularity: Natural
    factory_cards: Positive
    workers: Positive


class AutomaScoring(Struct, frozen=True, forbid_unknown_fields=True):
    star: Natural
    territory: Natural
    human_resources_per_territory: Natural


class AutomaStars(Struct, frozen=True, forbid_unknown_fields=True):
    combat: Natural
    power: Natural
    tracker: Text


class Automa(Struct, frozen=True, forbid_unknown_fields=True):
    cards: tuple[AutomaCard, ...]
    power_ranges: tuple[PowerRange, PowerRange, PowerRange]
    trackers: tuple[Tracker, ...]
    setup: AutomaSetup
    scoring: AutomaScoring
    stars: AutomaStars
    symbols: dict[str, Text]


class Vocabulary(Struct, frozen=True, forbid_unknown_fields=True):
    terrains: dict[Terrain, Text]
    resources: dict[Resource, Text]
    units: dict[Unit, Text]
    goods: dict[Good, Text]
    top_actions: dict[TopAction, Text]
    bottom_actions: dict[BottomAction, Text]
    cube_squares: dict[CubeSquare, Text]
    structures: dict[StructureId, Text]
    star_conditions: dict[StarId, Text]
    colours: dict[str, Text]
