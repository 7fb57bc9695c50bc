"""Strength, its thresholds and what lowers it."""

from collections.abc import Iterator
from typing import Any

import pytest

from opinion.printed import printed
from rules.raiders.table import DOUBLE, EAGLE_2, duel, goods, no_gold, raid, raider, rolling, scene
from rules.words import asked, told
from steppe import Event, Game


@pytest.mark.rule("raiders.strength.sum", "raiders.strength.card_value")
def test_strength_is_kumis_dice_cards_and_abilities() -> None:
    me = {
        "worker": "grey", "crew": ["adversary", "warrior", "brewer"], "wounds": [1, 3, 0],
        "horses": ["", "", "animal-17"], "eagles": [EAGLE_2[0]], "kumis": 2, "provisions": 4,
    }  # fmt: skip
    game = duel(me, spaces=no_gold(), seed=rolling("red white", 4, 0))
    heard = raid(game, "assyria-left", "kumis 2")
    # Adversary 3 - 1 and her eagle 2, warrior 3 - 3, brewer 0 and a horse of 2; +2 for grey.
    assert told(heard, "strength") == {
        "total": 14, "kumis": 2, "dice": 4, "cards": 6, "abilities": 2,
    }  # fmt: skip


@pytest.mark.rule("raiders.strength.ability_condition", "raiders.edge.raid_colour_condition")
def test_an_ability_counts_only_if_this_raid_meets_its_condition() -> None:
    def abilities(worker: str, settlement: str, crew: list[str], kumis: int = 0) -> int:
        game = duel(raider(worker, crew=crew, kumis=kumis), spaces=no_gold())
        then = f"kumis {kumis}" if kumis else ""
        found: int = told(raid(game, settlement, then), "strength")["abilities"]
        return found

    four = ["warrior", "veteran", "archer"]
    assert abilities("grey", "persia-left", [*four, "adversary"]) == 2
    # A red worker raids and a grey one will be taken: the worker sent is what counts.
    assert abilities("red", "persia-left", [*four, "adversary"]) == 0
    assert abilities("red", "persia-left", [*four, "wagoner"]) == 2
    assert abilities("grey", "assyria-left", [*four, "spearman"]) == 2
    assert abilities("grey", "persia-left", [*four, "spearman"]) == 0
    assert abilities("grey", "persia-left", [*four, "shaman"]) == 0
    assert abilities("grey", "persia-left", [*four, "shaman"], kumis=1) == 2


@pytest.mark.parametrize(
    ("strength", "points", "penalty"), [(9, 0, 2), (10, 2, 0), (14, 2, 0), (15, 2, 0), (16, 4, 0)]
)
@pytest.mark.rule(
    "raiders.strength.vp_tier",
    "raiders.strength.penalty_wounds",
    "raiders.strength.vp_immediate",
    "raiders.example.strength_thresholds_assyria",
    "raiders.edge.threshold_inclusive_single",
)
def test_example_thresholds_in_assyria(strength: int, points: int, penalty: int) -> None:
    # Three crew members of strength 0, dice of 4, and kumis for the rest.
    me = {"worker": "grey", "crew": ["minter", "forager", "brewer"], "provisions": 4,
          "kumis": strength - 4}  # fmt: skip
    game = duel(me, spaces=no_gold(), seed=rolling("red white", 4, 0))
    heard = raid(game, "assyria-left", f"kumis {strength - 4}")
    assert told(heard, "strength")["total"] == strength
    assert goods(game, "points") == (points,)
    wounds = [event.data for event in heard if event.name == "wounds"]
    assert sum(int(str(said["penalty"])) for said in wounds) == penalty


@pytest.mark.rule("raiders.edge.strength_floor")
def test_wounds_never_lower_the_animal() -> None:
    me = {"worker": "blue", "crew": ["traveller", "brewer"], "wounds": [2], "provisions": 2,
          "horses": ["animal-17"]}  # fmt: skip
    game = duel(me, spaces=no_gold())
    assert told(raid(game, "cimmeria-middle"), "strength")["cards"] == 2


# -- every card and every settlement, as they are printed ------------------------------------------

CARDS = printed("raiders", "crew")["crew"]
SETTLEMENTS = printed("raiders", "board")["settlements"]
WHEN_RAIDING = ("strength", "raid", "wounds", "price", "reroll")
IDLE = ["minter", "forager", "brewer", "gatekeeper"]  # of no use on a raid, and of no strength


def raids(name: str) -> Iterator[tuple[str, str]]:
    """The left settlement of each region, by each worker it takes."""
    for settlement, said in SETTLEMENTS.items():
        if settlement.endswith("left") and settlement.split("-")[0] == name:
            yield from [(settlement, worker) for worker in said["workers"]]


def meets(ability: dict[str, Any], region: str, worker: str, kumis: int) -> bool:
    asks = {"region": region, "worker": worker}
    fits = all(ability.get(name, said) == said for name, said in asks.items())
    return fits and int(ability.get("kumis", 0)) <= kumis


