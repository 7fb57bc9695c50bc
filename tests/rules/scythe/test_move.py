"""Move (chapter `scythe.move`)."""

from typing import Any

import pytest

from rules.scythe.table import at, controller, resources, scene, steps, units
from rules.words import legal, offered, overhear, play, player, refusal, whose

FAR: dict[str, Any] = {"rusviet": {}}  # a rival who is not near


@pytest.mark.rule("scythe.move.move_or_coin")
def test_move_units_or_take_coins_never_both() -> None:
    game = scene({"nordic": {"coins": 0}, **FAR})
    assert {"move", "move coins"} <= set(legal(game))
    trial = play(game.copy(), "move coins")
    assert player(trial, "nordic")["coins"] == 1
    assert not [action for action in trial.legal() if action.verb == "move-unit"]
    trial = play(game.copy(), "move; move worker W1; to M2; done")
    assert player(trial, "nordic")["coins"] == 0
    assert "move coins" not in legal(trial)


@pytest.mark.rule("scythe.move.coin_amount")
def test_coins_one_and_another_with_the_upgrade() -> None:
    game = scene({"nordic": {"coins": 0}, **FAR})
    assert player(play(game, "move coins"), "nordic")["coins"] == 1
    upgraded = {"coins": 0, "mat": "industrial", "upgrades": [["move_coin", "build"]]}
    game = scene({"nordic": upgraded, **FAR})
    assert player(play(game.copy(), "move coins"), "nordic")["coins"] == 2
    play(game, "move coins partly; refuse coins; take rest")
    assert player(game, "nordic")["coins"] == 1


@pytest.mark.rule("scythe.move.unit_count")
@pytest.mark.parametrize(("upgrades", "count"), [([], 2), ([["move_unit", "build"]], 3)])
def test_two_units_and_a_third_with_the_upgrade(upgrades: list[list[str]], count: int) -> None:
    nordic = {"mat": "industrial", "upgrades": upgrades, "workers": ["T1"] * 4}
    game = scene({"nordic": nordic, **FAR})
    play(game, "move" + "; move worker T1; to W1" * count)
    assert units(game, "W1") == {"nordic": f"{count} workers"}
    assert refusal(game, "move worker T1") == "scythe.move.unit_count"


@pytest.mark.rule("scythe.move.different_units")
def test_the_same_unit_may_not_move_twice() -> None:
    nordic = {"hero": "T1", "mechs": ["T1"], "abilities": ["artillery"], "workers": ["T1"]}
    game = scene({"nordic": nordic, **FAR})
    for unit in ("hero", "mech", "worker"):
        trial = play(game.copy(), f"move; move {unit} T1; to W1")
        assert refusal(trial, f"move {unit} W1") == "scythe.move.different_units"


@pytest.mark.rule("scythe.move.different_units")
def test_another_unit_on_the_same_territory_may_move() -> None:
    game = scene({"nordic": {"workers": ["T1", "W1"]}, **FAR})
    play(game, "move; move worker T1; to W1; move worker W1; to T1")  # the one that had not moved
    assert units(game, "T1") == units(game, "W1") == {"nordic": "1 worker"}


@pytest.mark.rule("scythe.move.one_after_another")
def test_a_unit_finishes_before_the_next_one_starts() -> None:
    nordic = {"mechs": ["W1"], "abilities": ["speed"], "workers": ["T1"]}
    game = scene({"nordic": nordic, **FAR}, encounters=[])
    play(game, "move; move mech W1; to T1")
    assert not [action for action in game.legal() if action.verb == "move-unit"]
    play(game, "to M2")  # its second step; now it has finished
    assert offered(game, "move") == {"hero NORDIC", "worker T1"}


@pytest.mark.rule("scythe.move.may_move_fewer", "example.move.single_unit")
def test_a_single_unit_may_be_moved_and_no_coin_is_given_instead() -> None:
    game = scene({"nordic": {"coins": 3}, **FAR})
    play(game, "move; move hero NORDIC; to W1; done; end turn")
    assert units(game, "W1") == {"nordic": "hero, 1 worker"}
    assert player(game, "nordic")["coins"] == 3
    assert whose(game) == "rusviet"


@pytest.mark.rule("scythe.move.one_step")
def test_a_move_leads_to_one_adjacent_territory() -> None:
    nordic = {"hero": "T5", "mechs": ["T5"], "abilities": ["artillery"], "workers": ["T5"]}
    game = scene({"nordic": nordic, **FAR})
    for unit in ("hero", "mech", "worker"):
        assert steps(game, unit, "T5") == {"FACTORY", "F5", "V7", "T6"}
        trial = play(game.copy(), f"move; move {unit} T5")
        assert refusal(trial, "to W7") == "scythe.move.one_step"
        play(trial, "to T6")
        assert offered(trial, "to") == set()


@pytest.mark.rule("scythe.move.leave_base")
def test_units_leave_a_base_over_land_only() -> None:
    rusviet = {"workers": ["RUSVIET"], "mechs": ["RUSVIET"], "abilities": ["township"]}
    game = scene({"rusviet": rusviet, "nordic": {}})
    for unit in ("hero", "mech", "worker"):
        assert steps(game, unit, "RUSVIET") == {"V3", "M5"}
        trial = play(game.copy(), f"move; move {unit} RUSVIET")
        assert refusal(trial, "to F3") == "scythe.move.river_blocks"
    game = scene({"crimea": {"workers": ["CRIMEA"]}, "nordic": {}})
    assert steps(game, "worker", "CRIMEA") == {"F6", "V9"}
    trial = play(game, "move; move hero CRIMEA")
    assert refusal(trial, "to L7") == "scythe.move.lake_blocks"


