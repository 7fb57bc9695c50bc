"""The journey disc: flights, ships and factories."""

import pytest

import steppe
from opinion.printed import printed
from rules.noria.table import island, quietly, turn
from rules.words import asked, explained, legal, offered, play, player, refusal, story
from steppe import Event

FLY = {"small-b": "journey"}
FLY_TWICE = {"small-b": "journey+"}


@pytest.mark.rule("noria.action.journey.move_then_act")
def test_fly_and_then_ship_or_factory() -> None:
    game = play(turn({"wheel": FLY}, islands={"I4": {}}), "activate small-b; fly I4")
    assert player(game)["island"] == "I4"
    assert legal(game) == {
        "ship obsidian",
        "ship mycelium",
        "factory compass 2",
        "factory propeller 2",
        "factory lamp 1",
        "factory piston 1",
    }
    assert refusal(game, "skip") == "noria.action.journey.move_then_act"


@pytest.mark.rule("noria.action.journey.must_leave")
def test_staying_is_no_journey() -> None:
    game = turn({"wheel": FLY, "island": "I4"}, islands={"I4": {}, "I1": {}})
    play(game, "activate small-b")
    assert offered(game, "fly") == {"I1"}
    assert refusal(game, "fly I4") == "noria.action.journey.must_leave"


@pytest.mark.rule("noria.action.journey.return_allowed")
def test_coming_back_is_allowed() -> None:
    game = turn({"wheel": FLY_TWICE, "island": "I4"}, islands={"I4": {}, "I1": {}})
    play(game, "activate small-b twice; fly I1; ship energy; fly I4; ship obsidian")
    assert player(game)["island"] == "I4"
    assert player(game)["ships"] == {"energy": 2, "mycelium": 1, "obsidian": 2}


@pytest.mark.rule("noria.action.journey.any_revealed")
def test_every_open_island_is_in_reach() -> None:
    islands: dict[str, object] = {name: {} for name in ("I1", "I2", "I3", "I4", "I5")}
    game = turn({"wheel": FLY, "island": "I1"}, islands=islands)
    play(game, "activate small-b")
    assert offered(game, "fly") == {"I2", "I3", "I4", "I5"}
    assert refusal(game, "fly I9") == "noria.action.journey.any_revealed"


@pytest.mark.rule("noria.action.journey.reveal")
def test_a_hidden_island_may_be_revealed() -> None:
    game = turn({"wheel": FLY}, islands={"I4": {}}, hidden=["I7"])
    play(game, "activate small-b")
    assert "reveal" in legal(game)
    play(game, "reveal")
    assert [i["id"] for i in game.view()["islands"]] == ["I4", "I7"]
    assert game.view()["hidden_islands"] == 5
    everything: dict[str, object] = {f"I{number}": {} for number in range(1, 8)}
    game = play(turn({"wheel": FLY}, islands=everything), "activate small-b")
    assert refusal(game, "reveal") == "noria.action.journey.reveal"


@pytest.mark.rule("noria.action.journey.reveal_must_enter")
def test_whoever_reveals_an_island_goes_there() -> None:
    game = turn({"wheel": FLY}, islands={"I4": {}}, hidden=["I7"])
    play(game, "activate small-b; reveal")
    assert player(game)["island"] == "I7"
    assert offered(game, "ship") == {"mycelium", "energy"}


@pytest.mark.rule("noria.action.journey.toll")
def test_a_resource_for_each_rival_on_the_island() -> None:
    rivals = [{"island": "I4"}, {"island": "I4"}, {"island": "I1"}]
    islands: dict[str, object] = {"I4": {}, "I1": {}}
    me = {"resources": {"energy": 1, "mycelium": 1, "obsidian": 1}, "wheel": FLY}
    game = play(turn(me, *rivals, islands=islands), "activate small-b; fly I4")
    assert legal(game) == {
        "pay 1 energy 1 mycelium",
        "pay 1 energy 1 obsidian",
        "pay 1 mycelium 1 obsidian",
    }
    play(game, "pay 1 energy 1 obsidian")
    assert player(game)["island"] == "I4"
    game = turn({"resources": {"energy": 1}, "wheel": FLY}, *rivals, islands=islands)
    play(game, "activate small-b")
    assert refusal(game, "fly I4") == "noria.action.journey.toll"
    assert "fly I1" in legal(game)


