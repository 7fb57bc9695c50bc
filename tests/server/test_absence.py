"""What is done about a player who is away, and what is not."""

from __future__ import annotations

import asyncio
import json

import pytest

import steppe
from server.conftest import UNHURRIED, UNLIMITED, Serve
from server.people import Json, Person, actions
from server.twins import Ear, Twin, as_laid
from steppe.server import messages, presence
from steppe.server.absence import vote
from steppe.server.connection import Connection
from steppe.server.presence import FORGET_SECONDS, Company
from steppe.server.room import GRACE
from steppe.server.visitors import Visitors
from steppe.server.votes import Vote, outcome

AT_ONCE = UNHURRIED._replace(grace=0)
NEVER = UNHURRIED._replace(grace=3600)
THREE = "here link link"
BOT, HARD, WAIT, END = Vote("bot"), Vote("bot", "hard"), Vote("wait"), Vote("end")


def of_seat(told: Json, seat: int) -> Json:
    found: Json = told["seats"][seat]
    return found


def until(person: Person, seat: int, **wanted: object) -> Json:
    """What is said of a seat, once it is so."""
    found = person.next("presence", lambda told: wanted.items() <= of_seat(told, seat).items())
    return of_seat(found, seat)


def leave(gone: Person, seat: int, *others: Person) -> None:
    gone.close()
    for person in others:
        until(person, seat, online=False)


# -- the time of grace -----------------------------------------------------------------------------


def test_nothing_is_done_about_a_player_before_the_grace_is_over(serve: Serve) -> None:
    served = serve(NEVER)
    table, tokens = served.lay(THREE)
    one, two, three = (served.sit(table, token) for token in tokens)
    assert one.refused("bot", seat=1, on=True, bot="random")["key"] == "server-not-your-seat"
    assert one.refused("vote", seat=1, choice="bot")["key"] == "server-seat-is-there"
    two.close()
    for person in (one, three):
        assert 3590 < until(person, 1, online=False)["grace"] <= 3600
        assert person.refused("bot", seat=1, on=True, bot="random")["key"] == "server-not-your-seat"
        for choice in ("wait", "bot", "end"):
            refused = person.refused("vote", seat=1, choice=choice)
            assert refused["key"] == "server-grace"
            assert 3590 < refused["words"]["seconds"] <= 3600
    assert of_seat(served.sit(table).told[-1], 1)["bot"] == ""


def test_everybody_is_told_when_the_grace_is_over_and_when_the_player_is_back(serve: Serve) -> None:
    served = serve(UNHURRIED._replace(grace=1))
    table, (red, blue) = served.lay("here link")
    one, two, watcher = served.sit(table, red), served.sit(table, blue), served.sit(table)
    assert until(one, 1, online=True)["grace"] is None
    two.close()
    for person in (one, watcher):
        assert until(person, 1, online=False)["grace"] == 1
        assert until(person, 1, online=False, grace=0)
    served.sit(table, blue)
    assert until(one, 1, online=True)["grace"] is None


def test_a_restart_gives_everybody_the_whole_grace_again(serve: Serve) -> None:
    served = serve(AT_ONCE)
    table, (red, _) = served.lay("here link")
    assert of_seat(served.sit(table, red).told[-1], 1)["grace"] == 0
    served.close()
    served = serve(NEVER)
    assert of_seat(served.sit(table, red).told[-1], 1)["grace"] > 3590


def test_who_is_away_is_no_question_of_bots_and_finished_games(serve: Serve) -> None:
    served = serve(AT_ONCE)
    table, tokens = served.lay("here bot", heaps=2, size=1)
    one = served.sit(table, tokens[0])
    assert one.told[-1]["seats"][1]["grace"] is None
    assert one.refused("vote", seat=1, choice="end")["key"] == "server-seat-is-there"
    game = steppe.new("toy", seats=2, seed=3)
    answer = served.http.post("/api/records", content=game.record().encode())
    watcher = served.sit(answer.json()["table"])
    assert [seat["grace"] for seat in watcher.told[-1]["seats"]] == [None, None]


