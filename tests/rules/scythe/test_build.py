"""Build (chapter `scythe.build`)."""

from typing import Any

import pytest

from rules.scythe.table import at, controller, resources, scene, steps, units
from rules.words import legal, offered, play, player, refusal

TUNNELS = {"T3", "M3", "W4", "F5", "V5", "T6"}


@pytest.mark.rule("scythe.build.cost_wood")
def test_build_is_paid_in_wood() -> None:
    plenty = {"T1": {"oil": 5, "metal": 5, "wood": 5, "food": 5}}
    game = scene({"nordic": {"mat": "industrial"}, "crimea": {}}, resources=plenty)
    play(game, "skip move; build")
    assert resources(game, "T1") == {"oil": 5, "metal": 5, "wood": 2, "food": 5}
    without = {"T1": {"oil": 5, "metal": 5, "wood": 2, "food": 5}}
    game = scene({"nordic": {"mat": "industrial"}, "crimea": {}}, resources=without)
    assert refusal(play(game, "skip move"), "build") == "scythe.turn.cost_in_full"


@pytest.mark.rule("scythe.build.any_on_worker_territory")
def test_any_remaining_structure_where_an_own_worker_stands() -> None:
    nordic = {
        "mat": "industrial",
        "hero": "M2",
        "mechs": ["M4"],
        "abilities": ["artillery"],
        "workers": ["T1", "W1", "NORDIC"],
        "structures": {"mill": "F2"},
    }
    game = scene({"nordic": nordic, "rusviet": {"workers": ["V3"]}}, resources={"T1": {"wood": 3}})
    play(game, "skip move; build")
    assert offered(game, "build") == {
        f"{structure} {place}"
        for structure in ("mine", "armory", "monument")
        for place in ("T1", "W1")
    }
    for place in ("M2", "M4", "V3", "W4"):
        assert refusal(game, f"build mine {place}") == "scythe.build.any_on_worker_territory"
    play(game, "build monument W1")
    assert at(game, "W1")["structure"] == {"seat": 0, "structure": "monument"}


@pytest.mark.rule("scythe.build.one_per_territory")
@pytest.mark.parametrize("owner", ["nordic", "rusviet"])
def test_one_structure_a_territory_whoever_owns_it(owner: str) -> None:
    players: dict[str, dict[str, Any]] = {
        "nordic": {"mat": "industrial", "workers": ["T1", "W1"]},
        "rusviet": {},
    }
    players[owner]["structures"] = {"mill": "T1"}
    game = scene(players, resources={"W1": {"wood": 3}})
    play(game, "skip move; build")
    assert offered(game, "build mine") == {"W1"}
    assert refusal(game, "build mine T1") == "scythe.build.one_per_territory"


@pytest.mark.rule("scythe.build.not_on_lake_or_base")
def test_no_structure_on_a_lake_or_a_base() -> None:
    nordic = {
        "mat": "industrial",
        "mechs": ["L3"],
        "abilities": ["seaworthy"],
        "workers": ["L3", "NORDIC", "T1"],
    }
    game = scene({"nordic": nordic, "crimea": {}}, resources={"T1": {"wood": 3}})
    play(game, "skip move; build")
    assert offered(game, "build mine") == {"T1"}
    assert refusal(game, "build mine L3") == "scythe.build.not_on_lake_or_base"


@pytest.mark.rule("scythe.build.factory_allowed")
def test_the_factory_is_a_building_site() -> None:
    nordic = {"mat": "industrial", "workers": ["FACTORY"]}
    game = scene({"nordic": nordic, "crimea": {}}, resources={"FACTORY": {"wood": 3}})
    play(game, "skip move; build; build mine FACTORY")
    assert at(game, "FACTORY")["structure"] == {"seat": 0, "structure": "mine"}


@pytest.mark.rule("scythe.build.permanent")
def test_a_structure_is_neither_moved_nor_destroyed() -> None:
    nordic = {"mat": "industrial", "workers": ["T1"], "structures": {"mill": "W1"}}
    rusviet = {"mechs": ["M2"], "abilities": ["township"]}
    game = scene({"nordic": nordic, "rusviet": rusviet}, resources={"T1": {"wood": 3}})
    play(game, "skip move; build")
    assert refusal(game, "build mill T1") == "scythe.build.permanent"
    play(game, "decline; end turn; move; move mech M2; to W1; done")
    assert controller(game, "W1") == "rusviet"
    assert at(game, "W1")["structure"] == {"seat": 0, "structure": "mill"}


