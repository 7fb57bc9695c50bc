"""Deploy (chapter `scythe.deploy`)."""

import pytest

from rules.scythe.table import resources, scene, steps, units
from rules.words import legal, offered, play, player, refusal, whose


@pytest.mark.rule("scythe.deploy.cost_metal")
def test_deploy_is_paid_in_metal() -> None:
    plenty = {"T1": {"oil": 5, "metal": 5, "wood": 5, "food": 5}}
    game = scene({"nordic": {"mat": "industrial"}, "crimea": {}}, resources=plenty)
    play(game, "skip produce; deploy")
    assert resources(game, "T1") == {"oil": 5, "metal": 2, "wood": 5, "food": 5}
    without = {"T1": {"oil": 5, "metal": 2, "wood": 5, "food": 5}}
    game = scene({"nordic": {"mat": "industrial"}, "crimea": {}}, resources=without)
    assert refusal(play(game, "skip produce"), "deploy") == "scythe.turn.cost_in_full"


@pytest.mark.rule("scythe.deploy.choose_any_mech")
@pytest.mark.parametrize("ability", ["riverwalk", "seaworthy", "artillery", "speed"])
def test_any_mech_on_the_mat_may_be_taken(ability: str) -> None:
    game = scene({"nordic": {"mat": "industrial"}, "crimea": {}}, resources={"T1": {"metal": 3}})
    play(game, f"skip produce; deploy; deploy {ability} T1")
    assert player(game, "nordic")["abilities"] == [ability]
    assert player(game, "nordic")["mechs"] == 1


@pytest.mark.rule("scythe.deploy.choose_any_mech")
def test_only_mechs_still_on_the_own_mat_may_be_taken() -> None:
    nordic = {"mat": "industrial", "mechs": ["T1"], "abilities": ["speed"]}
    game = scene({"nordic": nordic, "crimea": {}}, resources={"T1": {"metal": 3}})
    play(game, "skip produce; deploy")
    assert {words.split()[0] for words in offered(game, "deploy")} == {
        "riverwalk",
        "seaworthy",
        "artillery",
    }
    for ability in ("speed", "township"):
        assert refusal(game, f"deploy {ability} T1") == "scythe.deploy.choose_any_mech"


@pytest.mark.rule("scythe.deploy.on_worker_territory")
def test_a_mech_is_deployed_where_an_own_worker_stands() -> None:
    nordic = {
        "mat": "industrial",
        "hero": "M2",
        "mechs": ["M4"],
        "abilities": ["artillery"],
        "workers": ["T1", "W1", "NORDIC"],
        "structures": {"mill": "F2"},
    }
    game = scene({"nordic": nordic, "rusviet": {"workers": ["V3"]}}, resources={"T1": {"metal": 3}})
    play(game, "skip produce; deploy")
    assert offered(game, "deploy speed") == {"T1", "W1"}
    for place in ("M2", "M4", "F2", "V3", "W4"):
        assert refusal(game, f"deploy speed {place}") == "scythe.deploy.on_worker_territory"
    play(game, "deploy speed W1")
    assert units(game, "W1") == {"nordic": "1 mech, 1 worker"}


@pytest.mark.rule("scythe.deploy.not_on_lake_or_base")
def test_no_mech_is_deployed_on_a_lake_or_a_base() -> None:
    nordic = {
        "mat": "industrial",
        "mechs": ["L3"],
        "abilities": ["seaworthy"],
        "workers": ["L3", "NORDIC", "T1"],
    }
    game = scene({"nordic": nordic, "crimea": {}}, resources={"T1": {"metal": 3}})
    play(game, "skip produce; deploy")
    assert offered(game, "deploy speed") == {"T1"}
    assert refusal(game, "deploy speed L3") == "scythe.deploy.not_on_lake_or_base"


@pytest.mark.rule("scythe.deploy.unlocks_ability")
def test_an_ability_serves_hero_and_mechs_but_not_workers() -> None:
    saxony = {"mat": "industrial", "hero": "V6", "workers": ["V6"], "last_section": "trade"}
    game = scene({"saxony": saxony, "rusviet": {}}, resources={"V6": {"metal": 3}})
    assert "W6" not in steps(game, "hero", "V6")  # a forest across a river
    play(game, "skip produce; deploy; deploy riverwalk V6; end turn; skip move; end turn")
    for unit in ("hero", "mech"):
        assert "W6" in steps(game, unit, "V6")
    assert "W6" not in steps(game, "worker", "V6")
    assert player(game, "rusviet")["abilities"] == []


@pytest.mark.rule("edge.deploy.on_tunnel_same_turn", "scythe.deploy.on_worker_territory")
def test_a_mech_deployed_on_a_tunnel_moves_from_the_next_turn_on() -> None:
    nordic = {"mat": "mechanical", "workers": ["T6"]}
    game = scene({"nordic": nordic, "rusviet": {}}, resources={"T6": {"metal": 3}})
    play(game, "bolster power; deploy; deploy speed T6")
    assert units(game, "T6") == {"nordic": "1 mech, 1 worker"}
    assert legal(game) == {"end turn"}
    play(game, "end turn; skip move; end turn")
    assert "F5" in steps(game, "mech", "T6")
    assert "W6" in steps(game, "mech", "T6", way="F5")  # Speed serves from this move on


@pytest.mark.rule("edge.deploy.on_factory", "scythe.build.factory_allowed")
def test_the_factory_is_a_site_for_mechs_and_structures() -> None:
    nordic = {"mat": "industrial", "workers": ["FACTORY"]}
    held = {"FACTORY": {"metal": 3, "wood": 3}}
    game = scene({"nordic": nordic, "rusviet": {}}, resources=held)
    trial = play(game.copy(), "skip produce; deploy; deploy speed FACTORY")
    assert units(trial, "FACTORY") == {"nordic": "1 mech, 1 worker"}
    trial = play(game.copy(), "skip move; build; build armory FACTORY")
    assert player(trial, "nordic")["structures"] == [{"structure": "armory", "place": "FACTORY"}]


@pytest.mark.rule("edge.deploy.no_legal_site", "scythe.turn.bottom.exhausted_still_usable")
@pytest.mark.parametrize("home", ["NORDIC", "L3"])
def test_deploy_without_a_site_may_be_paid_for_its_coins_and_bonuses(home: str) -> None:
    nordic = {
        "mat": "industrial",
        "hero": "T1",
        "mechs": ["L3"],
        "abilities": ["seaworthy"],
        "workers": [home],
        "coins": 0,
    }
    crimea = {"recruits": ["deploy"], "coins": 0}
    game = scene({"nordic": nordic, "crimea": crimea}, resources={"T1": {"metal": 3}})
    play(game, "skip produce; deploy")
    assert whose(game) == "crimea"  # nothing to place: its recruit is asked at once
    play(game, "take bonus")
    assert resources(game, "T1") == {}
    assert (player(game, "nordic")["coins"], player(game, "crimea")["coins"]) == (2, 1)
    assert player(game, "nordic")["mechs"] == 1