@pytest.mark.rule("scythe.move.no_entering_bases")
def test_no_unit_enters_a_base_not_even_its_own() -> None:
    nordic = {"hero": "W1", "mechs": ["W1"], "abilities": ["speed"], "workers": ["W1", "M5"]}
    game = scene({"nordic": nordic, "rusviet": {"workers": ["V8"]}})
    for unit in ("hero", "mech", "worker"):
        trial = play(game.copy(), f"move; move {unit} W1")
        assert refusal(trial, "to NORDIC") == "scythe.move.no_entering_bases"
    trial = play(game, "move; move worker M5")
    assert refusal(trial, "to RUSVIET") == "scythe.move.no_entering_bases"


@pytest.mark.rule("scythe.move.river_blocks")
def test_no_unit_crosses_a_river() -> None:
    saxony = {"hero": "V6", "mechs": ["V6"], "abilities": ["underpass"], "workers": ["V6"]}
    game = scene({"saxony": saxony, **FAR})
    for unit in ("hero", "mech", "worker"):
        assert steps(game, unit, "V6") == {"M6", "T8"}
        trial = play(game.copy(), f"move; move {unit} V6")
        for place in ("W6", "F5", "V7"):
            assert refusal(trial, f"to {place}") == "scythe.move.river_blocks"


@pytest.mark.rule("scythe.move.lake_blocks")
def test_no_unit_moves_onto_a_lake() -> None:
    saxony = {"hero": "V6", "mechs": ["V6"], "abilities": ["underpass"], "workers": ["V6"]}
    game = scene({"saxony": saxony, **FAR})
    for unit in ("hero", "mech", "worker"):
        trial = play(game.copy(), f"move; move {unit} V6")
        assert refusal(trial, "to L7") == "scythe.move.lake_blocks"


SHORES_OF_L3 = ["W3", "M4", "W4", "M2", "T3", "FACTORY"]


@pytest.mark.rule("scythe.move.lake_shore_is_not_river", "example.move.lake_from_any_side")
@pytest.mark.parametrize("shore", SHORES_OF_L3)
@pytest.mark.parametrize(("faction", "ability"), [("nordic", "seaworthy"), ("polania", "submerge")])
def test_a_lake_is_entered_and_left_from_any_side(faction: str, ability: str, shore: str) -> None:
    units_there = {"mechs": [shore], "hero": shore}
    game = scene({faction: {**units_there, "abilities": [ability]}, **FAR}, encounters=[])
    other = "camaraderie" if faction == "polania" else "artillery"
    without = scene({faction: {**units_there, "abilities": [other]}, **FAR}, encounters=[])
    for unit in ("hero", "mech"):
        assert "L3" in steps(game, unit, shore)
        assert "L3" not in steps(without, unit, shore)
        trial = play(without.copy(), f"move; move {unit} {shore}")
        assert refusal(trial, "to L3") == "scythe.move.lake_blocks"
    back = scene({faction: {"mechs": ["L3"], "abilities": [ability]}, **FAR})
    assert shore in steps(back, "mech", "L3")


TUNNELS = {"T3", "M3", "W4", "F5", "V5", "T6"}


@pytest.mark.rule("scythe.move.tunnels_adjacent", "edge.move.tunnel_ignores_rivers")
@pytest.mark.parametrize("tunnel", sorted(TUNNELS))
def test_tunnels_are_adjacent_to_each_other_for_every_unit(tunnel: str) -> None:
    saxony = {"hero": tunnel, "mechs": [tunnel], "abilities": ["speed"], "workers": [tunnel]}
    game = scene({"saxony": saxony, **FAR})
    assert at(game, tunnel)["tunnel"]
    for unit in ("hero", "mech", "worker"):
        assert TUNNELS - {tunnel} <= steps(game, unit, tunnel)  # rivers and lakes in between


@pytest.mark.rule("scythe.move.tunnels_adjacent", "edge.move.tunnel_ignores_rivers")
def test_only_tunnels_are_linked() -> None:
    game = scene({"saxony": {"workers": ["F5"]}, **FAR})
    # W6, T5 and V7 over land; V4 and V6 lie across rivers and are no tunnels.
    assert steps(game, "worker", "F5") == {"W6", "T5", "V7"} | (TUNNELS - {"F5"})
    assert refusal(play(game, "move; move worker F5"), "to V6") == "scythe.move.river_blocks"


@pytest.mark.rule("scythe.move.pick_up_and_drop")
@pytest.mark.parametrize("unit", ["hero", "mech", "worker"])
def test_any_unit_carries_any_number_of_resources(unit: str) -> None:
    nordic = {"hero": "T1", "mechs": ["T1"], "abilities": ["artillery"], "workers": ["T1"]}
    held = {"T1": {"oil": 7, "food": 2, "wood": 1}}
    game = scene({"nordic": nordic, **FAR}, resources=held)
    play(game, f"move; move {unit} T1; take 6 oil; take 2 food; to W1")
    assert resources(game, "W1") == {"oil": 6, "food": 2}
    assert resources(game, "T1") == {"oil": 1, "wood": 1}


@pytest.mark.rule("scythe.move.pick_up_and_drop")
def test_more_than_nine_of_a_kind_can_be_carried() -> None:
    game = scene({"nordic": {"workers": ["T1"]}, **FAR}, resources={"T1": {"oil": 23}})
    play(game, "move; move worker T1; take 9 oil; take 9 oil; take 5 oil; to W1")
    assert resources(game, "W1") == {"oil": 23}


