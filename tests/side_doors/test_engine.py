"""No side door of the engine tells more than views and events do: what a seat imagines, is advised,
learns from or judges is the same at tables that it cannot tell apart."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import steppe
from side_doors.moments import seldom
from side_doors.pairs import Opening, Step, openings, silent_step
from side_doors.worlds import briefly
from steppe.gym.observers import observer
from steppe.kernel.game import Game
from steppe.play import Sight, bot
from steppe.play.chances import standing
from steppe.play.coach import complete
from steppe.play.course import ask
from steppe.play.levels import mind
from steppe.play.prospects import gists, open_features

DECISIONS = 8
ASKED = 40
"""Actions whose illegality is queried."""

COMPARED = {
    "about", "barrier", "board", "decision", "default", "determinise", "fork", "label", "legal",
    "over", "own", "printed", "projection", "seats", "shown", "sides", "to_act", "undoable",
    "view", "why_not",
}  # fmt: skip
WHOLE = {
    "at", "begin", "box", "copy", "hash", "history", "keep", "last", "listen", "play", "record",
    "rejoin", "scores", "start", "table", "timeline", "undo", "winners",
}  # fmt: skip
"""Queries for the holder of the whole game, or open once the game is over."""


def test_what_a_game_can_be_asked_is_compared_or_for_whoever_holds_it_whole() -> None:
    public = {name for name in dir(Game) if not name.startswith("_")}
    assert public == COMPARED | WHOLE
    assert not COMPARED & WHOLE


def told(game: Game, viewer: int) -> Iterator[tuple[str, object]]:
    """All that can be had from a table without knowing more than a seat does."""
    seats = range(game.seats)
    yield "what it imagines", [game.determinise(viewer, n).table.key() for n in range(2)]
    yield "what it forks", [game.fork(viewer, "fork").view(seat) for seat in seats]
    yield "the whole board", game.board(viewer)
    yield "what is shown to all", game.shown()
    yield "what it knows alone", game.own(viewer)
    yield "its projection", [game.projection(viewer), game.projection()]
    yield "the labels", [game.label(seat) for seat in range(game.sides)]
    yield "what a learner sees", observer(game.box.name, game.seats).vector(game, viewer).tolist()
    yield "how the seats stand", standing(game)
    for seat in seats:
        judge = mind(game.box.name, seat)
        judge.look(game)
        yield f"the prospects of seat {seat}", open_features(judge, game)
    if game.last is not None and game.last.seat == viewer:
        yield "what it may take back", game.barrier or game.undoable(True)
    if game.to_act == viewer:
        yield from advised(game, viewer)


def advised(game: Game, viewer: int) -> Iterator[tuple[str, object]]:
    """What the seat to act can ask about its question."""
    chance = random.Random(0)
    question, actions = game.decision, [*game.box.actions]
    assert question is not None
    yield "its choices", [[one.notation for one in game.legal()], game.default.notation]
    yield "their costs", [game.about(one) for one in game.legal()]
    yield "its question", question.parts(game.table)
    asked = chance.sample(actions, min(ASKED, len(actions)))
    yield "what it may not", [game.why_not(one) for one in asked]
    yield "a bot's advice", ask(bot("easy"), Sight(game, viewer, "advice"))
    if complete(game):
        yield "what a coach says", briefly(game, "coach")
    yield "a sight", Sight(game, viewer, "sight").imagine(1).table.key()


def walk(opening: Opening, seed: str) -> None:
    viewer, chance = opening.viewer, random.Random(seed)
    one, other = (opening.game.fork(viewer, f"{seed}/{n}") for n in range(2))
    step: Step | None = (None, None)
    for _ in range(DECISIONS):
        pairs = zip(told(one, viewer), told(other, viewer), strict=True)
        for (what, here), (_, there) in pairs:
            assert here == there, f"after {step}, seat {viewer} can tell by {what}"
        step = silent_step(one, other, viewer, chance)
        if step is None:
            break
        first, second = step
        if first and second:
            assert gists(one, (first,)) == gists(other, (second,)), "what a bot says aloud"
        for game, action in zip((one, other), step, strict=True):
            if action is not None:
                game.play(action)


@pytest.mark.parametrize("name", steppe.games())
def test_what_a_seat_cannot_tell_apart_is_the_same_to_it_in_every_way(name: str) -> None:
    for number, opening in enumerate(seldom(name)):
        walk(opening, f"seldom {number}")
    for number, opening in enumerate(openings(name, 0)):
        walk(opening, f"{number}")


@pytest.mark.long
@pytest.mark.parametrize("seed", range(1, 40))
@pytest.mark.parametrize("name", steppe.games())
def test_it_is_so_in_many_games(name: str, seed: int) -> None:
    for number, opening in enumerate(openings(name, seed)):
        walk(opening, f"{number}")
