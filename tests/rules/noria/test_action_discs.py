"""Resource, tool and bonus discs, inspection and the black market."""

import pytest

import steppe
from rules.noria.table import discs, quietly, turn
from rules.words import asked, explained, legal, offered, play, player, refusal, story


@pytest.mark.rule("noria.action.resource.per_ship")
@pytest.mark.parametrize("resource", ["energy", "mycelium", "obsidian"])
def test_one_resource_for_each_ship(resource: str) -> None:
    game = turn({"ships": {resource: 4}, "wheel": {"small-b": resource}})
    play(game, "activate small-b")
    assert player(game)["resources"] == {
        "energy": 0,
        "mycelium": 0,
        "obsidian": 0,
        resource: 4,
    }


@pytest.mark.rule("noria.example.matvey_energy_three_ships")
def test_example_three_ships_three_energy() -> None:
    game = turn({"ships": {"energy": 3}, "wheel": {"small-b": "energy"}})
    play(game, "activate small-b")
    assert player(game)["resources"]["energy"] == 3


# -- tools -----------------------------------------------------------------------------------------

TOOL = {"small-b": "tool"}
RICH = {"energy": 20, "mycelium": 20, "obsidian": 20}


@pytest.mark.rule("noria.action.tool.choice")
def test_upgrade_or_production() -> None:
    me = {"resources": RICH, "warehouses": {"lamp": 1}, "wheel": TOOL | {"large-t": "city"}}
    game = play(turn(me), "activate small-b")
    assert legal(game) == {"upgrade large-t", "produce 1 lamp", "skip"}


@pytest.mark.rule("noria.action.tool.upgrade.flip", "noria.edge.upgrade_disc_in_inactive_half")
def test_upgrade_turns_any_normal_disc() -> None:
    wheel = TOOL | {"large-t": "city", "middle-bl": "journey", "middle-tl": "bonus+"}
    game = play(turn({"wheel": wheel}), "activate small-b")
    assert offered(game, "upgrade") == {"large-t", "middle-bl"}
    assert refusal(game, "upgrade middle-tl") == "noria.action.tool.upgrade.flip"
    play(game, "upgrade large-t")  # in the inactive half
    assert discs(game)["large-t"] == "city+"


@pytest.mark.rule("noria.action.tool.upgrade.not_self")
def test_a_tool_disc_needs_another_tool_disc() -> None:
    game = play(turn({"wheel": TOOL | {"large-b": "tool"}}), "activate small-b")
    assert refusal(game, "upgrade small-b") == "noria.action.tool.upgrade.not_self"
    play(game, "upgrade large-b")
    assert discs(game)["large-b"] == "tool+"


@pytest.mark.rule(
    "noria.action.tool.upgrade.not_activated_after", "noria.edge.upgrade_blocks_even_single_use"
)
def test_a_disc_upgraded_this_turn_rests() -> None:
    game = turn({"wheel": TOOL | {"large-b": "city"}})
    play(game, "activate small-b; upgrade large-b")
    for action in ("activate large-b", "activate large-b twice"):
        assert refusal(game, action) == "noria.action.tool.upgrade.not_activated_after"


@pytest.mark.rule("noria.action.tool.upgrade.after_activation_ok")
def test_a_disc_already_used_may_be_upgraded() -> None:
    game = turn({"wheel": TOOL | {"large-b": "energy"}})
    play(game, "activate large-b; activate small-b; upgrade large-b")
    quietly(game, "EndTurn")
    assert discs(game)["large-bl"] == "energy+"  # and the wheel has turned


@pytest.mark.rule("noria.action.tool.upgrade.on_slot_only")
def test_a_disc_in_the_centre_cannot_be_upgraded() -> None:
    game = turn({"wheel": TOOL, "centre": ["city"]})
    play(game, "activate small-b")
    # No disc is on any other slot: the tool disc finds nothing to do.
    assert type(game.decision).__name__ == "Placement"