@pytest.mark.rule("scythe.move.mech_carries_workers")
@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_a_mech_takes_along_any_number_of_own_workers(count: int) -> None:
    nordic = {"mechs": ["T1"], "abilities": ["artillery"], "workers": ["T1", "T1", "T1"]}
    game = scene({"nordic": nordic, **FAR})
    load = f"take {count} workers; " if count else ""
    play(game, f"move; move mech T1; {load}to W1")
    aboard = f", {count} worker{'s' if count > 1 else ''}" if count else ""
    assert units(game, "W1") == {"nordic": f"1 mech{aboard}"}
    assert player(game, "nordic")["workers"] == 3  # the others stayed on T1


@pytest.mark.rule("scythe.move.only_mechs_carry_workers")
def test_heroes_and_workers_carry_nobody_and_nobody_carries_a_hero() -> None:
    nordic = {"hero": "T1", "mechs": ["T1"], "abilities": ["artillery"], "workers": ["T1", "T1"]}
    game = scene({"nordic": nordic, **FAR})
    for unit in ("hero", "worker"):
        trial = play(game.copy(), f"move; move {unit} T1")
        assert offered(trial, "take 1") == set()
        assert refusal(trial, "take 1 workers") == "scythe.move.only_mechs_carry_workers"
    trial = play(game, "move; move mech T1")
    assert offered(trial, "take 1") == {"workers"}
    play(trial, "take 2 workers; to W1")
    assert units(trial, "T1") == {"nordic": "hero"}


@pytest.mark.rule(
    "scythe.move.carried_worker_has_not_moved", "example.move.carried_worker_walks_on"
)
def test_a_carried_worker_may_walk_on() -> None:
    nordic = {"mechs": ["T5"], "abilities": ["artillery"], "workers": ["T5", "T5", "T5"]}
    game = scene({"nordic": nordic, **FAR})
    play(game, "move; move mech T5; take 3 workers; to V7")
    assert units(game, "V7") == {"nordic": "1 mech, 3 workers"}
    assert refusal(game, "move mech V7") == "scythe.move.different_units"
    play(game, "move worker V7; to T6")
    assert units(game, "V7") == {"nordic": "1 mech, 2 workers"}
    assert units(game, "T6") == {"nordic": "1 worker"}
    assert refusal(game, "move mech V7") == "scythe.move.unit_count"
    assert refusal(game, "move worker V7") == "scythe.move.unit_count"


@pytest.mark.rule("scythe.move.worker_joins_mech", "example.move.worker_boards_mech")
def test_a_worker_may_walk_to_a_mech_and_ride_on() -> None:
    nordic = {"mechs": ["V7"], "abilities": ["artillery"], "workers": ["F5"]}
    game = scene({"nordic": nordic, **FAR})
    play(game, "move; move worker F5; to V7; move mech V7; take 1 moved workers; to T6")
    assert units(game, "T6") == {"nordic": "1 mech, 1 worker"}
    assert refusal(game, "move worker T6") == "scythe.move.unit_count"


@pytest.mark.rule("scythe.move.worker_joins_mech", "scythe.move.different_units")
def test_a_worker_that_walked_to_a_mech_does_not_walk_again() -> None:
    nordic = {
        "mat": "industrial",
        "upgrades": [["move_unit", "build"]],
        "mechs": ["V7"],
        "abilities": ["artillery"],
        "workers": ["F5", "V7"],
    }
    game = scene({"nordic": nordic, **FAR})
    play(game, "move; move worker F5; to V7; move mech V7; take 1 moved workers; to T6")
    assert refusal(game, "move worker T6") == "scythe.move.different_units"
    assert "worker V7" in offered(game, "move")  # that one has not moved


@pytest.mark.rule("scythe.move.worker_blocked_by_workers")
def test_a_worker_does_not_walk_onto_a_territory_of_enemy_workers() -> None:
    game = scene({"nordic": {"workers": ["T1"]}, "rusviet": {"workers": ["W1"]}})
    assert steps(game, "worker", "T1") == {"M2", "V2", "F2"}  # Nordic workers swim
    trial = play(game, "move; move worker T1")
    assert refusal(trial, "to W1") == "scythe.move.worker_blocked_by_workers"


@pytest.mark.rule("scythe.move.worker_blocked_by_combat_units")
@pytest.mark.parametrize("said", [{"hero": "W1"}, {"mechs": ["W1"]}], ids=["hero", "mech"])
def test_a_worker_does_not_walk_onto_a_territory_of_an_enemy_hero_or_mech(
    said: dict[str, Any],
) -> None:
    game = scene({"nordic": {"workers": ["T1"]}, "rusviet": said})
    trial = play(game, "move; move worker T1")
    assert "W1" not in offered(trial, "to")
    assert refusal(trial, "to W1") == "scythe.move.worker_blocked_by_combat_units"


@pytest.mark.rule(
    "scythe.move.worker_blocked_by_combat_units", "edge.move.worker_cannot_escape_contested"
)
def test_a_worker_brought_into_a_fight_cannot_walk_out() -> None:
    nordic = {"mechs": ["T1"], "abilities": ["artillery"], "workers": ["T1"]}
    game = scene({"nordic": nordic, "rusviet": {"mechs": ["W1"]}}, encounters=[])
    play(game, "move; move mech T1; take 1 workers; to W1")
    assert controller(game, "W1") == "rusviet"
    assert offered(game, "move") == {"hero NORDIC"}
    assert refusal(game, "move worker W1") == "scythe.move.worker_blocked_by_combat_units"


