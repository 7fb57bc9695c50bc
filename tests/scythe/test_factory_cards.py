"""All 12 Factory cards: what the top action costs and brings, and the move below it."""

from typing import Any

import pytest

from rules.scythe.table import resources, scene, units
from rules.words import legal, offered, play, player, refusal
from steppe import Game

# Nordic's tracks before the action, and the recruits that must not earn anything.
START = {"coins": 5, "power": 5, "popularity": 5}
RECRUITS = ["upgrade", "deploy", "build"]


def owner(card: int, **said: Any) -> Game:
    nordic = {
        "mat": "industrial",
        "factory_card": card,
        "hero": "V8",
        "workers": ["W7", "W7", "T6"],
        "cards": [4],
        "recruits": RECRUITS,
        "bonuses": ["coins", "popularity", "combat_cards"],
        **START,
        **said,
    }
    return scene({"nordic": nordic, "saxony": {"mat": "agricultural", "recruits": RECRUITS}})


def tracks(game: Game) -> dict[str, int]:
    """How coins, power, popularity and combat cards have changed."""
    nordic = player(game, "nordic")
    now = {kind: nordic[kind] - START[kind] for kind in START}
    now["cards"] = nordic["combat_cards"] - 1
    return {kind: change for kind, change in now.items() if change}


# Card, actions, and how the tracks change.
TOPS = [
    (1, "pay card 4; produce W7 2; produce T6 1", {"coins": -1, "cards": -1}),
    (2, "choose enlist; enlist enlist power", {"popularity": -1, "power": 2}),
    (2, "choose upgrade; upgrade move_coin deploy", {"popularity": -1}),
    (3, "pay card 4", {"cards": -1, "popularity": 2}),
    (4, "pay card 4", {"cards": -1, "coins": 3}),
    (5, "", {"power": -1, "popularity": 2}),
    (6, "", {"power": -1, "coins": 3}),
    (7, "choose deploy; deploy speed W7", {"popularity": -1}),
    (7, "choose build; build mill T6", {"popularity": -1}),
    (8, "pay card 4; at W7; gain oil; gain oil; gain food", {"cards": -1}),
    (9, "upgrade move_coin deploy", {"coins": -2, "popularity": 1}),
    (10, "deploy speed W7", {"coins": -2, "power": 1}),
    (11, "build mill T6", {"coins": -2, "popularity": 1}),
    (12, "enlist enlist power", {"coins": -2, "power": 3}),
]
# What is too little for each card.
COSTS: list[tuple[int, dict[str, Any]]] = [
    (1, {"coins": 0}),
    (1, {"cards": []}),
    (2, {"popularity": 0}),
    (3, {"cards": []}),
    (4, {"cards": []}),
    (5, {"power": 0}),
    (6, {"power": 0}),
    (7, {"popularity": 0}),
    (8, {"cards": []}),
    (9, {"coins": 1}),
    (10, {"coins": 1}),
    (11, {"coins": 1}),
    (12, {"coins": 1}),
]


def act(game: Game, actions: str) -> Game:
    return play(game, f"factory; {actions}" if actions else "factory")


@pytest.mark.parametrize(("card", "actions", "change"), TOPS)
def test_a_card_costs_and_brings_what_it_says(
    card: int, actions: str, change: dict[str, int]
) -> None:
    game = act(owner(card), actions)
    assert tracks(game) == change
    nordic = player(game, "nordic")
    for word, have in (
        ("upgrade move_coin", nordic["upgrades"] == ["move_coin"]),
        ("deploy speed", nordic["abilities"] == ["speed"]),
        ("build mill", nordic["structures"] == [{"structure": "mill", "place": "T6"}]),
        ("enlist enlist", len(nordic["bonuses"]) == 4),
    ):
        assert have == (word in actions)
    assert {"factory move", "decline"} <= legal(game)
    saxony = player(game, "saxony")
    assert (saxony["power"], saxony["popularity"], saxony["coins"]) == (1, 4, 7)  # as it started


def test_what_cards_1_and_8_bring_lies_on_the_board() -> None:
    game = act(owner(1), TOPS[0][1])
    assert (resources(game, "W7"), resources(game, "T6")) == ({"wood": 2}, {"oil": 1})
    game = act(owner(8), "pay card 4; at W7; gain oil; gain oil; gain food")
    assert resources(game, "W7") == {"oil": 2, "food": 1}


@pytest.mark.parametrize(("card", "short"), COSTS)
def test_a_card_needs_its_whole_cost(card: int, short: dict[str, Any]) -> None:
    game = owner(card, **short)
    assert refusal(game, "factory") == "scythe.turn.cost_in_full"
    play(game, "skip factory")
    assert {"factory move", "decline"} <= legal(game)


def test_every_card_is_tried() -> None:
    assert {card for card, _, _ in TOPS} == set(range(1, 13))
    assert {card for card, _ in COSTS} == set(range(1, 13))


@pytest.mark.parametrize("card", range(1, 13))
def test_everything_a_card_brings_may_be_refused(card: int) -> None:
    game = owner(card)
    simple = "factory partly" in legal(game)
    play(game, "factory partly" if simple else "factory")
    while "factory move" not in legal(game):
        refusals = [notation for notation in legal(game) if notation.startswith("refuse")]
        play(game, refusals[0] if refusals else game.default.notation)
    assert all(change < 0 for change in tracks(game).values())
    assert tracks(game) != {}
    nordic = player(game, "nordic")
    assert [nordic[kind] for kind in ("upgrades", "abilities", "structures")] == [[], [], []]
    assert len(nordic["bonuses"]) == 3


@pytest.mark.parametrize("card", range(1, 13))
def test_every_card_moves_one_unit_up_to_two_times(card: int) -> None:
    game = play(owner(card), "skip factory; factory move; move hero V8; to W7; to V5")
    assert units(game, "V5") == {"nordic": "hero"}
    assert not offered(game, "move")
