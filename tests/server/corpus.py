"""Stored tables of this day, which every later version has to open.

    python -m server.corpus 2026-11     (from the folder `tests`)

makes a folder of them, or of those that are named after it, in `tests/tables`: of each its entries,
a line each, and what it came to. Those of earlier days are never made anew: they are what people
have.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from steppe import play as bots
from steppe.kernel.box import Start, box
from steppe.kernel.chance import commitment
from steppe.kernel.options import settle
from steppe.server import seats as tokens
from steppe.server.entries import (
    Again,
    Agreed,
    BotSat,
    CameBack,
    Curbed,
    Ended,
    Entry,
    Hooked,
    Imagined,
    Laid,
    Named,
    Place,
    Played,
    Renewed,
    Resigned,
    Said,
    TakenBack,
    Voted,
    decode,
    encode,
)
from steppe.server.table import LiveTable

FOLDER = Path(__file__).parent.parent / "tables"
SUMMARY = "tables.json"
BEGUN = 1_790_000_000.0


class Maker:
    """A table at which things happen one after another."""

    def __init__(self, laid: Laid) -> None:
        self.table = LiveTable("made", laid)
        self.entries: list[Entry] = [laid]
        self.chance = random.Random(laid.seed)

    @property
    def at(self) -> float:
        return BEGUN + len(self.entries)

    def add(self, entry: Entry) -> None:
        self.table.apply(entry)
        self.entries.append(entry)

    def play(self, count: int, bot: str = "random") -> None:
        """Play `count` decisions, some of them undone; a whole game with -1."""
        player = bots.Player(bots.bot(bot), f"{len(self.entries)}")
        while count and not self.table.game.over:
            count -= 1
            game = self.table.game
            seat = game.to_act
            assert seat is not None
            (action, *_), reason = player.answer(game)
            self.add(
                Played(
                    seat=seat,
                    action=action.notation,
                    at=self.at,
                    bot=bot != "random",
                    reason=reason,
                )
            )
            if self.table.can_undo(seat) and self.chance.random() < 0.05:
                hidden = self.table.history.unnoticed(1)
                self.add(TakenBack(seat=seat, count=1, at=self.at, secret=hidden))

    def talk(self) -> None:
        """All that people do beside the game."""
        self.add(Named(seat=1, name="Борис", at=self.at))
        self.add(Said(seat=0, text="well, well", at=self.at))
        self.add(Said(name="watcher", text="привет", at=self.at))
        self.add(BotSat(seat=0, bot=bots.DEFAULT, at=self.at))
        self.add(BotSat(seat=0, bot="", at=self.at))
        self.add(Voted(seats=(0,), about=1, choice="bot", at=self.at))
        self.add(BotSat(seat=1, bot=bots.DEFAULT, by=(0,), at=self.at))
        self.add(CameBack(seat=1, at=self.at))


def laid(game: str, seats: int, seed: str, **more: Any) -> Laid:
    the_box = box(game)
    options = settle(the_box.options, more.pop("options", {}))
    salt = more.pop("salt", "0123456789abcdef" * 2)
    start = Start(the_box, seats, seed, options, None, salt)
    token = tokens.token_hash("token")
    places = [Place(kind="here", name="Anna", token_hash=token)]
    places += [Place(kind="link", token_hash=token) for _ in range(seats - 1)]
    return Laid(
        game=game,
        rules=the_box.rules_version,
        data=the_box.data_digest(options),
        seats=start.seats,
        seed=seed,
        seed_hash=commitment(seed, salt),
        salt=salt,
        options=options,
        places=tuple(places),
        at=BEGUN,
        **more,
    )


def finished(game: str, seats: int) -> Maker:
    made = Maker(laid(game, seats, f"{game} to the end"))
    made.play(30, "easy")
    made.talk()
    made.play(-1, "easy")
    return made


def begun(game: str, seats: int, length: int, **more: Any) -> Maker:
    made = Maker(laid(game, seats, f"{game} {seats} {length}", **more))
    made.play(length)
    return made


def ended(game: str) -> Maker:
    made = begun(game, 2, 40)
    made.add(Voted(seats=(0,), about=1, choice="end", at=made.at))
    made.add(Ended(by=(0,), about=1, at=made.at))
    return made


def hosted(game: str) -> Maker:
    """The host does what hosts may do."""
    made = begun(game, 3, 20, host=1)
    for deed in ("mute", "allow", "remove"):
        made.add(Curbed(seat=1, mark="0011223344556677", name="Кто-то", deed=deed, at=made.at))
    made.add(Renewed(seat=2, token_hash=tokens.token_hash("new"), by=1, at=made.at))
    made.play(20)
    return made


def announced(game: str) -> Maker:
    """The host has turns announced, and thinks better of it."""
    made = begun(game, 2, 20, host=0)
    for address in ("https://chat.example.org/hooks/a", ""):
        made.add(Hooked(seat=0, address=address, lang="en", at=made.at))
        made.play(10)
    return made


def left(game: str) -> Maker:
    """One gives up, the others end the game together, and meet again."""
    made = begun(game, 3, 20)
    made.add(Resigned(seat=2, bot="easy", at=made.at))
    made.play(10)
    for on in (True, False, True):
        made.add(Agreed(seats=(0,), on=on, at=made.at))
    made.add(Ended(by=(0, 1), about=1, at=made.at, agreed=True))
    made.add(Again(gathering="abcdefghijklmnop", seat=0, at=made.at))
    return made


def forked(game: str, length: int) -> Maker:
    """A fork with secrets drawn anew, of a fork with secrets drawn anew."""
    one = begun(game, 2, length)
    for number in range(2):
        parent = one.table
        decided = tuple([played.action.notation for played in parent.game.history])
        origin = replace(parent.laid, places=(), past=())
        one = Maker(
            replace(
                parent.laid, seed=f"fork {number}", imagined=Imagined(1, origin, decided), past=()
            )
        )
        one.play(25)
    return one


def review(game: str) -> Maker:
    played = begun(game, 2, 60).table.game
    past = tuple([one.action.notation for one in played.history])
    places = tuple([Place(kind="nobody") for _ in range(played.seats)])
    start = laid(game, 2, f"{game} 2 60", review=True, seed_given=True, past=past)
    return Maker(replace(start, places=places))


TABLES: dict[str, Callable[[], Maker]] = {
    "scythe-finished": lambda: finished("scythe", 3),
    "raiders-finished": lambda: finished("raiders", 2),
    "noria-finished": lambda: finished("noria", 2),
    "scythe-five": lambda: begun("scythe", 5, 200, chances=True),
    "scythe-automa": lambda: begun("scythe", 1, 120, options={"automa": "automaszyna"}),
    "scythe-before-salts": lambda: begun("scythe", 2, 50, salt=""),
    "raiders-solo": lambda: begun("raiders", 1, 100, options={"solo": "huntsman"}),
    "noria-expert": lambda: begun(
        "noria", 3, 90, options={"expert": True, "building": "simultaneous"}
    ),
    "scythe-ended": lambda: ended("scythe"),
    "scythe-forked": lambda: forked("scythe", 80),
    "raiders-forked": lambda: forked("raiders", 120),
    "noria-left": lambda: left("noria"),
    "raiders-hosted": lambda: hosted("raiders"),
    "noria-announced": lambda: announced("noria"),
    "raiders-begun": lambda: begun("raiders", 2, 200),
    "scythe-mixed": lambda: begun("scythe", 2, 100, options={"automas": ["automa", "ultimaszyna"]}),
    "noria-review": lambda: review("noria"),
}


def summary(table: LiveTable) -> dict[str, object]:
    """What a table came to."""
    return {
        "rules": table.laid.rules,
        "decisions": len(table.history),
        "hash": table.game.hash(),
        "over": table.over,
        "scores": list(table.game.scores) if table.game.over else [],
        "names": table.names,
        "chat": table.said,
        "notes": len(table.notes),
    }


def opened(path: Path) -> LiveTable:
    first, *log = [decode(line) for line in path.read_bytes().splitlines()]
    assert isinstance(first, Laid)
    return LiveTable(path.stem, first, log)


def main() -> None:
    folder = FOLDER / sys.argv[1]
    folder.mkdir(parents=True)  # never over others
    told = {}
    for name in sys.argv[2:] or TABLES:
        made = TABLES[name]()
        path = folder / f"{name}.jsonl"
        path.write_bytes(b"\n".join([encode(entry) for entry in made.entries]) + b"\n")
        told[name] = summary(opened(path))
        print(f"{name}: {told[name]['decisions']} decisions, {path.stat().st_size} bytes")
    (folder / SUMMARY).write_text(json.dumps(told, indent=1, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main()
