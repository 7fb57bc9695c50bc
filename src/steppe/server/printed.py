"""The printed components and their names: clients fetch them once, and cache them for good.

The address contains the hash of the content, an owner's corrected figures included.
"""

from __future__ import annotations

from functools import cache
from hashlib import blake2b

from ..kernel.box import Box, box
from ..kernel.language import LANGUAGES
from .api_types import PrintedGiven
from .messages import encode

known: dict[tuple[str, str], PrintedGiven] = {}
"""By game and hash."""


@cache
def hashed(game: str, folder: str) -> str:
    """The hash of the printed components of a box, or of an owner's folder."""
    the_box = box(game)
    names = {lang: the_box.names(lang, folder) for lang in LANGUAGES}
    printed = PrintedGiven(the_box.printed(folder), names)
    found = blake2b(encode(printed), digest_size=12).hexdigest()
    known[game, found] = printed
    return found


def address(the_box: Box, folder: str) -> str:
    return f"/api/printed/{the_box.name}/{hashed(the_box.name, folder)}"


def find(game: str, wanted: str, folders: set[str]) -> PrintedGiven | None:
    """The content with this hash, if a table has used it so far or one of these folders has it."""
    if (game, wanted) not in known:
        for folder in folders:
            hashed(game, folder)
    return known.get((game, wanted))
