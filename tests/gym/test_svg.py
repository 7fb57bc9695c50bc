"""The drawings."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

import steppe
from gym.tables import ALL, states

SVG = "{http://www.w3.org/2000/svg}"


def drawn(game: steppe.Game, seat: int | None = 0) -> ElementTree.Element:
    return ElementTree.fromstring(game.box.picture(game.board(seat)).text())


def texts(picture: ElementTree.Element) -> list[str]:
    return [element.text or "" for element in picture.iter(f"{SVG}text")]


@pytest.mark.parametrize(("name", "seats"), ALL)
def test_every_state_can_be_drawn_for_everybody(name: str, seats: int) -> None:
    for game in states(name, seats, every=60):
        for seat in (None, *range(seats)):
            assert drawn(game, seat).tag == f"{SVG}svg"


def test_scythe_shows_every_place_and_every_hero() -> None:
    game = steppe.new("scythe", seats=3, seed=4)
    picture = drawn(game)
    places = [place["id"] for place in game.view()["places"]]
    assert len(list(picture.iter(f"{SVG}polygon"))) == len(places)
    assert set(places) <= set(texts(picture))
    assert texts(picture).count("H") == 3


def test_noria_shows_every_disc_of_every_wheel() -> None:
    game = steppe.new("noria", seats=2, seed=4)
    wheels = [player["wheel"] for player in game.view()["players"]]
    discs = [disc["disc"][:3] for wheel in wheels for disc in wheel.values() if disc]
    market = [disc["disc"][:3] for disc in game.view()["market"]]
    shown = texts(drawn(game))
    for disc in set(discs):
        assert shown.count(disc) == discs.count(disc) + market.count(disc)


def test_raiders_shows_every_space_and_building() -> None:
    game = steppe.new("raiders", seats=4, seed=4)
    shown = set(texts(drawn(game)))
    assert set(game.view()["spaces"]) <= shown
    assert set(game.view()["village"]) <= shown


def test_a_drawing_shows_only_the_own_hand() -> None:
    game = steppe.new("scythe", seats=2, seed=4)
    own = game.view(0)["players"][0]["hand"]
    assert any(str(own) in text for text in texts(drawn(game, 0)))
    assert not any(str(own) in text for text in texts(drawn(game, None)))
