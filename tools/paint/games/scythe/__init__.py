"""The land of Scythe: forty-seven territories of one country, and what stands on them."""

from __future__ import annotations

from tools.paint.games.scythe.land import ground, read
from tools.paint.games.scythe.things import things
from tools.paint.light import Light
from tools.paint.scene import scene
from tools.paint.sheet import Floats, Sheet

SCALE = 1.2


def picture(scale: float, light: Light, sheet: Sheet | None = None) -> Floats:
    """The whole land, or what lies on another sheet."""
    land = read()
    sheet = sheet or land.sheet(scale)
    return scene(sheet, light, ground(land, sheet, light), things(land, light))