@pytest.mark.rule("noria.action.journey.ships_on_reveal")
@pytest.mark.parametrize(("seats", "more", "one", "two"), [(3, 4, 2, 1), (4, 5, 3, 2)])
def test_ships_by_player_count(seats: int, more: int, one: int, two: int) -> None:
    game = turn({"wheel": FLY_TWICE}, seats=seats, hidden=["I1", "I4"])
    play(game, "activate small-b twice; reveal")
    assert island(game, "I1")["ships"] == {"energy": more}
    play(game, "factory lamp 1; reveal")
    assert island(game, "I4")["ships"] == {"obsidian": two, "mycelium": one}


@pytest.mark.rule("noria.action.journey.ships_two_players")
def test_two_players_get_at_least_one_ship() -> None:
    game = turn({"wheel": FLY_TWICE}, seats=2, hidden=["I1", "I4"])
    play(game, "activate small-b twice; reveal; factory lamp 1; reveal")
    assert island(game, "I1")["ships"] == {"energy": 3}
    assert island(game, "I4")["ships"] == {"obsidian": 1, "mycelium": 1}


@pytest.mark.rule("noria.action.journey.ship")
def test_one_ship_of_choice() -> None:
    game = turn({"wheel": FLY}, islands={"I4": {}})
    play(game, "activate small-b; fly I4; ship obsidian")
    assert player(game)["ships"] == {"energy": 1, "mycelium": 1, "obsidian": 2}
    assert island(game, "I4")["ships"] == {"obsidian": 1, "mycelium": 3}
    assert offered(game, "ship") == set()


@pytest.mark.rule("noria.action.journey.ship_none")
def test_no_ships_and_no_more_come() -> None:
    game = turn({"wheel": FLY}, seats=2, islands={"I4": {"ships": {}}})
    play(game, "activate small-b; fly I4")
    assert refusal(game, "ship obsidian") == "noria.action.journey.ship_none"
    play(game, "factory lamp 1")
    quietly(game)
    assert island(game, "I4")["ships"] == {}


@pytest.mark.rule("noria.action.journey.factory.build", "noria.action.journey.factory.warehouses")
@pytest.mark.parametrize(("good", "warehouses"), [("compass", 2), ("lamp", 1)])
def test_a_factory_brings_empty_warehouses(good: str, warehouses: int) -> None:
    game = turn({"wheel": FLY}, islands={"I4": {}})
    play(game, f"activate small-b; fly I4; factory {good} {warehouses}")
    assert player(game)["factories"] == 6
    assert player(game)["warehouses"] == {good: {"full": 0, "empty": warehouses}}
    owners = {site["good"]: site["owner"] for site in island(game, "I4")["sites"]}
    assert [name for name, owner in owners.items() if owner == 0] == [good]


@pytest.mark.rule("noria.action.journey.factory.no_site")
def test_a_site_holds_one_factory() -> None:
    game = turn({"wheel": FLY}, islands={"I4": {"factories": {"lamp 1": "blue"}}})
    play(game, "activate small-b; fly I4")
    assert refusal(game, "factory lamp 1") == "noria.action.journey.factory.no_site"
    full = dict.fromkeys(("compass 2", "propeller 2", "lamp 1", "piston 1"), "blue")
    game = turn({"wheel": FLY}, islands={"I4": {"factories": full}})
    play(game, "activate small-b; fly I4")
    assert legal(game) == {"ship obsidian", "ship mycelium"}


@pytest.mark.rule("noria.action.journey.factory.max_seven")
def test_seven_factories_are_all() -> None:
    sites = ("propeller 2", "sail 2", "lamp 1", "piston 1")
    mine = {
        "I1": {"factories": dict.fromkeys(sites, "red")},
        "I5": {"factories": dict.fromkeys(sites[:3], "red")},
        "I4": {},
    }
    game = turn({"wheel": FLY}, islands=mine)
    assert player(game)["factories"] == 0
    play(game, "activate small-b; fly I4")
    assert refusal(game, "factory lamp 1") == "noria.action.journey.factory.max_seven"
    assert legal(game) == {"ship obsidian", "ship mycelium"}


