"""Resources on the board (chapter `scythe.resource`)."""

import pytest

from rules.scythe.table import at, controller, resources, scene, units
from rules.words import legal, offered, overhear, play, player, refusal


@pytest.mark.rule("scythe.resource.kinds")
def test_there_are_four_resources_and_workers_are_none_of_them() -> None:
    game = scene({"nordic": {}, "crimea": {}})
    play(game, "trade resources; at T1")
    assert offered(game, "gain") == {"oil", "metal", "wood", "food"}


@pytest.mark.rule("scythe.resource.live_on_board")
def test_resources_lie_where_they_were_obtained() -> None:
    game = scene({"nordic": {"workers": ["W1", "T1"]}, "crimea": {}})
    play(game, "produce; produce W1 1; produce T1 1; end turn; skip move; end turn")
    assert resources(game, "W1") == {"wood": 1}
    assert resources(game, "T1") == {"oil": 1}
    play(game, "trade resources; at W1; gain food; gain metal")
    assert resources(game, "W1") == {"wood": 1, "food": 1, "metal": 1}
    held = {"oil", "metal", "wood", "food"}
    assert held.isdisjoint(player(game, "nordic"))  # nothing lies in front of the player


@pytest.mark.rule("scythe.resource.spend_only_controlled")
def test_resources_on_territories_of_others_cannot_be_spent() -> None:
    nordic = {"workers": ["T1", "W1"], "mat": "industrial"}
    held = {"T1": {"oil": 2}, "W1": {"oil": 2}, "V3": {"oil": 5}, "M2": {"oil": 5}}
    game = scene({"nordic": nordic, "rusviet": {"workers": ["V3"]}}, resources=held)
    play(game, "skip bolster; upgrade")
    assert offered(game, "pay from") == {"T1", "W1"}
    for place in ("V3", "M2"):
        assert refusal(game, f"pay from {place}") == "scythe.resource.spend_only_controlled"


@pytest.mark.rule("scythe.resource.spend_only_controlled")
def test_control_at_the_moment_of_payment_counts() -> None:
    nordic = {"workers": ["W1"], "mat": "industrial"}
    game = scene({"nordic": nordic, "crimea": {}}, resources={"W1": {"wood": 3}})
    trial = play(game.copy(), "skip move")
    assert "build" in legal(trial)
    play(game, "move; move worker W1; to T1; done")  # the wood stays behind, on nobody's land
    assert refusal(game, "build") == "scythe.turn.cost_in_full"


@pytest.mark.rule(
    "scythe.resource.spend_from_anywhere",
    "scythe.resource.return_to_supply",
    "example.resource.deploy_paid_from_afar",
)
def test_deploy_may_be_paid_from_afar() -> None:
    crimea = {
        "mat": "industrial",
        "mechs": ["M8"],
        "abilities": ["riverwalk"],
        "hero": "F6",
        "workers": ["V9"],
        "cards": [],
    }
    held = {"M8": {"metal": 2}, "F6": {"metal": 1}}
    game = scene({"crimea": crimea, "nordic": {}}, resources=held)
    heard = overhear(game)
    play(game, "skip produce; deploy")
    assert resources(game, "M8") == {}
    assert resources(game, "F6") == {}
    spent = [event.data["place"] for event in heard if event.name == "spent"]
    assert sorted(map(str, spent)) == ["F6", "M8", "M8"]
    assert offered(game, "deploy speed") == {"V9"}
    for place in ("M8", "F6"):
        assert refusal(game, f"deploy speed {place}") == "scythe.deploy.on_worker_territory"
    play(game, "deploy speed V9")
    assert units(game, "V9") == {"crimea": "1 mech, 1 worker"}
    assert sum(sum(place["resources"].values()) for place in game.view()["places"]) == 0


@pytest.mark.rule("scythe.resource.spend_from_anywhere", "example.resource.deploy_paid_from_afar")
def test_deploy_may_be_paid_from_a_single_territory() -> None:
    crimea = {"mat": "industrial", "hero": "F6", "workers": ["V9"], "cards": []}
    game = scene({"crimea": crimea, "nordic": {}}, resources={"F6": {"metal": 3}})
    play(game, "skip produce; deploy; deploy speed V9")
    assert resources(game, "F6") == {}
    assert units(game, "V9") == {"crimea": "1 mech, 1 worker"}


@pytest.mark.rule("scythe.resource.spend_from_anywhere")
def test_any_mix_of_territories_may_be_chosen() -> None:
    nordic = {"mat": "industrial", "workers": ["W1", "T1"]}
    held = {"W1": {"oil": 3}, "T1": {"oil": 3}}
    mixes = set()
    for payment in (
        "pay from W1; pay from W1; pay from W1",
        "pay from W1; pay from W1; pay from T1",
        "pay from W1; pay from T1",  # the third can then only come from T1
        "pay from T1",
    ):
        game = scene({"nordic": nordic, "crimea": {}}, resources=held)
        play(game, f"skip bolster; upgrade; {payment}; decline")
        mixes.add((resources(game, "W1").get("oil", 0), resources(game, "T1").get("oil", 0)))
    assert mixes == {(0, 3), (1, 2), (2, 1), (3, 0)}


@pytest.mark.rule("scythe.resource.unlimited")
def test_any_amount_may_lie_on_one_territory_and_the_supply_never_ends() -> None:
    nordic = {"workers": ["T1"] * 8, "power": 9, "popularity": 9, "coins": 9}
    game = scene({"nordic": nordic, "crimea": {}}, resources={"T1": {"oil": 500}, "W1": {"oil": 9}})
    play(game, "produce; produce T1 8")
    assert resources(game, "T1") == {"oil": 508}


@pytest.mark.rule("scythe.resource.follow_control")
def test_resources_belong_to_whoever_controls_the_territory() -> None:
    nordic = {"mechs": ["M2"], "abilities": ["speed"], "mat": "industrial", "workers": ["T1"]}
    rusviet = {"workers": ["V3", "W1"]}
    held = {"W1": {"wood": 3}, "V1": {"wood": 8}}
    game = scene({"nordic": nordic, "rusviet": rusviet}, resources=held)
    # Three wood make one pair, worth a coin; the eight on V1 are nobody's.
    assert [row["resources"] for row in game.projection()] == [0, 1]
    assert controller(game, "V1") is None
    play(game, "move; move mech M2; to W1; done")
    assert [row["resources"] for row in game.projection()] == [1, 0]
    assert at(game, "W1")["controller"] == 0
    play(game, "build")
    assert resources(game, "W1") == {}  # Nordic builds with the wood that Rusviet left
    assert resources(game, "V1") == {"wood": 8}
