"""The wheel: which discs can be activated, and how often."""

import pytest

from rules.noria.table import discs, turn
from rules.words import legal, offered, play, player, refusal
from steppe.games.noria.terms import SLOTS

# Every active slot holds a disc that asks nothing when it is activated.
FULL = {
    "large-bl": "energy",
    "large-b": "mycelium",
    "large-br": "obsidian",
    "middle-bl": "energy",
    "middle-br": "mycelium",
    "small-b": "obsidian",
}


@pytest.mark.rule("noria.wheel.rings")
def test_three_rings_that_turn_on_their_own() -> None:
    assert [len([s for s in SLOTS if s.startswith(r)]) for r in ("large", "middle", "small")] == [
        6,
        4,
        2,
    ]
    game = turn({"knowledge": 4, "wheel": dict.fromkeys(SLOTS[:2], "energy")}, phase="influence")
    before = {"large-tl": "energy", "large-t": "energy"}
    assert discs(game) == before
    play(game, "shift middle")
    assert discs(game) == before
    play(game, "shift large")
    assert set(discs(game)) == {"large-t", "large-tr"}


@pytest.mark.rule("noria.wheel.active_half")
def test_only_the_lower_half_is_active() -> None:
    game = turn({"wheel": dict(zip(SLOTS, ["energy", "city", "tool", "journey"] * 3, strict=True))})
    assert offered(game, "activate") == {
        "large-bl",
        "large-b",
        "large-br",
        "middle-bl",
        "middle-br",
        "small-b",
    }
    assert refusal(game, "activate small-t") == "noria.wheel.active_half"


@pytest.mark.rule("noria.wheel.activation.max_three")
def test_none_to_three_discs() -> None:
    game = turn({"wheel": FULL})
    assert "end actions" in legal(game)
    play(game, "activate large-b; activate middle-bl; activate small-b")
    assert offered(game, "activate") == set()


@pytest.mark.rule("noria.wheel.activation.one_per_ring")
def test_one_disc_of_each_ring() -> None:
    game = play(turn({"wheel": FULL}), "activate large-b")
    for slot in ("large-bl", "large-br"):
        assert refusal(game, f"activate {slot}") == "noria.wheel.activation.one_per_ring"


@pytest.mark.rule("noria.wheel.activation.patterns")
@pytest.mark.parametrize(
    ("middle", "large"),
    [("bl", {"bl", "b"}), ("br", {"br", "b"})],
)
def test_four_chains(middle: str, large: set[str]) -> None:
    game = play(turn({"wheel": FULL}), f"activate small-b; activate middle-{middle}")
    assert offered(game, "activate") == {f"large-{where}" for where in large}
    other = "br" if middle == "bl" else "bl"
    assert refusal(game, f"activate large-{other}") == "noria.wheel.activation.patterns"


@pytest.mark.rule("noria.edge.chain_after_first_choice")
def test_edge_the_chain_narrows_with_each_choice() -> None:
    game = play(turn({"wheel": FULL}), "activate middle-bl")
    assert offered(game, "activate") == {
        "large-bl",
        "large-b",
        "small-b",
    }
    play(game, "activate large-b")
    assert offered(game, "activate") == {"small-b"}


@pytest.mark.rule("noria.edge.skip_middle_ring")
@pytest.mark.parametrize("large", ["large-bl", "large-b", "large-br"])
def test_edge_the_middle_ring_may_be_left_out(large: str) -> None:
    wheel = {slot: disc for slot, disc in FULL.items() if not slot.startswith("middle")}
    game = play(turn({"wheel": wheel}), f"activate {large}; activate small-b")
    assert game.view()["this_turn"]["actions"] == 2


def test_an_unbroken_line_may_be_asked_for() -> None:
    strict = {"chain": "unbroken"}
    game = play(turn({"wheel": FULL}, options=strict), "activate large-bl")
    assert offered(game, "activate") == {"middle-bl"}
    assert refusal(game, "activate small-b") == "noria.wheel.activation.patterns"
    game = play(turn({"wheel": FULL}, options=strict), "activate large-b")
    assert offered(game, "activate") == {
        "middle-bl",
        "middle-br",
        "small-b",
    }


@pytest.mark.rule("noria.wheel.activation.free_order")
def test_any_order() -> None:
    chain = ["large-b", "middle-bl", "small-b"]
    for order in ([0, 1, 2], [2, 1, 0], [1, 0, 2], [2, 0, 1]):
        game = turn({"wheel": FULL})
        play(game, "; ".join(f"activate {chain[n]}" for n in order))
        assert game.view()["this_turn"]["actions"] == 3


@pytest.mark.rule("noria.wheel.activation.no_empty_slot")
def test_empty_slots_give_nothing() -> None:
    game = turn({"wheel": {"small-b": "energy"}})
    assert refusal(game, "activate large-b") == "noria.wheel.activation.no_empty_slot"


