"""Mech abilities (chapter `scythe.mech`)."""

from typing import Any

import pytest

from rules.scythe.table import at, fight, resources, scene, steps, table, units
from rules.words import legal, offered, play, player, refusal, whose
from steppe import Game

TUNNELS = {"T3", "M3", "W4", "F5", "V5", "T6"}
LAKES = {"L1", "L2", "L3", "L4", "L5", "L6", "L7"}


# -- Riverwalk and Speed -----------------------------------------------------------------------


def river_sides(game: Game) -> list[tuple[str, str]]:
    """The pairs of territories with a river between them, in both directions."""
    figures = table(game).figures
    return [
        (figures.names[place], figures.names[across])
        for place in range(figures.territories)
        for across in figures.river[place]
    ]


@pytest.mark.rule(
    "scythe.mech.any.riverwalk",
    "scythe.mech.saxony.riverwalk",
    "scythe.mech.rusviet.riverwalk",
    "scythe.mech.nordic.riverwalk",
    "scythe.mech.crimea.riverwalk",
    "scythe.mech.polania.riverwalk",
)
@pytest.mark.parametrize(
    ("faction", "terrains"),
    [
        ("saxony", {"forest", "mountain"}),
        ("rusviet", {"farm", "village"}),
        ("nordic", {"forest", "mountain"}),
        ("crimea", {"farm", "tundra"}),
        ("polania", {"village", "mountain"}),
    ],
)
def test_riverwalk_crosses_every_river_onto_two_terrains(faction: str, terrains: set[str]) -> None:
    rival = "crimea" if faction == "nordic" else "nordic"
    sides = river_sides(scene({faction: {}, rival: {}}))
    assert len(sides) == 2 * 31  # and one more river, at Rusviet's base
    for place, across in sides:
        said = {"hero": place, "mechs": [place], "abilities": ["riverwalk"], "workers": [place]}
        game = scene({faction: said, rival: {"workers": [rival.upper()]}})
        may_cross = at(game, across)["terrain"] in terrains
        for unit in ("hero", "mech"):
            assert (across in steps(game, unit, place)) == may_cross, (place, across)
        if faction != "nordic":
            assert across not in steps(game, "worker", place)  # abilities are not for workers


@pytest.mark.rule("scythe.mech.any.speed")
def test_speed_is_a_second_step_for_hero_and_mechs() -> None:
    crimea = {"hero": "T5", "mechs": ["T5"], "abilities": ["speed"], "workers": ["T5"]}
    game = scene({"crimea": crimea, "nordic": {}}, encounters=[])
    for unit in ("hero", "mech"):
        trial = play(game.copy(), f"move; move {unit} T5; to T6")
        assert {"W7", "V7", "T5"} <= offered(trial, "to")
        play(trial, "to W7")
        assert units(trial, "W7")  # and no third one
        assert offered(trial, "to") == set()
        trial = play(game.copy(), f"move; move {unit} T5; to T6; stop")  # it need not be used
        assert units(trial, "T6")
    trial = play(game.copy(), "move; move worker T5; to T6")
    assert offered(trial, "to") == set()


@pytest.mark.rule("scythe.mech.any.speed")
def test_speed_counts_in_each_move() -> None:
    crimea = {"hero": "T5", "mechs": ["FACTORY"], "abilities": ["speed"]}
    game = scene({"crimea": crimea, "nordic": {}}, encounters=[])
    play(game, "move; move hero T5; to T6; to W7; move mech FACTORY; to M4; to W4")
    assert units(game, "W7") == {"crimea": "hero"}
    assert units(game, "W4") == {"crimea": "1 mech"}


@pytest.mark.rule("scythe.mech.any.speed_and_tunnel")
def test_a_hop_through_a_tunnel_is_one_of_the_two_steps() -> None:
    crimea = {"mechs": ["F5", "T5"], "abilities": ["speed", "scout"]}
    game = scene({"crimea": crimea, "nordic": {}}, encounters=[])
    assert {"M7", "M4", "W7"} <= steps(game, "mech", "F5", way="V5")  # hop, then step
    assert "V5" in steps(game, "mech", "T5", way="F5")  # step, then hop
    play(game, "move; move mech T5; to F5; to V5")
    assert units(game, "V5") == {"crimea": "1 mech"}
    assert offered(game, "to") == set()


