"""Waiting rooms: who will play, before a game is laid."""

from __future__ import annotations

from pathlib import Path

import pytest

import steppe
from server.conftest import UNHURRIED, UNLIMITED, Serve
from server.people import Json, Served
from server.processes import Process
from steppe.kernel.box import box
from steppe.server import gatherings
from steppe.server.gathering import Guest, choices, seating
from steppe.server.lately import HERE_SECONDS, REMEMBERED, Lately, told
from steppe.server.limits import Rate
from steppe.server.refusal import Refusal
from steppe.server.tidy import old_tables


class Room:
    """A waiting room, and the tokens of those who have entered."""

    def __init__(
        self, served: Served, seats: int = 3, game: str = "toy", **options: object
    ) -> None:
        self.served = served
        wanted = {"game": game, "seats": seats, "name": "Anna"}
        given = served.post("/api/gatherings", wanted)
        self.id: str = given["gathering"]
        self.tokens: list[str] = [given["token"]]

    def enter(self, name: str, status: int = 200) -> Json:
        given: Json = self.do("enter", None, {"name": name}, status)
        self.tokens.append(given.get("token", ""))
        return given

    def do(self, what: str, who: int | None, body: object, status: int = 200) -> Json:
        """As the guest `who`, in the order in which they entered."""
        own = [] if who is None else [self.tokens[who]]
        path = f"/api/gatherings/{self.id}/{what}"
        answer: Json = self.served.post(path, body, *own, status=status)
        return answer

    def shown(self, who: int | None = None, status: int = 200) -> Json:
        own = [] if who is None else [self.tokens[who]]
        answer: Json = self.served.get(f"/api/gatherings/{self.id}", *own, status=status)
        return answer

    def ready(self, *guests: int) -> None:
        for guest in guests:
            self.do("change", guest, {"guest": guest, "ready": True})


def test_friends_gather_pick_and_play(served: Served) -> None:
    room = Room(served)
    assert [guest["name"] for guest in room.shown()["guests"]] == ["Anna"]
    assert room.shown()["picks"] == ["red", "blue", "green"]
    room.enter("  Boris   B. ")
    room.enter("Vera")
    room.do("change", 2, {"guest": 2, "pick": "red"})
    assert room.do("begin", 0, None, 409)["key"] == "server-not-ready"
    room.ready(1, 2)
    begun = room.do("begin", 0, None)
    state = served.get(f"/api/tables/{begun['table']}/state")
    assert state["names"] == ["Vera", "Anna", "Boris B."]
    for guest, seat in ((0, 1), (1, 2), (2, 0)):
        assert room.shown(guest)["own_seats"] == {str(guest): seat}
        own = served.get(f"/api/tables/{begun['table']}/state", room.tokens[guest])
        assert own["seat"] == seat
    assert room.shown()["own_seats"] == {}
    assert room.do("begin", 0, None)["table"] == begun["table"]  # once only
    refused = room.do("change", 1, {"guest": 1, "ready": False}, 409)
    assert refused["key"] == "server-begun"


def test_the_host_lets_bots_sit_down_and_sends_people_away(served: Served) -> None:
    room = Room(served)
    room.enter("Boris")
    assert room.do("enter", 1, {"bot": "random"}, 403)["key"] == "server-not-host"
    assert room.do("enter", 0, {"bot": "nobody"}, 400)["key"] == "server-no-bot"
    room.do("enter", 0, {"bot": "random"})
    assert room.do("enter", None, {"name": "Gleb"}, 409)["key"] == "server-gathering-full"
    assert room.do("part", 1, {"guest": 2}, 403)["key"] == "server-not-host"
    room.do("change", 0, {"guest": 2, "bot": "greedy"})
    assert [guest["bot"] for guest in room.shown()["guests"]] == ["", "", "greedy"]
    room.do("part", 0, {"guest": 1})
    assert room.shown(1, 403)["key"] == "server-no-guest"
    begun = room.do("begin", 0, None)
    state = served.get(f"/api/tables/{begun['table']}/state", room.tokens[0])
    assert state["seat"] == 0
    assert len(state["labels"]) == 2


