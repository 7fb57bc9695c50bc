"""Consistency checks between the figures of Scythe; an error names the file and the field."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, get_args

from ...kernel.data import fault
from .component_schema import (
    Automa,
    AutomaSymbol,
    Band,
    Base,
    Board,
    BonusTileId,
    BottomAction,
    CubeSquare,
    Encounter,
    Faction,
    FactionId,
    FactionMats,
    Factory,
    Feat,
    Good,
    Hex,
    MatId,
    Need,
    Objective,
    PlayerMats,
    PowerRange,
    Resource,
    StarId,
    StructureId,
    Terrain,
    Tier,
    TopAction,
    TrackerId,
    Tracks,
    Unit,
    Vocabulary,
)

_LETTERS: dict[Terrain, str] = {
    "mountain": "M",
    "farm": "F",
    "village": "V",
    "forest": "W",
    "tundra": "T",
    "lake": "L",
}


def require(ok: bool, file: str, field: str, text: str) -> None:
    if not ok:
        raise fault(file, field, text)


def _count(file: str, field: str, found: int, expected: int) -> None:
    require(found == expected, file, field, f"expected {expected}, got {found}")


def _unique(file: str, field: str, values: Iterable[object]) -> None:
    for value, times in Counter(values).items():
        require(times == 1, file, field, f"{value} occurs {times} times")


def _exactly(file: str, field: str, found: Iterable[str], kind: Any) -> None:
    """Check that every value of the Literal `kind` occurs exactly once, and nothing else."""
    values = list(found)
    _unique(file, field, values)
    for key in get_args(kind):
        require(key in values, file, field, f"{key} is missing")
    for key in values:
        require(key in get_args(kind), file, field, f"{key} is not known")


def _in_order(file: str, field: str, found: Iterable[object], expected: Iterable[object]) -> None:
    """Check the order of a list that the engine numbers by position."""
    order = tuple(expected)
    text = f"expected in this order: {', '.join(map(str, order))}"
    require(tuple(found) == order, file, field, text)


def _numbered(file: str, field: str, cards: Sequence[Any], count: int) -> None:
    _count(file, field, len(cards), count)
    for index, card in enumerate(cards):
        require(
            card.number == index + 1,
            file,
            f"{field}[{index}].number",
            f"expected {index + 1}, got {card.number}",
        )


def _gapless(
    file: str, field: str, bands: Sequence[Tier | Band | PowerRange], low: int, high: int | None
) -> None:
    """Check that bands follow each other without gap or overlap, from `low` to `high`."""
    require(bool(bands), file, field, "is empty")
    for index, band in enumerate(bands):
        where = f"{field}[{index}]"
        require(band.low == low, file, f"{where}.low", f"expected {low}, got {band.low}")
        require(band.high >= band.low, file, f"{where}.high", f"{band.high} is below low")
        low = band.high + 1
    last = bands[-1].high
    where = f"{field}[{len(bands) - 1}].high"
    require(high is None or last == high, file, where, f"expected {high}, got {last}")


def board(board: Board) -> None:
    file = "board.toml"
    _count(file, "hexes", len(board.hexes), 47)
    _count(file, "bases", len(board.bases), 7)
    _unique(file, "hexes", [place.id for place in board.places()])
    _unique(file, "hexes", [f"q = {place.q}, r = {place.r}" for place in board.places()])
    _unique(file, "bases", [base.faction for base in board.bases])
    groups: dict[str, Sequence[Hex | Base]] = {"hexes": board.hexes, "bases": board.bases}
    for field, places in groups.items():
        for index, place in enumerate(places):
            where = f"{field}[{index}]"
            r = place.row - 4
            q = (place.x - 3.5) - r / 2
            require(place.r == r, file, f"{where}.r", f"row {place.row} means {r}, got {place.r}")
            require(place.q == q, file, f"{where}.q", f"row and x mean {q}, got {place.q}")
    for index, hex in enumerate(board.hexes):
        where = f"hexes[{index}]"
        letter = _LETTERS.get(hex.terrain)
        number = hex.id[1:]
        fits = hex.id[:1] == letter and number.isdecimal() if letter else hex.id == "FACTORY"
        require(fits, file, f"{where}.id", f"{hex.id} does not fit the terrain {hex.terrain}")
        lake = hex.terrain == "lake"
        require(not (lake and hex.encounter), file, f"{where}.encounter", "lakes have none")
        require(not (lake and hex.tunnel), file, f"{where}.tunnel", "lakes have none")
        if index:
            before = board.hexes[index - 1]
            in_order = (before.row, before.x) < (hex.row, hex.x)
            require(in_order, file, where, f"{hex.id} comes before {before.id} in reading order")
    _count(file, "hexes with a tunnel", sum(hex.tunnel for hex in board.hexes), 6)
    _count(file, "hexes with an encounter", sum(hex.encounter for hex in board.hexes), 11)
    terrains = {hex.terrain for hex in board.hexes}
    _exactly(file, "hexes.terrain", terrains, Terrain)
    barren = terrains - set(board.yields)
    require(barren == {"lake", "factory"}, file, "yields", "only lake and factory yield nothing")
    _waters(board)


def _waters(board: Board) -> None:
    file = "board.toml"
    _count(file, "rivers", len(board.rivers), 32)
    sides = board.sides()
    lakes = {hex.id for hex in board.hexes if hex.terrain == "lake"}
    for index, (a, b) in enumerate(board.rivers):
        where = f"rivers[{index}]"
        for end in (a, b):
            require(end in sides, file, where, f"there is no place {end}")
            require(end not in lakes, file, where, f"{end} is a lake and borders on no river")
        require(b in sides[a], file, where, f"{a} and {b} are not neighbours")
    _unique(file, "rivers", ["-".join(sorted(pair)) for pair in board.rivers])
    for index, base in enumerate(board.bases):
        for side in ("land", "river", "lake"):
            listed: tuple[str, ...] = getattr(base, side)
            found = sorted(place for place, kind in sides[base.id].items() if kind == side)
            text = (
                f"the board shows {', '.join(found) or 'none'}, got {', '.join(listed) or 'none'}"
            )
            require(sorted(listed) == found, file, f"bases[{index}].{side}", text)


def factions(mats: FactionMats, board: Board, words: Vocabulary) -> None:
    file = "factions.toml"
    _in_order(file, "factions", [faction.id for faction in mats.factions], get_args(FactionId))
    land = {base.faction: sorted(base.land) for base in board.bases}
    used = {"riverwalk", "speed"}
    for index, faction in enumerate(mats.factions):
        where = f"factions[{index}]"
        _ability_keys(where, faction, mats)
        used |= {faction.ability, *faction.mechs}
        starts = land[faction.id]
        text = f"next to the base by land lie {', '.join(starts)}"
        require(sorted(faction.workers) == starts, file, f"{where}.workers", text)
        known = faction.colour in words.colours
        require(known, file, f"{where}.colour", f"{faction.colour} has no name in names.toml")
    _unique(file, "factions.colour", [faction.colour for faction in mats.factions])
    for key in mats.abilities:
        require(key in used, file, f"abilities.{key}", "no faction has this ability")
    bonuses = mats.one_time_bonuses.items()
    _count(file, "one_time_bonuses", len(bonuses), 4)


def _ability_keys(where: str, faction: Faction, mats: FactionMats) -> None:
    file = "factions.toml"
    keys = [f"{where}.ability", *(f"{where}.mechs[{slot}]" for slot in range(4))]
    for field, key in zip(keys, (faction.ability, *faction.mechs), strict=True):
        require(key in mats.abilities, file, field, f"there is no ability {key}")
    _unique(file, f"{where}.mechs", faction.mechs)
    for key in ("riverwalk", "speed"):
        require(key in faction.mechs, file, f"{where}.mechs", f"{key} is missing")


def player_mats(mats: PlayerMats, tracks: Tracks) -> None:
    file = "mats.toml"
    _in_order(file, "mats", [mat.id for mat in mats.mats], get_args(MatId))
    _unique(file, "mats.number", [mat.number for mat in mats.mats])
    for index, mat in enumerate(mats.mats):
        where = f"mats[{index}].sections"
        bottoms = [section.bottom for section in mat.sections]
        _in_order(file, f"{where}.bottom", bottoms, get_args(BottomAction))
        _exactly(file, f"{where}.top", [section.top for section in mat.sections], TopAction)
        for field, total in (("fixed", 7), ("upgradable", 6), ("coins", 6)):
            found = sum(getattr(section, field) for section in mat.sections)
            text = f"expected {total} on the whole mat, got {found}"
            require(found == total, file, f"{where}.{field}", text)
    _exactly(file, "top_actions", mats.top_actions, TopAction)
    _exactly(file, "bottom_actions", mats.bottom_actions, BottomAction)
    _exactly(file, "structures", mats.structures, StructureId)
    tops = mats.top_actions.values()
    _exactly(file, "top_actions.structure", [top.structure for top in tops], StructureId)
    cubes = [option.cube for top in tops for option in top.options if option.cube]
    _exactly(file, "top_actions.options.cube", cubes, CubeSquare)
    paid = [bottom.resource for bottom in mats.bottom_actions.values()]
    _exactly(file, "bottom_actions.resource", paid, Resource)
    for key, bottom in mats.bottom_actions.items():
        _count(file, f"bottom_actions.{key}.ongoing", len(bottom.ongoing.items()), 1)
    cells = tracks.pieces.workers - tracks.pieces.workers_on_board
    _count(file, "worker_cells", len(mats.worker_cells), cells)


def tracks(tracks: Tracks) -> None:
    file = "tracks.toml"
    popularity, power = tracks.popularity, tracks.power
    _gapless(file, "popularity.tiers", popularity.tiers, 0, popularity.maximum)
    require(power.dial <= power.maximum, file, "power.dial", "is above the power track")
    _count(file, "combat_cards", sum(item.count for item in tracks.combat_cards), 42)
    _in_order(file, "combat_cards.value", [item.value for item in tracks.combat_cards], range(2, 6))
    stars = [item.id for item in tracks.star_conditions]
    _in_order(file, "star_conditions", stars, get_args(StarId))
    tiles = [tile.id for tile in tracks.structure_bonuses]
    _in_order(file, "structure_bonuses", tiles, get_args(BonusTileId))
    for index, tile in enumerate(tracks.structure_bonuses):
        _gapless(file, f"structure_bonuses[{index}].bands", tile.bands, 1, None)
    ends = {"star_popularity": popularity.maximum, "star_power": power.maximum}
    for name in ("upgrades", "mechs", "structures", "recruits", "workers"):
        pieces = "cubes" if name == "upgrades" else name
        ends[f"star_{name}"] = getattr(tracks.pieces, pieces)
    for index, condition in enumerate(tracks.star_conditions):
        needs = ends.get(condition.id, 1)
        where = f"star_conditions[{index}].needs"
        require(condition.needs == needs, file, where, f"expected {needs}, got {condition.needs}")


def objectives(cards: Sequence[Objective]) -> None:
    file = "objectives.toml"
    _numbered(file, "objectives", cards, 23)
    for index, card in enumerate(cards):
        where = f"objectives[{index}]"
        require(bool(card.needs or card.on_one_territory), file, f"{where}.needs", "is empty")
        for field in ("needs", "on_one_territory"):
            needs: tuple[Need, ...] = getattr(card, field)
            for position, need in enumerate(needs):
                _need(file, f"{where}.{field}[{position}]", need)


def feats(feats: Sequence[Feat]) -> None:
    file = "feats.toml"
    for index, feat in enumerate(feats):
        where = f"feats[{index}].needs"
        require(bool(feat.needs), file, where, "is empty")
        for position, need in enumerate(feat.needs):
            _need(file, f"{where}[{position}]", need)


def _need(file: str, where: str, need: Need) -> None:
    bounds = (need.at_least, need.at_most, need.exactly, need.equals)
    given = sum(bound is not None for bound in bounds)
    require(given == 1, file, where, "give one of at_least, at_most, exactly, equals")
    fits = need.terrain is None or need.count == "territories"
    require(fits, file, f"{where}.terrain", "only territories have a terrain")


def encounters(cards: Sequence[Encounter]) -> None:
    file = "encounters.toml"
    _numbered(file, "encounters", cards, 28)
    for index, card in enumerate(cards):
        for name, pays in (("a", ()), ("b", ("coins",)), ("c", ("popularity",))):
            where = f"encounters[{index}].{name}"
            option = getattr(card, name)
            found = tuple(kind for kind, _ in option.cost.items())
            text = f"option {name} is {f'paid in {pays[0]}' if pays else 'free'}"
            require(found == pays, file, f"{where}.cost", text)
            require(bool(option.gain.items()), file, f"{where}.gain", "is empty")


def factory(factory: Factory) -> None:
    file = "factory.toml"
    _numbered(file, "cards", factory.cards, 12)
    for index, card in enumerate(factory.cards):
        where = f"cards[{index}]"
        require(bool(card.cost.items()), file, f"{where}.cost", "is empty")
        either = bool(card.gain.items()) != bool(card.choose)
        require(either, file, where, "give either gain or choose")
        for position, goods in enumerate(card.choose):
            require(bool(goods.items()), file, f"{where}.choose[{position}]", "is empty")


def automa(automa: Automa, tracks: Tracks) -> None:
    file = "automa.toml"
    _numbered(file, "cards", automa.cards, 19)
    _gapless(file, "power_ranges", automa.power_ranges, 0, tracks.power.maximum)
    for index, card in enumerate(automa.cards):
        for column, power in enumerate(card.spend):
            where = f"cards[{index}].spend[{column}]"
            require(power <= tracks.power.dial, file, where, f"{power} is above the dial")
    trackers = [tracker.id for tracker in automa.trackers]
    _in_order(file, "trackers", trackers, get_args(TrackerId))
    for index, tracker in enumerate(automa.trackers):
        where = f"trackers[{index}]"
        stars = tracker.stars
        _count(file, f"{where}.stars", len(stars), tracks.pieces.stars)
        require(list(stars) == sorted(set(stars)), file, f"{where}.stars", "must ascend")
        text = f"the last star must lie on the last space, {tracker.spaces}"
        require(stars[-1] == tracker.spaces, file, f"{where}.stars", text)
        free = tracker.water_locked < tracker.spaces
        require(free, file, f"{where}.water_locked", "covers the whole tracker")
    symbols = (*get_args(AutomaSymbol), "combat_unit")
    for key in symbols:
        require(key in automa.symbols, file, f"symbols.{key}", "missing")
    for key in automa.symbols:
        require(key in symbols, file, f"symbols.{key}", "unknown field")


def vocabulary(words: Vocabulary) -> None:
    groups: tuple[tuple[str, Mapping[Any, object], Any], ...] = (
        ("terrains", words.terrains, Terrain),
        ("resources", words.resources, Resource),
        ("units", words.units, Unit),
        ("goods", words.goods, Good),
        ("top_actions", words.top_actions, TopAction),
        ("bottom_actions", words.bottom_actions, BottomAction),
        ("cube_squares", words.cube_squares, CubeSquare),
        ("structures", words.structures, StructureId),
        ("star_conditions", words.star_conditions, StarId),
    )
    for name, group, kind in groups:
        _exactly("names.toml", name, group, kind)
