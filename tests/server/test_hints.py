"""A hint for a person: what a strong bot would do on the seat, and why."""

from __future__ import annotations

import pytest

from server.conftest import Serve
from server.people import Person, Served, actions
from server.unlimited import UNLIMITED
from steppe.kernel.language import LANGUAGES, phrasebook
from steppe.server.app import Settings
from steppe.server.limits import Rate


def hint(person: Person, seat: int = 0) -> dict[str, object]:
    person.send("hint", seat=seat, seq=person.states[seat]["seq"])
    return person.next("hint")


@pytest.mark.parametrize("game", ["scythe", "noria", "raiders"])
def test_a_hint_is_one_of_the_offered_actions_with_a_reason_that_can_be_said(
    served: Served, game: str
) -> None:
    table, (token, _) = served.lay("here bot", game=game)
    person = served.sit(table, token)
    if person.state["view"]["to_act"] != 0:
        person.next("state", lambda told: told["state"]["view"]["to_act"] == 0)
    told = hint(person)
    assert told["action"] in actions(person.state)
    assert told["seq"] == person.state["seq"]
    if told["reason"]:
        for lang in LANGUAGES:
            assert phrasebook("", lang).has(str(told["reason"]))


def test_only_the_seat_to_act_is_given_a_hint(served: Served) -> None:
    table, (one, two) = served.lay()
    people = served.sit(table, one), served.sit(table, two)
    assert people[1].refused("hint", seat=0, seq=0)["key"] == "server-not-your-seat"
    assert people[1].refused("hint", seat=1, seq=0)["key"] == "server-not-your-turn"
    assert served.sit(table).refused("hint", seat=0, seq=0)["key"] == "server-not-your-seat"
    assert people[0].refused("hint", seat=0, seq=5)["key"] == "server-stale"
    hint(people[0])


def test_nobody_else_is_told_a_hint(served: Served) -> None:
    table, (one, two) = served.lay()
    asking, other, watcher = served.sit(table, one), served.sit(table, two), served.sit(table)
    hint(asking)
    for person in (other, watcher):
        person.settle()
        assert "hint" not in [told["t"] for told in person.told]


def test_whoever_asks_too_often_is_told_so(serve: Serve) -> None:
    served = serve(Settings(limits=UNLIMITED._replace(hints=Rate(2, 0.0)), pace=0))
    table, (one, _) = served.lay()
    person = served.sit(table, one)
    for _ in range(2):
        hint(person)
    assert person.refused("hint", seat=0, seq=0)["key"] == "server-too-many"
