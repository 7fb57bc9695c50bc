"""The setup of the solo game."""

import pytest

import steppe
from rules.raiders.table import alone, draft, table
from rules.words import overhear


@pytest.mark.rule("raiders.solo.setup.pairs", "raiders.solo.setup.human_first")
def test_alone_two_pairs_are_revealed_and_the_other_one_leaves_the_game() -> None:
    game = steppe.new("raiders", seats=1, seed=4)
    pairs = game.view()["pairs"]
    assert len(pairs) == 2
    game.play(f"pick {pairs[0]['hero']}")
    assert game.view()["crew"]["discard"] == []
    assert table(game).figures.crew[table(game).removed[0]] == pairs[1]["card"]
    draft(game)
    assert (game.table.turn, game.to_act) == (1, 0)
    assert game.view()["chief"]["plan"] is None, "the chief has not moved yet"


@pytest.mark.rule("raiders.solo.setup.chief_score", "raiders.solo.setup.plan_deck")
def test_the_chief_starts_at_0_points_with_14_shuffled_plans() -> None:
    game = steppe.new("raiders", seats=1, seed=4)
    assert game.view()["chief"]["points"] == 0
    assert game.view()["chief"]["deck"] == 14
    other = steppe.new("raiders", seats=1, seed=5)
    mine, theirs = table(game).chief, table(other).chief
    assert mine is not None
    assert theirs is not None
    assert sorted(mine.deck) == sorted(theirs.deck) == list(range(14))
    assert mine.deck != theirs.deck


@pytest.mark.parametrize(
    ("solo", "strength", "provisions"),
    [("trader", 0, 1), ("lookout", 1, 2), ("huntsman", 1, 2), ("outrider", 2, 3)],
)
@pytest.mark.rule(
    "raiders.solo.setup.difficulty",
    "raiders.solo.setup.provisions",
    "raiders.solo.crew.changer",
    "raiders.solo.crew.watcher",
)
def test_the_companion_sets_difficulty_strength_and_provisions(
    solo: str, strength: int, provisions: int
) -> None:
    game = steppe.new("raiders", seats=1, seed=4, solo=solo)
    assert game.view()["chief"]["opponent"] == solo
    assert game.view()["chief"]["provisions"] == provisions
    # Without horses the companion alone must meet the strength of a plan.
    laid = alone({"worker": "blue"}, {"provisions": 9, "plans": ["plan-01"]}, solo=solo)
    heard = overhear(laid)
    laid.play("place farm")
    laid.play("skip")
    laid.play("fetch market")
    laid.play("end turn")
    said = next(e for e in heard if e.name in ("chief-strength", "chief-low-strength"))
    assert said.data["have"] == strength


@pytest.mark.rule("raiders.solo.setup.board")
def test_the_board_is_that_of_two_players() -> None:
    alone_view, duel_view = (steppe.new("raiders", seats=n, seed=2).view() for n in (1, 2))
    for part in ("spaces", "settlements", "quests", "village"):
        assert alone_view[part].keys() == duel_view[part].keys(), part
    assert len(alone_view["animals"]["row"]) == len(duel_view["animals"]["row"])
