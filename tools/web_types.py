"""Generates the browser client's types from the Python types.

python tools/web_types.py            writes lib/types/protocol.ts and, for each game, types.ts (its
                                     view) and events.ts, in web/src
python tools/web_types.py --check    checks whether they are up to date
"""

from __future__ import annotations

import importlib
import importlib.util
import sys
import types
from collections.abc import Iterator, Mapping
from inspect import cleandoc
from pathlib import Path
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Required,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import msgspec

from steppe.kernel.events import Event, Turn, kinds_of
from steppe.kernel.registry import GAMES

FOLDER = Path(__file__).parent.parent / "web" / "src"
HEAD = "// Written by tools/web_types.py from the Python types: change those, and run it again.\n"
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", Any: "unknown"}
OPEN = {"Offered", "Question", "Projected"}
"""Types with more members than their fields: the parts of an action."""
KNOWN_AS = {
    ("State", "view"): "View",
    ("State", "views"): "View[]",
    ("LogEntry", "events"): "Happened[]",
    ("Milestone", "event"): "Happened",
    ("Standing", "sides"): "Projected[]",
    ("LogEntry", "action"): "Offered | null",
    ("HintTold", "then"): "Offered[]",
    ("CoachGiven", "line"): "Offered[]",
    ("PlanShown", "actions"): "Offered[]",
    ("PlanShown", "events"): "Happened[]",
}
"""Types that the server passes through from the engine."""


def named(shape: type) -> str:
    """The TypeScript name of a type: messages get names distinct from their contents."""
    if issubclass(shape, Event):
        return shape.__name__
    if issubclass(shape, msgspec.Struct) and shape.__struct_config__.tag:
        return shape.__name__ if shape.__name__.endswith("Told") else f"{shape.__name__}Message"
    return shape.__name__


def spelled(hint: Any) -> str:
    """A Python type in TypeScript."""
    if hint is None or hint is type(None):
        return "null"
    if hint is object:
        return "unknown"
    if isinstance(hint, type) and (is_typeddict(hint) or issubclass(hint, msgspec.Struct)):
        return named(hint)
    if hint in PLAIN:
        return PLAIN[hint]
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated or origin in (NotRequired, Required):
        return spelled(args[0])
    if origin is Literal:
        return " | ".join([f"'{value}'" for value in args])
    if origin in (Union, types.UnionType):
        kinds = [spelled(arg) for arg in args if arg is not msgspec.UnsetType]
        return " | ".join(dict.fromkeys(kinds))
    if origin is list or (origin is tuple and args[1:] == (...,)):
        item = spelled(args[0])
        return f"({item})[]" if " " in item else f"{item}[]"
    if origin is tuple:
        return f"[{', '.join([spelled(arg) for arg in args])}]"
    if origin is not None and issubclass(origin, Mapping):
        return f"Record<string, {spelled(args[1])}>"
    raise TypeError(f"no TypeScript is known for {hint!r}")


def comment(shape: type) -> str:
    text = cleandoc(shape.__doc__ or "")
    generated = text.startswith(f"{shape.__name__}(") or text == (dict.__doc__ or "")
    if not text or generated:
        return ""
    return "/** " + "\n * ".join(text.splitlines()) + " */\n"


def interface(shape: type, fields: list[str], extends: str = "") -> str:
    if shape.__name__ in OPEN:
        fields.append("[part: string]: unknown")
    body = "".join([f"  {field};\n" for field in fields])
    return f"{comment(shape)}export interface {named(shape)}{extends} {{\n{body}}}\n"


def typed_dict(shape: type, extends: str = "") -> str:
    hints = get_type_hints(shape, include_extras=True)
    fields = [
        f"{name}{'?' if get_origin(hint) is NotRequired else ''}: {spelled(hint)}"
        for name, hint in hints.items()
    ]
    return interface(shape, fields, extends)


def struct(shape: type[msgspec.Struct]) -> str:
    hints = get_type_hints(shape, include_extras=True)
    config = shape.__struct_config__
    # Clients may leave out defaults, and so does the server where declared.
    leaves_out = config.omit_defaults or config.forbid_unknown_fields
    fields = [f"{config.tag_field}: '{config.tag}'"] if config.tag else []
    for field in msgspec.structs.fields(shape):
        hint = hints[field.name]
        optional = msgspec.UnsetType in get_args(hint) or (not field.required and leaves_out)
        known = KNOWN_AS.get((shape.__name__, field.name), "") or spelled(hint)
        if issubclass(shape, Event):
            known = known.removesuffix(" | null")  # then it is left out
        fields.append(f"{field.encode_name}{'?' if optional else ''}: {known}")
    return interface(shape, fields)


def shapes(module: types.ModuleType) -> Iterator[type]:
    """The types that a module defines, in order."""
    for value in vars(module).values():
        if not isinstance(value, type) or value.__module__ != module.__name__:
            continue
        if is_typeddict(value) or issubclass(value, msgspec.Struct):
            yield value


def protocol() -> str:
    kernel = importlib.import_module("steppe.kernel.shown")
    http, state, socket = (
        importlib.import_module(f"steppe.server.{name}")
        for name in ("api_types", "state", "messages")
    )
    parts = [typed_dict(shape) for shape in shapes(kernel)]
    parts += [struct(Turn)]
    parts += [struct(shape) for module in (http, state, socket) for shape in shapes(module)]
    for name in ("ClientMessage", "ServerMessage"):
        parts.append(f"export type {name} = {spelled(getattr(socket, name))};\n")
    version = f"/** Of the protocol of the socket. */\nexport const VERSION = {socket.VERSION};\n"
    return "\n".join([HEAD, version, *parts])


def game_types(game: str) -> str:
    module = importlib.import_module(f"{GAMES[game]}.shown")
    whole = f"{game.capitalize()}View"
    # Boards see both merged: the printed part is fetched once, and merged with every view.
    extends = f" extends View, {game.capitalize()}Printed"
    parts = [
        typed_dict(shape, extends if shape.__name__ == whole else "") for shape in shapes(module)
    ]
    head = f"{HEAD}import type {{ View }} from '../../lib/types/protocol.ts';\n\n"
    return head + "\n".join(parts)


def game_events(game: str) -> str:
    importlib.import_module(GAMES[game])
    kinds = kinds_of(GAMES[game])
    union = " | ".join([kind.__name__ for kind in kinds])
    parts = [
        *[struct(kind) for kind in kinds],
        f"export type {game.capitalize()}Event = {union};\n",
    ]
    return HEAD + "\n" + "\n".join(parts)


def files() -> dict[str, str]:
    """The contents of the generated files, by path."""
    written = {"lib/types/protocol.ts": protocol()}
    for game in GAMES:
        if importlib.util.find_spec(f"{GAMES[game]}.shown"):
            written[f"games/{game}/types.ts"] = game_types(game)
        if importlib.util.find_spec(f"{GAMES[game]}.events"):
            written[f"games/{game}/events.ts"] = game_events(game)
    return written


def outdated() -> list[str]:
    return [
        name
        for name, text in files().items()
        if not (FOLDER / name).exists() or (FOLDER / name).read_text(encoding="utf-8") != text
    ]


def main() -> int:
    if "--check" in sys.argv[1:]:
        for name in outdated():
            print(f"{name} is out of date: run python tools/web_types.py", file=sys.stderr)
        return 1 if outdated() else 0
    for name, text in files().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
