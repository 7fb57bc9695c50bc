"""Descriptions of cards and buildings, generated from their figures, so that they stay correct."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...kernel.language import Phrasebook
from .component_schema import Ability, BuildingOption, Option


def amounts(phrases: Phrasebook, goods: Mapping[Any, int]) -> str:
    return ", ".join([phrases.say("counted", goods=good, amount=n) for good, n in goods.items()])


def option(phrases: Phrasebook, effect: Option) -> str:
    said = [amounts(phrases, effect.gain)] if effect.gain else []
    if effect.do == "hire" and effect.free:
        said.append(phrases.say("do-hire-free"))
    elif effect.do == "take-from-richer":
        assert effect.good is not None
        what = amounts(phrases, {effect.good: effect.amount})
        said.append(phrases.say("do-take-from-richer", what=what))
    elif effect.do is not None:
        said.append(
            phrases.say(
                f"do-{effect.do}",
                amount=effect.amount,
                extra=effect.extra,
                less=effect.less,
                region=effect.region or "",
            )
        )
    return _paid(phrases, effect.cost, ", ".join(said))


def options(phrases: Phrasebook, effects: Sequence[Option]) -> str:
    said = option(phrases, effects[0])
    for effect in effects[1:]:
        said = phrases.say("effect-or", one=said, other=option(phrases, effect))
    return said


def building_option(phrases: Phrasebook, effect: BuildingOption) -> str:
    if effect.do is None:
        said = amounts(phrases, effect.gain)
    elif effect.do == "heal":
        said = phrases.say("do-heal", amount=effect.amount)
    elif effect.do in ("take-eagle", "take-horse"):
        said = phrases.say(f"do-{effect.do}")
    else:
        said = phrases.say(f"option-{effect.id}")
    return _paid(phrases, effect.cost, said)


def _paid(phrases: Phrasebook, cost: Mapping[Any, int], what: str) -> str:
    if not cost:
        return what
    return phrases.say("effect-pays", cost=amounts(phrases, cost), what=what)


def ability(phrases: Phrasebook, said: Ability) -> str:
    """An ability, with the conditions under which it works."""
    what = amounts(phrases, said.gain)
    match said.when:
        case "raid":
            return _conditions(phrases, said, what)
        case "strength":
            text = phrases.say("when-strength", strength=said.strength)
            if said.per == "eagles":
                text += " " + phrases.say("when-per-eagles", most=said.most)
            elif said.per is not None:
                each = amounts(phrases, {said.per: said.each})
                text += " " + phrases.say("when-per-good", what=each, most=said.most)
            return _conditions(phrases, said, text)
        case "wounds":
            return _conditions(phrases, said, phrases.say("when-wounds", ignore=said.ignore))
        case "price":
            less = amounts(phrases, said.less)
            return _conditions(phrases, said, phrases.say("when-price", what=less))
        case "reroll":
            return _conditions(phrases, said, phrases.say("when-reroll", dice=said.dice))
        case "killed" if said.returns:
            return phrases.say("when-killed-returns")
        case "building":
            kind = "less" if said.less else "gain"
            return phrases.say(
                f"when-building-{kind}",
                building=said.building,
                option=option_name(phrases, str(said.option)),
                what=amounts(phrases, said.less or said.gain),
            )
        case "end":
            points = amounts(phrases, {"points": said.points})
            if said.per is None:
                return phrases.say("when-end", what=points)
            return phrases.say(
                "when-end-per", what=points, per=amounts(phrases, {said.per: said.each})
            )
        case _:
            return phrases.say(f"when-{said.when}", what=what)


def option_name(phrases: Phrasebook, id: str) -> str:
    key = f"option-{id}"
    return phrases.say(key) if phrases.has(key) else phrases.names[id]


def _conditions(phrases: Phrasebook, said: Ability, what: str) -> str:
    found = []
    if said.region is not None:
        found.append(phrases.say("when-region", region=said.region))
    if said.worker is not None:
        found.append(phrases.say("when-worker", worker=said.worker))
    if said.kumis:
        found.append(phrases.say("when-kumis"))
    conditions = ", ".join(found) or phrases.say("when-any")
    return phrases.say("when-conditions", conditions=conditions, what=what)
