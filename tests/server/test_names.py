"""What people are called and say: nothing deceives the eye, and nobody is taken for a player."""

from __future__ import annotations

import unicodedata

import pytest

from server.conftest import Serve
from server.people import Served
from steppe.server import names
from steppe.server.refusal import Refusal


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("  Anna   Maria ", "Anna Maria"),
        ("Anna\u202egnp", "Annagnp"),
        ("A\u200bn\u2060n\ufeffa", "Anna"),
        ("An\x00na\x1b[2J", "Anna[2J"),
        ("An\nna\u2028x", "An na x"),
        ("\u2066Anna\u2069\u200e", "Anna"),
        ("\u3164\u2800\u115f", ""),
        ("\u200d\ufe0f", ""),
        ("Ａｎｎａ ℌ", "Anna H"),
        ("A\u0301nna", "Ánna"),
        ("Z" + "\u0336" * 30, "Z" + "\u0336" * 2),
        ("Анна Maria", "Анна Maria"),
        ("Анна-Maria 2", "Анна-Maria 2"),
        ("山田ゆうこさん", "山田ゆうこさん"),
        ("Δημήτρης", "Δημήτρης"),
        ("Ирина ❤ 7", "Ирина ❤ 7"),
        ("\ufdfa" * 40, names.name("\ufdfa" * 40)),
    ],
)
def test_a_name_is_what_can_be_seen(written: str, kept: str) -> None:
    found = names.name(written)
    assert found == kept
    assert names.name(found) == found
    assert len(found) <= names.LONGEST
    assert not any(unicodedata.category(one) in names.UNSEEN for one in found)


@pytest.mark.parametrize("mixed", ["Аnna", "Annа", "pаypal", "Воb", "Ρeter", "x Мaria y"])
def test_a_word_of_a_name_is_of_one_script(mixed: str) -> None:
    with pytest.raises(Refusal) as told:
        names.name(mixed)
    assert told.value.key == "server-name-scripts"


@pytest.mark.parametrize(
    ("name", "player"),
    [
        ("anna", "Anna"),
        ("Anna.", "Anna"),
        ("А н н а", "Анна"),
        ("осе", "oce"),
        ("ВОВ", "BOB"),
        ("ΑΝΝΑ", "anna"),
        ("lvan", "Ivan"),
        ("B0B", "Bob"),
        ("Ánna", "Anna"),
    ],
)
def test_names_that_look_alike_are_one(name: str, player: str) -> None:
    assert names.taken(name, ["x", player])
    assert not names.taken(name, ["", "Boris"])


def test_what_is_said_keeps_its_pictures_and_nothing_that_turns_it_around() -> None:
    family = "\U0001f468\u200d\U0001f469\u200d\U0001f467 ❤\ufe0f"
    assert names.said(family) == family
    assert names.said("a\u202eb\x07c\u200bd\n e") == "abcd e"
    assert names.said("\u200d\u202e ") == ""


def test_a_spectator_is_not_called_as_a_player(served: Served) -> None:
    table, (red, blue) = served.lay("link link")
    served.sit(table, red, name="Анна")
    for name in ("Анна", " а н н а", "AHHA"):
        watcher = served.come(table)
        watcher.send("hello", tokens=[], name=name)
        assert watcher.next("refused")["key"] == "server-name-taken"
        watcher.next("presence")
        watcher.send("chat", text="it is me")
        assert watcher.next("chat")["name"] == ""
    other = served.come(table)
    other.send("hello", tokens=[blue], name="Анна.")
    assert other.next("refused")["key"] == "server-name-taken"
    other.next("presence")
    assert other.state["names"] == ["Анна", ""]


def test_nor_when_a_player_takes_that_name_later(served: Served) -> None:
    table, (red, _) = served.lay("link link")
    watcher = served.sit(table, name="Anna")
    watcher.send("chat", text="first")
    assert watcher.next("chat")["name"] == "Anna"
    served.sit(table, red, name="anna")
    watcher.send("chat", text="second")
    line = watcher.next("chat", lambda told: told["text"] == "second")
    assert (line["name"], line["seat"]) == ("", None)


def test_nobody_speaks_as_a_spectator_who_is_a_player(served: Served) -> None:
    table, (red, _) = served.lay("link link")
    one = served.sit(table, red, name="Anna")
    one.send("chat", text="hello")
    assert one.next("chat")["seat"] == 0


def test_a_name_that_mixes_scripts_keeps_nobody_out(served: Served) -> None:
    table, (red, _) = served.lay("link link")
    one = served.come(table)
    one.send("hello", tokens=[red], name="Аnna")
    refused = one.next("refused")
    assert (refused["key"], refused["words"]) == ("server-name-scripts", {"word": "Аnna"})
    one.next("presence")
    assert one.state["names"] == ["", ""]
    one.play("take 1 from a")


def test_names_that_are_given_with_a_table_are_the_same_way(serve: Serve) -> None:
    served = serve()
    seats = [{"kind": "here", "name": "Аnna"}, {"kind": "here"}]
    refused = served.post("/api/tables", {"game": "toy", "seats": seats}, status=400)
    assert refused["key"] == "server-name-scripts"
    seats[0]["name"] = "An\u202ena"
    given = served.post("/api/tables", {"game": "toy", "seats": seats})
    assert served.get(f"/api/tables/{given['table']}/state")["names"][0] == "Anna"
    wanted = {"game": "toy", "seats": 3, "name": "Bo\u200bb"}
    gathering = served.post("/api/gatherings", wanted)["gathering"]
    path = f"/api/gatherings/{gathering}"
    assert served.get(path)["guests"][0]["name"] == "Bob"
    refused = served.post(f"{path}/enter", {"name": "ВОВ"}, status=400)
    assert refused["key"] == "server-name-taken"
