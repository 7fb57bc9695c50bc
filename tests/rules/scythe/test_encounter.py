"""Encounters: the hero meets people, and the player chooses."""

from importlib import resources as files
from pathlib import Path
from typing import Any

import pytest

from rules.scythe.table import at, resources, scene, table, units
from rules.words import legal, offered, overhear, play, player, refusal, whose
from steppe import Game
from steppe.games.scythe import components
from steppe.games.scythe.figures import Card, Figures
from steppe.games.scythe.terms import COINS, POPULARITY

FOUR_STARS = {"upgrades": 1, "structures": 1, "recruits": 1, "workers": 1}
GO = "move; move hero W7; to M7; done"


def meeting(nordic: dict[str, Any], card: int = 1, **rest: Any) -> Game:
    """Nordic's hero on W7, next to the token on M7; `card` is the top encounter card."""
    hero = {"hero": "W7", "coins": 5, "popularity": 5, **nordic}
    return scene({"nordic": hero, "saxony": {}}, encounter_deck=[card], **rest)


@pytest.mark.rule("scythe.encounter.hero_only")
def test_mechs_and_workers_have_no_encounters() -> None:
    game = meeting({"mechs": ["W7"], "workers": ["V5"]})
    for way in ("move mech W7; to M7; done", "move worker V5; to M7; done"):
        trial = game.copy()
        heard = overhear(trial)
        play(trial, "move; " + way)
        assert at(trial, "M7")["encounter"]
        assert "encounter" not in [event.name for event in heard]


@pytest.mark.rule("scythe.encounter.discard_and_draw", "scythe.encounter.needs_hero_present")
def test_an_encounter_discards_the_token_and_shows_a_card() -> None:
    game = meeting({}, card=13)
    heard = overhear(game)
    deck = game.view()["encounter_deck"]
    play(game, "move; move hero W7; to M7")
    assert at(game, "M7")["encounter"]  # until the Move action is over
    play(game, "done")
    assert not at(game, "M7")["encounter"]
    assert game.view()["encounter_deck"] == deck - 1
    shown = [event.seen_by(None).data for event in heard if event.name == "encounter"]
    assert shown == [{"card": 13, "place": "M7"}]


@pytest.mark.rule("scythe.encounter.discard_and_draw")
def test_where_the_token_is_gone_nothing_happens() -> None:
    game = play(meeting({}, encounters=["V7"]), GO)
    assert legal(game) == {"end turn"}


@pytest.mark.rule(
    "scythe.encounter.needs_hero_present",
    "scythe.encounter.lost_combat_keeps_token",
    "edge.encounter.after_won_combat",
)
def test_an_encounter_comes_after_the_combats_if_the_hero_is_still_there() -> None:
    game = scene(
        {
            "nordic": {"hero": "W7", "mechs": ["W7"], "power": 7, "cards": []},
            "saxony": {"mechs": ["M7", "V8"], "power": 7, "cards": []},
        },
        encounter_deck=[1],
    )
    play(game, "move; move hero W7; to M7; move mech W7; to V8; fight at M7")
    won = play(game.copy(), "fight 3; fight 2")
    assert at(won, "M7")["encounter"]  # one combat is still to be fought
    play(won, "fight 3; fight 2; ready")
    assert not at(won, "M7")["encounter"]
    assert offered(won, "option") >= {"a"}

    lost = play(game.copy(), "fight 2; fight 3; fight 2; ready; fight 2")
    assert units(lost, "NORDIC") == {"nordic": "hero"}
    assert at(lost, "M7")["encounter"]
    assert not offered(lost, "option")


@pytest.mark.rule("edge.encounter.mech_wins_hero_absent")
def test_a_mech_that_wins_leaves_the_token_for_a_hero() -> None:
    game = scene(
        {
            "nordic": {"mechs": ["W7"], "power": 7, "cards": []},
            "saxony": {"mechs": ["M7"], "power": 7, "cards": []},
        }
    )
    play(game, "move; move mech W7; to M7; done; fight 3; fight 2")
    assert units(game, "M7") == {"nordic": "1 mech"}
    assert at(game, "M7")["encounter"]
    assert not offered(game, "option")


