"""The wheels of Noria, the chambers, tracks, islands and market."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Any

from ...kernel.canvas import Canvas, amounts

PLAYERS = ("#c0392b", "#d4ac0d", "#229954", "#2471a3")  # red, yellow, green, blue
DISCS = {
    "energy": "#e74c3c",
    "mycelium": "#27ae60",
    "obsidian": "#566573",
    "city": "#d4ac0d",
    "journey": "#5dade2",
    "tool": "#a04000",
    "bonus": "#af7ac5",
}
# The first slot of each ring, in degrees clockwise from the top, and the radius.
RINGS = {"large": (-60, 60, 84), "middle": (-45, 90, 52), "small": (0, 180, 22)}
WIDTH = 230


def draw(view: dict[str, Any]) -> Canvas:
    players = view["players"]
    canvas = Canvas(max(2, len(players)) * WIDTH + 240, 760)
    asked = view.get("decision", {}).get("kind", "the game is over")
    who = "" if view["to_act"] is None else f"{players[view['to_act']]['colour']}: "
    head = f"Noria, round {view['round']} of {view['rounds']}, {view['phase']}. {who}{asked}"
    canvas.write(10, 20, head, 15)
    for player in players:
        _player(canvas, player, 10 + WIDTH * player["seat"], 30)
    _town(canvas, view, 10, 430)
    _islands(canvas, view, max(2, len(players)) * WIDTH + 15, 40)
    return canvas


def _player(canvas: Canvas, player: dict[str, Any], x: float, y: float) -> None:
    colour = PLAYERS[player["seat"]]
    canvas.rectangle(x, y, WIDTH - 10, 385, "#ffffff", colour)
    canvas.write(x + 8, y + 18, f"{player['colour']}, {player['points']} points", 13)
    if player["wheel"] is None:
        canvas.write(x + 60, y + 130, "being built", 12)
    else:
        _wheel(canvas, player["wheel"], x + WIDTH / 2 - 5, y + 130)
    stores = ", ".join(
        f"{good} {count['full']} full {count['empty']} empty"
        for good, count in player["warehouses"].items()
    )
    canvas.lines(
        x + 8,
        y + 250,
        [
            f"knowledge {player['knowledge']} (income {player['income']})",
            f"resources: {amounts(player['resources'])}",
            f"ships: {amounts(player['ships'])}",
            f"factories left {player['factories']}",
            f"ambassador: {player['island'] or 'harbour'}",
            f"bought: {', '.join(player['centre']) or 'none'}",
            "warehouses:",
            *[stores[at : at + 38] for at in range(0, max(1, len(stores)), 38)],
        ],
        10,
    )


def _wheel(canvas: Canvas, wheel: dict[str, Any], x: float, y: float) -> None:
    """A wheel; the active half is below the line."""
    canvas.circle(x, y, 102, "#f0ead8")
    canvas.line(x - 102, y, x + 102, y, "#bbb", 1)
    numbers = dict.fromkeys(RINGS, 0)
    for name, disc in wheel.items():
        ring = name.split("-")[0]
        first, step, radius = RINGS[ring]
        angle = radians(first + step * numbers[ring])
        numbers[ring] += 1
        at_x, at_y = x + radius * sin(angle), y - radius * cos(angle)
        if disc is None:
            canvas.circle(at_x, at_y, 15, "none", "#bbb")
            continue
        canvas.circle(at_x, at_y, 15, DISCS[disc["disc"]])
        label = disc["disc"][:3] + ("+" if disc["upgraded"] else "")
        canvas.write(at_x, at_y + 4, label, 10, "#fff", middle=True)


def _town(canvas: Canvas, view: dict[str, Any], x: float, y: float) -> None:
    canvas.write(x, y + 12, "chambers: above / seated, and what a space counts", 12)
    for chamber in view["chambers"]:
        y += 20
        people = f"{chamber['above']} / {chamber['seated']}, {chamber['value']}"
        canvas.write(x, y + 12, f"{chamber['id']}: {people}", 11)
    y += 30
    for track in view["tracks"]:
        canvas.write(x, y + 12, track["id"], 11)
        for space in range(len(view["costs"][track["id"]]["prices"]) + 1):
            canvas.rectangle(x + 90 + 34 * space, y, 32, 20, "#fff", "#aaa")
        for seat, space in enumerate(track["spaces"]):
            canvas.circle(x + 96 + 34 * space + 7 * seat, y + 10, 4, PLAYERS[seat])
        y += 26
    prices = ", ".join(f"{name} {price}" for name, price in view["prices"].items())
    canvas.write(x, y + 14, f"prices: {prices}", 11)
    for number, disc in enumerate(view["market"]):
        at = x + 62 * number
        canvas.circle(at + 14, y + 42, 13, DISCS[disc["disc"]])
        canvas.write(at + 14, y + 46, disc["disc"][:3], 10, "#fff", middle=True)
        canvas.write(at + 30, y + 40, f"×{disc['left']}", 10)
        canvas.write(at + 30, y + 52, f"for {disc['price']}", 10)


def _islands(canvas: Canvas, view: dict[str, Any], x: float, y: float) -> None:
    canvas.write(x, y, f"islands ({view['hidden_islands']} face down)", 12)
    for island in view["islands"]:
        y += 10
        canvas.rectangle(x, y, 215, 64, "#d6eaf8", "#5dade2")
        canvas.write(x + 6, y + 14, f"{island['id']}: ships {amounts(island['ships'])}", 10)
        for number, site in enumerate(island["sites"]):
            at = x + 8 + 34 * number
            owner = site["owner"]
            canvas.rectangle(at, y + 22, 31, 20, "#fff" if owner is None else PLAYERS[owner])
            canvas.write(at + 3, y + 35, f"{site['good'][:2]}{site['warehouses']}", 10)
        for number, seat in enumerate(island["ambassadors"]):
            canvas.circle(x + 14 + 16 * number, y + 53, 6, PLAYERS[seat])
        y += 64
