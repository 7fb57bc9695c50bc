"""What the tests of the rules say about a table of Scythe."""

from typing import Any

import steppe
from steppe import Event, Game
from steppe.scythe.state import ScytheTable


def scene(players: dict[str, dict[str, Any]], /, **rest: Any) -> Game:
    """A position: players by faction, the first of them active, and whatever else it takes.

    Words of a position (`resources`, `active` …), a seed and options of the game may all be given.
    """
    options = {"seed", *[option.name for option in steppe.box("scythe").options]}
    chosen = {name: value for name, value in rest.items() if name in options}
    laid = {name: value for name, value in rest.items() if name not in options}
    return steppe.position("scythe", {"players": players, **laid}, **chosen)


def play(game: Game, actions: str) -> Game:
    """Take actions, written one after the other: "move; move mech T5; to V7"."""
    for notation in actions.split(";"):
        game.play(notation.strip())
    return game


def legal(game: Game) -> list[str]:
    """What may be done now, in notation."""
    return [action.notation for action in game.legal()]


def offered(game: Game, beginning: str) -> set[str]:
    """The ends of the legal actions that begin so: offered(game, "to") == {"T6", "V7"}."""
    words = f"{beginning} "
    return {notation[len(words) :] for notation in legal(game) if notation.startswith(words)}


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


def refusal(game: Game, notation: str) -> str:
    """The rule that forbids an action."""
    rule = game.why_not(notation)
    assert rule is not None, f"{notation!r} is legal"
    return rule


def whose(game: Game) -> str | None:
    """The faction that must decide; None when the game is over."""
    return None if game.to_act is None else game.label(game.to_act)


def seat(game: Game, faction: str) -> int:
    return [game.label(number) for number in range(game.seats)].index(faction)


def player(game: Game, faction: str) -> dict[str, Any]:
    """What a player knows about itself."""
    number = seat(game, faction)
    found: dict[str, Any] = game.view(number)["players"][number]
    return found


def section(game: Game, faction: str, bottom: str) -> dict[str, Any]:
    """The section of a player mat that holds a bottom action."""
    sections: list[dict[str, Any]] = player(game, faction)["sections"]
    return next(found for found in sections if found["bottom"] == bottom)


def at(game: Game, place: str) -> dict[str, Any]:
    """A place as everybody sees it."""
    places: list[dict[str, Any]] = game.view()["places"]
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


def overhear(game: Game) -> list[Event]:
    """A list that all events from now on are added to."""
    heard: list[Event] = []
    game.listen(heard.append)
    return heard


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
