"""What the tests of the rules say about a table of Scythe."""

from typing import Any

from rules.words import legal, offered, overhear, play, player, position
from steppe import Game
from steppe.games.scythe.printed import with_places
from steppe.games.scythe.state import ScytheTable


def scene(players: dict[str, dict[str, Any]], /, **words: Any) -> Game:
    """Players by faction, the first of them active, and whatever else the position takes."""
    return position("scythe", {"players": players}, **words)


def steps(game: Game, unit: str, place: str, *, way: str = "") -> set[str]:
    """Where a unit may step in a Move action, after the steps of `way` ("V7, T6")."""
    trial = play(game.copy(), "move")
    heard = overhear(trial)
    trial.play(f"move {unit} {place}")
    if heard:  # the only possible step was taken without a question
        return {str(heard[0].data["to"])}
    for step in way.split(", ") if way else []:
        trial.play(f"to {step}")
    return offered(trial, "to")


def section(game: Game, faction: str, bottom: str) -> dict[str, Any]:
    """The section of a player mat that holds a bottom action."""
    sections: list[dict[str, Any]] = player(game, faction)["sections"]
    return next(found for found in sections if found["bottom"] == bottom)


def at(game: Game, place: str) -> dict[str, Any]:
    """A place as everybody sees it, with what is printed there."""
    places: list[dict[str, Any]] = with_places(game.board())["places"]
    return next(found for found in places if found["id"] == place)


def controller(game: Game, place: str) -> str | None:
    number = at(game, place)["controller"]
    return None if number is None else game.label(number)


def units(game: Game, place: str) -> dict[str, str]:
    """Who stands on a place: {"nordic": "hero, 2 mechs, 1 worker"}."""
    return {game.label(group["seat"]): _named(group) for group in at(game, place)["units"]}


def _named(group: dict[str, Any]) -> str:
    words = ["hero"] if group["hero"] else []
    for kind in ("mech", "worker"):
        count = group[f"{kind}s"]
        if count:
            words.append(f"{count} {kind}{'' if count == 1 else 's'}")
    return ", ".join(words)


def resources(game: Game, place: str) -> dict[str, int]:
    found: dict[str, int] = at(game, place)["resources"]
    return found


def table(game: Game) -> ScytheTable:
    """Everything on the table, decks and hands included: for rules about what is hidden."""
    assert isinstance(game.table, ScytheTable)
    return game.table


def idle(game: Game, turns: int = 1) -> Game:
    """Let the players on turn do nothing but move their token, turn after turn."""
    for _ in range(turns):
        free = [notation for notation in legal(game) if notation.startswith("skip ")]
        play(game, free[0])
        if "decline" in legal(game):
            play(game, "decline")
        play(game, "end turn")
    return game


def fight(game: Game, attacker: str, defender: str) -> Game:
    """Commit power and cards for both sides: fight(game, "3 +5", "0")."""
    battle = game.view()["battle"]
    for side, commitment in (("attacker", attacker), ("defender", defender)):
        power, *cards = commitment.split()
        if game.to_act == battle[side] and f"fight {power}" in legal(game):
            play(game, f"fight {power}")
        for card in cards:
            play(game, card)
        if game.to_act == battle[side] and "ready" in legal(game):
            play(game, "ready")
    return game
