"""What a recorded game of Noria shows: its discs, islands, goods, tracks and endings in use.

`tests/noria/make_games.py` picks records until together they show everything that is listed here.
"""

from __future__ import annotations

from pathlib import Path

import steppe
from steppe.games.noria import BOX
from steppe.games.noria.state import NoriaTable
from steppe.games.noria.terms import (
    CHAMBERS,
    DISCS,
    GOODS,
    ISLANDS,
    RESOURCES,
    RINGS,
    SLOTS,
    TRACKS,
)
from steppe.games.noria.wheel import ACTIVE

FOLDER = Path(__file__).parents[1] / "games" / "noria"

# Events that are all worth seeing with each of their values.
VALUES: dict[str, tuple[str, tuple[str, ...]]] = {
    "activated": ("disc", DISCS),
    "repeated": ("disc", DISCS[:6]),
    "upgraded": ("disc", DISCS),
    "bought": ("disc", DISCS),
    "replaced": ("disc", DISCS),
    "inspected": ("slot", tuple(SLOTS[slot] for slot in ACTIVE)),
    "shifted": ("ring", RINGS[:2]),
    "gained": ("resource", RESOURCES),
    "traded": ("resource", RESOURCES),
    "ship": ("resource", RESOURCES),
    "sold": ("good", GOODS),
    "factory": ("good", GOODS),
    "flew": ("island", ISLANDS),
    "revealed": ("island", ISLANDS),
    "advanced": ("track", TRACKS),
    "promoted": ("chamber", CHAMBERS),
    "removed": ("chamber", CHAMBERS),
}


def everything() -> set[str]:
    """All that the records together must show."""
    wanted = {f"{name} {value}" for name, (_, values) in VALUES.items() for value in values}
    wanted |= {f"act {action.verb}" for action in BOX.actions}
    wanted |= {f"{variant} {seats}" for variant in ("base", "expert") for seats in (2, 3, 4)}
    wanted |= {f"twice {disc}" for disc in DISCS}
    wanted |= {f"produced {n}" for n in ("one type", "several types")}
    wanted |= {
        f"{option.name}={value}"
        for option in BOX.options
        for value in ([True, False] if option.kind == "flag" else option.choices)
    }
    wanted |= {"four actions", "a full chamber", "the end of a track", "seven factories"}
    wanted |= {"won by points", "won by fewer possessions", "won together"}
    return wanted


def shown(text: str) -> set[str]:
    """What a record shows."""
    whole = steppe.loads(text)
    game = steppe.loads(text, at=0)
    seen: set[str] = set()

    def hear(event: steppe.Event) -> None:
        if event.name in VALUES:
            seen.add(f"{event.name} {event.data[VALUES[event.name][0]]}")
        if event.name == "activated" and event.data["times"] == 2:
            seen.add(f"twice {event.data['disc']}")
        if event.name == "produced":
            several = len(event.data["goods"]) > 1
            seen.add("produced several types" if several else "produced one type")

    game.listen(hear)
    for link in whole.history:
        seen.add(f"act {link.action.verb}")
        game.play(link.action)
        assert isinstance(game.table, NoriaTable)
        seen |= _standing(game.table)
    assert whole.start is not None
    seen |= {f"{name}={value}" for name, value in whole.start.options.items()}
    variant = "expert" if whole.start.options["expert"] else "base"
    seen.add(f"{variant} {whole.seats}")
    tied = list(whole.scores).count(max(whole.scores)) > 1
    if len(whole.winners) > 1:
        seen.add("won together")
    else:
        seen.add("won by fewer possessions" if tied else "won by points")
    return seen


def _standing(table: NoriaTable) -> set[str]:
    seen = set()
    if table.performed == 4:
        seen.add("four actions")
    if 4 in table.seated:
        seen.add("a full chamber")
    if any(9 in player.tracks for player in table.players):
        seen.add("the end of a track")
    if any(player.factories == 0 for player in table.players):
        seen.add("seven factories")
    return seen


def records() -> list[Path]:
    return sorted(FOLDER.glob("*.txt"))