@pytest.mark.rule("scythe.move.displace_workers", "scythe.move.displaced_leave_resources")
@pytest.mark.parametrize("unit", ["hero", "mech"])
def test_lone_workers_are_driven_to_their_base_at_once(unit: str) -> None:
    nordic = {"hero": "T1", "mechs": ["T1"], "workers": ["T1"], "popularity": 5}
    rusviet = {"workers": ["W1", "W1", "M5"]}
    held = {"W1": {"wood": 3, "oil": 1}}
    game = scene({"nordic": nordic, "rusviet": rusviet}, resources=held)
    play(game, f"move; move {unit} T1; to W1")
    assert units(game, "W1") == {"nordic": "hero" if unit == "hero" else "1 mech"}
    assert units(game, "RUSVIET") == {"rusviet": "hero, 2 workers"}
    assert controller(game, "W1") == "nordic"
    assert resources(game, "W1") == {"wood": 3, "oil": 1}
    assert player(game, "rusviet")["workers"] == 3  # they stay on the board


@pytest.mark.rule("scythe.move.displace_ends_movement")
@pytest.mark.parametrize("unit", ["hero", "mech"])
def test_driving_workers_away_ends_the_movement_even_with_speed(unit: str) -> None:
    nordic = {"hero": "T1", "mechs": ["T1"], "abilities": ["speed"], "workers": ["T1"]}
    game = scene({"nordic": nordic, "rusviet": {"workers": ["W1"]}})
    play(game, f"move; move {unit} T1; to W1")
    assert offered(game, "to") == set()
    assert refusal(game, f"move {unit} W1") == "scythe.move.different_units"
    peaceful = scene({"nordic": nordic, **FAR})
    assert steps(peaceful, unit, "T1", way="W1")  # without the workers it could go on


@pytest.mark.rule("scythe.move.displace_popularity")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_each_driven_worker_costs_a_popularity(count: int) -> None:
    nordic = {"hero": "T1", "workers": ["T1"], "popularity": 5}
    game = scene({"nordic": nordic, "rusviet": {"workers": ["W1"] * count, "popularity": 4}})
    play(game, "move; move hero T1; to W1")
    assert player(game, "nordic")["popularity"] == 5 - count
    assert player(game, "rusviet")["popularity"] == 4


@pytest.mark.rule("scythe.move.displace_popularity")
def test_only_the_player_on_turn_loses_popularity_for_retreating_workers() -> None:
    # Nordic attacks and loses: that its workers retreat costs Rusviet nothing.
    nordic = {"mechs": ["T1"], "abilities": ["speed"], "workers": ["T1", "T1"], "popularity": 5}
    rusviet = {"mechs": ["W1"], "power": 7, "popularity": 5}
    game = scene({"nordic": nordic, "rusviet": rusviet})
    play(game, "move; move mech T1; take 2 workers; to W1; done")
    play(game, "fight 0; ready; fight 1; ready")
    assert units(game, "NORDIC") == {"nordic": "hero, 1 mech, 2 workers"}
    assert player(game, "rusviet")["popularity"] == player(game, "nordic")["popularity"] == 5


@pytest.mark.rule(
    "scythe.move.displace_at_zero_popularity", "edge.move.displace_popularity_partial"
)
@pytest.mark.parametrize("popularity", [0, 2])
def test_lack_of_popularity_does_not_protect_workers(popularity: int) -> None:
    nordic = {"mechs": ["T1"], "workers": ["T1"], "popularity": popularity}
    game = scene({"nordic": nordic, "rusviet": {"workers": ["W1"] * 3}})
    play(game, "move; move mech T1; to W1")
    assert units(game, "RUSVIET") == {"rusviet": "hero, 3 workers"}
    assert player(game, "nordic")["popularity"] == 0


@pytest.mark.rule("scythe.move.displace_is_not_combat")
def test_driving_workers_away_is_no_combat() -> None:
    nordic = {"mechs": ["T1"], "workers": ["T1"], "power": 4}
    game = scene({"nordic": nordic, "rusviet": {"workers": ["W1"], "cards": [2], "power": 3}})
    heard = overhear(game)
    play(game, "move; move mech T1; to W1; done")
    assert game.view()["battle"] is None
    assert legal(game) == {"end turn"}
    assert {event.name for event in heard}.isdisjoint({"combat", "star", "drew"})
    assert player(game, "nordic")["stars"] == {}
    assert (player(game, "nordic")["power"], player(game, "rusviet")["power"]) == (4, 3)
    assert player(game, "rusviet")["hand"] == [2]


@pytest.mark.rule("scythe.move.enter_lone_structure")
@pytest.mark.parametrize("unit", ["hero", "mech", "worker"])
def test_any_unit_enters_a_territory_held_by_a_structure(unit: str) -> None:
    nordic = {"hero": "T1", "mechs": ["T1"], "workers": ["T1"], "abilities": ["speed"]}
    game = scene({"nordic": nordic, "rusviet": {"structures": {"mill": "W1"}}})
    play(game, f"move; move {unit} T1; to W1")
    if unit != "worker":
        assert "M2" in offered(game, "to")  # a structure does not stop anybody
        play(game, "stop")
    assert controller(game, "W1") == "nordic"
    assert player(game, "nordic")["popularity"] == 2


