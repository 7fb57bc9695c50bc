"""The table as text: every fact of the view, in plain lines for screen readers.

A drawing of the map comes first; everything in it is repeated in words below.
"""

from __future__ import annotations

import re
from textwrap import wrap
from typing import Any

from ...kernel.language import Phrasebook
from .printed import with_places

WIDTH = 100
CELL = 12  # columns of a hex in the drawing
NO_BREAK = "\N{NO-BREAK SPACE}"
TOGETHER = re.compile(
    r" (?=\()|(?<=\d) (?=\w)|(?<=:) (?=\d)"
)  # V5 (village), 2 workers, 3: 4 coins

View = dict[str, Any]


def draw(board: View, phrases: Phrasebook, drawing: bool = True) -> str:
    view = with_places(board)
    parts = [turn(view, phrases)]
    if drawing:
        parts.append(legend(view, phrases) + draw_map(view, phrases))
    parts += [
        places(view, phrases),
        supply(view, phrases),
        players(view, phrases),
        projection(view, phrases),
        battle(view, phrases),
        own_things(view, phrases),
    ]
    return "\n\n".join(["\n".join(lines) for lines in parts if lines])


def entry(text: str, indent: int = 0) -> list[str]:
    """A line, wrapped at the terminal's width, with a hanging indent."""
    lines = wrap(
        TOGETHER.sub(NO_BREAK, text),
        WIDTH,
        initial_indent=" " * indent,
        subsequent_indent=" " * (indent + 4),
        break_long_words=False,
        break_on_hyphens=False,
    )
    return [line.replace(NO_BREAK, " ") for line in lines]


def faction(view: View, seat: int) -> str:
    return str(view["players"][seat]["faction"])


def turn(view: View, phrases: Phrasebook) -> list[str]:
    if view["over"]:
        winners = [faction(view, seat) for seat in view["winners"]]
        words = {"turn": view["turn"], "factions": winners, "count": len(winners)}
        return entry(phrases.say("board-over", **words))
    active, to_act = view["active"], view["to_act"]
    text = phrases.say("board-turn", turn=view["turn"], faction=faction(view, active))
    if to_act != active:
        text += " " + phrases.say("board-decides", faction=faction(view, to_act))
    return entry(text)


# -- the map ---------------------------------------------------------------------------------------


def mark(view: View, phrases: Phrasebook, seat: int) -> str:
    """Two letters for a faction."""
    return phrases.names[faction(view, seat)][:2]


def legend(view: View, phrases: Phrasebook) -> list[str]:
    names = phrases.names
    marks = [f"{mark(view, phrases, seat)} {names[faction(view, seat)]}" for seat in view["ring"]]
    letters = [f"{names[kind][0]} {names[kind]}" for kind in view["resources"]]
    return [
        *entry(phrases.say("board-map", marks=marks)),
        *entry(phrases.say("board-signs"), 2),
        *entry(phrases.say("board-letters", resources=letters), 2),
    ]


def draw_map(view: View, phrases: Phrasebook) -> list[str]:
    """The hexes row by row. A river is a ~ between two hexes, or on the line between two rows."""
    at = {place["id"]: (place["row"], column(place)) for place in view["places"]}
    rows: dict[int, list[View]] = {}
    for place in view["places"]:
        rows.setdefault(place["row"], []).append(place)
    lines: list[str] = []
    for row in sorted(rows):
        banks, rivers = {}, {}
        for place in rows[row]:
            for other in place["rivers"]:
                other_row, other_column = at[other]
                between = (column(place) + other_column) // 2
                if other_row == row:
                    banks[between] = "~"
                elif other_row > row:
                    rivers[between] = "~"
        labels = {column(place): label(view, phrases, place) for place in rows[row]}
        lines.append(line(labels | banks))
        for content in (units_mark, resources_mark):
            marks = {column(place): content(view, phrases, place) for place in rows[row]}
            if any(marks.values()):
                lines.append(line(marks))
        lines.append(line(rivers))
    while lines and not lines[-1]:
        lines.pop()
    return ["", *lines]


def column(place: View) -> int:
    return int(place["x"] * CELL) + CELL // 2


