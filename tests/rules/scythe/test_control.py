"""Control of territories (chapter `scythe.control`)."""

from collections import Counter

import pytest

from rules.scythe.table import at, controller, resources, scene, units
from rules.words import legal, offered, play, player, refusal
from steppe import Game


def territories(game: Game, faction: str) -> int:
    """How many territories a player would score, at 2 coins each in the lowest tier."""
    row = player(game, faction)
    assert row["popularity"] <= 6
    scored: int = game.projection()[row["seat"]]["territories"]
    return scored // 2


@pytest.mark.rule("scythe.control.terrain_types")
def test_the_board_has_seven_types_of_territory() -> None:
    places = scene({"nordic": {}, "crimea": {}}).printed()["map"]
    terrains = Counter(place["terrain"] for place in places)
    bases = terrains.pop("base")
    assert set(terrains) == {
        *("farm", "forest", "mountain", "tundra", "village"),
        *("lake", "factory"),
    }
    assert terrains["factory"] == 1
    assert sum(terrains.values()) == 47
    assert bases == 7


@pytest.mark.rule("scythe.control.by_unit")
@pytest.mark.parametrize(
    "said", [{"hero": "M4"}, {"mechs": ["M4"]}, {"workers": ["M4"]}], ids=["hero", "mech", "worker"]
)
def test_any_unit_gives_control(said: dict[str, object]) -> None:
    game = scene({"nordic": said, "crimea": {}})
    assert controller(game, "M4") == "nordic"
    assert controller(game, "V5") is None


@pytest.mark.rule("scythe.control.by_structure")
def test_a_structure_alone_gives_control() -> None:
    game = scene({"nordic": {"structures": {"armory": "V1"}}, "crimea": {}})
    assert at(game, "V1")["units"] == []
    assert controller(game, "V1") == "nordic"


@pytest.mark.rule(
    "scythe.control.structure_overridden",
    "scythe.control.by_structure",
    "scythe.control.exclusive",
)
@pytest.mark.parametrize(
    ("unit", "said"),
    [
        ("hero", {"hero": "F4"}),
        ("mech", {"mechs": ["F4"]}),
        ("worker", {"workers": ["F4"]}),
    ],
    ids=["hero", "mech", "worker"],
)
def test_an_enemy_unit_takes_control_from_a_structure_while_it_stays(
    unit: str, said: dict[str, object]
) -> None:
    saxony = {"structures": {"mill": "V4"}}
    game = scene({"polania": said, "saxony": saxony}, encounters=[])
    assert controller(game, "V4") == "saxony"
    play(game, f"move; move {unit} F4; to V4; done")
    assert controller(game, "V4") == "polania"
    assert territories(game, "saxony") == 2  # where its two workers stand
    assert at(game, "V4")["structure"] == {"seat": 1, "structure": "mill"}
    play(game, "end turn; skip move; end turn; skip trade; end turn; skip trade; end turn")
    play(game, f"move; move {unit} V4; to F4; done")
    assert controller(game, "V4") == "saxony"


@pytest.mark.rule("scythe.control.contested_defender_keeps", "scythe.control.exclusive")
def test_until_the_combat_the_defender_keeps_control() -> None:
    nordic = {"mechs": ["M4"], "abilities": ["speed"], "mat": "industrial"}
    game = scene(
        {"nordic": nordic, "rusviet": {"mechs": ["W4"], "abilities": ["speed"]}},
        resources={"W4": {"wood": 2}},
    )
    play(game, "move; move mech M4; to W4")
    assert units(game, "W4") == {"nordic": "1 mech", "rusviet": "1 mech"}
    assert controller(game, "W4") == "rusviet"
    assert controller(game, "M4") is None
    # Two wood are a pair worth a coin: still Rusviet's.
    assert [row["resources"] for row in game.projection()] == [0, 1]
    play(game, "done; fight 4; ready; fight 0; ready")
    assert controller(game, "W4") == "nordic"
    assert [row["resources"] for row in game.projection()] == [1, 0]


@pytest.mark.rule("scythe.control.base_is_not_territory")
def test_a_base_gives_no_control_and_is_not_scored() -> None:
    nordic = {"workers": ["NORDIC", "NORDIC"], "mechs": ["NORDIC"], "mat": "industrial"}
    held = {"NORDIC": {"metal": 3, "wood": 3}}
    game = scene({"nordic": nordic, "crimea": {}}, resources=held)
    assert controller(game, "NORDIC") is None
    assert territories(game, "nordic") == 0
    assert game.projection()[0]["resources"] == 0
    play(game, "skip produce")
    assert refusal(game, "deploy") == "scythe.turn.cost_in_full"


