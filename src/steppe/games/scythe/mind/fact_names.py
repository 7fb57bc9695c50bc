"""The names of the facts, in order; nets are addressed by them (see `facts`).

A redefined fact gets a new name.
"""

from __future__ import annotations

from typing import Final

from ..terms import (
    ABILITIES,
    BONUSES,
    BOTTOMS,
    CUBES,
    FACTIONS,
    FACTORY,
    MATS,
    RESOURCES,
    SECTIONS,
    STAR_TRACKER,
    STARS,
    STRUCTURES,
)
from .features import FEATURES

_BOTTOM_ROW = SECTIONS[:FACTORY]  # the bottom actions, by the top actions above them

_OWN = (
    *STARS[:STAR_TRACKER],
    "stars_left",
    "open_places",
    "guarded_places",
    "guarded_goods",
    "open_goods",
    *[
        f"below_{section}.{what}"
        for section in _BOTTOM_ROW
        for what in ("stock", "price", "left", "paid_for", "paid_for_twice")
    ],
    *[f"workers_on.{kind}" for kind in (*RESOURCES, "workers", "nothing")],
    "workers_at_home",
    "produce_cost.power",
    "produce_cost.popularity",
    "produce_cost.coins",
    "all_workers",
    "second_tier",
    "third_tier",
    *[f"upgraded.{cube}" for cube in CUBES],
    *[
        name
        for number in range(len(BOTTOMS))
        for name in (
            f"ability.{ABILITIES[number]}",
            f"recruit.{BOTTOMS[number]}",
            f"bonus.{BONUSES[number]}",
        )
    ],
    "objective_progress",
    *[f"faction.{faction}" for faction in FACTIONS],
    *[f"mat.{mat}" for mat in MATS],
)

_AUTOMA = (
    "automa.power",
    "automa.combat_cards",
    "automa.stars",
    "automa.combat_stars",
    "automa.second_scheme",
    "automa.territories",
    "automa.workers",
    "automa.mechs",
    "automa.coins",
    "automa.all_moves",
    "automa.tracker_spaces",
    "reach.fight",
    "reach.fewest_fighters",
    "reach.workers_with_them",
    "reach.goods_with_them",
    "reach.fighters",
    "reach.open_workers",
    "reach.open_places",
    "reach.driven_off",
    "reach.goods_lost",
    "attack.fight",
    "attack.fight_won",
    "attack.rout",
    "attack.rout_driven_off",
    "attack.rout_goods_lost",
    "win_with_one_card",
    "win_with_two_cards",
    "power_now",
    "combat_cards_now",
    "best_combat_card",
)

_GROUND = (
    *[f"built.{structure}" for structure in STRUCTURES],
    "mechs_at_home",
    "hero_at_home",
    "guarded_workers",
    "factory_own",
    "factory_automa",
    "near.unguarded",
    "near.guarded",
    "near.next_turn",
    "encounters_left",
)

_CARDS = (
    "deck.fight",
    "deck.fight_won",
    "deck.rout",
    "deck.rout_driven_off",
    "deck.rout_goods_lost",
    "deck.attacks",
    "deck.raids",
    "deck.cards",
    "deck.advances",
)

FACTS: Final = (
    *FEATURES,
    "turns",
    "turns_squared",
    "hazard",
    "turn_ahead",
    *_OWN,
    *_AUTOMA,
    *_GROUND,
    *_CARDS,
    *[f"below_{section}.ready" for section in _BOTTOM_ROW],
)

PAIRS: Final = tuple([f"pair.{faction}.{mat}" for faction in FACTIONS for mat in MATS])
"""One-hot pair of faction and mat, for nets trained on all of them."""
