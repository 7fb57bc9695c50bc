"""Laying tables, history, forks, records and proofs over HTTP."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

import steppe
from server.people import Json, Served, actions
from steppe.kernel.chance import commitment
from steppe.kernel.options import settle
from steppe.server.entries import Imagined, Laid
from steppe.server.hall import MOST_FORKS
from steppe.server.opening import generations, open_game


def finished(served: Served, size: int = 3) -> tuple[str, list[str]]:
    """A table where a person has played a whole game against a bot."""
    table, tokens = served.lay("here bot", heaps=2, size=size)
    one = served.sit(table, tokens[0])
    while not one.state["over"]:
        if one.state["view"]["to_act"] == 0:
            one.play(actions(one.state)[0])
        else:
            one.receive()
    return table, tokens


def test_the_games_with_their_options_bots_and_quick_starts(served: Served) -> None:
    games = {game["name"]: game for game in served.get("/api/games")}
    assert set(games) == set(steppe.games())
    toy = games["toy"]
    assert toy["title"] == {"en": "Heaps", "ru": "Кучки"}
    assert toy["seats"] == [2, 4]
    assert [option["name"] for option in toy["options"]][:2] == ["heaps", "size"]
    assert "random" in [bot["id"] for bot in toy["bots"]]
    assert toy["quick"][0]["id"] == "bots"
    for game in games.values():
        assert "data" not in [option["name"] for option in game["options"]]
        assert game["quick"]


def test_no_folder_of_the_servers_machine_is_shown(served: Served) -> None:
    for game in steppe.games():
        given = served.post("/api/tables/quick", {"game": game})
        assert "data" not in served.get(f"/api/tables/{given['table']}/state")["view"]


def test_every_quick_start_of_every_game_can_be_played(served: Served) -> None:
    for game in served.get("/api/games"):
        for quick in game["quick"]:
            given = served.post("/api/tables/quick", {"game": game["name"], "quick": quick["id"]})
            own = [seat for seat in given["seats"] if seat.get("token")]
            assert len(own) == 1
            one = served.sit(given["table"], own[0]["token"])
            while "legal" not in one.state["view"]:
                one.receive()
            one.play(actions(one.state)[0], seat=own[0]["seat"])
            one.close()


def test_a_table_commits_itself_to_a_seed_that_nobody_chose(served: Served) -> None:
    body = {"game": "toy", "seats": [{"kind": "here"}, {"kind": "link", "name": "Olga"}]}
    given = served.post("/api/tables", body)
    assert len(given["seed_hash"]) == 64
    tokens = [seat["token"] for seat in given["seats"]]
    assert len(set(tokens)) == 2
    assert min(map(len, tokens)) >= 22  # 128 bits
    state = served.get(f"/api/tables/{given['table']}/state")
    assert state["seed_hash"] == given["seed_hash"]
    assert "seed" not in state
    assert not state["seed_given"]
    assert state["names"] == ["", "Olga"]
    table, _ = served.lay(seed="mine")
    assert served.get(f"/api/tables/{table}/state")["seed_given"]


def test_what_cannot_be_laid_is_refused_in_a_sentence(served: Served) -> None:
    two = [{"kind": "here"}, {"kind": "here"}]

    def refused(status: int = 400, **changed: object) -> str:
        body = {"game": "toy", "seats": two, **changed}
        sentence: str = served.post("/api/tables", body, status=status)["error"]
        assert "\n" not in sentence
        return sentence

    assert refused(404, game="go").startswith("There is no such game")
    assert "2 to 4" in refused(seats=two[:1])
    assert "no option 'wings'" in refused(options={"wings": True})
    assert "heaps" in refused(options={"heaps": "many"})
    assert "above 5" in refused(options={"heaps": 6})
    assert "no such bot" in refused(seats=[{"kind": "bot", "bot": "deep"}, *two[:1]])
    assert "$.seats[0].kind" in refused(seats=[{"kind": "king"}, *two[:1]])
    assert "printable line" in refused(seed=" a")


def test_the_folder_of_component_files_is_the_owners_choice(served: Served) -> None:
    body = {
        "game": "scythe",
        "seats": [{"kind": "here"}, {"kind": "here"}],
        "options": {"data": "/etc"},
    }
    assert served.post("/api/tables", body, status=400)["key"] == "server-data-option"


def test_history_is_seen_from_ones_own_seat(served: Served) -> None:
    table, (red, blue) = served.lay()
    one = served.sit(table, red)
    hand = one.state["view"]["players"][0]["hand"]
    for action in ("take 1 from a", "draw", "end turn"):
        one.play(action)
    before = served.get(f"/api/tables/{table}/state", red, at=1)
    assert (before["seq"], before["last"]) == (1, 3)
    assert before["view"]["players"][0]["hand"] == hand
    assert [entry["n"] for entry in before["log"]] == [1]
    assert before["turns"] == [{"from": 1, "to": 3, "seat": 0, "turn": 1}]
    other = served.get(f"/api/tables/{table}/state", blue, at=3)
    assert other["view"]["players"][0]["hand"] is None
    assert served.get(f"/api/tables/{table}/state", red, at=4, status=400)["error"]
    assert served.get(f"/api/tables/{table}/state", red, at="x", status=400)["error"]
    one.send("view", seat=0, at=1)
    assert one.next("state")["state"] == before


def test_a_finished_game_is_open_by_seat_and_with_every_secret(served: Served) -> None:
    table, _ = finished(served)
    end = served.get(f"/api/tables/{table}/state")
    assert end["over"]
    start = served.get(f"/api/tables/{table}/state", at=0)
    assert [player["hand"] for player in start["view"]["players"]] == [None, None]
    theirs = served.get(f"/api/tables/{table}/state", at=0, seat=1)
    assert theirs["view"]["players"][1]["hand"]
    everything = served.get(f"/api/tables/{table}/state", at=end["last"] - 1, open=True)
    assert [view["players"][seat]["hand"] is None for seat, view in enumerate(everything["views"])]
    assert all("action" in entry for entry in everything["log"])


def test_while_a_game_goes_on_nothing_is_opened(served: Served) -> None:
    table, (red, _) = served.lay()
    path = f"/api/tables/{table}"
    assert served.get(f"{path}/state", red, seat=1, status=403)["key"] == "server-not-your-seat"
    assert served.get(f"{path}/state", seat=0, status=403)
    assert served.get(f"{path}/state", red, open=True, status=409)["key"] == "server-not-over"
    assert served.get(f"{path}/record", red, status=409)["key"] == "server-not-over"
    assert served.get(f"{path}/verify", red, status=409)["key"] == "server-not-over"
    assert served.get(f"{path}/state", "wrong", status=403)["key"] == "server-no-seat"


def test_the_record_replays_and_can_be_uploaded_for_review(served: Served) -> None:
    table, _ = finished(served)
    record = served.get(f"/api/tables/{table}/record")
    game = steppe.loads(record)
    assert game.over
    answer = served.http.post("/api/records", content=record.encode())
    review = answer.json()["table"]
    state = served.get(f"/api/tables/{review}/state", seat=1, open=True)
    assert state["review"]
    assert state["scores"] == list(game.scores)
    assert served.get(f"/api/tables/{review}/record") == record
    watcher = served.sit(review)
    assert watcher.refused("bot", seat=0, on=True)["key"] == "server-not-your-seat"


def test_an_unfinished_record_is_reviewed_with_everything_open(served: Served) -> None:
    game = steppe.new("toy", seats=2, seed=3)
    game.play("take 1 from a")
    answer = served.http.post("/api/records", content=game.record().encode())
    table = answer.json()["table"]
    state = served.get(f"/api/tables/{table}/state", seat=1, open=True)
    assert state["seed"] == "3"
    assert not state["over"]
    assert len(state["views"]) == 2


def test_a_record_of_other_rules_is_shown_as_far_as_it_holds(served: Served) -> None:
    game = steppe.new("toy", seats=2, seed=3)
    for notation in ("take 1 from a", "draw", "end turn", "take 2 from b"):
        game.play(notation)
    record = game.record().replace("rules: 3", "rules: 2")
    for text, decisions in ((record, 4), (record.replace("take 2 from b", "draw"), 3)):
        answer = served.http.post("/api/records", content=text.encode())
        table = answer.json()["table"]
        state = served.get(f"/api/tables/{table}/state", seat=1, open=True)
        assert state["rules"] == {"laid": 2, "now": 3, "whole": decisions == 4}
        again = steppe.loads(served.get(f"/api/tables/{table}/record"))
        assert len(again.timeline) == decisions
    damaged = record.replace("end: 4", "end: 5")
    answer = served.http.post("/api/records", content=damaged.encode())
    assert answer.status_code == 400
    assert "4 decisions" in str(answer.json())


def test_what_is_no_record_is_refused(served: Served) -> None:
    def upload(content: bytes) -> str:
        answer = served.http.post("/api/records", content=content)
        assert answer.status_code == 400
        sentence: str = answer.json()["error"]
        return sentence

    assert "not a record" in upload(b"hello")
    assert "not a record" in upload(b"\xff\xfe\x00")
    game = steppe.new("toy", seats=2, seed=3)
    game.play("take 1 from a")
    assert "lacks" in upload(b"steppe record 2\ngame: toy\n")
    assert "decisions" in upload(game.record().replace("end: 1", "end: 2").encode())
    folder = game.record().replace('"note": ""', '"data": "/etc"').encode()
    assert "does not have" in upload(folder)


def test_the_proof_that_a_game_was_dealt_from_its_seed(served: Served) -> None:
    table, (red, _) = finished(served, size=2)
    shown = served.get(f"/api/tables/{table}/state", red)["seed_hash"]
    verdict = served.get(f"/api/tables/{table}/verify")
    assert verdict["ok"]
    assert commitment(verdict["seed"], verdict["salt"]) == verdict["seed_hash"] == shown
    assert len(verdict["salt"]) == 32
    assert verdict["sentence"].endswith(".")
    state = served.get(f"/api/tables/{table}/state", red)
    assert (state["seed"], state["salt"]) == (verdict["seed"], verdict["salt"])


def test_a_typed_seed_cannot_be_found_from_the_hash_that_is_shown(served: Served) -> None:
    tables = [served.lay(seed="evening")[0] for _ in range(2)]
    states = [served.get(f"/api/tables/{table}/state") for table in tables]
    assert all("salt" not in state for state in states)
    hashes = {state["seed_hash"] for state in states}
    assert len(hashes | {commitment("evening")}) == 3


def test_the_record_of_a_table_proves_its_hash_anywhere(served: Served) -> None:
    table, _ = finished(served, size=2)
    state = served.get(f"/api/tables/{table}/state")
    record = served.get(f"/api/tables/{table}/record")
    assert f"salt: {state['salt']}" in record
    assert steppe.loads(record).record() == record
    looked_at = served.http.post("/api/records", content=record.encode()).json()["table"]
    assert served.get(f"/api/tables/{looked_at}/state")["seed_hash"] == state["seed_hash"]
    assert served.get(f"/api/tables/{looked_at}/verify")["ok"]
    fork = served.post(f"/api/tables/{table}/fork", {"at": 1})["table"]
    assert served.get(f"/api/tables/{fork}/state")["seed_hash"] == state["seed_hash"]


def test_tables_and_records_of_before_have_no_salt_and_verify(served: Served) -> None:
    game = steppe.new("toy", seats=2, seed="evening")
    game.play("take 1 from a")
    assert "salt" not in game.record()
    looked_at = served.http.post("/api/records", content=game.record().encode()).json()["table"]
    verdict = served.get(f"/api/tables/{looked_at}/verify")
    assert verdict["ok"]
    assert verdict["seed_hash"] == commitment("evening")
    assert verdict["salt"] == ""


def test_a_fork_of_a_finished_game_goes_on_with_the_same_cards(served: Served) -> None:
    table, _ = finished(served)
    given = served.post(f"/api/tables/{table}/fork", {"at": 2})
    assert "redrawn" not in given
    fork = served.get(f"/api/tables/{given['table']}/state", open=False)
    assert fork["seq"] == 2
    assert not fork["over"]
    was = served.get(f"/api/tables/{table}/state", at=2)
    assert fork["view"] == was["view"]
    (token,) = [seat["token"] for seat in given["seats"] if "token" in seat]
    one = served.sit(given["table"], token)
    one.play(actions(one.state)[-1])
    last = served.get(f"/api/tables/{table}/state")["last"]
    refused = served.post(f"/api/tables/{table}/fork", {"at": last}, status=409)
    assert refused["key"] == "server-fork-over"


def test_a_fork_of_an_unfinished_game_draws_the_secrets_anew(served: Served) -> None:
    table, tokens = served.lay("here here", heaps=5)
    one = served.sit(table, tokens[0])
    for action in ("take 1 from a", "draw", "end turn"):
        one.play(action)
    real = served.get(f"/api/tables/{table}/state", tokens[1])["view"]["players"][1]["hand"]
    other_hands = set()
    seats = [{"kind": "here"}, {"kind": "link"}]
    for _ in range(8):
        given = served.post(f"/api/tables/{table}/fork", {"at": 3, "seats": seats}, tokens[0])
        assert given["redrawn"]
        mine, theirs = [seat["token"] for seat in given["seats"]]
        path = f"/api/tables/{given['table']}/state"
        assert (
            served.get(path, mine)["view"]
            == served.get(f"/api/tables/{table}/state", tokens[0], at=3)["view"]
        )
        other_hands.add(tuple(served.get(path, theirs)["view"]["players"][1]["hand"]))
    assert len(other_hands) > 1, f"always {real}"


def test_a_fork_can_be_played_taken_back_and_forked_again(served: Served) -> None:
    table, tokens = served.lay("here here", heaps=2, size=3)
    one = served.sit(table, tokens[0])
    for action in ("take 1 from a", "keep"):
        one.play(action)
    seats = [{"kind": "here"}, {"kind": "here"}]
    for at in (1, 0):
        given = served.post(f"/api/tables/{table}/fork", {"at": at, "seats": seats}, tokens[0])
        table, tokens = given["table"], [seat["token"] for seat in given["seats"]]
        one = served.sit(table, tokens[0])
        assert one.state["redrawn"]
        one.play(actions(one.state)[-1])
        one.send("undo", seat=0, seq=1)
        assert one.answer(0)["seq"] == 0
        one.play(actions(one.state)[-1])
    both = served.sit(table, *tokens)
    while not both.states[0]["over"]:
        seat = both.states[0]["view"]["to_act"]
        both.play(actions(both.states[seat])[-1], seat=seat)
        both.settle()
    assert served.get(f"/api/tables/{table}/record", status=409)["key"] == "server-no-record"
    assert served.get(f"/api/tables/{table}/verify")["ok"]


def test_a_fork_of_a_fork_can_be_forked_so_often_and_no_more(served: Served) -> None:
    table, tokens = served.lay("here here", heaps=2, size=3)
    body = {"at": 0, "seats": [{"kind": "here"}, {"kind": "here"}]}
    for _ in range(MOST_FORKS):
        given = served.post(f"/api/tables/{table}/fork", body, tokens[0])
        table, tokens = given["table"], [seat["token"] for seat in given["seats"]]
    refused = served.post(f"/api/tables/{table}/fork", body, tokens[0], status=409)
    assert refused["key"] == "server-fork-depth"
    one = served.sit(table, tokens[0])
    one.play(actions(one.state)[-1])


def test_a_long_line_of_forks_is_opened_without_recursion() -> None:
    laid = Laid(
        game="toy",
        rules=3,
        seats=2,
        seed="7",
        seed_hash="",
        options=settle(steppe.box("toy").options, {}),
        places=(),
        at=0.0,
    )
    straight = open_game(laid)
    for number in range(3_000):
        decided = (straight.default.notation,) if number % 300 == 0 else ()
        for notation in decided:
            straight.play(notation)
        laid = replace(laid, seed=str(number), imagined=Imagined(0, laid, decided))
        straight = straight.fork(0, laid.seed)
    count = len(generations(laid))
    assert count == 3_001
    assert open_game(laid).hash() == straight.hash()


def test_only_a_seat_forks_a_game_that_goes_on(served: Served) -> None:
    table, (red, _) = served.lay()
    path = f"/api/tables/{table}/fork"
    assert served.post(path, {"at": 0}, status=403)["key"] == "server-fork-needs-seat"
    assert served.post(path, {"at": 0, "seat": 1}, red, status=403)
    assert served.post(path, {"at": 5}, red, status=400)
    assert served.post(path, {"at": 0, "seats": [{"kind": "here"}]}, red, status=400)


def test_my_tables(served: Served) -> None:
    table, (red, _) = served.lay()
    over, tokens = finished(served)
    known: list[Json] = [
        {"table": table, "tokens": [red]},
        {"table": over, "tokens": [tokens[0]]},
        {"table": "nowhere", "tokens": []},
    ]
    mine, done, gone = served.post("/api/tables/mine", {"tables": known})["tables"]
    assert mine["my_turn"]
    assert mine["seats"] == [0]
    assert mine["labels"] == ["red", "blue"]
    assert done["over"]
    assert done["winners"]
    assert gone == {"table": "nowhere", "gone": True}


def test_the_living_rulebook_and_the_credits(served: Served) -> None:
    rules = served.get("/api/rules/scythe")
    assert rules["version"] >= 1
    assert {"id", "chapter", "en", "ru", "reading", "option", "completed"} == set(rules["rules"][0])
    assert served.get("/api/rules/go", status=404)["key"] == "server-no-game"
    assert any(credit["licence"] == "CC BY 3.0" for credit in served.get("/api/credits"))


@pytest.mark.parametrize("game", ["scythe", "noria", "raiders"])
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_game_is_told_in_words(served: Served, game: str, lang: str) -> None:
    table, (own, _) = served.lay("here here", game=game)
    given = served.get(f"/api/tables/{table}/text", own, seat=0, lang=lang)
    drawn = steppe.new(game, seats=2, seed="7")
    assert given["text"] == drawn.box.draw(drawn.board(0), drawn.box.phrases(lang))
