"""A second opinion on Scythe, from the rulebooks and from what the views show."""

from __future__ import annotations

from collections import Counter
from typing import Any

from opinion.printed import View, printed

STARS = 6
TOP_POWER, TOP_POPULARITY = 16, 18
CAP = 6  # of the resources on a territory that a person counts against an Automa
# By the highest popularity of a tier: coins for a star, a territory and a pair of resources.
TIERS = ((6, (3, 2, 1)), (12, (4, 3, 2)), (18, (5, 4, 3)))
AUTOMA_STAR, AUTOMA_TERRITORY = 4, 3
# What a structure bonus tile pays, by the highest count of a band.
BANDS = {
    "tunnels_adjacent": ((0, 0), (1, 2), (3, 4), (5, 6), (99, 9)),
    "lakes_adjacent": ((0, 0), (1, 2), (3, 4), (5, 6), (99, 9)),
    "encounters_adjacent": ((0, 0), (1, 2), (3, 4), (5, 6), (99, 9)),
    "on_tunnels": ((0, 0), (1, 2), (2, 4), (4, 6)),
    "straight_row": ((0, 0), (1, 2), (2, 4), (3, 6), (4, 9)),
    "farms_and_tundra": ((0, 0), (1, 2), (2, 4), (3, 6), (4, 9)),
}
WAYS = ((1, 0), (0, 1), (1, -1))  # the three straight lines through a hex
# The counts that earn a person a star, which is never lost again.
LASTING = {
    "star_upgrades": ("upgrades", 6),
    "star_mechs": ("mechs", 4),
    "star_structures": ("structures", 4),
    "star_recruits": ("bonuses", 4),
    "star_workers": ("workers", 8),
}
HEXES: dict[str, dict[str, Any]] = {h["id"]: h for h in printed("scythe", "board")["hexes"]}
BASES = {base["id"] for base in printed("scythe", "board")["bases"]}
AT = {(h["q"], h["r"]): name for name, h in HEXES.items()}


class Opinion:
    def __init__(self, options: dict[str, Any]) -> None:
        self.stars: dict[int, Counter[str]] = {}

    def look(self, views: list[View]) -> None:
        """At the beginning of a turn, or when the game is over."""
        seen = views[0]
        board(seen)
        pieces(views)
        self.triumph(seen)
        assert sorted(row["seat"] for row in seen["projection"]) == [
            player["seat"] for player in seen["players"]
        ]
        for row in seen["projection"]:
            assert row == fortune(seen, row["seat"]), row["seat"]

    def triumph(self, seen: View) -> None:
        last = [p["seat"] for p in seen["players"] if sum(p["stars"].values()) == STARS]
        assert seen["over"] == bool(last), "the sixth star ends the game, and nothing else"
        assert len(last) <= 1
        for player in seen["players"]:
            stars = Counter(player["stars"])
            before = self.stars.get(player["seat"], Counter())
            assert before <= stars, "a star that was placed stays"
            self.stars[player["seat"]] = stars
            assert sum(stars.values()) <= STARS
            if player["mat"] is None:
                tracker(seen, player, stars)
            else:
                earned(player, stars, seen["over"])

    def end(self, seen: View, scores: list[int], winners: list[int]) -> None:
        seats = [player["seat"] for player in seen["players"]]
        assert scores == [fortune(seen, seat)["total"] for seat in seats]
        rank = [(score, *standing(seen, seat)) for score, seat in zip(scores, seats, strict=True)]
        assert winners == [seat for seat, one in zip(seats, rank, strict=True) if one == max(rank)]


# -- the board -------------------------------------------------------------------------------------


def controller(place: View) -> int | None:
    """Whose units stand there; without any, whose structure does. A base is nobody's."""
    if place["id"] in BASES:
        return None
    there = {units["seat"] for units in place["units"]}
    assert len(there) <= 1, f"rivals share {place['id']}"
    if there:
        return int(there.pop())
    return None if place["structure"] is None else int(place["structure"]["seat"])


