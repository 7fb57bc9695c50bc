"""The turn (chapter `scythe.turn`)."""

from typing import Any

import pytest

from rules.scythe.table import resources, scene, section, units
from rules.words import legal, offered, overhear, play, player, refusal, whose

ALL_UPGRADES = [
    ["move_unit", "upgrade"],
    ["move_coin", "deploy"],
    ["bolster_power", "deploy"],
    ["bolster_card", "build"],
    ["trade_popularity", "enlist"],
    ["produce_territory", "enlist"],
]


@pytest.mark.rule("scythe.turn.no_rounds")
def test_players_take_single_turns_clockwise_without_end() -> None:
    game = scene({"polania": {}, "crimea": {}, "nordic": {}})
    order = []
    for number in range(9):
        order.append(whose(game))
        play(game, "skip move; end turn" if number // 3 % 2 else "skip trade; end turn")
    assert order == ["polania", "nordic", "crimea"] * 3
    assert not game.over


@pytest.mark.rule("scythe.turn.no_rounds")
def test_the_sixth_star_ends_the_game_in_the_middle_of_a_turn() -> None:
    five = {"upgrades": 1, "mechs": 1, "structures": 1, "recruits": 1, "workers": 1}
    game = scene({"nordic": {"power": 14, "stars": five}, "polania": {}, "crimea": {}})
    play(game, "bolster power")
    assert game.over
    assert whose(game) is None


@pytest.mark.rule("scythe.turn.section.must_place")
def test_the_token_must_be_placed_even_for_no_action() -> None:
    game = scene({"nordic": {}, "crimea": {}})
    assert refusal(game, "end turn") == "scythe.turn.section.must_place"
    play(game, "skip bolster")
    assert player(game, "nordic")["last_section"] == "bolster"
    play(game, "end turn")
    assert whose(game) == "crimea"


@pytest.mark.rule("scythe.turn.section.different")
def test_the_section_of_the_previous_turn_is_closed() -> None:
    game = scene({"nordic": {"coins": 5}, "crimea": {}})
    play(game, "move coins; end turn; skip move; end turn")
    assert offered(game, "skip") == {"bolster", "trade", "produce"}
    for notation in ("move", "move coins", "skip move"):
        assert refusal(game, notation) == "scythe.turn.section.different"
    play(game, "bolster power; end turn; skip trade; end turn")
    assert refusal(game, "bolster power") == "scythe.turn.section.different"
    assert {"move", "skip move"} <= set(legal(game))


def industrial(**said: Any) -> dict[str, Any]:
    """Bolster with Upgrade, Produce with Deploy, Move with Build, Trade with Enlist."""
    return {"mat": "industrial", "coins": 4, **said}


@pytest.mark.rule("scythe.turn.actions.optional")
@pytest.mark.parametrize(
    ("actions", "power", "coins"),
    [
        ("bolster power; decline; end turn", 6, 3),
        ("skip bolster; upgrade; upgrade move_unit upgrade; end turn", 4, 7),
        ("bolster power; upgrade; upgrade move_unit upgrade; end turn", 6, 6),
        ("skip bolster; decline; end turn", 4, 4),
    ],
    ids=["top", "bottom", "both", "neither"],
)
def test_top_bottom_both_or_neither(actions: str, power: int, coins: int) -> None:
    game = scene({"nordic": industrial(), "crimea": {}}, resources={"T1": {"oil": 3}})
    play(game, actions)
    assert (player(game, "nordic")["power"], player(game, "nordic")["coins"]) == (power, coins)
    assert whose(game) == "crimea"


@pytest.mark.rule("scythe.turn.actions.optional")
def test_each_action_at_most_once() -> None:
    game = scene({"nordic": industrial(), "crimea": {}}, resources={"T1": {"oil": 9}})
    play(game, "bolster power")
    assert "bolster power" not in legal(game)
    play(game, "upgrade; upgrade move_unit upgrade")
    assert refusal(game, "upgrade") == "scythe.turn.actions.optional"
    assert legal(game) == {"end turn"}


@pytest.mark.rule("scythe.turn.actions.top_before_bottom")
def test_the_top_action_is_finished_before_the_bottom_one() -> None:
    game = scene({"nordic": industrial(), "crimea": {}}, resources={"T1": {"wood": 3}})
    assert refusal(game, "build") == "scythe.turn.section.must_place"
    play(game, "move; move worker W1")
    assert "build" not in legal(game)  # one worker is under way, one more may follow
    play(game, "to M2")
    assert "build" not in legal(game)
    play(game, "done; build")
    assert "move hero NORDIC" not in legal(game)
    assert offered(game, "build mine") == {"M2", "T1"}  # where the workers stand after the move
    play(game, "build mine M2")
    assert refusal(game, "move hero NORDIC") == "scythe.move.unit_count"
    assert legal(game) == {"end turn"}


@pytest.mark.rule("scythe.turn.pay_before_gain")
def test_an_action_is_paid_for_before_it_brings_anything() -> None:
    game = scene({"nordic": industrial(), "crimea": {}}, resources={"T1": {"oil": 3}})
    heard = overhear(game)
    play(game, "bolster power")
    assert [event.name for event in heard] == ["section", "paid", "gained"]
    heard.clear()
    play(game, "upgrade; upgrade move_unit upgrade")
    assert [event.name for event in heard] == [
        "bottom",
        "spent",
        "spent",
        "spent",
        "gained",
        "upgraded",
    ]


@pytest.mark.rule("scythe.turn.pay_before_gain")
def test_a_reward_cannot_pay_for_itself() -> None:
    # Upgrade would bring 3 coins, but Bolster, before it, costs one; and no oil, no coins.
    game = scene({"nordic": industrial(coins=0), "crimea": {}}, resources={"T1": {"oil": 3}})
    assert refusal(game, "bolster power") == "scythe.bolster.cost"
    play(game, "skip bolster; upgrade")
    assert resources(game, "T1") == {}


@pytest.mark.rule("scythe.turn.cost_and_reward_snapshot")
def test_workers_made_by_an_action_change_neither_its_cost_nor_its_reward() -> None:
    game = scene({"crimea": {"workers": ["V9", "V9", "F6"], "power": 5}, "nordic": {}})
    play(game, "produce")  # free: three workers are on the board
    assert offered(game, "produce V9") == {"1", "2"}
    play(game, "produce V9 2")
    assert player(game, "crimea")["power"] == 5
    assert offered(game, "produce V9") == set()  # the new ones do not produce
    play(game, "produce F6 1; end turn; skip move; end turn")
    play(game, "skip move; end turn; skip trade; end turn")
    play(game, "produce")
    assert player(game, "crimea")["power"] == 4


@pytest.mark.rule("scythe.turn.cost_in_full")
def test_an_action_that_cannot_be_paid_completely_cannot_be_taken() -> None:
    game = scene({"nordic": industrial(), "crimea": {}}, resources={"T1": {"metal": 2}})
    assert section(game, "nordic", "deploy")["cost"] == 3
    play(game, "skip produce")
    assert refusal(game, "deploy") == "scythe.turn.cost_in_full"
    assert legal(game) == {"end turn"}
    assert resources(game, "T1") == {"metal": 2}


@pytest.mark.rule("scythe.turn.cost_in_full", "scythe.turn.reward_may_be_partial")
def test_a_part_of_the_reward_may_be_left() -> None:
    game = scene({"nordic": industrial(power=4), "crimea": {}})
    play(game, "bolster power partly; refuse power; take rest")
    assert player(game, "nordic")["power"] == 5
    assert player(game, "nordic")["coins"] == 3  # the cost is paid in full
    game = scene({"nordic": industrial(), "crimea": {}})
    play(game, "trade resources; at T1; gain oil; done")
    assert resources(game, "T1") == {"oil": 1}


@pytest.mark.rule("scythe.turn.reward_may_be_partial")
def test_the_bonus_of_a_structure_may_be_left() -> None:
    nordic = industrial(structures={"armory": "W1", "monument": "T1"}, power=4, popularity=4)
    game = scene({"nordic": nordic, "crimea": {}})
    trial = play(game.copy(), "bolster power partly; refuse popularity; take rest")
    assert (player(trial, "nordic")["power"], player(trial, "nordic")["popularity"]) == (6, 4)
    trial = play(game.copy(), "trade resources partly; refuse power; at T1; gain oil; done")
    assert player(trial, "nordic")["power"] == 4
    assert resources(trial, "T1") == {"oil": 1}


@pytest.mark.rule("scythe.turn.reward_may_be_partial")
def test_the_main_reward_of_a_bottom_action_may_be_left() -> None:
    game = scene({"nordic": industrial(), "crimea": {}}, resources={"T1": {"oil": 3}})
    play(game, "skip bolster; upgrade; decline")
    assert player(game, "nordic")["upgrades"] == []
    assert player(game, "nordic")["coins"] == 7
    assert resources(game, "T1") == {}


@pytest.mark.rule("scythe.turn.reward_may_be_partial", "scythe.turn.bottom.coins_decline")
@pytest.mark.parametrize(("refused", "coins"), [(0, 7), (1, 6), (2, 5), (3, 4)])
def test_any_part_of_the_coins_of_a_bottom_action_may_be_refused(refused: int, coins: int) -> None:
    game = scene({"nordic": industrial(coins=4), "crimea": {}}, resources={"T1": {"oil": 3}})
    play(game, "skip bolster; upgrade partly")
    assert resources(game, "T1") == {}  # paid for before anything is refused
    for _ in range(refused):
        play(game, "refuse coins")
    if refused < 3:
        play(game, "take rest")
    assert player(game, "nordic")["coins"] == coins
    play(game, "upgrade move_unit upgrade")  # and the rest of the reward follows
    assert player(game, "nordic")["upgrades"] == ["move_unit"]


@pytest.mark.rule("scythe.turn.reward_may_be_partial", "scythe.turn.bottom.coins_decline")
def test_a_single_coin_is_taken_or_not_and_never_in_part() -> None:
    goods = {"T1": {"wood": 4, "food": 4}}
    game = scene({"nordic": industrial(), "crimea": {}}, resources=goods)
    assert section(game, "nordic", "build")["coins"] == 1
    one = play(game.copy(), "skip move")
    assert {"build", "build without coins"} <= set(legal(one))
    assert refusal(one, "build partly") == "scythe.turn.bottom.coins_decline"
    assert section(game, "nordic", "enlist")["coins"] == 0
    none = play(game.copy(), "skip trade")
    assert refusal(none, "enlist partly") == "scythe.turn.bottom.coins_decline"


@pytest.mark.rule("scythe.turn.top_gains_pay_bottom")
def test_what_the_top_action_brings_may_pay_for_the_bottom_one() -> None:
    game = scene({"nordic": industrial(workers=["M2", "M2", "M2"]), "crimea": {}})
    play(game, "produce; produce M2 3")
    assert resources(game, "M2") == {"metal": 3}
    play(game, "deploy; deploy speed M2")
    assert resources(game, "M2") == {}
    assert units(game, "M2") == {"nordic": "1 mech, 3 workers"}


@pytest.mark.rule(
    "scythe.turn.blocked_turn",
    "scythe.turn.section.must_place",
    "scythe.turn.section.different",
    "scythe.turn.cost_in_full",
    "example.turn.completely_blocked",
)
def test_a_player_who_can_afford_nothing_moves_the_token_and_ends_the_turn() -> None:
    nordic = industrial(
        coins=0, power=0, popularity=0, workers=["T1"] * 4, last_section="move", objectives=[1, 2]
    )
    game = scene({"nordic": nordic, "crimea": {}})
    assert legal(game) == {"skip bolster", "skip trade", "skip produce"}
    assert refusal(game, "skip move") == "scythe.turn.section.different"
    assert refusal(game, "produce") == "scythe.produce.cost_from_workers"
    assert refusal(game, "trade popularity") == "scythe.trade.cost"
    play(game, "skip produce")
    assert legal(game) == {"end turn"}
    play(game, "end turn")
    assert whose(game) == "crimea"


PAIRINGS = {
    "industrial": {"move": "build", "bolster": "upgrade", "trade": "enlist", "produce": "deploy"},
    "engineering": {"move": "enlist", "bolster": "build", "trade": "deploy", "produce": "upgrade"},
    "patriotic": {"move": "upgrade", "bolster": "deploy", "trade": "build", "produce": "enlist"},
    "mechanical": {"move": "build", "bolster": "deploy", "trade": "upgrade", "produce": "enlist"},
    "agricultural": {"move": "upgrade", "bolster": "enlist", "trade": "deploy", "produce": "build"},
}


@pytest.mark.rule("scythe.turn.mats.pairing")
@pytest.mark.parametrize("mat", PAIRINGS)
def test_every_mat_pairs_the_same_actions_in_its_own_way(mat: str) -> None:
    plenty = {"T1": {"oil": 4, "metal": 4, "wood": 4, "food": 4}}
    game = scene({"nordic": {"mat": mat}, "crimea": {}}, resources=plenty)
    sections = player(game, "nordic")["sections"]
    assert {row["section"]: row["bottom"] for row in sections} == PAIRINGS[mat]
    for top, bottom in PAIRINGS[mat].items():
        trial = play(game.copy(), f"skip {top}")
        assert {"upgrade", "deploy", "build", "enlist"} & set(legal(trial)) == {bottom}
        for other in {"upgrade", "deploy", "build", "enlist"} - {bottom}:
            assert refusal(trial, other) == "scythe.turn.mats.pairing"


@pytest.mark.rule("scythe.turn.mats.pairing")
def test_mats_differ_in_the_costs_and_coins_of_the_bottom_row() -> None:
    printed = {}
    for mat in PAIRINGS:
        game = scene({"nordic": {"mat": mat}, "crimea": {}})
        rows = [section(game, "nordic", name) for name in ("upgrade", "deploy", "build", "enlist")]
        printed[mat] = [(row["cost"], row["coins"]) for row in rows]
    assert printed == {
        "industrial": [(3, 3), (3, 2), (3, 1), (4, 0)],
        "engineering": [(3, 2), (4, 0), (3, 3), (3, 1)],
        "patriotic": [(2, 1), (4, 3), (4, 0), (3, 2)],
        "mechanical": [(3, 0), (3, 2), (3, 2), (4, 2)],
        "agricultural": [(2, 1), (4, 0), (4, 2), (3, 3)],
    }


@pytest.mark.rule("scythe.turn.bottom.coins")
def test_a_bottom_action_brings_its_printed_coins_once_it_is_paid() -> None:
    game = scene({"nordic": industrial(coins=0), "crimea": {}}, resources={"T1": {"oil": 3}})
    play(game, "skip bolster; upgrade")
    assert player(game, "nordic")["coins"] == 3


@pytest.mark.rule("scythe.turn.bottom.coins")
def test_some_sections_print_no_coins() -> None:
    game = scene({"nordic": industrial(coins=0), "crimea": {}}, resources={"T1": {"food": 4}})
    play(game, "skip trade")
    assert refusal(game, "enlist without coins") == "scythe.turn.bottom.coins_decline"
    play(game, "enlist")
    assert player(game, "nordic")["coins"] == 0


@pytest.mark.rule("scythe.turn.bottom.coins_decline", "example.turn.decline_coins")
def test_the_coins_of_a_bottom_action_may_be_refused() -> None:
    game = scene({"nordic": industrial(coins=2), "crimea": {}}, resources={"T1": {"oil": 3}})
    play(game, "skip bolster; upgrade without coins; upgrade move_coin upgrade")
    assert player(game, "nordic")["coins"] == 2
    assert player(game, "nordic")["upgrades"] == ["move_coin"]


@pytest.mark.rule("scythe.turn.bottom.exhausted_still_usable", "example.turn.exhausted_upgrade")
def test_an_exhausted_upgrade_still_brings_coins_and_recruit_bonuses() -> None:
    nordic = industrial(upgrades=ALL_UPGRADES, stars={"upgrades": 1}, recruits=["upgrade"], power=4)
    game = scene(
        {"nordic": nordic, "crimea": {"recruits": ["upgrade"], "power": 5}},
        resources={"T1": {"oil": 2}},
    )
    play(game, "skip bolster; upgrade")
    assert whose(game) == "nordic"  # no cube to move: the bonus follows at once
    play(game, "take bonus; take bonus")
    assert resources(game, "T1") == {}
    assert player(game, "nordic")["coins"] == 4 + 3
    assert player(game, "nordic")["power"] == 5
    assert player(game, "crimea")["power"] == 6
    assert player(game, "nordic")["stars"] == {"star_upgrades": 1}
    assert len(player(game, "nordic")["upgrades"]) == 6


@pytest.mark.rule("scythe.turn.bottom.exhausted_still_usable")
def test_four_mechs_four_structures_and_four_recruits_do_not_close_their_actions() -> None:
    nordic = industrial(
        mechs=["T1"] * 4,
        structures={"mine": "W1", "mill": "T1", "armory": "M2", "monument": "F2"},
        recruits=["upgrade", "deploy", "build", "enlist"],
        stars={"mechs": 1, "structures": 1, "recruits": 1},
        coins=0,
    )
    plenty = {"T1": {"metal": 3, "wood": 3, "food": 4}}
    game = scene({"nordic": nordic, "crimea": {}}, resources=plenty, recruit_bonus="take")
    for top, bottom, coins in (("produce", "deploy", 2 + 1), ("move", "build", 1)):
        trial = play(game.copy(), f"skip {top}; {bottom}")
        assert player(trial, "nordic")["coins"] == coins  # Deploy's recruit brings one more
    trial = play(game.copy(), "skip trade; enlist")
    assert player(trial, "nordic")["combat_cards"] == player(game, "nordic")["combat_cards"] + 1


@pytest.mark.rule("scythe.turn.bottom.announce")
def test_a_bottom_action_is_announced_and_the_neighbours_are_asked_by_themselves() -> None:
    players = {
        "nordic": industrial(),
        "rusviet": {"recruits": ["upgrade"], "power": 3},
        "polania": {"recruits": ["upgrade"], "power": 2},
    }
    game = scene(players, resources={"T1": {"oil": 3}})
    heard = overhear(game)
    play(game, "skip bolster; upgrade")
    announced = next(event for event in heard if event.rule == "scythe.turn.bottom.announce")
    assert announced.seen_by(1).data == {"bottom": "upgrade"}
    play(game, "upgrade move_unit upgrade")
    assert whose(game) == "rusviet"
    play(game, "take bonus")
    assert whose(game) == "polania"
    play(game, "take bonus")
    assert (player(game, "rusviet")["power"], player(game, "polania")["power"]) == (4, 3)


@pytest.mark.rule("scythe.turn.parallel")
def test_turns_are_played_strictly_one_after_the_other() -> None:
    # A convenience of the physical table: here the next player waits for the end of the turn.
    game = scene({"nordic": industrial(), "crimea": {}}, resources={"T1": {"oil": 3}})
    play(game, "skip bolster; upgrade")
    assert whose(game) == "nordic"
    play(game, "upgrade move_unit upgrade")
    assert whose(game) == "nordic"
    assert "legal" not in game.view(1)
    play(game, "end turn")
    assert whose(game) == "crimea"
