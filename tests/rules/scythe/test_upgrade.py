"""Upgrade (chapter `scythe.upgrade`)."""

import pytest

from rules.scythe.table import idle, resources, scene, section
from rules.words import legal, offered, play, player, refusal

SQUARES = {
    "move_unit",
    "move_coin",
    "bolster_power",
    "bolster_card",
    "trade_popularity",
    "produce_territory",
}


@pytest.mark.rule("scythe.upgrade.cost_oil")
@pytest.mark.parametrize(("covered", "cost"), [([], 3), ([["move_unit", "upgrade"]], 2)])
def test_upgrade_is_paid_in_oil(covered: list[list[str]], cost: int) -> None:
    crimea = {"mat": "industrial", "upgrades": covered, "cards": []}
    plenty = {"F6": {"oil": 5, "metal": 5, "wood": 5, "food": 5}}
    game = scene({"crimea": crimea, "nordic": {}}, resources=plenty)
    play(game, "skip bolster; upgrade")
    assert resources(game, "F6") == {"oil": 5 - cost, "metal": 5, "wood": 5, "food": 5}
    no_oil = {"F6": {"oil": cost - 1, "metal": 5, "wood": 5, "food": 5}}
    game = scene({"crimea": crimea, "nordic": {}}, resources=no_oil)
    assert refusal(play(game, "skip bolster"), "upgrade") == "scythe.turn.cost_in_full"


@pytest.mark.rule("scythe.upgrade.move_cube", "scythe.upgrade.sections_independent")
def test_a_cube_goes_from_any_green_square_to_any_free_dashed_red_square() -> None:
    game = scene({"nordic": {"mat": "industrial"}, "crimea": {}}, resources={"T1": {"oil": 3}})
    play(game, "skip bolster; upgrade")
    # On the industrial mat every bottom action has a dashed square.
    assert offered(game, "upgrade") == {
        f"{square} {bottom}"
        for square in SQUARES
        for bottom in ("upgrade", "deploy", "build", "enlist")
    }
    play(game, "upgrade trade_popularity deploy")
    assert player(game, "nordic")["upgrades"] == ["trade_popularity"]
    assert section(game, "nordic", "deploy")["covered"] == 1


@pytest.mark.rule("scythe.upgrade.move_cube")
def test_a_square_without_its_cube_gives_no_other() -> None:
    nordic = {"mat": "industrial", "upgrades": [["move_unit", "deploy"]]}
    game = scene({"nordic": nordic, "crimea": {}}, resources={"T1": {"oil": 3}})
    play(game, "skip bolster; upgrade")
    assert refusal(game, "upgrade move_unit enlist") == "scythe.upgrade.move_cube"
    assert {words.split()[0] for words in offered(game, "upgrade")} == SQUARES - {"move_unit"}


@pytest.mark.rule("scythe.upgrade.solid_squares_closed")
def test_solid_squares_take_no_cube() -> None:
    # Industrial: Deploy costs 1 solid and 2 dashed squares, Upgrade 2 solid and 1 dashed.
    nordic = {
        "mat": "industrial",
        "upgrades": [["move_unit", "deploy"], ["move_coin", "deploy"], ["bolster_card", "upgrade"]],
    }
    game = scene({"nordic": nordic, "crimea": {}}, resources={"T1": {"oil": 3}})
    play(game, "skip bolster; upgrade")
    assert {words.split()[1] for words in offered(game, "upgrade")} == {"build", "enlist"}
    for bottom, least in (("deploy", 1), ("upgrade", 2)):
        rule = refusal(game, f"upgrade trade_popularity {bottom}")
        assert rule == "scythe.upgrade.solid_squares_closed"
        assert section(game, "nordic", bottom)["cost"] == least


@pytest.mark.rule("scythe.upgrade.solid_squares_closed")
def test_the_patriotic_upgrade_has_no_dashed_square_at_all() -> None:
    game = scene({"nordic": {"mat": "patriotic"}, "crimea": {}}, resources={"T1": {"oil": 2}})
    play(game, "skip move; upgrade")
    rule = refusal(game, "upgrade move_unit upgrade")
    assert rule == "scythe.upgrade.solid_squares_closed"


@pytest.mark.rule("scythe.upgrade.effect", "scythe.upgrade.sections_independent")
@pytest.mark.parametrize(
    ("square", "top", "more"),
    [
        ("move_coin", "move coins", {"coins": 2}),
        ("bolster_power", "bolster power", {"power": 3, "coins": -1}),
        ("bolster_card", "bolster cards", {"combat_cards": 2, "coins": -1}),
        ("trade_popularity", "trade popularity", {"popularity": 2, "coins": -1}),
    ],
)
def test_the_green_square_adds_to_its_top_action_for_good(
    square: str, top: str, more: dict[str, int]
) -> None:
    nordic = {"mat": "industrial", "coins": 5}
    game = scene({"nordic": nordic, "crimea": {}}, resources={"T1": {"oil": 3}})
    play(game, f"skip bolster; upgrade; upgrade {square} enlist; end turn")
    for _ in range(2):
        idle(game)
        play(game, "skip produce; end turn")
        idle(game)
        before = player(game, "nordic")
        play(game, f"{top}; end turn")
        after = player(game, "nordic")
        for goods in ("coins", "power", "popularity", "combat_cards"):
            assert after[goods] - before[goods] == more.get(goods, 0)


@pytest.mark.rule("scythe.upgrade.effect")
def test_a_covered_red_square_takes_a_resource_off_the_cost_for_good() -> None:
    nordic = {"mat": "industrial"}
    held = {"T1": {"oil": 3, "metal": 5}}
    game = scene({"nordic": nordic, "crimea": {}}, resources=held)
    assert section(game, "nordic", "deploy")["cost"] == 3
    play(game, "skip bolster; upgrade; upgrade bolster_power deploy; end turn")
    assert section(game, "nordic", "deploy")["cost"] == 2
    play(game, "skip move; end turn; skip produce; deploy; decline; end turn")
    assert resources(game, "T1") == {"metal": 3}
    play(game, "skip trade; end turn; skip move; end turn; skip move; end turn")
    play(game, "skip produce; deploy; decline")
    assert resources(game, "T1") == {"metal": 1}


@pytest.mark.rule("example.upgrade.produce_for_enlist")
def test_upgrade_produce_for_enlist() -> None:
    nordic = {"mat": "industrial", "workers": ["W1", "T1", "M2"], "coins": 0}
    game = scene({"nordic": nordic, "crimea": {}}, resources={"T1": {"oil": 3}})
    before = section(game, "nordic", "enlist")["cost"]
    play(game, "skip bolster; upgrade; upgrade produce_territory enlist")
    assert resources(game, "T1") == {}
    assert player(game, "nordic")["coins"] == 3
    assert section(game, "nordic", "enlist")["cost"] == before - 1
    play(game, "end turn; skip move; end turn")
    play(game, "produce; produce W1 1; produce T1 1; produce M2 1")  # three territories now
    assert resources(game, "M2") == {"metal": 1}
    assert legal(game) == {"end turn"}
