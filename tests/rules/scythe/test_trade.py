"""Trade (chapter `scythe.trade`)."""

import pytest

from rules.scythe.table import resources, scene, steps, units
from rules.words import legal, offered, play, player, refusal


@pytest.mark.rule("scythe.trade.cost")
@pytest.mark.parametrize("option", ["trade resources", "trade popularity"])
def test_trade_costs_a_coin(option: str) -> None:
    game = scene({"nordic": {"coins": 1}, "crimea": {}})
    play(game, option)
    assert player(game, "nordic")["coins"] == 0
    game = scene({"nordic": {"coins": 0}, "crimea": {}})
    assert refusal(game, option) == "scythe.trade.cost"


@pytest.mark.rule("scythe.trade.resources_or_popularity")
def test_trade_gives_resources_or_popularity_not_both() -> None:
    game = scene({"nordic": {"coins": 3, "popularity": 2}, "crimea": {}})
    trial = play(game.copy(), "trade popularity")
    assert player(trial, "nordic")["popularity"] == 3
    assert legal(trial) == {"end turn"}
    trial = play(game.copy(), "trade resources; at T1; gain oil; gain oil")
    assert player(trial, "nordic")["popularity"] == 2
    assert legal(trial) == {"end turn"}


@pytest.mark.rule("scythe.trade.two_any_resources")
@pytest.mark.parametrize(
    ("chosen", "gained"),
    [
        ("gain oil; gain oil", {"oil": 2}),
        ("gain wood; gain food", {"wood": 1, "food": 1}),
        ("gain metal; gain wood", {"metal": 1, "wood": 1}),
    ],
)
def test_any_two_resources_alike_or_different(chosen: str, gained: dict[str, int]) -> None:
    game = scene({"nordic": {}, "crimea": {}})
    play(game, f"trade resources; at T1; {chosen}")
    assert resources(game, "T1") == gained
    assert offered(game, "gain") == set()  # two and no more


@pytest.mark.rule("scythe.trade.place_with_worker")
def test_traded_resources_are_put_on_one_territory_with_an_own_worker() -> None:
    nordic = {
        "hero": "M2",
        "mechs": ["M4"],
        "workers": ["W1", "W1", "T1", "NORDIC"],
        "structures": {"mill": "F2"},
    }
    game = scene({"nordic": nordic, "rusviet": {"workers": ["V3"]}})
    play(game, "trade resources")
    assert offered(game, "at") == {"W1", "T1"}
    for place in ("M2", "M4", "F2", "V3", "W4"):
        assert refusal(game, f"at {place}") == "scythe.trade.place_with_worker"
    play(game, "at W1; gain oil")
    assert offered(game, "at") == set()  # both tokens go to the same territory
    play(game, "gain food")
    assert resources(game, "W1") == {"oil": 1, "food": 1}


@pytest.mark.rule("scythe.trade.no_worker_on_territory")
def test_with_all_workers_at_home_only_popularity_can_be_traded() -> None:
    nordic = {"workers": ["NORDIC", "NORDIC"], "hero": "T1", "popularity": 2}
    game = scene({"nordic": nordic, "crimea": {}})
    assert refusal(game, "trade resources") == "scythe.trade.no_worker_on_territory"
    play(game, "trade popularity")
    assert player(game, "nordic")["popularity"] == 3


@pytest.mark.rule("scythe.trade.popularity_amount")
@pytest.mark.parametrize(("upgrades", "gained"), [([], 1), ([["trade_popularity", "build"]], 2)])
def test_one_popularity_and_another_with_the_upgrade(
    upgrades: list[list[str]], gained: int
) -> None:
    nordic = {"mat": "industrial", "popularity": 2, "upgrades": upgrades}
    game = scene({"nordic": nordic, "crimea": {}})
    assert player(play(game, "trade popularity"), "nordic")["popularity"] == 2 + gained


@pytest.mark.rule("scythe.trade.popularity_cap")
@pytest.mark.parametrize("popularity", [16, 17, 18])
def test_popularity_ends_at_18(popularity: int) -> None:
    nordic = {
        "mat": "industrial",
        "popularity": popularity,
        "upgrades": [["trade_popularity", "build"]],
        "stars": {"popularity": 1},
    }
    game = scene({"nordic": nordic, "crimea": {}})
    assert player(play(game, "trade popularity"), "nordic")["popularity"] == 18


@pytest.mark.rule("edge.trade.onto_a_lake", "scythe.trade.place_with_worker")
def test_resources_may_be_traded_onto_a_lake_and_not_left_there() -> None:
    nordic = {"mechs": ["L3"], "abilities": ["seaworthy"], "workers": ["L3", "NORDIC"]}
    game = scene({"nordic": nordic, "crimea": {}})
    play(game, "trade resources; gain oil; gain food")  # the lake is the only site
    assert resources(game, "L3") == {"oil": 1, "food": 1}
    play(game, "end turn; skip move; end turn")
    assert steps(game, "mech", "L3") == {"T3", "M2", "W3", "W4", "FACTORY", "M4"}
    play(game, "move; move mech L3")
    for cargo in ("oil", "food", "workers"):
        assert refusal(game, f"drop 1 {cargo}") == "scythe.mech.any.lake_cargo_not_abandoned"
    play(game, "to W3")
    assert resources(game, "W3") == {"oil": 1, "food": 1}
    assert units(game, "W3") == {"nordic": "1 mech, 1 worker"}