@pytest.mark.rule("noria.action.tool.produce.pay_and_flip")
def test_production_fills_warehouses() -> None:
    me = {"resources": {"energy": 1, "mycelium": 2}, "warehouses": {"lamp": 2}, "wheel": TOOL}
    game = play(turn(me), "activate small-b")
    assert refusal(game, "produce 2 lamp") == "noria.action.tool.produce.pay_and_flip"
    play(game, "produce 1 lamp")
    assert player(game)["warehouses"] == {"lamp": {"full": 1, "empty": 1}}
    assert sum(player(game)["resources"].values()) == 0


@pytest.mark.rule("noria.action.tool.produce.one_mode")
def test_many_of_one_type_or_one_of_several() -> None:
    me = {"resources": RICH, "warehouses": {"sail": 2, "lamp": 2, "piston": 1}, "wheel": TOOL}
    game = play(turn(me), "activate small-b")
    assert offered(game, "produce") == {
        "1 sail",
        "2 sail",
        "1 lamp",
        "2 lamp",
        "1 piston",
        "1 sail 1 lamp",
        "1 sail 1 piston",
        "1 lamp 1 piston",
        "1 sail 1 lamp 1 piston",
    }


@pytest.mark.rule("noria.action.tool.produce.needs_empty")
def test_every_good_needs_an_empty_warehouse() -> None:
    me = {
        "resources": RICH,
        "warehouses": {"sail": 3, "lamp": 1},
        "full": {"sail": 2, "lamp": 1},
        "wheel": TOOL,
    }
    game = play(turn(me), "activate small-b")
    assert offered(game, "produce") == {"1 sail"}
    for action in ("produce 2 sail", "produce 1 lamp", "produce 1 sail 1 lamp"):
        assert refusal(game, action) == "noria.action.tool.produce.needs_empty"


@pytest.mark.rule("noria.action.goods.simple", "noria.action.goods.complex")
def test_simple_goods_cost_two_and_complex_ones_three() -> None:
    for good, size in {"propeller": 2, "sail": 2, "compass": 2, "lamp": 3, "piston": 3}.items():
        game = turn({"resources": RICH, "warehouses": {good: 1}, "wheel": TOOL})
        play(game, f"activate small-b; produce 1 {good}")
        assert sum(player(game)["resources"].values()) == 60 - size


@pytest.mark.rule("noria.example.matvey_upgrades_mycelium")
def test_example_matvey_upgrades_mycelium() -> None:
    wheel = {"small-b": "city", "large-b": "tool", "large-t": "mycelium"}
    game = turn({"resources": {"energy": 2}, "wheel": wheel})
    play(game, "activate small-b; market journey; activate large-b")
    assert player(game)["centre"] == ["journey"]
    # The city disc is on the wheel too; the new journey disc is on no slot.
    assert offered(game, "upgrade") == {"large-t", "small-b"}
    assert refusal(game, "upgrade middle-tl") == "noria.action.tool.upgrade.on_slot_only"
    play(game, "upgrade large-t")
    quietly(game, "Placement")
    assert discs(game)["large-tr"] == "mycelium+"


@pytest.mark.rule("noria.example.katya_production")
def test_example_katya_produces() -> None:
    katya = {
        "resources": {"mycelium": 3, "obsidian": 3, "energy": 3},
        "warehouses": {"compass": 3, "lamp": 1, "sail": 1},
        "wheel": TOOL | {"large-b": "energy"},
    }
    game = play(turn(katya), "activate small-b")
    several = play(game.copy(), "produce 1 sail 1 compass 1 lamp")
    assert player(several)["resources"] == {"mycelium": 0, "obsidian": 1, "energy": 1}
    full = {good: w["full"] for good, w in player(several)["warehouses"].items()}
    assert full == {"sail": 1, "compass": 1, "lamp": 1}
    alike = play(game.copy(), "produce 3 compass")
    assert player(alike)["warehouses"]["compass"] == {"full": 3, "empty": 0}
    with pytest.raises(steppe.NotationError):  # there is no such production at all
        game.play("produce 1 sail 3 compass 1 lamp")