# -- the question ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "left", "comes"),
    [
        ({}, [0], None),
        ({0: BOT}, [0], BOT),
        ({0: HARD}, [0], HARD),
        ({0: END}, [0], END),
        ({0: WAIT}, [0], None),
        ({0: BOT}, [0, 2], None),
        ({0: BOT, 2: BOT}, [0, 2], BOT),
        ({0: BOT, 2: HARD}, [0, 2], None),
        ({0: BOT, 2: BOT}, [0, 2, 3], BOT),
        ({0: BOT, 2: BOT, 3: WAIT}, [0, 2, 3], BOT),
        ({0: HARD, 2: HARD}, [0, 2, 3], None),
        ({0: HARD, 2: HARD, 3: HARD}, [0, 2, 3], HARD),
        ({0: END, 2: END}, [0, 2, 3], None),
        ({0: END, 2: END, 3: WAIT}, [0, 2, 3], None),
        ({0: WAIT, 2: WAIT}, [0, 2], None),
        ({0: BOT, 2: BOT}, [], None),
        ({0: END, 2: END, 3: END}, [0, 2], END),
    ],
)
def test_the_usual_bot_takes_most_of_those_left_all_else_takes_all(
    said: dict[int, Vote], left: list[int], comes: Vote | None
) -> None:
    agreed = outcome(said, left)
    assert (agreed and agreed[0]) == comes
    if agreed is not None:
        assert set(agreed[1]) == {seat for seat in left if said.get(seat) == comes}


def test_the_others_let_a_bot_play_and_the_log_says_who(serve: Serve) -> None:
    served = serve(AT_ONCE)
    table, tokens = served.lay(THREE, size=9)
    one, two, three = (served.sit(table, token) for token in tokens)
    watcher = served.sit(table)
    leave(two, 1, one, three, watcher)
    assert watcher.refused("vote", seat=1, choice="bot")["key"] == "server-not-your-seat"
    one.send("vote", seat=1, choice="bot")
    for person in (one, three, watcher):
        votes = until(person, 1, bot="", grace=0)["votes"]
        assert votes == [{"seat": 0, "choice": "bot", "bot": ""}]
    three.send("vote", seat=1, choice="wait")
    assert len(until(one, 1)["votes"]) == 2
    three.send("vote", seat=1, choice="bot")
    usual = next(game for game in served.get("/api/games") if game["name"] == "toy")["bot"]
    for person in (one, three, watcher):
        seated = until(person, 1, bot=usual)
        assert (seated["votes"], seated["grace"]) == ([], None)
        person.settle()
        (note,) = person.state["notes"]
        assert note == {"n": 0, "kind": "bot", "seat": 1, "by": [0, 2], "bot": usual}
    assert served.get(f"/api/tables/{table}/state")["notes"] == [note]


def test_another_bot_takes_all_and_a_strange_one_is_refused(serve: Serve) -> None:
    served = serve(AT_ONCE)
    table, tokens = served.lay(THREE)
    one, two, three = (served.sit(table, token) for token in tokens)
    leave(two, 1, one, three)
    assert one.refused("vote", seat=1, choice="bot", bot="cheat")["key"] == "server-no-bot"
    one.send("vote", seat=1, choice="bot", bot="random")
    three.send("vote", seat=1, choice="bot")
    one.settle()
    three.settle()
    assert of_seat(served.sit(table).told[-1], 1)["bot"] == ""
    three.send("vote", seat=1, choice="bot", bot="random")
    until(one, 1, bot="random")


