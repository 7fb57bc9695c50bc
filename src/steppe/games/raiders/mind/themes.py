"""The themes of features, for explaining a gain at the table."""

from __future__ import annotations

THEMES = {
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
    "recruit": "crew",
    "best_raid": "raid",
    "second_raid": "raid",
    "raid_at_hand": "raid",
    "worker_grey": "worker",
    "worker_red": "worker",
    "wagons": "raid",
    "equipment": "supplies",
    "odd_livestock": "supplies",
    "quest_at_hand": "quest",
    "lead": "score",
    "stranded": "worker",
}
