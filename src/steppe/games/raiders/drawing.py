"""The village and the settlements of Raiders of Scythia, and the player boards."""

from __future__ import annotations

from typing import Any

from ...kernel.canvas import Canvas, amounts

PLAYERS = ("#7d3c98", "#229954", "#e67e22", "#333333")  # purple, green, orange, black
WORKERS = {"blue": "#3f7fbf", "grey": "#9a9a9a", "red": "#c0392b"}
REGIONS = {"cimmeria": "#e8e3c5", "assyria": "#f2d7b0", "persia": "#e5c3c3", "greece": "#c9dbe8"}
CELL = 118
BOARD = 6 * CELL + 20


def draw(view: dict[str, Any]) -> Canvas:
    players = view["players"]
    rows = len(players) + (view["chief"] is not None)
    canvas = Canvas(BOARD + 420, max(650, 40 + 178 * rows))
    asked = view.get("decision", {}).get("kind", "the game is over")
    who = "" if view["to_act"] is None else f"{players[view['to_act']]['label']}: "
    canvas.write(10, 20, f"Raiders of Scythia, turn {view['turn']}. {who}{asked}", 15)
    for number, region in enumerate(reversed(REGIONS)):
        _region(canvas, view, region, 40 + 88 * number)
    _village(canvas, view, 400)
    _cards(canvas, view, 545)
    for number, player in enumerate(players):
        _player(canvas, player, BOARD + 10, 40 + 178 * number)
    if view["chief"] is not None:
        _chief(canvas, view["chief"], BOARD + 10, 40 + 178 * len(players))
    return canvas


def _worker(canvas: Canvas, colour: str | None, x: float, y: float) -> None:
    if colour is not None:
        canvas.circle(x, y, 6, WORKERS[colour])


def _region(canvas: Canvas, view: dict[str, Any], region: str, y: float) -> None:
    canvas.rectangle(10, y, 6 * CELL, 84, REGIONS[region])
    for number, place in enumerate(("left", "middle", "right")):
        x = 14 + 2 * CELL * number
        canvas.write(x, y + 12, f"{region} {place}", 10)
        for cell, colour in enumerate(view["settlements"][f"{region}-{place}"]):
            _worker(canvas, colour, x + 120 + 16 * cell, y + 9)
        for side in (1, 2):
            key = f"{region[0]}{2 * number + side}"
            if key in view["spaces"]:
                _space(canvas, view, key, x + CELL * (side - 1), y + 18)


def _space(canvas: Canvas, view: dict[str, Any], key: str, x: float, y: float) -> None:
    space = view["spaces"][key]
    canvas.rectangle(x, y, CELL - 8, 62, "#fffdf5", "#aaa")
    canvas.write(x + 4, y + 13, key, 10)
    _worker(canvas, space["worker"], x + CELL - 18, y + 10)
    short = [f"{count} {good}" for good, count in space["plunder"].items() if count]
    canvas.lines(x + 4, y + 26, [" ".join(short[:2]), " ".join(short[2:])], 9)
    if key in view["quests"]:
        canvas.write(x + 4, y + 57, view["quests"][key] or "a quest, face down", 9)


def _village(canvas: Canvas, view: dict[str, Any], y: float) -> None:
    canvas.write(10, y + 12, "village", 12)
    for number, (building, colour) in enumerate(view["village"].items()):
        x, top = 10 + 176 * (number % 4), y + 18 + 36 * (number // 4)
        closed = building == view["blocked"]
        canvas.rectangle(x, top, 168, 30, "#cccccc" if closed else "#f6ead0")
        canvas.write(x + 6, top + 19, building + (" (blocked)" if closed else ""), 11)
        _worker(canvas, colour, x + 154, top + 15)
    quests = [
        f"{place}: {view['quests'][place]}" for place in ("v1", "v2") if place in view["quests"]
    ]
    canvas.write(10, y + 106, f"quests here: {', '.join(quests) or 'none'}", 11)


def _cards(canvas: Canvas, view: dict[str, Any], y: float) -> None:
    crew, animals = view["crew"], view["animals"]
    canvas.lines(
        10,
        y,
        [
            f"animals: {', '.join(animals['row']) or 'none'} (deck {animals['deck']})",
            f"crew: deck {crew['deck']}, discarded {len(crew['discard'])}, "
            f"being played: {', '.join(crew['in_play']) or 'none'}",
            f"stock: {amounts(view['stock'])}",
            *[f"to be picked: {pair['hero']} with {pair['card']}" for pair in view["pairs"]],
        ],
    )


def _player(canvas: Canvas, player: dict[str, Any], x: float, y: float) -> None:
    colour = PLAYERS[player["seat"]]
    canvas.rectangle(x, y, 395, 170, "#ffffff", colour)
    canvas.circle(x + 14, y + 14, 8, colour)
    canvas.write(x + 28, y + 18, f"{player['label']}, {player['hero'] or 'no hero yet'}", 13)
    _worker(canvas, player["worker"], x + 380, y + 14)
    goods = {
        good: player[good]
        for good in ("silver", "provisions", "kumis", "gold", "equipment", "wagon", "livestock")
    }
    hand = player.get("hand")
    canvas.lines(
        x + 8,
        y + 36,
        [
            f"points {player['points']}; {amounts(goods)}",
            f"hand: {player['hand_size'] if hand is None else ', '.join(hand) or 'none'}",
            f"quests: {', '.join(player['quests']) or 'none'}",
        ],
        10,
    )
    for slot in range(5):
        at = x + 6 + 77 * slot
        canvas.rectangle(at, y + 80, 74, 84, "#f8f4e6", "#bbb")
        member = player["crew"][slot]
        texts = [player["eagles"][slot] or "-"]
        texts += ["-"] if member is None else [member["card"], f"wounds {member['wounds']}"]
        texts.append(player["horses"][slot] or "-")
        canvas.lines(at + 4, y + 96, texts, 9)


def _chief(canvas: Canvas, chief: dict[str, Any], x: float, y: float) -> None:
    canvas.rectangle(x, y, 395, 110, "#ffffff")
    canvas.lines(
        x + 8,
        y + 20,
        [
            f"the chief with the {chief['opponent']}: {chief['total']} points",
            f"provisions {chief['provisions']}; horses: {', '.join(chief['horses']) or 'none'}",
            f"quests: {', '.join(chief['quests']) or 'none'}",
            f"plan: {chief['plan'] or 'none'}; plans left {chief['deck']}",
        ],
    )