@pytest.mark.rule("scythe.mech.any.speed_transfer_midway")
def test_cargo_changes_on_the_middle_territory() -> None:
    crimea = {"mechs": ["T5"], "abilities": ["speed"], "workers": ["T5", "T5", "T6"]}
    held = {"T5": {"oil": 2}, "T6": {"food": 3, "oil": 1}}
    game = scene({"crimea": crimea, "nordic": {}}, resources=held)
    play(game, "move; move mech T5; take 2 workers; take 2 oil; to T6")
    play(game, "drop 1 workers; drop 2 oil; take 3 food; to W7; done")
    assert units(game, "T6") == {"crimea": "2 workers"}
    assert resources(game, "T6") == {"oil": 3}
    assert units(game, "W7") == {"crimea": "1 mech, 1 worker"}
    assert resources(game, "W7") == {"food": 3}


@pytest.mark.rule("scythe.mech.any.speed_transfer_midway")
def test_workers_met_on_the_way_may_come_along() -> None:
    crimea = {"mechs": ["T5"], "abilities": ["speed"], "workers": ["T5", "T6", "T6"]}
    game = scene({"crimea": crimea, "nordic": {}})
    play(game, "move; move mech T5; take 1 workers; to T6; take 2 workers; to W7")
    assert units(game, "W7") == {"crimea": "1 mech, 3 workers"}


# -- lakes -------------------------------------------------------------------------------------


@pytest.mark.rule("scythe.mech.any.lake_cargo_not_abandoned")
@pytest.mark.parametrize(("faction", "ability"), [("nordic", "seaworthy"), ("polania", "submerge")])
@pytest.mark.parametrize("unit", ["hero", "mech"])
def test_what_was_brought_onto_a_lake_leaves_with_the_unit(
    faction: str, ability: str, unit: str
) -> None:
    carrier = {"hero": "W3"} if unit == "hero" else {"mechs": ["W3", "M6"]}
    said = {"mechs": ["M6", "M6"], "abilities": [ability, "riverwalk"], **carrier}
    game = scene({faction: said, "rusviet": {}}, resources={"W3": {"wood": 2}})
    play(game, f"move; move {unit} W3; take 2 wood; to L3; done")
    assert resources(game, "L3") == {"wood": 2}  # to stop there is no leaving
    play(game, "end turn; skip move; end turn; skip trade; end turn; skip trade; end turn")
    play(game, f"move; move {unit} L3")
    assert refusal(game, "drop 1 wood") == "scythe.mech.any.lake_cargo_not_abandoned"
    play(game, "to M4")
    assert resources(game, "L3") == {}
    assert resources(game, "M4") == {"wood": 2}


@pytest.mark.rule("scythe.mech.any.lake_worker_needs_mech")
def test_a_worker_leaves_a_lake_only_aboard_a_mech() -> None:
    nordic = {"mechs": ["L3"], "hero": "L3", "abilities": ["seaworthy"], "workers": ["L3"]}
    game = scene({"nordic": nordic, "rusviet": {}}, encounters=[])
    play(game, "move")
    assert refusal(game, "move worker L3") == "scythe.mech.any.lake_worker_needs_mech"
    trial = play(game.copy(), "move hero L3")
    assert refusal(trial, "take 1 workers") == "scythe.move.only_mechs_carry_workers"
    play(game, "move mech L3; to W3")
    assert units(game, "W3") == {"nordic": "1 mech, 1 worker"}


@pytest.mark.rule("scythe.mech.nordic.seaworthy_move")
def test_nordic_sails_like_over_land() -> None:
    nordic = {"hero": "W3", "mechs": ["W3", "T1"], "abilities": ["seaworthy", "speed"]}
    game = scene({"nordic": nordic, "rusviet": {}}, encounters=[])
    for unit in ("hero", "mech"):
        assert LAKES & steps(game, unit, "W3") == {"L2", "L3", "L4"}
        # Onto a lake and off it on any side, in one move with Speed.
        assert steps(game, unit, "W3", way="L4") >= {"M3", "V4", "FACTORY", "F5", "T5"}
        assert LAKES.isdisjoint(steps(game, unit, "W3", way="L4"))  # no network of lakes


