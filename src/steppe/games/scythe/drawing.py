"""The map of Scythe with everything on it, and the players' mats in figures."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ...kernel.canvas import Canvas, amounts
from .printed import with_places

RADIUS = 40
COLUMN, ROW = RADIUS * 1.74, RADIUS * 1.5
LEFT, TOP = 50, 100
TERRAINS = {
    "mountain": "#c9b8a8",
    "farm": "#f3e2a0",
    "village": "#e8b796",
    "forest": "#b5d3a0",
    "tundra": "#dfe3e6",
    "lake": "#a9cfe8",
    "factory": "#b9a7c9",
    "base": "#ffffff",
}
FACTIONS = {
    "nordic": "#2471a3",
    "rusviet": "#c0392b",
    "crimea": "#d4ac0d",
    "saxony": "#333333",
    "polania": "#808b96",
}
GOODS = {"oil": "#333333", "metal": "#888888", "wood": "#8b5a2b", "food": "#e0b000"}


def draw(board: dict[str, Any]) -> Canvas:
    view = with_places(board)
    places = view["places"]
    colours = [FACTIONS.get(player["faction"], "#7d3c98") for player in view["players"]]
    left, right = _ends(place["x"] for place in places)
    above, below = _ends(place["row"] for place in places)
    edge = LEFT + (right - left + 1) * COLUMN
    height = max(TOP + (below - above + 1) * ROW, 40 + 175 * len(view["players"]))
    canvas = Canvas(edge + 330, height)
    spots = {
        place["id"]: (
            LEFT + (place["x"] - left) * COLUMN,
            TOP + (place["row"] - above) * ROW,
        )
        for place in places
    }
    for place in places:
        _ground(canvas, colours, place, *spots[place["id"]])
    _rivers(canvas, places, spots)
    for place in places:
        _pieces(canvas, colours, place, *spots[place["id"]])
    _head(canvas, view)
    for number, automa in enumerate(view["automas"]):
        told = f"{automa['level']}: space {automa['space']} of {automa['spaces']}"
        told += f", scheme {automa['scheme']}, deck {automa['deck']}"
        canvas.write(10, 54 + 12 * number, told, 11)
    for number, player in enumerate(view["players"]):
        _mat(canvas, colours[number], player, view["projection"][number], edge, 40 + 175 * number)
    return canvas


def _ends(numbers: Iterable[float]) -> tuple[float, float]:
    several = list(numbers)
    return min(several), max(several)


def _head(canvas: Canvas, view: dict[str, Any]) -> None:
    asked = view.get("decision", {}).get("kind", "the game is over")
    factions = [player["faction"] for player in view["players"]]
    who = "" if view["to_act"] is None else f"{factions[view['to_act']]}: "
    canvas.write(10, 20, f"Scythe, turn {view['turn']}. {who}{asked}", 15)
    decks = f"combat cards {view['combat_deck']}, encounters {view['encounter_deck']}"
    canvas.write(10, 38, f"structure bonus {view['tile']}; left: {decks}", 11)


def _ground(canvas: Canvas, colours: list[str], place: dict[str, Any], x: float, y: float) -> None:
    control = place["controller"]
    canvas.hexagon(
        x,
        y,
        RADIUS - 2,
        TERRAINS[place["terrain"]],
        "#999" if control is None else colours[control],
    )
    canvas.write(x, y - RADIUS * 0.58, place["id"], 9, middle=True)
    if place["tunnel"]:
        canvas.write(x, y + RADIUS * 0.75, "∩", 12, middle=True)
    if place["encounter"]:
        canvas.circle(x, y + 8, 6, "#fff3b0")
        canvas.write(x, y + 12, "?", 10, middle=True)


def _rivers(
    canvas: Canvas, places: list[dict[str, Any]], spots: dict[str, tuple[float, float]]
) -> None:
    """A river between two places, drawn across the line that joins them."""
    for place in places:
        x, y = spots[place["id"]]
        for other in place["rivers"]:
            if place["id"] < other:
                to_x, to_y = spots[other]
                middle_x, middle_y = (x + to_x) / 2, (y + to_y) / 2
                along_x, along_y = (y - to_y) * 0.27, (to_x - x) * 0.27
                canvas.line(
                    *(middle_x - along_x, middle_y - along_y),
                    *(middle_x + along_x, middle_y + along_y),
                    stroke="#2e86c1",
                    width=5,
                )


def _pieces(canvas: Canvas, colours: list[str], place: dict[str, Any], x: float, y: float) -> None:
    across = x - 22
    for units in place["units"]:
        for letter, count in (("H", units["hero"]), ("M", units["mechs"]), ("w", units["workers"])):
            if count:
                canvas.circle(across, y - 8, 7, colours[units["seat"]])
                label = letter if count is True or count == 1 else f"{letter}{count}"
                canvas.write(across, y - 5, label, 8, "#fff", middle=True)
                across += 15
    if place["structure"]:
        built = place["structure"]
        canvas.rectangle(x - 27, y + 4, 14, 12, colours[built["seat"]])
        canvas.write(x - 20, y + 13, built["structure"][:2], 8, "#fff", middle=True)
    across = x - 10
    for name, count in place["resources"].items():
        canvas.rectangle(across, y + 16, 11, 11, GOODS[name])
        canvas.write(across + 5.5, y + 25, count, 9, "#fff", middle=True)
        across += 13


def _mat(
    canvas: Canvas,
    colour: str,
    player: dict[str, Any],
    fortune: dict[str, int],
    x: float,
    y: float,
) -> None:
    canvas.rectangle(x, y, 320, 165, "#ffffff", colour)
    canvas.circle(x + 14, y + 14, 8, colour)
    hand = player["combat_cards"] if player["hand"] is None else player["hand"]
    goals = player["objectives"] if player["objective_cards"] is None else player["objective_cards"]
    costs = ", ".join(f"{row['bottom']} {row['cost']}" for row in player["sections"])
    canvas.write(x + 28, y + 18, f"{player['faction']}, {player['mat'] or 'Automa'}", 13)
    canvas.lines(
        x + 8,
        y + 36,
        [
            f"power {player['power']}, popularity {player['popularity']}, coins {player['coins']}",
            f"now worth {fortune['total']}; stars: {amounts(player['stars'])}",
            f"combat cards {hand}; objectives {goals}",
            f"token on {player['last_section'] or 'nothing'}; costs: {costs}",
            f"upgrades: {', '.join(player['upgrades']) or 'none'}",
            f"mechs: {', '.join(player['abilities']) or 'none'}",
            "structures: " + (", ".join(s["structure"] for s in player["structures"]) or "none"),
            f"recruits' bonuses: {', '.join(player['bonuses']) or 'none'}",
        ],
    )
