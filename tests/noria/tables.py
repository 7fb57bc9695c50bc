"""Small words for the tests of Noria, so that they read like the rulebook."""

from __future__ import annotations

from typing import Any

import pytest

import steppe
from steppe import Game

COLOURS = ("red", "yellow", "green", "blue")


def turn(
    me: dict[str, Any] | None = None,
    *rivals: dict[str, Any],
    phase: str = "actions",
    seats: int = 4,
    options: dict[str, Any] | None = None,
    **table: Any,
) -> Game:
    """A turn of red, who moves first, at a table of four unless told otherwise."""
    players = [me or {}, *rivals]
    players += [{} for _ in range(seats - len(players))]
    position = {"phase": phase, "players": players, **table}
    return steppe.position("noria", position, **(options or {}))


def play(game: Game, *actions: str) -> Game:
    for action in actions:
        game.play(action)
    return game


def legal(game: Game, verb: str = "") -> set[str]:
    """The notations of the legal actions, or of those that begin with a word."""
    return {a.notation for a in game.legal() if not verb or a.notation.split()[0] == verb}


def player(game: Game, colour: str = "red") -> Any:
    """What everybody sees of a player."""
    return game.view()["players"][COLOURS.index(colour)]


def chamber(game: Game, name: str) -> Any:
    return next(c for c in game.view()["chambers"] if c["id"] == name)


def island(game: Game, name: str) -> Any:
    return next(i for i in game.view()["islands"] if i["id"] == name)


def stack(game: Game, disc: str) -> Any:
    """A stack of the market."""
    return next(s for s in game.view()["market"] if s["disc"] == disc)


def discs(game: Game, colour: str = "red") -> dict[str, str]:
    """The wheel of a player, as positions write it."""
    wheel = player(game, colour)["wheel"]
    return {
        slot: disc["disc"] + ("+" if disc["upgraded"] else "")
        for slot, disc in wheel.items()
        if disc
    }


def refused(game: Game, action: str) -> str:
    """The rule by which an action is refused, by question and by trying."""
    rule = game.why_not(action)
    assert rule is not None, f"{action} is legal"
    before = game.hash()
    with pytest.raises(steppe.IllegalAction) as refusal:
        game.play(action)
    assert refusal.value.rule == rule
    assert game.hash() == before
    return rule


def quietly(game: Game, until: str = "") -> Game:
    """Take quiet actions until a decision of that kind is asked, or to the end of the game."""
    while not game.over and (not until or type(game.decision).__name__ != until):
        game.play(game.default)
    return game
