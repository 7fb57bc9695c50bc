"""The city disc: Market, Investment, and how they are paid."""

import pytest

from rules.noria.table import quietly, stack, turn
from rules.words import asked, explained, legal, offered, play, player, refusal, story

CITY = {"small-b": "city"}
TWICE = {"small-b": "city+"}


@pytest.mark.rule("noria.action.payment.to_supply")
def test_what_is_spent_goes_to_nobody() -> None:
    game = turn({"knowledge": 3, "resources": {"energy": 5}, "wheel": CITY})
    play(game, "buy energy; activate small-b; market bonus")
    for rival in ("yellow", "green", "blue"):
        assert player(game, rival)["knowledge"] == 0
        assert sum(player(game, rival)["resources"].values()) == 0
    assert player(game)["resources"]["energy"] == 2


@pytest.mark.rule("noria.action.payment.goods_flip", "noria.action.payment.warehouse_stays")
def test_a_spent_good_leaves_its_warehouse_empty() -> None:
    me = {"warehouses": {"lamp": 2}, "full": {"lamp": 2}, "wheel": CITY}
    game = play(turn(me), "activate small-b; invest science")
    assert player(game)["warehouses"] == {"lamp": {"full": 1, "empty": 1}}
    play(game, "sell lamp")
    assert player(game)["warehouses"] == {"lamp": {"full": 0, "empty": 2}}
    quietly(game, "EndTurn")
    assert player(game)["warehouses"] == {"lamp": {"full": 0, "empty": 2}}


@pytest.mark.rule("noria.action.payment.full_or_nothing")
def test_a_price_is_paid_in_full_or_not_at_all() -> None:
    game = play(turn({"resources": {"energy": 3}, "wheel": CITY}), "activate small-b")
    assert "market tool" in legal(game)
    assert refusal(game, "market bonus") == "noria.action.city.market.price_position"
    game = turn({"resources": {"energy": 3, "obsidian": 1}, "wheel": CITY})
    play(game, "activate small-b; market tool")
    assert refusal(game, "pay 2 energy") == "noria.action.payment.full_or_nothing"
    assert refusal(game, "pay 3 obsidian") == "noria.action.payment.full_or_nothing"


@pytest.mark.rule("noria.action.city.choice")
def test_market_or_investment() -> None:
    game = play(turn({"resources": {"energy": 9}, "wheel": CITY}), "activate small-b")
    assert legal(game) == {
        "market energy",
        "market mycelium",
        "market obsidian",
        "market city",
        "market journey",
        "market tool",
        "market bonus",
        "invest recycling",
        "invest improvement",
        "skip",
    }


@pytest.mark.rule("noria.action.city.market.take_one")
def test_one_disc_for_its_price() -> None:
    game = turn({"resources": {"energy": 9}, "wheel": CITY})
    play(game, "activate small-b; market journey")
    assert stack(game, "journey")["left"] == 5
    assert player(game)["centre"] == ["journey"]
    assert player(game)["resources"]["energy"] == 7
    assert offered(game, "market") == set()


@pytest.mark.rule("noria.action.city.market.price_position")
@pytest.mark.parametrize(
    "prices",
    [
        {"city": 1, "journey": 2, "tool": 3, "bonus": 4},
        {"city": 4, "journey": 3, "tool": 2, "bonus": 1},
    ],
)
def test_the_price_is_that_of_the_cell(prices: dict[str, int]) -> None:
    for disc, price in prices.items():
        game = turn({"resources": {"energy": 4}, "wheel": CITY}, market={"prices": prices})
        play(game, f"activate small-b; market {disc}")
        assert player(game)["resources"]["energy"] == 4 - price


@pytest.mark.rule("noria.action.city.market.any_mix")
def test_any_mixture_pays_for_a_disc() -> None:
    game = turn({"resources": {"energy": 2, "mycelium": 1, "obsidian": 2}, "wheel": CITY})
    play(game, "activate small-b; market journey")
    assert legal(game) == {
        "pay 2 energy",
        "pay 2 obsidian",
        "pay 1 energy 1 mycelium",
        "pay 1 energy 1 obsidian",
        "pay 1 mycelium 1 obsidian",
    }


@pytest.mark.rule("noria.action.city.market.stack_empty")
def test_an_empty_stack_sells_nothing() -> None:
    game = turn({"resources": {"energy": 9}, "wheel": CITY}, market={"left": {"bonus": 0}})
    play(game, "activate small-b")
    assert refusal(game, "market bonus") == "noria.action.city.market.stack_empty"


