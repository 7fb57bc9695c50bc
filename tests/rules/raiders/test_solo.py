"""The nameless chief."""

from typing import Any

import pytest

from rules.raiders.table import TOWN, alone, chief, duel, goods, no_gold, projected, rolling, table
from rules.words import legal, offered, overhear, play, player, question, refusal, told, whose
from steppe import Event, Game

PERSIA = ("p1", "p2", "p3", "p4")
# Horses of strength 1, 2 and 3.
ONE, ANOTHER_ONE, TWO, ANOTHER_TWO, THREE = (
    "animal-01", "animal-02", "animal-17", "animal-18", "animal-33",
)  # fmt: skip


def chiefs_turn(game: Game) -> list[Event]:
    """The human passes the time, and the chief moves; what he says."""
    heard = overhear(game)
    play(game, "place silversmith; skip; fetch market; end turn")
    return [event for event in heard if event.name.startswith("chief")]


def facing(plan: str, **chief: Any) -> Game:
    """The human to move; then the chief reveals this plan."""
    rest = {key: chief.pop(key) for key in list(chief) if key not in CHIEF_WORDS}
    rest.setdefault("village", TOWN)
    return alone({"worker": "blue"}, {"plans": [plan], **chief}, **rest)


CHIEF_WORDS = ("provisions", "points", "horses", "plan", "played")


@pytest.mark.rule("raiders.solo.normal_turns", "raiders.solo.alternate")
def test_human_and_chief_alternate() -> None:
    game = facing("plan-08", provisions=0)
    assert offered(game, "place") == {"barracks", "silversmith", "town-centre", "meeting-tent"}
    heard = chiefs_turn(game)
    assert heard[0].name == "chief-plan"
    assert heard[0].data["plan"] == "plan-08"
    assert (whose(game), question(game)) == ("purple", "TakeTurn")
    assert game.barrier == "barrier-revealed"


@pytest.mark.rule(
    "raiders.solo.plan.read_down",
    "raiders.solo.plan.first_failure",
    "raiders.solo.plan.all_met",
    "raiders.solo.plan.no_settlement",
    "raiders.solo.plan.low_provisions",
    "raiders.solo.plan.low_strength",
    "raiders.solo.raid.provisions",
    "raiders.solo.raid.plunder_lost",
    "raiders.solo.raid.vp",
    "raiders.example.solo_plan_persia",
)
def test_example_a_plan_for_persia() -> None:
    plundered: dict[str, dict[str, int]] = {space: {} for space in PERSIA}
    nothing = facing("plan-08", provisions=3, solo="trader", spaces=plundered, horses=[THREE])
    heard = chiefs_turn(nothing)
    assert [e.name for e in heard][2:4] == ["chief-no-settlement", "chief-quest"]
    assert len(chief(nothing)["quests"]) == 1
    assert chief(nothing)["provisions"] == 3

    hungry = facing("plan-08", provisions=2, solo="trader", horses=[THREE])
    heard = chiefs_turn(hungry)
    assert [e.name for e in heard][2:] == ["chief-settlement", "chief-low-provisions"]
    assert chief(hungry)["provisions"] == 4
    assert chief(hungry)["horses"] == [THREE], "he stops there"

    weak = facing("plan-08", provisions=3, solo="trader", horses=[TWO])
    heard = chiefs_turn(weak)
    assert [e.name for e in heard][2:6] == [
        "chief-settlement", "chief-provisions", "chief-low-strength", "chief-horse",
    ]  # fmt: skip
    assert chief(weak)["provisions"] == 3
    assert len(chief(weak)["horses"]) == 2

    spaces = {"p1": {"gold": 1, "wagon": 1}}
    ready = facing("plan-08", provisions=3, solo="trader", horses=[THREE], spaces=spaces)
    stock = ready.view()["stock"]
    heard = chiefs_turn(ready)
    assert [e.name for e in heard][2:6] == [
        "chief-settlement", "chief-provisions", "chief-strength", "chief-raid",
    ]  # fmt: skip
    assert chief(ready)["points"] == 8
    assert chief(ready)["provisions"] == 0
    assert chief(ready)["horses"] == []
    assert sum(ready.view()["spaces"]["p1"]["plunder"].values()) == 0
    assert ready.view()["stock"]["gold"] == stock["gold"] + 1
    assert ready.view()["stock"]["wagon"] == stock["wagon"] + 1


