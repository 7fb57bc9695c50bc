"""What the tests of the Automa's rules say about a table of Scythe for one."""

from typing import Any

from rules.scythe.table import idle, table
from rules.words import overhear, position
from steppe import Event, Game
from steppe.games.scythe.automa import movement
from steppe.games.scythe.automa.deck import Automa

WATER_FREE = 5
"""The first space of the tracker `automa` from which rivers and lakes are open."""


def solo(human: dict[str, dict[str, Any]], automa: dict[str, Any], /, **rest: Any) -> Game:
    """A position of one human and the Automa; words of positions and options may follow."""
    return position("scythe", {"players": human, "automa": automa}, **rest)


def turn(game: Game) -> list[Event]:
    """The human does nothing; the events of the Automa's turn, up to where the human decides."""
    heard = overhear(game)
    idle(game)
    game.listen(None)
    begins = [n for n, event in enumerate(heard) if event.name == "turn" and event.seat == 1]
    return heard[begins[0] + 1 :]


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
    [found] = table(game).automas
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
    at = table(game)
    index = at.figures.index[place]
    return {at.figures.names[p] for p in movement.neighbourhood(at, at.players[1], index)}


def human_neighbourhood(game: Game, place: str) -> set[str]:
    at = table(game)
    tunnels = machine(game).settings.tunnels
    index = at.figures.index[place]
    found = movement.human_neighbourhood(at, at.players[0], index, tunnels)
    return {at.figures.names[p] for p in found}
