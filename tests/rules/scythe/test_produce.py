"""Produce (chapter `scythe.produce`)."""

from typing import Any

import pytest

from rules.scythe.table import controller, resources, scene, units
from rules.words import legal, offered, play, player, refusal


@pytest.mark.rule("scythe.produce.cost_from_workers")
@pytest.mark.parametrize(
    ("workers", "power", "popularity", "coins"),
    [
        (2, 0, 0, 0),
        (3, 0, 0, 0),
        (4, 1, 0, 0),
        (5, 1, 0, 0),
        (6, 1, 1, 0),
        (7, 1, 1, 0),
        (8, 1, 1, 1),
    ],
)
def test_workers_on_the_board_make_produce_dearer(
    workers: int, power: int, popularity: int, coins: int
) -> None:
    crimea = {"workers": ["F6"] * workers, "power": 9, "popularity": 9, "coins": 9}
    game = scene({"crimea": crimea, "nordic": {}})
    play(game, f"produce; produce F6 {workers}")
    row = player(game, "crimea")
    assert (row["power"], row["popularity"], row["coins"]) == (9 - power, 9 - popularity, 9 - coins)


@pytest.mark.rule("scythe.produce.cost_from_workers")
@pytest.mark.parametrize("lacking", ["power", "popularity", "coins"])
def test_whoever_lacks_any_part_of_the_cost_cannot_produce(lacking: str) -> None:
    crimea = {"workers": ["F6"] * 8, "power": 9, "popularity": 9, "coins": 9, lacking: 0}
    game = scene({"crimea": crimea, "nordic": {}})
    assert "produce" not in legal(game)
    assert refusal(game, "produce") == "scythe.produce.cost_from_workers"


@pytest.mark.rule("edge.produce.popularity_zero", "scythe.produce.cost_from_workers")
def test_without_popularity_six_workers_cannot_produce_at_all() -> None:
    crimea = {"workers": ["F6"] * 6, "power": 9, "popularity": 0}
    game = scene({"crimea": crimea, "nordic": {}})
    assert refusal(game, "produce") == "scythe.produce.cost_from_workers"


@pytest.mark.rule("scythe.produce.territory_count")
def test_two_different_territories() -> None:
    crimea = {"workers": ["F6", "M8", "T6"]}
    game = scene({"crimea": crimea, "nordic": {}})
    play(game, "produce; produce F6 1")
    assert refusal(game, "produce F6 1") == "scythe.produce.territory_count"
    play(game, "produce T6 1")
    assert refusal(game, "produce M8 1") == "scythe.produce.territory_count"
    assert resources(game, "M8") == {}
    assert legal(game) == {"end turn"}


@pytest.mark.rule("scythe.produce.territory_count")
def test_a_third_territory_with_the_upgrade() -> None:
    crimea = {
        "mat": "industrial",
        "workers": ["F6", "M8", "T6", "W7"],
        "upgrades": [["produce_territory", "build"]],
    }
    game = scene({"crimea": crimea, "nordic": {}})
    play(game, "produce; produce F6 1; produce M8 1; produce T6 1")
    assert legal(game) == {"end turn"}
    assert resources(game, "W7") == {}


@pytest.mark.rule("scythe.produce.territory_count")
def test_fewer_territories_may_be_chosen() -> None:
    game = scene({"crimea": {"workers": ["F6", "M8"]}, "nordic": {}})
    play(game, "produce; produce F6 1; done")
    assert resources(game, "M8") == {}


@pytest.mark.rule("scythe.produce.one_per_worker")
def test_each_worker_on_a_chosen_territory_produces_one() -> None:
    crimea = {"workers": ["F6", "F6", "F6", "M8"], "mechs": ["F6"], "hero": "F6"}
    game = scene({"crimea": crimea, "nordic": {}})
    play(game, "produce")
    assert offered(game, "produce F6") == {"1", "2", "3"}
    assert refusal(game, "produce F6 4") == "scythe.produce.one_per_worker"
    play(game, "produce F6 3; done")
    assert resources(game, "F6") == {"food": 3}


@pytest.mark.rule("scythe.produce.one_per_worker", "example.produce.forest_and_farm")
def test_three_workers_in_a_forest_and_two_on_a_farm() -> None:
    polania = {"workers": ["W2", "W2", "W2", "F4", "F4"]}
    game = scene({"polania": polania, "nordic": {}})
    play(game, "produce; produce W2 3; produce F4 2")
    assert resources(game, "W2") == {"wood": 3}
    assert resources(game, "F4") == {"food": 2}