@pytest.mark.rule("noria.action.city.market.to_centre")
def test_a_bought_disc_waits_in_the_centre() -> None:
    game = turn({"wheel": CITY | {"large-b": "tool"}})
    play(game, "activate small-b; market energy")
    assert player(game)["centre"] == ["energy"]
    assert [d for d in player(game)["wheel"].values() if d and d["disc"] == "energy"] == []
    play(game, "activate large-b; upgrade small-b")
    assert type(game.decision).__name__ == "Placement"


@pytest.mark.rule("noria.action.city.invest.step", "noria.action.city.invest.price")
def test_one_space_for_the_price_printed_on_it() -> None:
    me = {"resources": {"obsidian": 9}, "spaces": {"recycling": 3}, "wheel": TWICE}
    game = play(turn(me), "activate small-b twice; invest recycling")
    assert player(game)["spaces"]["recycling"] == 4
    assert player(game)["resources"]["obsidian"] == 9 - 4
    play(game, "invest improvement")  # from the cave to the first space
    assert player(game)["spaces"]["improvement"] == 1
    assert player(game)["resources"]["obsidian"] == 9 - 4 - 1


@pytest.mark.rule("noria.action.city.invest.currency")
@pytest.mark.parametrize(
    ("me", "tracks"),
    [
        ({"resources": {"energy": 1}}, {"recycling", "improvement"}),
        ({"warehouses": {"sail": 1}, "full": {"sail": 1}}, {"aviation"}),
        ({"warehouses": {"lamp": 1}, "full": {"lamp": 1}}, {"science"}),
        ({"warehouses": {"lamp": 1, "sail": 1}}, set()),
    ],
)
def test_each_track_has_its_currency(me: dict[str, object], tracks: set[str]) -> None:
    game = play(turn({**me, "wheel": CITY}), "activate small-b")
    assert offered(game, "invest") == tracks


@pytest.mark.rule("noria.action.city.invest.same_type")
def test_a_price_without_a_sign_takes_one_type() -> None:
    me = {"spaces": {"recycling": 2}, "wheel": CITY}  # the third space costs 3 of one type
    game = turn({**me, "resources": {"energy": 3, "mycelium": 3}})
    play(game, "activate small-b; invest recycling")
    assert legal(game) == {"pay 3 energy", "pay 3 mycelium"}
    assert refusal(game, "pay 2 energy 1 mycelium") == "noria.action.city.invest.same_type"
    game = play(turn({**me, "resources": {"energy": 2, "mycelium": 2}}), "activate small-b")
    assert refusal(game, "invest recycling") == "noria.action.city.invest.same_type"


@pytest.mark.rule("noria.action.city.invest.mixed_type")
def test_a_price_with_the_sign_takes_two_types() -> None:
    me = {"spaces": {"improvement": 2}, "wheel": CITY}  # the third space costs 3 of two types
    game = turn({**me, "resources": {"energy": 3, "mycelium": 1}})
    play(game, "activate small-b; invest improvement")
    assert player(game)["resources"] == {"energy": 1, "mycelium": 0, "obsidian": 0}
    game = play(turn({**me, "resources": {"energy": 9}}), "activate small-b")
    assert refusal(game, "invest improvement") == "noria.action.city.invest.mixed_type"


@pytest.mark.rule("noria.action.city.invest.rival_fee")
def test_one_resource_for_each_rival_ahead() -> None:
    me = {"resources": {"energy": 1, "obsidian": 2}, "wheel": CITY}
    ahead = {"spaces": {"recycling": 1}}
    game = turn(me, ahead, {"spaces": {"recycling": 4}})
    play(game, "activate small-b; invest recycling")
    assert sum(player(game)["resources"].values()) == 0
    game = play(turn({**me, "resources": {"energy": 2}}, ahead, ahead), "activate small-b")
    assert refusal(game, "invest recycling") == "noria.action.city.invest.rival_fee"
    goods = {"warehouses": {"lamp": 1}, "full": {"lamp": 1}, "wheel": CITY}
    rival = {"spaces": {"science": 1}}
    game = turn({**goods, "resources": {"energy": 1, "obsidian": 1}}, rival)
    play(game, "activate small-b; invest science")
    assert legal(game) == {"pay 1 energy", "pay 1 obsidian"}
    play(game, "pay 1 obsidian")
    assert player(game)["spaces"]["science"] == 1
    game = play(turn(goods, rival), "activate small-b")
    assert refusal(game, "invest science") == "noria.action.city.invest.rival_fee"


