"""A second opinion on Raiders of Scythia, from the rulebook and from what the views show."""

from __future__ import annotations

from collections import Counter
from typing import Any

from opinion.printed import View, printed

PLUNDER = ("gold", "equipment", "wagon", "livestock")
LIMITED = ("silver", "provisions", "kumis")
LIMIT = 8  # of each of these, and of cards, once a turn has ended
LAST = 2  # the end begins with this many raid spaces or quests left


class Opinion:
    def __init__(self, options: dict[str, Any]) -> None:
        self.rounds = options["rounds"]
        self.workers: Counter[str] | None = None  # when the first turn began
        self.quests = 0

    def look(self, views: list[View]) -> None:
        """At the beginning of a turn, or when the game is over."""
        seen = views[0]
        if seen["turn"] == 0:  # heroes are still being picked
            return
        if self.workers is None:
            self.workers, self.quests = workers(seen), quests(seen)
        nothing_is_lost(views)
        assert quests(seen) == self.quests, "quests"
        left = workers(seen)
        if seen["chief"] is None:
            assert left == self.workers, "workers"
        else:  # his raids take workers out of the game
            assert left <= self.workers
        raid_spaces(seen)
        between_turns(seen)
        for row in seen["projection"]:
            assert row == fortune(seen, row["label"]), row["label"]
        self.ending(seen)

    def ending(self, seen: View) -> None:
        near = spaces_left(seen) <= LAST or len(seen["quests"]) <= LAST or stuck(seen)
        if seen["ending"] is not None:
            assert near
        elif seen["over"]:
            assert seen["turn"] == self.rounds * seen["seats"] > 0
        else:
            assert not near, "the end should have begun"

    def end(self, seen: View, scores: list[int], winners: list[int]) -> None:
        sides = [*seen["players"], *([seen["chief"]] if seen["chief"] else [])]
        assert scores == [points(seen, side) for side in seen["players"]]
        rank = [(points(seen, side), cards(side), goods(side)) for side in sides]
        best = [number for number, one in enumerate(rank) if one == max(rank)]
        assert winners == [number for number in best if number < seen["seats"]]


def points(seen: View, side: View) -> int:
    label = side.get("label", "chief")
    return int(fortune(seen, label)["total"])


def fortune(seen: View, label: str) -> dict[str, Any]:
    """What a side has scored, and from what."""
    if label == "chief":
        side = seen["chief"]
        horses, eagles, crew, seat = side["horses"], [], [], None
    else:
        (side,) = [player for player in seen["players"] if player["label"] == label]
        horses, eagles, seat = side["horses"], side["eagles"], side["seat"]
        crew = [member["card"] for member in side["crew"] if member]
    animals = printed("raiders", "animals")["animals"]
    tokens = printed("raiders", "quests")["quests"]
    row: dict[str, Any] = {
        "seat": seat,
        "label": label,
        "track": side["points"],
        "crew": sum(at_the_end(card, side) for card in crew),
        "animals": sum(animals[name]["horse"].get("points", 0) for name in horses if name)
        + sum(animals[name]["eagle"].get("points", 0) for name in eagles if name),
        "quests": sum(tokens[name]["points"] for name in side["quests"]),
        "plunder": 0,
    }
    if label != "chief":  # what the chief plunders goes back
        row["plunder"] = (
            2 * side["gold"] + side["equipment"] + side["wagon"] + side["livestock"] // 2
        )
    row["total"] = sum(row[part] for part in ("track", "crew", "animals", "quests", "plunder"))
    return row


