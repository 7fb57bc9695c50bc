"""A listener knows all public information: nothing happens without an event.

And what an action is said to cost and bring is what it costs and brings.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import steppe
from opinion.printed import printed
from raiders import corpus
from steppe import Event

GOODS = ("silver", "provisions", "kumis", "gold", "equipment", "wagon", "livestock", "points")
OPEN = ("worker", "hero", "crew", "eagles", "horses", "quests", "hand_size")


class Ledger:
    """The notes of a listener who saw the table once, and then only gets events."""

    def __init__(self, seen: dict[str, Any]) -> None:
        self.village = dict(seen["village"])
        self.garrisons = {name: list(found) for name, found in seen["settlements"].items()}
        self.spaces = {name: _space(found) for name, found in seen["spaces"].items()}
        self.quests = {place: quest for place, quest in seen["quests"].items() if quest}
        self.row = list(seen["animals"]["row"])
        self.blocked = seen["blocked"]
        self.ended = seen["ending"] is not None
        self.players = [_player(found) for found in seen["players"]]
        self.labels = [found["label"] for found in seen["players"]]
        self.chief = _chief(seen)

    def hear(self, event: Event) -> None:
        handler = getattr(self, event.name.replace("-", "_"), None)
        if handler is not None:
            side = self.players[event.seat] if event.seat < len(self.players) else self.chief
            handler(side, **{field.strip("_"): value for field, value in event.data.items()})

    def agrees(self, seen: dict[str, Any]) -> None:
        other = Ledger(seen)
        for mine, theirs in zip(self.players, other.players, strict=True):
            assert {name: mine[name] for name in mine if mine[name] != theirs[name]} == {
                name: theirs[name] for name in mine if mine[name] != theirs[name]
            }
        assert vars(self) == vars(other) | {"players": self.players}

    # -- goods and cards ---------------------------------------------------------------------------

    def gained(self, me: dict[str, Any], goods: dict[str, int]) -> None:
        for good, amount in goods.items():
            me[good] += amount

    def paid(self, me: dict[str, Any], goods: dict[str, int]) -> None:
        for good, amount in goods.items():
            me[good] -= amount

    surplus = paid

    def took_from(self, me: dict[str, Any], other: str, goods: dict[str, int]) -> None:
        self.gained(me, goods)
        victim = self.chief if other == "chief" else self.players[self.labels.index(other)]
        self.paid(victim, goods)

    def seized(self, me: dict[str, Any], good: str, space: str) -> None:
        me[good] += 1
        self.spaces[space]["plunder"][good] -= 1

    def picked(self, me: dict[str, Any], hero: str, card: str) -> None:
        me["hero"] = hero
        me["crew"][0] = {"card": card, "wounds": 0}

    def drew(self, me: dict[str, Any], count: int, cards: list[str]) -> None:
        assert len(cards) == count
        me["hand_size"] += count

    def discarded(self, me: dict[str, Any], card: str) -> None:
        me["hand_size"] -= 1

    played = discarded

    # -- workers -----------------------------------------------------------------------------------

    def placed(self, me: dict[str, Any], building: str, worker: str) -> None:
        assert (self.village[building], me["worker"]) == (None, worker)
        self.village[building], me["worker"] = worker, None

    def fetched(self, me: dict[str, Any], building: str, worker: str) -> None:
        assert (self.village[building], me["worker"]) == (worker, None)
        self.village[building], me["worker"] = None, worker

    def raided(self, me: dict[str, Any], settlement: str, worker: str) -> None:
        assert me["worker"] == worker
        me["worker"] = None
        self.garrisons[settlement][self.garrisons[settlement].index(None)] = worker

    def plundered(self, me: dict[str, Any], space: str, worker: str) -> None:
        me["worker"] = worker
        self.spaces[space] = {"plunder": dict.fromkeys(GOODS[3:7], 0), "worker": None}

    # -- crew and animals --------------------------------------------------------------------------

    def hired(self, me: dict[str, Any], card: str, slot: int) -> None:
        me["hand_size"] -= 1
        me["crew"][slot - 1] = {"card": card, "wounds": 0}

    def dismissed(self, me: dict[str, Any], card: str) -> None:
        self._crew_slot(me, card)

    def swapped(self, me: dict[str, Any], card: str, old: str, slot: int) -> None:
        assert me["crew"][slot - 1]["card"] == old
        me["crew"][slot - 1] = {"card": card, "wounds": 0}

    def wounded(self, me: dict[str, Any], card: str, slot: int) -> None:
        assert me["crew"][slot - 1]["card"] == card
        me["crew"][slot - 1]["wounds"] += 1

    def healed(self, me: dict[str, Any], card: str) -> None:
        self._crew_slot(me, card, hurt=True)["wounds"] -= 1

    def killed(self, me: dict[str, Any], card: str, slot: int) -> None:
        assert me["crew"][slot - 1]["card"] == card
        me["crew"][slot - 1] = None
        me["hand_size"] += "returns" in printed("raiders", "crew")["crew"][card]["ability"]

    def _crew_slot(self, me: dict[str, Any], card: str, hurt: bool = False) -> dict[str, Any]:
        found: dict[str, Any] = next(
            one for one in me["crew"] if one and one["card"] == card and (one["wounds"] or not hurt)
        )
        return found

    def placed_eagle(self, me: dict[str, Any], animal: str, slot: int) -> None:
        if animal in self.row:
            self.row.remove(animal)
        me["eagles"][slot - 1] = animal

    def placed_horse(self, me: dict[str, Any], animal: str, slot: int) -> None:
        if animal in self.row:
            self.row.remove(animal)
        me["horses"][slot - 1] = animal

    def returned_eagle(self, me: dict[str, Any], animal: str, slot: int, position: int) -> None:
        assert me["eagles"][slot - 1] == animal
        me["eagles"][slot - 1] = None
        self.row[position - 1] = animal

    def animal_revealed(self, me: dict[str, Any], position: int, animal: str) -> None:
        self.row.insert(position - 1, animal)

    # -- quests and the end ------------------------------------------------------------------------

    def quest_revealed(self, me: dict[str, Any], quest: str, place: str) -> None:
        self.quests[place] = quest

    def quest_completed(self, me: dict[str, Any], quest: str, points: int, place: str) -> None:
        assert self.quests.pop(place) == quest
        me["quests"].append(quest)

    def end_triggered(self, me: dict[str, Any], spaces: int, quests: int, turns: int) -> None:
        self.ended = True
        assert spaces == sum(sum(one["plunder"].values()) > 0 for one in self.spaces.values())
        assert quests >= len(self.quests)

    # -- the chief ---------------------------------------------------------------------------------

    def chief_blocks(self, me: dict[str, Any], building: str) -> None:
        self.blocked = building

    def chief_low_provisions(self, me: dict[str, Any], have: int, need: int, amount: int) -> None:
        assert me["provisions"] == have < need
        me["provisions"] += amount

    def chief_provisions(self, me: dict[str, Any], have: int, need: int) -> None:
        assert me["provisions"] == have >= need

    def chief_quest(self, me: dict[str, Any], quest: str, place: str, **more: Any) -> None:
        assert self.quests.pop(place) == quest
        me["quests"].append(quest)

    def chief_horse(self, me: dict[str, Any], position: int, animal: str, **more: Any) -> None:
        assert self.row.pop(position - 1) == animal
        me["horses"].append(animal)

    def chief_horse_spent(self, me: dict[str, Any], animal: str, strength: int) -> None:
        me["horses"].remove(animal)

    def chief_raid(self, me: dict[str, Any], space: str, target: int) -> None:
        self.lost = self.spaces[space]["plunder"]
        self.spaces[space] = {"plunder": dict.fromkeys(GOODS[3:7], 0), "worker": None}

    def chief_plunder_lost(self, me: dict[str, Any], goods: dict[str, int]) -> None:
        assert {good: count for good, count in self.lost.items() if count} == goods
        del self.lost

    def chief_paid(self, me: dict[str, Any], amount: int) -> None:
        me["provisions"] -= amount

    def chief_points(self, me: dict[str, Any], amount: int) -> None:
        me["points"] += amount


def _player(found: dict[str, Any]) -> dict[str, Any]:
    crew = [one and {"card": one["card"], "wounds": one["wounds"]} for one in found["crew"]]
    lists = {name: list(found[name]) for name in ("eagles", "horses", "quests")}
    return {name: found[name] for name in (*GOODS, *OPEN)} | lists | {"crew": crew}


def _space(found: dict[str, Any]) -> dict[str, Any]:
    return {"plunder": dict(found["plunder"]), "worker": found["worker"]}


def _chief(seen: dict[str, Any]) -> dict[str, Any]:
    chief = seen.get("chief") or {}
    found = {name: chief.get(name) for name in ("provisions", "points")}
    return found | {name: list(chief.get(name, [])) for name in ("horses", "quests")}


# The rule that asks each question, where it is always the same one.
QUESTIONS = {
    "ChooseAnimal": "raiders.village.stable.take_one",
    "ChooseCrewSlot": "raiders.crew.slots",
    "ChooseHire": "raiders.village.barracks.hire",
    "ChooseHorse": "raiders.term.eagle_to_horse",
    "ChooseHorseSlot": "raiders.term.eagle_to_horse_slot",
    "ChooseSpace": "raiders.raid.choose_space",
    "CycleCards": "raiders.term.card",
    "DrinkKumis": "raiders.raid.kumis",
    "EndTurn": "raiders.turn.end_pass",
    "PayCards": "raiders.term.card",
    "PayStrength": "raiders.quest.pay_strength",
    "PickPair": "raiders.setup.pairs.draft_order",
    "PlaceWounds": "raiders.wound.free_allocation",
    "RerollDice": "raiders.raid.crew_abilities",
    "ReturnEagle": "raiders.term.eagle_to_horse",
    "SwapIn": "raiders.term.crew_singular",
    "SwapOut": "raiders.term.crew_singular",
    "TakeTurn": "raiders.turn.choice",
    "TakeWorker": "raiders.turn.village.take_other",
    "VisitBuilding": "raiders.term.building_without_worker",
}


class Promises:
    """What is asked, and what an action is said to be about, beside what the ledger knows."""

    def __init__(self, game: steppe.Game, ledger: Ledger) -> None:
        assert game.to_act is not None
        self.ledger = ledger
        self.me = ledger.players[game.to_act]
        step = game.decision
        assert step is not None
        kind = type(step).__name__
        self.asked: dict[str, Any] = {"kind": kind, "rule": step.rule(), **step.parts(game.table)}

    def said(self, action: steppe.Action, said: dict[str, Any]) -> None:
        """Before an action of which that much is said."""
        check = getattr(self, action.verb.replace("-", "_"), None)
        if check is not None and said:
            check(said, **action.parts)

    def hold(self, action: steppe.Action, said: dict[str, Any], heard: list[Event]) -> None:
        """After it, and after all that was heard of it."""
        if "cards" in said.get("cost", {}):
            return  # which ones is still being asked
        for name, amounts in (("paid", said.get("cost", {})), ("gained", said.get("gain", {}))):
            for good, amount in amounts.items():
                if good == "cards":
                    found = sum([one.data["count"] for one in heard if one.name == "drew"])
                else:
                    goods = [one.data["goods"] for one in heard if one.name == name]
                    found = sum([one.get(good, 0) for one in goods])
                assert found >= amount, (action.notation, said)

    def look(self) -> None:
        """At the question itself."""
        me, asks = self.me, self.asked
        assert asks["rule"] == QUESTIONS.get(asks["kind"], asks["rule"])
        if asks["kind"] == "TakeTurn":
            assert asks["worker"] == me["worker"]
        elif asks["kind"] in ("ChooseSpace", "DrinkKumis"):
            assert any(self.ledger.garrisons[asks["settlement"]])
        elif asks["kind"] == "SwapIn":
            assert me["crew"][asks["slot"] - 1] is not None
        elif "left" in asks:
            assert asks["left"] > 0

    def _who(self, said: dict[str, Any], slot: int) -> None:
        mate = self.me["crew"][slot - 1]
        assert mate["card"] == said["card"]
        strength = printed("raiders", "crew")["crew"][said["card"]]["strength"]
        assert strength - mate["wounds"] == said["strength"]

    wound = heal = eagle_power = _who

    def slot(self, said: dict[str, Any], slot: int) -> None:
        crew = self.me["crew"][slot - 1] or {}
        there = (crew.get("card"), self.me["eagles"][slot - 1], self.me["horses"][slot - 1])
        assert said["old"] in there

    def _animal(self, said: dict[str, Any], position: int) -> None:
        assert said["animal"] == self.ledger.row[position - 1]

    eagle = horse = _animal

    def quest(self, said: dict[str, Any], place: str) -> None:
        assert said["quest"] == self.ledger.quests[place]

    def hero(self, said: dict[str, Any]) -> None:
        assert said["name"] == self.me["hero"]

    def hire(self, said: dict[str, Any], card: str) -> None:
        assert 0 <= said["price"] <= self.me["silver"]
        assert said["price"] <= printed("raiders", "crew")["crew"][card]["cost"]

    def plunder(self, said: dict[str, Any], space: str) -> None:
        there = self.ledger.spaces[space]
        assert said["worker"] == there["worker"]
        assert said["gain"] == {good: count for good, count in there["plunder"].items() if count}


@pytest.mark.parametrize("path", corpus.records(), ids=lambda path: path.stem)
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
                promises.said(action, said)
                heard.clear()
                game.play(action)
                promises.hold(action, said, heard)
                for event in heard:
                    ledger.hear(event)
                ledger.agrees(game.view())