@pytest.mark.rule("scythe.encounter.must_choose_one")
def test_exactly_one_option_is_chosen() -> None:
    game = play(meeting({}, card=1), GO)
    assert {option[0] for option in offered(game, "option")} == {"a", "b", "c"}
    assert all(notation.startswith("option") for notation in legal(game))
    assert refusal(game, "done") == "scythe.encounter.must_choose_one"
    play(game, "option a")
    assert not offered(game, "option")


@pytest.mark.rule("scythe.encounter.pay_in_full")
def test_an_option_that_cannot_be_paid_is_not_available() -> None:
    game = play(meeting({"coins": 1, "popularity": 1}, card=1), GO)
    assert {option[0] for option in offered(game, "option")} == {"a"}
    assert refusal(game, "option b") == "scythe.encounter.pay_in_full"
    assert refusal(game, "option c") == "scythe.encounter.pay_in_full"


@pytest.mark.rule("scythe.encounter.pay_in_full")
def test_the_whole_cost_is_paid() -> None:
    game = play(meeting({"coins": 2}, card=1), GO + "; option b")
    assert player(game, "nordic")["coins"] == 0
    assert resources(game, "M7") == {"food": 4}


@pytest.mark.rule("scythe.encounter.partial_reward")
def test_any_part_of_a_reward_may_be_refused() -> None:
    game = play(meeting({}, card=1), GO)  # $2 and 1 popularity
    play(game, "option a partly; refuse coins; take rest")
    assert player(game, "nordic")["coins"] == 6
    assert player(game, "nordic")["popularity"] == 6


@pytest.mark.rule("example.encounter.partial_reward", "scythe.encounter.partial_reward")
def test_metal_is_taken_and_the_worker_refused(tmp_path: Path) -> None:
    source = (files.files("steppe.games.scythe") / "data" / "encounters.toml").read_text("utf-8")
    first = "a = { gain = { coins = 2, popularity = 1 } }"
    changed = source.replace(first, "a = { gain = { metal = 2, workers = 1 } }", 1)
    (tmp_path / "encounters.toml").write_text(changed, "utf-8")
    game = play(meeting({}, card=1, data=str(tmp_path)), GO)

    whole = play(game.copy(), "option a")
    assert resources(whole, "M7") == {"metal": 2}
    assert player(whole, "nordic")["workers"] == 3
    assert units(whole, "M7") == {"nordic": "hero, 1 worker"}

    play(game, "option a partly; refuse workers; take rest")
    assert resources(game, "M7") == {"metal": 2}
    assert player(game, "nordic")["workers"] == 2
    assert units(game, "M7") == {"nordic": "hero"}


@pytest.mark.rule("scythe.encounter.reward_on_hero_territory")
def test_workers_and_resources_come_to_the_hero() -> None:
    game = play(meeting({}, card=16), GO + "; option b")  # a worker and any two resources
    play(game, "gain oil; gain metal")
    assert units(game, "M7") == {"nordic": "hero, 1 worker"}
    assert resources(game, "M7") == {"oil": 1, "metal": 1}


@pytest.mark.rule(
    "scythe.encounter.reward_on_hero_territory", "edge.encounter.reward_without_worker"
)
def test_a_mech_and_a_structure_come_to_the_hero_without_a_worker() -> None:
    nordic = {"mechs": ["W1", "W1", "W1"], "workers": ["W1"]}
    game = play(meeting(nordic, card=27), GO + "; option c")
    assert offered(game, "deploy") == {"speed M7"}
    assert refusal(game, "deploy speed W1") == "scythe.encounter.reward_on_hero_territory"
    play(game, "deploy speed M7")
    assert units(game, "M7") == {"nordic": "hero, 1 mech"}
    assert "speed" in player(game, "nordic")["abilities"]
    assert player(game, "nordic")["stars"] == {"star_mechs": 1}

    game = play(meeting(nordic, card=1), GO + "; option c")
    assert refusal(game, "build mine W1") == "scythe.encounter.reward_on_hero_territory"
    play(game, "build mine M7")
    assert player(game, "nordic")["structures"] == [{"structure": "mine", "place": "M7"}]


