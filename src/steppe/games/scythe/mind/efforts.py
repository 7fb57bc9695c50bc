"""The search efforts of bot levels that differ from the default in this game."""

from __future__ import annotations

from ....kernel.mind import Effort

EFFORTS = {
    "greedy": Effort(width=4),
    "hard": Effort(width=6, turns=6, beam=8, seconds=1.0),
    "expert": Effort(width=8, turns=8, beam=16, seconds=4.0),
}
AGAINST_AUTOMA = {
    "hard": Effort(width=24, turns=4, beam=8, seconds=0.85),
    "expert": Effort(width=32, turns=6, beam=16, seconds=4.0),
}