def board(seen: View) -> None:
    assert {place["id"] for place in seen["places"]} == set(HEXES) | BASES
    for place in seen["places"]:
        assert place["controller"] == controller(place), place["id"]
        for units in place["units"]:
            assert units["hero"] or units["mechs"] or units["workers"]
        assert min(place["resources"].values(), default=1) > 0
        terrain = HEXES.get(place["id"], {}).get("terrain", "base")
        assert not (place["encounter"] and not HEXES[place["id"]].get("encounter"))
        if terrain in ("base", "lake"):
            assert place["structure"] is None


def against_automa(seen: View) -> bool:
    return any(player["mat"] is None for player in seen["players"])


# -- the pieces ------------------------------------------------------------------------------------


def pieces(views: list[View]) -> None:
    """All that a player has lies on the board or on the mat."""
    seen = views[0]
    for player in seen["players"]:
        seat = player["seat"]
        units = [u for place in seen["places"] for u in place["units"] if u["seat"] == seat]
        assert sum(u["workers"] for u in units) == player["workers"] <= 8
        assert sum(u["mechs"] for u in units) == player["mechs"] <= 4
        assert sum(u["hero"] for u in units) == (0 if resting(seen, player) else 1)
        standing_there = sorted(
            (place["structure"]["structure"], place["id"])
            for place in seen["places"]
            if place["structure"] and place["structure"]["seat"] == seat
        )
        listed = sorted((one["structure"], one["place"]) for one in player["structures"])
        assert standing_there == listed
        assert len({structure for structure, _ in listed}) == len(listed) <= 4
        assert len(player["upgrades"]) <= 6
        assert len(player["bonuses"]) == len(set(player["bonuses"])) <= 4
        assert 0 <= player["power"] <= TOP_POWER
        assert 0 <= player["popularity"] <= TOP_POPULARITY
        assert player["coins"] >= 0
    combat_cards(views)
    factory_cards(seen)
    encounters(seen)


def automas(seen: View) -> list[View]:
    found = seen["automas"] if "automas" in seen else [seen["automa"]]
    return [automa for automa in found if automa]


def resting(seen: View, player: View) -> bool:
    """An Automa's hero may wait on its mat."""
    return any(a["seat"] == player["seat"] and a["hero_on_mat"] for a in automas(seen))


def combat_cards(views: list[View]) -> None:
    seen = views[0]
    box = Counter({c["value"]: c["count"] for c in printed("scythe", "tracks")["combat_cards"]})
    known: Counter[int] = Counter(seen["combat_discards"])
    count = seen["combat_deck"] + len(seen["combat_discards"])
    for player in seen["players"]:
        count += player["combat_cards"]
        if player["seat"] < len(views):
            hand = views[player["seat"]]["players"][player["seat"]]["hand"]
            if hand is not None:
                assert len(hand) == player["combat_cards"]
                known.update(hand)
    assert count == sum(box.values()), "combat cards"
    assert known <= box


def factory_cards(seen: View) -> None:
    """One more than there are players; each takes one on their first visit to the Factory."""
    taken = sum(player["factory_card"] is not None for player in seen["players"])
    taken += sum(automa["has_factory_card"] for automa in automas(seen))
    assert seen["factory_cards"] + taken == len(seen["players"]) + 1


def encounters(seen: View) -> None:
    """A card that was resolved goes to the bottom of its deck."""
    if not seen["over"]:
        assert seen["encounter_deck"] == len(printed("scythe", "encounters")["encounters"])


# -- stars -----------------------------------------------------------------------------------------


def earned(player: View, stars: Counter[str], over: bool) -> None:
    saxony = player["faction"] == "saxony"
    for star, (slot, needed) in LASTING.items():
        have = player[slot] if isinstance(player[slot], int) else len(player[slot])
        assert stars[star] <= 1
        if stars[star]:
            assert have == needed, star
        elif not over:  # a last star may come first, and none comes after it
            assert have < needed, star
    for star, track, top in (
        ("star_power", "power", TOP_POWER),
        ("star_popularity", "popularity", TOP_POPULARITY),
    ):
        assert stars[star] <= 1
        if player[track] == top and not over:
            assert stars[star] == 1, star
    assert stars["star_objective"] <= (2 if saxony else 1)
    if saxony:
        assert player["objectives"] + stars["star_objective"] == 2
    else:
        assert player["objectives"] == (0 if stars["star_objective"] else 2)
    if not saxony:
        assert stars["star_combat"] <= 2
    assert set(stars) <= {
        *LASTING,
        "star_power",
        "star_popularity",
        "star_objective",
        "star_combat",
    }


