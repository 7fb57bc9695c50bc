"""How hard each level of bots thinks in this game, if not as usual."""

from __future__ import annotations

from ....kernel.mind import Effort

EFFORTS = {
    "hard": Effort(width=4),
    "expert": Effort(width=6, beam=6, deals=2, seconds=4.0),
}
