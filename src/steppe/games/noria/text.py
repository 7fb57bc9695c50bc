"""The table as text, from a view, for terminals, screen readers and logs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...kernel.language import Phrasebook
from .terms import RINGS, SLOTS
from .wheel import ACTIVE

View = dict[str, Any]

# The wheel as its owner sees it: five columns, the active half below the line.
_UPPER = (
    {2: "large-t"},
    {0: "large-tl", 4: "large-tr"},
    {1: "middle-tl", 3: "middle-tr"},
    {2: "small-t"},
)
_LOWER = (
    {2: "small-b"},
    {1: "middle-bl", 3: "middle-br"},
    {0: "large-bl", 4: "large-br"},
    {2: "large-b"},
)
_COLUMN = 16


def draw(view: View, phrases: Phrasebook) -> str:
    """The whole table, with the wheel of the viewing seat, or of the active one, drawn."""
    shown = view["active"] if view["seat"] is None else view["seat"]
    parts = [
        _head(view, phrases),
        _town(view, phrases),
        _market(view, phrases),
        _islands(view, phrases),
        _players(view, phrases),
        draw_wheel(view, shown, phrases),
    ]
    return "\n\n".join(parts) + "\n"


def _name(phrases: Phrasebook, key: str) -> str:
    return phrases.names.get(key, key)


def _colour(view: View, phrases: Phrasebook, seat: int) -> str:
    return _name(phrases, view["players"][seat]["colour"])


def _counts(phrases: Phrasebook, counts: dict[str, int]) -> str:
    some = [f"{_name(phrases, key)} {count}" for key, count in counts.items() if count]
    return ", ".join(some) or "–"


def _head(view: View, phrases: Phrasebook) -> str:
    phase = phrases.say(f"phase-{view['phase']}")
    lines = [
        phrases.say("text-round", round=view["round"], rounds=view["rounds"], phase=phase),
        phrases.say("text-prices", **view["prices"]),
    ]
    if view["over"]:
        names = [_colour(view, phrases, seat) for seat in view["winners"]]
        lines[1] = phrases.say("text-winners", winners=", ".join(names), count=len(names))
    elif view["to_act"] is not None:
        lines[0] += " " + phrases.say("text-to-act", colour=_colour(view, phrases, view["to_act"]))
    return "\n".join(lines)


def _town(view: View, phrases: Phrasebook) -> str:
    lines = [phrases.say("text-town")]
    tracks = {track["id"]: track for track in view["tracks"]}
    for chamber in view["chambers"]:
        name = _name(phrases, chamber["id"])
        values = " ".join(
            f"[{value}]" if number == chamber["seated"] else str(value)
            for number, value in enumerate(view["values"][chamber["id"]])
        )
        above = phrases.say("text-above", count=chamber["above"])
        lines.append(f"  {name:<18} {values:<16} {above}")
        track = tracks.get(chamber["id"])
        if track:
            lines += _track(view, track, phrases)
    return "\n".join(lines)


def _track(view: View, track: View, phrases: Phrasebook) -> list[str]:
    cost = view["costs"][track["id"]]
    prices = " ".join(
        f"{price}{'≠' if different else ''}"
        for price, different in zip(cost["prices"], cost["different"], strict=True)
    )
    standing = ", ".join(
        f"{_colour(view, phrases, seat)} {space}"
        for seat, space in sorted(enumerate(track["spaces"]), key=lambda entry: -entry[1])
    )
    paid = ", ".join(_name(phrases, key) for key in cost["paid_with"])
    return [f"    {standing}", f"    {phrases.say('text-track', prices=prices, paid=paid)}"]


def _market(view: View, phrases: Phrasebook) -> str:
    stacks = "; ".join(
        phrases.say("text-stack", disc=stack["disc"], price=stack["price"], left=stack["left"])
        for stack in view["market"]
    )
    recipes = "; ".join(
        f"{_name(phrases, good)} = {_counts(phrases, recipe)}"
        for good, recipe in view["recipes"].items()
    )
    return "\n".join(
        [
            phrases.say("text-market", stacks=stacks),
            phrases.say("text-recipes", recipes=recipes),
        ]
    )


def _islands(view: View, phrases: Phrasebook) -> str:
    count = len(view["islands"])
    if view["variant"] == "expert":
        lines = [phrases.say("text-circle", open=count)]
    else:
        lines = [phrases.say("text-islands", open=count, hidden=view["hidden_islands"])]
    for island in view["islands"]:
        sites = ", ".join(
            f"{_name(phrases, site['good'])} ×{site['warehouses']}"
            + (f" ({_colour(view, phrases, site['owner'])})" if site["owner"] is not None else "")
            for site in island["sites"]
        )
        there = ", ".join(_colour(view, phrases, seat) for seat in island["ambassadors"])
        line = phrases.say("text-island", ships=_counts(phrases, island["ships"]), sites=sites)
        if there:
            line += " " + phrases.say("text-ambassadors", who=there)
        if island["exhausted"]:
            line += " " + phrases.say("text-exhausted")
        lines.append(f"  {island['id']}: {line}")
    return "\n".join(lines)


def _players(view: View, phrases: Phrasebook) -> str:
    return "\n".join(_player(view, player, phrases) for player in view["players"])


def _player(view: View, player: View, phrases: Phrasebook) -> str:
    deciding = view["active"] if view["to_act"] is None else view["to_act"]
    marks = " ◂" if player["seat"] == deciding and not view["over"] else ""
    goods = ", ".join(
        f"{_name(phrases, good)} {count['full']}/{count['full'] + count['empty']}"
        for good, count in player["warehouses"].items()
    )
    where = _name(phrases, player["island"]) if player["island"] else phrases.say("text-harbour")
    lines = [
        phrases.say("text-player", colour=player["colour"], points=player["points"]) + marks,
        "  "
        + phrases.say(
            "text-goods",
            knowledge=player["knowledge"],
            income=player["income"],
            resources=_counts(phrases, player["resources"]),
            ships=_counts(phrases, player["ships"]),
        ),
        "  "
        + phrases.say(
            "text-works", warehouses=goods or "–", factories=player["factories"], where=where
        ),
    ]
    if player["centre"]:
        lines.append("  " + phrases.say("text-centre", discs=player["centre"]))
    lines.append("  " + phrases.say("text-discs", discs=_discs_in_words(player, phrases)))
    return "\n".join(lines)


def _discs_in_words(player: View, phrases: Phrasebook) -> str:
    """Every disc with its slot, in a sentence; the active half first."""
    wheel = player["wheel"]
    if wheel is None:
        return phrases.say("text-hidden-wheel")
    found = [(slot, wheel[slot]) for slot in SLOTS if wheel[slot]]
    found.sort(key=lambda entry: SLOTS.index(entry[0]) not in ACTIVE)
    return (
        "; ".join(f"{_name(phrases, slot)}: {_disc(disc, phrases)}" for slot, disc in found) or "–"
    )


def _disc(disc: View, phrases: Phrasebook) -> str:
    return _name(phrases, disc["disc"]) + ("+" if disc["upgraded"] else "")


def draw_wheel(view: View, seat: int, phrases: Phrasebook) -> str:
    """A wheel as a picture: discs that can be used now in [brackets], used ones in (brackets)."""
    player = view["players"][seat]
    title = phrases.say("text-wheel", colour=player["colour"])
    wheel = player["wheel"]
    if wheel is None:
        return f"{title}\n{phrases.say('text-hidden-wheel')}"
    own_turn = seat == view["active"]
    reachable: list[str] = view["this_turn"]["reachable"] if own_turn else []
    used: list[str] = view["this_turn"]["used"] if own_turn else []

    def cell(slot: str) -> str:
        disc = wheel[slot]
        if disc is None:
            return "·"
        text = _disc(disc, phrases)
        if slot in reachable:
            return f"[{text}]"
        return f"({text})" if slot in used else text

    def row(slots: dict[int, str]) -> str:
        cells = [cell(slots[x]) if x in slots else "" for x in range(5)]
        return "".join(text.center(_COLUMN) for text in cells).rstrip()

    line = f" {phrases.say('text-active-half')} ".center(_COLUMN * 5, "─")
    lines = [title, *[row(slots) for slots in _UPPER], line, *[row(slots) for slots in _LOWER]]
    lines.append(phrases.say("text-legend"))
    if own_turn:
        lines.append(_reach(reachable, wheel, phrases))
    return "\n".join(lines)


def _reach(reachable: Sequence[str], wheel: View, phrases: Phrasebook) -> str:
    """The usable discs in words, ring by ring."""
    if not reachable:
        return phrases.say("text-nothing-reachable")
    found = [
        f"{_name(phrases, slot)}: {_disc(wheel[slot], phrases)}"
        for ring in RINGS
        for slot in reachable
        if slot.startswith(ring)
    ]
    return phrases.say("text-reachable", discs="; ".join(found))