@pytest.mark.rule("scythe.produce.terrain_yield")
@pytest.mark.parametrize(
    ("place", "kind"), [("M8", "metal"), ("F6", "food"), ("T6", "oil"), ("W7", "wood")]
)
def test_what_the_terrains_yield(place: str, kind: str) -> None:
    game = scene({"crimea": {"workers": [place]}, "nordic": {}})
    play(game, f"produce; produce {place} 1")
    assert resources(game, place) == {kind: 1}


@pytest.mark.rule("scythe.produce.village_yields_workers")
def test_a_village_yields_workers_into_the_village() -> None:
    game = scene({"crimea": {"workers": ["V9", "V9", "F6"]}, "nordic": {}})
    play(game, "produce; produce V9 2")
    assert units(game, "V9") == {"crimea": "4 workers"}
    assert resources(game, "V9") == {}
    assert player(game, "crimea")["workers"] == 5


@pytest.mark.rule("scythe.produce.barren_terrain")
def test_lakes_and_the_factory_produce_nothing() -> None:
    nordic = {"mechs": ["L3"], "abilities": ["seaworthy"], "workers": ["L3", "FACTORY", "T1"]}
    game = scene({"nordic": nordic, "crimea": {}})
    play(game, "produce")
    assert offered(game, "produce") == {"T1 1"}
    for place in ("L3", "FACTORY"):
        assert refusal(game, f"produce {place} 1") == "scythe.produce.barren_terrain"


@pytest.mark.rule("scythe.produce.leftmost_worker")
def test_when_no_worker_is_left_villages_yield_nothing() -> None:
    plenty = {"power": 9, "popularity": 9, "coins": 9}
    game = scene({"crimea": {**plenty, "workers": ["V9"] * 4 + ["F6"] * 3}, "nordic": {}})
    play(game, "produce")
    assert offered(game, "produce V9") == {"1"}  # the last one
    assert refusal(game, "produce V9 2") == "scythe.produce.leftmost_worker"
    game = scene({"crimea": {**plenty, "workers": ["V9"] * 4 + ["F6"] * 4}, "nordic": {}})
    play(game, "produce")
    assert offered(game, "produce V9") == set()
    assert refusal(game, "produce V9 1") == "scythe.produce.leftmost_worker"


@pytest.mark.rule("scythe.produce.leftmost_worker")
def test_workers_leave_the_mat_from_left_to_right() -> None:
    # Under them lie, left to right: nothing, power, nothing, popularity, nothing, a coin.
    plenty = {"power": 9, "popularity": 9, "coins": 9}
    game = scene({"crimea": {**plenty, "workers": ["V9", "V9"]}, "nordic": {}})
    costs = []
    for count in range(2, 8):
        before = player(game, "crimea")
        play(game, "produce; produce V9 1; end turn; skip move; end turn")
        after = player(game, "crimea")
        assert after["workers"] == count + 1
        costs.append(
            [kind for kind in ("power", "popularity", "coins") if after[kind] < before[kind]]
        )
        play(game, "skip move; end turn; skip trade; end turn")
    pair = ["power", "popularity"]
    assert costs == [[], [], ["power"], ["power"], pair, pair]


@pytest.mark.rule("scythe.produce.decline", "example.produce.refuse_worker")
@pytest.mark.parametrize("taken", [0, 1])
def test_a_worker_may_be_refused_to_keep_production_cheap(taken: int) -> None:
    crimea = {"workers": ["V9", "V9", "F6"], "power": 5}
    game = scene({"crimea": crimea, "nordic": {}})
    play(game, "produce; " + (f"produce V9 {taken}; done" if taken else "done"))
    assert player(game, "crimea")["workers"] == 3 + taken
    play(game, "end turn; skip move; end turn; skip move; end turn; skip trade; end turn; produce")
    assert player(game, "crimea")["power"] == 5 - taken  # the fourth worker uncovers a cost


@pytest.mark.rule("scythe.produce.decline")
def test_any_single_product_may_be_declined() -> None:
    game = scene({"crimea": {"workers": ["F6", "F6", "F6"]}, "nordic": {}})
    play(game, "produce; produce F6 2")
    assert resources(game, "F6") == {"food": 2}


