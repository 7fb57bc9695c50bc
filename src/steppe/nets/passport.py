"""The passport of a weight file: its description of itself, and the checks before it is used.

The game, the kind of weights and, for nets that see observations, the observer version must
match the reader's. The rules version, the digest of the printed data, the
command, the seed and the date are provenance only: weights learnt under older
rules stay in use until better ones have been measured.

The numbers of a net are addressed by names, in the order in which the file lists them. A name that
the program no longer knows is refused. Names that the file lacks are
new to the net, which ignores them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec

from ..kernel.errors import WeightsError

if TYPE_CHECKING:
    from ..kernel.observer import Observer

FIELD: Final = "fault-weights-field"
ACTION: Final = "fault-weights-action"

Kind = Literal["features", "chances", "value net", "policy", "critic"]


class Passport(
    msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True
):
    game: str
    kind: Kind
    rules: int
    data: str
    """The digest of the printed components: see `kernel.data.digest`."""
    observer: int | None = None
    """The version of the observer the net was trained with, if it sees observations."""
    command: str
    seed: str
    made: str
    names: dict[str, list[str]] = {}
    """The names of a net's numbers, by axis."""


class Source:
    """A weight file, by its name in errors, and the game that needs it."""

    __slots__ = ("file", "game", "passport")

    def __init__(self, file: str, game: str, kind: Kind, raw: object) -> None:
        self.file = file
        self.game = game
        try:
            self.passport = msgspec.convert(raw, Passport)
        except msgspec.ValidationError:
            raise self.fault("fault-weights-passport") from None
        if self.passport.game != game:
            raise self.fault("fault-weights-game", held=self.passport.game)
        if self.passport.kind != kind:
            raise self.fault("fault-weights-kind", held=self.passport.kind, kind=kind)

    def fault(self, key: str, **words: str | int) -> WeightsError:
        return WeightsError(key, file=self.file, game=self.game, **words)

    def sees(self, observer: Observer) -> None:
        """Refuse weights for fields that have been redefined since."""
        held = self.passport.observer
        if held is None or not observer.meanings <= held <= observer.version:
            raise self.fault("fault-weights-observer", held=str(held or "?"), now=observer.version)

    def names(self, axis: str) -> list[str]:
        found = self.passport.names.get(axis)
        if found is None or len(set(found)) < len(found):
            raise self.fault("fault-weights-names", part=axis)
        return found

    def places(self, axis: str, now: Sequence[str], unknown: str = FIELD) -> list[int]:
        """The current indices of the names of an axis."""
        index = {name: number for number, name in enumerate(now)}
        found: list[int] = []
        for name in self.names(axis):
            if name not in index:
                raise self.fault(unknown, name=name)
            found.append(index[name])
        return found


def as_toml(passport: Passport) -> str:
    """The lines of a passport at the top of a file."""
    lines: list[str] = []
    for key, value in msgspec.to_builtins(passport).items():
        if key == "names":
            lines += [f"passport.names.{axis} = {_text(names)}" for axis, names in value.items()]
        else:
            lines.append(f"passport.{key} = {_text(value)}")
    return "\n".join(lines) + "\n"


def _text(value: Any) -> str:
    """In TOML lists, strings and whole numbers are written as in JSON, but for one character."""
    return msgspec.json.encode(value).decode().replace("\x7f", "\\u007f")
