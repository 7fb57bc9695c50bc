"""Bolster (chapter `scythe.bolster`)."""

import pytest

from rules.scythe.table import scene, table
from rules.words import legal, overhear, play, player, refusal


@pytest.mark.rule("scythe.bolster.cost")
@pytest.mark.parametrize("option", ["bolster power", "bolster cards"])
def test_bolster_costs_a_coin(option: str) -> None:
    game = scene({"nordic": {"coins": 1}, "crimea": {}})
    play(game, option)
    assert player(game, "nordic")["coins"] == 0
    game = scene({"nordic": {"coins": 0}, "crimea": {}})
    assert refusal(game, option) == "scythe.bolster.cost"


@pytest.mark.rule("scythe.bolster.power_or_cards")
def test_bolster_gives_power_or_cards_not_both() -> None:
    game = scene({"nordic": {"coins": 3, "power": 4, "cards": [2]}, "crimea": {}})
    trial = play(game.copy(), "bolster power")
    assert (player(trial, "nordic")["power"], player(trial, "nordic")["combat_cards"]) == (6, 1)
    assert "bolster cards" not in legal(trial)
    trial = play(game.copy(), "bolster cards")
    assert (player(trial, "nordic")["power"], player(trial, "nordic")["combat_cards"]) == (4, 2)
    assert "bolster power" not in legal(trial)


@pytest.mark.rule("scythe.bolster.power_amount")
@pytest.mark.parametrize(("upgrades", "gained"), [([], 2), ([["bolster_power", "build"]], 3)])
def test_two_power_and_another_with_the_upgrade(upgrades: list[list[str]], gained: int) -> None:
    nordic = {"mat": "industrial", "power": 4, "upgrades": upgrades}
    game = scene({"nordic": nordic, "crimea": {}})
    assert player(play(game, "bolster power"), "nordic")["power"] == 4 + gained


@pytest.mark.rule("scythe.bolster.card_amount")
@pytest.mark.parametrize(("upgrades", "drawn"), [([], 1), ([["bolster_card", "build"]], 2)])
def test_one_card_and_another_with_the_upgrade(upgrades: list[list[str]], drawn: int) -> None:
    nordic = {"mat": "industrial", "cards": [], "upgrades": upgrades}
    game = scene({"nordic": nordic, "crimea": {}}, combat_deck=[5, 3, 2])
    play(game, "bolster cards")
    assert player(game, "nordic")["hand"] == sorted([5, 3][:drawn])  # from the top of the deck
    assert game.view()["combat_deck"] == 3 - drawn


@pytest.mark.rule("scythe.bolster.deck_reshuffle")
def test_an_empty_deck_is_made_anew_of_the_discards() -> None:
    nordic = {"mat": "industrial", "cards": [], "upgrades": [["bolster_card", "build"]]}
    game = scene({"nordic": nordic, "crimea": {}}, combat_deck=[5], combat_discards=[2, 2, 3])
    heard = overhear(game)
    play(game, "bolster cards")
    assert player(game, "nordic")["hand"] in ([2, 5], [3, 5])  # the last card, then a shuffled one
    assert game.view()["combat_deck"] == 2
    assert game.view()["combat_discards"] == []
    assert "scythe.bolster.deck_reshuffle" in [event.rule for event in heard]


@pytest.mark.rule("scythe.bolster.deck_reshuffle")
def test_the_new_deck_is_shuffled() -> None:
    orders = set()
    for seed in range(8):
        game = scene(
            {"nordic": {"cards": []}, "crimea": {}},
            combat_deck=[],
            combat_discards=[2, 2, 3, 3, 4, 4, 5, 5],
            seed=seed,
        )
        play(game, "bolster cards")
        orders.add(tuple(table(game).combat_deck))
    assert len(orders) > 1


@pytest.mark.rule("scythe.bolster.deck_reshuffle")
def test_discards_stay_where_they_are_until_a_card_is_due() -> None:
    game = scene({"nordic": {}, "crimea": {}}, combat_deck=[5], combat_discards=[2, 3])
    play(game, "bolster cards")
    assert game.view()["combat_deck"] == 0
    assert game.view()["combat_discards"] == [2, 3]


@pytest.mark.rule("scythe.bolster.no_cards_left")
def test_without_deck_and_discards_no_card_is_drawn() -> None:
    game = scene({"nordic": {"cards": [4], "coins": 3}, "crimea": {}}, combat_deck=[])
    play(game, "bolster cards")
    assert player(game, "nordic")["hand"] == [4]
    assert player(game, "nordic")["coins"] == 2


@pytest.mark.rule("scythe.bolster.power_cap")
@pytest.mark.parametrize("power", [13, 14, 15, 16])
def test_power_ends_at_16(power: int) -> None:
    game = scene({"nordic": {"power": power, "stars": {"power": 1}}, "crimea": {}})
    play(game, "bolster power")
    assert player(game, "nordic")["power"] == min(power + 2, 16)
