"""The table as text: every fact of the view, in plain lines for screen readers."""

from __future__ import annotations

from typing import Any

from ...kernel.language import Phrasebook
from .terms import REGIONS

View = dict[str, Any]


def draw(view: View, phrases: Phrasebook) -> str:
    parts = [
        [_head(view, phrases)],
        _pairs(view, phrases),
        _village(view, phrases),
        *[_region(view, phrases, region) for region in REGIONS],
        _quests(view, phrases),
        _animals(view, phrases),
        *[_player(view, phrases, player) for player in view["players"]],
        _chief(view, phrases),
        _hand(view, phrases),
        _result(view, phrases),
    ]
    return "\n\n".join("\n".join(lines) for lines in parts if lines) + "\n"


def _name(phrases: Phrasebook, key: str | None) -> str:
    return phrases.say("board-none") if key is None else phrases.names.get(key, key)


def _head(view: View, phrases: Phrasebook) -> str:
    if view["turn"] == 0:
        said = [phrases.say("board-setup")]
    else:
        said = [phrases.say("board-turn", turn=view["turn"])]
    said.append(phrases.say("board-first", label=view["players"][view["first"]]["label"]))
    if view["ending"] is not None:
        said.append(phrases.say("board-ending", turns=view["ending"]))
    return " ".join(said)


def _pairs(view: View, phrases: Phrasebook) -> list[str]:
    if not view["pairs"]:
        return []
    lines = [phrases.say("board-pairs")]
    for pair in view["pairs"]:
        effect = view["faces"]["heroes"][pair["hero"]][phrases.lang]
        said = phrases.say("board-pair", hero=pair["hero"], effect=effect, card=pair["card"])
        lines += [f"  {said}", f"    {_card(view, phrases, pair['card'])}"]
    return lines


def _card(view: View, phrases: Phrasebook, key: str) -> str:
    card = view["faces"]["cards"][key]
    return phrases.say(
        "board-card",
        card=key,
        cost=card["cost"],
        strength=card["strength"],
        ability=card["ability"][phrases.lang],
        play=card["play"][phrases.lang],
    )


def _village(view: View, phrases: Phrasebook) -> list[str]:
    lines = [phrases.say("board-village")]
    for key, building in view["board"]["buildings"].items():
        worker = view["village"][key]
        stands = phrases.say("board-worker", worker=worker) if worker else ""
        uses = []
        for use in building["uses"]:
            said = use["text"][phrases.lang]
            if len(use["workers"]) < 3:
                said += f" ({', '.join(_name(phrases, colour) for colour in use['workers'])})"
            uses.append(said)
        text = phrases.say(
            "board-building",
            building=key,
            gate="/".join(_name(phrases, colour) for colour in building["workers"]),
            worker=stands or phrases.say("board-nobody"),
            uses="; ".join(uses),
        )
        if view["blocked"] == key:
            text += f" [{phrases.say('board-blocked')}]"
        lines.append(f"  {text}")
    return lines


def _region(view: View, phrases: Phrasebook, key: str) -> list[str]:
    region = view["board"]["regions"][key]
    lines = [
        phrases.say("board-region", region=key, red=region["red"], white=region["white"]),
    ]
    for name, place in view["board"]["settlements"].items():
        spaces = [space for space in place["spaces"] if space in view["spaces"]]
        if place["region"] != key or not spaces:
            continue
        least = place["thresholds"][0]["strength"]
        steps = [phrases.say("board-penalty", strength=least, wounds=place["penalty"])]
        steps += [phrases.say("board-threshold", **step) for step in place["thresholds"]]
        said = phrases.say(
            "board-settlement",
            settlement=name,
            workers="/".join(_name(phrases, colour) for colour in place["workers"]),
            crew=place["crew"],
            provisions=place["provisions"],
            wagons=place["wagons"],
            thresholds="; ".join(steps),
        )
        lines.append(f"  {said}")
        lines += [f"    {_space(view, phrases, space)}" for space in spaces]
    return lines


def _space(view: View, phrases: Phrasebook, key: str) -> str:
    space = view["spaces"][key]
    plunder = {good: n for good, n in space["plunder"].items() if n}
    if not plunder:
        return phrases.say("board-space-empty", space=key)
    said = ", ".join([f"{_name(phrases, good)} {n}" for good, n in plunder.items()])
    return phrases.say("board-space", space=key, plunder=said, worker=space["worker"])