@pytest.mark.rule("scythe.encounter.reward_on_hero_territory")
def test_a_territory_still_holds_one_structure_only() -> None:
    game = scene(
        {
            "nordic": {"hero": "W7", "popularity": 5},
            "saxony": {"structures": {"mill": "M7"}},
        },
        encounter_deck=[1],
    )
    play(game, GO + "; option c")
    assert player(game, "nordic")["structures"] == []
    assert player(game, "nordic")["popularity"] == 3


@pytest.mark.rule("scythe.encounter.self_contained")
def test_an_action_of_a_card_costs_and_brings_nothing_more() -> None:
    recruits = ["upgrade", "deploy", "build", "enlist"]
    game = scene(
        {
            "nordic": {
                "mat": "industrial",
                "hero": "W7",
                "coins": 5,
                "popularity": 5,
                "recruits": recruits,
                "structures": {"monument": "W1", "armory": "T1"},
            },
            "saxony": {"recruits": recruits, "coins": 0, "popularity": 0},
        },
        encounter_deck=[7],
        resources={"M7": {"oil": 3}},
    )
    power = [player(game, faction)["power"] for faction in ("nordic", "saxony")]
    play(game, GO + "; option b; upgrade move_unit deploy")  # $2 for an upgrade
    assert player(game, "nordic")["upgrades"] == ["move_unit"]
    assert player(game, "nordic")["coins"] == 3  # no mat coins
    assert resources(game, "M7") == {"oil": 3}  # no oil
    assert [player(game, faction)["power"] for faction in ("nordic", "saxony")] == power


@pytest.mark.rule("scythe.encounter.card_to_bottom")
def test_a_resolved_card_goes_under_the_deck() -> None:
    game = meeting({}, card=5)
    deck = list(table(game).encounter_deck)
    play(game, GO)
    assert table(game).encounter_deck == deck[:-1]
    play(game, "option a")
    assert table(game).encounter_deck == [4, *deck[:-1]]


@pytest.mark.rule("edge.encounter.nothing_affordable", "scythe.encounter.card_to_bottom")
def test_nothing_affordable() -> None:
    game = meeting({"coins": 0, "popularity": 0}, card=5)
    # The printed cards have a free option; here is a set of other cards.
    table(game).figures = figures = Figures(components.load())
    figures.encounters[4] = [Card(((COINS, 1),), ((POPULARITY, 3),)) for _ in range(3)]
    deck = list(table(game).encounter_deck)
    play(game, GO)
    assert not offered(game, "option")
    assert not at(game, "M7")["encounter"]
    assert player(game, "nordic")["popularity"] == 0
    assert table(game).encounter_deck == [4, *deck[:-1]]


@pytest.mark.rule("edge.encounter.sixth_star_by_reward")
def test_the_game_can_end_in_an_encounter() -> None:
    game = meeting(
        {
            "mat": "industrial",
            "mechs": ["W1", "W1", "W1"],
            "stars": {**FOUR_STARS, "power": 1},
        },
        card=27,
        resources={"W1": {"wood": 9}},  # for a bottom action that never comes
    )
    play(game, GO + "; option c; deploy speed M7")
    assert game.over
    assert whose(game) is None


@pytest.mark.rule("edge.encounter.meander_second_option")
def test_polania_pays_the_second_option_with_the_first() -> None:
    game = scene(
        {"polania": {"hero": "W7", "coins": 0, "popularity": 0}, "saxony": {}},
        encounter_deck=[1],
    )
    play(game, GO)
    assert refusal(game, "option b") == "scythe.encounter.pay_in_full"
    assert "done" not in legal(game)
    play(game, "option a")
    assert refusal(game, "option a") == "scythe.faction.polania.meander"
    assert "done" in legal(game)
    stopped = play(game.copy(), "done")
    assert not offered(stopped, "option")
    assert player(stopped, "polania")["coins"] == 2
    play(game, "option b")
    assert player(game, "polania")["coins"] == 0
    assert resources(game, "M7") == {"food": 4}
    assert not offered(game, "option")