def test_all_who_are_left_end_the_game_unfinished(serve: Serve) -> None:
    served = serve(AT_ONCE)
    table, tokens = served.lay(THREE)
    one, two, three = (served.sit(table, token) for token in tokens)
    one.play("take 1 from a")
    leave(two, 1, one, three)
    one.send("vote", seat=1, choice="end")
    one.settle()
    assert not one.state["over"]
    three.send("vote", seat=1, choice="end")
    state = one.next("state", lambda told: told["state"]["over"])["state"]
    assert (state["ended"], state["winners"], state["seed"]) == (True, [], "7")
    assert "scores" not in state
    assert "legal" not in state["view"]
    assert state["notes"] == [{"n": 1, "kind": "end", "seat": 1, "by": [0, 2]}]
    asked: list[tuple[str, Json]] = [
        ("play", {"seq": 1, "action": "keep"}),
        ("undo", {"seq": 1}),
        ("why", {"action": "keep"}),
        ("bot", {"on": True}),
    ]
    for t, more in asked:
        assert one.refused(t, seat=0, **more)["key"] == "server-over"
    back = served.sit(table, tokens[1])
    assert back.state["ended"]
    record = served.get(f"/api/tables/{table}/record")
    assert not steppe.loads(record).over
    assert served.get(f"/api/tables/{table}/verify")["ok"]
    known = [{"table": table, "tokens": [tokens[0]]}]
    (mine,) = served.post("/api/tables/mine", {"tables": known})["tables"]
    assert (mine["over"], mine["ended"]) == (True, True)
    assert not mine.get("my_turn")


def test_a_player_who_has_only_just_gone_is_not_passed_over() -> None:
    """Two of three are away, one only just: the third cannot end the game alone."""
    clock = Clock()
    game = steppe.new("toy", seats=3, seed=3)
    room = Twin(as_laid(game)).room
    room.company = Company(clock)
    one, three = socket(0), socket(2)
    room.company.connections |= {one, three}
    clock.now += GRACE

    async def end() -> bool:
        await vote(room, one, messages.Vote(1, "end"))
        return room.table.ended

    async def run() -> None:
        assert room.away() == {1: 0}
        room.company.connections.remove(three)
        assert room.away() == {1: 0, 2: GRACE}
        assert not await end()
        clock.now += GRACE - 1
        assert not await end()
        clock.now += 1
        assert await end()

    asyncio.run(run())


def test_a_vote_counts_for_all_seats_of_a_screen(serve: Serve) -> None:
    served = serve(AT_ONCE)
    table, (red, blue, green) = served.lay("here here link")
    both = served.sit(table, red, blue)
    both.send("vote", seat=2, choice="end")
    state = both.next("state", lambda told: told["state"]["ended"])["state"]
    assert state["notes"][0]["by"] == [0, 1]
    assert served.sit(table, green).state["ended"]


# -- coming back -----------------------------------------------------------------------------------


def test_whoever_comes_back_plays_at_once(serve: Serve) -> None:
    served = serve(AT_ONCE)
    table, (red, blue) = served.lay("here link", size=9)
    one, two = served.sit(table, red), served.sit(table, blue)
    leave(two, 1, one)
    one.send("vote", seat=1, choice="bot", bot="random")
    until(one, 1, bot="random")
    for action in ("take 1 from a", "keep", "end turn"):
        one.play(action)
    state = one.next("state", lambda told: told["state"]["view"]["to_act"] == 0)["state"]
    assert {entry["seat"] for entry in state["log"]} == {0, 1}
    two = served.sit(table, blue)
    assert of_seat(two.told[-1], 1)["bot"] == ""
    until(one, 1, bot="", online=True)
    for action in ("take 1 from a", "keep", "end turn"):
        one.play(action)
    state = two.next("state", lambda told: told["state"]["view"]["to_act"] == 1)["state"]
    two.play(actions(state)[0])
    assert [note["kind"] for note in two.state["notes"]] == ["bot", "back"]


def test_whoever_comes_back_leaves_no_votes_behind(serve: Serve) -> None:
    served = serve(AT_ONCE)
    table, tokens = served.lay(THREE)
    one, two, three = (served.sit(table, token) for token in tokens)
    leave(two, 1, one, three)
    one.send("vote", seat=1, choice="end")
    until(three, 1, grace=0, votes=[{"seat": 0, "choice": "end", "bot": ""}])
    two = served.sit(table, tokens[1])
    assert until(one, 1, online=True)["votes"] == []
    leave(two, 1, one)
    three.send("vote", seat=1, choice="end")
    three.settle()
    assert not three.state["over"]