@pytest.mark.parametrize(
    ("solo", "gain"), [("trader", 2), ("lookout", 2), ("huntsman", 3), ("outrider", 3)]
)
@pytest.mark.rule("raiders.solo.crew.hunter", "raiders.solo.crew.messenger")
def test_huntsman_and_outrider_gain_three_provisions(solo: str, gain: int) -> None:
    game = facing("plan-08", provisions=2, solo=solo)
    chiefs_turn(game)
    assert chief(game)["provisions"] == 2 + gain


@pytest.mark.rule("raiders.solo.plan.reshuffle")
def test_used_plans_are_shuffled_when_a_plan_is_needed() -> None:
    game = facing("plan-08", provisions=0)
    loner = table(game).chief
    assert loner is not None
    loner.deck, loner.played, loner.plan = [], list(range(13)), 13
    heard = chiefs_turn(game)
    assert heard[0].name == "chief-reshuffled"
    assert chief(game)["played"] == []
    assert chief(game)["deck"] == 13


# -- quests ----------------------------------------------------------------------------------------

OPEN: dict[str, dict[str, int]] = {"c1": {}, "c2": {}, "c3": {}, "c4": {}, "a1": {}, "a3": {}}
QUESTS = {
    "v1": "", "v2": "quest-07", "c1": "", "c2": "", "c3": "", "c4": "",
    "a1": "quest-01", "a3": "quest-02",
}  # fmt: skip


@pytest.mark.rule(
    "raiders.solo.quest.arrows",
    "raiders.solo.quest.rows",
    "raiders.solo.quest.keep",
    "raiders.example.solo_quest_arrows",
)
def test_example_quests_by_the_arrows() -> None:
    game = facing("plan-01", spaces=OPEN, quests=QUESTS)
    before = projected(game, "chief")["quests"]
    chiefs_turn(game)
    assert chief(game)["quests"] == ["quest-07"], "the village is the topmost row with a quest"
    assert "v2" not in game.view()["quests"]
    assert projected(game, "chief")["quests"] == before + 5
    assert chief(game)["provisions"] == 2, "without any price"
    again = facing("plan-01", spaces=OPEN, quests={**QUESTS, "v2": ""})
    chiefs_turn(again)
    assert chief(again)["quests"] == ["quest-01"], "the left one of the two Assyrian tokens"


@pytest.mark.rule("raiders.solo.quest.arrows", "raiders.solo.quest.rows")
def test_the_other_arrows() -> None:
    # plan-02: from the top, then from the right; plan-03: from the bottom, then from the left.
    right = facing("plan-02", spaces=OPEN, quests={**QUESTS, "v2": ""})
    chiefs_turn(right)
    assert chief(right)["quests"] == ["quest-02"]
    bottom = facing("plan-03", spaces=OPEN, quests=QUESTS)
    chiefs_turn(bottom)
    assert chief(bottom)["quests"] == ["quest-01"], "Assyria lies below the village"
    rows = facing("plan-02", spaces=OPEN, quests={**QUESTS, "v1": "quest-03"})
    chiefs_turn(rows)
    assert chief(rows)["quests"] == ["quest-03"], "the village counts as two rows"


@pytest.mark.rule("raiders.solo.quest.none_left")
def test_without_a_quest_to_take_he_takes_a_horse() -> None:
    quests = {**QUESTS, "v2": "", "a1": "", "a3": ""}
    game = facing("plan-01", spaces=OPEN, quests=quests)
    assert None in game.view()["quests"].values(), "face-down quests are not available"
    heard = chiefs_turn(game)
    assert [e.name for e in heard][3:5] == ["chief-no-quest", "chief-horse"]
    assert len(chief(game)["horses"]) == 1
    assert chief(game)["quests"] == []