def tracker(seen: View, player: View, stars: Counter[str]) -> None:
    """An Automa has stars from its tracker, for two combats and for 16 power."""
    (automa,) = [one for one in automas(seen) if one["seat"] == player["seat"]]
    passed = sum(space <= automa["space"] for space in automa["stars"])
    assert stars["star_tracker"] == passed
    assert stars["star_combat"] <= 2
    assert stars["star_power"] <= 1
    if player["power"] == TOP_POWER and not seen["over"]:
        assert stars["star_power"] == 1
    assert set(stars) <= {"star_tracker", "star_combat", "star_power"}


# -- the end ---------------------------------------------------------------------------------------


def controlled(seen: View, seat: int) -> list[View]:
    return [place for place in seen["places"] if controller(place) == seat]


def resources(seen: View, seat: int) -> int:
    most = CAP if against_automa(seen) else 10**9
    piles = [sum(place["resources"].values()) for place in controlled(seen, seat)]
    return sum(min(pile, most) for pile in piles)


def fortune(seen: View, seat: int) -> dict[str, int]:
    """What a seat would be worth if the game ended now, and from what."""
    player = seen["players"][seat]
    assert player["seat"] == seat
    automa = player["mat"] is None
    star, territory, pair = next(pay for high, pay in TIERS if player["popularity"] <= high)
    if automa:
        star, territory, pair = AUTOMA_STAR, AUTOMA_TERRITORY, 0
    lands = [place["id"] for place in controlled(seen, seat)]
    row = {
        "seat": seat,
        "coins": player["coins"],
        "stars": star * sum(player["stars"].values()),
        "territories": territory * (len(lands) + 2 * ("FACTORY" in lands)),
        "resources": pair * (resources(seen, seat) // 2),
        "structures": 0 if automa else bonus(seen, player),
    }
    row["total"] = sum(value for part, value in row.items() if part != "seat")
    return row


def standing(seen: View, seat: int) -> tuple[int, ...]:
    """What decides between equal fortunes, in this order."""
    player = seen["players"][seat]
    on_board = player["workers"] + player["mechs"] + len(player["structures"])
    tokens = 0 if against_automa(seen) else resources(seen, seat)
    lands = len(controlled(seen, seat))
    stars = sum(player["stars"].values())
    return (on_board, player["power"], player["popularity"], tokens, lands, stars)


def around(name: str) -> set[str]:
    """The hexes that touch another, rivers or not."""
    q, r = HEXES[name]["q"], HEXES[name]["r"]
    steps = [(s * dq, s * dr) for dq, dr in WAYS for s in (1, -1)]
    return {AT[q + dq, r + dr] for dq, dr in steps if (q + dq, r + dr) in AT}


def bonus(seen: View, player: View) -> int:
    """What the structure bonus tile pays, regardless of who controls the places."""
    mine = {one["place"] for one in player["structures"]}
    beside = {name for place in mine for name in around(place)}
    counts = {
        "tunnels_adjacent": sum(HEXES[name].get("tunnel", False) for name in beside),
        "lakes_adjacent": sum(HEXES[name]["terrain"] == "lake" for name in beside),
        "encounters_adjacent": sum(HEXES[name].get("encounter", False) for name in beside),
        "on_tunnels": sum(HEXES[name].get("tunnel", False) for name in mine),
        "straight_row": longest_row(mine),
        "farms_and_tundra": sum(HEXES[name]["terrain"] in ("farm", "tundra") for name in mine),
    }
    count = counts[seen["tile"]]
    return next(coins for high, coins in BANDS[seen["tile"]] if count <= high)


def longest_row(places: set[str]) -> int:
    longest = 0
    for name in places:
        for dq, dr in WAYS:
            q, r, length = HEXES[name]["q"], HEXES[name]["r"], 0
            while AT.get((q, r)) in places:
                q, r, length = q + dq, r + dr, length + 1
            longest = max(longest, length)
    return longest
