"""The variant for experienced players."""

from typing import Any

import pytest

import steppe
from rules.noria.table import island, quietly, stack, turn
from rules.words import asked, legal, offered, play, player, refusal, story
from steppe import Event, Game

EXPERT = {"expert": True}
LAYOUT = ("large-b", "large-t", "middle-br", "middle-tl", "large-tl", "small-t")
KINDS = ("energy", "mycelium", "obsidian", "city", "journey", "tool")


def fresh(seats: int = 4, seed: int = 1, **options: object) -> Game:
    return steppe.new("noria", seats=seats, seed=seed, expert=True, **options)


def build(game: Game, slots: tuple[str, ...] = LAYOUT) -> Game:
    """Build the wheel of the seat to act."""
    for kind, slot in zip(KINDS, slots, strict=True):
        if f"place {kind} {slot}" in legal(game):
            play(game, f"place {kind} {slot}")
    return game


@pytest.mark.rule("noria.expert.setup.order")
def test_everything_lies_open_before_wheels_are_built() -> None:
    game = fresh()
    view = game.view()
    assert len(view["islands"]) == 7
    assert sorted(s["price"] for s in view["market"]) == [0, 0, 0, 1, 2, 3, 4]
    assert game.to_act == view["first"]
    assert type(game.decision).__name__ == "BuildWheel"
    assert all(not any(p["wheel"].values()) for p in view["players"])


@pytest.mark.rule("noria.expert.setup.islands_open")
@pytest.mark.parametrize(("seats", "islands"), [(2, 5), (3, 6), (4, 7)])
def test_islands_lie_open_with_their_ships(seats: int, islands: int) -> None:
    view = fresh(seats).view()
    assert len(view["islands"]) == islands
    assert view["hidden_islands"] == 0
    codes = {"I1": {"energy": 1}, "I4": {"obsidian": -2, "mycelium": -1}}
    for seed in range(6):
        game = fresh(seats, seed)
        for name, ships in codes.items():
            if name in [i["id"] for i in game.view()["islands"]]:
                expected = {r: max(1, seats + code) for r, code in ships.items()}
                assert island(game, name)["ships"] == expected
    orders = {tuple(i["id"] for i in fresh(seats, seed).view()["islands"]) for seed in range(9)}
    assert len(orders) == 9


@pytest.mark.rule("noria.expert.setup.market_random")
def test_the_market_is_random_whatever_is_asked() -> None:
    rows = {
        tuple(
            stack(fresh(seed=seed, market="first_game"), disc)["price"]
            for disc in ("city", "journey", "tool", "bonus")
        )
        for seed in range(20)
    }
    assert len(rows) > 8
    assert all(sorted(row) == [1, 2, 3, 4] for row in rows)


@pytest.mark.rule("noria.expert.wheel.own_layout")
def test_everybody_builds_his_own_wheel() -> None:
    game = fresh(2)
    first = game.to_act
    assert first is not None
    build(game)
    assert game.to_act == 1 - first
    build(game)  # the same layout again: that is allowed here
    wheels = [p["wheel"] for p in game.view()["players"]]
    assert wheels[0] == wheels[1]
    placed = {slot: disc["disc"] for slot, disc in wheels[0].items() if disc}
    assert placed == dict(zip(LAYOUT, KINDS, strict=True))
    assert game.view()["round"] == 1


@pytest.mark.rule("noria.expert.wheel.ring_counts")
def test_one_two_and_three_discs_on_the_rings() -> None:
    game = play(fresh(2), "place energy small-t")
    assert refusal(game, "place mycelium small-b") == "noria.expert.wheel.ring_counts"
    play(game, "place mycelium middle-tl; place obsidian middle-tr")
    assert refusal(game, "place city middle-bl") == "noria.expert.wheel.ring_counts"