@pytest.mark.rule("noria.edge.upgrade_after_activation_no_second_action")
def test_edge_an_upgrade_comes_too_late_for_a_second_action() -> None:
    game = turn({"wheel": TOOL | {"large-b": "city", "middle-bl": "energy"}})
    play(game, "activate large-b; market energy; activate small-b; upgrade large-b")
    assert discs(game)["large-b"] == "city+"
    assert refusal(game, "activate large-b") == "noria.wheel.activation.one_per_ring"
    assert offered(game, "activate") == {"middle-bl"}


# -- bonus -----------------------------------------------------------------------------------------


@pytest.mark.rule("noria.action.bonus.repeat")
def test_a_bonus_disc_repeats_a_disc_used_before() -> None:
    wheel = {"small-b": "energy", "large-b": "bonus", "middle-bl": "mycelium"}
    game = turn({"ships": {"energy": 2}, "wheel": wheel})
    assert refusal(game, "activate large-b") == "noria.action.bonus.repeat"
    play(game, "activate small-b; activate large-b")
    assert legal(game) == {"repeat small-b", "skip"}
    assert refusal(game, "repeat middle-bl") == "noria.action.bonus.repeat"
    play(game, "repeat small-b")
    assert player(game)["resources"]["energy"] == 4


@pytest.mark.rule("noria.action.bonus.upgraded")
@pytest.mark.parametrize(
    ("first", "second", "energy", "mycelium"),
    [("small-b", "small-b", 3, 1), ("small-b", "middle-bl", 2, 2), ("middle-bl",) * 2 + (1, 3)],
)
def test_an_upgraded_bonus_disc_repeats_twice(
    first: str, second: str, energy: int, mycelium: int
) -> None:
    wheel = {"small-b": "energy", "large-b": "bonus+", "middle-bl": "mycelium"}
    game = play(turn({"wheel": wheel}), "activate small-b; activate middle-bl")
    play(game, f"activate large-b twice; repeat {first}; repeat {second}")
    assert player(game)["resources"] == {"energy": energy, "mycelium": mycelium, "obsidian": 0}


@pytest.mark.rule("noria.action.bonus.third_use", "noria.example.matvey_bonus_on_upgraded")
def test_example_matvey_repeats_a_doubled_disc() -> None:
    game = turn({"ships": {"mycelium": 2}, "wheel": {"small-b": "mycelium+", "large-b": "bonus"}})
    play(game, "activate small-b twice; activate large-b; repeat small-b; end turn")
    assert player(game)["resources"]["mycelium"] == 3 * 2


@pytest.mark.rule("noria.example.igor_upgraded_bonus")
def test_example_igor_repeats_city_and_energy() -> None:
    wheel = {"small-b": "city", "large-b": "energy", "middle-bl": "bonus+"}
    game = turn({"wheel": wheel})
    play(game, "activate small-b; market energy; activate large-b")
    play(game, "activate middle-bl twice; repeat small-b; market mycelium; repeat large-b")
    assert player(game)["centre"] == ["energy", "mycelium"]
    assert player(game)["resources"]["energy"] == 2
    assert game.view()["this_turn"]["actions"] == 4


@pytest.mark.rule("noria.edge.bonus_repeats_disc_upgraded_meanwhile")
def test_edge_a_disc_upgraded_meanwhile_is_repeated() -> None:
    game = turn({"wheel": {"small-b": "city", "large-b": "tool", "middle-bl": "bonus"}})
    play(game, "activate small-b; market energy; activate large-b; upgrade small-b")
    play(game, "activate middle-bl; repeat small-b; market mycelium")
    assert player(game)["centre"] == ["energy", "mycelium"]