@pytest.mark.rule("scythe.mech.polania.submerge")
def test_polania_goes_from_any_lake_to_any_other() -> None:
    polania = {"hero": "L1", "mechs": ["L1"], "abilities": ["submerge"], "workers": ["W2"]}
    game = scene({"polania": polania, "rusviet": {}})
    for unit in ("hero", "mech"):
        assert steps(game, unit, "L1") == {"M1", "T2", "W2"} | (LAKES - {"L1"})
    assert "L1" not in steps(game, "worker", "W2")


# -- Saxony ------------------------------------------------------------------------------------


@pytest.mark.rule(
    "scythe.mech.saxony.underpass",
    "scythe.mech.saxony.underpass_mine",
    "example.mech.saxony.underpass",
)
def test_underpass_links_mountains_tunnels_and_the_mine() -> None:
    saxony = {
        "hero": "M6",
        "mechs": ["M6"],
        "abilities": ["underpass"],
        "workers": ["M8"],
        "structures": {"mine": "V4"},
    }
    game = scene({"saxony": saxony, "rusviet": {}})
    for unit in ("hero", "mech"):
        assert steps(game, unit, "M6") == {"V6", "T8"} | {"M8", "V4"} | TUNNELS
    play(game, "move; move mech M6")
    for place in ("M5", "M7"):
        assert refusal(game, f"to {place}") == "scythe.move.one_step"


@pytest.mark.rule("scythe.mech.saxony.underpass", "scythe.mech.saxony.underpass_mine")
@pytest.mark.parametrize("start", ["T6", "V4"])
def test_underpass_leads_from_tunnels_and_the_mine_to_own_mountains(start: str) -> None:
    saxony = {
        "mechs": [start],
        "abilities": ["underpass"],
        "workers": ["M8"],
        "structures": {"mine": "V4", "armory": "M1"},  # a structure gives control as well
    }
    game = scene({"saxony": saxony, "rusviet": {"workers": ["M5"]}})
    assert {"M8", "M1"} <= steps(game, "mech", start)
    assert {"M2", "M4", "M5", "M6"}.isdisjoint(steps(game, "mech", start))


@pytest.mark.rule("scythe.mech.saxony.underpass")
def test_underpass_is_not_for_a_mountain_lost_to_an_enemy() -> None:
    saxony = {"mechs": ["T6"], "abilities": ["underpass"], "structures": {"armory": "M1"}}
    game = scene({"saxony": saxony, "rusviet": {"workers": ["M1"]}})
    assert "M1" not in steps(game, "mech", "T6")


def attack(place: str, attacker: dict[str, Any], defender: dict[str, Any], **rest: Any) -> Game:
    """A mech from a land neighbour attacks; everything up to the dials that needs no answer."""
    near = {"V5": "M4", "T6": "W7", "W7": "V8", "V4": "F4", "M8": "V9"}
    (who, said), (whom, held) = (*attacker.items(), *defender.items())
    start = near[place]
    mechs = [start, *said.get("mechs", [])]
    game = scene(
        {who: {**said, "mechs": mechs}, whom: {"mechs": [place], **held}}, encounters=[], **rest
    )
    play(game, f"move; move mech {start}; to {place}")
    if "stop" in legal(game):
        play(game, "stop")
    return play(game, "done")


@pytest.mark.rule("scythe.mech.saxony.disarm")
@pytest.mark.parametrize("place", ["V5", "T6", "V4", "W7"])
@pytest.mark.parametrize("attacks", [True, False])
def test_disarm_on_tunnels_and_the_own_mine(place: str, attacks: bool) -> None:
    saxony = {"saxony": {"abilities": ["disarm"], "power": 5, "structures": {"mine": "V4"}}}
    crimea = {"crimea": {"abilities": ["riverwalk"], "power": 5, "cards": []}}
    game = attack(place, saxony, crimea) if attacks else attack(place, crimea, saxony)
    lost = 0 if place == "W7" else 2  # W7 is no tunnel; V4 is Saxony's Mine
    assert player(game, "crimea")["power"] == 5 - lost
    assert player(game, "saxony")["power"] == 5


