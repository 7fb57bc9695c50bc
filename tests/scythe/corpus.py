"""What a recorded game of Scythe shows: its cards, abilities, bonuses and endings in use.

`tests/scythe/make_games.py` picks records until together they show everything that is listed here.
"""

from __future__ import annotations

from pathlib import Path

import steppe
from steppe.games.scythe.scoring import structure_bonus
from steppe.games.scythe.state import NOWHERE, Player, ScytheTable
from steppe.games.scythe.terms import (
    ABILITIES,
    BASE,
    BOTTOMS,
    CUBES,
    FACTIONS,
    LAKE,
    MATS,
    SAXONY,
    STAR_COMBAT,
    STAR_OBJECTIVE,
    STAR_TRACKER,
    STARS,
    STRUCTURES,
    VILLAGE,
)
from steppe.kernel.errors import RecordError
from steppe.kernel.records import FIRST_LINE

FOLDER = Path(__file__).parents[1] / "games" / "scythe"

FACTION_ABILITIES = ("swim", "relentless", "coercion", "meander", "dominate")


def everything() -> set[str]:
    """All that the records together must show."""
    figures = steppe.new("scythe", seats=2, seed=1).table
    assert isinstance(figures, ScytheTable)
    wanted = {f"faction {name}" for name in FACTIONS} | {f"mat {name}" for name in MATS}
    wanted |= {f"pair {faction} {mat}" for faction in FACTIONS for mat in MATS}
    wanted |= {f"seats {count}" for count in range(2, 6)}
    wanted |= {f"encounter {number} {letter}" for number in range(1, 29) for letter in "abc"}
    wanted |= {f"factory {number}" for number in range(1, 13)}
    wanted |= {f"objective {number}" for number in range(1, 24)}
    wanted |= {f"bonus {tile}" for tile in figures.figures.tiles}
    wanted |= {f"cube {name}" for name in CUBES} | {f"bottom {name}" for name in BOTTOMS}
    wanted |= {f"structure {name}" for name in STRUCTURES}
    wanted |= {f"ability {name}" for name in (*ABILITIES, *FACTION_ABILITIES)}
    wanted |= {f"deployed {faction} {slot}" for faction in FACTIONS for slot in range(4)}
    wanted |= {f"ended by {star}" for star in STARS[:STAR_TRACKER]}
    wanted |= {"ended off turn", "ended with a combat undone"}
    return wanted


