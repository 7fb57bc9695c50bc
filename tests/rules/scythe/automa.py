"""What the tests of the Automa's rules say about a table of Scythe for one."""

from typing import Any

import steppe
from rules.scythe.table import idle, table
from steppe import Event, Game
from steppe.scythe.automa import movement
from steppe.scythe.automa.deck import Automa

OPTIONS = {option.name for option in steppe.box("scythe").options}
WATER_FREE = 5
"""The first space of the tracker `automa` from which rivers and lakes are open."""


def solo(human: dict[str, dict[str, Any]], automa: dict[str, Any], /, **rest: Any) -> Game:
    """A position of one human and the Automa; words of positions and options may follow."""
    chosen = {name: value for name, value in rest.items() if name in OPTIONS}
    laid = {name: value for name, value in rest.items() if name not in OPTIONS}
    return steppe.position("scythe", {"players": human, "automa": automa, **laid}, **chosen)


def turn(game: Game) -> list[Event]:
    """The human does nothing; the events of the Automa's turn, up to where the human decides."""
    heard: list[Event] = []
    game.listen(heard.append)
    idle(game)
    game.listen(None)
    begins = [n for n, event in enumerate(heard) if event.name == "turn" and event.seat == 1]
    return heard[begins[0] + 1 :]


def told(events: list[Event], name: str) -> dict[str, Any]:
    """What the one event of this name told."""
    found = [event.data for event in events if event.name == name]
    assert len(found) == 1, f"{name} was told {len(found)} times"
    return dict(found[0])


def names(events: list[Event]) -> list[str]:
    return [event.name for event in events]


def rules(events: list[Event]) -> list[str]:
    return [event.rule for event in events]


def moved(events: list[Event]) -> list[tuple[str, str, str]]:
    """The moves that the Automa made: unit, from, to."""
    kinds = ("automa-moved", "automa-attacks", "automa-stays")
    return [
        (str(event.data["unit"]), str(event.data["place"]), str(event.data["to"]))
        for event in events
        if event.name in kinds
    ]


def move(game: Game) -> tuple[str, str, str]:
    """The one move that the Automa makes in its next turn."""
    [made] = moved(turn(game))
    return made


def machine(game: Game) -> Automa:
    """Deck, tracker and scheme, hidden things included."""
    found = table(game).automa
    assert found is not None
    return found


def side(game: Game) -> dict[str, Any]:
    """The Automa's entry among the players."""
    found: dict[str, Any] = game.view(0)["players"][1]
    return found


def human(game: Game) -> dict[str, Any]:
    found: dict[str, Any] = game.view(0)["players"][0]
    return found


def placed(game: Game, seat: int) -> dict[str, str]:
    """Where the units of a side stand: {"M6": "worker", "SAXONY": "hero mech mech"}."""
    found = {}
    for place in game.view(0)["places"]:
        for units in place["units"]:
            if units["seat"] == seat:
                words = ["hero"] * units["hero"] + ["mech"] * units["mechs"]
                found[place["id"]] = " ".join(words + ["worker"] * units["workers"])
    return found


def neighbourhood(game: Game, place: str) -> set[str]:
    """The neighbourhood of an Automa unit on a place."""
    figures = table(game).figures
    return {figures.names[p] for p in movement.neighbourhood(table(game), figures.index[place])}


def human_neighbourhood(game: Game, place: str) -> set[str]:
    figures = table(game).figures
    found = movement.human_neighbourhood(table(game), figures.index[place])
    return {figures.names[p] for p in found}
