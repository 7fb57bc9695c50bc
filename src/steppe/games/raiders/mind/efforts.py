"""The search efforts of bot levels that differ from the default in this game."""

from __future__ import annotations

from ....kernel.mind import Effort

EFFORTS = {
    "hard": Effort(width=4, beam=6, deals=4, seconds=0.7),
    "expert": Effort(width=6, beam=8, deals=12, seconds=4.0),
}
