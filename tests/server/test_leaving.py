"""Giving up, ending by common consent, and playing again."""

from __future__ import annotations

from server.conftest import Serve
from server.people import Json, Person, Served, actions


def seats(person: Person) -> Json:
    person.settle()
    told = [message for message in person.told if message["t"] == "presence"]
    return {"all": told[-1]["seats"]}


def notes(person: Person) -> list[str]:
    person.settle()
    return [note["kind"] for note in person.state["notes"]]


def test_whoever_resigns_is_followed_by_a_bot_for_good(served: Served) -> None:
    table, (red, blue) = served.lay("link link")
    one, two = served.sit(table, red), served.sit(table, blue)
    assert one.refused("resign", seat=1)["key"] == "server-not-your-seat"
    two.send("resign", seat=1)
    two.settle()
    assert notes(one) == ["resign"]
    assert [seat["resigned"] for seat in seats(one)["all"]] == [False, True]
    assert seats(one)["all"][1]["bot"]
    assert two.refused("bot", seat=1, on=False)["key"] == "server-resigned"
    assert two.refused("resign", seat=1)["key"] == "server-resigned"
    one.play("take 1 from a")
    assert two.refused("play", seat=1, seq=1, action="keep")["key"] == "server-bot-plays"


def test_the_game_ends_unfinished_when_all_want_it(served: Served) -> None:
    table, (red, blue, _) = served.lay("link link bot")
    one, two = served.sit(table, red), served.sit(table, blue)
    one.send("agree", seat=0, on=True)
    assert [seat["ends"] for seat in seats(one)["all"]] == [True, False, False]
    one.send("agree", seat=0, on=False)
    two.send("agree", seat=1, on=True)
    assert not one.state["over"]
    assert [seat["ends"] for seat in seats(two)["all"]] == [False, True, False]
    assert one.refused("agree", seat=1, on=True)["key"] == "server-not-your-seat"
    one.send("agree", seat=0, on=True)
    assert notes(one) == ["agreed"]
    assert (one.state["over"], one.state["ended"], one.state["winners"]) == (True, True, [])
    assert two.refused("agree", seat=1, on=False)["key"] == "server-over"


def test_when_the_last_who_plays_on_gives_up_those_who_agreed_end_it(served: Served) -> None:
    table, (red, blue) = served.lay("link link")
    one, two = served.sit(table, red), served.sit(table, blue)
    one.send("agree", seat=0, on=True)
    one.settle()
    two.send("resign", seat=1)
    two.settle()
    assert notes(one) == ["resign", "agreed"]


def test_all_of_it_is_stored(serve: Serve) -> None:
    served = serve()
    table, (red, blue, green) = served.lay("link link link")
    one, two = served.sit(table, red), served.sit(table, blue)
    one.send("agree", seat=0, on=True)
    two.send("resign", seat=1)
    one.settle()
    two.settle()
    served.close()
    served = serve()
    three = served.sit(table, green)
    assert [seat["ends"] for seat in seats(three)["all"]] == [True, False, False]
    assert [seat["resigned"] for seat in seats(three)["all"]] == [False, True, False]
    three.send("agree", seat=2, on=True)
    assert notes(three) == ["resign", "agreed"]


def test_the_same_people_play_again(served: Served) -> None:
    table, (red, blue, _) = served.lay("link link bot", heaps=2, size=1)
    one, two = served.sit(table, red, name="Anna"), served.sit(table, blue, name="Boris")
    path = f"/api/tables/{table}/rematch"
    assert served.post(path, None, red, status=409)["key"] == "server-not-over"
    while not one.state["over"]:
        for person in (one, two):
            person.settle()
            if "legal" in person.state["view"]:
                person.play(actions(person.state)[-1])
    assert served.post(path, None, status=403)["key"] == "server-no-seat"
    gathering = served.post(path, None, red)["gathering"]
    assert served.post(path, None, blue)["gathering"] == gathering
    assert notes(two) == ["again"]
    assert two.state["notes"][0]["gathering"] == gathering
    shown = served.get(f"/api/gatherings/{gathering}", blue)
    assert [guest["name"] for guest in shown["guests"]] == ["Anna", "Boris", ""]
    assert [guest["bot"] for guest in shown["guests"]] == ["", "", "random"]
    assert [guest["mine"] for guest in shown["guests"]] == [False, True, False]
    assert shown["options"] == {"heaps": 2, "size": 1}
    served.post(f"/api/gatherings/{gathering}/change", {"guest": 1, "ready": True}, blue)
    again = served.post(f"/api/gatherings/{gathering}/begin", None, red)["table"]
    assert served.sit(again, blue).state["seat"] == 1
    assert served.get(f"/api/tables/{again}/state")["names"][:2] == ["Anna", "Boris"]
