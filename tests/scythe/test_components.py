"""The figures of Scythe are complete and agree with each other; wrong files are refused."""

import re
from collections import Counter
from collections.abc import Callable
from importlib import resources
from pathlib import Path

import pytest

from steppe.games.scythe.component_schema import Goods, Need, Side
from steppe.games.scythe.components import Components, distance, load
from steppe.kernel import data
from steppe.kernel.errors import DataError

FILES = [
    "automa.toml",
    "board.toml",
    "encounters.toml",
    "factions.toml",
    "factory.toml",
    "feats.toml",
    "mats.toml",
    "names.toml",
    "objectives.toml",
    "tracks.toml",
]


@pytest.fixture(scope="module")
def box() -> Components:
    return load()


# The board


def test_the_board_has_47_territories(box: Components) -> None:
    terrains = Counter(item.terrain for item in box.board.hexes)
    assert terrains == {
        "mountain": 8,
        "farm": 7,
        "village": 9,
        "forest": 7,
        "tundra": 8,
        "lake": 7,
        "factory": 1,
    }


def test_there_are_132_sides(box: Components) -> None:
    sides = box.board.sides()
    assert all(sides[b][a] == side for a, near in sides.items() for b, side in near.items())
    kinds: Counter[Side] = Counter(side for near in sides.values() for side in near.values())
    assert {kind: count // 2 for kind, count in kinds.items()} == {
        "land": 62,
        "river": 32,
        "lake": 38,
    }


def test_tunnels_lie_two_steps_from_the_factory(box: Components) -> None:
    factory = next(item for item in box.board.hexes if item.terrain == "factory")
    tunnels = [item for item in box.board.hexes if item.tunnel]
    assert [item.id for item in tunnels] == ["T3", "M3", "W4", "F5", "V5", "T6"]
    assert {distance(item, factory) for item in tunnels} == {2}


def test_encounters(box: Components) -> None:
    found = [item.id for item in box.board.hexes if item.encounter]
    assert found == ["V1", "T2", "M2", "F3", "V4", "T4", "W5", "V6", "V7", "M7", "M8"]


def test_around_the_factory_half_is_lake(box: Components) -> None:
    assert box.board.sides()["FACTORY"] == {
        "W3": "land",
        "L3": "lake",
        "L4": "lake",
        "M4": "land",
        "T5": "land",
        "L5": "lake",
    }


@pytest.mark.parametrize(
    ("faction", "area"),
    [
        ("nordic", {"W1", "T1", "M2"}),
        ("rusviet", {"V3", "T4", "M5"}),
        ("crimea", {"F6", "M8", "V9"}),
        ("saxony", {"M6", "V6", "T8"}),
        ("polania", {"W2", "F4", "V4"}),
    ],
)
def test_home_areas_are_cut_off_by_water(box: Components, faction: str, area: set[str]) -> None:
    base = box.base(faction)
    assert box.board.home_area(base.id) == area
    encounters = {item.id for item in box.board.hexes if item.encounter}
    assert len(area & encounters) == 1


def test_expansion_bases_lie_on_the_mainland(box: Components) -> None:
    assert [base.id for base in box.board.bases if base.expansion] == ["ALBION", "TOGAWA"]
    mainland = box.board.home_area("ALBION")
    assert len(mainland) == 25
    assert mainland == box.board.home_area("TOGAWA")


def test_water_at_the_bases(box: Components) -> None:
    sides = box.board.sides()
    assert sides["RUSVIET"]["F3"] == "river"
    assert sides["POLANIA"]["L1"] == "lake"
    assert sides["CRIMEA"]["L7"] == "lake"
    for base in box.board.bases:
        assert sorted(near for near, side in sides[base.id].items() if side == "land") == sorted(
            base.land
        )


# Mats


def test_starting_power_and_cards_of_a_faction_make_five(box: Components) -> None:
    starts = {item.id: (item.power, item.combat_cards) for item in box.factions.factions}
    assert starts == {
        "nordic": (4, 1),
        "rusviet": (3, 2),
        "crimea": (5, 0),
        "saxony": (1, 4),
        "polania": (2, 3),
    }


def test_abilities(box: Components) -> None:
    assert len(box.factions.abilities) == 5 + 10 + 2
    assert box.faction("saxony").mechs == ("riverwalk", "underpass", "disarm", "speed")
    assert box.faction("crimea").riverwalk == ("farm", "tundra")
    assert box.factions.one_time_bonuses == Goods(2, 2, 2, 2)