def test_another_is_the_host_when_the_host_leaves(served: Served) -> None:
    room = Room(served)
    room.do("enter", 0, {"bot": "random"})
    room.enter("Boris")
    room.do("part", 0, {"guest": 0})
    assert [guest["host"] for guest in room.shown()["guests"]] == [False, True]
    room.tokens[0] = room.tokens[1]
    assert room.do("begin", 0, None)["table"]


def test_what_cannot_be_is_refused(served: Served) -> None:
    room = Room(served)
    assert room.do("enter", None, {"name": "  "}, 400)["key"] == "server-no-name"
    room.enter("Boris")
    assert room.do("change", 1, {"guest": 1, "name": " "}, 400)["key"] == "server-no-name"
    assert room.do("change", 1, {"guest": 0, "ready": True}, 403)["key"] == "server-not-host"
    assert room.do("change", 1, {"guest": 7, "ready": True}, 404)["key"] == "server-no-guest"
    assert room.do("change", 1, {"guest": 1, "pick": "white"}, 400)["key"] == "server-no-pick"
    room.do("change", 0, {"guest": 0, "pick": "red"})
    taken = room.do("change", 1, {"guest": 1, "pick": "red"}, 409)
    assert taken["key"] == "server-pick-taken"
    room.do("change", 0, {"guest": 0, "pick": ""})
    room.do("change", 1, {"guest": 1, "pick": "red"})
    assert room.do("begin", 1, None, 403)["key"] == "server-not-host"
    assert served.get("/api/gatherings/none", status=404)["key"] == "server-no-gathering"
    wanted = {"game": "toy", "seats": 9, "name": "Anna"}
    assert served.post("/api/gatherings", wanted, status=400)["key"] == "server-seats"
    faction = {"game": "scythe", "seats": 2, "name": "Anna", "options": {"factions": ["crimea"]}}
    assert served.post("/api/gatherings", faction, status=400)["key"] == "server-pick-option"


def test_a_colour_needs_its_seat(served: Served) -> None:
    room = Room(served)
    room.enter("Boris")
    room.do("change", 1, {"guest": 1, "pick": "green"})
    room.ready(1)
    assert room.do("begin", 0, None, 409)["key"] == "server-pick-gone"
    room.do("enter", 0, {"bot": "random"})
    begun = room.do("begin", 0, None)
    assert room.shown(1)["own_seats"] == {"1": 2}
    assert served.get(f"/api/tables/{begun['table']}/state", room.tokens[1])["seat"] == 2


@pytest.mark.parametrize("name", steppe.games())
def test_everybody_gets_what_they_picked(served: Served, name: str) -> None:
    the_box = box(name)
    room = Room(served, 2, name)
    room.enter("Boris")
    first, second = choices(the_box, 2)[:2]
    room.do("change", 0, {"guest": 0, "pick": second})
    room.do("change", 1, {"guest": 1, "pick": first})
    room.ready(1)
    state = served.get(f"/api/tables/{room.do('begin', 0, None)['table']}/state")
    seats = {state["names"][seat]: label for seat, label in enumerate(state["labels"])}
    assert seats == {"Anna": second, "Boris": first}


def test_who_picked_nothing_takes_what_is_left() -> None:
    guests = [Guest(name="a"), Guest(name="b", pick="blue"), Guest(name="c")]
    seated, options = seating(box("toy"), guests)
    assert [guest.name for guest in seated] == ["a", "b", "c"]
    assert options == {}
    seated, options = seating(box("scythe"), [Guest(name="a"), Guest(name="b", pick="crimea")])
    assert [guest.name for guest in seated] == ["b", "a"]
    assert options == {"factions": ["crimea"]}
    with pytest.raises(Refusal, match="server-pick-gone"):
        seating(box("noria"), [Guest(name="a"), Guest(name="b", pick="blue")])