@pytest.mark.rule("noria.expert.wheel.half_counts")
def test_four_inactive_and_two_active() -> None:
    game = play(fresh(2), "place energy large-b; place mycelium large-bl")
    assert refusal(game, "place obsidian middle-br") == "noria.expert.wheel.half_counts"
    assert all(
        slot.split("-")[1] in ("t", "tl", "tr")
        for slot in [str(action.parts["slot"]) for action in game.legal()]
    )


@pytest.mark.rule("noria.edge.expert_wheel_validation")
def test_edge_both_limits_hold_for_every_wheel() -> None:
    for seed in range(30):
        game = fresh(2, seed)
        number = seed
        while type(game.decision).__name__ == "BuildWheel":
            number = number * 7 + 3
            game.play(game.legal()[number % len(game.legal())])
        for mine in game.view()["players"]:
            placed = {slot: disc for slot, disc in mine["wheel"].items() if disc}
            rings = [slot.split("-")[0] for slot in placed]
            assert [rings.count(r) for r in ("small", "middle", "large")] == [1, 2, 3]
            at_work = {slot for chain in game.printed()["chains"] for slot in chain}
            assert len(at_work & {*placed}) == 2
            assert sorted(disc["disc"] for disc in placed.values()) == sorted(KINDS)
            assert not any(disc["upgraded"] for disc in placed.values())


@pytest.mark.rule("noria.expert.wheel.build_mode")
def test_wheels_in_turn_or_at_the_same_time() -> None:
    heard: list[Event] = []
    game = fresh(2)
    first = game.to_act
    assert first is not None
    build(game)
    assert game.view(1 - first)["players"][first]["wheel"]["large-b"]["disc"] == "energy"

    game = fresh(2, building="simultaneous")
    game.listen(heard.append)
    first = game.to_act
    assert first is not None
    build(game)
    assert game.view(first)["players"][first]["wheel"]["large-b"]["disc"] == "energy"
    assert game.view(1 - first)["players"][first]["wheel"] is None
    assert game.view(None)["players"][first]["wheel"] is None
    assert [event.seen_by(1 - first).data for event in heard] == [{}] * 6
    assert heard[0].seen_by(first).data == {"disc": "energy", "slot": "large-b"}
    build(game)
    assert game.view(1 - first)["players"][first]["wheel"]["large-b"]["disc"] == "energy"
    assert game.barrier


@pytest.mark.rule(
    "noria.expert.start.no_goods", "noria.expert.start.no_free_step", "noria.expert.start.ships"
)
def test_a_start_with_three_ships_and_nothing_else() -> None:
    game = build(build(fresh(2)))
    for mine in game.view()["players"]:
        assert mine["knowledge"] == 0
        assert sum(mine["resources"].values()) == 0
        assert set(mine["spaces"].values()) == {0}
        assert mine["ships"] == {"energy": 1, "mycelium": 1, "obsidian": 1}
    assert type(game.decision).__name__ == "ActionPhase"  # round one has begun


CIRCLE: dict[str, Any] = {f"I{number}": {} for number in range(1, 8)}
FLY = {"small-b": "journey"}


@pytest.mark.rule("noria.expert.journey.first")
def test_the_first_journey_leads_anywhere() -> None:
    me = {"resources": {"energy": 1}, "wheel": FLY}
    game = turn(me, {"island": "I3"}, islands=CIRCLE, options=EXPERT)
    play(game, "activate small-b")
    assert offered(game, "fly") == {f"I{number}" for number in range(1, 8)}
    play(game, "fly I3")
    assert player(game)["resources"]["energy"] == 0


@pytest.mark.rule("noria.expert.journey.neighbours")
def test_later_journeys_lead_to_neighbours() -> None:
    game = turn({"wheel": FLY, "island": "I3"}, islands=CIRCLE, options=EXPERT)
    play(game, "activate small-b")
    assert legal(game) == {"fly I2", "fly I4", "skip"}
    assert refusal(game, "fly I6") == "noria.expert.journey.neighbours"