@pytest.mark.rule("noria.edge.bonus_tools_cannot_upgrade_itself")
def test_edge_a_repeated_tool_disc_does_not_upgrade_itself() -> None:
    game = turn({"wheel": {"small-b": "tool", "large-b": "bonus", "large-t": "city"}})
    play(game, "activate small-b; upgrade large-t; activate large-b; repeat small-b")
    assert refusal(game, "upgrade small-b") == "noria.action.tool.upgrade.not_self"
    play(game, "upgrade large-b")
    quietly(game, "EndTurn")
    assert discs(game)["large-bl"] == "bonus+"


@pytest.mark.rule("noria.edge.bonus_cannot_name_inspected")
def test_edge_an_inspected_disc_is_no_target() -> None:
    game = turn({"wheel": {"small-b": "energy", "large-b": "bonus"}})
    play(game, "inspect small-b")
    assert refusal(game, "activate large-b") == "noria.action.bonus.repeat"
    assert "inspect large-b" in legal(game)


@pytest.mark.rule("noria.edge.bonus_names_bonus")
def test_edge_a_bonus_disc_is_no_target() -> None:
    wheel = {"small-b": "energy", "large-b": "bonus", "middle-bl": "bonus"}
    game = play(turn({"wheel": wheel}), "activate small-b; activate large-b; repeat small-b")
    play(game, "activate middle-bl")
    assert offered(game, "repeat") == {"small-b"}


@pytest.mark.rule("noria.edge.bonus_other_option")
def test_edge_a_repeat_may_take_the_other_option() -> None:
    game = turn({"resources": {"energy": 1}, "wheel": {"small-b": "city", "large-b": "bonus"}})
    play(game, "activate small-b; market energy; activate large-b; repeat small-b")
    play(game, "invest recycling")
    assert player(game)["spaces"]["recycling"] == 1


@pytest.mark.rule("noria.edge.upgraded_bonus_after_doubled_disc")
def test_edge_an_upgraded_bonus_disc_is_exempt() -> None:
    wheel = {"small-b": "mycelium+", "large-b": "bonus+", "middle-bl": "energy"}
    game = play(turn({"wheel": wheel}), "activate small-b twice; activate large-b twice")
    play(game, "repeat small-b; repeat small-b")
    assert player(game)["resources"]["mycelium"] == 4
    assert refusal(game, "activate middle-bl") == "noria.wheel.action_cap"


def test_the_strict_reading_of_the_exception() -> None:
    wheel = {"small-b": "mycelium+", "large-b": "bonus+", "middle-bl": "energy"}
    game = turn({"wheel": wheel}, options={"bonus_doubling": False})
    play(game, "activate small-b twice")
    assert refusal(game, "activate large-b twice") == "noria.wheel.upgraded.only_one"
    play(game, "activate large-b; repeat small-b")  # still a third use
    assert player(game)["resources"]["mycelium"] == 3


@pytest.mark.rule("noria.edge.cap_binds_with_bonus")
def test_edge_the_cap_binds_the_bonus_disc() -> None:
    wheel = {"small-b": "mycelium+", "large-b": "energy", "middle-bl": "bonus+"}
    game = play(turn({"wheel": wheel}), "activate small-b twice; activate large-b")
    assert offered(game, "activate") == {"middle-bl"}
    assert refusal(game, "activate middle-bl twice") == "noria.wheel.action_cap"


@pytest.mark.rule("noria.edge.cap_ignores_non_disc_actions")
def test_edge_the_cap_counts_disc_actions_only() -> None:
    goods = {"lamp": 1}
    me = {
        "knowledge": 3,
        "warehouses": goods,
        "full": goods,
        "wheel": {"small-b": "mycelium+", "large-b": "bonus+", "middle-bl": "energy"},
    }
    game = turn(me)
    play(game, "activate small-b twice; activate large-b twice")
    play(game, "repeat small-b; repeat small-b")
    assert game.view()["this_turn"]["actions"] == 4
    play(game, "inspect middle-bl; sell lamp; buy energy")
    assert player(game)["knowledge"] == 3 + 1 + 3 - 3
    play(game, "end actions; promote science; remove science")


# -- inspection ------------------------------------------------------------------------------------

