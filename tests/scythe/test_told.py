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


# The rule that asks each question, where it is always the same one.
QUESTIONS = {
    "AddCard": "scythe.combat.cards_per_unit",
    "BottomRow": "scythe.turn.actions.optional",
    "BuildStructure": "scythe.build.any_on_worker_territory",
    "ChooseCombat": "scythe.combat.order_chosen_by_attacker",
    "ChooseSection": "scythe.turn.section.must_place",
    "DeployMech": "scythe.deploy.choose_any_mech",
    "Dial": "scythe.combat.secret_simultaneous",
    "Encounter": "scythe.encounter.must_choose_one",
    "EndTurn": "scythe.turn.no_rounds",
    "EnlistRecruit": "scythe.enlist.move_recruit",
    "MoveCube": "scythe.upgrade.move_cube",
    "MoveUnits": "scythe.move.unit_count",
    "PayCombatCard": "scythe.turn.cost_in_full",
    "PayResources": "scythe.resource.spend_only_controlled",
    "Produce": "scythe.produce.territory_count",
    "RecruitBonus": "scythe.enlist.ongoing_is_optional",
    "Refuse": "scythe.turn.reward_may_be_partial",
    "RetreatUnit": "scythe.mech.nordic.seaworthy_retreat",
    "TakeFactoryCard": "scythe.factory.first_visit",
    "TradeSite": "scythe.trade.place_with_worker",
    "Travel": "scythe.move.one_step",
    "UseArtillery": "scythe.mech.nordic.artillery",
}


class Promises:
    """What is asked, and what an action is said to cost and bring, beside what the ledger knows."""

    def __init__(self, game: steppe.Game, ledger: Ledger) -> None:
        assert game.to_act is not None
        self.game = game
        self.ledger = ledger
        self.seat = game.to_act
        step = game.decision
        assert step is not None
        kind = type(step).__name__
        self.asks: dict[str, Any] = {"kind": kind, "rule": step.rule(), **step.parts(game.table)}

    def look(self) -> None:
        """At the question itself."""
        kind = self.asks["kind"]
        assert self.asks["rule"] == QUESTIONS.get(kind, self.asks["rule"])
        look = getattr(self, f"_{kind.lower()}", None)
        if look is not None:
            look(**{name: said for name, said in self.asks.items() if name not in ("kind", "rule")})
        assert self.asks.get("left", 0) >= 0

    def _dial(self, place: str, rival: str, cards: int) -> None:
        battle = self.game.view()["battle"]
        sides = {battle["attacker"], battle["defender"]}
        assert battle["place"] == place
        assert sides == {self.seat, self.ledger.factions.index(rival)}
        units = self.ledger.units
        bonus = "peoples_army" in self.ledger.players[self.seat]["abilities"]
        each = units[self.seat, "hero", place] + units[self.seat, "mechs", place]
        assert cards in (each, each + bonus)

    def _useartillery(self, place: str, rival: str, pays: int, takes: int) -> None:
        assert self.ledger.players[self.seat]["power"] >= pays == 1
        assert takes == 2
        there = [key for key, count in self.ledger.units.items() if count and key[2] == place]
        assert {self.seat, self.ledger.factions.index(rival)} <= {key[0] for key in there}

    def _bottomrow(
        self, bottom: str, cost: dict[str, int], gain: dict[str, int], **more: object
    ) -> None:
        if more:  # a Factory card's move
            assert more == {"steps": 2}
            return
        sections = self.game.view()["players"][self.seat]["sections"]
        section = next(one for one in sections if one["bottom"] == bottom)
        assert cost == {section["resource"]: section["cost"]}
        assert gain.get("coins", 0) == section["coins"]

    def _travel(self, unit: str, place: str, steps: int, cargo: dict[str, int]) -> None:
        kind = "hero" if unit == "hero" else f"{unit}s"
        assert self.ledger.units[self.seat, kind, place] > 0
        assert steps > 0
        for goods, count in cargo.items():
            if goods == "workers":
                assert self.ledger.units[self.seat, "workers", place] >= count
            else:
                assert self.ledger.resources[goods, place] >= count

    def _retreatunit(self, unit: str, place: str) -> None:
        kind = "hero" if unit == "hero" else f"{unit}s"
        assert self.ledger.units[self.seat, kind, place] > 0

    def hold(self, action: steppe.Action, said: dict[str, Any], heard: list[Event]) -> None:
        """After an action of which that much was said, and after all that was heard of it."""
        if action.verb == "take-card":
            return  # that is what it costs when it is used
        if "combat_cards" in said.get("cost", {}):
            return  # which of them is still being asked
        mine = [event for event in heard if event.seat == self.seat]
        for name, amounts in (("paid", said.get("cost", {})), ("gained", said.get("gain", {}))):
            for goods, amount in amounts.items():
                if goods not in LAST_SPACE and goods != "coins":
                    continue
                if name == "gained" and ("partly" in action.notation or self._asked_again()):
                    continue
                found = [event.data for event in mine if event.name == name]
                total = sum([one["amount"] for one in found if one["goods"] == goods])
                assert total >= amount, (action.notation, said)
        if self.asks["kind"] == "ChooseSection" and said:
            assert said["bottom"] == "factory" or self._bottom_of(action) == said["bottom"]

    def _asked_again(self) -> bool:
        return not self.game.over and type(self.game.decision).__name__ in ("Refuse", "ChooseGain")

    def _bottom_of(self, action: steppe.Action) -> str:
        sections = self.game.view()["players"][self.seat]["sections"]
        name = action.parts["section"]
        return next(str(one["bottom"]) for one in sections if one["section"] == name)


@pytest.mark.parametrize("path", corpus.records()[::3], ids=lambda path: path.stem)
def test_the_events_tell_all_that_lies_open_and_promises_are_kept(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    game = steppe.loads(text, at=0)
    ledger = Ledger(game.view())
    heard: list[Event] = []
    game.listen(heard.append)
    for line in text.partition("\n\n")[2].splitlines():
        if not line.startswith("end:"):
            for notation in line.partition(": ")[2].split(";"):
                promises = Promises(game, ledger)
                promises.look()
                action = next(one for one in game.legal() if one.notation == notation.strip())
                said = dict(game.about(action))
                heard.clear()
                game.play(action)
                promises.hold(action, said, heard)
                for event in heard:
                    ledger.hear(event)
            ledger.agrees(game.view())
