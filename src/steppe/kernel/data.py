"""Component figures in TOML: validated, with provenance; an owner's files override ours.

Every figure has a basis: `sourced`, `derived` or `designed`. A `[provenance]` table at the top of
a file gives basis and note by path (`"hexes.q" = { basis = "derived" }`, positions in lists left
out); the longest path wins. A table may also carry `basis` and `note` itself, which hold for
everything in it and win over paths. These three keys are taken out before a file is converted, so
that schemas need not know them.
"""

from __future__ import annotations

import copy
import json
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from hashlib import blake2b
from importlib import resources
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeVar, get_args

import msgspec

from .errors import DataError
from .language import LANGUAGES

Basis = Literal["sourced", "derived", "designed"]
Raw = dict[str, Any]
T = TypeVar("T")

LARGEST = 999
_RESERVED = ("basis", "note", "provenance")
_UNPRINTED = (*_RESERVED, *LANGUAGES)


class Figure(NamedTuple):
    """One value of a component file and where it comes from."""

    file: str
    path: str
    value: Any
    basis: Basis
    note: str


class _Origin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    basis: Basis | None = None
    note: str | None = None


def fault(file: str, field: str, text: str) -> DataError:
    """The one-sentence error about a wrong file."""
    return DataError(f"{file}: {field}: {text}" if field else f"{file}: {text}")


def files(package: str) -> list[str]:
    """The component files of a game, e.g. of `steppe.games.scythe`."""
    folder = resources.files(package) / "data"
    return sorted(item.name for item in folder.iterdir() if item.name.endswith(".toml"))


def check_folder(package: str, folder: Path) -> None:
    """Refuse an owner's folder that is missing or holds a file we would silently ignore."""
    known = files(package)
    try:
        found = sorted(item.name for item in folder.iterdir() if not item.name.startswith("."))
    except OSError as error:
        raise DataError(f"{folder}: cannot read this folder: {error.strerror}") from None
    for name in found:
        if name not in known:
            raise DataError(
                f"{folder / name}: not a component file of this game, which has {', '.join(known)}"
            )


def read(package: str, file: str, folder: Path | None = None) -> Raw:
    """The plain content of a component file: the owner's if there is one, else the package's."""
    own = folder / file if folder else None
    try:
        if own and own.exists():
            content = own.read_bytes()
        else:
            content = (resources.files(package) / "data" / file).read_bytes()
        text = content.decode("utf-8-sig")
        return tomllib.loads(text)
    except OSError as error:
        raise fault(file, "", f"cannot read it: {error.strerror}") from None
    except UnicodeDecodeError as error:
        line = content[: error.start].count(b"\n") + 1
        raise fault(file, f"line {line}", "not a UTF-8 text") from None
    except tomllib.TOMLDecodeError as error:
        raise _syntax(file, str(error), text) from None
    except RecursionError:
        raise fault(file, "", "nested too deeply") from None


def load(kind: type[T], package: str, file: str, folder: Path | None = None) -> T:
    """A component file as a value of `kind`, or a DataError that names the file and the field."""
    raw = read(package, file, folder)
    bare: Raw = _without(raw, _RESERVED)
    _countable(file, "", bare)
    try:
        value = msgspec.convert(bare, kind)
    except msgspec.ValidationError as error:
        raise _explain(file, bare, kind, str(error)) from None
    for _ in figures_in(file, raw):
        pass
    return value


def figures(package: str, folder: Path | None = None) -> list[Figure]:
    """Every figure of a game with its basis, file by file."""
    if folder:
        check_folder(package, folder)
    return [
        figure
        for file in files(package)
        for figure in figures_in(file, read(package, file, folder))
    ]


@cache
def digest(package: str, folder: str = "") -> str:
    """The digest of all printed figures of a game's components. Text is left out: it stays the
    same when a name is corrected, a note is added or the basis of a figure changes. It is empty for
    a game without component files."""
    if not (resources.files(package) / "data").is_dir():
        return ""
    own = Path(folder) if folder else None
    printed = {file: _without(read(package, file, own), _UNPRINTED) for file in files(package)}
    text = json.dumps(printed, sort_keys=True, separators=(",", ":"), default=str)
    return blake2b(text.encode(), digest_size=8).hexdigest()


