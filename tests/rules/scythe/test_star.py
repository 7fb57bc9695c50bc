"""Stars: nine conditions, six stars."""

from typing import Any

import pytest

from rules.scythe.table import scene, units
from rules.words import legal, play, player
from steppe import Game

# Five of the six cubes of the Industrial mat, and what is left for the sixth.
FIVE_UPGRADES = [
    ["move_unit", "deploy"],
    ["move_coin", "deploy"],
    ["bolster_power", "build"],
    ["bolster_card", "enlist"],
    ["trade_popularity", "enlist"],
]
PLENTY = {"W1": {"oil": 9, "metal": 9, "wood": 9, "food": 9}}


def nordic(saxony: dict[str, Any] | None = None, **said: Any) -> Game:
    """Nordic on the Industrial mat with resources of all kinds, and Saxony."""
    laid = {"mat": "industrial", "coins": 5, "popularity": 5, "power": 5, **said}
    return scene({"nordic": laid, "saxony": saxony or {}}, resources=PLENTY)


def stars(game: Game, faction: str = "nordic") -> dict[str, int]:
    found: dict[str, int] = player(game, faction)["stars"]
    return found


@pytest.mark.rule("scythe.star.upgrades")
def test_six_upgrades() -> None:
    game = nordic(upgrades=FIVE_UPGRADES[:4])
    play(game, "skip bolster; upgrade; upgrade trade_popularity enlist")
    assert stars(game) == {}
    game = nordic(upgrades=FIVE_UPGRADES)
    play(game, "skip bolster; upgrade; upgrade produce_territory upgrade")
    assert stars(game) == {"star_upgrades": 1}


@pytest.mark.rule("scythe.star.mechs")
def test_four_mechs() -> None:
    game = play(nordic(mechs=["W1", "W1"]), "skip produce; deploy; deploy speed W1")
    assert stars(game) == {}
    game = play(nordic(mechs=["W1", "W1", "NORDIC"]), "skip produce; deploy; deploy speed W1")
    assert stars(game) == {"star_mechs": 1}


@pytest.mark.rule("scythe.star.structures")
def test_four_structures() -> None:
    built = {"mine": "T1", "mill": "M2"}
    game = play(nordic(structures=built), "skip move; build; build armory W1")
    assert stars(game) == {}
    built["monument"] = "V1"
    game = play(nordic(structures=built), "skip move; build; build armory W1")
    assert stars(game) == {"star_structures": 1}


@pytest.mark.rule("scythe.star.recruits")
def test_four_recruits() -> None:
    ending = "skip trade; enlist; enlist upgrade combat_cards"
    game = play(nordic(recruits=["deploy", "build"]), ending)
    assert stars(game) == {}
    game = play(nordic(recruits=["deploy", "build", "enlist"]), ending + "; take bonus")
    assert stars(game) == {"star_recruits": 1}


@pytest.mark.rule("scythe.star.workers")
def test_eight_workers_also_those_at_home() -> None:
    home = ["NORDIC"] * 4
    game = play(nordic(workers=["V5", "V5", *home]), "produce; produce V5 1")
    assert player(game, "nordic")["workers"] == 7
    assert stars(game) == {}
    game = play(nordic(workers=["V5", "V5", *home]), "produce; produce V5 2")
    assert player(game, "nordic")["workers"] == 8
    assert stars(game) == {"star_workers": 1}


@pytest.mark.rule("scythe.star.objective")
def test_a_revealed_objective() -> None:
    # Objective 15: as many workers as recruits.
    game = nordic(objectives=[15, 1], recruits=["deploy", "build"])
    assert stars(game) == {}
    play(game, "reveal 15")
    assert stars(game) == {"star_objective": 1}


@pytest.mark.rule("scythe.star.combat", "scythe.star.once_per_condition")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2), (2, 2)])
def test_up_to_two_victories(before: int, after: int) -> None:
    game = nordic(
        {"mechs": ["T6"], "power": 3, "cards": []},
        mechs=["W7"],
        stars={"combat": before},
        cards=[],
    )
    play(game, "move; move mech W7; to T6; done; fight 3; fight 3")
    assert units(game, "T6") == {"nordic": "1 mech"}
    assert stars(game)["star_combat"] == after


