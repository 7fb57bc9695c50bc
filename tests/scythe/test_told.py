"""A listener knows all public information: nothing happens without an event."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import steppe
from scythe import corpus
from steppe import Event

COUNTED = ("power", "popularity", "coins", "combat_cards")
LAST_SPACE = {"power": 16, "popularity": 18}


class Ledger:
    """The notes of a listener who saw the table once, and then only gets events."""

    def __init__(self, seen: dict[str, Any]) -> None:
        self.players = [_player(found) for found in seen["players"]]
        self.factions = [found["faction"] for found in seen["players"]]
        self.bases = [found["base"] for found in seen["players"]]
        self.encounters = {place["id"] for place in seen["places"] if place["encounter"]}
        self.structures = {
            place["id"]: (place["structure"]["seat"], place["structure"]["structure"])
            for place in seen["places"]
            if place["structure"]
        }
        self.units: Counter[tuple[int, str, str]] = Counter()
        self.resources: Counter[tuple[str, str]] = Counter()
        for place in seen["places"]:
            for side in place["units"]:
                for unit in ("hero", "mechs", "workers"):
                    self.units[side["seat"], unit, place["id"]] += int(side[unit])
            for resource, count in place["resources"].items():
                self.resources[resource, place["id"]] += count

    def hear(self, event: Event) -> None:
        handler = getattr(self, event.name.replace("-", "_"), None)
        if handler is not None:
            handler(event.seat, **{field.strip("_"): value for field, value in event.data.items()})

    def agrees(self, seen: dict[str, Any]) -> None:
        other = Ledger(seen)
        for mine, theirs in zip(self.players, other.players, strict=True):
            assert mine == theirs
        assert +self.units == +other.units
        assert +self.resources == +other.resources
        assert self.structures == other.structures
        assert self.encounters == other.encounters

    # -- gains and costs ---------------------------------------------------------------------------

    def gained(self, seat: int, amount: int, goods: str) -> None:
        now = self.players[seat][goods] + amount
        self.players[seat][goods] = min(now, LAST_SPACE.get(goods, now))

    def paid(self, seat: int, amount: int, goods: str) -> None:
        self.players[seat][goods] -= amount
        assert self.players[seat][goods] >= 0

    lost = paid

    def gained_at(self, seat: int, amount: int, goods: str, place: str) -> None:
        if goods == "workers":
            self.units[seat, "workers", place] += amount
        else:
            self.resources[goods, place] += amount

    def spent(self, seat: int, goods: str, place: str) -> None:
        self.resources[goods, place] -= 1

    def drew(self, seat: int, cards: int, values: list[int]) -> None:
        assert len(values) == cards
        self.players[seat]["combat_cards"] += cards

    def coerced(self, seat: int, card: int, goods: str) -> None:
        self.players[seat]["combat_cards"] -= 1

    def discarded(self, seat: int, card: int) -> None:
        self.players[seat]["combat_cards"] -= 1

    def gave(self, seat: int, coins: int, to: str) -> None:
        self.players[seat]["coins"] -= coins
        self.players[self.factions.index(to)]["coins"] += coins

    # -- units -------------------------------------------------------------------------------------

    def moved(self, seat: int, unit: str, place: str, to: str, cargo: dict[str, int]) -> None:
        self._walk(seat, unit, 1, place, to)
        for goods, count in cargo.items():
            if goods == "workers":
                self._walk(seat, "worker", count, place, to)
            else:
                self.resources[goods, place] -= count
                self.resources[goods, to] += count

    def displaced(self, seat: int, count: int, place: str) -> None:
        self._walk(seat, "worker", count, place, self.bases[seat])

    def retreated(self, seat: int, unit: str, count: int, place: str, to: str) -> None:
        self._walk(seat, unit, count, place, to)

    def returned(self, seat: int, unit: str, place: str, to: str) -> None:
        self._walk(seat, unit, 1, place, to)

    def _walk(self, seat: int, unit: str, count: int, place: str, to: str) -> None:
        kind = "hero" if unit == "hero" else f"{unit}s"
        self.units[seat, kind, place] -= count
        self.units[seat, kind, to] += count
        assert self.units[seat, kind, place] >= 0

    # -- bottom actions, cards ---------------------------------------------------------------------

    def section(self, seat: int, section: str) -> None:
        self.players[seat]["last_section"] = section

    def upgraded(self, seat: int, square: str, bottom: str) -> None:
        self.players[seat]["upgrades"].add(square)
        self.players[seat]["covered"][bottom] += 1

    def deployed(self, seat: int, ability: str, place: str) -> None:
        self.players[seat]["abilities"].add(ability)
        self.units[seat, "mechs", place] += 1

    def built(self, seat: int, structure: str, place: str) -> None:
        self.structures[place] = (seat, structure)

    def enlisted(self, seat: int, bottom: str, bonus: str) -> None:
        self.players[seat]["enlisted"].add(bottom)

    def encounter(self, seat: int, card: int, place: str) -> None:
        self.encounters.remove(place)

    def factory(self, seat: int, card: int) -> None:
        self.players[seat]["factory_card"] = card

    def scouted(self, seat: int, rival: int, card: int, **more: str) -> None:
        assert more == {"from": self.factions[rival]}
        self.players[seat]["combat_cards"] += 1
        self.players[rival]["combat_cards"] -= 1

    def committed(self, seat: int, power: int, cards: list[int], total: int) -> None:
        self.players[seat]["power"] -= power
        self.players[seat]["combat_cards"] -= len(cards)
        assert total >= power + sum(cards)

    def star(self, seat: int, star: str, stars: int) -> None:
        self.players[seat]["stars"] += 1
        assert self.players[seat]["stars"] == stars


def _player(found: dict[str, Any]) -> dict[str, Any]:
    return {
        **{name: found[name] for name in (*COUNTED, "last_section")},
        "factory_card": found["factory_card"] and found["factory_card"]["card"],
        "stars": sum(found["stars"].values()),
        "abilities": set(found["abilities"]),
        "upgrades": set(found["upgrades"]),
        "covered": {row["bottom"]: row["covered"] for row in found["sections"]},
        "enlisted": {row["bottom"] for row in found["sections"] if row["enlisted"]},
    }


@pytest.mark.parametrize("path", corpus.records()[::2], ids=lambda path: path.stem)
def test_the_events_tell_all_that_lies_open(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    game = steppe.loads(text, at=0)
    ledger = Ledger(game.view())
    game.listen(ledger.hear)
    for line in text.partition("\n\n")[2].splitlines():
        if not line.startswith("end:"):
            for notation in line.partition(": ")[2].split(";"):
                game.play(notation)
            ledger.agrees(game.view())