@pytest.mark.rule("scythe.control.base_is_not_territory")
def test_nothing_is_built_or_deployed_on_a_base() -> None:
    nordic = {"workers": ["NORDIC"], "hero": "T1", "mat": "industrial"}
    game = scene({"nordic": nordic, "crimea": {}}, resources={"T1": {"metal": 3, "wood": 3}})
    for start in ("skip produce; deploy", "skip move; build"):
        trial = play(game.copy(), start)
        assert legal(trial) == {"end turn"}  # paid, and nowhere to place anything
    assert player(trial, "nordic")["structures"] == []


@pytest.mark.rule("scythe.control.lake_is_territory")
def test_a_lake_is_controlled_scored_and_fought_for() -> None:
    nordic = {"mechs": ["L3"], "abilities": ["seaworthy"], "workers": ["L3"], "mat": "industrial"}
    polania = {"mechs": ["L4"], "abilities": ["submerge"], "workers": ["POLANIA"]}
    game = scene({"polania": polania, "nordic": nordic}, resources={"L3": {"oil": 2}})
    assert controller(game, "L3") == "nordic"
    assert territories(game, "nordic") == 1
    assert game.projection()[1]["resources"] == 1
    play(game, "move; move mech L4; to L3; done")
    assert game.view()["battle"]["place"] == "L3"
    play(game, "fight 2; ready; fight 0; ready")
    assert controller(game, "L3") == "polania"


@pytest.mark.rule("scythe.control.lake_is_territory")
def test_nothing_is_built_or_deployed_on_a_lake() -> None:
    nordic = {
        "mechs": ["L3"],
        "abilities": ["seaworthy"],
        "workers": ["L3", "T1"],
        "mat": "industrial",
    }
    game = scene({"nordic": nordic, "crimea": {}}, resources={"T1": {"metal": 3, "wood": 3}})
    trial = play(game.copy(), "skip produce; deploy")
    assert offered(trial, "deploy speed") == {"T1"}
    assert refusal(trial, "deploy speed L3") == "scythe.deploy.not_on_lake_or_base"
    trial = play(game.copy(), "skip move; build")
    assert offered(trial, "build mine") == {"T1"}
    assert refusal(trial, "build mine L3") == "scythe.build.not_on_lake_or_base"


@pytest.mark.rule("scythe.control.no_stacking_limit")
def test_all_units_of_a_faction_may_stand_on_one_territory() -> None:
    nordic = {"hero": "W1", "mechs": ["T1"] * 3 + ["W1"], "workers": ["T1"] * 7 + ["W1"]}
    game = scene({"nordic": nordic, "crimea": {}})
    play(game, "move; move hero W1; to T1; stop; move mech W1; take 1 workers; to T1; stop")
    assert units(game, "T1") == {"nordic": "hero, 4 mechs, 8 workers"}


@pytest.mark.rule("example.control.nordic_resources")
def test_resources_on_every_controlled_territory_can_be_paid() -> None:
    nordic = {
        "hero": "W1",
        "mechs": ["M2"],
        "abilities": ["artillery"],
        "workers": ["T1"],
        "structures": {"armory": "V1"},
        "mat": "industrial",
        "upgrades": [["move_unit", "deploy"], ["move_coin", "deploy"]],
    }
    held = {
        "W1": {"wood": 2},
        "M2": {"metal": 1},
        "T1": {"oil": 1},
        "V1": {"food": 1},
        "M4": {"metal": 3},
    }
    game = scene({"nordic": nordic, "crimea": {}}, resources=held)
    play(game, "skip produce; deploy")  # 1 metal: only that on M2 can pay it
    assert resources(game, "M2") == {}
    assert resources(game, "M4") == {"metal": 3}


@pytest.mark.rule("example.control.nordic_resources")
def test_a_cost_in_metal_is_paid_from_hero_mech_worker_and_structure() -> None:
    nordic = {
        "hero": "W1",
        "mechs": ["M2"],
        "abilities": ["artillery"],
        "workers": ["T1"],
        "structures": {"armory": "V1"},
        "mat": "industrial",
    }
    held = {place: {"metal": 3} for place in ("W1", "M2", "T1", "V1", "M4")}
    game = scene({"nordic": nordic, "crimea": {}}, resources=held)
    play(game, "skip produce; deploy")
    assert offered(game, "pay from") == {"W1", "M2", "T1", "V1"}
    assert refusal(game, "pay from M4") == "scythe.resource.spend_only_controlled"