@pytest.mark.rule("scythe.mech.saxony.disarm")
@pytest.mark.parametrize("power", [0, 1])
def test_disarm_does_not_push_power_below_zero(power: int) -> None:
    saxony = {"saxony": {"abilities": ["disarm"], "power": 5}}
    game = attack("V5", saxony, {"crimea": {"power": power, "abilities": ["speed"]}})
    assert player(game, "crimea")["power"] == 0


@pytest.mark.rule("scythe.mech.saxony.disarm")
def test_disarm_does_not_work_on_a_mine_of_the_enemy() -> None:
    saxony = {"saxony": {"abilities": ["disarm"], "power": 5}}
    crimea = {"crimea": {"power": 5, "abilities": ["speed"], "structures": {"mine": "V4"}}}
    assert player(attack("V4", saxony, crimea), "crimea")["power"] == 5


@pytest.mark.rule("scythe.mech.any.combat_ability_once")
def test_disarm_works_once_however_many_fight() -> None:
    saxony = {
        "hero": "M4",
        "mechs": ["M4", "M4"],
        "abilities": ["disarm", "underpass"],
        "power": 5,
    }
    crimea = {"mechs": ["V5"], "abilities": ["riverwalk"], "power": 6}
    game = scene({"saxony": saxony, "crimea": crimea})
    play(game, "move; move mech M4; to V5; move mech M4; to V5")
    assert player(game, "crimea")["power"] == 4


@pytest.mark.rule("scythe.mech.any.combat_ability_once", "scythe.mech.nordic.artillery")
def test_artillery_works_once_however_many_fight() -> None:
    nordic = {"hero": "M4", "mechs": ["M4"], "abilities": ["artillery"], "power": 5}
    crimea = {"mechs": ["V5"], "abilities": ["riverwalk"], "power": 6}
    game = scene({"nordic": nordic, "crimea": crimea})
    play(game, "move; move mech M4; to V5; move hero M4; to V5; artillery")
    assert "artillery" not in legal(game)
    assert (player(game, "nordic")["power"], player(game, "crimea")["power"]) == (4, 4)


@pytest.mark.rule("scythe.mech.any.combat_ability_once", "scythe.mech.crimea.scout")
def test_scout_works_once_however_many_fight() -> None:
    crimea = {"hero": "M4", "mechs": ["M4"], "abilities": ["scout"], "cards": []}
    nordic = {"mechs": ["V5"], "abilities": ["riverwalk"], "cards": [2, 3, 4]}
    game = scene({"crimea": crimea, "nordic": nordic})
    play(game, "move; move mech M4; to V5; move hero M4; to V5")
    assert player(game, "crimea")["combat_cards"] == 1
    assert player(game, "nordic")["combat_cards"] == 2


# -- Rusviet -----------------------------------------------------------------------------------


@pytest.mark.rule("scythe.mech.rusviet.township", "example.mech.rusviet.township")
def test_township_links_the_factory_and_own_villages() -> None:
    rusviet = {"hero": "V3", "mechs": ["V3"], "abilities": ["township"], "workers": ["V8", "V3"]}
    game = scene({"rusviet": rusviet, "nordic": {}})
    for unit in ("hero", "mech"):
        assert steps(game, unit, "V3") == {"T4", "M5", "V8", "FACTORY"}
    assert steps(game, "worker", "V3") == {"T4", "M5"}
    play(game, "move; move mech V3")
    assert refusal(game, "to V5") == "scythe.move.one_step"