def test_nothing_that_opens_a_seat_is_told(served: Served) -> None:
    room = Room(served, 2)
    room.enter("Boris")
    room.ready(1)
    for who in (None, 0, 1):
        text = str(room.shown(who))
        assert not any(token in text for token in room.tokens)
        assert "hash" not in text
    table = room.do("begin", 0, None)["table"]
    assert "seed" not in str(room.shown(0))
    served.get(f"/api/tables/{table}/state", "another token", status=403)


def test_a_gathering_is_no_table(served: Served) -> None:
    room = Room(served)
    assert served.get(f"/api/tables/{room.id}/state", status=404)["key"] == "server-no-table"
    mine = served.post("/api/tables/mine", {"tables": [{"table": room.id}]})
    assert mine["tables"] == [{"table": room.id, "gone": True}]
    table, _ = served.lay()
    assert served.get(f"/api/gatherings/{table}", status=404)["key"] == "server-no-gathering"


def test_who_is_here_is_shown_for_some_seconds(served: Served) -> None:
    room = Room(served)
    room.enter("Boris")
    assert [guest["here"] for guest in room.shown(0)["guests"]] == [True, False]
    room.shown(1)
    assert [guest["here"] for guest in room.shown()["guests"]] == [True, True]


def test_who_does_not_ask_any_more_has_gone() -> None:
    now = [0.0]
    lately = Lately(lambda: now[0])
    assert lately.see("room", [1])
    assert not lately.see("room", [1])  # other processes are notified rarely
    lately.hear("room", told([0]))
    lately.hear("room", '{"seats": [2], "watchers": 0}')  # of a table
    assert [lately.here("room", guest) for guest in range(3)] == [True, True, False]
    now[0] = HERE_SECONDS
    assert not lately.here("room", 0)
    for number in range(REMEMBERED + 5):
        lately.see(f"{number}", [0])
    assert len(lately) == 2 * REMEMBERED


def test_a_gathering_does_not_grow_for_ever(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gatherings, "MOST_ENTRIES", 5)
    room = Room(served, 2)
    for _ in range(4):
        room.do("change", 0, {"guest": 0, "ready": True})
    refused = room.do("change", 0, {"guest": 0, "ready": True}, 429)
    assert refused["key"] == "server-too-many"


def test_one_address_may_only_say_so_much(serve: Serve) -> None:
    served = serve(UNHURRIED._replace(limits=UNLIMITED._replace(chats=Rate(2, 0.001))))
    room = Room(served)
    room.enter("Boris")
    room.enter("Vera")
    assert room.enter("Gleb", status=429)["key"] == "server-too-many"
    served.close()
    served = serve(UNHURRIED._replace(limits=UNLIMITED._replace(new_tables=Rate(1, 0.001))))
    Room(served)
    wanted = {"game": "toy", "seats": 2, "name": "Anna"}
    assert served.post("/api/gatherings", wanted, status=429)["key"] == "server-too-many"


def test_what_was_acknowledged_survives_kill_9(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")
    first = Process(database)
    room = Room(Served(first.port, first.kill), 2, "noria")
    room.enter("Boris")
    room.do("change", 1, {"guest": 1, "pick": "yellow", "ready": True})
    room.served.close()
    second = Process(database)
    room.served = Served(second.port, second.kill)
    assert [guest["pick"] for guest in room.shown()["guests"]] == ["", "yellow"]
    table = room.do("begin", 0, None)["table"]
    room.served.close()
    third = Process(database)
    room.served = Served(third.port, third.kill)
    assert room.shown()["table"] == table
    assert room.served.get(f"/api/tables/{table}/state", room.tokens[1])["seat"] == 1
    room.served.close()


def test_old_gatherings_are_found_like_old_tables(serve: Serve, tmp_path: Path) -> None:
    served = serve()
    waiting, begun = Room(served), Room(served, 2)
    begun.do("enter", 0, {"bot": "random"})
    begun.do("begin", 0, None)
    served.close()
    found = old_tables(str(tmp_path / "tables.db"), 1e12, ("finished", "unfinished", "broken"))
    kinds = {old.id: old.kind for old in found}
    assert (kinds[waiting.id], kinds[begun.id]) == ("unfinished", "finished")
    assert "broken" not in kinds.values()
