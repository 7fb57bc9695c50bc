"""The search efforts of bot levels that differ from the default in this game."""

from __future__ import annotations

from ....kernel.mind import Effort

EFFORTS = {
    "hard": Effort(width=4),
    "expert": Effort(width=6, beam=6, deals=2, seconds=4.0),
}
