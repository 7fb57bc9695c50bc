"""The end of the game: the sixth star, at once."""

from typing import Any

import pytest

from rules.scythe.table import at, resources, scene, units
from rules.words import legal, overhear, play, player, refusal, whose
from steppe import Game

FIVE_STARS = {"upgrades": 1, "mechs": 1, "objective": 1, "recruits": 1, "workers": 1}


def stars(game: Game, faction: str) -> int:
    return sum(player(game, faction)["stars"].values())


# -- the sixth star --------------------------------------------------------------------------------


@pytest.mark.rule("scythe.end.sixth_star_immediate", "scythe.end.unequal_turns")
def test_the_sixth_star_ends_the_game_in_the_middle_of_a_turn() -> None:
    game = scene(
        {
            "nordic": {"mat": "industrial", "power": 14, "coins": 5, "stars": FIVE_STARS},
            "saxony": {"coins": 5},
            "crimea": {"coins": 5},
        },
        resources={"W1": {"oil": 9}},  # for an upgrade that never comes
    )
    heard = overhear(game)
    play(game, "bolster power")
    assert game.over
    assert whose(game) is None
    assert legal(game) == set()
    assert refusal(game, "upgrade") == "kernel.over"
    assert heard[-1].name == "over"
    assert game.table.turn == 1  # the others have no turn any more
    assert len(game.scores) == 3


@pytest.mark.rule("scythe.end.sixth_star_immediate")
def test_five_stars_do_not_end_the_game() -> None:
    four = {name: count for name, count in FIVE_STARS.items() if name != "mechs"}
    game = scene({"nordic": {"power": 14, "coins": 5, "stars": four}, "saxony": {}})
    play(game, "bolster power")
    assert stars(game, "nordic") == 5
    assert not game.over


@pytest.mark.rule("scythe.end.unequal_turns")
def test_whoever_comes_first_may_have_had_more_turns() -> None:
    game = scene(
        {
            "nordic": {"power": 12, "coins": 5, "stars": FIVE_STARS},
            "saxony": {"coins": 50},
        }
    )
    play(game, "bolster power; end turn; skip move; end turn; skip move; end turn")
    play(game, "skip trade; end turn; bolster power")
    assert game.over
    assert game.table.turn == 5  # three turns against two


@pytest.mark.rule("scythe.end.bottom_action_completes_first")
def test_a_bottom_action_is_finished_before_its_star() -> None:
    game = scene(
        {
            "nordic": {
                "mat": "industrial",
                "structures": {"mine": "T1", "mill": "M2", "armory": "V1"},
                "workers": ["W1"],
                "recruits": ["build"],
                "popularity": 6,
                "coins": 0,
                "stars": FIVE_STARS,
            },
            "saxony": {"recruits": ["build"], "popularity": 2},
        },
        resources={"W1": {"wood": 3}},
    )
    play(game, "skip move; build; build monument W1")
    assert not game.over
    assert stars(game, "nordic") == 5
    play(game, "take bonus; take bonus")
    assert game.over
    nordic = player(game, "nordic")
    assert (nordic["coins"], nordic["popularity"]) == (1, 7)
    assert nordic["stars"]["star_structures"] == 1
    assert player(game, "saxony")["popularity"] == 3  # neighbours are paid too
    assert game.scores[0] == 1 + 6 * 4 + 4 * 3 + 4  # coins, stars, territories, tile


@pytest.mark.rule("edge.end.last_star_cancels_encounter")
def test_the_last_star_cancels_the_encounter_and_the_factory() -> None:
    for place in ("M7", "FACTORY"):
        start = {"M7": "W7", "FACTORY": "W3"}[place]
        game = scene(
            {
                "nordic": {"hero": start, "power": 5, "cards": [], "stars": FIVE_STARS},
                "saxony": {"mechs": [place], "power": 5, "cards": []},
            }
        )
        play(game, f"move; move hero {start}; to {place}; done; fight 3; fight 1")
        assert game.over
        assert at(game, place)["encounter"] == (place == "M7")
        assert player(game, "nordic")["factory_card"] is None
        assert units(game, place) == {"nordic": "hero"}