@pytest.mark.rule("noria.action.journey.islands_only")
def test_ships_and_warehouses_come_from_islands_only() -> None:
    told: list[Event] = []
    for seed in range(3):
        game = steppe.new("noria", seats=2, seed=seed)
        game.listen(told.append)
        number = 0
        while not game.over:
            before = [(p["ships"], p["warehouses"]) for p in game.view()["players"]]
            owned = [
                sum(s.values()) + sum(w["full"] + w["empty"] for w in h.values()) for s, h in before
            ]
            told.clear()
            legal_now = game.legal()
            number += 7
            game.play(legal_now[number % len(legal_now)])
            after = [
                sum(p["ships"].values())
                + sum(w["full"] + w["empty"] for w in p["warehouses"].values())
                for p in game.view()["players"]
            ]
            names = {event.name for event in told}
            if after != owned:
                assert names & {"ship", "factory"}


@pytest.mark.rule("noria.example.igor_cannot_pay_toll")
def test_example_igor_cannot_pay_the_toll() -> None:
    igor = {"resources": {"mycelium": 1}, "wheel": FLY}
    game = turn(igor, {"island": "I1"}, {"island": "I1"}, islands={"I1": {}}, hidden=["I2"])
    assert island(game, "I1")["toll"] == 2
    play(game, "activate small-b")
    assert legal(game) == {"reveal", "skip"}
    assert refusal(game, "fly I1") == "noria.action.journey.toll"
    play(game, "reveal")
    assert player(game)["island"] == "I2"
    assert player(game)["resources"]["mycelium"] == 1


@pytest.mark.rule("noria.example.katya_last_ship_with_toll")
def test_example_katya_takes_the_last_ship() -> None:
    katya = {"resources": {"energy": 1}, "wheel": FLY}
    islands = {"I3": {"ships": {"obsidian": 1}}}
    game = turn(katya, {"island": "I3", "resources": {"energy": 2}}, islands=islands)
    play(game, "activate small-b; fly I3; ship obsidian")
    assert player(game)["resources"]["energy"] == 0
    assert player(game, "yellow")["resources"]["energy"] == 2
    assert player(game)["ships"]["obsidian"] == 2
    assert island(game, "I3")["ships"] == {}


@pytest.mark.rule("noria.edge.journey_there_and_back")
def test_edge_there_and_back_pays_each_leg() -> None:
    me = {"resources": {"energy": 2}, "wheel": FLY_TWICE, "island": "I4"}
    game = turn(me, {"island": "I1"}, {"island": "I4"}, islands={"I4": {}, "I1": {}})
    play(game, "activate small-b twice; fly I1")
    assert player(game)["resources"]["energy"] == 1
    play(game, "ship energy; fly I4")
    assert player(game)["resources"]["energy"] == 0
    play(game, "factory lamp 1")


@pytest.mark.rule("noria.edge.no_return_to_harbour")
def test_edge_the_harbour_is_no_destination() -> None:
    game = turn({"wheel": FLY, "island": "I4"}, islands={"I4": {}, "I1": {}}, hidden=["I2"])
    play(game, "activate small-b")
    assert legal(game) == {"fly I1", "reveal", "skip"}
    # Three rivals are still in the harbour: leaving it costs nothing, nor does an empty island.
    free = play(turn({"wheel": FLY}, islands={"I4": {}}), "activate small-b; fly I4")
    assert player(free)["island"] == "I4"


@pytest.mark.rule("noria.edge.journey_without_benefit")
def test_edge_a_journey_to_nothing() -> None:
    taken = dict.fromkeys(("compass 2", "propeller 2", "lamp 1", "piston 1"), "blue")
    barren = {"I4": {"ships": {}, "factories": taken}}
    game = turn({"wheel": FLY | {"large-b": "energy"}}, islands=barren)
    assert island(game, "I4")["exhausted"] is True
    play(game, "activate small-b; fly I4")
    assert player(game)["island"] == "I4"
    assert type(game.decision).__name__ == "ActionPhase"  # the second half is skipped
    assert game.view()["this_turn"]["actions"] == 1


@pytest.mark.rule("noria.edge.reveal_is_irrevocable")
def test_edge_no_way_back_from_a_reveal() -> None:
    game = turn({"wheel": FLY}, hidden=["I4"])
    play(game, "activate small-b; reveal")
    assert game.barrier == "barrier-revealed"
    with pytest.raises(steppe.CannotUndo):
        game.undo()
    assert player(game)["island"] == "I4"
    assert refusal(game, "skip") == "noria.action.journey.move_then_act"


