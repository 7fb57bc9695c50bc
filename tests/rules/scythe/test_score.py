"""Scoring: coins held, and coins for stars, territories, resources and structures."""

from typing import Any

import pytest

from rules.scythe.table import controller, scene
from rules.words import play, player
from steppe import Game

FIVE_STARS = {"upgrades": 1, "mechs": 1, "objective": 1, "recruits": 1, "workers": 1}


def fortune(game: Game, number: int = 0) -> dict[str, int]:
    found: dict[str, int] = game.projection()[number]
    return found


def nordic(rest: dict[str, Any] | None = None, /, **said: Any) -> Game:
    """Nordic at home with everything but what is said, on 10 popularity: 4, 3 and 2 coins."""
    laid = {"workers": ["NORDIC"], "coins": 0, "popularity": 10, **said}
    return scene({"nordic": laid, "saxony": {}}, **(rest or {}))


# -- the sum ---------------------------------------------------------------------------------------


@pytest.mark.rule("scythe.score.fortune", "scythe.score.stars")
def test_the_fortune_is_the_sum_of_all_and_the_richest_wins() -> None:
    game = scene(
        {
            "nordic": {
                "power": 14,
                "popularity": 10,
                "coins": 11,
                "hero": "W4",
                "workers": ["T1", "W1"],
                "structures": {"mine": "M2"},
                "stars": FIVE_STARS,
            },
            "saxony": {"coins": 30, "popularity": 0, "workers": ["M6"]},
        },
        tile="tunnels_adjacent",
        resources={"T1": {"oil": 3}, "W1": {"food": 2}},
    )
    play(game, "bolster power")
    assert game.over
    assert game.projection() == [
        {
            "seat": 0,
            "coins": 10,
            "stars": 6 * 4,
            "territories": 4 * 3,  # W4, T1, W1 and M2
            "resources": 2 * 2,
            "structures": 4,  # the tunnels T3 and W4
            "total": 54,
        },
        {
            "seat": 1,
            "coins": 30,
            "stars": 0,
            "territories": 2,
            "resources": 0,
            "structures": 0,
            "total": 32,
        },
    ]
    assert game.scores == (54, 32)
    assert game.winners == (0,)


@pytest.mark.rule("scythe.score.fortune")
def test_whoever_ends_the_game_need_not_win() -> None:
    game = scene(
        {
            "nordic": {"power": 14, "coins": 1, "popularity": 0, "stars": FIVE_STARS},
            "saxony": {"coins": 99},
        }
    )
    play(game, "bolster power")
    assert game.winners == (1,)


@pytest.mark.rule("scythe.score.tier_values", "example.score.popularity_18")
@pytest.mark.parametrize(
    ("popularity", "star", "territory", "pair"),
    [
        (0, 3, 2, 1),
        (6, 3, 2, 1),
        (7, 4, 3, 2),
        (12, 4, 3, 2),
        (13, 5, 4, 3),
        (17, 5, 4, 3),
        (18, 5, 4, 3),
    ],
)
def test_popularity_fixes_the_rates(popularity: int, star: int, territory: int, pair: int) -> None:
    game = nordic(
        {"resources": {"W1": {"oil": 2}}},
        popularity=popularity,
        workers=["W1"],
        stars={"recruits": 1, "workers": 1},
    )
    found = fortune(game)
    assert found["stars"] == 2 * star
    assert found["territories"] == territory
    assert found["resources"] == pair


@pytest.mark.rule("scythe.score.stars")
def test_every_star_on_the_track_is_paid() -> None:
    game = nordic(stars={"combat": 2, "recruits": 1})
    assert fortune(game)["stars"] == 3 * 4


# -- territories -----------------------------------------------------------------------------------


@pytest.mark.rule("scythe.score.territories", "edge.score.lake_and_base")
def test_lakes_count_and_bases_do_not() -> None:
    game = nordic(
        {"resources": {"L5": {"oil": 1, "food": 1}}}, mechs=["L5"], abilities=["seaworthy"]
    )
    assert player(game, "nordic")["base"] == "NORDIC"  # hero and worker are there
    assert fortune(game)["territories"] == 3
    assert fortune(game)["resources"] == 2