@pytest.mark.rule("noria.edge.expert_first_journey_toll")
def test_edge_the_first_journey_pays_the_toll() -> None:
    rivals = [{"island": "I1"}, {"island": "I2"}, {"island": "I2"}]
    game = turn({"wheel": FLY}, *rivals, islands=CIRCLE, options=EXPERT)
    play(game, "activate small-b")
    assert offered(game, "fly") == {f"I{number}" for number in range(3, 8)}
    assert refusal(game, "fly I2") == "noria.action.journey.toll"


@pytest.mark.rule("noria.edge.expert_circle_wraps")
def test_edge_the_circle_is_closed() -> None:
    me = {"wheel": FLY, "island": "I7"}
    game = play(turn(me, islands=CIRCLE, options=EXPERT), "activate small-b")
    assert offered(game, "fly") == {"I6", "I1"}
    game = turn(me, {"island": "I1"}, islands=CIRCLE, options=EXPERT)
    play(game, "activate small-b")
    assert offered(game, "fly") == {"I6"}
    assert refusal(game, "fly I2") == "noria.expert.journey.neighbours"


@pytest.mark.rule("noria.edge.expert_distribution_start")
def test_edge_three_tracks_are_too_few_for_distribution() -> None:
    me = {"spaces": {"recycling": 4, "improvement": 4, "aviation": 4}}
    chambers = {"distribution": {"above": 0, "seated": 4}}
    game = turn(me, options=EXPERT, islands=CIRCLE, chambers=chambers, round=14)
    assert game.projection()[0]["chambers"]["distribution"] == 0
    quietly(game)
    assert game.scores[0] == 0


@pytest.mark.rule("noria.expert.wheel.own_layout", "noria.expert.wheel.build_mode")
def test_what_is_told_and_asked_while_wheels_are_built() -> None:
    game = fresh(2, building="simultaneous")
    first = game.to_act
    assert first is not None
    colours = [game.label(first), game.label(1 - first)]
    assert asked(game) == {
        "kind": "BuildWheel",
        "rule": "noria.expert.wheel.own_layout",
        "disc": "energy",
    }
    assert story(game, "place energy large-b") == [
        f"built {colours[0]}, disc energy, slot large-b: noria.expert.wheel.build_mode"
    ]
    assert asked(game)["disc"] == "mycelium"
    build(game)
    *others, last = LAYOUT
    for kind, slot in zip(KINDS, others, strict=False):
        play(game, f"place {kind} {slot}")
    assert f"wheels {colours[0]}: noria.expert.wheel.build_mode" in story(
        game, f"place tool {last}"
    )


@pytest.mark.rule("noria.expert.wheel.own_layout")
@pytest.mark.parametrize(
    ("action", "rule"),
    [
        ("place obsidian large-t", "noria.expert.wheel.own_layout"),
        ("place mycelium large-b", "noria.expert.wheel.own_layout"),
        ("place bonus large-t", "noria.expert.wheel.own_layout"),
        ("take energy", "kernel.not_now"),
    ],
)
def test_how_no_wheel_is_built(action: str, rule: str) -> None:
    assert refusal(play(fresh(2), "place energy large-b"), action) == rule


@pytest.mark.rule("noria.expert.wheel.half_counts", "noria.expert.wheel.ring_counts")
def test_a_wheel_that_is_built_in_secret_may_be_any_that_is_allowed() -> None:
    game = fresh(2, building="simultaneous")
    build(game)
    me = game.to_act
    assert me is not None
    seen = set()
    for number in range(60):
        wheel = game.determinise(me, number).view(1 - me)["players"][1 - me]["wheel"]
        placed = {slot: disc["disc"] for slot, disc in wheel.items() if disc}
        rings = [slot.split("-")[0] for slot in placed]
        assert [rings.count(r) for r in ("small", "middle", "large")] == [1, 2, 3]
        at_work = {slot for chain in game.printed()["chains"] for slot in chain}
        assert len(at_work & {*placed}) == 2
        assert sorted(placed.values()) == sorted(KINDS)
        seen.add(tuple(placed.items()))
    assert len(seen) > 40