class Watcher:
    """Replays a record and notes what it shows."""

    def __init__(self, text: str) -> None:
        self.seen: set[str] = set()
        self.game = steppe.loads(text, at=0)
        whole = steppe.loads(text)
        table = self.game.table
        assert isinstance(table, ScytheTable)
        self.table = table
        self.game.listen(self.hear)
        self.last_star = ""
        self.star_seat = -1
        self.combat_won = ""
        for link in whole.history:
            self.before(link.action)
            self.game.play(link.action)
        self.after()

    def hear(self, event: steppe.Event) -> None:
        data = event.data
        player = self.table.players[event.seat]
        match event.name:
            case "upgraded":
                self.seen.add(f"cube {data['square']}")
                self.seen.add(f"bottom {data['bottom']}")
            case "built":
                self.seen.add(f"structure {data['structure']}")
            case "deployed":
                self.deployed(player, str(data["ability"]))
            case "revealed":
                self.seen.add(f"objective {data['objective']}")
            case "encounter":
                self.card = data["card"]
                self.options = 0
            case "coerced":
                self.seen.add("ability coercion")
            case "scouted":
                self.seen.add("ability scout")
            case "moved":
                self.moved(player, str(data["unit"]), str(data["place"]), str(data["to"]))
            case "star":
                self.last_star = str(data["star"])
                self.star_seat = event.seat
                stars = player.stars
                if player.faction == SAXONY and (
                    stars[STAR_COMBAT] > 2 or stars[STAR_OBJECTIVE] > 1
                ):
                    self.seen.add("ability dominate")
            case "returned":
                self.seen.add("ended with a combat undone")
            case "lost":
                for name in ("artillery", "disarm"):
                    if event.rule.endswith(name):
                        self.seen.add(f"ability {name}")

    def deployed(self, player: Player, ability: str) -> None:
        mechs = self.table.figures.factions[player.faction].mechs
        slot = mechs.index(ABILITIES.index(ability))
        self.seen.add(f"deployed {FACTIONS[player.faction]} {slot}")

    def moved(self, player: Player, unit: str, origin: str, to: str) -> None:
        figures = self.table.figures
        a, b = figures.index[origin], figures.index[to]
        near = a in figures.around[b] or b in figures.around[a]
        river = b in figures.river[a]
        faction = FACTIONS[player.faction]
        if unit == "worker":
            if river:
                self.seen.add("ability swim")
            return
        tunnels = figures.is_tunnel[a] and figures.is_tunnel[b]
        if river and not tunnels:
            self.seen.add("ability riverwalk")
        if figures.terrain[b] == LAKE and faction == "nordic":
            self.seen.add("ability seaworthy")
        if figures.terrain[b] == BASE:
            self.seen.add("ability wayfare")
        if near or tunnels:
            return
        if figures.terrain[a] == figures.terrain[b] == LAKE:
            self.seen.add("ability submerge")
        elif faction == "rusviet" and VILLAGE in (figures.terrain[a], figures.terrain[b]):
            self.seen.add("ability township")
        elif faction == "saxony" and a != player.structures[0] and b != player.structures[0]:
            self.seen.add("ability underpass")

    def before(self, action: steppe.Action) -> None:
        table = self.table
        player = table.players[table.active]
        match action.verb:
            case "option":
                self.seen.add(f"encounter {self.card} {action.parts['option']}")
                self.options += 1
                if self.options == 2:
                    self.seen.add("ability meander")
            case "factory":
                self.seen.add(f"factory {player.factory_card + 1}")
            case "to":
                decision = self.game.decision
                if decision is not None and dict(decision.parts(table)).get("steps", 1) == 2:
                    self.seen.add("ability speed")
            case "add-card":
                self.people_in_arms()
            case "skip" | "move" | "produce" | "bolster-power" | "trade-popularity":
                section = action.parts.get("section")
                last = player.last_section
                if last != NOWHERE and section == ("move", "bolster", "trade", "produce")[last % 4]:
                    if last < 4:
                        self.seen.add("ability relentless")
            case "dial":
                self.camaraderie()

    def people_in_arms(self) -> None:
        table = self.table
        battle = table.battle
        assert battle is not None
        for side, seat in ((0, battle.attacker), (1, battle.defender)):
            player = table.players[seat]
            units = player.mechs.count(battle.place) + int(player.hero == battle.place)
            if seat == self.game.to_act and sum(battle.cards[side]) >= units:
                self.seen.add("ability peoples_army")

    def camaraderie(self) -> None:
        """Polania attacks where workers live, with Camaraderie: noted when it wins."""
        battle = self.table.battle
        assert battle is not None
        attacker = self.table.players[battle.attacker]
        defender = self.table.players[battle.defender]
        unlocked = attacker.abilities >> ABILITIES.index("camaraderie") & 1
        if unlocked and battle.place in defender.workers and attacker.popularity:
            self.seen.add("ability camaraderie")

    def after(self) -> None:
        game = self.game
        table = self.table
        self.seen.add(f"seats {game.seats}")
        for player in table.players:
            faction, mat = FACTIONS[player.faction], MATS[player.mat]
            self.seen |= {f"faction {faction}", f"mat {mat}", f"pair {faction} {mat}"}
            if game.over and structure_bonus(table, player):
                self.seen.add(f"bonus {table.figures.tiles[table.tile]}")
        if game.over:
            self.seen.add(f"ended by {self.last_star}")
            if self.star_seat != table.active:
                self.seen.add("ended off turn")


def records() -> list[Path]:
    return sorted(FOLDER.glob("game-*.txt"))


def shown(text: str) -> set[str]:
    """What a record shows."""
    if not text.startswith(FIRST_LINE):
        raise RecordError("not a record")
    return Watcher(text).seen