def line(texts: dict[int, str]) -> str:
    """Texts centred on their columns."""
    drawn = ""
    for centre in sorted(texts):
        text = texts[centre]
        drawn = drawn.ljust(centre - len(text) // 2) + text
    return drawn.rstrip()


def label(view: View, phrases: Phrasebook, place: View) -> str:
    text: str = place["id"]
    if place["terrain"] == "base":
        return f"({text})"
    if place["tunnel"]:
        text += "="
    if place["encounter"]:
        text += "?"
    if place["structure"]:
        text += " ^" + mark(view, phrases, place["structure"]["seat"])
    return text


def units_mark(view: View, phrases: Phrasebook, place: View) -> str:
    texts = []
    for units in place["units"]:
        text = mark(view, phrases, units["seat"]) + ":"
        if units["hero"]:
            text += "@"
        for sign, count in (("#", units["mechs"]), ("i", units["workers"])):
            if count:
                text += sign + (str(count) if count > 1 else "")
        texts.append(text)
    return " ".join(texts)


def resources_mark(view: View, phrases: Phrasebook, place: View) -> str:
    held = place["resources"].items()
    return " ".join([f"{count}{phrases.names[kind][0]}" for kind, count in held])


# -- who is where ----------------------------------------------------------------------------------


def places(view: View, phrases: Phrasebook) -> list[str]:
    lines = [phrases.say("board-places")]
    for seat in view["ring"]:
        found = [place_of(view, phrases, place, seat) for place in view["places"]]
        who = phrases.names[faction(view, seat)]
        lines += entry(f"{who}: " + "; ".join([text for text in found if text]), 2)
    left = [
        f"{phrases.names[place['id']]}: {resources(phrases, place)}"
        for place in view["places"]
        if place["controller"] is None and place["resources"]
    ]
    if left:
        lines += entry(f"{phrases.say('board-nobody')}: " + "; ".join(left), 2)
    tokens = ", ".join([place["id"] for place in view["places"] if place["encounter"]])
    text = phrases.say("board-encounters", places=tokens or phrases.say("board-none"))
    return lines + entry(text, 2)


def place_of(view: View, phrases: Phrasebook, place: View, seat: int) -> str:
    """A player's presence on a place: units, a structure and, if in control, the resources."""
    things: list[str] = []
    for units in place["units"]:
        if units["seat"] == seat:
            things += unit_words(phrases, units)
    structure = place["structure"]
    if structure and structure["seat"] == seat:
        name = phrases.names[structure["structure"]]
        if place["controller"] not in (None, seat):
            ruler = faction(view, place["controller"])
            name = phrases.say("board-lost-to", structure=name, faction=ruler)
        things.append(name)
    if not things:
        return ""
    if place["controller"] == seat and place["resources"]:
        things.append(resources(phrases, place))
    others = [faction(view, units["seat"]) for units in place["units"] if units["seat"] != seat]
    if others and len(place["units"]) > len(others):
        things.append(phrases.say("board-disputed", factions=others))
    return f"{phrases.names[place['id']]}: {', '.join(things)}"


def unit_words(phrases: Phrasebook, units: View) -> list[str]:
    words = [phrases.say("board-hero")] if units["hero"] else []
    for key in ("mechs", "workers"):
        if units[key]:
            words.append(phrases.say(f"board-{key}", count=units[key]))
    return words


def resources(phrases: Phrasebook, place: View) -> str:
    held = place["resources"].items()
    return ", ".join([f"{phrases.names[kind]} {count}" for kind, count in held])


# -- tiles and decks -------------------------------------------------------------------------------


def supply(view: View, phrases: Phrasebook) -> list[str]:
    bands = [
        phrases.say(
            "board-band-one" if low == high else "board-band",
            low=low,
            high=high,
            coins={"coins": coins},
        )
        for low, high, coins in view["tile_bands"]
    ]
    lines = entry(phrases.say("board-tile", tile=view["tile"], bands=bands))
    lines += entry(
        phrases.say(
            "board-decks",
            deck=view["combat_deck"],
            discards=view["combat_discards"],
            encounters=view["encounter_deck"],
            factory=view["factory_cards"],
        )
    )
    for card in view["factory_offer"] or []:
        lines += entry(phrases.say("board-offer", **card), 2)
    return lines


# -- players ---------------------------------------------------------------------------------------


def players(view: View, phrases: Phrasebook) -> list[str]:
    lines = [phrases.say("board-players")]
    automas = {one["seat"]: one for one in view["automas"]}
    for seat in view["ring"]:
        if seat in automas:
            lines += automa(view, phrases, view["players"][seat], automas[seat])
            continue
        lines += player(view, phrases, view["players"][seat], seat == view["seat"])
    return lines


def player(view: View, phrases: Phrasebook, of: View, own: bool) -> list[str]:
    words = {"faction": of["faction"], "mat": of["mat"], "own": int(own)}
    lines = entry(phrases.say("board-player", **words), 2)
    lines += entry(tracks(view, phrases, of), 4)
    lines += entry(progress(view, phrases, of), 4)
    if of["last_section"]:
        last = phrases.say("board-last", section=of["last_section"])
    else:
        last = phrases.say("board-no-last")
    if not own:  # a player's own mat is shown in full
        costs = [
            phrases.say("board-cost", bottom=section["bottom"], cost=price(section))
            for section in of["sections"]
        ]
        last += "; " + phrases.say("board-costs", costs=costs)
    lines += entry(last, 4)
    if of["factory_card"]:
        lines += entry(phrases.say("board-factory-card", **of["factory_card"]), 4)
    return lines


def automa(view: View, phrases: Phrasebook, of: View, cards: View) -> list[str]:
    """An Automa: tracks, star tracker, cards and settings."""
    names, limits = phrases.names, view["limits"]
    level = f"{names[cards['level']]} ({names[cards['level'] + '_level']})"
    lines = entry(phrases.say("board-automa", faction=of["faction"], level_name=level), 2)
    stars = [names[key] + (f" ×{count}" if count > 1 else "") for key, count in of["stars"].items()]
    count = sum(of["stars"].values())
    tracked = [
        out_of(phrases, names["power"], of["power"], limits["power"]),
        f"{names['popularity']} {of['popularity']}",
        f"{names['coins']} {of['coins']}",
        f"{names['combat_cards']} {of['combat_cards']}",
        out_of(phrases, names["workers"], of["workers"], limits["workers"]),
        out_of(phrases, phrases.say("board-mechs-out"), of["mechs"], limits["mechs"]),
        out_of(phrases, phrases.say("board-stars-out"), count, limits["stars"], stars),
    ]
    lines += entry(", ".join(tracked), 4)
    lines += entry(phrases.say("board-automa-tracker", water=int(cards["water_free"]), **cards), 4)
    lines += entry(phrases.say("board-automa-cards", **cards), 4)
    facts = []
    if cards["card"]:
        facts.append(phrases.say("board-automa-loot", **cards))
    if cards["hero_on_mat"]:
        facts.append(phrases.say("board-automa-hero"))
    if cards["has_factory_card"]:
        facts.append(phrases.say("board-automa-factory"))
    for key in AUTOMA_WAYS:
        if cards[key]:
            facts.append(phrases.say(f"board-automa-{key}"))
    for key in ("extra_coins", "extra_power"):
        if cards[key]:
            facts.append(phrases.say(f"board-automa-{key}", amount=f"{cards[key]:+}"))
    return lines + (entry("; ".join(facts), 4) if facts else [])


AUTOMA_WAYS = (
    "skips",
    "all_moves",
    "retreat_to_base",
    "calm_moves",
    "calm_deploys",
    "apart",
    "tunnels",
)


def price(section: View) -> dict[str, int]:
    return {section["resource"]: section["cost"]} if section["cost"] else {}


def tracks(view: View, phrases: Phrasebook, of: View) -> str:
    limits = view["limits"]
    names = phrases.names
    return ", ".join(
        [
            out_of(phrases, names["power"], of["power"], limits["power"]),
            out_of(phrases, names["popularity"], of["popularity"], limits["popularity"]),
            f"{names['coins']} {of['coins']}",
            f"{names['combat_cards']} {of['combat_cards']}",
            f"{phrases.say('board-objectives')} {of['objectives']}",
            out_of(phrases, names["workers"], of["workers"], limits["workers"]),
        ]
    )


def out_of(
    phrases: Phrasebook, name: str, count: int, limit: int, things: list[str] | None = None
) -> str:
    key = "board-of-list" if things else "board-of"
    listed = ", ".join(things or [])
    return phrases.say(key, name=name, count=count, limit=limit, list=listed)


def progress(view: View, phrases: Phrasebook, of: View) -> str:
    """Stars, and the player's progress with the four bottom actions."""
    names = phrases.names
    stars = [names[key] + (f" ×{count}" if count > 1 else "") for key, count in of["stars"].items()]
    structures = [f"{names[item['structure']]} {item['place']}" for item in of["structures"]]
    recruits = [
        phrases.say("board-recruit", bottom=section["bottom"], ongoing=section["ongoing"])
        for section in of["sections"]
        if section["enlisted"]
    ]
    rows = (
        ("stars", sum(of["stars"].values()), stars),
        ("upgrades", len(of["upgrades"]), [names[key] for key in of["upgrades"]]),
        ("mechs", of["mechs"], [ability(phrases, of, key) for key in of["abilities"]]),
        ("structures", len(structures), structures),
        ("recruits", len(recruits), recruits),
    )
    return "; ".join(
        [
            out_of(phrases, phrases.say(f"board-{key}-out"), count, view["limits"][key], things)
            for key, count, things in rows
        ]
    )


def ability(phrases: Phrasebook, of: View, key: str) -> str:
    if key != "riverwalk":
        return phrases.names[key]
    return phrases.say("board-riverwalk", ability=key, terrains=of["riverwalk"])


def projection(view: View, phrases: Phrasebook) -> list[str]:
    lines = [phrases.say("board-scores" if view["over"] else "board-projection")]
    for fortune in sorted(view["projection"], key=lambda row: -int(row["total"])):
        words = {**fortune, "faction": faction(view, fortune["seat"])}
        lines += entry(phrases.say("board-fortune", **words), 2)
    return lines


def battle(view: View, phrases: Phrasebook) -> list[str]:
    fight = view["battle"]
    if fight is None:
        return []
    sides = {side: faction(view, fight[side]) for side in ("attacker", "defender")}
    text = phrases.say("board-battle", place=fight["place"], **sides)
    if fight["own"]:
        text += " " + phrases.say("board-committed", **fight["own"])
    return entry(text)


# -- what only the own seat has before it ----------------------------------------------------------


def own_things(view: View, phrases: Phrasebook) -> list[str]:
    if view["seat"] is None:
        return []
    of = view["players"][view["seat"]]
    lines = [phrases.say("board-mat")]
    for section in of["sections"]:
        lines += entry(section_words(phrases, section, of["last_section"]), 2)
    if of["factory_card"]:
        last = int(of["last_section"] == "factory")
        words = {**of["factory_card"], "last": last}
        lines += entry(phrases.say("board-factory-section", **words), 2)
    lines += entry(phrases.say("board-ability", ability=of["ability"]))
    left = [ability(phrases, of, key) for key in of["mech_mat"] if key not in of["abilities"]]
    if left:
        lines += entry(phrases.say("board-mechs-left", list=left))
    lines += entry(phrases.say("board-hand", cards=of["hand"]))
    for card in of["objective_cards"]:
        title, text = f"objective_{card}", f"objective_{card}_text"
        lines += entry(phrases.say("board-objective", card=card, title=title, text=text))
    return lines


def section_words(phrases: Phrasebook, section: View, last: str | None) -> str:
    """A section of the own mat: the current costs and gains of its actions."""
    tops = section["tops"]
    gains = phrases.say("board-gain", gain=tops[0]["gain"])
    if len(tops) > 1:
        second = phrases.say("board-gain", gain=tops[1]["gain"])
        gains = phrases.say("board-or", first=gains, second=second)
    return phrases.say(
        "board-section",
        section=section["section"],
        last=int(section["section"] == last),
        tops=phrases.say(
            "board-top", section=section["section"], cost=tops[0]["cost"], gains=gains
        ),
        bottom=section["bottom"],
        cost=price(section),
        coins={"coins": section["coins"]} if section["coins"] else {},
        enlisted=int(section["enlisted"]),
        ongoing=section["ongoing"],
        spare=section["upgradable"] - section["covered"],
    )