@pytest.mark.rule("noria.edge.factory_several_on_island")
def test_edge_several_own_factories_on_an_island() -> None:
    islands = {"I4": {"factories": {"lamp 1": "red"}}, "I1": {}}
    game = turn({"wheel": FLY_TWICE, "island": "I4"}, islands=islands)
    play(game, "activate small-b twice")
    assert refusal(game, "fly I4") == "noria.action.journey.must_leave"
    play(game, "fly I1; ship energy; fly I4; factory piston 1")
    owners = [site["owner"] for site in island(game, "I4")["sites"]]
    assert owners.count(0) == 2


@pytest.mark.rule("noria.edge.warehouse_stock_short")
def test_edge_too_few_warehouses_left() -> None:
    rivals = [{"warehouses": {"compass": 6}}, {"warehouses": {"compass": 5}}]
    game = turn({"wheel": FLY}, *rivals, islands={"I4": {}})
    assert game.view()["stock"]["warehouses"]["compass"] == 1
    play(game, "activate small-b; fly I4; factory compass 2")
    assert player(game)["warehouses"]["compass"] == {"full": 0, "empty": 1}
    assert player(game)["factories"] == 6


@pytest.mark.rule("noria.edge.factory_knowledge_timing")
def test_edge_a_factory_pays_in_the_same_turn_but_after_politics() -> None:
    game = turn({"wheel": FLY}, islands={"I4": {}}, round=1)
    play(game, "activate small-b; fly I4; factory lamp 1")
    # Without knowledge there was no Intrigue; the knowledge came with management.
    assert type(game.decision).__name__ == "EndTurn"
    assert player(game)["knowledge"] == 1
    assert sum(c["seated"] for c in game.view()["chambers"]) == 0


@pytest.mark.rule("noria.action.journey.reveal", "noria.action.journey.ship")
def test_what_is_told_of_a_journey() -> None:
    me = {"resources": {"energy": 1}, "wheel": FLY_TWICE}
    game = turn(me, {"island": "I1"}, islands={"I1": {}}, hidden=["I4"])
    play(game, "activate small-b twice")
    assert explained(game, "fly I1") == {"toll": 1}
    assert explained(game, "reveal") == {}
    assert story(game, "fly I1") == [
        "paid red, payment 1 energy: noria.action.payment.to_supply",
        "flew red, island I1: noria.action.journey.move_then_act",
    ]
    assert asked(game) == {
        "kind": "OnIsland",
        "rule": "noria.action.journey.move_then_act",
        "island": "I1",
    }
    assert story(game, "ship energy") == [
        "ship red, resource energy, island I1: noria.action.journey.ship"
    ]
    assert story(game, "reveal") == [
        "revealed red, island I4: noria.action.journey.reveal",
        "flew red, island I4: noria.action.journey.move_then_act",
    ]
    assert story(game, "factory compass 2")[0] == (
        "factory red, good compass, warehouses 2, island I4: noria.action.journey.factory.build"
    )


@pytest.mark.rule("noria.action.journey.move_then_act", "noria.action.journey.any_revealed")
@pytest.mark.parametrize(
    ("action", "rule"),
    [
        ("ship energy", "noria.action.journey.ship_none"),
        ("factory sail 2", "noria.action.journey.factory.no_site"),
        ("skip", "noria.action.journey.move_then_act"),
        ("fly I1", "noria.action.journey.move_then_act"),
        ("end actions", "kernel.not_now"),
    ],
)
def test_what_an_island_does_not_offer(action: str, rule: str) -> None:
    game = play(turn({"wheel": FLY}, islands={"I4": {}, "I1": {}}), "activate small-b; fly I4")
    assert refusal(game, action) == rule


@pytest.mark.rule("noria.action.journey.factory.build", "noria.action.journey.ships_on_reveal")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_island_offers_what_is_printed_on_it(seats: int) -> None:
    for name, tile in {one["id"]: one for one in printed("noria", "islands")["islands"]}.items():
        game = turn({"wheel": FLY}, seats=seats, hidden=[name])
        play(game, "activate small-b; reveal")
        ships = {kind: max(1, seats + code) for kind, code in tile["ships"].items()}
        assert island(game, name)["ships"] == ships
        sites = {f"{site['good']} {site['warehouses']}" for site in tile["sites"]}
        assert offered(game, "factory") == sites
        assert offered(game, "ship") == set(ships)
