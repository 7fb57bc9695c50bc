"""Strength, its thresholds and what lowers it."""

import pytest

from rules.raiders.table import (
    EAGLE_2,
    duel,
    goods,
    no_gold,
    raid,
    raider,
    rolling,
)
from rules.words import told


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
