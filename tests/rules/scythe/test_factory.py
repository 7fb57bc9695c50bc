"""The Factory: one card for each hero, a fifth section of the mat."""

from typing import Any

import pytest

from rules.scythe.table import resources, scene, units
from rules.words import legal, offered, overhear, play, player, refusal, seat
from steppe import Game

RECRUITS = ["upgrade", "deploy", "build", "enlist"]
FACTIONS = ("nordic", "rusviet", "crimea", "saxony", "polania")


def visiting(nordic: dict[str, Any], **rest: Any) -> Game:
    """Nordic's hero on W3, next to the Factory."""
    return scene({"nordic": {"hero": "W3", **nordic}, "saxony": {}}, **rest)


def owning(card: int, **nordic: Any) -> Game:
    """Nordic with a Factory card, on the mat with Move above Build, Bolster above Upgrade."""
    said = {"mat": "industrial", "factory_card": card, "coins": 5, "popularity": 5, **nordic}
    return scene({"nordic": said, "saxony": {"mat": "agricultural"}})


VISIT = "move; move hero W3; to FACTORY; done"


# -- the visit -------------------------------------------------------------------------------------


@pytest.mark.rule("scythe.factory.first_visit")
def test_the_first_visitor_chooses_a_card_when_the_move_is_over() -> None:
    game = visiting({}, factory_cards=[2, 5, 9])
    play(game, "move; move hero W3; to FACTORY")
    assert not offered(game, "take card")
    play(game, "done")
    assert set(legal(game)) == {"take card 2", "take card 5", "take card 9"}
    play(game, "take card 5")
    assert player(game, "nordic")["factory_card"]["card"] == 5


@pytest.mark.rule("scythe.factory.first_visit")
def test_the_offer_is_for_the_visitor_only_and_the_choice_for_all_to_see() -> None:
    game = play(visiting({}, factory_cards=[2, 5, 9]), VISIT)
    offer = game.view(seat(game, "nordic"))["factory_offer"]
    assert [offered["card"] for offered in offer] == [2, 5, 9]
    assert game.view(seat(game, "saxony"))["factory_offer"] is None
    assert game.view()["factory_offer"] is None
    play(game, "take card 5")
    assert game.view()["players"][seat(game, "nordic")]["factory_card"]["card"] == 5


@pytest.mark.rule("scythe.factory.first_visit")
def test_combat_comes_before_the_visit() -> None:
    game = scene(
        {
            "nordic": {"hero": "W3", "power": 7, "cards": []},
            "saxony": {"mechs": ["FACTORY"], "power": 7, "cards": []},
        }
    )
    play(game, VISIT)
    assert not offered(game, "take card")
    assert offered(play(game.copy(), "fight 5; fight 2"), "take card") != set()
    assert offered(play(game.copy(), "fight 2; fight 5"), "take card") == set()


@pytest.mark.rule("scythe.factory.hero_only")
def test_mechs_and_workers_earn_no_card() -> None:
    game = visiting({"hero": "W1", "mechs": ["W3"], "workers": ["W3"]})
    for unit in ("mech", "worker"):
        trial = play(game.copy(), f"move; move {unit} W3; to FACTORY; done")
        assert units(trial, "FACTORY") == {"nordic": f"1 {unit}"}
        assert not offered(trial, "take card")


@pytest.mark.rule("scythe.factory.pool_shrinks")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_visitor_finds_one_card_fewer(seats: int) -> None:
    heroes = {"nordic": "W3", "rusviet": "M4"}
    game = scene(
        {
            faction: {"hero": heroes[faction]} if faction in heroes else {}
            for faction in FACTIONS[:seats]
        }
    )
    assert game.view()["factory_cards"] == seats + 1
    play(game, VISIT)
    assert len(offered(game, "take card")) == seats + 1
    card = min(offered(game, "take card"))
    play(game, f"take card {card}; end turn; move; move hero M4; to FACTORY; done")
    while not offered(game, "take card"):  # the heroes meet; 0 against 0 is the attacker's
        game.play(game.default)
    assert len(offered(game, "take card")) == seats
    play(game, f"take card {min(offered(game, 'take card'))}")
    assert game.view()["factory_cards"] == seats - 1


@pytest.mark.rule("scythe.factory.pool_shrinks")
def test_a_card_that_is_not_on_the_board_cannot_be_taken() -> None:
    game = play(visiting({}, factory_cards=[2, 5, 9]), VISIT)
    assert refusal(game, "take card 1") == "scythe.factory.pool_shrinks"