@pytest.mark.rule("scythe.score.territories")
def test_each_controlled_territory_counts_once() -> None:
    game = nordic(hero="W1", workers=["W1", "T1", "T1"], structures={"mine": "T1", "mill": "M2"})
    assert fortune(game)["territories"] == 3 * 3


@pytest.mark.rule("scythe.score.factory_counts_three", "edge.score.factory_by_structure")
def test_the_factory_counts_as_three_also_by_a_structure_alone() -> None:
    assert fortune(nordic(hero="FACTORY"))["territories"] == 3 * 3
    game = nordic(structures={"mine": "FACTORY"})
    assert controller(game, "FACTORY") == "nordic"
    assert fortune(game)["territories"] == 3 * 3
    game = scene({"nordic": {"structures": {"mine": "FACTORY"}}, "saxony": {"hero": "FACTORY"}})
    assert fortune(game, 1)["territories"] == 2 * (3 + 2)  # with its two workers


# -- resources -------------------------------------------------------------------------------------


@pytest.mark.rule("example.score.thirteen_resources", "scythe.score.resource_pairs")
def test_thirteen_resources_are_six_pairs() -> None:
    resources = {"W1": {"oil": 4, "wood": 3}, "T1": {"food": 5, "metal": 1}}
    assert fortune(nordic({"resources": resources}, workers=["W1", "T1"]))["resources"] == 12


@pytest.mark.rule("edge.score.pairs_across_kinds", "scythe.score.resource_pairs")
def test_pairs_are_made_across_kinds_and_territories() -> None:
    resources = {"W1": {"wood": 1}, "T1": {"oil": 1}, "M2": {"food": 1}}
    game = nordic({"resources": resources}, workers=["W1", "T1", "M2"])
    assert fortune(game)["resources"] == 2


@pytest.mark.rule("scythe.score.resource_pairs")
def test_resources_that_nobody_controls_are_worth_nothing() -> None:
    game = nordic({"resources": {"W1": {"wood": 8}, "M6": {"oil": 2}}}, workers=["T1"])
    assert fortune(game)["resources"] == 0
    assert fortune(game, 1)["resources"] == 1


@pytest.mark.rule("scythe.score.cards_worthless")
def test_combat_cards_are_worth_nothing() -> None:
    rich, poor = nordic(cards=[5, 5, 5, 5]), nordic(cards=[])
    assert rich.projection() == poor.projection()


# -- the structure bonus ---------------------------------------------------------------------------


def bonus(tile: str, **structures: str) -> int:
    return fortune(nordic({"tile": tile}, structures=structures))["structures"]


@pytest.mark.rule("scythe.score.structure_bonus")
def test_the_tile_pays_once_and_only_for_structures() -> None:
    assert bonus("lakes_adjacent") == 0
    assert bonus("on_tunnels", mine="T3") == 2
    assert bonus("on_tunnels", mine="T3", mill="W1") == 2
    assert bonus("on_tunnels", mine="T3", mill="M3") == 4


@pytest.mark.rule("example.score.four_lakes", "scythe.score.structure_bonus_ignores_control")
def test_four_lakes_with_or_without_control() -> None:
    structures = {"mine": "W3", "mill": "W7"}  # next to L2, L3, L4 and L5
    for saxony in ({}, {"mechs": ["W3"], "workers": ["W7"]}):
        game = scene(
            {"nordic": {"structures": structures}, "saxony": saxony}, tile="lakes_adjacent"
        )
        assert fortune(game)["structures"] == 6


@pytest.mark.rule("scythe.score.structure_adjacency")
def test_rivers_do_not_matter_features_count_once_and_a_mine_is_no_tunnel() -> None:
    # M2 touches the tunnels T3 and W4 across rivers only; W1 touches T3 too.
    assert bonus("tunnels_adjacent", mill="M2") == 4
    assert bonus("tunnels_adjacent", mill="W1") == 2
    assert bonus("tunnels_adjacent", mill="M2", armory="W1") == 4  # two tunnels, not three
    assert bonus("on_tunnels", mine="W1") == 0
    assert bonus("tunnels_adjacent", mine="T8", mill="M6") == 0