@pytest.mark.rule("noria.action.city.invest.rival_fee_snapshot")
def test_rivals_are_counted_before_the_move() -> None:
    # From the cave to space 1, where a rival already stands: he was ahead.
    game = turn({"resources": {"energy": 1}, "wheel": CITY}, {"spaces": {"recycling": 1}})
    play(game, "activate small-b")
    assert refusal(game, "invest recycling") == "noria.action.city.invest.rival_fee"


@pytest.mark.rule("noria.action.city.invest.one_per_track")
def test_one_representative_on_a_track() -> None:
    me = {"resources": {"energy": 9}, "spaces": {"recycling": 1}, "wheel": TWICE}
    game = play(turn(me), "activate small-b twice; invest recycling")
    # The one on the track went on; none came from the cave.
    assert player(game)["spaces"] == {
        "recycling": 2,
        "improvement": 0,
        "aviation": 0,
        "science": 0,
    }


@pytest.mark.rule("noria.action.city.invest.track_length", "noria.edge.track_top")
def test_nine_spaces() -> None:
    me = {"resources": {"energy": 40}, "spaces": {"recycling": 8}, "wheel": TWICE}
    game = play(turn(me), "activate small-b twice; invest recycling")
    assert player(game)["spaces"]["recycling"] == 9
    assert refusal(game, "invest recycling") == "noria.action.city.invest.track_length"
    assert all(len(cost["prices"]) == 9 for cost in game.printed()["costs"].values())


@pytest.mark.rule("noria.example.nina_buys_bonus_disc")
def test_example_nina_buys_a_bonus_disc() -> None:
    game = turn({"resources": {"obsidian": 2, "energy": 1, "mycelium": 1}, "wheel": CITY})
    assert stack(game, "bonus")["price"] == 4
    play(game, "activate small-b; market bonus")  # the only way to pay is taken for her
    assert sum(player(game)["resources"].values()) == 0
    assert player(game)["centre"] == ["bonus"]
    rich = turn({"resources": {"obsidian": 4, "energy": 4, "mycelium": 4}, "wheel": CITY})
    play(rich, "activate small-b; market bonus; pay 1 energy 1 mycelium 2 obsidian")
    assert player(rich)["resources"] == {"energy": 3, "mycelium": 3, "obsidian": 2}
    play(rich, "place bonus large-b")
    assert player(rich)["wheel"]["large-b"]["disc"] == "bonus"


@pytest.mark.rule("noria.example.matvey_invests_mixed")
def test_example_matvey_invests_three_and_one() -> None:
    me = {"resources": {"energy": 4, "mycelium": 2}, "spaces": {"improvement": 3}, "wheel": CITY}
    game = turn(me)
    improvement = game.printed()["costs"]["improvement"]
    assert (improvement["prices"][3], improvement["different"][3]) == (4, True)
    play(game, "activate small-b; invest improvement")
    assert refusal(game, "pay 4 energy") == "noria.action.city.invest.mixed_type"
    play(game, "pay 3 energy 1 mycelium")
    assert player(game)["spaces"]["improvement"] == 4
    assert player(game)["resources"] == {"energy": 1, "mycelium": 1, "obsidian": 0}
    # With exactly what he owned in the rulebook there is nothing to choose.
    poor = turn({**me, "resources": {"energy": 3, "mycelium": 1}})
    play(poor, "activate small-b; invest improvement")
    assert player(poor)["spaces"]["improvement"] == 4
    assert sum(player(poor)["resources"].values()) == 0


@pytest.mark.rule("noria.example.unequal_three_simple_goods")
def test_example_seven_ways_to_pay_three_different_goods() -> None:
    goods = {"propeller": 3, "sail": 3, "compass": 3}
    me = {"warehouses": goods, "full": goods, "spaces": {"aviation": 5}, "wheel": CITY}
    game = turn(me)
    aviation = game.printed()["costs"]["aviation"]
    assert (aviation["prices"][5], aviation["different"][5]) == (3, True)
    play(game, "activate small-b; invest aviation")
    assert legal(game) == {
        "pay 1 propeller 1 sail 1 compass",
        "pay 2 propeller 1 sail",
        "pay 1 propeller 2 compass",
        "pay 1 propeller 2 sail",
        "pay 1 sail 2 compass",
        "pay 2 sail 1 compass",
        "pay 2 propeller 1 compass",
    }
    for good in goods:
        assert refusal(game, f"pay 3 {good}") == "noria.action.city.invest.mixed_type"