def _quests(view: View, phrases: Phrasebook) -> list[str]:
    quests = view["quests"]
    lines = [phrases.say("board-quests")]
    for place, quest in quests.items():
        if quest is not None:
            lines.append("  " + phrases.say("board-quest", place=place, quest=quest))
    if len(lines) == 1:
        lines.append("  " + phrases.say("board-none"))
    hidden = sum(quest is None for quest in quests.values())
    lines.append(phrases.say("board-hidden-quests", count=hidden))
    return lines


def _animals(view: View, phrases: Phrasebook) -> list[str]:
    animals, crew = view["animals"], view["crew"]
    lines = [phrases.say("board-animals")]
    for position, animal in enumerate(animals["row"], start=1):
        lines.append("  " + phrases.say("board-animal", position=position, animal=animal))
    lines.append(
        phrases.say(
            "board-decks",
            animals=animals["deck"],
            crew=crew["deck"],
            discard=len(crew["discard"]),
        )
    )
    lines.append(phrases.say("board-stock", **view["stock"]))
    return lines


def _player(view: View, phrases: Phrasebook, player: View) -> list[str]:
    goods = (
        "points", "silver", "provisions", "kumis", "gold", "equipment", "wagon", "livestock",
    )  # fmt: skip
    lines = [
        phrases.say(
            "board-player",
            label=player["label"],
            you="yes" if player["seat"] == view["seat"] else "no",
            worker=_name(phrases, player["worker"]),
            hand=player["hand_size"],
            **{good: player[good] for good in goods},
        )
    ]
    if player["hero"] is not None:
        effect = view["faces"]["heroes"][player["hero"]][phrases.lang]
        lines.append("  " + phrases.say("board-hero", hero=player["hero"], effect=effect))
    for slot in range(5):
        crew, eagle, horse = (player[kind][slot] for kind in ("crew", "eagles", "horses"))
        if crew is None and eagle is None and horse is None:
            continue
        who = phrases.say("board-slot-empty")
        if crew is not None:
            card = view["faces"]["cards"][crew["card"]]
            who = phrases.say(
                "board-crew",
                card=crew["card"],
                strength=max(0, card["strength"] - crew["wounds"]),
                wounds=crew["wounds"],
                ability=card["ability"][phrases.lang],
            )
        lines.append(
            "  "
            + phrases.say(
                "board-slot",
                slot=slot + 1,
                crew=who,
                eagle=phrases.say("board-eagle", animal=eagle) if eagle else "",
                horse=phrases.say("board-horse", animal=horse) if horse else "",
            )
        )
    if player["quests"]:
        lines.append("  " + phrases.say("board-completed", quests=player["quests"]))
    if player["shown"] and player["seat"] != view["seat"]:
        lines.append("  " + phrases.say("board-shown", cards=player["shown"]))
    return lines


def _hand(view: View, phrases: Phrasebook) -> list[str]:
    for player in view["players"]:
        if player.get("hand"):
            cards = [f"  {_card(view, phrases, key)}" for key in player["hand"]]
            return [phrases.say("board-hand"), *cards]
    return []


def _chief(view: View, phrases: Phrasebook) -> list[str]:
    chief = view["chief"]
    if chief is None:
        return []
    lines = [
        phrases.say(
            "board-chief",
            opponent=chief["opponent"],
            points=chief["points"],
            provisions=chief["provisions"],
            strength=chief["strength"],
            quests=len(chief["quests"]),
        )
    ]
    if chief["horses"]:
        lines.append("  " + phrases.say("board-chief-horses", horses=chief["horses"]))
    plan = _name(phrases, chief["plan"])
    lines.append("  " + phrases.say("board-chief-plan", plan=plan, deck=chief["deck"]))
    return lines


def _result(view: View, phrases: Phrasebook) -> list[str]:
    if not view["over"]:
        return []
    labels = [player["label"] for player in view["players"]]
    scores = [f"{_name(phrases, w)} {n}" for w, n in zip(labels, view["scores"], strict=True)]
    if view["chief"] is not None:
        scores.append(f"{_name(phrases, 'chief')} {view['chief']['total']}")
    winners = [_name(phrases, labels[seat]) for seat in view["winners"]]
    who = ", ".join(winners) or _name(phrases, "chief")
    return [phrases.say("board-result", scores=", ".join(scores), winners=who)]
