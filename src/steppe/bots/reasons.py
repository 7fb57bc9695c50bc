"""Why a bot plays what it plays: features grouped into what one would say at the table."""

from __future__ import annotations

THEMES: dict[str, dict[str, str]] = {
    "scythe": {
        "coins": "coins",
        "stars": "star",
        "territories": "land",
        "resources": "stock",
        "structure_bonus": "building",
        "popularity": "popularity",
        "power": "army",
        "power_star": "army",
        "combat_cards": "army",
        "workers": "workers",
        "workers_star": "workers",
        "upgrades": "engine",
        "upgrades_star": "engine",
        "mechs": "mechs",
        "mechs_star": "mechs",
        "structures": "building",
        "structures_star": "building",
        "recruits": "recruits",
        "recruits_star": "recruits",
        "popularity_star": "popularity",
        "objective_star": "objective",
        "stock": "stock",
        "second_stock": "stock",
        "ready": "ready",
        "second_ready": "ready",
        "yields": "yields",
        "encounter_near": "encounter",
        "factory_near": "factory",
        "factory_card": "factory",
        "movement": "mechs",
        "sent_home": "land",
        "exposed": "safety",
        "menace": "army",
        "produce_cost": "yields",
        "rivals": "rivals",
        "mine_mill": "building",
        "growth": "workers",
        "idle": "yields",
    },
    "noria": {
        "score": "score",
        "rival_score": "rivals",
        "next_steps": "track",
        "resources": "stock",
        "scarcest": "stock",
        "knowledge": "knowledge",
        "ships": "ships",
        "even_ships": "ships",
        "factories": "building",
        "empty_warehouses": "building",
        "goods": "goods",
        "discs": "wheel",
        "city_discs": "wheel",
        "journey_discs": "wheel",
        "tool_discs": "wheel",
        "upgraded": "wheel",
        "next_wheel": "wheel",
        "steps": "track",
        "lowest_track": "track",
    },
    "raiders": {
        "score": "score",
        "rival_score": "rivals",
        "silver": "supplies",
        "provisions": "supplies",
        "kumis": "supplies",
        "crew": "crew",
        "strength": "crew",
        "animals": "crew",
        "wounds": "crew",
        "hand": "crew",
        "best_raid": "raid",
        "second_raid": "raid",
        "raid_at_hand": "raid",
        "worker_grey": "worker",
        "worker_red": "worker",
        "worker_blue": "worker",
        "wagons": "raid",
        "odd_livestock": "supplies",
        "quest_at_hand": "quest",
        "end_crew": "crew",
    },
}


def theme(game: str, gains: dict[str, float]) -> str:
    """The theme to which most of a gain belongs; empty if there is none."""
    sums: dict[str, float] = {}
    for name, gain in gains.items():
        about = THEMES[game][name]
        sums[about] = sums.get(about, 0.0) + gain
    best = max(sums, key=sums.__getitem__, default="")
    return best if best and sums[best] > 0.05 else ""