THREE = {"small-b": "energy", "middle-bl": "mycelium", "large-b": "city"}


@pytest.mark.rule("noria.action.inspection.gain")
def test_knowledge_instead_of_an_activation() -> None:
    game = play(turn({"wheel": THREE}), "inspect small-b")
    assert player(game)["knowledge"] == 1
    assert player(game)["resources"]["energy"] == 0
    assert game.view()["this_turn"]["actions"] == 0


@pytest.mark.rule("noria.action.inspection.one_per_ring")
def test_one_inspection_on_each_ring() -> None:
    game = turn({"wheel": THREE | {"large-bl": "tool"}})
    play(game, "inspect large-b")
    assert refusal(game, "inspect large-bl") == "noria.action.inspection.ring_exclusive"
    play(game, "inspect small-b")
    assert player(game)["knowledge"] == 2


def test_one_inspection_a_turn_may_be_asked_for() -> None:
    game = turn({"wheel": THREE}, options={"inspections": "each_turn"})
    play(game, "inspect large-b")
    assert refusal(game, "inspect small-b") == "noria.action.inspection.one_per_ring"
    play(game, "activate small-b")


@pytest.mark.rule(
    "noria.action.inspection.ring_exclusive", "noria.edge.inspection_and_activation_same_ring"
)
def test_a_ring_is_inspected_or_activated() -> None:
    wheel = THREE | {"large-bl": "tool", "large-b": "energy"}
    game = play(turn({"wheel": wheel}), "activate large-b")
    assert refusal(game, "inspect large-bl") == "noria.action.inspection.ring_exclusive"
    game = play(turn({"wheel": wheel}), "inspect large-bl")
    assert refusal(game, "activate large-b") == "noria.wheel.activation.one_per_ring"


@pytest.mark.rule("noria.action.inspection.adjacent", "noria.edge.inspection_fixes_chain")
def test_inspected_discs_belong_to_the_chain() -> None:
    wheel = {"middle-br": "city", "large-bl": "energy", "large-br": "mycelium"}
    game = play(turn({"wheel": wheel}), "inspect middle-br")
    assert refusal(game, "activate large-bl") == "noria.wheel.activation.patterns"
    assert refusal(game, "inspect large-bl") == "noria.action.inspection.adjacent"
    play(game, "activate large-br")


@pytest.mark.rule("noria.action.inspection.no_empty_slot")
def test_nothing_to_inspect_on_an_empty_slot() -> None:
    game = turn({"wheel": {"small-b": "energy"}})
    assert refusal(game, "inspect large-b") == "noria.action.inspection.no_empty_slot"


@pytest.mark.rule("noria.edge.three_inspections")
def test_edge_three_inspections() -> None:
    game = turn({"wheel": THREE})
    play(game, "inspect small-b; inspect middle-bl; inspect large-b")
    assert player(game)["knowledge"] == 3
    assert game.view()["this_turn"]["actions"] == 0


@pytest.mark.rule("noria.edge.inspect_upgraded_disc")
def test_edge_inspecting_an_upgraded_disc() -> None:
    game = turn({"wheel": {"small-b": "energy+", "large-b": "mycelium+"}})
    play(game, "inspect small-b")
    assert player(game)["knowledge"] == 1
    assert "activate large-b twice" in legal(game)


@pytest.mark.rule("noria.edge.inspect_disc_upgraded_this_turn")
def test_edge_inspecting_a_disc_upgraded_this_turn() -> None:
    game = turn({"wheel": TOOL | {"large-b": "city"}})
    play(game, "activate small-b; upgrade large-b; inspect large-b")
    assert player(game)["knowledge"] == 1


# -- black market ----------------------------------------------------------------------------------

STORE = {"sail": 2, "lamp": 2}