@pytest.mark.rule("scythe.produce.workers_never_return")
def test_a_worker_driven_home_does_not_return_to_the_mat() -> None:
    crimea = {"workers": ["F6"] * 4, "power": 5, "popularity": 5}
    saxony: dict[str, Any] = {"mechs": ["M8"], "abilities": ["speed"]}
    game = scene({"saxony": saxony, "crimea": crimea}, active="saxony")
    play(game, "move; move mech M8; to F6; done; end turn")
    assert units(game, "CRIMEA") == {"crimea": "hero, 4 workers"}
    assert player(game, "crimea")["workers"] == 4
    play(game, "produce")
    assert player(game, "crimea")["power"] == 4  # still the price of four workers


@pytest.mark.rule("edge.produce.mill_plus_upgrade", "scythe.build.mill_bonus_territory")
def test_upgrade_and_mill_make_four_territories() -> None:
    crimea = {
        "mat": "industrial",
        "workers": ["F6", "M8", "T6", "W7"],
        "structures": {"mill": "V9"},
        "upgrades": [["produce_territory", "build"]],
    }
    game = scene({"crimea": crimea, "nordic": {}})
    play(game, "produce; produce F6 1; produce M8 1; produce T6 1")
    assert refusal(game, "produce W7 1") == "scythe.produce.territory_count"
    play(game, "produce V9 1")
    assert player(game, "crimea")["workers"] == 5
    assert legal(game) == {"end turn"}


@pytest.mark.rule("edge.produce.mill_without_control", "scythe.build.mill_blocked_by_enemy")
@pytest.mark.parametrize("rival", [{"workers": ["V9"]}, {"mechs": ["V9"]}, {"hero": "V9"}])
def test_a_mill_under_an_enemy_yields_nothing(rival: dict[str, Any]) -> None:
    crimea = {"workers": ["F6", "M8"], "structures": {"mill": "V9"}}
    game = scene({"crimea": crimea, "saxony": rival})
    assert controller(game, "V9") == "saxony"
    play(game, "produce")
    assert offered(game, "produce") == {"F6 1", "M8 1"}
    assert refusal(game, "produce V9 1") == "scythe.build.mill_blocked_by_enemy"


@pytest.mark.rule("edge.produce.mill_on_factory_or_full_village", "scythe.build.factory_allowed")
def test_a_mill_on_the_factory_or_in_a_village_without_workers_to_come_yields_nothing() -> None:
    crimea = {"workers": ["F6", "M8"], "structures": {"mill": "FACTORY"}}
    game = scene({"crimea": crimea, "nordic": {}})
    play(game, "produce")
    assert refusal(game, "produce FACTORY 1") == "scythe.produce.barren_terrain"
    full = {"workers": ["F6"] * 8, "power": 9, "popularity": 9, "structures": {"mill": "V9"}}
    game = scene({"crimea": full, "nordic": {}})
    play(game, "produce")
    assert offered(game, "produce V9") == set()
    assert refusal(game, "produce V9 1") == "scythe.produce.leftmost_worker"


@pytest.mark.rule("edge.produce.territory_without_workers", "scythe.produce.one_per_worker")
def test_nobody_produces_where_no_worker_stands() -> None:
    crimea = {
        "hero": "M8",
        "mechs": ["T6"],
        "abilities": ["scout"],
        "structures": {"mine": "W7"},
        "workers": ["F6", "F6"],
    }
    game = scene({"crimea": crimea, "nordic": {}})
    for place in ("M8", "T6", "W7"):
        assert controller(game, place) == "crimea"
    play(game, "produce")
    # Choosing such a territory would be fruitless, so it is not even asked about.
    assert offered(game, "produce") == {"F6 1", "F6 2"}
    for place in ("M8", "T6", "W7"):
        assert refusal(game, f"produce {place} 1") == "scythe.produce.one_per_worker"


@pytest.mark.rule("edge.produce.eighth_worker_ends_game")
def test_the_eighth_worker_may_end_the_game() -> None:
    crimea = {
        "mat": "industrial",
        "workers": ["V9"] * 7,
        "power": 9,
        "popularity": 9,
        "stars": {"upgrades": 1, "mechs": 1, "structures": 1, "recruits": 1, "combat": 1},
        "coins": 5,
    }
    game = scene({"crimea": crimea, "nordic": {}}, resources={"V9": {"metal": 3}})
    play(game, "produce; produce V9 1")
    assert game.over
    assert player(game, "crimea")["stars"]["star_workers"] == 1
    assert resources(game, "V9") == {"metal": 3}  # no Deploy, no coins
    assert player(game, "crimea")["coins"] == 5
