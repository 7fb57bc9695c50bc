"""A toy of a game, so that kernel and command line are tested without a real one.

Players take stones from heaps. After taking, a player may draw a card that only he sees, or roll a
die for more stones. When the heaps are empty, stones and cards are counted.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from steppe.kernel.actions import Action, ActionTable, Part
from steppe.kernel.box import Box
from steppe.kernel.chance import Chance
from steppe.kernel.errors import OptionError, PositionError
from steppe.kernel.inventory import Inventory
from steppe.kernel.language import Phrasebook
from steppe.kernel.options import Option, OptionValue
from steppe.kernel.parts import Parts
from steppe.kernel.table import NOT_NOW, Automatic, Decision, Table

from . import events
from .components import load

CARDS = load().cards

HEAPS = "abcde"
MOST = 3  # stones that may be taken at once
COLOURS = ("red", "blue", "green", "white")
NAMES = {
    "en": {"red": "Red", "blue": "Blue", "green": "Green", "white": "White"},
    "ru": {"red": "Красный", "blue": "Синий", "green": "Зелёный", "white": "Белый"},
}


class Take(Action):
    __slots__ = ("heap", "stones")

    def __init__(self, stones: int, heap: int) -> None:
        super().__init__(
            "take", f"take {stones} from {HEAPS[heap]}", {"stones": stones, "heap": HEAPS[heap]}
        )
        self.stones = stones
        self.heap = heap


ACTIONS = ActionTable()
TAKE = [[ACTIONS.add(Take(n, heap)) for n in range(1, MOST + 1)] for heap in range(len(HEAPS))]
DRAW = ACTIONS.add(Action("draw", "draw", {}))
ROLL = ACTIONS.add(Action("roll", "roll", {}))
KEEP = ACTIONS.add(Action("keep", "keep", {}))
END_TURN = ACTIONS.add(Action("end", "end turn", {}))


class ToyTable(Table):
    __slots__ = ("colours", "deck", "hands", "heaps", "open", "stones")

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.colours: tuple[str, ...] = ()
        self.heaps: list[int] = []
        self.stones: list[int] = []
        self.hands: list[list[int]] = []
        self.deck: list[int] = []
        self.open = False

    def copy(self) -> ToyTable:
        other = ToyTable(self.seats, self.chance)
        self.copy_onto(other)
        other.colours = self.colours
        other.heaps = self.heaps[:]
        other.stones = self.stones[:]
        other.hands = [hand[:] for hand in self.hands]
        other.deck = self.deck[:]
        other.open = self.open
        return other

    def key(self) -> tuple[object, ...]:
        pieces = (self.colours, self.heaps, self.stones, self.hands, self.deck, self.open)
        return (*self.kernel_key(), *pieces)

    def label(self, seat: int) -> str:
        return self.colours[seat]

    def sees(self, seat: int | None, owner: int) -> bool:
        return self.open or owner == seat or self.over


class Turn(Automatic[ToyTable]):
    __slots__ = ()

    def run(self, table: ToyTable) -> None:
        if not any(table.heaps):
            if table.listener:
                table.tell(events.Ended("toy.end.empty", -1, turns=table.turn - 1))
            table.finish()
            return
        table.push(NextSeat())
        table.push(EndTurn())
        table.push(ChooseStones())


class NextSeat(Automatic[ToyTable]):
    __slots__ = ()

    def run(self, table: ToyTable) -> None:
        table.active = (table.active + 1) % table.seats
        table.turn += 1
        table.push(Turn())


class ChooseStones(Decision[ToyTable]):
    __slots__ = ()

    def legal(self, table: ToyTable) -> Sequence[Action]:
        return [take for h, n in enumerate(table.heaps) for take in TAKE[h][: min(n, MOST)]]

    def apply(self, table: ToyTable, action: Action) -> None:
        assert isinstance(action, Take)
        table.heaps[action.heap] -= action.stones
        table.stones[table.active] += action.stones
        if table.listener:
            stones, heap = action.stones, HEAPS[action.heap]
            table.tell(events.Took("toy.turn.take", table.active, stones=stones, heap=heap))
        table.push(ChooseExtra())

    def why_not(self, table: ToyTable, action: Action) -> str:
        return "toy.turn.take" if isinstance(action, Take) else NOT_NOW

    def rule(self) -> str:
        return "toy.turn.take"

    def parts(self, table: ToyTable) -> dict[str, Part]:
        return {"left": sum(table.heaps)}


class ChooseExtra(Decision[ToyTable]):
    __slots__ = ()

    def legal(self, table: ToyTable) -> Sequence[Action]:
        return (DRAW, ROLL, KEEP) if table.deck else (KEEP,)

    def apply(self, table: ToyTable, action: Action) -> None:
        seat = table.active
        if action is DRAW:
            card = table.deck.pop()
            table.hands[seat].append(card)
            table.barrier = "barrier-drawn"
            if table.listener:
                table.tell(events.Drew("toy.turn.draw", seat, card=card))
        elif action is ROLL:
            stones = table.chance.below("die", 3)
            table.stones[seat] += stones
            table.barrier = "barrier-rolled"
            if table.listener:
                table.tell(events.Rolled("toy.turn.roll", seat, stones=stones))

    def rule(self) -> str:
        return "toy.turn.draw"


class EndTurn(Decision[ToyTable]):
    __slots__ = ()

    def legal(self, table: ToyTable) -> Sequence[Action]:
        return (END_TURN,)

    def apply(self, table: ToyTable, action: Action) -> None:
        pass

    def aloud(self, table: ToyTable) -> bool:
        return True

    def rule(self) -> str:
        return "toy.turn.end"


class ToyBox(Box):
    name = "toy"
    title = {"en": "Heaps", "ru": "Кучки"}
    seats = range(2, 5)
    options = (
        Option("heaps", "number", 3, "how many heaps", "сколько кучек", lowest=1),
        Option("size", "number", 4, "stones in a heap", "камней в кучке", lowest=1),
        Option("open_hands", "flag", False, "cards lie open", "карты лежат в открытую"),
        Option("colours", "list", [], "who sits where", "кто где сидит", COLOURS),
        Option("cards", "choice", "some", "cards dealt", "сколько карт сдать", ("none", "some")),
        Option("note", "text", "", "a remark, 100 % ignored", "заметка, ни на что не влияет"),
    )
    colours = COLOURS
    actions = ACTIONS

    def lay(self, seats: int, options: dict[str, OptionValue], chance: Chance) -> Table:
        heaps, colours = int(str(options["heaps"])), options["colours"]
        if heaps > len(HEAPS):
            raise OptionError("fault-option-above", option="heaps", value=heaps, limit=len(HEAPS))
        assert isinstance(colours, list)
        if colours and (len(colours) != seats or len(set(colours)) != seats):
            raise OptionError(f"option colours: {seats} different ones are needed")
        table = ToyTable(seats, chance)
        table.colours = tuple(colours or COLOURS[:seats])
        table.heaps = [int(str(options["size"]))] * heaps
        table.stones = [0] * seats
        table.deck = list(CARDS)
        chance.shuffle("deck", table.deck)
        dealt = 1 if options["cards"] == "some" else 0
        table.hands = [[table.deck.pop() for _ in range(dealt)] for _ in range(seats)]
        table.open = options["open_hands"] is True
        table.push(Turn())
        return table

    def lay_position(
        self, position: dict[str, Any], options: dict[str, OptionValue], chance: Chance
    ) -> Table:
        hands = position.get("hands", [[], []])
        if len(hands) not in self.seats:
            raise PositionError(f"there cannot be {len(hands)} hands")
        for hand in hands:
            for card in hand:
                if card not in CARDS:
                    raise PositionError(f"there is no card {card}")
        table = ToyTable(len(hands), chance)
        table.colours = COLOURS[: len(hands)]
        table.heaps = list(position.get("heaps", [1]))
        table.stones = [0] * len(hands)
        table.hands = [list(hand) for hand in hands]
        table.push(Turn())
        return table

    def view(self, table: Table, parts: Parts) -> dict[str, Any]:
        assert isinstance(table, ToyTable)
        return {
            "heaps": table.heaps[:],
            "deck": len(table.deck),
            "players": [
                {
                    "colour": table.colours[owner],
                    "stones": table.stones[owner],
                    "cards": len(hand),
                    "hand": hand[:] if table.sees(None, owner) else None,
                }
                for owner, hand in enumerate(table.hands)
            ],
        }

    def own(self, table: Table, seat: int) -> dict[str, Any]:
        assert isinstance(table, ToyTable)
        return {
            "players": {seat: {"hand": table.hands[seat][:]}},
            "projection": self.projection(table, seat),
        }

    def inventory(self, table: Table) -> Inventory:
        assert isinstance(table, ToyTable)
        return {
            "heaps": table.heaps,
            "deck": table.deck,
            "stones": table.stones,
            "hands": table.hands,
        }

    def resample(self, table: Table, seat: int, chance: Chance) -> None:
        assert isinstance(table, ToyTable)
        others = [o for o in range(table.seats) if o != seat and not table.open and not table.over]
        unseen = table.deck + [card for other in others for card in table.hands[other]]
        chance.shuffle("deck", unseen)
        for other in others:
            table.hands[other] = [unseen.pop() for _ in table.hands[other]]
        table.deck = unseen

    def projection(self, table: Table, seat: int | None) -> list[dict[str, Any]]:
        assert isinstance(table, ToyTable)
        rows = []
        for owner, hand in enumerate(table.hands):
            stones, cards = table.stones[owner], sum(hand) if table.sees(seat, owner) else 0
            rows.append({"seat": owner, "total": stones + cards, "stones": stones, "cards": cards})
        return rows

    def scores(self, table: Table) -> tuple[int, ...]:
        assert isinstance(table, ToyTable)
        return tuple(table.stones[seat] + sum(table.hands[seat]) for seat in range(table.seats))

    def winners(self, table: Table) -> tuple[int, ...]:
        assert isinstance(table, ToyTable)
        standing = list(zip(self.scores(table), table.stones, strict=True))
        return tuple(seat for seat in range(table.seats) if standing[seat] == max(standing))

    def names(self, lang: str, folder: str = "") -> dict[str, str]:
        return NAMES[lang]

    def draw(self, board: dict[str, Any], phrases: Phrasebook) -> str:
        heaps = " ".join(f"{HEAPS[h]}:{n}" for h, n in enumerate(board["heaps"]))
        lines = [phrases.say("toy-heaps", heaps=heaps)]
        for player in board["players"]:
            hand = player["hand"]
            lines.append(
                phrases.say(
                    "toy-player",
                    who=player["colour"],
                    stones=player["stones"],
                    cards=" ".join(map(str, hand)) if hand is not None else "? " * player["cards"],
                ).rstrip()
            )
        return "\n".join(lines)


BOX = ToyBox()
