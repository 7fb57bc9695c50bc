"""The client's side: applies patches to the state of a table."""

from __future__ import annotations

from typing import Any

from ..kernel.patches import applied

Json = dict[str, Any]


def after(state: Json, told: Json) -> Json:
    """The state after a `patch`."""
    seq, new = told["seq"], told.get("log", [])
    first = new[0]["n"] if new else seq + 1
    changed: Json = applied(state, told.get("patch", {}))
    log = [entry for entry in state["log"] if entry["n"] < first]
    return {
        **changed,
        "seq": seq,
        "last": seq,
        "log": log + new,
        "turns": _turns(state["turns"], first, new),
    }


def _turns(turns: list[Json], first: int, new: list[Json]) -> list[Json]:
    """The turns before the decision `first`, and those of the new entries of the log."""
    found = [{**span, "to": min(span["to"], first - 1)} for span in turns if span["from"] < first]
    for entry in new:
        n, seat, turn = entry["n"], entry["seat"], entry["turn"]
        if found and (found[-1]["seat"], found[-1]["turn"]) == (seat, turn):
            found[-1]["to"] = n
        else:
            found.append({"from": n, "to": n, "seat": seat, "turn": turn})
    return found