def test_every_mat_has_the_same_sums(box: Components) -> None:
    for mat in box.mats.mats:
        assert sum(section.fixed for section in mat.sections) == 7
        assert sum(section.upgradable for section in mat.sections) == 6
        assert sum(section.coins for section in mat.sections) == 6
        assert sorted(section.top for section in mat.sections) == [
            "bolster",
            "move",
            "produce",
            "trade",
        ]


def test_the_industrial_mat_is_as_printed_in_the_rulebook(box: Components) -> None:
    mat = box.mat("industrial")
    assert (mat.number, mat.objectives, mat.popularity, mat.coins) == (1, 2, 2, 4)
    assert [section.top for section in mat.sections] == ["bolster", "produce", "move", "trade"]


def test_later_mats_start_richer(box: Components) -> None:
    mats = box.mats.mats
    assert [mat.number for mat in mats] == [1, 2, 3, 4, 5]
    assert [mat.popularity for mat in mats] == [2, 2, 2, 3, 4]
    assert [mat.coins for mat in mats] == [4, 5, 6, 6, 7]


# Tracks and cards


def test_tiers_and_tiles(box: Components) -> None:
    tier = box.tracks.popularity.tier
    assert [(tier(p).star, tier(p).territory, tier(p).resource_pair) for p in (6, 7, 12, 13)] == [
        (3, 2, 1),
        (4, 3, 2),
        (4, 3, 2),
        (5, 4, 3),
    ]
    bonuses = box.tracks.structure_bonuses
    tiles = {tile.id: [tile.coins(count) for count in range(10)] for tile in bonuses}
    assert tiles["lakes_adjacent"] == [0, 2, 4, 4, 6, 6, 9, 9, 9, 9]
    assert tiles["encounters_adjacent"] == tiles["lakes_adjacent"]
    assert tiles["on_tunnels"][:5] == [0, 2, 4, 6, 6]
    assert tiles["straight_row"][:5] == tiles["farms_and_tundra"][:5] == [0, 2, 4, 6, 9]


def test_decks(box: Components) -> None:
    assert {pile.value: pile.count for pile in box.tracks.combat_cards} == {
        2: 16,
        3: 12,
        4: 8,
        5: 6,
    }
    assert len(box.encounters.encounters) == 28
    assert len(box.objectives.objectives) == 23
    assert len(box.factory.cards) == 12
    assert len(box.automa.cards) == 19


def test_ten_stars_can_be_earned_six_are_there(box: Components) -> None:
    assert sum(condition.times for condition in box.tracks.star_conditions) == 10
    assert box.tracks.pieces.stars == 6


def test_encounter_options(box: Components) -> None:
    cards = box.encounters.encounters
    assert {card.b.cost.coins for card in cards} == {2, 3, 4}
    assert {card.c.cost.popularity for card in cards} == {2, 3}
    assert all(card.a.gain.popularity for card in cards)
    assert all((card.b.cost.coins == 4) == bool(card.b.gain.deploy) for card in cards)
    assert all(card.c.cost.popularity == 3 for card in cards if card.c.gain.deploy)


def test_factory_cards(box: Components) -> None:
    second = box.factory.cards[1]
    assert (second.cost, second.choose) == (
        Goods(popularity=1),
        (Goods(enlist=1), Goods(upgrade=1)),
    )
    assert box.factory.cards[0].gain.items() == (("produce", 2),)


def test_objectives(box: Components) -> None:
    cards = box.objectives.objectives
    assert Counter(card.timing for card in cards) == {"end_of_turn": 14, "window": 9}
    assert [card.number for card in cards if card.on_one_territory] == [9, 13, 16]
    pacifist = cards[17]
    values = {"power": 0, "popularity": 13, "workers": 5}
    assert all(need.holds(values[need.count]) for need in pacifist.needs)
    assert not Need("power", exactly=0).holds(1)
    assert not Need("coins", at_most=2).holds(3)


# The Automa


def test_automa_combat_cards(box: Components) -> None:
    assert Counter(card.combat_cards for card in box.automa.cards) == {0: 4, 1: 9, 2: 5, 3: 1}


def test_automa_symbols(box: Components) -> None:
    cards = box.automa.cards
    assert [card.number for card in cards if not card.advance] == [4, 15, 17]
    assert [card.number for card in cards if card.skip] == [4, 7, 8, 17]
    for card in cards:
        assert list(card.spend) == sorted(card.spend)
        for scheme in (card.scheme_1, card.scheme_2):
            assert scheme.moves[-1].only is None
            assert all(
                (move.move == "attack_unit") == (move.min_power > 0) for move in scheme.moves
            )


def test_star_trackers(box: Components) -> None:
    assert [(item.spaces, item.water_locked, item.stars) for item in box.automa.trackers] == [
        (24, 5, (11, 16, 19, 21, 23, 24)),
        (22, 4, (10, 15, 18, 20, 21, 22)),
        (19, 3, (10, 13, 15, 17, 18, 19)),
        (18, 0, (9, 12, 14, 16, 17, 18)),
    ]


