"""The components of Scythe: board, mats, cards and names, read from `data/*.toml`.

`load()` returns them all, validated; an owner's folder may hold corrected files.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from msgspec import Struct

from ...kernel import data
from . import component_checks as check
from .component_schema import (
    Automa,
    AutomaCard,
    Base,
    Board,
    Encounter,
    EncounterOption,
    Encounters,
    Faction,
    FactionMats,
    Factory,
    FactoryCard,
    Feats,
    Goods,
    Lang,
    Mat,
    Need,
    Objective,
    Objectives,
    PlayerMats,
    Scheme,
    Text,
    Tracker,
    Tracks,
    Vocabulary,
    distance,
)

__all__ = [
    "AutomaCard",
    "Base",
    "Board",
    "Components",
    "Encounter",
    "EncounterOption",
    "Faction",
    "FactoryCard",
    "Goods",
    "Mat",
    "Need",
    "Objective",
    "Scheme",
    "Text",
    "Tracker",
    "distance",
    "load",
]

PACKAGE = "steppe.games.scythe"


class Components(Struct, frozen=True):
    """All components, one attribute per file (`names.toml` is the vocabulary)."""

    board: Board
    factions: FactionMats
    mats: PlayerMats
    tracks: Tracks
    objectives: Objectives
    feats: Feats
    encounters: Encounters
    factory: Factory
    automa: Automa
    vocabulary: Vocabulary

    def faction(self, id: str) -> Faction:
        return next(faction for faction in self.factions.factions if faction.id == id)

    def mat(self, id: str) -> Mat:
        return next(mat for mat in self.mats.mats if mat.id == id)

    def base(self, faction: str) -> Base:
        return next(base for base in self.board.bases if base.faction == faction)

    def names(self, lang: Lang) -> dict[str, str]:
        """The name of every component: `speed` is "Speed" or "Ускорение"."""
        return {key: text.of(lang) for _, key, text in self.texts()}

    def texts(self) -> Iterator[tuple[str, str, Text]]:
        """File, key and text of every name."""
        words = self.vocabulary
        for group in (
            words.terrains,
            words.resources,
            words.units,
            words.goods,
            words.top_actions,
            words.bottom_actions,
            words.cube_squares,
            words.structures,
            words.star_conditions,
            words.colours,
        ):
            for key, text in group.items():
                yield "names.toml", key, text
        yield "board.toml", "FACTORY", words.terrains["factory"]
        for base in self.board.bases:
            yield "board.toml", base.id, base.name
        for faction in self.factions.factions:
            yield "factions.toml", faction.id, faction.name
            yield "factions.toml", f"{faction.id}_full", faction.full_name
            yield "factions.toml", f"{faction.id}_hero", faction.hero
        for key, ability in self.factions.abilities.items():
            yield "factions.toml", key, Text(ability.en, ability.ru)
        for mat in self.mats.mats:
            yield "mats.toml", mat.id, mat.name
        for tile in self.tracks.structure_bonuses:
            yield "tracks.toml", tile.id, tile.name
        for card in self.objectives.objectives:
            yield "objectives.toml", f"objective_{card.number}", card.title
            yield "objectives.toml", f"objective_{card.number}_text", card.text
        for feat in self.feats.feats:
            yield "feats.toml", f"feat_{feat.id}", feat.title
            yield "feats.toml", f"feat_{feat.id}_text", feat.text
        for tracker in self.automa.trackers:
            yield "automa.toml", tracker.id, tracker.name
            yield "automa.toml", f"{tracker.id}_level", tracker.level
        for key, text in self.automa.symbols.items():
            yield "automa.toml", key, text
        yield "automa.toml", "star_tracker", self.automa.stars.tracker


@cache
def load(folder: Path | None = None) -> Components:
    """All components, validated; a file in `folder` replaces the package's of the same name."""
    if folder is not None:
        data.check_folder(PACKAGE, folder)
    components = Components(
        board=data.load(Board, PACKAGE, "board.toml", folder),
        factions=data.load(FactionMats, PACKAGE, "factions.toml", folder),
        mats=data.load(PlayerMats, PACKAGE, "mats.toml", folder),
        tracks=data.load(Tracks, PACKAGE, "tracks.toml", folder),
        objectives=data.load(Objectives, PACKAGE, "objectives.toml", folder),
        feats=data.load(Feats, PACKAGE, "feats.toml", folder),
        encounters=data.load(Encounters, PACKAGE, "encounters.toml", folder),
        factory=data.load(Factory, PACKAGE, "factory.toml", folder),
        automa=data.load(Automa, PACKAGE, "automa.toml", folder),
        vocabulary=data.load(Vocabulary, PACKAGE, "names.toml", folder),
    )
    check.board(components.board)
    check.tracks(components.tracks)
    check.vocabulary(components.vocabulary)
    check.factions(components.factions, components.board, components.vocabulary)
    check.player_mats(components.mats, components.tracks)
    check.objectives(components.objectives.objectives)
    check.feats(components.feats.feats)
    check.encounters(components.encounters.encounters)
    check.factory(components.factory)
    check.automa(components.automa, components.tracks)
    named: set[str] = set()
    for file, key, _ in components.texts():
        check.require(key not in named, file, key, "another component already has this key")
        named.add(key)
    return components
