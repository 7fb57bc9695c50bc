"""Why bots did what they did: in the log, and for others only what is no secret."""

from __future__ import annotations

import time

from server.people import Served
from server.test_thinkers import first_of, go_on, scythe
from steppe.server.entries import Played, TakenBack
from steppe.server.messages import encode
from steppe.server.thinkers import question, think


def test_a_bots_reason_is_told_to_others_only_as_everybody_can_see_it() -> None:
    table = scythe()
    seat = table.game.to_act
    assert seat is not None
    action = table.game.legal()[0].notation
    entry = Played(
        seat=seat, action=action, at=0, bot=True, reason="reason-objective", gist="reason-coins"
    )
    table.apply(entry)
    told = {viewer: encode(table.state(viewer)).decode() for viewer in (seat, 1 - seat, None)}
    assert "reason-objective" in told[seat]
    for viewer in (1 - seat, None):
        assert "reason-coins" in told[viewer]
        assert "reason-objective" not in told[viewer]


def test_what_is_taken_back_has_no_reason_any_more() -> None:
    table = scythe()
    seat = table.game.to_act
    assert seat is not None
    action = table.game.legal()[0].notation
    table.apply(Played(seat=seat, action=action, at=0, reason="reason-coins"))
    assert table.reasons
    table.apply(TakenBack(seat=seat, count=1, at=1))
    assert not table.reasons


def test_a_bot_that_thinks_says_why_and_one_that_does_not_is_silent() -> None:
    table = scythe()
    thoughts = []
    for _ in range(6):
        thought = think(question(table, "greedy"))
        thoughts.append(thought)
        go_on(table, first_of(thought, table.game))
    assert any(thought.course.reason for thought in thoughts)
    assert any(any(thought.gists) for thought in thoughts)
    assert all(len(thought.gists) == len(thought.course.steps) for thought in thoughts)
    silent = think(question(table, "random"))
    assert (silent.course.reason, silent.gists) == ("", ())


def test_reasons_are_in_the_log_of_a_game(served: Served) -> None:
    seats = [{"kind": "here"}, {"kind": "bot", "bot": "greedy"}]
    given = served.post("/api/tables", {"game": "noria", "seats": seats, "seed": "3"})
    person = served.sit(given["table"], given["seats"][0]["token"])
    until = time.monotonic() + 20
    while not any(entry.get("why") for entry in person.state["log"]):
        assert time.monotonic() < until
        state = person.state
        if state["view"]["to_act"] == 0:
            person.play(state["view"]["legal"][-1]["notation"])
        else:
            person.next("state")
    told = [entry for entry in person.state["log"] if entry.get("why")]
    assert {entry["seat"] for entry in told} == {1}