@pytest.mark.rule("noria.action.blackmarket.timing")
def test_trade_at_any_time_of_the_action_phase() -> None:
    wheel = {"small-b": "city+", "large-b": "energy"}
    game = turn({"warehouses": STORE, "full": STORE, "wheel": wheel})
    play(game, "sell sail")  # before
    play(game, "activate small-b twice; market energy; sell lamp; market energy")  # amid
    play(game, "buy mycelium; activate large-b; sell lamp")  # between and after
    assert player(game)["knowledge"] == 2 + 3 - 3 + 3


@pytest.mark.rule("noria.action.blackmarket.unlimited")
def test_trade_as_often_as_wanted() -> None:
    game = turn({"knowledge": 6, "warehouses": STORE, "full": STORE, "wheel": {}})
    play(game, "sell sail; sell sail; sell lamp; sell lamp")
    for _ in range(5):
        play(game, "buy obsidian")
    assert player(game)["resources"]["obsidian"] == 5


@pytest.mark.rule(
    "noria.action.blackmarket.simple_good",
    "noria.action.blackmarket.complex_good",
)
@pytest.mark.parametrize(
    ("good", "knowledge"),
    [("propeller", 2), ("sail", 2), ("compass", 2), ("lamp", 3), ("piston", 3)],
)
def test_what_goods_sell_for(good: str, knowledge: int) -> None:
    game = turn({"warehouses": {good: 2}, "full": {good: 1}, "wheel": {"small-b": "energy"}})
    play(game, f"sell {good}")
    assert player(game)["knowledge"] == knowledge
    assert player(game)["warehouses"] == {good: {"full": 0, "empty": 2}}
    assert refusal(game, f"sell {good}") == "noria.action.payment.full_or_nothing"


@pytest.mark.rule("noria.action.blackmarket.resource")
def test_three_knowledge_for_a_resource() -> None:
    game = turn({"knowledge": 5, "wheel": {"small-b": "energy"}})
    assert offered(game, "buy") == {"energy", "mycelium", "obsidian"}
    play(game, "buy mycelium")
    assert player(game)["knowledge"] == 2
    assert player(game)["resources"]["mycelium"] == 1
    assert refusal(game, "buy mycelium") == "noria.action.blackmarket.resource"


@pytest.mark.rule("noria.edge.black_market_no_arbitrage")
def test_edge_every_chain_of_trades_ends() -> None:
    full = {"propeller": 3, "sail": 3, "compass": 3, "lamp": 3, "piston": 3}
    me = {"knowledge": 7, "warehouses": full, "full": full, "wheel": {"small-b": "energy"}}
    game = turn(me)
    trades = 0
    while trade := [verb for verb in ("buy", "sell") if offered(game, verb)]:
        play(game, f"{trade[0]} {min(offered(game, trade[0]))}")
        trades += 1
    assert trades == 15 + (7 + 9 * 2 + 6 * 3) // 3


# -- what is told, asked and explained -------------------------------------------------------------


@pytest.mark.rule("noria.wheel.upgraded.twice", "noria.action.resource.per_ship")
def test_what_is_told_of_discs() -> None:
    wheel = {"small-b": "energy", "large-b": "mycelium+", "middle-bl": "bonus"}
    game = turn({"wheel": wheel, "ships": {"mycelium": 2}})
    assert story(game, "activate small-b; activate large-b twice") == [
        "activated red, disc energy, slot small-b, times 1: noria.wheel.activation.one_action",
        "gained red, resource energy, count 1: noria.action.resource.per_ship",
        "activated red, disc mycelium, slot large-b, times 2: noria.wheel.upgraded.twice",
        "gained red, resource mycelium, count 4: noria.action.resource.per_ship",
    ]
    assert story(game, "activate middle-bl; repeat small-b")[:3] == [
        "activated red, disc bonus, slot middle-bl, times 1: noria.wheel.activation.one_action",
        "repeated red, disc energy, slot small-b: noria.action.bonus.repeat",
        "gained red, resource energy, count 1: noria.action.resource.per_ship",
    ]
    game = turn({"wheel": wheel})
    assert story(game, "inspect large-b") == [
        "inspected red, disc mycelium, slot large-b: noria.action.inspection.gain"
    ]