@pytest.mark.rule("noria.edge.spent_good_reproduced_same_turn")
def test_edge_a_spent_good_is_made_again() -> None:
    me = {
        "resources": {"energy": 1, "obsidian": 1},
        "warehouses": {"compass": 1},
        "full": {"compass": 1},
        "wheel": {"small-b": "city", "large-b": "tool"},
    }
    game = play(turn(me), "activate small-b; invest aviation")
    assert player(game)["warehouses"]["compass"] == {"full": 0, "empty": 1}
    play(game, "activate large-b; produce 1 compass")
    assert player(game)["warehouses"]["compass"] == {"full": 1, "empty": 0}


@pytest.mark.rule("noria.edge.rival_on_same_space")
def test_edge_a_rival_on_the_same_space_is_not_ahead() -> None:
    me = {"spaces": {"recycling": 4}, "resources": {"energy": 6}, "wheel": CITY}
    four, six = {"spaces": {"recycling": 4}}, {"spaces": {"recycling": 6}}
    game = play(turn(me, four, four, six), "activate small-b; invest recycling")
    assert player(game)["spaces"]["recycling"] == 5
    assert player(game)["resources"]["energy"] == 0  # 5 for the space and 1 for the rival on 6


@pytest.mark.rule("noria.edge.rival_fee_recomputed")
def test_edge_the_fee_is_counted_anew() -> None:
    me = {"spaces": {"recycling": 1}, "resources": {"energy": 2 + 1 + 3}, "wheel": TWICE}
    game = turn(me, {"spaces": {"recycling": 2}})
    play(game, "activate small-b twice; invest recycling; invest recycling")
    assert player(game)["spaces"]["recycling"] == 3
    assert player(game)["resources"]["energy"] == 0


@pytest.mark.rule("noria.edge.fee_independent_of_type_condition")
@pytest.mark.parametrize("resources", [{"obsidian": 5, "mycelium": 1}, {"obsidian": 6}])
def test_edge_the_fee_takes_any_resource(resources: dict[str, int]) -> None:
    me = {"spaces": {"recycling": 4}, "resources": resources, "wheel": CITY}
    game = play(turn(me, {"spaces": {"recycling": 5}}), "activate small-b; invest recycling")
    assert player(game)["spaces"]["recycling"] == 5
    assert sum(player(game)["resources"].values()) == 0


@pytest.mark.rule("noria.edge.unequal_cannot_use_fee_as_second_type")
def test_edge_the_fee_is_no_second_type() -> None:
    me = {"spaces": {"improvement": 1}, "wheel": CITY}  # the second space costs 2 of two types
    rival = {"spaces": {"improvement": 2}}
    game = play(turn({**me, "resources": {"energy": 3}}, rival), "activate small-b")
    assert refusal(game, "invest improvement") == "noria.action.city.invest.mixed_type"
    game = turn({**me, "resources": {"energy": 2, "obsidian": 1}}, rival)
    play(game, "activate small-b; invest improvement")
    assert player(game)["spaces"]["improvement"] == 2
    assert sum(player(game)["resources"].values()) == 0


@pytest.mark.rule("noria.edge.one_rep_per_track")
def test_edge_four_representatives_for_four_tracks() -> None:
    goods = {"lamp": 1, "sail": 1}
    me = {
        "spaces": {"recycling": 3},
        "resources": {"energy": 9},
        "warehouses": goods,
        "full": goods,
        "wheel": TWICE,
    }
    game = play(turn(me), "activate small-b twice")
    assert offered(game, "invest") == {
        "recycling",
        "improvement",
        "aviation",
        "science",
    }
    advance = play(game.copy(), "invest recycling")
    assert player(advance)["spaces"]["recycling"] == 4
    entry = play(game, "invest science")
    assert player(entry)["spaces"] == {
        "recycling": 3,
        "improvement": 0,
        "aviation": 0,
        "science": 1,
    }


@pytest.mark.rule("noria.action.payment.to_supply", "noria.action.city.market.to_centre")
def test_what_is_told_of_a_purchase() -> None:
    game = turn({"resources": {"energy": 3, "mycelium": 1}, "wheel": TWICE})
    play(game, "activate small-b twice")
    assert explained(game, "market journey") == {"price": 2}
    assert story(game, "market journey") == []
    assert story(game, "pay 1 energy 1 mycelium") == [
        "paid red, payment 1 energy + 1 mycelium: noria.action.payment.to_supply",
        "bought red, disc journey, price 2: noria.action.city.market.to_centre",
    ]
    assert story(game, "market energy")[0] == (
        "bought red, disc energy, price 0: noria.action.city.market.to_centre"
    )