@pytest.mark.rule("scythe.build.owner_only")
def test_only_the_owner_benefits_from_a_structure() -> None:
    structures = {"monument": "W1", "armory": "T1", "mill": "F2", "mine": "V2"}
    rusviet = {
        "workers": ["F2", "V2", "F3"],
        "mechs": ["V2"],
        "abilities": ["speed"],
        "power": 3,
        "popularity": 3,
    }
    nordic = {"structures": structures, "workers": ["M2"]}
    game = scene({"rusviet": rusviet, "nordic": nordic}, encounters=[])
    trial = play(game.copy(), "bolster power")
    assert (player(trial, "rusviet")["power"], player(trial, "rusviet")["popularity"]) == (5, 3)
    trial = play(game.copy(), "trade popularity")
    assert (player(trial, "rusviet")["power"], player(trial, "rusviet")["popularity"]) == (3, 4)
    trial = play(game.copy(), "produce; produce F2 1; produce F3 1")
    assert legal(trial) == {"end turn"}  # the Mill adds no third territory
    for unit in ("mech", "worker"):
        assert steps(game, unit, "V2").isdisjoint(TUNNELS)


@pytest.mark.rule("scythe.build.works_without_control")
def test_structures_work_under_enemy_control_but_for_the_mill() -> None:
    structures = {"monument": "W1", "armory": "F2", "mill": "V2", "mine": "V1"}
    nordic = {
        "structures": structures,
        "workers": ["T1", "T3"],
        "power": 4,
        "popularity": 4,
        "coins": 9,
    }
    rusviet = {"workers": ["W1", "F2", "V2", "V1"]}
    game = scene({"nordic": nordic, "rusviet": rusviet}, encounters=[])
    for place in structures.values():
        assert controller(game, place) == "rusviet"
    assert player(play(game.copy(), "bolster power"), "nordic")["popularity"] == 5
    assert player(play(game.copy(), "trade popularity"), "nordic")["power"] == 5
    trial = play(game.copy(), "produce")
    assert refusal(trial, "produce V2 1") == "scythe.build.mill_blocked_by_enemy"


@pytest.mark.rule("scythe.build.unlocks_top_bonus")
def test_each_structure_uncovers_the_bonus_of_one_top_action() -> None:
    base = {"workers": ["T1", "V2"], "hero": "T1", "power": 4, "popularity": 4, "coins": 9}

    def gains(structure: str, top: str) -> tuple[int, int, int]:
        nordic = {**base, "structures": {structure: "V1"}}
        row = player(play(scene({"nordic": nordic, "rusviet": {}}), top), "nordic")
        return (row["power"] - 4, row["popularity"] - 4, row["coins"] - 9)

    assert gains("mine", "bolster power") == (2, 0, -1)
    assert gains("monument", "bolster power") == (2, 1, -1)
    assert gains("armory", "bolster power") == (2, 0, -1)
    assert gains("monument", "trade popularity") == (0, 1, -1)
    assert gains("armory", "trade popularity") == (1, 1, -1)
    assert gains("monument", "move coins") == gains("armory", "move coins") == (0, 0, 1)


@pytest.mark.rule("scythe.build.monument")
@pytest.mark.parametrize("option", ["bolster power", "bolster cards"])
def test_the_monument_adds_popularity_to_every_bolster(option: str) -> None:
    nordic = {"structures": {"monument": "W1"}, "popularity": 4, "coins": 9}
    game = scene({"nordic": nordic, "rusviet": {}})
    for popularity in (5, 6):
        play(game, f"{option}; end turn; skip move; end turn")
        assert player(game, "nordic")["popularity"] == popularity
        play(game, "skip move; end turn; skip trade; end turn")


@pytest.mark.rule("scythe.build.armory")
@pytest.mark.parametrize(
    "option", ["trade popularity", "trade resources; at T1; gain oil; gain oil"]
)
def test_the_armory_adds_power_to_every_trade(option: str) -> None:
    nordic = {"structures": {"armory": "W1"}, "power": 4, "coins": 9}
    game = scene({"nordic": nordic, "rusviet": {}})
    for power in (5, 6):
        play(game, f"{option}; end turn; skip move; end turn")
        assert player(game, "nordic")["power"] == power
        play(game, "skip move; end turn; skip bolster; end turn")


@pytest.mark.rule("scythe.build.mine_is_private_tunnel")
def test_the_mine_is_a_tunnel_for_all_units_of_its_owner_only() -> None:
    here = {"hero": "V9", "mechs": ["V9"], "abilities": ["scout"], "workers": ["V9", "T6"]}
    owner = scene({"crimea": {**here, "structures": {"mine": "V9"}}, "saxony": {}})
    other = scene({"crimea": here, "saxony": {"structures": {"mine": "V9"}}})
    for unit in ("hero", "mech", "worker"):
        assert steps(owner, unit, "V9") == {"F6", "M8"} | TUNNELS
        assert steps(other, unit, "V9") == {"F6", "M8"}
    assert "V9" in steps(owner, "worker", "T6")
    assert "V9" not in steps(other, "worker", "T6")


@pytest.mark.rule("scythe.build.mine_under_enemy_control")
def test_the_mine_serves_its_owner_under_enemy_control() -> None:
    saxony = {"hero": "T6", "structures": {"mine": "V9"}, "workers": ["T6"]}
    game = scene({"saxony": saxony, "crimea": {"workers": ["V9"]}})
    assert controller(game, "V9") == "crimea"
    assert "V9" in steps(game, "hero", "T6")
    # The usual restriction on workers still holds.
    trial = play(game, "move; move worker T6")
    assert refusal(trial, "to V9") == "scythe.move.worker_blocked_by_workers"