def at_the_end(card: str, side: View) -> int:
    """What a member of the crew is worth by its ability."""
    ability = printed("raiders", "crew")["crew"][card].get("ability", {})
    if ability.get("when") != "end":
        return 0
    if "per" in ability:
        return int(ability["points"] * (side[ability["per"]] // ability["each"]))
    return int(ability["points"])


def cards(side: View) -> int:
    """Crew, animals and completed quests; the chief's companion is a member of his crew."""
    if "opponent" in side:
        return 1 + len(side["horses"]) + len(side["quests"])
    places = (*side["crew"], *side["eagles"], *side["horses"])
    return sum(there is not None for there in places) + len(side["quests"])


def goods(side: View) -> int:
    return sum(side.get(good, 0) for good in LIMITED)


# -- inventory ---------------------------------------------------------------------------------


def nothing_is_lost(views: list[View]) -> None:
    seen = views[0]
    players, chief = seen["players"], seen["chief"]
    pieces = printed("raiders", "setup")["pieces"]
    for good in PLUNDER:
        lying = sum(space["plunder"].get(good, 0) for space in seen["spaces"].values())
        held = sum(player[good] for player in players)
        assert lying + held + seen["stock"][good] == pieces[good], good
    animals = [*seen["animals"]["row"], *seen["animals"]["discard"]]
    for player in players:
        animals += [animal for animal in (*player["eagles"], *player["horses"]) if animal]
    animals += chief["horses"] if chief else []
    assert len(animals) == len(set(animals)), "an animal lies there twice"
    every = printed("raiders", "animals")["animals"]
    assert len(animals) + seen["animals"]["deck"] == len(every)
    crew = [*seen["crew"]["discard"], *seen["crew"]["in_play"]]
    for number, player in enumerate(players):
        hand = views[number]["players"][number]["hand"]
        assert len(hand) == player["hand_size"]
        crew += hand + [member["card"] for member in player["crew"] if member]
    copies = {name: card["copies"] for name, card in printed("raiders", "crew")["crew"].items()}
    for card, count in Counter(crew).items():
        assert count <= copies[card], card
    # Of the pair that nobody picked the card is discarded; alone, it leaves the game.
    gone = 1 if chief else 0
    assert len(crew) + seen["crew"]["deck"] == sum(copies.values()) - gone
    heroes = [player["hero"] for player in players]
    assert len(heroes) == len(set(heroes))


def quests(seen: View) -> int:
    """Tokens on the board and with those who completed them."""
    sides = [*seen["players"], *([seen["chief"]] if seen["chief"] else [])]
    done = [quest for side in sides for quest in side["quests"]]
    known = done + [quest for quest in seen["quests"].values() if quest]
    assert len(known) == len(set(known)), "a quest lies there twice"
    return len(seen["quests"]) + len(done)


def workers(seen: View) -> Counter[str]:
    everywhere = [*seen["village"].values()]
    everywhere += [space["worker"] for space in seen["spaces"].values()]
    everywhere += [worker for cells in seen["settlements"].values() for worker in cells]
    everywhere += [player["worker"] for player in seen["players"]]
    return Counter([worker for worker in everywhere if worker])


def spaces_left(seen: View) -> int:
    return sum(any(space["plunder"].values()) for space in seen["spaces"].values())


def raid_spaces(seen: View) -> None:
    """A worker above each space with plunder; a quest is turned up when the plunder is gone."""
    for name, space in seen["spaces"].items():
        full = any(space["plunder"].values())
        assert (space["worker"] is not None) == full, name
        if name in seen["quests"]:
            assert (seen["quests"][name] is None) == full, name
    assert not [name for name in seen["quests"] if name.startswith("g")]
    assert all(seen["quests"].get(name, "open") for name in ("v1", "v2"))


def between_turns(seen: View) -> None:
    assert sum(worker is not None for worker in seen["village"].values()) == 3
    card = printed("raiders", "crew")["crew"]
    for player in seen["players"]:
        assert player["worker"], "everybody has a worker"
        for good in LIMITED:
            assert 0 <= player[good] <= LIMIT, good
        assert player["hand_size"] <= LIMIT
        for member in player["crew"]:
            if member:
                assert 0 <= member["wounds"] <= card[member["card"]]["strength"]


def stuck(seen: View) -> bool:
    """Nobody has a worker for any space that is left, and the open quests are too few."""
    if seen["chief"]:
        return False
    in_play = {*seen["village"].values(), *[player["worker"] for player in seen["players"]]}
    for number, (name, place) in enumerate(printed("raiders", "board")["settlements"].items()):
        region, first = name[0], number % 3 * 2 + 1
        for space in (f"{region}{first}", f"{region}{first + 1}"):
            left = seen["spaces"].get(space)
            if left and any(left["plunder"].values()) and in_play & set(place["workers"]):
                return False
    return sum(quest is None for quest in seen["quests"].values()) > LAST