@pytest.mark.rule("scythe.star.popularity")
def test_eighteen_popularity() -> None:
    game = play(nordic(popularity=16), "trade popularity")
    assert stars(game) == {}
    game = play(nordic(popularity=17), "trade popularity")
    assert stars(game) == {"star_popularity": 1}


@pytest.mark.rule("scythe.star.power")
def test_sixteen_power() -> None:
    game = play(nordic(power=13), "bolster power")
    assert stars(game) == {}
    game = play(nordic(power=14), "bolster power")
    assert stars(game) == {"star_power": 1}


@pytest.mark.rule("edge.star.cap_overflow")
def test_what_goes_beyond_a_track_is_lost_and_the_star_is_placed() -> None:
    game = nordic(power=15, upgrades=[["bolster_power", "deploy"]])
    play(game, "bolster power")  # 3 power
    assert player(game, "nordic")["power"] == 16
    assert stars(game) == {"star_power": 1}
    game = nordic(popularity=17, upgrades=[["trade_popularity", "deploy"]])
    play(game, "trade popularity")  # 2 popularity
    assert player(game, "nordic")["popularity"] == 18
    assert stars(game) == {"star_popularity": 1}


@pytest.mark.rule("scythe.star.mandatory")
def test_nobody_is_asked_whether_to_place_a_star() -> None:
    game = play(nordic(power=14, objectives=[15, 1], recruits=["deploy", "build"]), "bolster power")
    assert stars(game) == {"star_power": 1}  # at once, without a question
    assert "reveal 15" in legal(game)  # the objective may stay hidden
    play(game, "decline; end turn")
    assert stars(game) == {"star_power": 1}


@pytest.mark.rule(
    "example.star.popularity_falls_later",
    "scythe.star.permanent",
    "scythe.star.once_per_condition",
)
def test_the_star_for_popularity_stays_and_comes_only_once() -> None:
    game = scene(
        {
            "rusviet": {
                "mechs": ["W7"],
                "popularity": 18,
                "stars": {"popularity": 1},
                "coins": 9,
                "upgrades": [["trade_popularity", "deploy"]],
            },
            "saxony": {"workers": ["V8", "V8", "V8"]},
        }
    )
    play(game, "move; move mech W7; to V8; done; end turn; skip move; end turn")
    assert player(game, "rusviet")["popularity"] == 15
    assert stars(game, "rusviet") == {"star_popularity": 1}
    play(game, "trade popularity; end turn; skip trade; end turn; trade popularity")
    assert player(game, "rusviet")["popularity"] == 18
    assert stars(game, "rusviet") == {"star_popularity": 1}


@pytest.mark.rule("edge.star.power_star_then_spent", "scythe.star.permanent")
def test_the_star_for_power_stays_and_comes_only_once() -> None:
    game = scene(
        {
            "rusviet": {"mechs": ["W7"], "power": 16, "stars": {"power": 1}, "coins": 9},
            "saxony": {"mechs": ["T6"], "power": 0, "cards": []},
        }
    )
    play(game, "move; move mech W7; to T6; done; fight 7; ready")
    assert player(game, "rusviet")["power"] == 9
    assert stars(game, "rusviet") == {"star_power": 1, "star_combat": 1}
    sections = ("move", "trade") * 2
    for section in sections:
        play(game, f"end turn; skip {section}; end turn; bolster power")
    assert player(game, "rusviet")["power"] == 16
    assert stars(game, "rusviet") == {"star_power": 1, "star_combat": 1}


@pytest.mark.rule("scythe.star.not_exclusive")
def test_others_may_place_theirs_on_the_same_condition() -> None:
    game = nordic({"power": 14, "coins": 5}, power=14)
    play(game, "bolster power; decline; end turn; bolster power")
    assert stars(game) == {"star_power": 1}
    assert stars(game, "saxony") == {"star_power": 1}


@pytest.mark.rule("scythe.star.six_only")
def test_six_stars_and_never_more() -> None:
    five = {"upgrades": 1, "mechs": 1, "structures": 1, "recruits": 1, "workers": 1}
    # Power and popularity are reached together, by the Monument.
    game = nordic(power=14, popularity=17, structures={"monument": "T1"}, stars=five)
    play(game, "bolster power")
    assert player(game, "nordic")["popularity"] == 18
    assert sum(stars(game).values()) == 6