def test_what_was_decided_survives_a_restart(serve: Serve) -> None:
    served = serve(AT_ONCE)
    table, tokens = served.lay(THREE)
    one, three = served.sit(table, tokens[0]), served.sit(table, tokens[2])
    one.send("vote", seat=1, choice="bot", bot="random")
    until(three, 1, grace=0, votes=[{"seat": 0, "choice": "bot", "bot": "random"}])
    served.close()
    served = serve(AT_ONCE)
    three = served.sit(table, tokens[2])
    assert len(of_seat(three.told[-1], 1)["votes"]) == 1
    served.sit(table, tokens[0])
    three.send("vote", seat=1, choice="bot", bot="random")
    until(three, 1, bot="random")
    served.close()
    served = serve(AT_ONCE)
    assert of_seat(served.sit(table, tokens[0]).told[-1], 1)["bot"] == "random"
    two = served.sit(table, tokens[1])
    assert of_seat(two.told[-1], 1)["bot"] == ""


def test_the_own_seat_is_handed_to_a_bot_and_taken_back_without_asking(serve: Serve) -> None:
    served = serve(NEVER)
    table, (red, blue) = served.lay("here link", size=9)
    one = served.sit(table, red)
    served.sit(table, blue)
    one.send("bot", seat=0, on=True, bot="random")
    until(one, 0, bot="random")
    one.close()
    one = served.sit(table, red)
    assert of_seat(one.told[-1], 0)["bot"] == "random"  # as its player wanted
    assert one.refused("vote", seat=1, choice="bot")["key"] == "server-bot-plays"
    one.send("bot", seat=0, on=False)
    until(one, 0, bot="")
    assert one.state["notes"] == [
        {"n": 0, "kind": "bot", "seat": 0, "bot": "random"},
        {"n": one.state["notes"][1]["n"], "kind": "back", "seat": 0},
    ]


# -- several processes -----------------------------------------------------------------------------


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def socket(*seats: int) -> Connection:
    async def send(text: str) -> None: ...

    connection = Connection(send, Visitors(UNLIMITED).of("127.0.0.1"), 100_000)
    connection.seats = seats
    return connection


def test_an_absence_is_as_long_at_every_process() -> None:
    clock = Clock()
    here, there = Company(clock), Company(clock)
    two = socket(1)
    there.connections.add(two)
    here.heard("there", there.announcement())
    clock.now += 10
    assert here.away([0, 1]) == {0: 10}
    there.connections.remove(two)
    here.heard("there", there.announcement())
    clock.now += 30
    late = Company(clock)  # a process that comes later, or comes back
    late.heard("there", there.announcement())
    for company in (here, there, late):
        assert company.away([1]) == {1: 30}
    here.connections.add(socket(1))
    assert here.away([1]) == {}


def test_a_process_that_falls_silent_is_no_longer_believed() -> None:
    clock = Clock()
    here, there = Company(clock), Company(clock)
    there.connections.add(socket(1))
    here.heard("there", there.announcement())
    assert here.next_lapse() == FORGET_SECONDS
    clock.now += FORGET_SECONDS
    assert here.next_lapse() is None
    assert here.away([1]) == {1: 0}
    clock.now += 5
    assert here.away([1]) == {1: 5}


def test_those_who_are_there_are_told_when_a_process_falls_silent(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(presence, "FORGET_SECONDS", 0.3)
    there = Company()
    there.connections.add(socket(1))

    async def run() -> None:
        room = Twin(as_laid(steppe.new("toy", seats=2, seed=3))).room
        ear = Ear()
        ear.seats = (0,)
        room.connections.add(ear)
        room.hear("there", there.announcement())

        def online() -> list[bool]:
            told = [json.loads(text) for text in ear.frames]
            return [of_seat(one, 1)["online"] for one in told if one["t"] == "presence"]

        while online() != [True, False]:
            assert online() in ([True], [True, False])
            await asyncio.sleep(0.01)
        await room.close()

    asyncio.run(asyncio.wait_for(run(), 20))


def test_what_another_process_said_long_ago_does_not_shorten_the_grace() -> None:
    clock = Clock()
    here, there = Company(clock), Company(clock)
    one = socket(1)
    there.connections.add(one)
    there.look()
    there.connections.remove(one)
    there.look()
    clock.now += 50
    two = socket(1)
    here.connections.add(two)
    here.look()
    here.connections.remove(two)
    here.look()
    clock.now += 3
    here.heard("there", there.announcement())
    assert here.away([1]) == {1: 3}
