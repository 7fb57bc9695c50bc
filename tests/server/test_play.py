"""Playing at a table over the WebSocket."""

from __future__ import annotations

from server.people import Served, actions


def test_a_seat_is_shown_its_table_and_plays(served: Served) -> None:
    table, (red, blue) = served.lay()
    one, two = served.sit(table, red), served.sit(table, blue)
    assert one.state["seq"] == 0
    assert one.state["view"]["to_act"] == 0
    assert "legal" not in two.state["view"]
    state = one.play("take 2 from a")
    assert state["seq"] == 1
    assert state["view"]["heaps"] == [2, 4, 4]
    told = two.next("state")
    assert told["state"]["view"]["heaps"] == [2, 4, 4]
    took = {"event": "took", "rule": "toy.turn.take", "seat": 0, "stones": 2, "heap": "a"}
    assert told["patch"]["log"] == [{"n": 1, "seat": 0, "turn": 1, "events": [took]}]
    assert told["patch"]["patch"]["view"]["heaps"] == {"0": 2}


def test_a_whole_game_to_the_end(served: Served) -> None:
    table, tokens = served.lay(heaps=2, size=2)
    people = [served.sit(table, token) for token in tokens]
    watcher = served.sit(table)
    while not people[0].state["over"]:
        actor = people[people[0].state["view"]["to_act"]]
        actor.play(actions(actor.state)[-1])
        for person in [*people, watcher]:
            person.settle()
    for person in [*people, watcher]:
        state = person.state
        assert state["over"]
        assert state["seed"] == "7"
        assert len(state["scores"]) == 2
        assert state["winners"] == state["view"]["winners"]


def test_an_illegal_action_is_refused_with_its_rule(served: Served) -> None:
    table, (red, _) = served.lay(size=1)
    one = served.sit(table, red)
    refused = one.refused("play", seat=0, seq=0, action="take 3 from a")
    assert refused["rule"] == "toy.turn.take"
    assert "not legal" in refused["sentence"]
    refused = one.refused("play", seat=0, seq=0, action="dance")
    assert (refused["key"], refused["words"]) == ("server-no-action", {"action": "dance"})
    assert one.play("take 1 from a")["seq"] == 1


def test_only_the_seat_to_act_plays_and_only_by_its_owner(served: Served) -> None:
    table, (red, blue) = served.lay()
    two = served.sit(table, blue)
    watcher = served.sit(table)
    action = "take 1 from a"
    assert two.refused("play", seat=1, seq=0, action=action)["key"] == "server-not-your-turn"
    assert two.refused("play", seat=0, seq=0, action=action)["key"] == "server-not-your-seat"
    assert watcher.refused("play", seat=0, seq=0, action=action)["key"] == "server-not-your-seat"
    assert served.sit(table, red).state["seq"] == 0


def test_of_two_tabs_at_once_one_wins_and_the_other_is_told(served: Served) -> None:
    table, (red, _) = served.lay()
    one, other = served.sit(table, red), served.sit(table, red)
    for tab, action in ((one, "take 1 from a"), (other, "take 2 from b")):
        tab.send("play", seat=0, seq=0, action=action)
    outcomes = []
    for tab in (one, other):
        tab.settle()
        outcomes.append(any(told["t"] == "refused" for told in tab.told))
        assert tab.state["seq"] == 1
    assert sorted(outcomes) == [False, True]
    assert one.state == other.state
    assert sum(one.state["view"]["heaps"]) in (11, 10)


def test_several_seats_on_one_socket(served: Served) -> None:
    table, tokens = served.lay()
    both = served.sit(table, *tokens)
    assert set(both.states) == {0, 1}
    both.play("take 1 from a", seat=0)
    both.settle()
    both.play("keep", seat=0)
    both.settle()
    both.play("end turn", seat=0)
    both.settle()
    assert both.states[1]["view"]["to_act"] == 1
    both.play("take 1 from b", seat=1)
    assert both.states[1]["seq"] == 4


def test_undo_goes_back_to_the_barrier_and_no_further(served: Served) -> None:
    table, (red, blue) = served.lay()
    one, two = served.sit(table, red), served.sit(table, blue)
    assert not one.state["can_undo"]
    one.play("take 1 from a")
    assert one.state["can_undo"]
    assert not two.next("state")["state"]["can_undo"]
    one.send("undo", seat=0, seq=1)
    assert one.answer(0)["seq"] == 0
    assert one.state["view"]["heaps"] == [4, 4, 4]
    assert two.next("state")["state"]["seq"] == 0
    one.play("take 1 from a")
    one.play("draw")
    assert one.state["barrier"] == "barrier-drawn"
    assert not one.state["can_undo"]
    refused = one.refused("undo", seat=0, seq=2, all=True)
    assert refused["sentence"].startswith("cannot undo")
    assert one.state["seq"] == 2