# -- provisions and horses -------------------------------------------------------------------------


@pytest.mark.rule("raiders.solo.provisions_no_cap")
def test_the_chief_may_store_any_amount_of_provisions() -> None:
    game = facing("plan-01", provisions=11, spaces=OPEN, quests=QUESTS)
    chiefs_turn(game)
    assert chief(game)["provisions"] == 11


@pytest.mark.rule("raiders.solo.horse.pick", "raiders.example.solo_middle_horse")
def test_example_the_middle_horse() -> None:
    row = ["animal-05", "animal-06", "animal-07"]
    game = facing("plan-06", provisions=3, row=row)
    chiefs_turn(game)
    assert chief(game)["horses"] == ["animal-06"]
    after = game.view()["animals"]["row"]
    assert len(after) == 3
    assert (after[0], after[2]) == ("animal-05", "animal-07")
    assert chief(game)["provisions"] == 3, "at no cost"
    left = facing("plan-09", provisions=3, row=row)
    chiefs_turn(left)
    assert chief(left)["horses"] == ["animal-05"]
    right = facing("plan-08", provisions=3, row=row)
    chiefs_turn(right)
    assert chief(right)["horses"] == ["animal-07"]


@pytest.mark.rule("raiders.solo.horse.only_half")
def test_the_chiefs_animals_are_horses_only() -> None:
    # An eagle of strength 2 / a horse of strength 2 and 1 point; one of 1 point / 1 and 2 points.
    game = facing("plan-08", provisions=3, solo="trader", horses=["animal-31", "animal-25"])
    heard = chiefs_turn(game)
    assert told(heard, "chief-strength")["have"] == 2 + 1
    laid = alone({}, {"horses": ["animal-31", "animal-25"]})
    assert projected(laid, "chief")["animals"] == 1 + 2


@pytest.mark.rule("raiders.edge.solo_no_animals")
def test_without_animals_his_turn_has_no_effect() -> None:
    game = facing("plan-08", provisions=3, row=[], animal_deck=[])
    heard = chiefs_turn(game)
    assert heard[-1].name == "chief-no-horse"
    assert chief(game)["horses"] == []
    assert chief(game)["provisions"] == 3


# -- raids -----------------------------------------------------------------------------------------


@pytest.mark.rule("raiders.solo.raid.reveal_quest")
def test_the_quest_under_the_lost_plunder_is_turned_up() -> None:
    game = facing("plan-08", provisions=3, horses=[TWO], quests={"p1": "quest-12"})
    assert game.view()["quests"]["p1"] is None
    chiefs_turn(game)
    assert game.view()["quests"]["p1"] == "quest-12"


@pytest.mark.rule(
    "raiders.solo.raid.target",
    "raiders.solo.raid.strength",
    "raiders.solo.raid.horses_spent",
    "raiders.solo.raid.fewest_horses",
    "raiders.solo.raid.crew_kept",
    "raiders.example.solo_raid_assyria",
)
def test_example_a_raid_of_assyria() -> None:
    game = facing("plan-06", provisions=5, horses=[TWO, ONE, ANOTHER_ONE], solo="lookout")
    heard = chiefs_turn(game)
    assert told(heard, "chief-strength") == {"have": 5, "need": 3}
    assert told(heard, "chief-covers") == {"strength": 1, "need": 2}
    assert sum(game.view()["spaces"]["a3"]["plunder"].values()) == 0, "the third from the left"
    assert chief(game)["provisions"] == 2
    assert chief(game)["horses"] == [ONE, ANOTHER_ONE], "the single horse of strength 2 is spent"
    assert game.view()["animals"]["discard"] == [TWO]
    assert chief(game)["points"] == 7
    assert chief(game)["opponent"] == "lookout"
    twos = facing("plan-06", provisions=5, horses=[TWO, ANOTHER_TWO], solo="lookout")
    chiefs_turn(twos)
    assert chief(twos)["horses"] == [ANOTHER_TWO], "of equal ones the oldest goes"


