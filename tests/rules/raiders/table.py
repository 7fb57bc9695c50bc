"""What the tests of the rules say about a table of Raiders of Scythia."""

from collections.abc import Iterator
from typing import Any

from rules.words import overhear, play, player, position
from steppe import Event, Game
from steppe.games.raiders.components import load
from steppe.games.raiders.state import RaidersTable
from steppe.kernel.chance import Chance

# Animals by what they are good for, as "eagle / horse strength and points".
DOUBLE = ("animal-01", "animal-02", "animal-03", "animal-04")  # doubling eagle / 1, 2 points
DOUBLE_3 = ("animal-09", "animal-10")  # doubling eagle / 3, 0 points
CENTRE = ("animal-13", "animal-14", "animal-15", "animal-16")  # Centre eagle / 1, 2 points
CENTRE_2 = ("animal-17", "animal-18", "animal-19", "animal-20")  # Centre eagle / 2, 1 point
CENTRE_3 = ("animal-21", "animal-22")  # Centre eagle / 3, 0 points
EAGLE_1 = ("animal-25", "animal-29", "animal-33")  # strength 1, 1 point / 1, 2 and 3
EAGLE_2 = ("animal-31", "animal-35")  # strength 2, 0 points / 2 and 3

EVERY_SPACE = [f"{region}{number}" for region in "capg" for number in range(1, 5)]
FOUR = ["warrior", "archer", "spearman", "raider"]
TOWN = {"farm": "blue", "market": "blue", "stables": "grey"}


def scene(players: dict[str, dict[str, Any]], /, seed: str = "position", **words: Any) -> Game:
    """Players by colour, purple active, and whatever else the position takes."""
    return position("raiders", {"players": players}, seed=seed, **words)


def duel(me: dict[str, Any], /, rival: dict[str, Any] | None = None, **rest: Any) -> Game:
    """A position of two players; `me` is purple and to move."""
    return scene({"purple": me, "green": rival or {}}, **rest)


def alone(me: dict[str, Any], /, chief: dict[str, Any] | None = None, **rest: Any) -> Game:
    """A position of the solo game."""
    return scene({"purple": me}, chief=chief or {}, **rest)


def visit(game: Game, building: str) -> Game:
    """Place the worker in a building, so that its use is being asked."""
    return play(game, f"place {building}")


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


def table(game: Game) -> RaidersTable:
    """Everything on the table, decks and hands included: for rules about what is hidden."""
    assert isinstance(game.table, RaidersTable)
    return game.table


def rolling(dice: str, strength: int, wounds: int) -> str:
    """A seed with which these dice ("red red white") show this on their first roll."""
    faces = [load().dice[colour].faces for colour in dice.split()]
    for number in range(100_000):
        chance = Chance(f"dice {number}")
        shown = [die[chance.below("dice", 6)] for die in faces]
        if (sum(f.strength for f in shown), sum(f.wounds for f in shown)) == (strength, wounds):
            return f"dice {number}"
    raise AssertionError(f"{dice} never show {strength} strength and {wounds} wounds")


def no_gold() -> dict[str, dict[str, int]]:
    """Every raid space of two players without gold, so that no yellow dice are rolled."""
    return {space: {"livestock": 1} for space in EVERY_SPACE}


def centre(me: dict[str, Any], rival: dict[str, Any] | None = None, **rest: Any) -> Game:
    """A worker is placed at the Town Centre, and its use is being asked."""
    rest.setdefault("village", TOWN)
    return play(duel({"worker": "blue", **me}, rival, **rest), "place town-centre")


def raider(worker: str = "grey", **more: Any) -> dict[str, Any]:
    """Four crew members with no ability that matters in Greece, and plenty of supplies."""
    return {"worker": worker, "crew": FOUR, "provisions": 8, "wagon": 4, **more}


def raid(game: Game, settlement: str, then: str = "") -> list[Event]:
    """Raid and hear what happens."""
    heard = overhear(game)
    play(game, f"raid {settlement}{'; ' + then if then else ''}")
    return heard


def left_with(*spaces: str, quests: tuple[str, ...] = ("v1", "v2", "c1", "c2")) -> dict[str, Any]:
    """Words of a position for two: plunder only on these spaces, quests only in these places."""
    places = ["v1", "v2", *[space for space in EVERY_SPACE if space[0] != "g"]]
    return {
        "spaces": {s: {"livestock": 1} if s in spaces else {} for s in EVERY_SPACE},
        "quests": {place: "" for place in places if place not in quests},
    }


def finish(game: Game) -> Game:
    while not game.over:
        game.play(game.default)
    return game


def draft(game: Game) -> Game:
    """Everybody takes the first pair and discards the first cards."""
    while game.table.turn == 0:
        game.play(game.legal()[0])
    return game


def positions_to_come(game: Game) -> Iterator[Game]:
    """Positions that purple can reach before green has to decide."""
    waiting = [game]
    for _ in range(1500):
        if not waiting:
            return
        game = waiting.pop()
        yield game
        if game.to_act == 0:
            for action in game.legal():
                trial = game.copy()
                trial.play(action)
                waiting.append(trial)