@pytest.mark.rule("scythe.move.enemy_combat_unit_stops")
@pytest.mark.parametrize("unit", ["hero", "mech"])
@pytest.mark.parametrize("rival", [{"hero": "W1"}, {"mechs": ["W1"]}], ids=["hero", "mech"])
def test_an_enemy_hero_or_mech_stops_a_unit(unit: str, rival: dict[str, Any]) -> None:
    nordic = {"hero": "T1", "mechs": ["T1"], "abilities": ["speed"], "workers": ["T1"]}
    game = scene({"nordic": nordic, "rusviet": rival})
    play(game, f"move; move {unit} T1; to W1")
    assert offered(game, "to") == set()
    assert refusal(game, f"move {unit} W1") == "scythe.move.different_units"


@pytest.mark.rule("scythe.move.encounter_stops_hero", "edge.move.hero_stopped_by_token_on_path")
def test_an_encounter_token_stops_the_hero() -> None:
    nordic = {"hero": "T1", "mechs": ["T1"], "abilities": ["speed"]}
    game = scene({"nordic": nordic, **FAR}, encounters=["M2"], encounter_deck=[1])
    trial = play(game.copy(), "move; move hero T1; to M2")
    assert offered(trial, "to") == set()
    assert refusal(trial, "move hero M2") == "scythe.move.different_units"
    play(trial, "done; option a")
    assert not at(trial, "M2")["encounter"]
    trial = play(game.copy(), "move; move mech T1; to M2; to W1; done")
    assert units(trial, "W1")["nordic"].startswith("1 mech")
    assert at(trial, "M2")["encounter"]
    assert legal(trial) == {"end turn"}  # no encounter


@pytest.mark.rule("edge.move.hero_stopped_by_token_on_path")
def test_an_encounter_token_stops_the_hero_on_a_factory_move() -> None:
    nordic = {"hero": "T1", "factory_card": 4, "cards": [2]}
    game = scene({"nordic": nordic, **FAR}, encounters=["M2"], encounter_deck=[1])
    play(game, "skip factory; factory move; move hero T1; to M2")
    assert {"option a", "option b"} <= set(legal(game))
    play(game, "option a")
    assert units(game, "M2") == {"nordic": "hero"}
    assert legal(game) == {"end turn"}


@pytest.mark.rule("scythe.move.after_effects_order")
def test_combats_then_the_encounter_then_the_bottom_action() -> None:
    nordic = {"mat": "industrial", "hero": "T1", "mechs": ["M4"], "abilities": ["artillery"]}
    game = scene(
        {"nordic": nordic, "rusviet": {"mechs": ["W4"], "abilities": ["speed"]}},
        encounters=["M2"],
        encounter_deck=[1],
        resources={"W1": {"wood": 3}},
    )
    heard = overhear(game)
    play(game, "move; move hero T1; to M2; move mech M4; to W4")
    assert at(game, "M2")["encounter"]  # first the combat
    play(game, "hold fire; fight 4; ready; fight 0; ready")
    assert {"option a", "option b"} <= set(legal(game))
    play(game, "option a")
    assert {"build", "decline"} <= set(legal(game))
    play(game, "build; build mine W1")
    told = [event.name for event in heard]
    assert told.index("combat") < told.index("encounter") < told.index("bottom")


@pytest.mark.rule("scythe.move.after_effects_order")
def test_combats_then_the_factory_visit_then_the_bottom_action() -> None:
    nordic = {"mat": "industrial", "hero": "M4", "mechs": ["M4"], "abilities": ["speed"]}
    game = scene(
        {"nordic": nordic, "rusviet": {"mechs": ["W4"], "abilities": ["speed"]}},
        resources={"W1": {"wood": 3}},
    )
    play(game, "move; move hero M4; to FACTORY; stop; move mech M4; to W4")
    assert game.view()["battle"] is not None
    play(game, "fight 4; ready; fight 0; ready; take card 1")
    assert "build" in legal(game)


# -- edges -------------------------------------------------------------------------------------


@pytest.mark.rule(
    "edge.move.speed_before_or_after_tunnel",
    "scythe.mech.any.speed_and_tunnel",
    "scythe.mech.any.speed",
)
def test_speed_adds_a_step_before_or_after_a_tunnel() -> None:
    saxony = {"mechs": ["W6", "F5"], "abilities": ["speed", "disarm"]}
    game = scene({"saxony": saxony, **FAR}, encounters=[])
    assert {"T3", "V5"} <= steps(game, "mech", "W6", way="F5")
    assert {"M4", "M7"} <= steps(game, "mech", "F5", way="V5")
    trial = play(game, "move; move mech W6; to F5; to V5")  # that was two steps
    assert offered(trial, "to") == set()
    assert refusal(trial, "move mech V5") == "scythe.move.different_units"


@pytest.mark.rule(
    "edge.move.speed_tunnel_mine",
    "scythe.build.mine_is_private_tunnel",
    "scythe.mech.saxony.underpass_mine",
)
def test_speed_onto_the_mine_and_through_it() -> None:
    saxony = {
        "mechs": ["F4", "M1"],
        "abilities": ["speed", "disarm"],
        "structures": {"mine": "V4"},
    }
    game = scene({"saxony": saxony, **FAR}, encounters=[])
    through = steps(game, "mech", "F4", way="V4")
    assert through >= TUNNELS
    assert "M1" not in through
    saxony["abilities"] = ["speed", "underpass"]
    game = scene({"saxony": saxony, **FAR}, encounters=[])
    assert steps(game, "mech", "F4", way="V4") >= TUNNELS | {"M1", "M6"}


