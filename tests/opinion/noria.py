"""A second opinion on Noria, from the rulebook and from what the views show."""

from __future__ import annotations

from collections import Counter
from typing import Any

from opinion.printed import View, printed

ROUNDS = {2: 16, 3: 15, 4: 14}
TRACKS = ("recycling", "improvement", "aviation", "science")


class Opinion:
    def __init__(self, options: dict[str, Any]) -> None:
        self.discs: Counter[str] | None = None
        self.ships: dict[str, int] = {}
        self.politicians = 0
        self.spaces: dict[tuple[str, int], int] = {}

    def look(self, views: list[View]) -> None:
        """At the beginning of a turn, or when the game is over."""
        seen = views[0]
        chambers(seen)
        self.nobody_steps_back(seen)
        self.nothing_is_lost(seen)
        for row in seen["projection"]:
            player = seen["players"][row["seat"]]
            found = by_chamber(seen, row["seat"])
            assert row["chambers"] == found == player["chambers"]
            assert row["total"] == sum(found.values()) == player["points"]
            assert row["tiebreak"] == possessions(player)
        assert seen["rounds"] == ROUNDS[len(seen["players"])]
        assert seen["round"] <= seen["rounds"]

    def nobody_steps_back(self, seen: View) -> None:
        for track in seen["tracks"]:
            for seat, space in enumerate(track["spaces"]):
                assert space >= self.spaces.get((track["id"], seat), 0)
                self.spaces[track["id"], seat] = space
                assert seen["players"][seat]["spaces"][track["id"]] == space
        lying = sum(chamber["above"] + chamber["seated"] for chamber in seen["chambers"])
        most = len(seen["chambers"]) * printed("noria", "setup")["stock"]["politicians"]
        assert lying <= (self.politicians or most), "politicians only ever leave"
        self.politicians = lying

    def nothing_is_lost(self, seen: View) -> None:
        box = printed("noria", "setup")["stock"]
        players = seen["players"]
        for kind in ("energy", "mycelium", "obsidian"):
            there = seen["stock"]["ships"][kind]
            there += sum(player["ships"].get(kind, 0) for player in players)
            there += sum(island["ships"].get(kind, 0) for island in seen["islands"])
            assert there == box["ships"], kind
        for good, count in box["warehouses"].items():
            there = seen["stock"]["warehouses"][good]
            for player in players:
                there += sum(player["warehouses"].get(good, {}).values())
            for island in seen["islands"]:
                for site in island["sites"]:
                    if site["good"] == good and site["owner"] is None:
                        assert site["warehouses"] > 0
            assert there == count, good
        for player in players:
            sites = [site for island in seen["islands"] for site in island["sites"]]
            built = sum(site["owner"] == player["seat"] for site in sites)
            assert built + player["factories"] == box["factories"]
            for held in (player["resources"], player["ships"]):
                assert min(held.values(), default=0) >= 0
            assert player["knowledge"] >= 0
        if seen["turn"] > 0:  # wheels are built before the first one
            discs = Counter({stack["disc"]: stack["left"] for stack in seen["market"]})
            for player in players:
                discs.update(there["disc"] for there in player["wheel"].values() if there)
                discs.update(player["centre"])
            # One that is displaced by another is out of the game.
            assert self.discs is None or discs <= self.discs, "discs"
            self.discs = discs

    def end(self, seen: View, scores: list[int], winners: list[int]) -> None:
        assert seen["round"] == seen["rounds"]
        assert seen["turn"] == seen["rounds"] * len(seen["players"])
        assert not any(chamber["above"] for chamber in seen["chambers"])
        players = seen["players"]
        assert scores == [sum(by_chamber(seen, player["seat"]).values()) for player in players]
        rank = [
            (score, -possessions(player)) for score, player in zip(scores, players, strict=True)
        ]
        assert winners == [seat for seat, one in enumerate(rank) if one == max(rank)]


def chambers(seen: View) -> None:
    """The value of a chamber is the leftmost number that no politician covers."""
    values = {one["id"]: one["values"] for one in printed("noria", "tracks")["chambers"]}
    assert {chamber["id"] for chamber in seen["chambers"]} == set(values)
    for chamber in seen["chambers"]:
        assert 0 <= chamber["seated"] < len(values[chamber["id"]])
        assert chamber["above"] >= 0
        assert chamber["value"] == values[chamber["id"]][chamber["seated"]]


def by_chamber(seen: View, seat: int) -> dict[str, int]:
    """Space times value for each track, and for one of the highest and one of the lowest."""
    value = {chamber["id"]: chamber["value"] for chamber in seen["chambers"]}
    space = {track["id"]: track["spaces"][seat] for track in seen["tracks"]}
    assert tuple(space) == TRACKS
    points = {track: value[track] * space[track] for track in TRACKS}
    points["specialisation"] = value["specialisation"] * max(space.values())
    points["distribution"] = value["distribution"] * min(space.values())
    return points


def possessions(player: View) -> int:
    """Ships and warehouses, full and empty: who has fewer wins a tie."""
    stores = sum(store["full"] + store["empty"] for store in player["warehouses"].values())
    return int(sum(player["ships"].values()) + stores)