@pytest.mark.rule("scythe.mech.rusviet.township")
def test_township_leads_from_the_factory_but_not_from_elsewhere() -> None:
    rusviet = {
        "hero": "FACTORY",
        "mechs": ["M5"],
        "abilities": ["township"],
        "workers": ["V3"],
        "structures": {"mill": "V8"},
    }
    game = scene({"rusviet": rusviet, "nordic": {"workers": ["V1"]}})
    assert steps(game, "hero", "FACTORY") == {"W3", "M4", "T5", "V3", "V8"}
    assert steps(game, "mech", "M5") == {"V3", "T4"}


@pytest.mark.rule("scythe.mech.rusviet.township")
def test_the_factory_is_linked_whoever_controls_it() -> None:
    rusviet = {"mechs": ["V3"], "abilities": ["township"]}
    game = scene({"rusviet": rusviet, "nordic": {"mechs": ["FACTORY"], "abilities": ["speed"]}})
    play(game, "move; move mech V3; to FACTORY; done")
    assert game.view()["battle"]["place"] == "FACTORY"


@pytest.mark.rule(
    "scythe.mech.rusviet.peoples_army",
    "scythe.mech.rusviet.peoples_army_needs_fighter",
    "example.mech.rusviet.peoples_army",
)
@pytest.mark.parametrize(("ability", "limit"), [("peoples_army", 3), ("township", 2)])
def test_workers_allow_one_more_card_with_peoples_army(ability: str, limit: int) -> None:
    rusviet = {
        "mechs": ["T6", "T6"],
        "abilities": ["speed", ability],
        "workers": ["T6", "T6", "T6"],
        "cards": [2, 2, 3, 5],
    }
    nordic = {"mechs": ["W7"], "abilities": ["speed"], "power": 0, "cards": []}
    game = scene({"nordic": nordic, "rusviet": rusviet})
    play(game, "move; move mech W7; to T6; done")
    assert whose(game) == "rusviet"
    play(game, "fight 0" + "; +2; +2; +3"[: 4 * limit])
    assert game.view()["battle"] is None  # all that may be played: the fight was decided
    assert player(game, "rusviet")["combat_cards"] == 4 - limit


@pytest.mark.rule("scythe.mech.rusviet.peoples_army_needs_fighter")
def test_workers_alone_do_not_fight_even_with_peoples_army() -> None:
    rusviet = {"mechs": ["V3"], "abilities": ["peoples_army"], "workers": ["T6", "T6"]}
    nordic = {"mechs": ["W7"], "abilities": ["speed"], "popularity": 5}
    game = scene({"nordic": nordic, "rusviet": rusviet})
    play(game, "move; move mech W7; to T6; done")
    assert game.view()["battle"] is None
    assert units(game, "RUSVIET") == {"rusviet": "hero, 2 workers"}


# -- Nordic ------------------------------------------------------------------------------------


@pytest.mark.rule("scythe.mech.nordic.artillery")
@pytest.mark.parametrize(("answer", "nordic", "crimea"), [("artillery", 4, 3), ("hold fire", 5, 5)])
@pytest.mark.parametrize("attacks", [True, False])
def test_artillery_may_be_paid_for(answer: str, nordic: int, crimea: int, attacks: bool) -> None:
    ours = {"nordic": {"abilities": ["artillery"], "power": 5}}
    theirs = {"crimea": {"abilities": ["riverwalk"], "power": 5, "cards": []}}
    game = attack("W7", ours, theirs) if attacks else attack("W7", theirs, ours)
    assert whose(game) == "nordic"
    play(game, answer)
    assert (player(game, "nordic")["power"], player(game, "crimea")["power"]) == (nordic, crimea)


@pytest.mark.rule("scythe.mech.nordic.artillery")
def test_artillery_needs_a_power_to_pay_and_takes_none_below_zero() -> None:
    theirs = {"crimea": {"abilities": ["riverwalk"], "power": 1, "cards": []}}
    game = attack("W7", {"nordic": {"abilities": ["artillery"], "power": 0}}, theirs)
    assert "artillery" not in legal(game)
    game = attack("W7", {"nordic": {"abilities": ["artillery"], "power": 1}}, theirs)
    play(game, "artillery")
    assert player(game, "crimea")["power"] == 0