@pytest.mark.rule("edge.move.tunnel_hop_into_enemy")
def test_a_hop_through_a_tunnel_may_end_in_a_combat() -> None:
    saxony = {"hero": "F5", "mechs": ["M6"], "abilities": ["speed"]}
    game = scene({"saxony": saxony, "rusviet": {"mechs": ["V5"], "abilities": ["speed"]}})
    play(game, "move; move hero F5; to V5")
    assert offered(game, "to") == set()
    play(game, "done")
    assert game.view()["battle"]["place"] == "V5"


@pytest.mark.rule("edge.move.worker_uses_mine_not_underpass")
def test_workers_use_the_mine_but_not_underpass() -> None:
    saxony = {
        "mechs": ["M8"],
        "abilities": ["underpass"],
        "structures": {"mine": "V4"},
        "workers": ["M6", "V4", "F5"],
    }
    game = scene({"saxony": saxony, **FAR})
    assert steps(game, "worker", "M6") == {"V6", "T8"}
    assert steps(game, "worker", "V4") == {"W2", "F4"} | TUNNELS
    assert "V4" in steps(game, "worker", "F5")
    assert "M8" not in steps(game, "worker", "F5")


@pytest.mark.rule("edge.move.own_mine_occupied_by_enemy", "scythe.build.mine_under_enemy_control")
@pytest.mark.parametrize("rival", ["workers", "mechs"])
def test_the_own_mine_under_enemies_is_open_to_heroes_and_mechs_only(rival: str) -> None:
    saxony = {
        "hero": "F5",
        "mechs": ["F5"],
        "abilities": ["speed"],
        "workers": ["F5"],
        "structures": {"mine": "V4"},
    }
    polania = {"workers": ["W2"], rival: ["V4"]}
    game = scene({"saxony": saxony, "polania": polania}, encounters=[])
    assert controller(game, "V4") == "polania"
    trial = play(game.copy(), "move; move worker F5")
    assert refusal(trial, "to V4") == (
        "scythe.move.worker_blocked_by_workers"
        if rival == "workers"
        else "scythe.move.worker_blocked_by_combat_units"
    )
    for unit in ("hero", "mech"):
        trial = play(game.copy(), f"move; move {unit} F5; to V4; done")
        if rival == "workers":
            assert units(trial, "POLANIA") == {"polania": "hero, 1 worker"}
            assert controller(trial, "V4") == "saxony"
        else:
            assert trial.view()["battle"]["place"] == "V4"


@pytest.mark.rule("edge.move.enemy_on_your_mine")
def test_an_enemy_on_your_mine_finds_no_tunnel() -> None:
    polania = {"mechs": ["V4"], "abilities": ["camaraderie"], "hero": "F5", "workers": ["V4", "F5"]}
    game = scene({"polania": polania, "saxony": {"structures": {"mine": "V4"}}}, encounters=[])
    assert steps(game, "mech", "V4") == {"W2", "F4"}
    assert steps(game, "worker", "V4") == {"W2", "F4"}
    assert "V4" not in steps(game, "hero", "F5")
    assert "V4" not in steps(game, "worker", "F5")


@pytest.mark.rule(
    "edge.move.displaced_workers_leave_at_once",
    "scythe.move.displace_workers",
    "scythe.move.one_after_another",
)
def test_after_driven_workers_others_pass() -> None:
    nordic = {
        "mat": "industrial",
        "upgrades": [["move_unit", "build"]],
        "mechs": ["T1", "T1"],
        "abilities": ["speed", "artillery"],
        "workers": ["T1"],
    }
    game = scene({"nordic": nordic, "rusviet": {"workers": ["W1"]}}, encounters=[])
    play(game, "move; move mech T1; to W1; move mech T1; to W1; to M2; move worker T1; to W1")
    assert units(game, "W1") == {"nordic": "1 mech, 1 worker"}
    assert units(game, "M2") == {"nordic": "1 mech"}


@pytest.mark.rule("edge.move.loaded_mech_displaces")
def test_carried_workers_arrive_with_a_mech_that_drives_workers_away() -> None:
    nordic = {"mechs": ["T1"], "workers": ["T1", "T1"], "popularity": 5}
    game = scene({"nordic": nordic, "rusviet": {"workers": ["W1"] * 2}})
    play(game, "move; move mech T1; take 2 workers; to W1")
    assert units(game, "W1") == {"nordic": "1 mech, 2 workers"}
    assert units(game, "RUSVIET") == {"rusviet": "hero, 2 workers"}
    assert player(game, "nordic")["popularity"] == 3


@pytest.mark.rule("edge.move.drop_workers_before_attacking")
def test_cargo_may_be_set_down_before_an_attack() -> None:
    nordic = {"mechs": ["T1"], "abilities": ["speed"], "workers": ["T1", "T1"]}
    rusviet = {"mechs": ["M2"], "abilities": ["speed"], "power": 5}
    game = scene({"nordic": nordic, "rusviet": rusviet}, resources={"T1": {"oil": 2}})
    play(game, "move; move mech T1; take 2 workers; take 2 oil; to W1")
    play(game, "drop 2 workers; drop 2 oil; to M2; done")
    assert units(game, "M2") == {"nordic": "1 mech", "rusviet": "1 mech"}
    play(game, "fight 0; ready; fight 1; ready")  # Nordic loses
    assert units(game, "NORDIC") == {"nordic": "hero, 1 mech"}
    assert units(game, "W1") == {"nordic": "2 workers"}
    assert resources(game, "W1") == {"oil": 2}


