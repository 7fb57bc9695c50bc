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
from steppe.kernel.language import Phrasebook
from steppe.kernel.options import Option, OptionValue
from steppe.kernel.table import NOT_NOW, Automatic, Decision, Table

from .components import load

CARDS = load().cards

HEAPS = "abcde"
MOST = 3  # stones that may be taken at once
COLOURS = ("red", "blue", "green", "white")
NAMES = {
    "en": {"red": "Red", "blue": "Blue", "green": "Green", "white": "White"},
    "ru": {"red": "Красный", "blue": "Синий", "green": "Зелёный", "white": "Белый"},
}
CARD = {"en": "a card", "ru": "карту"}


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

    def view(self, seat: int | None) -> dict[str, Any]:
        return {
            "heaps": self.heaps[:],
            "deck": len(self.deck),
            "players": [
                {
                    "colour": self.colours[owner],
                    "stones": self.stones[owner],
                    "cards": len(hand),
                    "hand": hand[:] if self.sees(seat, owner) else None,
                }
                for owner, hand in enumerate(self.hands)
            ],
        }

    def resample(self, seat: int, chance: Chance) -> None:
        others = [o for o in range(self.seats) if o != seat and not self.open and not self.over]
        unseen = self.deck + [card for other in others for card in self.hands[other]]
        chance.shuffle("deck", unseen)
        for other in others:
            self.hands[other] = [unseen.pop() for _ in self.hands[other]]
        self.deck = unseen

    def projection(self, seat: int | None) -> list[dict[str, Any]]:
        return [
            {"stones": self.stones[owner], "cards": sum(hand) if self.sees(seat, owner) else 0}
            for owner, hand in enumerate(self.hands)
        ]

    def scores(self) -> tuple[int, ...]:
        return tuple(self.stones[seat] + sum(self.hands[seat]) for seat in range(self.seats))

    def winners(self) -> tuple[int, ...]:
        standing = list(zip(self.scores(), self.stones, strict=True))
        return tuple(seat for seat in range(self.seats) if standing[seat] == max(standing))


class Turn(Automatic[ToyTable]):
    __slots__ = ()

    def run(self, table: ToyTable) -> None:
        if not any(table.heaps):
            if table.listener:
                table.tell("ended", "toy.end.empty", -1, {"turns": table.turn - 1})
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
            table.tell("took", "toy.turn.take", table.active, dict(action.parts))
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
                data: dict[str, Any] = {"card": "hidden_card"}
                table.tell("drew", "toy.turn.draw", seat, data, {"card": card}, (seat,))
        elif action is ROLL:
            stones = table.chance.below("die", 3)
            table.stones[seat] += stones
            table.barrier = "barrier-rolled"
            if table.listener:
                table.tell("rolled", "toy.turn.roll", seat, {"stones": stones})

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
    actions = ACTIONS

    def lay(self, seats: int, options: dict[str, OptionValue], chance: Chance) -> Table:
        heaps, colours = int(str(options["heaps"])), options["colours"]
        if heaps > len(HEAPS):
            raise OptionError(f"option heaps: {heaps} is above {len(HEAPS)}")
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

    def names(self, lang: str) -> dict[str, str]:
        return {**NAMES[lang], "hidden_card": CARD[lang]}

    def draw(self, view: dict[str, Any], phrases: Phrasebook) -> str:
        heaps = " ".join(f"{HEAPS[h]}:{n}" for h, n in enumerate(view["heaps"]))
        lines = [phrases.say("toy-heaps", heaps=heaps)]
        for player in view["players"]:
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
