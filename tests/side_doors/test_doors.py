"""Nothing escapes the comparison: every route and message is tried, with every field it has, or is
listed with the reason why it has nothing to tell."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile
from typing import Any, get_args

import msgspec
from starlette.routing import Route, WebSocketRoute

from server.conftest import HereThinkers
from server.twins import Memory
from side_doors.doors import DOORS, MESSAGES, SHUT
from side_doors.moments import seldom
from side_doors.pairs import openings
from side_doors.test_server import walked
from side_doors.twins import Log
from steppe.server.api import CALLS
from steppe.server.app import Settings, make_app, make_hall
from steppe.server.messages import ClientMessage, ServerMessage

OVER = "shown when the game is over, and nothing is hidden any more"
OLD = "of tables that were laid under other rules"
LESSON = "a lesson tells the learner alone, of own decisions and of a rival whose are written"
PUZZLE = "of a puzzle the same is told to everybody"
UNSEEN = {
    "salt": OVER,
    "seed": OVER,
    "scores": OVER,
    "winners": OVER,
    "views": OVER,
    "gathering": OVER,
    "rounds": OVER,
    "round": OVER,
    "sides": OVER,
    "milestones": OVER,
    "event": OVER,
    "tie_breaks": OVER,
    "held": OVER,
    "laid": OLD,
    "now": OLD,
    "rules": OLD,
    "whole": OLD,
    "lesson": LESSON,
    "example": LESSON,
    "step": LESSON,
    "steps": LESSON,
    "says": LESSON,
    "advice": LESSON,
    "left": LESSON,
    "puzzle": PUZZLE,
    "number": PUZZLE,
    "message pong": "it is waited for",
    "message renewed": "a token that was drawn for whoever asked for it",
}


def routes() -> Iterator[str]:
    settings = Settings()
    for route in make_app(make_hall(Memory(), HereThinkers(), settings), settings).routes:
        if isinstance(route, WebSocketRoute):
            assert route.path == "/ws/tables/{id}", f"what does the socket {route.path} tell?"
            continue
        assert isinstance(route, Route), f"what does {route} tell?"
        for method in (route.methods or {"GET"}) - {"HEAD"}:
            yield f"{method} {route.path}"


def test_every_route_is_a_door_that_is_tried_or_tells_nothing() -> None:
    assert set(routes()) == DOORS.keys() | SHUT.keys(), "doors.py must know every route"
    assert not DOORS.keys() & SHUT.keys()


def test_everything_that_can_be_asked_and_answered_was_compared() -> None:
    log = Log(thorough=True)
    told = {f"message {kind.__struct_config__.tag}" for kind in get_args(ServerMessage)}
    fields = {name for kind in (*get_args(ServerMessage), *given()) for name in fields_of(kind)}
    due = (told | fields) - UNSEEN.keys()
    moments = (*seldom("scythe"), *openings("scythe", 1), *openings("raiders", 1))
    walked(takewhile(lambda _: due - log.answered, moments), log)
    assert due - log.answered == set(), "these were never compared"
    for call in CALLS:
        door = f"{call.method} {call.path}"
        if door in DOORS:
            asked = {query.name for query in call.query} | fields_of(call.wants)
            assert asked <= log.asked[door], f"{door}: not all is asked for"
    assert log.asked.keys() >= DOORS.keys()
    for kind in get_args(ClientMessage):
        tag = kind.__struct_config__.tag
        assert tag in MESSAGES, f"doors.py must try the message {tag!r}"
        assert fields_of(kind) <= log.asked[tag], f"{tag}: not all is said"


def given() -> Iterator[Any]:
    for call in CALLS:
        if f"{call.method} {call.path}" in DOORS:
            yield call.gives


def fields_of(kind: Any) -> set[str]:
    """The names of all fields in a type, as they are written."""
    if kind is None:
        return set()
    _, schemas = msgspec.json.schema_components([kind])
    return {name for one in schemas.values() for name in one.get("properties", {})} - {"t"}
