"""What the host of a table may do: mute spectators, send them away, renew the link of a seat."""

from __future__ import annotations

from typing import Any

import pytest

from server.conftest import UNHURRIED, Serve
from server.people import Json, Person, Served


@pytest.fixture
def served(serve: Serve) -> Served:
    return serve(UNHURRIED._replace(proxies=("127.0.0.1",)))


def headers(n: int) -> Json:
    return {"X-Forwarded-For": f"198.51.100.{n}"}


def come(served: Served, table: str, n: int, *tokens: str, name: str = "") -> Person:
    """A person from the n-th address."""
    person = served.come(table, additional_headers=headers(n))
    person.send("hello", tokens=list(tokens), name=name)
    return person


def watch(served: Served, table: str, n: int, name: str = "") -> Person:
    person = come(served, table, n, name=name)
    person.next("presence")
    return person


def crowd(host: Person) -> dict[str, tuple[int, bool, str]]:
    """By name: number, presence, and the host's measure."""
    host.settle()
    told: Any = [message for message in host.told if message["t"] == "crowd"][-1]["crowd"]
    return {one["name"]: (one["number"], one["here"], one["deed"]) for one in told}


def notes(host: Person) -> list[Json]:
    host.settle()
    found: list[Json] = host.state["notes"]
    return found


def test_only_the_host_is_told_who_watches(served: Served) -> None:
    table, (red, blue) = served.lay("here link")
    host, guest = come(served, table, 1, red), come(served, table, 2, blue)
    rude = watch(served, table, 3, "Rude")
    watch(served, table, 4, "Kind")
    host.next("crowd", lambda told: len(told["crowd"]) == 2)
    assert {name: here for name, (_, here, _) in crowd(host).items()} == {
        "Rude": True,
        "Kind": True,
    }
    for person in (guest, rude):
        person.settle()
        assert all(message["t"] != "crowd" for message in person.told)
    assert "198.51" not in "".join(host.frames)
    assert guest.refused("curb", number=1, deed="mute")["key"] == "server-not-host"
    assert rude.refused("renew", seat=0)["key"] == "server-not-host"


def test_a_spectator_is_muted_and_may_speak_again(served: Served) -> None:
    table, (red, _) = served.lay("here link")
    host = come(served, table, 1, red)
    rude, kind = watch(served, table, 3, "Rude"), watch(served, table, 4, "Kind")
    host.next("crowd", lambda told: len(told["crowd"]) == 2)
    number = crowd(host)["Rude"][0]
    host.send("curb", number=number, deed="mute")
    host.next("state")
    assert crowd(host)["Rude"] == (number, True, "mute")
    assert rude.refused("chat", text="boo")["key"] == "server-muted"
    again = watch(served, table, 3, "Another name")
    assert again.refused("chat", text="boo")["key"] == "server-muted"
    kind.send("chat", text="hello")
    assert host.next("chat")["name"] == "Kind"
    assert notes(host) == [{"n": 0, "kind": "mute", "seat": 0, "who": "Rude"}]
    host.send("curb", number=number, deed="allow")
    host.next("state")
    rude.send("chat", text="sorry")
    assert host.next("chat")["text"] == "sorry"
    assert host.refused("curb", number=999, deed="mute")["key"] == "server-no-watcher"