@pytest.mark.rule("edge.move.hero_passes_through_factory", "scythe.factory.first_visit")
def test_passing_through_the_factory_earns_no_card() -> None:
    nordic = {"hero": "M4", "mechs": ["T1"], "abilities": ["speed"]}
    game = scene({"nordic": nordic, **FAR})
    play(game, "move; move hero M4; to FACTORY; to T5; done")
    assert legal(game) == {"end turn"}
    assert player(game, "nordic")["factory_card"] is None


@pytest.mark.rule("edge.move.riverwalk_by_destination", "scythe.mech.any.riverwalk")
def test_riverwalk_asks_for_the_terrain_that_is_entered() -> None:
    crimea = {"mechs": ["F2", "M2"], "abilities": ["riverwalk", "scout"]}
    game = scene({"crimea": crimea, "saxony": {}})
    trial = play(game.copy(), "move; move mech F2")
    assert refusal(trial, "to M2") == "scythe.move.river_blocks"
    assert "F2" in steps(game, "mech", "M2")


@pytest.mark.rule("edge.move.riverwalk_from_base", "scythe.move.leave_base")
def test_riverwalk_from_the_base() -> None:
    rusviet = {"mechs": ["RUSVIET"], "abilities": ["riverwalk"]}
    game = scene({"rusviet": rusviet, "nordic": {}})
    for unit in ("hero", "mech"):
        assert steps(game, unit, "RUSVIET") == {"V3", "M5", "F3"}
    without = scene({"rusviet": {"mechs": ["RUSVIET"], "abilities": ["township"]}, "nordic": {}})
    assert steps(without, "hero", "RUSVIET") == {"V3", "M5"}


@pytest.mark.rule("edge.move.swim_from_base_and_not_lakes")
def test_nordic_workers_swim_but_not_onto_lakes() -> None:
    nordic = {"hero": "T3", "workers": ["T3", "NORDIC", "V6"]}
    game = scene({"nordic": nordic, **FAR})
    assert steps(game, "worker", "T3") >= {"V1", "W1", "M2", "W3"}
    assert steps(game, "hero", "T3") == {"W3"} | (TUNNELS - {"T3"})
    assert steps(game, "worker", "NORDIC") == {"W1", "T1"}
    assert steps(game, "worker", "V6") == {"M6", "T8", "W6", "F5", "V7"}
    for place, lake in (("T3", "L3"), ("V6", "L7")):
        trial = play(game.copy(), f"move; move worker {place}")
        assert refusal(trial, f"to {lake}") == "scythe.move.lake_blocks"


@pytest.mark.rule("edge.move.swim_from_base_and_not_lakes")
def test_a_nordic_worker_swims_from_a_base_at_a_river() -> None:
    # The only base at a river is Rusviet's; a Nordic worker can stand there if nobody plays it.
    game = scene({"nordic": {"hero": "RUSVIET", "workers": ["RUSVIET"]}, "crimea": {}})
    assert steps(game, "worker", "RUSVIET") == {"V3", "M5", "F3"}
    assert steps(game, "hero", "RUSVIET") == {"V3", "M5"}


@pytest.mark.rule("edge.move.mech_takes_workers_off_base")
def test_a_mech_carries_retreated_workers_out() -> None:
    game = scene({"nordic": {"mechs": ["NORDIC"], "workers": ["NORDIC"] * 3}, **FAR})
    play(game, "move; move mech NORDIC; take 3 workers; to W1")
    assert units(game, "W1") == {"nordic": "1 mech, 3 workers"}
    assert units(game, "NORDIC") == {"nordic": "hero"}


@pytest.mark.rule("edge.move.wayfare_cargo", "scythe.control.base_is_not_territory")
def test_cargo_brought_to_a_base_by_wayfare_is_worth_nothing_there() -> None:
    crimea = {
        "mat": "industrial",
        "mechs": ["T6"],
        "abilities": ["wayfare"],
        "workers": ["T6", "T6"],
        "cards": [],
    }
    game = scene({"crimea": crimea, "nordic": {}}, resources={"T6": {"wood": 4}})
    play(game, "move; move mech T6; take 1 workers; take 4 wood; to TOGAWA; done")
    assert units(game, "TOGAWA") == {"crimea": "1 mech, 1 worker"}
    assert resources(game, "TOGAWA") == {"wood": 4}
    assert controller(game, "TOGAWA") is None
    assert refusal(game, "build") == "scythe.turn.cost_in_full"
    assert game.projection()[0]["resources"] == 0


@pytest.mark.rule("edge.move.wayfare_not_to_active_base", "scythe.mech.crimea.wayfare_neutral")
def test_wayfare_leads_to_no_base_of_a_player() -> None:
    crimea = {"mechs": ["T6"], "abilities": ["wayfare"]}
    game = scene({"crimea": crimea, "nordic": {}, "polania": {}})
    bases = {place for place in steps(game, "mech", "T6") if len(place) > 3 and place != "FACTORY"}
    assert bases == {"CRIMEA", "RUSVIET", "SAXONY", "ALBION", "TOGAWA"}
    trial = play(game, "move; move mech T6")
    for base in ("NORDIC", "POLANIA"):
        assert refusal(trial, f"to {base}") == "scythe.move.no_entering_bases"


@pytest.mark.rule("edge.move.township_needs_current_control", "scythe.move.one_after_another")
def test_township_needs_control_at_that_moment() -> None:
    rusviet = {"mechs": ["V3", "V8"], "abilities": ["township", "peoples_army"], "workers": ["M5"]}
    game = scene({"rusviet": rusviet, "nordic": {}})
    trial = play(game.copy(), "move; move mech V8; to W7; move mech V3")
    assert refusal(trial, "to V8") == "scythe.move.one_step"
    trial = play(game, "move; move mech V3; to V8; move mech V8; to W7")
    assert units(trial, "V8") == units(trial, "W7") == {"rusviet": "1 mech"}