@pytest.mark.rule("noria.wheel.activation.finish_disc")
def test_one_disc_is_finished_before_the_next() -> None:
    game = turn({"wheel": {"small-b": "city+", "large-b": "energy"}})
    play(game, "activate small-b twice; market energy")
    assert refusal(game, "activate large-b") == "noria.wheel.activation.finish_disc"
    assert refusal(game, "end actions") == "noria.wheel.activation.finish_disc"
    play(game, "market mycelium; activate large-b")


@pytest.mark.rule("noria.wheel.activation.one_action")
def test_a_disc_grants_one_action() -> None:
    game = turn({"resources": {"energy": 3}, "wheel": {"small-b": "city", "large-b": "energy"}})
    play(game, "activate small-b")
    assert offered(game, "market")
    assert offered(game, "invest")
    play(game, "market energy")
    assert offered(game, "market") == set()
    assert refusal(game, "activate large-b twice") == "noria.wheel.activation.one_action"


@pytest.mark.rule("noria.wheel.action_cap")
def test_at_most_four_actions() -> None:
    wheel = {"large-b": "energy+", "middle-bl": "bonus+", "small-b": "obsidian"}
    game = turn({"wheel": wheel})
    play(game, "activate large-b twice; activate middle-bl twice")
    play(game, "repeat large-b; repeat large-b")
    assert game.view()["this_turn"]["actions"] == 4
    assert refusal(game, "activate small-b") == "noria.wheel.action_cap"


@pytest.mark.rule("noria.wheel.disc_types")
def test_seven_types_with_two_sides() -> None:
    kinds = ["energy", "mycelium", "obsidian", "city", "journey", "tool", "bonus"]
    assert [s["disc"] for s in turn().view()["market"]] == kinds
    wheel = dict(zip(SLOTS, [*kinds[:5], *[f"{k}+" for k in kinds]], strict=True))
    assert discs(turn({"wheel": wheel})) == wheel


@pytest.mark.rule("noria.wheel.upgraded.twice", "noria.wheel.upgraded.declare")
def test_an_upgraded_disc_can_be_announced_twice() -> None:
    game = turn({"ships": {"energy": 3}, "wheel": {"small-b": "energy+"}})
    assert offered(game, "activate") == {"small-b", "small-b twice"}
    twice = play(game.copy(), "activate small-b twice")
    assert player(twice)["resources"]["energy"] == 6
    play(game, "activate small-b")  # not announced: once, and no second time
    assert player(game)["resources"]["energy"] == 3
    assert offered(game, "activate") == set()


@pytest.mark.rule("noria.wheel.upgraded.only_one")
def test_only_one_disc_twice() -> None:
    game = turn({"wheel": {"small-b": "energy+", "large-b": "mycelium+"}})
    play(game, "activate small-b twice")
    assert offered(game, "activate") == {"large-b"}
    assert refusal(game, "activate large-b twice") == "noria.wheel.upgraded.only_one"


@pytest.mark.rule("noria.wheel.upgraded.mix_options")
@pytest.mark.parametrize(
    "uses",
    [
        ["market energy", "market energy"],
        ["market energy", "invest recycling"],
        ["invest recycling", "market energy"],
        ["invest recycling", "invest recycling"],
    ],
)
def test_two_uses_may_be_the_same_or_differ(uses: list[str]) -> None:
    game = turn({"resources": {"energy": 3}, "wheel": {"small-b": "city+"}})
    play(game, "; ".join(["activate small-b twice", *uses]))
    mine = player(game)
    assert len(mine["centre"]) == uses.count("market energy")
    assert mine["spaces"]["recycling"] == uses.count("invest recycling")


@pytest.mark.rule("noria.wheel.upgraded.optional")
def test_double_use_may_be_kept_for_another_disc() -> None:
    game = turn({"wheel": {"small-b": "energy+", "large-b": "mycelium+"}})
    play(game, "activate small-b; activate large-b twice")
    assert player(game)["resources"] == {"energy": 1, "mycelium": 2, "obsidian": 0}


@pytest.mark.rule("noria.example.matvey_two_upgraded")
def test_example_matvey_two_upgraded_discs() -> None:
    wheel = {"large-b": "city+", "middle-bl": "tool+", "small-b": "energy"}
    game = turn({"wheel": {**wheel, "large-t": "journey", "middle-tl": "obsidian"}})
    play(game, "activate middle-bl twice; upgrade large-t")
    assert refusal(game, "activate small-b") == "noria.wheel.activation.finish_disc"
    play(game, "upgrade middle-tl; activate small-b")
    assert refusal(game, "activate large-b twice") == "noria.wheel.action_cap"
    play(game, "activate large-b; market energy")
    assert game.view()["this_turn"]["actions"] == 4
    assert offered(game, "market") == set()
    assert offered(game, "activate") == set()