@pytest.mark.rule("scythe.factory.one_card", "edge.factory.second_visit")
def test_a_second_visit_brings_nothing() -> None:
    game = visiting({"factory_card": 4})
    offer = game.view(seat(game, "nordic"))["factory_cards"]
    play(game, VISIT)
    assert not offered(game, "take card")
    assert player(game, "nordic")["factory_card"]["card"] == 4
    assert game.view()["factory_cards"] == offer


# -- the fifth section -----------------------------------------------------------------------------


@pytest.mark.rule("scythe.factory.fifth_section")
def test_the_card_is_a_section_like_the_others() -> None:
    game = owning(6, power=3)  # pay 1 power for $3
    play(game, "factory")
    assert player(game, "nordic")["power"] == 2
    assert player(game, "nordic")["coins"] == 8
    assert legal(game) == {"factory move", "decline"}
    play(game, "decline; end turn; skip move; end turn")
    assert refusal(game, "factory") == "scythe.turn.section.different"
    assert refusal(game, "skip factory") == "scythe.turn.section.different"
    play(game, "skip move; end turn; skip trade; end turn")
    assert "factory" in legal(game)


@pytest.mark.rule("scythe.factory.fifth_section")
def test_without_a_card_there_is_no_fifth_section() -> None:
    game = visiting({})
    assert refusal(game, "factory") == "scythe.factory.first_visit"
    assert refusal(game, "skip factory") == "scythe.factory.first_visit"


@pytest.mark.rule("scythe.factory.fifth_section")
def test_the_top_action_must_be_paid_or_skipped() -> None:
    game = owning(6, power=0)
    assert refusal(game, "factory") == "scythe.turn.cost_in_full"
    play(game, "skip factory")
    assert player(game, "nordic")["coins"] == 5
    assert legal(game) == {"factory move", "decline"}


@pytest.mark.rule("example.factory.card_with_two_way_top", "scythe.factory.fifth_section")
def test_enlist_or_upgrade_then_two_steps() -> None:
    game = scene(
        {
            "nordic": {
                "mat": "industrial",
                "factory_card": 2,
                "popularity": 3,
                "coins": 1,
                "power": 4,
                "cards": [],
                "hero": "V8",
                "recruits": ["enlist", "upgrade"],
            },
            "saxony": {"recruits": ["enlist", "upgrade"], "power": 1, "cards": []},
        },
        resources={"W1": {"food": 4, "oil": 4}},
        encounters=[],
    )
    play(game, "factory")
    assert set(legal(game)) == {"choose enlist", "choose upgrade", "decline"}
    assert player(game, "nordic")["popularity"] == 2

    enlisting = play(game.copy(), "choose enlist; enlist build popularity")
    assert player(enlisting, "nordic")["popularity"] == 4  # the one-time bonus
    upgrading = play(game.copy(), "choose upgrade; upgrade move_coin deploy")
    assert player(upgrading, "nordic")["upgrades"] == ["move_coin"]
    for end in (enlisting, upgrading):
        assert resources(end, "W1") == {"food": 4, "oil": 4}
        assert player(end, "nordic")["coins"] == 1
        for faction, power in (("nordic", 4), ("saxony", 1)):
            assert player(end, faction)["power"] == power
            assert player(end, faction)["combat_cards"] == 0
        play(end, "factory move; move hero V8; to W7; to V5")
        assert units(end, "V5") == {"nordic": "hero"}
        assert legal(end) == {"end turn"}

    skipped = scene({"nordic": {"factory_card": 2, "popularity": 3}, "saxony": {}})
    play(skipped, "skip factory")
    assert player(skipped, "nordic")["popularity"] == 3


@pytest.mark.rule("scythe.factory.independent", "edge.factory.no_structure_bonus")
def test_a_card_like_bolster_or_produce_brings_no_structure_bonus() -> None:
    game = owning(10, structures={"monument": "W1", "armory": "T1"}, power=1)
    play(game, "factory; deploy speed W1")  # $2 for a mech and 1 power
    assert player(game, "nordic")["popularity"] == 5
    assert player(game, "nordic")["power"] == 2

    game = owning(1, structures={"mill": "V5"}, workers=["W7", "W7", "T6", "V8"], cards=[2])
    play(game, "factory; pay card 2")
    assert "V5" not in {place.split()[0] for place in offered(game, "produce")}