def test_undo_all_takes_back_the_whole_turn(served: Served) -> None:
    table, (red, _) = served.lay()
    one = served.sit(table, red)
    one.play("take 1 from a")
    one.play("keep")
    one.send("undo", seat=0, seq=2, all=True)
    assert one.answer(0)["seq"] == 0


def test_nobody_takes_back_what_another_decided(served: Served) -> None:
    table, (red, blue) = served.lay()
    one, two = served.sit(table, red), served.sit(table, blue)
    one.play("take 1 from a")
    refused = two.refused("undo", seat=1, seq=1)
    assert refused["key"] == "server-not-yours-to-undo"


def test_why_not_is_answered_to_the_seat_to_act_only(served: Served) -> None:
    table, (red, blue) = served.lay(size=1)
    one, two = served.sit(table, red), served.sit(table, blue)
    one.send("why", seat=0, action="take 3 from a")
    assert one.next("why") == {"t": "why", "action": "take 3 from a", "rule": "toy.turn.take"}
    one.send("why", seat=0, action="take 1 from a")
    assert one.next("why")["rule"] is None
    one.send("why", seat=0, about={"verb": ["take", "roll"], "stones": 3})
    assert one.next("why") == {"t": "why", "action": "take 3 from a", "rule": "toy.turn.take"}
    one.send("why", seat=0, about={"heap": "b", "stones": 1})
    assert one.next("why") == {"t": "why", "action": "take 1 from b", "rule": None}
    for about in ({"verb": "roll", "stones": 3}, {"heap": "z"}, {"moon": 1}, {"stones": [1, 2]}):
        one.send("why", seat=0, about=about)
        assert one.next("why") == {"t": "why", "action": "", "rule": None}
    assert two.refused("why", seat=1, about={"heap": "a"})["key"] == "server-not-your-turn"
    assert two.refused("why", seat=1, action="take 1 from a")["key"] == "server-not-your-turn"
    assert one.refused("why", seat=0, action="fly")["key"] == "server-no-action"


def test_chat_reaches_everybody_and_those_who_come_later(served: Served) -> None:
    table, (red, blue) = served.lay()
    one, two = served.sit(table, red), served.sit(table, blue)
    one.send("chat", seat=0, text="  Привет,\n всем ")
    heard = two.next("chat")
    assert (heard["seat"], heard["text"]) == (0, "Привет, всем")
    watcher = served.sit(table, name="Anna")
    watcher.settle()
    assert [told["text"] for told in watcher.told if told["t"] == "chat"] == ["Привет, всем"]
    watcher.send("chat", text="hello")
    assert one.next("chat", lambda told: told["n"] == 2)["name"] == "Anna"
    assert watcher.refused("chat", seat=0, text="me")["key"] == "server-not-your-seat"
    assert one.refused("chat", text=" ")["key"] == "server-empty-chat"


def test_presence_tells_who_is_there(served: Served) -> None:
    table, (red, blue) = served.lay("here link")
    one = served.sit(table, red)
    two = served.sit(table, blue, name="Boris")
    there = one.next("presence", lambda told: told["seats"][1]["online"])
    assert there["seats"][1] == {
        "seat": 1,
        "kind": "link",
        "online": True,
        "bot": "",
        "name": "Boris",
        "grace": None,
        "votes": [],
        "ends": False,
        "resigned": False,
    }
    assert one.state["names"] == ["", "Boris"]
    two.close()
    assert not one.next("presence")["seats"][1]["online"]
    watcher = served.sit(table)
    assert one.next("presence")["watchers"] == 1
    watcher.close()
    assert one.next("presence")["watchers"] == 0


def test_a_reconnected_seat_goes_on_where_it_was(served: Served) -> None:
    table, (red, blue) = served.lay()
    one, two = served.sit(table, red), served.sit(table, blue)
    one.play("take 1 from a")
    one.close()
    again = served.sit(table, red)
    assert again.state["seq"] == 1
    assert again.state["log"][-1]["action"]["notation"] == "take 1 from a"
    again.play("keep")
    assert two.next("state", lambda told: told["state"]["seq"] == 2)


def test_a_bot_plays_the_seat_it_was_given(served: Served) -> None:
    table, (red, _) = served.lay("here bot", heaps=2, size=3)
    one = served.sit(table, red)
    while not one.state["over"]:
        if one.state["view"]["to_act"] == 0:
            one.play(actions(one.state)[-1])
        else:
            one.receive()
    assert one.refused("play", seat=0, seq=one.state["seq"], action="keep")["key"] == "server-over"


def test_while_a_bot_plays_for_a_seat_its_owner_must_take_it_back_first(served: Served) -> None:
    table, (red, _) = served.lay()
    one = served.sit(table, red)
    one.send("bot", seat=0, on=True, bot="random")
    one.next("state", lambda told: told["state"]["view"]["to_act"] == 1)
    refused = one.refused("play", seat=0, seq=one.state["seq"], action="keep")
    assert refused["key"] == "server-bot-plays"
