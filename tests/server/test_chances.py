"""The winning chances: for spectators and replays, for players only where the table says so."""

from __future__ import annotations

import asyncio

import pytest

import steppe
from rules.scythe.table import scene
from rules.words import play
from server.conftest import HereThinkers
from server.people import Served, actions
from server.test_secrets import continued
from server.twins import as_laid
from steppe.server.chances import Chances
from steppe.server.table import LiveTable
from steppe.server.thinkers import Question


def lay(served: Served, **more: object) -> tuple[str, list[str]]:
    body = {"game": "noria", "seats": [{"kind": "here"}, {"kind": "here"}], "seed": "3", **more}
    given = served.post("/api/tables", body)
    return given["table"], [seat["token"] for seat in given["seats"]]


def test_a_spectator_may_see_them_and_a_player_only_when_the_table_allows_it(
    served: Served,
) -> None:
    table, tokens = lay(served)
    given = served.get(f"/api/tables/{table}/chances")
    assert len(given["chances"]) == 2
    assert sum(given["chances"]) == pytest.approx(1)
    assert served.get(f"/api/tables/{table}/state")["chances"] is True
    assert served.get(f"/api/tables/{table}/state", tokens[0])["chances"] is False
    refused = served.get(f"/api/tables/{table}/chances", tokens[0], status=403)
    assert refused["key"] == "server-no-chances"
    assert served.get(f"/api/tables/{table}/chances", "no token", status=403)

    allowed, tokens = lay(served, chances=True)
    assert served.get(f"/api/tables/{allowed}/state", tokens[0])["chances"] is True
    assert served.get(f"/api/tables/{allowed}/chances", tokens[0], seat=0)["chances"]
    assert served.get(f"/api/tables/{allowed}/chances", tokens[0], seat=1, status=403)


def test_they_are_told_of_any_moment_and_certain_at_the_end(served: Served) -> None:
    table, tokens = served.lay(heaps=1, size=3)
    people = [served.sit(table, token) for token in tokens]
    while not people[0].state["over"]:
        seat = people[0].state["view"]["to_act"]
        people[seat].play(actions(people[seat].state)[-1])
        for person in people:
            person.settle()
    last = people[0].state["seq"]
    end = served.get(f"/api/tables/{table}/chances", tokens[0])
    assert end["seq"] == last
    winners = people[0].state["winners"]
    assert [seat for seat, chance in enumerate(end["chances"]) if chance] == winners
    for at in range(last + 1):
        given = served.get(f"/api/tables/{table}/chances", at=at)
        assert given["seq"] == at
        assert sum(given["chances"]) == pytest.approx(1)
    assert served.get(f"/api/tables/{table}/chances", at=last + 1, status=400)


def test_they_do_not_tell_what_is_hidden(served: Served) -> None:
    """At tables that differ only in what seat 0 cannot know, they are the same."""
    game = steppe.new("scythe", seats=2, seed="chances")
    for _ in range(60):
        game.play(game.legal()[len(game.history) % len(game.legal())])
    table, tokens = continued(served, game)
    seq = served.get(f"/api/tables/{table}/state", tokens[0])["seq"]
    known = set()
    for _ in range(4):
        fork = served.post(f"/api/tables/{table}/fork", {"at": seq}, tokens[0])["table"]
        known.add(tuple(served.get(f"/api/tables/{fork}/chances", at=0)["chances"]))
    assert len(known) == 1


class Counting(HereThinkers):
    """Counts how often the chances had to be computed."""

    def __init__(self) -> None:
        self.judged = 0

    async def judge(self, question: Question) -> list[float]:
        self.judged += 1
        return await super().judge(question)


def test_what_is_decided_in_secret_does_not_show_in_when_they_come() -> None:
    """They are judged once for all that a spectator cannot tell apart."""

    async def run() -> None:
        two = {"mechs": ["W7", "W7"], "cards": [2, 3]}
        game = scene({"rusviet": two, "polania": {"mechs": ["T6"]}})
        play(game, "move; move mech W7; to T6; move mech W7; to T6")
        table, thinkers = LiveTable("x", as_laid(game)), Counting()
        kept = Chances(thinkers)
        for decided in (["fight 0"], ["fight 1"], ["fight 1", "+2"], ["fight 1", "+3"]):
            for action in decided:
                table.history.play(action)
            assert len(await kept.of(table, len(table.history), "")) == 2
            table.history.take_back(len(decided))
        assert thinkers.judged == 1
        await kept.of(table, len(table.history), "")
        assert thinkers.judged == 2

    asyncio.run(run())