@pytest.mark.rule(
    "raiders.strength.ability_condition", "raiders.raid.crew_abilities", "raiders.wound.prevention"
)
@pytest.mark.parametrize("eagle", ["", DOUBLE[0]])
@pytest.mark.parametrize(
    "name", [name for name, card in CARDS.items() if card["ability"]["when"] in WHEN_RAIDING]
)
def test_every_ability_works_on_the_raids_that_are_printed(name: str, eagle: str) -> None:
    ability = CARDS[name]["ability"]
    times = 2 if eagle else 1
    for region in ("cimmeria", "assyria", "persia", "greece"):
        for settlement, worker in raids(region):
            for kumis in (0, 1):
                me = {"worker": worker, "crew": [name, *IDLE], "provisions": 8, "wagon": 4,
                      "equipment": 5, "livestock": 0, "eagles": [eagle], "kumis": 1}  # fmt: skip
                game = duel(me, spaces=no_gold())
                said = SETTLEMENTS[settlement]
                heard = raid(game, settlement, f"kumis {kumis}")
                on = meets(ability, region, worker, kumis)
                check(game, heard, ability, times if on else 0, said)


def check(
    game: Game, heard: list[Event], ability: dict[str, Any], times: int, said: dict[str, Any]
) -> None:
    paid: dict[str, int] = {}
    for event in heard:
        if event.name == "paid" and event.rule == "raiders.raid.pay":
            paid |= event.data["goods"]
    less = {good: times * n for good, n in ability.get("less", {}).items()}
    due = {
        "provisions": max(0, said["provisions"] - less.get("provisions", 0)),
        "wagon": max(0, said.get("wagons", 0) - less.get("wagon", 0)),
    }
    assert paid == {good: n for good, n in due.items() if n}
    if ability["when"] == "reroll" and times and any(told(heard, "rolled").values()):
        assert asked(game)["left"] == times * ability["dice"]
        return
    count = 1
    if "per" in ability:
        have = 1 if ability["per"] == "eagles" else 5  # a doubling eagle is one, too
        have = have if ability["per"] != "eagles" or times == 2 else 0
        count = min(have // ability["each"], ability["most"])
    bonus = count * ability["strength"] if ability["when"] == "strength" else 0
    assert told(heard, "strength")["abilities"] == times * bonus
    rewards: dict[str, int] = {}
    for event in heard:
        if event.name == "gained" and event.rule == "raiders.raid.reward_before_wounds":
            rewards |= event.data["goods"]
    gain = ability["gain"] if ability["when"] == "raid" else {}
    assert rewards == {good: times * n for good, n in gain.items() if times}
    hurt = [event for event in heard if event.name == "wounds"]
    for event in hurt:
        ignored = times * ability["ignore"] if ability["when"] == "wounds" else 0
        assert event.data["ignored"] == ignored
        assert event.data["left"] == max(0, event.data["dice"] + event.data["penalty"] - ignored)
        assert event.rule == "raiders.wound." + ("prevention" if ignored else "tokens")


@pytest.mark.rule("raiders.strength.vp_tier", "raiders.strength.penalty_wounds")
@pytest.mark.parametrize("settlement", SETTLEMENTS)
def test_every_settlement_gives_the_points_that_are_printed(settlement: str) -> None:
    said = SETTLEMENTS[settlement]
    spaces = {f"{r}{n}": {"livestock": 1} for r in "cap" for n in range(1, 7)}
    spaces |= {f"g{n}": {"wagon": 1} for n in range(1, 7)}
    met = set()
    for extra in range(36):
        horses = ["animal-21", "animal-22", "animal-09", "animal-10", "animal-35"]  # 3 each
        strong = ["conqueror", "warlord", "warrior", "archer", "raider"]
        mates = [*IDLE, "novice"] if extra < 12 else strong
        me = {"worker": said["workers"][-1], "crew": mates[: max(said["crew"], extra // 8 + 1)],
              "provisions": 8, "wagon": 6, "horses": horses[: extra // 7],
              "kumis": 8}  # fmt: skip
        rivals: dict[str, dict[str, Any]] = {"green": {}, "orange": {}, "black": {}}
        game = scene({"purple": me, **rivals}, spaces=spaces, seed=str(extra))
        heard = raid(game, settlement, f"kumis {extra % 9}")
        total = told(heard, "strength")["total"]
        reached = [one["points"] for one in said["thresholds"] if total >= one["strength"]]
        won = [event.data["goods"] for event in heard if event.rule == "raiders.strength.vp_tier"]
        assert won == ([{"points": reached[-1]}] if reached else [])
        penalty = sum([event.data["penalty"] for event in heard if event.name == "wounds"])
        assert penalty == (0 if reached else said["penalty"])
        met.add(len(reached))
    assert len(met) > 1