@pytest.mark.rule("noria.action.blackmarket.resource", "noria.action.blackmarket.simple_good")
def test_what_is_told_of_the_black_market() -> None:
    goods = {"propeller": 1, "sail": 1, "compass": 1, "lamp": 1, "piston": 1}
    game = turn({"warehouses": goods, "full": goods, "wheel": {"small-b": "energy"}})
    for good, price in {"propeller": 2, "sail": 2, "compass": 2, "lamp": 3, "piston": 3}.items():
        kind = "simple_good" if price == 2 else "complex_good"
        assert explained(game, f"sell {good}") == {"knowledge": price}
        assert story(game, f"sell {good}") == [
            f"sold red, good {good}, knowledge {price}: noria.action.blackmarket.{kind}"
        ]
    assert explained(game, "buy obsidian") == {"knowledge": 3}
    assert story(game, "buy obsidian") == [
        "traded red, resource obsidian, knowledge 3: noria.action.blackmarket.resource"
    ]


@pytest.mark.rule("noria.action.tool.upgrade.flip", "noria.action.tool.produce.pay_and_flip")
def test_what_is_told_of_tools() -> None:
    wheel = TOOL | {"large-b": "city", "middle-bl": "bonus"}
    game = turn({"resources": RICH, "warehouses": {"sail": 2, "lamp": 1}, "wheel": wheel})
    play(game, "activate small-b")
    assert explained(game, "upgrade large-b") == {"disc": "city"}
    recipes = game.printed()["recipes"]
    cost = {r: recipes["sail"].get(r, 0) + recipes["lamp"].get(r, 0) for r in RICH}
    cost = {resource: count for resource, count in cost.items() if count}
    assert explained(game, "produce 1 sail 1 lamp") == {"payment": cost}
    paid = " + ".join([f"{count} {resource}" for resource, count in cost.items()])
    assert story(game, "produce 1 sail 1 lamp") == [
        f"produced red, goods 1 sail + 1 lamp, payment {paid}: "
        "noria.action.tool.produce.pay_and_flip"
    ]
    play(game, "activate middle-bl; repeat small-b")
    assert story(game, "upgrade large-b")[0] == (
        "upgraded red, disc city, slot large-b: noria.action.tool.upgrade.flip"
    )


@pytest.mark.rule("noria.wheel.activation.max_three", "noria.wheel.activation.one_action")
def test_what_is_asked_about_discs() -> None:
    wheel = {"small-b": "tool", "large-b": "city", "middle-bl": "bonus"}
    game = turn({"knowledge": 2, "wheel": wheel})
    asks = {"kind": "ActionPhase", "rule": "noria.wheel.activation.max_three"}
    assert asked(game) == asks | {"actions": 0, "knowledge": 2}
    assert explained(game, "activate large-b") == explained(game, "inspect large-b")
    assert explained(game, "inspect large-b") == {"disc": "city"}
    assert explained(game, "end actions") == {}
    play(game, "activate small-b")
    asks = {"kind": "UseDisc", "rule": "noria.wheel.activation.one_action"}
    assert asked(game) == asks | {"slot": "small-b", "disc": "tool"}
    play(game, "upgrade large-b; activate middle-bl")
    assert asked(game) == asks | {"slot": "middle-bl", "disc": "bonus"}
    assert explained(game, "repeat small-b") == {"disc": "tool"}
    assert explained(game, "skip") == {}