@pytest.mark.rule("edge.end.seventh_star_impossible")
def test_two_conditions_at_once_and_one_star_left() -> None:
    game = scene(
        {
            "nordic": {
                "power": 14,
                "popularity": 17,
                "coins": 5,
                "structures": {"monument": "T1"},
                "stars": FIVE_STARS,
            },
            "saxony": {},
        }
    )
    play(game, "bolster power")
    assert game.over
    nordic = player(game, "nordic")
    assert (nordic["power"], nordic["popularity"]) == (16, 18)
    assert stars(game, "nordic") == 6
    assert game.projection()[0]["stars"] == 6 * 5


# -- combats not fought ----------------------------------------------------------------------------


def two_combats(**nordic: Any) -> Game:
    """Two of Nordic's mechs on W7, between Saxony's on T6 and V5; the next victory is the last."""
    laid = {
        "hero": "NORDIC",
        "mechs": ["W7", "W7"],
        "workers": ["W7", "W7"],
        "power": 7,
        "popularity": 9,
        "cards": [],
        "stars": FIVE_STARS,
        **nordic,
    }
    return scene(
        {"nordic": laid, "saxony": {"mechs": ["T6", "V5"], "power": 7, "cards": []}},
        resources={"W7": {"oil": 2, "wood": 1}},
    )


@pytest.mark.rule("scythe.end.undo_shared_territories")
def test_a_move_into_a_combat_that_is_not_fought_is_undone() -> None:
    game = two_combats()
    play(game, "move; move mech W7; take 1 oil; to T6")
    play(game, "move mech W7; take 1 workers; take 1 oil; to V5")
    play(game, "fight at T6; fight 3; fight 1")
    assert game.over
    assert units(game, "T6") == {"nordic": "1 mech"}
    assert units(game, "V5") == {"saxony": "1 mech"}
    assert units(game, "W7") == {"nordic": "1 mech, 2 workers"}
    assert resources(game, "W7") == {"oil": 1, "wood": 1}
    assert resources(game, "T6") == {"oil": 1}
    assert resources(game, "V5") == {}


@pytest.mark.rule("scythe.end.undo_shared_territories")
def test_it_is_undone_as_well_when_the_defender_ends_the_game() -> None:
    game = scene(
        {
            "nordic": {"mechs": ["W7", "W7"], "power": 7, "cards": []},
            "saxony": {"mechs": ["T6", "V5"], "power": 7, "cards": [], "stars": FIVE_STARS},
        }
    )
    play(game, "move; move mech W7; to T6; move mech W7; to V5; fight at V5")
    play(game, "fight 0; fight 1; retreat NORDIC")
    assert game.over
    assert units(game, "W7") == {"nordic": "1 mech"}
    assert units(game, "T6") == {"saxony": "1 mech"}
    assert units(game, "NORDIC") == {"nordic": "hero, 1 mech"}


@pytest.mark.rule("scythe.end.undo_shared_territories")
def test_a_joint_attack_is_undone_whole() -> None:
    game = two_combats(
        mat="industrial", hero="M7", mechs=["W7", "W7"], upgrades=[["move_unit", "deploy"]]
    )
    play(game, "move; move hero M7; to V5; move mech W7; to V5; move mech W7; to T6")
    play(game, "fight at T6; fight 3; fight 1")
    assert game.over
    assert units(game, "M7") == {"nordic": "hero"}
    assert units(game, "W7") == {"nordic": "1 mech, 2 workers"}
    assert units(game, "V5") == {"saxony": "1 mech"}