@pytest.mark.rule("scythe.factory.independent")
def test_a_card_brings_no_recruit_bonus_and_no_coins_of_the_mat() -> None:
    game = scene(
        {
            "nordic": {
                "mat": "industrial",
                "factory_card": 9,
                "recruits": RECRUITS,
                "coins": 5,
                "popularity": 5,
                "power": 3,
            },
            "saxony": {"recruits": RECRUITS, "power": 3},
        }
    )
    play(game, "factory; upgrade move_coin deploy")  # $2 for an upgrade and 1 popularity
    assert player(game, "nordic")["coins"] == 3
    assert player(game, "nordic")["popularity"] == 6
    assert player(game, "nordic")["power"] == 3
    assert player(game, "saxony")["power"] == 3
    assert legal(game) == {"factory move", "decline"}


@pytest.mark.rule("edge.factory.deploy_or_build_by_card")
def test_what_a_card_brings_is_placed_as_by_the_mat() -> None:
    nordic = {
        "hero": "V8",
        "mechs": ["L5"],
        "abilities": ["seaworthy"],
        "workers": ["L5", "W7", "T6"],
        "structures": {"mill": "T6"},
        "popularity": 5,
        "cards": [2],
    }
    game = owning(7, **nordic)
    deploying = play(game.copy(), "factory; choose deploy")
    assert {site.split()[1] for site in offered(deploying, "deploy")} == {"W7", "T6"}
    assert refusal(deploying, "deploy speed V8") == "scythe.deploy.on_worker_territory"
    assert refusal(deploying, "deploy speed L5") == "scythe.deploy.not_on_lake_or_base"
    building = play(game.copy(), "factory; choose build")
    assert {site.split()[1] for site in offered(building, "build")} == {"W7"}
    assert refusal(building, "build mine T6") == "scythe.build.one_per_territory"
    assert refusal(building, "build mine V8") == "scythe.build.any_on_worker_territory"
    trading = play(owning(8, **nordic), "factory; pay card 2")
    assert offered(trading, "at") == {"L5", "W7", "T6"}
    assert refusal(trading, "at V8") == "scythe.trade.place_with_worker"
    play(trading, "at W7; gain oil; gain wood; gain food")
    assert resources(trading, "W7") == {"oil": 1, "wood": 1, "food": 1}


@pytest.mark.rule("edge.factory.produce_by_card")
def test_a_card_that_produces_follows_its_own_figures() -> None:
    game = owning(
        1,  # a combat card and $1: produce on two territories
        workers=["W7", "W7", "T6", "F7", "V5", "V5", "W1", "W1"],
        structures={"mill": "T6"},
        upgrades=[["produce_territory", "deploy"]],
        cards=[3],
        power=2,
        popularity=2,
        coins=2,
    )
    play(game, "factory; pay card 3; produce W7 2")
    assert refusal(game, "produce T6 2") == "scythe.produce.one_per_worker"  # no Mill
    play(game, "produce T6 1")
    assert not offered(game, "produce")  # no third territory
    assert resources(game, "W7") == {"wood": 2}
    assert resources(game, "T6") == {"oil": 1}
    nordic = player(game, "nordic")
    assert (nordic["power"], nordic["popularity"], nordic["coins"]) == (2, 2, 1)


@pytest.mark.rule("scythe.factory.independent", "edge.factory.produce_by_card")
def test_what_a_card_produces_is_asked_and_told_under_the_rule_of_the_card() -> None:
    game = owning(1, workers=["W7", "V5"], cards=[3])
    play(game, "factory; pay card 3")
    heard = overhear(game)
    for action in ("produce W7 1", "produce V5 1"):  # wood, and a worker in a village
        assert game.decision is not None
        assert game.decision.rule() == "scythe.factory.independent"
        play(game, action)
    gained = [event for event in heard if event.name == "gained-at"]
    assert [event.rule for event in gained] == ["scythe.factory.independent"] * 2


@pytest.mark.rule("scythe.produce.territory_count", "scythe.produce.village_yields_workers")
def test_what_the_mat_produces_is_asked_and_told_under_the_rules_of_the_mat() -> None:
    game = owning(1, workers=["W7", "V5"])
    play(game, "produce")
    heard = overhear(game)
    for action in ("produce W7 1", "produce V5 1"):
        assert game.decision is not None
        assert game.decision.rule() == "scythe.produce.territory_count"
        play(game, action)
    assert [event.rule for event in heard if event.name == "gained-at"] == [
        "scythe.produce.terrain_yield",
        "scythe.produce.village_yields_workers",
    ]


# -- the move --------------------------------------------------------------------------------------


