"""The themes of features, for explaining a gain at the table."""

from __future__ import annotations

THEMES = {
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
}