@pytest.mark.rule(
    "scythe.build.mill_bonus_territory",
    "scythe.build.mill_works_as_worker",
    "example.build.mill_in_village",
)
def test_the_mill_in_a_village_adds_a_territory_and_works_there() -> None:
    crimea = {"workers": ["M8", "T6", "F6"], "structures": {"mill": "V9"}}
    game = scene({"crimea": crimea, "nordic": {}})
    play(game, "produce; produce M8 1; produce T6 1")
    assert refusal(game, "produce F6 1") == "scythe.produce.territory_count"
    assert refusal(game, "produce V9 2") == "scythe.build.mill_works_as_worker"
    play(game, "produce V9 1")
    assert resources(game, "M8") == {"metal": 1}
    assert resources(game, "T6") == {"oil": 1}
    assert resources(game, "F6") == {}
    assert units(game, "V9") == {"crimea": "1 worker"}
    assert legal(game) == {"end turn"}


@pytest.mark.rule("scythe.build.mill_works_as_worker", "example.build.mill_in_village")
def test_workers_beside_the_mill_produce_too() -> None:
    crimea = {"workers": ["M8", "T6", "V9"], "structures": {"mill": "V9"}}
    game = scene({"crimea": crimea, "nordic": {}})
    play(game, "produce; produce M8 1; produce T6 1")
    assert offered(game, "produce V9") == {"1", "2"}
    play(game, "produce V9 2")
    assert units(game, "V9") == {"crimea": "3 workers"}


@pytest.mark.rule("scythe.build.mill_works_as_worker")
@pytest.mark.parametrize(
    ("place", "kind"), [("M8", "metal"), ("F6", "food"), ("T6", "oil"), ("W7", "wood")]
)
def test_the_mill_alone_produces_what_its_terrain_yields(place: str, kind: str) -> None:
    game = scene({"crimea": {"workers": ["CRIMEA"], "structures": {"mill": place}}, "nordic": {}})
    play(game, f"produce; produce {place} 1")
    assert resources(game, place) == {kind: 1}


@pytest.mark.rule("scythe.build.mill_bonus_territory")
def test_the_bonus_territory_is_optional_and_counts_once() -> None:
    crimea = {"workers": ["M8", "T6"], "structures": {"mill": "W7"}}
    game = scene({"crimea": crimea, "nordic": {}})
    trial = play(game.copy(), "produce; produce M8 1; produce T6 1; done")
    assert resources(trial, "W7") == {}
    trial = play(game.copy(), "produce; produce W7 1")
    assert resources(trial, "W7") == {"wood": 1}
    assert refusal(trial, "produce W7 1") == "scythe.produce.territory_count"
    assert offered(trial, "produce") == {"M8 1", "T6 1"}  # still two others


@pytest.mark.rule("scythe.build.mill_blocked_by_enemy")
def test_the_mill_waits_until_the_enemy_has_gone() -> None:
    crimea = {"workers": ["M8"], "structures": {"mill": "F6"}}
    saxony = {"mechs": ["F6"], "abilities": ["speed"]}
    game = scene({"crimea": crimea, "saxony": saxony}, encounters=[])
    trial = play(game.copy(), "produce")
    assert refusal(trial, "produce F6 1") == "scythe.build.mill_blocked_by_enemy"
    play(game, "skip trade; end turn; move; move mech F6; to V9; stop; done; end turn; produce")
    assert "F6 1" in offered(game, "produce")


@pytest.mark.rule("edge.build.beside_enemy_structure", "scythe.move.enter_lone_structure")
def test_a_territory_with_an_enemy_structure_is_controlled_but_not_built_on() -> None:
    polania = {"mat": "industrial", "workers": ["F4"]}
    game = scene(
        {"polania": polania, "saxony": {"structures": {"mine": "V4"}}},
        resources={"V4": {"wood": 3}},
    )
    scored = game.projection()[0]["territories"]
    play(game, "move; move worker F4; to V4; done")
    assert controller(game, "V4") == "polania"
    assert game.projection()[0]["territories"] == scored  # V4 instead of F4
    play(game, "build")  # with the wood that lies there
    assert player(game, "polania")["structures"] == []
    assert legal(game) == {"end turn"}  # no site is left


@pytest.mark.rule("edge.build.bonus_starts_next_time")
def test_a_monument_serves_from_the_next_bolster_on() -> None:
    nordic = {"mat": "engineering", "popularity": 2, "coins": 9}  # Bolster with Build
    game = scene({"nordic": nordic, "crimea": {}}, resources={"T1": {"wood": 3}})
    play(game, "bolster power; build; build monument T1")
    assert player(game, "nordic")["popularity"] == 2
    play(game, "end turn; skip move; end turn; skip move; end turn; skip trade; end turn")
    play(game, "bolster power")
    assert player(game, "nordic")["popularity"] == 3
