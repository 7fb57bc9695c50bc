"""The painted land: the same every time, in its place, and light to load."""

from __future__ import annotations

import numpy as np
import pytest
from PIL import Image

from tools.paint.games import scythe
from tools.paint.games.scythe.land import SIDE, TILT, read
from tools.paint.light import DAY, DUSK, Light
from tools.paint.noise import clouds
from tools.paint.sheet import Floats, Sheet
from tools.paint.write import WEB

SMALL, LARGE = 250 * 1024, 1024 * 1024
HOURS = ("day", "dusk")


def crop(place: str, light: Light) -> Floats:
    """A place with what is around it, coarsely."""
    at = read().by_id[place]
    middle = at.y * TILT
    sheet = Sheet(at.x - 100, middle - 100, 200, 200, 0.5, TILT)
    # In the middle of a sheet nothing is faded away.
    return scythe.picture(1, light, sheet)[44:60, 44:60]


@pytest.mark.parametrize("hour", HOURS)
@pytest.mark.parametrize("game", [folder.parent.name for folder in sorted(WEB.glob("*/land"))])
def test_pictures_are_within_their_budget(game: str, hour: str) -> None:
    small, large = (WEB / game / "land" / f"{hour}{more}.webp" for more in ("", "-2x"))
    assert small.stat().st_size <= SMALL
    assert large.stat().st_size <= LARGE
    with Image.open(small) as one, Image.open(large) as two:
        assert abs(one.width * 2 - two.width) <= 2
        assert abs(one.height * 2 - two.height) <= 2


def test_what_is_stored_is_the_land_of_the_page() -> None:
    with Image.open(WEB / "scythe/land/day.webp") as image:
        rows, columns = read().sheet(1.2).shape
        assert abs(image.width - columns) <= 1
        assert abs(image.height - rows) <= 1


@pytest.mark.parametrize("place", ["L5", "W7", "F7", "M4"])
def test_the_land_is_the_same_every_time(place: str) -> None:
    """What is stored is what is painted now, but for what processors and the format round."""
    left, top = read().sheet(1).left, read().sheet(1).top
    at = read().by_id[place]
    with Image.open(WEB / "scythe/land/day.webp") as image:
        x, y = (at.x - left) * scythe.SCALE, (at.y * TILT - top) * scythe.SCALE
        stored = np.asarray(
            image.crop((round(x) - 19, round(y) - 19, round(x) + 19, round(y) + 19))
        )
    painted = crop(place, DAY)
    assert np.allclose(stored.mean(axis=(0, 1)) / 255, painted.mean(axis=(0, 1)), atol=0.05)
    assert np.allclose(painted, crop(place, DAY), atol=1e-3)


def test_noise_belongs_to_places() -> None:
    coarse = Sheet(0, 0, 40, 40, 1)
    part = Sheet(10, 10, 20, 20, 1)
    whole = clouds(*coarse.ground, 12, 1)
    assert np.allclose(whole[10:30, 10:30], clouds(*part.ground, 12, 1), atol=1e-4)


def test_lands_have_their_colours() -> None:
    """A lake is blue, a forest green, a farm is neither; dusk is darker than day."""
    red, green, blue = crop("L5", DAY).mean(axis=(0, 1))
    assert blue > green > red
    red, green, blue = crop("W7", DAY).mean(axis=(0, 1))
    assert green > red
    assert green > blue
    red, green, blue = crop("F7", DAY).mean(axis=(0, 1))
    assert min(red, green) > blue
    assert crop("F7", DUSK).mean() < crop("F7", DAY).mean()


def test_rivers_lie_between_the_hexes_of_the_board() -> None:
    land = read()
    for (x1, y1), (x2, y2) in land.rivers:
        assert np.hypot(x2 - x1, y2 - y1) == pytest.approx(SIDE)