@pytest.mark.rule("edge.move.underpass_from_just_entered_mountain", "scythe.mech.saxony.underpass")
def test_underpass_from_a_mountain_just_entered() -> None:
    saxony = {"mechs": ["W7", "M6"], "abilities": ["speed", "underpass"]}
    game = scene({"saxony": saxony, **FAR})
    assert steps(game, "mech", "W7", way="M7") >= TUNNELS | {"M6"}


@pytest.mark.rule(
    "edge.move.lake_nothing_left_behind",
    "scythe.mech.any.lake_cargo_not_abandoned",
    "scythe.mech.any.lake_worker_needs_mech",
)
@pytest.mark.parametrize(("faction", "ability"), [("nordic", "seaworthy"), ("polania", "submerge")])
def test_nothing_is_left_behind_on_a_lake(faction: str, ability: str) -> None:
    said = {"mechs": ["L3"], "abilities": [ability], "workers": ["L3", "L3"]}
    game = scene({faction: said, **FAR}, resources={"L3": {"oil": 2, "food": 1}})
    trial = play(game.copy(), "move; move mech L3")
    assert refusal(trial, "drop 1 workers") == "scythe.mech.any.lake_cargo_not_abandoned"
    play(trial, "to W3")
    assert units(trial, "W3") == {faction: "1 mech, 2 workers"}
    assert resources(trial, "W3") == {"oil": 2, "food": 1}
    assert units(trial, "L3") == {}


@pytest.mark.rule("edge.move.lake_nothing_left_behind")
def test_cargo_may_stay_on_a_lake_with_company() -> None:
    nordic = {
        "hero": "L3",
        "mechs": ["L3", "L3"],
        "abilities": ["seaworthy", "artillery"],
        "workers": ["L3", "L3"],
    }
    game = scene({"nordic": nordic, **FAR}, resources={"L3": {"oil": 2}})
    play(game, "move; move mech L3; to W3")  # another mech stays with the workers
    assert units(game, "L3") == {"nordic": "hero, 1 mech, 2 workers"}
    assert resources(game, "L3") == {"oil": 2}
    play(game, "move mech L3; to W3")  # the hero stays with the oil, but cannot keep workers
    assert units(game, "L3") == {"nordic": "hero"}
    assert units(game, "W3") == {"nordic": "2 mechs, 2 workers"}
    assert resources(game, "L3") == {"oil": 2}


@pytest.mark.rule("edge.move.lake_no_drop_in_passing", "scythe.mech.any.lake_cargo_not_abandoned")
def test_nobody_is_set_down_on_a_lake_in_passing() -> None:
    nordic = {"mechs": ["W3", "T1"], "abilities": ["seaworthy", "speed"], "workers": ["W3"]}
    game = scene({"nordic": nordic, **FAR}, resources={"W3": {"wood": 1}})
    play(game, "move; move mech W3; take 1 workers; take 1 wood; to L3")
    for cargo in ("workers", "wood"):
        assert refusal(game, f"drop 1 {cargo}") == "scythe.mech.any.lake_cargo_not_abandoned"
    play(game, "to M4")
    assert units(game, "M4") == {"nordic": "1 mech, 1 worker"}
    assert resources(game, "M4") == {"wood": 1}


@pytest.mark.rule(
    "edge.move.nordic_lake_not_network",
    "scythe.mech.nordic.seaworthy_move",
    "scythe.mech.polania.submerge",
)
def test_only_polania_goes_from_lake_to_distant_lake() -> None:
    nordic = {"mechs": ["L3"], "abilities": ["seaworthy"]}
    game = scene({"nordic": nordic, **FAR})
    assert steps(game, "mech", "L3") == set(SHORES_OF_L3)
    trial = play(game, "move; move mech L3")
    assert refusal(trial, "to L4") == "scythe.move.one_step"
    polania = {"mechs": ["L3"], "abilities": ["submerge"]}
    lakes = {"L1", "L2", "L4", "L5", "L6", "L7"}
    assert steps(scene({"polania": polania, **FAR}), "mech", "L3") == set(SHORES_OF_L3) | lakes


@pytest.mark.rule("edge.move.mech_ability_from_fallen_mech", "scythe.deploy.unlocks_ability")
def test_a_beaten_mech_keeps_its_ability_unlocked() -> None:
    nordic = {"mechs": ["T1"], "abilities": ["riverwalk"], "workers": ["T1"]}
    game = scene({"nordic": nordic, "rusviet": {"mechs": ["W1"], "power": 7}}, encounters=[])
    play(game, "move; move mech T1; to W1; done; fight 0; ready; fight 1; ready")
    assert units(game, "NORDIC") == {"nordic": "hero, 1 mech"}
    assert player(game, "nordic")["abilities"] == ["riverwalk"]
    play(game, "end turn; skip move; end turn; skip trade; end turn; skip trade; end turn")
    play(game, "move; move hero NORDIC; to T1; done; end turn; skip move; end turn")
    play(game, "skip trade; end turn; skip trade; end turn; move; move hero T1")
    # From T1 nothing suitable lies across a river; the ability shows on the way to the forest W4.
    play(game, "to M2; done; end turn; skip move; end turn; skip trade; end turn; skip trade")
    play(game, "end turn")
    assert "W4" in steps(game, "hero", "M2")
