"""Observations made from the view alone, slowly: what the fast observers must agree with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

import steppe
from steppe.games.noria import observe as noria_observer
from steppe.games.noria import terms as noria_terms
from steppe.games.raiders import observe as raiders_observer
from steppe.games.raiders import terms as raiders_terms
from steppe.games.scythe import terms as scythe_terms
from steppe.games.scythe.actions import CARGO, PLACES
from steppe.games.scythe.automa.cards import LEVELS
from steppe.gym import Observer


class Sheet:
    """Fields by name, still undivided."""

    def __init__(self, observer: Observer) -> None:
        self.observer = observer
        self.fields = {
            field.name: np.zeros(field.shape or (1,), np.float32) for field in observer.fields
        }

    def put(self, name: str, value: float, *at: int) -> None:
        self.fields[name][at or (0,)] = value

    def add(self, name: str, *at: int) -> None:
        self.fields[name][at] += 1

    def all(self, name: str, values: Sequence[float], *at: int) -> None:
        for number, value in enumerate(values):
            self.put(name, value, *at, number)

    def vector(self) -> Any:
        parts = [
            np.minimum(self.fields[field.name].ravel() * np.float32(1 / field.most), 1)
            for field in self.observer.fields
        ]
        return np.concatenate(parts).astype(np.float32)


def vector(game: steppe.Game, seat: int, observer: Observer) -> Any:
    view = game.view(seat)
    sheet = Sheet(observer)
    order = seats_in_order(view, seat, observer.seats)
    if view["to_act"] is not None:
        sheet.put("to_act", 1, order.index(view["to_act"]))
        sheet.put("question", 1, observer.questions.index(view["decision"]["kind"]))
    sheet.put("active", 1, order.index(view["active"]))
    sheet.put("turn", view["turn"])
    if view["to_act"] == seat:
        {"scythe": asked_in_scythe, "noria": asked_in_noria, "raiders": asked_in_raiders}[
            view["game"]
        ](sheet, view["decision"])
    {"scythe": scythe, "noria": noria, "raiders": raiders}[view["game"]](sheet, view, seat, order)
    return sheet.vector()


def seats_in_order(view: dict[str, Any], seat: int, seats: int) -> list[int]:
    around = view.get("ring") or list(range(seats))
    here = around.index(seat)
    return list(around[here:] + around[:here])


def asked(
    sheet: Sheet,
    about: dict[str, Any],
    words: dict[str, Sequence[object]],
    numbers: Sequence[str],
) -> None:
    for part, known in words.items():
        value = about.get(part)
        if isinstance(value, dict):
            for word, amount in value.items():
                sheet.put(f"asked.{part}", amount, list(known).index(word))
        elif value in known:
            sheet.put(f"asked.{part}", 1, list(known).index(value))
    for part in numbers:
        if part in about:
            sheet.put(f"asked.{part}", about[part])


# -- Scythe ----------------------------------------------------------------------------------------


def asked_in_scythe(sheet: Sheet, about: dict[str, Any]) -> None:
    terms = scythe_terms
    words: dict[str, Sequence[object]] = {
        "unit": terms.UNITS,
        "place": PLACES,
        "bottom": terms.BOTTOMS,
        "goods": terms.GOODS,
        "rival": terms.FACTIONS,
        "card": range(1, 29),
        "cargo": CARGO,
        "gain": terms.GOODS,
        "cost": terms.RESOURCES,
    }
    asked(sheet, about, words, ("left", "steps", "count", "cards", "amount"))


def scythe(sheet: Sheet, view: dict[str, Any], seat: int, order: list[int]) -> None:
    for number, other in enumerate(order):
        scythe_player(sheet, view, view["players"][other], number)
    me = view["players"][seat]
    for value in me["hand"]:
        sheet.add("own.hand", scythe_terms.CARD_VALUES.index(value))
    for card in me["objective_cards"]:
        sheet.put("own.objectives", 1, card - 1)
    for offer in view["factory_offer"] or ():
        sheet.put("own.factory_offer", 1, offer["card"] - 1)
    battle = view["battle"]
    if battle:
        sheet.put("battle.attacker", 1, order.index(battle["attacker"]))
        sheet.put("battle.defender", 1, order.index(battle["defender"]))
        sheet.put("battle.place", 1, PLACES.index(battle["place"]))
        if battle["own"]:
            sheet.put("own.dial", battle["own"]["power"])
            for value in battle["own"]["cards"]:
                sheet.add("own.added", scythe_terms.CARD_VALUES.index(value))
    sheet.put("combat_deck", view["combat_deck"])
    for value in view["combat_discards"]:
        sheet.add("combat_discards", scythe_terms.CARD_VALUES.index(value))
    sheet.put("encounter_deck", view["encounter_deck"])
    sheet.put("factory_cards", view["factory_cards"])
    options = {option.name: option for option in steppe.box("scythe").options}
    tiles = options["structure_bonus"].choices[1:]
    sheet.put("structure_bonus", 1, tiles.index(view["tile"]))
    for place in view["places"]:
        scythe_place(sheet, place, order)
    for automa in view["automas"]:
        scythe_automa(sheet, automa)


def scythe_automa(sheet: Sheet, automa: dict[str, Any]) -> None:
    sheet.put("automa.level", 1, LEVELS.index(automa["level"]))
    sheet.put("automa.space", automa["space"])
    sheet.put("automa.scheme", 1, automa["scheme"] - 1)
    if automa["card"]:
        sheet.put("automa.card", 1, automa["card"] - 1)
    sheet.put("automa.deck", automa["deck"])
    for name in ("discards", "combat_discards"):
        for card in automa[name]:
            sheet.put(f"automa.{name}", 1, card - 1)
    sheet.put("automa.factory_card", automa["has_factory_card"])


def scythe_player(sheet: Sheet, view: dict[str, Any], player: dict[str, Any], number: int) -> None:
    terms = scythe_terms
    sheet.put("player.faction", 1, number, terms.FACTIONS.index(player["faction"]))
    if player["mat"]:
        sheet.put("player.mat", 1, number, terms.MATS.index(player["mat"]))
    for name in ("power", "popularity", "coins", "combat_cards", "objectives"):
        sheet.put(f"player.{name}", player[name], number)
    sheet.put("player.fortune", view["projection"][player["seat"]]["total"], number)
    for name, words in (
        ("abilities", terms.ABILITIES),
        ("upgrades", terms.CUBES),
        ("bonuses", terms.BONUSES),
    ):
        for word in player[name]:
            sheet.put(f"player.{name}", 1, number, words.index(word))
    for section in player["sections"]:
        bottom = terms.BOTTOMS.index(section["bottom"])
        sheet.put("player.cost", section["cost"], number, bottom)
        sheet.put("player.recruits", section["enlisted"], number, bottom)
    for star, count in player["stars"].items():
        sheet.put("player.stars", count, number, terms.STARS.index(star))
    for built in player["structures"]:
        kind = terms.STRUCTURES.index(built["structure"])
        sheet.put("player.structures", 1, number, kind)
    if player["last_section"]:
        section = terms.SECTIONS.index(player["last_section"])
        sheet.put("player.last_section", 1, number, section)
    if player["factory_card"]:
        sheet.put("player.factory_card", 1, number, player["factory_card"]["card"] - 1)


def scythe_place(sheet: Sheet, place: dict[str, Any], order: list[int]) -> None:
    at = PLACES.index(place["id"])
    sheet.put("place.encounter", place["encounter"], at)
    for good, count in place["resources"].items():
        sheet.put("place.resources", count, at, scythe_terms.RESOURCES.index(good))
    for units in place["units"]:
        number = order.index(units["seat"])
        sheet.put("place.hero", units["hero"], at, number)
        sheet.put("place.mechs", units["mechs"], at, number)
        sheet.put("place.workers", units["workers"], at, number)
    if place["structure"]:
        sheet.put("place.structure", 1, at, order.index(place["structure"]["seat"]))
        kind = scythe_terms.STRUCTURES.index(place["structure"]["structure"])
        sheet.put("place.kind", 1, at, kind)


# -- Noria -----------------------------------------------------------------------------------------


def asked_in_noria(sheet: Sheet, about: dict[str, Any]) -> None:
    words: dict[str, Sequence[object]] = {
        "slot": noria_terms.SLOTS,
        "disc": noria_terms.DISCS,
        "condition": noria_observer.CONDITIONS,
    }
    asked(sheet, about, words, ("price", "fee"))


def noria(sheet: Sheet, view: dict[str, Any], seat: int, order: list[int]) -> None:
    terms = noria_terms
    sheet.put("first", 1, order.index(view["first"]))
    sheet.put("round", view["round"])
    sheet.put("phase", 1, noria_observer.PHASES.index(view["phase"]))
    sheet.all("prices", [view["prices"][k] for k in ("nightshift", "modification", "intrigue")])
    sheet.all("market.price", [disc["price"] for disc in view["market"]])
    sheet.all("market.left", [disc["left"] for disc in view["market"]])
    for name in ("above", "seated", "value"):
        sheet.all(f"chamber.{name}", [chamber[name] for chamber in view["chambers"]])
    sheet.all("stock.ships", list(view["stock"]["ships"].values()))
    sheet.all("stock.warehouses", list(view["stock"]["warehouses"].values()))
    turn = view["this_turn"]
    sheet.put("turn.actions", turn["actions"])
    sheet.put("turn.doubled", turn["doubled"])
    for name in ("used", "activated", "upgraded"):
        for slot in turn[name]:
            sheet.put(f"turn.{name}", 1, terms.SLOTS.index(slot))
    sheet.put("hidden_islands", view["hidden_islands"])
    for position, island in enumerate(view["islands"], 1):
        at = terms.ISLANDS.index(island["id"])
        sheet.put("island.revealed", 1, at)
        sheet.put("island.position", position, at)
        for resource, count in island["ships"].items():
            sheet.put("island.ships", count, at, terms.RESOURCES.index(resource))
        for number, site in enumerate(island["sites"]):
            if site["owner"] is not None:
                sheet.put("island.site", 1, at, number, order.index(site["owner"]))
    for number, other in enumerate(order):
        noria_player(sheet, view["players"][other], number)


def noria_player(sheet: Sheet, player: dict[str, Any], number: int) -> None:
    terms = noria_terms
    for name in ("points", "knowledge", "factories"):
        sheet.put(f"player.{name}", player[name], number)
    for name in ("resources", "ships", "spaces"):
        sheet.all(f"player.{name}", list(player[name].values()), number)
    for good, stored in player["warehouses"].items():
        for name in ("full", "empty"):
            sheet.put(f"player.{name}", stored[name], number, terms.GOODS.index(good))
    if player["island"]:
        sheet.put("player.island", 1, number, terms.ISLANDS.index(player["island"]))
    for disc in player["centre"]:
        sheet.add("player.centre", number, terms.DISCS.index(disc))
    for slot, disc in (player["wheel"] or {}).items():
        if disc:
            at = terms.SLOTS.index(slot)
            sheet.put("player.wheel", 1, number, at, terms.DISCS.index(disc["disc"]))
            sheet.put("player.upgraded", disc["upgraded"], number, at)


# -- Raiders of Scythia ----------------------------------------------------------------------------


def asked_in_raiders(sheet: Sheet, about: dict[str, Any]) -> None:
    terms, names = raiders_terms, raiders_observer
    words: dict[str, Sequence[object]] = {
        "worker": terms.COLOURS,
        "building": terms.BUILDINGS,
        "settlement": terms.SETTLEMENTS,
        "card": names.CREW + names.HEROES,
        "animal": names.ANIMALS,
        "slot": range(1, 6),
    }
    asked(sheet, about, words, ("left",))
    for die, colour in enumerate(terms.DICE):
        faces = about.get(colour, [])
        sheet.put("asked.dice", sum(strength for strength, _ in faces), die, 0)
        sheet.put("asked.dice", sum(wounds for _, wounds in faces), die, 1)


def raiders(sheet: Sheet, view: dict[str, Any], seat: int, order: list[int]) -> None:
    terms, names = raiders_terms, raiders_observer
    colour = terms.COLOURS.index
    sheet.put("first", 1, order.index(view["first"]))
    if view["ending"] is not None:
        sheet.put("ending", 1)
        sheet.put("turns_left", view["ending"])
    for building, worker in view["village"].items():
        if worker:
            sheet.put("village", 1, terms.BUILDINGS.index(building), colour(worker))
    if view["blocked"]:
        sheet.put("blocked", 1, terms.BUILDINGS.index(view["blocked"]))
    for settlement, workers in view["settlements"].items():
        for worker in workers:
            if worker:
                sheet.add("garrison", terms.SETTLEMENTS.index(settlement), colour(worker))
    for space, found in view["spaces"].items():
        at = terms.SPACES.index(space)
        sheet.all("space.plunder", list(found["plunder"].values()), at)
        if found["worker"]:
            sheet.put("space.worker", 1, at, colour(found["worker"]))
    for place, quest in view["quests"].items():
        at = terms.PLACES.index(place)
        if quest is None:
            sheet.put("quest.covered", 1, at)
        else:
            sheet.put("quest.open", 1, at, names.QUESTS.index(quest))
    sheet.all("stock", list(view["stock"].values()))
    sheet.put("crew_deck", view["crew"]["deck"])
    for card in view["crew"]["discard"]:
        sheet.add("crew_discard", names.CREW.index(card))
    for card in view["crew"]["in_play"]:
        sheet.add("in_play", names.CREW.index(card))
    for position, animal in enumerate(view["animals"]["row"]):
        sheet.put("animal_row", 1, position, names.ANIMALS.index(animal))
    sheet.put("animal_deck", view["animals"]["deck"])
    for animal in view["animals"]["discard"]:
        sheet.put("animal_discard", 1, names.ANIMALS.index(animal))
    for pair in view["pairs"]:
        sheet.put("pairs", 1, names.HEROES.index(pair["hero"]), names.CREW.index(pair["card"]))
    for number, other in enumerate(order):
        raiders_player(sheet, view["players"][other], number)
        sheet.put("player.total", view["projection"][other]["total"], number)
    for card in view["players"][seat]["hand"]:
        sheet.add("own.hand", names.CREW.index(card))
    if view["chief"]:
        raiders_chief(sheet, view["chief"])


def raiders_player(sheet: Sheet, player: dict[str, Any], number: int) -> None:
    terms, names = raiders_terms, raiders_observer
    sheet.all("player.goods", [player[good] for good in terms.GOODS], number)
    if player["worker"]:
        sheet.put("player.worker", 1, number, terms.COLOURS.index(player["worker"]))
    if player["hero"]:
        sheet.put("player.hero", 1, number, names.HEROES.index(player["hero"]))
    sheet.put("player.used_hero", player["used_hero"], number)
    for slot, member in enumerate(player["crew"]):
        if member:
            sheet.put("player.crew", 1, number, slot, names.CREW.index(member["card"]))
            sheet.put("player.wounds", member["wounds"], number, slot)
    for name in ("eagles", "horses"):
        for slot, animal in enumerate(player[name]):
            if animal:
                sheet.put(f"player.{name}", 1, number, slot, names.ANIMALS.index(animal))
    for quest in player["quests"]:
        sheet.put("player.quests", 1, number, names.QUESTS.index(quest))
    sheet.put("player.hand_size", player["hand_size"], number)
    for card in player["shown"]:
        sheet.add("player.shown", number, names.CREW.index(card))


def raiders_chief(sheet: Sheet, chief: dict[str, Any]) -> None:
    names = raiders_observer
    sheet.put("chief.total", chief["total"])
    sheet.put("chief.provisions", chief["provisions"])
    for animal in chief["horses"]:
        sheet.put("chief.horses", 1, names.ANIMALS.index(animal))
    for quest in chief["quests"]:
        sheet.put("chief.quests", 1, names.QUESTS.index(quest))
    if chief["plan"]:
        sheet.put("chief.plan", 1, names.PLANS.index(chief["plan"]))
    for plan in chief["played"]:
        sheet.put("chief.played", 1, names.PLANS.index(plan))
