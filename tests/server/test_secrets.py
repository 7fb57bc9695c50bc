"""Nothing a viewer may not know leaves the server.

Two tables are laid that a viewer cannot tell apart: forks of one game in which everything hidden
from that viewer was drawn anew. As long as the same things happen at both, every byte that the
viewer is sent must be the same.
"""

from __future__ import annotations

import random
from itertools import pairwise
from pathlib import Path

import pytest

import steppe
from server.people import Person, Served, actions
from steppe.server.history import History

NOT_COMPARED = ("table", "seed_hash")


class Twins:
    """Two forks of a table for one viewer, and a person at each of their seats."""

    def __init__(self, served: Served, table: str, at: int, viewer: int, token: str) -> None:
        seats = len(served.get(f"/api/tables/{table}/state")["names"])
        wanted = {"at": at, "seats": [{"kind": "link"} for _ in range(seats)]}
        self.tables = [served.post(f"/api/tables/{table}/fork", wanted, token) for _ in range(2)]
        self.viewer = viewer
        self.players: list[list[Person]] = []
        self.watchers: list[Person] = []
        for given in self.tables:
            tokens = [seat["token"] for seat in given["seats"]]
            self.players.append([served.sit(given["table"], token) for token in tokens])
            self.watchers.append(served.sit(given["table"]))
        self.everybody = [person for twin in self.players for person in twin] + self.watchers
        self.settle()

    def settle(self) -> None:
        for _ in range(2):
            for person in self.everybody:
                person.settle()

    @property
    def to_act(self) -> int | None:
        first, second = (twin[0].state["view"]["to_act"] for twin in self.players)
        assert first == second
        to_act: int | None = first
        return to_act

    def common(self) -> list[str]:
        """What may be done at both tables."""
        seat = self.to_act
        assert seat is not None
        first, second = (actions(twin[seat].state) for twin in self.players)
        return [action for action in first if action in second]

    def play(self, action: str) -> None:
        seat = self.to_act
        for twin in self.players:
            assert seat is not None
            twin[seat].play(action)
        self.settle()

    def compare(self) -> None:
        """What the viewer and a spectator were sent is the same at both, to the byte."""
        for pair in (
            [twin[self.viewer] for twin in self.players],
            self.watchers,
        ):
            one, other = (self._told(person) for person in pair)
            assert one == other

    def _told(self, person: Person) -> list[str]:
        given = self.tables[0] if person.table == self.tables[0]["table"] else self.tables[1]
        texts = []
        for frame in person.frames:
            for name in NOT_COMPARED:
                frame = frame.replace(str(given[name]), name)
            if '"t":"pong"' not in frame:
                texts.append(frame)
        return texts


def test_hands_draws_and_choices_of_others_do_not_show(served: Served) -> None:
    table, tokens = served.lay("here here here", heaps=5, size=9)
    chance = random.Random(5)
    while True:
        twins = Twins(served, table, 0, 0, tokens[0])
        first, second = (twin[1].state["view"] for twin in twins.players)
        if first != second:  # what is hidden from the viewer
            break
    for _ in range(60):
        twins.play(chance.choice([a for a in twins.common() if a != "roll"]))
        if twins.players[0][0].state["over"]:
            break
        if twins.players[0][0].state["view"]["players"][0]["cards"] > 1:
            break  # the viewer drew: what was hidden has become known
        twins.compare()
    assert twins.players[0][0].state["seq"] > 3


def scythe_combat(served: Served) -> tuple[str, list[str]]:
    """A table at the moment at which an attacker with two cards and two units sets the dial."""
    for seed in range(1, 60):
        game = steppe.new("scythe", seats=2, seed=seed)
        chance = random.Random(seed)
        while not game.over and len(game.history) < 1500:
            if type(game.decision).__name__ == "Dial":
                seat = game.to_act
                view = game.view(seat)
                if view["battle"]["attacker"] == seat and view["decision"]["cards"] >= 2:
                    if len(view["players"][seat]["hand"]) >= 2:
                        return continued(served, game)
            fights = [action for action in game.legal() if action.verb == "fight"]
            game.play(chance.choice(fights or game.legal()))
    pytest.fail("no combat with two cards was found")


def continued(served: Served, game: steppe.Game) -> tuple[str, list[str]]:
    """A table at which people go on with a game."""
    review = served.http.post("/api/records", content=game.record().encode()).json()["table"]
    last = served.get(f"/api/tables/{review}/state")["last"]
    seats = [{"kind": "link"} for _ in range(game.seats)]
    given = served.post(f"/api/tables/{review}/fork", {"at": last, "seats": seats})
    return given["table"], [seat["token"] for seat in given["seats"]]


