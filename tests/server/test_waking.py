"""When bots play, and for whom: tables with people come before abandoned ones."""

from __future__ import annotations

import pytest

from server.conftest import UNHURRIED, HereThinkers, Serve
from server.people import Served
from steppe.server import driver, room
from steppe.server.thinkers import Question, Thought


@pytest.fixture
def asked_for(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """For whom bots are asked."""
    found: list[str] = []
    choose = HereThinkers.choose

    async def noted(self: HereThinkers, question: Question) -> Thought:
        found.append(question.whom)
        return await choose(self, question)

    monkeypatch.setattr(HereThinkers, "choose", noted)
    return found


def until_it_goes_on(served: Served, table: str) -> None:
    """Ask by HTTP until something has happened."""
    assert any(served.get(f"/api/tables/{table}/state")["seq"] for _ in range(2000))


def test_bots_think_for_somebody_who_is_there_or_for_nobody(
    serve: Serve, asked_for: list[str]
) -> None:
    served = serve(UNHURRIED._replace(proxies=("127.0.0.1",)))
    table, (_, red) = served.lay("bot here", size=9)
    until_it_goes_on(served, table)
    assert set(asked_for) == {""}
    one = served.come(table, additional_headers={"X-Forwarded-For": "198.51.100.1"})
    one.send("hello", tokens=[red])
    one.next("state", lambda told: told["state"]["view"]["to_act"] == 1)
    asked_for.clear()
    served.sit(table)
    for action in ("take 1 from a", "keep", "end turn"):
        one.play(action, 1)
    one.next("state", lambda told: told["state"]["view"]["to_act"] == 1)
    assert set(asked_for) == {"198.51.100.1"}


def test_bots_among_themselves_play_only_for_those_who_watch(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driver, "ATTENTION_SECONDS", -1.0)
    served = serve()
    table, _ = served.lay("bot bot", heaps=5, size=9)
    other, (red, _) = served.lay("here bot")
    one = served.sit(other, red)
    for action in ("take 1 from a", "keep", "end turn"):
        one.play(action)
    one.next("state", lambda told: told["state"]["view"]["to_act"] == 0)
    assert served.get(f"/api/tables/{table}/state")["seq"] == 0
    watcher = served.sit(table)
    watcher.next("state", lambda told: told["state"]["seq"] > 0)


def test_bots_go_on_after_a_restart_when_somebody_only_asks_how_it_stands(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(room.Room, "wake", lambda self: None)  # it ends before they have begun
        served = serve()
        table, (_, red) = served.lay("bot here", size=9)
        served.close()
    monkeypatch.setattr(driver, "BOT_SECONDS", 0.05)
    served = serve()
    known = {"tables": [{"table": table, "tokens": [red]}]}
    assert any(
        served.post("/api/tables/mine", known)["tables"][0].get("my_turn") for _ in range(2000)
    )
