"""The components of the toy: one deck."""

from __future__ import annotations

from pathlib import Path

import msgspec

from steppe.kernel import data

PACKAGE = "steppe.toy"


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cards: tuple[int, ...]


def load(folder: Path | None = None) -> Deck:
    if folder:
        data.check_folder(PACKAGE, folder)
    return data.load(Deck, PACKAGE, "deck.toml", folder)
