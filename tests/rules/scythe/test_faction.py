"""Faction abilities (chapter `scythe.faction`)."""

import pytest

from rules.scythe.table import fight, idle, resources, scene, steps, table, units
from rules.words import legal, offered, overhear, play, player, refusal, whose

# -- Rusviet: Relentless -----------------------------------------------------------------------


@pytest.mark.rule("scythe.faction.rusviet.relentless")
def test_rusviet_may_choose_the_same_section_again_and_again() -> None:
    game = scene({"rusviet": {"coins": 9, "power": 1}, "nordic": {"coins": 9}})
    for turn in range(4):
        play(game, "bolster power; end turn")
        assert player(game, "rusviet")["power"] == 3 + 2 * turn
        idle(game)
    assert offered(game, "skip") == {"move", "bolster", "trade", "produce"}


@pytest.mark.rule("scythe.faction.rusviet.relentless")
@pytest.mark.parametrize("faction", ["nordic", "crimea", "saxony", "polania"])
def test_nobody_else_may(faction: str) -> None:
    game = scene({faction: {"coins": 9, "last_section": "bolster"}, "rusviet": {}})
    assert refusal(game, "bolster power") == "scythe.turn.section.different"


@pytest.mark.rule("scythe.faction.rusviet.relentless_factory")
def test_relentless_covers_the_factory_card() -> None:
    rusviet = {"factory_card": 6, "power": 5, "coins": 0, "last_section": "factory"}
    game = scene({"rusviet": rusviet, "nordic": {}})
    play(game, "factory; decline; end turn")  # a power for three coins
    idle(game)
    play(game, "factory; decline; end turn")
    assert player(game, "rusviet")["coins"] == 6


@pytest.mark.rule("scythe.faction.rusviet.relentless_factory")
def test_for_others_the_factory_card_obeys_the_usual_rule() -> None:
    game = scene({"nordic": {"factory_card": 6, "last_section": "factory"}, "rusviet": {}})
    for notation in ("factory", "skip factory"):
        assert refusal(game, notation) == "scythe.turn.section.different"


# -- Crimea: Coercion --------------------------------------------------------------------------


@pytest.mark.rule("scythe.faction.crimea.coercion")
@pytest.mark.parametrize("card", [2, 3, 4, 5])
@pytest.mark.parametrize(
    ("top", "bottom", "kind"),
    [
        ("bolster", "upgrade", "oil"),
        ("produce", "deploy", "metal"),
        ("move", "build", "wood"),
        ("trade", "enlist", "food"),
    ],
)
def test_any_combat_card_stands_for_one_resource_of_any_kind(
    card: int, top: str, bottom: str, kind: str
) -> None:
    crimea = {"mat": "industrial", "cards": [card]}
    game = scene({"crimea": crimea, "nordic": {}}, resources={"F6": {kind: 4}})
    cost = {"upgrade": 3, "deploy": 3, "build": 3, "enlist": 4}[bottom]
    play(game, f"skip {top}; {bottom}; pay card {card}")
    assert resources(game, "F6") == {kind: 4 - (cost - 1)}
    assert player(game, "crimea")["hand"] == []
    assert game.view()["combat_discards"] == [card]


@pytest.mark.rule("scythe.faction.crimea.coercion")
def test_coercion_is_a_choice() -> None:
    crimea = {"mat": "industrial", "cards": [2, 5]}
    game = scene({"crimea": crimea, "nordic": {}}, resources={"F6": {"metal": 3}})
    play(game, "skip produce; deploy")
    assert offered(game, "pay card") == {"2", "5"}
    play(game, "pay from F6; pay from F6; pay from F6")
    assert player(game, "crimea")["hand"] == [2, 5]
    assert resources(game, "F6") == {}


@pytest.mark.rule("scythe.faction.crimea.coercion")
def test_only_one_card_a_payment_and_only_for_crimea() -> None:
    crimea = {"mat": "industrial", "cards": [2, 3, 4]}
    game = scene({"crimea": crimea, "nordic": {}}, resources={"F6": {"metal": 3}})
    play(game, "skip produce; deploy; pay card 3")
    assert offered(game, "pay card") == set()
    assert resources(game, "F6") == {"metal": 1}
    game = scene({"crimea": crimea, "nordic": {}}, resources={"F6": {"metal": 1}})
    assert refusal(play(game, "skip produce"), "deploy") == "scythe.turn.cost_in_full"
    nordic = {"mat": "industrial", "cards": [2, 3, 4]}
    game = scene({"nordic": nordic, "crimea": {}}, resources={"T1": {"metal": 2}})
    assert refusal(play(game, "skip produce"), "deploy") == "scythe.turn.cost_in_full"