@pytest.mark.rule("raiders.edge.solo_crew_strength_suffices")
def test_no_horse_is_spent_if_the_companion_suffices() -> None:
    game = facing("plan-01", provisions=2, horses=[THREE], solo="outrider")
    chiefs_turn(game)
    assert chief(game)["points"] == 4
    assert chief(game)["horses"] == [THREE]


@pytest.mark.rule("raiders.edge.solo_horse_goal_clash")
def test_fewest_cards_come_before_least_waste() -> None:
    game = facing("plan-01", provisions=2, horses=[THREE, ONE, ANOTHER_ONE], solo="trader")
    chiefs_turn(game)
    assert chief(game)["horses"] == [ONE, ANOTHER_ONE]
    exact = facing("plan-01", provisions=2, horses=[THREE, TWO], solo="trader")
    chiefs_turn(exact)
    assert chief(exact)["horses"] == [THREE], "of single cards the one without waste"


@pytest.mark.rule("raiders.solo.raid.next_target", "raiders.edge.solo_target_wraps")
def test_a_plundered_target_is_passed_to_the_right_and_round_again() -> None:
    # plan-02 marks the second space of Cimmeria, plan-03 the fourth.
    game = facing("plan-02", provisions=2, horses=[TWO], spaces={"c2": {}})
    chiefs_turn(game)
    assert sum(game.view()["spaces"]["c3"]["plunder"].values()) == 0
    wrapped = facing("plan-03", provisions=2, horses=[TWO], spaces={"c4": {}, "c3": {}})
    heard = chiefs_turn(wrapped)
    assert sum(wrapped.view()["spaces"]["c1"]["plunder"].values()) == 0
    raid = next(event for event in heard if event.name == "chief-raid")
    assert raid.rule == "raiders.solo.raid.next_target"


@pytest.mark.rule("raiders.edge.solo_discarded_horses_recycle")
def test_his_discarded_horses_come_back_as_ordinary_animals() -> None:
    row = ["animal-05", "animal-06", "animal-07"]
    game = facing("plan-06", provisions=3, horses=[TWO], row=row, animal_deck=[])
    play(game, "place silversmith; take silver; fetch stables; skip; end turn")
    assert game.view()["animals"]["discard"] == [TWO]
    play(game, "place stables; eagle 1; slot 1")
    assert game.view()["animals"]["row"] == [TWO, "animal-06", "animal-07"]
    assert game.view()["animals"]["discard"] == []


# -- the blocked building --------------------------------------------------------------------------


@pytest.mark.rule("raiders.solo.blocked.no_worker", "raiders.solo.blocked.effect_ok")
@pytest.mark.rule("raiders.example.solo_blocked_traveller")
def test_example_the_blocked_building_and_the_traveller() -> None:
    # plan-09 blocks the Farm.
    me = {"worker": "grey", "hand": ["traveller"]}
    free = alone(me, {"plan": "plan-09"}, village={
        "stables": "grey", "market": "blue", "silversmith": "blue"})  # fmt: skip
    assert free.view()["blocked"] == "farm"
    assert refusal(free, "place farm") == "raiders.solo.blocked.no_worker"
    held = alone(me, {"plan": "plan-09"}, village=TOWN)
    play(held, "place town-centre")
    trial = play(held.copy(), "skip")
    assert offered(trial, "fetch") == {"stables", "market"}
    assert refusal(trial, "fetch farm") == "raiders.solo.blocked.no_worker"
    play(held, "play traveller; visit farm; take provisions")
    assert goods(held, "provisions") == (2,)


@pytest.mark.rule("raiders.edge.solo_first_turn_unblocked")
def test_nothing_is_blocked_before_the_first_plan() -> None:
    game = facing("plan-09", provisions=0)
    assert game.view()["blocked"] is None
    chiefs_turn(game)
    assert game.view()["blocked"] == "farm"