def test_the_automa_scores_by_its_popularity(box: Components) -> None:
    tier = box.tracks.popularity.tier(box.automa.setup.popularity)
    assert (box.automa.scoring.star, box.automa.scoring.territory) == (tier.star, tier.territory)


# Names and provenance


def test_names_in_both_languages(box: Components) -> None:
    en, ru = box.names("en"), box.names("ru")
    assert en.keys() == ru.keys()
    assert (en["speed"], ru["speed"]) == ("Speed", "Ускорение")
    assert (en["NORDIC"], ru["nordic"]) == ("Nordic base", "Север")
    latin = {key for key, text in ru.items() if not re.search("[а-яё]", text)}
    assert latin == {tracker.id for tracker in box.automa.trackers}
    assert not any(re.search("[а-яё]", text) for text in en.values())


def test_everything_that_is_gained_has_a_name(box: Components) -> None:
    assert set(Goods.__struct_fields__) <= box.names("en").keys()


def test_every_figure_has_a_basis() -> None:
    figures = data.figures("steppe.games.scythe")
    assert sorted({figure.file for figure in figures}) == FILES
    found = {(figure.file, figure.path): figure for figure in figures}
    assert found["board.toml", "hexes[0].terrain"].basis == "sourced"
    assert found["board.toml", "hexes[0].q"].basis == "derived"
    assert found["objectives.toml", "objectives[0].title.ru"].basis == "designed"
    assert found["mats.toml", "mats[0].name.ru"].basis == "sourced"
    assert found["mats.toml", "mats[1].name.ru"].basis == "designed"
    assert found["encounters.toml", "encounters[11].c.gain.wood"].note.startswith("option c")


# An owner's folder

Edit = Callable[[str], str]


def swap(old: str, new: str) -> Edit:
    def edit(text: str) -> str:
        assert old in text
        return text.replace(old, new, 1)

    return edit


def put(folder: Path, file: str, edit: Edit) -> None:
    source = (resources.files("steppe.games.scythe") / "data" / file).read_text(encoding="utf-8")
    (folder / file).write_text(edit(source), encoding="utf-8")


def test_a_file_in_the_folder_stands_in_for_ours(tmp_path: Path) -> None:
    put(tmp_path, "mats.toml", swap("Аграрный", "Сельский"))
    assert load(tmp_path).names("ru")["agricultural"] == "Сельский"


def test_a_file_saved_by_a_windows_editor_is_read(tmp_path: Path) -> None:
    put(tmp_path, "names.toml", lambda text: "\ufeff" + text.replace("\n", "\r\n"))
    assert load(tmp_path) == load()


M1 = 'id = "M1", terrain = "mountain", row = 1, x = 1.0'
W1 = 'id = "W1", terrain = "forest", row = 1, x = 4.0'