@pytest.mark.rule("scythe.mech.nordic.seaworthy_retreat")
def test_nordic_may_retreat_to_lakes_nearby_each_unit_by_itself() -> None:
    nordic = {
        "hero": "FACTORY",
        "mechs": ["FACTORY"],
        "abilities": ["seaworthy"],
        "power": 0,
        "cards": [],
    }
    rusviet = {"mechs": ["M4", "V3"], "abilities": ["speed", "riverwalk"], "power": 5}
    polania = {"mechs": ["L5"], "abilities": ["submerge"]}
    game = scene({"rusviet": rusviet, "nordic": nordic, "polania": polania})
    play(game, "move; move mech M4; to FACTORY; done")
    fight(game, "1", "0")
    assert whose(game) == "nordic"
    # L3 and L4 lie next to the Factory; so does L5, but an enemy is there.
    assert offered(game, "retreat") == {"L3", "L4", "NORDIC"}
    for lake in ("L5", "L2"):
        assert refusal(game, f"retreat {lake}") == "scythe.mech.nordic.seaworthy_retreat"
    play(game, "retreat L3; retreat L4")
    assert units(game, "L3") == {"nordic": "hero"}
    assert units(game, "L4") == {"nordic": "1 mech"}
    assert units(game, "FACTORY") == {"rusviet": "1 mech"}


@pytest.mark.rule("scythe.mech.nordic.seaworthy_retreat")
def test_without_seaworthy_the_base_is_the_only_retreat() -> None:
    nordic = {"mechs": ["FACTORY"], "abilities": ["speed"], "power": 0, "cards": []}
    rusviet = {"mechs": ["M4"], "abilities": ["speed"], "power": 5}
    game = scene({"rusviet": rusviet, "nordic": nordic})
    play(game, "move; move mech M4; to FACTORY; done")
    fight(game, "1", "0")
    assert units(game, "NORDIC") == {"nordic": "hero, 1 mech"}


@pytest.mark.rule("scythe.mech.nordic.seaworthy_retreat_workers")
@pytest.mark.parametrize("aboard", [0, 1, 2])
def test_workers_retreat_to_a_lake_only_aboard_a_mech(aboard: int) -> None:
    nordic = {
        "hero": "FACTORY",
        "mechs": ["FACTORY"],
        "abilities": ["seaworthy"],
        "workers": ["FACTORY", "FACTORY"],
        "power": 0,
        "cards": [],
    }
    rusviet = {"mechs": ["M4"], "abilities": ["speed"], "power": 5}
    game = scene({"rusviet": rusviet, "nordic": nordic})
    play(game, "move; move mech M4; to FACTORY; done")
    fight(game, "1", "0")
    play(game, f"retreat L4; retreat L3; with {aboard} workers")  # the hero, then the mech
    assert units(game, "L4") == {"nordic": "hero"}  # a hero takes nobody along
    workers = ["", ", 1 worker", ", 2 workers"]
    assert units(game, "L3") == {"nordic": f"1 mech{workers[aboard]}"}
    home = ["2 workers", "1 worker"]
    assert units(game, "NORDIC") == ({"nordic": home[aboard]} if aboard < 2 else {})


@pytest.mark.rule("scythe.mech.nordic.seaworthy_retreat_workers")
def test_workers_go_home_when_the_mechs_do() -> None:
    nordic = {
        "hero": "FACTORY",
        "mechs": ["FACTORY"],
        "abilities": ["seaworthy"],
        "workers": ["FACTORY", "FACTORY"],
        "power": 0,
        "cards": [],
    }
    rusviet = {"mechs": ["M4"], "abilities": ["speed"], "power": 5}
    game = scene({"rusviet": rusviet, "nordic": nordic})
    play(game, "move; move mech M4; to FACTORY; done")
    fight(game, "1", "0")
    play(game, "retreat L4; retreat NORDIC")
    assert units(game, "NORDIC") == {"nordic": "1 mech, 2 workers"}


# -- Crimea ------------------------------------------------------------------------------------