@pytest.mark.rule("noria.action.payment.to_supply", "noria.action.city.invest.step")
def test_what_is_told_of_an_investment() -> None:
    goods = {"lamp": 2, "piston": 2}
    me = {"resources": {"energy": 2, "obsidian": 1}, "warehouses": goods, "full": goods}
    rival = {"spaces": {"science": 1}}
    game = play(turn({**me, "wheel": CITY}, rival), "activate small-b")
    assert explained(game, "invest science") == {
        "space": 1,
        "price": 1,
        "condition": "alike",
        "fee": 1,
    }
    assert story(game, "invest science") == []
    assert story(game, "pay 1 piston") == [
        "paid red, payment 1 piston: noria.action.payment.to_supply"
    ]
    assert story(game, "pay 1 obsidian")[:2] == [
        "paid red, payment 1 obsidian: noria.action.payment.to_supply",
        "advanced red, track science, space 1: noria.action.city.invest.step",
    ]


@pytest.mark.rule("noria.action.city.invest.same_type", "noria.action.city.invest.mixed_type")
def test_what_is_asked_about_a_payment() -> None:
    me = {"resources": {"energy": 9, "obsidian": 9, "mycelium": 9}, "wheel": CITY}
    spaces = {"recycling": 2, "improvement": 2}
    game = turn({**me, "spaces": spaces}, {"spaces": {"recycling": 5, "improvement": 3}})
    play(game, "activate small-b")
    due = {"kind": "Payment", "price": 3, "fee": 1}
    alike = play(game.copy(), "invest recycling")
    rule = "noria.action.city.invest.same_type"
    assert asked(alike) == due | {"condition": "alike", "rule": rule}
    different = play(game.copy(), "invest improvement")
    rule = "noria.action.city.invest.mixed_type"
    assert asked(different) == due | {"condition": "different", "rule": rule}
    rule = "noria.action.payment.full_or_nothing"
    any_mix = play(game, "market tool")
    assert asked(any_mix) == due | {"condition": "any", "rule": rule, "fee": 0}


@pytest.mark.rule("noria.action.payment.full_or_nothing")
def test_why_a_payment_is_none() -> None:
    me = {"resources": {"energy": 4, "mycelium": 3, "obsidian": 1}, "wheel": CITY}
    game = turn({**me, "spaces": {"recycling": 2, "improvement": 2}})
    play(game, "activate small-b")
    alike = play(game.copy(), "invest recycling")
    for pay, rule in {
        "pay 2 energy 1 mycelium": "noria.action.city.invest.same_type",
        "pay 4 energy": "noria.action.payment.full_or_nothing",
        "pay 3 obsidian": "noria.action.payment.full_or_nothing",
        "pay 1 lamp": "kernel.not_now",
        "skip": "kernel.not_now",
    }.items():
        assert refusal(alike, pay) == rule
    different = play(game.copy(), "invest improvement")
    for pay, rule in {
        "pay 3 energy": "noria.action.city.invest.mixed_type",
        "pay 3 energy 1 mycelium": "noria.action.payment.full_or_nothing",
        "pay 1 energy 2 obsidian": "noria.action.payment.full_or_nothing",
    }.items():
        assert refusal(different, pay) == rule


@pytest.mark.rule("noria.action.city.invest.track_length", "noria.action.city.invest.price")
def test_the_last_space_is_a_matter_of_its_price() -> None:
    game = play(turn({"spaces": {"recycling": 8}, "wheel": CITY}), "activate small-b")
    assert refusal(game, "invest recycling") == "noria.action.city.invest.price"


@pytest.mark.rule("noria.action.city.invest.price", "noria.action.city.invest.mixed_type")
@pytest.mark.parametrize("track", ["recycling", "improvement", "aviation", "science"])
def test_every_space_costs_what_is_printed_on_it(track: str) -> None:
    printed = turn().printed()["costs"][track]
    for space in range(9):
        price, different = printed["prices"][space], printed["different"][space]
        for held in range(1, price + 1):
            for kinds in (1, 2):
                me = {"spaces": {track: space}, "wheel": CITY, **purse(track, held, kinds)}
                game = play(turn(me), "activate small-b")
                enough = held >= price if not different else kinds == 2 and held + 1 >= price
                assert (track in offered(game, "invest")) == enough, (space, held, kinds)


def purse(track: str, held: int, kinds: int) -> dict[str, dict[str, int]]:
    """A number of what the track takes, and one of another type."""
    one, other = {
        "recycling": ("energy", "obsidian"),
        "improvement": ("energy", "obsidian"),
        "aviation": ("sail", "compass"),
        "science": ("lamp", "piston"),
    }[track]
    amounts = {one: held, other: 1} if kinds == 2 else {one: held}
    if track in ("recycling", "improvement"):
        return {"resources": amounts}
    return {"warehouses": amounts, "full": amounts}