def figures_in(file: str, raw: Raw) -> Iterator[Figure]:
    """Every figure of one file; a figure without a basis is a fault, as is a path of no figure."""
    origins = {
        path: _origin(file, f'provenance."{path}"', origin)
        for path, origin in _table(file, "provenance", raw.get("provenance", {})).items()
    }
    used: set[str] = set()

    def walk(value: Any, path: str, pattern: str, above: _Origin, own: bool) -> Iterator[Figure]:
        origin = above
        if pattern in origins:
            used.add(pattern)
            if not own:
                origin = _within(origin, origins[pattern])
        if isinstance(value, dict):
            here = {key: value[key] for key in ("basis", "note") if key in value}
            origin = _within(origin, _origin(file, path, here))
            own = own or (bool(path) and "basis" in here)
            for key, item in value.items():
                if key not in _RESERVED:
                    yield from walk(item, _join(path, key), _join(pattern, key), origin, own)
        elif isinstance(value, list) and any(isinstance(item, dict) for item in value):
            for index, item in enumerate(value):
                yield from walk(item, f"{path}[{index}]", pattern, origin, own)
        elif origin.basis is None:
            raise fault(file, path, "has no basis (sourced, derived or designed)")
        else:
            yield Figure(file, path, value, origin.basis, origin.note or "")

    yield from walk(raw, "", "", _Origin(), own=False)
    for pattern in origins:
        if pattern not in used:
            raise fault(file, f'provenance."{pattern}"', "there is no such figure")


def _join(path: str, key: str) -> str:
    return f"{path}.{key}" if path else key


def _table(file: str, path: str, value: Any) -> Raw:
    if not isinstance(value, dict):
        raise fault(file, path, f"expected table, got {type(value).__name__}")
    return value


def _origin(file: str, path: str, value: Any) -> _Origin:
    try:
        return msgspec.convert(_table(file, path, value), _Origin)
    except msgspec.ValidationError:
        bases = ", ".join(get_args(Basis))
        raise fault(file, path, f"basis must be one of {bases}, and note a text") from None


def _within(outer: _Origin, inner: _Origin) -> _Origin:
    if inner.basis is None:
        return _Origin(outer.basis, inner.note or outer.note)
    return inner


def _without(value: Any, keys: tuple[str, ...]) -> Any:
    if isinstance(value, dict):
        return {key: _without(item, keys) for key, item in value.items() if key not in keys}
    if isinstance(value, list):
        return [_without(item, keys) for item in value]
    return value


def _countable(file: str, path: str, value: Any) -> None:
    """Bounds numbers: no table needs larger ones, and counting to one would never end."""
    if isinstance(value, dict):
        for key, item in value.items():
            _countable(file, _join(path, key), item)
    elif isinstance(value, list):
        for index, item in enumerate(value):
            _countable(file, f"{path}[{index}]", item)
    elif isinstance(value, int) and abs(value) > LARGEST:
        raise fault(file, path, f"no number may be larger than {LARGEST}")


def _syntax(file: str, message: str, text: str) -> DataError:
    what, _, where = message.rpartition(" (at ")
    place = where.rstrip(")")
    if place == "end of document":
        place = f"line {text.count(chr(10)) + 1}"
    return fault(file, place, what[:1].lower() + what[1:])


_PROBLEM = re.compile(r"(?P<what>.*?)(?: - at (?:`key` in )?`\$(?P<path>.*)`)?", re.DOTALL)
_FIELD = re.compile(r"Object (missing required|contains unknown) field `(?P<field>.*)`")
_STEP = re.compile(r"\.([^.\[]+)|\[(\d+)\]")


def _explain(file: str, bare: Raw, kind: type[Any], message: str) -> DataError:
    """msgspec's message in this project's wording."""
    match = _PROBLEM.fullmatch(message)
    assert match
    what = match["what"]
    path = _with_keys(bare, kind, message, match["path"] or "").lstrip(".")
    if field := _FIELD.fullmatch(what):
        problem = "missing" if field[1] == "missing required" else "unknown field"
        return fault(file, _join(path, field["field"]), problem)
    if what.startswith("Invalid enum value "):
        value = what.removeprefix("Invalid enum value ")
        return fault(file, path, f"{value} is not one of the known values")
    words = what.replace("`", "").replace("object", "table")
    return fault(file, path, words[:1].lower() + words[1:])


def _with_keys(bare: Raw, kind: type[Any], message: str, path: str) -> str:
    """`path` with every `[...]`, which stands for some key of a free table, replaced by the key.

    The key is the one that alone brings the same message.
    """
    while "[...]" in path:
        before, _, after = path.partition("[...]")
        for key in _at(bare, before):
            trial = copy.deepcopy(bare)
            table = _at(trial, before)
            for other in [other for other in table if other != key]:
                del table[other]
            try:
                msgspec.convert(trial, kind)
            except msgspec.ValidationError as error:
                if str(error) == message:
                    bare, path = trial, f"{before}.{key}{after}"
                    break
        else:
            return path
    return path


def _at(value: Any, path: str) -> Any:
    for key, index in _STEP.findall(path):
        value = value[key] if key else value[int(index)]
    return value
