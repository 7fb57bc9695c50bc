"""The coach at a table: what it says of a turn that is complete but for its end, and to whom."""

from __future__ import annotations

from typing import Any

import pytest

from server.conftest import HereThinkers, Serve
from server.people import Person, Served
from server.unlimited import UNLIMITED
from steppe.play.coach import Review
from steppe.server.app import Settings
from steppe.server.limits import Rate
from steppe.server.thinkers import Question, game_of


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[Question]:
    """What the coach was asked. He always knows the same better plan."""
    questions: list[Question] = []

    async def review(_: HereThinkers, question: Question) -> Review:
        questions.append(question)
        actions = game_of(question).box.actions
        return Review(4, (actions.parse("take 3 from b"), actions.parse("keep")), "barrier-drawn")

    monkeypatch.setattr(HereThinkers, "review", review)
    return questions


class Coached:
    """A lone player of the toy, who has played a turn but for its end."""

    def __init__(self, served: Served, kinds: str = "here bot") -> None:
        self.served = served
        self.table, self.tokens = served.lay(kinds)
        self.person: Person = served.sit(self.table, *filter(None, self.tokens[:1]))
        self.person.play("take 1 from a")
        self.person.play("keep")

    @property
    def seq(self) -> int:
        found: int = self.person.state["seq"]
        return found

    def ask(self, status: int = 200, **query: Any) -> Any:
        path = f"/api/tables/{self.table}/coach"
        return self.served.get(path, self.tokens[0], status=status, **{"seat": 0, **query})


def test_a_lone_player_is_told_that_a_better_plan_was_there_and_which_if_he_asks(
    served: Served, asked: list[Question]
) -> None:
    coached = Coached(served)
    told = coached.ask(at=coached.seq)
    assert told == {"seq": coached.seq, "gain": 4, "barrier": "barrier-drawn", "line": []}
    told = coached.ask(at=coached.seq, which=True)
    assert [action["notation"] for action in told["line"]] == ["take 3 from b", "keep"]
    assert len(asked) == 1  # it is thought about once


def test_the_coach_speaks_of_the_last_turn_when_it_has_ended(
    served: Served, asked: list[Question]
) -> None:
    coached = Coached(served)
    seq = coached.seq
    coached.person.play("end turn")
    assert coached.ask(at=seq)["gain"] == 4
    assert len(asked[0].actions) == seq


def test_what_was_taken_back_and_played_otherwise_is_looked_at_anew(
    served: Served, asked: list[Question]
) -> None:
    coached = Coached(served)
    coached.ask()
    coached.person.send("undo", seat=0, seq=coached.seq)
    coached.person.answer(0)
    coached.person.play("keep")
    coached.ask()
    assert len(asked) == 2


def test_nothing_is_said_before_a_turn_is_complete(served: Served, asked: list[Question]) -> None:
    coached = Coached(served)
    for at in (0, 1):
        assert coached.ask(409, at=at)["key"] == "server-not-complete"
    assert coached.ask(400, at=coached.seq + 1)["key"] == "fault-no-moment"
    assert not asked


def test_the_coach_speaks_only_to_whom_no_other_person_waits_for(
    served: Served, asked: list[Question]
) -> None:
    for kinds in ("here here", "here link"):
        assert Coached(served, kinds).ask(403)["key"] == "server-no-coach"
    coached = Coached(served)
    assert coached.ask(403, seat=1)["key"] == "server-not-your-seat"
    path = f"/api/tables/{coached.table}/coach"
    assert served.get(path, status=403, seat=0)["key"] == "server-not-your-seat"
    assert not asked


def test_whoever_asks_too_often_is_told_so(serve: Serve, asked: list[Question]) -> None:
    served = serve(Settings(limits=UNLIMITED._replace(hints=Rate(1, 0.0)), pace=0))
    coached = Coached(served)
    coached.ask()
    assert Coached(served).ask(429)["key"] == "server-too-many"
    coached.ask(which=True)


@pytest.mark.parametrize("game", ["noria", "raiders", "scythe"])
def test_the_coach_looks_at_a_real_turn(served: Served, game: str) -> None:
    table, (token, _) = served.lay("here bot", game=game)
    person = served.sit(table, token)
    while True:
        view = person.state["view"]
        if view["to_act"] != 0:
            person.next("state", lambda told: told["state"]["view"]["to_act"] == 0)
        elif view["legal"][-1]["verb"] == "end-turn":
            break
        else:
            person.play(view["legal"][-1]["notation"])
    told = served.get(f"/api/tables/{table}/coach", token, seat=0, which=True)
    assert bool(told["gain"]) is bool(told["line"])
