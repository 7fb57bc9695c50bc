"""What the tests of the rules say about a table of Noria."""

from __future__ import annotations

from typing import Any

import steppe
from rules.words import player, question
from steppe import Game

NAMES = ("recycling", "improvement", "aviation", "science", "specialisation", "distribution")
TRACKS = NAMES[:4]


def turn(
    me: dict[str, Any] | None = None,
    *rivals: dict[str, Any],
    phase: str = "actions",
    seats: int = 4,
    options: dict[str, Any] | None = None,
    **words: Any,
) -> Game:
    """A turn of red, who moves first, at a table of four unless told otherwise."""
    players = [me or {}, *rivals]
    players += [{} for _ in range(seats - len(players))]
    laid = {"phase": phase, "players": players, **words}
    return steppe.position("noria", laid, **(options or {}))


def chamber(game: Game, name: str) -> Any:
    return next(c for c in game.view()["chambers"] if c["id"] == name)


def island(game: Game, name: str) -> Any:
    return next(i for i in game.view()["islands"] if i["id"] == name)


def stack(game: Game, disc: str) -> Any:
    """A stack of the market."""
    return next(s for s in game.view()["market"] if s["disc"] == disc)


def discs(game: Game, label: str = "") -> dict[str, str]:
    """The wheel of a player, as positions write it."""
    wheel = player(game, label)["wheel"]
    return {
        slot: disc["disc"] + ("+" if disc["upgraded"] else "")
        for slot, disc in wheel.items()
        if disc
    }


def quietly(game: Game, until: str = "") -> Game:
    """Take quiet actions until a decision of that kind is asked, or to the end of the game."""
    while not game.over and (not until or question(game) != until):
        game.play(game.default)
    return game


def at_the_end(*spaces: tuple[int, int, int, int], seated: tuple[int, ...], **more: Any) -> Game:
    """The last turn of the last round, with spaces by player and politicians by chamber."""
    players = [{"spaces": dict(zip(TRACKS, of, strict=True))} for of in spaces]
    for seat, extra in enumerate(more.get("players", [])):
        players[seat].update(extra)
    chambers = {
        name: {"above": 4 - count, "seated": count}
        for name, count in zip(NAMES, seated, strict=True)
    }
    seats = len(players)
    colours = ("red", "yellow", "green", "blue")
    return turn(
        *players,
        seats=seats,
        phase="end",
        round=18 - seats,
        active=colours[seats - 1],
        chambers=chambers,
    )


def politics(knowledge: int, round: int = 1, **table: Any) -> Game:
    return turn({"knowledge": knowledge}, phase="politics", round=round, **table)