def test_how_much_goes_into_a_combat_does_not_show(served: Served) -> None:
    """The attacker of one twin adds two cards, of the other none: nobody else can tell."""
    table, tokens = scythe_combat(served)
    state = served.get(f"/api/tables/{table}/state")
    attacker = state["view"]["to_act"]
    defender = 1 - attacker
    seq = served.get(f"/api/tables/{table}/state", tokens[defender])["seq"]
    twins = Twins(served, table, seq, defender, tokens[defender])
    (one, other) = (twin[attacker] for twin in twins.players)
    watched = [
        (given["table"], own)
        for given in twins.tables
        for own in ([], [given["seats"][defender]["token"]])
    ]
    one.play(actions(one.state)[0])
    other.play(actions(other.state)[-1])
    for person in (one, other):
        assert person.state["view"]["decision"]["kind"] == "AddCard"
    twins.settle()
    twins.compare()
    before = changed(served, watched)
    added = 0
    while one.state["view"]["decision"]["kind"] == "AddCard" and added < 2:
        if one.state["view"]["to_act"] != attacker:
            break
        one.play(actions(one.state)[0])
        added += 1
        twins.settle()
        if one.state["view"]["to_act"] == attacker:
            twins.compare()
            assert changed(served, watched) == before
    while one.state["view"]["to_act"] == attacker and not one.state["over"]:
        one.play(actions(one.state)[-1])
    other.play(actions(other.state)[-1])
    twins.settle()
    assert added >= 1
    assert one.state["view"]["decision"]["kind"] == "Dial"
    assert one.state["seq"] != other.state["seq"]
    twins.compare()


def changed(served: Served, watched: list[tuple[str, list[str]]]) -> list[float]:
    """When tables changed, according to the list for these tokens."""
    wanted = [{"table": table, "tokens": tokens} for table, tokens in watched]
    mine = served.post("/api/tables/mine", {"tables": wanted})
    return [shown["changed"] for shown in mine["tables"]]


def test_an_undo_within_a_secret_does_not_show(served: Served) -> None:
    table, tokens = scythe_combat(served)
    attacker = served.get(f"/api/tables/{table}/state")["view"]["to_act"]
    one = served.sit(table, tokens[attacker])
    two = served.sit(table, tokens[1 - attacker])
    one.play(actions(one.state)[-1])
    two.settle()
    watched = [(table, []), (table, [tokens[1 - attacker]])]
    before, shown = len(two.frames), changed(served, watched)
    one.play(actions(one.state)[0])
    one.send("undo", seat=attacker, seq=one.state["seq"])
    one.answer(attacker)
    two.settle()
    assert [told for told in two.told[before:] if told["t"] != "pong"] == []
    assert changed(served, watched) == shown


def test_every_viewer_counts_what_it_could_notice(served: Served) -> None:
    """At any moment of a game with combats: counts go up by one, and lead back to the moment."""
    import steppe

    chance = random.Random(3)
    history = History(steppe.new("scythe", seats=2, seed=11))
    while not history.game.over and len(history) < 900:
        history.play(chance.choice(history.game.legal()))
    assert history.hushed, "no secret choice was made"
    for viewer in (None, 0, 1):
        counts = [history.counted(viewer, n) for n in range(len(history) + 1)]
        assert {b - a for a, b in pairwise(counts)} <= {0, 1}
        for n, counted in enumerate(counts):
            number = history.number(viewer, counted)
            assert number >= n
            assert counts[number] == counted
            assert number == len(history) or counts[number + 1] == counted + 1


def test_actions_of_others_are_in_the_log_only_when_the_game_is_over(served: Served) -> None:
    table, tokens = served.lay(heaps=1, size=2)
    people = [served.sit(table, token) for token in tokens]
    watcher = served.sit(table)
    while not people[0].state["over"]:
        seat = people[0].state["view"]["to_act"]
        people[seat].play(actions(people[seat].state)[-1])
        for person in [*people, watcher]:
            person.settle()
            for entry in person.state["log"]:
                may = person.state["over"] or entry["seat"] == person.state["seat"]
                assert ("action" in entry) == may


def test_no_token_and_no_seed_is_ever_sent_or_stored(served: Served, tmp_path: Path) -> None:
    table, tokens = served.lay(seed=None)
    people = [served.sit(table, token) for token in tokens]
    people[0].play("take 1 from a")
    for token in tokens:
        for person in people:
            person.settle()
            assert not any(token in frame for frame in person.frames)
        for file in tmp_path.glob("tables.db*"):
            assert token.encode() not in file.read_bytes()
    state = served.get(f"/api/tables/{table}/state", *tokens)
    assert "seed" not in state


def test_refusals_do_not_tell_what_others_may_do(served: Served) -> None:
    table, (_, blue) = served.lay()
    two = served.sit(table, blue)
    sentences = {
        two.refused("play", seat=1, seq=0, action=action)["sentence"]
        for action in ("take 1 from a", "take 3 from a", "keep", "nonsense")
    }
    assert len(sentences) == 1