@pytest.mark.parametrize("plan", [f"plan-{number:02}" for number in range(1, 15)])
@pytest.mark.rule("raiders.edge.solo_block_never_stalls")
def test_a_blocked_building_never_stalls_a_turn(plan: str) -> None:
    blocked = alone({}, {"plan": plan}).view()["blocked"]
    others = [b for b in ("town-centre", "meeting-tent", "market", "barracks") if b != blocked]
    town = {blocked: "blue", others[0]: "blue", others[1]: "blue"}
    game = alone({"worker": "blue"}, {"plan": plan}, village=town)
    assert len(offered(game, "place")) >= 2
    game.play(game.default)
    while question(game) == "Use":
        game.play("skip")
    assert len(offered(game, "fetch")) == 2


# -- end and score ---------------------------------------------------------------------------------


@pytest.mark.rule("raiders.edge.solo_end_by_chief")
def test_the_chief_brings_the_end() -> None:
    spaces: dict[str, dict[str, int]] = {f"{r}{n}": {} for r in "cag" for n in range(1, 5)}
    spaces["p4"] = {}
    quests = {space: "" for space in spaces if space[0] in "ca"}
    game = facing("plan-08", provisions=3, horses=[TWO], spaces=spaces, quests=quests)
    assert game.view()["ending"] is None
    chiefs_turn(game)
    assert game.view()["ending"] == 2, "one more turn for the human, one for the chief"
    plans = chief(game)["played"]
    while not game.over:
        game.play(game.default)
    assert game.table.turn == 2
    assert len(chief(game)["played"]) == len(plans) + 1, "the chief had his last turn, too"


@pytest.mark.rule("raiders.solo.score", "raiders.solo.goal")
def test_the_chief_scores_raids_quests_and_horses() -> None:
    him = {"points": 20, "quests": ["quest-07"], "horses": [ONE, TWO], "provisions": 9}
    assert projected(alone({}, him), "chief")["total"] == 20 + 5 + 2 + 1


def last_turns(me: dict[str, Any], him: dict[str, Any]) -> Game:
    """Both sides have one turn left, in which the chief only gains provisions."""
    game = alone({"worker": "blue", **me}, {"plans": ["plan-08"], **him}, ending=2, village=TOWN)
    chiefs_turn(game)
    assert game.over
    return game


@pytest.mark.rule("raiders.solo.goal", "raiders.solo.tiebreak")
def test_winning_and_losing_against_the_chief() -> None:
    him = {"points": 20, "provisions": 0}
    assert last_turns({"points": 21}, him).winners == (0,)
    assert last_turns({"points": 19}, him).winners == ()
    # Equal points: his companion counts as one crew card.
    assert last_turns({"points": 20}, him).winners == ()
    assert last_turns({"points": 20, "crew": ["warrior", "archer"]}, him).winners == (0,)
    # Then goods, and he has only provisions: 2 after his last turn.
    assert last_turns({"points": 20, "crew": ["warrior"], "silver": 1}, him).winners == ()
    assert last_turns({"points": 20, "crew": ["warrior"], "silver": 3}, him).winners == (0,)


@pytest.mark.rule("raiders.solo.normal_turns")
def test_the_human_raids_as_usual() -> None:
    me = {"worker": "blue", "crew": ["warrior", "archer"], "provisions": 3}
    game = alone(me, seed=rolling("white", 2, 0), spaces=no_gold())
    play(game, "raid cimmeria-left; plunder c1")
    assert goods(game, "points", "livestock") == (2, 1)
    assert player(game)["worker"] == "grey"
    assert legal(game) == {"end turn"}


@pytest.mark.rule("raiders.setup.solo_cards_removed")
def test_a_chief_needs_a_lone_player() -> None:
    from steppe import PositionError

    with pytest.raises(PositionError):
        duel({}, chief={})