@pytest.mark.rule("noria.wheel.activation.finish_disc", "noria.action.payment.full_or_nothing")
@pytest.mark.parametrize(
    ("disc", "action", "rule"),
    [
        ("city", "market bonus", "noria.action.city.market.price_position"),
        ("city", "fly I1", "noria.action.journey.move_then_act"),
        ("city", "reveal", "noria.action.journey.move_then_act"),
        ("journey", "market bonus", "noria.action.city.choice"),
        ("journey", "invest science", "noria.action.city.choice"),
        ("journey", "upgrade large-b", "noria.action.tool.choice"),
        ("journey", "reveal", "noria.action.journey.reveal"),
        ("tool", "produce 1 lamp", "noria.action.tool.produce.needs_empty"),
        ("tool", "repeat large-b", "noria.action.bonus.repeat"),
        ("tool", "fly I1", "noria.action.journey.move_then_act"),
        ("tool", "activate large-b", "noria.wheel.activation.finish_disc"),
        ("tool", "inspect large-b", "noria.wheel.activation.finish_disc"),
        ("tool", "end actions", "noria.wheel.activation.finish_disc"),
        ("tool", "sell lamp", "noria.action.payment.full_or_nothing"),
        ("tool", "buy energy", "noria.action.blackmarket.resource"),
        ("tool", "promote science", "noria.round.phases"),
        ("tool", "end turn", "kernel.not_now"),
        ("bonus", "upgrade large-b", "noria.action.tool.choice"),
        ("bonus", "market bonus", "noria.action.city.choice"),
        ("bonus", "repeat small-b", "noria.action.bonus.repeat"),
    ],
)
def test_what_a_disc_does_not_do(disc: str, action: str, rule: str) -> None:
    wheel = {"small-b": disc, "large-b": "energy"}
    everything: dict[str, object] = {f"I{number}": {} for number in range(1, 8)}
    slot = "activate large-b; activate small-b" if disc == "bonus" else "activate small-b"
    game = play(turn({"wheel": wheel}, islands=everything), slot)
    assert refusal(game, action) == rule


@pytest.mark.rule("noria.action.tool.produce.pay_and_flip")
@pytest.mark.parametrize("resource", ["energy", "mycelium", "obsidian"])
def test_as_many_of_a_good_as_every_resource_allows(resource: str) -> None:
    recipes = turn().printed()["recipes"]
    for good, recipe in recipes.items():
        if not recipe.get(resource):
            continue
        for held in range(6):
            me = {"resources": RICH | {resource: held}, "warehouses": {good: 3}, "wheel": TOOL}
            game = play(turn(me), "activate small-b")
            most = min(3, held // recipe[resource])
            expected = {f"{count} {good}" for count in range(1, most + 1)}
            assert offered(game, "produce") == expected
            if 0 < most < 3:
                rule = "noria.action.tool.produce.pay_and_flip"
                assert refusal(game, f"produce {most + 1} {good}") == rule


@pytest.mark.rule("noria.wheel.upgraded.only_one")
def test_the_strict_reading_counts_the_bonus_disc() -> None:
    wheel = {"small-b": "mycelium", "large-b": "bonus+", "middle-bl": "energy+"}
    strict = turn({"wheel": wheel}, options={"bonus_doubling": False})
    play(strict, "activate small-b; activate large-b; repeat small-b")
    assert "activate middle-bl twice" in legal(strict)
    strict = turn({"wheel": wheel | {"small-b": "mycelium+"}}, options={"bonus_doubling": False})
    play(strict, "activate small-b; activate large-b twice; repeat small-b; skip")
    assert refusal(strict, "activate middle-bl twice") == "noria.wheel.upgraded.only_one"
    lenient = turn({"wheel": wheel | {"small-b": "mycelium+"}})
    play(lenient, "activate small-b; activate large-b twice; repeat small-b; skip")
    assert "activate middle-bl twice" in legal(lenient)


@pytest.mark.rule("noria.action.inspection.one_per_ring", "noria.wheel.upgraded.only_one")
def test_inspections_leave_activations_their_own_reasons() -> None:
    wheel = {"small-b": "energy", "large-b": "bonus", "middle-bl": "mycelium"}
    game = turn({"wheel": wheel}, options={"inspections": "each_turn"})
    play(game, "inspect small-b")
    assert refusal(game, "activate large-b") == "noria.action.bonus.repeat"
    assert refusal(game, "activate middle-bl twice") == "noria.wheel.activation.one_action"