@pytest.mark.rule("scythe.factory.move_one_unit_twice")
@pytest.mark.parametrize("unit", ["hero", "mech", "worker"])
def test_one_unit_moves_up_to_two_times(unit: str) -> None:
    game = owning(6, hero="W7", mechs=["W7"], workers=["W7", "W1"])
    play(game, f"skip factory; factory move; move {unit} W7; to V5")
    assert "stop" in legal(game)  # the second time is optional
    play(game, "to M4")
    assert units(game, "M4") == {"nordic": "hero" if unit == "hero" else f"1 {unit}"}
    assert legal(game) == {"end turn"}  # neither a third step nor another unit


@pytest.mark.rule("scythe.factory.move_one_unit_twice")
def test_the_move_may_be_declined_or_cut_short() -> None:
    game = owning(6, hero="W7")
    assert legal(play(game.copy(), "skip factory; decline")) == {"end turn"}
    play(game, "skip factory; factory move; move hero W7; to V5; stop")
    assert units(game, "V5") == {"nordic": "hero"}
    assert legal(game) == {"end turn"}


@pytest.mark.rule("scythe.factory.move_normal_rules")
def test_enemies_and_encounters_end_the_move() -> None:
    game = scene(
        {
            "nordic": {"factory_card": 6, "hero": "W7", "power": 5, "popularity": 5, "cards": []},
            "saxony": {"mechs": ["V5"], "workers": ["V8"], "power": 5, "cards": []},
        },
        encounter_deck=[1],
    )
    play(game, "skip factory; factory move; move hero W7")
    assert refusal(game, "to M8") == "scythe.move.river_blocks"

    fighting = play(game.copy(), "to V5")
    assert "fight 5" in legal(fighting)
    play(fighting, "fight 5; fight 0")
    assert player(fighting, "nordic")["stars"] == {"star_combat": 1}

    driving = play(game.copy(), "to V8")
    assert units(driving, "SAXONY") == {"saxony": "hero, 1 worker"}
    assert player(driving, "nordic")["popularity"] == 4
    assert legal(driving) == {"end turn"}

    meeting = play(game.copy(), "to M7")
    assert offered(meeting, "option") >= {"a"}
    play(meeting, "option a")
    assert legal(meeting) == {"end turn"}


@pytest.mark.rule("scythe.factory.move_normal_rules", "scythe.factory.first_visit")
def test_a_mech_passes_over_a_token() -> None:
    game = owning(6, hero="W1", mechs=["W7"])
    play(game, "skip factory; factory move; move mech W7; to M7; to T7")
    assert units(game, "T7") == {"nordic": "1 mech"}


@pytest.mark.rule("scythe.factory.move_mine", "edge.factory.no_structure_bonus")
def test_the_mine_works_in_the_move() -> None:
    game = owning(6, hero="W7", workers=["W7"], structures={"mine": "V8"})
    for unit in ("hero", "worker"):
        trial = play(game.copy(), f"skip factory; factory move; move {unit} W7; to V8; to T3")
        assert "nordic" in units(trial, "T3")


@pytest.mark.rule("scythe.factory.move_speed", "edge.factory.speed_is_three_not_four")
def test_speed_makes_it_three_territories_and_not_four() -> None:
    game = owning(6, hero="V8", mechs=["V8"], abilities=["speed"], workers=["V8"])
    for unit in ("hero", "mech"):
        trial = play(
            game.copy(), f"skip factory; factory move; move {unit} V8; to W7; to V5; to M4"
        )
        assert "nordic" in units(trial, "M4")
        assert legal(trial) == {"end turn"}
    play(game, "skip factory; factory move; move worker V8; to W7; to V5")
    assert legal(game) == {"end turn"}


# -- Rusviet ---------------------------------------------------------------------------------------


@pytest.mark.rule("edge.factory.repeat_by_rusviet", "scythe.variant.relentless_without_factory")
def test_rusviet_repeats_the_factory_card_unless_the_option_forbids_it() -> None:
    players: dict[str, dict[str, Any]] = {
        "rusviet": {"factory_card": 6, "last_section": "factory"},
        "saxony": {},
    }
    assert {"factory", "skip factory"} <= set(legal(scene(players)))
    game = scene(players, relentless_factory=False)
    rule = "scythe.variant.relentless_without_factory"
    assert refusal(game, "factory") == rule
    assert refusal(game, "skip factory") == rule
    players["rusviet"]["last_section"] = "move"
    assert {"move", "factory"} <= set(legal(scene(players, relentless_factory=False)))


@pytest.mark.rule("scythe.factory.fifth_section")
def test_the_top_action_comes_before_the_move() -> None:
    game = owning(6, power=3, hero="V8")
    heard = overhear(game)
    play(game, "factory; factory move; move hero V8; to W7; stop")
    order = [event.name for event in heard if event.name in ("paid", "gained", "moved")]
    assert order == ["paid", "gained", "moved"]