@pytest.mark.rule("edge.faction.coercion_once_per_turn", "scythe.faction.crimea.coercion")
def test_coercion_works_once_a_turn() -> None:
    # Coercion was used in an earlier payment of this turn.
    crimea = {"mat": "industrial", "cards": [2, 3], "coerced": True}
    game = scene({"crimea": crimea, "nordic": {}}, resources={"F6": {"metal": 2}})
    trial = play(game.copy(), "skip produce")
    assert refusal(trial, "deploy") == "scythe.turn.cost_in_full"
    held = {"F6": {"metal": 2}, "V9": {"metal": 2}}
    rich = scene({"crimea": crimea, "nordic": {}}, resources=held)
    play(rich, "skip produce; deploy")
    assert offered(rich, "pay card") == set()
    assert refusal(rich, "pay card 2") == "scythe.faction.crimea.coercion"
    # On the next turn it works again.
    play(game, "skip bolster; end turn")
    idle(game)
    assert "deploy" in legal(play(game, "skip produce"))


@pytest.mark.rule("edge.faction.coercion_not_a_printed_card_cost")
def test_a_printed_cost_of_a_combat_card_is_no_coercion() -> None:
    crimea = {"factory_card": 4, "cards": [2, 3], "coins": 0}  # a card for three coins
    game = scene({"crimea": crimea, "nordic": {}})
    play(game, "factory; pay card 2")
    assert player(game, "crimea")["coins"] == 3
    assert not table(game).players[0].coerced


@pytest.mark.rule("edge.faction.coercion_not_a_printed_card_cost")
def test_a_resource_does_not_pay_a_printed_combat_card() -> None:
    plenty = {"F6": {"oil": 5, "metal": 5, "wood": 5, "food": 5}}
    crimea = {"factory_card": 4, "cards": []}
    game = scene({"crimea": crimea, "nordic": {}}, resources=plenty)
    assert refusal(game, "factory") == "scythe.turn.cost_in_full"


@pytest.mark.rule("edge.faction.coercion_affects_affordability")
def test_a_combat_card_makes_deploy_affordable() -> None:
    crimea = {"mat": "industrial", "cards": [4]}
    game = scene({"crimea": crimea, "nordic": {}}, resources={"F6": {"metal": 2}})
    play(game, "skip produce")
    assert "deploy" in legal(game)
    play(game, "deploy; pay card 4; deploy speed F6")
    assert resources(game, "F6") == {}
    assert units(game, "F6") == {"crimea": "1 mech, 1 worker"}


# -- Nordic: Swim ------------------------------------------------------------------------------


@pytest.mark.rule("scythe.faction.nordic.swim", "scythe.faction.nordic.swim_workers_only")
def test_nordic_workers_cross_every_river_and_nobody_else_does() -> None:
    figures = table(scene({"nordic": {}, "crimea": {}})).figures
    for place in range(figures.territories):
        if not figures.river[place]:
            continue
        here = figures.names[place]
        across = {figures.names[other] for other in figures.river[place]}
        nordic = {"hero": here, "mechs": [here], "abilities": ["artillery"], "workers": [here]}
        game = scene({"nordic": nordic, "crimea": {"workers": ["CRIMEA"]}})
        swum = steps(game, "worker", here)
        assert across <= swum
        assert not {step for step in swum if step.startswith("L")}  # lakes excepted
        for unit in ("hero", "mech"):
            assert across.isdisjoint(steps(game, unit, here))


@pytest.mark.rule("scythe.faction.nordic.swim")
def test_workers_of_others_do_not_swim() -> None:
    for faction in ("rusviet", "crimea", "saxony", "polania"):
        game = scene({faction: {"workers": ["V6"]}, "nordic": {}})
        assert steps(game, "worker", "V6") == {"M6", "T8"}


# -- Polania: Meander --------------------------------------------------------------------------
# Encounter 13: a brings 2 coins and 1 popularity; b costs 2 coins and brings 2 power and
# 2 popularity; c costs 3 popularity and brings five resources.


@pytest.mark.rule("scythe.faction.polania.meander")
@pytest.mark.parametrize("order", ["option a; option b", "option b; option a"])
def test_polania_may_choose_two_options_in_either_order(order: str) -> None:
    polania = {"hero": "F4", "coins": 5, "popularity": 2, "power": 2}
    game = scene({"polania": polania, "nordic": {}}, encounter_deck=[13])
    play(game, f"move; move hero F4; to V4; done; {order}")
    row = player(game, "polania")
    assert (row["coins"], row["popularity"], row["power"]) == (5, 5, 4)
    assert legal(game) == {"end turn"}  # and no third one


