"""The corpus of recorded games in `tests/games/raiders`, and what it has to show."""

from __future__ import annotations

from pathlib import Path

import steppe
from steppe.games.raiders.components import load
from steppe.games.raiders.state import RaidersTable
from steppe.games.raiders.terms import BUILDINGS, REGIONS
from steppe.kernel.events import kinds_of, named
from steppe.kernel.records import FIRST_LINE
from steppe.kernel.table import Decision

FOLDER = Path(__file__).parent.parent / "games" / "raiders"
EARLIER = FOLDER / "rules-1"  # made when other figures were known: never made anew


def records() -> list[Path]:
    return sorted(FOLDER.glob("*.txt"))


def everything() -> set[str]:
    """All that the games together have to show."""
    box = load()
    return {
        *[f"plays {card}" for card in box.crew],
        *[f"serves {card}" for card in box.crew],
        *[f"hero {hero}" for hero in box.heroes],
        *[f"quest {quest}" for quest in box.quests],
        *[f"plan {plan}" for plan in box.solo.plans],
        *[f"against {opponent}" for opponent in box.solo.opponents],
        *[f"uses {building}" for building in BUILDINGS],
        *[f"raids {region}" for region in REGIONS],
        *[f"eagle {kind}" for kind in ("double", "centre", "strength")],
        *[f"event {name}" for name in told()],
        *[f"asks {kind}" for kind in asked()],
        *[f"seats {seats}" for seats in (1, 2, 3, 4)],
        "end raiders.end.trigger_plunder",
        "end raiders.end.trigger_quests",
        "end raiders.end.stuck",
        "end by rounds",
        "the chief wins",
        "the chief loses",
    }


def told() -> set[str]:
    """The names of all events."""
    return {named(kind) for kind in kinds_of("steppe.games.raiders")}


def asked() -> set[str]:
    kinds = [kind for kind in Decision.__subclasses__() if "raiders" in kind.__module__]
    return {kind.__name__ for kind in kinds}


def shown(record: str) -> set[str]:
    """What a record shows, replayed decision by decision."""
    head, _, body = record.partition("\n\n")
    assert head.startswith(FIRST_LINE)
    game = steppe.loads(record, at=0)
    found = {f"seats {game.seats}"}
    heard: list[steppe.Event] = []
    game.listen(heard.append)
    for line in body.splitlines():
        if line.startswith("end:"):
            continue
        for notation in line.partition(": ")[2].split(";"):
            found.add(f"asks {type(game.decision).__name__}")
            game.play(notation.strip())
            found |= _on_the_table(game)
    for event in heard:
        found |= _in_an_event(event)
    if game.view()["chief"] is not None:
        found.add(f"against {game.view()['chief']['opponent']}")
        found.add("the chief loses" if game.winners else "the chief wins")
    if game.view()["ending"] != 0:
        found.add("end by rounds")
    return found


def _on_the_table(game: steppe.Game) -> set[str]:
    table = game.table
    assert isinstance(table, RaidersTable)
    keys, animals = table.figures.crew, table.figures.components.animals
    found = set()
    for player in table.players:
        found |= {f"serves {keys[card]}" for card in player.crew if card >= 0}
        for eagle in player.eagles:
            if eagle >= 0:
                found.add(f"eagle {animals[table.figures.animals[eagle]].eagle.kind}")
    return found


def _in_an_event(event: steppe.Event) -> set[str]:
    found = {f"event {event.name}"}
    data = event.data
    match event.name:
        case "played":
            found.add(f"plays {data['card']}")
        case "used-hero":
            found.add(f"hero {data['hero']}")
        case "quest-completed" | "chief-quest":
            found.add(f"quest {data['quest']}")
        case "chief-plan":
            found.add(f"plan {data['plan']}")
        case "placed" | "fetched":
            found.add(f"uses {data['building']}")
        case "raided":
            found.add(f"raids {str(data['settlement']).partition('-')[0]}")
        case "end-triggered":
            found.add(f"end {event.rule}")
    return found
