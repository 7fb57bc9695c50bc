"""What the tests of the rules say about a table of Raiders of Scythia."""

from typing import Any

import steppe
from steppe import Event, Game
from steppe.kernel.chance import Chance
from steppe.raiders.components import load
from steppe.raiders.state import Raiders

# Animals by what they are good for, as "eagle / horse strength and points".
DOUBLE = ("animal-01", "animal-02", "animal-03", "animal-04")  # doubling eagle / 1, 2 points
DOUBLE_3 = ("animal-09", "animal-10")  # doubling eagle / 3, 0 points
CENTRE = ("animal-13", "animal-14", "animal-15", "animal-16")  # Centre eagle / 1, 2 points
CENTRE_2 = ("animal-17", "animal-18", "animal-19", "animal-20")  # Centre eagle / 2, 1 point
CENTRE_3 = ("animal-21", "animal-22")  # Centre eagle / 3, 0 points
EAGLE_1 = ("animal-25", "animal-29", "animal-33")  # strength 1, 1 point / 1, 2 and 3
EAGLE_2 = ("animal-31", "animal-35")  # strength 2, 0 points / 2 and 3


def scene(players: dict[str, dict[str, Any]], /, seed: str = "position", **rest: Any) -> Game:
    """A position: players by colour, purple active, and whatever else it takes.

    Words of a position (`spaces`, `row` …) and options of the game may both be given.
    """
    options = {option.name for option in steppe.box("raiders").options}
    chosen = {name: value for name, value in rest.items() if name in options}
    laid = {name: value for name, value in rest.items() if name not in options}
    return steppe.position("raiders", {"players": players, **laid}, seed=seed, **chosen)


def duel(me: dict[str, Any], /, rival: dict[str, Any] | None = None, **rest: Any) -> Game:
    """A position of two players; `me` is purple and to move."""
    return scene({"purple": me, "green": rival or {}}, **rest)


def alone(me: dict[str, Any], /, chief: dict[str, Any] | None = None, **rest: Any) -> Game:
    """A position of the solo game."""
    return scene({"purple": me}, chief=chief or {}, **rest)


def play(game: Game, actions: str) -> Game:
    """Take actions, written one after the other: "place farm; take provisions"."""
    for notation in actions.split(";"):
        game.play(notation.strip())
    return game


def visit(game: Game, building: str) -> Game:
    """Place the worker in a building, so that its use is being asked."""
    return play(game, f"place {building}")


def legal(game: Game) -> list[str]:
    """What may be done now, in notation."""
    return [action.notation for action in game.legal()]


def offered(game: Game, beginning: str) -> set[str]:
    """The ends of the legal actions that begin so: offered(game, "place") == {"farm"}."""
    words = f"{beginning} "
    return {notation[len(words) :] for notation in legal(game) if notation.startswith(words)}


def refusal(game: Game, notation: str) -> str:
    """The rule that forbids an action."""
    rule = game.why_not(notation)
    assert rule is not None, f"{notation!r} is legal"
    return rule


def question(game: Game) -> str:
    return type(game.decision).__name__


def whose(game: Game) -> str | None:
    """The colour that must decide; None when the game is over."""
    return None if game.to_act is None else game.label(game.to_act)


def player(game: Game, label: str = "purple") -> dict[str, Any]:
    """What a player knows about itself."""
    number = [game.label(seat) for seat in range(game.seats)].index(label)
    found: dict[str, Any] = game.view(number)["players"][number]
    return found


def crew(game: Game, label: str = "purple") -> dict[str, int]:
    """The crew on a board with its wounds."""
    return {slot["card"]: slot["wounds"] for slot in player(game, label)["crew"] if slot}


def goods(game: Game, *names: str, label: str = "purple") -> tuple[int, ...]:
    found = player(game, label)
    return tuple(found[name] for name in names)


def chief(game: Game) -> dict[str, Any]:
    found: dict[str, Any] = game.view()["chief"]
    return found


def projected(game: Game, label: str = "purple") -> dict[str, Any]:
    return next(row for row in game.projection() if row["label"] == label)


def overhear(game: Game) -> list[Event]:
    """A list that all events from now on are added to."""
    heard: list[Event] = []
    game.listen(heard.append)
    return heard


def told(heard: list[Event], name: str) -> dict[str, Any]:
    """What the one event of that name says."""
    found = [event for event in heard if event.name == name]
    assert len(found) == 1, f"{name} was told {len(found)} times"
    return dict(found[0].data)


def table(game: Game) -> Raiders:
    """Everything on the table, decks and hands included: for rules about what is hidden."""
    assert isinstance(game.table, Raiders)
    return game.table


def rolling(dice: str, strength: int, wounds: int) -> str:
    """A seed with which these dice ("red red white") show so much on their first roll."""
    faces = [load().dice[colour].faces for colour in dice.split()]
    for number in range(100_000):
        chance = Chance(f"dice {number}")
        shown = [die[chance.below("dice", 6)] for die in faces]
        if (sum(f.strength for f in shown), sum(f.wounds for f in shown)) == (strength, wounds):
            return f"dice {number}"
    raise AssertionError(f"{dice} never show {strength} strength and {wounds} wounds")


def no_gold() -> dict[str, dict[str, int]]:
    """Every raid space of two players without gold, so that no yellow dice are rolled."""
    names = [f"{region}{number}" for region in "capg" for number in range(1, 5)]
    return {name: {"livestock": 1} for name in names}