@pytest.mark.rule("scythe.faction.polania.meander")
def test_the_two_options_differ_and_the_second_is_voluntary() -> None:
    polania = {"hero": "F4", "coins": 5, "popularity": 2}
    game = scene({"polania": polania, "nordic": {}}, encounter_deck=[13])
    play(game, "move; move hero F4; to V4; done")
    assert "done" not in legal(game)  # one must be chosen
    play(game, "option a")
    assert refusal(game, "option a") == "scythe.faction.polania.meander"
    play(game, "done")
    assert player(game, "polania")["popularity"] == 3


@pytest.mark.rule("scythe.faction.polania.meander")
def test_others_choose_one_option() -> None:
    game = scene({"saxony": {"hero": "F4"}, "nordic": {}}, encounter_deck=[13])
    play(game, "move; move hero F4; to V4; done; option a")
    assert legal(game) == {"end turn"}


@pytest.mark.rule("scythe.faction.polania.meander_chain")
def test_the_first_option_may_pay_for_the_second() -> None:
    polania = {"hero": "F4", "coins": 0, "popularity": 2, "power": 2}
    game = scene({"polania": polania, "nordic": {}}, encounter_deck=[13])
    play(game, "move; move hero F4; to V4; done")
    assert refusal(game, "option b") == "scythe.encounter.pay_in_full"  # no coins yet
    assert refusal(game, "option c") == "scythe.encounter.pay_in_full"  # 2 popularity only
    play(game, "option a")
    assert {"option b", "option c"} <= set(legal(game))
    play(game, "option b")
    row = player(game, "polania")
    assert (row["coins"], row["popularity"], row["power"]) == (0, 5, 4)


@pytest.mark.rule("scythe.faction.polania.meander_one_card")
def test_polania_draws_one_card() -> None:
    game = scene({"polania": {"hero": "F4", "coins": 5}, "nordic": {}}, encounter_deck=[13, 1])
    heard = overhear(game)
    play(game, "move; move hero F4; to V4; done; option a; option b")
    drawn = [event.data["card"] for event in heard if event.name == "encounter"]
    assert drawn == [13]
    deck = table(game).encounter_deck
    assert (deck[-1], deck[0], len(deck)) == (1 - 1, 13 - 1, 28)  # the next one, and the last


# -- Saxony: Dominate --------------------------------------------------------------------------
# Objective 12 asks for 20 coins, objective 1 for three mountains.


@pytest.mark.rule("scythe.faction.saxony.dominate_objectives")
def test_saxony_scores_both_objectives() -> None:
    saxony = {"objectives": [12, 1], "coins": 20, "workers": ["M6", "M7", "M8"]}
    game = scene({"saxony": saxony, "nordic": {}})
    play(game, "skip trade; reveal 12")
    assert player(game, "saxony")["stars"] == {"star_objective": 1}
    assert player(game, "saxony")["objective_cards"] == [1]
    play(game, "reveal 1")
    assert player(game, "saxony")["stars"] == {"star_objective": 2}
    assert player(game, "saxony")["objective_cards"] == []


@pytest.mark.rule("scythe.faction.saxony.dominate_objectives")
def test_others_discard_the_second_objective() -> None:
    nordic = {"objectives": [12, 1], "coins": 20, "workers": ["M1", "M2", "M4"]}
    game = scene({"nordic": nordic, "saxony": {}})
    play(game, "skip trade; reveal 12")
    assert player(game, "nordic")["objective_cards"] == []
    assert legal(game) == {"end turn"}


@pytest.mark.rule("scythe.faction.saxony.dominate_combat")
@pytest.mark.parametrize(("faction", "placed"), [("saxony", 3), ("polania", 2)])
def test_saxony_places_a_star_for_every_combat_won(faction: str, placed: int) -> None:
    said = {"mechs": ["W7"], "abilities": ["speed"], "power": 5, "stars": {"combat": 2}}
    crimea = {"mechs": ["T6"], "abilities": ["speed"], "power": 0, "cards": []}
    game = scene({faction: said, "crimea": crimea})
    play(game, "move; move mech W7; to T6; done")
    fight(game, "1", "0")
    assert player(game, faction)["stars"] == {"star_combat": placed}


@pytest.mark.rule("scythe.faction.saxony.dominate_mandatory")
def test_saxony_must_place_its_last_star_for_a_combat() -> None:
    saxony = {"mechs": ["W7"], "abilities": ["speed"], "power": 5, "stars": {"combat": 5}}
    crimea = {"mechs": ["T6"], "abilities": ["speed"], "power": 0, "cards": []}
    game = scene({"saxony": saxony, "crimea": crimea})
    play(game, "move; move mech W7; to T6; done")
    fight(game, "1", "0")
    assert game.over  # nobody asked whether the star is wanted
    assert whose(game) is None
    assert player(game, "saxony")["stars"] == {"star_combat": 6}