@pytest.mark.rule("scythe.mech.crimea.wayfare", "scythe.mech.crimea.wayfare_neutral")
@pytest.mark.parametrize("start", ["W1", "FACTORY", "ALBION", "CRIMEA"])
def test_wayfare_leads_to_the_own_and_every_neutral_base(start: str) -> None:
    crimea = {"hero": start, "mechs": [start], "abilities": ["wayfare"], "workers": ["F6"]}
    game = scene({"crimea": crimea, "saxony": {}})
    open_bases = {"CRIMEA", "NORDIC", "RUSVIET", "POLANIA", "ALBION", "TOGAWA"} - {start}
    for unit in ("hero", "mech"):
        reached = steps(game, unit, start)
        assert open_bases <= reached
        assert "SAXONY" not in reached
    assert steps(game, "worker", "F6") == {"M8", "V9"}  # not for workers
    play(game, "move; move hero " + start)
    assert refusal(game, "to SAXONY") == "scythe.move.no_entering_bases"


@pytest.mark.rule("scythe.mech.crimea.wayfare")
def test_with_speed_wayfare_is_one_of_two_steps() -> None:
    crimea = {"mechs": ["F6", "V9"], "abilities": ["wayfare", "speed"]}
    game = scene({"crimea": crimea, "saxony": {}})
    assert steps(game, "mech", "F6", way="TOGAWA") >= {"T7", "F7", "ALBION"}
    assert {"ALBION", "CRIMEA"} <= steps(game, "mech", "F6", way="V9")


@pytest.mark.rule("scythe.mech.crimea.scout")
@pytest.mark.parametrize("attacks", [True, False])
def test_scout_takes_a_random_card_that_may_be_played_at_once(attacks: bool) -> None:
    taken = set()
    for seed in range(30):
        crimea = {"crimea": {"abilities": ["scout"], "cards": [], "power": 3}}
        saxony = {"saxony": {"abilities": ["speed"], "cards": [2, 3, 5], "power": 3}}
        pair = (crimea, saxony) if attacks else (saxony, crimea)
        game = attack("W7", *pair, seed=seed)
        (card,) = player(game, "crimea")["hand"]
        assert sorted([card, *player(game, "saxony")["hand"]]) == [2, 3, 5]
        taken.add(card)
    assert taken == {2, 3, 5}  # the value is left to chance
    if attacks:
        play(game, f"fight 0; +{card}")
        assert whose(game) == "saxony"


@pytest.mark.rule("scythe.mech.crimea.scout")
def test_scout_finds_nothing_in_an_empty_hand() -> None:
    crimea = {"crimea": {"abilities": ["scout"], "cards": []}}
    game = attack("W7", crimea, {"saxony": {"abilities": ["speed"], "cards": []}})
    assert player(game, "crimea")["hand"] == []


# -- Polania -----------------------------------------------------------------------------------


@pytest.mark.rule("scythe.mech.polania.camaraderie")
@pytest.mark.parametrize(("ability", "lost"), [("camaraderie", 0), ("speed", 2)])
def test_camaraderie_spares_popularity_after_a_combat_won(ability: str, lost: int) -> None:
    polania = {"polania": {"abilities": [ability], "power": 5, "popularity": 5}}
    crimea = {"crimea": {"abilities": ["speed"], "power": 0, "workers": ["W7", "W7"]}}
    game = fight(attack("W7", polania, crimea), "1", "0")
    assert units(game, "CRIMEA") == {"crimea": "hero, 1 mech, 2 workers"}
    assert player(game, "polania")["popularity"] == 5 - lost


@pytest.mark.rule("scythe.mech.polania.camaraderie")
@pytest.mark.parametrize(("camaraderie", "lost"), [("combat", 2), ("every_retreat", 0)])
def test_lone_workers_driven_off_cost_popularity_unless_agreed_otherwise(
    camaraderie: str, lost: int
) -> None:
    polania = {"mechs": ["V8"], "abilities": ["camaraderie"], "popularity": 5}
    crimea = {"workers": ["W7", "W7"]}
    game = scene({"polania": polania, "crimea": crimea}, camaraderie=camaraderie)
    play(game, "move; move mech V8; to W7")
    assert player(game, "polania")["popularity"] == 5 - lost