@pytest.mark.parametrize(
    ("file", "edit", "sentence"),
    [
        # types and fields
        ("board.toml", swap(W1, W1.replace("1,", '"1",')), "hexes[3].row: expected int, got str"),
        ("board.toml", swap(M1, M1.replace(", x = 1.0", "")), "hexes[0].x: missing"),
        ("board.toml", swap(M1, M1 + ", swamp = true"), "hexes[0].swamp: unknown field"),
        (
            "board.toml",
            swap('"mountain"', '"swamp"'),
            "hexes[0].terrain: 'swamp' is not one of the known values",
        ),
        (
            "names.toml",
            swap('ru = "нефть"', "ru = 5"),
            "resources.oil.ru: expected str, got int",
        ),
        (
            "names.toml",
            swap('ru = "нефть"', 'ru = ""'),
            "resources.oil.ru: expected str of length >= 1",
        ),
        (
            "names.toml",
            swap("oil =", "gas ="),
            "resources: 'gas' is not one of the known values",
        ),
        (
            "factions.toml",
            swap("pays_power = 1", "pays_power = -1"),
            "abilities.artillery.pays_power: expected int >= 0",
        ),
        (
            "automa.toml",
            swap("spend = [6, 7, 7]", "spend = [6, 7]"),
            "cards[0].spend: expected array of length 3, got 2",
        ),
        ("tracks.toml", lambda _: "power = 3\n", "power: expected table, got int"),
        ("tracks.toml", lambda _: "", "popularity: missing"),
        # syntax
        (
            "board.toml",
            swap('{ id = "M1",', '{ id "M1",'),
            "line 7, column 8: expected '=' after a key in a key/value pair",
        ),
        ("board.toml", lambda _: "hexes = [\n", "line 2: invalid value"),
        # the board
        (
            "board.toml",
            swap('["V1", "W1"]', '["V1", "W11"]'),
            "rivers[0]: there is no place W11",
        ),
        ("board.toml", swap('["V1", "W1"], ', ""), "rivers: expected 32, got 31"),
        (
            "board.toml",
            swap('["V1", "W1"]', '["V1", "T1"]'),
            "rivers[0]: V1 and T1 are not neighbours",
        ),
        (
            "board.toml",
            swap('["F3", "RUSVIET"]', '["W1", "M2"]'),
            "bases[1].land: the board shows F3, M5, V3, got V3, M5",
        ),
        ("board.toml", swap('id = "M1"', 'id = "M2"'), "hexes: M2 occurs 2 times"),
        ("board.toml", swap(", tunnel = true", ""), "hexes with a tunnel: expected 6, got 5"),
        ("board.toml", swap("q = -1, r = -3", "q = 9, r = -3"), "hexes[0].q: row and x mean -1.0"),
        # mats
        (
            "mats.toml",
            swap("fixed = 2", "fixed = 3"),
            "mats[0].sections.fixed: expected 7 on the whole mat, got 8",
        ),
        (
            "mats.toml",
            swap('top = "bolster"', 'top = "move"'),
            "mats[0].sections.top: move occurs 2 times",
        ),
        (
            "mats.toml",
            swap('["rusviet", "industrial"]', '["rusvjet", "industrial"]'),
            "banned_pairs[0][0]: 'rusvjet' is not one of the known values",
        ),
        (
            "factions.toml",
            swap('"seaworthy", ', '"seaworthi", '),
            "factions[0].mechs[1]: there is no ability seaworthi",
        ),
        (
            "factions.toml",
            swap('workers = ["W1", "T1"]', 'workers = ["W1", "M2"]'),
            "factions[0].workers: next to the base by land lie T1, W1",
        ),
        # tracks and cards
        (
            "tracks.toml",
            swap("low = 7, high = 12", "low = 8, high = 12"),
            "popularity.tiers[1].low: expected 7, got 8",
        ),
        ("tracks.toml", swap("count = 16", "count = 15"), "combat_cards: expected 42, got 41"),
        (
            "encounters.toml",
            swap("number = 2\n", "number = 3\n"),
            "encounters[1].number: expected 2, got 3",
        ),
        (
            "encounters.toml",
            swap("cost = { coins = 2 }", "cost = { power = 2 }"),
            "encounters[0].b.cost: option b is paid in coins",
        ),
        (
            "objectives.toml",
            swap(", at_least = 3 }", " }"),
            "objectives[0].needs[0]: give one of at_least, at_most, exactly, equals",
        ),
        (
            "factory.toml",
            swap("gain = { produce = 2 }", ""),
            "cards[0]: give either gain or choose",
        ),
        (
            "automa.toml",
            swap("23, 24]", "22, 23]"),
            "trackers[0].stars: the last star must lie on the last space, 24",
        ),
        # provenance
        (
            "names.toml",
            swap('basis = "sourced"', 'basis = "guessed"'),
            "basis must be one of sourced, derived, designed",
        ),
        (
            "names.toml",
            swap('basis = "sourced"\n', ""),
            "terrains.mountain.en: has no basis (sourced, derived or designed)",
        ),
        (
            "board.toml",
            swap('"hexes.q" =', '"hexes.s" ='),
            'provenance."hexes.s": there is no such figure',
        ),
    ],
)
def test_a_wrong_file_is_named_with_the_field(
    tmp_path: Path, file: str, edit: Edit, sentence: str
) -> None:
    put(tmp_path, file, edit)
    with pytest.raises(DataError) as caught:
        load(tmp_path)
    assert str(caught.value).startswith(f"{file}: {sentence}")
    assert "\n" not in str(caught.value)


def test_an_unknown_file_in_the_folder_is_named(tmp_path: Path) -> None:
    (tmp_path / "bord.toml").write_text("")
    with pytest.raises(DataError, match=r"bord\.toml: not a component file of this game, which"):
        load(tmp_path)


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="cannot read this folder"):
        load(tmp_path / "nowhere")


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    (tmp_path / "board.toml").write_bytes(b"# one\n\xff\xfe")
    with pytest.raises(DataError, match=r"^board\.toml: line 2: not a UTF-8 text$"):
        load(tmp_path)


def test_a_folder_in_place_of_a_file(tmp_path: Path) -> None:
    (tmp_path / "board.toml").mkdir()
    with pytest.raises(DataError, match=r"^board\.toml: cannot read it"):
        load(tmp_path)