@pytest.mark.rule("edge.end.undo_after_two_steps")
def test_after_two_steps_the_unit_goes_back_by_one() -> None:
    game = two_combats(
        mechs=["W7", "V8"], abilities=["speed", "riverwalk"], workers=["V8", "V8", "V8"]
    )
    play(game, "move; move mech V8; take 2 workers; to W7; drop 1 workers; take 1 wood; to V5")
    play(game, "move mech W7; to T6")
    play(game, "fight at T6; fight 3; fight 1")
    assert game.over
    assert units(game, "V5") == {"saxony": "1 mech"}
    assert units(game, "W7") == {"nordic": "1 mech, 2 workers"}
    assert units(game, "V8") == {"nordic": "1 worker"}
    assert resources(game, "W7") == {"oil": 2, "wood": 1}


@pytest.mark.rule("edge.end.undo_keeps_displacements")
def test_workers_driven_off_before_stay_driven_off() -> None:
    game = scene(
        {
            "nordic": {
                "mat": "industrial",
                "hero": "W7",
                "mechs": ["W7", "W7"],
                "upgrades": [["move_unit", "deploy"]],
                "power": 7,
                "popularity": 9,
                "cards": [],
                "stars": FIVE_STARS,
            },
            "saxony": {
                "mechs": ["T6", "V5"],
                "workers": ["V8", "V8"],
                "power": 7,
                "cards": [],
            },
        }
    )
    play(game, "move; move hero W7; to V8; move mech W7; to T6; move mech W7; to V5")
    play(game, "fight at T6; fight 3; fight 1")
    assert game.over
    assert units(game, "V8") == {"nordic": "hero"}
    assert units(game, "SAXONY") == {"saxony": "hero, 1 mech, 2 workers"}
    assert player(game, "nordic")["popularity"] == 7
    assert units(game, "W7") == {"nordic": "1 mech"}


# -- stars on another player's turn ----------------------------------------------------------------


def build_with_neighbours(saxony: dict[str, Any], **neighbours: dict[str, Any]) -> Game:
    """Saxony is about to build on M6; clockwise from it sit Polania and Nordic."""
    recruit = {"recruits": ["build"], "popularity": 17}
    return scene(
        {
            "nordic": {**recruit, **neighbours.get("nordic", {})},
            "polania": {**recruit, **neighbours.get("polania", {})},
            "saxony": {"mat": "industrial", "workers": ["M6"], **saxony},
        },
        active="saxony",
        resources={"M6": {"wood": 3}},
    )


BUILD = "skip move; build; build monument M6"


@pytest.mark.rule("scythe.end.off_turn_stars")
def test_stars_of_the_others_are_placed_when_the_action_is_finished() -> None:
    game = play(build_with_neighbours({}), BUILD)
    assert whose(game) == "polania"
    play(game, "take bonus")
    assert player(game, "polania")["popularity"] == 18
    assert stars(game, "polania") == 0  # the action is not finished
    heard = overhear(game)
    play(game, "take bonus")
    placed = [game.label(event.seat) for event in heard if event.name == "star"]
    assert placed == ["polania", "nordic"]  # clockwise
    assert player(game, "nordic")["stars"] == {"star_popularity": 1}


@pytest.mark.rule("scythe.end.off_turn_stars")
def test_clockwise_the_first_sixth_star_ends_the_game() -> None:
    game = build_with_neighbours({}, polania={"stars": FIVE_STARS}, nordic={"stars": FIVE_STARS})
    play(game, BUILD + "; take bonus; take bonus")
    assert game.over
    assert stars(game, "polania") == 6
    assert stars(game, "nordic") == 5
    assert player(game, "nordic")["popularity"] == 18


@pytest.mark.rule("scythe.end.off_turn_star_forfeited")
def test_no_star_for_the_others_if_the_action_ends_the_game() -> None:
    game = build_with_neighbours(
        {"structures": {"mine": "T8", "mill": "V6", "armory": "W5"}, "stars": FIVE_STARS}
    )
    play(game, BUILD + "; take bonus; take bonus")
    assert game.over
    assert player(game, "saxony")["stars"]["star_structures"] == 1
    for faction in ("polania", "nordic"):
        assert player(game, faction)["popularity"] == 18
        assert stars(game, faction) == 0