@pytest.mark.rule("scythe.score.structure_tile.tunnels_adjacent")
@pytest.mark.parametrize(
    ("sites", "coins"),
    [
        (["T8"], 0),
        (["W1"], 2),  # T3
        (["M2"], 4),  # T3, W4
        (["M2", "W3"], 4),  # T3, W4, M3
        (["M2", "T2", "T5"], 6),  # T3, W4, M3, F5, T6
        (["M2", "T2", "T5", "W7"], 9),  # V5 as well: all six
    ],
)
def test_tunnels_next_to_structures(sites: list[str], coins: int) -> None:
    assert bonus("tunnels_adjacent", **placed(sites)) == coins


@pytest.mark.rule("scythe.score.structure_tile.lakes_adjacent")
@pytest.mark.parametrize(
    ("sites", "coins"),
    [
        (["T1"], 0),
        (["T8"], 2),  # L7
        (["W3"], 4),  # L2, L3, L4
        (["W3", "W7"], 6),  # L5 as well
        (["W3", "V5"], 6),  # L2, L3, L4, L5, L6
        (["W3", "V5", "T8"], 9),  # L7 as well: six
        (["W3", "V5", "T8", "W2"], 9),  # L1 as well: all seven
    ],
)
def test_lakes_next_to_structures(sites: list[str], coins: int) -> None:
    assert bonus("lakes_adjacent", **placed(sites)) == coins


@pytest.mark.rule("scythe.score.structure_tile.encounters_adjacent")
@pytest.mark.parametrize(
    ("sites", "coins"),
    [
        (["M4"], 2),  # T4
        (["W4"], 4),  # M2, T4
        (["W4", "W7"], 6),  # M7, M8 as well
        (["W4", "W7", "F5"], 9),  # V4, V6, V7 as well: seven
    ],
)
def test_encounters_next_to_structures(sites: list[str], coins: int) -> None:
    assert bonus("encounters_adjacent", **placed(sites)) == coins
    without_tokens = {"tile": "encounters_adjacent", "encounters": []}
    assert fortune(nordic(without_tokens, structures=placed(sites)))["structures"] == coins


@pytest.mark.rule("scythe.score.structure_tile.on_tunnels")
@pytest.mark.parametrize(
    ("sites", "coins"),
    [
        (["W1"], 0),
        (["T3", "W1"], 2),
        (["T3", "M3"], 4),
        (["T3", "M3", "F5"], 6),
        (["T3", "M3", "F5", "T6"], 6),
    ],
)
def test_structures_on_tunnels(sites: list[str], coins: int) -> None:
    assert bonus("on_tunnels", **placed(sites)) == coins


@pytest.mark.rule(
    "scythe.score.structure_tile.straight_row",
    "edge.score.row_across_river",
    "scythe.score.structure_adjacency",
)
@pytest.mark.parametrize(
    ("sites", "coins"),
    [
        (["W1"], 2),
        (["W1", "F7"], 2),
        (["V1", "W1"], 4),  # across a river
        (["V1", "W1", "M2"], 4),  # not straight
        (["V1", "W1", "V2"], 4),  # a gap
        (["V1", "W1", "T1", "M2"], 6),  # M2 beside the line
        (["V1", "W1", "T1", "V2"], 9),
        (["T1", "M2", "T3", "F7"], 4),  # bent
    ],
)
def test_structures_in_a_straight_row(sites: list[str], coins: int) -> None:
    assert bonus("straight_row", **placed(sites)) == coins


@pytest.mark.rule("scythe.score.structure_tile.farms_and_tundra")
@pytest.mark.parametrize(
    ("sites", "coins"),
    [
        (["W1", "M2"], 0),
        (["W1", "T1"], 2),
        (["F2", "T1"], 4),
        (["F2", "F3", "T1"], 6),
        (["F2", "F3", "T1", "T3"], 9),
    ],
)
def test_structures_on_farms_and_tundra(sites: list[str], coins: int) -> None:
    assert bonus("farms_and_tundra", **placed(sites)) == coins


def placed(sites: list[str]) -> dict[str, str]:
    return dict(zip(("mine", "mill", "armory", "monument"), sites, strict=False))