def test_a_spectator_is_sent_away_and_stays_away_after_a_restart(serve: Serve) -> None:
    settings = UNHURRIED._replace(proxies=("127.0.0.1",))
    served = serve(settings)
    table, (red, blue) = served.lay("here link")
    host = come(served, table, 1, red)
    rude = watch(served, table, 3, "Rude")
    guest = come(served, table, 3, blue)  # who plays from the same address
    guest.next("presence")
    host.next("crowd", lambda told: len(told["crowd"]) == 1)
    host.send("curb", number=crowd(host)["Rude"][0], deed="remove")
    assert rude.closed() == 1013
    assert rude.told[-1]["key"] == "server-sent-away"
    assert crowd(host)["Rude"][1:] == (False, "remove")
    guest.send("chat", text="I am still here", seat=1)
    host.next("chat")
    served.close()

    served = serve(settings)
    late = come(served, table, 3, name="Somebody")
    assert late.closed() == 1008
    assert late.told[-1]["key"] == "server-sent-away"
    path = f"/api/tables/{table}/state"
    assert served.http.get(path, headers=headers(3)).json()["key"] == "server-sent-away"
    assert served.http.get(path, headers=headers(4)).status_code == 200
    come(served, table, 3, blue).next("presence")
    host = come(served, table, 1, red)
    host.next("crowd")
    host.send("curb", number=crowd(host)["Rude"][0], deed="allow")
    host.next("state", lambda told: len(told["state"]["notes"]) == 2)
    watch(served, table, 3, "Sorry")


def test_the_link_of_a_seat_is_renewed(served: Served) -> None:
    table, (red, blue) = served.lay("here link")
    host, intruder = come(served, table, 1, red), come(served, table, 2, blue)
    intruder.next("presence")
    host.send("renew", seat=1)
    renewed = host.next("renewed")
    assert renewed["seat"] == 1
    assert intruder.closed() == 1013
    assert intruder.told[-1]["key"] == "server-link-renewed"
    back = come(served, table, 2, blue)
    assert back.closed() == 1008
    path = f"/api/tables/{table}/state"
    assert served.get(path, blue, status=403)["key"] == "server-no-seat"
    assert served.get(path, renewed["token"])["seat"] == 1
    guest = come(served, table, 5, renewed["token"])
    guest.next("presence")
    assert notes(guest) == [{"n": 0, "kind": "renew", "seat": 1, "by": [0]}]
    assert renewed["token"] not in "".join(guest.frames)


def test_whoever_renews_the_own_link_keeps_the_seat(served: Served) -> None:
    table, (red, _) = served.lay("here bot")
    host, other = come(served, table, 1, red), come(served, table, 2, red)
    other.next("presence")
    host.send("renew", seat=0)
    token = host.next("renewed")["token"]
    assert other.closed() == 1013
    assert host.play("take 1 from a")["seq"] == 1
    come(served, table, 2, token).next("presence")
    assert host.refused("renew", seat=1)["key"] == "server-no-link"
    assert host.refused("renew", seat=9)["key"] == "server-no-link"


def test_the_host_of_a_gathering_is_host_of_the_table(served: Served) -> None:
    gathering = served.post("/api/gatherings", {"game": "toy", "seats": 2, "name": "Host"})
    path, own = f"/api/gatherings/{gathering['gathering']}", gathering["token"]
    guest = served.post(f"{path}/enter", {"name": "Guest"})["token"]
    picks = served.get(path)["picks"]
    served.post(f"{path}/change", {"guest": 0, "pick": picks[1]}, own)
    served.post(f"{path}/change", {"guest": 1, "ready": True}, guest)
    shown = served.post(f"{path}/begin", {}, own)
    seat = shown["own_seats"]["0"]
    host = come(served, shown["table"], 1, own)
    assert host.next("presence")["host"] == seat
    host.send("renew", seat=1 - seat)
    assert host.next("renewed")["seat"] == 1 - seat


def test_whoever_lost_a_link_does_not_play_again_with_it(served: Served) -> None:
    table, (red, blue) = served.lay("here link")
    host = come(served, table, 1, red)
    host.send("renew", seat=1)
    token = host.next("renewed")["token"]
    guest = come(served, table, 2, token)
    for person, seat in ((host, 0), (guest, 1)):
        person.send("agree", seat=seat, on=True)
    host.next("state", lambda told: told["state"]["ended"])
    path = f"/api/tables/{table}/rematch"
    assert served.post(path, {}, blue, status=403)["key"] == "server-no-seat"
    gathering = served.post(path, {}, token)["gathering"]
    served.get(f"/api/gatherings/{gathering}", token)
    assert served.get(f"/api/gatherings/{gathering}", blue, status=403)["key"] == "server-no-guest"
